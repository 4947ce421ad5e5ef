### Le parole di chi vuole giocare insieme.

## La campanella: un avviso quando c’è un tavolo a cui sedersi

bell-head = 🔔 **Campanella per { $title }**
bell-now =
    { $when ->
        [opens] Ti avviso quando un tavolo ha un posto libero
        [missing] Ti avviso quando manca una persona
       *[off] Non ti avviso. Vuoi che lo faccia, quando c’è posto a un tavolo
    }{ $until ->
        [off] ?
        [always] .
       *[other] , fino alle { $until }.
    }
bell-choice =
    { $when ->
        [opens] Posto libero
       *[missing] Manca una persona
    } · { $long ->
        [today] oggi
       *[always] sempre
    }
bell-off = Niente campanella
bell-more = -# Al massimo una volta ogni tre ore, e mai mentre sei a un tavolo di questo server. Preferisci un messaggio diretto? `/impostazioni io`.
bell-joined = Ci sei! [Vai al tavolo]({ $link })
bell-quiet = 🔕 Per oggi basta. Le campanelle impostate su “sempre” suonano di nuovo domani.
bell-gone = 🔕 Tutte le tue campanelle su questo server sono sparite. Con `/partite` ne hai una nuova quando vuoi.
bell-none = Su questo server non hai campanelle. Con `/partite` ne hai una, se vuoi che ti avvisi.
no-bells-here = Lo staff di questo server ha spento le campanelle. `/partite` mostra quali tavoli hanno un posto libero.
no-bell-left = Non vedi più il canale di quel tavolo, perciò lì non posso darti un posto.

## Le parole degli inviti

invite-menu = Invita a un gioco
invite-which = ✉️ **Invita { $guest }:** a quale gioco? Tengo un posto per tre ore.

## Serate

evening-command = serata
    .about = Giochi per un evento del server: tavoli all’inizio, risultati alla fine
evening-event = evento
    .about = Quale evento: prima crealo in Discord
evening-game = gioco
    .about = A cosa si gioca
evening-second = secondo
evening-third = terzo
evening-planned =
    🌙 In programma per **{ $name }**, { $when }: { $games }. Aprirò i tavoli in questo canale e manderò un solo avviso a chi è interessato. Alla fine dirò chi ha vinto.
    -# Se sposti o annulli l’evento in Discord, mi regolo di conseguenza.
evening-begins = 🌙 **{ $name }** comincia! Sedetevi dove volete:
evening-name = La serata
evening-over =
    🌙 Fine di **{ $name }**: { $count ->
        [one] una partita giocata.
       *[other] { $count } partite giocate.
    }
evening-winners = 🏆 { $winners }
evening-alt = Che cosa si è giocato, i migliori per primi: { $games }.
no-evening-begun = La serata di questo evento è già cominciata: i suoi tavoli sono aperti.
no-evening-event = Non trovo questo evento sul server, o è già finito. Crealo sotto il nome del server → “Crea evento”, poi sceglilo qui.
no-evening-host = Solo chi ha creato questo evento e lo staff del server possono decidere i giochi.
