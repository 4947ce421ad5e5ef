### Worte der Wiederholung: Spiele, die vorbei sind, noch einmal gesehen.

replay-command = wiederholung
    .about = Eine Partie noch einmal ansehen, Zug um Zug oder als Film
replay-number = nummer
    .about = Die Nummer des Tisches, etwa aus /verlauf; ohne sie die letzte Partie hier
replay-title =
    🎞️ **{ $title }**
    -# { $date } · { $players }
replay-where =
    -# Tisch { $number } · { $chapter }{ $at ->
        [0] { "" }
       *[other] {" "}· Bild { $at } von { $last }
    }{ $end ->
        [stopped] {" "}· vor dem Ende abgebrochen
       *[finished] {""}
    }
replay-listed = Wiederholung · Tisch { $number }
replay-start = Der Anfang
replay-end = Das Ende
replay-mine = Mein Zug
replay-chapter =
    { $chapters ->
        [turn] Zug { $number }
        [move] Zug { $number }
       *[round] Runde { $number }
    }
replay-post = Hier zeigen
replay-posted = 📣 Jetzt können es alle sehen.
replay-film = Als Film
replay-drawing = 🎬 Ich zeichne Bild { $done } von { $most } …
replay-gained = Punkte
replay-turning = Der Wendepunkt
replay-film-done = 🎬 Hier ist die Partie in den Momenten, auf die es ankam.
replay-alt-film = Film einer Partie: { $title }, mit { $players }. Am Ende: { $end }

no-replay-running = Diese Partie läuft noch. [Hier kannst du zuschauen]({ $link })
no-replay-never-begun = Diese Partie hat nie begonnen, also gibt es nichts zu sehen.
no-replay-differs = Diese Partie folgte Regeln, die ich nicht mehr kenne. Wie sie ausging, steht auf ihrem Spieltisch.
no-replay-film-twice = Ich zeichne schon einen Film für dich. Warte, bis er da ist.

## Probieren, wie es weitergegangen wäre

try-button = Ab hier probieren
try-next = Ab meinem Zug probieren
try-head =
    ### 🔀 Ab hier probieren
    -# Tisch { $number } · { $chapter }, du bist dran. Die anderen spielt der Computer.
try-anew = Von vorn
try-undo = Zurücknehmen
try-same = Gleiche Würfel
try-other = Neue Würfel
try-compared =
    📊 { $when ->
        [round] In der Partie nach dieser Runde:
       *[end] In der Partie:
    } { $before } · in diesem Versuch: { $after }
try-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
try-won =
    { $won ->
        [won] gewonnen
        [lost] verloren
       *[drawn] unentschieden
    }
try-seats =
    ### 🔀 Ab hier probieren · { $title }
    Du hast hier nur zugeschaut. Wessen Platz nimmst du?
no-try = Diese Partie finde ich nicht mehr. Sie gehört jemand anderem, oder ihre Zeit ist um.
no-try-over = Ab hier hatte dieser Platz nichts mehr zu entscheiden. Probier es etwas früher.
replay-help = -# 🎞️ `/wiederholung`: noch einmal ansehen
