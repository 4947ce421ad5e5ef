### Wörter der Lektionen.

learn-command = lernen
    .about = Ein Spiel beim Spielen lernen, Schritt für Schritt, nur für dich
learn-game = spiel
    .about = Welches Spiel
no-lesson-begun = Diese Lektion gibt es für dich nicht mehr. Mit `/{ learn-command }` beginnst du eine neue.
learn-which = 🎓 **Welches Spiel möchtest du lernen?** Es sind acht Schritte, die nur du siehst.
learn-menu = Lernen …
lesson-button = Spielend lernen
lesson-head = 🎓 { $title } · { $number }/{ $tasks }
lesson-position = Eine neue Situation
lesson-other = 🤔 Auch das geht, ist hier aber nicht gefragt. Oben siehst du, was herauskommt. Versuch es noch einmal:
lesson-next = Weiter
lesson-again = Noch einmal
lesson-skip = Trotzdem weiter
lesson-anew = Von vorn
lesson-won = 🏆 **Deine erste Partie ist gewonnen!** Mit anderen spielst du über `/{ $command } { command-new }`.
