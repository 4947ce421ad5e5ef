"""The first message of a table, which says who would like to play and is never edited: it goes when the board of a
cancelled table is shown, since one line is left then.
"""

from bot.messages.keeper import Keeper
from bot.messages.kept import Kept, Key, Ref, Source
from bot.table.service.service import Sessions

OPENING = "opening"


class Openings(Source):
    """Takes the first messages of cancelled tables away."""

    def __init__(self, keeper: Keeper, sessions: Sessions) -> None:
        self._sessions = sessions
        keeper.add(self, OPENING)

    async def kept(self, key: Key) -> Kept | None:
        """Return a message that has to go; None if there is none."""
        session = await self._sessions.get(int(key[1]))
        if not self._sessions.is_ours(session) or not session.is_cancelled or session.opening_id is None:
            return None
        return Kept(key, session.where, None, (session.where.channel_id, session.opening_id))

    async def shown(self, kept: Kept, message: Ref | None) -> None:
        """Note that it is gone."""
        await self._sessions.note_opening(int(kept.key[1]), None)
