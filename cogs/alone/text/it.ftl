### Parole di una partita da soli.

alone-which = 😺 **In solitario contro il computer:** quale gioco?
alone-where = Si comincia subito **in questo canale**, dove tutti possono guardare. Prenditi il tempo che vuoi.
alone-begun = ▶️ La partita di **{ $title }** è cominciata. Buon divertimento!
alone-instead = Qui giochi già a [{ $title }]({ $link }). Vuoi interrompere la partita e cominciarne una nuova?
alone-instead-button = Interrompi e comincia
alone-play = In solitario…
