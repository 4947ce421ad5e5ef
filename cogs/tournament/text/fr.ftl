### Les mots de /tournoi.

tournament-command = tournoi
    .about = Des tournois que personne ne peut faire traîner
tournament-new = nouveau
    .about = Ouvrir un tournoi dans ce salon ; ses tables sont des fils
tournament-stop = arrêter
    .about = Mettre fin au tournoi de ce salon pour tout le monde
tournament-game = jeu
    .about = Quel jeu
tournament-until = début
    .about = Quand le premier tour commence
tournament-until-10 = dans 10 minutes
tournament-until-30 = dans 30 minutes
tournament-until-60 = dans 1 heure
tournament-until-180 = dans 3 heures
tournament-until-1440 = demain à la même heure
tournament-until-4320 = dans 3 jours
tournament-until-10080 = dans 7 jours
tournament-command-pace = rythme
    .about = Tout en une soirée, ou un tour par semaine
tournament-command-pace-evening = soirée jeux : tour après tour
tournament-command-pace-letter = par correspondance : 7 jours au plus par tour
tournament-joined = Tu participes ! Début { $until } : je te préviens alors dans le fil de ta table.
tournament-joined-evening = Tu participes ! Début { $until }. Dix minutes avant, je te préviens ici : appuie alors sur **Je suis là**, sinon le tour se joue sans toi.
tournament-joined-late = Tu joues à partir du prochain tour, avec un demi-point pour le premier.
tournament-left = Tu as quitté le tournoi.
tournament-leave-question = Quitter pour de bon ? L’ordinateur continue ta partie en cours. Tu ne pourras pas revenir.
tournament-leave-button = Quitter pour de bon
tournament-came = Tu joues le prochain tour. Quand il commence, je te préviens à ta table. Bonne chance !
tournament-began = C’est parti ! Les tables arrivent.
tournament-came-back = Te revoilà ! S’il reste un tour, tu y joues.
tournament-stop-question = Mettre fin au tournoi pour tout le monde ? Le classement reste tel quel et les parties en cours s’arrêtent.
tournament-stop-button = Arrêter le tournoi
tournament-stopped = Le tournoi est terminé.
no-tournament-here-now = Il n’y a pas de tournoi dans ce salon.
tournament-way-back = Tournoi
tournament-opened = 🏆 { $host } ouvre un tournoi : **{ $title }**
    -# 🔏 Pour que personne ne triche : tournoi { $number } · `{ $seal }`
tournament-title = ## 🏆 { $title } : tournoi
tournament-joining =
    { $count ->
        [0] **Personne ne participe pour l’instant.**
        [one] **Une personne participe.**
       *[other] **{ $count } personnes participent.**
    } Début { $until }.
tournament-kind =
    { $kind ->
        [all] -# 👥 À { $count } : { $rounds } tours, et chacun rencontre tous les autres.
        [duel] -# 👥 À { $count } : { $rounds } tours, chacun contre quelqu’un au score proche du tien.
       *[tables] -# 👥 { $rounds } tours, à des tables de trois ou quatre.
    }
tournament-how =
    { $pace ->
        [letter]
            1. Je te préviens dans le fil de ta table.
            2. Après un jour, l’ordinateur décide. Une partie entière sans décider : tu ne joues plus jusqu’à **Me revoilà**.
            3. Tour suivant : quand toutes les tables ont fini, ou après 7 jours.
       *[evening]
            1. Dix minutes avant chaque tour, je te préviens : sans **Je suis là**, tu ne joues pas.
            2. On joue dans des fils. Après 10 minutes, l’ordinateur décide.
            3. Tour suivant : quand toutes les tables ont fini, ou après 2 heures.
    }
tournament-how-button = Comment ça marche
tournament-pace =
    { $pace ->
        [letter] -# 📮 7 jours par tour au plus, 1 jour par décision.
       *[evening] -# 🌙 D’une traite : 2 heures par tour au plus, presque toujours bien moins.
    }
tournament-scale =
    { $most ->
        [2] -# 🏅 Points : victoire 1, égalité ½, sans adversaire 1, 💤 absence 0.
       *[other] -# 🏅 Points par table : la part d’adversaires battus ; une égalité, la moitié ; 💤 absence 0.
    }
tournament-round = **Tour { $round } sur { $rounds }**. Il se termine au plus tard { $until } : l’ordinateur finit alors les parties en cours.
tournament-window = **Le tour { $round }** commence { $until }, ou dès que tout le monde est là. Appuie sur **Je suis là** pour jouer.
tournament-here = 👋 { $names }
tournament-playing = **Parties en cours**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] … et une autre table
       *[other] … et { $count } autres tables
    }
tournament-trouble = ⚠️ Je ne peux plus ouvrir de fils ici. Rendez-moi cette permission, s’il vous plaît : les tables qui manquent à la fin du tour comptent comme des égalités.
tournament-over =
    { $why ->
        [left] C’est fini : tout le monde est parti.
        [few] C’est fini après le tour { $round } sur { $rounds } : il ne reste plus assez de monde.
        [early] Le tournoi a été arrêté avant la fin, au tour { $round } sur { $rounds }.
       *[whole] C’est fini. Merci d’avoir joué !
    }
