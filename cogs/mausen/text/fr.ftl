### Mausen en français.

mausen-title = Mausen (Une souris !)

## Commandes

mausen-command = Une souris ! Tout le monde pose un animal en secret ; qui chasse qui ?
mausen-option-scores = points
    .about = Qui voit les points pendant la partie
mausen-option-scores-hidden = points cachés jusqu’à la fin
mausen-option-scores-own = chaque personne voit ses points
mausen-option-scores-open = points visibles pour tout le monde
mausen-option-ties = égalité
    .about = Ce qui se passe quand la valeur juste inférieure est elle aussi à égalité
mausen-option-ties-one_step = personne ne chasse (règle d’origine)
mausen-option-ties-cascade = la première valeur inférieure sans égalité chasse
mausen-option-final_tie = égalité-finale
    .about = Ce qui départage les scores égaux à la fin
mausen-option-final_tie-mouse_sum = toutes les souris gagnées départagent (règle d’origine)
mausen-option-final_tie-mouse_high = la plus forte souris gagnée départage (livret français)
mausen-option-last_restart = dernière-carte
    .about = Quand la table est vide avant la dernière carte
mausen-option-last_restart-lay = la dernière carte devient carte de départ et elle est perdue (règle d’origine)
mausen-option-last_restart-play = la dernière carte chasse encore
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
mausen-animals =
    { $animal ->
        [E] éléphants
        [D] chiens
        [C] chats
       *[M] souris
    }
mausen-prey =
    { $animal ->
        [E] chiens
        [D] chats
        [C] souris
       *[M] éléphants
    }
mausen-card = { mausen-animal } { $value }

## Avant la partie

mausen-with-options = Avec : { $options }.

## Plateau

mausen-head = Une souris ! · Tour { $number } sur 16
mausen-head-restart = Une souris ! · Tour { $number } sur 16 : la table est vide
mausen-head-over = Une souris ! · Fin
mausen-begin = Les quatre cartes de départ sont au milieu. Tout le monde choisit une carte en secret.
mausen-round = **Tour { $number }**
mausen-round-restart = **Tour { $number }** : de nouvelles cartes de départ sont au milieu. Personne n’a chassé.
mausen-round-stand-down =
    { mausen-animal } { $value } { $times ->
        [2] deux fois : les deux s’annulent
       *[other] { $times ->
            [3] trois
            [4] quatre
            [5] cinq
           *[other] six
        } fois : { $animal ->
            [M] toutes
           *[other] tous
        } s’annulent
    }
mausen-round-hunt = { mausen-animal } { $value } ({ $who }) chasse les { mausen-prey } et emporte { $cards }
mausen-round-lower = { $count ->
        [one] { mausen-animal } { $values }, de valeur inférieure, regarde seulement
       *[other] { mausen-animals } { $values }, de valeur inférieure, regardent seulement
    }
mausen-round-no-prey = { mausen-animal } { $value } ({ $who }) voudrait chasser des { mausen-prey }, mais il n’y en a pas
mausen-round-no-hunt =
    { $animal ->
        [M] aucune souris ne chasse
       *[other] aucun { mausen-animal } ne chasse
    }
mausen-choose = **Choisis ta carte** avec « Ma main ».
mausen-choose-restart = **Choisis une nouvelle carte de départ** avec « Ma main ». Cette fois, personne ne chasse.
mausen-waiting = ⏳ { $names }
mausen-chosen = ✅ { $names }
mausen-result = { $medal } **{ $name }** : { $score ->
        [1] un point
        [one] { $score } point
       *[other] { $score } points
    }
mausen-won-points = 🎉 { $names } gagne !
mausen-won-mice = 🎉 { $names } gagne : égalité aux points, ce sont les souris qui départagent ({ $mice }).
mausen-won-shared = 🎉 { $names } partagent la victoire : mêmes points, mêmes souris.
mausen-lost = Resté au milieu, pour personne : { $cards }

## Main

mausen-hand = Ta main · tour { $number } sur 16
mausen-pick = Choisis la carte que tu poses.
mausen-pick-restart = La table est vide : choisis une nouvelle carte de départ. Cette fois, personne ne chasse.
mausen-picked = Tu poses **{ mausen-card }**. Tu peux encore changer tant que tout le monde n’a pas choisi.
mausen-laid = Déjà posées : { $cards }
mausen-others = Cartes choisies : { $chosen } sur { $seats }.
mausen-own-score =
    Pour l’instant, tu as { $score ->
        [1] un point
        [one] { $score } point
       *[other] { $score } points
    }.

