### Les mots de la preuve qu’une partie était honnête.

proof-verify = vérifier
    .about = La preuve qu’aucun tirage n’a été modifié, et le relevé de la partie
proof-number = numéro
    .about = Le numéro de la table ; par défaut, la dernière partie terminée de ce salon
proof-day = jour
    .about = Le numéro du jour dont tu veux vérifier la partie
proof-head =
    ### ✅ Partie vérifiée : { $draws ->
        [0] rien n’était laissé au hasard
        [one] le seul tirage concorde
       *[other] les { $draws } tirages concordent
    }
    -# Table { $session }
proof-how = J’ai scellé un secret avant la partie, et le voici. Tout le monde peut vérifier qu’aucun tirage n’a été modifié, pas même par moi.
proof-details = Détails
proof-seal =
    🔏 Sceau de la table { $session } : `{ $seal }`
    Mon secret est scellé depuis l’ouverture de la table. Après la partie, **🔏 { board-proof }** l’ouvre, et tout le monde peut vérifier qu’aucun tirage n’a été modifié, pas même par moi.
proof-facts =
    -# Sceau : `{ $seal }`
    -# Secret : `{ $secret }`
    -# Empreinte du relevé : `{ $fingerprint }`
proof-check = Le fichier `katzentisch-{ $session }.json` contient toute la partie, sans aucun nom. Un programme du code source de Katzentisch la vérifie.
proof-of-day =
    ### 🔏 La partie du jour { $number }
    Sceau : `{ $seal }`
    Secret : `{ $secret }`
    Le code source de Katzentisch explique comment la vérifier.
no-proof-yet = [Cette partie]({ $link }) n’est pas terminée, et son secret dévoilerait la suite.
no-proof-lobby = Cette table a été annulée avant la partie, il n’y a rien à vérifier.
no-proof-older-rules = Cette partie suivait la version { $then } des règles, et je ne connais plus que la version { $now }.
no-proof-contradicted = Le coup { $move } contredit le secret de cette partie, je ne peux donc rien prouver. Préviens la personne qui m’héberge.
no-proof-day = Je peux prouver les parties des jours passés. Les énigmes ne laissent rien au hasard.
