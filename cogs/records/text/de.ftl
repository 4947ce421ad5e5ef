### Worte für das, was im Gedächtnis bleibt: beendete Partien, Karten von Personen, Bestenlisten.

records-history = verlauf
    .about = Zu Ende gespielte Partien, mit Ergebnis, Spieltisch und Wiederholung
records-stats = statistik
    .about = Die Partien einer Person auf diesem Server auf einen Blick
records-leaderboard = bestenliste
    .about = Die Besten dieses Servers in einem Spiel
records-person = person
    .about = Wessen Partien; deine, wenn du niemanden nennst
records-with = mit
    .about = Nur Partien mit dieser Person
records-game = spiel
    .about = Nur dieses Spiel
records-here = hier
    .about = Nur Partien aus diesem Kanal; ohne Namen die von allen

## Listen von Partien

records-history-head =
    ### { $whose ->
        [me] Deine Partien
        [with] Deine Partien mit { $other }
        [person] Partien von { $name }
        [pair] Partien von { $name } und { $other }
       *[channel] Partien in diesem Kanal
    }
records-history-here = in diesem Kanal
records-history-none =
    { $whose ->
        [me] Hier ist noch nichts: Du hast auf diesem Server noch keine passende Partie zu Ende gespielt. Mit `/spiele` eröffnest du einen Tisch; ist die Partie vorbei, steht sie hier.
        [with] Ihr zwei habt auf diesem Server noch keine passende Partie zusammen zu Ende gespielt. Höchste Zeit!
        [person] Von dieser Person habe ich auf diesem Server noch keine passende Partie.
        [pair] Von diesen beiden habe ich auf diesem Server noch keine passende Partie.
       *[channel] In diesem Kanal ist noch keine passende Partie zu Ende gegangen. Eröffne einen Tisch; ist die Partie vorbei, steht sie hier.
    }
records-newer = Neuere
records-older = Ältere

## Die Karte einer Person

records-stats-head = ### { $name } auf diesem Server
records-stats-none =
    { $whose ->
        [me] Du hast auf diesem Server noch keine Partie zu Ende gespielt. Mit der ersten beginnt deine Statistik!
       *[person] Diese Person hat auf diesem Server noch keine Partie zu Ende gespielt. Lad sie doch zu einer ein!
    }
records-total =
    { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $wins ->
        [0] noch kein Sieg
        [one] ein Sieg
       *[other] { $wins } Siege
    }
records-games = Partien
records-wins = Siege
records-place = Ø Platz
records-best = Top-Runde
records-rating = Wertung
records-decimal = ,
records-rivals = Am häufigsten am selben Tisch
records-rival = { $ahead } vorn · { $level } gleich · { $behind } hinten
records-provisional = -# ? heißt: Die Wertung ist vorläufig, bis fünf Partien unter Menschen gespielt sind.

## Bestenlisten

records-leaderboard-head =
    ### { $title } · Die Besten { $span ->
        [month] dieses Monats
       *[ever] aller Zeiten
    }
records-rank =
    { $medal } { $own ->
        [yes] **{ $name }** (du)
       *[no] { $name }
    } · **{ $rating }** · { $wins } von { $games } gewonnen
records-leaderboard-none = Hier hat noch niemand eine Wertung. Eine Partie nur mit Menschen, vom ersten bis zum letzten Zug, macht den Anfang.
records-leaderboard-unrated = Du hast hier noch keine Wertung: Spiel eine Partie nur mit Menschen zu Ende, dann stehst du auf der Liste.
records-leaderboard-about = -# Nur Partien unter Menschen zählen. Je mehr du spielst, desto sicherer die Wertung; ? heißt: vorläufig, bis zur fünften Partie.
records-play = Tisch eröffnen
records-leaderboard-menu = Ein anderes Spiel …

## Monate

records-all-time = Insgesamt
records-this-month = Diesen Monat

records-none-alone = In unseren Direktnachrichten hast du noch keine Partie zu Ende gespielt. Mit `/spiele` fängst du eine an.
records-help-history = -# 📜 `/verlauf`: gespielte Partien
records-help-stats = -# 📊 `/statistik`: deine Zahlen
records-help-leaderboard = -# 🏆 `/bestenliste`: die Besten hier
