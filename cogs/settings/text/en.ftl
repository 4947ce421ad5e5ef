### Words of /settings.

settings-help-me = -# ⚙️ `/{ settings-command } { settings-me }`: pings and cards
settings-help-server = -# 🛠️ `/{ settings-command } { settings-server }`: for admins
settings-command = settings
    .about = Your own settings, and the server’s
settings-me = me
    .about = Where I ping you, and where you get your cards
settings-me-head =
    ### Your settings
    -# In every server · language: Discord’s
    { "**" }Ping me when a game or an invitation is waiting**
settings-reminders =
    { $chosen ->
        [channel] In the channel
        [dm] By direct message
       *[off] Not at all
    }
settings-switches = **Tap to switch:**
settings-switch =
    { $what }: { $is_on ->
        [yes] on
       *[no] off
    }
settings-hands = Cards by direct message, too
settings-words = My hand in words
settings-words-more = -# *My hand in words* is for screen readers. So is `/maunz read`, and each game’s `read`.
settings-invitations = Invitations to tables
settings-bells-about = -# 🔔 A bell calls you when a table has a free seat: in the channel, or by direct message if that’s your choice above.


settings-server = server
    .about = Set up this server’s tables, for its admins
settings-server-head =
    ### This server’s tables
    -# For new tables. Each one can still choose its own language and pace.
settings-server-language = **Language of the boards**
settings-server-discord = As in Discord
settings-server-pace = **Pace: time for each decision**
settings-server-where =
    { "**" }Channels for tables**
    -# With their threads. Leave it empty for all. { $gone ->
        [yes] The ones you chose no longer exist: choose others, or clear the list.
       *[no] { "" }
    }
settings-server-channels = All channels
settings-server-openers =
    { "**" }Who can open tables**
    -# Everyone can join them. { $none ->
        [yes] Choose a role: until then, only the admins can.
       *[no] { "" }
    }
settings-server-who =
    { $who ->
        [everyone] Everyone
        [roles] Roles, and the admins
       *[managers] Only the admins
    }
settings-server-roles = Roles
settings-server-calls-about =
    { "**" }Pings in channels**
    -# When a game is waiting for somebody; in running games, too.
settings-server-hints-about =
    { "**" }Hints in *maunz.***
    -# Whether they may also show that a move wins or makes a row. If allowed, each table decides.
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
    -# How everyone did at `/today`, at most one message a day. Leave it empty for none.
settings-server-day-channel = No message
no-day-channel = I can’t write there: choose a channel where I may see and send messages.
settings-server-discords = -# Discord can do more: under Server Settings → Integrations you can allow or block each of my commands for roles, people and channels.
settings-server-bell =
    { "**" }Bells**
    -# They ping people who asked for them when a table has a free seat: at most ten at once, nobody twice in three hours. { $calls ->
        [off] They’re silent for now, since pings in channels are off.
       *[on] { "" }
    }
settings-server-bells =
    { $chosen ->
        [on] On
       *[off] Off
    }
settings-server-bell-rooms = Bells in all channels
no-bell-channel = I can’t post in { $channels }, so no bell could ring there. Let me read and write there first.
no-bot-role = App roles won’t do, since nobody could open tables with them: { $roles }. Choose roles that people have.
no-manager-here = These settings are for servers, and this isn’t one I’m in. Your own are under `/settings me`.
