### Worte des Hauses: was zu keinem einzelnen Spiel gehört.

house-games = spiele
    .about = Deine Spiele auf diesem Server, zuerst die, die auf dich warten
house-games-another = **Hier ein weiteres Spiel beginnen:**
house-games-head =
    { $running ->
        [0] **Du spielst gerade nirgends auf diesem Server.** Worauf hast du Lust?
       *[other] { $waiting ->
            [0] **Niemand wartet auf dich.**
            [one] **Ein Spiel wartet auf dich.**
           *[other] **{ $waiting } Spiele warten auf dich.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) in { $channel } wartet auf dich, die Zeit ist um { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) in { $channel } wartet auf dich
house-games-away = 🙋 [{ $title }]({ $link }) in { $channel }: Du bist gerade weg und kannst zurückkommen
house-games-other = -# [{ $title }]({ $link }) in { $channel } wartet auf andere
house-games-more = -# … und { $more } weitere
house-seats =
    { $span ->
        [0] { $most } Personen
       *[other] { $fewest } bis { $most } Personen
    }
house-play = Jetzt spielen
house-alone = Jetzt allein spielen
house-help = hilfe
    .about = Die Spiele, allein spielen, gerufen werden, Datenschutz
house-help-head =
    ### 🐱 Vier Spiele für eure Kanäle
    ▶️ *Jetzt spielen* eröffnet hier einen Tisch, an den sich andere setzen können. *Jetzt allein spielen* fängt sofort an, gegen Computer.
house-help-more =
    🎓 **Neu hier?** `/lernen` zeigt dir ein Spiel, indem du es spielst, nur für dich: acht Schritte bis zur ersten gewonnenen Partie.
    🪑 **Am Tisch.** Das Spielbrett im Kanal zeigt das Spiel, und darunter steht, was du drücken kannst. Karten sieht nur, wem sie gehören: 🖐️ zeigt dir deine. 📖 erklärt die Regeln.
    ⏳ **Du hast Zeit.** Jedes Spiel bleibt aufbewahrt, und ihr könnt später weiterspielen. `/{ $games }` zeigt, welche auf dich warten. Bist du nicht da, wirst du gerufen; wo, oder ob überhaupt, sagst du mit `/{ $settings } { $me }`.
    🎬 **Danach.** Unter dem Brett eines beendeten Spiels kannst du es noch einmal ansehen, noch einmal spielen und den Beweis holen, dass Karten und Würfel ehrlich waren.
    🔒 **Datenschutz.** `/{ $privacy }` gibt dir alles, was ich über dich aufbewahre, oder vergisst es.
    🛠️ Wer den Server verwaltet, richtet seine Tische mit `/{ $settings } { $server }` ein.
house-settings = einstellungen
    .about = Wie du es gern hast
house-me = ich
    .about = Wo du gerufen wirst, und wo du deine Karten bekommst
house-me-head =
    ### So hast du es gern
    Das gilt in jedem Spiel und auf jedem Server. Ich spreche die Sprache deines Discord.
house-reminders-menu = Wenn ein Spiel auf mich wartet …
house-reminders =
    { $where ->
        [channel] Ruf mich im Kanal
        [dm] Ruf mich per Direktnachricht
       *[off] Ruf mich nicht
    }
house-hands-menu = Meine Karten …
house-hands =
    { $where ->
        [dm] Schick mir meine Karten auch per Direktnachricht
       *[channel] Zeig mir meine Karten im Kanal, nur für mich
    }

house-tips-menu = Tipps in meinen ersten Spielen …
house-tips =
    { $wanted ->
        [on] Erklär mir, was zum ersten Mal passiert
       *[off] Keine Tipps
    }

house-words-menu = Was meine Hand zeigt …
house-words =
    { $how ->
        [words] Worte, für Screenreader
       *[pictures] Bilder
    }
house-words-more = -# Das Spielbrett in Worten: `vorlesen` bei jedem Spiel, zum Beispiel `/maunz vorlesen`. Nur für dich, mit allen Knöpfen.

## Der Server

house-server = server
    .about = Wie die Tische auf diesem Server sind; für die Serververwaltung
house-server-head =
    ### Tische auf diesem Server
    Das gilt für neue Tische. Wer einen eröffnet, kann für ihn trotzdem eine andere Sprache und ein anderes Tempo wählen.
house-server-language = Sprache der Spielbretter
house-server-discord = Die Sprache, die der Server in Discord hat
house-server-pace = Tempo
house-server-where = **Kanäle, in denen Tische eröffnet werden dürfen**, samt ihren Threads. Ist keiner gewählt, sind es alle. { $gone ->
        [yes] Die gewählten gibt es nicht mehr: Nimm andere oder nimm alle weg.
       *[no] { "" }
    }
house-server-channels = Alle Kanäle
house-server-openers = **Wer Tische eröffnen darf.** Dazusetzen dürfen sich alle. { $none ->
        [yes] Wähl eine Rolle: Bis dahin kann es nur die Serververwaltung.
       *[no] { "" }
    }
house-server-openers-menu = Wer Tische eröffnen darf
house-server-who =
    { $who ->
        [everyone] Alle
        [roles] Wer eine dieser Rollen hat, und die Serververwaltung
       *[managers] Nur die Serververwaltung
    }
house-server-roles = Rollen
house-server-more = **Rufe** sind die kurzen Nachrichten im Kanal an alle, auf die ein Spiel wartet, auch in Spielen, die schon laufen. **Tipps** sagen bei maunz. schon vor einem Zug, was er gewinnt; das entscheidet jeder Tisch für sich.
house-server-calls =
    { $now ->
        [on] Rufe im Kanal: ja
       *[off] Rufe im Kanal: nein
    }
house-server-hints =
    { $now ->
        [on] Tipps: erlaubt
       *[off] Tipps: nicht erlaubt
    }
house-server-discords = -# Discord kann noch mehr: Unter Servereinstellungen → Integrationen erlaubst oder verbietest du jeden meiner Befehle für Rollen, Leute und Kanäle.

## Datenschutz

house-privacy = datenschutz
    .about = Was ich über dich weiß, und wie es verschwindet
house-export = auskunft
    .about = Alles, was ich über dich aufbewahre, als Datei
house-export-to = wohin
    .about = Wohin die Datei geht
house-export-here = hierher, nur für dich
house-export-dm = per Direktnachricht
house-export-about =
    📦 Das ist alles, was ich über dich aufbewahre: Einstellungen und Wertungen, wenn du welche hast, und { $tables ->
        [0] kein Platz an einem Tisch.
        [one] dein Platz an einem Tisch, mit deinen Zügen.
       *[other] deine Plätze an { $tables } Tischen, mit deinen Zügen.
    }
    -# Eine JSON-Datei. `/datenschutz vergessen` nimmt alles davon weg.
house-export-sent = 📦 Die Datei liegt in deinen Direktnachrichten.
house-export-dms-closed = Ich darf dir nicht schreiben: Deine Direktnachrichten sind zu. Darum kommt sie hier, nur für dich.
house-contact = -# Fragen zu deinen Daten: { $contact }
house-forget = vergessen
    .about = Alles über dich vergessen, für immer
house-forget-nothing = Ich bewahre nichts über dich auf. Es gibt nichts zu vergessen.
house-forget-question =
    ### Soll ich dich vergessen?
    Ich gebe deine Plätze und deinen Namen auf, und es gibt kein Zurück. Die Spiele der anderen bleiben ganz. Noch passiert nichts: Erst sage ich dir, was verschwindet.
house-forget-on = Sag mir, was verschwindet
house-forget-keep = Alles behalten
house-forget-really =
    ### Das verschwindet für immer
house-forget-running =
    { $running ->
        [one] Dein Platz in einem laufenden Spiel: Der Computer spielt weiter, und du kannst nicht zurück.
       *[other] Deine Plätze in { $running } laufenden Spielen: Der Computer spielt weiter, und du kannst nicht zurück.
    }
house-forget-lobbies =
    { $lobbies ->
        [one] Dein Platz an einem Tisch, der noch nicht begonnen hat.
       *[other] Deine Plätze an { $lobbies } Tischen, die noch nicht begonnen haben.
    }
house-forget-over =
    { $over ->
        [one] Dein Name in einem Spiel, das vorbei ist: Dort hat „{ $name }“ gespielt. Die anderen behalten ihre Plätze und Punkte.
       *[other] Dein Name in { $over } Spielen, die vorbei sind: Dort hat „{ $name }“ gespielt. Die anderen behalten ihre Plätze und Punkte.
    }
house-forget-ratings =
    { $ratings ->
        [one] Deine Wertung in einem Spiel.
       *[other] Deine { $ratings } Wertungen.
    }
house-forget-lessons =
    { $lessons ->
        [one] Wie weit du in einer Lektion bist.
       *[other] Wie weit du in { $lessons } Lektionen bist.
    }
house-forget-tips = Welche Tipps du gelesen hast.
house-forget-settings = Deine Einstellungen.
house-forget-for-ever = **Das lässt sich nicht zurücknehmen.** Namen stehen auch in Nachrichten in den Kanälen von Discord; die gehören Discord, und ich ändere sie nicht.
house-forget-now = Vergiss mich für immer
house-forget-kept = Nichts wurde geändert. Ich kenne dich noch.
house-forget-done =
    Erledigt: Ich habe dich vergessen.
    -# Was in Nachrichten auf Discord steht, gehört Discord: Alte Bretter und Texte mit deinem Namen bleiben dort, bis jemand sie löscht. Eine Sicherung, die mein Betreiber gemacht hat, behält deine Daten, bis eine neuere sie ersetzt. Wenn du wieder spielst, fange ich von vorne an.
