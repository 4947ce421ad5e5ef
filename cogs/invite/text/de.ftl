### Wörter der Einladungen.

invite-menu = Zum Spielen einladen
invite-which = ✉️ **Zu welchem Spiel lädst du { $guest } ein?** Ich halte drei Stunden lang einen Platz frei.
invite-asked = ✉️ { $guest } ist eingeladen. Die Antwort erscheint hier.
