### Les mots d’une partie en solo.

alone-which = 😺 **En solo contre l’ordinateur :** quel jeu ?
alone-where = La partie commence tout de suite **dans ce salon**, où tout le monde peut regarder. Prends tout ton temps.
alone-begun = ▶️ La partie de **{ $title }** a commencé. Amuse-toi bien !
alone-instead = Tu as ici une partie en cours : [{ $title }]({ $link }). L’arrêter et commencer la nouvelle ?
alone-instead-button = Arrêter et recommencer
alone-play = Jouer en solo…
