### Les mots du jour.

today-command = défi
    .about = Une énigme ou une partie, nouvelle chaque jour et la même pour tout le monde
today-try = -# Essai { $number } sur { $tries }
today-about =
    { $kind ->
        [puzzle] Trouve le seul bon coup. Le premier essai rapporte 🐾🐾🐾, le deuxième 🐾🐾, le troisième 🐾.
       *[deal] Joue une partie courte, la même pour tout le monde. La première place rapporte 🐾🐾🐾, la deuxième 🐾🐾, la troisième 🐾.
    }
today-late = -# Ce jour est passé, il ne rapporte donc pas de pattes et ne compte pas pour ta série.
today-begin = Commencer
today-yesterday =
    -# Hier : { $paws }{ $others ->
        [0] { "" }
        [1] , devant la seule autre personne
       *[other] , devant { $ahead } des { $others } autres
    }
today-best-head =
    { $name } : ta partie, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
today-open-yesterday = Finir le défi d’hier
today-points =
    { $rank ->
        [1] **Tu as gagné**, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
       [4] Tu as { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, mais aucune patte. Pour en gagner, il faut une des trois premières places et au moins un point.
       *[other] Tu as { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
today-streak =
    { $days ->
        [one] 🔥 Ta série : { $days } jour (record : { $best }).
       *[other] 🔥 Ta série : { $days } jours (record : { $best }).
    } { $spare ->
        [0] Ne manque pas le prochain !
        [one] Tu peux en manquer un.
       *[other] Tu peux en manquer { $spare }.
    }
today-next = -# Le prochain défi arrive { $until }.
today-again = Réessayer
today-sure = **{ $move }** est ton dernier essai. Veux-tu jouer ce coup ?
today-sure-button = Jouer ce coup
today-not-sure = Réfléchir encore
today-share = Partager
today-copy =
    À copier et à envoyer :
    ```
    { $result }
    ```
today-shared = -# 📣 Ton résultat figure dans le message du jour de ce salon.
today-days =
    ### 📅 Les trente derniers jours
    Voici tes pattes. Sur un serveur, le petit nombre indique combien de personnes ont participé.
today-days-alt = Les trente derniers jours : jours joués { $days }, pattes { $paws }.
today-days-menu = Choisir un jour…
today-name = { $title } n° { $number }
today-day =
    { $kind ->
        [puzzle] Énigme n° { $number } · { $date }
       *[deal] Partie n° { $number } · { $date }
    }
no-day-over = Ce jour est passé. `/défi` montre le nouveau.
no-day-unfinished = Termine d’abord le défi.
today-help = -# 🐾 `/défi` : une énigme ou une partie par jour

## Le jour : une énigme ou une partie pour tout le monde

day-head =
    { $kind ->
        [puzzle] ☀️ { $name } : l’énigme du jour
       *[deal] ☀️ { $name } : la partie du jour
    }
day-yesterday = **Hier, { $name }**
day-crowns = 👑 { $paws } { $who }
day-solution = Solution : { $solution }
day-secret = -# 🔏 Le secret d’hier : `{ $secret }`
day-streak =
    { $days ->
        [one] 🔥 Série de ce serveur : { $days } jour
       *[other] 🔥 Série de ce serveur : { $days } jours
    }
day-more =
    { $more ->
        [one] et { $more } autre
       *[other] et { $more } autres
    }
day-until = Le prochain défi arrive { $until }. Chaque jour commence à 3 h UTC dans le monde entier.
day-seal = 🔏 Sceau des cartes et des dés : `{ $seal }`
day-play = Jouer
day-month = Jours passés
day-bell =
    Le défi du jour est là.{ $days ->
        [0] { "" }
        [one] { " " }Ta série : { $days } jour.
       *[other] { " " }Ta série : { $days } jours.
    }
day-bell-off = `/réglages perso` arrête ces rappels.
today-switch = Rappel quotidien de /défi
