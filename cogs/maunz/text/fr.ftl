### maunz. en français.

maunz-title = maunz.

## Commandes

maunz-command = maunz. : pousse les chatons sur le lit ; trois chats alignés gagnent
maunz-command-place = placer
    .about = Placer un chaton ou un chat en écrivant sa case
maunz-command-choose = choisir
    .about = Choisir par son numéro ce qui quitte le lit
maunz-option-first = début
    .about = Qui joue le premier coup
maunz-option-first-random = le hasard décide qui commence (règle d’origine)
maunz-option-first-0 = l’hôte commence
maunz-option-first-1 = la personne qui rejoint commence
maunz-option-kids = enfants
    .about = Une partie plus courte et plus facile, pour les plus jeunes
maunz-option-kids-no = les chatons deviennent des chats (règle d’origine)
maunz-option-kids-yes = pas de chats, les trois premiers chatons alignés gagnent (pour enfants)
maunz-option-kids_full = enfants-lit-plein
    .about = Pour enfants : quand quelqu’un a ses huit chatons sur le lit
maunz-option-kids_full-return = si les huit chatons sont sur le lit, l’un d’eux revient (pour enfants)
maunz-option-kids_full-win = huit chatons sur le lit gagnent aussi (pour enfants)
maunz-option-opponent_cat_line = chats-adverses
    .about = Quand ton coup aligne trois chats de l’autre couleur
maunz-option-opponent_cat_line-wait = trois chats alignés par l’autre doivent tenir jusqu’après son propre coup (règle d’origine)
maunz-option-opponent_cat_line-win = trois chats alignés gagnent aussitôt, peu importe qui les a alignés
maunz-option-repetition = répétition
    .about = Quand la même position revient encore et encore
maunz-option-repetition-3 = la même position pour la troisième fois : partie nulle
maunz-option-repetition-off = les positions répétées ne terminent pas la partie
maunz-option-max_plies = durée-maximale
    .about = Quand la partie ne veut pas finir
maunz-option-max_plies-400 = partie nulle après 400 coups
maunz-option-max_plies-off = autant de coups qu’on veut
maunz-option-controls = commandes
    .about = Comment choisir une case sur le plateau
maunz-option-controls-buttons = une lettre, puis une case : deux boutons
maunz-option-controls-menus = les cases se choisissent dans deux menus
maunz-option-hints = indices
    .about = Ce que le plateau dit d’un coup avant qu’il soit joué
maunz-option-hints-off = avant un coup, le plateau dit ce qu’il pousse, pas ce qu’il gagne
maunz-option-hints-on = avant un coup, le plateau dit s’il gagne ou fait un alignement
maunz-option-pings = appels
    .about = Si la personne dont c’est le tour reçoit un message
maunz-option-pings-on = après un moment sans clic, on appelle la personne dont c’est le tour
maunz-option-pings-off = on n’appelle personne : seul le plateau dit à qui c’est le tour
maunz-option-square = case
    .about = Une case libre, par exemple C4
maunz-option-piece = pièce
    .about = Chaton ou chat ; sans précision, un chaton tant que tu en as
maunz-option-piece-k = chaton
maunz-option-piece-c = chat
maunz-option-number = numéro
    .about = Le numéro écrit sur le lit, près des pièces

## Avant la partie

maunz-with-options = On joue avec : { $options }.

## Plateau

maunz-head = maunz. · Coup { $number }
maunz-head-over = maunz. · Fin
maunz-begin = Le lit est fait, et vide. Pas pour longtemps.
maunz-turn-placed =
    { $who } place un { $piece ->
        [c] chat
       *[k] chaton
    } en **{ $square }**.
maunz-turn-nudged = 🐾 Poussés : { $moves }
maunz-turn-fell = 💨 Tombés du lit, de retour en réserve : { $squares }
maunz-turn-stayed = ✋ Ne bouge pas : { $squares }
maunz-turn-line =
    { $squares } quittent le lit : { $kittens ->
        [3] trois chatons deviennent des chats.
        [2] deux chatons deviennent des chats, le chat revient.
       *[1] un chaton devient un chat, les deux chats reviennent.
    }
