"""Lets clicks on a table in, or refuses them, and says what to note where one came too late."""

from bot.clicks.reply import say_to
from bot.clicks.router import Press
from bot.errors import InvalidInput, NotYourTurn, Stale
from bot.messages.ids import NO_SESSION
from bot.table.messages.presence import Presence
from bot.table.service.service import Sessions


class TableGuard:
    """Knows the sessions that clicks are on."""

    def __init__(self, sessions: Sessions, presence: Presence) -> None:
        self._sessions, self._presence = sessions, presence

    async def let_in(self, press: Press) -> None:
        """Note who clicked; InvalidInput for a forged click: a session is played in its own server, in direct messages
        by its own players, who may show it elsewhere.
        """
        guild_id, user_id = press.interaction.guild_id, press.interaction.user.id
        if press.session != NO_SESSION:
            session = await self._sessions.session_by_id(press.session)
            is_theirs = (session.seated(user_id) or session.successor_of(user_id)) is not None
            is_alone = guild_id is None or session.where.is_direct
            if not (is_theirs if is_alone else guild_id == session.where.guild_id):
                raise InvalidInput
        self._presence.note(press.session, user_id)

    async def note_for_late_click(self, press: Press, error: Stale | NotYourTurn) -> str | None:
        """Return what to note in a hand whose buttons were too old; None for the board, which shows what it is now.
        Raises the error if it was not this person's turn: a private line says whose it is.
        """
        if not isinstance(error, Stale):
            raise error
        session = await self._sessions.session_by_id(press.session)
        return None if press.is_on(session.message_id) else say_to(press.interaction)("no-stale")
