### Le parole di /torneo.

tournament-command = torneo
    .about = Tornei che vanno avanti anche se qualcuno non gioca
tournament-new = nuovo
    .about = Apri un torneo in questo canale; i suoi tavoli sono thread
tournament-stop = chiudi
    .about = Chiudi il torneo di questo canale per tutti
tournament-game = gioco
    .about = Quale gioco
tournament-until = inizio
    .about = Quando comincia il primo turno
tournament-until-10 = tra 10 minuti
tournament-until-30 = tra 30 minuti
tournament-until-60 = tra 1 ora
tournament-until-180 = tra 3 ore
tournament-until-1440 = domani a quest’ora
tournament-until-4320 = tra 3 giorni
tournament-until-10080 = tra 7 giorni
tournament-command-pace = ritmo
    .about = Tutto in una sera, o un turno a settimana
tournament-command-pace-evening = serata: un turno dopo l’altro
tournament-command-pace-letter = per corrispondenza: al massimo 7 giorni a turno
tournament-joined = Partecipi! Comincia { $until }: a quel punto ti avviso nel thread del tuo tavolo.
tournament-joined-evening = Partecipi! Comincia { $until }. Dieci minuti prima ti avviso qui: a quel punto premi **Ci sono**, altrimenti il turno si gioca senza di te.
tournament-joined-late = Giochi dal prossimo turno, con mezzo punto per il primo.
tournament-left = Hai lasciato il torneo.
tournament-leave-question = Lasciare il torneo per sempre? La partita in corso la continua il computer. Non potrai tornare.
tournament-leave-button = Lascia per sempre
tournament-came = Giochi il prossimo turno. Quando comincia, ti avviso al tuo tavolo. Buona fortuna!
tournament-began = Si comincia! I tavoli stanno arrivando.
tournament-came-back = Che bello rivederti! Se c’è ancora un turno, giochi anche tu.
tournament-stop-question = Chiudere il torneo per tutti? I piazzamenti restano quelli di adesso e le partite in corso si interrompono.
tournament-stop-button = Chiudi il torneo
tournament-stopped = Il torneo è finito.
no-tournament-here-now = In questo canale non c’è nessun torneo.
tournament-way-back = Torneo
tournament-opened = 🏆 { $host } apre un torneo di **{ $title }**
    -# 🔏 Perché nessuno bari: torneo { $number } · `{ $seal }`
tournament-title = ## 🏆 { $title }: torneo
tournament-joining =
    { $count ->
        [0] **Per ora non partecipa nessuno.**
        [one] **Partecipa una persona.**
       *[other] **Partecipano { $count } persone.**
    } Comincia { $until }.
tournament-kind =
    { $kind ->
        [all] -# 👥 In { $count }: { $rounds } turni, tutti contro tutti.
        [duel] -# 👥 In { $count }: { $rounds } turni, ogni volta contro chi ha punti simili ai tuoi.
       *[tables] -# 👥 { $rounds } turni a tavoli da tre e da quattro.
    }
tournament-how =
    { $pace ->
        [letter]
            1. Ti avviso nel thread del tuo tavolo.
            2. Dopo un giorno decide il computer. Una partita intera senza decidere: stai fuori fino a **Rieccomi**.
            3. Prossimo turno: quando tutti i tavoli hanno finito, o dopo 7 giorni.
       *[evening]
            1. Dieci minuti prima di ogni turno ti avviso: senza **Ci sono** non giochi.
            2. Si gioca nei thread. Dopo 10 minuti decide il computer.
            3. Prossimo turno: quando tutti i tavoli hanno finito, o dopo 2 ore.
    }
tournament-how-button = Come funziona
tournament-pace =
    { $pace ->
        [letter] -# 📮 Al massimo 7 giorni per turno, 1 giorno per ogni decisione.
       *[evening] -# 🌙 Tutto di fila: al massimo 2 ore per turno, quasi sempre molto meno.
    }
tournament-scale =
    { $most ->
        [2] -# 🏅 Punti: vittoria 1, pareggio ½, senza avversario 1, 💤 assenza 0.
       *[other] -# 🏅 Punti a ogni tavolo: la quota di avversari battuti; un pareggio vale metà; 💤 assenza 0.
    }
tournament-round = **Turno { $round } di { $rounds }**. Finisce al più tardi { $until }: le partite ancora aperte le conclude il computer.
tournament-window = **Il turno { $round }** comincia { $until }, o appena ci siete tutti. Premi **Ci sono** per giocare.
tournament-here = 👋 { $names }
tournament-playing = **Si gioca ancora**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] …e un altro tavolo
       *[other] …e altri { $count } tavoli
    }
tournament-trouble = ⚠️ Qui non posso più aprire thread. Ridatemi il permesso: i tavoli che mancano alla fine del turno valgono come pareggi.
tournament-over =
    { $why ->
        [left] Il torneo è finito: se ne sono andati tutti.
        [few] Il torneo è finito dopo il turno { $round } di { $rounds }: siete rimasti in troppo pochi.
        [early] Il torneo è stato chiuso prima della fine, nel turno { $round } di { $rounds }.
       *[whole] Il torneo è finito. Grazie per aver giocato!
    }
