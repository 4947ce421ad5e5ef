### Words of people who find each other.

## The bell: being pinged when there is a table to join

bell-head = 🔔 **Bell for { $title }**
bell-now =
    { $when ->
        [opens] I ping you when a table has a free seat
        [missing] I ping you when one person is missing
       *[off] I don’t ping you. Shall I, when there’s a table to join
    }{ $until ->
        [off] ?
        [always] .
       *[other] , until { $until }.
    }
bell-choice =
    { $when ->
        [opens] A table opens
       *[missing] One is missing
    } · { $long ->
        [today] today
       *[always] always
    }
bell-off = No bell
bell-more = -# At most once in three hours, and never while you’re at a table in this server. By DM if you like: `/settings me`.
bell-joined = You’re in! Here’s the table: { $link }
bell-quiet = 🔕 No more pings today. Tomorrow your bells ring again.
bell-gone = 🔕 All your bells in this server are gone. `/games` has a new one whenever you like.
bell-none = You have no bell in this server. `/games` has one if you’d like to be pinged.
no-bells-here = This server’s admins have switched bells off. `/games` shows which tables have a free seat.
no-bell-left = That table is in a server that you’ve left, so I can’t give you a seat there.

## Words of invitations

invite-menu = Invite to a game
invite-which = ✉️ **Invite { $guest }:** to which game? I’ll keep a seat for three hours.
invite-asked = ✉️ { $guest } is invited. The table shows what they say.