tournament-no-winner = On a trop peu joué pour que quelqu’un gagne.
tournament-out-left = 🚪 Départ du tournoi : { $names }
tournament-out-away = 💤 Absence, jusqu’à **Me revoilà** : { $names }
tournament-results = **Résultats du tour { $round }**
tournament-result = Table { $number } : { $places }
tournament-unfinished = Table { $number } : { $names }, partie non terminée
tournament-result-alone = { $name } : exempt, 1 point
tournament-no-results = Aucune partie n’est encore terminée.
tournament-all-results = Résultats
tournament-few = Ce tournoi n’a pas eu lieu. Il faut être au moins { $fewest }.
tournament-cancelled = Il a été annulé.
tournament-join = Participer
tournament-leave = Quitter
tournament-i-am-here = Je suis là
tournament-back = Me revoilà
tournament-mine = Ma table
tournament-decimal = ,
tournament-points =
    { $many ->
        [one] { $points } point
        [less] { $points } point
       *[more] { $points } points
    }
tournament-column-points = points
tournament-column-reach = places possibles
tournament-row =
    { $rank }. { $name } : { $points }{ $places ->
        [none] { "" }
       *[other] , places possibles : { $places }
    }{ $away ->
        [yes] , pas là
       *[no] { "" }
    }.
tournament-won =
    { $count ->
        [one] # 🏆 { $title } : { $names } gagne le tournoi !
       *[other] # 🏆 { $title } : { $names } gagnent le tournoi !
    }
tournament-place = { $rank }. { $name } : { $points }.
tournament-also = À la même place ({ $rank }) : { $names }.
tournament-secret = 🔏 Tournoi { $number } · secret du tirage `{ $secret }` · son empreinte SHA-256 est le sceau `{ $seal }`
tournament-tie =
    { $kind ->
        [all] -# À égalité de points : d’abord les points des adversaires battus, puis les tables gagnées.
       *[rounds] -# À égalité de points : d’abord la moyenne des points des adversaires rencontrés, puis les tables gagnées.
    }
tournament-thread = { $title } { $number } · Tour { $round } · Table { $table }
tournament-hello = { $people } : tour { $round } sur { $rounds }, **{ $title }**. Amusez-vous bien !
tournament-my-table = 🪑 Table { $number } : { $link }, avec { $names }.
tournament-my-wait = Tu participes. Rendez-vous { $until }.
tournament-my-asked = Appuie sur **Je suis là** dans le message du tournoi pour jouer : rendez-vous { $until }.
tournament-my-result = ✅ Pour toi, ce tour est terminé. { $result }
tournament-my-bye = ✅ Pas d’adversaire pour toi : 1 point.
tournament-my-free = Tu n’as pas de partie en cours. Le tour se termine quand toutes les tables ont fini, au plus tard { $until }.
tournament-my-link = 🏆 [Toutes les tables et le classement]({ $link })
tournament-my-away = 💤 Tu as manqué un tour : tu ne joues plus tant que tu n’as pas appuyé sur **Me revoilà**.
tournament-my-place = Ta place : { $rank }, avec { $points }.
tournament-my-reach = Places encore possibles : { $places }.
no-tournament = Je ne trouve plus ce tournoi.
no-tournament-left = Tu as quitté ce tournoi pour de bon.
no-tournament-late = Trop tard : le deuxième tour a commencé.
no-tournament-full = C’est complet : { $most } personnes participent.
no-tournament-over = Ce tournoi est terminé.
no-tournament-not-yet = Tu ne participes pas encore à ce tournoi : appuie sur **Participer**.
no-tournament-stranger = Tu ne participes pas à ce tournoi. Mais tu peux regarder : quand on joue, son message mène aux parties.
no-tournament-soon = Pas encore : appuie sur **Je suis là** dans les dix minutes qui précèdent le tour.
no-tournament-here = Ta présence au prochain tour est déjà notée : tu n’as plus qu’à attendre.
no-tournament-stop = Seules la personne qui a ouvert ce tournoi et l’équipe du serveur peuvent y mettre fin.
no-tournament-channel = Un tournoi a besoin d’un salon textuel normal, où je peux ouvrir des fils.
no-second-tournament = Il y a déjà [un tournoi de ce jeu]({ $link }) dans ce salon.
tournament-lacking =
    { $missing ->
        [one] Encore une personne et ça peut commencer.
       *[other] Encore { $missing } personnes et ça peut commencer.
    }
tournament-ready = C’est assez pour commencer.
tournament-few-here =
    { $here ->
        [0] Personne n’était là
        [1] Il n’y avait qu’une personne
       *[other] Il n’y avait que { $here } personnes
    }, et il en faut au moins { $fewest } : le tournoi n’a pas eu lieu.
tournament-missing = ⏳ Il manque encore : { $names }
tournament-call = 🏆 { $people }, **{ $title }** : le tour { $round } commence { $until }, ou dès que tout le monde est là. Êtes-vous là ?
tournament-cut = ✂️ { $names } : leur partie s’est arrêtée sans résultat, c’est une égalité.
tournament-begin = Commencer
no-tournament-begin = Seules la personne qui a ouvert ce tournoi et l’équipe du serveur peuvent le commencer plus tôt.
no-tournament-begun = Il a déjà commencé.
no-tournament-few =
    { $missing ->
        [one] Il faut encore une personne.
       *[other] Il faut encore { $missing } personnes.
    }
tournament-taking-part =
    🏆 [{ $title } : tournoi]({ $link }) dans { $channel }{ $until ->
        [none] { "" }
       *[other] {" "}· début { $until }
    }
tournament-name = 🏆 Tournoi { $number }
tournament-career =
    🏆 { $count ->
        [one] un tournoi
       *[other] { $count } tournois
    }, meilleure place { $best }
forget-tournaments =
    { $tournaments ->
        [one] Ton nom dans un tournoi : ta place reste, sans nom.
       *[other] Ton nom dans { $tournaments } tournois : tes places restent, sans nom.
    }
