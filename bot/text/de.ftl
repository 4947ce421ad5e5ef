### Wörter, die alle Spiele teilen. Schlüssel: Bildschirm-Teil; Absagen beginnen mit no-.
###
### Eine Sache hat ein Wort. Ein Test findet die Wörter nach „nicht“.
###
### Tisch: die Personen und die Partie in einem Kanal
### Spieltisch: die öffentliche Nachricht mit dem Bild; nicht: Spielbrett, Spielbretter, Brett, Bretter, Spielfeld
### Spiel: Mausen und die anderen
### Partie: ein Spiel von Anfang bis Ende; nicht: Match
### Personen: alle, die mitspielen; nicht: Leute, Leuten
### Computergegner: sitzt selbst am Tisch; „der Computer“ spielt für jemanden; nicht: Bot, Roboter
### absagen: einen Tisch, an dem noch nicht gespielt wird
### abbrechen: eine laufende Partie; „beendet“ ist eine Partie, die zu Ende gespielt ist; nicht: wurde beendet, Partie beenden
### Feld: worauf Figuren und Mäuse stehen; nicht: Kästchen
### Bescheid sagen, Erinnerung: eine kurze Nachricht, wenn eine Partie auf jemanden wartet; nicht: anpingen, Ruf, Rufe, rufe, gerufen
### unentschieden, Unentschieden: weder Sieg noch Niederlage; nicht: Remis, Remisangebot
### Gegenüber: die andere Person bei maunz.; nicht: Gegenseite
### Admins: alle mit dem Recht „Server verwalten“; nicht: Serververwaltung
### Boxhandschuh: gehört, wer die weiße Maus zuletzt geschubst hat; nicht: Marker, Schubser-Marker
### Zeile: die Felder von links nach rechts; Reihe: drei, die gewinnen oder groß werden
### Tipp: erklärt in den ersten Partien, was zum ersten Mal passiert; nicht: Hinweis, Hinweise
### Vorschau: sagt vor einem Zug, was er bringt
### drücken: das eine Wort für Knöpfe und Felder; nicht: tippe auf, anklicken
### zuschauen, noch einmal: so und nicht anders; nicht: zusehen, nochmal, noch mal
### Original: die Regel, wie sie gedruckt ist; nicht: wie gedruckt, Originalregel
### Fernpartie: ein Tag pro Entscheidung; nicht: Briefpartie
### Event: ein Termin in Discord; nicht: Ereignis, Ereignisse
### rollen: was Würfel tun; nicht: Würfel fallen

language-name = Deutsch
colon = { ": " }
semicolon = { "; " }

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
    .about = Den Spieltisch in Worten, mit allen Knöpfen, nur für dich
command-rules = regeln
    .about = So wird gespielt
command-leave = verlassen
    .about = Partie verlassen; du kannst zurück, solange dein Platz frei ist
command-stop = abbrechen
    .about = Die Partie für alle abbrechen, wenn mehr als die Hälfte zustimmt
command-invite = einladen
    .about = Wen ich fragen soll
command-language = sprache
    .about = Die Sprache des Spieltischs; was nur du siehst, bleibt in deiner
command-pace = tempo
    .about = Zeit für jede Entscheidung; ist sie um, entscheidet der Computer
command-pace-evening = gemütlich: 10 Minuten
command-pace-live = live: 2 Minuten
command-pace-letter = Fernpartie: 1 Tag
command-pace-none = ohne Zeitlimit
option-pings = erinnerungen
    .about = Eine kurze Nachricht für alle, die dran sind
option-pings-on = erinnern, wenn jemand dran ist
option-pings-off = keine Erinnerungen
    .rule = keine Erinnerungen (nur der Spieltisch zeigt, wer dran ist)

## Lobby

lobby-opened = 🪑 { $host } möchte **{ $title }** spielen
lobby-alone = 😺 { $host } spielt **{ $title }** gegen Computergegner
lobby-sealed = -# 🔏 Siegel von Tisch { $number }: `{ $seal }`
lobby-invited = Noch eine Partie, { $guests }?
lobby-title = { $title } · Wer spielt mit?
lobby-about =
    { $span ->
        [0] { $most } Personen
       *[other] { $fewest } bis { $most } Personen
    }
lobby-seats =
    { $here ->
        [0] Am Tisch sitzt noch niemand.
       *[other] Am Tisch ({ $here } von { $most }): { $players }
    }
lobby-host = lädt ein
lobby-missing =
    { $missing ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $missing } Personen.
    }
