### maunz. en français.

maunz-title = maunz.

## Commandes

maunz-pitch = Pousse les chatons d’un bout à l’autre du lit, et aligne trois chats !
maunz-command = { maunz-title } : { maunz-pitch }
maunz-command-place = placer
    .about = Placer un chaton ou un chat en écrivant sa case
maunz-command-choose = choisir
    .about = Choisir avec un numéro ce qui quitte le lit
maunz-option-first = qui-commence
    .about = Qui joue le premier coup
maunz-option-first-random = le hasard décide
maunz-option-first-0 = l’hôte
    .rule = l’hôte commence
maunz-option-first-1 = l’autre joueur
    .rule = la personne qui rejoint la table commence
maunz-option-kids = enfants
    .about = Une partie plus courte et plus facile
maunz-option-kids-no = avec chats (règle d’origine)
maunz-option-kids-yes = sans chats (pour enfants)
    .rule = sans chats, les trois premiers chatons alignés font gagner (pour enfants)
maunz-option-hints = indices
    .about = Ce que le plateau dit de chaque coup avant que tu le joues
maunz-option-hints-off = seulement ce qu’un coup pousse
maunz-option-hints-on = aussi s’il fait gagner
    .rule = les indices disent aussi si un coup fait gagner ou forme un alignement
maunz-option-square = case
    .about = Une case libre, par exemple C4
maunz-option-piece = pièce
    .about = Chaton ou chat ; sans précision, un chaton tant que tu en as
maunz-option-piece-k = chaton
maunz-option-piece-c = chat
maunz-option-number = numéro
    .about = Le numéro sur le lit

## Statistiques

maunz-favourite =
    { $count ->
        [one] Un chaton devenu chat
       *[other] { $count } chatons devenus chats
    }

## Plateau

maunz-head = maunz. · Coup { $number }
maunz-head-over = maunz. · Fin
maunz-begin = Le lit est fait, et encore vide. Pas pour longtemps.
maunz-turn-placed =
    { $who } place un { $piece ->
        [c] chat
       *[k] chaton
    } en **{ $square }**.
maunz-turn-nudged = Cela pousse { $moves }
maunz-turn-fell = Hop, cela fait tomber du lit { $squares }
maunz-turn-line =
    { $squares } quittent le lit : { $kittens ->
        [3] trois chatons deviennent des chats.
        [2] deux chatons deviennent des chats.
       *[1] un chaton devient un chat.
    }
maunz-turn-single =
    Les huit étaient sur le lit : { $what ->
        [grown] le chaton en { $square } devient un chat.
        [cat] le chat en { $square } retourne en réserve.
       *[kitten] le chaton en { $square } retourne en réserve.
    }
maunz-said = 🤝 { $who } propose l’égalité.
maunz-place = { $who }, à toi de jouer !
maunz-choose = { $who }, qui quitte le lit ?
maunz-how-to-choose =
    { $kids ->
        [yes] Appuie sur un numéro, et ce chaton retourne en réserve.
       *[no] Appuie sur un numéro, et les chatons deviennent des chats.
    }
maunz-choice =
    { $kittens ->
        [0] en réserve
        [1] 1 nouveau chat
       *[other] { $kittens } nouveaux chats
    }
maunz-waiting = ⚠️ { $who } a un alignement en { $squares }. S’il tient encore après son prochain coup, c’est gagné.
maunz-offered = 🤝 **{ $who } propose l’égalité.** { $other } peut accepter, ou refuser en jouant.
maunz-how-to-tap =
    { $waits ->
        [yes] Ensuite, c’est à toi.
       *[no] Appuie sur une case ou une autre lettre.
    }
maunz-sign =
    { $sign ->
        [nudged] { $count ->
            [0] { $piece ->
                [c] poussées par le chat
               *[k] poussées par le chaton
            }
            [one] { $count } poussée
           *[other] { $count } poussées
        }
        [fell] { $count ->
            [0] hors du lit
           *[other] { $count } hors du lit
        }
        [wins] gagne
        [row] trois alignés
        [full] les huit sur le lit
       *[helps] aide l’adversaire
    }
