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
    📦 This file has everything I keep about you, your moves at every table included.
    -# The format is JSON. `/privacy forget` deletes it all, or takes your name out.
privacy-export-sent = 📦 The file is in your direct messages.
privacy-export-dms-closed = Discord doesn’t let me message you, so here it is.
privacy-contact = -# Questions about your data: { $contact }
privacy-forget = forget
    .about = Forget everything about you, for good
privacy-forget-nothing = I don’t keep anything about you.
privacy-forget-question =
    ### Shall I forget you?
    There’s no way back. Other people’s games stay complete. First I’ll show you what goes.
privacy-forget-on = Show me what goes
privacy-forget-keep = Keep everything
privacy-forget-really =
    ### This will be gone for good
    { $groups }

    Your seats in running games go to the computer. In finished games and tournaments it’ll say “{ $name }”; the others keep their places and scores.
    { "**" }This can’t be undone.** Messages with your name belong to Discord; I don’t change those.
privacy-forget-group =
    - { $group ->
        [games] Games and invitations
        [ratings] Ratings
        [progress] Lessons and days
        [settings] Settings and bells
       *[events] Tournaments and game nights
    }: { $count }
privacy-forget-now = Forget me for good
privacy-forget-kept = Nothing has changed. I still know you.
privacy-forget-done =
    Done: I’ve forgotten you.
    -# Messages with your name belong to Discord and stay until somebody deletes them. A backup may keep your data until a newer one replaces it.
privacy-stand-in = somebody
