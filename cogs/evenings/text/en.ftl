### Words of game nights.

evening-command = gamenight
    .about = Plan a game night for an event, with tables at its start and results at its end
evening-help = -# 🌙 `/{ evening-command }`: games for an event
evening-event = event
    .about = Which event; make it in Discord first
evening-game = game
    .about = Which game
evening-second = second
evening-third = third
evening-planned =
    🌙 I’ve planned { $games } for **{ $name }** on { $when }. I’ll open the tables here, ping once everyone who’s interested, and say who won at the end.
    -# If the event is moved or cancelled in Discord, I’ll follow.
evening-begins = 🌙 **{ $name }** begins! Sit down for { $games } wherever you like.
evening-name = Game night
evening-over =
    🌙 **{ $name }** is over: { $count ->
        [one] one game was played.
       *[other] { $count } games were played.
    }
evening-winners = 🏆 Most wins: { $winners } ({ $wins })
evening-alt = What was played, the best player first: { $games }.
no-evening-begun = This game night has already begun, and its tables are open.
no-evening-event = I can’t find that event, or it’s over. Make one under the server’s name → Create Event, then choose it here.
no-evening-host = Only the person who made this event and this server’s admins can plan its games.
no-evening-which = Several events have that name. Choose one by its date.
