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
    .about = Regarder tes fromages, en garder un sur deux
aus_die_maus-option-move = coup
    .about = Un nombre, comme 3, ou 2r pour reculer
aus_die_maus-option-track = piste
    .about = La distance jusqu’au fromage
aus_die_maus-option-track-10 = courte, dix cases
    .rule = piste courte
aus_die_maus-option-track-14 = normale, quatorze cases
aus_die_maus-option-track-18 = longue, dix-huit cases
    .rule = piste longue
aus_die_maus-length-18 = Longue
aus_die_maus-length-14 = Normale
aus_die_maus-length-10 = Courte
aus_die_maus-option-children = 🧒 Moins de cinq ans
    .about = 🧒 Tu as moins de cinq ans ? Alors les dés choisissent tes coups.
aus_die_maus-option-white_competes = souris-blanche
    .about = Si la souris blanche peut gagner
aus_die_maus-option-white_competes-yes = oui (règle d’origine)
aus_die_maus-option-white_competes-no = non
    .rule = la souris blanche ne peut pas gagner
aus_die_maus-option-throws = dés
    .about = Se lancent tout seuls, ou à la main
aus_die_maus-option-throws-auto = les dés se lancent tout seuls
aus_die_maus-option-throws-click = on lance les dés soi-même
    .rule = { aus_die_maus-option-throws-click }

## Souris et dés

aus_die_maus-white = la souris blanche
    .begins = La souris blanche
    .short = Souris blanche
    .sign = Souris blanche
aus_die_maus-space = case { $to }

## Statistiques

aus_die_maus-favourite =
    Fromage préféré : valeur { $trait }, mangé { $count ->
        [one] une fois
       *[other] { $count } fois
    }

## Plateau

aus_die_maus-head = Aus die Maus · Manche { $number }/{ $rounds }
aus_die_maus-head-over = Aus die Maus · Fin
aus_die_maus-turn-threw = { $who } obtient { $dice }
aus_die_maus-turn-ran =
    { $who } { $way ->
        [back] recule
       *[on] { $start }
    } → { $to }
aus_die_maus-turn-to =
    { $where ->
        [trap] piège
        [first] 1re
        [second] 2e
       *[track] { $space }
    }
aus_die_maus-turn-stayed =
    { $who } reste { $space ->
        [0] sur place
       *[other] sur la case { $space }
    } avec { $die } 0
aus_die_maus-turn-shoved = bouscule { $who } → { $to }
aus_die_maus-event-round = 🏁 **Manche { $number } sur { $rounds } :** { $who } commence et lance aussi pour la souris blanche.
aus_die_maus-event-round-white = 🏁 **Manche { $number } sur { $rounds } :** la souris blanche a gagné la précédente et commence. { $who } lance toujours pour elle.
aus_die_maus-paid-first = 1️⃣ Première : { $who } { $cheeses }
aus_die_maus-paid-second = 2️⃣ Deuxième : { $who } { $cheeses }
aus_die_maus-paid-shover = Gant de boxe : { $who } { $cheeses }
aus_die_maus-paid-never_shoved = Pas bousculée, { $who } croque { $cheeses }
aus_die_maus-paid-white_first = { $cheeses } { $who } rafle tout !
aus_die_maus-paid-trap = bousculée par { $who } { $cheeses }
aus_die_maus-paid-caught = Au piège : { $who }
aus_die_maus-throw =
    { $who }, lance { $dice ->
        [both] les dés !
       *[yellow] le dé jaune !
    }
aus_die_maus-by-themselves = 🎲 Les dés roulent tout seuls, et tu choisis l’un des deux nombres. Si un seul coup est possible, ta souris le joue aussitôt.
aus_die_maus-rolls = 🎲 Les dés roulent pour { $who }.
aus_die_maus-choose = { $who }, { $dice } : choisis !
aus_die_maus-keep = { $who }, renifle deux fromages avec **{ $cheese } { aus_die_maus-hand-button }**, et gardes-en un en secret.
aus_die_maus-rest =
    -# { $turn ->
        [white] { $who } commence, et { $presser } appuie pour elle sur **▶️ { aus_die_maus-begin-button }**.
        [computer] { $who } commence.
       *[other] { $who } commence et appuie sur **▶️ { aus_die_maus-begin-button }**.
    }
aus_die_maus-look =
    { $who } { $what ->
        [caught] est dans le piège.
       *[in] a atteint le fromage.
    }
aus_die_maus-look-button = Continuer
    .all = Continuer (tout le monde peut)
aus_die_maus-children = 🧒 Pour { $names }, les dés choisissent chaque coup.
aus_die_maus-roll-button = Lancer
aus_die_maus-begin-button = Commencer la manche { $number }
aus_die_maus-hand-button = Mon fromage
aus_die_maus-move =
    { $spaces } { $kind ->
        [stay] – rester sur place
        [back] en arrière → { $space }
        [trap] – au piège !
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
        [crowd] plusieurs souris y sont, aucune n’avance
       *[finish] entre joueurs, on ne s’envoie pas à l’arrivée
    }
