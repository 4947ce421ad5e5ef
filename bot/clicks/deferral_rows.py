"""Answers that are put off, noted before Discord is told so: if this process ends, the next one gives them."""

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa

from bot.storage.database import save_note
from bot.storage.shards import Shards
from bot.storage.tables import notes

DEFERRED = "deferred "
"""With this their notes begin."""


@dataclass(frozen=True)
class Deferral:
    """A click or a command that Discord waits for. Its token lets any process answer it, for a quarter of an hour."""

    interaction_id: int
    guild_id: int
    """0 in direct messages."""
    language: str
    """Of the person who clicked."""
    token: str


def note_deferral(connection: sa.Connection, deferral: Deferral) -> None:
    """Note an answer that is about to be put off."""
    value = f"{deferral.guild_id} {deferral.language} {deferral.token}"
    save_note(connection, _deferral_key(deferral.interaction_id), value)


def forget_deferrals(connection: sa.Connection, interaction_ids: Iterable[int]) -> None:
    """Forget those that have been given."""
    connection.execute(notes.delete().where(notes.c.key.in_([*map(_deferral_key, interaction_ids)])))


def take_deferrals(connection: sa.Connection, shards: Shards) -> list[Deferral]:
    """Return the answers of these shards that are put off, and forget them."""
    found = connection.execute(sa.select(notes).where(notes.c.key.startswith(DEFERRED)))
    deferrals = [one for key, value in found if shards.have((one := _deferral(key, value)).guild_id)]
    forget_deferrals(connection, (one.interaction_id for one in deferrals))
    return deferrals


def _deferral_key(interaction_id: int) -> str:
    return f"{DEFERRED}{interaction_id}"


def _deferral(key: str, value: str) -> Deferral:
    guild_id, language, token = value.split(" ")
    return Deferral(int(key.removeprefix(DEFERRED)), int(guild_id), language, token)
