### Worte für /turnier.

tournament-command = turnier
    .about = Turniere, bei denen niemand ewig auf andere wartet
tournament-new = neu
    .about = In diesem Kanal ein Turnier eröffnen; seine Tische sind Threads
tournament-stop = beenden
    .about = Das Turnier dieses Kanals für alle beenden
tournament-remove = entfernen
    .about = Eine Person aus dem Turnier dieses Kanals nehmen
tournament-game = spiel
    .about = Welches Spiel
tournament-person = person
    .about = Wen
tournament-until = beginn
    .about = Wann die erste Runde beginnt
tournament-until-10 = in 10 Minuten
tournament-until-30 = in 30 Minuten
tournament-until-60 = in 1 Stunde
tournament-until-180 = in 3 Stunden
tournament-until-1440 = morgen um diese Zeit
tournament-until-4320 = in 3 Tagen
tournament-until-10080 = in 7 Tagen
tournament-command-pace = tempo
    .about = Alles an einem Abend, oder bis zu einer Woche pro Runde
tournament-command-pace-evening = Spieleabend: Runde auf Runde
tournament-command-pace-live = schnell: 2 Minuten pro Entscheidung
tournament-command-pace-letter = Fernpartie: höchstens 7 Tage pro Runde
tournament-left = Du bist aus dem Turnier ausgestiegen.
tournament-leave-question = Endgültig aussteigen? Eine laufende Partie spielt der Computer für dich weiter. Zurück kannst du nicht.
tournament-leave-button = Endgültig aussteigen
tournament-began =
    { $round ->
        [0] Ich habe alle gefragt, ob sie da sind. Drück noch einmal, um mit denen anzufangen, die da sind.
       *[other] Los geht’s! Die Tische kommen gleich.
    }
tournament-stop-question = Das Turnier für alle beenden? Es bleibt beim Stand von jetzt, und laufende Partien werden abgebrochen.
tournament-stop-button = Turnier beenden
tournament-stopped = Das Turnier ist beendet.
tournament-removed = { $name } ist nicht mehr im Turnier.
no-tournament-here-now = In diesem Kanal läuft kein Turnier.
no-tournament-person = Diese Person spielt in keinem Turnier dieses Kanals mit.
tournament-way-back = Turnier
tournament-opened = 🏆 { $host } eröffnet ein Turnier: **{ $title }**
    -# 🔏 Damit niemand schummelt: Turnier { $number } · `{ $seal }`
tournament-title = ## 🏆 { $title }: Turnier
tournament-joining =
    { $count ->
        [0] **Noch ist niemand dabei.**
        [one] **Eine Person ist dabei.**
       *[other] **{ $count } sind dabei.**
    } Es beginnt { $until }{ $missing ->
        [0] .
        [one] , wenn noch jemand mitspielt.
       *[other] , wenn noch { $missing } mitspielen.
    }
tournament-kind =
    { $kind ->
        [all] -# 👥 Mit { $count }: { $rounds } Runden, alle gegen alle.
        [duel] -# 👥 Mit { $count }: { $rounds } Runden, jede gegen jemanden mit ähnlichem Punktestand.
       *[tables] -# 👥 { $rounds } Runden an Tischen zu dritt bis fünft.
    }
tournament-how =
    1. Vor jeder Runde frage ich, wer da ist. Nur die spielen mit.
    2. Gespielt wird in Threads. Ist deine Zeit um, spielt der Computer, bis du zurück bist.
    3. Die nächste Runde kommt, wenn alle Tische fertig sind.
tournament-button-how = So läuft’s
tournament-pace =
    { $pace ->
        [letter] -# 📮 Höchstens 7 Tage pro Runde, 1 Tag pro Entscheidung.
        [live] -# ⚡ Alles am Stück: höchstens 1 Stunde pro Runde, 2 Minuten pro Entscheidung.
       *[evening] -# 🌙 Alles am Stück: höchstens 2 Stunden pro Runde, 10 Minuten pro Entscheidung.
    }
tournament-scale =
    { $most ->
        [2] -# 🏅 Punkte: Sieg 1, Unentschieden oder ohne Ergebnis ½, ohne Gegner 1, 💤 abwesend 0.
       *[other] -# 🏅 Punkte pro Tisch: Anteil der anderen, die du schlägst; Gleichstand zählt halb; 💤 nicht da 0.
    }
tournament-round = **Runde { $round } von { $rounds }**. Sie endet spätestens { $until }: Was dann noch offen ist, spielt der Computer zu Ende.
tournament-window = **Runde { $round }** beginnt { $until }{ $round ->
        [1] .
       *[other] , oder sobald niemand mehr fehlt.
    } Drück auf **Bin da**, um mitzuspielen.
tournament-here = 👋 { $names }
tournament-away = 💤 Nicht da: { $names }
tournament-gone = 🚪 Endgültig ausgestiegen: { $names }
tournament-playing = **Hier wird noch gespielt**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] … und an einem weiteren Tisch
       *[other] … und an { $count } weiteren Tischen
    }
