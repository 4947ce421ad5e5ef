### Worte des Hauses: was zu keinem einzelnen Spiel gehört.

house-games = spiele
    .about = Deine Partien, zuerst die, die auf dich warten, und was du neu anfangen kannst
house-games-another = **Oder etwas Neues:**
house-games-head =
    { $running ->
        [0] **Worauf hast du Lust?**
       *[other] { $waiting ->
            [0] **Keine Partie wartet auf dich.**
            [one] **Eine Partie wartet auf dich.**
           *[other] **{ $waiting } Partien warten auf dich.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) in { $channel }: Die Zeit ist { $until } um
house-games-waiting = 👉 [{ $title }]({ $link }) in { $channel }
house-games-away = 🙋 [{ $title }]({ $link }) in { $channel }: Du bist gerade weg und kannst zurückkommen
house-games-other = -# [{ $title }]({ $link }) in { $channel } wartet auf andere
house-games-taken = -# 🪑 [{ $title }]({ $link }) in { $channel }: Auf deinem Platz sitzt jetzt { $name }; du kannst zusehen
house-games-more = -# … und { $more } weitere
house-seats =
    { $span ->
        [0] { $most } Personen
       *[other] { $fewest } bis { $most } Personen
    }
house-play = Tisch eröffnen
house-learn-which = 🎓 **Spielend lernen:** welches Spiel? Acht Schritte, die nur du siehst.
house-alone-which = 😺 **Allein gegen den Computer:** welches Spiel?
house-learn-menu = Lernen …
house-help = hilfe
    .about = Was du hier spielen und einstellen kannst, allein oder mit anderen
house-help-head =
    ### 🐱 Vier Spiele für eure Kanäle
    Zusammen oder allein gegen den Computer. 🎓 bringt dir ein Spiel beim Spielen bei.
house-help-games = Spielen …
house-help-more =
    { "**" }Deine Karten?** 🖐️ unter dem Bild, nur für dich. 📖 zeigt die Regeln.
    { "**" }Spieltisch weg?** Beim Spielen kommt er von selbst herunter, mit `/mausen { command-board }` sofort. Mit `/mausen { command-leave }` steigst du aus, `/mausen { command-stop }` beendet die Partie. Das gibt es in jedem Spiel.
    { "**" }Keine Zeit?** Dann entscheidet der Computer, bis du zurück bist.
house-help-line-games = -# 👉 `/{ house-games }`: was auf dich wartet
house-help-line-me = -# ⚙️ `/{ house-settings } { house-me }`: nur für dich
house-help-line-server = -# 🛠️ `/{ house-settings } { house-server }`: für Admins
house-settings = einstellungen
    .about = Deine Einstellungen und die des Servers
house-me = ich
    .about = Ob und wo ich dir Bescheid sage und was du siehst: Karten, Tipps, Bilder
house-me-head =
    ### Deine Einstellungen
    -# Auf jedem Server · Sprache: wie Discord
    { "**" }Bescheid, wenn eine Partie oder eine Einladung wartet**
house-reminders =
    { $chosen ->
        [channel] Im Kanal
        [dm] Per Direktnachricht
       *[off] Gar nicht
    }
house-switches = **Zum Umschalten antippen:**
house-switch =
    { $what }: { $is_on ->
        [yes] an
       *[no] aus
    }
house-hands = Karten per Direktnachricht
house-words = Meine Hand in Worten
house-words-more = -# *Meine Hand in Worten* ist für Screenreader und ebenso `/maunz vorlesen`, wie in jedem Spiel.
house-invitations = Einladungen an Tische

house-bell-which = 🔔 **Glocke:** für welches Spiel?
house-bells-about = -# 🔔 Glocken läuten, wenn an einem Tisch ein Platz frei ist: im Kanal, oder per Direktnachricht, wenn du das oben gewählt hast.
house-open-head = **Hier kannst du mitspielen:**
house-open-lobby = ➕ [{ $title }]({ $link }) in { $channel } · { $here } von { $most }
house-open-seat = 🪑 [{ $title }]({ $link }) in { $channel } · die Partie läuft, ein Platz ist frei

## Der Server

house-server = server
    .about = Die Tische dieses Servers, für seine Admins
house-server-head =
    ### Die Tische dieses Servers
    -# Für neue Tische. Sprache und Tempo kann jeder Tisch trotzdem für sich wählen.
house-server-language = **Sprache der Spieltische**
house-server-discord = Wie in Discord
house-server-pace = **Tempo: Zeit für jede Entscheidung**
house-server-where =
    { "**" }Kanäle für Tische**
    -# Mit ihren Threads. Leer heißt: alle. { $gone ->
        [yes] Die gewählten Kanäle gibt es nicht mehr: Nimm andere oder leere die Liste.
       *[no] { "" }
    }
