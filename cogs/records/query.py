"""A question to the history, packed into the buttons that turn its pages: nothing of it is kept anywhere else."""

import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Iterable
from dataclasses import dataclass
from zlib import crc32

from bot.errors import InvalidInput

# two people, the game where the page ends, the game's key, what else holds: 36 signs of the 40 that a button has
_PACKED = struct.Struct(">QQQHB")
_HERE, _NEWER = 1, 2
_MOST = 2**63 - 1  # what a database takes


@dataclass(frozen=True)
class Cursor:
    """A page: the games just before this one, or those just after it; the newest games without either."""

    before: int | None = None
    after: int | None = None


@dataclass(frozen=True)
class HistoryQuery:
    """Finished games of one server: those of a person, those that two people shared, or all of a channel."""

    guild_id: int
    user_id: int | None = None
    other_id: int | None = None
    channel_id: int | None = None
    game: str | None = None

    def pack(self, cursor: Cursor) -> str:
        """Return the argument of a button for another page."""
        flags = _HERE * bool(self.channel_id) + _NEWER * (cursor.after is not None)
        numbers = (self.user_id or 0, self.other_id or 0, cursor.before or cursor.after or 0, _mark(self.game), flags)
        return urlsafe_b64encode(_PACKED.pack(*numbers)).decode()

    @classmethod
    def unpack(
        cls, argument: str, games: Iterable[str], guild_id: int, channel_id: int
    ) -> tuple["HistoryQuery", Cursor]:
        """Return the query of a button that was pressed in this channel; InvalidInput for a forged one."""
        by_mark = {_mark(game): game for game in games} | {0: None}
        try:
            user_id, other_id, at, mark, flags = _PACKED.unpack(urlsafe_b64decode(argument.encode()))
        except (Error, ValueError, struct.error):
            raise InvalidInput() from None
        is_whose = user_id or (flags & _HERE and not other_id)
        if not is_whose or mark not in by_mark or max(user_id, other_id, at) > _MOST:
            raise InvalidInput()
        cursor = Cursor(after=at) if flags & _NEWER else Cursor(before=at)
        here = channel_id if flags & _HERE else None
        return cls(guild_id, user_id or None, other_id or None, here, by_mark[mark]), cursor


def _mark(game: str | None) -> int:
    """Return a short number for a game's key that stays the same when games are added."""
    return crc32(game.encode()) % 65_535 + 1 if game else 0
