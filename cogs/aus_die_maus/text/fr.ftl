### Aus die Maus en français.

aus_die_maus-title = Aus die Maus

## Commandes

aus_die_maus-command = Aus die Maus : la course au fromage contre une souris blanche, gare au piège !
aus_die_maus-command-roll = lancer
    .about = Lancer les dés pour ta souris
aus_die_maus-command-move = avancer
    .about = Choisir de combien de cases ta souris avance
aus_die_maus-command-cheese = fromage
    .about = Regarder tes fromages et en garder un sur deux, rien que pour toi
aus_die_maus-option-move = coup
    .about = Le nombre, par exemple 3 ; en arrière avec un b derrière : 2b
aus_die_maus-option-track = piste
    .about = La longueur de la piste
aus_die_maus-option-track-10 = piste courte : dix cases jusqu’au but
aus_die_maus-option-track-14 = piste normale : quatorze cases jusqu’au but
aus_die_maus-option-track-18 = piste longue : dix-huit cases jusqu’au but
aus_die_maus-option-children = 🧒 Moins de cinq ans
    .about = 🧒 Un tout-petit joue ? « Moins de cinq ans », à sa propre place, laisse les dés décider pour sa souris ; un second clic l’annule.
aus_die_maus-option-at_the_trap = devant-le-piège
    .about = Quand les deux nombres mèneraient la souris blanche dans le piège
aus_die_maus-option-at_the_trap-enters = si les deux nombres mènent au piège, la souris blanche y entre (règle de l’auteur)
aus_die_maus-option-at_the_trap-stays = si les deux nombres mènent au piège, la souris blanche reste où elle est
aus_die_maus-option-white_competes = souris-blanche
    .about = La souris blanche peut-elle gagner la partie ?
aus_die_maus-option-white_competes-yes = la souris blanche peut gagner la partie (règle de l’auteur)
aus_die_maus-option-white_competes-no = la souris blanche mange du fromage, mais ne peut pas gagner
aus_die_maus-option-extra_set = sixième-manche
    .about = Quand jouer avec les quatre fromages en plus
aus_die_maus-option-extra_set-five_up = quatre fromages et une manche de plus à partir de cinq (règle de l’auteur)
aus_die_maus-option-extra_set-always = quatre fromages et une manche de plus, quel que soit le nombre
aus_die_maus-option-first = début
    .about = Qui commence la première manche
aus_die_maus-option-first-random = le hasard décide qui commence (règle de l’auteur)
aus_die_maus-option-first-0 = l’hôte commence
aus_die_maus-option-first-1 = la place 2 commence
aus_die_maus-option-first-2 = la place 3 commence
aus_die_maus-option-first-3 = la place 4 commence
aus_die_maus-option-first-4 = la place 5 commence
aus_die_maus-option-first-5 = la place 6 commence
aus_die_maus-option-throws = lancer
    .about = Si les dés sont lancés d’eux-mêmes
aus_die_maus-option-throws-auto = les dés sont lancés d’eux-mêmes
aus_die_maus-option-throws-click = chacun lance les dés d’un clic
aus_die_maus-option-pings = appels
    .about = Appeler par un court message la personne dont c’est le tour
aus_die_maus-option-pings-on = après un moment sans clic, on appelle la personne dont c’est le tour
aus_die_maus-option-pings-off = on n’appelle personne : seul le plateau dit à qui c’est le tour

## Souris et dés

aus_die_maus-white = la souris blanche
    .begins = La souris blanche
    .short = souris blanche
aus_die_maus-dice = 🔴 rouge { $red }, 🟡 jaune { $yellow }
aus_die_maus-yellow = 🟡 jaune { $yellow }

## Avant la partie

aus_die_maus-with-options = Avec : { $options }.

## Plateau

aus_die_maus-head = Aus die Maus · Manche { $number } sur { $rounds }
aus_die_maus-head-over = Aus die Maus · Fin
aus_die_maus-event-round = 🏁 **Manche { $number } sur { $rounds } :** tout le monde au départ ! { $who } commence et lance aussi pour la souris blanche.
aus_die_maus-event-round-white = 🏁 **Manche { $number } sur { $rounds } :** la souris blanche a gagné, donc elle commence. { $who } lance toujours pour elle.
aus_die_maus-event-threw = 🎲 { $who } lance { $dice }.
aus_die_maus-event-ran =
    🎲 { $who } lance { $dice } et { $kind ->
        [back] recule de { $start } à { $to }.
        [off] prend le départ jusqu’à { $to }.
        [goal] file de { $start } droit au but.
       *[run] trottine de { $start } à { $to }.
    }
