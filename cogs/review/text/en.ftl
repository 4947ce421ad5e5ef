### Words of how a finished game went.

how-it-went-button = How it went…
how-it-went-head = 📈 **How it went**
how-it-went-not-yet = I’m still working out how it went. It only takes a moment.
how-it-went-turning =
    { $when ->
        [first] { $by ->
            [rounds] { $name } was ahead from the first round on.
            [moves] { $name } was ahead from the first moves on.
           *[turns] { $name } was ahead from the first turn on.
        }
        [last] { $by ->
            [rounds] Turning point: the last round. That’s what won it for { $name }.
            [moves] Turning point: the last move. That’s what won it for { $name }.
           *[turns] Turning point: the last turn. That’s what won it for { $name }.
        }
       *[between] { $by ->
            [rounds] Turning point: round { $chapter }. From then on, { $name } stayed ahead.
            [moves] Turning point: move { $chapter }. From then on, { $name } stayed ahead.
           *[turns] Turning point: turn { $chapter } of { $last }. From then on, { $name } stayed ahead.
        }
    }
how-it-went-led =
    { $when ->
        [throughout] { $by ->
            [rounds] { $name } was ahead from the first round on, and never behind.
           *[turns] { $name } was ahead from the first turn on, and never behind.
        }
        [first] { $by ->
            [rounds] { $name } was ahead from the first round on.
            [moves] { $name } was ahead from the first moves on.
           *[turns] { $name } was ahead from the first turn on.
        }
        [last] { $by ->
            [rounds] { $name } only got ahead for good in the last round.
            [moves] { $name } only got ahead for good with the last move.
           *[turns] { $name } only got ahead for good in the last turn.
        }
       *[between] { $by ->
            [rounds] { $name } stayed ahead from round { $chapter } on.
            [moves] { $name } stayed ahead from move { $chapter } on.
           *[turns] { $name } stayed ahead from turn { $chapter } of { $last } on.
        }
    }
how-it-went-tied =
    { $when ->
        [ahead] { $by ->
            [rounds] { $name } was ahead from round { $chapter } on, and won the tie at the very end.
           *[turns] { $name } was ahead from turn { $chapter } of { $last } on, and won the tie at the very end.
        }
       *[level] { $name } was only level at the end, and won the tie.
    }
how-it-went-most =
    { $kind ->
        [percent] { $whose ->
            [own] { $name } made the biggest jump with move { $chapter }: chance of winning { $before }% → { $after }%.
            [other] Move { $chapter }, by { $other }, helped { $name } most: chance of winning { $before }% → { $after }%.
           *[unknown] The biggest jump for { $name } came with move { $chapter }: chance of winning { $before }% → { $after }%.
        }
       *[points] { $name } got most in { $by ->
            [rounds] round { $chapter }
           *[turns] turn { $chapter }
        } ({ $own }).
    }
how-it-went-shared =
    { $kind ->
        [percent] A draw: nobody pulled ahead.
       *[points] Nobody pulled away in the end: it’s a tie at the top.
    }
how-it-went-given-up =
    { $chapter ->
        [0] 🏳️ { $name } gave up before the first move.
       *[other] 🏳️ { $name } gave up after move { $chapter }, with the chance of winning at { $chance }%.
    }
how-it-went-luck = 🍀 Points from luck: { $lucks }.
how-it-went-own =
    { $kind ->
        [percent] { $won ->
            [yes] Your lowest chance of winning was { $value }%, after move { $chapter }.
           *[no] Your best chance of winning was { $value }%, after move { $chapter }.
        }
       *[points] You gained most in { $by ->
            [rounds] round { $chapter }
           *[turns] turn { $chapter }
        }: { $value }.
    }
how-it-went-own-luck = 🍀 Your luck in points, compared with average luck: { $points }.
how-it-went-clover = 🍀 on a bar: points from luck alone.
how-it-went-lines =
    -# Lines: { $by ->
        [rounds] points, round by round.
        [moves] chance of winning as the computer sees it, move by move.
       *[turns] points, turn by turn, as if scored then.
    }
how-it-went-alt =
    { $kind ->
        [percent] A line for each player. Chance of winning in percent after { $by ->
            [rounds] round
            [moves] move
           *[turns] turn
        } { $after }:
       *[points] A line for each player. Points after { $by ->
            [rounds] round
            [moves] move
           *[turns] turn
        } { $after }:
    }
how-it-went-alt-seat = { $place }. { $name }: { $values }.
how-it-went-missed = What did I miss?
how-it-went-missed-none =
    { $lost ->
        [yes] 🔍 No single move of yours cost much: it slipped away bit by bit.
       *[no] 🔍 No single move of yours cost much.
    }
