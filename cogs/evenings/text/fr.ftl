### Words of evenings.

evening-command = soirée
    .about = Des jeux pour un événement du serveur : tables au début, résultats à la fin
evening-help = -# 🌙 `/{ evening-command }` : des jeux pour un événement
evening-event = événement
    .about = L’événement, que tu crées d’abord dans Discord
evening-game = jeu
    .about = Le jeu de la soirée
evening-second = deuxième
evening-third = troisième
evening-planned =
    🌙 C’est noté : { $games } pour **{ $name }**, le { $when }. J’ouvre alors les tables ici et je préviens une fois les personnes intéressées. À la fin, je dis qui a gagné.
    -# Si tu déplaces ou annules l’événement dans Discord, je suis le mouvement.
evening-begins = 🌙 Avec { $games } commence **{ $name }** ! Installez-vous où vous voulez.
evening-name = La soirée
evening-over =
    🌙 **{ $name }**, c’est fini. On y a joué { $count ->
        [one] une partie.
       *[other] { $count } parties.
    }
evening-winners = 🏆 Le plus de victoires : { $winners } ({ $wins })
evening-alt = Ce qui a été joué, dans l’ordre du classement : { $games }.
no-evening-begun = La soirée de cet événement a déjà commencé : ses tables sont ouvertes.
no-evening-event = Je ne trouve pas cet événement ici, ou il est terminé. Crée-le sous le nom du serveur → « Créer un événement », puis choisis-le.
no-evening-host = C’est réservé à la personne qui a créé cet événement et à l’équipe de ce serveur.
no-evening-which = Plusieurs événements portent ce nom. Choisis-en un dans la liste, d’après sa date.
