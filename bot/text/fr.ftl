### Les mots communs à tous les jeux. Clés : partie de l’écran ; les refus commencent par no-.

language-name = Français

## Commandes, telles que le menu de Discord les montre

command-new = nouvelle
    .about = Ouvrir une table dans ce salon
command-hand = main
    .about = Voir tes cartes et choisir, rien que pour toi
command-play = jouer
    .about = Jouer une carte en l’écrivant
command-board = plateau
    .about = Ramener le plateau en bas du salon
command-read = lire
    .about = Le plateau en mots, rien que pour toi, avec ses boutons
command-rules = règles
    .about = Comment on joue
command-leave = quitter
    .about = Quitter la partie ; l’ordinateur continue pour toi, et tu peux revenir
command-stop = arrêter
    .about = Arrêter la partie pour tout le monde, si plus de la moitié des joueurs est d’accord
command-language = langue
    .about = Langue du plateau ; tes messages à toi restent dans la tienne
command-pace = rythme
    .about = Combien de temps peut prendre une décision ; ensuite, l’ordinateur prend celle-là
command-pace-evening = soirée : 10 minutes
command-pace-live = en direct : 2 minutes
command-pace-letter = par correspondance : 1 jour
command-pace-none = sans horloge

## Avant la partie

lobby-opened =
    🔏 { $host } ouvre une table : **{ $title }**
    -# Table { $session } · sceau du hasard : `{ $seal }`. Ce message ne sera jamais modifié ; après la partie, **Vérifier** dévoile le secret caché derrière le sceau, et tout le monde peut contrôler.
lobby-invited = Encore une partie, { $guests } ?
lobby-title = { $title } · Qui joue ?
lobby-about =
    { $span ->
        [0] { $most } personnes.
       *[other] De { $fewest } à { $most } personnes.
    } Appuie sur **Rejoindre** pour prendre place.
lobby-seats = **Autour de la table : { $here } sur { $most }**
lobby-host = hôte
lobby-missing =
    { $missing ->
        [1] Il manque encore une personne.
       *[other] Il manque encore { $missing } personnes.
    }
lobby-ready =
    { $free ->
        [0] La table est au complet : { $host } peut commencer.
       *[other] { $host } peut commencer ; on peut encore rejoindre la table.
    }
lobby-pace =
    { $pace ->
        [live] ⏳ 2 minutes par décision ; ensuite, l’ordinateur prend celle-là pour toi.
        [evening] ⏳ 10 minutes par décision ; ensuite, l’ordinateur prend celle-là pour toi.
        [letter] ⏳ 1 jour par décision ; ensuite, l’ordinateur prend celle-là pour toi.
       *[none] ⏳ Sans horloge : chacun prend son temps.
    }
lobby-computers = Ajouter des ordinateurs …
lobby-computer =
    { $level ->
        [easy] Facile : joue comme un enfant
        [medium] Moyen : joue raisonnablement
       *[hard] Difficile : joue de son mieux
    }
    .about =
        { $level ->
            [easy] Krümel, Flocke, Tapsi et leurs amis
            [medium] Minka, Felix, Mohrle et leurs amis
           *[hard] Kralle, Sokrates, Madame Mimi et leurs amis
        }
lobby-fill =
    Remplir la table : { $level ->
        [easy] { $count } faciles
        [medium] { $count } moyens
       *[hard] { $count } forts
    }
lobby-no-computer = Le dernier joueur ordinateur se lève
lobby-level =
    { $level ->
        [easy] ordinateur, facile
        [medium] ordinateur, moyen
       *[hard] ordinateur, difficile
    }
lobby-join = Rejoindre
lobby-leave = Se lever
lobby-start = Commencer
lobby-cancel = Annuler
lobby-remove = Retirer …
remove-question = Qui dois-je retirer de la table ? Cette personne ne pourra plus s’y asseoir.
remove-done = { $name } n’est plus à la table.
remove-alone = Personne d’autre n’est à la table.
lobby-seal = -# Sceau : `{ $seal }…`

## Plateau

