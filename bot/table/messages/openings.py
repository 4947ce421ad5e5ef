"""The first message of a table, which says who would like to play and is never edited: it goes when the board of a
cancelled table is shown, since one line is left then.
"""

from bot.messages.desired import DesiredMessage, Key, MessageOwner, Ref
from bot.table.messages.services import Services

OPENING = "opening"


class Openings(MessageOwner):
    """Takes the first messages of cancelled tables away."""

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions
        services.keeper.add(self, OPENING)

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return a message that has to go; None if there is none."""
        session = await self._sessions.session_by_id(int(key[1]))
        if not self._sessions.is_ours(session) or not session.is_cancelled or session.opening_id is None:
            return None
        return DesiredMessage(key, session.where, None, (session.where.channel_id, session.opening_id))

    async def shown(self, desired: DesiredMessage, message: Ref | None) -> None:
        """Note that it is gone."""
        await self._sessions.note_opening(int(desired.key[1]), None)
