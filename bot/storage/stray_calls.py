"""The rows of calls that have to be deleted later: they could not be, or it is not known whether they were posted."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from bot.sessions.shards import ALL, Shards
from bot.storage.dialects import is_in
from bot.storage.tables import games, seats, stray_calls


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

    @property
    def guild_id(self) -> int:
        """The server of the game, which stands in the link."""
        return int(self.link.split("/")[4])


def new_nonce() -> str:
    """Return the key of a row, which is also the nonce of a message that is about to be sent."""
    return secrets.token_hex(8)


def add(connection: sa.Connection, stray: StrayCall) -> None:
    """Note a call before it is sent, or one that could not be deleted."""
    connection.execute(
        stray_calls.insert().values(
            nonce=stray.nonce,
            channel_id=stray.channel_id,
            message_id=stray.message_id,
            link=stray.link,
            noted_at=stray.noted_at,
        )
    )


def identify(connection: sa.Connection, nonce: str, message_id: int) -> None:
    """Note which message it is."""
    connection.execute(stray_calls.update().where(stray_calls.c.nonce == nonce).values(message_id=message_id))


def remove(connection: sa.Connection, nonces: Sequence[str]) -> None:
    """These are deleted in Discord, were never posted, or belong to a seat now."""
    if nonces:
        connection.execute(stray_calls.delete().where(stray_calls.c.nonce.in_(nonces)))


def list_all(connection: sa.Connection) -> list[StrayCall]:
    """Return all of them, the oldest first."""
    return [StrayCall(*row) for row in connection.execute(sa.select(stray_calls).order_by(stray_calls.c.noted_at))]


def list_called(connection: sa.Connection, shards: Shards = ALL) -> list[int]:
    """Return the sessions of these shards in which messages call players."""
    called = seats.c.call_message_id.is_not(None) & is_in(shards, games.c.guild_id)
    found = sa.select(seats.c.game_id).where(called).distinct()
    return list(connection.execute(found if shards.are_all else found.join(games)).scalars())


def is_call(connection: sa.Connection, message_id: int) -> bool:
    """Return whether this message is the call of a seat."""
    found = sa.select(seats.c.seat).where(seats.c.call_message_id == message_id).limit(1)
    return connection.execute(found).first() is not None
