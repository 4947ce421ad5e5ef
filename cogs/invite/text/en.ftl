### Words of invitations.

invite-menu = Invite to a game
invite-which = ✉️ **Which game shall I invite { $guest } to?** I’ll keep a seat for three hours.
invite-asked = ✉️ { $guest } is invited. I’ll show you their answer here.
