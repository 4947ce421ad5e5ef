### Wörter von /einstellungen.

settings-help-me = -# ⚙️ `/{ settings-command } { settings-me }`: nur für dich
settings-help-server = -# 🛠️ `/{ settings-command } { settings-server }`: für Admins
settings-command = einstellungen
    .about = Deine Einstellungen und die des Servers
settings-me = ich
    .about = Wo ich dir Bescheid sage und ob deine Karten per Direktnachricht kommen
settings-me-head =
    ### Deine Einstellungen
    -# Sie gelten auf jedem Server. Deine Sprache kommt von Discord.
    { "**" }Wo sage ich Bescheid, wenn eine Partie oder Einladung wartet?**
settings-reminders =
    { $chosen ->
        [channel] Im Kanal
        [dm] Per Direktnachricht
       *[off] Gar nicht
    }
settings-switches = **Drück zum Umschalten:**
settings-switch =
    { $what }: { $is_on ->
        [yes] an
       *[no] aus
    }
settings-hands = Karten per Direktnachricht
settings-words = Meine Hand in Worten
settings-words-more = -# Für Screenreader gibt es **{ settings-words }** und in jedem Spiel den Befehl `{ command-read }`.
settings-invitations = Einladungen an Tische
settings-bells-about = -# 🔔 Auch Glocken läuten dort, wo du es oben gewählt hast.


settings-server = server
    .about = Einstellungen dieses Servers, nur für Admins
settings-server-head =
    ### Einstellungen dieses Servers
    -# Sie gelten für neue Tische. Sprache und Tempo könnt ihr an jedem Tisch ändern.
settings-server-language = **Sprache der Spieltische**
settings-server-discord = Wie in Discord
settings-server-pace = **Zeit für jede Entscheidung**
settings-server-where =
    { "**" }Kanäle für Tische**
    -# Ihre Threads gehören dazu. { $gone ->
        [yes] Die gewählten Kanäle gibt es nicht mehr.
       *[no] { "" }
    }
settings-server-channels = Alle Kanäle
settings-server-openers =
    { "**" }Wer Tische eröffnen darf**
    -# Mitspielen dürfen alle. { $none ->
        [yes] Solange keine Rolle gewählt ist, eröffnen nur die Admins Tische.
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
    { "**" }Vorschau bei maunz.**
    -# Darf sie zeigen, ob ein Zug gewinnt oder eine Reihe bildet? Wenn ja, entscheidet jeder Tisch.
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
    -# Sie sagt, wie es bei `/heute` lief, höchstens einmal am Tag.
settings-server-day-channel = Keine Nachricht
no-day-channel = Dort kann ich nicht schreiben. Wähle einen Kanal, in dem ich lesen und schreiben darf.
settings-server-bell =
    { "**" }Glocke**
    -# Ist ein Platz frei, sagt sie bis zu zehn Personen Bescheid, die darum gebeten haben, jeder höchstens alle drei Stunden. { $calls ->
        [off] Sie schweigt, solange Erinnerungen in Kanälen aus sind.
       *[on] { "" }
    }
settings-server-bells =
    { $chosen ->
        [on] An
       *[off] Aus
    }
settings-server-bell-rooms = Glocke in allen Kanälen
no-bell-channel = In { $channels } kann keine Glocke läuten. Lass mich dort erst lesen und schreiben.
no-bot-role = { $roles } haben nur Apps, also könnten nur die Admins Tische eröffnen. Wähle Rollen, die Personen haben.
no-manager-here = Diese Einstellungen gibt es nur auf Servern, auf denen ich bin. Deine stehen unter `/einstellungen ich`.
