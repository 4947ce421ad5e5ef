### Les mots de /réglages.

settings-help-me = -# ⚙️ `/{ settings-command } { settings-me }` : rappels et cartes
settings-help-server = -# 🛠️ `/{ settings-command } { settings-server }` : pour qui gère
settings-command = réglages
    .about = Tes réglages et ceux du serveur
settings-me = perso
    .about = Où je te préviens, et où tu reçois tes cartes
settings-me-head =
    ### Tes réglages
    -# Sur tous les serveurs · langue : Discord
    { "**" }Me prévenir d’une partie qui m’attend, ou d’une invitation**
settings-reminders =
    { $chosen ->
        [channel] Dans le salon
        [dm] Par message privé
       *[off] Jamais
    }
settings-switches = **Toucher pour changer :**
settings-switch =
    { $what } : { $is_on ->
        [yes] oui
       *[no] non
    }
settings-hands = Cartes en message privé
settings-words = Ma main en texte
settings-words-more = -# *Ma main en texte*, c’est pour les lecteurs d’écran, comme `/maunz texte`, et `texte` dans chaque jeu.
settings-invitations = Invitations aux tables
settings-bells-about = -# 🔔 Une cloche sonne quand une place est libre à une table : dans le salon, ou en message privé si tu l’as choisi plus haut.


settings-server = serveur
    .about = Les réglages des tables de ce serveur, pour l’équipe qui le gère
settings-server-head =
    ### Les tables de ce serveur
    -# Pour les nouvelles tables. Chacune peut toujours choisir une autre langue et un autre rythme.
settings-server-language = **Langue des plateaux**
settings-server-discord = Comme dans Discord
settings-server-pace = **Rythme : le temps pour décider**
settings-server-where =
    { "**" }Salons pour les tables**
    -# Fils compris. Vide : tous. { $gone ->
        [yes] Les salons choisis n’existent plus : choisis-en d’autres, ou vide la liste.
       *[no] { "" }
    }
settings-server-channels = Tous les salons
settings-server-openers =
    { "**" }Qui peut ouvrir des tables ?**
    -# S’y asseoir reste possible pour tout le monde. { $none ->
        [yes] Choisis un rôle : d’ici là, seule l’équipe du serveur peut en ouvrir.
       *[no] { "" }
    }
settings-server-who =
    { $who ->
        [everyone] Tout le monde
        [roles] L’équipe et certains rôles
       *[managers] Seulement l’équipe du serveur
    }
settings-server-roles = Rôles
settings-server-calls-about =
    { "**" }Rappels dans les salons**
    -# Quand une partie attend quelqu’un, dans les parties en cours aussi.
settings-server-hints-about =
    { "**" }Indices dans *maunz.***
    -# Si un coup fait gagner ou forme un alignement, avant qu’on le joue. Si c’est permis, chaque table choisit.
settings-server-calls =
    { $chosen ->
        [on] Oui
       *[off] Non
    }
settings-server-hints =
    { $chosen ->
        [on] Autorisés
       *[off] Interdits
    }
settings-server-day =
    { "**" }Message du jour**
    -# Les résultats de `/défi`, un message par jour au plus. Vide : aucun.
settings-server-day-channel = Aucun message
no-day-channel = Je ne peux pas écrire là-bas : choisis un salon où je peux voir et envoyer des messages.
settings-server-discords = -# Discord va plus loin : dans Paramètres du serveur → Intégrations, tu peux autoriser ou bloquer chacune de mes commandes par rôle, par personne et par salon.
settings-server-bell =
    { "**" }Cloche**
    -# Elle prévient les personnes qui le souhaitent quand une table a une place libre : dix personnes au plus, et jamais la même deux fois en trois heures. { $calls ->
        [off] Elle se tait pour l’instant, car les rappels dans les salons sont désactivés.
       *[on] { "" }
    }
settings-server-bells =
    { $chosen ->
        [on] Oui
       *[off] Non
    }
settings-server-bell-rooms = Cloche dans tous les salons
no-bell-channel = Je ne peux pas écrire dans { $channels } : aucune cloche ne pourrait y sonner. Laisse-moi d’abord y lire et y écrire.
no-bot-role = Les rôles d’application ne conviennent pas, personne ne pourrait ouvrir de table avec : { $roles }. Choisis des rôles que des membres ont.
no-manager-here = Ces réglages n’existent que sur un serveur où je suis. Les tiens sont dans `/réglages perso`.
