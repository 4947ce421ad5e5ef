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
heul_doch-option-pings = appels
    .about = Un court message nomme qui doit jouer, pour que le téléphone sonne
heul_doch-option-pings-on = on appelle qui doit jouer
heul_doch-option-pings-off = on n’appelle personne
heul_doch-option-card = carte
    .about = La carte, par exemple « 5 rouge » ou « catapulte »
heul_doch-option-to = où
    .about = Gauche, droite, ma pile, oignon ; pour la serviette un nom. Seulement si tu as le choix

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
        [left] gauche
        [right] droite
        [own] ma pile
       *[onion] oignon
    }

## Avant la partie

heul_doch-with-options = On joue ainsi : { $options }.

## Plateau

heul_doch-head = Heul doch! Mau Mau · { $cards ->
        [0] les dernières cartes
        [one] encore { $cards } carte à piocher
       *[other] encore { $cards } cartes à piocher
    }
heul_doch-head-over = Heul doch! Mau Mau · Fin
heul_doch-begin = Tout le monde a une carte sur sa pile et quatre en main.
heul_doch-turn = 👉 { $who } joue une carte avec « Ma main », puis c’est à { $next }.
heul_doch-last-cards = -# La pioche est vide : on joue toutes les cartes en main.
heul_doch-told-gave = { $who } doit donner { $card } à { $to } ({ $why ->
        [colour] même couleur que
        [number] même chiffre que
       *[both] carte identique à
    } { $top })
heul_doch-told-gave-either = { $who } donne { $card } à { $to } ({ $why ->
        [colour] même couleur que
        [number] même chiffre que
       *[both] carte identique à
    } { $top }) ; elle allait des deux côtés, c’était donc un choix
heul_doch-told-kept = { $who } garde { $card } ({ $why ->
        [colour] même couleur que { $top }
        [number] même chiffre que { $top }
        [both] carte identique à { $top }
        [shows_onion] sur son propre oignon, tout va
       *[shows_nothing] sur une pile vide, tout va
    })
heul_doch-told-onion = { $who } pose une carte face cachée, en oignon
heul_doch-told-catapult = { $who } tire à la catapulte, et les plus fortes s’envolent : { $cards }
heul_doch-told-catapult-nothing = { $who } tire à la catapulte, mais personne ne montre de carte
heul_doch-told-towel = { $who } échange avec { $partner } sur la serviette : { $gave } contre { $got }
heul_doch-told-carousel = { $who } fait tourner le manège : toutes les cartes du dessus avancent d’une place vers la { $side ->
        [left] gauche
       *[right] droite
    }
heul_doch-told-werewolf = { $who } lâche le loup-garou : toutes les cartes du dessus se retournent
heul_doch-result = { $medal } **{ $name }** : { $score ->
        [1] un point
        [one] { $score } point
       *[other] { $score } points
    }
heul_doch-onions =
    { $onions ->
        [0] Aucun oignon, rien n’est perdu
        [1] 1 oignon annule
       *[other] { $onions } oignons annulent
    }
