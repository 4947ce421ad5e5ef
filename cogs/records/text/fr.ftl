### Les mots de ce qui reste en mémoire : parties finies, cartes des joueurs, classements.

records-history = historique
    .about = Les parties terminées sur ce serveur
records-stats = statistiques
    .about = Le bilan d’une personne sur ce serveur, jeu par jeu
records-leaderboard = classement
    .about = Le classement de ce serveur, jeu par jeu
records-person = personne
    .about = Les parties de cette personne ; par défaut, les tiennes
records-with = avec
    .about = Seulement les parties avec cette personne
records-game = jeu
    .about = Seulement ce jeu
records-here = ici
    .about = Seulement ce salon ; sans personne nommée, les parties de tout le monde

## Listes de parties

records-history-head =
    ### { $whose ->
        [me] Tes parties
        [with] Tes parties avec { $other }
        [person] { $name } : ses parties
        [pair] { $name } et { $other } : leurs parties
       *[channel] Parties dans ce salon
    }
records-history-here = dans ce salon
records-history-none =
    { $whose ->
        [me] Cet historique est encore vide. `/jeux` ouvre une table.
        [with] Cet historique est encore vide. Il est grand temps de jouer ensemble !
       *[other] Cet historique est encore vide.
    }
records-newer = Plus récentes
records-older = Plus anciennes

## La carte d’une personne

records-stats-head = ### { $name } · bilan
records-stats-none =
    { $whose ->
        [me] Tu n’as pas encore terminé de partie ici. La première ouvre ton bilan !
       *[person] Cette personne n’a pas encore terminé de partie ici. Et si tu l’invitais ?
    }
records-total =
    { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $wins ->
        [0] encore aucune victoire
        [one] une victoire
       *[other] { $wins } victoires
    }
records-games =
    { $count ->
        [one] partie
       *[other] parties
    }
records-wins =
    { $count ->
        [one] victoire
       *[other] victoires
    }
records-best = manche record
records-rating = classement
records-rivals = Le plus souvent ensemble
records-rival = devant : { $ahead } · à égalité : { $level } · derrière : { $behind }
records-provisional = -# Le « ? » disparaît après cinq parties entre humains.

## Classements

records-leaderboard-head =
    ### { $title } · Classement { $span ->
        [month] du mois
       *[ever] général
    }
records-rank =
    { $medal } { $own ->
        [yes] **{ $name }** (toi)
       *[no] { $name }
    } · **{ $rating }** · { $wins }/{ $games } gagnées
records-leaderboard-none = Personne n’est encore classé ici. Il suffit d’une partie entière entre humains.
records-leaderboard-unrated = Termine une partie entre humains pour entrer au classement.
records-leaderboard-about = -# Seules comptent les parties entre humains. Le « ? » disparaît après cinq.
records-play = Ouvrir une table
records-leaderboard-menu = Un autre jeu…

## Mois

records-all-time = Général
records-this-month = Ce mois-ci

records-none-alone = Tu n’as encore terminé aucune partie dans nos messages privés. `/jeux` en ouvre une.
records-help-history = -# 📜 `/historique` : les parties terminées
records-help-stats = -# 📊 `/statistiques` : ton bilan
records-help-leaderboard = -# 🏆 `/classement` : la tête du classement
