### Words of /games and /help, and of the first answer to people who write.

menu-games = games
    .about = Your games and new ones
menu-games-another = **Or something new:**
menu-games-head =
    { $own ->
        [0] **What would you like to play?**
       *[other] { $waiting ->
            [0] **Your games:**
            [one] **One game is waiting for you.**
           *[other] **{ $waiting } games are waiting for you.**
        }
    }
menu-games-due = ⏳ [{ $title }]({ $link }) in { $channel } · time runs out { $until }
menu-games-waiting = 👉 [{ $title }]({ $link }) in { $channel }
menu-games-start = ▶️ [{ $title }]({ $link }) in { $channel } · you can start
menu-games-away = 🙋 [{ $title }]({ $link }) in { $channel } · you’re away, but can come back
menu-games-other = -# [{ $title }]({ $link }) in { $channel } is waiting for others
menu-games-more = -# … and { $more } more
menu-play = Open a table
menu-help = help
    .about = What you can play and set up here
menu-help-head =
    ### 🐱 Four games for your channels
    Play together, or alone against the computer. **🎓 Learn…** teaches you a game as you play.
menu-help-games = Play…
menu-help-more =
    { "**" }Where are your cards?** **🖐️ { board-hand }** below the board shows them only to you.
    { "**" }Is the board out of sight?** `/mausen { command-board }` brings it down. `/mausen { command-leave }` takes you out of the game, and `/mausen { command-stop }` asks everyone to stop it. Every game has these.
    { "**" }Are you busy?** The computer decides for you until you’re back.
menu-help-line = -# 👉 `/{ menu-games }`: what’s waiting

menu-open-head = **You can join here:**
menu-open-lobby = 🪑 [{ $title }]({ $link }) in { $channel } · { $here } of { $most }
menu-open-seat = 🪑 [{ $title }]({ $link }) in { $channel } · a seat is free
menu-hello =
    ### 🐱 Hello! I’m Katzentisch, the cats’ table
    I have four table games, to play alone right here or with friends in a server.
menu-hello-play = Play now
menu-hello-lessons = 🎓 **Learn a game in eight steps:**
menu-direct = our DMs

