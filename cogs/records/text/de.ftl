### Worte für das, was im Gedächtnis bleibt: beendete Partien, Karten von Personen, Bestenlisten.

records-history = verlauf
    .about = Zu Ende gespielte Partien dieses Servers
records-stats = statistik
    .about = Die Partien einer Person auf diesem Server im Überblick
records-leaderboard = bestenliste
    .about = Die Besten dieses Servers in einem Spiel
records-person = person
    .about = Wessen Partien; deine, wenn du niemanden nennst
records-with = mit
    .about = Nur Partien mit dieser Person
records-game = spiel
    .about = Nur dieses Spiel
records-here = hier
    .about = Nur Partien aus diesem Kanal; nennst du niemanden, die von allen

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
        [me] Hier finde ich keine beendete Partie von dir. Mit `/spiele` eröffnest du einen Tisch.
        [with] Hier finde ich keine beendete Partie von euch zweien. Höchste Zeit!
       *[other] Hier finde ich keine beendete Partie.
    }
records-newer = Neuere
records-older = Ältere

## Die Karte einer Person

records-stats-head = ### Statistik von { $name }
records-stats-none =
    { $whose ->
        [me] Du hast hier noch keine Partie zu Ende gespielt. Mit der ersten beginnt deine Statistik!
       *[person] Diese Person hat hier noch keine Partie zu Ende gespielt. Lad sie doch ein!
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
records-games =
    { $count ->
        [one] Partie
       *[other] Partien
    }
records-wins =
    { $count ->
        [one] Sieg
       *[other] Siege
    }
records-best = Beste Runde
records-rating = Wertung
records-rivals = Am häufigsten am selben Tisch
records-rival = { $ahead } vorn · { $level } gleich · { $behind } hinten
records-provisional = -# Bis zur fünften Partie unter Menschen ist eine Wertung vorläufig („?“).

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
records-leaderboard-none = Hier hat noch niemand eine Wertung. Spielt eine ganze Partie nur unter Menschen!
records-leaderboard-unrated = Du hast hier noch keine Wertung. Spiel eine ganze Partie nur mit Menschen!
records-leaderboard-about = -# Es zählen nur Partien unter Menschen. Bis zur fünften ist eine Wertung vorläufig („?“).
records-play = Tisch eröffnen
records-leaderboard-menu = Ein anderes Spiel …

## Monate

records-all-time = Insgesamt
records-this-month = Diesen Monat

records-none-alone = In unseren Direktnachrichten hast du noch keine Partie zu Ende gespielt. Mit `/spiele` fängst du eine an.
records-help-history = -# 📜 `/verlauf`: gespielte Partien
records-help-stats = -# 📊 `/statistik`: deine Zahlen
records-help-leaderboard = -# 🏆 `/bestenliste`: die Besten hier
