### Words of the lessons.

learn-command = learn
    .about = Learn a game by playing it, privately, step by step
learn-game = game
    .about = Which game
no-lesson-game = I can’t find that game. You can learn: { $games }.
no-lesson-begun = This isn’t your lesson: you haven’t started one for this game, or you asked me to forget it. `{ $command }` starts yours.
no-lesson-task = That button belongs to another step, so nothing was played. The step you’re on is above.
learn-which = 🎓 **Learn by playing:** which game? Eight steps that only you see.
learn-menu = Learn…
