### Mots de la rediffusion : les parties finies, revues.

replay-command = revoir
    .about = Revoir une partie, coup par coup ou en film
replay-number = numéro
    .about = Le numéro de la table, à lire dans /historique ; par défaut, la dernière partie d’ici
replay-title =
    🎞️ **{ $title }**
    -# { $date } · { $players }
replay-where =
    -# Table { $number } · { $chapter }{ $at ->
        [0] { "" }
       *[other] {" "}· image { $at } sur { $last }
    }{ $end ->
        [stopped] {" "}· arrêtée avant la fin
       *[finished] {""}
    }
replay-listed = Revoir · table { $number }
replay-start = Le début
replay-end = La fin
replay-mine = Mon tour
replay-chapter =
    { $chapters ->
        [turn] Tour { $number }
        [move] Coup { $number }
       *[round] Manche { $number }
    }
replay-post = Montrer ici
replay-posted = 📣 Tout le monde peut le voir maintenant.
replay-film = En film
replay-drawing = 🎬 Je dessine : image { $done } sur { $most }…
replay-gained = points
replay-turning = Le tournant
replay-film-done = 🎬 Voici la partie, dans ses moments forts.
replay-alt-film = Film d’une partie : { $title }, avec { $players }. À la fin : { $end }

no-replay-running = Cette partie n’est pas encore terminée. [La suivre ici]({ $link })
no-replay-never-begun = Cette partie n’a jamais commencé, il n’y a donc rien à voir.
no-replay-differs = Cette partie suivait des règles que je ne connais plus. Son plateau montre encore comment elle s’est terminée.
no-replay-film-twice = Un film est déjà en route pour toi. Attends qu’il arrive.

## Essayer une autre suite

try-button = Essayer à partir d’ici
try-next = Essayer à mon tour suivant
try-head =
    ### 🔀 Essayer à partir d’ici
    -# Table { $number } · { $chapter }, à toi de jouer. L’ordinateur joue pour les autres.
try-anew = Recommencer
try-undo = Annuler le coup
try-same = Refaire, mêmes dés
try-other = Refaire, autres dés
try-compared =
    📊 { $when ->
        [round] Dans la partie, après cette manche :
       *[end] Dans la partie :
    } { $before } · dans cet essai : { $after }
try-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
try-won =
    { $won ->
        [won] victoire
        [lost] défaite
       *[drawn] égalité
    }
try-seats =
    ### 🔀 Essayer à partir d’ici · { $title }
    Tu as seulement regardé cette partie. Quelle place prends-tu ?
no-try = Je ne trouve plus cette partie : elle était à quelqu’un d’autre, ou elle a expiré.
no-try-over = À partir d’ici, cette place n’avait plus rien à décider. Essaie un peu plus tôt.
replay-help = -# 🎞️ `/revoir` : une partie terminée, coup par coup
