### Words of /tournament.

tournament-command = tournament
    .about = Tournaments that nobody can stall
tournament-new = new
    .about = Open a tournament in this channel; its tables are threads
tournament-stop = stop
    .about = End this channel’s tournament for everyone
tournament-game = game
    .about = Which game
tournament-until = until
    .about = When the first round begins
tournament-until-10 = in 10 minutes
tournament-until-30 = in 30 minutes
tournament-until-60 = in 1 hour
tournament-until-180 = in 3 hours
tournament-until-1440 = tomorrow at this time
tournament-until-4320 = in 3 days
tournament-until-10080 = in 7 days
tournament-command-pace = pace
    .about = All in one evening, or a round a week
tournament-command-pace-evening = game night: round after round
tournament-command-pace-letter = play by post: up to 7 days a round
tournament-joined = You’re in! It begins { $until }: then I ping you in your table’s thread.
tournament-joined-evening = You’re in! It begins { $until }. Ten minutes before that, I’ll ping you here: press **I’m here**, or the round goes on without you.
tournament-joined-late = You’re in from the next round on, with half a point for the first one.
tournament-left = You’ve left the tournament.
tournament-leave-question = Leave for good? If your game is still going, the computer plays on for you. You can’t come back.
tournament-leave-button = Leave for good
tournament-came = You’re in the next round. When it begins, I ping you at your table. Good luck!
tournament-began = Here we go! The tables are on their way.
tournament-came-back = Welcome back! If there’s another round, you’re in.
tournament-stop-question = End the tournament for everyone? The standings stay as they are now, and games that are still going are stopped.
tournament-stop-button = End the tournament
tournament-stopped = The tournament is over.
no-tournament-here-now = There’s no tournament in this channel.
tournament-way-back = Tournament
tournament-opened = 🏆 { $host } opens a tournament: **{ $title }**
    -# 🔏 So nobody can cheat: tournament { $number } · `{ $seal }`
tournament-title = ## 🏆 { $title }: tournament
tournament-joining =
    { $count ->
        [0] **Nobody is in yet.**
        [one] **One person is in.**
       *[other] **{ $count } people are in.**
    } It begins { $until }.
tournament-kind =
    { $kind ->
        [all] -# 👥 With { $count }: { $rounds } rounds, everyone plays everyone.
        [duel] -# 👥 With { $count }: { $rounds } rounds, each against somebody with similar points.
       *[tables] -# 👥 { $rounds } rounds at tables of three and four.
    }
tournament-how =
    { $pace ->
        [letter]
            1. I ping you in your table’s thread.
            2. After a day, the computer decides for you. Decide nothing all game, and you sit out until **I’m back**.
            3. Next round: when all tables are done, or after 7 days.
       *[evening]
            1. Ten minutes before each round, I ping you. No **I’m here**, no game.
            2. You play in threads. After 10 minutes, the computer decides for you.
            3. Next round: when all tables are done, or after 2 hours.
    }
tournament-how-button = How it works
tournament-pace =
    { $pace ->
        [letter] -# 📮 7 days per round at most, 1 day per decision.
       *[evening] -# 🌙 All in one go: 2 hours per round at most, usually far less.
    }
tournament-scale =
    { $most ->
        [2] -# 🏅 Points: win 1, draw ½, nobody to play 1, 💤 away 0.
       *[other] -# 🏅 Points per table: the share of the others you beat, draws half; 💤 away 0.
    }
tournament-round = **Round { $round } of { $rounds }**. It ends { $until } at the latest; the computer then finishes any game that’s still going.
tournament-window = **Round { $round }** begins { $until }, or sooner if everyone is here. Press **I’m here** to play.
tournament-here = 👋 { $names }
tournament-playing = **Still playing**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] … and one more table
       *[other] … and { $count } more tables
    }
tournament-trouble = ⚠️ I can’t open threads here any more. Please allow it again: tables still missing at the end of the round count as draws.
tournament-over =
    { $why ->
        [left] It’s over: everyone has left.
        [few] It’s over after round { $round } of { $rounds }: too few people remain.
        [early] It was ended early (round { $round } of { $rounds }).
       *[whole] It’s over. Thanks for playing!
    }
