### Wörter der Lektionen.

learn-command = lernen
    .about = Ein Spiel lernen, indem du es spielst: nur für dich, Schritt für Schritt
learn-game = spiel
    .about = Welches Spiel
no-lesson = Für dieses Spiel gibt es noch keine Lektion. Sein Befehl `regeln` erklärt es.
no-lesson-game = So ein Spiel kenne ich nicht. Lernen kannst du: { $games }.
no-lesson-begun = Das ist nicht deine Lektion: Für dieses Spiel hast du keine begonnen, oder ich sollte sie vergessen. Mit `{ $command }` beginnst du deine.
no-lesson-task = Dieser Knopf war von einem anderen Schritt, es wurde nichts gespielt. Oben steht der Schritt, bei dem du bist.
