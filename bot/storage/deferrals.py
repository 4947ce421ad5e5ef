"""Answers that are put off, noted before Discord is told so: if this process ends, another one gives them."""

from dataclasses import dataclass

import sqlalchemy as sa

from bot.sessions.shards import Shards
from bot.storage.notes import delete_note, save_note
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


def forget(connection: sa.Connection, interaction_id: int) -> None:
    """Forget one that is given."""
    delete_note(connection, _key(interaction_id))


def take(connection: sa.Connection, shards: Shards, before: int) -> list[Deferral]:
    """Return those of these shards with ids `before` this one, and forget them: no one else gets them."""
    found = connection.execute(sa.select(notes).where(notes.c.key.startswith(KEY)))
    deferrals = [_deferral(key, value) for key, value in found]
    due = {_key(d.interaction_id): d for d in deferrals if shards.have(d.guild_id) and d.interaction_id < before}
    taken = connection.execute(notes.delete().where(notes.c.key.in_([*due])).returning(notes.c.key))
    return [due[key] for key in taken.scalars()]


def _key(interaction_id: int) -> str:
    return f"{KEY}{interaction_id}"


def _deferral(key: str, value: str) -> Deferral:
    guild_id, language, token = value.split(" ")
    return Deferral(int(key.removeprefix(KEY)), int(guild_id), language, token)
