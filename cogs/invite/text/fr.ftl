### Words of invitations.

invite-menu = Inviter à jouer
invite-which = ✉️ **Inviter { $guest } :** à quel jeu ? Je garde une place pendant trois heures.
invite-asked = ✉️ Invitation envoyée à { $guest }. La réponse apparaîtra ici.
