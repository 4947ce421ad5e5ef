### Heul doch! Mau Mau en français.

heul_doch-title = Heul doch! Mau Mau

## Commandes

heul_doch-command = Heul doch! Mau Mau : garde tes cartes, sauf si elles vont chez tes voisins. Alors, pleure !
heul_doch-option-specials = cartes-spéciales
    .about = Catapulte, serviette, manège et loup-garou sèment la pagaille dans les piles
heul_doch-option-specials-no = sans cartes spéciales
heul_doch-option-specials-yes = avec les 12 cartes spéciales
heul_doch-option-first = début
    .about = Qui commence
heul_doch-option-first-random = le hasard décide qui commence
heul_doch-option-first-host = qui a ouvert la table commence
heul_doch-option-cards = cartes
    .about = Combien de cartes : avec la moitié, la partie est deux fois plus courte
heul_doch-option-cards-all = les 98 cartes
heul_doch-option-cards-half = partie courte avec la moitié des cartes
heul_doch-option-pings = appels
    .about = Un court message nomme qui doit jouer, pour que le téléphone sonne
heul_doch-option-pings-on = après un moment sans clic, on appelle la personne dont c’est le tour
heul_doch-option-pings-off = on n’appelle personne : seul le plateau dit à qui c’est le tour
heul_doch-option-card = carte
    .about = La carte, par exemple « 5 rouge » ou « catapulte »
heul_doch-option-to = où
    .about = Un nom, ma pile, oignon ; pour le manège sens horaire ou sens antihoraire

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
heul_doch-shown-card =
    { $shown_value } { $shown_colour ->
        [R] rouge
        [O] orange
        [Y] jaune
        [G] vert
        [B] bleu
        [P] violet
       *[N] marron
    }
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
heul_doch-shows = { $who } : { $top }
heul_doch-place =
    { $place ->
        [left] sens horaire
        [right] sens antihoraire
        [own] ma pile
       *[onion] oignon
    }

## Avant la partie

heul_doch-with-options = À cette table : { $options }.

## Plateau

heul_doch-head = Heul doch! Mau Mau · { $cards ->
        [0] les dernières cartes
        [one] encore { $cards } carte à piocher
       *[other] encore { $cards } cartes à piocher
    }
heul_doch-head-over = Heul doch! Mau Mau · Fin
heul_doch-begin = Tout le monde a une carte sur sa pile et quatre en main.
heul_doch-because =
    { $why ->
        [colour] même couleur que
        [number] même chiffre que
       *[both] jumelle de
    } { $top }
heul_doch-turn = 👉 { $who } joue une carte avec « Ma main », puis c’est à { $next }.
heul_doch-turn-again = ↩️ { $who } a repris sa carte et en joue une autre, puis c’est à { $next }.
heul_doch-piles = 📚 Cartes dans les piles, oignons compris : { $piles } · { $left ->
        [0] les dernières cartes se jouent
        [one] chacun joue encore environ 1 carte
       *[other] chacun joue encore environ { $left } cartes
    }
heul_doch-last-cards = -# La pioche est vide : on joue toutes les cartes en main.
heul_doch-may-take-back = -# { $who } peut reprendre cette carte jusqu’à ce que { $next } joue.
heul_doch-tears = { $count ->
        [1] { $names } a la larme à l’œil
       *[other] { $names } ont la larme à l’œil
    }
heul_doch-event-gave = { $by ->
        [you] Tu as
       *[other] { $who } a
    } donné { $card } à { $whom ->
        [you] toi
       *[other] { $to }
    } (obligation : { heul_doch-because })
heul_doch-event-gave-either = { $by ->
        [you] Tu as
       *[other] { $who } a
    } donné { $card } à { $whom ->
        [you] toi
       *[other] { $to }
    } ({ heul_doch-because }) ; la carte allait des deux côtés, c’était donc un choix
