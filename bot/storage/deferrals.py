"""Answers that are put off, noted before Discord is told so: if this process ends, the next one gives them."""

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa

from bot.sessions.shards import Shards
from bot.storage.notes import save_note
from bot.storage.tables import notes

KEY = "deferred "


@dataclass(frozen=True)
class Deferral:
    """A click or a command that Discord waits for. Its token lets any process answer it, for a quarter of an hour."""

    interaction_id: int
    guild_id: int
    """0 in direct messages."""
    language: str
    """Of the person who clicked."""
    token: str


def note(connection: sa.Connection, deferral: Deferral) -> None:
    """Note an answer that is about to be put off."""
    save_note(connection, _key(deferral.interaction_id), f"{deferral.guild_id} {deferral.language} {deferral.token}")


def forget(connection: sa.Connection, interaction_ids: Iterable[int]) -> None:
    """Forget those that are given."""
    connection.execute(notes.delete().where(notes.c.key.in_([*map(_key, interaction_ids)])))


def take(connection: sa.Connection, shards: Shards) -> list[Deferral]:
    """Return those of these shards, and forget them."""
    found = connection.execute(sa.select(notes).where(notes.c.key.startswith(KEY)))
    deferrals = [one for key, value in found if shards.have((one := _deferral(key, value)).guild_id)]
    forget(connection, (one.interaction_id for one in deferrals))
    return deferrals


def _key(interaction_id: int) -> str:
    return f"{KEY}{interaction_id}"


def _deferral(key: str, value: str) -> Deferral:
    guild_id, language, token = value.split(" ")
    return Deferral(int(key.removeprefix(KEY)), int(guild_id), language, token)
