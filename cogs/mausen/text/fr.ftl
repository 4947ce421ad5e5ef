### Mausen en français.

mausen-title = Mausen

## Commandes

mausen-pitch = « Une souris ! » On pose un animal en secret. Qui chasse qui ?
mausen-command = { mausen-title } : { mausen-pitch }
mausen-option-scores = points
    .about = Qui peut voir les points pendant la partie
mausen-option-scores-hidden = cachés jusqu’à la fin
mausen-option-scores-own = on ne voit que les siens
    .rule = on ne voit que ses propres points
mausen-option-scores-open = visibles par tout le monde
    .rule = points visibles
mausen-option-card = carte
    .about = L’animal et sa valeur, par exemple « chien 3 »

## Animaux

mausen-animal =
    { $animal ->
        [E] éléphant
        [D] chien
        [C] chat
       *[M] souris
    }
mausen-prey =
    { $animal ->
        [E] de chiens
        [D] de chats
        [C] de souris
       *[M] d’éléphants
    }
mausen-card = { mausen-animal } { $value }

## Statistiques

mausen-favourite =
    Animal préféré : { $trait ->
        [E] éléphant
        [D] chien
        [C] chat
       *[M] souris
    } ({ $count ->
        [0] aucun point
        [one] un point
       *[other] { $count } points
    })

## Plateau

mausen-head = Mausen · Manche { $number } sur { $rounds }
mausen-head-over = Mausen · Fin
mausen-begin = Les quatre cartes de départ sont au centre. On choisit une carte en secret.
mausen-round = **Manche { $number }**
mausen-round-restart = **Manche { $number }** : le centre était vide, toutes les cartes y sont allées et personne n’a chassé.
mausen-round-stand-down = Le { $value } est en { $times ->
        [2] double
        [3] triple
       *[other] { $times } exemplaires
    }, c’est l’égalité (=).
mausen-round-hunt = { $value } ({ $who }) capture { $cards }.
mausen-round-no-prey = { $value } ({ $who }) ne trouve pas { mausen-prey }.
mausen-round-no-hunt = Cette espèce ne chasse pas.
mausen-last = Les dernières cartes se jouent toutes seules dans un instant.
mausen-choose = **Choisis ta carte** avec **🖐️ { board-hand }**.
mausen-choose-restart = Le centre est vide. **Choisis une nouvelle carte de départ** avec **🖐️ { board-hand }**. Cette fois, personne ne chasse.
mausen-waiting = 👉 On attend encore : { $names }
mausen-chosen = ✅ { $names }
mausen-won =
    { $by ->
        [shared] 🎉 { $names } se partagent la victoire, à égalité de points, même en souris.
       *[other] 🎉 { $names } gagne !
    }
mausen-tie = -# À égalité de points, les points en souris décident : { $mice }.
mausen-lost = Il reste au centre, sans compter pour personne : { $cards }

## Main

mausen-hand = Ta main · Manche { $number } sur { $rounds }
mausen-pick = Quelle carte veux-tu poser ?
mausen-pick-restart = Le centre est vide. Choisis une carte de départ, cette fois sans chasse.
mausen-picked =
    { $by ->
        [computer] L’ordinateur a choisi pour toi : **{ mausen-card }**.
       *[self] Ta carte : **{ mausen-card }**.
    } Tu peux changer d’avis jusqu’à ce que tout le monde ait choisi.
mausen-hand-last = **Manche { $number }** · { $story }
mausen-hand-others = { $restart ->
        [yes] Les autres :
       *[no] Sans capture :
    } { $cards }
mausen-hand-tied = (à égalité)
mausen-own-card =
    { $animal ->
        [M] Ta
       *[other] Ton
    } { mausen-card } { $cards ->
        [none] { "" }
        [tied] était à égalité et{ " " }
       *[other] a capturé { $cards } et{ " " }
    }{ $to ->
        [hunter] a été { $animal ->
            [M] capturée
           *[other] capturé
        } par { $who }.
        [start] a rejoint le centre vide.
       *[middle] se trouve maintenant au centre.
    }
mausen-laid = Déjà posés : { $cards }.
mausen-own-catch = Tes captures : { $pile ->
        [0] aucun animal
        [one] { $pile } animal
       *[other] { $pile } animaux
    }{ $score ->
        [hidden] { "" }
        [one] , { $score } point
       *[other] , { $score } points
    }.

## L’image en mots

mausen-alt-head = Mausen, manche { $number } sur { $rounds }.
mausen-alt-over = Mausen, fin de la partie.
mausen-alt-middle = Au centre : { $cards }.
mausen-alt-middle-empty = Le centre est vide.
mausen-alt-kind = { mausen-animal } { $values }
mausen-alt-cover = Une table ronde avec les animaux en cercle : éléphant, chien, chat, souris. À la table : { $names }.
mausen-alt-seat = { $name } : { $pile ->
        [0] aucun animal capturé
        [one] { $pile } animal capturé
       *[other] { $pile } animaux capturés
    }{ $facts }.
