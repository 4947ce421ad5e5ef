### Wörter, die alle Spiele teilen. Schlüssel: Bildschirm-Teil; Absagen beginnen mit no-.

language-name = Deutsch

## Befehle, wie sie in Discords Menü stehen

command-new = neu
    .about = In diesem Kanal einen Tisch eröffnen
command-hand = hand
    .about = Deine Karten ansehen und wählen, nur für dich
command-play = spielen
    .about = Eine Karte spielen, indem du sie eintippst
command-board = tisch
    .about = Den Spieltisch ans Ende des Kanals holen
command-read = vorlesen
    .about = Das Spielbrett in Worten, nur für dich, mit seinen Knöpfen
command-rules = regeln
    .about = So wird gespielt
command-leave = verlassen
    .about = Das Spiel verlassen; der Computer spielt für dich weiter, und du kannst zurückkommen
command-stop = beenden
    .about = Das Spiel für alle beenden, wenn mehr als die Hälfte der Mitspielenden zustimmt
command-language = sprache
    .about = Sprache des Spieltischs; deine eigenen Nachrichten kommen in deiner
command-pace = tempo
    .about = Wie lange eine Entscheidung dauern darf; dann trifft der Computer diese eine
command-pace-evening = Abend: 10 Minuten
command-pace-live = live: 2 Minuten
command-pace-letter = Briefpartie: 1 Tag
command-pace-none = ohne Uhr

## Lobby

lobby-opened =
    🔏 { $host } eröffnet einen Tisch: **{ $title }**
    -# Tisch { $session } · Siegel des Zufalls: `{ $seal }`. Diese Nachricht wird nie geändert; nach dem Spiel zeigt **Nachprüfen** das Geheimnis hinter dem Siegel, und alle können es nachprüfen.
lobby-invited = Noch eine Partie, { $guests }?
lobby-title = { $title }: Wer spielt mit?
lobby-about =
    { $span ->
        [0] { $most } Personen.
       *[other] { $fewest } bis { $most } Personen.
    } Mit **Mitspielen** setzt du dich dazu.
lobby-seats = **Am Tisch: { $here } von { $most }**
lobby-host = lädt ein
lobby-missing =
    { $missing ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $missing } Personen.
    }
lobby-ready =
    { $free ->
        [0] Der Tisch ist voll: { $host } kann anfangen.
       *[other] { $host } kann anfangen; andere können noch dazukommen.
    }
lobby-pace =
    { $pace ->
        [live] ⏳ 2 Minuten für jede Entscheidung; dann trifft der Computer diese eine für dich.
        [evening] ⏳ 10 Minuten für jede Entscheidung; dann trifft der Computer diese eine für dich.
        [letter] ⏳ 1 Tag für jede Entscheidung; dann trifft der Computer diese eine für dich.
       *[none] ⏳ Ohne Uhr: Alle lassen sich Zeit, wie sie mögen.
    }
lobby-computers = Computergegner dazuholen …
lobby-computer =
    { $level ->
        [easy] Leicht: spielt wie ein Kind
        [medium] Mittel: spielt vernünftig
       *[hard] Schwer: spielt, so gut es geht
    }
    .about =
        { $level ->
            [easy] Krümel, Flocke, Tapsi und ihre Freunde
            [medium] Minka, Felix, Mohrle und ihre Freunde
           *[hard] Kralle, Sokrates, Madame Mimi und ihre Freunde
        }
lobby-fill =
    Den Tisch füllen: { $level ->
        [easy] { $count } leichte
        [medium] { $count } mittlere
       *[hard] { $count } starke
    }
lobby-no-computer = Der letzte Computergegner steht wieder auf
lobby-level =
    { $level ->
        [easy] Computer, leicht
        [medium] Computer, mittel
       *[hard] Computer, schwer
    }
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-start = Anfangen
lobby-cancel = Absagen
lobby-remove = Entfernen …
remove-question = Wen soll ich vom Tisch entfernen? Diese Person kann sich hier nicht mehr setzen.
remove-done = { $name } sitzt nicht mehr am Tisch.
remove-alone = Außer dir sitzt niemand am Tisch.
lobby-seal = -# Siegel: `{ $seal }…`

## Spieltisch

