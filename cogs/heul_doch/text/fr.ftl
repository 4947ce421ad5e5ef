### Heul doch! Mau Mau en français.

heul_doch-title = Heul doch! Mau Mau

## Commandes

heul_doch-pitch = Tes plus belles cartes finissent souvent chez le voisin. Vas-y, pleure !
heul_doch-command = { heul_doch-title } : { heul_doch-pitch }
heul_doch-option-specials = cartes-spéciales
    .about = Catapulte, serviette, manège et loup-garou chamboulent les piles
heul_doch-option-specials-no = sans cartes spéciales
heul_doch-option-specials-yes = avec les cartes spéciales
heul_doch-option-cards = cartes
    .about = Toutes les cartes, ou la moitié pour une partie courte
heul_doch-option-cards-all = avec toutes les cartes
heul_doch-option-cards-half = la moitié, pour une partie courte
    .rule = partie courte, avec la moitié des cartes
heul_doch-length-all = Partie longue
heul_doch-length-half = Partie courte
heul_doch-option-card = carte
    .about = La carte, par exemple « 5 rouge » ou « catapulte »
heul_doch-option-to = où
    .about = Un nom, ta pile, un oignon ou le sens du manège

## Cartes

heul_doch-colour =
    { $colour ->
        [R] rouge
        [O] orange
        [Y] jaune
        [G] vert
        [B] bleu
        [P] violet
       *[N] marron
    }
heul_doch-card = { $value } { heul_doch-colour }
heul_doch-special =
    { $special ->
        [catapult] catapulte
        [beach_towel] serviette de plage
        [carousel] manège
       *[werewolf] loup-garou
    }
heul_doch-top =
    { $top ->
        [onion] oignon
       *[nothing] rien
    }
heul_doch-shows = { $who } : { $top }
heul_doch-hideable =
    { $specials ->
        [no] n’importe quelle carte
       *[yes] n’importe quelle carte numérotée
    }
heul_doch-place =
    { $place ->
        [left] sens horaire
        [right] sens antihoraire
        [own] ma pile
       *[onion] oignon
    }

## Statistiques

heul_doch-favourite =
    Couleur préférée : { $trait ->
        [R] rouge
        [O] orange
        [Y] jaune
        [G] vert
        [B] bleu
        [P] violet
       *[N] marron
    } ({ $count ->
        [0] aucun point
        [one] un point
       *[other] { $count } points
    })

## Plateau

heul_doch-head-over = Heul doch! · Fin
heul_doch-begin = Chaque pile commence par une carte. Sur l’image, le trait relie les voisins.
heul_doch-because =
    { $why ->
        [colour] même couleur que le
        [number] même chiffre que le
       *[both] identique au
    } { $top }
heul_doch-turn = 👉 { $who }, à toi avec **🖐️ { board-hand }**.
heul_doch-piles = 📚 Cartes par pile : { $piles } · { $left ->
        [0] on pose les dernières cartes
        [one] encore environ { $left } tour de table
       *[other] encore environ { $left } tours de table
    }
heul_doch-has = { $by ->
        [you] Tu as
       *[other] { $who } a
    }
heul_doch-event-gave = { $whom ->
        [you] { $who } t’a donné un { $card }
       *[other] { heul_doch-has } donné un { $card } à { $to }
    } ({ $either ->
        [yes] au choix
       *[no] sur un { $top }
    }).
heul_doch-event-kept = { heul_doch-has } gardé un { $card } (sur { $why ->
        [shows_onion] un oignon
        [shows_nothing] une pile vide
       *[fits] un { $top }
    }).
heul_doch-event-onion = { heul_doch-has } caché une carte en oignon.
heul_doch-event-catapult = { heul_doch-has } actionné la catapulte{ $count ->
        [0] , mais aucune carte n’était visible
       *[other] {" "}et fait s’envoler { $cards }
    }.
heul_doch-event-beach_towel = { heul_doch-has } fait un échange avec { $whom ->
        [you] toi
       *[other] { $partner }
    } sur la serviette : { $gave } ↔ { $got }.
heul_doch-event-carousel = { heul_doch-has } fait tourner le manège dans le sens { $side ->
        [left] horaire
       *[right] antihoraire
    }.