tournament-no-winner = Si è giocato troppo poco perché qualcuno vinca.
tournament-out-left = 🚪 Fuori dal torneo: { $names }
tournament-out-away = 💤 Assenza, fino a **Rieccomi**: { $names }
tournament-results = **Risultati del turno { $round }**
tournament-result = Tavolo { $number }: { $places }
tournament-unfinished = Tavolo { $number }: { $names }, partita non finita
tournament-result-alone = { $name }: riposa, 1 punto
tournament-no-results = Non è ancora finita nessuna partita.
tournament-all-results = Risultati
tournament-few = Questo torneo non si è giocato. Bisogna essere almeno in { $fewest }.
tournament-cancelled = È stato annullato.
tournament-join = Partecipa
tournament-leave = Lascia il torneo
tournament-i-am-here = Ci sono
tournament-back = Rieccomi
tournament-mine = Il mio tavolo
tournament-decimal = ,
tournament-points =
    { $many ->
        [one] { $points } punto
       *[more] { $points } punti
    }
tournament-column-points = punti
tournament-column-reach = posti possibili
tournament-row =
    { $rank }. { $name }: { $points }{ $places ->
        [none] { "" }
       *[other] , piazzamento possibile: { $places }
    }{ $away ->
        [yes] , assente
       *[no] { "" }
    }.
tournament-won =
    { $count ->
        [one] # 🏆 { $title }: { $names } vince il torneo!
       *[other] # 🏆 { $title }: { $names } vincono il torneo!
    }
tournament-place = { $rank }. { $name }: { $points }.
tournament-also = Allo stesso posto ({ $rank }): { $names }.
tournament-secret = 🔏 Torneo { $number } · segreto del sorteggio `{ $secret }` · la sua impronta SHA-256 è il sigillo `{ $seal }`
tournament-tie =
    { $kind ->
        [all] -# A parità di punti decidono prima i punti degli avversari battuti, poi i tavoli vinti.
       *[rounds] -# A parità di punti decide prima la media dei punti degli avversari incontrati, poi i tavoli vinti.
    }
tournament-thread = { $title } { $number } · Turno { $round } · Tavolo { $table }
tournament-hello = { $people }: turno { $round } di { $rounds }, **{ $title }**. Buon divertimento!
tournament-my-table = 🪑 Tavolo { $number }: { $link }, con { $names }.
tournament-my-wait = Partecipi. Si gioca { $until }.
tournament-my-asked = Premi **Ci sono** nel messaggio del torneo per giocare: si comincia { $until }.
tournament-my-result = ✅ Per te questo turno è finito. { $result }
tournament-my-bye = ✅ In questo turno riposi: 1 punto.
tournament-my-free = Non hai partite in corso. Il turno si chiude quando tutti i tavoli hanno finito, al più tardi { $until }.
tournament-my-link = 🏆 [Tutti i tavoli e la classifica]({ $link })
tournament-my-away = 💤 Hai saltato un turno: non giochi finché non premi **Rieccomi**.
tournament-my-place = { $rank }º posto con { $points }.
tournament-my-reach = Posti ancora possibili: { $places }.
no-tournament = Non trovo più questo torneo.
no-tournament-left = Hai lasciato questo torneo: non si torna indietro.
no-tournament-late = Troppo tardi: il secondo turno è cominciato.
no-tournament-full = Il torneo è al completo: partecipano già { $most } persone.
no-tournament-over = Questo torneo è finito.
no-tournament-not-yet = Non partecipi ancora a questo torneo: premi **Partecipa**.
no-tournament-stranger = Non partecipi a questo torneo. Però puoi guardare: quando si gioca, il suo messaggio porta alle partite.
no-tournament-soon = Non ancora: premi **Ci sono** nei dieci minuti prima del turno.
no-tournament-here = Per il prossimo turno ci sei già: non devi fare altro.
no-tournament-stop = Solo chi ha aperto questo torneo e lo staff del server possono chiuderlo.
no-tournament-channel = Per un torneo serve un normale canale di testo in cui io possa aprire thread.
no-second-tournament = In questo canale c’è già [un torneo di questo gioco]({ $link }).
tournament-lacking =
    { $missing ->
        [one] Ancora una persona e si può cominciare.
       *[other] Ancora { $missing } persone e si può cominciare.
    }
tournament-ready = Siete abbastanza per cominciare.
tournament-few-here =
    { $here ->
        [0] Non c’era nessuno
        [one] C’era una persona sola
       *[other] C’erano solo { $here } persone
    } e ne servivano { $fewest }: perciò non si è giocato.
tournament-missing = ⏳ Mancano ancora: { $names }
tournament-call = 🏆 { $people }, **{ $title }**: il turno { $round } comincia { $until }, o appena ci siete tutti. Ci siete?
tournament-cut = ✂️ { $names }: la loro partita è finita senza risultato e vale come pareggio.
tournament-begin = Comincia ora
no-tournament-begin = Solo chi ha aperto questo torneo e lo staff del server possono cominciarlo prima.
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
    }, miglior posto { $best }
forget-tournaments =
    { $tournaments ->
        [one] Il tuo nome in un torneo: il posto resta, senza nome.
       *[other] Il tuo nome in { $tournaments } tornei: i posti restano, senza nome.
    }