board-hand = Meine Hand
board-rules = Regeln
board-since = Seit meinem Zug
since-nothing = Seit deinem letzten Zug ist nichts geschehen.
rules-here = ⚠️ { $options }
board-again = Noch einmal
board-replay = Wiederholung
board-stopped = Dieses Spiel wurde beendet. Niemand hat gewonnen.
board-cancelled = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
board-coming = Der Spieltisch kommt nach unten.
call =
    { $person }, { $people ->
        [one] du bist
       *[other] ihr seid
    } dran: **{ $title }** · [zum Spielbrett]({ $link })
call-dm = Du bist dran: **{ $title }** · [zum Spielbrett]({ $link })
remind =
    ⏰ { $person }, die halbe Zeit ist um: **{ $title }** wartet auf { $people ->
        [one] dich
       *[other] euch
    }. Der Computer entscheidet { $until }. · [zum Spielbrett]({ $link })
remind-dm = ⏰ Die halbe Zeit ist um: **{ $title }** wartet auf dich. Der Computer entscheidet { $until }. · [zum Spielbrett]({ $link })
board-how-come = Wie kommt das?
board-proof = Nachprüfen

## Wie es lief

how-it-went-head = 📈 **So lief es.**
how-it-went-turning =
    { $when ->
        [first] { $by ->
            [rounds] { $name } lag von der ersten Runde an vorn.
           *[turns] { $name } lag vom ersten Zug an vorn.
        }
        [last] { $by ->
            [rounds] Wendepunkt: die letzte Runde. Erst sie entschied das Spiel für { $name }.
           *[turns] Wendepunkt: der letzte Zug. Erst er entschied das Spiel für { $name }.
        }
       *[between] { $by ->
            [rounds] Wendepunkt: Runde { $chapter }. Von da an holte niemand { $name } mehr ein.
           *[turns] Wendepunkt: Zug { $chapter }. Von da an holte niemand { $name } mehr ein.
        }
    }
how-it-went-luck = 🍀 Glück in Punkten: { $lucks }.
how-it-went-clover = Im Bild zeigt 🍀 die Punkte, die das Glück allein gebracht hätte.
how-it-went-alt =
    { $kind ->
        [percent] Eine Linie für jeden Platz. Gewinnchance in Prozent nach { $by ->
            [rounds] Runde
           *[turns] Zug
        } { $after }:
       *[points] Eine Linie für jeden Platz. Punkte nach { $by ->
            [rounds] Runde
           *[turns] Zug
        } { $after }:
    }
how-it-went-alt-seat = { $place }. { $name }: { $values }.

## Eigene Hand

hand-dm = Hand als DM
hand-no-dm = Keine DMs mehr
hand-dm-sent = ✉️ Deine Hand kommt auch als Direktnachricht.
hand-board = Zum Spieltisch
tip-once = Jeder Tipp kommt nur einmal. Mit `/einstellungen ich` schaltest du sie ab.
hand-which = -# Diese Hand gehört zu diesem Spiel: { $link }
hand-dms-closed = Ich darf dir nicht schreiben: Deine Direktnachrichten sind geschlossen. Öffne sie in den Privatsphäreeinstellungen dieses Servers oder spiel einfach hier weiter.
hand-dms-paused = Discord lässt mich gerade keine weiteren Direktnachrichten öffnen. Deine Hand ist hier; in etwa einer Stunde kommt sie wieder als Direktnachricht.
hand-over =
    Das Spiel ist aus. Du bist auf Platz { $place } von { $players }, mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    }.
stand-in = jemand
hand-stopped = Dieses Spiel wurde beendet.

## Wer an einem laufenden Spiel sitzt

attendance-due = ⏳ Die Zeit ist um: { $until }.
attendance-thinking =
    💭 { $names } { $count ->
        [1] denkt nach
       *[other] denken nach
    } …
attendance-missed = ⏰ Die Zeit von { $name } war um: Der Computer hat diesmal entschieden ({ $missed } von { $most }).
attendance-away = { $face } Der Computer spielt für { $names }. Wer weg ist, kann zurückkommen.
attendance-free = { $face } Der Computer spielt für { $names }; der Platz ist frei.
attendance-paused = ⏸️ Alle sind weg: Das Spiel ruht und endet { $until }, wenn niemand zurückkommt.
attendance-stop = 🛑 { $names } möchte das Spiel ohne Sieger beenden: { $here } von { $needed } nötigen Stimmen.
attendance-back = Bin wieder da
attendance-take = Hier hinsetzen
attendance-stop-too = Beenden
attendance-play-on = Meinen Wunsch zurücknehmen
hand-away = Deine Zeit war mehrmals nacheinander um, deshalb giltst du als abwesend. Drück den Knopf, und du spielst wieder selbst.
hand-gone =
    { $paused ->
        [yes] Du bist gegangen, und das Spiel ruht, bis wieder jemand da ist. Du kannst auf deinen Platz zurückkommen.
       *[no] Du bist gegangen, und der Computer spielt für dich. Solange sich niemand anderes dort hingesetzt hat, kannst du zurückkommen.
    }
