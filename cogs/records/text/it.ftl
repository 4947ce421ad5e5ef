### Parole per ciò che resta nella memoria: partite finite, schede delle persone, classifiche.

records-history = cronologia
    .about = Le partite finite di questo server
records-stats = statistiche
    .about = Le partite di una persona su questo server, in breve
records-leaderboard = classifica
    .about = La classifica di questo server, gioco per gioco
records-person = persona
    .about = Le sue partite; le tue se non indichi nessuno
records-with = con
    .about = Solo le partite con questa persona
records-game = gioco
    .about = Solo questo gioco
records-here = qui
    .about = Solo questo canale; le partite di tutti se non indichi nessuno

## Liste di partite

records-history-head =
    ### { $whose ->
        [me] Le tue partite
        [with] Le tue partite con { $other }
        [person] Partite di { $name }
        [pair] Partite di { $name } con { $other }
       *[channel] Partite in questo canale
    }
records-history-here = in questo canale
records-history-none =
    { $whose ->
        [me] Non trovo partite finite da te. Con `/giochi` ne cominci una.
        [with] Non trovo partite finite da voi due. È ora di giocarne una!
       *[other] Non trovo partite finite.
    }
records-newer = Più recenti
records-older = Meno recenti

## La scheda di una persona

records-stats-head = ### La scheda di { $name }
records-stats-none =
    { $whose ->
        [me] Qui non hai ancora finito nessuna partita. Con la prima nasce la tua scheda!
       *[person] Questa persona non ha ancora finito nessuna partita qui. Invitala a giocare!
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
records-games =
    { $count ->
        [one] partita
       *[other] partite
    }
records-wins =
    { $count ->
        [one] vittoria
       *[other] vittorie
    }
records-best = miglior round
records-rating = rating
records-rivals = Più spesso allo stesso tavolo
records-rival = { $ahead } davanti · { $level } pari · { $behind } dietro
records-provisional = -# **?** indica un rating basato su meno di cinque partite tra persone.

## Classifiche

records-leaderboard-head =
    ### { $title } · Classifica { $span ->
        [month] del mese
       *[ever] generale
    }
records-rank =
    { $medal } { $own ->
        [yes] **{ $name }** (tu)
       *[no] { $name }
    } · **{ $rating }** · { $wins } su { $games } vinte
records-leaderboard-none = Qui nessuno è ancora in classifica. Basta una partita intera tra persone.
records-leaderboard-unrated = Non sei ancora in classifica: finisci una partita tra persone.
records-leaderboard-about = -# Contano solo le partite tra persone. **?** indica un rating basato su meno di cinque.
records-play = Apri un tavolo
records-leaderboard-menu = Un altro gioco…

## Mesi

records-all-time = Di sempre
records-this-month = Questo mese

records-none-alone = Nei nostri messaggi diretti non hai ancora finito nessuna partita. Con `/giochi` ne cominci una.
records-help-history = -# 📜 `/cronologia`: le partite finite
records-help-stats = -# 📊 `/statistiche`: i tuoi numeri
records-help-leaderboard = -# 🏆 `/classifica`: chi è in testa