heul_doch-event-kept = { $by ->
        [you] Tu as
       *[other] { $who } a
    } gardé { $card } ({ $why ->
        [shows_onion] sur son propre oignon, tout va
        [shows_nothing] sur une pile vide, tout va
       *[fits] { heul_doch-because }
    })
heul_doch-event-onion = { $by ->
        [you] Tu as
       *[other] { $who } a
    } posé une carte face cachée, en oignon
heul_doch-event-catapult = { $by ->
        [you] Tu as
       *[other] { $who } a
    } tiré à la catapulte, et { $count ->
        [1] la plus forte carte s’est envolée
       *[other] les plus fortes cartes se sont envolées
    } : { $cards }
heul_doch-event-catapult-nothing = { $by ->
        [you] Tu as
       *[other] { $who } a
    } tiré à la catapulte, mais personne ne montrait de carte
heul_doch-event-towel = { $by ->
        [you] Tu as
       *[other] { $who } a
    } donné { $gave } à { $whom ->
        [you] toi
       *[other] { $partner }
    } sur la serviette et reçu { $got }
heul_doch-event-carousel = { $by ->
        [you] Tu as
       *[other] { $who } a
    } fait tourner le manège : toutes les cartes du dessus ont avancé d’une place dans le sens { $side ->
        [left] horaire
       *[right] antihoraire
    }
heul_doch-event-werewolf = { $by ->
        [you] Tu as
       *[other] { $who } a
    } lâché le loup-garou : toutes les cartes du dessus ont été retournées
heul_doch-result = { $medal } **{ $name }** : { $score ->
        [1] un point
        [one] { $score } point
       *[other] { $score } points
    }
heul_doch-face-up = Visible : { $sum }
heul_doch-no-onion = Aucun oignon, donc tout compte
heul_doch-onions = { $onions ->
        [1] 1 oignon ({ $cards }) annule { $cancelled }
       *[other] { $sum } oignons ({ $cards }) annulent { $cancelled }
    }
heul_doch-cancelled = les { $value } ({ $cards ->
        [0] aucune carte
       *[other] { $cards }×{ $value } = { $lost }
    })
heul_doch-won-points = 🎉 { $names } gagne !
heul_doch-won-onions = 🎉 { $names } gagne : égalité aux points, mais plus de points perdus à cause des oignons ({ $lost }).
heul_doch-won-shared = 🎉 { $names } partagent la victoire : mêmes points, et autant de perdus à cause des oignons.

## Main

heul_doch-hand =
    { $turn ->
        [own] À toi : joue une carte
       *[other] Ta main
    }
heul_doch-you = Toi
heul_doch-new = nouvelle
heul_doch-choose = **Choisis une carte**, puis où elle va. Sous chaque carte : la pile qui doit la recevoir, la tienne, ou face cachée comme oignon.
heul_doch-where-gift = face visible, seulement chez { $whom }{ $own ->
        [fits] , même si elle va aussi sur ta pile
       *[other] { "" }
    }
heul_doch-where-either = va des deux côtés, tu choisis : { $first } ou { $second }
heul_doch-whom = { $name } ({ heul_doch-because })
heul_doch-where-own = sur ta propre pile ({ $why ->
        [shows_onion] sur ton oignon, tout va
        [shows_nothing] sur ta pile vide, tout va
       *[fits] { heul_doch-because }
    })
heul_doch-where-nowhere = seulement face cachée, en oignon
heul_doch-typed-gift = doit aller chez { $name } ({ $why ->
        [colour] même couleur
        [number] même chiffre
       *[both] jumelle
    })
heul_doch-typed-own = sur ta propre pile
heul_doch-typed-onion = seulement en oignon (où : oignon)
heul_doch-typed-choice = choisis avec où :
heul_doch-effect =
    { $special ->
        [beach_towel] échange ta carte du dessus avec qui tu veux
        [carousel] toutes les cartes du dessus avancent d’une place, dans le sens horaire ou antihoraire
       *[werewolf] toutes les cartes du dessus se retournent
    }
