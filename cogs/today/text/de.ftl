### Wörter des Tages.

today-command = heute
    .about = Ein Rätsel oder eine Partie, jeden Tag neu und für alle gleich
today-try = -# Versuch { $number } von { $tries }
today-one-try = -# Dauert etwa drei Minuten und ist für alle gleich. 🐾🐾🐾 gibt es für Platz 1, 🐾🐾 für Platz 2, 🐾 für Platz 3.
today-yesterday =
    { $others ->
        [0] -# Gestern: { $paws }
        [one] -# Gestern: { $paws }, { $ahead ->
            [0] und die einzige andere Person war mindestens so gut
           *[other] besser als die einzige andere Person
        }
       *[other] -# Gestern: { $paws }, { $ahead ->
            [0] und alle { $others } anderen waren mindestens so gut
           *[other] besser als { $ahead } von { $others } anderen
        }
    }
today-best = -# Die beste Partie von gestern: { $paws }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
today-best-head =
    { $name }: { $own ->
        [yes] deine Partie
       *[no] die beste Partie
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
today-best-show = Die beste Partie zeigen
today-open-yesterday = Das von gestern zu Ende spielen
today-points =
    { $rank ->
        [1] **Gewonnen** mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }!
       [4] Keine Pfote mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }: Pfoten gibt es für die ersten drei Plätze, und nur mit Punkten.
       *[other] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
today-streak =
    { $days ->
        [one] 🔥 Deine Serie: 1 Tag (Rekord: { $best }).
       *[other] 🔥 Deine Serie: { $days } Tage (Rekord: { $best }).
    } { $spare ->
        [0] Verpass den nächsten nicht!
        [one] Einen darfst du verpassen.
       *[other] Du darfst { $spare } verpassen.
    }
today-next = -# Neues gibt es { $until }.
today-again = Noch einmal
today-sure = **{ $move }** ist dein letzter Versuch. Bist du sicher?
today-sure-button = Ja, mein letzter Versuch
today-not-sure = Noch mal ansehen
today-share = Teilen
today-copy = Zum Kopieren und Verschicken:
today-shared = { $who } hat gespielt:
today-picture = { $name }: { $stars } von 3 Pfoten.
today-month-about =
    ### { $month }
    Deine Pfoten von jedem Tag. Auf einem Server sagt die kleine Zahl, wie viele dort mitgemacht haben.
today-month-alt = { $month }: gespielte Tage { $days }, Pfoten { $paws }.
no-day-begun = Diesen Tag hast du nicht rechtzeitig angefangen. `/heute` zeigt den neuen.
no-day-over = Dieser Tag ist vorbei. `/heute` zeigt den neuen.
no-day-step = Dieser Knopf war veraltet, darum ist nichts passiert. Oben siehst du, wo du jetzt bist.
no-day-unfinished = Das geht, sobald du selbst fertig bist.
today-help = -# 🐾 `/heute`: jeden Tag etwas Neues

## Der Tag: ein Rätsel oder eine Partie für alle

day-head =
    { $kind ->
        [puzzle] ☀️ { $name }: das Rätsel des Tages
       *[deal] ☀️ { $name }: die Partie des Tages
    }
day-yesterday = **Gestern, { $name }**
day-crowns = 👑 { $paws } { $who }
day-solution = Lösung: { $solution }
day-secret = -# 🔏 Das Geheimnis von gestern: `{ $secret }`
day-streak =
    { $days ->
        [one] 🔥 Serie dieses Servers: 1 Tag
       *[other] 🔥 Serie dieses Servers: { $days } Tage
    }
day-more = und { $more } weitere
day-until = Neues gibt es { $until }. Jeder Tag beginnt um 03:00 UTC, auf der ganzen Welt.
day-seal = 🔏 Siegel der Karten und Würfel: `{ $seal }`
day-play = Spielen
day-month = Der Monat
day-bell =
    { $days ->
        [0] Das Rätsel oder die Partie des Tages ist da.
        [one] Das Rätsel oder die Partie des Tages ist da. Deine Serie: ein Tag.
       *[other] Das Rätsel oder die Partie des Tages ist da. Deine Serie: { $days } Tage.
    }
day-bell-off = Du wolltest, dass ich dir jeden Tag Bescheid sage. Mit `/einstellungen ich` stellst du das ab.
no-day-shared = Dein Ergebnis von diesem Tag hast du hier schon geteilt.
today-switch = Tägliche Nachricht zu /heute
forget-days =
    { $days ->
        [one] Was du an einem Tag bei `/heute` gespielt hast.
       *[other] Was du an { $days } Tagen bei `/heute` gespielt hast.
    }
forget-bell = Dass ich dir jeden Tag Bescheid sage.