aus_die_maus-hint-two = tu tires deux fromages et en gardes un
aus_die_maus-hint-in =
    { $who ->
        [white] la souris blanche { $place ->
            [first] prend les quatre fromages
           *[second] finit deuxième
        }
       *[own] tu prends la { $place ->
            [first] 1re
           *[second] 2e
        } place
    }
aus_die_maus-hint-end = la manche se termine
aus_die_maus-won =
    { $by ->
        [shared] 🎉 { $names } se partagent la victoire, à égalité de points et de fromages.
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
aus_die_maus-own-seen = Personne d’autre ne voit leur valeur.
aus_die_maus-own-none = Tu n’as pas encore de fromage, juste son odeur.
aus_die_maus-kept = Tu as tiré deux fromages et gardé un { $value }.
aus_die_maus-drawn = La souris blanche est dans le piège. **Garde un de ces deux fromages** ; personne ne sait lequel.
aus_die_maus-keep-button =
    { $alike ->
        [yes] Garder un { $value } (ils sont pareils)
       *[no] Garder le fromage à { $value ->
            [one] { $value } point
           *[other] { $value } points
        }
    }

## L’image en mots

aus_die_maus-alt-cover = Une cuisine avec une piste. Les souris attendent au départ, le piège au bout. À la table : { $names }.
aus_die_maus-alt-set = Le piège est tendu sur la case { $goal }.
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
       *[rolling] va lancer.
    }
aus_die_maus-alt-place =
    { $place }. { $who } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $cheeses }).

## Règles

aus_die_maus-rules-1 =
    ## Aus die Maus
    { "**" }But du jeu :** avoir les fromages qui valent le plus au total après cinq manches (six à partir de cinq joueurs). Tout le monde fait courir une souris. La **souris blanche** court toute seule, et c’est une maligne : avec le plus de points à la fin, elle gagne la partie !
aus_die_maus-rules-2 =
    { "**" }À ton tour :** lance un dé rouge et un dé jaune, choisis **un** des deux nombres et avance d’autant. Avec un 0, tu restes sur place, mais au départ, il faut partir dès qu’un nombre le permet. À l’arrivée, tu n’as pas besoin de tomber juste.
aus_die_maus-rules-3 =
    { "**" }Bousculer :** en arrivant sur une souris seule, tu la fais avancer d’une case, bon gré mal gré. Si plusieurs souris sont sur la case, seule la blanche avance. La dernière personne à bousculer la blanche a le **gant de boxe**.
    Entre joueurs, on ne s’envoie jamais à l’arrivée. Mais tu peux y envoyer la blanche, et elle peut t’y envoyer !
aus_die_maus-rules-4 =
    { "**" }Le piège :** la première souris à l’arrivée le déclenche et sort de la manche. Attends plutôt sur la case d’avant, la seule d’où tu peux aussi **reculer**, et bousculer en arrière.
    { "**" }Après le clac,** on ne lance plus que le dé jaune. Alors fonce : les deux suivantes ont du fromage, puis la manche est finie !
aus_die_maus-rules-5 =
    { "**" }Quatre fromages par manche :** deux pour la première place, un pour la deuxième, un pour le gant de boxe (ou pour la blanche, si personne ne l’a bousculée). Si elle arrive première, elle prend tout, et la manche est finie !
    { "**" }Chaque fromage** vaut de 1 à 3 points, en secret. À égalité, on compte les fromages.
aus_die_maus-rules-6 =
    { "**" }La souris blanche** joue d’ordinaire en dernier et suit le dé rouge, ou le jaune si le rouge mène à l’arrivée ; de la case juste avant, le rouge la ramène. La gagnante commence la manche suivante, même si c’est la blanche.
    { "**" }Si tu la bouscules dans le piège,** tire deux fromages et gardes-en un. Le gant ne rapporte alors rien.
aus_die_maus-rules-7 =
    { "**" }Pour les tout-petits :** appuie sur **{ aus_die_maus-option-children }** avant la partie, et les dés choisissent chaque coup.
    -# Un jeu de Reinhard Gottwald. Katzentisch n’a aucun lien avec lui.
aus_die_maus-alt-winning = Une souris couronnée : ses fromages valent 3 + 2 + 2 = 7 points, ceux de la souris blanche 3 + 1 + 1 = 5.
aus_die_maus-alt-throwing = Les dés montrent un 3 rouge et un 1 jaune : la souris avance de trois cases ou d’une. Le rouge porte 0, 1, 2, 3, 3, 3, le jaune 1, 2, 3, 0, 0, 0.
aus_die_maus-alt-shoving = La souris qui bouscule la blanche d’une case reçoit le gant de boxe.
aus_die_maus-alt-trap = Le piège est tendu. À côté, une souris y est prise, et les deux suivantes sont au fromage.
aus_die_maus-alt-cheese = Deux fromages pour la première place, un pour la deuxième, un pour le gant de boxe. Chacun vaut de 1 à 3 points.

