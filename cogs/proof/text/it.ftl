### Le parole della prova che una partita è stata onesta.

proof-verify = verifica
    .about = La prova che una partita è stata onesta, e la sua registrazione, da controllare da sé
proof-number = numero
    .about = Numero del tavolo; senza, l’ultima partita finita di questo canale
proof-head = ### 🔏 Tavolo { $session }: nessuno ha potuto scegliere che cosa portava il caso
proof-how =
    Prima che qualcun altro potesse entrare ho estratto un segreto e mostrato il suo SHA-256, il sigillo, in un messaggio che non viene mai modificato. { $clicks ->
        [1] Vi si aggiunge il numero che Discord ha dato al clic che ha aperto il tavolo; poiché non è arrivato nessun altro clic, qui devi fidarti che chi mi gestisce abbia estratto il segreto alla cieca.
       *[other] Ognuno dei { $clicks } clic con cui qualcuno si è seduto vi ha aggiunto il numero che Discord gli ha dato: nessuno da solo, neanche chi mi gestisce, poteva scegliere che cosa sarebbe uscito.
    } { $draws ->
        [0] In questa partita il caso non aveva niente da fare, e ora che il segreto è noto chiunque può vedere che non è stato interrogato.
       *[other] Tutto ciò che il caso ha deciso ne deriva, e ora che il segreto è noto chiunque può ricalcolarlo.
    }
proof-seal =
    🔏 Sigillo del tavolo { $session }: `{ $seal }`
    È lo SHA-256 del segreto da cui viene tutto il caso di questa partita. Il messaggio che ha aperto il tavolo mostra lo stesso e non viene mai modificato. Dopo la partita **Verifica** sul tabellone svela il segreto, e chiunque può controllare che niente è stato scelto.
proof-facts =
    Sigillo: `{ $seal }`
    Segreto: `{ $secret }`
    Impronta della registrazione: `{ $fingerprint }`
proof-check =
    Tutta la partita è nel file, senza alcun nome. Con i sorgenti di Katzentisch puoi controllarla in due modi:
    `python3 bot/past/verify_alone.py katzentisch-{ $session }.json` ridistribuisce e rilancia tutto; è un solo file breve, che ha bisogno soltanto di Python.
    `python3 -m bot verify katzentisch-{ $session }.json` rigioca anche la partita secondo le regole.
no-proof-here = In questo canale non è ancora finita nessuna partita. Indicane una con il suo numero: sta nel messaggio che ha aperto il tavolo.
no-proof-number = Questo server non ha un tavolo { $session }. Il numero di un tavolo sta nel messaggio che lo ha aperto; senza numero prendo l’ultima partita finita di questo canale.
no-proof-yet = Questa partita non è finita, e il suo segreto direbbe che cosa verrà. Chiedi di nuovo quando lo sarà: { $link }
no-proof-lobby = Questo tavolo è stato chiuso prima che la partita cominciasse: nessuna carta data, nessun dado lanciato, quindi niente da controllare.
no-proof-older-rules = Questa partita è stata giocata con la versione { $then } delle regole, e io conosco la versione { $now }: non posso rigiocarla.
no-proof-contradicted = Quello che ho annotato di questa partita non deriva dal suo segreto: la mossa { $move } è diversa. Quindi non posso provare che sia stata onesta. Dillo, per favore, a chi mi gestisce.
