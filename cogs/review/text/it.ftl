### Parole di com’è andata una partita.

how-it-went-button = Com’è andata…
how-it-went-head = 📈 **Com’è andata**
how-it-went-not-yet = Sto ancora ricostruendo com’è andata. Ci vuole solo un momento.
how-it-went-turning =
    { $when ->
        [first] { $by ->
            [rounds] { $name } ha condotto la partita dal primo round.
            [moves] { $name } ha condotto la partita dalle prime mosse.
           *[turns] { $name } ha condotto la partita dal primo turno.
        }
        [last] { $by ->
            [rounds] La svolta: l’ultimo round. È lì che { $name } ha vinto.
            [moves] La svolta: l’ultima mossa. È lì che { $name } ha vinto.
           *[turns] La svolta: l’ultimo turno. È lì che { $name } ha vinto.
        }
       *[between] { $by ->
            [rounds] La svolta: il round { $chapter }. Da lì in poi { $name } ha sempre condotto.
            [moves] La svolta: la mossa { $chapter }. Da lì in poi { $name } ha sempre condotto.
           *[turns] La svolta: il turno { $chapter } su { $last }. Da lì in poi { $name } ha sempre condotto.
        }
    }
how-it-went-led =
    { $when ->
        [throughout] { $by ->
            [rounds] { $name } era in testa dal primo round, senza mai andare in svantaggio.
           *[turns] { $name } era in testa dal primo turno, senza mai andare in svantaggio.
        }
        [first] { $by ->
            [rounds] { $name } ha condotto la partita dal primo round.
            [moves] { $name } ha condotto la partita dalle prime mosse.
           *[turns] { $name } ha condotto la partita dal primo turno.
        }
        [last] { $by ->
            [rounds] { $name } ha preso definitivamente la testa solo all’ultimo round.
            [moves] { $name } ha preso definitivamente la testa solo all’ultima mossa.
           *[turns] { $name } ha preso definitivamente la testa solo all’ultimo turno.
        }
       *[between] { $by ->
            [rounds] { $name } ha sempre condotto dal round { $chapter } in poi.
            [moves] { $name } ha sempre condotto dalla mossa { $chapter } in poi.
           *[turns] { $name } ha sempre condotto dal turno { $chapter } (su { $last }) in poi.
        }
    }
how-it-went-tied =
    { $when ->
        [ahead] { $by ->
            [rounds] { $name } era in testa dal round { $chapter } in poi, e ha vinto allo spareggio.
           *[turns] { $name } era in testa dal turno { $chapter } (su { $last }) in poi, e ha vinto allo spareggio.
        }
       *[level] { $name } alla fine era solo alla pari, e ha vinto allo spareggio.
    }
how-it-went-most =
    { $kind ->
        [percent] { $whose ->
            [own] { $name } ha guadagnato più terreno con la mossa { $chapter }: probabilità di vincere { $before }% → { $after }%.
            [other] La mossa { $chapter }, di { $other }, è quella che ha aiutato di più { $name }: probabilità di vincere { $before }% → { $after }%.
           *[unknown] Per { $name } la mossa { $chapter } è stata la più vantaggiosa: probabilità di vincere { $before }% → { $after }%.
        }
       *[points] { $name } ha fatto più punti { $by ->
            [rounds] nel round { $chapter }
           *[turns] nel turno { $chapter }
        } ({ $own }).
    }
how-it-went-shared =
    { $kind ->
        [percent] Pareggio: nessuno ha preso il largo.
       *[points] Alla fine nessuno ha preso il largo: parità in testa.
    }
how-it-went-given-up =
    { $chapter ->
        [0] 🏳️ { $name } ha abbandonato prima della prima mossa.
       *[other] 🏳️ { $name } ha abbandonato dopo la mossa { $chapter }, con il { $chance }% di probabilità di vincere.
    }
how-it-went-luck = 🍀 La fortuna, in punti: { $lucks }.
how-it-went-own =
    { $kind ->
        [percent] { $won ->
            [yes] La tua probabilità di vincere è stata al minimo dopo la mossa { $chapter }: { $value }%.
           *[no] La tua probabilità di vincere è stata al massimo dopo la mossa { $chapter }: { $value }%.
        }
       *[points] Hai guadagnato di più { $by ->
            [rounds] nel round { $chapter }
           *[turns] nel turno { $chapter }
        }: { $value }.
    }
how-it-went-own-luck = 🍀 La tua fortuna in punti, rispetto a una fortuna media: { $points }.
how-it-went-clover = 🍀 su una barra: i punti dovuti alla sola fortuna.
how-it-went-lines =
    -# Linee: { $by ->
        [rounds] punti, round per round.
        [moves] probabilità di vincere secondo il computer, mossa per mossa.
       *[turns] punti se si fosse contato in quel momento, turno per turno.
    }
how-it-went-alt =
    { $kind ->
        [percent] Una linea per giocatore. Probabilità di vittoria in percentuale dopo { $by ->
            [rounds] i round
            [moves] le mosse
           *[turns] i turni
        } { $after }:
       *[points] Una linea per giocatore. Punti dopo { $by ->
            [rounds] i round
            [moves] le mosse
           *[turns] i turni
        } { $after }:
    }
how-it-went-alt-seat = { $place }. { $name }: { $values }.
how-it-went-missed = Che cosa mi è sfuggito?
how-it-went-missed-none =
    { $lost ->
        [yes] 🔍 Nessuna mossa da sola ti è costata molto: la partita ti è sfuggita un po’ alla volta.
       *[no] 🔍 Nessuna mossa da sola ti è costata molto.
    }
