### Words of /tournament.

tournament-command = tournament
    .about = Tournaments that nobody can stall
tournament-new = new
    .about = Open a tournament in this channel
tournament-help = -# 🏆 `/{ tournament-command } { tournament-new }`: a tournament
tournament-stop = stop
    .about = End this channel’s tournament for everyone
tournament-remove = remove
    .about = Take a person out of the tournament
tournament-game = game
    .about = Which game
tournament-person = person
    .about = Who
tournament-until = starts
    .about = When the first round begins
tournament-until-5 = in 5 minutes
tournament-until-10 = in 10 minutes
tournament-until-30 = in 30 minutes
tournament-until-60 = in 1 hour
tournament-until-180 = in 3 hours
tournament-until-1440 = tomorrow at this time
tournament-until-10080 = in 7 days
tournament-command-pace = pace
    .about = Whether it’s played in one go or by post
tournament-command-pace-evening = relaxed: 10 minutes per decision, 2 hours a round
tournament-command-pace-live = live: 2 minutes per decision, 1 hour a round
tournament-command-pace-letter = play by post: 1 day per decision, 7 days a round
tournament-leave-question = Leave the tournament for good? If you’re still playing a game, you’ll get 0 points for it.
tournament-leave-button = Leave for good
tournament-stop-question = End the tournament for everyone? Games still being played will be stopped.
tournament-stop-button = End the tournament
tournament-stopped = You’ve ended the tournament.
tournament-removed = { $name } is out of the tournament.
no-tournament-here-now = There’s no tournament in this channel.
no-tournament-person = This person isn’t in any tournament in this channel.
tournament-way-back = Tournament
tournament-opened = 🏆 { $host } opens a tournament: **{ $title }** { $people }
    -# 🔏 Seal of tournament { $number }: `{ $seal }`
tournament-title = ## 🏆 { $title } · tournament
tournament-joining =
    { $count ->
        [0] **Nobody is in yet.**
        [one] **One person is in.**
       *[other] **{ $count } people are in.**
    } It begins { $until }{ $missing ->
        [0] .
        [one] {" "}if one more person joins.
       *[other] {" "}if { $missing } more people join.
    }
tournament-kind =
    { $kind ->
        [all] -# 👥 In { $rounds } rounds, everyone plays everyone.
        [duel] -# 👥 You play { $rounds } rounds, always against somebody with about as many points as you.
       *[tables] -# 👥 You play { $rounds } rounds at tables of three to five.
    }
tournament-how =
    1. Before each round, I ask who’s here. Only those play.
    2. You play in threads. When your time runs out, the computer plays until you’re back.
    3. The next round begins when all tables are done.
    4. Beat all: 1 point. Half, or a draw: ½. A bye: 1.
tournament-button-how = How it works
tournament-round = **Round { $round } of { $rounds }** ends { $until } at the latest.
tournament-window = **Round { $round }** begins { $until } at the latest. Press **👋 { tournament-button-here }** to play.
tournament-here = 👋 { $names }
tournament-away = 💤 Not here: { $names }{ $round ->
        [0] { "" }
       *[other] . Press **👋 { tournament-button-here }**, and I’ll ask you before round { $round }.
    }
tournament-gone = 🚪 Left for good: { $names }
tournament-playing = **This round**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] … and one more table
       *[other] … and { $count } more tables
    }
tournament-trouble =
    ⚠️ I can’t open threads here any more. { $why ->
        [full] This server has too many. Please close some.
        [forbidden] Please allow it again.
       *[other] I’ll go on trying.
    } A table without a thread counts as a draw.
tournament-early = It ended in round { $round } of { $rounds }.
tournament-over = It’s over. Thanks for playing!
tournament-no-winner = Too little was played for anyone to win.
tournament-results = **Results of round { $round }**
tournament-result = Table { $number } · { $places }
tournament-bye = ☕ { $name } has a bye: one point.
tournament-idle = 0 (made no move)
tournament-left = 0 (left)
tournament-late = 💤 { $names } 0.5 (from round 2)
tournament-no-results = No game is over yet.
tournament-button-results = Results
tournament-cancelled = It didn’t take place. A tournament needs at least { $fewest } people.
tournament-button-join = Join
tournament-button-leave = Leave
tournament-button-here = I’m here
tournament-button-mine = My table
tournament-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tournament-number = { $points }
tournament-place =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
        [31] 31st
        [32] 32nd
        [33] 33rd
        [41] 41st
        [42] 42nd
        [43] 43rd
        [51] 51st
        [52] 52nd
        [53] 53rd
        [61] 61st
        [62] 62nd
        [63] 63rd
       *[other] { $rank }th
    }
tournament-row =
    { $place ->
        [none] { "" }
       *[other] { $place }{" "}
    }{ $name }, { $points }{ $away ->
        [yes] , away
       *[no] { "" }
    }.
tournament-won =
    { $count ->
        [one] # 🏆 { $title } · { $names } wins the tournament!
       *[other] # 🏆 { $title } · { $names } win the tournament!
    }
tournament-absent = -# 💤 Didn’t play: { $names }
tournament-secret = 🔏 Tournament { $number } · secret of the pairings `{ $secret }` · its SHA-256 hash is the seal `{ $seal }`
    -# I showed its first 16 digits at the start, so anyone can check that no pairing was changed, not even by me.
tournament-thread = { $title } { $number } · Round { $round } · Table { $table }
tournament-hello = **{ $title }** · Round { $round } of { $rounds }. Have fun, { $people }!
tournament-my-table =
    { $kind ->
        [bye] ☕ You have a bye in round { $round }: one point.
        [soon] 🪑 Round { $round }, with { $names }. I’m opening your table.
       *[table] 🪑 Round { $round }: { $link }, with { $names }.
    }
tournament-my-last = You have no more tables in this tournament.
tournament-my-next =
    { $here ->
        [yes] 👋 You’re in for round { $round }; your table opens with it.
       *[no] 🪑 Your table opens with round { $round }, if you’re here.
    }
tournament-my-link = 🏆 [{ tournament-way-back }]({ $link })
no-tournament = I can’t find this tournament any more.
no-tournament-left = 🚪 You’ve left this tournament.
no-tournament-late = It’s too late for that in this tournament.
no-tournament-full = It’s full, with { $most } people.
no-tournament-stranger = You’re not in this tournament. Its message shows where to join or watch.
no-tournament-host = Only the person who opened this tournament and this server’s admins can do that.
no-tournament-channel = Tournaments need a normal text channel with threads.
no-second-tournament = There’s already [a tournament for this game]({ $link }) in this channel.
tournament-missing = ⏳ I’m waiting for { $names }.
tournament-call = 🏆 { $people }, **{ $title }** · are you here for round { $round }?
tournament-cut = ✂️ Table { $number } · no result · { $places }
tournament-button-begin = Begin now
tournament-button-ask = Ask who’s here
no-tournament-few =
    { $missing ->
        [one] One more person has to be here.
       *[other] { $missing } more people have to be here.
    }
tournament-taking-part =
    🏆 [{ $title } · tournament]({ $link }) in { $channel }{ $until ->
        [none] { "" }
       *[other] {" "}· begins { $until }
    }
tournament-name = 🏆 Tournament { $number }
tournament-career = 🏆 Tournaments: { $count }, best place { $best }