maunz-turn-single =
    { $what ->
        [grown] Les huit étaient sur le lit : le chaton en { $square } devient un chat.
        [cat] Les huit étaient sur le lit : le chat en { $square } revient.
       *[kitten] Les huit étaient sur le lit : le chaton en { $square } revient.
    }
maunz-said =
    { $what ->
        [back] ↩️ { $who } reprend son coup.
        [offered] 🤝 { $who } propose la nulle.
       *[declined] 🙅 { $who } refuse la nulle.
    }
maunz-place =
    { $who }, à toi : place { $pieces ->
        [both] un chaton ou un chat sur une case libre.
        [cats] un chat sur une case libre.
       *[kittens] un chaton sur une case libre.
    }
maunz-choose =
    { $who }, choisis par son numéro { $kinds ->
        [both] ce qui quitte le lit : un alignement de trois, ou l’une de tes huit pièces.
        [singles] laquelle de tes huit pièces quitte le lit : un chaton devient un chat, un chat revient.
        [kids] lequel de tes huit chatons revient.
       *[lines] quel alignement de trois quitte le lit.
    }
maunz-choice =
    { $kittens ->
        [0] revient
        [1] 1 nouveau chat
       *[other] { $kittens } nouveaux chats
    }
maunz-waiting = ⚠️ { $who } a un alignement en { $squares } : s’il tient encore après son propre coup, il gagne.
maunz-offered = 🤝 { $who } propose la nulle. { $other } peut accepter ou refuser, et refuse en plaçant une pièce.
maunz-may-take-back = { $who } peut reprendre son dernier coup jusqu’à ce que { $other } place une pièce.
maunz-how-to-tap =
    { $shown ->
        [tap] Touche une lettre, puis une case.
        [hints] 🐾 poussés · 💨 hors du lit · 🏆 gagne · ✨ trois alignés · 🛏️ les huit sur le lit · ⚠️ aide l’adversaire
       *[signs] 🐾 poussés · 💨 hors du lit
    }
maunz-menu =
    { $piece ->
        [c] 🐈 Chat : rangées { $first } à { $last }
       *[k] 🐱 Chaton : rangées { $first } à { $last }
    }
maunz-piece-button =
    { $piece ->
        [c] Chat ({ $left })
       *[k] Chaton ({ $left })
    }
maunz-back-button = Reprendre
maunz-offer-button = Nulle ?
maunz-accept-button = Accepter
maunz-decline-button = Refuser
maunz-hint-wins = gagne
maunz-hint-still = gagne : l’alignement { $row } tient encore
maunz-hint-loses = fait gagner l’autre
maunz-hint-lines-up =
    { $piece ->
        [c] aligne trois chats de l’autre
       *[k] aligne trois chatons de l’autre
    }
maunz-hint-nudges =
    { $nudges ->
        [0] ne pousse personne
       *[other] en pousse { $nudges }
    }
maunz-hint-nudged =
    { $whose ->
        [own] en pousse { $own } à toi
        [other] en pousse { $other } à l’autre
       *[both] en pousse { $own } à toi et { $other } à l’autre
    }
maunz-hint-falls =
    { $whose ->
        [own] { $own } à toi hors du lit
        [other] { $other } à l’autre hors du lit
       *[both] hors du lit : { $own } à toi, { $other } à l’autre
    }
maunz-hint-line =
    { $grows ->
        [1] trois alignés : 1 grandit
       *[other] trois alignés : { $grows } grandissent
    }
maunz-hint-choice =
    { $what ->
        [lines] trois alignés, tu choisis lesquels
        [full] tes huit sur le lit : tu en choisis un
       *[both] trois alignés et tes huit sur le lit : tu choisis
    }
