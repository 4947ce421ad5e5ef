### Words for what is remembered: finished games, cards of people, leaderboards.

records-history = history
    .about = Finished games of this server, with their results, boards and replays
records-stats = stats
    .about = A card of somebody’s games in this server
records-leaderboard = leaderboard
    .about = The best of this server in one game
records-person = person
    .about = Whose games; yours if you name nobody
records-with = with
    .about = Only games with this person
records-game = game
    .about = Only this game
records-here = here
    .about = Only games of this channel; if you name nobody, those of everybody

## Lists of games

records-history-head =
    ### { $whose ->
        [me] Your games
        [with] Your games with { $other }
        [person] Games of { $name }
        [pair] Games of { $name } and { $other }
       *[channel] Games in this channel
    }
records-history-here = in this channel
records-history-none =
    { $whose ->
        [me] You have finished no such game in this server yet. Open a table with `/mausen new`, `/maunz new`, `/heuldoch new` or `/ausdiemaus new`: it will stand here.
        [with] You two have finished no such game together in this server yet. It’s about time!
        [person] I remember no such game of theirs in this server.
        [pair] I remember no such game of these two in this server.
       *[channel] No such game has been finished in this channel yet. Open a table, and it will stand here.
    }
records-entry = **{ $number }** · { $date } · [{ $title }]({ $link })
records-replay = -# 🎬 Watch a game again: press its number.
records-newer = Newer
records-older = Older
records-no-game = I know no game of this name. These I know: { $games }.

## A person’s card

records-stats-head = ### { $name } in this server
records-stats-none =
    { $whose ->
        [me] You have not finished a game in this server yet. Play one, and your card begins!
       *[person] They have not finished a game in this server yet. Invite them to one!
    }
records-total =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins ->
        [0] no win yet
        [one] one win
       *[other] { $wins } wins
    }
records-games = games
records-wins = wins
records-place = Ø place
records-best = best round
records-rating = rating
records-decimal = .
records-favourite-animal =
    Favourite animal: { $trait ->
        [E] elephant
        [D] dog
        [C] cat
       *[M] mouse
    }, { $count ->
        [one] one point
       *[other] { $count } points
    } by it
records-favourite-colour =
    Favourite colour: { $trait ->
        [R] red
        [O] orange
        [Y] yellow
        [G] green
        [B] blue
        [P] purple
       *[N] brown
    }, { $count ->
        [one] one point
       *[other] { $count } points
    } by it
records-favourite-cheese =
    Favourite cheese: worth { $trait }, eaten { $count ->
        [one] once
       *[other] { $count } times
    }
records-favourite-cats =
    Raised { $count ->
        [one] one cat
       *[other] { $count } cats
    } from kittens
records-rivals = Met most often
records-rival = { $ahead } ahead · { $level } level · { $behind } behind
records-provisional = -# ? A rating is provisional until five games of people among themselves.

## Leaderboards

records-leaderboard-head = ### The best of this server: { $title }
records-rank =
    { $medal } { $own ->
        [yes] **{ $name }** (you)
       *[no] { $name }
    } · **{ $rating }** · { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins ->
        [one] one win
       *[other] { $wins } wins
    }
records-leaderboard-none = Nobody is rated here yet. A game of people among themselves, played from the first move to the last, begins it.
records-leaderboard-unrated = You are not rated here yet: finish a game with people only, and you will stand here.
records-leaderboard-about = -# A rating counts games of people among themselves, and is careful: it rises while I get to know you. ? provisional, until five games.
records-leaderboard-menu = Another game …
