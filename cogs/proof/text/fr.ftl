### Les mots de la preuve qu’une partie était honnête.

proof-verify = vérifier
    .about = La preuve qu’une partie était honnête, et son relevé, à vérifier soi-même
proof-number = numéro
    .about = Numéro de la table ; sans lui, la dernière partie terminée de ce salon
proof-head = ### 🔏 Table { $session } : personne n’a pu choisir ce que le hasard a donné
proof-how =
    Avant que quelqu’un d’autre puisse se joindre, j’ai tiré un secret et montré son SHA-256, le sceau, dans un message qui n’est jamais modifié. { $clicks ->
        [1] Le numéro que Discord a donné au clic qui a ouvert la table s’y ajoute ; comme aucun autre clic n’est venu, tu dois ici croire que la personne qui m’héberge a tiré le secret à l’aveugle.
       *[other] Chacun des { $clicks } clics par lesquels quelqu’un s’est assis y a mêlé le numéro que Discord lui a donné : personne seul, pas même qui m’héberge, ne pouvait choisir la suite.
    } { $draws ->
        [0] Dans cette partie, le hasard n’avait rien à faire, et maintenant que le secret est connu, tout le monde peut voir qu’il n’a pas été consulté.
       *[other] Tout ce que le hasard a décidé en découle, et maintenant que le secret est connu, tout le monde peut le recalculer.
    }
proof-seal =
    🔏 Sceau de la table { $session } : `{ $seal }`
    C’est le SHA-256 du secret dont vient tout le hasard de cette partie. Le message qui a ouvert la table montre le même et n’est jamais modifié. Après la partie, **Vérifier** sur le plateau dévoile le secret, et tout le monde peut contrôler que rien n’a été choisi.
proof-facts =
    Sceau : `{ $seal }`
    Secret : `{ $secret }`
    Empreinte du relevé : `{ $fingerprint }`
proof-check =
    Toute la partie est dans le fichier, sans aucun nom. Avec les sources de Katzentisch, tu peux la vérifier de deux façons :
    `python3 bot/past/verify_alone.py katzentisch-{ $session }.json` redistribue et relance tout ; c’est un seul fichier court, qui n’a besoin que de Python.
    `python3 -m bot verify katzentisch-{ $session }.json` rejoue aussi la partie selon ses règles.
no-proof-here = Aucune partie n’est encore terminée dans ce salon. Donne le numéro d’une autre : il se trouve dans le message qui a ouvert la table.
no-proof-number = Ce serveur n’a pas de table { $session }. Le numéro d’une table se trouve dans le message qui l’a ouverte ; sans numéro, je prends la dernière partie terminée de ce salon.
no-proof-yet = Cette partie n’est pas finie, et son secret révélerait la suite. Redemande quand elle le sera : { $link }
no-proof-lobby = Cette table a été fermée avant le début de la partie : aucune carte distribuée, aucun dé lancé, donc rien à vérifier.
no-proof-older-rules = Cette partie a été jouée selon la version { $then } des règles, et je connais la version { $now } : je ne peux pas la rejouer.
no-proof-contradicted = Ce que j’ai noté de cette partie ne découle pas de son secret : le coup { $move } diffère. Je ne peux donc pas prouver qu’elle était honnête. Dis-le, s’il te plaît, à la personne qui m’héberge.
