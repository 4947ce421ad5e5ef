### Les mots d’une partie en solo.

alone-which = 😺 **À quel jeu veux-tu jouer en solo ?**
alone-where = La partie commence aussitôt **dans ce salon**, où tout le monde peut regarder. Prends ton temps.
alone-begun = ▶️ **{ $title }** a commencé. Amuse-toi bien !
alone-instead = Tu as ici une partie en cours : [{ $title }]({ $link }). L’arrêter et commencer la nouvelle ?
alone-instead-button = Arrêter et commencer
alone-play = Jouer en solo…