heul_doch-effect-hides = { $count ->
        [1] devient un oignon : { $cards }
       *[other] deviennent des oignons : { $cards }
    }
heul_doch-effect-opens = { $count ->
        [1] cet oignon s’ouvre : { $names }
       *[other] ces oignons s’ouvrent : { $names }
    }
heul_doch-effect-catapult = { $count ->
        [1] la plus forte carte visible s’envole : { $cards }
       *[other] les plus fortes cartes visibles s’envolent : { $cards }
    }
heul_doch-effect-bare = ensuite sans carte, ce qui compte comme un oignon : { $names }
heul_doch-effect-catapult-nothing = personne ne montre de carte, rien ne s’envolerait
heul_doch-aim =
    { $special ->
        [beach_towel] Tu donnes : { $top }. Avec qui échanges-tu ?
       *[carousel] Dans quel sens ? Tu montres : { $top }.
    }
heul_doch-turning = { $side ->
        [left] **Sens horaire**, comme les tours
       *[right] **Sens antihoraire**, contre les tours
    } : tu reçois { $top } de { $giver }, ta carte va chez { $receiver } : { $own }
heul_doch-button-gift = { $value } → { $name }
heul_doch-button-own = { $value } → ma pile
heul_doch-button-onion = Oignon
heul_doch-button-special = Jouer : { $special }
heul_doch-button-carousel = { $side ->
        [left] Sens horaire
       *[right] Sens antihoraire
    } : tu reçois { $top }
heul_doch-button-take-back = Reprendre
heul_doch-button-tissue = Un mouchoir, vite !
heul_doch-tissue-taken = Tu as pris le mouchoir : tout le monde voit une larme à côté de ton nom.
heul_doch-hand-empty = Tu as joué toutes tes cartes.
heul_doch-wait =
    { $turns ->
        [1] ⏳ { $who } joue, puis c’est à toi.
       *[other] ⏳ { $who } joue. Après { $before }, c’est à toi.
    }

## L’image en mots

heul_doch-alt-cover = Une table pour jouer à Heul doch! Mau Mau, avec des cartes de sept couleurs, des oignons et un mouchoir. Autour : { $names }.
heul_doch-alt-head = Heul doch! Mau Mau, { $cards ->
        [0] plus rien à piocher
        [one] encore { $cards } carte à piocher
       *[other] encore { $cards } cartes à piocher
    }.
heul_doch-alt-over = Heul doch! Mau Mau, fin.
heul_doch-alt-discarded = Défausse : { $card }.
heul_doch-alt-seat = { $name } : { $top }, { $height ->
        [one] pile de { $height } carte
       *[other] pile de { $height } cartes
    }, { $cards } en main{ $more }.
heul_doch-alt-fact =
    { $fact ->
        [turn] , joue
        [left] , a quitté
       *[tear] , avec une larme
    }
heul_doch-alt-hand = Ta main. Côte à côte, les piles qui comptent : { $piles }. Tes cartes : { $cards }.
heul_doch-alt-end = { $place }. { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $onions ->
        [0] aucun oignon
        [1] 1 oignon annule { $values } : { $total } − { $lost }
       *[other] { $sum } oignons annulent { $values } : { $total } − { $lost }
    }.
heul_doch-alt-last = Dernier tour : { $turn }.

## Règles