lobby-ready = { $host } kann anfangen.
lobby-computers = Computergegner dazuholen …
lobby-computer =
    { $level ->
        [easy] Leicht: spielt wie ein Kind
        [medium] Mittel: spielt vernünftig
        [tricky] Knifflig: denkt zwei Züge voraus
        [sly] Gerissen: denkt drei Züge voraus
        [clever] Schlau: plant jeden vierten Zug weit voraus
        [strong] Stark: plant jeden zweiten Zug weit voraus
        [fierce] Sehr stark: plant vier von fünf Zügen weit voraus
        [tough] Bärenstark: plant fast jeden Zug weit voraus
       *[hard] Schwer: gibt immer alles
    }
    .about = { $names } und ihre Freunde
lobby-fill = { $count } auf einmal: { level }
lobby-no-computer = Letzten Computergegner entfernen
level =
    { $level ->
        [easy] leicht
        [medium] mittel
        [tricky] knifflig
        [sly] gerissen
        [clever] schlau
        [strong] stark
        [fierce] sehr stark
        [tough] bärenstark
       *[hard] schwer
    }
lobby-join = Mitspielen
lobby-set-up = Einrichten …
lobby-leave = Aufstehen
lobby-start = Anfangen
lobby-cancel = Tisch absagen
lobby-remove = Jemanden entfernen …
    .about = Darf sich hier nicht wieder hinsetzen
    .invited = Nimmt die Einladung zurück
page-back = Zurück

## Zu Tisch bitten


invite-call =
    ✉️ { $person }{ $host } lädt dich zu **{ $title }** ein · [zum Tisch]({ $link })
    -# Dein Platz ist reserviert und wird { $until } wieder frei.
invite-whom =
    ✉️ **Wen möchtest du einladen?**
    -# Ich frage nach und halte drei Stunden lang einen Platz frei. Die Antwort erscheint hier.
invite-menu-people = Person wählen …
invite-accept = Mitspielen
invite-decline = Jetzt nicht
invite-accepted = Du bist dabei! [Zum Tisch]({ $link })
invite-declined = In Ordnung, dein Platz ist wieder frei. Nur { $host } sieht, dass du abgelehnt hast.
lobby-kept = ✉️ Einladung verschickt, Platz reserviert: { $names }.
lobby-accepted = ✅ Einladung angenommen: **{ $names }**.
lobby-refused = 🙅 Einladung abgelehnt: **{ $names }**.
no-join-kept = Die freien Plätze sind für Eingeladene reserviert, höchstens drei Stunden lang. Versuch es später noch einmal.
no-invite-self = Dich selbst musst du nicht einladen, denn du bist immer willkommen.
no-invite-bot = Das ist eine App, und Apps spielen hier nicht mit. Computergegner holst du mit **⚙️** dazu.
no-invite-now = Diese Person nimmt gerade keine Einladung von dir an. Frag jemand anderen.
no-invite-unseen = Diese Person sieht diesen Kanal nicht, darum kann ich sie nicht einladen.
no-invite-seated = Diese Person sitzt schon an deinem Tisch.
no-invite-twice = Diese Person ist schon eingeladen und ihr Platz reserviert.
no-invite-back = Diese Einladung hast du zurückgenommen. Am Tisch kommen alle mit **➕ { lobby-join }** dazu.
no-invite-you = Diese Einladung ist für jemand anderen. Ist noch Platz, kommst du [am Tisch]({ $link }) mit **➕ { lobby-join }** dazu.
no-invite-over = Diese Einladung gilt nicht mehr. [Zum Tisch]({ $link })

## Spieltisch

board-hand = Meine Hand
board-rules = Regeln
take-back-button =
    { $whose ->
        [named] Zurücknehmen ({ $who })
       *[own] Zurücknehmen
    }
took-back = ↩️ { $who } nimmt den Zug zurück.
board-since = Rückblick
board-leave = Verlassen
since-nothing = Seit deinem letzten Zug ist nichts passiert.
rules-here = ⚠️ { $options }
with-options = An diesem Tisch gilt: { $options }.
board-again = Noch einmal
board-harder = Eine Stufe schwerer
board-other = Anderes Spiel …
other-question = 🎲 **Ein anderes Spiel** mit denselben Personen? Ich eröffne hier einen Tisch und frage sie.
other-none = Die anderen Spiele haben nicht Platz für alle, oder sie haben hier schon einen Tisch.
board-replay = Wiederholung
board-stopped =
    { $by ->
        [manager] Die Admins haben diese Partie abgebrochen.
        [one] { $names } hat diese Partie abgebrochen.
        [vote] Diese Partie wurde per Abstimmung abgebrochen ({ $names }).
       *[unknown] Diese Partie wurde abgebrochen.
    } Niemand hat gewonnen.
