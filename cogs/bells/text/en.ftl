### Words of bells.

## The bell: being pinged when there is a table to join

bell-head = 🔔 **Bell for { $title }**
bell-now =
    { $when ->
        [opens] I’ll ping you when a table has a free seat
        [missing] I’ll ping you when a table needs just one more player
       *[off] You have no bell yet. Shall I ping you when there’s a table to join
    }{ $until ->
        [off] ?
        [always] .
       *[other] , until { $until }.
    }
bell-waits = 🪑 A table is waiting right now: [take a seat]({ $link })
bell-choice =
    { $when ->
        [opens] A seat is free
       *[missing] One more is needed
    } · { $long ->
        [today] today
       *[always] always
    }
bell-off = No bell
bell-more = -# I’ll ping you at most once every three hours, and never while you’re at a table here. You can choose where in `/settings me`.
bell-call =
    🔔 { $when ->
        [opens] There’s a table with a free seat
       *[missing] One more player is needed
    }: **{ $title }** · [to the table]({ $link })
bell-called =
    { $people ->
        [one] 🔔 I’ve pinged one person who has a bell.
       *[other] 🔔 I’ve pinged { $people } people who have a bell.
    }
bell-join = Join
bell-not-today = Not today
bell-never = Bells off
bell-joined = You’re in! [To the table]({ $link })
bell-quiet = 🔕 Your bells in this server are silent today. Those set to “always” ring again tomorrow.
bell-gone = 🔕 Your bells in this server are gone. `/games` has new ones.
bell-none = You have no bell in this server. `/games` has one if you like.
no-bells-here = This server’s admins have switched bells off. `/games` shows free seats.
no-bell-left = You can’t see that table’s channel any more, so I can’t give you a seat there.
bell-which = 🔔 **Which game shall the bell ring for?**
bell-button = Bell…
