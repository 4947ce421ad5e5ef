### Aus die Maus en français.

aus_die_maus-title = Aus die Maus

## Commandes

aus_die_maus-pitch = La course au fromage contre une souris blanche effrontée. Gare au piège !
aus_die_maus-command = { aus_die_maus-title } : { aus_die_maus-pitch }
aus_die_maus-command-roll = lancer
    .about = Lancer les dés pour ta souris
aus_die_maus-command-move = avancer
    .about = Choisir de combien ta souris avance
aus_die_maus-command-cheese = fromage
    .about = Regarder tes fromages et choisir lequel garder, rien que pour toi
aus_die_maus-option-move = coup
    .about = Le nombre, par exemple 3 ; pour reculer, ajoute un r : 2r
aus_die_maus-option-track = piste
    .about = La distance jusqu’au fromage
aus_die_maus-option-track-10 = courte, dix cases
    .rule = piste courte (dix cases jusqu’à l’arrivée)
aus_die_maus-option-track-14 = normale, quatorze cases
    .rule = piste normale (quatorze cases jusqu’à l’arrivée)
aus_die_maus-option-track-18 = longue, dix-huit cases
    .rule = piste longue (dix-huit cases jusqu’à l’arrivée)
aus_die_maus-length-18 = Longue
aus_die_maus-length-14 = Normale
aus_die_maus-length-10 = Piste courte
aus_die_maus-option-children = 🧒 Moins de cinq ans
    .about = 🧒 Avec 🧒, les dés décident pour les petits.
aus_die_maus-option-white_competes = souris-blanche
    .about = Si la souris blanche peut gagner toute la partie
aus_die_maus-option-white_competes-yes = oui (règle d’origine)
aus_die_maus-option-white_competes-no = non, elle mange seulement
    .rule = la souris blanche mange du fromage, sans pouvoir gagner la partie
aus_die_maus-option-first = qui-commence
    .about = Qui lance les dés en premier à la première manche
aus_die_maus-option-first-random = le hasard (règle d’origine)
aus_die_maus-option-first-0 = numéro 1 à la table
    .rule = le numéro 1 à la table commence
aus_die_maus-option-first-1 = numéro 2 à la table
    .rule = le numéro 2 à la table commence
aus_die_maus-option-first-2 = numéro 3 à la table
    .rule = le numéro 3 à la table commence
aus_die_maus-option-first-3 = numéro 4 à la table
    .rule = le numéro 4 à la table commence
aus_die_maus-option-first-4 = numéro 5 à la table
    .rule = le numéro 5 à la table commence
aus_die_maus-option-first-5 = numéro 6 à la table
    .rule = le numéro 6 à la table commence
aus_die_maus-option-throws = lancer
    .about = Lancer les dés automatiquement ou à la main
aus_die_maus-option-throws-auto = les dés se lancent tout seuls
aus_die_maus-option-throws-click = on lance d’un clic
    .rule = tout le monde lance ses dés d’un clic

## Souris et dés

aus_die_maus-white = la souris blanche
    .begins = La souris blanche
    .short = Souris blanche
    .sign = Souris blanche
aus_die_maus-space = case { $to }

## Statistiques

aus_die_maus-favourite =
    Fromage préféré : celui qui vaut { $trait }, mangé { $count ->
        [one] une fois
       *[other] { $count } fois
    }

## Plateau

aus_die_maus-head = Aus die Maus · Manche { $number }/{ $rounds }
aus_die_maus-head-over = Aus die Maus · Fin
aus_die_maus-turn-threw = { $who } obtient { $dice }
aus_die_maus-turn-ran =
    { $who } { $way ->
        [back] recule { $start }
       *[on] { $start }
    } → { $where ->
        [trap] piège
        [cheese] fromage
       *[track] { $to }
    }
aus_die_maus-turn-stayed =
    { $who } obtient { $die } 0 et { $space ->
        [0] ne bouge pas
       *[other] reste en { $space }
    }
