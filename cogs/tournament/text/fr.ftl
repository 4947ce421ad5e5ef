### Les mots de /tournoi.

tournament-command = tournoi
    .about = Des tournois que personne ne peut faire traîner
tournament-new = ouvrir
    .about = Ouvrir un tournoi dans ce salon ; ses tables sont des fils
tournament-stop = arrêter
    .about = Arrêter le tournoi de ce salon pour tout le monde
tournament-remove = retirer
    .about = Retirer une personne du tournoi de ce salon
tournament-game = jeu
    .about = Quel jeu
tournament-person = personne
    .about = Qui
tournament-until = début
    .about = Quand la première ronde commence
tournament-until-10 = dans 10 minutes
tournament-until-30 = dans 30 minutes
tournament-until-60 = dans 1 heure
tournament-until-180 = dans 3 heures
tournament-until-1440 = demain à la même heure
tournament-until-4320 = dans 3 jours
tournament-until-10080 = dans 7 jours
tournament-command-pace = temps
    .about = Tout en une soirée, ou une ronde par semaine
tournament-command-pace-evening = soirée jeux : ronde après ronde
tournament-command-pace-live = rapide : 2 minutes par décision
tournament-command-pace-letter = par correspondance : 7 jours la ronde
tournament-left = Tu as quitté le tournoi.
tournament-leave-question = Quitter pour de bon ? L’ordinateur continue ta partie en cours. Tu ne peux pas revenir.
tournament-leave-button = Quitter pour de bon
tournament-began =
    { $round ->
        [0] J’ai demandé à tout le monde qui est là. Appuie encore pour commencer avec les personnes présentes.
       *[other] C’est parti ! Les tables arrivent.
    }
tournament-stop-question = Mettre fin au tournoi pour tout le monde ? Le classement reste tel quel et les parties en cours s’arrêtent.
tournament-stop-button = Arrêter le tournoi
tournament-stopped = Le tournoi est terminé.
tournament-removed = { $name } ne participe plus au tournoi.
no-tournament-here-now = Ce salon n’a pas de tournoi.
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
        [all] -# 👥 À { $count }, { $rounds } rondes, tout le monde contre tout le monde.
        [duel] -# 👥 À { $count }, { $rounds } rondes, toujours contre quelqu’un au score proche du tien.
       *[tables] -# 👥 { $rounds } rondes, à des tables de trois à cinq.
    }
tournament-how =
    1. Avant chaque ronde, je demande qui est là. Les autres ne jouent pas.
    2. On joue dans des fils. Ton temps écoulé, l’ordinateur joue jusqu’à ton retour.
    3. La ronde suivante vient quand toutes les tables ont fini.
tournament-button-how = Comment ça marche
tournament-pace =
    { $pace ->
        [letter] -# 📮 Au plus 7 jours par ronde, 1 jour par décision.
        [live] -# ⚡ D’une traite : au plus 1 heure par ronde, 2 minutes par décision.
       *[evening] -# 🌙 D’une traite : au plus 2 heures par ronde, 10 minutes par décision.
    }
tournament-scale =
    { $most ->
        [2] -# 🏅 Points : victoire 1, égalité ou sans résultat ½, sans adversaire 1, 💤 absence 0.
       *[other] -# 🏅 Points par table : la part d’adversaires battus, moitié pour une égalité, 0 pour 💤 une absence.
    }
tournament-round = **Ronde { $round } sur { $rounds }**. Elle finit au plus tard { $until }, et l’ordinateur termine alors les parties en cours.
tournament-window = **La ronde { $round }** commence { $until }{ $round ->
        [1] .
       *[other] , ou dès que personne ne manque.
    } Appuie sur **👋 { tournament-button-here }** pour jouer.
tournament-here = 👋 { $names }
tournament-away = 💤 Absence : { $names }
tournament-gone = 🚪 Hors du tournoi : { $names }
tournament-playing = **Parties en cours**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] … et une autre table
       *[other] … et { $count } autres tables
    }
