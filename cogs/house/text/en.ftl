### Words of the house: what belongs to no single game.

house-games = games
    .about = Your games in this server, those that wait for you first
house-games-another = **Start another game here:**
house-games-head =
    { $running ->
        [0] **You play nowhere in this server at the moment.** Which game would you like?
       *[other] { $waiting ->
            [0] **Nobody waits for you.**
            [one] **One game waits for you.**
           *[other] **{ $waiting } games wait for you.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) in { $channel } waits for you, time is up { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) in { $channel } waits for you
house-games-away = 🙋 [{ $title }]({ $link }) in { $channel }: you are away, and can come back
house-games-other = -# [{ $title }]({ $link }) in { $channel } waits for others
house-games-more = -# … and { $more } more
house-seats =
    { $span ->
        [0] { $most } players
       *[other] { $fewest } to { $most } players
    }
house-play = Play now
house-alone = Play alone now
house-help = help
    .about = The games, playing alone, being called, privacy
house-help-head =
    ### 🐱 Four games for your channels
    ▶️ *Play now* opens a table here, for others to join. *Play alone now* begins at once, against computers.
house-help-more =
    🎓 **New here?** `/learn` shows you a game by playing it, only for you: eight steps to a first won game.
    🪑 **At the table.** The board in the channel shows the game, and below it is what you can press. Cards are seen by their player only: 🖐️ opens yours. 📖 explains the rules.
    ⏳ **You have time.** Every game is kept, and you can go on later. `/{ $games }` shows which of them wait for you. If you are not there, the board calls you; `/{ $settings } { $me }` says where, or not at all.
    🎬 **Afterwards.** Below the board of a finished game you can watch it again, play again, and get the proof that cards and dice were fair.
    🔒 **Privacy.** `/{ $privacy }` gives you all that I keep about you, or forgets it.
    🛠️ Whoever manages the server sets its tables with `/{ $settings } { $server }`.
house-settings = settings
    .about = How you like to be served
house-me = me
    .about = Where you are called, and where you get your cards
house-me-head =
    ### How I serve you
    This holds in every game and every server. I speak the language of your Discord.
house-reminders-menu = When a game waits for me …
house-reminders =
    { $where ->
        [channel] Call me in the channel
        [dm] Call me by direct message
       *[off] Do not call me
    }
house-hands-menu = My cards …
house-hands =
    { $where ->
        [dm] Send me my cards by direct message too
       *[channel] Show me my cards in the channel, privately
    }

house-tips-menu = Tips in my first games …
house-tips =
    { $wanted ->
        [on] Explain to me what happens for the first time
       *[off] No tips
    }

house-words-menu = What my hand shows …
house-words =
    { $how ->
        [words] Words, for screen readers
       *[pictures] Pictures
    }
house-words-more = -# The board in words: `read` of each game, for example `/maunz read`. It is private, and has all buttons.

## The server

house-server = server
    .about = How tables are in this server, for those who manage it
house-server-head =
    ### Tables in this server
    This holds for new tables. Whoever opens one can still choose another language and pace for it.
house-server-language = Language of the boards
house-server-discord = The server’s language in Discord
house-server-pace = Pace
house-server-where = **Channels in which tables may be opened**, with their threads. None chosen means all. { $gone ->
        [yes] The ones you chose are gone: choose others, or take all away.
       *[no] { "" }
    }
house-server-channels = All channels
house-server-openers = **Who may open tables.** Everybody may sit down at them. { $none ->
        [yes] Choose a role: until then only those who manage the server can.
       *[no] { "" }
    }
house-server-openers-menu = Who may open tables
house-server-who =
    { $who ->
        [everyone] Everybody
        [roles] Those with one of these roles, and those who manage the server
       *[managers] Only those who manage the server
    }
house-server-roles = Roles
house-server-more = **Calls** are the short messages in a channel that call whoever a game waits for, in games that run already, too. **Hints** say in maunz. before a move what it wins; each table decides for itself.
house-server-calls =
    { $now ->
        [on] Calls in channels: yes
       *[off] Calls in channels: no
    }
house-server-hints =
    { $now ->
        [on] Hints: allowed
       *[off] Hints: not allowed
    }
house-server-discords = -# Discord can do more: under Server Settings → Integrations you allow or forbid each of my commands for roles, people and channels.

## Privacy

house-privacy = privacy
    .about = What I keep about you, and how it goes
house-export = export
    .about = Everything that I keep about you, as a file
house-export-to = to
    .about = Where the file goes
house-export-here = here, privately
house-export-dm = by direct message
house-export-about =
    📦 This is everything that I keep about you: settings and ratings, if you have any, and { $tables ->
        [0] no seat at any table.
        [one] your seat at one table, with your moves.
       *[other] your seats at { $tables } tables, with your moves.
    }
    -# A JSON file. `/privacy forget` takes all of it away.
house-export-sent = 📦 The file is in your direct messages.
house-export-dms-closed = I may not write to you: your direct messages are closed. So here it is, only for you.
house-contact = -# Questions about your data: { $contact }
house-forget = forget
    .about = Forget everything about you, for good
house-forget-nothing = I keep nothing about you. There is nothing to forget.
house-forget-question =
    ### Shall I forget you?
    I give up your seats and your name, and there is no way back. The games of the others stay whole. Nothing happens yet: next I tell you what goes.
house-forget-on = Tell me what goes
house-forget-keep = Keep everything
house-forget-really =
    ### This goes for good
house-forget-running =
    { $running ->
        [one] Your seat in one running game: the computer plays on, and you cannot come back.
       *[other] Your seats in { $running } running games: the computer plays on, and you cannot come back.
    }
house-forget-lobbies =
    { $lobbies ->
        [one] Your seat at one table that has not begun.
       *[other] Your seats at { $lobbies } tables that have not begun.
    }
house-forget-over =
    { $over ->
        [one] Your name in one game that is over: “{ $name }” played there. The others keep their places and scores.
       *[other] Your name in { $over } games that are over: “{ $name }” played there. The others keep their places and scores.
    }
house-forget-ratings =
    { $ratings ->
        [one] Your rating in one game.
       *[other] Your { $ratings } ratings.
    }
house-forget-lessons =
    { $lessons ->
        [one] How far you are in one lesson.
       *[other] How far you are in { $lessons } lessons.
    }
house-forget-tips = Which tips you have read.
house-forget-settings = Your settings.
house-forget-for-ever = **It cannot be taken back.** Names also stand in messages in Discord’s channels; those are Discord’s, and I do not change them.
house-forget-now = Forget me for good
house-forget-kept = Nothing was changed. I still know you.
house-forget-done =
    Done: I have forgotten you.
    -# What stands in messages of Discord is Discord’s: old boards and texts with your name stay there until somebody deletes them. A safety copy that whoever runs me has made keeps your data until a newer one replaces it. If you play again, I begin anew.