## Leçon

aus_die_maus-lesson-run = Tu as lancé un dé rouge et un dé jaune. Choisis l’un des deux nombres, et ta souris avance d’autant. L’arrivée est sur la case 14. **Cours le plus loin possible.**
    .done = Après chaque lancer, tu choisis l’un des deux nombres, et un 0 laisse ta souris sur place.
aus_die_maus-lesson-white = En arrivant sur une souris seule, tu la fais avancer d’une case. Dans un groupe, seule la blanche avance. La bousculer donne le gant de boxe, soit un fromage en fin de manche. **Bouscule la souris blanche, sur la case 7.**
    .done = Le gant est à toi tant que personne d’autre ne la bouscule.
aus_die_maus-lesson-pass = Une souris bousculée avance, bon gré mal gré. Ta rivale est sur la case 6. **Dépasse-la.**
    .done = Tu n’as rien offert, car les souris que tu dépasses ne sont pas bousculées.
aus_die_maus-lesson-trap = Attention, la première souris à l’arrivée est prise au piège et sort de la manche. **Arrête-toi juste devant, sur la case 13.**
    .done = Ici, tu peux attendre qu’une autre souris déclenche le piège, mais la blanche peut te bousculer dedans.
aus_die_maus-lesson-back = Tu es sur la case 13, et les deux nombres mènent dans le piège. De cette case, et d’elle seule, on peut reculer. **Recule.**
    .done = À l’abri ! Reviens dès que le piège aura claqué.
aus_die_maus-lesson-shove = La souris blanche est sur la case 13, juste devant le piège. À son tour, elle reculerait avec le rouge, mais tu peux l’atteindre. **Bouscule-la dans le piège !**
    .done = Clac ! Désormais, on ne lance plus que le dé jaune.
aus_die_maus-lesson-keep = Voici deux fromages, et personne d’autre ne voit leurs points. **Garde le meilleur.**
    .done = L’autre retourne dans la réserve, et on saute jusqu’à la dernière manche.
aus_die_maus-lesson-win = C’est la dernière manche. Si la souris blanche arrivait première, elle raflerait tout, mais elle est dans le piège. L’arrivée est donc sûre, et la première place rapporte deux fromages. **Cours au fromage !**
    .done = La première place te donne deux fromages.

## D’où ça vient ?

aus_die_maus-why-led =
    { $who } suit le dé { $how ->
        [only_yellow] jaune depuis le clac.
        [back] rouge, qui fait reculer de la case juste avant l’arrivée.
        [yellow] jaune si le rouge mène à l’arrivée.
       *[red] rouge, sauf s’il mène à l’arrivée.
    }
aus_die_maus-why-off = Au départ, on part dès qu’un des nombres le permet.
aus_die_maus-why-shoved =
    { $whom ->
        [white] La souris blanche se fait bousculer même si d’autres sont sur sa case. La dernière personne à la bousculer a le gant de boxe.
       *[other] Une souris seule se fait bousculer d’une case, dans le même sens.
    }
aus_die_maus-why-trapped =
    { $reward ->
        [yes] Si tu bouscules la souris blanche dans le piège, tu tires deux fromages et en gardes un.
       *[no] La première souris à l’arrivée est prise au piège, même bousculée.
    }
aus_die_maus-why-in = La première place rapporte deux fromages, la deuxième un.
aus_die_maus-why-chosen =
    { $dice ->
        [yellow] Après le clac, seul le dé jaune compte.
       *[both] Une souris suit l’un des deux dés, au choix.
    }

## Refus

aus_die_maus-not-your-turn = C’est à { $seat } de jouer. Pendant ce temps, ta souris se lisse les moustaches.
aus_die_maus-roll-first = Lance d’abord les dés, sous le plateau.
aus_die_maus-move-first = Tu as déjà lancé. Choisis ton coup sous le plateau.
aus_die_maus-keep-first = Garde d’abord un des deux fromages, avec **🧀 { aus_die_maus-hand-button }** sous le plateau.
aus_die_maus-no-such-move = « { $text } » n’est pas un coup. Écris un nombre, comme 3, ou 2r pour reculer.
aus_die_maus-no-such-cheese = Ce n’est aucun de tes deux fromages.
aus_die_maus-not-thrown = Tes dés montrent un { $red } rouge et un { $yellow } jaune, pas { $spaces }.
aus_die_maus-only-yellow = Après le clac, seul le dé jaune compte : { $yellow }, pas { $spaces }.
aus_die_maus-zero-stays = Avec un 0, tu restes sur place. Écris-le sans r.
aus_die_maus-no-way-back = On ne recule que de la case { $before_goal }, et tu es sur la case { $space }.
aus_die_maus-leave-start = C’est parti ! Tu dois quitter le départ. Prends le { $spaces }.
