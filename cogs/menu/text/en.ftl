### Words of the house: what belongs to no single game.

house-games = games
    .about = Your games, those waiting for you first, and new ones to start
house-games-another = **Or something new:**
house-games-head =
    { $running ->
        [0] **What would you like to play?**
       *[other] { $waiting ->
            [0] **No games are waiting for you.**
            [one] **One game is waiting for you.**
           *[other] **{ $waiting } games are waiting for you.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) in { $channel }: time runs out { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) in { $channel }
house-games-away = 🙋 [{ $title }]({ $link }) in { $channel }: you’re away, and can come back
house-games-other = -# [{ $title }]({ $link }) in { $channel } is waiting for others
house-games-taken = -# 🪑 [{ $title }]({ $link }) in { $channel }: { $name } has your seat now; you can watch
house-games-more = -# … and { $more } more
house-seats =
    { $span ->
        [0] { $most } players
       *[other] { $fewest } to { $most } players
    }
house-play = Open a table
house-learn-which = 🎓 **Learn by playing:** which game? Eight steps that only you see.
house-alone-which = 😺 **Alone against the computer:** which game?
house-learn-menu = Learn…
house-help = help
    .about = What you can play here, alone or together, and what you can set up
house-help-head =
    ### 🐱 Four games for your channels
    Together, or alone against the computer. 🎓 teaches you a game as you play.
house-help-games = Play…
house-help-more =
    { "**" }Your cards?** 🖐️ below the board, for your eyes only. 📖 has the rules.
    { "**" }Board out of sight?** It comes down as you play; `/mausen { command-board }` brings it at once. `/mausen { command-leave }` and `/mausen { command-stop }` do what they say. Each game has these three.
    { "**" }No time?** The computer decides for you until you’re back.
house-help-line-games = -# 👉 `/{ house-games }`: what’s waiting
house-help-line-me = -# ⚙️ `/{ house-settings } { house-me }`: pings and cards
house-help-line-server = -# 🛠️ `/{ house-settings } { house-server }`: for admins
house-settings = settings
    .about = Your own settings, and the server’s
house-me = me
    .about = Where I ping you, and where you get your cards
house-me-head =
    ### Your settings
    -# In every server · language: Discord’s
    { "**" }Ping me when a game or an invitation is waiting**
house-reminders =
    { $chosen ->
        [channel] In the channel
        [dm] By direct message
       *[off] Not at all
    }
house-switches = **Tap to switch:**
house-switch =
    { $what }: { $is_on ->
        [yes] on
       *[no] off
    }
house-hands = Cards by direct message, too
house-words = My hand in words
house-words-more = -# *My hand in words* is for screen readers. So is `/maunz read`, and each game’s `read`.
house-invitations = Invitations to tables

house-bell-which = 🔔 **Bell:** for which game?
house-bells-about = -# 🔔 A bell calls you when a table has a free seat: in the channel, or by direct message if that’s your choice above.
house-open-head = **You can join here:**
house-open-lobby = ➕ [{ $title }]({ $link }) in { $channel } · { $here } of { $most }
house-open-seat = 🪑 [{ $title }]({ $link }) in { $channel } · the game is on, and a seat is free

## The server

house-server = server
    .about = Set up this server’s tables, for its admins
house-server-head =
    ### This server’s tables
    -# For new tables. Each one can still choose its own language and pace.
house-server-language = **Language of the boards**
house-server-discord = As in Discord
house-server-pace = **Pace: time for each decision**
house-server-where =
    { "**" }Channels for tables**
    -# With their threads. Leave it empty for all. { $gone ->
        [yes] The ones you chose no longer exist: choose others, or clear the list.
       *[no] { "" }
    }
house-server-channels = All channels
house-server-openers =
    { "**" }Who can open tables**
    -# Everyone can join them. { $none ->
        [yes] Choose a role: until then, only the admins can.
       *[no] { "" }
    }
house-server-who =
    { $who ->
        [everyone] Everyone
        [roles] Roles, and the admins
       *[managers] Only the admins
    }
house-server-roles = Roles
house-server-calls-about =
    { "**" }Pings in channels**
    -# When a game is waiting for somebody; in running games, too.
house-server-hints-about =
    { "**" }Hints in *maunz.***
    -# Whether a move wins or makes a row, before you make it. Each table decides for itself.
house-server-calls =
    { $chosen ->
        [on] On
       *[off] Off
    }
house-server-hints =
    { $chosen ->
        [on] Allowed
       *[off] Not allowed
    }
house-server-day =
    { "**" }Message of the day**
    -# How everyone did at `/today`, at most one message a day. Leave it empty for none.
house-server-day-channel = No message
no-day-channel = I can’t write there: choose a channel where I may see and send messages.
house-server-discords = -# Discord can do more: under Server Settings → Integrations you can allow or block each of my commands for roles, people and channels.

house-server-bell =
    { "**" }Bells**
    -# They ping people who asked for them when a table has a free seat: at most ten at once, nobody twice in three hours. { $calls ->
        [off] They’re silent for now, since pings in channels are off.
       *[on] { "" }
    }
house-server-bells =
    { $chosen ->
        [on] On
       *[off] Off
    }
house-server-bell-rooms = Bells in all channels
no-bell-channel = I can’t post in { $channels }, so no bell could ring there. Let me read and write there first.

## The first word

house-hello =
    ### 🐱 Hello! I’m the cats’ table
    Four table games, to play alone right here or with friends in a server.
house-hello-play = Play now
house-hello-lessons = 🎓 **Never played?** Learn by playing, in eight short steps:
house-direct = our direct messages
forget-alone =
    { $alone ->
        [one] One game you played alone in direct messages, all of it.
       *[other] { $alone } games you played alone in direct messages, all of them.
    }

forget-bells =
    { $bells ->
        [one] Your bell.
       *[other] Your { $bells } bells.
    }
forget-invitations = Your invitations of the last day.
forget-evenings = The evenings you planned.
