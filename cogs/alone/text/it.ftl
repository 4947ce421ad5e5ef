### Parole di una partita da soli.

alone-which = 😺 **In solitario contro il computer:** quale gioco?
alone-where = Comincia subito **in questo canale**, dove tutti possono guardare. Prenditi tutto il tempo che vuoi.
alone-begun = ▶️ La partita di **{ $title }** è cominciata. Buon divertimento!
alone-instead = Qui hai una partita in corso: [{ $title }]({ $link }). Vuoi interromperla e iniziare quella nuova?
alone-instead-button = Interrompi e inizia
alone-play = In solitario…
