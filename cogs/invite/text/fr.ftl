### Words of invitations.

invite-menu = Inviter à jouer
invite-which = ✉️ **Inviter { $guest } :** à quel jeu ? Je garde une place trois heures.
invite-asked = ✉️ Invitation envoyée à { $guest }. La réponse apparaît ici.
