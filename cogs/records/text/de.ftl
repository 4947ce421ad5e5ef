### Worte für das, was im Gedächtnis bleibt: beendete Partien, Karten von Leuten, Bestenlisten.

records-history = verlauf
    .about = Beendete Partien dieses Servers, mit Ergebnis, Spielfeld und Wiederholung
records-stats = statistik
    .about = Eine Karte mit den Partien von jemandem auf diesem Server
records-leaderboard = bestenliste
    .about = Die Besten dieses Servers in einem Spiel
records-person = person
    .about = Wessen Partien; deine, wenn du niemanden nennst
records-with = mit
    .about = Nur Partien mit dieser Person
records-game = spiel
    .about = Nur dieses Spiel
records-here = hier
    .about = Nur Partien dieses Kanals; wenn du niemanden nennst, die von allen

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
        [me] Du hast auf diesem Server noch keine solche Partie beendet. Eröffne einen Tisch mit `/mausen neu`, `/maunz neu`, `/heuldoch neu` oder `/ausdiemaus neu`: Dann steht sie hier.
        [with] Ihr zwei habt auf diesem Server noch keine solche Partie zusammen beendet. Höchste Zeit!
        [person] Ich erinnere mich an keine solche Partie dieser Person auf diesem Server.
        [pair] Ich erinnere mich an keine solche Partie dieser beiden auf diesem Server.
       *[channel] In diesem Kanal wurde noch keine solche Partie beendet. Eröffne einen Tisch, dann steht sie hier.
    }
records-entry = **{ $number }** · { $date } · [{ $title }]({ $link })
records-replay = -# 🎬 Eine Partie noch einmal ansehen: Drück auf ihre Nummer.
records-newer = Neuere
records-older = Ältere
records-no-game = Ein Spiel dieses Namens kenne ich nicht. Diese kenne ich: { $games }.

## Die Karte einer Person

records-stats-head = ### { $name } auf diesem Server
records-stats-none =
    { $whose ->
        [me] Du hast auf diesem Server noch keine Partie beendet. Spiel eine, und deine Karte beginnt!
       *[person] Diese Person hat auf diesem Server noch keine Partie beendet. Lade sie zu einer ein!
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
records-best = beste Runde
records-rating = Wertung
records-decimal = ,
records-favourite-animal =
    Lieblingstier: { $trait ->
        [E] Elefant
        [D] Hund
        [C] Katze
       *[M] Maus
    }, { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    } damit
records-favourite-colour =
    Lieblingsfarbe: { $trait ->
        [R] Rot
        [O] Orange
        [Y] Gelb
        [G] Grün
        [B] Blau
        [P] Lila
       *[N] Braun
    }, { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    } damit
records-favourite-cheese =
    Lieblingskäse: vom Wert { $trait }, { $count ->
        [one] einmal
       *[other] { $count }-mal
    } gefressen
records-favourite-cats =
    { $count ->
        [one] Ein Kätzchen
       *[other] { $count } Kätzchen
    } großgezogen
records-rivals = Am häufigsten getroffen
records-rival = { $ahead } davor · { $level } gleich · { $behind } dahinter
records-provisional = -# ? Eine Wertung ist vorläufig, bis fünf Partien unter Menschen gespielt sind.

## Bestenlisten

records-leaderboard-head = ### Die Besten dieses Servers: { $title }
records-rank =
    { $medal } { $own ->
        [yes] **{ $name }** (du)
       *[no] { $name }
    } · **{ $rating }** · { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $wins ->
        [one] ein Sieg
       *[other] { $wins } Siege
    }
records-leaderboard-none = Hier ist noch niemand gewertet. Eine Partie unter Menschen, vom ersten bis zum letzten Zug gespielt, macht den Anfang.
records-leaderboard-unrated = Du bist hier noch nicht gewertet: Spiel eine Partie nur mit Menschen zu Ende, dann stehst du hier.
records-leaderboard-about = -# Die Wertung zählt Partien unter Menschen und ist vorsichtig: Sie steigt, während ich dich kennenlerne. ? vorläufig, bis fünf Partien.
records-leaderboard-menu = Ein anderes Spiel …
