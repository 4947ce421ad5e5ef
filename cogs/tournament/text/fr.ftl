### Les mots de /tournoi.

tournament-command = tournoi
    .about = Des tournois que personne ne peut faire traîner
tournament-new = ouvrir
    .about = Ouvrir un tournoi
tournament-help = -# 🏆 `/{ tournament-command } { tournament-new }` : un tournoi dans ce salon
tournament-stop = arrêter
    .about = Arrêter le tournoi de ce salon pour tout le monde
tournament-remove = retirer
    .about = Retirer une personne du tournoi
tournament-game = jeu
    .about = Le jeu du tournoi
tournament-person = personne
    .about = La personne à retirer
tournament-until = début
    .about = Quand la première ronde commence
tournament-until-5 = dans 5 minutes
tournament-until-10 = dans 10 minutes
tournament-until-30 = dans 30 minutes
tournament-until-60 = dans 1 heure
tournament-until-180 = dans 3 heures
tournament-until-1440 = demain à la même heure
tournament-until-10080 = dans 7 jours
tournament-command-pace = temps
    .about = D’une traite, ou par correspondance
tournament-command-pace-evening = tranquille : 10 minutes par décision, 2 heures par ronde
tournament-command-pace-live = en direct : 2 minutes par décision, 1 heure par ronde
tournament-command-pace-letter = par correspondance : 1 jour par décision, 7 jours par ronde
tournament-leave-question = Quitter le tournoi pour de bon ? Une partie en cours te rapportera 0 point.
tournament-leave-button = Quitter pour de bon
tournament-stop-question = Arrêter le tournoi pour tout le monde ? Les parties en cours s’arrêtent.
tournament-stop-button = Arrêter le tournoi
tournament-stopped = Le tournoi est arrêté.
tournament-removed = { $name } ne participe plus au tournoi.
no-tournament-here-now = Ce salon n’a pas de tournoi.
no-tournament-person = Cette personne n’est dans aucun tournoi de ce salon.
tournament-way-back = Tournoi
tournament-opened = 🏆 { $host } ouvre un tournoi : **{ $title }** { $people }
    -# 🔏 Sceau du tournoi { $number } : `{ $seal }`
tournament-title = ## 🏆 { $title } · tournoi
tournament-joining =
    { $count ->
        [0] **Personne ne participe pour l’instant.**
        [one] **Une personne participe.**
       *[other] **{ $count } personnes participent.**
    } Le tournoi commence { $until }{ $missing ->
        [0] .
        [one] , s’il vient encore une personne.
       *[other] , s’il vient encore { $missing } personnes.
    }
tournament-kind =
    { $kind ->
        [all] -# 👥 Chaque personne rencontre toutes les autres, en { $rounds } rondes.
        [duel] -# 👥 On joue { $rounds } rondes, contre des personnes au score proche.
       *[tables] -# 👥 On joue { $rounds } rondes, à des tables de trois à cinq.
    }
tournament-how =
    1. Avant chaque ronde, je demande qui est là. Les autres ne jouent pas.
    2. On joue dans des fils. Si ton temps expire, l’ordinateur joue jusqu’à ton retour.
    3. La ronde suivante attend toutes les tables.
    4. Tout le monde battu : 1 point, la moitié ou égalité : ½, pas d’adversaire : 1.
tournament-button-how = Comment ça marche
tournament-round = **La ronde { $round } sur { $rounds }** finit au plus tard { $until }.
tournament-window = **La ronde { $round }** commence au plus tard { $until }. Appuie sur **👋 { tournament-button-here }** pour jouer.
tournament-here = 👋 { $names }
tournament-away = 💤 Absence : { $names }{ $round ->
        [0] { "" }
       *[other] . Appuie sur **👋 { tournament-button-here }**, et je te préviens avant la ronde { $round }.
    }
tournament-gone = 🚪 Hors du tournoi : { $names }
tournament-playing = **Cette ronde**
tournament-table = { $link } · { $names }
tournament-more =
    { $count ->
        [one] … et une autre table
       *[other] … et { $count } autres tables
    }
tournament-trouble =
    ⚠️ Je ne peux plus ouvrir de fils ici. { $why ->
        [full] Ce serveur en a trop, fermez-en quelques-uns.
        [forbidden] Rendez-moi cette permission.
       *[other] Je continue d’essayer.
    } Une table sans fil compte comme une égalité.