board-unrated = -# Diese Partie zählt nicht für die Wertung, weil jemand einen Platz übernommen hat ({ $names }).
board-cancelled = -# { $title } · Dieser Tisch wurde abgesagt, bevor es losging.
board-coming = Ich hole den Spieltisch ans Ende des Kanals.
call = 👉 { $person }**{ $title }** · { $people ->
        [one] du bist
       *[other] ihr seid
    } dran · [zum Spieltisch]({ $link })
call-vote = 🛑 { $person }**{ $title }** · abbrechen oder weiterspielen? Stimm mit ab · [zum Spieltisch]({ $link })
call-offer = 🤝 { $person }**{ $title }** · dir wird ein Unentschieden angeboten · [zum Spieltisch]({ $link })
call-down = Spieltisch hierher
remind = ⏰ { $person }**{ $title }** · wenn du nicht ziehst, entscheidet { $until } der Computer · [zum Spieltisch]({ $link })
board-how-come = Wieso?
board-proof = Nachprüfen

## Eigene Hand

hand-dm = Per DM
hand-no-dm = Keine DMs
hand-board = Zum Spieltisch
hand-which = -# Das gehört zu [dieser Partie]({ $link }).
hand-dms-closed = Discord erlaubt mir nicht, dir zu schreiben. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers, oder spiel hier weiter.
hand-dms-paused = Discord erlaubt mir gerade keine neuen Direktnachrichten. Deine Hand ist hier, und in etwa einer Stunde schreibe ich dir wieder.
hand-over =
    Die Partie ist zu Ende. { $place ->
        [1] Du gewinnst mit
       *[other] Du landest auf Platz { $place } mit
    } { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }.
hand-stopped = Diese Partie wurde abgebrochen.

## Wer an einem laufenden Spiel sitzt

attendance-due = ⏳ Die Zeit ist { $until } um.
attendance-thinking =
    💭 { $names } { $count ->
        [1] denkt nach
       *[other] denken nach
    } …
attendance-choosing = 💭 Der Computer wählt für { $names } …
attendance-missed = ⏰ Zeit um: { $names }. Bei { $most }/{ $most } übernimmt der Computer.
attendance-away = { $face } Der Computer spielt für { $names }.
attendance-paused = ⏸️ **Die Partie ruht, weil alle weg sind.** Kommt niemand zurück, endet sie { $until }.
attendance-stop =
    🛑 **Abbrechen?** Dafür: { $names } ({ $here }/{ $needed }).{ $against ->
        [0] { "" }
       *[other] {" "}Dagegen: { $others }.
    }{ $where ->
        [voted] {" "}Deine Stimme zählt. Unten kannst du sie ändern.
       *[board] { "" }
    }
attendance-stop-lost = 💪 Die Partie geht weiter. Gegen den Abbruch: { $names }.
attendance-back = Bin wieder da
attendance-take = Hier hinsetzen
attendance-stop-too = Für Abbruch
attendance-play-on = Weiterspielen
hand-away =
    { $plays ->
        [nobody] Die Partie ruht, weil alle weg sind. Nach einer Woche endet sie.
        [computer] Der Computer spielt für dich.
       *[other] Der Computer spielt für dich, bis du zurückkommst oder jemand deinen Platz nimmt.
    }
take-question = Wessen Platz möchtest du? Du übernimmst alles, wie es gerade steht.

## Verlassen und beenden

leave-lobby = Du bist vom Tisch aufgestanden.
question-no = Doch nicht
leave-last-question = Du bist allein am Tisch. Stehst du auf, wird er abgesagt.
leave-last-button = Tisch absagen
cancel-question = Diesen Tisch für alle absagen ({ $players })? Es wird noch nicht gespielt.
leave-question =
    Diese Partie verlassen? { $paused ->
        [yes] Sie ruht dann, bis jemand zurückkommt. Kommt eine Woche lang niemand, endet sie.
        [end] Sonst spielt niemand mehr mit. Sie endet also, und niemand gewinnt.
        [cup] Der Computer spielt für dich weiter. Du kannst jederzeit zurückkommen.
       *[no] Der Computer spielt für dich weiter. Du kannst zurück, solange niemand deinen Platz nimmt.
    }