heul_doch-rules-1 =
    ## Heul doch! Mau Mau
    De 3 à 6 personnes. 98 cartes : sept couleurs, de 1 à 7, chacune deux fois. Chaque personne a devant elle une pile, qui commence par une carte visible, et quatre cartes en main. À ton tour, tu joues une carte et tu en pioches une ; puis on continue dans le sens horaire, comme le montrent les flèches du plateau. Le nombre sur une pile dit combien de cartes elle contient, oignons compris.
    { "**" }À la fin**, tout ce qui est visible dans ta pile compte, même plus bas : chaque carte vaut son chiffre. Le plus de points gagne.
    { "**" }Une carte va** sur une carte de même couleur ou de même chiffre. Mais les voisins d’abord : si elle va sur ce que montre une des deux personnes à côté de toi, face visible elle **doit aller là-bas**, même si elle va aussi sur ta pile. Pleure donc ! Seule une carte qui ne va chez aucune des deux peut aller sur ta pile, et il faut qu’elle y aille aussi.
heul_doch-rules-2 =
    { "**" }Elle va des deux côtés ?** Alors tu choisis qui la reçoit. Seules comptent les deux personnes assises à côté de toi.
heul_doch-rules-3 =
    { "**" }Ou bien un oignon :** tu peux toujours poser une carte chiffrée face cachée sur ta propre pile. Sur ton oignon, n’importe quelle carte peut suivre, sauf si elle va chez tes voisins. Les oignons des autres sont tabous. Personne ne fouille dans une pile : retiens combien d’oignons il y a dans la tienne.
heul_doch-rules-4 =
    { "**" }Les oignons annulent :** quand la pioche est vide, on joue toutes les cartes en main. Autant d’oignons dans ta pile, autant pour ce chiffre : il ne compte pas. 5 oignons annulent tes 5. Au-delà de 7, ce sont les 7 et ce qui dépasse : 9 oignons annulent les 7 et les 2. À égalité, gagne qui a perdu le plus à cause des oignons.
    { "**" }Un mauvais clic ?** Quand il n’y a plus rien à piocher, tu peux reprendre ta carte tant que la personne suivante n’a pas joué, si elle n’a rien dévoilé.
    { "**" }Les cartes spéciales**, si la table les a choisies, se jouent à la place d’une carte chiffrée et vont ensuite à la défausse.
    { "**" }Une partie courte** se joue avec une carte de chaque sorte : 49 cartes, plus quatre cartes spéciales si la table les a choisies.
heul_doch-rules-catapult = 🪨 **Catapulte :** la plus forte carte visible s’envole à la défausse, hors du jeu ; à égalité toutes, la tienne aussi. Qui n’a plus de carte compte comme s’il montrait un oignon.
heul_doch-rules-towel = 🏖️ **Serviette de plage :** échange ta carte du dessus avec qui tu veux, même un oignon.
heul_doch-rules-carousel = 🎠 **Manège :** toutes les cartes du dessus avancent d’une place, dans le sens horaire ou antihoraire selon ton choix.
heul_doch-rules-werewolf = 🐺 **Loup-garou :** toutes les cartes du dessus se retournent ; les cartes deviennent des oignons, et les oignons des cartes.
heul_doch-rules-5 = -# Un jeu de Leo Colovini, illustré par Marek Bláha, édité par Ravensburger. Katzentisch n’a aucun lien avec eux.
heul_doch-alt-neighbour = Une carte qui va sur celle d’à côté doit y aller, même si elle va aussi sur la pile de qui la joue.
heul_doch-alt-both = Une carte qui va des deux côtés : on en choisit un.
heul_doch-alt-onion = Une carte posée face cachée sur sa propre pile montre un oignon.
heul_doch-alt-catapult = La catapulte jette la plus forte des cartes visibles.
heul_doch-alt-towel = Sur la serviette, deux cartes du dessus changent de place.
heul_doch-alt-carousel = Le manège fait avancer d’une place chaque carte du dessus.
heul_doch-alt-werewolf = Le loup-garou retourne chaque carte du dessus : les cartes en oignons, les oignons en cartes.

## Leçon

heul_doch-lesson-own = Ce qui est visible dans ta pile à la fin, ce sont tes points. Une carte va sur la même couleur ou le même chiffre. **Pose le vert 5 sur ta pile :** appuie sur la carte, puis choisis où.
    .done = Du vert va sur du vert, et la carte ne va chez aucun voisin : tu peux donc la garder. Puis tu en as pioché une autre.
