### Words of the lessons.

learn-command = learn
    .about = Learn a game by playing it, privately, step by step
learn-game = game
    .about = Which game
no-lesson-begun = You haven’t begun this lesson, or you asked me to forget it. `/{ learn-command }` starts it.
learn-which = 🎓 **Which game would you like to learn?** A lesson has eight steps that only you see.
learn-menu = Learn…
lesson-button = Learn
lesson-head = 🎓 { $title } · { $number }/{ $tasks }
lesson-position = A new position
lesson-other = 🤔 That’s allowed, and the picture shows what it does, but this step is about something else. Try again:
lesson-next = Next
lesson-again = Try again
lesson-skip = Go on anyway
lesson-anew = Start over
lesson-won = 🏆 **You’ve won your first game!** `/{ $command } { command-new }` opens a table to play with others.
