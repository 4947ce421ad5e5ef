### Mots du déroulement d’une partie finie.

how-it-went-button = Analyse de la partie…
how-it-went-head = 📈 **Analyse de la partie**
how-it-went-not-yet = J’analyse encore la partie, cela ne prend qu’un instant.
how-it-went-again = Ça n’a pas marché cette fois. Appuie encore une fois sur **📈 { how-it-went-button }**.
how-it-went-chapter =
    { $by ->
        [rounds] à la manche
        [moves] au coup
       *[turns] au tour
    } { $chapter }
how-it-went-turning = Le tournant est venu { how-it-went-chapter }. Ensuite, { $name } a gardé la tête.
how-it-went-most =
    { $kind ->
        [percent] Le coup { $chapter } a le plus profité à { $name } : chances de gagner { $before } % → { $after } %.
       *[points] { $name } a marqué le plus de points { how-it-went-chapter } ({ $own }).
    }
how-it-went-shared = Personne ne s’est détaché, c’est donc une égalité.
how-it-went-given-up =
    { $chapter ->
        [0] 🏳️ { $name } a abandonné avant le premier coup.
       *[other] 🏳️ { $name } a abandonné après le coup { $chapter }, avec { $chance } % de chances de gagner.
    }
how-it-went-luck = 🍀 Points dus à la chance : { $lucks }.
how-it-went-own =
    { $kind ->
        [percent] Tes chances de gagner ont été au plus { $won ->
            [yes] bas
           *[no] haut
        } après le coup { $chapter } : { $value } %.
       *[points] Tu as marqué le plus de points { how-it-went-chapter } ({ $value }).
    }
how-it-went-alt =
    Une courbe par joueur. { $kind ->
        [percent] Chances de gagner en %
       *[points] Points
    } après { $by ->
        [rounds] les manches
        [moves] les coups
       *[turns] les tours
    } { $after } :
how-it-went-alt-seat = { $place }. { $name } : { $values }.
how-it-went-missed = Voir ce que j’ai manqué
how-it-went-missed-none = 🔍 Aucun coup ne t’a coûté cher à lui seul.
