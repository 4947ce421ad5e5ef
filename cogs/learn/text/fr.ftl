### Les mots des leçons.

learn-command = apprendre
    .about = Apprendre un jeu en jouant, pas à pas, rien que pour toi
learn-game = jeu
    .about = Le jeu à apprendre
no-lesson-begun = Tu n’as pas commencé cette leçon, ou tu m’as demandé de l’oublier. `/{ learn-command }` en commence une.
learn-which = 🎓 **Quel jeu veux-tu apprendre ?** La leçon a huit étapes, rien que pour toi.
learn-menu = Apprendre…
lesson-button = Apprendre en jouant
lesson-head = 🎓 { $title } · { $number }/{ $tasks }
lesson-position = Une nouvelle situation
lesson-other = 🤔 C’est permis, mais on cherche autre chose ici. Tu vois plus haut ce que ça donne. Essaie encore :
lesson-next = Suivant
lesson-again = Réessayer
lesson-skip = Continuer quand même
lesson-anew = Recommencer
lesson-won = 🏆 **Première partie, première victoire !** `/{ $command } { command-new }` ouvre une table à plusieurs.