maunz-piece-button =
    { $piece ->
        [c] Chat ({ $left })
       *[k] Chaton ({ $left })
    }
maunz-offer-button = Proposer l’égalité
maunz-accept-button = Accepter l’égalité
maunz-more-button = Plus…
maunz-won-three_cats = 🎉 { $who } gagne : des chats alignés en { $squares } !
maunz-won-eight_cats = 🎉 { $who } gagne : ses huit chats sont sur le lit !
maunz-won-three_kittens = 🎉 { $who } gagne : des chatons alignés en { $squares } !
maunz-won-resigned = 🏳️ { $other } abandonne. 🎉 { $who } gagne.
maunz-drawn-agreed = 🤝 Égalité, d’un commun accord. Le lit est assez grand pour deux.
maunz-drawn-repetition = 🤝 Égalité, car la même position s’est présentée trois fois.
maunz-drawn-length = 🤝 Égalité. Au bout de 400 coups, tous les chats dorment.

## L’image en mots

maunz-alt-head = maunz., coup { $number }. Colonnes A à F depuis la gauche, rangées 1 à 6 depuis le haut.
maunz-alt-over = maunz., fin.
maunz-alt-goal =
    On gagne avec trois { $kids ->
        [yes] chatons
       *[no] chats
    } alignés.
maunz-alt-column = La colonne { $column } est choisie.
maunz-alt-seat =
    { $name } ({ $seat ->
        [0] orange
       *[1] blanc
    }) : { $bed }. En réserve : { $kittens ->
        [one] { $kittens } chaton
       *[other] { $kittens } chatons
    }.
maunz-alt-cats = Chats en réserve : { $cats }. Chatons devenus chats : { $lid }.
maunz-alt-standing =
    { $piece ->
        [c] { $count ->
            [one] chat
           *[other] chats
        } en { $squares }
       *[k] { $count ->
            [one] chaton
           *[other] chatons
        } en { $squares }
    }
maunz-alt-nothing = rien sur le lit
maunz-alt-cover = Un lit de six cases sur six et huit chatons de chaque couleur, orange et blanc. À la table : { $names }.

## Règles

maunz-rules-1 =
    ## maunz.
    { "**" }But du jeu :** aligner trois de tes chats, en ligne, en colonne ou en diagonale. On gagne aussi avec ses huit chats sur le lit.
    On joue à deux. Chaque réserve commence avec huit chatons, qui deviennent des chats au fil de la partie.
maunz-rules-2 =
    { "**" }À ton tour,** place un chaton ou un chat de ta réserve sur une case libre. Il fait « maunz. » et pousse d’une case toutes les pièces voisines, même en diagonale, même les tiennes. Une pièce tombée du lit retourne en réserve. Les pièces poussées n’en poussent pas d’autres.
maunz-rules-3 =
    { "**" }Une pièce reste en place** si la case derrière elle est occupée, peu importe par qui. Les chats sont trop lourds pour les chatons : seul un chat pousse un chat.
maunz-rules-4 =
    { "**" }Grandir :** si trois de tes pièces sont alignées une fois que tout a bougé, elles quittent le lit. Chaque chaton devient un chat dans ta réserve ; les chats y retournent tels quels. S’il y a plusieurs alignements, tu choisis.
    { "**" }Tes huit pièces sont sur le lit ?** Choisis celle qui part (ou un alignement). Un chaton grandit, un chat retourne en réserve.
maunz-rules-5 =
    { "**" }Seul ton propre tour compte :** c’est toujours à la fin de ton tour que tes chatons grandissent ou que tes chats gagnent. Un alignement adverse que tu formes ne compte que s’il tient encore après le prochain coup de l’adversaire.
