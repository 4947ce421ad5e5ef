### Words of /settings.

settings-help-me = -# ⚙️ `/{ settings-command } { settings-me }`: your pings and your hand
settings-help-server = -# 🛠️ `/{ settings-command } { settings-server }`: this server’s tables
settings-command = settings
    .about = Your own settings, and the server’s
settings-me = me
    .about = Where I ping you, and whether your hand also comes by DM
settings-me-head =
    ### Your settings
    -# They apply in every server. Your language is the one you use in Discord.
    { "**" }Ping me when a game or an invitation is waiting**
settings-reminders =
    { $chosen ->
        [channel] In the channel
        [dm] By DM
       *[off] Not at all
    }
settings-switches = **Press to switch:**
settings-switch =
    { $what }: { $is_on ->
        [yes] on
       *[no] off
    }
settings-hands = My hand also by DM
settings-words = My hand in words
settings-words-more = -# Screen readers can use **{ settings-words }** and every game’s `{ command-read }`.
settings-invitations = Invitations to tables
settings-bells-about = -# 🔔 Bells ring where you get your pings.
settings-server = server
    .about = This server’s tables, for its admins
settings-server-head =
    ### This server’s tables
    -# These apply to new tables. Each can have its own language and pace.
settings-server-language = **Language of the boards**
settings-server-discord = As in Discord
settings-server-pace = **Time for each decision**
settings-server-where =
    { "**" }Channels for tables**
    -# Threads included. { $gone ->
        [yes] The channels you chose no longer exist.
       *[no] { "" }
    }
settings-server-channels = All channels
settings-server-openers =
    { "**" }Who can open tables**
    -# Everyone can join them. { $none ->
        [yes] Until you choose a role, only the admins can.
       *[no] { "" }
    }
settings-server-who =
    { $who ->
        [everyone] Everyone
        [roles] Roles, and the admins
       *[managers] Only the admins
    }
settings-server-roles = Roles
settings-server-calls-about = **Pings in channels when a game is waiting**
settings-server-hints-about =
    { "**" }Hints in maunz.**
    -# Whether they may show that a move wins or makes a row. If allowed, each table decides.
settings-server-calls =
    { $chosen ->
        [on] On
       *[off] Off
    }
settings-server-hints =
    { $chosen ->
        [on] Allowed
       *[off] Not allowed
    }
settings-server-day =
    { "**" }Message of the day**
    -# It says how everyone did at `/today`, at most once a day.
settings-server-day-channel = No message
no-day-channel = I can’t write there. Choose a channel where I can.
settings-server-bell =
    { "**" }Bells**
    -# When a seat is free, they ping up to ten members who asked for it, each at most once every three hours. { $calls ->
        [off] While pings in channels are off, they’re silent.
       *[on] { "" }
    }
settings-server-bells =
    { $chosen ->
        [on] On
       *[off] Off
    }
settings-server-bell-rooms = Bells in all channels
no-bell-channel = I can’t post in { $channels }, so no bell can ring there. Let me read and write there first.
no-bot-role = Only apps have { $roles }, so nobody could open tables. Choose roles that people have.
no-manager-here = These settings exist only in servers I’m in. Yours are under `/settings me`.