tournament-early = Le tournoi s’est arrêté à la ronde { $round } sur { $rounds }.
tournament-over = C’est fini. Merci d’avoir joué !
tournament-no-winner = On a trop peu joué pour que quelqu’un gagne.
tournament-results = **Résultats de la ronde { $round }**
tournament-result = Table { $number } · { $places }
tournament-bye = ☕ { $name } n’a pas d’adversaire : 1 point.
tournament-idle = 0 (sans avoir joué)
tournament-left = 0 (abandon)
tournament-late = 💤 { $names } 0,5 (dès la ronde 2)
tournament-no-results = Aucune partie n’est terminée.
tournament-button-results = Résultats
tournament-cancelled = Le tournoi n’a pas eu lieu. Il faut être au moins { $fewest }.
tournament-button-join = Participer
tournament-button-leave = Quitter
tournament-button-here = Je suis là
tournament-button-mine = Ma table
tournament-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tournament-number = { $points }
tournament-place =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
tournament-row =
    { $place ->
        [none] { "" }
       *[other] { $place }{" "}
    }{ $name }, { $points }{ $away ->
        [yes] , pas là
       *[no] { "" }
    }.
tournament-won =
    { $count ->
        [one] # 🏆 { $title } · { $names } gagne le tournoi !
       *[other] # 🏆 { $title } · { $names } gagnent le tournoi !
    }
tournament-absent = -# 💤 Sans avoir joué : { $names }
tournament-secret = 🔏 Tournoi { $number } · secret du tirage `{ $secret }` · son empreinte SHA-256 est le sceau `{ $seal }`
    -# J’ai montré ses 16 premiers caractères dès le début : tout le monde peut vérifier qu’aucun tirage n’a été modifié, pas même par moi.
tournament-thread = { $title } { $number } · Ronde { $round } · Table { $table }
tournament-hello = { $people } : ronde { $round } sur { $rounds }, **{ $title }**. Amusez-vous bien !
tournament-my-table =
    { $kind ->
        [bye] ☕ Tu n’as pas d’adversaire à la ronde { $round } : 1 point.
        [soon] 🪑 Ronde { $round }, avec { $names }. J’ouvre ta table.
       *[table] 🪑 Ronde { $round } : { $link }, avec { $names }.
    }
tournament-my-last = Tu n’as plus de table dans ce tournoi.
tournament-my-next =
    { $here ->
        [yes] 👋 Tu joues la ronde { $round } ; j’ouvre ta table à son début.
       *[no] 🪑 J’ouvre ta table à la ronde { $round }, si tu es là.
    }
tournament-my-link = 🏆 [{ tournament-way-back }]({ $link })
no-tournament = Je ne trouve plus ce tournoi.
no-tournament-left = 🚪 Tu as quitté ce tournoi.
no-tournament-late = Il est trop tard pour cela dans ce tournoi.
no-tournament-full = C’est complet, { $most } personnes participent.
no-tournament-stranger = Tu ne participes pas à ce tournoi. Son message montre où participer ou regarder.
no-tournament-host = C’est réservé à la personne qui a ouvert ce tournoi et à l’équipe du serveur.
no-tournament-channel = Un tournoi a besoin d’un salon textuel normal, avec des fils.
no-second-tournament = Il y a déjà [un tournoi de ce jeu]({ $link }) dans ce salon.
tournament-missing = ⏳ J’attends { $names }.
tournament-call = 🏆 { $people }, **{ $title }** · êtes-vous là pour la ronde { $round } ?
tournament-cut = ✂️ Table { $number } · sans résultat · { $places }
tournament-button-begin = Commencer
tournament-button-ask = Demander qui est là
no-tournament-few =
    { $missing ->
        [one] Il faut encore une personne.
       *[other] Il faut encore { $missing } personnes.
    }
tournament-taking-part =
    🏆 [{ $title } · tournoi]({ $link }) dans { $channel }{ $until ->
        [none] { "" }
       *[other] {" "}· début { $until }
    }
tournament-name = 🏆 Tournoi { $number }
tournament-career = 🏆 Tournois : { $count }, meilleure place { $best }