heul_doch-cancelled = les { $value } ({ $cards ->
        [0] aucune carte
        [1] une carte, −{ $lost }
       *[other] { $cards } cartes, −{ $lost }
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
heul_doch-you = **Toi**
heul_doch-neighbours-first = Les voisins d’abord : ce qui va sur leur carte doit y aller, même si ça va aussi sur la tienne. Leurs oignons sont tabous.
heul_doch-where-gift = doit aller chez { $whom }
heul_doch-where-either = va des deux côtés, tu choisis : { $first } ou { $second }
heul_doch-whom = { $name } ({ $why ->
        [colour] même couleur que
        [number] même chiffre que
       *[both] carte identique à
    } { $top })
heul_doch-where-own = sur ta propre pile ({ $why ->
        [colour] même couleur que { $top }
        [number] même chiffre que { $top }
        [both] carte identique à { $top }
        [shows_onion] sur ton oignon, tout va
       *[shows_nothing] sur ta pile vide, tout va
    })
heul_doch-where-nowhere = ne va nulle part : seulement face cachée, en oignon
heul_doch-effect =
    { $special ->
        [beach_towel] échange ta carte du dessus avec qui tu veux
        [carousel] toutes les cartes du dessus avancent d’une place, à gauche ou à droite
       *[werewolf] toutes les cartes du dessus se retournent
    }
heul_doch-effect-catapult = les plus fortes cartes visibles s’envolent : { $cards }
heul_doch-effect-catapult-nothing = personne ne montre de carte, rien ne s’envolerait
heul_doch-aim =
    { $special ->
        [beach_towel] Avec qui échanges-tu la carte du dessus ?
       *[carousel] Dans quel sens ?
    }
heul_doch-button-gift = { $card } → { $name }
heul_doch-button-own = { $card } → ma pile
heul_doch-button-onion = En oignon
heul_doch-button-special = Jouer : { $special }
heul_doch-button-aim = Jouer : { $special } …
heul_doch-button-carousel = { $side ->
        [left] À gauche
       *[right] À droite
    } : tu reçois { $top }
heul_doch-button-back = Retour à la main
heul_doch-button-tissue = Un mouchoir, vite !
heul_doch-cards = Tes cartes : { $cards }
heul_doch-hand-empty = Tu as joué toutes tes cartes.
heul_doch-wait =
    { $turns ->
        [1] ⏳ { $who } joue, puis c’est à toi.
       *[other] ⏳ { $who } joue. Ce sera à toi dans { $turns } tours.
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
       *[tear] , pleure
    }
heul_doch-alt-end = { $place }. { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $onions ->
        [0] aucun oignon
        [1] 1 oignon, annulés : { $values } (−{ $lost })
       *[other] { $onions } oignons, annulés : { $values } (−{ $lost })
    }.
heul_doch-alt-last = Dernier tour : { $told }.

## Règles

heul_doch-rules-1 =
    ## Heul doch! Mau Mau
    De 3 à 6 personnes. 98 cartes : sept couleurs, de 1 à 7, chacune deux fois. Chaque personne a devant elle une pile, qui commence par une carte visible, et quatre cartes en main. À ton tour, tu joues une carte et tu en pioches une ; puis c’est à ta gauche de jouer. À la fin, ce qui est visible dans ta pile, ce sont tes points.
    { "**" }Une carte va** sur une carte de même couleur ou de même chiffre. Mais les voisins d’abord : si elle va sur ce que montre la personne à ta gauche ou à ta droite, elle **doit aller là-bas**, même si elle va aussi sur ta pile. Pleure donc ! Seule une carte qui ne va ni à gauche ni à droite peut aller sur ta pile, et il faut qu’elle y aille aussi.
heul_doch-rules-2 =
    { "**" }Elle va des deux côtés ?** Alors tu choisis qui la reçoit. Seules comptent les deux personnes assises à côté de toi.
heul_doch-rules-3 =
    { "**" }Ou bien un oignon :** tu peux toujours poser une carte chiffrée face cachée sur ta propre pile. Sur ton oignon, n’importe quelle carte peut suivre, sauf si elle va chez tes voisins. Les oignons des autres sont tabous. Personne ne fouille dans une pile : retiens combien d’oignons il y a dans la tienne.
heul_doch-rules-4 =
    { "**" }Fin :** quand la pioche est vide, on joue toutes les cartes en main. Autant d’oignons dans ta pile, autant pour ce chiffre : il ne compte pas. 5 oignons annulent tes 5. Au-delà de 7, ce sont les 7 et ce qui dépasse : 9 oignons annulent les 7 et les 2. À égalité, gagne qui a perdu le plus à cause des oignons.
    { "**" }Les cartes spéciales**, si la table les a choisies, se jouent à la place d’une carte chiffrée.
heul_doch-rules-catapult = 🪨 **Catapulte :** la plus forte carte visible s’envole ; à égalité toutes, la tienne aussi. Qui n’a plus de carte compte comme s’il montrait un oignon.
heul_doch-rules-towel = 🏖️ **Serviette de plage :** échange ta carte du dessus avec qui tu veux, même un oignon.
heul_doch-rules-carousel = 🎠 **Manège :** toutes les cartes du dessus avancent d’une place, à gauche ou à droite selon ton choix.
heul_doch-rules-werewolf = 🐺 **Loup-garou :** toutes les cartes du dessus se retournent ; les cartes deviennent des oignons, et les oignons des cartes.
heul_doch-rules-5 = -# Un jeu de Leo Colovini, illustré par Marek Bláha, édité par Ravensburger. Katzentisch n’a aucun lien avec eux.
heul_doch-alt-neighbour = Une carte qui va sur celle d’à côté doit y aller, même si elle va aussi sur la pile de qui la joue.
heul_doch-alt-both = Une carte qui va des deux côtés : on en choisit un.
heul_doch-alt-onion = Une carte posée face cachée sur sa propre pile montre un oignon.
heul_doch-alt-catapult = La catapulte jette la plus forte des cartes visibles.
heul_doch-alt-towel = Sur la serviette, deux cartes du dessus changent de place.
heul_doch-alt-carousel = Le manège fait avancer d’une place chaque carte du dessus.
heul_doch-alt-werewolf = Le loup-garou retourne chaque carte du dessus : les cartes en oignons, les oignons en cartes.

## Refus

heul_doch-no-such-card = « { $text } » n’est pas une carte de ce jeu. Écris un chiffre de 1 à 7 et une couleur, par exemple « 5 rouge », ou une carte spéciale, par exemple « catapulte ».
heul_doch-no-such-place = « { $text } » n’est pas une place pour cette carte. Écris gauche, droite, ma pile ou oignon ; pour la serviette, le nom de quelqu’un d’autre.
heul_doch-say-where = Cette carte peut aller à plusieurs endroits. Dis lequel avec `où`.
heul_doch-over = Cette partie de Heul doch! est finie. Ouvre une nouvelle table avec « Rejouer ».
heul_doch-not-your-turn = C’est à { $seat } de jouer. Tu pourras jouer une carte dès que ce sera à toi.
heul_doch-gift = Le { heul_doch-card } va chez { $seat }, sur le { heul_doch-shown-card } : { $why ->
        [colour] même couleur
        [number] même chiffre
       *[both] même couleur et même chiffre
    }. Il doit donc y aller. Tu peux le donner à { $seat } ou le poser en oignon.
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
