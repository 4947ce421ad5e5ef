### Wörter des Tages.

today-command = heute
    .about = Ein Rätsel oder eine Partie, jeden Tag neu und für alle gleich
today-try = -# Versuch { $number } von { $tries }
today-about =
    { $kind ->
        [puzzle]
            Finde den einzigen richtigen Zug. Du hast drei Versuche:
            🐾🐾🐾 für den ersten
            🐾🐾 für den zweiten
            🐾 für den dritten
       *[deal]
            Spiel eine kurze Partie, für alle die gleiche:
            🐾🐾🐾 für den ersten Platz
            🐾🐾 für den zweiten Platz
            🐾 für den dritten Platz
    }
today-late = -# Dieser Tag ist vorbei: Er bringt keine Pfoten und zählt nicht für deine Serie.
today-begin = Anfangen
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
today-best-head =
    { $name }: deine Partie, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
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
today-copy =
    Zum Kopieren und Verschicken:
    ```
    { $result }
    ```
today-shared = -# 📣 Dein Ergebnis steht in der Nachricht des Tages in diesem Kanal.
today-days =
    ### 📅 Die letzten dreißig Tage
    Das sind deine Pfoten. Auf einem Server sagt die kleine Zahl, wie viele mitgemacht haben. Wähl einen Tag, um ihn anzusehen oder auszuprobieren.
today-days-alt = Die letzten dreißig Tage: gespielte Tage { $days }, Pfoten { $paws }.
today-days-menu = Wähl einen Tag
today-day =
    { $kind ->
        [puzzle] Rätsel #{ $number } · { $date }
       *[deal] Partie #{ $number } · { $date }
    }
no-day-begun = Diesen Tag hast du nicht rechtzeitig angefangen. `/heute` zeigt den neuen.
no-day-over = Dieser Tag ist vorbei. `/heute` zeigt den neuen.
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
day-month = Frühere Tage
day-bell =
    { $days ->
        [0] Das Rätsel oder die Partie des Tages ist da.
        [one] Das Rätsel oder die Partie des Tages ist da. Deine Serie: ein Tag.
       *[other] Das Rätsel oder die Partie des Tages ist da. Deine Serie: { $days } Tage.
    }
day-bell-off = Du wolltest, dass ich dir jeden Tag Bescheid sage. Mit `/einstellungen ich` stellst du das ab.
today-switch = Tägliche Nachricht zu /heute
