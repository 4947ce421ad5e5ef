### Les mots communs à tous les jeux. Clés : partie de l’écran ; les refus commencent par no-.
###
### Une chose, un mot. Un test trouve les mots qui suivent « pas ».
###
### table: les joueurs et la partie dans un salon
### plateau: le message public avec l’image; pas: planche, damier
### partie: un jeu, du début à la fin; pas: match
### manche, tour, coup: ce que les règles de chaque jeu appellent ainsi
### joueur virtuel: il joue à la table; l’ordinateur joue pour quelqu’un; pas: bot, robot
### lancer: ce qu’on fait des dés; pas: jeter
### arrivée: la dernière case d’Aus die Maus; pas: le but, au but
### message privé: celui de Discord; pas: message direct, messages directs, DM
### prévenir, rappel: le petit message au joueur qu’une partie attend; pas: appelle, appeler, appels
### correspondre: avoir la même couleur ou le même chiffre, dans Heul doch!; pas: s’accorde, s’accordait, va aussi, vont chez, va chez
### centre: ce que personne n’a encore capturé dans Mausen; pas: milieu
### en réserve: où retourne une pièce qui quitte le lit; pas: reviennent
### égalité: ni gagnant ni perdant; pas: nulle, nulles
### niveau: la force d’un joueur virtuel
### classement: la force de quelqu’un, sa place; pas: cote, cotes
### temps: ce qu’on a pour décider; pas: chrono
### chiffre: ce que porte une carte de Heul doch!
### vote: pour ou contre l’arrêt; pas: voix
### fil: celui de Discord
### équipe du serveur: les personnes avec la permission « Gérer le serveur »; pas: gestion du serveur, admins
### bousculer: faire avancer une souris d’une case; pas: marque de pousse
### règle d’origine: telle qu’imprimée; pas: comme imprimé
### par correspondance: un jour pour décider; pas: par lettres

language-name = Français
colon = { " : " }
semicolon = { " ; " }

## Commandes, telles que le menu de Discord les montre

command-new = ouvrir
    .about = Ouvrir une table dans ce salon
command-hand = main
    .about = Voir tes cartes en privé et en choisir une
command-play = jouer
    .about = Poser une carte en écrivant son nom
command-board = plateau
    .about = Ramener le plateau en bas du salon
command-read = texte
    .about = Lire le plateau en texte, boutons compris, rien que pour toi
command-rules = règles
    .about = Lire les règles du jeu
command-leave = quitter
    .about = Quitter la partie ; tu peux revenir tant que ta place est libre
command-stop = arrêter
    .about = Arrêter la partie pour tout le monde, si la majorité est d’accord
command-invite = inviter
    .about = La personne à inviter
command-language = langue
    .about = Langue du plateau ; tes pages privées gardent la tienne
command-pace = temps
    .about = Temps pour chaque décision ; ensuite, l’ordinateur s’en charge
command-pace-evening = tranquille : 10 minutes
command-pace-live = en direct : 2 minutes
command-pace-letter = par correspondance : 1 jour
command-pace-none = sans limite de temps
option-pings = rappels
    .about = Envoyer un message à la personne dont c’est le tour
option-pings-on = prévenir qui doit jouer
option-pings-off = pas de rappels
    .rule = pas de rappels (seul le plateau indique qui doit jouer)

## Avant la partie

lobby-opened = 🪑 { $host } a envie de jouer à **{ $title }**
lobby-alone = 😺 { $host } joue en solo à **{ $title }**
lobby-sealed = -# 🔏 Sceau de la table { $number } : `{ $seal }`
lobby-invited = On remet ça, { $guests } ?
lobby-title = { $title } · Qui joue ?
lobby-about =
    { $span ->
        [0] { $most } joueurs
       *[other] { $fewest } à { $most } joueurs
    }
lobby-seats =
    { $here ->
        [0] Personne n’est encore à la table.
       *[other] À la table ({ $here } sur { $most }) : { $players }
    }