maunz-rules-6 =
    { "**" }Bon à savoir :** tu peux annuler ton coup tant que l’adversaire n’a pas joué (même après, contre un joueur virtuel). Entre deux personnes, on peut proposer l’égalité. Quand la même position s’est présentée trois fois, ou après 400 coups, c’est aussi l’égalité.
    -# Pour les plus jeunes, il existe une partie plus courte, sans chats.
    -# Un jeu de Scott Brady, édité sous le nom de boop. par Smirk & Dagger Games et de maunz. par Skellig Games. Katzentisch n’a aucun lien avec eux.
maunz-alt-winning = Deux lits où le camp orange a gagné : à gauche, trois chats couronnés côte à côte ; à droite, trois alignés en diagonale.
maunz-alt-nudging = Un chaton placé en B1 pousse ses voisins : vers la droite, vers le bas, en diagonale, et celui d’A1 hors du lit.
maunz-alt-blocked = Un chaton placé en B1 ne pousse personne : celui en C1 en a un autre derrière lui, et en B2 il y a un chat.
maunz-alt-graduation = Trois chatons alignés deviennent trois chats.

## Leçon

maunz-lesson-nudge = On gagne avec trois chats alignés, mais on commence par des chatons (les tiens sont orange). Celui que tu places pousse ses voisins. **Place-en un à côté du blanc en C3 :** appuie sur une case.
    .done = Ton chaton a poussé le blanc d’une case, et il pousse les tiens aussi.
maunz-lesson-fall = Le chaton blanc en F3 est au bord. **Fais-le tomber du lit :** place un chaton qui le pousse vers la droite.
    .done = Une pièce tombée du lit retourne en réserve, et il faut la replacer.
maunz-lesson-stay = Une pièce reste en place s’il y en a une autre juste derrière. C3 et D3 se soutiennent. **Place un chaton à côté, sur leur rangée :** personne ne bouge.
    .done = Personne n’a bougé, car le voisin de ton chaton avait une pièce derrière lui, peu importe à qui.
maunz-lesson-row = Aligne trois de tes chatons, en ligne, en colonne ou en diagonale, et ils grandissent. Les tiens en C3 et D3 se soutiennent. **Complète l’alignement de trois.**
    .done = Trois pièces alignées, chatons ou chats, quittent le lit et t’attendent en réserve : les voilà chats !
maunz-lesson-choose = Te voilà avec quatre chatons alignés. Trois seulement quittent le lit, et tu décides lesquels grâce aux numéros de l’image. **Choisis l’un des deux alignements.**
    .done = Ces trois-là ont grandi.
maunz-lesson-heavy = Il y a un chat blanc en C3, trop lourd pour les chatons. Seul un chat pousse un chat. **Choisis un chat et place-le à côté.**
    .done = Le chat a bougé, car le tien est aussi lourd.
maunz-lesson-defend = Attention, les blancs ont deux chats côte à côte, en B2 et C2, et un troisième en réserve. **Sépare-les :** place un chat juste au-dessus ou au-dessous de l’un d’eux.
    .done = Les deux chats ne sont plus côte à côte, et les blancs ne peuvent pas gagner tout de suite.
maunz-lesson-win = À toi de gagner ! Tes chats en C3 et D3 se soutiennent, et il t’en reste un. **Aligne trois chats.**
    .done = On gagne avec trois chats alignés, ou avec huit chats sur le lit.

## Énigmes

maunz-puzzle-save = Tu joues les orange, et les blancs vont gagner. **Trouve le seul coup qui les en empêche pour l’instant.**
maunz-puzzle-win2 = Tu joues les orange et tu peux gagner en deux coups, quoi que fassent les blancs. **Trouve le seul premier coup qui te l’assure.**
maunz-puzzle-win3 = Tu joues les orange et tu peux gagner en trois coups au plus, quoi que fassent les blancs. **Trouve le seul premier coup qui te l’assure.**
maunz-puzzle-choose = **Choisis avec un numéro ce qui quitte le lit.**
maunz-puzzle-on2 = ✅ C’est juste, mais les blancs résistent. **Continue :** le coup d’après doit gagner.
maunz-puzzle-on1 = ✅ C’est juste, mais les blancs résistent. **Gagne avec ce coup.**
maunz-puzzle-won = ✅ C’est gagné, et les blancs n’y pouvaient rien.
maunz-puzzle-saved = ✅ Les blancs ne peuvent pas gagner au prochain coup. Tout autre coup aurait perdu.
maunz-puzzle-lost = ❌ … et les blancs ont gagné.
maunz-puzzle-escapes = ❌ … et les blancs s’en tirent, ta victoire n’est plus assurée.
maunz-puzzle-late = ❌ Ce coup ne gagne pas, et c’était ton dernier.

