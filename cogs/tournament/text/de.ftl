### Worte für /turnier.

tournament-command = turnier
    .about = Turniere, bei denen niemand ewig auf andere wartet
tournament-new = neu
    .about = In diesem Kanal ein Turnier eröffnen; seine Tische sind Threads
tournament-stop = beenden
    .about = Das Turnier dieses Kanals für alle beenden
tournament-game = spiel
    .about = Welches Spiel
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
tournament-command-pace-letter = Fernpartie: höchstens 7 Tage pro Runde
tournament-joined = Du bist dabei! Es beginnt { $until }: Dann sage ich dir im Thread deines Tisches Bescheid.
tournament-joined-evening = Du bist dabei! Es beginnt { $until }. Zehn Minuten vorher sage ich dir hier Bescheid: Drück dann auf **Bin da**, sonst läuft die Runde ohne dich.
tournament-joined-late = Du bist ab der nächsten Runde dabei, mit einem halben Punkt für die erste.
tournament-left = Du bist aus dem Turnier ausgestiegen.
tournament-leave-question = Endgültig aussteigen? Eine laufende Partie spielt der Computer für dich weiter. Zurück kannst du nicht.
tournament-leave-button = Endgültig aussteigen
tournament-came = Du spielst die nächste Runde mit. Wenn sie beginnt, sage ich dir an deinem Tisch Bescheid. Viel Glück!
tournament-began = Los geht’s! Die Tische kommen gleich.
tournament-came-back = Willkommen zurück! Kommt noch eine Runde, spielst du wieder mit.
tournament-stop-question = Das Turnier für alle beenden? Es bleibt beim Stand von jetzt, und laufende Partien werden abgebrochen.
tournament-stop-button = Turnier beenden
tournament-stopped = Das Turnier ist beendet.
no-tournament-here-now = In diesem Kanal läuft kein Turnier.
tournament-way-back = Turnier
tournament-opened = 🏆 { $host } eröffnet ein Turnier: **{ $title }**
    -# 🔏 Damit niemand schummelt: Turnier { $number } · `{ $seal }`
tournament-title = ## 🏆 { $title }: Turnier
tournament-joining =
    { $count ->
        [0] **Noch ist niemand dabei.**
        [one] **Eine Person ist dabei.**
       *[other] **{ $count } sind dabei.**
    } Es beginnt { $until }.
tournament-kind =
    { $kind ->
        [all] -# 👥 Mit { $count }: { $rounds } Runden, alle gegen alle.
        [duel] -# 👥 Mit { $count }: { $rounds } Runden, jede gegen jemanden mit ähnlich vielen Punkten.
       *[tables] -# 👥 { $rounds } Runden an Tischen zu dritt und viert.
    }
tournament-how =
    { $pace ->
        [letter]
            1. Im Thread deines Tisches sage ich dir Bescheid.
            2. Nach einem Tag entscheidet der Computer. Eine ganze Partie ohne Entscheidung: Du setzt aus, bis **Bin wieder da**.
            3. Nächste Runde: wenn alle Tische fertig sind, spätestens nach 7 Tagen.
       *[evening]
            1. Zehn Minuten vor jeder Runde frage ich nach: Ohne **Bin da** setzt du aus.
            2. Gespielt wird in Threads. Nach 10 Minuten entscheidet der Computer.
            3. Nächste Runde: wenn alle Tische fertig sind, spätestens nach 2 Stunden.
    }
tournament-how-button = So läuft’s
tournament-pace =
    { $pace ->
        [letter] -# 📮 Höchstens 7 Tage pro Runde, 1 Tag pro Entscheidung.
       *[evening] -# 🌙 Alles am Stück: höchstens 2 Stunden pro Runde, meist viel weniger.
    }
tournament-scale =
    { $most ->
        [2] -# 🏅 Punkte: Sieg 1, Unentschieden ½, ohne Gegner 1, 💤 nicht da 0.
       *[other] -# 🏅 Punkte pro Tisch: Anteil der anderen, die du schlägst; Gleichstand zählt halb; 💤 nicht da 0.
    }
tournament-round = **Runde { $round } von { $rounds }**. Sie endet spätestens { $until }: Was dann noch offen ist, spielt der Computer zu Ende.
tournament-window = **Runde { $round }** beginnt { $until }, oder sobald alle da sind. Drück auf **Bin da**, um mitzuspielen.
tournament-here = 👋 { $names }
tournament-playing = **Hier wird noch gespielt**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] … und an einem weiteren Tisch
       *[other] … und an { $count } weiteren Tischen
    }
tournament-trouble = ⚠️ Ich kann hier keine Threads mehr eröffnen. Bitte erlaubt es wieder: Tische, die am Ende der Runde fehlen, zählen als Unentschieden.
tournament-over =
    { $why ->
        [left] Es ist vorbei: Alle sind ausgestiegen.
        [few] Nach Runde { $round } von { $rounds } ist es vorbei: Es sind zu wenige übrig.
        [early] Es wurde vorzeitig beendet (Runde { $round } von { $rounds }).
       *[whole] Es ist vorbei. Danke fürs Mitspielen!
    }
