### Le parole delle serate giochi.

evening-command = serata
    .about = Giochi per un evento del server: tavoli all’inizio, risultati alla fine
evening-help = -# 🌙 `/{ evening-command }`: giochi per un evento
evening-event = evento
    .about = Quale evento: prima crealo in Discord
evening-game = gioco
    .about = A cosa si gioca
evening-second = secondo
evening-third = terzo
evening-planned =
    🌙 Ho messo in programma { $games } per **{ $name }** ({ $when }). Apro qui i tavoli, avviso una volta chi è interessato e alla fine dico chi ha vinto.
    -# Se in Discord l’evento viene spostato o annullato, mi adeguo.
evening-begins = 🌙 Con { $games } comincia **{ $name }**! Sedetevi dove volete.
evening-name = La serata
evening-over =
    🌙 **{ $name }** finisce qui. { $count ->
        [one] Si è giocata una partita.
       *[other] Si sono giocate { $count } partite.
    }
evening-winners = 🏆 Più vittorie: { $winners } ({ $wins })
evening-alt = Cosa si è giocato, i migliori per primi: { $games }.
no-evening-begun = La serata di questo evento è già cominciata: i suoi tavoli sono aperti.
no-evening-event = Non trovo questo evento, o è già finito. Crealo sotto il nome del server → “Crea evento”, poi sceglilo qui.
no-evening-host = Solo chi ha creato l’evento e lo staff del server possono decidere i giochi.
no-evening-which = Più eventi si chiamano così. Scegline uno dall’elenco, in base al giorno.
