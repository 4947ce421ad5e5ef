### Les mots de /tournoi.

tournament-command = tournoi
    .about = Des tournois que personne ne peut faire traîner
tournament-new = ouvrir
    .about = Ouvrir un tournoi dans ce salon ; ses tables sont des fils
tournament-stop = arrêter
    .about = Mettre fin au tournoi de ce salon pour tout le monde
tournament-remove = retirer
    .about = Retirer une personne du tournoi de ce salon
tournament-game = jeu
    .about = Quel jeu
tournament-person = personne
    .about = Qui
tournament-until = début
    .about = Quand le premier tour commence
tournament-until-10 = dans 10 minutes
tournament-until-30 = dans 30 minutes
tournament-until-60 = dans 1 heure
tournament-until-180 = dans 3 heures
tournament-until-1440 = demain à la même heure
tournament-until-4320 = dans 3 jours
tournament-until-10080 = dans 7 jours
tournament-command-pace = temps
    .about = Tout en une soirée, ou un tour par semaine
tournament-command-pace-evening = soirée jeux : tour après tour
tournament-command-pace-live = rapide : 2 minutes par décision
tournament-command-pace-letter = par correspondance : 7 jours au plus par tour
tournament-left = Tu as quitté le tournoi.
tournament-leave-question = Quitter pour de bon ? L’ordinateur continue ta partie en cours. Tu ne pourras pas revenir.
tournament-leave-button = Quitter pour de bon
tournament-began =
    { $round ->
        [0] J’ai demandé à tout le monde qui est là. Appuie encore une fois pour commencer avec les personnes présentes.
       *[other] C’est parti ! Les tables arrivent.
    }
tournament-stop-question = Mettre fin au tournoi pour tout le monde ? Le classement reste tel quel et les parties en cours s’arrêtent.
tournament-stop-button = Arrêter le tournoi
tournament-stopped = Le tournoi est terminé.
tournament-removed = { $name } ne participe plus au tournoi.
no-tournament-here-now = Il n’y a pas de tournoi dans ce salon.
no-tournament-person = Cette personne ne participe à aucun tournoi de ce salon.
tournament-way-back = Tournoi
tournament-opened = 🏆 { $host } ouvre un tournoi : **{ $title }**
    -# 🔏 Pour que personne ne triche : tournoi { $number } · `{ $seal }`
tournament-title = ## 🏆 { $title } : tournoi
tournament-joining =
    { $count ->
        [0] **Personne ne participe pour l’instant.**
        [one] **Une personne participe.**
       *[other] **{ $count } personnes participent.**
    } Il commence { $until }{ $missing ->
        [0] .
        [one] , s’il vient encore une personne.
       *[other] , s’il vient encore { $missing } personnes.
    }
tournament-kind =
    { $kind ->
        [all] -# 👥 À { $count } : { $rounds } tours, et chacun rencontre tous les autres.
        [duel] -# 👥 À { $count } : { $rounds } tours, chacun contre quelqu’un au score proche du tien.
       *[tables] -# 👥 { $rounds } tours, à des tables de trois à cinq.
    }
tournament-how =
    1. Avant chaque tour, je demande qui est là : les autres ne jouent pas.
    2. On joue dans des fils. Ton temps écoulé, l’ordinateur joue jusqu’à ton retour.
    3. Le suivant vient quand toutes les tables ont fini.
tournament-button-how = Comment ça marche
tournament-pace =
    { $pace ->
        [letter] -# 📮 Au plus 7 jours par tour, 1 jour par décision.
        [live] -# ⚡ D’une traite : au plus 1 heure par tour, 2 minutes par décision.
       *[evening] -# 🌙 D’une traite : au plus 2 heures par tour, 10 minutes par décision.
    }
tournament-scale =
    { $most ->
        [2] -# 🏅 Points : victoire 1, égalité ou sans résultat ½, sans adversaire 1, 💤 absence 0.
       *[other] -# 🏅 Points par table : la part d’adversaires battus ; une égalité, la moitié ; 💤 absence 0.
    }
tournament-round = **Tour { $round } sur { $rounds }**. Il se termine au plus tard { $until } : l’ordinateur finit alors les parties en cours.
tournament-window = **Le tour { $round }** commence { $until }{ $round ->
        [1] .
       *[other] , ou dès que personne ne manque.
    } Appuie sur **Je suis là** pour jouer.
tournament-here = 👋 { $names }
tournament-away = 💤 Absence : { $names }
tournament-gone = 🚪 Départ du tournoi : { $names }
tournament-playing = **Parties en cours**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] … et une autre table
       *[other] … et { $count } autres tables
    }
