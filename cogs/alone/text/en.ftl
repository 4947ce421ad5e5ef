### Words of a game alone.

alone-which = 😺 **Alone against the computer:** which game?
alone-where = It starts at once **in this channel**, where everyone can watch. There’s no clock.
alone-begun = ▶️ **{ $title }** is on. Have fun!
alone-instead = You’re in the middle of [{ $title }]({ $link }) here. Stop that game and start a new one?
alone-instead-button = Stop it and start anew
alone-play = Play alone…