aus_die_maus-event-stayed =
    🎲 { $who } lance { $dice } et { $where ->
        [start] somnole encore au départ.
       *[track] reste sur { $space }.
    }
aus_die_maus-event-shoved =
    💥 { $by } pousse { $who } { $where ->
        [goal] dans le but !
       *[track] sur { $to }.
    }
aus_die_maus-event-marker = 🧤 { $who } prend la marque de pousse.
aus_die_maus-event-marker-from = 🧤 { $who } prend la marque de pousse à { $other }.
aus_die_maus-event-trapped = 🪤 Clac ! Le piège tient { $who } : la manche est finie pour cette souris, et pas de fromage. Désormais, on ne lance que le dé jaune.
aus_die_maus-event-white-trapped = 🪤 Clac ! La souris blanche est dans le piège. Désormais, on ne lance que le dé jaune.
aus_die_maus-event-in =
    🧀 { $who } arrive au fromage : { $place ->
        [first] première place !
       *[second] deuxième place.
    }
aus_die_maus-event-remained = 🧀 { $who } reste en piste sans personne d’autre : deuxième place.
aus_die_maus-event-back = ↩️ { $who } reprend son coup.
aus_die_maus-event-drew-two = 🎁 Pour cette poussée, { $who } tire deux fromages et en garde un.
aus_die_maus-event-kept = 🎁 { $who } a gardé un fromage ; l’autre est retourné dans la réserve.
aus_die_maus-paid-first = { $cheeses } { $who }, pour la première place
aus_die_maus-paid-second = { $cheeses } { $who }, pour la deuxième place
aus_die_maus-paid-shover = { $cheeses } { $who }, pour la dernière poussée contre la souris blanche
aus_die_maus-paid-never_shoved = { $cheeses } { $who }, puisque personne ne l’a poussée
aus_die_maus-paid-white_first = { $cheeses } { $who } rafle tout. Pas une miette pour les autres.
aus_die_maus-throw =
    { $who }, à toi : { $dice ->
        [both] lance les dés !
       *[yellow] lance le dé jaune !
    }
aus_die_maus-choose = { $who }, choisis ton coup :
aus_die_maus-keep = { $who } renifle deux fromages et en garde un. Psst : « Mon fromage » montre lesquels.
aus_die_maus-may-take-back = { $who } peut reprendre son coup jusqu’à ce que { $other } lance les dés.
aus_die_maus-order = Ordre du jeu : { $mice }
aus_die_maus-children = 🧒 Les dés décident pour { $names }.
aus_die_maus-roll-button = Lancer
aus_die_maus-back-button = Reprendre
aus_die_maus-hand-button = Mon fromage
aus_die_maus-move =
    { $die ->
        [red] Rouge
        [yellow] Jaune
       *[both] Les deux
    } { $spaces } { $kind ->
        [stay] reste là
        [back] recule → { $to }
        [trap] dans le piège !
        [cheese] au fromage !
       *[run] → { $to }
    }
aus_die_maus-move-shoves = { $move }, pousse { $who }
aus_die_maus-move-white-in =
    { $move }, souris blanche { $goal ->
        [trap] au piège !
       *[cheese] au fromage !
    }
aus_die_maus-hint-shoved = { $who } passe sur { $to }
aus_die_maus-hint-marker = tu prends la marque de pousse
aus_die_maus-hint-two = tu tires deux fromages et en gardes un
aus_die_maus-hint-trapped = te voilà dans le piège, sans fromage
aus_die_maus-hint-in =
    { $who ->
        [white] la souris blanche prend la { $place ->
            [first] première place et les quatre fromages
           *[second] deuxième place
        }
       *[own] tu prends la { $place ->
            [first] première place
           *[second] deuxième place
        }
    }
