### Les mots de ceux qui veulent jouer ensemble.

## La cloche : être prévenu quand on peut rejoindre une table

bell-head = 🔔 **Cloche pour { $title }**
bell-now =
    { $when ->
        [opens] Je te préviens quand une table a une place libre
        [missing] Je te préviens quand il manque une personne
       *[off] Je ne te préviens pas. Le faire quand tu peux rejoindre une table
    }{ $until ->
        [off]  ?
        [always] .
       *[other] , jusqu’à { $until }.
    }
bell-choice =
    { $when ->
        [opens] Place libre
       *[missing] Une personne manque
    } · { $long ->
        [today] aujourd’hui
       *[always] toujours
    }
bell-off = Pas de cloche
bell-more = -# Une fois en trois heures au plus, et jamais quand tu es à une table de ce serveur. En message privé si tu préfères : `/réglages moi`.
bell-joined = Te voilà à la table ! C’est ici : { $link }
bell-quiet = 🔕 C’est fini pour aujourd’hui. Demain, tes cloches sonneront de nouveau.
bell-gone = 🔕 Toutes tes cloches sur ce serveur sont parties. `/parties` t’en propose une nouvelle quand tu veux.
bell-none = Tu n’as pas de cloche sur ce serveur. `/parties` en propose une, si tu veux que je te prévienne.
no-bells-here = L’équipe de ce serveur a désactivé les cloches. `/parties` montre où il y a une place libre.
no-bell-left = Cette table est sur un serveur que tu as quitté : je ne peux pas t’y donner de place.

## Les mots des invitations

invite-menu = Inviter à un jeu
invite-which = ✉️ **Inviter { $guest } :** à quel jeu ? Je garde une place pendant trois heures.
invite-asked = ✉️ Invitation envoyée à { $guest }. La réponse apparaîtra à la table.
