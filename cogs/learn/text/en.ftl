### Words of the lessons.

learn-command = learn
    .about = Learn a game by playing it, privately, step by step
learn-game = game
    .about = Which game
no-lesson = There is no lesson for this game yet. Its rules explain it: use its `rules` command.
no-lesson-game = I know no such game. These can be learned: { $games }.
no-lesson-begun = This is not your lesson: you have not begun one for this game, or I was made to forget it. `{ $command }` begins yours.
no-lesson-task = This button was of another step, so nothing was played. Above is the step at which you are.