take-question = Wessen Platz nimmst du ein? Du bekommst Karten und Punkte, wie sie jetzt sind, und spielst von da an weiter.
take-done =
    Willkommen, du sitzt jetzt am Tisch, mit Karten und Punkten von { $name }, wie sie sind. { $turn ->
        [yours] Du bist dran: Das Spielbrett zeigt, was zu tun ist.
       *[others] Jetzt ist { $players } dran; das Spielbrett zeigt, wie es steht.
    }

## Verlassen und beenden

leave-lobby = Du bist vom Tisch aufgestanden.
leave-question =
    Dieses Spiel verlassen? { $paused ->
        [yes] Außer dir spielt hier niemand mehr: Es ruht, bis du zurückkommst, und endet nach einer Woche.
       *[no] Der Computer spielt für dich weiter. Du kannst zurückkommen, solange sich niemand anderes dort hingesetzt hat.
    }
leave-button = Spiel verlassen
leave-done =
    Du bist gegangen; { $paused ->
        [yes] das Spiel ruht, bis du zurückkommst. Drück dafür auf dem Spielbrett 🙋.
       *[no] der Computer spielt für dich weiter. Wenn du es dir anders überlegst, drück auf dem Spielbrett 🙋.
    }
give-up-question = Aufgeben? Damit verlierst du, und das lässt sich nicht rückgängig machen.
give-up-button = Aufgeben
give-up-done = Du hast aufgegeben. Trotzdem gut gespielt!
stop-question =
    Dieses Spiel für alle beenden ({ $players })? { $needed ->
        [1] Es gibt dann keinen Sieger, und es lässt sich nicht zurücknehmen.
       *[other] Es gibt dann keinen Sieger. Dazu braucht es { $needed } von denen, die mitspielen: Ich vermerke deinen Wunsch auf dem Spielbrett, und die anderen können zustimmen.
    }
stop-button = Spiel beenden
stop-done = Das Spiel ist beendet.
stop-voted = Ich habe es auf dem Spielbrett vermerkt: { $here } von { $needed } nötigen Stimmen. ▶️ nimmt es dort zurück.

## Was nicht geht, und was jetzt möglich ist

no-stale-now =
    Dieser Knopf war von einem früheren Zeitpunkt, es wurde nichts geändert. { $turn ->
        [yours] Du bist dran: Wähle unter den Knöpfen, wie sie jetzt sind.
       *[others] Jetzt ist { $players } dran; was du siehst, ist wieder auf dem neuesten Stand.
    }
no-stale = Dieser Knopf war von einem früheren Zeitpunkt, es wurde nichts geändert.
no-forged = Dieser Knopf ist so nicht von mir. Es wurde nichts geändert; nimm die Knöpfe der neuesten Nachricht.
no-form = So ein Formular kenne ich nicht. Es hat sich nichts geändert; nimm die Knöpfe der neuesten Nachricht.
no-old-board = Das ist ein alter Spieltisch. Hier geht das Spiel weiter: { $link }
no-old-command = Dieser Befehl hat sich geändert. Starte Discord neu und versuch es noch einmal; die Knöpfe gehen auch so.
no-game-away = Dieses Spiel wird gerade erneuert und macht eine kurze Pause. Es geht nichts verloren; versuch es in einer Minute wieder.
no-session = So ein Spiel kenne ich nicht. Eröffne eines mit dem Befehl `neu`.
no-session-over = Dieses Spiel ist aus. Sein Spieltisch: { $link }
no-table-here = In diesem Kanal wird dieses Spiel gerade nicht gespielt. Eröffne einen Tisch mit `{ $command }`.
no-second-table = In diesem Kanal gibt es schon einen Tisch für dieses Spiel: { $link }
    Geh dorthin oder eröffne deinen in einem anderen Kanal oder Thread.