tournament-trouble =
    ⚠️ Je ne peux plus ouvrir de fils ici. { $why ->
        [full] Ce serveur a autant de fils ouverts que Discord le permet : fermez-en quelques-uns, s’il vous plaît.
        [forbidden] Rendez-moi cette permission, s’il vous plaît.
       *[other] Je continue d’essayer.
    } Les tables qui manquent à la fin du tour comptent comme des égalités.
tournament-over =
    { $why ->
        [early] Le tournoi s’est arrêté au tour { $round } sur { $rounds }.
       *[whole] C’est fini. Merci d’avoir joué !
    }
tournament-no-winner = On a trop peu joué pour que quelqu’un gagne.
tournament-results = **Résultats du tour { $round }**
tournament-result = Table { $number } : { $places }
tournament-result-alone = { $name } : exempt, 1 point
tournament-no-results = Aucune partie n’est encore terminée.
tournament-button-results = Résultats
tournament-cancelled = Le tournoi n’a pas eu lieu. Il faut être au moins { $fewest } quand il commence.
tournament-button-join = Participer
tournament-button-leave = Quitter
tournament-button-here = Je suis là
tournament-button-mine = Ma table
tournament-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tournament-number = { $number }
tournament-row =
    { $rank }. { $name } : { tournament-points }{ $away ->
        [yes] , pas là
       *[no] { "" }
    }.
tournament-won =
    { $count ->
        [one] # 🏆 { $title } : { $names } gagne le tournoi !
       *[other] # 🏆 { $title } : { $names } gagnent le tournoi !
    }
tournament-secret = 🔏 Tournoi { $number } · secret du tirage `{ $secret }` · son empreinte SHA-256 est le sceau `{ $seal }`
tournament-tie = -# À égalité de points : d’abord les points des adversaires battus, puis les tables gagnées.
tournament-thread = { $title } { $number } · Tour { $round } · Table { $table }
tournament-hello = { $people } : tour { $round } sur { $rounds }, **{ $title }**. Amusez-vous bien !
tournament-my-table = 🪑 Table { $number } : { $link }, avec { $names }.
tournament-my-round =
    { $state ->
        [joined] Tu participes. Le tour { $round } commence { $until }. Avant, je te le demande ici : appuie alors sur **Je suis là**, sinon il se joue sans toi.
        [asked] Appuie sur **Je suis là** dans le message du tournoi pour jouer le tour { $round }. Il commence { $until }.
       *[here] Tu joues le tour { $round }. Quand il commence, je te préviens à ta table. Bonne chance !
    }
tournament-my-result =
    ✅ { $result }
    Tu es libre jusqu’à ce que toutes les tables aient fini, au plus tard { $until }.
tournament-my-link = 🏆 [Toutes les tables et le classement]({ $link })
tournament-my-away =
    💤 Ce tour se joue sans toi. Avant le prochain, je te le demande de nouveau{ $round ->
        [1] , et tu le commences avec un demi-point.
       *[other] .
    }
tournament-my-place = Ta place : { $rank }, avec { tournament-points }.
tournament-my-reach = Places encore possibles : { $places }.
no-tournament = Je ne trouve plus ce tournoi.
no-tournament-left = Tu ne participes plus à ce tournoi, pour de bon.
no-tournament-late = Trop tard : le deuxième tour a commencé.
no-tournament-full = C’est complet : { $most } personnes participent.
no-tournament-over = Ce tournoi est terminé.
no-tournament-not-yet = Tu ne participes pas encore à ce tournoi : appuie sur **Participer**.
no-tournament-stranger = Tu ne participes pas à ce tournoi. Mais tu peux regarder : quand on joue, son message mène aux parties.
no-tournament-soon = Pas encore : je te le demande ici avant chaque tour.
no-tournament-host = Seules la personne qui a ouvert ce tournoi et l’équipe du serveur peuvent faire cela.
no-tournament-here = Ta présence au prochain tour est déjà notée : tu n’as plus qu’à attendre.
no-tournament-channel = Un tournoi a besoin d’un salon textuel normal, où je peux ouvrir des fils.
no-second-tournament = Il y a déjà [un tournoi de ce jeu]({ $link }) dans ce salon.
tournament-missing = ⏳ Il manque encore : { $names }
tournament-call = 🏆 { $people }, **{ $title }** : le tour { $round } commence { $until }. Êtes-vous là ?
tournament-cut = ✂️ Table { $number }, { $names } : la partie s’est arrêtée sans résultat.
tournament-button-begin = Commencer
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
