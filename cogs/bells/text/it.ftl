### Le parole di chi vuole giocare insieme.

## La campanella: un avviso quando c’è un tavolo a cui sedersi

bell-head = 🔔 **Campanella per { $title }**
bell-now =
    { $when ->
        [opens] Ti avviso quando un tavolo ha un posto libero
        [missing] Ti avviso quando manca una persona
       *[off] Vuoi che ti avvisi quando c’è posto a un tavolo
    }{ $until ->
        [off] ?
        [always] .
       *[other] , fino alle { $until }.
    }
bell-waits = 🪑 C’è un tavolo che aspetta: [siediti]({ $link })
bell-choice =
    { $when ->
        [opens] Posto libero
       *[missing] Manca una persona
    } · { $long ->
        [today] oggi
       *[always] sempre
    }
bell-off = Niente campanella
bell-more = -# Suona al massimo una volta ogni tre ore, mai mentre sei a un tavolo di questo server. Preferisci un messaggio diretto? Sceglilo in `/impostazioni personali`.
bell-call =
    🔔 { $when ->
        [opens] Un tavolo ha un posto libero
       *[missing] Manca una persona
    }: **{ $title }** · [vai al tavolo]({ $link })
bell-called =
    { $people ->
        [one] 🔔 Ho avvisato una persona che ha una campanella.
       *[other] 🔔 Ho avvisato { $people } persone che hanno una campanella.
    }
bell-join = Partecipa
bell-not-today = Oggi no
bell-never = Spegni campanelle
bell-joined = Ci sei! [Vai al tavolo]({ $link })
bell-quiet = 🔕 Per oggi basta. Le campanelle con **sempre** suonano di nuovo domani.
bell-gone = 🔕 Ho tolto tutte le tue campanelle da questo server. Con `/giochi` ne scegli una nuova.
bell-none = Su questo server non hai campanelle. Con `/giochi` ne scegli una.
no-bells-here = Lo staff di questo server ha spento le campanelle. `/giochi` mostra quali tavoli hanno un posto libero.
no-bell-left = Non vedi più il canale di quel tavolo, quindi non puoi sederti lì.
bell-which = 🔔 **Campanella:** per quale gioco?
bell-button = Campanella…
