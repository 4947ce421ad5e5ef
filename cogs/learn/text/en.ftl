### Words of the lessons.

learn-command = learn
    .about = Learn a game by playing it, privately, step by step
learn-game = game
    .about = Which game
no-lesson-begun = You haven’t begun this lesson, or you asked me to forget it. `/{ learn-command }` starts it.
learn-which = 🎓 **Learn by playing:** which game? Eight steps that only you see.
learn-menu = Learn…
lesson-button = Learn by playing
lesson-head = 🎓 { $title } · { $number }/{ $tasks }
lesson-position = A new position
lesson-other = 🤔 That’s allowed, and the picture shows what it does, but this step is about something else. Once more:
lesson-next = Next
lesson-again = Try again
lesson-skip = Go on anyway
lesson-anew = Start over
lesson-won = 🏆 **You’ve won your first game!** With other people: `/{ $command } { command-new }`
