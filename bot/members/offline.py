"""What an operator does for a person who cannot use the commands any more: `python -m bot forget`, `export`.

The bot is stopped meanwhile: the database has one owner.
"""

from collections.abc import Callable

from bot.games.discovery import game_keys, load_game
from bot.games.plugin import Plug
from bot.games.registry import AnyRegistry, Registry
from bot.members.export import file_of
from bot.members.retention import Retention
from bot.service.service import Sessions
from bot.storage.database import Database


async def forget(database: Database, user_id: int, stand_in_name: Callable[[str], str]) -> dict[str, int]:
    """Forget a person for good, and return how much was kept about them, by what it was.

    `stand_in_name` returns the name that the person's seats get, in a language.
    """
    retention = _retention(database)
    try:
        traces = await retention.traces(user_id)
        if traces:
            await retention.forget(user_id, stand_in_name)
        else:
            await retention.scrub()
        return traces
    finally:
        await retention.close()


async def export(database: Database, user_id: int) -> bytes:
    """Return all that is kept about a person, as the text of a file."""
    retention = _retention(database)
    try:
        return file_of(await retention.everything_about(user_id), user_id)
    finally:
        await retention.close()


def _retention(database: Database) -> Retention:
    registry: AnyRegistry = Registry()
    for key in game_keys():
        registry.add(Plug(load_game(key), None, _no_choice, None, {}))  # pyright: ignore[reportArgumentType]  rules suffice
    return Retention(database, Sessions(database, registry))


def _no_choice(*_: object) -> None:
    raise RuntimeError("no computer player thinks here")