aus_die_maus-turn-shoved =
    envoie { $who } { $where ->
        [trap] dans le piège
        [first] à la 1re place
        [second] à la 2e place
       *[track] en { $to }
    }
aus_die_maus-turn-caught = quitte la manche
aus_die_maus-turn-in =
    { $place ->
        [first] finit en tête
       *[second] finit deuxième
    }
aus_die_maus-event-round = 🏁 **Manche { $number } sur { $rounds } :** toutes les souris au départ ! { $who } commence et lance aussi pour la souris blanche.
aus_die_maus-event-round-white = 🏁 **Manche { $number } sur { $rounds } :** la souris blanche a gagné la précédente, elle commence donc. { $who } lance toujours pour elle.
aus_die_maus-paid-first = 1️⃣ Première : { $who } { $cheeses }
aus_die_maus-paid-second = 2️⃣ Deuxième : { $who } { $cheeses }
aus_die_maus-paid-shover = Gant de boxe : { $who } { $cheeses }
aus_die_maus-paid-never_shoved = Pas bousculée, { $who } croque { $cheeses }
aus_die_maus-paid-white_first = { $cheeses } { $who } rafle tout !
aus_die_maus-paid-trap = bousculée par { $who } { $cheeses }
aus_die_maus-paid-caught = Au piège : { $who }
aus_die_maus-throw =
    { $who }, à toi de lancer { $dice ->
        [both] les dés !
       *[yellow] le dé jaune !
    }
aus_die_maus-by-themselves = 🎲 Les dés roulent tout seuls, et tu choisis l’un des deux nombres. S’il n’y a qu’un coup possible, ta souris part aussitôt.
aus_die_maus-rolls = 🎲 Les dés roulent pour { $who }.
aus_die_maus-choose = { $who }, { $dice } : choisis !
aus_die_maus-keep = { $who }, tu renifles deux fromages. Gardes-en un en secret avec { $cheese }.
aus_die_maus-rest =
    -# { $turn ->
        [white] { $who } commence la manche { $number }. { $presser } appuie sur ▶️ pour elle.
        [computer] { $who } commence la manche { $number }. Appuie sur ▶️.
       *[other] { $who } commence la manche { $number } et appuie sur ▶️.
    }
aus_die_maus-look =
    { $who } { $what ->
        [caught] est dans le piège.
        [in] est au fromage.
        [shoved] s’est fait bousculer.
       *[ran] n’avait pas le choix.
    }
aus_die_maus-look-on = -# Regarde bien, puis continue avec ▶️.
aus_die_maus-look-button = Continuer
aus_die_maus-children = 🧒 Pour { $names }, les dés décident de tout.
aus_die_maus-roll-button = Lancer
aus_die_maus-begin-button = Lancer la manche { $number }
aus_die_maus-hand-button = Mon fromage
aus_die_maus-move =
    { $spaces } { $kind ->
        [stay] – rester sur place
        [back] en arrière → { $space }
        [trap] – au piège, hors jeu !
        [cheese] – au fromage !
       *[run] → { $space }
    }
aus_die_maus-step =
    { $way ->
        [back] { $spaces } en arrière
       *[on] { $spaces }
    }
aus_die_maus-move-shoves = { $move } 💥 { $who }
aus_die_maus-move-white-in =
    { $move } 💥 { $white } { $goal ->
        [trap] au piège !
       *[cheese] au fromage !
    }
aus_die_maus-hint-not-shoved =
    { $why ->
        [crowd] plusieurs souris, aucune ne bouge
       *[finish] entre joueurs, on ne s’envoie pas à l’arrivée
    }
aus_die_maus-hint-two = tu tires deux fromages et en gardes un
aus_die_maus-hint-in =
    { $who ->
        [white] la souris blanche prend la { $place ->
            [first] première place et croque les quatre fromages
           *[second] deuxième place
        }
       *[own] tu prends la { $place ->
            [first] première place
           *[second] deuxième place
        }
    }