heul_doch-event-werewolf = { heul_doch-has } lâché le loup-garou.
heul_doch-result = { $medal } **{ $name }** : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
heul_doch-face-up = Face visible : { $sum }
heul_doch-no-onion = Sans oignon, tout compte
heul_doch-onions = { $onions ->
        [1] 1 oignon ({ $cards }) annule { $cancelled }
       *[other] { $sum } oignons ({ $cards }) annulent { $cancelled }
    }
heul_doch-cancelled = les { $value } ({ $cards ->
        [0] il n’y en a pas
       [1] un seul
       *[other] { $sum }
    })
heul_doch-won =
    { $by ->
        [shared] 🎉 { $names } se partagent la victoire !
       *[other] 🎉 { $names } gagne !
    }
heul_doch-onion-rule = Le nombre d’oignons d’une pile annule les cartes qui ont ce chiffre : 3 oignons annulent les 3. Au-delà de sept, on décompose : 8 oignons (7 + 1) annulent les 7 et les 1.
heul_doch-tie = -# À égalité de points, la victoire va à la personne qui a le plus perdu à cause de ses oignons : { $lost }.

## Main

heul_doch-hand =
    { $turn ->
        [own] À toi : pose une carte
       *[other] Ta main
    }
heul_doch-you = Toi
heul_doch-new = nouvelle
heul_doch-choose = { "**" }Choisis une carte.** L’image montre qui peut la recevoir.
heul_doch-where-gift = face visible, seulement chez { $whom }
heul_doch-where-either = à toi de choisir : { $first } ou { $second }
heul_doch-whom = { $name } ({ heul_doch-because })
heul_doch-where-own = sur ta pile ({ $why ->
        [shows_onion] sur ton oignon
        [shows_nothing] elle est vide
       *[fits] { heul_doch-because }
    })
heul_doch-where-nowhere = seulement face cachée, en oignon
heul_doch-button-gift = { $value } → { $name }
heul_doch-button-own = { $value } → ma pile
heul_doch-button-onion = Oignon
heul_doch-button-special = Jouer { $special ->
        [catapult] la catapulte
        [beach_towel] la serviette
        [carousel] le manège
       *[werewolf] le loup-garou
    }
heul_doch-button-carousel = { $side ->
        [left] Sens horaire
       *[right] Sens antihoraire
    } : { $top } pour toi
heul_doch-hand-empty = Tu as posé toutes tes cartes.
heul_doch-hand-last = -# Il n’y a plus rien à piocher, pose les cartes qui te restent.
heul_doch-wait =
    ⏳ C’est à { $who } de jouer. { $turns ->
        [1] Tu joues ensuite.
       *[other] Tu joues après { $before }.
    }

## L’image en mots

heul_doch-alt-cover = Une table prête pour Heul doch! Mau Mau, avec des cartes de sept couleurs et des oignons. À la table : { $names }.
heul_doch-alt-head = Heul doch! Mau Mau, { $cards ->
        [0] plus rien à piocher
        [one] encore { $cards } carte à piocher
       *[other] encore { $cards } cartes à piocher
    }.
heul_doch-alt-over = Heul doch! Mau Mau, fin.
heul_doch-alt-discarded = Défausse : { $card }.
heul_doch-alt-height = { $height ->
        [one] { $height } carte dans la pile
       *[other] { $height } cartes dans la pile
    }
heul_doch-alt-seat = { $name } : { $top }, { heul_doch-alt-height }, { $cards } en main{ $more }.
heul_doch-alt-fact =
    { $fact ->
        [turn] , doit jouer
       *[left] , a quitté la partie
    }
heul_doch-alt-pile = { $shown }, { heul_doch-alt-height }
heul_doch-alt-hand = Ta main. Les piles à ta portée : { $piles }. Tes cartes : { $cards }.
heul_doch-alt-end = { $place }. { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $onions ->
        [0] pas d’oignon
        [1] 1 oignon annule les { $values } : { $total } − { $lost }
       *[other] { $sum } oignons annulent les { $values } : { $total } − { $lost }
    }.

## Règles

heul_doch-rules-1 =
    ## Heul doch! Mau Mau
    { "**" }But du jeu :** avoir le plus de points à la fin. Chaque carte face visible de ta pile vaut son chiffre, même recouverte. Mais on garde rarement les meilleures. « Heul doch! » veut dire « Vas-y, pleure ! », d’où les oignons.
