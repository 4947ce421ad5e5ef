### Mots de la maison : ce qui n’appartient à aucun jeu en particulier.

house-games = parties
    .about = Tes parties, celles qui t’attendent en tête, et de nouvelles à ouvrir
house-games-another = **Ou autre chose :**
house-games-head =
    { $running ->
        [0] **À quoi as-tu envie de jouer ?**
       *[other] { $waiting ->
            [0] **Aucune partie ne t’attend.**
            [one] **Une partie t’attend.**
           *[other] **{ $waiting } parties t’attendent.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) dans { $channel } : fin du chrono { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) dans { $channel }
house-games-away = 🙋 [{ $title }]({ $link }) dans { $channel } : l’ordinateur joue pour toi, tu peux revenir
house-games-other = -# [{ $title }]({ $link }) dans { $channel } attend les autres
house-games-taken = -# 🪑 [{ $title }]({ $link }) dans { $channel } : ta place est maintenant à { $name } ; tu peux regarder
house-games-more = -# … et { $more } de plus
house-seats =
    { $span ->
        [0] { $most } joueurs
       *[other] de { $fewest } à { $most } joueurs
    }
house-play = Ouvrir une table
house-learn-which = 🎓 **Apprendre en jouant :** quel jeu ? Huit étapes, rien que pour toi.
house-alone-which = 😺 **En solo contre l’ordinateur :** quel jeu ?
house-learn-menu = Apprendre…
house-help = aide
    .about = À quoi jouer ici, en solo ou à plusieurs, et tout ce qui se règle
house-help-head =
    ### 🐱 Quatre jeux pour vos salons
    À plusieurs, ou en solo contre l’ordinateur. 🎓 t’apprend un jeu en jouant.
house-help-games = Jouer…
house-help-more =
    { "**" }Tes cartes ?** 🖐️ sous le plateau, pour toi uniquement. Les règles sont sous 📖.
    { "**" }Le plateau est loin ?** Il redescend au fil des coups, et tout de suite avec `/mausen { command-board }`. `/mausen { command-leave }` te fait quitter la table, `/mausen { command-stop }` arrête la partie. Chaque jeu a ces trois commandes.
    { "**" }Pas le temps ?** L’ordinateur décide pour toi jusqu’à ton retour.
house-help-line-games = -# 👉 `/{ house-games }` : ce qui t’attend
house-help-line-me = -# ⚙️ `/{ house-settings } { house-me }` : rappels et cartes
house-help-line-server = -# 🛠️ `/{ house-settings } { house-server }` : pour qui gère
house-settings = réglages
    .about = Tes réglages et ceux du serveur
house-me = moi
    .about = Où je te préviens, et où tu reçois tes cartes
house-me-head =
    ### Tes réglages
    -# Sur tous les serveurs · langue : Discord
    { "**" }Me prévenir d’une partie qui m’attend, ou d’une invitation**
house-reminders =
    { $chosen ->
        [channel] Dans le salon
        [dm] Par message privé
       *[off] Jamais
    }
house-switches = **Toucher pour changer :**
house-switch =
    { $what } : { $is_on ->
        [yes] oui
       *[no] non
    }
house-hands = Cartes en message privé
house-words = Ma main en texte
house-words-more = -# *Ma main en texte*, c’est pour les lecteurs d’écran, comme `/maunz lire`, et `lire` dans chaque jeu.
house-invitations = Invitations aux tables

house-bell-which = 🔔 **Cloche :** pour quel jeu ?
house-bells-about = -# 🔔 Une cloche sonne quand une place est libre à une table : dans le salon, ou en message privé si tu l’as choisi plus haut.
house-open-head = **Tu peux rejoindre :**
house-open-lobby = ➕ [{ $title }]({ $link }) dans { $channel } · { $here } sur { $most }
house-open-seat = 🪑 [{ $title }]({ $link }) dans { $channel } · la partie est en cours, une place est libre

## Le serveur

house-server = serveur
    .about = Les réglages des tables de ce serveur, pour l’équipe qui le gère
house-server-head =
    ### Les tables de ce serveur
    -# Pour les nouvelles tables. Chacune peut toujours choisir une autre langue et un autre rythme.
house-server-language = **Langue des plateaux**
house-server-discord = Comme dans Discord
house-server-pace = **Rythme : le temps pour décider**
house-server-where =
    { "**" }Salons pour les tables**
    -# Fils compris. Vide : tous. { $gone ->
        [yes] Les salons choisis n’existent plus : choisis-en d’autres, ou vide la liste.
       *[no] { "" }
    }
house-server-channels = Tous les salons
house-server-openers =
    { "**" }Qui peut ouvrir des tables ?**
    -# S’y asseoir reste possible pour tout le monde. { $none ->
        [yes] Choisis un rôle : d’ici là, seule l’équipe du serveur peut en ouvrir.
       *[no] { "" }
    }
house-server-who =
    { $who ->
        [everyone] Tout le monde
        [roles] L’équipe et certains rôles
       *[managers] Seulement l’équipe du serveur
    }
house-server-roles = Rôles
house-server-calls-about =
    { "**" }Rappels dans les salons**
    -# Quand une partie attend quelqu’un, dans les parties en cours aussi.
house-server-hints-about =
    { "**" }Indices dans *maunz.***
    -# Ce qu’un coup rapporte, avant qu’on le joue. Chaque table décide pour elle.
house-server-calls =
    { $chosen ->
        [on] Oui
       *[off] Non
    }
house-server-hints =
    { $chosen ->
        [on] Autorisés
       *[off] Interdits
    }
house-server-day =
    { "**" }Message du jour**
    -# Les résultats de `/jour`, un message par jour au plus. Vide : aucun.
house-server-day-channel = Aucun message
no-day-channel = Je ne peux pas écrire là-bas : choisis un salon où je peux voir et envoyer des messages.
house-server-discords = -# Discord va plus loin : dans Paramètres du serveur → Intégrations, tu peux autoriser ou bloquer chacune de mes commandes par rôle, par personne et par salon.

house-server-bell =
    { "**" }Cloche**
    -# Elle prévient les personnes qui le souhaitent quand une table a une place libre : dix personnes au plus, et jamais la même deux fois en trois heures. { $calls ->
        [off] Elle se tait pour l’instant, car les rappels dans les salons sont désactivés.
       *[on] { "" }
    }
house-server-bells =
    { $chosen ->
        [on] Oui
       *[off] Non
    }
house-server-bell-rooms = Cloche dans tous les salons
no-bell-channel = Je ne peux pas écrire dans { $channels } : aucune cloche ne pourrait y sonner. Laisse-moi d’abord y lire et y écrire.

## Le premier mot

house-hello =
    ### 🐱 Bonjour ! Je suis la table des chats
    Quatre jeux de table : en solo ici même, ou à plusieurs sur un serveur.
house-hello-play = Jouer
house-hello-lessons = 🎓 **Jamais joué ?** Apprends en jouant, en huit petites étapes :
house-direct = nos messages privés
forget-alone =
    { $alone ->
        [one] Une partie jouée en solo dans nos messages privés, en entier.
       *[other] { $alone } parties jouées en solo dans nos messages privés, en entier.
    }

forget-bells =
    { $bells ->
        [one] Ta cloche.
       *[other] Tes { $bells } cloches.
    }
forget-invitations = Tes invitations des dernières 24 heures.
forget-evenings = Les soirées que tu as prévues.