aus_die_maus-hint-end = la manche se termine
aus_die_maus-won =
    { $by ->
        [shared] 🎉 { $names } se partagent la victoire, avec autant de points et de fromages. On remet ça ?
        [white] { $white } La souris blanche l’emporte, avec un sourire jusqu’aux oreilles. En tête parmi vous : { $names }.
       *[other] 🎉 { $names } gagne !
    }
aus_die_maus-tie = -# À égalité de points, le nombre de fromages décide : { $cheeses }.
aus_die_maus-no-cheese = aucun

## Tes fromages

aus_die_maus-hand = Ton fromage
aus_die_maus-own =
    { $cheese } Tu as : { $cheeses }{ $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
aus_die_maus-own-seen = Les autres voient combien de fromages tu as, mais pas ce qu’ils valent.
aus_die_maus-own-none = Pas encore de fromage, juste son odeur.
aus_die_maus-drawn = La souris blanche est dans le piège, et tu as tiré deux fromages. **Gardes-en un** ; l’autre retourne dans la réserve, et personne ne sait lequel.
aus_die_maus-keep-button =
    { $alike ->
        [yes] Garder un { $value } (ils sont pareils)
       *[no] Garder le fromage à { $value ->
            [one] { $value } point
           *[other] { $value } points
        }
    }

## L’image en mots

aus_die_maus-alt-cover = Une cuisine avec une piste de cases numérotées. Les souris attendent au départ, le piège attend au bout. À la table : { $names }.
aus_die_maus-alt-head = Aus die Maus, manche { $number } sur { $rounds }.
aus_die_maus-alt-over = Aus die Maus, fin.
aus_die_maus-alt-set = Le piège est tendu sur la case { $goal }.
aus_die_maus-alt-sprung = Dans le piège : { $who }.
aus_die_maus-alt-mice = Dans l’ordre du jeu : { $mice }.
aus_die_maus-alt-mouse =
    { $who } { $where ->
        [start] au départ
        [trap] dans le piège
        [first] au fromage, 1re place
        [second] au fromage, 2e place
       *[track] sur la case { $space }
    }, { $cheeses } 🧀
aus_die_maus-alt-keeper = { $who } lance pour la souris blanche. Réserve : { $supply } 🧀.
aus_die_maus-alt-marker = { $who } a le gant de boxe.
aus_die_maus-alt-last = Dernier tour : { $turn }.
aus_die_maus-alt-turn =
    { $who } { $phase ->
        [moving] choisit un coup.
        [keeping] choisit un fromage.
       *[rolling] doit lancer.
    }
aus_die_maus-alt-place =
    { $place }. { $who } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $cheeses }).

## Règles

aus_die_maus-rules-1 =
    ## Aus die Maus
    { "**" }But du jeu :** avoir les fromages qui valent le plus ensemble après cinq manches (six à partir de cinq joueurs). Tout le monde fait courir une souris. La **souris blanche** court toute seule, et c’est une maligne : si elle a le plus de points à la fin, elle gagne la partie !
aus_die_maus-rules-2 =
    { "**" }À ton tour :** lance un dé rouge et un dé jaune, choisis **un** des deux nombres et avance d’autant. Avec un 0, tu restes sur place, mais il faut quitter le départ dès qu’un nombre le permet. Pas besoin de tomber juste pour atteindre l’arrivée.
aus_die_maus-rules-3 =
    { "**" }Bousculer :** en arrivant sur une souris seule, tu la fais avancer d’une case, bon gré mal gré. À plusieurs, seule la blanche avance. La dernière personne à la bousculer a le **gant de boxe**.
    On n’envoie pas un autre joueur à l’arrivée. La blanche, si, et elle peut t’y envoyer aussi !