## D’où ça vient ?

maunz-why-nudged =
    { $pieces } { $count ->
        [one] a été poussée
       *[other] ont été poussées
    } d’une case, à l’opposé de la case { $square }.
maunz-why-fell =
    { $pieces } { $count ->
        [one] a été poussée
       *[other] ont été poussées
    } depuis la case { $square } par-dessus le bord, jusqu’en réserve.
maunz-why-heavy =
    { $pieces } { $count ->
        [one] n’a
       *[other] n’ont
    } pas bougé, car les chats sont trop lourds pour les chatons.
maunz-why-held =
    { $pieces } { $count ->
        [one] n’a
       *[other] n’ont
    } pas bougé, car la case juste derrière (entre parenthèses) était occupée.
maunz-why-alone = Autour de la case { $square }, il n’y avait personne à pousser.
maunz-why-row = ✨ { $squares } quittent le lit, car trois pièces d’une même couleur y étaient alignées.
maunz-why-full = ✨ Les huit pièces d’une couleur étaient sur le lit, et celle en { $square } a dû le quitter.

## Refus

maunz-wait = C’est à { $who } de jouer, attends ton tour.
maunz-choose-first = Choisis d’abord ce qui quitte le lit.
maunz-no-such-square = La case « { $text } » n’existe pas. Elles vont d’A1 (en haut à gauche) à F6 (en bas à droite).
maunz-square-taken = Il y a déjà quelqu’un en { $square }.
maunz-not-in-pool =
    Tu n’as pas de { $piece ->
        [c] chat
       *[k] chaton
    } en réserve.
maunz-nothing-to-choose = Il n’y a rien à choisir pour l’instant.
maunz-not-a-choice = « { $text } » ne fait pas partie des numéros sur le lit.
maunz-offered-already = Tu as déjà proposé l’égalité pendant ce tour.
maunz-offer-in-turn = Attends ton tour pour proposer l’égalité.
maunz-own-offer = Tu as proposé l’égalité, attends la réponse.
maunz-no-offer = Personne ne propose l’égalité.

## Qu’est-ce que j’ai manqué ?

maunz-missed-head = 🔍 Ce que tu as manqué · coup { $move } ({ $number }/{ $of })
maunz-missed-task =
    { $why ->
        [win] Tu as joué { $played } et manqué une victoire sûre. **Trouve-la.**
        [loss] Tu as joué { $played }, et l’autre camp avait alors une victoire sûre. **Trouve mieux.**
       *[chance] Tu as joué { $played }, et tes chances de gagner sont passées de { $chance } % à { $after } %. **Trouve mieux.**
    }
maunz-missed-verdict =
    { $verdict ->
        [right] ✅ **C’est ça !**
        [same] 🤔 **C’est ce que tu as joué, et il y a bien mieux.**
        [wrong] 🤔 **Il y a mieux.**
       *[shown] 💡 **Voici le meilleur coup.**
    }
maunz-missed-reply = Je craindrais surtout la réponse { $reply }.
maunz-missed-why =
    Le mieux : { $best } · { $chance } % de chances de gagner
    Dans la partie : { $played } · { $after } %
    -# La flèche montre la réponse que je craindrais le plus, mais je peux me tromper.
maunz-missed-again = Réessayer
maunz-missed-show = Voir le meilleur coup
maunz-missed-next = Suivant
maunz-missed-none = Je n’ai rien à te montrer ici. Dans les parties que tu as jouées depuis le début, je cherche les coups qui ont réduit tes chances de gagner d’au moins 25 points.
