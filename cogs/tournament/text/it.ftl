### Le parole di /torneo.

tournament-command = torneo
    .about = Tornei che vanno avanti anche se qualcuno non gioca
tournament-new = apri
    .about = Apri un torneo in questo canale; i suoi tavoli sono thread
tournament-stop = chiudi
    .about = Chiudi il torneo di questo canale per tutti
tournament-remove = escludi
    .about = Togli una persona dal torneo di questo canale
tournament-game = gioco
    .about = Quale gioco
tournament-person = persona
    .about = Chi
tournament-until = inizio
    .about = Quando comincia il primo turno
tournament-until-10 = tra 10 minuti
tournament-until-30 = tra 30 minuti
tournament-until-60 = tra 1 ora
tournament-until-180 = tra 3 ore
tournament-until-1440 = domani a quest’ora
tournament-until-4320 = tra 3 giorni
tournament-until-10080 = tra 7 giorni
tournament-command-pace = tempo
    .about = Tutto in una sera, o un turno a settimana
tournament-command-pace-evening = serata: un turno dopo l’altro
tournament-command-pace-live = rapido: 2 minuti per ogni decisione
tournament-command-pace-letter = per corrispondenza: al massimo 7 giorni a turno
tournament-left = Hai lasciato il torneo.
tournament-leave-question = Lasciare il torneo per sempre? Il computer continua la tua partita, e non si torna indietro.
tournament-leave-button = Lascia per sempre
tournament-began =
    { $round ->
        [0] Ho chiesto a tutti se ci sono. Premi di nuovo per cominciare con chi c’è.
       *[other] Si comincia! I tavoli stanno arrivando.
    }
tournament-stop-question = Chiudere il torneo per tutti? I piazzamenti restano quelli di adesso e le partite in corso si interrompono.
tournament-stop-button = Chiudi il torneo
tournament-stopped = Il torneo è finito.
tournament-removed = { $name } non partecipa più al torneo.
no-tournament-here-now = In questo canale non c’è nessun torneo.
no-tournament-person = Questa persona non partecipa a nessun torneo di questo canale.
tournament-way-back = Torneo
tournament-opened = 🏆 { $host } apre un torneo di **{ $title }**
    -# 🔏 Perché nessuno bari: torneo { $number } · `{ $seal }`
tournament-title = ## 🏆 { $title }: torneo
tournament-joining =
    { $count ->
        [0] **Per ora non partecipa nessuno.**
        [one] **Partecipa una persona.**
       *[other] **Partecipano { $count } persone.**
    } Comincia { $until }{ $missing ->
        [0] .
        [one] , se si aggiunge una persona.
       *[other] , se si aggiungono { $missing } persone.
    }
tournament-kind =
    { $kind ->
        [all] -# 👥 In { $count }: { $rounds } turni, tutti contro tutti.
        [duel] -# 👥 In { $count }: { $rounds } turni, ogni volta contro chi ha punti simili ai tuoi.
       *[tables] -# 👥 { $rounds } turni a tavoli da tre a cinque persone.
    }
tournament-how =
    1. Prima di ogni turno chiedo chi c’è. Gioca solo chi risponde.
    2. Si gioca nei thread. Scaduto il tempo, gioca il computer finché non torni.
    3. Il turno dopo comincia quando tutti i tavoli hanno finito.
tournament-button-how = Come funziona
tournament-pace =
    { $pace ->
        [letter] -# 📮 Al massimo 7 giorni per turno, 1 giorno per ogni decisione.
        [live] -# ⚡ Tutto di fila: al massimo 1 ora per turno, 2 minuti per ogni decisione.
       *[evening] -# 🌙 Tutto di fila: al massimo 2 ore per turno, 10 minuti per ogni decisione.
    }
tournament-scale =
    { $most ->
        [2] -# 🏅 Punti: vittoria 1, pareggio o senza risultato ½, senza avversario 1, 💤 pausa 0.
       *[other] -# 🏅 Punti a ogni tavolo: la quota di avversari battuti; un pareggio vale metà; 💤 pausa 0.
    }
tournament-round = **Turno { $round } di { $rounds }**. Finisce al più tardi { $until }; poi il computer conclude le partite ancora aperte.
tournament-window = **Il turno { $round }** comincia { $until }{ $round ->
        [1] .
       *[other] , o appena non manca più nessuno.
    } Premi **👋 { tournament-button-here }** per giocare.
tournament-here = 👋 { $names }
tournament-away = 💤 In pausa: { $names }
tournament-gone = 🚪 Fuori dal torneo: { $names }
tournament-playing = **Si gioca ancora**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] …e un altro tavolo
       *[other] …e altri { $count } tavoli
    }