no-second-table-paused = In diesem Kanal ruht ein Tisch dieses Spiels, weil alle weg sind: { $link }
    Wer dort gespielt hat, kann zurückkommen; ein verlassener Platz lässt sich übernehmen. Sind alle gegangen, räumt der Befehl `beenden` ihn ab.
no-guild = Ich spiele nur in den Kanälen eines Servers. Versuch es dort.
no-permission = Ich darf hier nicht alles, was ein Spiel braucht. Es fehlt: { $missing }. Bitte jemanden aus der Serververwaltung darum oder nimm einen anderen Kanal.
no-write = Du darfst in diesem Kanal nicht schreiben, darum zeige ich hier auch nichts für dich. Versuch es dort, wo du darfst.
no-open-here =
    { $count ->
        [0] In diesem Kanal darf zurzeit kein Tisch eröffnet werden. Die Serververwaltung kann das mit `/einstellungen server` ändern.
       *[other] Auf diesem Server werden Tische in { $channels } eröffnet. Eröffne deinen dort.
    }
no-open-you =
    { $count ->
        [0] Auf diesem Server eröffnet nur die Serververwaltung Tische. Dazusetzen kannst du dich an jeden, und `/lernen` zeigt dir ein Spiel für dich allein.
       *[other] Auf diesem Server eröffnet Tische, wer { $roles } hat, oder die Serververwaltung. Dazusetzen kannst du dich an jeden, und `/lernen` zeigt dir ein Spiel für dich allein.
    }
no-manager = Diese Einstellungen sind für alle, die diesen Server verwalten dürfen (Recht „Server verwalten“). Deine eigenen findest du unter `/einstellungen ich`.
no-hints-here = Auf diesem Server haben Tische keine Tipps. Eröffne deinen ohne.
no-private-thread = Ich bin nicht in diesem privaten Thread. Erwähne mich hier, das holt mich herein, und versuch es noch einmal.
no-join-removed = Du wurdest von diesem Tisch entfernt. Eröffne in einem anderen Kanal oder Thread einen eigenen.
no-remove-gone = Diese Person sitzt nicht mehr am Tisch.
no-first-board = Ich konnte den Spieltisch hier nicht zeigen, darum gibt es keinen Tisch. Schau nach, ob ich diesen Kanal sehen und darin Nachrichten und Dateien senden darf, und versuch es noch einmal.
no-many-lobbies = Du hast { $lobbies } Tische eröffnet, die noch nicht angefangen haben. Fang an einem davon an oder sag ihn ab, bevor du den nächsten eröffnest.
no-many-tables = Du hast in einer Stunde { $tables } Tische eröffnet. Kurz durchatmen: Bald kannst du den nächsten eröffnen.
no-many-computers = An deinen Tischen sitzen schon { $most } schwere Computergegner. Nimm einen mittleren oder spiel erst ein Spiel zu Ende.
no-board-soon = Der Spieltisch ist gerade erst heruntergekommen. Er steht am Ende des Kanals; versuch es gleich noch einmal.
no-join-twice = Du sitzt schon an diesem Tisch. { $missing ->
        [0] { $host } kann auf Anfangen drücken.
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $missing } Personen.
    }
no-not-seated = Du sitzt noch nicht an diesem Tisch. Drück auf Mitspielen, um dabei zu sein.
no-join-full =
    Alle { $seats } Plätze sind besetzt. Du kannst zuschauen oder in einem anderen Kanal oder Thread einen eigenen Tisch eröffnen.
no-already-started = Das Spiel läuft schon. Du kannst hier zuschauen oder in einem anderen Kanal oder Thread einen eigenen Tisch eröffnen.
no-not-started = Das Spiel hat noch nicht angefangen. { $missing ->
        [0] { $host } kann auf Anfangen drücken.
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $missing } Personen.
    }
no-not-your-turn = Du bist gerade nicht dran, sondern { $seat }. Gleich kommst du wieder.
no-start-host = { $host } hat diesen Tisch eröffnet; nur wer eröffnet hat, wählt Computergegner, entfernt Leute und drückt „Start“.
no-start-few =
    Mindestens { $seats } Personen müssen mitspielen; bisher { $here ->
        [one] sitzt hier nur eine
       *[other] sitzen hier { $here }
    }. Bitte jemanden, auf Mitspielen zu drücken.
