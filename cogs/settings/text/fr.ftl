### Les mots de /réglages.

settings-help-me = -# ⚙️ `/{ settings-command } { settings-me }` : rappels et cartes
settings-help-server = -# 🛠️ `/{ settings-command } { settings-server }` : pour l’équipe du serveur
settings-command = réglages
    .about = Tes réglages et ceux du serveur
settings-me = perso
    .about = Où je te préviens, et où tu reçois tes cartes
settings-me-head =
    ### Tes réglages
    -# Ils valent pour tous les serveurs. Ta langue vient de Discord.
    { "**" }Me prévenir d’une partie qui m’attend, ou d’une invitation**
settings-reminders =
    { $chosen ->
        [channel] Dans le salon
        [dm] En message privé
       *[off] Jamais
    }
settings-switches = **Appuie pour changer :**
settings-switch =
    { $what } : { $is_on ->
        [yes] oui
       *[no] non
    }
settings-hands = Cartes en message privé
settings-words = Ma main en texte
settings-words-more = -# Avec un lecteur d’écran, active **{ settings-words }** ; chaque jeu a aussi la commande `{ command-read }`.
settings-invitations = Invitations aux tables
settings-bells-about = -# 🔔 Une cloche sonne, là où tu l’as choisi plus haut, quand une table a une place libre.


settings-server = serveur
    .about = Les tables de ce serveur, pour son équipe
settings-server-head =
    ### Les tables de ce serveur
    -# Ces réglages valent pour les nouvelles tables. Chacune peut changer de langue et de temps.
settings-server-language = **Langue des plateaux**
settings-server-discord = Comme dans Discord
settings-server-pace = **Temps pour chaque décision**
settings-server-where =
    { "**" }Salons pour les tables**
    -# Leurs fils en font partie. { $gone ->
        [yes] Les salons choisis n’existent plus.
       *[no] { "" }
    }
settings-server-channels = Tous les salons
settings-server-openers =
    { "**" }Qui peut ouvrir des tables ?**
    -# Tout le monde peut s’y asseoir. { $none ->
        [yes] Sans rôle choisi, seule l’équipe en ouvre.
       *[no] { "" }
    }
settings-server-who =
    { $who ->
        [everyone] Tout le monde
        [roles] L’équipe et des rôles
       *[managers] Seulement l’équipe
    }
settings-server-roles = Rôles
settings-server-calls-about = **Rappels dans les salons quand une partie attend quelqu’un**
settings-server-hints-about =
    { "**" }Indices dans *maunz.***
    -# Peuvent-ils dire qu’un coup fait gagner ou forme un alignement ? Si oui, chaque table choisit.
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
    -# Il montre les résultats de `/défi`, une fois par jour au plus.
settings-server-day-channel = Aucun message
no-day-channel = Je ne peux pas écrire là-bas. Choisis un salon où je le peux.
settings-server-bell =
    { "**" }Cloche**
    -# Quand une place se libère, elle prévient jusqu’à dix membres qui l’ont demandé, chacun au plus une fois toutes les trois heures. { $calls ->
        [off] Elle se tait tant que les rappels dans les salons sont coupés.
       *[on] { "" }
    }
settings-server-bells =
    { $chosen ->
        [on] Oui
       *[off] Non
    }
settings-server-bell-rooms = Cloche dans tous les salons
no-bell-channel = Aucune cloche ne peut sonner dans { $channels }. Laisse-moi d’abord y lire et y écrire.
no-bot-role = Aucun membre n’a { $roles }, seulement des applications. Choisis d’autres rôles.
no-manager-here = Ces réglages n’existent que sur un serveur où je suis. Les tiens sont dans `/réglages perso`.
