### Le parole del giorno.

today-command = oggi
    .about = La sfida del giorno: un enigma o una partita, uguale per tutti
today-try = -# Tentativo { $number } di { $tries }
today-about =
    { $kind ->
        [puzzle] Trova l’unica mossa giusta. Il primo tentativo porta 🐾🐾🐾, il secondo 🐾🐾, il terzo 🐾.
       *[deal] Gioca una partita breve, uguale per tutti. Il primo posto porta 🐾🐾🐾, il secondo 🐾🐾, il terzo 🐾.
    }
today-late = -# Questa sfida è scaduta: non porta più zampe e non conta per la tua serie.
today-begin = Comincia
today-yesterday =
    -# Ieri: { $paws }{ $others ->
        [0] { "" }
        [1] . Hai superato l’unica altra persona.
       *[other] . Hai superato { $ahead ->
            [one] una persona
           *[other] { $ahead } persone
        } su { $others }.
    }
today-best-head =
    { $name }: la tua partita, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
today-open-yesterday = Finisci la sfida di ieri
today-points =
    { $rank ->
        [1] **Hai vinto** con { $points ->
            [one] un punto
           *[other] { $points } punti
        }!
       [4] Con { $points ->
            [one] un punto
           *[other] { $points } punti
        } non ricevi zampe: vanno ai primi tre, se hanno almeno un punto.
       *[other] Hai fatto { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
    }
today-streak =
    { $days ->
        [one] 🔥 La tua serie: un giorno (record: { $best }).
       *[other] 🔥 La tua serie: { $days } giorni (record: { $best }).
    } { $spare ->
        [0] Non saltare il prossimo!
        [one] Ne puoi saltare uno.
       *[other] Ne puoi saltare { $spare }.
    }
today-next = -# Si ricomincia { $until }.
today-again = Riprova
today-sure = **{ $move }** è il tuo ultimo tentativo. Confermi?
today-sure-button = Sì, l’ultimo tentativo
today-not-sure = Guarda di nuovo
today-share = Condividi
today-copy =
    Da copiare e inviare:
    ```
    { $result }
    ```
today-shared = -# 📣 Il tuo risultato è nel messaggio del giorno di questo canale.
today-days =
    ### 📅 Gli ultimi trenta giorni
    Queste sono le tue zampe. Su un server, il numero piccolo dice in quanti avete giocato.
today-days-alt = Gli ultimi trenta giorni: giorni giocati { $days }, zampe { $paws }.
today-days-menu = Scegli un giorno
today-name = { $title } n. { $number }
today-day =
    { $kind ->
        [puzzle] Enigma n. { $number } · { $date }
       *[deal] Partita n. { $number } · { $date }
    }
no-day-over = Questa sfida è scaduta. `/oggi` mostra quella nuova.
no-day-unfinished = Potrai farlo quando avrai finito.
today-help = -# 🐾 `/oggi`: ogni giorno una novità

## Il giorno: un enigma o una partita per tutti

day-head =
    { $kind ->
        [puzzle] ☀️ { $name }: l’enigma del giorno
       *[deal] ☀️ { $name }: la partita del giorno
    }
day-yesterday = **Ieri, { $name }**
day-crowns = 👑 { $paws } { $who }
day-solution = Soluzione: { $solution }
day-secret = -# 🔏 Il segreto di ieri: `{ $secret }`
day-streak =
    { $days ->
        [one] 🔥 Serie di questo server: un giorno
       *[other] 🔥 Serie di questo server: { $days } giorni
    }
day-more =
    { $more ->
        [one] e un’altra persona
       *[other] e altre { $more } persone
    }
day-until = Si ricomincia { $until }, in tutto il mondo alle 03:00 UTC.
day-seal = 🔏 Sigillo di carte e dadi: `{ $seal }`
day-play = Gioca
day-month = Giorni passati
day-bell =
    La sfida del giorno è qui.{ $days ->
        [0] { "" }
        [one] { " " }La tua serie: un giorno.
       *[other] { " " }La tua serie: { $days } giorni.
    }
day-bell-off = Con `/impostazioni personali` disattivi questo promemoria.
today-switch = Promemoria quotidiano di /oggi
