### Les mots de ceux qui veulent jouer ensemble.

## La cloche : être prévenu quand on peut rejoindre une table

bell-head = 🔔 **Cloche pour { $title }**
bell-now =
    { $when ->
        [opens] Je te préviens quand une table a une place libre
        [missing] Je te préviens quand il manque une personne
       *[off] Tu n’as pas encore de cloche. Veux-tu que je te prévienne quand tu peux rejoindre une table
    }{ $until ->
        [off] { " " }?
        [always] .
       *[other] , jusqu’à { $until }.
    }
bell-waits = 🪑 Une table attend en ce moment : [rejoins-la]({ $link })
bell-choice =
    { $when ->
        [opens] Place libre
       *[missing] Il manque une personne
    } · { $long ->
        [today] aujourd’hui
       *[always] toujours
    }
bell-off = Pas de cloche
bell-more = -# Elle sonne au plus une fois toutes les trois heures, et jamais pendant que tu es à une table ici. `/réglages perso` la fait sonner en message privé.
bell-call =
    🔔 { $when ->
        [opens] Une table a une place libre
       *[missing] Il manque une personne
    } : **{ $title }** · [aller à la table]({ $link })
bell-called =
    { $people ->
        [one] 🔔 J’ai prévenu une personne qui a une cloche.
       *[other] 🔔 J’ai prévenu { $people } personnes qui ont une cloche.
    }
bell-join = Rejoindre
bell-not-today = Pas aujourd’hui
bell-never = Couper mes cloches
bell-joined = Te voilà à la table ! [Y aller]({ $link })
bell-quiet = 🔕 Pour aujourd’hui, tes cloches se taisent ici. Celles réglées sur **toujours** sonnent de nouveau demain.
bell-gone = 🔕 Tu n’as plus de cloche sur ce serveur. `/jeux` en propose une nouvelle.
bell-none = Tu n’as pas de cloche sur ce serveur. `/jeux` en propose une.
no-bells-here = L’équipe de ce serveur a coupé les cloches. `/jeux` montre les places libres.
no-bell-left = Tu ne vois plus le salon de cette table, je ne peux donc pas t’y donner de place.
bell-which = 🔔 **Pour quel jeu veux-tu une cloche ?**
bell-button = Cloche…
