### Words of how a finished game went.

how-it-went-button = How it went…
how-it-went-head = 📈 **How it went**
how-it-went-not-yet = I’m still working out how it went. Just a moment.
how-it-went-again = That didn’t work this time. Press **📈 { how-it-went-button }** again.
how-it-went-chapter =
    { $by ->
        [rounds] round
        [moves] move
       *[turns] turn
    } { $chapter }
how-it-went-turning = Turning point: { how-it-went-chapter }. From then on, { $name } stayed ahead.
how-it-went-most =
    { $kind ->
        [percent] The biggest jump for { $name } came with move { $chapter }: chance of winning { $before }% → { $after }%.
       *[points] { $name } scored most in { how-it-went-chapter } ({ $own }).
    }
how-it-went-shared = Nobody pulled ahead, so it’s a tie.
how-it-went-given-up =
    { $chapter ->
        [0] 🏳️ { $name } gave up before the first move.
       *[other] 🏳️ { $name } gave up after move { $chapter }, with a { $chance }% chance of winning.
    }
how-it-went-luck = 🍀 Points from luck: { $lucks }.
how-it-went-own =
    { $kind ->
        [percent] Your { $won ->
            [yes] lowest
           *[no] highest
        } chance of winning was { $value }%, after move { $chapter }.
       *[points] You scored most in { how-it-went-chapter }: { $value }.
    }
how-it-went-alt =
    A line for each player. { $kind ->
        [percent] Chance of winning in percent
       *[points] Points
    } after { $by ->
        [rounds] round
        [moves] move
       *[turns] turn
    } { $after }:
how-it-went-alt-seat = { $place }. { $name }: { $values }.
how-it-went-missed = What did I miss?
how-it-went-missed-none = 🔍 No single move cost you much.