heul_doch-rules-2 =
    { "**" }À ton tour :** pose une de tes quatre cartes, puis pioches-en une. On joue dans le sens horaire.
    { "**" }Les voisins d’abord :** si ta carte correspond à celle d’un voisin, à gauche ou à droite (couleur ou chiffre), elle **doit aller chez lui**, face visible, même si elle correspond à ta pile. Si elle correspond aux deux, tu choisis.
heul_doch-rules-3 =
    { "**" }Ta pile :** une carte qui ne correspond à aucune carte voisine est pour toi, si elle correspond à ta pile.
    { "**" }Ou un oignon :** tu peux toujours poser { heul_doch-hideable } face cachée sur ta pile. Toute carte qui ne correspond à aucune carte voisine peut ensuite aller dessus. Pas touche aux oignons des autres !
heul_doch-rules-4 =
    { "**" }La fin :** quand la pioche est vide, on pose les cartes restantes. Tes oignons annulent alors les cartes de ta pile qui ont ce chiffre : 5 oignons annulent tes 5, et 10 oignons (7 + 3), tes 7 et tes 3. À égalité de points, la victoire va à la personne qui a le plus perdu à cause de ses oignons.
heul_doch-rules-5 =
    { "**" }Bon à savoir :** les cartes vont de 1 à 7 en sept couleurs, chacune en double. Le nombre près d’une pile compte aussi les oignons. Retiens les tiens, car on ne fouille pas !
    { "**" }Mauvais bouton ?** Quand la pioche est vide, **↩️ Annuler le coup** te rend ta carte tant que personne n’a joué, si elle n’a rien révélé.
heul_doch-rules-short = ✂️ **Partie courte :** chaque carte est unique, soit 49 cartes, plus quatre cartes spéciales si on les utilise.
heul_doch-rules-specials = { "**" }Les cartes spéciales** se jouent à la place d’une carte numérotée, puis vont à la défausse. Elles ne font jamais d’oignon.
heul_doch-rules-catapult = 🪨 **Catapulte :** la plus forte carte visible sort du jeu, ou toutes celles à égalité, même la tienne. Une pile vide compte comme un oignon.
heul_doch-rules-beach_towel = 🏖️ **Serviette de plage :** échange ta carte du dessus, même un oignon, avec celle de quelqu’un d’autre.
heul_doch-rules-carousel = 🎠 **Manège :** toutes les cartes du dessus avancent d’une place, dans le sens de ton choix.
heul_doch-rules-werewolf = 🐺 **Loup-garou :** toutes les cartes du dessus se retournent. Les cartes deviennent oignons, et les oignons, cartes.
heul_doch-rules-credits = -# Un jeu de Leo Colovini, illustré par Marek Bláha, édité par Ravensburger. Katzentisch n’a aucun lien avec eux.
heul_doch-alt-winning = Deux piles étalées et additionnées : 7 + 6 + 5 + 4 = 22 l’emporte sur 7 + 3 + 2 = 12.
heul_doch-alt-neighbour = Une carte qui correspond à celle d’un voisin doit aller chez lui, même quand on pourrait la garder.
heul_doch-alt-onion = Une carte face cachée montre un oignon. Deux oignons annulent les 2 de la pile ; le 6 compte.
heul_doch-alt-catapult = La catapulte fait s’envoler les plus fortes cartes visibles.
heul_doch-alt-beach_towel = Sur la serviette, deux cartes du dessus échangent leur place.
heul_doch-alt-carousel = Le manège fait avancer d’une place chaque carte du dessus.
heul_doch-alt-werewolf = Le loup-garou retourne chaque carte du dessus : les cartes deviennent oignons, les oignons, cartes.

## Leçon

heul_doch-lesson-own = À la fin, chaque carte face visible de ta pile vaut son chiffre, même recouverte. Deux cartes de même couleur ou de même chiffre se correspondent. **Pose le 5 vert sur ta pile :** appuie sur la carte, puis sur la pile.
    .done = La carte correspond à ta pile et à aucune carte voisine, elle est donc à toi.
