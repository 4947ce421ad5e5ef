"""A question to the history, packed into the buttons that turn its pages: nothing of it is kept anywhere else."""

import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Iterable
from dataclasses import dataclass
from zlib import crc32

from bot.errors import InvalidInput
from cogs.records.finished import Cursor, HistoryFilter

_PACKED = struct.Struct(
    ">QQQHB"
)  # two people, the game where the page ends, the game's key, what else holds: 36 signs of the 40 that a button has
_HERE, _NEWER = 1, 2
_MOST = 2**63 - 1  # what a database takes


@dataclass(frozen=True)
class HistoryQuery:
    """Whose games, of which kind, and whether of this channel only; no one stands for everyone."""

    user_id: int | None = None
    other_id: int | None = None
    game: str | None = None
    is_here: bool = False

    def wanted(self, guild_id: int, channel_id: int) -> HistoryFilter:
        """Return what to look for where it was asked."""
        return HistoryFilter(guild_id, self.user_id, self.other_id, channel_id if self.is_here else None, self.game)

    def pack(self, cursor: Cursor) -> str:
        """Return the argument of a button for another page."""
        flags = _HERE * self.is_here + _NEWER * (cursor.after is not None)
        numbers = (self.user_id or 0, self.other_id or 0, cursor.before or cursor.after or 0, _mark(self.game), flags)
        return urlsafe_b64encode(_PACKED.pack(*numbers)).decode()

    @classmethod
    def unpack(cls, argument: str, games: Iterable[str]) -> tuple["HistoryQuery", Cursor]:
        """Return what a button asks for; NotAllowed for one that we did not make."""
        by_mark = {_mark(game): game for game in games} | {0: None}
        try:
            user_id, other_id, at, mark, flags = _PACKED.unpack(urlsafe_b64decode(argument.encode()))
        except (Error, ValueError, struct.error):
            raise InvalidInput() from None
        is_whose = user_id or (flags & _HERE and not other_id)
        if not is_whose or mark not in by_mark or max(user_id, other_id, at) > _MOST:
            raise InvalidInput()
        cursor = Cursor(after=at) if flags & _NEWER else Cursor(before=at)
        return cls(user_id or None, other_id or None, by_mark[mark], bool(flags & _HERE)), cursor


def _mark(game: str | None) -> int:
    """Return a short number for a game's key that stays the same when games are added."""
    return crc32(game.encode()) % 65_535 + 1 if game else 0
