### Worte für /turnier.

tournament-command = turnier
    .about = Turniere, bei denen niemand ewig auf andere wartet
tournament-new = neu
    .about = In diesem Kanal ein Turnier eröffnen
tournament-help = -# 🏆 `/{ tournament-command } { tournament-new }`: ein Turnier
tournament-stop = abbrechen
    .about = Das Turnier dieses Kanals für alle abbrechen
tournament-remove = entfernen
    .about = Eine Person aus dem Turnier nehmen
tournament-game = spiel
    .about = Welches Spiel
tournament-person = person
    .about = Welche Person
tournament-until = beginn
    .about = Wann die erste Runde beginnt
tournament-until-5 = in 5 Minuten
tournament-until-10 = in 10 Minuten
tournament-until-30 = in 30 Minuten
tournament-until-60 = in 1 Stunde
tournament-until-180 = in 3 Stunden
tournament-until-1440 = morgen um diese Zeit
tournament-until-10080 = in 7 Tagen
tournament-command-pace = tempo
    .about = Alles am Stück oder als Fernpartie
tournament-command-pace-evening = gemütlich: 10 Minuten pro Entscheidung, 2 Stunden pro Runde
tournament-command-pace-live = live: 2 Minuten pro Entscheidung, 1 Stunde pro Runde
tournament-command-pace-letter = Fernpartie: 1 Tag pro Entscheidung, 7 Tage pro Runde
tournament-leave-question = Endgültig aus dem Turnier aussteigen? Eine laufende Partie bringt dir dann 0 Punkte.
tournament-leave-button = Endgültig aussteigen
tournament-stop-question = Das Turnier für alle abbrechen? Auch laufende Partien werden abgebrochen.
tournament-stop-button = Turnier abbrechen
tournament-stopped = Das Turnier ist abgebrochen.
tournament-removed = { $name } ist nicht mehr im Turnier.
no-tournament-here-now = In diesem Kanal läuft kein Turnier.
no-tournament-person = Diese Person spielt in keinem Turnier dieses Kanals mit.
tournament-way-back = Turnier
tournament-opened = 🏆 { $host } eröffnet ein Turnier: **{ $title }** { $people }
    -# 🔏 Siegel von Turnier { $number }: `{ $seal }`
tournament-title = ## 🏆 { $title } · Turnier
tournament-joining =
    { $count ->
        [0] **Noch ist niemand dabei.**
        [one] **Eine Person ist dabei.**
       *[other] **{ $count } Personen sind dabei.**
    } Es beginnt { $until }{ $missing ->
        [0] .
        [one] , wenn noch eine Person mitspielt.
       *[other] , wenn noch { $missing } Personen mitspielen.
    }
tournament-kind =
    { $kind ->
        [all] -# 👥 Ihr spielt { $rounds } Runden, alle gegen alle.
        [duel] -# 👥 Ihr spielt { $rounds } Runden, immer gegen jemanden mit ähnlich vielen Punkten.
       *[tables] -# 👥 Ihr spielt { $rounds } Runden an Tischen mit drei bis fünf Personen.
    }
tournament-how =
    1. Vor jeder Runde frage ich, wer da ist. Wer nicht antwortet, setzt aus.
    2. Gespielt wird in Threads. Ist deine Zeit um, spielt der Computer, bis du zurück bist.
    3. Sind alle Tische fertig, kommt die nächste Runde.
    4. Alle geschlagen: 1 Punkt, die Hälfte oder Unentschieden: ½, spielfrei: 1.
tournament-button-how = Ablauf
tournament-round = **Runde { $round } von { $rounds }** endet spätestens { $until }.
tournament-window = **Runde { $round }** beginnt spätestens { $until }. Drück auf **👋 { tournament-button-here }**, um mitzuspielen.
tournament-here = 👋 { $names }
tournament-away = 💤 Nicht da: { $names }{ $round ->
        [0] { "" }
       *[other] . Drück auf **👋 { tournament-button-here }**, dann frage ich dich vor Runde { $round }.
    }
tournament-gone = 🚪 Ausgestiegen: { $names }
tournament-playing = **Diese Runde**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] … und ein weiterer Tisch
       *[other] … und { $count } weitere Tische
    }
tournament-trouble =
    ⚠️ Ich kann hier keine Threads mehr eröffnen. { $why ->
        [full] Auf diesem Server sind zu viele offen. Bitte schließt ein paar.
        [forbidden] Bitte erlaubt es wieder.
       *[other] Ich versuche es weiter.
    } Ein Tisch ohne Thread zählt als unentschieden.
