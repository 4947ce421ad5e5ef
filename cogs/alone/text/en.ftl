### Words of a game alone.

alone-which = 😺 **Which game would you like to play against the computer?**
alone-where = It starts at once **in this channel**, where everyone can watch. There’s no clock.
alone-begun = ▶️ **{ $title }** is on. Have fun!
alone-instead = You’re in the middle of [{ $title }]({ $link }) here. Stop that game and start a new one?
alone-instead-button = Start the new game
alone-play = Play alone…
