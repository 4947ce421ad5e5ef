### Le parole delle lezioni.

learn-command = impara
    .about = Impara un gioco giocandolo, solo per te, passo dopo passo
learn-game = gioco
    .about = Quale gioco
no-lesson = Per questo gioco non c’è ancora una lezione. Lo spiega il suo comando `regole`.
no-lesson-game = Non conosco questo gioco. Puoi imparare: { $games }.
no-lesson-begun = Questa non è la tua lezione: per questo gioco non ne hai iniziata una, oppure ho dovuto dimenticarla. Con `{ $command }` inizi la tua.
no-lesson-task = Questo pulsante era di un altro passo: non è stato giocato nulla. Qui sopra trovi il passo a cui sei.
