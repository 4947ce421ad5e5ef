### Le parole del giorno.

today-command = oggi
    .about = Un enigma o una partita, ogni giorno nuovi e uguali per tutti
today-try = -# Tentativo { $number } di { $tries }
today-one-try = -# Le stesse carte e gli stessi dadi per tutti, e un solo tentativo
today-from-game = -# Da una partita vera: a qualcuno questa vittoria è sfuggita.
today-yesterday =
    { $others ->
        [0] -# Ieri: { $paws }
        [one] -# Ieri: { $paws }, davanti a { $ahead } altra persona su { $others }
       *[other] -# Ieri: { $paws }, davanti a { $ahead } altre persone su { $others }
    }
today-best = -# Il migliore di ieri: { $paws } { $points }
today-best-head = { $name }: la partita migliore, { $points } punti
today-best-show = Mostra la partita migliore
today-open-yesterday = Finisci quello di ieri
today-points =
    { $rank ->
        [1] **Hai vinto** con { $points } punti!
       *[other] { $points } punti.
    }
today-streak =
    { $days ->
        [one] 🔥 Un giorno di fila (record: { $best }).
       *[other] 🔥 { $days } giorni di fila (record: { $best }).
    } { $spare ->
        [0] Non saltare il prossimo!
        [one] Ne puoi saltare uno.
       *[other] Ne puoi saltare { $spare }.
    }
today-next = -# La prossima novità arriva { $until }.
today-again = Riprova
today-share = Condividi
today-copy = Da copiare e inviare:
today-shared = { $who } ha giocato:
today-picture = { $name }: { $stars } zampe su 3.
today-month-about =
    ### { $month }
    Le tue zampe di ogni giorno; il numero piccolo dice quante persone di questo server hanno partecipato.
today-month-alt = { $month }: giorni giocati { $days }, zampe { $paws }.
no-day-begun = Non hai cominciato questo giorno in tempo. `/today` mostra quello nuovo.
no-day-over = Questo giorno è finito. `/today` mostra quello nuovo.
no-day-step = Quel pulsante era vecchio, quindi non è stato giocato nulla. Sopra vedi dove sei.
no-day-unfinished = Potrai condividere quando avrai finito.