heul_doch-lesson-gift = Les voisins d’abord ! Une carte qui correspond à celle d’un voisin doit aller chez lui, face visible, même si elle correspond à ta pile. Cette fois, c’est le cas de toutes les tiennes. **Donne celle qui fait le moins mal.**
    .done = Le 1 bleu correspondait aussi à ton 1 violet, mais les voisins passent d’abord, et ça ne coûte qu’un point.
heul_doch-lesson-either = Parfois, une carte correspond à celles des deux voisins. Tu choisis alors à qui la donner. **Trouve cette carte et donne-la.**
    .done = Le 6 correspondait aux deux, et mieux vaut souvent donner à la plus petite pile (le nombre à côté compte ses cartes).
heul_doch-lesson-onion = Deux de tes cartes correspondent à celle d’un voisin, et deux ne correspondent à rien, pas même à ta pile. Ces deux-là n’y vont que face cachée, en oignons. **Cache la plus faible.**
    .done = Tu n’as rien donné, mais compte tes oignons : avec un oignon à la fin, tes 1 ne valent rien ; avec deux, ce sont tes 2, et avec cinq, tes 5.
heul_doch-lesson-any = Il y a un oignon sur ta pile. Toute carte peut aller dessus, sauf si elle correspond à celle d’un voisin. **Poses-y la plus forte que tu peux.**
    .done = Sur ton oignon, une carte n’a besoin de correspondre à rien.
heul_doch-lesson-taboo = Il y a un oignon chez un voisin, et rien ne peut y aller. **Trouve la carte qui ne correspond qu’à ta pile, et pose-la.**
    .done = Pas touche aux oignons des autres, donc un seul côté comptait.
heul_doch-lesson-worthless = Sous le 5 rouge, ta pile cache trois oignons. S’il n’en vient pas d’autre, tes 3 valent 0. Tes deux cartes rouges correspondent au 5. **Pose celle qui rapporte.**
    .done = Le 6 compte, et le 3 aurait valu 0, alors retiens bien tes oignons.
heul_doch-lesson-win = La pioche est vide, les autres n’ont plus de cartes, et voici la dernière de ta première partie. Il te manque quelques points. Ta pile a un oignon, et un deuxième ne rapporterait rien. **Marque ces points !**
    .done = Ton oignon annule les 1, mais tu n’en as pas, alors tout compte !

## D’où ça vient ?

heul_doch-why-gave = Le { $top } était visible chez { $to }, et une carte qui lui correspond doit y aller.
heul_doch-why-either = La carte correspondait à celles des deux voisins, { $who } avait donc le choix.
heul_doch-why-kept = La carte ne correspondait à aucune carte voisine, on pouvait donc la garder.
heul_doch-why-onion = On peut toujours poser { heul_doch-hideable } face cachée sur sa propre pile.

## Refus

heul_doch-no-such-card = « { $text } » n’existe pas dans ce jeu. Écris par exemple « 5 rouge » ou « catapulte ».
heul_doch-no-such-place = « { $text } » ne convient pas à cette carte. Choisis une proposition dans `où`.
heul_doch-say-where = Cette carte a plusieurs destinations. Choisis une proposition dans `où`.
heul_doch-say-onion = Ton { heul_doch-card } ne correspond à rien. Choisis une autre carte, ou pose-le face cachée avec `où: oignon`.
heul_doch-gift = Face visible, ton { heul_doch-card } doit aller chez { $seat }, dont la carte correspond. Ou pose-le en oignon.
heul_doch-gift-for-either = Ton { heul_doch-card } est pour { $left } ou pour { $right }. Choisis à qui le donner, ou pose-le en oignon.
heul_doch-onion-is-taboo = { $top ->
        [onion] Il y a un oignon chez { $seat }, et on n’y touche pas.
       *[nothing] Chez { $seat }, la pile vide compte comme un oignon.
    } Pose ta carte ailleurs.
heul_doch-does-not-fit = Là, ton { heul_doch-card } ne correspond pas. Ta main montre où il peut aller.
heul_doch-no-partner = Sur la serviette, l’échange se fait avec quelqu’un d’autre.
heul_doch-no-such-special = Tu n’as pas cette carte en main : { heul_doch-special }.
heul_doch-not-in-hand = Tu n’as pas de { heul_doch-card } en main.