aus_die_maus-hint-end = la manche se termine
aus_die_maus-won-points = 🎉 { $names } gagne !
aus_die_maus-won-cheeses = 🎉 { $names } gagne : égalité aux points, c’est le nombre de fromages qui départage.
aus_die_maus-won-shared = 🎉 { $names } partagent la victoire : mêmes points, autant de fromages. On remet ça ?
aus_die_maus-won-white = 🐁 La souris blanche gagne et sourit jusqu’aux oreilles. En tête parmi vous : { $names }.
aus_die_maus-result =
    { $medal } { $who } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
aus_die_maus-result-white =
    🐁 **La souris blanche** a croqué hors concours { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
aus_die_maus-no-cheese = aucun

## Tes fromages

aus_die_maus-hand = Ton fromage
aus_die_maus-own =
    🧀 { $cheeses } · en tout { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Les autres voient seulement combien tu en as.
aus_die_maus-own-none = Pas encore de fromage, juste son odeur.
aus_die_maus-drawn = La souris blanche est dans le piège, et tu as tiré deux fromages. **Gardes-en un** ; l’autre retourne dans la réserve, et personne ne saura lequel.
aus_die_maus-keep-button = Garder le fromage à { $value }

## L’image en mots

aus_die_maus-alt-cover = Une cuisine avec une piste de cases numérotées ; les souris attendent au départ, le piège est au bout. Autour de la table : { $names }.
aus_die_maus-alt-head = Aus die Maus, manche { $number } sur { $rounds }.
aus_die_maus-alt-over = Aus die Maus, fin.
aus_die_maus-alt-set = Le piège, case { $goal }, est tendu.
aus_die_maus-alt-sprung = Dans le piège : { $who }.
aus_die_maus-alt-mice = Dans l’ordre du jeu, avec case et fromages : { $mice }.
aus_die_maus-alt-mouse =
    { $who } { $where ->
        [start] départ
        [trap] dans le piège
        [first] 1re place au fromage
        [second] 2e place au fromage
       *[track] { $space }
    }, { $cheeses } 🧀
aus_die_maus-alt-keeper = { $who } lance pour la souris blanche. Réserve : { $supply } 🧀.
aus_die_maus-alt-marker = { $who } a la marque de pousse.
aus_die_maus-alt-thrown =
    { $who } a lancé { $red ->
        [none] jaune { $yellow }.
       *[other] rouge { $red }, jaune { $yellow }.
    }
aus_die_maus-alt-turn =
    { $who } { $phase ->
        [moving] choisit un coup.
        [keeping] choisit un fromage.
       *[rolling] doit lancer.
    }
aus_die_maus-alt-place =
    { $place }. { $who } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $cheeses }).

## Règles

aus_die_maus-rules-1 =
    ## Aus die Maus
    De 2 à 6 personnes, 5 manches (6 à partir de cinq). Chaque souris file le long de la piste vers le fromage. La **souris blanche** court aussi, toute seule, et elle n’est pas la dernière des coquines.
    { "**" }À ton tour :** lance un dé rouge et un dé jaune, choisis **un** des deux nombres et avance d’autant. Un 0 reste sur place. Au départ, il faut partir dès qu’un nombre le permet.
aus_die_maus-rules-2 =
    { "**" }Pousser :** si tu arrives sur la case d’une autre souris, tu la pousses d’une case, que tu le veuilles ou non. S’il y en a plusieurs, seule la blanche est poussée. On ne se pousse pas dans le but entre nous ; mais la souris blanche, oui, et elle te le rend bien !
    Qui la pousse prend la **marque de pousse**.
aus_die_maus-rules-3 =
    { "**" }Le piège :** la première souris au but le déclenche et sort de la manche, sans fromage. Mieux vaut attendre sur la case juste avant : de là, tu peux aussi courir **en arrière**.
    { "**" }Après le clac,** on ne lance que le dé jaune, et les deux souris suivantes au but ont droit au fromage.
    { "**" }Tu as poussé la souris blanche dans le piège ?** Tire aussitôt deux fromages et garde-en un ; la marque n’en rapporte alors pas dans cette manche.
aus_die_maus-rules-4 =
    { "**" }Quatre fromages par manche :** deux pour la première place, un pour la deuxième, un pour qui a la marque de pousse ; si personne ne l’a poussée, il revient à la souris blanche. Si **elle** arrive en tête, elle prend les quatre. La première place commence la manche suivante.
