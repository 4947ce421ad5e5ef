### Le parole della prova che una partita è stata onesta.

proof-verify = verifica
    .about = La prova che una partita è stata regolare, con la registrazione da controllare
proof-number = numero
    .about = Il numero del tavolo; senza, l’ultima partita finita in questo canale
proof-day = giorno
    .about = Il numero di un giorno: com’era sigillata la sua partita
proof-head =
    ### ✅ Regolare: { $draws ->
        [0] niente era lasciato al caso
        [one] l’unica estrazione è confermata
       *[other] { $draws } estrazioni su { $draws } confermate
    }
    -# Tavolo { $session }
proof-how =
    Prima della partita ho estratto un segreto e mostrato il suo sigillo{ $clicks ->
        [1] .
       *[other] , e ogni clic per sedersi ha detto la sua: nessuno poteva scegliere che cosa uscisse.
    } Dopo la partita ho rifatto tutte le estrazioni: hanno dato lo stesso risultato.
proof-details = Dettagli
proof-seal =
    🔏 Tavolo { $session }: `{ $seal }`
    È l’impronta SHA-256 del mio segreto. Insieme ai numeri dei clic per aprire il tavolo e sedersi, decide tutto il caso di questa partita. Era fissata già all’apertura: quel messaggio ne mostra l’inizio e non viene mai modificato.
    Dopo la partita 🔏 svela il segreto, e chiunque può controllare carte e dadi.
proof-no-chance = 🔏 In questo gioco niente è lasciato al caso. Dopo la partita 🔏 te ne dà la registrazione, e chiunque può controllare le mosse.
proof-facts =
    -# Sigillo: `{ $seal }`
    -# Segreto: `{ $secret }`
    -# Impronta della registrazione: `{ $fingerprint }`
proof-check =
    Nel file c’è tutta la partita, senza nomi. Con il codice sorgente di Katzentisch puoi controllarla: `python3 cogs/proof/verify_alone.py katzentisch-{ $session }.json` distribuisce di nuovo le carte e tira di nuovo i dadi.
proof-of-day =
    ### 🔏 La partita del giorno { $number }
    Sigillo: `{ $seal }`
    Segreto: `{ $secret }`
    Il sigillo è l’impronta SHA-256 del segreto, e stava nel messaggio del giorno prima che qualcuno potesse conoscere le carte. L’estrazione *n* è l’HMAC-SHA256 di `katzentisch|{ $number }||n|0` con il segreto come chiave; docs/fairness.md lo spiega.
no-proof-here = In questo canale non è ancora finita nessuna partita. Indica il numero di un’altra: lo mostra `/cronologia`.
no-proof-number = Su questo server non c’è un tavolo { $session }. I numeri stanno in `/cronologia`; senza numero prendo l’ultima partita finita in questo canale.
no-proof-yet = [Questa partita]({ $link }) non è finita, e il suo segreto svelerebbe cosa sta per uscire. Chiedi di nuovo quando sarà finita.
no-proof-lobby = Questo tavolo è stato chiuso prima di cominciare: nessuna carta distribuita, nessun dado tirato, quindi niente da controllare.
no-proof-older-rules = Questa partita è stata giocata con la versione { $then } delle regole, e ora uso la versione { $now }: non posso rigiocarla.
no-proof-contradicted = Quello che ho annotato di questa partita non corrisponde al suo segreto: la mossa { $move } è diversa. Non posso provare che sia stata regolare. Avvisa chi mi gestisce, per favore.
no-proof-alone = Non trovo questa partita. Fuori dai server di cui faccio parte, mostro solo quelle che hai finito in solitario nei nostri messaggi diretti.
no-proof-day = Posso provare le partite dei giorni passati. Negli enigmi niente è lasciato al caso.
