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
    -# `/datenschutz vergessen` löscht das alles oder nimmt deinen Namen heraus.
privacy-export-sent = 📦 Die Datei liegt in deinen Direktnachrichten.
privacy-export-dms-closed = Discord lässt mich dir nicht schreiben. Darum kommt die Datei hierher.
privacy-contact = -# Fragen zu deinen Daten: { $contact }
privacy-forget = vergessen
    .about = Alles über dich vergessen, für immer
privacy-forget-nothing = Ich bewahre nichts über dich auf.
privacy-forget-question =
    ### Soll ich dich vergessen?
    Dann gibt es kein Zurück. Die Partien der anderen bleiben vollständig. Erst zeige ich dir, was verschwindet.
privacy-forget-on = Was verschwindet?
privacy-forget-keep = Alles behalten
privacy-forget-really =
    ### Das verschwindet für immer
    { $groups }

    In laufenden Partien übernimmt der Computer deine Plätze. In beendeten Partien und Turnieren hat dann „{ $name }“ gespielt, und die anderen behalten ihre Platzierungen und Punkte.
    { "**" }Es gibt kein Zurück.** Nachrichten mit deinem Namen gehören Discord, die ändere ich nicht.
privacy-forget-group =
    - { $group ->
        [games] Partien und Einladungen
        [ratings] Wertungen
        [progress] Lektionen und Tage
        [settings] Einstellungen und Glocken
       *[events] Turniere und Spieleabende
    }: { $count }
privacy-forget-now = Für immer vergessen
privacy-forget-kept = Es hat sich nichts geändert. Ich kenne dich noch.
privacy-forget-done =
    Erledigt, ich habe dich vergessen.
    -# Nachrichten mit deinem Namen gehören Discord und bleiben, bis jemand sie löscht. Eine Sicherungskopie enthält deine Daten vielleicht noch, bis eine neuere sie ersetzt.
privacy-stand-in = jemand
