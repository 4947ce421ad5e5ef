### Le parole di /torneo.

tournament-command = torneo
    .about = Tornei che nessuno può bloccare
tournament-new = apri
    .about = Apri un torneo in questo canale
tournament-help = -# 🏆 `/{ tournament-command } { tournament-new }`: un torneo
tournament-stop = chiudi
    .about = Chiudi il torneo di questo canale per tutti
tournament-remove = escludi
    .about = Escludi una persona dal torneo
tournament-game = gioco
    .about = Quale gioco
tournament-person = persona
    .about = Chi
tournament-until = inizio
    .about = Quando comincia il primo turno
tournament-until-5 = tra 5 minuti
tournament-until-10 = tra 10 minuti
tournament-until-30 = tra 30 minuti
tournament-until-60 = tra 1 ora
tournament-until-180 = tra 3 ore
tournament-until-1440 = domani a quest’ora
tournament-until-10080 = tra 7 giorni
tournament-command-pace = tempo
    .about = Tutto di fila, o per corrispondenza
tournament-command-pace-evening = rilassato: 10 minuti per ogni decisione, 2 ore a turno
tournament-command-pace-live = rapido: 2 minuti per ogni decisione, 1 ora a turno
tournament-command-pace-letter = per corrispondenza: 1 giorno per ogni decisione, 7 giorni a turno
tournament-leave-question = Lasciare il torneo per sempre? Per una partita in corso prenderai 0 punti.
tournament-leave-button = Lascia per sempre
tournament-stop-question = Chiudere il torneo per tutti? Le partite in corso si interrompono.
tournament-stop-button = Chiudi il torneo
tournament-stopped = Hai chiuso il torneo.
tournament-removed = { $name } non partecipa più al torneo.
no-tournament-here-now = In questo canale non c’è nessun torneo.
no-tournament-person = Questa persona non partecipa a nessun torneo di questo canale.
tournament-way-back = Torneo
tournament-opened = 🏆 { $host } apre un torneo di **{ $title }** { $people }
    -# 🔏 Sigillo del torneo { $number }: `{ $seal }`
tournament-title = ## 🏆 { $title } · torneo
tournament-joining =
    { $count ->
        [0] **Per ora non partecipa nessuno.**
        [one] **Partecipa una persona.**
       *[other] **Partecipano { $count } persone.**
    } Si comincia { $until }{ $missing ->
        [0] .
        [one] , se si aggiunge una persona.
       *[other] , se si aggiungono { $missing } persone.
    }
tournament-kind =
    { $kind ->
        [all] -# 👥 In { $rounds } turni giocano tutti contro tutti.
        [duel] -# 👥 In { $rounds } turni giochi contro chi ha punti simili ai tuoi.
       *[tables] -# 👥 In { $rounds } turni si gioca a tavoli da tre a cinque persone.
    }
tournament-how =
    1. Prima di ogni turno chiedo chi c’è. Gioca solo chi risponde.
    2. Si gioca nei thread. Scaduto il tempo, gioca il computer finché non torni.
    3. Il turno dopo comincia quando tutti i tavoli hanno finito.
    4. Battuti tutti: 1 punto, metà o pareggio: ½, riposo: 1.
tournament-button-how = Come funziona
tournament-round = **Il turno { $round } di { $rounds }** finisce al più tardi { $until }.
tournament-window = **Il turno { $round }** comincia al più tardi { $until }. Premi **👋 { tournament-button-here }** per giocare.
tournament-here = 👋 { $names }
tournament-away = 💤 In pausa: { $names }{ $round ->
        [0] { "" }
       *[other] . Premi **👋 { tournament-button-here }** e ti chiamo prima del turno { $round }.
    }
tournament-gone = 🚪 Fuori dal torneo: { $names }
tournament-playing = **Questo turno**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] …e un altro tavolo
       *[other] …e altri { $count } tavoli
    }
tournament-trouble =
    ⚠️ Qui non posso più aprire thread. { $why ->
        [full] Questo server ne ha troppi: chiudetene qualcuno.
        [forbidden] Ridatemi il permesso.
       *[other] Continuo a provare.
    } Un tavolo senza thread vale come un pareggio.