tournament-no-winner = Too little was played for anyone to win.
tournament-out-left = 🚪 Left for good: { $names }
tournament-out-away = 💤 Away, back in with 👋: { $names }
tournament-results = **Results of round { $round }**
tournament-result = Table { $number }: { $places }
tournament-unfinished = Table { $number }: { $names }, not played to the end
tournament-result-alone = { $name }: bye, 1 point
tournament-no-results = No game is over yet.
tournament-all-results = Results
tournament-few = This tournament didn’t take place. It takes at least { $fewest } people.
tournament-cancelled = It was cancelled.
tournament-join = Join
tournament-leave = Leave
tournament-i-am-here = I’m here
tournament-back = I’m back
tournament-mine = My table
tournament-decimal = .
tournament-points =
    { $many ->
        [one] { $points } point
       *[more] { $points } points
    }
tournament-column-points = points
tournament-column-reach = possible places
tournament-row =
    { $rank }. { $name }: { $points }{ $places ->
        [none] { "" }
       *[other] , places still possible: { $places }
    }{ $away ->
        [yes] , away
       *[no] { "" }
    }.
tournament-won =
    { $count ->
        [one] # 🏆 { $title }: { $names } wins the tournament!
       *[other] # 🏆 { $title }: { $names } win the tournament!
    }
tournament-place = { $rank }. { $name }: { $points }.
tournament-also = Also in place { $rank }: { $names }.
tournament-secret = 🔏 Tournament { $number } · secret of the draws `{ $secret }` · its SHA-256 hash is the seal `{ $seal }`
tournament-tie =
    { $kind ->
        [all] -# Equal points: first the points of those you beat decide, then tables won.
       *[rounds] -# Equal points: first the average points of those you met decide, then tables won.
    }
tournament-thread = { $title } { $number } · Round { $round } · Table { $table }
tournament-hello = { $people }: round { $round } of { $rounds }, **{ $title }** – have fun!
tournament-my-table = 🪑 Table { $number }: { $link }, with { $names }.
tournament-my-wait = You’re in. The next round begins { $until }.
tournament-my-asked = Press **I’m here** on the tournament’s message to play: the next round begins { $until }.
tournament-my-result = ✅ You’re done for this round. { $result }
tournament-my-bye = ✅ You have a bye: 1 point.
tournament-my-free = You’re free until all tables are done. This round ends { $until } at the latest.
tournament-my-link = 🏆 [All tables and the standings]({ $link })
tournament-my-away = 💤 You missed a round, so you’re out until you press 👋 on the tournament’s message.
tournament-my-place = You’re number { $rank }, with { $points }.
tournament-my-reach = Places you can still reach: { $places }.
no-tournament = I can’t find this tournament any more.
no-tournament-left = You’ve left this tournament, for good.
no-tournament-late = It’s too late to join: the second round has begun.
no-tournament-full = It’s full: { $most } people are in.
no-tournament-over = This tournament is over.
no-tournament-not-yet = You’re not in this tournament yet: press **Join** on its message to play.
no-tournament-stranger = You’re not in this tournament. Anyone can watch, though: its message shows where games are being played.
no-tournament-soon = Not yet: press **I’m here** in the ten minutes before the round.
no-tournament-here = You’re already in for the next round: there’s nothing more to do.
no-tournament-stop = Only the person who opened this tournament and the server’s admins can end it.
no-tournament-channel = Tournaments need a normal text channel, where I can open threads.
no-second-tournament = There’s already [a tournament of this game]({ $link }) in this channel.
tournament-lacking =
    { $missing ->
        [one] One more person and it can begin.
       *[other] { $missing } more people and it can begin.
    }
tournament-ready = That’s enough to begin.
tournament-few-here =
    { $here ->
        [0] Nobody
        [one] Only one person
       *[other] Only { $here } people
    } said they were here, and it takes { $fewest }, so it didn’t take place.
tournament-missing = ⏳ Still missing: { $names }
tournament-call = 🏆 { $people }, **{ $title }**: round { $round } begins { $until }, or as soon as everyone is here. Are you?
tournament-cut = ✂️ { $names }: their game ended without a result, so it’s a draw.
tournament-begin = Begin now
no-tournament-begin = Only the person who opened this tournament and the server’s admins can begin it early.
no-tournament-begun = It has begun already.
no-tournament-few =
    { $missing ->
        [one] One more person has to be here.
       *[other] { $missing } more people have to be here.
    }
tournament-taking-part =
    🏆 [{ $title }: tournament]({ $link }) in { $channel }{ $until ->
        [none] { "" }
       *[other] {" "}· begins { $until }
    }
tournament-name = 🏆 Tournament { $number }
tournament-career =
    🏆 { $count ->
        [one] one tournament
       *[other] { $count } tournaments
    }, best place { $best }
forget-tournaments =
    { $tournaments ->
        [one] Your name in one tournament: your place stays, nameless.
       *[other] Your name in { $tournaments } tournaments: your places stay, nameless.
    }
