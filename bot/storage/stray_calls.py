"""The rows of messages that call players: each stands there from before the message is sent until it is gone.

One that no seat has, and that stands for no lobby, is astray: it is to be deleted.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

import sqlalchemy as sa

from bot.sessions.session import ChannelRef
from bot.sessions.shards import ALL, Shards
from bot.storage.dialects import insert, is_in
from bot.storage.tables import games, seats, stray_calls

_IS_SEATS = stray_calls.c.message_id.in_(sa.select(seats.c.call_message_id).where(seats.c.call_message_id.is_not(None)))
_IS_LOBBYS = stray_calls.c.lobby_id.in_(sa.select(games.c.id).where(games.c.status == sa.literal_column("0")))
_IS_ASTRAY = stray_calls.c.message_id.is_(None) | ~(_IS_SEATS | sa.func.coalesce(_IS_LOBBYS, sa.false()))


@dataclass(frozen=True)
class StrayCall:
    """A message in a channel that calls a player and should not be there, if it is there at all."""

    nonce: str
    channel_id: int
    message_id: int | None
    """None while it is not known whether the message was posted."""
    link: str
    """An address that stands in its text."""
    noted_at: int
    lobby_id: int | None = None
    """The lobby for which it stands, if it calls people who do not sit there yet."""

    @property
    def guild_id(self) -> int:
        """The server of the game, which stands in the link."""
        return int(self.link.split("/")[4])


def new_nonce() -> str:
    """Return the key of a row, which is also the nonce of a message that is about to be sent."""
    return secrets.token_hex(8)


def add(connection: sa.Connection, stray: StrayCall) -> None:
    """Note a call before it is sent."""
    connection.execute(stray_calls.insert().values(asdict(stray)))


def settle(connection: sa.Connection, sent: Mapping[str, int | None]) -> None:
    """Note which messages the calls of these nonces are; none if they were not posted."""
    for nonce, message_id in sent.items():
        row = stray_calls.c.nonce == nonce
        if message_id:
            connection.execute(stray_calls.update().where(row).values(message_id=message_id))
        else:
            connection.execute(stray_calls.delete().where(row))


def list_of_lobby(connection: sa.Connection, lobby_id: int) -> dict[str, int | None]:
    """Return the calls that stand for a lobby: their nonces, and which messages they are, as far as that is known."""
    query = sa.select(stray_calls.c.nonce, stray_calls.c.message_id).where(stray_calls.c.lobby_id == lobby_id)
    return {row.nonce: row.message_id for row in connection.execute(query)}


def let_go(connection: sa.Connection, nonces: Sequence[str]) -> None:
    """Note that these calls stand for no lobby any more."""
    connection.execute(stray_calls.update().where(stray_calls.c.nonce.in_(nonces)).values(lobby_id=None))


def find_stray(connection: sa.Connection, which: int | str) -> StrayCall | None:
    """Return the call that is this message, or has this nonce, if it is astray."""
    column = stray_calls.c.nonce if isinstance(which, str) else stray_calls.c.message_id
    row = connection.execute(sa.select(stray_calls).where(column == which, _IS_ASTRAY)).first()
    return StrayCall(*row) if row else None


def list_stray(connection: sa.Connection) -> list[StrayCall]:
    """Return all that are astray, the oldest first."""
    query = sa.select(stray_calls).where(_IS_ASTRAY).order_by(stray_calls.c.noted_at)
    return [StrayCall(*row) for row in connection.execute(query)]


def list_called(connection: sa.Connection, shards: Shards = ALL) -> list[int]:
    """Return the sessions of these shards in which messages call players. From now on these messages are noted, if a
    version before this one sent them and still played when the schema changed.
    """
    known = sa.select(stray_calls.c.message_id).where(stray_calls.c.message_id.is_not(None))
    calls = sa.select(seats.c.game_id, seats.c.call_channel_id, seats.c.call_message_id, games).join(games)
    called = (seats.c.call_message_id.is_not(None)) & is_in(shards, games.c.guild_id)
    for row in connection.execute(calls.where(called, seats.c.call_message_id.not_in(known))):
        link = ChannelRef(row.guild_id, row.channel_id).link(row.message_id)
        stray = StrayCall(f"c{row.call_message_id}", row.call_channel_id, row.call_message_id, link, row.updated_at)
        connection.execute(insert(connection, stray_calls).values(asdict(stray)).on_conflict_do_nothing())
    return list(connection.execute(sa.select(seats.c.game_id).join(games).where(called).distinct()).scalars())


def list_known(connection: sa.Connection, message_ids: list[int]) -> set[int]:
    """Return those of these messages that are noted."""
    query = sa.select(stray_calls.c.message_id).where(stray_calls.c.message_id.in_(message_ids))
    return {*connection.execute(query).scalars()}