## L’image en mots

mausen-alt-head = Une souris ! Tour { $number } sur 16.
mausen-alt-over = Une souris ! Fin.
mausen-alt-middle = Au milieu : { $cards }.
mausen-alt-middle-empty = Rien au milieu.
mausen-alt-kind = { mausen-animals } { $values }
mausen-alt-cover = Une table ronde pour jouer à « Une souris ! » : les éléphants chassent les chiens, les chiens les chats, les chats les souris, les souris les éléphants. Autour : { $names }.
mausen-alt-seat = { $name } : { $pile ->
        [0] rien gagné
        [one] 1 carte gagnée
       *[other] { $pile } cartes gagnées
    }{ $facts }.
mausen-alt-score = , { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
mausen-alt-chosen = , a choisi
mausen-alt-choosing = , réfléchit
mausen-alt-taken = , a posé { mausen-card }, { $animal ->
        [M] prise
       *[other] pris
    } par { $who }
mausen-alt-kept = , a posé { mausen-card }, maintenant au milieu
mausen-alt-place = , place { $place }
mausen-alt-lost = Perdu au milieu : { $cards }.

## Règles

mausen-rules-1 =
    ## Mausen (Une souris !)
    De 3 à 6 personnes, 16 tours. Tout le monde a les mêmes 16 cartes : éléphant, chien, chat et souris, avec à chaque fois les valeurs 1 à 4. Quatre cartes de départ sont au milieu. À chaque tour, tout le monde choisit **une carte en secret** ; puis on les retourne ensemble.
    { "**" }Qui chasse qui :** éléphant → chien → chat → souris → éléphant.
mausen-rules-2 =
    { "**" }Un seul animal par espèce part à la chasse :** le plus fort posé pendant ce tour. Posé plusieurs fois ? Ces animaux s’annulent, et la valeur posée juste en dessous peut chasser. Encore une égalité, ou plus rien en dessous ? Cette espèce ne chasse pas.
    Qui chasse emporte **tous** les animaux de l’espèce chassée : ceux du milieu et ceux qu’on vient de poser, même s’ils chassent aussi. Tout se passe au même instant.
mausen-rules-3 =
    Les animaux que personne n’a chassés vont au milieu. On pourra les chasser plus tard, mais ils ne chassent plus et ne créent plus d’égalité.
    { "**" }Le milieu est vide ?** Tout le monde y pose une carte de sa main comme nouvelle carte de départ. Cela compte pour un tour ; personne ne chasse.
mausen-rules-4 =
    { "**" }Fin :** après 16 cartes. Celles qui restent au milieu ne comptent pour personne. Ton score, c’est le total des valeurs que tu as gagnées ; à score égal, le plus grand total de souris l’emporte. La table montre combien d’animaux chaque personne a gagnés ; les points restent cachés, sauf si la table les a ouverts.
    { "**" }Sur l’image :** une couronne : il a attrapé quelque chose · = : il s’est annulé · un rond : qui l’a pris · une flèche : il est allé au milieu · un petit dos de carte : a choisi · une patte près du nom : choisit encore.
    -# Un jeu de Detlef Wendt, édité par ABACUSSPIELE. Katzentisch n’a aucun lien avec eux.
mausen-alt-circle = La ronde de la chasse : éléphant, chien, chat, souris, et retour à l’éléphant. Chacun chasse le suivant.
mausen-alt-stand-down = Deux chiens de valeur 3 s’annulent ; le chien de valeur 1 chasse le chat.
mausen-alt-empty-table = Une table vide, où tout le monde pose une nouvelle carte de départ.

## Leçon

mausen-lesson-hunt = Toi et deux autres posez chacun un animal en secret. Les éléphants chassent les chiens, et il y a au milieu un chien de valeur 3. **Pose un éléphant.**
    .done = Ton éléphant a chassé et emporté tous les chiens de la table ; leur valeur est à toi. L’éléphant chasse le chien, le chien le chat, le chat la souris, et la souris l’éléphant.
mausen-lesson-highest = Deux chiens sont là, 7 points à eux deux, et d’autres les veulent aussi. De chaque espèce, seul le plus fort posé pendant ce tour chasse. **Pose ton éléphant le plus fort.**
    .done = L’éléphant 3 était posé aussi, mais il n’a fait que regarder : un seul animal par espèce chasse, le plus fort.
mausen-lesson-equal = Deux chats sont là, et les deux autres vont poser le chien 4. Si le plus fort d’une espèce est posé plusieurs fois, ces animaux s’annulent, et la valeur posée juste en dessous peut chasser. **Pose un chien plus faible que 4.**
    .done = Les deux chiens 4 se sont annulés, et ton chien plus faible a chassé : il a pris les deux chats.
mausen-lesson-fresh = Pas de chien au milieu, seulement des chats. Mais les chats attirent les chiens, et on chasse aussi les animaux qu’on vient de poser, même ceux qui chassent. **Pose un éléphant.**
    .done = Les chiens sont venus pour les chats, et ton éléphant a pris les chiens. Tout s’est passé au même instant : qui chasse peut aussi être chassé.
mausen-lesson-mouse = Deux gros éléphants sont là. Le plus petit animal chasse le plus gros : **pose une souris.**
    .done = Même la souris 1 chasse les éléphants, si aucune plus forte n’est posée. Tu les as tous pris, celui qu’on venait de poser aussi.
mausen-lesson-empty = La table est vide. Tout le monde pose une nouvelle carte de départ, et personne ne chasse : on pourra la prendre plus tard, toi ou les autres. **Donne une carte de valeur 1.**
    .done = Un nouveau milieu, et tu as gardé tes gros animaux. Ce qui est au milieu peut être chassé, mais ne chasse pas.
mausen-lesson-cats = Ta première vraie partie touche à sa fin : il te reste deux cartes, et tu es derrière. Deux chats sont au milieu. **Laquelle de tes cartes chasse les chats ?** Pose-la.
    .done = Le chien a pris tous les chats, même celui qu’on venait de poser. Qu’un éléphant ait pris ton chien n’y change rien : tout se passe au même instant, et tes prises restent à toi.
mausen-lesson-last = La dernière carte de la partie. Des éléphants sont au milieu, et un autre arrive. **Pose ta souris.**
    .done = La partie est finie, et on compte les valeurs des animaux gagnés. Ce qui reste au milieu ne compte pour personne.

## Conseils

mausen-tip-empty = La table est vide : cette fois, chacun pose une nouvelle carte de départ et personne ne chasse. Bon moment pour te défaire d’une petite.
mausen-tip-last = C’est la dernière carte. Ce qui reste ensuite au milieu ne compte pour personne.
mausen-tip-stood_down = Quelqu’un a posé la même carte que toi : les deux s’annulent et ne chassent pas. L’animal plus petit de cette espèce peut chasser à leur place.
mausen-tip-no_prey = Tu aurais chassé, mais il n’y avait pas de proie. Regarde ce qu’il y a au milieu, et devine ce que les autres vont poser.
mausen-tip-watched = De chaque espèce, un seul animal chasse, le plus fort. Le tien était plus petit et n’a fait que regarder.
mausen-tip-prey = Ta carte a été prise à peine posée : les animaux qu’on vient de poser sont aussi des proies, même ceux qui chassent.

## D’où ça vient ?

mausen-why-restart = Le milieu était vide : les cartes posées sont les nouvelles cartes de départ. Dans un tel tour, personne ne chasse.
mausen-why-tied = { mausen-animal } { $value } a été posé par { $names } : les égaux s’annulent et ne chassent pas.
mausen-why-nobody =
    { $tied ->
        [1] Personne n’en a posé de plus petit : aucun de cette espèce ne chasse.
       *[other] Les suivants sont égaux aussi : aucun de cette espèce ne chasse.
    }
mausen-why-hunts =
    { $place ->
        [next] { mausen-animal } { $value } ({ $who }) est la carte suivante, et elle est seule : elle chasse les { mausen-prey }.
       *[highest] { mausen-animal } { $value } ({ $who }) est la plus forte carte de son espèce dans ce tour : elle chasse les { mausen-prey }.
    }
mausen-why-takes = Les { mausen-prey } de la table, du milieu comme de ce tour, vont à { $who } : { $cards }.
mausen-why-no-prey = Mais sur la table, il n’y avait rien pour elle ({ mausen-prey }).
mausen-why-stays = Au milieu reste { $cards } : { $hunter ->
        [E] aucun éléphant
        [D] aucun chien
        [C] aucun chat
       *[M] aucune souris
    } n’a chassé.

## Refus

mausen-no-such-card = « { $text } » n’est pas une carte de ce jeu. Écris un animal et une valeur de 1 à 4, par exemple « chien 3 ».
mausen-card-not-in-hand = Tu as déjà posé { mausen-card }. Choisis une autre carte de ta main.
mausen-over = Cette partie est finie. Ouvre une nouvelle table avec « Rejouer ».
