### Les mots des leçons.

learn-command = apprendre
    .about = Apprendre un jeu en y jouant, pour toi seul, pas à pas
learn-game = jeu
    .about = Quel jeu
no-lesson = Il n’y a pas encore de leçon pour ce jeu. Sa commande `règles` l’explique.
no-lesson-game = Je ne connais pas ce jeu. Tu peux apprendre : { $games }.
no-lesson-begun = Ce n’est pas ta leçon : tu n’en as pas commencé pour ce jeu, ou j’ai dû l’oublier. `{ $command }` commence la tienne.
no-lesson-task = Ce bouton venait d’une autre étape, rien n’a été joué. Ci-dessus, l’étape où tu en es.
