### Words for what is remembered: finished games, cards of people, leaderboards.

records-history = history
    .about = Finished games in this server
records-stats = stats
    .about = Somebody’s games in this server at a glance
records-leaderboard = leaderboard
    .about = This server’s best players of one game
records-person = person
    .about = Whose games to show; yours if you name nobody
records-with = with
    .about = Only games with this person
records-game = game
    .about = Only this game
records-here = here
    .about = Only games in this channel; everyone’s if you name nobody

## Lists of games

records-history-head =
    ### { $whose ->
        [me] Your games
        [with] Your games with { $other }
        [person] { $name }’s games
        [pair] Games with { $name } and { $other }
       *[channel] Games in this channel
    }
records-history-here = in this channel
records-history-none =
    { $whose ->
        [me] I can’t find a finished game of yours here. `/games` opens a table.
        [with] I can’t find a finished game between you here. High time!
       *[other] I can’t find a finished game here.
    }
records-newer = Newer
records-older = Older

## A person’s card

records-stats-head = ### { $name }’s games at a glance
records-stats-none =
    { $whose ->
        [me] You haven’t finished a game here yet.
       *[person] They haven’t finished a game here yet. Why not invite them?
    }
records-total =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins ->
        [0] no wins yet
        [one] one win
       *[other] { $wins } wins
    }
records-games =
    { $count ->
        [one] game
       *[other] games
    }
records-wins =
    { $count ->
        [one] win
       *[other] wins
    }
records-best = best round
records-rating = rating
records-rivals = Most frequent opponents
records-rival = { $ahead } ahead · { $level } level · { $behind } behind
records-provisional = -# A “?” marks a rating from fewer than five games against people.

## Leaderboards

records-leaderboard-head =
    ### { $title } · Top players { $span ->
        [month] this month
       *[ever] of all time
    }
records-rank =
    { $medal } { $own ->
        [yes] **{ $name }** (you)
       *[no] { $name }
    } · **{ $rating }** · won { $wins } of { $games }
records-leaderboard-none = Nobody has a rating here yet. It takes a whole game between people.
records-leaderboard-unrated = You don’t have a rating here yet. Finish a game without computer players!
records-leaderboard-about = -# Only games between people count. A “?” marks a rating from fewer than five.
records-play = Open a table
records-leaderboard-menu = Choose a game…

## Months

records-all-time = All time
records-this-month = This month

records-none-alone = You haven’t finished a game in our DMs yet. `/games` opens one.
records-help-history = -# 📜 `/history`: past games
records-help-stats = -# 📊 `/stats`: your games at a glance
records-help-leaderboard = -# 🏆 `/leaderboard`: the best here