no-cancel = Nur { $host } und wer diesen Server verwaltet kann diesen Tisch abbrechen.
no-stop = Nur wer hier mitspielt ({ $players }) oder diesen Server verwaltet, kann dieses Spiel beenden.
no-how-come = Noch ist nichts passiert, was zu erklären wäre. Hier ist der Tisch: { $link }
no-back-here = Du bist schon da, und niemand spielt für dich. Auf dem Spielbrett steht, worauf gewartet wird.
no-take-twice = Du hast an diesem Tisch schon einen Platz. Wenn der Computer für dich spielt, drück auf dem Spielbrett 🙋.
no-take-taken = Dieser Platz ist nicht frei: Dort spielt jemand, oder es hat sich gerade jemand hingesetzt. Du kannst zusehen oder in einem anderen Kanal oder Thread einen eigenen Tisch eröffnen.
no-left = Du hast dieses Spiel verlassen. Drück auf dem Spielbrett 🙋, um weiterzuspielen.
no-vote-to-stop = Du hast nicht vorgeschlagen, dieses Spiel zu beenden, also gibt es nichts zurückzunehmen. Es endet nur, wenn genug von euch 🛑 drücken; wer das nicht tut, spielt einfach weiter.
no-stranger = Du sitzt nicht an diesem Tisch. Hier spielen { $players }; du kannst zuschauen oder in einem anderen Kanal oder Thread einen eigenen Tisch eröffnen.
no-stranger-late = Du sitzt nicht oder nicht mehr an diesem Tisch: Einen verlassenen Platz hat { $late } übernommen. Hier spielen { $players }; du kannst zuschauen oder in einem anderen Kanal oder Thread einen eigenen Tisch eröffnen.
no-board-stranger = Den Spieltisch nach unten holen können alle, die mitspielen, und die Serververwaltung. Du findest ihn hier: { $link }
no-again-stranger = Diesen Tisch können alle neu eröffnen, die mitgespielt haben. Deinen eigenen eröffnest du mit `{ $command }`.
no-answer = Discord hat meine Antwort gerade nicht angenommen. Dein Zug kann trotzdem gespeichert sein: Das Brett zeigt es gleich.
saved-anyway = Dein Zug ist gespeichert. Das Brett zeigt ihn gleich.
no-database = Ich komme gerade nicht an mein Notizbuch. Es wurde nichts geändert; drück gleich noch einmal. (Kennung { $reference })
no-our-mistake = Das war unser Fehler, nicht deiner. Dein Spiel ist gesichert; versuch es noch einmal oder mach am Spieltisch weiter. (Kennung { $reference })

## Was der Spieltisch nicht selbst zeigen kann

trouble-board-gone = Die Nachricht oder der Kanal mit dem Spieltisch ist weg. Das Spiel geht in deiner Hand weiter; der Befehl `tisch` zeigt ihn neu.
trouble-board-forbidden = Ich darf den Spieltisch in seinem Kanal nicht mehr zeigen. Das Spiel geht in deiner Hand weiter; die Serververwaltung kann mir wieder erlauben, den Kanal zu sehen, Nachrichten zu senden und Dateien anzuhängen.

permission =
    { $name ->
        [view_channel] Kanäle ansehen
        [send_messages] Nachrichten senden
        [send_messages_in_threads] Nachrichten in Threads senden
        [embed_links] Links einbetten
        [connect] Verbinden
        [attach_files] Dateien anhängen
       *[read_message_history] Nachrichtenverlauf anzeigen
    }

## Lektionen

lesson-button = Spielend lernen
lesson-head = 🎓 { $title } · Schritt { $number } von { $tasks }
lesson-other = 🤔 Das ist auch erlaubt, aber in diesem Schritt geht es um etwas anderes. Das kommt dabei heraus:
lesson-next = Weiter
lesson-again = Noch einmal
lesson-skip = Trotzdem weiter
lesson-anew = Von vorn
lesson-won = 🏆 **Du hast deine erste Partie { $title } gewonnen!** Jetzt weißt du genug für eine richtige.
lesson-play = Gleich allein spielen

## Der Spielplatz im Browser

playground-empty = Hier spielt noch niemand. Tippe /games, drücke Enter, dann den Pfeil: Es zeigt alle vier Spiele.
playground-only-you = Nur du siehst das
playground-dismiss = Nachricht verwerfen
playground-stopped = Der Spielplatz steht still. Starte ihn wieder.
playground-uncertain = Der Spielplatz steht still. Dein Klick kann gespeichert sein.