lobby-host = hôte
lobby-missing =
    { $missing ->
        [1] Il manque encore un joueur.
       *[other] Il manque encore { $missing } joueurs.
    }
lobby-ready = { $host } peut commencer.
lobby-computers = Ajouter un joueur virtuel…
lobby-computer =
    { $level ->
        [easy] Facile : joue comme un enfant
        [medium] Moyen : joue avec bon sens
        [tricky] Rusé : a deux coups d’avance
        [sly] Retors : a trois coups d’avance
        [clever] Habile : voit loin un coup sur quatre
        [strong] Fort : voit loin un coup sur deux
        [fierce] Féroce : n’est distrait qu’un coup sur cinq
        [tough] Coriace : n’est presque jamais distrait
       *[hard] Difficile : ne fait aucun cadeau
    }
    .about = { $names } et leurs amis
lobby-fill = En ajouter { $count }, niveau { level }
lobby-no-computer = Retirer le dernier joueur virtuel
level =
    { $level ->
        [easy] facile
        [medium] moyen
        [tricky] rusé
        [sly] retors
        [clever] habile
        [strong] fort
        [fierce] féroce
        [tough] coriace
       *[hard] difficile
    }
lobby-join = Rejoindre
lobby-set-up = Préparer…
lobby-leave = Quitter la table
lobby-start = Commencer
lobby-cancel = Annuler la table
lobby-remove = Retirer quelqu’un…
    .about = Cette personne ne peut plus revenir ici
    .invited = L’invitation est annulée
page-back = Retour

## Venir à une table


invite-call =
    ✉️ { $person }{ $host } t’invite à jouer à **{ $title }** · [aller à la table]({ $link })
    -# Une place t’est gardée. L’invitation expire { $until }.
invite-whom =
    ✉️ **Qui veux-tu inviter ?**
    -# Je garde une place trois heures, et la réponse apparaît ici.
invite-menu-people = Choisir une personne…
invite-accept = Rejoindre
invite-decline = Pas maintenant
invite-accepted = Te voilà à la table ! [Y aller]({ $link })
invite-declined = C’est noté, la place est de nouveau libre. Ton refus reste entre { $host } et toi.
lobby-kept = ✉️ Invitation envoyée, place gardée : { $names }.
lobby-accepted = ✅ Invitation acceptée : **{ $names }**.
lobby-refused = 🙅 Invitation déclinée : **{ $names }**.
no-join-kept = Les places libres sont réservées aux personnes invitées, trois heures au plus. Réessaie plus tard.
no-invite-self = Tu as déjà ta place.
no-invite-bot = Les applications ne jouent pas. **⚙️** sous la table ajoute des joueurs virtuels.
no-invite-now = Pour le moment, cette personne n’accepte pas tes invitations. Invite quelqu’un d’autre, ou ouvre une table.
no-invite-unseen = Cette personne ne voit pas ce salon, je ne peux donc pas l’inviter.
no-invite-seated = Cette personne est déjà à ta table.
no-invite-twice = Cette personne est déjà invitée.
no-invite-back = Tu as retiré cette invitation. Tout le monde peut venir avec **➕ { lobby-join }**.
no-invite-you = Cette invitation est pour quelqu’un d’autre. S’il reste une place [à la table]({ $link }), prends-la avec **➕ { lobby-join }**.
no-invite-over = Cette invitation n’est plus valable. [Aller à la table]({ $link })

## Plateau

board-hand = Ma main
board-rules = Règles
take-back-button =
    { $whose ->
        [named] Annuler le coup ({ $who })
       *[own] Annuler le coup
    }
took-back = ↩️ { $who } annule son coup.
board-since = Résumé
board-leave = Quitter
since-nothing = Il ne s’est rien passé depuis ton dernier tour.
rules-here = ⚠️ { $options }
with-options = À cette table : { $options }.
board-again = Rejouer
board-harder = Rejouer au niveau supérieur
board-other = Un autre jeu…
other-question = 🎲 **Un autre jeu** avec les mêmes personnes ? J’ouvre une table ici et je les y invite.
other-none = Les autres jeux n’ont pas de place pour tout le monde, ou ont déjà une table ici.
board-replay = Revoir
board-stopped =
    { $by ->
        [manager] L’équipe du serveur a arrêté cette partie.
        [one] { $names } a arrêté cette partie.
        [vote] Un vote a arrêté cette partie ({ $names }).
       *[unknown] Cette partie a été arrêtée.
    } Personne n’a gagné.