leave-button = Partie verlassen
give-up-question = Aufgeben? Dann gewinnt dein Gegenüber, und es gibt kein Zurück.
give-up-button = Aufgeben
stop-question =
    Diese Partie für alle abbrechen ({ $players })? { $needed ->
        [1] Dann gewinnt niemand, und es gibt kein Zurück.
       *[other] Dann gewinnt niemand. Dafür braucht es { $needed } Stimmen. Deine zählt sofort, die anderen stimmen am Spieltisch ab.
    }
stop-question-manager = Diese Partie ohne Abstimmung für alle abbrechen ({ $players })? Dann gewinnt niemand, es gibt kein Zurück, und ich sage hier, dass du es warst.
stop-button = Partie abbrechen
stop-by-admin = 🛑 { $name } hat als Admin diese Partie abgebrochen.

## Was nicht geht, und was jetzt möglich ist

no-stale = Dieser Knopf ist veraltet. Bitte nimm einen aktuellen.
no-forged = Diesen Knopf kenne ich nicht. Nimm einen aus der neuesten Nachricht.
no-take-back = Gerade kannst du nichts zurücknehmen. Das geht nur, bis jemand anderes zieht, gewürfelt wird oder Verdecktes ans Licht kommt.
no-page-back = Ich weiß nicht mehr, was hier vorher stand. Öffne es bitte neu.
no-old-board = Das ist ein alter Spieltisch. [Hier geht die Partie weiter]({ $link })
no-old-command = Dieser Befehl hat sich geändert. Starte Discord neu. Bis dahin helfen die Knöpfe.
no-game-over-here = In diesem Kanal ist noch keine Partie zu Ende gegangen. Die aus anderen Kanälen zeigt `/verlauf`.
no-game-numbered = Tisch { $number } finde ich auf diesem Server nicht. `/verlauf` zeigt die Nummern.
no-game-of-yours = Diese Partie finde ich nicht. Hier zeige ich nur, was du in unseren Direktnachrichten zu Ende gespielt hast.
no-game-away = Dieses Spiel wird gerade aktualisiert. Nichts geht verloren. Versuch es in einer Minute noch einmal.
no-such-game = Ein Spiel mit diesem Namen finde ich nicht. Es gibt { $games }.
no-session = Diese Partie finde ich nicht. Mit `/spiele` eröffnest du einen neuen Tisch.
no-session-over = Diese Partie ist zu Ende. [Zum Spieltisch]({ $link })
no-table-here = Hier gibt es gerade keinen Tisch für dieses Spiel. Eröffne einen mit `/{ $command } { command-new }`.
no-second-table = Hier gibt es schon [einen Tisch für dieses Spiel]({ $link }).
    Ist dort kein Platz mehr, eröffne deinen in einem anderen Kanal oder Thread.
no-second-table-own = Du sitzt hier schon an [einem Tisch dieses Spiels]({ $link }).
    Brauchst du ihn nicht mehr? `/{ $command } { command-stop }` sagt ihn ab; läuft die Partie schon, stimmt ihr darüber ab.
no-second-table-paused = Hier ruht [ein Tisch dieses Spiels]({ $link }), weil alle weg sind.
    Übernimm einen freien Platz. Haben alle die Partie verlassen, bricht `/{ $command } { command-stop }` sie ab.
no-permission = Mir fehlen hier Rechte: { $missing }. Frag die Admins, oder nimm einen anderen Kanal.
no-write = In diesem Kanal darfst du nicht schreiben, darum zeige ich dir hier nichts.
no-open-here =
    { $count ->
        [0] In diesem Kanal gibt es keine Tische. Die Admins ändern das mit `/einstellungen server`.
       *[other] Tische gibt es auf diesem Server nur in { $channels }. Eröffne deinen dort.
    }
no-open-you =
    Tische eröffnen hier { $count ->
        [0] nur die Admins
        [one] die Admins und alle mit der Rolle { $roles }
       *[other] die Admins und alle mit einer dieser Rollen: { $roles }
    }. Mitspielen darfst du überall, und mit `/lernen` lernst du ein Spiel für dich allein.
