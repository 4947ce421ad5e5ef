### Words of invitations.

invite-menu = Invite to a game
invite-which = ✉️ **Invite { $guest }:** to which game? I’ll keep a seat for three hours.
invite-asked = ✉️ { $guest } is invited. Their answer comes here.