board-hand = Ma main
board-rules = Règles
board-since = Depuis mon tour
since-nothing = Il ne s’est rien passé depuis ton dernier coup.
rules-here = ⚠️ { $options }
board-again = Rejouer
board-replay = Revoir
board-stopped = Cette partie a été arrêtée. Personne n’a gagné.
board-cancelled = Cette table a été fermée avant le début de la partie.
board-coming = Le plateau arrive en bas.
call =
    { $person }, { $people ->
        [one] c’est à toi
       *[other] c’est à vous
    } : **{ $title }** · [vers le plateau]({ $link })
call-dm = C’est ton tour : **{ $title }** · [vers le plateau]({ $link })
remind =
    ⏰ { $person }, la moitié du temps est passée : **{ $title }** { $people ->
        [one] t’attend
       *[other] vous attend
    }. L’ordinateur décide { $until }. · [vers le plateau]({ $link })
remind-dm = ⏰ La moitié du temps est passée : **{ $title }** t’attend. L’ordinateur décide { $until }. · [vers le plateau]({ $link })
board-how-come = D’où ça vient ?
board-proof = Vérifier

## Le déroulement

how-it-went-head = 📈 **Le déroulement.**
how-it-went-turning =
    { $when ->
        [first] { $by ->
            [rounds] { $name } a mené dès la première manche.
           *[turns] { $name } a mené dès le premier coup.
        }
        [last] { $by ->
            [rounds] Tournant : la dernière manche. Elle seule a décidé la victoire de { $name }.
           *[turns] Tournant : le dernier coup. Lui seul a décidé la victoire de { $name }.
        }
       *[between] { $by ->
            [rounds] Tournant : manche { $chapter }. À partir de là, personne n’a plus rattrapé { $name }.
           *[turns] Tournant : coup { $chapter }. À partir de là, personne n’a plus rattrapé { $name }.
        }
    }
how-it-went-luck = 🍀 Chance en points : { $lucks }.
how-it-went-clover = Sur l’image, 🍀 marque les points que la chance seule aurait apportés.
how-it-went-alt =
    { $kind ->
        [percent] Une ligne par place. Chances de gagner en pour cent après { $by ->
            [rounds] la manche
           *[turns] le coup
        } { $after } :
       *[points] Une ligne par place. Points après { $by ->
            [rounds] la manche
           *[turns] le coup
        } { $after } :
    }
how-it-went-alt-seat = { $place }. { $name } : { $values }.

## Main privée

hand-dm = Main en message privé
hand-no-dm = Sans messages privés
hand-dm-sent = ✉️ Ta main arrive aussi en message privé.
hand-board = Vers le plateau
tip-once = Chaque conseil ne vient qu’une fois. `/réglages moi` les coupe.
hand-which = -# Cette main est celle de la partie { $link }.
hand-dms-closed = Je ne peux pas t’écrire : tes messages privés sont fermés. Ouvre-les dans les paramètres de confidentialité de ce serveur, ou continue simplement ici.
hand-dms-paused = Discord ne me laisse plus ouvrir de messages privés pour le moment. Ta main est ici ; dans une heure environ, elle reviendra par message privé.
hand-over =
    La partie est finie. Tu termines à la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $place }e
    } place sur { $players }, avec { $score ->
        [1] un point
        [one] { $score } point
       *[other] { $score } points
    }.
stand-in = quelqu’un
hand-stopped = Cette partie a été arrêtée.

## Qui est assis à une partie en cours

attendance-due = ⏳ Temps écoulé { $until }.
attendance-thinking =
    💭 { $names } { $count ->
        [1] réfléchit
       *[other] réfléchissent
    } …