tournament-trouble =
    ⚠️ Qui non posso più aprire thread. { $why ->
        [full] Questo server ha tutti i thread aperti che Discord permette: chiudetene qualcuno.
        [forbidden] Ridatemi il permesso.
       *[other] Continuo a provare.
    } I tavoli che mancano alla fine del turno valgono come pareggi.
tournament-over =
    { $why ->
        [early] Il torneo è finito al turno { $round } di { $rounds }.
       *[whole] Il torneo è finito. Grazie per aver giocato!
    }
tournament-no-winner = Si è giocato troppo poco perché qualcuno vinca.
tournament-results = **Risultati del turno { $round }**
tournament-result = Tavolo { $number }: { $places }
tournament-result-alone = { $name }: riposa, 1 punto
tournament-no-results = Non è ancora finita nessuna partita.
tournament-button-results = Risultati
tournament-cancelled = Il torneo non si è giocato. Quando comincia, bisogna essere almeno in { $fewest }.
tournament-button-join = Partecipa
tournament-button-leave = Lascia il torneo
tournament-button-here = Ci sono
tournament-button-mine = Il mio tavolo
tournament-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
tournament-number = { $number }
tournament-row =
    { $rank }. { $name }: { tournament-points }{ $away ->
        [yes] , in pausa
       *[no] { "" }
    }.
tournament-won =
    { $count ->
        [one] # 🏆 { $title }: { $names } vince il torneo!
       *[other] # 🏆 { $title }: { $names } vincono il torneo!
    }
tournament-secret = 🔏 Torneo { $number } · segreto del sorteggio `{ $secret }` · la sua impronta SHA-256 è il sigillo `{ $seal }`
tournament-tie = -# A parità di punti decidono prima i punti degli avversari battuti, poi i tavoli vinti.
tournament-thread = { $title } { $number } · Turno { $round } · Tavolo { $table }
tournament-hello = { $people }: turno { $round } di { $rounds }, **{ $title }**. Buon divertimento!
tournament-my-table = 🪑 Tavolo { $number }: { $link }, con { $names }.
tournament-my-round =
    { $state ->
        [joined] Partecipi. Il turno { $round } comincia { $until }. Prima te lo chiedo qui: premi **👋 { tournament-button-here }**, o si gioca senza di te.
        [asked] Premi **👋 { tournament-button-here }** nel messaggio del torneo per giocare il turno { $round }. Comincia { $until }.
       *[here] Giochi il turno { $round }. Quando comincia, ti avviso al tuo tavolo. Buona fortuna!
    }
tournament-my-result =
    ✅ { $result }
    Non devi fare altro finché tutti i tavoli non hanno finito, al più tardi { $until }. Poi te lo chiedo di nuovo.
tournament-my-link = 🏆 [Tutti i tavoli e la classifica]({ $link })
tournament-my-away =
    💤 Questo turno si gioca senza di te. Prima del prossimo te lo chiedo di nuovo{ $round ->
        [1] , e lo cominci con mezzo punto.
       *[other] .
    }
tournament-my-place = { $rank }º posto con { tournament-points }.
tournament-my-reach = Piazzamenti ancora possibili: { $places }.
no-tournament = Non trovo più questo torneo.
no-tournament-left = Non partecipi più a questo torneo, e non si torna indietro.
no-tournament-late = Troppo tardi: il secondo turno è cominciato.
no-tournament-full = Il torneo è al completo: partecipano già { $most } persone.
no-tournament-over = Questo torneo è finito.
no-tournament-not-yet = Non partecipi ancora a questo torneo. Premi **🙋 { tournament-button-join }**.
no-tournament-stranger = Non partecipi a questo torneo. Quando si gioca, il suo messaggio ti porta a guardare le partite.
no-tournament-soon = Non ancora: te lo chiedo qui prima di ogni turno.
no-tournament-host = Possono farlo solo chi ha aperto questo torneo e lo staff del server.
no-tournament-here = Per il prossimo turno ci sei già, non devi fare altro.
no-tournament-channel = Per un torneo serve un normale canale di testo in cui io possa aprire thread.
no-second-tournament = In questo canale c’è già [un torneo di questo gioco]({ $link }).
tournament-missing = ⏳ Aspettiamo ancora { $names }
tournament-call = 🏆 { $people }, **{ $title }**: il turno { $round } comincia { $until }. Ci siete?
tournament-cut = ✂️ Tavolo { $number }, { $names }: la partita è finita senza risultato.
tournament-button-begin = Comincia ora
no-tournament-begun = È già cominciato.
no-tournament-few =
    { $missing ->
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $missing } persone.
    }
tournament-taking-part =
    🏆 [{ $title }: torneo]({ $link }) in { $channel }{ $until ->
        [none] { "" }
       *[other] {" "}· inizia { $until }
    }
tournament-name = 🏆 Torneo { $number }
tournament-career =
    🏆 { $count ->
        [one] un torneo
       *[other] { $count } tornei
    }, miglior piazzamento { $best }
