### Les mots de la preuve qu’une partie était honnête.

proof-verify = vérifier
    .about = La preuve qu’une partie s’est jouée sans triche, avec son relevé complet
proof-number = numéro
    .about = Le numéro de la table ; par défaut, la dernière partie terminée de ce salon
proof-head = ### 🔏 Table { $session } : partie sans triche ? À toi de vérifier
proof-how =
    Avant que l’on puisse rejoindre la table, j’ai tiré un secret et montré son empreinte SHA-256, le sceau, dans un message qui ne change jamais. { $clicks ->
        [1] Le numéro que Discord a donné au clic d’ouverture s’y ajoute. Personne d’autre n’ayant cliqué, il faut ici croire que le tirage s’est fait à l’aveugle.
       *[other] Le numéro que Discord a donné à chacun des { $clicks } clics s’y ajoute : personne ne pouvait choisir la suite tout seul.
    }
    { $draws ->
        [0] Dans cette partie, le hasard n’avait rien à décider ; maintenant que le secret est connu, tout le monde peut le vérifier.
       *[other] Tout ce que le hasard a décidé en découle ; maintenant que le secret est connu, tout le monde peut refaire le calcul.
    }
proof-seal =
    🔏 Sceau de la table { $session } : `{ $seal }`
    C’est l’empreinte SHA-256 du secret d’où vient tout le hasard de cette partie. Le message qui a ouvert la table montre le même sceau et ne change jamais. Après la partie, 🔏 sous le plateau révèle le secret, et tout le monde peut vérifier que rien n’a été arrangé.
proof-facts =
    Sceau : `{ $seal }`
    Secret : `{ $secret }`
    Empreinte du relevé : `{ $fingerprint }`
proof-check =
    Toute la partie est dans le fichier, sans aucun nom. Avec le code source de Katzentisch, tu peux la vérifier de deux façons :
    `python3 bot/past/verify_alone.py katzentisch-{ $session }.json` redistribue les cartes et relance les dés ; c’est un seul petit fichier, qui n’a besoin que de Python.
    `python3 -m bot verify katzentisch-{ $session }.json` rejoue en plus la partie selon ses règles.
no-proof-here = Aucune partie n’est encore terminée dans ce salon. Donne le numéro d’une autre : il se trouve dans le message qui a ouvert la table.
no-proof-number = Ce serveur n’a pas de table { $session }. Le numéro d’une table se trouve dans le message qui l’a ouverte ; sans numéro, je prends la dernière partie terminée de ce salon.
no-proof-yet = Cette partie n’est pas terminée, et son secret dévoilerait la suite. Redemande quand elle le sera : { $link }
no-proof-lobby = Cette table a été fermée avant le début de la partie : aucune carte distribuée, aucun dé lancé, donc rien à vérifier.
no-proof-older-rules = Cette partie s’est jouée avec la version { $then } des règles, et j’en suis à la version { $now } : je ne peux pas la rejouer.
no-proof-contradicted = Ce que j’ai noté de cette partie ne correspond pas à son secret : le coup { $move } est différent. Je ne peux donc pas prouver qu’elle était sans triche. Préviens l’équipe du serveur, s’il te plaît.
