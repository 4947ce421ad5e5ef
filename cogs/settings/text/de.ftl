### Wörter von /einstellungen.

settings-help-me = -# ⚙️ `/{ settings-command } { settings-me }`: nur für dich
settings-help-server = -# 🛠️ `/{ settings-command } { settings-server }`: für Admins
settings-command = einstellungen
    .about = Deine Einstellungen und die des Servers
settings-me = ich
    .about = Ob und wo ich dir Bescheid sage und was du siehst: Karten, Tipps, Bilder
settings-me-head =
    ### Deine Einstellungen
    -# Auf jedem Server · Sprache: wie Discord
    { "**" }Bescheid, wenn eine Partie oder eine Einladung wartet**
settings-reminders =
    { $chosen ->
        [channel] Im Kanal
        [dm] Per Direktnachricht
       *[off] Gar nicht
    }
settings-switches = **Zum Umschalten antippen:**
settings-switch =
    { $what }: { $is_on ->
        [yes] an
       *[no] aus
    }
settings-hands = Karten per Direktnachricht
settings-words = Meine Hand in Worten
settings-words-more = -# *Meine Hand in Worten* ist für Screenreader und ebenso `/maunz vorlesen`, wie in jedem Spiel.
settings-invitations = Einladungen an Tische
settings-bells-about = -# 🔔 Glocken läuten, wenn an einem Tisch ein Platz frei ist: im Kanal, oder per Direktnachricht, wenn du das oben gewählt hast.


settings-server = server
    .about = Die Tische dieses Servers, für seine Admins
settings-server-head =
    ### Die Tische dieses Servers
    -# Für neue Tische. Sprache und Tempo kann jeder Tisch trotzdem für sich wählen.
settings-server-language = **Sprache der Spieltische**
settings-server-discord = Wie in Discord
settings-server-pace = **Tempo: Zeit für jede Entscheidung**
settings-server-where =
    { "**" }Kanäle für Tische**
    -# Mit ihren Threads. Leer heißt: alle. { $gone ->
        [yes] Die gewählten Kanäle gibt es nicht mehr: Nimm andere oder leere die Liste.
       *[no] { "" }
    }
settings-server-channels = Alle Kanäle
settings-server-openers =
    { "**" }Wer Tische eröffnen darf**
    -# Dazusetzen dürfen sich alle. { $none ->
        [yes] Wähle eine Rolle: Bis dahin dürfen es nur die Admins.
       *[no] { "" }
    }
settings-server-who =
    { $who ->
        [everyone] Alle
        [roles] Rollen und die Admins
       *[managers] Nur die Admins
    }
settings-server-roles = Rollen
settings-server-calls-about =
    { "**" }Erinnerungen in Kanälen**
    -# Wenn eine Partie auf jemanden wartet, auch in laufenden Partien.
settings-server-hints-about =
    { "**" }Vorschau bei *maunz.***
    -# Ob sie auch zeigen darf, dass ein Zug gewinnt oder eine Reihe bildet. Ist das erlaubt, entscheidet jeder Tisch für sich.
settings-server-calls =
    { $chosen ->
        [on] An
       *[off] Aus
    }
settings-server-hints =
    { $chosen ->
        [on] Erlaubt
       *[off] Nicht erlaubt
    }
settings-server-day =
    { "**" }Nachricht des Tages**
    -# Wie es bei `/heute` lief, höchstens eine Nachricht am Tag. Leer heißt: keine.
settings-server-day-channel = Keine Nachricht
no-day-channel = Dort kann ich nicht schreiben: Wähle einen Kanal, den ich sehen und in dem ich schreiben darf.
settings-server-discords = -# Discord kann noch mehr: Unter Servereinstellungen → Integrationen erlaubst oder verbietest du jeden meiner Befehle für Rollen, Personen und Kanäle.
settings-server-bell =
    { "**" }Glocke**
    -# Sie läutet für alle, die das möchten, wenn an einem Tisch ein Platz frei ist: für höchstens zehn Personen auf einmal, für jede höchstens einmal in drei Stunden. { $calls ->
        [off] Gerade bleibt sie still, weil Erinnerungen in Kanälen aus sind.
       *[on] { "" }
    }
settings-server-bells =
    { $chosen ->
        [on] An
       *[off] Aus
    }
settings-server-bell-rooms = Glocke in allen Kanälen
no-bell-channel = In { $channels } darf ich nichts schreiben, also könnte dort keine Glocke läuten. Lass mich dort erst mitlesen und schreiben.
no-bot-role = Mit Rollen von Apps könnte niemand Tische eröffnen: { $roles }. Wähle Rollen, die auch vergeben werden.
no-manager-here = Diese Einstellungen gibt es nur auf Servern, zu denen ich gehöre. Deine eigenen findest du unter `/einstellungen ich`.
