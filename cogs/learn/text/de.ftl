### Wörter der Lektionen.

learn-command = lernen
    .about = Ein Spiel lernen, indem du es spielst: nur für dich, Schritt für Schritt
learn-game = spiel
    .about = Welches Spiel
no-lesson-begun = Diese Lektion ist nicht deine, oder du hast mich gebeten, sie zu vergessen. Mit `/{ learn-command }` beginnst du deine eigene.
learn-which = 🎓 **Spielend lernen:** welches Spiel? Acht Schritte, die nur du siehst.
learn-menu = Lernen …
lesson-button = Spielend lernen
lesson-head = 🎓 { $title } · { $number }/{ $tasks }
lesson-position = Eine neue Situation
lesson-other = 🤔 Das geht auch, ist hier aber nicht gefragt. Oben siehst du, was dabei herauskommt. Noch einmal:
lesson-next = Weiter
lesson-again = Noch einmal
lesson-skip = Trotzdem weiter
lesson-anew = Von vorn
lesson-won = 🏆 **Deine erste Partie ist gewonnen!** Mit anderen: `/{ $command } { command-new }`
