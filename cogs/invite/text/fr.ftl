### Words of invitations.

invite-menu = Inviter à jouer
invite-which = ✉️ **À quel jeu inviter { $guest } ?** Je garde une place trois heures.
invite-asked = ✉️ Invitation envoyée à { $guest }. La réponse apparaît ici.
