### Words of people who find each other.

## The bell: being pinged when there is a table to join

bell-head = 🔔 **Bell for { $title }**
bell-now =
    { $when ->
        [opens] I’ll ping you when a table has a free seat
        [missing] I’ll ping you when one person is missing
       *[off] No bell yet. Shall I ping you when there’s a table to join
    }{ $until ->
        [off] ?
        [always] .
       *[other] , until { $until }.
    }
bell-choice =
    { $when ->
        [opens] A seat is free
       *[missing] One person is missing
    } · { $long ->
        [today] today
       *[always] always
    }
bell-off = No bell
bell-more = -# At most once in three hours, and never while you’re at a table in this server. By DM if you like: `/settings me`.
bell-joined = You’re in! [To the table]({ $link })
bell-quiet = 🔕 Your bells in this server are silent for the rest of today. The ones set to “always” ring again tomorrow.
bell-gone = 🔕 All your bells in this server are gone. `/games` has a new one whenever you like.
bell-none = You have no bell in this server. `/games` has one if you’d like to be pinged.
no-bells-here = This server’s admins have switched bells off. `/games` shows which tables have a free seat.
no-bell-left = You can’t see the channel of that table any more, so I can’t give you a seat there.

## Words of invitations

invite-menu = Invite to a game
invite-which = ✉️ **Invite { $guest }:** to which game? I’ll keep a seat for three hours.

## Evenings

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