board-unrated = -# Cette partie n’est pas classée, car une place a changé de mains ({ $names }).
board-cancelled = -# { $title } · Cette table a été annulée avant de commencer.
board-coming = Le plateau arrive en bas du salon.
call = 👉 { $person }**{ $title }** · { $people ->
        [one] à toi de jouer
       *[other] à vous de jouer
    } · [aller au plateau]({ $link })
call-vote = 🛑 { $person }**{ $title }** · arrêter ou continuer ? À toi de voter · [aller au plateau]({ $link })
call-offer = 🤝 { $person }**{ $title }** · on te propose l’égalité · [aller au plateau]({ $link })
call-down = Ramener ici
remind = ⏰ { $person }**{ $title }** · si tu ne joues pas, l’ordinateur décide { $until } · [aller au plateau]({ $link })
board-how-come = Pourquoi ?
board-proof = Preuve

## Main privée

hand-dm = Par MP
hand-no-dm = Sans MP
hand-board = Voir le plateau
hand-which = -# Ceci concerne [cette partie]({ $link }).
hand-dms-closed = Discord ne me laisse pas t’écrire. Autorise les messages privés dans les paramètres de ce serveur, ou continue ici.
hand-dms-paused = Discord retient mes nouveaux messages privés. Ta main est ici ; je te réécris dans une heure environ.
hand-over =
    La partie est finie. { $place ->
        [1] Tu gagnes avec
       *[other] Tu termines { $place }e, avec
    } { $score ->
        [1] un point
        [one] { $score } point
       *[other] { $score } points
    }.
hand-stopped = Cette partie a été arrêtée.

## Qui est assis à une partie en cours

attendance-due = ⏳ Le temps expire { $until }.
attendance-thinking =
    💭 { $names } { $count ->
        [1] réfléchit
       *[other] réfléchissent
    }…
attendance-choosing = 💭 L’ordinateur choisit pour { $names }…
attendance-missed = ⏰ Temps écoulé : { $names }. À { $most }/{ $most }, l’ordinateur prend le relais.
attendance-away = { $face } L’ordinateur joue pour { $names }.
attendance-paused = ⏸️ **Tout le monde est parti, la partie est en pause.** Si personne ne revient, elle se termine { $until }.
attendance-stop =
    🛑 **On arrête ?** Pour : { $names } ({ $here }/{ $needed }).{ $against ->
        [0] { "" }
       *[other] {" "}Contre : { $others }.
    }{ $where ->
        [voted] {" "}Ton vote compte, et tu peux le changer ci-dessous.
       *[board] { "" }
    }
attendance-stop-lost = 💪 La partie continue. Contre l’arrêt : { $names }.
attendance-back = Me revoilà
attendance-take = Prendre la place
attendance-stop-too = Voter l’arrêt
attendance-play-on = Continuer
hand-away =
    { $plays ->
        [nobody] Tout le monde est parti, la partie est en pause. Si personne ne revient d’ici une semaine, elle se termine.
        [computer] L’ordinateur joue pour toi.
       *[other] L’ordinateur joue pour toi jusqu’à ton retour, ou jusqu’à ce qu’on prenne ta place.
    }
take-question = À la place de qui veux-tu jouer ? Tu reprends la partie telle quelle.

## Quitter et arrêter