attendance-missed = ⏰ Le temps de { $name } est écoulé : l’ordinateur a décidé cette fois ({ $missed } sur { $most }).
attendance-away = { $face } L’ordinateur joue pour { $names } ; on peut toujours revenir.
attendance-free = { $face } L’ordinateur joue pour { $names } ; la place est libre.
attendance-paused = ⏸️ Tout le monde est parti : la partie est en pause et se termine { $until } si personne ne revient.
attendance-stop = 🛑 { $names } voudrait terminer la partie sans vainqueur : { $here } voix sur { $needed } nécessaires.
attendance-back = Je suis de retour
attendance-take = M’asseoir ici
attendance-stop-too = Terminer
attendance-play-on = Retirer ma demande
hand-away = Ton temps s’est écoulé plusieurs fois de suite, alors tu comptes comme absent. Appuie sur le bouton, et tu rejoues.
hand-gone =
    { $paused ->
        [yes] Tu es parti, et la partie est en pause jusqu’à ce que quelqu’un revienne. Tu peux reprendre ta place.
       *[no] Tu es parti, et l’ordinateur joue pour toi. Tant que personne d’autre ne s’est assis là, tu peux revenir à ta place.
    }
take-question = De qui prends-tu la place ? Tu reçois ses cartes et ses points tels qu’ils sont, et tu continues à partir de là.
take-done =
    Bienvenue, tu es maintenant à la table, avec les cartes et les points de { $name } tels qu’ils sont. { $turn ->
        [yours] C’est ton tour : le plateau montre quoi faire.
       *[others] C’est à { $players } de jouer ; le plateau montre où en est la partie.
    }

## Quitter et arrêter

leave-lobby = Tu as quitté la table.
leave-question =
    Quitter cette partie ? { $paused ->
        [yes] Personne d’autre ne joue ici : elle reste en pause jusqu’à ton retour, et se termine après une semaine.
       *[no] L’ordinateur continue pour toi. Tu peux revenir, tant que personne d’autre ne s’est assis là.
    }
leave-button = Quitter la partie
leave-done =
    Tu es parti ; { $paused ->
        [yes] la partie est en pause jusqu’à ton retour. Pour revenir, appuie sur 🙋 sur le plateau.
       *[no] l’ordinateur continue pour toi. Si tu changes d’avis, appuie sur 🙋 sur le plateau.
    }
give-up-question = Abandonner ? Ton adversaire gagne alors la partie, et on ne pourra pas revenir en arrière.
give-up-button = Abandonner
give-up-done = Tu as abandonné. Bien joué quand même !
stop-question =
    Terminer cette partie pour tous ({ $players }) ? { $needed ->
        [1] Il n’y aura pas de vainqueur, et cela ne peut pas être annulé.
       *[other] Il n’y aura pas de vainqueur. Il faut { $needed } voix parmi ceux qui jouent : je note ton souhait sur le plateau, et les autres peuvent approuver.
    }
stop-button = Arrêter la partie
stop-done = La partie est arrêtée.
stop-voted = C’est noté sur le plateau : { $here } voix sur { $needed } nécessaires. ▶️ l’y annule.

## Ce qui ne va pas, et ce qui reste possible

no-stale-now =
    Ce bouton datait d’un moment précédent, rien n’a changé. { $turn ->
        [yours] C’est ton tour : choisis parmi les boutons tels qu’ils sont maintenant.
       *[others] C’est maintenant à { $players } de jouer ; ce que tu vois est de nouveau à jour.
    }
no-stale = Ce bouton datait d’un moment précédent, rien n’a changé.
no-forged = Ce bouton n’est pas tel que je l’ai fait. Rien n’a changé ; prends les boutons du message le plus récent.
no-form = Je ne connais pas ce formulaire. Rien n’a changé ; utilise les boutons du message le plus récent.
no-old-board = Ce plateau n’est plus le bon. La partie continue ici : { $link }
no-old-command = Cette commande a changé. Redémarre ton application Discord et réessaie ; en attendant, les boutons fonctionnent.
no-game-away = Ce jeu est en cours de mise à jour et fait une petite pause. Rien n’est perdu ; réessaie dans une minute.
no-session = Je ne connais pas cette partie. Ouvres-en une avec la commande `nouvelle`.
no-session-over = Cette partie est finie. Son plateau : { $link }
no-table-here = Personne ne joue à ce jeu dans ce salon. Ouvre une table avec `{ $command }`.
no-second-table = Ce salon a déjà une table de ce jeu : { $link }
    Vas-y, ou ouvre la tienne dans un autre salon ou fil.