house-server-channels = Alle Kanäle
house-server-openers =
    { "**" }Wer Tische eröffnen darf**
    -# Dazusetzen dürfen sich alle. { $none ->
        [yes] Wähle eine Rolle: Bis dahin dürfen es nur die Admins.
       *[no] { "" }
    }
house-server-who =
    { $who ->
        [everyone] Alle
        [roles] Rollen und die Admins
       *[managers] Nur die Admins
    }
house-server-roles = Rollen
house-server-calls-about =
    { "**" }Erinnerungen in Kanälen**
    -# Wenn eine Partie auf jemanden wartet, auch in laufenden Partien.
house-server-hints-about =
    { "**" }Vorschau bei *maunz.***
    -# Ob sie auch zeigen darf, dass ein Zug gewinnt oder eine Reihe bildet. Ist das erlaubt, entscheidet jeder Tisch für sich.
house-server-calls =
    { $chosen ->
        [on] An
       *[off] Aus
    }
house-server-hints =
    { $chosen ->
        [on] Erlaubt
       *[off] Nicht erlaubt
    }
house-server-day =
    { "**" }Nachricht des Tages**
    -# Wie es bei `/heute` lief, höchstens eine Nachricht am Tag. Leer heißt: keine.
house-server-day-channel = Keine Nachricht
no-day-channel = Dort kann ich nicht schreiben: Wähle einen Kanal, den ich sehen und in dem ich schreiben darf.
house-server-discords = -# Discord kann noch mehr: Unter Servereinstellungen → Integrationen erlaubst oder verbietest du jeden meiner Befehle für Rollen, Personen und Kanäle.

house-server-bell =
    { "**" }Glocke**
    -# Sie läutet für alle, die das möchten, wenn an einem Tisch ein Platz frei ist: für höchstens zehn Personen auf einmal, für jede höchstens einmal in drei Stunden. { $calls ->
        [off] Gerade bleibt sie still, weil Erinnerungen in Kanälen aus sind.
       *[on] { "" }
    }
house-server-bells =
    { $chosen ->
        [on] An
       *[off] Aus
    }
house-server-bell-rooms = Glocke in allen Kanälen
no-bell-channel = In { $channels } darf ich nichts schreiben, also könnte dort keine Glocke läuten. Lass mich dort erst mitlesen und schreiben.

## Das erste Wort

house-hello =
    ### 🐱 Hallo! Ich bin der Katzentisch
    Vier Tischspiele: allein gleich hier, oder mit anderen auf einem Server.
house-hello-play = Jetzt spielen
house-hello-lessons = 🎓 **Noch nie gespielt?** Lern es spielend, in acht kurzen Schritten:
house-direct = unseren Direktnachrichten
forget-alone =
    { $alone ->
        [one] Eine Partie, die du allein in Direktnachrichten gespielt hast: ganz und gar.
       *[other] { $alone } Partien, die du allein in Direktnachrichten gespielt hast: ganz und gar.
    }

forget-bells =
    { $bells ->
        [one] Deine Glocke.
       *[other] Deine { $bells } Glocken.
    }
forget-invitations = Deine Einladungen vom letzten Tag.
forget-evenings = Deine geplanten Spieleabende.