heul_doch-lesson-gift = Ce qui va chez un voisin doit y aller, face visible, et ses points sont perdus. Toutes tes cartes vont à côté. **Donne celle qui coûte le moins, le bleu 1.**
    .done = On n’échappe pas toujours au cadeau, mais il peut être petit. Regarde ce que montrent tes deux voisins avant de choisir.
heul_doch-lesson-either = Parfois une carte va des deux côtés. Alors tu choisis qui la reçoit. **Joue l’orange 6 d’un des deux côtés.**
    .done = Le 6 allait des deux côtés : c’était à toi de choisir. Donne plutôt à qui a moins de points.
heul_doch-lesson-onion = Tes cartes sont fortes, et toutes vont à côté. Mais tu peux toujours poser une carte chiffrée face cachée sur ta pile : c’est un oignon. **Pose un oignon.**
    .done = Personne n’a reçu ta carte. Mais à la fin, autant d’oignons dans ta pile, autant pour ce chiffre, qui ne compte pas : avec un oignon, tes 1.
heul_doch-lesson-any = Ta pile montre un oignon. N’importe quelle carte visible peut y aller, sauf si elle va chez tes voisins. **Pose le rouge 7 sur ta pile.**
    .done = Voilà à quoi sert un oignon : la carte suivante n’a besoin ni de la couleur ni du chiffre.
heul_doch-lesson-taboo = D’un côté, on voit un oignon : rien ne peut y aller, donc rien ne doit y aller. Cherche la carte qui ne va que chez toi. **Pose le violet 7 sur ta pile.**
    .done = Les oignons des autres sont tabous, seul l’autre côté comptait. C’est le bon moment pour les cartes fortes.
heul_doch-lesson-worthless = Trois oignons sont dans ta pile, donc tes 3 ne compteront pas. Les deux cartes rouges vont sur ton rouge 5. **Pose celle qui rapporte.**
    .done = Le 6 compte, un 3 n’aurait rien compté. On ne fouille pas dans une pile : retiens combien d’oignons sont dans la tienne.
heul_doch-lesson-win = La dernière carte de ta première partie, et il te manque quelques points. Un deuxième oignon ne rapporte rien. **Garde le rouge 7, face visible.**
    .done = On ouvre toutes les piles. Ton oignon a annulé les 1, et il n’y en avait pas : tout le reste a compté.

## Conseils

heul_doch-tip-onion = Ton premier oignon. À la fin, le nombre d’oignons dans ta pile est la valeur qui n’y compte pas : avec deux oignons, tes deux.
heul_doch-tip-got = Quelqu’un a dû te donner une carte. Elle est face visible dans ta pile : à la fin, sa valeur est à toi.
heul_doch-tip-last = La pioche est vide : désormais personne ne pioche, et chacun joue sa main jusqu’au bout. Puis on ouvre les piles et on compte.
heul_doch-tip-any = Ta pile montre un oignon : toute carte peut aller dessus face visible, sauf si elle va chez un voisin.
heul_doch-tip-either = Une de tes cartes va des deux côtés. Alors tu choisis qui la reçoit ; plutôt quelqu’un qui n’est pas devant.
heul_doch-tip-taboo = Un voisin montre un oignon. Personne d’autre ne peut rien y poser, donc rien ne doit y aller non plus.
heul_doch-tip-gift = Une de tes cartes va chez un voisin : face visible, elle doit y aller, même si elle va aussi sur ta pile. Ou tu la poses face cachée, en oignon.

## D’où ça vient ?

