### Worte dazu, wie ein Spiel lief.

how-it-went-button = So lief es …
how-it-went-head = 📈 **So lief es**
how-it-went-not-yet = Ich rechne noch nach, wie es lief.
how-it-went-again = Das hat diesmal nicht geklappt. Drück noch einmal auf **📈 { how-it-went-button }**.
how-it-went-chapter =
    { $by ->
        [rounds] Runde
        [moves] Zug
       *[turns] Zug
    } { $chapter }
how-it-went-turning = Der Wendepunkt: Ab { how-it-went-chapter } blieb { $name } vorn.
how-it-went-most =
    { $kind ->
        [percent] Den größten Sprung für { $name } brachte Zug { $chapter }: Gewinnchance { $before } % → { $after } %.
       *[points] { $name } holte am meisten in { how-it-went-chapter } ({ $own }).
    }
how-it-went-shared = Niemand hat sich abgesetzt, darum blieb es unentschieden.
how-it-went-given-up =
    { $chapter ->
        [0] 🏳️ { $name } hat vor dem ersten Zug aufgegeben.
       *[other] 🏳️ Nach Zug { $chapter } hat { $name } aufgegeben, bei { $chance } % Gewinnchance.
    }
how-it-went-luck = 🍀 Glück in Punkten: { $lucks }.
how-it-went-own =
    { $kind ->
        [percent] Nach Zug { $chapter } war deine Gewinnchance am { $won ->
            [yes] niedrigsten
           *[no] höchsten
        }: { $value } %.
       *[points] Du hast am meisten in { how-it-went-chapter } geholt ({ $value }).
    }
how-it-went-alt =
    Eine Linie für jede Person. { $kind ->
        [percent] Gewinnchance in Prozent
       *[points] Punkte
    } nach { $by ->
        [rounds] Runde
        [moves] Zug
       *[turns] Zug
    } { $after }:
how-it-went-alt-seat = { $place }. { $name }: { $values }.
how-it-went-missed = Was habe ich übersehen?
how-it-went-missed-none = 🔍 Kein einzelner Zug hat dich viel gekostet.