tournament-no-winner = Es wurde zu wenig gespielt, darum gewinnt niemand.
tournament-out-left = 🚪 Endgültig ausgestiegen: { $names }
tournament-out-away = 💤 Nicht da, mit 👋 wieder dabei: { $names }
tournament-results = **Ergebnisse der Runde { $round }**
tournament-result = Tisch { $number }: { $places }
tournament-unfinished = Tisch { $number }: { $names }, nicht zu Ende gespielt
tournament-result-alone = { $name }: spielfrei, 1 Punkt
tournament-no-results = Noch ist keine Partie zu Ende.
tournament-all-results = Ergebnisse
tournament-few = Dieses Turnier fand nicht statt. Nötig sind mindestens { $fewest } Personen.
tournament-cancelled = Es wurde abgesagt.
tournament-join = Mitspielen
tournament-leave = Aussteigen
tournament-i-am-here = Bin da
tournament-back = Bin wieder da
tournament-mine = Mein Tisch
tournament-decimal = ,
tournament-points =
    { $many ->
        [one] { $points } Punkt
       *[more] { $points } Punkte
    }
tournament-column-points = Punkte
tournament-column-reach = mögliche Plätze
tournament-row =
    { $rank }. { $name }: { $points }{ $places ->
        [none] { "" }
       *[other] , noch möglich: Platz { $places }
    }{ $away ->
        [yes] , nicht da
       *[no] { "" }
    }.
tournament-won =
    { $count ->
        [one] # 🏆 { $title }: { $names } gewinnt das Turnier!
       *[other] # 🏆 { $title }: { $names } gewinnen das Turnier!
    }
tournament-place = { $rank }. { $name }: { $points }.
tournament-also = Ebenfalls auf Platz { $rank }: { $names }.
tournament-secret = 🔏 Turnier { $number } · Geheimnis der Auslosung `{ $secret }` · seine SHA-256-Prüfsumme ist das Siegel `{ $seal }`
tournament-tie =
    { $kind ->
        [all] -# Bei gleichen Punkten zählen erst die Punkte der Besiegten, dann die gewonnenen Tische.
       *[rounds] -# Bei gleichen Punkten zählt erst der Punkteschnitt der Gegner, dann die gewonnenen Tische.
    }
tournament-thread = { $title } { $number } · Runde { $round } · Tisch { $table }
tournament-hello = { $people }: Runde { $round } von { $rounds }, **{ $title }** – viel Spaß!
tournament-my-table = 🪑 Tisch { $number }: { $link }, mit { $names }.
tournament-my-wait = Du bist dabei. Die nächste Runde beginnt { $until }.
tournament-my-asked = Drück in der Turniernachricht auf **Bin da**, um mitzuspielen: Die nächste Runde beginnt { $until }.
tournament-my-result = ✅ In dieser Runde bist du fertig. { $result }
tournament-my-bye = ✅ Du hast spielfrei: 1 Punkt.
tournament-my-free = Du hast jetzt frei, bis alle Tische fertig sind. Diese Runde endet spätestens { $until }.
tournament-my-link = 🏆 [Alle Tische und der Stand]({ $link })
tournament-my-away = 💤 Du hast eine Runde verpasst und setzt aus, bis du in der Turniernachricht auf 👋 drückst.
tournament-my-place = Platz { $rank } · { $points }.
tournament-my-reach = Noch möglich: Platz { $places }.
no-tournament = Ich finde dieses Turnier nicht mehr.
no-tournament-left = Du bist aus diesem Turnier endgültig ausgestiegen.
no-tournament-late = Zu spät: Die zweite Runde hat begonnen.
no-tournament-full = Es ist voll: { $most } sind dabei.
no-tournament-over = Dieses Turnier ist vorbei.
no-tournament-not-yet = Du bist bei diesem Turnier noch nicht dabei: Drück in seiner Nachricht auf **Mitspielen**.
no-tournament-stranger = Du bist bei diesem Turnier nicht dabei. Zuschauen können alle: Wo gerade gespielt wird, steht in seiner Nachricht.
no-tournament-soon = Noch nicht: Drück in den zehn Minuten vor der Runde auf **Bin da**.
no-tournament-here = Alles klar, für die nächste Runde bist du schon gemeldet.
no-tournament-stop = Nur wer dieses Turnier eröffnet hat und die Admins des Servers können es beenden.
no-tournament-channel = Turniere brauchen einen normalen Textkanal, in dem ich Threads eröffnen kann.
no-second-tournament = In diesem Kanal gibt es schon [ein Turnier mit diesem Spiel]({ $link }).
tournament-lacking =
    { $missing ->
        [one] Mit einer Person mehr kann es losgehen.
       *[other] Mit { $missing } Personen mehr kann es losgehen.
    }
tournament-ready = Das reicht zum Anfangen.
tournament-few-here =
    Dieses Turnier fand nicht statt: { $here ->
        [0] Niemand hat sich gemeldet
        [one] Nur eine Person hat sich gemeldet
       *[other] Nur { $here } Personen haben sich gemeldet
    }, und es braucht mindestens { $fewest }.
tournament-missing = ⏳ Es fehlen noch: { $names }
tournament-call = 🏆 { $people }, **{ $title }**: Runde { $round } beginnt { $until }, oder sobald alle da sind. Seid ihr da?
tournament-cut = ✂️ { $names }: Ihre Partie endete ohne Ergebnis und zählt als Unentschieden.
tournament-begin = Jetzt anfangen
no-tournament-begin = Nur wer dieses Turnier eröffnet hat und die Admins des Servers können es früher anfangen lassen.
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
forget-tournaments =
    { $tournaments ->
        [one] Dein Name in einem Turnier: Dein Platz dort bleibt, namenlos.
       *[other] Dein Name in { $tournaments } Turnieren: Deine Plätze dort bleiben, namenlos.
    }
