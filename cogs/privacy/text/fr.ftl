### Words of /privacy.

privacy-help = -# 🔒 `/{ privacy-command }` : tes données
privacy-command = confidentialité
    .about = Ce que je garde sur toi, et comment l’effacer
privacy-export = exporter
    .about = Tout ce que je garde sur toi, dans un fichier
privacy-export-to = où
    .about = Où va le fichier
privacy-export-here = ici, en privé
privacy-export-dm = en message privé
privacy-export-about =
    📦 Ce fichier JSON contient tout ce que je garde sur toi, y compris tes coups.
    -# `/confidentialité oublier` efface tes données et retire ton nom de ce qui reste.
privacy-export-sent = 📦 Le fichier est dans tes messages privés.
privacy-export-dms-closed = Discord ne me laisse pas t’écrire. Voici donc le fichier.
privacy-contact = -# Questions sur tes données : { $contact }
privacy-forget = oublier
    .about = Oublier tout ce qui te concerne, pour toujours
privacy-forget-nothing = Je ne garde rien sur toi.
privacy-forget-question =
    ### Veux-tu que je t’oublie ?
    C’est sans retour, mais les parties des autres restent entières. Je te montre d’abord ce qui disparaît.
privacy-forget-on = Voir ce qui disparaît
privacy-forget-keep = Tout garder
privacy-forget-really =
    ### Voici ce qui disparaît pour toujours
    { $groups }

    L’ordinateur prend tes places dans les parties en cours. Dans les parties terminées et les tournois, on lit « { $name } » ; les autres gardent leur rang et leurs points.
    { "**" }C’est définitif.** Les messages avec ton nom appartiennent à Discord ; je n’y touche pas.
privacy-forget-group =
    - { $group ->
        [games] Parties et invitations
        [ratings] Classements
        [progress] Leçons et défis
        [settings] Réglages et cloches
       *[events] Tournois et soirées jeux
    } : { $count }
privacy-forget-now = Tout effacer pour toujours
privacy-forget-kept = Rien n’a été effacé.
privacy-forget-done =
    C’est fait, je ne sais plus rien de toi.
    -# Les messages avec ton nom restent dans Discord tant qu’on ne les supprime pas. Une sauvegarde peut garder tes données jusqu’à la suivante.
privacy-stand-in = quelqu’un