no-manager = Diese Einstellungen sind nur für Admins (Recht „Server verwalten“). Deine stehen unter `/einstellungen ich`.
no-hints-here = Auf diesem Server darf die Vorschau nicht zeigen, ob ein Zug gewinnt. Lass diese Option beim Eröffnen weg.
no-private-thread = Ich bin nicht in diesem privaten Thread. Erwähne mich hier, dann geht es.
no-join-removed = Du wurdest von diesem Tisch entfernt.
no-remove-gone = Diese Person sitzt nicht mehr am Tisch.
no-first-board = Ich kann hier nichts zeigen, darum habe ich nichts eröffnet. { why-refused }
no-many-lobbies = An { $lobbies } deiner Tische wird noch nicht gespielt. Fang erst eine Partie an, oder sag einen Tisch ab.
no-many-tables = Du hast in einer Stunde { $tables } Tische eröffnet. Atme kurz durch, bald geht der nächste.
no-many-computers = Mehr als { $most } Computergegner der schwersten Stufen passen nicht an deine Tische. Nimm eine leichtere Stufe, oder spiel erst eine Partie zu Ende.
no-board-soon = Der Spieltisch kam gerade erst ans Ende des Kanals. Versuch es gleich noch einmal.
no-join-twice = Du sitzt schon an diesem Tisch.
no-not-seated = Du sitzt noch nicht an diesem Tisch. Mit **➕ { lobby-join }** bist du dabei.
no-join-full =
    { $seats ->
        [2] Beide Plätze
       *[other] Alle { $seats } Plätze
    } sind besetzt. Schau zu, oder eröffne in einem anderen Kanal oder Thread einen eigenen Tisch.
no-already-started = Die Partie läuft schon.
no-not-started = Die Partie hat noch nicht angefangen. [Zum Tisch]({ $link })
no-not-your-turn = Du bist noch nicht dran. Am Zug: { $seat }.
no-move-over = Diese Partie ist zu Ende.
no-start-host = Anfangen und ändern, wer mitspielt: Das ist hier Sache von { $host }.
no-start-few = Dieses Spiel braucht mindestens { $seats } Personen. Lad jemanden ein, oder hol Computergegner dazu.
no-admin = Das können nur { $players } und die Admins. [Zum Tisch]({ $link })
no-stop-tournament = Turnierpartien brechen nur die Admins ab. Verlassen kannst du die Partie, dann spielt der Computer für dich weiter.
no-how-come = Noch gibt es nichts zu erklären. [Zum Spieltisch]({ $link })
no-back-here = Du bist schon da. { $count ->
        [0] Niemand ist weg.
       *[other] **🙋 { attendance-back }** ist für { $players }.
    }
no-take-twice = Du hast hier schon einen Platz. Spielt der Computer für dich, drück auf **🙋 { attendance-back }**.
no-take-taken = Auf diesem Platz spielt schon jemand.
no-take-tournament = Die Plätze an diesem Tisch sind für das Turnier vergeben.
no-left = Du hast diese Partie verlassen. Mit **🙋 { attendance-back }** am Spieltisch kommst du zurück.
no-left-for-good = Du hast diese Partie für immer verlassen. Der Computer spielt für dich weiter.
no-vote-to-stop = Die Abstimmung ist vorbei. Spielt weiter.
no-vote-twice = So hast du schon abgestimmt. Mit **🛑 { attendance-stop-too }** oder **💪 { attendance-play-on }** änderst du das.
no-stranger = Das kann nur, wer hier mitspielt: { $players }. Unter `/spiele` findest du andere Tische und eine 🔔 für den nächsten.
no-seat-taken = Auf deinem Platz sitzt jetzt { $seat }. Du kannst zuschauen, mit `/spiele` an einen anderen Tisch gehen oder dich setzen, sobald hier ein Platz frei ist.
no-stranger-free = Du sitzt nicht an diesem Tisch, aber ein Platz ist frei. Drück am [Spieltisch]({ $link }) auf **🪑 { attendance-take }**.
no-answer = Discord hat meine Antwort nicht angenommen. Vielleicht zählt dein Zug trotzdem. Schau auf den Spieltisch.
no-answer-refused = Discord hat meine Antwort nicht angenommen. { why-refused }
saved-anyway = Dein Zug ist gespeichert. Der Spieltisch zeigt ihn gleich.
no-database = Ich komme gerade nicht an mein Notizbuch. Was du getan hast, zählt vielleicht trotzdem. Schau auf den Spieltisch, bevor du es noch einmal versuchst. (Kennung { $reference })
no-answer-cut-off = Ich wurde unterbrochen. Was du getan hast, zählt vielleicht trotzdem. Schau auf den Spieltisch, bevor du es noch einmal versuchst.
no-our-mistake = Das war mein Fehler, nicht deiner. Deine Partie ist gesichert. Versuch es noch einmal, oder mach am Spieltisch weiter. (Kennung { $reference })

