### Le parole degli inviti.

invite-menu = Invita a un gioco
invite-which = ✉️ **Invita { $guest }:** a quale gioco? Tengo un posto per tre ore.
invite-asked = ✉️ Ho invitato { $guest }. La risposta appare qui.
