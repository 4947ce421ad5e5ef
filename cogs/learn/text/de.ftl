### Wörter der Lektionen.

learn-command = lernen
    .about = Ein Spiel lernen, indem du es spielst: nur für dich, Schritt für Schritt
learn-game = spiel
    .about = Welches Spiel
no-lesson-game = Dieses Spiel finde ich nicht. Lernen kannst du: { $games }.
no-lesson-begun = Diese Lektion ist nicht deine, oder du hast mich gebeten, sie zu vergessen. Mit `{ $command }` beginnst du deine eigene.
no-lesson-task = Dieser Knopf gehört zu einem anderen Schritt, darum ist nichts passiert. Oben siehst du, bei welchem du bist.
learn-which = 🎓 **Spielend lernen:** welches Spiel? Acht Schritte, die nur du siehst.
learn-menu = Lernen …
