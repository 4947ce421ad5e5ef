### Les mots de la preuve qu’une partie était honnête.

proof-verify = vérifier
    .about = La preuve qu’une partie s’est jouée sans triche, avec son relevé complet
proof-number = numéro
    .about = Le numéro de la table ; par défaut, la dernière partie terminée de ce salon
proof-day = jour
    .about = Le numéro d’un jour : comment sa partie a été scellée
proof-head =
    ### ✅ Sans triche : { $draws ->
        [0] rien n’était laissé au hasard
        [one] le seul tirage concorde
       *[other] les { $draws } tirages concordent
    }
    -# Table { $session }
proof-how =
    Avant la partie, j’ai tiré un secret et montré son sceau{ $clicks ->
        [1] .
       *[other] , et chaque clic pour s’asseoir a eu son mot à dire : personne ne pouvait choisir la suite.
    } Après la partie, j’ai refait tous les tirages : ils ont tous donné la même chose.
proof-details = Détails
proof-seal =
    🔏 Table { $session } : `{ $seal }`
    C’est l’empreinte SHA-256 de mon secret. Avec les numéros des clics pour ouvrir la table et s’y asseoir, ce secret décide ici de tout le hasard. Son empreinte était fixée dès l’ouverture : le message d’ouverture en montre le début et n’est jamais modifié.
    Après la partie, 🔏 révèle le secret, et tout le monde peut vérifier les cartes et les dés.
proof-no-chance = 🔏 Dans ce jeu, rien n’est laissé au hasard. Après la partie, 🔏 en donne le relevé, et tout le monde peut vérifier les coups.
proof-facts =
    -# Sceau : `{ $seal }`
    -# Secret : `{ $secret }`
    -# Empreinte du relevé : `{ $fingerprint }`
proof-check =
    Toute la partie est dans le fichier, sans aucun nom. Avec le code source de Katzentisch, tu peux la vérifier : `python3 cogs/proof/verify_alone.py katzentisch-{ $session }.json` redistribue les cartes et relance les dés.
proof-of-day =
    ### 🔏 La partie du jour { $number }
    Sceau : `{ $seal }`
    Secret : `{ $secret }`
    Le sceau est l’empreinte SHA-256 du secret, et elle figurait dans le message du jour avant que quiconque puisse connaître les cartes. Le tirage *n* est le HMAC-SHA256 de `katzentisch|{ $number }||n|0` avec le secret pour clé ; docs/fairness.md l’explique.
no-proof-here = Aucune partie n’est encore terminée dans ce salon. Donne le numéro d’une autre : `/historique` l’affiche.
no-proof-number = Ce serveur n’a pas de table { $session }. `/historique` affiche les numéros ; sans numéro, je prends la dernière partie terminée de ce salon.
no-proof-yet = [Cette partie]({ $link }) n’est pas terminée, et son secret dévoilerait la suite. Redemande quand elle le sera.
no-proof-lobby = Cette table a été annulée avant le début de la partie : aucune carte distribuée, aucun dé lancé, donc rien à vérifier.
no-proof-older-rules = Cette partie s’est jouée avec la version { $then } des règles, et j’en suis à la version { $now } : je ne peux pas la rejouer.
no-proof-contradicted = Ce que j’ai noté de cette partie ne correspond pas à son secret : le coup { $move } est différent. Je ne peux donc pas prouver que tout s’est passé sans triche. Préviens la personne qui m’héberge, s’il te plaît.
no-proof-alone = Je ne trouve pas cette partie. En dehors d’un serveur où je suis, je ne montre que celles que tu as terminées en solo dans nos messages privés.
no-proof-day = Je peux prouver les parties des jours passés. Les énigmes ne laissent rien au hasard.
