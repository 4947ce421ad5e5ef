### Les mots des leçons.

learn-command = apprendre
    .about = Apprendre un jeu en jouant, pas à pas, rien que pour toi
learn-game = jeu
    .about = Le jeu à apprendre
no-lesson-game = Je ne trouve pas ce jeu. Tu peux apprendre : { $games }.
no-lesson-begun = Ce n’est pas ta leçon : tu n’en as pas commencé pour ce jeu, ou on m’a demandé de l’oublier. `{ $command }` commence la tienne.
no-lesson-task = Ce bouton vient d’une autre étape, rien n’a été joué. La tienne est juste au-dessus.
learn-which = 🎓 **Apprendre en jouant :** quel jeu ? Huit étapes, rien que pour toi.
learn-menu = Apprendre…