aus_die_maus-rules-4 =
    { "**" }Le piège :** la première souris à l’arrivée le déclenche et sort de la manche. Mieux vaut attendre sur la case d’avant, la seule d’où l’on peut aussi **reculer**, et faire reculer.
    { "**" }Après le clac,** on ne lance plus que le dé jaune. Alors fonce : les deux souris suivantes ont droit au fromage, puis la manche est finie !
aus_die_maus-rules-5 =
    { "**" }Quatre fromages par manche :** deux pour la première place, un pour la deuxième, un pour le gant de boxe. Si personne n’a bousculé la blanche, elle mange ce dernier. Si elle arrive première, elle prend tout, et la manche est finie !
    { "**" }Chaque fromage** vaut de 1 à 3 points, en secret. À égalité, on compte les fromages.
aus_die_maus-rules-6 =
    { "**" }La souris blanche** joue d’ordinaire en dernier et suit le dé rouge, ou le jaune si le rouge mène à l’arrivée ; de la case juste avant, le rouge la fait reculer. Qui gagne la manche commence la suivante, même la blanche.
    { "**" }Tu as bousculé la blanche dans le piège ?** Tire deux fromages, gardes-en un. Le gant ne rapporte alors rien.
aus_die_maus-rules-7 =
    { "**" }Pour les tout-petits :** active 🧒 avant la partie, et les dés décident de tout, comme pour la souris blanche.
    -# Un jeu de Reinhard Gottwald. Katzentisch n’a aucun lien avec lui.
aus_die_maus-alt-winning = Une souris avec une couronne et des lauriers : ses fromages valent 3 + 2 + 2 = 7 points, plus que ceux de la souris blanche, 3 + 1 + 1 = 5.
aus_die_maus-alt-throwing = Les dés montrent rouge 3 et jaune 1. On choisit un nombre, et la souris avance d’autant : d’une case ou de trois. Le dé rouge porte 0, 1, 2, 3, 3, 3, le jaune 1, 2, 3, 0, 0, 0.
aus_die_maus-alt-shoving = Une souris arrive sur la souris blanche et la fait avancer d’une case. Elle gagne ainsi le gant de boxe.
aus_die_maus-alt-trap = À gauche, le piège tendu. À droite, la première souris y est prise, et les deux suivantes sont au fromage.
aus_die_maus-alt-cheese = Deux fromages pour la première place, un pour la deuxième, un pour le gant de boxe. À côté, des fromages de 3, 2 et 1 points.

## Leçon

aus_die_maus-lesson-run = Tu as lancé un dé rouge et un dé jaune. Choisis l’un des deux nombres, et ta souris avance d’autant. L’arrivée est sur la case 14. **Cours le plus loin possible.**
    .done = Après chaque lancer, tu choisis de nouveau l’un des deux nombres.
aus_die_maus-lesson-white = En arrivant sur une souris seule, tu la fais avancer d’une case. À plusieurs, seule la blanche avance. La bousculer te donne le gant de boxe, qui vaut un fromage à la fin de la manche. **Bouscule la souris blanche, sur la case 7.**
    .done = La souris blanche est maintenant sur la case 8, et le gant est à toi jusqu’à ce que quelqu’un d’autre la bouscule.
aus_die_maus-lesson-pass = Une souris bousculée avance, bon gré mal gré. Ta rivale est sur la case 6. **Dépasse-la.**
    .done = Tu ne lui as rien offert, car les souris que tu dépasses ne sont pas bousculées.
aus_die_maus-lesson-trap = Attention, la première souris à l’arrivée est prise au piège, hors de la manche. **Arrête-toi juste devant, sur la case 13.**
    .done = Ici, tu peux attendre qu’une autre souris déclenche le piège, mais la souris blanche bouscule aussi.
aus_die_maus-lesson-back = Tu es sur la case 13, et les deux nombres te mèneraient dans le piège. De cette case, et d’elle seule, on peut reculer. **Recule.**
    .done = Te voilà à l’abri ! Tu pourras revenir dès que le piège aura claqué.
