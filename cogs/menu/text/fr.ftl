### Les mots de /jeux et /aide, et la première réponse à qui écrit.

menu-games = jeux
    .about = Tes parties, et de nouvelles
menu-games-another = **Ou autre chose :**
menu-games-head =
    { $own ->
        [0] **À quoi as-tu envie de jouer ?**
       *[other] { $waiting ->
            [0] **Tes parties :**
            [one] **Une partie t’attend.**
           *[other] **{ $waiting } parties t’attendent.**
        }
    }
menu-games-due = ⏳ [{ $title }]({ $link }) dans { $channel } · le temps expire { $until }
menu-games-waiting = 👉 [{ $title }]({ $link }) dans { $channel }
menu-games-start = ▶️ [{ $title }]({ $link }) dans { $channel } · tu peux commencer
menu-games-away = 🙋 [{ $title }]({ $link }) dans { $channel } · l’ordinateur joue pour toi, tu peux revenir
menu-games-other = -# [{ $title }]({ $link }) dans { $channel } attend les autres
menu-games-more =
    -# … et { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }
menu-play = Ouvrir une table
menu-help = aide
    .about = À quoi jouer ici, et tout ce qui se règle
menu-help-head =
    ### 🐱 Quatre jeux pour tes salons
    On y joue à plusieurs ou en solo. **🎓 Apprendre…** te montre un jeu pas à pas.
menu-help-games = Jouer…
menu-help-more =
    { "**" }Tes cartes ?** **🖐️ { board-hand }** sous le plateau les montre rien qu’à toi. Chaque jeu a aussi **📖 { board-rules }**.
    { "**" }Le plateau est loin ?** `/mausen { command-board }` le ramène. `/mausen { command-leave }` te fait quitter la partie, `/mausen { command-stop }` propose à tout le monde d’arrêter. Chaque jeu a ces commandes.
    { "**" }Pas le temps ?** L’ordinateur décide pour toi jusqu’à ton retour.
menu-help-line = -# 👉 `/{ menu-games }` : ce qui t’attend

menu-open-head = **Tu peux rejoindre :**
menu-open-lobby = 🪑 [{ $title }]({ $link }) dans { $channel } · { $here } sur { $most }
menu-open-seat = 🪑 [{ $title }]({ $link }) dans { $channel } · une place est libre


menu-hello =
    ### 🐱 Bonjour ! Je suis Katzentisch, la table des chats
    J’ai quatre jeux de table, en solo ici même ou à plusieurs sur un serveur.
menu-hello-play = Jouer
menu-hello-lessons = 🎓 **Jamais joué ?** Apprends en jouant, en huit étapes :
menu-direct = nos messages privés