no-second-table-paused = Dans ce salon, une table de ce jeu est en pause, car tout le monde est parti : { $link }
    Ceux qui y jouaient peuvent revenir ; une place quittée peut être reprise. Si tous sont partis, la commande `arrêter` la débarrasse.
no-guild = Je joue seulement dans les salons d’un serveur. Essaie là-bas.
no-permission = Je ne peux pas faire ici tout ce qu’une partie demande. Il manque : { $missing }. Demande à quelqu’un qui gère ce serveur de l’autoriser, ou choisis un autre salon.
no-write = Tu ne peux pas écrire dans ce salon, alors je n’y montre rien pour toi. Essaie là où tu peux écrire.
no-open-here =
    { $count ->
        [0] Pour l’instant, on ne peut pas ouvrir de table dans ce salon. Qui gère le serveur peut changer cela avec `/réglages serveur`.
       *[other] Sur ce serveur, les tables s’ouvrent dans { $channels }. Ouvre la tienne là-bas.
    }
no-open-you =
    { $count ->
        [0] Sur ce serveur, seuls ceux qui le gèrent ouvrent des tables. Tu peux t’asseoir à toutes, et `/apprendre` te montre un jeu, rien que pour toi.
       *[other] Sur ce serveur, les tables sont ouvertes par qui a { $roles }, ou gère le serveur. Tu peux t’asseoir à toutes, et `/apprendre` te montre un jeu, rien que pour toi.
    }
no-manager = Ces réglages sont pour ceux qui peuvent gérer ce serveur (permission « Gérer le serveur »). Les tiens sont sous `/réglages moi`.
no-hints-here = Sur ce serveur, les tables n’ont pas d’indices. Ouvre la tienne sans.
no-private-thread = Je ne suis pas dans ce fil privé. Mentionne-moi ici, cela m’y fait entrer, puis réessaie.
no-join-removed = L’hôte t’a retiré de cette table. Ouvre la tienne dans un autre salon ou fil.
no-remove-gone = Cette personne n’est plus à la table.
no-first-board = Je n’ai pas pu afficher le plateau ici, il n’y a donc pas de table. Vérifie que je peux voir ce salon et y envoyer des messages et des fichiers, puis réessaie.
no-many-lobbies = Tu as { $lobbies } tables qui n’ont pas commencé. Lances-en une, ou annule-la, avant d’en ouvrir une autre.
no-many-tables = Tu as ouvert { $tables } tables en une heure. Souffle un peu : bientôt tu pourras ouvrir la suivante.
no-many-computers = Il y a déjà { $most } ordinateurs difficiles à tes tables. Choisis-en un moyen, ou termine d’abord une partie.
no-board-soon = Le plateau vient de descendre. Il est en bas du salon ; réessaie dans un instant.
no-join-twice = Tu es déjà à cette table. { $missing ->
        [0] { $host } peut appuyer sur Commencer.
        [1] Il manque encore une personne.
       *[other] Il manque encore { $missing } personnes.
    }
no-not-seated = Tu n’es pas encore à cette table. Appuie sur Rejoindre pour jouer.
no-join-full =
    Les { $seats } places sont prises. Tu peux regarder, ou ouvrir ta propre table dans un autre salon ou fil.
no-already-started = La partie a commencé. Tu peux la regarder ici, ou ouvrir ta propre table dans un autre salon ou fil.
no-not-started = La partie n’a pas encore commencé. { $missing ->
        [0] { $host } peut appuyer sur Commencer.
        [1] Il manque encore une personne.
       *[other] Il manque encore { $missing } personnes.
    }
no-not-your-turn = Ce n’est pas ton tour : c’est à { $seat } de jouer. Ton tour arrive bientôt.
no-start-host = { $host } a ouvert cette table et décide : lancer la partie, inviter des ordinateurs et retirer des personnes.
no-start-few =
    Il faut au moins { $seats } personnes ; pour l’instant, { $here ->
        [1] une seule est à table
       *[other] { $here } sont à table
    }. Invite quelqu’un à appuyer sur Rejoindre.
