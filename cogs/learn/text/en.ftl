### Words of the lessons.

learn-command = learn
    .about = Learn a game by playing it, privately, step by step
learn-game = game
    .about = Which game
no-lesson-begun = This isn’t your lesson: you haven’t started one for this game, or you asked me to forget it. `/{ learn-command }` starts yours.
learn-which = 🎓 **Learn by playing:** which game? Eight steps that only you see.
learn-menu = Learn…
lesson-button = Learn by playing
lesson-head = 🎓 { $title } · { $number }/{ $tasks }
lesson-position = A new position
lesson-other = 🤔 That’s allowed, but it isn’t what this step is about. Above, you can see what it does. Once more:
lesson-next = Next
lesson-again = Try again
lesson-skip = Go on anyway
lesson-anew = Start over
lesson-won = 🏆 **You’ve won your first game!** With other people: `/{ $command } { command-new }`