maunz-won-three_cats = 🎉 { $who } gagne : trois chats alignés en { $squares }.
maunz-won-eight_cats = 🎉 { $who } gagne : les huit chats sont sur le lit.
maunz-won-three_kittens = 🎉 { $who } gagne : trois chatons alignés en { $squares }.
maunz-won-eight_kittens = 🎉 { $who } gagne : les huit chatons sont sur le lit.
maunz-won-resigned = 🏳️ { $other } abandonne. 🎉 { $who } gagne.
maunz-drawn-agreed = 🤝 Partie nulle, d’un commun accord. Le lit est assez grand pour deux.
maunz-drawn-repetition = 🤝 Partie nulle : la même position pour la troisième fois.
maunz-drawn-length = 🤝 Partie nulle : après 400 coups, tous les chats dorment.

## L’image en mots

maunz-alt-head = maunz., coup { $number }. Colonnes A à F depuis la gauche, rangées 1 à 6 depuis le haut.
maunz-alt-over = maunz., fin. Colonnes A à F depuis la gauche, rangées 1 à 6 depuis le haut.
maunz-alt-goal =
    { $kids ->
        [yes] Trois chatons alignés gagnent.
       *[no] Trois chats alignés gagnent.
    }
maunz-alt-column = La colonne { $column } est choisie.
maunz-alt-seat =
    { $name } ({ $seat ->
        [0] orange
       *[1] blanc
    }) : { $bed }. En réserve : { $kittens ->
        [one] { $kittens } chaton
       *[other] { $kittens } chatons
    }.
maunz-alt-cats = Chats en réserve : { $cats }. Devenus grands en tout : { $lid }.
maunz-alt-standing =
    { $piece ->
        [c] chats en { $squares }
       *[k] chatons en { $squares }
    }
maunz-alt-nothing = rien sur le lit
maunz-alt-placed =
    Dernier coup : { $name } a placé un { $piece ->
        [c] chat
       *[k] chaton
    } en { $square }.
maunz-alt-nudge = { $square } vers { $to }
maunz-alt-nudged = Poussés : { $moves }.
maunz-alt-fell = Tombés du lit : { $squares }.
maunz-alt-stayed = Restés en place : { $squares }.
maunz-alt-turn = C’est à { $name } de placer.
maunz-alt-chooses = { $name } choisit ce qui quitte le lit : { $choices }.
maunz-alt-won = Victoire : { $name }.
maunz-alt-drawn = Partie nulle.
maunz-alt-cover = Un lit avec une couverture en patchwork de six cases sur six, et huit chatons pour chacune des deux couleurs, orange et blanc. À la table : { $names }.

## Règles

maunz-rules-1 =
    ## maunz.
    Pour deux. Le lit a six cases sur six, et chaque personne commence avec huit chatons. Chacun son tour : **place une pièce de ta réserve sur une case libre**. Elle fait « maunz. » et pousse ses voisins.
    { "**" }Pousser :** chaque pièce à côté d’elle, en diagonale aussi, recule d’une case tout droit, les tiennes comme celles de l’autre. Qui tombe du lit retourne dans la réserve de sa couleur. Les pièces poussées ne poussent personne.
maunz-rules-2 =
    { "**" }Qui reste assis :** une pièce qui en a une autre juste derrière elle, peu importe à qui. Et les chats sont trop lourds pour les chatons : seul un chat pousse un chat.
maunz-rules-3 =
    { "**" }Grandir :** quand toutes les pièces poussées ont bougé, trois de tes pièces alignées, tout droit ou en diagonale, quittent le lit. Chaque chaton devient un chat dans ta réserve ; les chats reviennent simplement. Sur l’image, le nombre après chaton ➜ chat, à côté de ta réserve, compte ceux qui ont grandi. Si tes huit pièces sont sur le lit, l’une d’elles le quitte : un chaton grandit, un chat revient. S’il y a plusieurs possibilités, tu choisis.
