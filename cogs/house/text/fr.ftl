### Mots de la maison : ce qui n’appartient à aucun jeu en particulier.

house-games = parties
    .about = Tes parties sur ce serveur, d’abord celles qui t’attendent
house-games-head =
    { $running ->
        [0] Tu ne joues nulle part sur ce serveur en ce moment. Ouvre une table avec `/mausen nouvelle`, `/maunz nouvelle`, `/heuldoch nouvelle` ou `/ausdiemaus nouvelle`.
       *[other] { $waiting ->
            [0] **Personne ne t’attend.**
            [one] **Une partie t’attend.**
           *[other] **{ $waiting } parties t’attendent.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) dans { $channel } t’attend : { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) dans { $channel } t’attend
house-games-other = -# [{ $title }]({ $link }) dans { $channel } attend les autres
house-games-more = -# … et { $more } de plus
house-settings = réglages
    .about = Comment tu aimes être servi
house-me = moi
    .about = Où l’on t’appelle, et où tu reçois tes cartes
house-me-head =
    ### Comment je te sers
    Cela vaut dans chaque partie et sur chaque serveur. Je parle la langue de ton Discord.
house-reminders-menu = Quand une partie m’attend …
house-reminders =
    { $where ->
        [channel] Appelle-moi dans le salon
        [dm] Appelle-moi par message privé
       *[off] Ne m’appelle pas
    }
house-hands-menu = Mes cartes …
house-hands =
    { $where ->
        [dm] Envoie-moi aussi mes cartes par message privé
       *[channel] Montre-moi mes cartes dans le salon, en privé
    }