## Was der Spieltisch nicht selbst zeigen kann

trouble-board =
    { $why ->
        [gone] Der Spieltisch oder sein Kanal wurde gelöscht. Mit dem Befehl `{ command-read }` spielst du weiter, und `{ command-board }` holt ihn zurück.
       *[other] Ich kann den Spieltisch in seinem Kanal nicht zeigen. { why-refused } Mit dem Befehl `{ command-read }` spielst du weiter.
    }
why-refused =
    { $why ->
        [gone] Der Kanal oder die Nachricht ist weg.
        [locked] Der Thread ist gesperrt. Öffnen kann ihn, wer Threads verwalten darf, oder ich mit dem Recht „Threads verwalten“.
        [full] Mehr offene Threads erlaubt Discord hier nicht. Schließt ein paar.
        [filtered] Ein Filter dieses Servers (AutoMod) hält meine Nachricht auf. Die Admins können sie durchlassen.
        [forbidden] Die Admins können mir erlauben, den Kanal zu sehen, zu schreiben und Dateien anzuhängen.
       *[other] Discord sagt nicht, warum.
    }

permission =
    { $name ->
        [view_channel] Kanäle ansehen
        [send_messages] Nachrichten senden
        [create_public_threads] Öffentliche Threads erstellen
        [send_messages_in_threads] Nachrichten in Threads senden
        [embed_links] Links einbetten
        [connect] Verbinden
        [attach_files] Dateien anhängen
       *[read_message_history] Nachrichtenverlauf anzeigen
    }

## Allein, in Direktnachrichten

alone-title = { $title } · Du gegen Computergegner
alone-opened = 😺 Du spielst **{ $title }** ganz für dich.
alone-levels = Wie stark …
alone-numbers = Wie viele Computergegner …
alone-number =
    { $count ->
        [one] Ein Computergegner
       *[other] { $count } Computergegner
    }
alone-typed = ✅ Erledigt. [Zum Spieltisch]({ $link })
board-next-level = 🔼 Auf dieser Stufe hast du { $wins }-mal hintereinander gewonnen. Bereit für die nächste?
no-table-elsewhere = Hier bin ich nur zu Besuch. [Hol mich]({ $invite }) auf einen Server, oder spiel allein in [unseren Direktnachrichten]({ $direct }).
no-post-elsewhere = Auf diesem Server darf ich nur privat antworten. Versuch es auf einem anderen.
no-first-board-alone = Ich kann dir nicht schreiben. Hast du mich blockiert? Heb das auf und versuch es noch einmal.
token-ran-out = ⏳ Meine letzte Antwort kam für Discord zu spät. Siehst du sie nicht, versuch es noch einmal.

## Rätsel

puzzle-solved =
    🏆 Du hast es { $tries ->
        [1] beim ersten Versuch
        [2] beim zweiten Versuch
       *[3] beim dritten Versuch
    } gelöst:
    { $line }
puzzle-missed = { $left ->
        [one] Du hast noch einen Versuch.
       *[other] Du hast noch { $left } Versuche.
    }
puzzle-over =
    Das war dein letzter Versuch. Die Lösung:
    { $line }

## Der Spielplatz im Browser

playground-who = Wer bist du?
playground-nobody = { $name } gibt es hier nicht. Wähle eine dieser Personen.
playground-where = Wo bist du?
playground-alone = Allein spielen: Wähle eine Person und lass dir die Spiele zeigen. Dann fang gegen Computergegner oder mit einer Lektion an.
playground-together = Mit anderen spielen: Öffne oben mit + einen zweiten Tab, wähle dort jemand anderen und spiel mit.
playground-about = Das alles läuft auf deinem Rechner. Es ahmt Discord nach, mit zwei Kanälen, einem Thread und sechs Personen.
playground-another = Person
playground-mail = Direktnachrichten
playground-event = Ein Event, das in einer Minute beginnt und in zehn endet
playground-event-name = Spieleabend
playground-empty = Hier spielt noch niemand. Tippe { $command } und drück zweimal Enter, oder drück hier:
playground-begin = Spiele zeigen

## Partien, die jemand für sich allein spielt

no-solo-undo = Hier kannst du nichts zurücknehmen.
