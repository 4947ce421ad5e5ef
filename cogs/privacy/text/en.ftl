### Words of /privacy.

privacy-help = -# 🔒 `/{ privacy-command }`: your data
privacy-command = privacy
    .about = What I keep about you, and how to delete it
privacy-export = export
    .about = Everything I keep about you, as a file
privacy-export-to = to
    .about = Where the file goes
privacy-export-here = here, privately
privacy-export-dm = by DM
privacy-export-about =
    📦 This JSON file has everything I keep about you, including all your moves.
    -# `/privacy forget` deletes your data, and takes your name out of what stays.
privacy-export-sent = 📦 The file is in our DMs.
privacy-export-dms-closed = Discord won’t let me send you DMs, so here it is.
privacy-contact = -# Questions about your data: { $contact }
privacy-forget = forget
    .about = Forget everything about you, for good
privacy-forget-nothing = I don’t keep anything about you.
privacy-forget-question =
    ### Shall I forget you?
    There’s no way back. First, I’ll show you what goes. Other people’s games stay complete.
privacy-forget-on = Show me what goes
privacy-forget-keep = Keep everything
privacy-forget-really =
    ### This will be gone for good
    { $groups }

    The computer takes over your seats in running games. Finished games and tournaments will say “{ $name }” instead of your name; all places and scores stay.
    { "**" }This can’t be undone.** I don’t change messages with your name: they belong to Discord.
privacy-forget-group =
    - { $group ->
        [games] Games and invitations
        [ratings] Ratings
        [progress] Lessons and days of `/today`
        [settings] Settings and bells
       *[events] Tournaments and game nights
    }: { $count }
privacy-forget-now = Forget me for good
privacy-forget-kept = Nothing was deleted.
privacy-forget-done =
    I’ve forgotten you.
    -# Messages with your name stay until somebody deletes them, and backups may hold your data until newer ones replace them.
privacy-stand-in = somebody