tournament-trouble =
    ⚠️ Ich kann hier keine Threads mehr eröffnen. { $why ->
        [full] Auf diesem Server sind so viele Threads offen, wie Discord erlaubt: Bitte schließt ein paar.
        [forbidden] Bitte erlaubt es wieder.
       *[other] Ich versuche es weiter.
    } Tische, die am Ende der Runde fehlen, zählen als Unentschieden.
tournament-over =
    { $why ->
        [early] Es endete in Runde { $round } von { $rounds }.
       *[whole] Es ist vorbei. Danke fürs Mitspielen!
    }
tournament-no-winner = Es wurde zu wenig gespielt, darum gewinnt niemand.
tournament-results = **Ergebnisse der Runde { $round }**
tournament-result = Tisch { $number }: { $places }
tournament-result-alone = { $name }: spielfrei, 1 Punkt
tournament-no-results = Noch ist keine Partie zu Ende.
tournament-button-results = Ergebnisse
tournament-cancelled = Es fand nicht statt. Wenn es beginnt, müssen mindestens { $fewest } da sein.
tournament-button-join = Mitspielen
tournament-button-leave = Aussteigen
tournament-button-here = Bin da
tournament-button-mine = Mein Tisch
tournament-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tournament-number = { $number }
tournament-row =
    { $rank }. { $name }: { tournament-points }{ $away ->
        [yes] , nicht da
       *[no] { "" }
    }.
tournament-won =
    { $count ->
        [one] # 🏆 { $title }: { $names } gewinnt das Turnier!
       *[other] # 🏆 { $title }: { $names } gewinnen das Turnier!
    }
tournament-secret = 🔏 Turnier { $number } · Geheimnis der Auslosung `{ $secret }` · seine SHA-256-Prüfsumme ist das Siegel `{ $seal }`
tournament-tie = -# Bei gleichen Punkten zählen erst die Punkte der Besiegten, dann die gewonnenen Tische.
tournament-thread = { $title } { $number } · Runde { $round } · Tisch { $table }
tournament-hello = { $people }: Runde { $round } von { $rounds }, **{ $title }** – viel Spaß!
tournament-my-table = 🪑 Tisch { $number }: { $link }, mit { $names }.
tournament-my-round =
    { $state ->
        [joined] Du bist dabei. Runde { $round } beginnt { $until }. Vorher frage ich dich hier: Drück dann auf **Bin da**, sonst läuft sie ohne dich.
        [asked] Drück in der Turniernachricht auf **Bin da**, um Runde { $round } mitzuspielen. Sie beginnt { $until }.
       *[here] Du spielst Runde { $round } mit. Wenn sie beginnt, sage ich dir an deinem Tisch Bescheid. Viel Glück!
    }
tournament-my-result =
    ✅ { $result }
    Du hast frei, bis alle Tische fertig sind, spätestens bis { $until }.
tournament-my-link = 🏆 [Alle Tische und der Stand]({ $link })
tournament-my-away =
    💤 Diese Runde läuft ohne dich. Vor der nächsten frage ich dich wieder{ $round ->
        [1] , und du beginnst sie mit einem halben Punkt.
       *[other] .
    }
tournament-my-place = Platz { $rank } · { tournament-points }.
tournament-my-reach = Noch möglich: Platz { $places }.
no-tournament = Ich finde dieses Turnier nicht mehr.
no-tournament-left = Du bist endgültig nicht mehr in diesem Turnier.
no-tournament-late = Zu spät: Die zweite Runde hat begonnen.
no-tournament-full = Es ist voll: { $most } sind dabei.
no-tournament-over = Dieses Turnier ist vorbei.
no-tournament-not-yet = Du bist bei diesem Turnier noch nicht dabei: Drück in seiner Nachricht auf **Mitspielen**.
no-tournament-stranger = Du bist bei diesem Turnier nicht dabei. Zuschauen können alle: Wo gerade gespielt wird, steht in seiner Nachricht.
no-tournament-soon = Noch nicht: Ich frage dich hier vor jeder Runde.
no-tournament-host = Das können nur die Admins des Servers und wer dieses Turnier eröffnet hat.
no-tournament-here = Alles klar, für die nächste Runde bist du schon gemeldet.
no-tournament-channel = Turniere brauchen einen normalen Textkanal, in dem ich Threads eröffnen kann.
no-second-tournament = In diesem Kanal gibt es schon [ein Turnier mit diesem Spiel]({ $link }).
tournament-missing = ⏳ Es fehlen noch: { $names }
tournament-call = 🏆 { $people }, **{ $title }**: Runde { $round } beginnt { $until }. Seid ihr da?
tournament-cut = ✂️ Tisch { $number }, { $names }: Die Partie endete ohne Ergebnis.
tournament-button-begin = Jetzt anfangen
no-tournament-begun = Es hat schon angefangen.
no-tournament-few =
    { $missing ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $missing } Personen.
    }
tournament-taking-part =
    🏆 [{ $title }: Turnier]({ $link }) in { $channel }{ $until ->
        [none] { "" }
       *[other] {" "}· beginnt { $until }
    }
tournament-name = 🏆 Turnier { $number }
tournament-career =
    🏆 { $count ->
        [one] ein Turnier
       *[other] { $count } Turniere
    }, bester Platz { $best }
