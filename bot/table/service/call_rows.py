"""Messages that call people, noted before they are sent, until they are deleted.

One that no seat has, and that stands for no lobby, has to go.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import sqlalchemy as sa

from bot.sessions.session import Session
from bot.storage.database import Database, insert, is_in
from bot.storage.shards import ALL, Shards
from bot.storage.tables import calls, games, seats

INVITES = "i"
"""The nonce of an invitation begins with this."""
KEPT_MS = 30 * 86_400_000
"""After which a message that cannot be deleted is left alone."""
SENT_AGAIN_MS = 3 * 60_000
"""For which Discord knows a message by its nonce that is sent once more."""

_IS_SEATS = calls.c.message_id.in_(sa.select(seats.c.call_message_id).where(seats.c.call_message_id.is_not(None)))
_IS_LOBBYS = calls.c.lobby_id.in_(sa.select(games.c.id).where(games.c.status == sa.literal_column("0")))
_IS_OVER = calls.c.message_id.is_not(None) & ~(_IS_SEATS | sa.func.coalesce(_IS_LOBBYS, sa.false()))


class Call(NamedTuple):
    """A message that calls people."""

    nonce: str
    guild_id: int
    """The server of the game."""
    channel_id: int
    message_id: int | None = None
    """None before it is known that it was sent."""


_CALL = sa.select(*(calls.c[field] for field in Call._fields))


class CallStore:
    """Remembers them."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database, self._now = database, now

    async def add(self, session: Session, channel_id: int, nonce: str) -> None:
        """Note a call before it is sent."""
        row = {"nonce": nonce, "channel_id": channel_id, "guild_id": session.where.guild_id, "noted_at": self._now()}
        await self._database.write(lambda c: c.execute(insert(c, calls).values(row).on_conflict_do_nothing()) and None)

    async def settle(self, nonce: str, message_id: int | None, lobby_id: int | None = None) -> None:
        """Note which message a call is, none if it was not sent, and for which lobby it stands."""
        await self._database.write(settle, {nonce: message_id}, lobby_id)

    async def of_lobby(self, lobby_id: int) -> dict[str, Call]:
        """Return the calls that stand for a lobby, by their nonces."""
        return {call.nonce: call for call in await self._list(calls.c.lobby_id == lobby_id, ALL)}

    async def let_go(self, nonces: Iterable[str]) -> None:
        """Note that these calls stand for no lobby any more."""
        update = calls.update().where(calls.c.nonce.in_([*nonces])).values(lobby_id=None)
        await self._database.write(lambda c: c.execute(update) and None)

    async def over(self, shards: Shards) -> list[Call]:
        """Return the calls in these shards that have to go."""
        await self._database.flush()  # it may be said there that no seat has it
        return await self._list(_IS_OVER, shards)

    async def unknown(self, shards: Shards, began_at: int) -> list[Call]:
        """Return the calls in these shards that were being sent when the bot stopped, but for invitations: those are
        sent again. What is too old is forgotten.
        """
        is_unknown, now = calls.c.message_id.is_(None) & (calls.c.noted_at <= began_at), self._now()
        is_late = is_unknown & (calls.c.noted_at < now - SENT_AGAIN_MS)
        old = calls.delete().where(is_late | (_IS_OVER & (calls.c.noted_at < now - KEPT_MS)))
        await self._database.write(lambda c: c.execute(old) and None)
        return await self._list(is_unknown & ~calls.c.nonce.startswith(INVITES), shards)

    async def _list(self, which: sa.ColumnElement[bool], shards: Shards) -> list[Call]:
        query = _CALL.where(which, is_in(shards, calls.c.guild_id))
        return [Call(*row) for row in await self._database.read(lambda c: c.execute(query).all())]

    def gone(self, message_id: int) -> None:
        """Note that this call is deleted; if that is lost, it is deleted once more."""
        delete = calls.delete().where(calls.c.message_id == message_id)
        self._database.write_lazily(("call", message_id), lambda c: c.execute(delete))

    async def sessions_with_calls(self, shards: Shards) -> list[int]:
        """Return the sessions of these shards in which messages call players."""
        has_calls = seats.c.call_message_id.is_not(None) & is_in(shards, games.c.guild_id)
        query = sa.select(seats.c.game_id).join(games).where(has_calls).distinct()
        return [*await self._database.read(lambda c: c.execute(query).scalars().all())]


def settle(connection: sa.Connection, sent: Mapping[str, int | None], lobby_id: int | None = None) -> None:
    """Note which messages the calls of these nonces are, none if they are not there, and the lobby they stand for."""
    for nonce, message_id in sent.items():
        this = calls.c.nonce == nonce
        known = calls.update().where(this).values(message_id=message_id, lobby_id=lobby_id)
        connection.execute(known if message_id else calls.delete().where(this))
