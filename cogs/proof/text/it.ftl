### Le parole della prova che una partita è stata onesta.

proof-verify = verifica
    .about = La prova che una partita è stata regolare, e la registrazione da controllare
proof-number = numero
    .about = Il numero del tavolo; senza, l’ultima partita finita in questo canale
proof-day = giorno
    .about = Il numero di un giorno: com’era sigillata la sua partita
proof-head =
    ### ✅ La partita è stata regolare: { $draws ->
        [0] niente era lasciato al caso
        [one] l’unica estrazione è confermata
       *[other] { $draws } estrazioni su { $draws } sono confermate
    }
    -# Tavolo { $session }
proof-how = Ho sigillato un segreto prima della partita, e ora l’ho aperto: così chiunque può verificare che nessuno ha truccato carte e dadi, nemmeno io.
proof-details = Dettagli
proof-seal =
    🔏 Sigillo del tavolo { $session }: `{ $seal }`
    Il mio segreto è sigillato. Dopo la partita **🔏 { board-proof }** lo apre: così chiunque può verificare che nessuno ha truccato carte e dadi, nemmeno io.
proof-facts =
    -# Sigillo: `{ $seal }`
    -# Segreto: `{ $secret }`
    -# Impronta della registrazione: `{ $fingerprint }`
proof-check = Il file contiene tutta la partita del tavolo { $session }, senza nomi. Il codice sorgente di Katzentisch ha un programma che la controlla.
proof-of-day =
    ### 🔏 La partita del giorno { $number }
    Sigillo: `{ $seal }`
    Segreto: `{ $secret }`
    Il codice sorgente di Katzentisch spiega come controllarla.
no-proof-yet = [Questa partita]({ $link }) non è finita, e il suo segreto svelerebbe cosa sta per uscire.
no-proof-lobby = Questo tavolo è stato chiuso prima di cominciare, quindi non c’è niente da controllare.
no-proof-older-rules = Questa partita seguiva la versione { $then } delle regole. Io conosco ormai solo la { $now }, quindi non posso controllarla.
no-proof-contradicted = La mossa { $move } non corrisponde al segreto di questa partita, quindi non posso provare che sia stata regolare. Avvisa chi mi gestisce.
no-proof-day = Posso provare solo le partite dei giorni passati. Negli enigmi niente è lasciato al caso.