maunz-rules-4 =
    { "**" }Gagner :** trois de tes chats alignés, ou tes huit chats sur le lit, quand toutes les pièces poussées ont bougé. Seul le camp qui vient de placer peut grandir ou gagner : un alignement que tu offres à l’autre compte après son propre coup, s’il tient encore. À certaines tables, trois chats alignés gagnent aussitôt, peu importe qui les a alignés.
    { "**" }Pour enfants :** personne ne grandit, et les trois premiers chatons alignés gagnent. Si les huit chatons d’une couleur sont sur le lit, l’un d’eux revient ; ou bien ils gagnent, si la table en convient.
    { "**" }En paix :** tu peux reprendre ton coup jusqu’à ce que l’autre place une pièce. À ton tour, tu peux proposer la nulle. Sauf si la table en décide autrement, la partie est nulle quand la même position revient pour la troisième fois, et après 400 coups.
    -# Un jeu de Scott Brady, édité sous le nom de boop. par Smirk & Dagger Games et de maunz. par Skellig Games. Katzentisch n’a aucun lien avec eux.
maunz-alt-nudge-picture = Un chaton est placé en B1. Les chatons voisins sont poussés : un vers la droite, un vers le bas, un en diagonale, et celui d’A1 hors du lit.
maunz-alt-blocked-picture = Un chaton est placé en B1 et ne pousse personne : le chaton en C1 en a un autre derrière lui, et en B2 il y a un chat.
maunz-alt-graduation-picture = Trois chatons alignés deviennent trois chats.

## Leçon

maunz-lesson-nudge = Les oranges sont à toi. Une pièce placée pousse chaque voisin d’une case, tout droit, en diagonale aussi. **Place un chaton à côté du blanc en C3 :** appuie sur une lettre, puis sur une case.
    .done = Ton chaton a poussé le blanc droit devant lui. Les tiens sont poussés de la même façon quand tu places à côté d’eux.
maunz-lesson-fall = Le chaton blanc en F3 est au bord. **Fais-le tomber du lit :** place un chaton qui le pousse vers la droite.
    .done = Qui tombe du lit retourne dans la réserve, et il faut le placer de nouveau.
maunz-lesson-stay = Une pièce reste assise si une autre est juste derrière elle. C3 et D3 se tiennent. **Place un chaton à côté de cette paire, sur sa rangée**, pour que personne ne bouge.
    .done = Personne n’a bougé : le voisin de ton chaton avait une pièce juste derrière lui. Peu importe à qui elle est.
maunz-lesson-row = Trois de tes chatons alignés grandissent. Les tiens en C3 et D3 se tiennent. **Fais un alignement de trois.**
    .done = Trois alignés quittent le lit : ils deviennent trois chats dans ta réserve. C’est ainsi qu’on obtient des chats.
maunz-lesson-choose = Tu en as quatre alignés. Trois seulement quittent le lit, et tu choisis lesquels. Les numéros sont sur l’image. **Choisis l’un des deux alignements.**
    .done = Les trois ont grandi. Celui qui reste n’est pas perdu : il peut servir à ton prochain alignement.
maunz-lesson-heavy = En C3 se tient un chat blanc. Les chats sont trop lourds pour les chatons : seul un chat pousse un chat. **Appuie sur « Chat » et place-en un à côté.**
    .done = Le chat a bougé, car le tien est aussi lourd. Il pousse tout aussi bien les chatons.
maunz-lesson-defend = Attention : trois chats alignés gagnent, et les blancs en ont deux, en B2 et C2, et un troisième à placer. **Sépare-les :** place un chat juste au-dessus ou au-dessous de l’un d’eux.
    .done = Les deux chats ne sont plus côte à côte, et les blancs ne peuvent pas gagner tout de suite. Surveille deux chats qui se tiennent.
