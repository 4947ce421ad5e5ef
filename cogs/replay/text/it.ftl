### Parole del replay: le partite finite, riviste.

replay-command = rivedi
    .about = Rivedi una partita, mossa per mossa o come filmato
replay-number = numero
    .about = Il numero del tavolo, come in /cronologia; senza, l’ultima partita qui
replay-title =
    🎞️ **{ $title }**
    -# { $date } · { $players }
replay-where =
    -# Tavolo { $number } · { $chapter }{ $at ->
        [0] { "" }
       *[other] {" "}· immagine { $at } di { $last }
    }{ $end ->
        [stopped] {" "}· interrotta prima della fine
       *[finished] {""}
    }
replay-listed = Rivedi · tavolo { $number }
replay-start = L’inizio
replay-end = La fine
replay-mine = Il mio turno
replay-chapter =
    { $chapters ->
        [turn] Turno { $number }
        [move] Mossa { $number }
       *[round] Round { $number }
    }
replay-post = Mostra qui
replay-posted = 📣 Ora lo vedono tutti.
replay-film = Come filmato
replay-drawing = 🎬 Disegno l’immagine { $done } di { $most }…
replay-gained = punti
replay-turning = La svolta
replay-film-done = 🎬 Ecco la partita, nei momenti che contano.
replay-alt-film = Filmato di una partita: { $title }, con { $players }. Alla fine: { $end }

no-replay-running = Questa partita non è ancora finita. [Guardala qui]({ $link })
no-replay-never-begun = Questa partita non è mai cominciata: non c’è niente da vedere.
no-replay-differs = Questa partita è stata giocata con regole che non conosco più. Il tabellone dice ancora com’è finita.
no-replay-film-twice = Un filmato per te è già in lavorazione. Aspetta che arrivi.

## Provare come sarebbe andata

try-button = Prova da qui
try-next = Prova dal mio turno
try-head =
    ### 🔀 Prova da qui
    -# Tavolo { $number } · { $chapter }, tocca a te. Per gli altri gioca il computer.
try-anew = Da capo
try-undo = Annulla mossa
try-same = Rigioca, stessi dadi
try-other = Rigioca, altri dadi
try-compared =
    📊 { $when ->
        [round] Nella partita, dopo questo round:
       *[end] Nella partita:
    } { $before } · in questa prova: { $after }
try-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
try-won =
    { $won ->
        [won] vittoria
        [lost] sconfitta
       *[drawn] pareggio
    }
try-seats =
    ### 🔀 Prova da qui · { $title }
    Hai solo guardato questa partita. Quale posto prendi?
no-try = Non trovo più questa partita: era di qualcun altro, o il suo tempo è scaduto.
no-try-over = A questo posto, da qui in poi, non c’era più niente da decidere. Prova un po’ prima.
replay-help = -# 🎞️ `/rivedi`: riguardane una
