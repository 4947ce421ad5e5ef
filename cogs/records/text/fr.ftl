### Les mots de ce qui reste en mémoire : parties finies, cartes des joueurs, classements.

records-history = historique
    .about = Les parties finies de ce serveur : résultats, plateaux et rediffusions
records-stats = statistiques
    .about = La carte des parties de quelqu’un sur ce serveur
records-leaderboard = classement
    .about = Les meilleurs de ce serveur à un jeu
records-person = personne
    .about = Les parties de qui ; les tiennes si tu ne nommes personne
records-with = avec
    .about = Seulement les parties avec cette personne
records-game = jeu
    .about = Seulement ce jeu
records-here = ici
    .about = Seulement les parties de ce salon ; si tu ne nommes personne, celles de tout le monde

## Listes de parties

records-history-head =
    ### { $whose ->
        [me] Tes parties
        [with] Tes parties avec { $other }
        [person] Parties de { $name }
        [pair] Parties de { $name } et { $other }
       *[channel] Parties dans ce salon
    }
records-history-here = dans ce salon
records-history-none =
    { $whose ->
        [me] Tu n’as encore fini aucune partie de ce genre sur ce serveur. Ouvre une table avec `/mausen nouvelle`, `/maunz nouvelle`, `/heuldoch nouvelle` ou `/ausdiemaus nouvelle` : elle sera ici.
        [with] Vous deux n’avez encore fini aucune partie de ce genre ensemble sur ce serveur. Il est grand temps !
        [person] Je ne me souviens d’aucune partie de ce genre de cette personne sur ce serveur.
        [pair] Je ne me souviens d’aucune partie de ce genre de ces deux personnes sur ce serveur.
       *[channel] Aucune partie de ce genre n’a encore été finie dans ce salon. Ouvre une table, et elle sera ici.
    }
records-entry = **{ $number }** · { $date } · [{ $title }]({ $link })
records-replay = -# 🎬 Revoir une partie : appuie sur son numéro.
records-newer = Plus récentes
records-older = Plus anciennes
records-no-game = Je ne connais aucun jeu de ce nom. Je connais ceux-ci : { $games }.

## La carte d’une personne

records-stats-head = ### { $name } sur ce serveur
records-stats-none =
    { $whose ->
        [me] Tu n’as encore fini aucune partie sur ce serveur. Joues-en une, et ta carte commence !
       *[person] Cette personne n’a encore fini aucune partie sur ce serveur. Invite-la !
    }
records-total =
    { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $wins ->
        [0] aucune victoire encore
        [one] une victoire
       *[other] { $wins } victoires
    }
records-games = parties
records-wins = victoires
records-place = Ø place
records-best = top tour
records-rating = cote
records-decimal = ,
records-favourite-animal =
    Animal préféré : { $trait ->
        [E] l’éléphant
        [D] le chien
        [C] le chat
       *[M] la souris
    }, { $count ->
        [0] aucun point
        [one] un point
       *[other] { $count } points
    } grâce à lui
records-favourite-colour =
    Couleur préférée : { $trait ->
        [R] rouge
        [O] orange
        [Y] jaune
        [G] vert
        [B] bleu
        [P] violet
       *[N] brun
    }, { $count ->
        [0] aucun point
        [one] un point
       *[other] { $count } points
    } grâce à elle
records-favourite-cheese =
    Fromage préféré : de valeur { $trait }, mangé { $count ->
        [one] une fois
       *[other] { $count } fois
    }
records-favourite-cats =
    { $count ->
        [one] Un chaton devenu grand
       *[other] { $count } chatons devenus grands
    }
records-rivals = Croisés le plus souvent
records-rival = { $ahead } devant · { $level } égalité · { $behind } derrière
records-provisional = -# ? Une cote est provisoire jusqu’à cinq parties entre humains.

## Classements

records-leaderboard-head = ### Les meilleurs de ce serveur : { $title }
records-rank =
    { $medal } { $own ->
        [yes] **{ $name }** (toi)
       *[no] { $name }
    } · **{ $rating }** · { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $wins ->
        [0] aucune victoire
        [one] une victoire
       *[other] { $wins } victoires
    }
records-leaderboard-none = Personne n’a encore de cote ici. Une partie entre humains, jouée du premier au dernier coup, et c’est parti.
records-leaderboard-unrated = Tu n’as pas encore de cote ici : finis une partie rien qu’avec des humains, et tu seras là.
records-leaderboard-about = -# La cote compte les parties entre humains, et elle est prudente : elle monte pendant que j’apprends à te connaître. ? provisoire, jusqu’à cinq parties.
records-leaderboard-menu = Un autre jeu …
