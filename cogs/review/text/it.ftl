### Parole di com’è andata una partita.

how-it-went-button = Com’è andata…
how-it-went-head = 📈 **Com’è andata**
how-it-went-not-yet = Sto ancora ricostruendo com’è andata. Ci vuole solo un momento.
how-it-went-again = Stavolta non ha funzionato. Premi di nuovo **📈 { how-it-went-button }**.
how-it-went-chapter =
    { $by ->
        [rounds] nel round
        [moves] con la mossa
       *[turns] nel turno
    } { $chapter }
how-it-went-turning = La svolta è arrivata { how-it-went-chapter }. Da lì in poi { $name } ha sempre condotto.
how-it-went-most =
    { $kind ->
        [percent] Per { $name } la mossa { $chapter } è stata la più vantaggiosa: probabilità di vincere { $before }% → { $after }%.
       *[points] { $name } ha fatto il colpo grosso { how-it-went-chapter } ({ $own }).
    }
how-it-went-shared = Nessuno ha preso il largo: è un pareggio.
how-it-went-given-up =
    { $chapter ->
        [0] 🏳️ { $name } ha abbandonato prima della prima mossa.
       *[other] 🏳️ { $name } ha abbandonato dopo la mossa { $chapter } (probabilità di vincere: { $chance }%).
    }
how-it-went-luck = 🍀 La fortuna, in punti: { $lucks }.
how-it-went-own =
    { $kind ->
        [percent] La tua probabilità di vincere è stata al { $won ->
            [yes] minimo
           *[no] massimo
        } dopo la mossa { $chapter }: { $value }%.
       *[points] Il tuo colpo migliore è arrivato { how-it-went-chapter } ({ $value }).
    }
how-it-went-alt =
    Una linea per giocatore. { $kind ->
        [percent] Probabilità di vincere in percentuale
       *[points] Punti
    } dopo { $by ->
        [rounds] i round
        [moves] le mosse
       *[turns] i turni
    } { $after }:
how-it-went-alt-seat = { $place }. { $name }: { $values }.
how-it-went-missed = Cosa mi è sfuggito?
how-it-went-missed-none = 🔍 Nessuna mossa da sola ti è costata molto.
