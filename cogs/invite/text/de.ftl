### Words of invitations.

invite-menu = Zum Spielen einladen
invite-which = ✉️ **{ $guest } einladen:** zu welchem Spiel? Ich halte drei Stunden lang einen Platz frei.
invite-asked = ✉️ { $guest } ist eingeladen. Die Antwort steht dann hier.