heul_doch-why-gave = Les voisins d’abord : { $to } montrait { $top }, et ce qui va là doit y aller face visible, même si cela va aussi sur sa propre pile.
heul_doch-why-either = Elle allait des deux côtés, donc { $who } a choisi ; { $to } montrait { $top }.
heul_doch-why-kept = Elle n’allait d’aucun côté, donc elle pouvait aller sur sa propre pile.
heul_doch-why-kept-beside = Elle n’allait d’aucun côté ({ $tops }), donc elle pouvait aller sur sa propre pile.
heul_doch-why-onion = Toute carte chiffrée peut aller face cachée sur sa propre pile. À la fin, le nombre d’oignons d’une pile est la valeur qui n’y compte pas.

## Refus

heul_doch-no-such-card = « { $text } » n’est pas une carte de ce jeu. Écris un chiffre de 1 à 7 et une couleur, par exemple « 5 rouge », ou une carte spéciale, par exemple « catapulte ».
heul_doch-no-such-place = « { $text } » n’est pas une place pour cette carte. Écris ma pile, oignon ou le nom d’une personne à côté de toi ; pour la serviette, le nom de quelqu’un d’autre ; pour le manège, sens horaire ou sens antihoraire.
heul_doch-say-where =
    { $kind ->
        [beach_towel] Pour la serviette, il faut quelqu’un avec qui échanger. Dis qui avec `où`.
        [carousel] Le manège a besoin d’un sens. Dis sens horaire ou sens antihoraire avec `où`.
       *[neighbour] Cette carte va des deux côtés. Dis avec `où` qui la reçoit.
    }
heul_doch-say-onion = Le { heul_doch-card } ne va nulle part face visible. Pour le poser face cachée sur ta pile, ajoute `où : oignon` ; ou joue une autre carte.
heul_doch-over = Cette partie de Heul doch! est finie. Ouvre une nouvelle table avec « Rejouer ».
heul_doch-nothing-to-take-back = Tu n’as pas de carte à reprendre maintenant. C’est possible quand la pioche est vide, tant que la personne suivante n’a pas joué, si la carte n’a rien dévoilé.
heul_doch-not-your-turn = C’est à { $seat } de jouer. Tu pourras jouer une carte dès que ce sera à toi.
heul_doch-gift = Le { heul_doch-card } va chez { $seat }, sur le { heul_doch-shown-card } : { $why ->
        [colour] même couleur
        [number] même chiffre
       *[both] même couleur et même chiffre
    }. Face visible, il doit donc y aller. Tu peux le donner à { $seat } ou le poser en oignon.
heul_doch-gift-for-either = Le { heul_doch-card } va des deux côtés : chez { $left } ({ $left_why ->
        [colour] même couleur
        [number] même chiffre
       *[both] même couleur et même chiffre
    }) et chez { $right } ({ $right_why ->
        [colour] même couleur
        [number] même chiffre
       *[both] même couleur et même chiffre
    }). Tu peux le donner d’un côté ou de l’autre, ou le poser en oignon.
heul_doch-onion-is-taboo = { $seat } montre un oignon, et les oignons des autres sont tabous. Joue la carte ailleurs, ou en oignon sur ta pile.
heul_doch-shows-nothing = La pile de { $seat } est vide, et cela compte comme un oignon : personne d’autre ne peut rien y poser. Joue la carte ailleurs.
heul_doch-does-not-fit-own = Le { heul_doch-card } ne va pas sur ton { heul_doch-shown-card } : ni la couleur ni le chiffre. Tu peux le poser en oignon ou jouer une autre carte.
heul_doch-does-not-fit = Le { heul_doch-card } ne va pas sur le { heul_doch-shown-card } de { $seat } : ni la couleur ni le chiffre. Ta main dit où il peut aller.
heul_doch-no-partner = Pour la serviette de plage, il faut quelqu’un d’autre avec qui échanger. Choisis une personne de cette table.
heul_doch-no-such-special = Tu n’as pas cette carte en main : { heul_doch-special }. Choisis une de tes cartes.
heul_doch-not-in-hand = Tu n’as pas le { heul_doch-card } en main. Choisis une de tes cartes.
