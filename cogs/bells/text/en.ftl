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
bell-call =
    🔔 { $when ->
        [opens] There’s a table with a free seat
       *[missing] One person is missing
    }: **{ $title }** · [to the table]({ $link })
bell-called =
    { $people ->
        [one] 🔔 I’ve pinged one person who has a bell.
       *[other] 🔔 I’ve pinged { $people } people who have a bell.
    }
bell-join = Join
bell-not-today = Not today
bell-never = Never again
bell-joined = You’re in! [To the table]({ $link })
bell-quiet = 🔕 Your bells in this server are silent for the rest of today. The ones set to “always” ring again tomorrow.
bell-gone = 🔕 All your bells in this server are gone. `/games` has a new one whenever you like.
bell-none = You have no bell in this server. `/games` has one if you’d like to be pinged.
no-bells-here = This server’s admins have switched bells off. `/games` shows which tables have a free seat.
no-bell-left = You can’t see the channel of that table any more, so I can’t give you a seat there.
bell-which = 🔔 **Bell:** for which game?
bell-button = Bell…
