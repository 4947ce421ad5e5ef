"""The first message of a table, which says who would like to play and is never edited: it goes when the board of a
cancelled table is shown, since one line is left then.
"""

from bot.messages.desired import DesiredMessage, Key, MessageOwner, Ref
from bot.messages.keeper import Keeper
from bot.table.service.service import Sessions

OPENING = "opening"


class Openings(MessageOwner):
    """Takes the first messages of cancelled tables away."""

    def __init__(self, keeper: Keeper, sessions: Sessions) -> None:
        self._sessions = sessions
        keeper.add(self, OPENING)

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return a message that has to go; None if there is none."""
        session = await self._sessions.session_by_id(int(key[1]))
        if not self._sessions.is_ours(session) or not session.is_cancelled or session.opening_id is None:
            return None
        return DesiredMessage(key, session.where, None, (session.where.channel_id, session.opening_id))

    async def shown(self, desired: DesiredMessage, message: Ref | None) -> None:
        """Note that it is gone."""
        await self._sessions.note_opening(int(desired.key[1]), None)