no-cancel = Seuls l’hôte ({ $host }) et ceux qui gèrent ce serveur peuvent annuler cette table.
no-stop = Seuls ceux qui jouent ici ({ $players }) et ceux qui gèrent ce serveur peuvent terminer cette partie.
no-how-come = Il ne s’est encore rien passé qu’on puisse expliquer. La table est ici : { $link }
no-back-here = Tu es déjà là, et personne ne joue pour toi. Le plateau dit ce qu’on attend.
no-take-twice = Tu as déjà une place à cette table. Si l’ordinateur joue pour toi, appuie sur 🙋 sur le plateau.
no-take-taken = Cette place n’est pas libre : quelqu’un y joue, ou vient de s’y asseoir. Tu peux regarder, ou ouvrir ta propre table dans un autre salon ou fil.
no-left = Tu as quitté cette partie. Appuie sur 🙋 sur le plateau pour continuer.
no-vote-to-stop = Tu n’as pas demandé d’arrêter cette partie : il n’y a rien à retirer. Elle ne s’arrête que si assez d’entre vous appuient sur 🛑 ; les autres continuent simplement.
no-stranger = Tu n’es pas à cette table. Ici jouent { $players } ; tu peux regarder, ou ouvrir ta propre table dans un autre salon ou fil.
no-stranger-late = Tu n’es pas ou plus à cette table : une place laissée libre a été reprise par { $late }. Ici jouent { $players } ; tu peux regarder, ou ouvrir ta propre table dans un autre salon ou fil.
no-board-stranger = Le plateau peut être ramené par celles et ceux qui jouent et par la gestion de ce serveur. Tu le trouves ici : { $link }
no-again-stranger = Cette table peut être relancée par les personnes qui y ont joué. Ouvre la tienne avec `{ $command }`.
no-answer = Discord n’a pas pris ma réponse à l’instant. Ton coup est peut-être enregistré quand même : le plateau le montre dans un moment.
saved-anyway = Ton coup est enregistré. Le plateau le montre dans un moment.
no-database = Je n’arrive pas à ouvrir mon carnet en ce moment. Rien n’a changé ; appuie encore une fois dans un instant. (Référence { $reference })
no-our-mistake = L’erreur vient de nous, pas de toi. Ta partie est enregistrée ; réessaie, ou continue depuis le plateau. (Référence { $reference })

## Ce que le plateau ne peut pas montrer lui-même

trouble-board-gone = Le message ou le salon du plateau a disparu. La partie continue dans ta main ; la commande `plateau` l’affiche de nouveau.
trouble-board-forbidden = Je n’ai plus le droit d’afficher le plateau dans son salon. La partie continue dans ta main ; quelqu’un qui gère le serveur peut me rendre le droit de voir le salon, d’envoyer des messages et de joindre des fichiers.

permission =
    { $name ->
        [view_channel] Voir le salon
        [send_messages] Envoyer des messages
        [send_messages_in_threads] Envoyer des messages dans les fils
        [embed_links] Intégrer des liens
        [connect] Se connecter
        [attach_files] Joindre des fichiers
       *[read_message_history] Voir les anciens messages
    }

## Leçons

lesson-button = Apprendre en jouant
lesson-head = 🎓 { $title } · étape { $number } sur { $tasks }
lesson-other = 🤔 C’est permis aussi, mais cette étape parle d’autre chose. Voici ce que cela donne :
lesson-next = Suite
lesson-again = Réessayer
lesson-skip = Continuer quand même
lesson-anew = Recommencer
lesson-won = 🏆 **Tu as gagné ta première partie de { $title } !** Tu en sais assez pour une vraie.
lesson-play = Jouer en solo maintenant

## Le terrain de jeu dans le navigateur

playground-empty = Personne ne joue encore ici. Tape /games, appuie sur Entrée, puis sur la flèche : les quatre jeux s’affichent.
playground-only-you = Visible uniquement par toi
playground-dismiss = Supprimer le message
playground-stopped = Le terrain de jeu est arrêté. Relance-le.
playground-uncertain = Le terrain de jeu s’est arrêté. Ton clic est peut-être enregistré.