tournament-early = Il torneo è finito al turno { $round } di { $rounds }.
tournament-over = Il torneo è finito. Grazie per aver giocato!
tournament-no-winner = Si è giocato troppo poco perché qualcuno vinca.
tournament-results = **Risultati del turno { $round }**
tournament-result = Tavolo { $number } · { $places }
tournament-bye = ☕ { $name } riposa: 1 punto.
tournament-idle = 0 (nessuna mossa)
tournament-left = 0 (ritiro)
tournament-late = 💤 { $names } 0,5 (dal turno 2)
tournament-no-results = Non è ancora finita nessuna partita.
tournament-button-results = Risultati
tournament-cancelled = Il torneo non si è giocato. Bisogna essere almeno in { $fewest }.
tournament-button-join = Partecipa
tournament-button-leave = Lascia il torneo
tournament-button-here = Ci sono
tournament-button-mine = Il mio tavolo
tournament-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
tournament-number = { $points }
tournament-place = { $rank }º
tournament-row =
    { $place ->
        [none] { "" }
       *[other] { $place }{" "}
    }{ $name }, { $points }{ $away ->
        [yes] , in pausa
       *[no] { "" }
    }.
tournament-won =
    { $count ->
        [one] # 🏆 { $title } · { $names } vince il torneo!
       *[other] # 🏆 { $title } · { $names } vincono il torneo!
    }
tournament-absent = -# 💤 Nessuna mossa: { $names }
tournament-secret = 🔏 Torneo { $number } · segreto del sorteggio `{ $secret }` · la sua impronta SHA-256 è il sigillo `{ $seal }`
    -# Ho mostrato le sue prime 16 cifre all’inizio: chiunque può verificare che nessuno ha truccato i sorteggi, nemmeno io.
tournament-thread = { $title } { $number } · Turno { $round } · Tavolo { $table }
tournament-hello = { $people }, giocate a **{ $title }**: turno { $round } di { $rounds }. Buon divertimento!
tournament-my-table =
    { $kind ->
        [bye] ☕ Nel turno { $round } riposi: 1 punto.
        [soon] 🪑 Turno { $round }, con { $names }. Sto aprendo il tuo tavolo.
       *[table] 🪑 Turno { $round }: { $link }, con { $names }.
    }
tournament-my-last = Non hai più tavoli in questo torneo.
tournament-my-next =
    { $here ->
        [yes] 👋 Giochi il turno { $round }: il tuo tavolo si apre al suo inizio.
       *[no] 🪑 Il tuo tavolo si apre con il turno { $round }, se ci sei.
    }
tournament-my-link = 🏆 [{ tournament-way-back }]({ $link })
no-tournament = Non trovo più questo torneo.
no-tournament-left = 🚪 Hai lasciato questo torneo.
no-tournament-late = Ormai è tardi: in questo torneo non si può più.
no-tournament-full = Il torneo è al completo con { $most } persone.
no-tournament-stranger = Non partecipi a questo torneo. Il suo messaggio mostra dove entrare o guardare.
no-tournament-host = Possono farlo solo chi ha aperto questo torneo e lo staff del server.
no-tournament-channel = Per un torneo serve un normale canale di testo con i thread.
no-second-tournament = In questo canale c’è già [un torneo di questo gioco]({ $link }).
tournament-missing = ⏳ Aspetto { $names }.
tournament-call = 🏆 { $people }, **{ $title }** · ci siete per il turno { $round }?
tournament-cut = ✂️ Tavolo { $number } · senza risultato · { $places }
tournament-button-begin = Comincia ora
tournament-button-ask = Chiedi chi c’è
no-tournament-few =
    { $missing ->
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $missing } persone.
    }
tournament-taking-part =
    🏆 [{ $title } · torneo]({ $link }) in { $channel }{ $until ->
        [none] { "" }
       *[other] {" "}· comincia { $until }
    }
tournament-name = 🏆 Torneo { $number }
tournament-career = 🏆 Tornei: { $count }, miglior piazzamento { $best }
