### Words of evenings.

evening-command = evening
    .about = Games for one of this server’s events: tables at its start, results at its end
evening-event = event
    .about = Which event: make it in Discord first
evening-game = game
    .about = Which game
evening-second = second
evening-third = third
evening-planned =
    🌙 Planned for **{ $name }**, { $when }: { $games }. I’ll open the tables in this channel and ping everyone who’s interested, once. At the end I’ll say who won.
    -# Move or cancel the event in Discord, and I’ll follow.
evening-begins = 🌙 **{ $name }** begins! Sit down where you like:
evening-name = Game night
evening-over =
    🌙 **{ $name }** is over: { $count ->
        [one] one game was played.
       *[other] { $count } games were played.
    }
evening-winners = 🏆 { $winners }
evening-alt = What was played, the best player first: { $games }.
no-evening-begun = The evening of this event has begun already: its tables are open.
no-evening-event = I can’t find that event in this server, or it’s over. Make one under the server’s name → Create Event, then choose it here.
no-evening-host = Only the person who made this event and this server’s admins can plan its games.
no-evening-which = Several events are called that. Choose one from the list, by its day.
