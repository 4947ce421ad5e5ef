### Parole per ciò che resta nella memoria: partite finite, schede delle persone, classifiche.

records-history = cronologia
    .about = Le partite finite di questo server: risultati, tavoli e repliche
records-stats = statistiche
    .about = La scheda delle partite di qualcuno in questo server
records-leaderboard = classifica
    .about = I migliori di questo server in un gioco
records-person = persona
    .about = Le partite di chi; le tue se non nomini nessuno
records-with = con
    .about = Solo le partite con questa persona
records-game = gioco
    .about = Solo questo gioco
records-here = qui
    .about = Solo le partite di questo canale; se non nomini nessuno, quelle di tutti

## Liste di partite

records-history-head =
    ### { $whose ->
        [me] Le tue partite
        [with] Le tue partite con { $other }
        [person] Partite di { $name }
        [pair] Partite di { $name } e { $other }
       *[channel] Partite in questo canale
    }
records-history-here = in questo canale
records-history-none =
    { $whose ->
        [me] Non hai ancora finito una partita così in questo server. Apri un tavolo con `/mausen nuova`, `/maunz nuova`, `/heuldoch nuova` o `/ausdiemaus nuova`: la troverai qui.
        [with] Voi due non avete ancora finito una partita così insieme in questo server. È ora!
        [person] Non ricordo nessuna partita così di questa persona in questo server.
        [pair] Non ricordo nessuna partita così di queste due persone in questo server.
       *[channel] In questo canale non è ancora finita nessuna partita così. Apri un tavolo, e la troverai qui.
    }
records-entry = **{ $number }** · { $date } · [{ $title }]({ $link })
records-replay = -# 🎬 Per rivedere una partita: premi il suo numero.
records-newer = Più recenti
records-older = Più vecchie
records-no-game = Non conosco nessun gioco con questo nome. Conosco questi: { $games }.

## La scheda di una persona

records-stats-head = ### { $name } in questo server
records-stats-none =
    { $whose ->
        [me] Non hai ancora finito una partita in questo server. Giocane una, e la tua scheda comincia!
       *[person] Questa persona non ha ancora finito una partita in questo server. Invitala!
    }
records-total =
    { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $wins ->
        [0] ancora nessuna vittoria
        [one] una vittoria
       *[other] { $wins } vittorie
    }
records-games = partite
records-wins = vittorie
records-place = Ø posto
records-best = top turno
records-rating = punteggio
records-decimal = ,
records-favourite-animal =
    Animale preferito: { $trait ->
        [E] l’elefante
        [D] il cane
        [C] il gatto
       *[M] il topo
    }, { $count ->
        [one] un punto
       *[other] { $count } punti
    } grazie a lui
records-favourite-colour =
    Colore preferito: { $trait ->
        [R] rosso
        [O] arancione
        [Y] giallo
        [G] verde
        [B] blu
        [P] viola
       *[N] marrone
    }, { $count ->
        [one] un punto
       *[other] { $count } punti
    } grazie a lui
records-favourite-cheese =
    Formaggio preferito: di valore { $trait }, mangiato { $count ->
        [one] una volta
       *[other] { $count } volte
    }
records-favourite-cats =
    { $count ->
        [one] Un gattino diventato grande
       *[other] { $count } gattini diventati grandi
    }
records-rivals = Incontrati più spesso
records-rival = { $ahead } davanti · { $level } pari · { $behind } dietro
records-provisional = -# ? Un punteggio è provvisorio fino a cinque partite tra persone.

## Classifiche

records-leaderboard-head = ### I migliori di questo server: { $title }
records-rank =
    { $medal } { $own ->
        [yes] **{ $name }** (tu)
       *[no] { $name }
    } · **{ $rating }** · { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $wins ->
        [one] una vittoria
       *[other] { $wins } vittorie
    }
records-leaderboard-none = Qui nessuno ha ancora un punteggio. Una partita tra persone, giocata dalla prima all’ultima mossa, è l’inizio.
records-leaderboard-unrated = Non hai ancora un punteggio qui: finisci una partita con sole persone, e sarai qui.
records-leaderboard-about = -# Il punteggio conta le partite tra persone, ed è prudente: sale mentre imparo a conoscerti. ? provvisorio, fino a cinque partite.
records-leaderboard-menu = Un altro gioco …