leave-lobby = Tu as quitté la table.
question-no = Finalement, non
leave-last-question = Il n’y a que toi à cette table. Si tu pars, elle est annulée.
leave-last-button = Annuler la table
cancel-question = Annuler cette table pour tout le monde ({ $players }) ? La partie n’a pas commencé.
leave-question =
    Quitter cette partie ? { $paused ->
        [yes] Elle reste en pause jusqu’à ce que quelqu’un revienne. Si personne ne revient d’ici une semaine, elle se termine.
        [end] Personne d’autre n’y joue, elle se termine donc sans victoire.
        [cup] L’ordinateur continue pour toi. Tu peux revenir à tout moment.
       *[no] L’ordinateur continue pour toi. Tu peux revenir tant que ta place est libre.
    }
leave-button = Quitter la partie
give-up-question = Abandonner ? Ton adversaire gagne, et c’est définitif.
give-up-button = Abandonner
stop-question =
    Arrêter cette partie pour tout le monde ({ $players }) ? { $needed ->
        [1] Personne ne gagne, et c’est définitif.
       *[other] Personne ne gagne. Il faut { $needed } votes, y compris le tien ; les autres votent sous le plateau.
    }
stop-question-manager = Arrêter cette partie sans vote, pour tout le monde ({ $players }) ? Personne ne gagne, c’est définitif, et j’écris ici que c’était toi.
stop-button = Arrêter la partie
stop-by-admin = 🛑 { $name }, de l’équipe du serveur, a arrêté cette partie.

## Ce qui ne va pas, et ce qui reste possible

no-stale = Ce bouton n’était plus à jour. Utilise ceux qui s’affichent maintenant.
no-forged = Je ne connais pas ce bouton. Utilise ceux du dernier message.
no-take-back = Tu n’as rien à annuler. Il est trop tard dès qu’on a joué après toi, lancé les dés ou dévoilé quelque chose.
no-page-back = Je ne sais plus ce qu’il y avait ici. Rouvre la page.
no-old-board = C’est un ancien plateau. [La partie continue ici]({ $link })
no-old-command = Cette commande a changé. Relance Discord ; les boutons, eux, fonctionnent.
no-game-over-here = Aucune partie n’est terminée dans ce salon. Les autres sont dans `/historique`.
no-game-numbered = La table { $number } n’a pas de partie terminée ici. Les numéros de table sont dans `/historique`.
no-game-of-yours = Je ne trouve pas cette partie. Ici, je montre celles de nos messages privés.
no-game-away = Ce jeu est en cours de mise à jour. Rien n’est perdu ; réessaie dans une minute.
no-such-game = Je ne trouve aucun jeu de ce nom. Voici les miens : { $games }.
no-session = Je ne trouve pas cette partie. Ouvre une autre table avec `/jeux`.
no-session-over = Cette partie est terminée. [Aller au plateau]({ $link })
no-table-here = Personne ne joue à ce jeu ici. Ouvre une table avec `/{ $command } { command-new }`.
no-second-table = Il y a déjà [une table de ce jeu]({ $link }) ici.
    Si elle est complète, ouvre la tienne ailleurs.
no-second-table-own = Tu as déjà une place à [une table de ce jeu]({ $link }) ici.
    Tu n’en veux plus ? `/{ $command } { command-stop }` l’annule, ou lance un vote pendant la partie.
no-second-table-paused = [Une table de ce jeu]({ $link }) est en pause ici, sans personne.
    Prends une place libre. Si tout le monde a quitté la partie, `/{ $command } { command-stop }` l’arrête.
no-permission = Il me manque ici des permissions : { $missing }. Demande-les à l’équipe, ou choisis un autre salon.
no-write = Tu ne peux pas écrire dans ce salon, je n’y affiche donc rien pour toi.
no-open-here =
    { $count ->
        [0] On n’ouvre pas de table dans ce salon. L’équipe du serveur peut changer cela avec `/réglages serveur`.
       *[other] Sur ce serveur, ouvre ta table dans { $channels }.
    }
no-open-you =
    Ici, c’est à l’équipe du serveur{ $count ->
        [0] { "" }
       *[other] {" "}et aux membres avec { $roles }
    } d’ouvrir des tables. Mais tu peux jouer partout, et apprendre un jeu avec `/apprendre`.
