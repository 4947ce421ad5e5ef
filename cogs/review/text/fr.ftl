### Mots du déroulement d’une partie finie.

how-it-went-button = Le fil de la partie…
how-it-went-head = 📈 **Le fil de la partie**
how-it-went-not-yet = J’analyse encore la partie. Cela ne prend qu’un instant.
how-it-went-turning =
    { $when ->
        [first] { $by ->
            [rounds] { $name } a mené dès la première manche.
            [moves] { $name } a mené dès les premiers coups.
           *[turns] { $name } a mené dès le premier tour.
        }
        [last] { $by ->
            [rounds] Le tournant : la dernière manche. C’est elle qui a fait gagner { $name }.
            [moves] Le tournant : le dernier coup. C’est lui qui a fait gagner { $name }.
           *[turns] Le tournant : le dernier tour. C’est lui qui a fait gagner { $name }.
        }
       *[between] { $by ->
            [rounds] Le tournant : la manche { $chapter }. Ensuite, { $name } a gardé la tête.
            [moves] Le tournant : le coup { $chapter }. Ensuite, { $name } a gardé la tête.
           *[turns] Le tournant : le tour { $chapter } sur { $last }. Ensuite, { $name } a gardé la tête.
        }
    }
how-it-went-led =
    { $when ->
        [throughout] { $by ->
            [rounds] { $name } a mené dès la première manche, sans jamais être derrière.
           *[turns] { $name } a mené dès le premier tour, sans jamais être derrière.
        }
        [first] { $by ->
            [rounds] { $name } a mené dès la première manche.
            [moves] { $name } a mené dès les premiers coups.
           *[turns] { $name } a mené dès le premier tour.
        }
        [last] { $by ->
            [rounds] { $name } n’a pris la tête pour de bon qu’à la dernière manche.
            [moves] { $name } n’a pris la tête pour de bon qu’au dernier coup.
           *[turns] { $name } n’a pris la tête pour de bon qu’au dernier tour.
        }
       *[between] { $by ->
            [rounds] { $name } a pris la tête pour de bon à la manche { $chapter }.
            [moves] { $name } a pris la tête pour de bon au coup { $chapter }.
           *[turns] { $name } a pris la tête pour de bon au tour { $chapter } sur { $last }.
        }
    }
how-it-went-tied =
    { $when ->
        [ahead] { $by ->
            [rounds] { $name } a mené dès la manche { $chapter }, puis l’a emporté au départage.
           *[turns] { $name } a mené dès le tour { $chapter } sur { $last }, puis l’a emporté au départage.
        }
       *[level] { $name } n’était qu’à égalité à la fin, et l’a emporté au départage.
    }
how-it-went-most =
    { $kind ->
        [percent] { $whose ->
            [own] { $name } a gagné le plus de terrain avec le coup { $chapter } : chances de gagner { $before } % → { $after } %.
            [other] C’est le coup { $chapter }, joué par { $other }, qui a le plus aidé { $name } : chances de gagner { $before } % → { $after } %.
           *[unknown] Le coup { $chapter } est celui qui a le plus profité à { $name } : chances de gagner { $before } % → { $after } %.
        }
       *[points] { $name } a marqué le plus { $by ->
            [rounds] à la manche { $chapter }
           *[turns] au tour { $chapter }
        } ({ $own }).
    }
how-it-went-shared =
    { $kind ->
        [percent] Égalité : personne ne s’est détaché.
       *[points] À la fin, personne ne s’est détaché : égalité en tête.
    }
how-it-went-given-up =
    { $chapter ->
        [0] 🏳️ { $name } a abandonné avant le premier coup.
       *[other] 🏳️ { $name } a abandonné après le coup { $chapter }, avec { $chance } % de chances de gagner.
    }
how-it-went-luck = 🍀 Points dus à la chance : { $lucks }.
how-it-went-own =
    { $kind ->
        [percent] { $won ->
            [yes] Tes chances de gagner ont été au plus bas après le coup { $chapter } : { $value } %.
           *[no] Tes chances de gagner ont été au plus haut après le coup { $chapter } : { $value } %.
        }
       *[points] Tu as gagné le plus { $by ->
            [rounds] à la manche { $chapter }
           *[turns] au tour { $chapter }
        } : { $value }.
    }
how-it-went-own-luck = 🍀 Ta chance en points, par rapport à une chance moyenne : { $points }.
how-it-went-clover = 🍀 sur une barre : les points dus à la seule chance.
how-it-went-lines =
    -# Courbes : { $by ->
        [rounds] points, manche après manche.
        [moves] chances de gagner d’après l’ordinateur, coup après coup.
       *[turns] points si l’on avait compté à ce moment-là, tour après tour.
    }
how-it-went-alt =
    { $kind ->
        [percent] Une courbe par joueur. Chances de gagner en % après { $by ->
            [rounds] les manches
            [moves] les coups
           *[turns] les tours
        } { $after } :
       *[points] Une courbe par joueur. Points après { $by ->
            [rounds] les manches
            [moves] les coups
           *[turns] les tours
        } { $after } :
    }
how-it-went-alt-seat = { $place }. { $name } : { $values }.
how-it-went-missed = Qu’ai-je manqué ?
how-it-went-missed-none =
    { $lost ->
        [yes] 🔍 Aucun coup ne t’a coûté cher à lui seul : la partie t’a échappé peu à peu.
       *[no] 🔍 Aucun coup ne t’a coûté cher à lui seul.
    }
