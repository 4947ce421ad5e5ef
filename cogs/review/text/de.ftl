### Worte dazu, wie ein Spiel lief.

how-it-went-button = So lief es …
how-it-went-head = 📈 **So lief es**
how-it-went-not-yet = Ich rechne noch aus, wie es lief. Es dauert nur einen Moment.
how-it-went-turning =
    { $when ->
        [first] { $by ->
            [rounds] { $name } lag von der ersten Runde an vorn.
            [moves] { $name } lag von den ersten Zügen an vorn.
           *[turns] { $name } lag vom ersten Zug an vorn.
        }
        [last] { $by ->
            [rounds] Wendepunkt: die letzte Runde. Die hat es für { $name } entschieden.
            [moves] Wendepunkt: der letzte Zug. Der hat es für { $name } entschieden.
           *[turns] Wendepunkt: der letzte Zug. Der hat es für { $name } entschieden.
        }
       *[between] { $by ->
            [rounds] Wendepunkt: Runde { $chapter }. Von da an blieb { $name } vorn.
            [moves] Wendepunkt: Zug { $chapter }. Von da an blieb { $name } vorn.
           *[turns] Wendepunkt: Zug { $chapter } von { $last }. Von da an blieb { $name } vorn.
        }
    }
how-it-went-led =
    { $when ->
        [throughout] { $by ->
            [rounds] { $name } lag von der ersten Runde an vorn und nie zurück.
           *[turns] { $name } lag vom ersten Zug an vorn und nie zurück.
        }
        [first] { $by ->
            [rounds] { $name } lag von der ersten Runde an vorn.
            [moves] { $name } lag von den ersten Zügen an vorn.
           *[turns] { $name } lag vom ersten Zug an vorn.
        }
        [last] { $by ->
            [rounds] { $name } ging erst in der letzten Runde endgültig in Führung.
            [moves] { $name } ging erst mit dem letzten Zug endgültig in Führung.
           *[turns] { $name } ging erst mit dem letzten Zug endgültig in Führung.
        }
       *[between] { $by ->
            [rounds] { $name } lag von Runde { $chapter } an vorn.
            [moves] { $name } lag von Zug { $chapter } an vorn.
           *[turns] { $name } lag von Zug { $chapter } (von { $last }) an vorn.
        }
    }
how-it-went-tied =
    { $when ->
        [ahead] { $by ->
            [rounds] { $name } lag von Runde { $chapter } an vorn und gewann am Ende bei Gleichstand.
           *[turns] { $name } lag von Zug { $chapter } (von { $last }) an vorn und gewann am Ende bei Gleichstand.
        }
       *[level] { $name } war am Ende nur gleichauf und gewann bei Gleichstand.
    }
how-it-went-most =
    { $kind ->
        [percent] { $whose ->
            [own] { $name } machte mit Zug { $chapter } den größten Sprung: Gewinnchance { $before } % → { $after } %.
            [other] Am meisten half { $name } Zug { $chapter } von { $other }: Gewinnchance { $before } % → { $after } %.
           *[unknown] Den größten Sprung für { $name } brachte Zug { $chapter }: Gewinnchance { $before } % → { $after } %.
        }
       *[points] { $name } holte am meisten { $by ->
            [rounds] in Runde { $chapter }
           *[turns] mit Zug { $chapter }
        } ({ $own }).
    }
how-it-went-shared =
    { $kind ->
        [percent] Unentschieden: Niemand hat sich abgesetzt.
       *[points] Am Ende hat sich niemand abgesetzt: Gleichstand an der Spitze.
    }
how-it-went-given-up =
    { $chapter ->
        [0] 🏳️ { $name } hat vor dem ersten Zug aufgegeben.
       *[other] 🏳️ Nach Zug { $chapter } hat { $name } aufgegeben, bei { $chance } % Gewinnchance.
    }
how-it-went-luck = 🍀 Glück in Punkten: { $lucks }.
how-it-went-own =
    { $kind ->
        [percent] { $won ->
            [yes] Am niedrigsten war deine Gewinnchance nach Zug { $chapter }: { $value } %.
           *[no] Am höchsten war deine Gewinnchance nach Zug { $chapter }: { $value } %.
        }
       *[points] Am meisten brachte dir { $by ->
            [rounds] Runde { $chapter }
           *[turns] Zug { $chapter }
        }: { $value }.
    }
how-it-went-own-luck = 🍀 Dein Glück in Punkten, verglichen mit durchschnittlichem Glück: { $points }.
how-it-went-clover = 🍀 am Balken: Punkte durch Glück allein.
how-it-went-lines =
    -# Linien: { $by ->
        [rounds] Punkte, Runde für Runde.
        [moves] Gewinnchance, wie der Computer sie sieht, Zug für Zug.
       *[turns] Punkte, Zug für Zug, als wäre dann gewertet worden.
    }
how-it-went-alt =
    { $kind ->
        [percent] Eine Linie für jede Person. Gewinnchance in Prozent nach { $by ->
            [rounds] Runde
            [moves] Zug
           *[turns] Zug
        } { $after }:
       *[points] Eine Linie für jede Person. Punkte nach { $by ->
            [rounds] Runde
            [moves] Zug
           *[turns] Zug
        } { $after }:
    }
how-it-went-alt-seat = { $place }. { $name }: { $values }.
how-it-went-missed = Was habe ich übersehen?
how-it-went-missed-none =
    { $lost ->
        [yes] 🔍 Kein einzelner Zug hat dich viel gekostet: Es ging nach und nach verloren.
       *[no] 🔍 Kein einzelner Zug hat dich viel gekostet.
    }