no-manager = Ces réglages demandent la permission « Gérer le serveur ». Les tiens sont dans `/réglages perso`.
no-hints-here = Sur ce serveur, les indices ne disent pas si un coup fait gagner. Ouvre ta table sans cette option.
no-private-thread = Je ne suis pas dans ce fil privé. Mentionne-moi ici, puis réessaie.
no-join-removed = L’hôte t’a fait quitter cette table pour de bon.
no-remove-gone = Cette personne n’est plus à la table.
no-first-board = Je n’ai rien pu afficher ici, rien n’est donc ouvert. { why-refused }
no-many-lobbies = Tu as déjà { $lobbies } tables en attente. Commence ou annule l’une d’elles.
no-many-tables = Tu as ouvert { $tables } tables en une heure. Souffle un peu, la suivante est pour bientôt.
no-many-computers = Tes tables n’ont de place que pour { $most } joueurs virtuels très forts. Choisis un niveau plus facile, ou termine une partie.
no-board-soon = Un plateau vient de descendre dans ce salon. Réessaie dans un instant.
no-join-twice = Tu es déjà à cette table.
no-not-seated = Tu n’es pas encore à cette table. **➕ { lobby-join }** t’y donne une place.
no-join-full =
    { $seats ->
        [2] Les deux
       *[other] Les { $seats }
    } places sont prises. Regarde la partie, ou ouvre une table ailleurs.
no-already-started = La partie a déjà commencé.
no-not-started = La partie n’a pas encore commencé. [Aller à la table]({ $link })
no-not-your-turn = C’est à { $seat } de jouer, attends ton tour.
no-move-over = Cette partie est terminée.
no-start-host = C’est à { $host } de préparer cette table et de commencer.
no-start-few = Il faut être au moins { $seats }. Invite quelqu’un, ou ajoute des joueurs virtuels.
no-admin = C’est réservé à { $players } et à l’équipe du serveur. [Aller à la table]({ $link })
no-stop-tournament = Seule l’équipe du serveur peut arrêter une partie de tournoi. Si tu la quittes, l’ordinateur continue pour toi.
no-how-come = Il n’y a encore rien à expliquer. [Aller au plateau]({ $link })
no-back-here = Tu es déjà là. { $count ->
        [0] Personne n’est parti.
       *[other] **🙋 { attendance-back }**, c’est pour { $players }.
    }
no-take-twice = Tu as déjà une place ici. Si l’ordinateur joue pour toi, appuie sur **🙋 { attendance-back }**.
no-take-taken = Quelqu’un joue déjà à cette place.
no-take-tournament = Les places de cette table sont réservées au tournoi.
no-left = Tu as quitté cette partie. Reviens avec **🙋 { attendance-back }** sous le plateau.
no-left-for-good = Tu as quitté cette partie pour de bon, l’ordinateur joue pour toi.
no-vote-to-stop = Le vote est terminé, la partie continue.
no-vote-twice = C’est déjà ton vote. Change-le avec **🛑 { attendance-stop-too }** ou **💪 { attendance-play-on }**.
no-stranger = C’est réservé aux personnes qui jouent ici ({ $players }). `/jeux` montre les autres tables et propose une 🔔 pour la prochaine.
no-seat-taken = Ta place est maintenant à { $seat }. Tu peux regarder, rejoindre une autre table avec `/jeux`, ou t’asseoir dès qu’une place se libère ici.
no-stranger-free = Tu n’es pas à cette table, mais une place est libre. Appuie sur **🪑 { attendance-take }** sous le [plateau]({ $link }).
no-answer = Discord a refusé ma réponse. Ton coup compte peut-être quand même, regarde le plateau.
no-answer-refused = Discord n’a pas accepté ma réponse. { why-refused }
saved-anyway = Ton coup est enregistré. Le plateau le montre bientôt.
no-database = Je n’arrive pas à ouvrir mon carnet. Ton action compte peut-être quand même, alors regarde le plateau avant de réessayer. (Référence { $reference })
no-answer-cut-off = On m’a interrompu. Ton action compte peut-être quand même, alors regarde le plateau avant de réessayer.
no-our-mistake = L’erreur vient de moi. Ta partie est sauvegardée ; réessaie, ou continue depuis le plateau. (Référence { $reference })

