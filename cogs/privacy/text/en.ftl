### Words of /privacy.

privacy-help = -# 🔒 `/{ privacy-command }`: your data
privacy-command = privacy
    .about = What I keep about you, and how to delete it
privacy-export = export
    .about = Everything I keep about you, as a file
privacy-export-to = to
    .about = Where the file goes
privacy-export-here = here, privately
privacy-export-dm = by direct message
privacy-export-about =
    📦 Here’s a file with everything I keep about you, from settings and ratings to puzzles and tournaments. { $tables ->
        [0] You have no seat at any table.
        [one] Your seat at one table is in it, with your moves.
       *[other] Your seats at { $tables } tables are in it, with your moves.
    }
    -# The format is JSON. `/privacy forget` deletes it all, or takes your name out.
privacy-export-sent = 📦 The file is in your direct messages.
privacy-export-dms-closed = Discord doesn’t let me message you right now. So here it is, for your eyes only.
privacy-contact = -# Questions about your data: { $contact }
privacy-forget = forget
    .about = Forget everything about you, for good
privacy-forget-nothing = I don’t keep anything about you, so there’s nothing to forget.
privacy-forget-question =
    ### Shall I forget you?
    Your name disappears from your seats, and there’s no way back. Other people’s games stay complete. Nothing happens yet: first I’ll show you what goes.
privacy-forget-on = Show me what goes
privacy-forget-keep = Keep everything
privacy-forget-really =
    ### This will be gone for good
forget-running =
    { $running ->
        [one] Your seat in one running game: the computer plays on, and you can’t come back.
       *[other] Your seats in { $running } running games: the computer plays on, and you can’t come back.
    }
forget-lobbies =
    { $lobbies ->
        [one] Your seat at one table that hasn’t started.
       *[other] Your seats at { $lobbies } tables that haven’t started.
    }
forget-over =
    { $over ->
        [one] Your name in one finished game: it’ll say “{ $name }” instead. The others keep their places and scores.
       *[other] Your name in { $over } finished games: they’ll say “{ $name }” instead. The others keep their places and scores.
    }
forget-removed =
    { $removed ->
        [one] That you were removed from one table.
       *[other] That you were removed from { $removed } tables.
    }
forget-solos =
    { $solos ->
        [one] A game you’re playing on your own.
       *[other] { $solos } games you’re playing on your own.
    }
forget-settings = Your settings.
privacy-forget-for-ever = **There’s no undo.** Your name also appears in messages on Discord; those belong to Discord, and I don’t change them.
privacy-forget-now = Forget me for good
privacy-forget-kept = Nothing has changed. I still know you.
privacy-forget-done =
    Done: I’ve forgotten you.
    -# Messages in Discord belong to Discord: old boards and texts with your name stay until somebody deletes them. A backup may keep your data until a newer one replaces it. If you play again, we start from scratch.
forget-alone =
    { $alone ->
        [one] One game you played alone in direct messages, all of it.
       *[other] { $alone } games you played alone in direct messages, all of them.
    }
forget-invitations = Your invitations of the last day.
privacy-stand-in = somebody