tournament-early = Das Turnier endete in Runde { $round } von { $rounds }.
tournament-over = Das Turnier ist vorbei. Danke fürs Mitspielen!
tournament-no-winner = Es wurde zu wenig gespielt, darum gewinnt niemand.
tournament-results = **Ergebnisse der Runde { $round }**
tournament-result = Tisch { $number } · { $places }
tournament-bye = ☕ { $name } hat spielfrei: 1 Punkt.
tournament-idle = 0 (ohne eigenen Zug)
tournament-left = 0 (ausgestiegen)
tournament-late = 💤 { $names } 0,5 (ab Runde 2)
tournament-no-results = Noch ist keine Partie zu Ende.
tournament-button-results = Ergebnisse
tournament-cancelled = Das Turnier ist ausgefallen. Es braucht mindestens { $fewest } Personen.
tournament-button-join = Mitspielen
tournament-button-leave = Aussteigen
tournament-button-here = Bin da
tournament-button-mine = Mein Tisch
tournament-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tournament-number = { $points }
tournament-place = { $rank }.
tournament-row =
    { $place ->
        [none] { "" }
       *[other] { $place }{" "}
    }{ $name }, { $points }{ $away ->
        [yes] , nicht da
       *[no] { "" }
    }.
tournament-won =
    { $count ->
        [one] # 🏆 { $title } · { $names } gewinnt das Turnier!
       *[other] # 🏆 { $title } · { $names } gewinnen das Turnier!
    }
tournament-absent = -# 💤 Nicht mitgespielt: { $names }
tournament-secret = 🔏 Turnier { $number } · Geheimnis der Auslosung `{ $secret }` · seine SHA-256-Prüfsumme ist das Siegel `{ $seal }`
    -# Seine ersten 16 Stellen habe ich am Anfang gezeigt. Damit können alle nachrechnen, dass keine Auslosung geändert wurde, auch nicht von mir.
tournament-thread = { $title } { $number } · Runde { $round } · Tisch { $table }
tournament-hello = { $people }, bei **{ $title }** beginnt Runde { $round } von { $rounds }. Viel Spaß!
tournament-my-table =
    { $kind ->
        [bye] ☕ In Runde { $round } hast du spielfrei: 1 Punkt.
        [soon] 🪑 In Runde { $round } spielst du mit { $names }. Ich eröffne gerade deinen Tisch.
       *[table] 🪑 In Runde { $round } spielst du in { $link } mit { $names }.
    }
tournament-my-last = In diesem Turnier hast du keinen Tisch mehr.
tournament-my-next =
    { $here ->
        [yes] 👋 Du bist in Runde { $round } dabei. Deinen Tisch eröffne ich, wenn sie beginnt.
       *[no] 🪑 Deinen nächsten Tisch eröffne ich in Runde { $round }, wenn du da bist.
    }
tournament-my-link = 🏆 [{ tournament-way-back }]({ $link })
no-tournament = Ich finde dieses Turnier nicht mehr.
no-tournament-left = 🚪 Du bist aus diesem Turnier ausgestiegen.
no-tournament-late = Dafür ist es in diesem Turnier zu spät.
no-tournament-full = Das Turnier ist mit { $most } Personen voll.
no-tournament-stranger = Du bist bei diesem Turnier nicht dabei. Seine Nachricht zeigt, wo du mitspielen oder zuschauen kannst.
no-tournament-host = Das können nur die Admins und wer dieses Turnier eröffnet hat.
no-tournament-channel = Turniere brauchen einen normalen Textkanal mit Threads.
no-second-tournament = In diesem Kanal gibt es schon [ein Turnier dieses Spiels]({ $link }).
tournament-missing = ⏳ Ich warte auf { $names }.
tournament-call = 🏆 { $people }, **{ $title }** · seid ihr für Runde { $round } da?
tournament-cut = ✂️ Tisch { $number } · ohne Ergebnis · { $places }
tournament-button-begin = Jetzt anfangen
tournament-button-ask = Fragen, wer da ist
no-tournament-few =
    { $missing ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $missing } Personen.
    }
tournament-taking-part =
    🏆 [{ $title } · Turnier]({ $link }) in { $channel }{ $until ->
        [none] { "" }
       *[other] {" "}· beginnt { $until }
    }
tournament-name = 🏆 Turnier { $number }
tournament-career = 🏆 Turniere: { $count }, bester Platz { $best }