## Ce que le plateau ne peut pas montrer lui-même

trouble-board =
    { $why ->
        [gone] Le message ou le salon du plateau a disparu. Continue avec la commande `{ command-read }` du jeu ; `{ command-board }` ramène le plateau.
       *[other] Je ne peux pas afficher le plateau dans son salon. { why-refused } Continue avec la commande `{ command-read }` du jeu.
    }
why-refused =
    { $why ->
        [gone] Le salon ou le message a disparu.
        [locked] Le fil est verrouillé. Qui gère les fils peut le déverrouiller, ou me donner la permission « Gérer les fils ».
        [full] Discord ne permet pas plus de fils ouverts ici. L’équipe du serveur peut en fermer.
        [filtered] Un filtre de ce serveur (AutoMod) bloque mon message. L’équipe du serveur peut l’autoriser.
        [forbidden] L’équipe du serveur peut me laisser voir ce salon, y écrire et y joindre des fichiers.
       *[other] Discord ne dit pas pourquoi.
    }

permission =
    { $name ->
        [view_channel] Voir le salon
        [send_messages] Envoyer des messages
        [create_public_threads] Créer des fils publics
        [send_messages_in_threads] Envoyer des messages dans les fils
        [embed_links] Intégrer des liens
        [connect] Se connecter
        [attach_files] Joindre des fichiers
       *[read_message_history] Voir les anciens messages
    }

## En solo, en messages privés

alone-title = { $title } · En solo
alone-opened = 😺 Voici **{ $title }**, rien que pour toi.
alone-levels = Choisir un niveau…
alone-numbers = Nombre de joueurs virtuels…
alone-number =
    { $count ->
        [one] Un joueur virtuel
       *[other] { $count } joueurs virtuels
    }
alone-typed = ✅ C’est fait. [Aller au plateau]({ $link })
board-next-level = 🔼 Tu as gagné { $wins } fois de suite à ce niveau. On passe au suivant ?
no-table-elsewhere = Ici, je ne suis que de passage. [Ajoute-moi]({ $invite }) à un serveur, ou joue en solo dans [nos messages privés]({ $direct }).
no-post-elsewhere = Sur ce serveur, je ne peux répondre qu’en privé. Essaie sur un autre.
no-first-board-alone = Je ne peux pas t’écrire. Si tu m’as bloqué, débloque-moi.
token-ran-out = ⏳ Ma dernière réponse a mis trop de temps pour Discord. Si elle manque, redemande.

## Énigmes

puzzle-solved =
    🏆 Résolue { $tries ->
        [1] du premier coup
        [2] au deuxième essai
       *[3] au troisième essai
    } :
    { $line }
puzzle-missed = { $left ->
        [one] Il te reste un essai.
       *[other] Il te reste { $left } essais.
    }
puzzle-over =
    C’était ton dernier essai. La solution :
    { $line }

## Le terrain de jeu dans le navigateur

playground-who = Qui es-tu ?
playground-nobody = Je ne connais pas { $name }. Choisis l’une de ces personnes.
playground-where = Où es-tu ?
playground-alone = Pour jouer en solo, choisis une personne, appuie sur **{ playground-begin }** et commence une partie ou une leçon.
playground-together = Pour jouer à plusieurs, ouvre cette page dans un deuxième onglet avec **+ { playground-another }**, choisis-y quelqu’un d’autre et rejoins la partie.
playground-about = C’est comme Discord, mais sur ton ordinateur, avec deux salons, un fil et six personnes.
playground-another = Une personne
playground-mail = Messages privés
playground-event = Un événement qui commence dans une minute et finit dans dix
playground-event-name = Soirée jeux
playground-empty = Personne ne joue encore ici. Tape { $command } puis deux fois Entrée, ou appuie ici :
playground-begin = Voir les jeux

## Les parties que l’on joue pour soi

no-solo-undo = Il n’y a rien à annuler.
