### Worte der Wiederholung: Spiele, die vorbei sind, noch einmal gesehen.

replay-command = wiederholung
    .about = Sieh ein Spiel noch einmal, Zug um Zug oder als Film
replay-number = nummer
    .about = Die Nummer des Tisches, wie sie auf dem Brett steht; ohne sie das neueste Spiel dieses Kanals
replay-title =
    ## 🎞️ { $title }
    { $players } · { $date }
replay-where =
    -# Tisch { $number } · { $at ->
        [0] der Anfang, dann { $last ->
            [one] ein Bild
           *[other] { $last } Bilder
        }
       *[other] { $chapter } · Bild { $at } von { $last }
    }{ $end ->
        [stopped] {" "}· vor dem Ende abgebrochen
       *[finished] {""}
    }
replay-jump = Springen zu …
replay-start = Der Anfang
replay-chapter =
    { $game ->
        [heul_doch] Zug { $number }
        [maunz] Figur { $number }
       *[other] Runde { $number }
    }
replay-post = Hier zeigen
replay-posted = 📣 Jetzt können es alle sehen.
replay-film = Als Film
replay-drawing = 🎬 Ich zeichne: { $done } von { $most } Bildern …
replay-film-done = 🎬 Hier ist das ganze Spiel. Nur du siehst es.
replay-alt-film = Ein Film von einem ganzen Spiel { $title } von { $players }. Am Ende: { $end }

no-replay-unknown = Ich kenne kein Spiel { $number } von diesem Server. Die Nummer steht auf dem Brett; der Befehl `wiederholung` ohne Nummer zeigt das neueste Spiel eines Kanals.
no-replay-here = In diesem Kanal ist noch kein Spiel zu Ende gegangen. Mit der Nummer, die auf dem Brett steht, kannst du jedes Spiel dieses Servers ansehen.
no-replay-running = Dieses Spiel ist noch nicht vorbei. Du kannst hier zusehen: { $link }
no-replay-never-begun = Dieses Spiel hat nie begonnen: Es gibt nichts zu sehen.
no-replay-differs = Dieses Spiel wurde nach Regeln gespielt, die ich nicht mehr kenne; darum kann ich es nicht Zug um Zug zeigen. Wie es ausging, steht noch auf seinem Brett.
no-replay-film-twice = Ich zeichne oder zeige gerade schon einen Film für dich. Warte ihn ab und frag dann noch einmal.
