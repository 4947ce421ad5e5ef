### Le parole delle lezioni.

learn-command = impara
    .about = Impara un gioco giocando, solo per te, passo dopo passo
learn-game = gioco
    .about = Il gioco da imparare
no-lesson-begun = Questa lezione non è tua, o non la ricordo più. Con `/{ learn-command }` cominci la tua.
learn-which = 🎓 **Impara giocando:** quale gioco? Sono otto passi, e li vedi solo tu.
learn-menu = Impara…
lesson-button = Impara giocando
lesson-head = 🎓 { $title } · { $number }/{ $tasks }
lesson-position = Una nuova situazione
lesson-other = 🤔 Si può fare, e qui sopra vedi cosa succede, ma il compito è un altro. Riprova:
lesson-next = Avanti
lesson-again = Riprova
lesson-skip = Avanti lo stesso
lesson-anew = Ricomincia
lesson-won = 🏆 **Hai vinto la tua prima partita!** Con `/{ $command } { command-new }` giochi con altre persone.