aus_die_maus-lesson-shove = La souris blanche est sur la case 13, juste devant le piège. À son tour, elle reculerait avec le rouge. Mais sa case est à ta portée. **Bouscule-la dans le piège !**
    .done = Clac ! Désormais, on ne lance plus que le dé jaune.
aus_die_maus-lesson-keep = Deux fromages, et personne d’autre ne voit ce qu’ils valent. Ces nombres sont tes points. **Garde le meilleur.**
    .done = L’autre retourne dans la réserve, et on saute jusqu’à la dernière manche.
aus_die_maus-lesson-win = La dernière manche. Si la blanche arrive en tête, elle rafle les quatre fromages, mais la voilà dans le piège. L’arrivée est donc sûre, et la première place rapporte deux fromages. **Cours au fromage !**
    .done = Première place : deux fromages pour toi.

## D’où ça vient ?

aus_die_maus-why-led =
    { $how ->
        [zero] { $who } suit les dés, et avec un 0, on reste sur place.
        [only_yellow] { $who } suit le dé jaune depuis le clac.
        [back] { $who } suit le dé rouge, qui fait reculer depuis la case juste avant l’arrivée.
        [yellow] { $who } suit le dé jaune si le rouge mène à l’arrivée.
       *[red] { $who } suit le dé rouge, sauf s’il mène à l’arrivée.
    }
aus_die_maus-why-off = Au départ, il faut partir dès que l’un des nombres le permet.
aus_die_maus-why-shoved =
    { $whom ->
        [white] La souris blanche se fait bousculer même en compagnie. La dernière personne à la bousculer a le gant de boxe.
       *[other] Une souris seule se fait bousculer d’une case, dans le même sens.
    }
aus_die_maus-why-trapped =
    { $reward ->
        [yes] Qui bouscule la souris blanche dans le piège tire deux fromages et en garde un.
       *[no] La première souris à l’arrivée est prise au piège, même si on l’y a bousculée.
    }
aus_die_maus-why-in = Au fromage, la première place en rapporte deux, la deuxième un.
aus_die_maus-why-chosen =
    { $dice ->
        [yellow] Après le clac, une souris avance d’autant que l’indique le dé jaune.
       *[both] Une souris avance d’autant que l’indique l’un des deux dés, au choix.
    }

## Refus

aus_die_maus-not-your-turn = C’est à { $seat } de jouer. Pendant ce temps, ta souris se lisse les moustaches.
aus_die_maus-roll-first = Lance d’abord les dés, avec ▶️ / 🎲 sous le plateau.
aus_die_maus-move-first = Les dés sont déjà lancés. Choisis ton coup sur le plateau.
aus_die_maus-keep-first = Garde d’abord un de tes deux fromages, avec 🧀 sous le plateau.
aus_die_maus-no-such-move = « { $text } » n’est pas un coup. Écris le nombre, par exemple 3, avec un r pour reculer : 2r.
aus_die_maus-no-such-cheese = Ce n’est pas un des deux fromages que tu as tirés. Choisis avec 🧀 sous le plateau.
aus_die_maus-not-thrown = Tes dés montrent rouge { $red } et jaune { $yellow }, pas { $spaces }. Choisis l’un de ces deux nombres.
aus_die_maus-only-yellow = Le piège a claqué, seul le dé jaune compte : { $yellow }, pas { $spaces }.
aus_die_maus-zero-stays = Avec un 0, on ne bouge ni en avant ni en arrière. Écris simplement 0.
aus_die_maus-no-way-back = On ne recule que de la case { $before_goal }, juste devant l’arrivée. Tu es sur la case { $space }, avance donc.
aus_die_maus-leave-start = C’est parti ! Quand on peut quitter le départ, on y va. Prends le { $spaces }.
