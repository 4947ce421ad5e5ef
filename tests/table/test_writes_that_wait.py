"""Writes that nothing depends on: they wait for a moment, and are committed together."""

import asyncio

from bot.errors import Unavailable
from bot.storage import database as storage
from bot.storage.database import Database, load_note, save_note


async def test_what_may_wait_is_written_together_and_the_last_of_a_key_counts(database):
    for value in ("one", "two", "three"):
        database.write_lazily("a", save_note, "first", value)
    database.write_lazily("b", save_note, "second", "four")
    assert await database.read(load_note, "first") is None
    await database.flush()
    assert await database.read(load_note, "first") == "three"
    assert await database.read(load_note, "second") == "four"


async def test_what_the_database_did_not_take_is_written_later(database, monkeypatch):
    monkeypatch.setattr(storage, "SOON_S", 0.01)
    monkeypatch.setattr(storage, "RETRY_S", 0.01)
    write, tries = database.write, []

    async def refuse_once(work):
        tries.append(work)
        if len(tries) == 1:
            database.write_lazily("a", save_note, "first", "newer")
            raise Unavailable
        await write(work)

    monkeypatch.setattr(database, "write", refuse_once)
    database.write_lazily("a", save_note, "first", "older")
    database.write_lazily("b", save_note, "second", "two")
    async with asyncio.timeout(5):
        while await database.read(load_note, "second") is None:
            await asyncio.sleep(0.01)
    assert await database.read(load_note, "first") == "newer"


async def test_what_may_wait_is_written_before_the_end(tmp_path):
    url = f"sqlite:///{tmp_path / 'table.db'}"
    database = await Database.open(url)
    database.write_lazily("a", save_note, "first", "one")
    await database.close()
    again = await Database.open(url)
    assert await again.read(load_note, "first") == "one"
    await again.close()
