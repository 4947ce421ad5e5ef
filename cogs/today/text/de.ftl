### Wörter des Tages.

today-command = heute
    .about = Ein Rätsel oder eine Partie, jeden Tag neu und für alle gleich
today-try = -# Versuch { $number } von { $tries }
today-about =
    { $kind ->
        [puzzle] Finde den einzigen richtigen Zug. Der erste Versuch bringt 🐾🐾🐾, der zweite 🐾🐾, der dritte 🐾.
       *[deal] Spiel eine kurze Partie, für alle die gleiche. Der erste Platz bringt 🐾🐾🐾, der zweite 🐾🐾, der dritte 🐾.
    }
today-late = -# Dieser Tag ist vorbei, bringt keine Pfoten und zählt nicht für deine Serie.
today-begin = Anfangen
today-yesterday =
    -# Gestern: { $paws }{ $others ->
        [0] { "" }
        [1] , besser als die andere Person
       *[other] , besser als { $ahead } von { $others } anderen
    }
today-best-head =
    { $name } · deine Partie, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
today-open-yesterday = Gestern nachholen
today-points =
    { $rank ->
        [1] Du hast **gewonnen**, mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }!
        [4] Du hast { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }, aber keine Pfote. Die gibt es nur für die ersten drei Plätze, und nur mit Punkten.
       *[other] Du hast { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
today-streak =
    { $days ->
        [one] 🔥 Deine Serie: 1 Tag (Rekord: { $best }).
       *[other] 🔥 Deine Serie: { $days } Tage (Rekord: { $best }).
    } { $spare ->
        [0] Verpass den nächsten Tag nicht!
        [one] Einen Tag darfst du auslassen.
       *[other] { $spare } Tage darfst du auslassen.
    }
today-next = -# Neues gibt es { $until }.
today-again = Noch einmal
today-sure = **{ $move }** ist dein letzter Versuch. Bist du sicher?
today-sure-button = Ja, ganz sicher
today-not-sure = Zurück zum Bild
today-share = Teilen
today-copy =
    Zum Kopieren und Verschicken:
    ```
    { $result }
    ```
today-shared = -# 📣 Dein Ergebnis steht in der Nachricht des Tages in diesem Kanal.
today-days =
    ### 📅 Die letzten dreißig Tage
    Das sind deine Pfoten. Auf einem Server sagt die kleine Zahl, wie viele mitgemacht haben.
today-days-alt = Die letzten dreißig Tage: gespielte Tage { $days }, Pfoten { $paws }.
today-days-menu = Tag wählen …
today-name = { $title } Nr. { $number }
today-day =
    { $kind ->
        [puzzle] Rätsel Nr. { $number } · { $date }
       *[deal] Partie Nr. { $number } · { $date }
    }
no-day-over = Dieser Tag ist vorbei. `/heute` zeigt den neuen.
no-day-unfinished = Das geht, sobald du selbst fertig bist.
today-help = -# 🐾 `/heute`: jeden Tag etwas Neues

## Der Tag: ein Rätsel oder eine Partie für alle

day-head =
    { $kind ->
        [puzzle] ☀️ { $name } · Rätsel des Tages
       *[deal] ☀️ { $name } · Partie des Tages
    }
day-yesterday = **Gestern · { $name }**
day-crowns = 👑 { $paws } { $who }
day-solution = Lösung: { $solution }
day-secret = -# 🔏 Das Geheimnis von gestern: `{ $secret }`
day-streak =
    { $days ->
        [one] 🔥 Serie dieses Servers: 1 Tag
       *[other] 🔥 Serie dieses Servers: { $days } Tage
    }
day-more = und { $more } weitere
day-until = Neues gibt es { $until }. Jeder Tag beginnt weltweit um 03:00 UTC.
day-seal = 🔏 Siegel der Karten und Würfel: `{ $seal }`
day-play = Spielen
day-month = Frühere Tage
day-bell =
    Das Rätsel oder die Partie des Tages ist da.{ $days ->
        [0] { "" }
        [one] { " " }Deine Serie steht bei 1 Tag.
       *[other] { " " }Deine Serie steht bei { $days } Tagen.
    }
day-bell-off = Mit `/einstellungen ich` stellst du das ab.
today-switch = Tägliche Erinnerung an /heute
