### Le parole della prova che una partita è stata onesta.

proof-verify = verifica
    .about = La prova che una partita è stata regolare, con la registrazione da controllare
proof-number = numero
    .about = Il numero del tavolo; senza, l’ultima partita finita in questo canale
proof-head = ### 🔏 Tavolo { $session }: è stato tutto regolare? Controlla tu
proof-how =
    Prima che qualcun altro potesse sedersi, ho estratto un segreto e mostrato la sua impronta SHA-256, il sigillo, in un messaggio che non cambia mai. { $clicks ->
        [1] Si è aggiunto il numero che Discord ha dato al clic di apertura. Nessun altro ha cliccato: qui devi fidarti che l’estrazione sia stata alla cieca.
       *[other] Ognuno dei { $clicks } clic per sedersi ha aggiunto il suo numero di Discord: nessuno da solo poteva scegliere che cosa sarebbe uscito.
    }
    { $draws ->
        [0] In questa partita il caso non c’entrava; ora che il segreto è noto, chiunque può controllarlo.
       *[other] Tutto ciò che il caso ha deciso deriva da qui; ora che il segreto è noto, chiunque può rifare i calcoli.
    }
proof-seal =
    🔏 Sigillo del tavolo { $session }: `{ $seal }`
    È l’impronta SHA-256 del segreto da cui nasce tutto il caso di questa partita. Il messaggio che ha aperto il tavolo mostra lo stesso sigillo e non cambia mai. Dopo la partita 🔏 sul tabellone svela il segreto, e chiunque può controllare che niente sia stato scelto apposta.
proof-facts =
    Sigillo: `{ $seal }`
    Segreto: `{ $secret }`
    Impronta della registrazione: `{ $fingerprint }`
proof-check =
    Nel file c’è tutta la partita, senza nomi. Con il codice sorgente di Katzentisch puoi controllarla in due modi:
    `python3 bot/past/verify_alone.py katzentisch-{ $session }.json` distribuisce di nuovo le carte e tira di nuovo i dadi; è un solo piccolo file, e gli basta Python.
    `python3 -m bot verify katzentisch-{ $session }.json` in più rigioca la partita secondo le regole.
no-proof-here = In questo canale non è ancora finita nessuna partita. Indica il numero di un’altra: sta nel messaggio che ha aperto il tavolo.
no-proof-number = Su questo server non c’è un tavolo { $session }. Il numero di un tavolo sta nel messaggio che lo ha aperto; senza numero prendo l’ultima partita finita in questo canale.
no-proof-yet = Questa partita non è finita, e il suo segreto svelerebbe cosa sta per uscire. Chiedi di nuovo quando sarà finita: { $link }
no-proof-lobby = Questo tavolo è stato chiuso prima di cominciare: nessuna carta distribuita, nessun dado tirato, quindi niente da controllare.
no-proof-older-rules = Questa partita è stata giocata con la versione { $then } delle regole, e ora uso la versione { $now }: non posso rigiocarla.
no-proof-contradicted = Quello che ho annotato di questa partita non corrisponde al suo segreto: la mossa { $move } è diversa. Non posso provare che sia stata regolare. Avvisa lo staff del server, per favore.
