### Words of /privacy.

privacy-help = -# 🔒 `/{ privacy-command }` : tes données
privacy-command = confidentialité
    .about = Ce que je garde sur toi, et comment l’effacer
privacy-export = exporter
    .about = Tout ce que je garde sur toi, dans un fichier
privacy-export-to = où
    .about = Où va le fichier
privacy-export-here = ici, en privé
privacy-export-dm = par message privé
privacy-export-about =
    📦 Ce fichier contient tout ce que je garde sur toi : réglages, niveaux, énigmes, tournois et le reste. { $tables ->
        [0] Tu n’as de place à aucune table.
        [one] On y trouve ta place à une table, avec tes coups.
       *[other] On y trouve tes places à { $tables } tables, avec tes coups.
    }
    -# Au format JSON. `/confidentialité oublier` efface tout cela, ou en retire ton nom.
privacy-export-sent = 📦 Le fichier est dans tes messages privés.
privacy-export-dms-closed = Discord ne me laisse pas t’écrire pour le moment. Voici donc le fichier, rien que pour toi.
privacy-contact = -# Questions sur tes données : { $contact }
privacy-forget = oublier
    .about = Oublier tout ce qui te concerne, pour toujours
privacy-forget-nothing = Je ne garde rien sur toi. Il n’y a rien à oublier.
privacy-forget-question =
    ### Veux-tu que je t’oublie ?
    Tes places seraient libérées et ton nom effacé, sans retour possible. Les parties des autres restent entières. Pour l’instant, rien ne se passe : je te montre d’abord ce qui disparaîtrait.
privacy-forget-on = Montre-moi ce qui disparaîtrait
privacy-forget-keep = Tout garder
privacy-forget-really =
    ### Voici ce qui disparaîtra pour toujours
forget-running =
    { $running ->
        [one] Ta place dans une partie en cours : l’ordinateur continue, et tu ne peux pas revenir.
       *[other] Tes places dans { $running } parties en cours : l’ordinateur continue, et tu ne peux pas revenir.
    }
forget-lobbies =
    { $lobbies ->
        [one] Ta place à une table qui n’a pas commencé.
       *[other] Tes places à { $lobbies } tables qui n’ont pas commencé.
    }
forget-over =
    { $over ->
        [one] Ton nom dans une partie terminée : on y lira « { $name } » à la place. Les autres gardent leurs places et leurs points.
       *[other] Ton nom dans { $over } parties terminées : on y lira « { $name } » à la place. Les autres gardent leurs places et leurs points.
    }
forget-removed =
    { $removed ->
        [one] Ton exclusion d’une table.
       *[other] Ton exclusion de { $removed } tables.
    }
forget-solos =
    { $solos ->
        [one] Une partie en cours rien que pour toi.
       *[other] { $solos } parties en cours rien que pour toi.
    }
forget-settings = Tes réglages.
privacy-forget-for-ever = **C’est définitif.** Ton nom figure aussi dans des messages des salons ; ils appartiennent à Discord, et je n’y touche pas.
privacy-forget-now = Oublie-moi pour toujours
privacy-forget-kept = Rien n’a changé. Je te connais encore.
privacy-forget-done =
    C’est fait : je ne sais plus rien de toi.
    -# Les messages appartiennent à Discord : les anciens plateaux et textes avec ton nom y restent jusqu’à ce que quelqu’un les supprime. Une sauvegarde peut garder tes données jusqu’à ce qu’une plus récente la remplace. Si tu rejoues, on repart de zéro.
forget-alone =
    { $alone ->
        [one] Une partie jouée en solo dans nos messages privés, en entier.
       *[other] { $alone } parties jouées en solo dans nos messages privés, en entier.
    }
forget-invitations = Tes invitations des dernières 24 heures.
privacy-stand-in = quelqu’un