aus_die_maus-rules-5 =
    { "**" }La souris blanche** suit le dé rouge ; le jaune si le rouge la menait au but ; de la case juste avant, elle recule avec le rouge.
    { "**" }La fin :** un fromage vaut de 1 à 3, et personne d’autre ne voit les tiens. La plus grande somme gagne, puis le nombre de fromages.
    { "**" }Pour les tout-petits :** « Moins de cinq ans », avant la partie, laisse les dés décider, comme pour la souris blanche.
    -# Un jeu de Reinhard Gottwald. Katzentisch n’a aucun lien avec lui.
aus_die_maus-alt-throwing = Les dés : le rouge porte 0, 1, 2, 3, 3, 3, le jaune 1, 2, 3, 0, 0, 0. On choisit un nombre, et la souris avance d’autant.
aus_die_maus-alt-shoving = Une souris arrive sur la case d’une autre et la pousse d’une case. S’il y en a plusieurs, seule la souris blanche est poussée.
aus_die_maus-alt-trap = La première souris au but est prise dans le piège. Ensuite, on ne lance que le dé jaune.
aus_die_maus-alt-cheese = Deux fromages pour la première place, un pour la deuxième, un pour la dernière poussée contre la souris blanche ; les quatre pour elle si elle arrive en tête.

## Leçon

aus_die_maus-lesson-run = Tu as lancé un dé rouge et un dé jaune, et ta souris avance d’un des deux nombres. Le fromage est sur la case 14. **Cours le plus loin possible.**
    .done = Tu as pris le rouge. La prochaine fois, ce sera peut-être le jaune : tu choisis après chaque lancer.
aus_die_maus-lesson-white = Une souris qui arrive sur la case d’une autre la pousse d’une case. Qui pousse la souris blanche prend la marque de pousse : elle vaut un fromage à la fin de la manche. **Pousse la souris blanche en 7.**
    .done = Elle est une case plus loin, et la marque est à toi jusqu’à ce que quelqu’un d’autre la pousse.
aus_die_maus-lesson-pass = Pousser aide celle qu’on pousse, que tu le veuilles ou non. La souris de l’autre est en 6. **Dépasse-la.**
    .done = Tu l’as dépassée sans rien offrir. Les souris que tu dépasses ne sont pas poussées.
aus_die_maus-lesson-trap = Attention : la première souris au but est prise au piège, hors de la manche et sans fromage. **Arrête-toi juste avant, en 13.**
    .done = Là, tu peux attendre qu’une autre souris déclenche le piège.
aus_die_maus-lesson-back = Tu es en 13, et les deux nombres te mèneraient au piège. De cette case, et d’elle seule, une souris peut courir en arrière. **Recule.**
    .done = En sécurité. Tu reviendras dès que le piège aura claqué.
aus_die_maus-lesson-shove = La souris blanche est en 13, juste avant le piège, et tu peux arriver sur sa case. **Pousse-la dans le piège !**
    .done = Clac ! Pour cette pousse, tu tires aussitôt deux fromages et tu en gardes un. Maintenant, on ne lance plus que le dé jaune.
aus_die_maus-lesson-keep = Deux fromages, et toi seul en vois la valeur. Les points décident de la partie. **Garde le meilleur.**
    .done = L’autre retourne dans la réserve. Les autres ne verront la valeur des tiens qu’à la fin.
aus_die_maus-lesson-win = La dernière manche. Le piège a claqué, le but est donc sûr, et la première place rapporte deux fromages. **Cours au fromage !**
    .done = Première place : deux fromages, et un pour la deuxième. La souris blanche ayant été poussée dans le piège, la marque n’en a pas rapporté. Le plus de points gagne.

## Conseils

