### Les mots du jour.

today-command = aujourdhui
    .about = Une énigme ou une partie, nouvelle chaque jour et la même pour tout le monde
today-try = -# Essai { $number } sur { $tries }
today-one-try = -# Les mêmes cartes et les mêmes dés pour tout le monde, et un seul essai
today-from-game = -# Tiré d’une vraie partie : quelqu’un a manqué cette victoire.
today-yesterday =
    { $others ->
        [0] -# Hier : { $paws }
        [one] -# Hier : { $paws }, devant { $ahead } autre sur { $others }
       *[other] -# Hier : { $paws }, devant { $ahead } autres sur { $others }
    }
today-best = -# Le meilleur d’hier : { $paws } { $points }
today-best-head = { $name } : la meilleure partie, { $points } points
today-best-show = Voir la meilleure partie
today-open-yesterday = Finir celle d’hier
today-points =
    { $rank ->
        [1] **Gagné** avec { $points } points !
       *[other] { $points } points.
    }
today-streak =
    { $days ->
        [one] 🔥 { $days } jour d’affilée (record : { $best }).
       *[other] 🔥 { $days } jours d’affilée (record : { $best }).
    } { $spare ->
        [0] Ne manque pas le prochain !
        [one] Tu peux en manquer { $spare }.
       *[other] Tu peux en manquer { $spare }.
    }
today-next = -# La suite arrive { $until }.
today-again = Réessayer
today-share = Partager
today-copy = À copier et à envoyer :
today-shared = { $who } a joué :
today-picture = { $name } : { $stars } pattes sur 3.
today-month-about =
    ### { $month }
    Tes pattes de chaque jour ; le petit nombre dit combien de personnes de ce serveur ont participé.
today-month-alt = { $month } : jours joués { $days }, pattes { $paws }.
no-day-begun = Tu n’as pas commencé ce jour-là à temps. `/today` montre le nouveau.
no-day-over = Ce jour est passé. `/today` montre le nouveau.
no-day-step = Ce bouton datait, donc rien n’a été joué. Tu vois au-dessus où tu en es.
no-day-unfinished = Tu pourras partager quand tu auras fini.