tournament-trouble =
    ⚠️ Je ne peux plus ouvrir de fils ici. { $why ->
        [full] Discord n’en permet pas plus sur ce serveur, fermez-en quelques-uns.
        [forbidden] Rendez-moi cette permission, s’il vous plaît.
       *[other] Je continue d’essayer.
    } Les tables qui manquent à la fin de la ronde comptent comme des égalités.
tournament-over =
    { $why ->
        [early] Le tournoi s’est arrêté à la ronde { $round } sur { $rounds }.
       *[whole] C’est fini. Merci d’avoir joué !
    }
tournament-no-winner = On a trop peu joué pour que quelqu’un gagne.
tournament-results = **Résultats de la ronde { $round }**
tournament-result = Table { $number } : { $places }
tournament-result-alone = { $name } : exempt, 1 point
tournament-no-results = Aucune partie n’est encore terminée.
tournament-button-results = Résultats
tournament-cancelled = Le tournoi n’a pas eu lieu. Il faut être au moins { $fewest } au début.
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
tournament-tie = -# À égalité, les points des adversaires battus décident, puis les tables gagnées.
tournament-thread = { $title } { $number } · Ronde { $round } · Table { $table }
tournament-hello = { $people } : ronde { $round } sur { $rounds }, **{ $title }**. Amusez-vous bien !
tournament-my-table = 🪑 Table { $number } : { $link }, avec { $names }.
tournament-my-round =
    { $state ->
        [joined] Tu participes. La ronde { $round } commence { $until }. Avant, je te demande ici si tu es là. Sans **👋 { tournament-button-here }**, elle se joue sans toi.
        [asked] Pour jouer la ronde { $round }, appuie sur **👋 { tournament-button-here }** dans le message du tournoi. Elle commence { $until }.
       *[here] Tu joues la ronde { $round }. Quand elle commence, je te préviens à ta table. Bonne chance !
    }
tournament-my-result =
    ✅ { $result }
    Tu es libre jusqu’à la fin de la ronde, au plus tard { $until }. Ensuite, je te demande si tu es là.
tournament-my-link = 🏆 [Toutes les tables et le classement]({ $link })
tournament-my-away =
    💤 Cette ronde se joue sans toi. Avant la prochaine, je te demande si tu es là{ $round ->
        [1] , et tu la commences avec un demi-point.
       *[other] .
    }
tournament-my-place = Tu es à la { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place, avec { tournament-points }.
tournament-my-reach = Places encore possibles : { $places }.
no-tournament = Je ne trouve plus ce tournoi.
no-tournament-left = Tu ne participes plus à ce tournoi, pour de bon.
no-tournament-late = Trop tard, la deuxième ronde a commencé.
no-tournament-full = C’est complet, { $most } personnes participent.
no-tournament-over = Ce tournoi est terminé.
no-tournament-not-yet = Tu ne participes pas encore à ce tournoi. Appuie sur **🙋 { tournament-button-join }** dans son message.
no-tournament-stranger = Tu ne participes pas à ce tournoi, mais tu peux regarder : son message mène aux parties.
no-tournament-soon = Pas encore. Je te le demande ici avant chaque ronde.
no-tournament-host = Seules la personne qui a ouvert ce tournoi et l’équipe du serveur peuvent faire cela.
no-tournament-here = Tu joues déjà la prochaine ronde, tu n’as plus qu’à attendre.
no-tournament-channel = Un tournoi demande un salon textuel normal, où je peux ouvrir des fils.
no-second-tournament = Il y a déjà [un tournoi de ce jeu]({ $link }) dans ce salon.
tournament-missing = ⏳ Il manque encore : { $names }
tournament-call = 🏆 { $people }, **{ $title }** : la ronde { $round } commence { $until }. Êtes-vous là ?
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