aus_die_maus-tip-keep = Pour avoir poussé la souris blanche dans le piège, tu as tiré deux fromages. « Mon fromage » te montre leur valeur ; garde le meilleur.
aus_die_maus-tip-trapped = Le piège s’est refermé : le but est désormais sûr. On ne lance plus que le dé jaune, et les deux prochaines souris au but ont du fromage.
aus_die_maus-tip-paid = Une manche rapporte quatre fromages : deux pour la première place, un pour la deuxième, un pour qui a poussé la souris blanche en dernier. Ils valent de 1 à 3, et seul leur propriétaire le voit.
aus_die_maus-tip-white = La souris blanche a été poussée. Qui la pousse en dernier dans une manche a la marque de pousse et reçoit un fromage ; si elle gagne, personne d’autre n’en reçoit.
aus_die_maus-tip-shoved = Ta souris a été poussée d’une case. Le plus souvent, cela aide, mais juste avant le piège, ce peut être trop loin.
aus_die_maus-tip-before = Ta souris est juste avant le piège. D’ici, et seulement d’ici, elle peut aussi reculer ; un 0 attend. Entre quand une autre souris aura déclenché le piège.

## D’où ça vient ?

aus_die_maus-why-led =
    { $how ->
        [zero] { $who } suit les dés seuls, et un 0 ne bouge pas.
        [waits] { $who } suit les dés seuls : les deux nombres mèneraient au piège, et à cette table cela veut dire attendre.
        [only_yellow] { $who } suit les dés seuls, et après le clac on ne lance plus que le jaune.
        [back] { $who } suit les dés seuls : depuis la case avant le but, on recule du nombre rouge.
        [yellow] { $who } suit les dés seuls : le rouge mènerait au but, donc le nombre jaune compte.
       *[red] { $who } suit les dés seuls, et tant que cela ne mène pas au but, c’est le nombre rouge qui compte.
    }
aus_die_maus-why-zero = Un 0 ne bouge pas, et ne pousse personne.
aus_die_maus-why-shoved =
    { $whom ->
        [white] { $by } est arrivé sur la case où se trouvait { $who } : elle est toujours poussée, même s’il y en a d’autres.
       *[other] { $by } est arrivé sur la case où { $who } se trouvait sans personne d’autre, et a poussé.
    }
aus_die_maus-why-several = Sur { $space }, il y avait plusieurs souris sans la blanche : de plusieurs, aucune n’est poussée.
aus_die_maus-why-no-goal = La souris en { $space } est restée : entre joueurs, on ne se pousse pas dans le but.
aus_die_maus-why-trapped =
    { $reward ->
        [yes] La première souris au but déclenche le piège. Qui y a poussé la blanche tire deux fromages et en garde un.
       *[no] La première souris au but déclenche le piège, d’elle-même ou poussée, et quitte la manche.
    }
aus_die_maus-why-remained = Il ne restait qu’une souris en course, la manche était donc finie.

## Refus

aus_die_maus-not-your-turn = Ce n’est pas ton tour : c’est à { $seat } de jouer. Ta souris se lisse les moustaches.
aus_die_maus-over = Cette course est courue. Ouvre une nouvelle table avec « Rejouer ».
aus_die_maus-roll-first = Lance d’abord les dés : appuie sur « Lancer ».
aus_die_maus-move-first = Les dés sont déjà lancés. Choisis ton coup sur le plateau.
aus_die_maus-keep-first = Garde d’abord un de tes deux fromages : appuie sur « Mon fromage ».
aus_die_maus-nothing-to-take-back = Tu n’as pas de coup à reprendre maintenant. C’est possible après ton propre choix, jusqu’au prochain lancer ou jusqu’à ce qu’un fromage soit tiré.
aus_die_maus-no-such-move = « { $text } » n’est pas un coup. Écris le nombre, par exemple 3, ou en arrière avec un b derrière : 2b.
aus_die_maus-no-such-cheese = Tu as tiré deux fromages, et celui-ci n’en est pas. Choisis avec « Mon fromage ».
aus_die_maus-not-thrown = Tu as lancé rouge { $red } et jaune { $yellow }, pas { $spaces }. Prends un de tes nombres.
aus_die_maus-only-yellow = Le piège s’est refermé, et seul le dé jaune compte : { $yellow }, pas { $spaces }.
aus_die_maus-zero-stays = Un 0 reste sur place, même en arrière. Choisis-le sans direction.
aus_die_maus-no-way-back = On ne recule que de la case { $before_goal }, juste avant le but ; tu es sur { $space }. Avance.
aus_die_maus-leave-start = C’est parti ! Qui peut quitter le départ doit le faire. Prends le { $spaces }.
