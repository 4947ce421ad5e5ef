### Le parole delle lezioni.

learn-command = impara
    .about = Impara un gioco giocandolo, solo per te, passo dopo passo
learn-game = gioco
    .about = Il gioco da imparare
no-lesson-begun = Questa non è la tua lezione: non ne hai iniziata una per questo gioco, oppure mi è stato chiesto di dimenticarla. Con `/{ learn-command }` inizi la tua.
learn-which = 🎓 **Impara giocando:** quale gioco? Otto passi che vedi solo tu.
learn-menu = Impara…
lesson-button = Impara giocando
lesson-head = 🎓 { $title } · { $number }/{ $tasks }
lesson-position = Una nuova situazione
lesson-other = 🤔 Si può fare, ma qui si chiede altro. Qui sopra vedi cosa succede. Ancora una volta:
lesson-next = Avanti
lesson-again = Riprova
lesson-skip = Avanti lo stesso
lesson-anew = Ricomincia
lesson-won = 🏆 **Hai vinto la tua prima partita!** Con altre persone: `/{ $command } { command-new }`
