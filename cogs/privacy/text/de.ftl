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
    📦 In dieser Datei steht alles, was ich über dich aufbewahre, von Einstellungen und Wertungen bis zu Rätseln und Turnieren. { $tables ->
        [0] Einen Platz an einem Tisch hast du nicht.
        [one] Dabei ist dein Platz an einem Tisch, mit deinen Zügen.
       *[other] Dabei sind deine Plätze an { $tables } Tischen, mit deinen Zügen.
    }
    -# Das Format ist JSON. `/datenschutz vergessen` löscht das alles oder nimmt deinen Namen heraus.
privacy-export-sent = 📦 Die Datei liegt in deinen Direktnachrichten.
privacy-export-dms-closed = Discord lässt mich dir gerade nicht schreiben. Darum kommt die Datei hierher, nur für dich.
privacy-contact = -# Fragen zu deinen Daten: { $contact }
privacy-forget = vergessen
    .about = Alles über dich vergessen, für immer
privacy-forget-nothing = Ich bewahre nichts über dich auf, also gibt es nichts zu vergessen.
privacy-forget-question =
    ### Soll ich dich vergessen?
    Dann verschwindet dein Name von deinen Plätzen, und es gibt kein Zurück. Die Partien der anderen bleiben vollständig. Noch passiert nichts: Erst zeige ich dir, was verschwindet.
privacy-forget-on = Zeig mir, was verschwindet
privacy-forget-keep = Alles behalten
privacy-forget-really =
    ### Das verschwindet für immer
forget-running =
    { $running ->
        [one] Dein Platz in einer laufenden Partie: Der Computer spielt weiter, und du kannst nicht zurück.
       *[other] Deine Plätze in { $running } laufenden Partien: Der Computer spielt weiter, und du kannst nicht zurück.
    }
forget-lobbies =
    { $lobbies ->
        [one] Dein Platz an einem Tisch, an dem noch nicht gespielt wird.
       *[other] Deine Plätze an { $lobbies } Tischen, an denen noch nicht gespielt wird.
    }
forget-over =
    { $over ->
        [one] Dein Name in einer Partie, die zu Ende ist: Dort hat dann „{ $name }“ gespielt. Die anderen behalten ihre Plätze und Punkte.
       *[other] Dein Name in { $over } Partien, die zu Ende sind: Dort hat dann „{ $name }“ gespielt. Die anderen behalten ihre Plätze und Punkte.
    }
forget-removed =
    { $removed ->
        [one] Dass du von einem Tisch entfernt wurdest.
       *[other] Dass du von { $removed } Tischen entfernt wurdest.
    }
forget-solos =
    { $solos ->
        [one] Eine Partie, die du für dich allein spielst.
       *[other] { $solos } Partien, die du für dich allein spielst.
    }
forget-settings = Deine Einstellungen.
privacy-forget-for-ever = **Das lässt sich nicht rückgängig machen.** Dein Name steht auch in Nachrichten in den Kanälen; die gehören Discord, und ich ändere sie nicht.
privacy-forget-now = Vergiss mich für immer
privacy-forget-kept = Es hat sich nichts geändert. Ich kenne dich noch.
privacy-forget-done =
    Erledigt: Ich habe dich vergessen.
    -# Nachrichten auf Discord gehören Discord: Alte Spieltische und Texte mit deinem Namen bleiben dort, bis jemand sie löscht. In einer Sicherungskopie können deine Daten noch stehen, bis eine neuere sie ersetzt. Spielst du wieder, fangen wir von vorn an.
forget-alone =
    { $alone ->
        [one] Eine Partie, die du allein in Direktnachrichten gespielt hast: ganz und gar.
       *[other] { $alone } Partien, die du allein in Direktnachrichten gespielt hast: ganz und gar.
    }
forget-invitations = Deine Einladungen vom letzten Tag.
privacy-stand-in = jemand
