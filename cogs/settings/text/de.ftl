### Wörter von /einstellungen.

settings-help-me = -# ⚙️ `/{ settings-command } { settings-me }`: nur für dich
settings-help-server = -# 🛠️ `/{ settings-command } { settings-server }`: für Admins
settings-command = einstellungen
    .about = Deine Einstellungen und die des Servers
settings-me = ich
    .about = Wo ich dir Bescheid sage, und wo du deine Karten bekommst
settings-me-head =
    ### Deine Einstellungen
    -# Auf jedem Server. Deine Sprache kommt von Discord.
    { "**" }Bescheid, wenn eine Partie oder eine Einladung wartet**
settings-reminders =
    { $chosen ->
        [channel] Im Kanal
        [dm] Per Direktnachricht
       *[off] Gar nicht
    }
settings-switches = **Zum Umschalten drücken:**
settings-switch =
    { $what }: { $is_on ->
        [yes] an
       *[no] aus
    }
settings-hands = Karten per Direktnachricht
settings-words = Meine Hand in Worten
settings-words-more = -# Für Screenreader: *Meine Hand in Worten*, und in jedem Spiel `{ command-read }`.
settings-invitations = Einladungen an Tische
settings-bells-about = -# 🔔 Eine Glocke läutet, wenn an einem Tisch ein Platz frei ist: dort, wo du es oben gewählt hast.


settings-server = server
    .about = Die Tische dieses Servers, für seine Admins
settings-server-head =
    ### Die Tische dieses Servers
    -# Für neue Tische. Jeder kann Sprache und Tempo anders wählen.
settings-server-language = **Sprache der Spieltische**
settings-server-discord = Wie in Discord
settings-server-pace = **Zeit für jede Entscheidung**
settings-server-where =
    { "**" }Kanäle für Tische**
    -# Mit ihren Threads. { $gone ->
        [yes] Die gewählten Kanäle gibt es nicht mehr.
       *[no] { "" }
    }
settings-server-channels = Alle Kanäle
settings-server-openers =
    { "**" }Wer Tische eröffnen darf**
    -# Dazusetzen dürfen sich alle. { $none ->
        [yes] Bis du eine Rolle wählst, dürfen es nur die Admins.
       *[no] { "" }
    }
settings-server-who =
    { $who ->
        [everyone] Alle
        [roles] Rollen und die Admins
       *[managers] Nur die Admins
    }
settings-server-roles = Rollen
settings-server-calls-about = **Erinnerungen in Kanälen, wenn eine Partie auf jemanden wartet**
settings-server-hints-about =
    { "**" }Vorschau bei *maunz.***
    -# Ob sie zeigen darf, dass ein Zug gewinnt oder eine Reihe bildet. Ist es erlaubt, entscheidet jeder Tisch.
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
    -# Wie es bei `/heute` lief, höchstens einmal am Tag.
settings-server-day-channel = Keine Nachricht
no-day-channel = Dort kann ich nicht schreiben. Wähle einen Kanal, den ich sehen und in dem ich schreiben darf.
settings-server-bell =
    { "**" }Glocke**
    -# Sie sagt allen Bescheid, die das möchten, sobald ein Platz frei ist: höchstens zehn Personen auf einmal, niemandem öfter als alle drei Stunden. { $calls ->
        [off] Sie schweigt, solange Erinnerungen in Kanälen aus sind.
       *[on] { "" }
    }
settings-server-bells =
    { $chosen ->
        [on] An
       *[off] Aus
    }
settings-server-bell-rooms = Glocke in allen Kanälen
no-bell-channel = In { $channels } kann keine Glocke läuten. Lass mich dort erst mitlesen und schreiben.
no-bot-role = { $roles } haben nur Apps, also könnte niemand Tische eröffnen. Wähle Rollen, die Personen haben.
no-manager-here = Diese Einstellungen gibt es nur auf Servern, auf denen ich bin. Deine stehen unter `/einstellungen ich`.