maunz-lesson-win = À toi de gagner : tes chats en C3 et D3 se tiennent, et il t’en reste un. **Aligne trois chats.**
    .done = Trois chats alignés : c’est gagné aussitôt. Tes huit chats sur le lit gagneraient aussi.

## Conseils

maunz-tip-choose = Il y a plusieurs façons de quitter le lit, et tu choisis. Les numéros de l’image sont ceux des boutons.
maunz-tip-waiting = Quelqu’un a aligné trois pièces de l’adversaire. Un tel alignement ne gagne qu’après le prochain coup de son propriétaire, s’il tient encore : d’ici là, on peut le défaire.
maunz-tip-grown = Trois alignés grandissent : les chatons partent pour de bon, et autant de chats arrivent dans la réserve. Avec les deux en réserve, on choisit quoi placer.
maunz-tip-fell = Une pièce est tombée du lit. Elle n’est pas perdue : elle est revenue dans la réserve de son propriétaire, et peut être placée de nouveau.
maunz-tip-heavy = Le chat n’a pas bougé : les chats sont trop lourds pour les chatons. Seul un chat pousse un chat.
maunz-tip-stayed = Une voisine n’a pas bougé : juste derrière elle, il y a une autre pièce, à qui qu’elle soit. Ainsi, deux en ligne se tiennent.

## D’où ça vient ?

maunz-why-nudged = { $mark } La pièce en { $square } était à côté de { $from } : elle a été poussée d’une case tout droit, en { $to }.
maunz-why-fell = { $mark } La pièce en { $square } était à côté de { $from }, et juste derrière le lit s’arrête : elle est retombée dans la réserve.
maunz-why-heavy = { $mark } Le chat en { $square } reste : les chats sont trop lourds pour les chatons.
maunz-why-held = { $mark } La pièce en { $square } reste : juste derrière, en { $behind }, il y en avait une autre.
maunz-why-alone = Il n’y avait personne à côté de { $square }, donc personne n’a été poussé.
maunz-why-row = Après la poussée, { $squares } étaient alignés pour qui a placé : ils quittent le lit. Chaque chaton devient un chat, les chats reviennent dans la réserve.
maunz-why-full = Les huit pièces d’un côté étaient sur le lit : l’une d’elles devait partir, celle de { $square }.
maunz-why-won = Cela a décidé la partie : une fois toutes les pièces poussées, { $squares } gagnent.

## Refus

maunz-over = Cette partie de maunz. est finie. Ouvre une nouvelle table avec « Rejouer ».
maunz-wait = C’est à { $who } de jouer. Ton tour vient ensuite.
maunz-choose-first = Choisis d’abord ce qui quitte le lit : appuie sur un des numéros sous l’image.
maunz-no-such-square = « { $square } » n’est pas une case du lit. Elles vont d’A1 en haut à gauche à F6 en bas à droite.
maunz-square-taken = La case { $square } est déjà prise. Choisis une case libre.
maunz-not-in-pool =
    { $piece ->
        [c] Tu n’as pas de chat en réserve. Place un chaton ; trois chatons alignés deviennent des chats.
       *[k] Tu n’as pas de chaton en réserve. Place un chat.
    }
maunz-nothing-to-choose = Il n’y a rien à choisir pour l’instant. Place une pièce sur une case libre.
maunz-not-a-choice = « { $squares } » ne fait pas partie de tes choix. Appuie sur un des numéros sous l’image.
maunz-nothing-to-take-back = Tu n’as pas de coup à reprendre maintenant. C’est possible pour ton dernier coup seulement, jusqu’à ce que l’autre place une pièce.
maunz-offered-already = Tu as déjà proposé la nulle pendant ce tour. Tu pourras le refaire au prochain.
maunz-offer-in-turn = Tu peux proposer la nulle quand c’est ton tour.
maunz-own-offer = C’est ta propre proposition. L’autre y répond, ou la refuse en plaçant une pièce.
maunz-no-offer = Il n’y a pas de proposition à laquelle tu pourrais répondre.
