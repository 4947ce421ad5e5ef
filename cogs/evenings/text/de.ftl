### Words of evenings.

evening-command = abend
    .about = Spiele für ein Event dieses Servers: Tische zu Beginn, Ergebnisse am Ende
evening-event = event
    .about = Welches Event: Leg es zuerst in Discord an
evening-game = spiel
    .about = Was gespielt wird
evening-second = zweites
evening-third = drittes
evening-planned =
    🌙 Geplant für **{ $name }**, { $when }: { $games }. Ich eröffne die Tische in diesem Kanal und sage allen Interessierten einmal Bescheid. Am Ende steht hier, wer gewonnen hat.
    -# Wenn du das Event in Discord verschiebst oder absagst, richte ich mich danach.
evening-begins = 🌙 **{ $name }** beginnt! Setzt euch, wohin ihr mögt:
evening-name = Spieleabend
evening-over =
    🌙 **{ $name }** ist vorbei: { $count ->
        [one] Eine Partie wurde gespielt.
       *[other] { $count } Partien wurden gespielt.
    }
evening-winners = 🏆 { $winners }
evening-alt = Was gespielt wurde, die Besten zuerst: { $games }.
no-evening-begun = Der Spieleabend zu diesem Event hat schon begonnen: Seine Tische sind offen.
no-evening-event = Dieses Event finde ich auf diesem Server nicht, oder es ist vorbei. Leg unter dem Namen des Servers → „Event erstellen“ eins an und wähle es hier.
no-evening-host = Nur wer dieses Event angelegt hat und die Admins dieses Servers können seine Spiele planen.
no-evening-which = So heißen mehrere Events. Wähle eins aus der Liste, nach seinem Tag.