mausen-alt-score = , { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
mausen-alt-chosen = , a choisi
mausen-alt-choosing = , réfléchit encore
mausen-alt-taken = , a posé { mausen-card }, { $animal ->
        [M] capturée
       *[other] capturé
    } par { $who }
mausen-alt-kept = , a posé { mausen-card }, maintenant au centre
mausen-alt-place = , { $place ->
        [1] 1re
       *[other] { $place }e
    } place
mausen-alt-lost = Il reste au centre : { $cards }.

## Règles

mausen-rules-1 =
    ## Mausen (Une souris !)
    { "**" }But du jeu :** capturer les animaux les plus précieux. Après 16 manches, le plus gros score gagne.
    Trois à six personnes jouent, chacune avec les mêmes 16 cartes : éléphant, chien, chat et souris, de 1 à 4. Quatre cartes de départ sont au centre.
mausen-rules-2 =
    { "**" }À chaque manche,** on choisit une carte en secret, puis on retourne tout. Chaque carte ne sert qu’une fois.
    { "**" }La chasse :** éléphant → chien → chat → souris → éléphant. L’animal qui chasse capture **toutes** ses proies, au centre et parmi les cartes qu’on vient de poser, même celles qui chassent elles aussi. S’il n’y a pas de proie, il rentre bredouille.
mausen-rules-3 =
    { "**" }Un seul animal par espèce chasse :** le plus fort de la manche. S’il est posé plusieurs fois, il reste sur la touche, et le suivant en dessous chasse. S’il n’y a pas de suivant, ou s’il est lui aussi à égalité, l’espèce ne chasse pas.
mausen-rules-4 =
    { "**" }Les animaux que personne ne capture** vont au centre. On peut les chasser, mais ils ne chassent plus et ne comptent plus pour les égalités.
    { "**" }Si le centre est vide,** on y pose une nouvelle carte de départ de sa main, et personne ne chasse.
mausen-rules-5 =
    { "**" }Fin de la partie :** ce qui reste au centre ne compte pour personne. Additionne les valeurs de tes animaux ; à égalité, les points en souris décident. D’habitude, les points restent cachés jusqu’à la fin, même les tiens.
mausen-rules-6 =
    { "**" }Sur l’image,** la couronne marque une capture, le signe = une égalité, la flèche un départ vers le centre, et le rond montre à qui va l’animal.
    -# Un jeu de Detlef Wendt, édité par ABACUSSPIELE. Katzentisch n’a aucun lien avec eux.
mausen-alt-winning = Chien 4, chat 3 et souris 2 font 9 points et battent cinq petits animaux, qui en font 6.
mausen-alt-circle = La ronde de la chasse : éléphant, chien, chat, souris, et retour à l’éléphant.
mausen-alt-equal = Deux chiens de valeur 3 restent sur la touche ; le chien de valeur 1 chasse les chats.

## Leçon

mausen-lesson-hunt = On pose un animal en secret, et les captures les plus précieuses gagnent. Les éléphants chassent les chiens, et il y a au centre un chien 3 que personne d’autre ne vise. **Pose ton éléphant le plus faible.**
    .done = Trois points pour toi, et la ronde continue : les chiens chassent les chats, les chats les souris, les souris les éléphants.
mausen-lesson-highest = Il y a deux chiens à capturer, 7 points en tout, et tu as de la concurrence. Dans chaque espèce, seul le plus fort animal de la manche chasse. **Pose ton éléphant le plus fort.**
    .done = Un éléphant 3 est arrivé aussi, mais il n’a pas pu chasser.
mausen-lesson-equal = Il y a deux chats à capturer, mais les deux autres posent leur chien 4. Quand le plus fort d’une espèce est posé plusieurs fois, c’est le suivant qui chasse. **Pose ton chien le plus fort en dessous de 4.**
    .done = Les deux chiens 4 sont restés sur la touche, et le tien a capturé les chats.
mausen-lesson-fresh = Il n’y a pas de chien au centre, seulement des chats. Mais ils attirent les chiens, et on chasse aussi les animaux tout juste posés, même ceux qui chassent eux aussi. **Pose ton éléphant le plus fort.**
    .done = Les chiens sont venus pour les chats, et ton éléphant a capturé les chiens.
mausen-lesson-mouse = Voilà deux gros éléphants ! Pas de panique, le plus petit animal chasse le plus gros. **Pose ta souris la plus faible.**
    .done = Ta souris a capturé tous les éléphants, même le dernier posé.
mausen-lesson-empty = Le centre est vide. On y pose une nouvelle carte de départ de sa main, et personne ne chasse. Quelqu’un capturera la tienne plus tard, peut-être toi. **Sacrifie une carte de valeur 1.**
    .done = Il y a de nouveau des animaux au centre, qu’on peut chasser, mais qui ne chassent pas.
mausen-lesson-cats = Passons à la fin d’une partie. Chaque carte ne sert qu’une fois, il t’en reste deux, et tu as du retard. Deux chats sont au centre. **Laquelle de tes cartes chasse les chats ?** Pose-la.
    .done = Ton chien a capturé tous les chats, et tu les gardes même si un éléphant l’a capturé.
mausen-lesson-last = C’est la dernière carte de la partie ! Des éléphants sont au centre, et il en arrive un autre. **Pose ta souris.**
    .done = Après 16 manches, on additionne les valeurs des animaux capturés.

## Refus

mausen-no-such-card = « { $text } » n’est pas une carte de ce jeu. Écris un animal et une valeur, comme « chien 3 ».
mausen-card-not-in-hand = Tu as déjà posé { mausen-card }. Choisis une autre carte.
