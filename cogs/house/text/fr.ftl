### Mots de la maison : ce qui n’appartient à aucun jeu en particulier.

house-games = parties
    .about = Tes parties sur ce serveur, d’abord celles qui t’attendent
house-games-another = **Commencer une autre partie ici :**
house-games-head =
    { $running ->
        [0] **Tu ne joues nulle part sur ce serveur en ce moment.** De quoi as-tu envie ?
       *[other] { $waiting ->
            [0] **Personne ne t’attend.**
            [one] **Une partie t’attend.**
           *[other] **{ $waiting } parties t’attendent.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) dans { $channel } t’attend, le temps est écoulé { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) dans { $channel } t’attend
house-games-away = 🙋 [{ $title }]({ $link }) dans { $channel } : tu es absent, tu peux revenir
house-games-other = -# [{ $title }]({ $link }) dans { $channel } attend les autres
house-games-more = -# … et { $more } de plus
house-seats =
    { $span ->
        [0] { $most } joueurs
       *[other] de { $fewest } à { $most } joueurs
    }
house-play = Jouer maintenant
house-alone = Jouer seul maintenant
house-help = aide
    .about = Les jeux, jouer seul, être appelé, vie privée
house-help-head =
    ### 🐱 Quatre jeux pour vos salons
    ▶️ *Jouer maintenant* ouvre ici une table que d’autres peuvent rejoindre. *Jouer seul maintenant* commence tout de suite, contre des ordinateurs.
house-help-more =
    🎓 **Tu débutes ?** `/apprendre` te montre un jeu en y jouant, rien que pour toi : huit étapes jusqu’à une première partie gagnée.
    🪑 **À la table.** Le plateau du salon montre la partie, et ce que tu peux presser se trouve dessous. Toi seul vois tes cartes : 🖐️ les montre. 📖 explique les règles.
    ⏳ **Tu as le temps.** Chaque partie est gardée, et vous pouvez continuer plus tard. `/{ $games }` montre celles qui t’attendent. Si tu n’es pas là, on t’appelle ; `/{ $settings } { $me }` dit où, ou pas du tout.
    🎬 **Après.** Sous le plateau d’une partie finie, tu peux la revoir, rejouer, et obtenir la preuve que les cartes et les dés étaient honnêtes.
    🔒 **Vie privée.** `/{ $privacy }` te donne tout ce que je garde sur toi, ou l’oublie.
    🛠️ Qui gère le serveur règle ses tables avec `/{ $settings } { $server }`.
house-settings = réglages
    .about = Comment tu aimes être servi
house-me = moi
    .about = Où l’on t’appelle, et où tu reçois tes cartes
house-me-head =
    ### Comment je te sers
    Cela vaut dans chaque partie et sur chaque serveur. Je parle la langue de ton Discord.
house-reminders-menu = Quand une partie m’attend …
house-reminders =
    { $where ->
        [channel] Appelle-moi dans le salon
        [dm] Appelle-moi par message privé
       *[off] Ne m’appelle pas
    }
house-hands-menu = Mes cartes …
house-hands =
    { $where ->
        [dm] Envoie-moi aussi mes cartes par message privé
       *[channel] Montre-moi mes cartes dans le salon, en privé
    }

house-tips-menu = Les conseils de mes premières parties …
house-tips =
    { $wanted ->
        [on] Explique-moi ce qui arrive pour la première fois
       *[off] Pas de conseils
    }

house-words-menu = Ce que montre ma main …
house-words =
    { $how ->
        [words] Des mots, pour lecteurs d’écran
       *[pictures] Des images
    }
house-words-more = -# Le plateau en mots : `lire` dans chaque jeu, par exemple `/maunz lire`. Rien que pour toi, avec tous les boutons.

## Le serveur

house-server = serveur
    .about = Comment sont les tables de ce serveur, pour qui le gère
house-server-head =
    ### Les tables de ce serveur
    Cela vaut pour les nouvelles tables. Qui en ouvre une peut toujours choisir pour elle une autre langue et un autre rythme.
house-server-language = Langue des plateaux
house-server-discord = La langue du serveur dans Discord
house-server-pace = Rythme
house-server-where = **Salons où l’on peut ouvrir des tables**, avec leurs fils. Aucun choisi, c’est partout. { $gone ->
        [yes] Ceux que tu as choisis n’existent plus : prends-en d’autres, ou retire-les tous.
       *[no] { "" }
    }
house-server-channels = Tous les salons
house-server-openers = **Qui peut ouvrir des tables.** Tout le monde peut s’y asseoir. { $none ->
        [yes] Choisis un rôle : d’ici là, seuls ceux qui gèrent le serveur le peuvent.
       *[no] { "" }
    }
house-server-openers-menu = Qui peut ouvrir des tables
house-server-who =
    { $who ->
        [everyone] Tout le monde
        [roles] Qui a l’un de ces rôles, et ceux qui gèrent le serveur
       *[managers] Seulement ceux qui gèrent le serveur
    }
house-server-roles = Rôles
house-server-more = **Les appels** sont les petits messages dans un salon pour qui est attendu, dans les parties déjà lancées aussi. **Les indices** disent dans maunz., avant un coup, ce qu’il gagne ; chaque table décide pour elle-même.
house-server-calls =
    { $now ->
        [on] Appels dans les salons : oui
       *[off] Appels dans les salons : non
    }
house-server-hints =
    { $now ->
        [on] Indices : permis
       *[off] Indices : pas permis
    }
house-server-discords = -# Discord peut faire plus : sous Paramètres du serveur → Intégrations, tu permets ou interdis chacune de mes commandes à des rôles, à des gens et dans des salons.

## Vie privée

house-privacy = confidentialité
    .about = Ce que je garde sur toi, et comment l’effacer
house-export = exporter
    .about = Tout ce que je garde sur toi, dans un fichier
house-export-to = où
    .about = Où va le fichier
house-export-here = ici, pour toi seul
house-export-dm = par message privé
house-export-about =
    📦 Voici tout ce que je garde sur toi : tes réglages et tes cotes, si tu en as, et { $tables ->
        [0] aucune place à une table.
        [one] ta place à une table, avec tes coups.
       *[other] tes places à { $tables } tables, avec tes coups.
    }
    -# Un fichier JSON. `/confidentialité oublier` efface tout cela.
house-export-sent = 📦 Le fichier est dans tes messages privés.
house-export-dms-closed = Je ne peux pas t’écrire : tes messages privés sont fermés. Le voici donc ici, pour toi seul.
house-contact = -# Questions sur tes données : { $contact }
house-forget = oublier
    .about = Oublier tout ce qui te concerne, pour toujours
house-forget-nothing = Je ne garde rien sur toi. Il n’y a rien à oublier.
house-forget-question =
    ### Veux-tu que je t’oublie ?
    J’abandonne tes places et ton nom, et c’est sans retour. Les parties des autres restent entières. Rien ne se passe encore : je te dis d’abord ce qui disparaît.
house-forget-on = Dis-moi ce qui disparaît
house-forget-keep = Tout garder
house-forget-really =
    ### Voici ce qui disparaît pour toujours
house-forget-running =
    { $running ->
        [one] Ta place dans une partie en cours : l’ordinateur continue, et tu ne peux pas revenir.
       *[other] Tes places dans { $running } parties en cours : l’ordinateur continue, et tu ne peux pas revenir.
    }
house-forget-lobbies =
    { $lobbies ->
        [one] Ta place à une table qui n’a pas commencé.
       *[other] Tes places à { $lobbies } tables qui n’ont pas commencé.
    }
house-forget-over =
    { $over ->
        [one] Ton nom dans une partie terminée : « { $name } » y a joué. Les autres gardent leurs places et leurs points.
       *[other] Ton nom dans { $over } parties terminées : « { $name } » y a joué. Les autres gardent leurs places et leurs points.
    }
house-forget-ratings =
    { $ratings ->
        [one] Ton classement dans un jeu.
       *[other] Tes { $ratings } classements.
    }
house-forget-lessons =
    { $lessons ->
        [one] Où tu en es dans une leçon.
       *[other] Où tu en es dans { $lessons } leçons.
    }
house-forget-tips = Les conseils que tu as lus.
house-forget-settings = Tes réglages.
house-forget-for-ever = **C’est irrévocable.** Les noms figurent aussi dans des messages des salons de Discord ; ils appartiennent à Discord, et je ne les change pas.
house-forget-now = Oublie-moi pour toujours
house-forget-kept = Rien n’a changé. Je te connais encore.
house-forget-done =
    C’est fait : je t’ai oublié.
    -# Ce qui figure dans les messages de Discord appartient à Discord : les anciens plateaux et textes avec ton nom y restent jusqu’à ce que quelqu’un les supprime. Une sauvegarde faite par la personne qui m’exploite garde tes données jusqu’à ce qu’une plus récente la remplace. Si tu rejoues, je repars de zéro.
