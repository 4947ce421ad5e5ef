### Le parole della prova che una partita è stata onesta.

proof-verify = verifica
    .about = La prova che una partita è stata onesta, con la registrazione da controllare
proof-number = numero
    .about = Il numero del tavolo; senza, l’ultima partita finita in questo canale
proof-head = ### 🔏 Tavolo { $session }: è stato tutto regolare? Controlla tu
proof-how =
    Prima che qualcun altro potesse sedersi, ho estratto un segreto e mostrato la sua impronta SHA-256, il sigillo, in un messaggio che non viene mai modificato. { $clicks ->
        [1] Al segreto si è aggiunto il numero che Discord ha dato al clic con cui è stato aperto il tavolo. Nessun altro si è seduto con un clic, quindi qui devi fidarti: il segreto è stato estratto alla cieca.
       *[other] Ognuno dei { $clicks } clic con cui qualcuno si è seduto ha aggiunto il numero ricevuto da Discord: così nessuno da solo, nemmeno chi mi gestisce, poteva scegliere che cosa sarebbe uscito.
    } { $draws ->
        [0] In questa partita il caso non aveva niente da decidere; ora che il segreto è noto, chiunque può controllare che non sia mai stato interpellato.
       *[other] Tutto ciò che il caso ha deciso deriva da qui; ora che il segreto è noto, chiunque può rifare i calcoli.
    }
proof-seal =
    🔏 Sigillo del tavolo { $session }: `{ $seal }`
    È l’impronta SHA-256 del segreto da cui nasce tutto ciò che il caso decide in questa partita. Il messaggio che ha aperto il tavolo mostra lo stesso sigillo e non viene mai modificato. Dopo la partita 🔏 sul tabellone svela il segreto, e chiunque può controllare che niente sia stato scelto apposta.
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
no-proof-yet = Questa partita non è finita, e il suo segreto svelerebbe che cosa sta per uscire. Chiedi di nuovo quando sarà finita: { $link }
no-proof-lobby = Questo tavolo è stato chiuso prima di cominciare: nessuna carta distribuita, nessun dado tirato, quindi niente da controllare.
no-proof-older-rules = Questa partita è stata giocata con la versione { $then } delle regole, e ora uso la versione { $now }: non posso rigiocarla.
no-proof-contradicted = Quello che ho annotato di questa partita non corrisponde al suo segreto: la mossa { $move } è diversa. Quindi non posso provare che sia stata onesta. Avvisa chi mi gestisce, per favore.
