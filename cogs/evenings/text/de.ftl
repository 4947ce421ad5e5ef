### Wörter der Spieleabende.

evening-command = abend
    .about = Spiele für ein Event: Ich eröffne die Tische und zeige am Ende, wer gewonnen hat
evening-help = -# 🌙 `/{ evening-command }`: Spiele für ein Event
evening-event = event
    .about = Welches Event; leg es zuerst in Discord an
evening-game = spiel
    .about = Was gespielt wird
evening-second = zweites
evening-third = drittes
evening-planned =
    🌙 Am { $when } spielt ihr { $games } bei **{ $name }**. Ich eröffne hier die Tische und sage allen Interessierten einmal Bescheid. Am Ende sage ich, wer gewonnen hat.
    -# Wird das Event in Discord verschoben oder abgesagt, richte ich mich danach.
evening-begins = 🌙 Mit { $games } beginnt **{ $name }**! Setzt euch, wohin ihr mögt.
evening-name = Spieleabend
evening-over =
    🌙 **{ $name }** ist vorbei: { $count ->
        [one] Eine Partie wurde gespielt.
       *[other] { $count } Partien wurden gespielt.
    }
evening-winners = 🏆 Die meisten Siege: { $winners } ({ $wins })
evening-alt = Was gespielt wurde, die Besten zuerst: { $games }.
no-evening-begun = Der Spieleabend zu diesem Event hat schon begonnen. Seine Tische sind offen.
no-evening-event = Hier finde ich dieses Event nicht, oder es ist vorbei. Drück auf den Namen des Servers und leg mit „Event erstellen“ eins an.
no-evening-host = Die Spiele dieses Events planen nur die Admins und wer es angelegt hat.
no-evening-which = So heißen mehrere Events. Wähle eins aus der Liste, nach seinem Tag.
