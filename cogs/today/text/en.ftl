### Words of the day.

today-command = today
    .about = A puzzle or a deal, new each day and the same for everyone
today-try = -# Try { $number } of { $tries }
today-about =
    { $kind ->
        [puzzle] Find the only right move. Your first try earns 🐾🐾🐾, the second 🐾🐾, the third 🐾.
       *[deal] Play one short game, the same one as everyone else. First place earns 🐾🐾🐾, second 🐾🐾, third 🐾.
    }
today-late = -# This day is over, so it earns no paws and doesn’t count towards your streak.
today-begin = Begin
today-yesterday =
    -# Yesterday: { $paws }{ $others ->
        [0] { "" }
        [1] , ahead of the only other player
       *[other] , ahead of { $ahead } of { $others } other players
    }
today-best-head =
    { $name }: your deal, { $points ->
        [one] one point
       *[other] { $points } points
    }
today-open-yesterday = Finish yesterday’s
today-points =
    { $rank ->
        [1] **You won** with { $points ->
            [one] one point
           *[other] { $points } points
        }!
       [4] You scored { $points ->
            [one] one point
           *[other] { $points } points
        }, but paws go only to the top three, and only if they scored.
       *[other] You scored { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
today-streak =
    { $days ->
        [one] 🔥 Your streak: one day (best: { $best }).
       *[other] 🔥 Your streak: { $days } days (best: { $best }).
    } { $spare ->
        [0] Don’t miss a day now!
        [one] You can miss one day.
       *[other] You can miss { $spare } days.
    }
today-next = -# The next one begins { $until }.
today-again = Try again
today-sure = **{ $move }** is your last try. Are you sure?
today-sure-button = Yes, my last try
today-not-sure = Look again
today-share = Share
today-copy =
    Copy and send this:
    ```
    { $result }
    ```
today-shared = -# 📣 Your result is in this channel’s message of the day.
today-days =
    ### 📅 The last thirty days
    These are your paws. In a server, the small number says how many people took part.
today-days-alt = The last thirty days: days played { $days }, paws { $paws }.
today-days-menu = Choose a day
today-day =
    { $kind ->
        [puzzle] Puzzle #{ $number } · { $date }
       *[deal] Deal #{ $number } · { $date }
    }
no-day-over = This day is over. `/today` shows the new one.
no-day-unfinished = Finish your own try first.
today-help = -# 🐾 `/today`: something new each day

## The day: a puzzle or a deal for everyone

day-head =
    { $kind ->
        [puzzle] ☀️ { $name }: the puzzle of the day
       *[deal] ☀️ { $name }: the deal of the day
    }
day-yesterday = **Yesterday: { $name }**
day-crowns = 👑 { $paws } { $who }
day-solution = Solution: { $solution }
day-secret = -# 🔏 Yesterday’s secret: `{ $secret }`
day-streak =
    { $days ->
        [one] 🔥 This server’s streak: one day
       *[other] 🔥 This server’s streak: { $days } days
    }
day-more = and { $more } more
day-until = The next one begins { $until }. Each day begins at 03:00 UTC, all over the world.
day-seal = 🔏 Seal of the cards and dice: `{ $seal }`
day-play = Play
day-month = Earlier days
day-bell =
    Today’s puzzle or deal is here.{ $days ->
        [0] { "" }
        [one] { " " }Your streak: one day.
       *[other] { " " }Your streak: { $days } days.
    }
day-bell-off = `/settings me` turns this off.
today-switch = Daily ping for /today
