### Words of /privacy.

privacy-help = -# 🔒 `/{ privacy-command }`: deine Daten
privacy-command = datenschutz
    .about = Was ich über dich aufbewahre, und wie du es löschst
privacy-export = auskunft
    .about = Alles, was ich über dich aufbewahre, als Datei
privacy-export-to = wohin
    .about = Wohin die Datei geht
privacy-export-here = hierher, nur für dich
privacy-export-dm = per Direktnachricht
privacy-export-about =
    📦 In dieser Datei steht alles, was ich über dich aufbewahre, auch deine Züge an jedem Tisch.
    -# `/datenschutz vergessen` löscht deine Daten und nimmt deinen Namen aus allem, was bleibt.
privacy-export-sent = 📦 Die Datei liegt in deinen Direktnachrichten.
privacy-export-dms-closed = Discord erlaubt mir nicht, dir zu schreiben. Darum kommt die Datei hierher.
privacy-contact = -# Fragen zu deinen Daten: { $contact }
privacy-forget = vergessen
    .about = Alles über dich vergessen, für immer
privacy-forget-nothing = Ich bewahre nichts über dich auf.
privacy-forget-question =
    ### Soll ich dich vergessen?
    Erst zeige ich dir, was verschwindet. Die Partien der anderen bleiben vollständig.
privacy-forget-on = Was verschwindet?
privacy-forget-keep = Alles behalten
privacy-forget-really =
    ### Das verschwindet für immer
    { $groups }

    In laufenden Partien übernimmt der Computer deine Plätze. In beendeten Partien und Turnieren hat dann „{ $name }“ gespielt, und die anderen behalten ihre Platzierungen und Punkte.
    { "**" }Es gibt kein Zurück.** Nachrichten, in denen dein Name steht, bleiben in Discord.
privacy-forget-group =
    - { $group ->
        [games] Partien und Einladungen
        [ratings] Wertungen
        [progress] Lektionen und Tage mit /heute
        [settings] Einstellungen und Glocken
       *[events] Turniere und Spieleabende
    }: { $count }
privacy-forget-now = Für immer vergessen
privacy-forget-kept = Nichts wurde gelöscht.
privacy-forget-done =
    Ich habe dich vergessen.
    -# Nachrichten, in denen dein Name steht, bleiben in Discord, bis jemand sie löscht. Eine Sicherungskopie enthält deine Daten vielleicht noch, bis eine neuere sie ersetzt.
privacy-stand-in = jemand
