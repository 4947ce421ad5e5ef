"""From one database to another: every row, the ids that come next, and no half of a move in use."""

import asyncio
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa

from bot.errors import OperatorError
from bot.hosting import moving
from bot.hosting.inspection import inspect, tables_in
from bot.storage.database import Database, address, redacted, save_note
from bot.storage.ownership import SHARD
from bot.storage.tables import Flag, Listed, games, metadata
from bot.table.service.service import Sessions
from cogs.maunz.rules import GAME as MAUNZ
from cogs.mausen.rules import GAME as MAUSEN
from tests import postgres
from tests.crowd import ANNA, THERE, act, lobby, pick, play_to_the_end, running
from tests.plugins import registry_of

ROOT = Path(__file__).parents[2]
KILLED_AT_BATCH = """
import os, signal, sys
from bot.__main__ import main
from bot.hosting import moving
own, left, moving.BATCH = moving._write, int(sys.argv.pop(1)), 5
def write(*args):
    global left
    own(*args)
    left -= 1
    if not left:
        os.kill(os.getpid(), signal.SIGKILL)  # the transaction is not committed yet
moving._write = write
main()
"""


@pytest.fixture
def new_postgres(request):
    """The address of a database with nothing in it, not even the schema."""
    with postgres.database(request.getfixturevalue("postgres_server"), "moved") as url:
        yield url


@pytest.fixture(params=["to postgres", "to sqlite", "to another file"])
def addresses(request, tmp_path, sqlite_url) -> tuple[str, str]:
    """From where and where to."""
    new_file = f"sqlite:///{tmp_path / 'new.db'}"
    if request.param == "to another file":
        return sqlite_url, new_file
    new_postgres = request.getfixturevalue("new_postgres")
    return (sqlite_url, new_postgres) if request.param == "to postgres" else (new_postgres, new_file)


async def fill(url: str) -> int:
    """Keep something in every table, and return the last id that a game got."""
    database = await Database.open(url)
    sessions = Sessions(database, registry_of(MAUSEN, MAUNZ))
    await play_to_the_end(sessions, MAUSEN, await running(sessions))
    session = await running(sessions)
    await act(sessions, session, ANNA, pick("E4"))
    await lobby(sessions, 2, "maunz", THERE)
    last = await running(sessions, where=THERE)
    await database.write(save_note, "ключ", "it’s a “note”")
    await database.write(complete, session.id)
    await database.write(lambda connection: connection.execute(games.delete().where(games.c.id == last.id)))
    await database.close()
    return last.id


def complete(connection: sa.Connection, game_id: int) -> None:
    """Write a few rows into each table that has none."""
    for table in metadata.sorted_tables:
        if connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() == 0:
            rows = [{column.key: example(column, n, game_id) for column in table.columns} for n in range(1, 13)]
            connection.execute(table.insert(), rows)


def example(column: sa.Column, n: int, game_id: int) -> object:
    if column.foreign_keys:
        return game_id
    if isinstance(column.type, Flag):
        return n % 2 == 0
    if isinstance(column.type, Listed):
        return (column.type.kind(n), column.type.kind(12))
    match column.type.python_type:
        case python_type if python_type is int:
            return n
        case python_type if python_type is float:
            return 25 + n / 3
        case python_type if python_type is bytes:
            return bytes([0, n])
        case _:
            return f"größer {n}"


async def contents(url: str) -> dict[str, list[tuple]]:
    """Return all rows, in an order that does not depend on the database."""
    database = await Database.open(url)
    try:
        return await database.read(
            lambda connection: {
                table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr)
                for table in metadata.sorted_tables
            }
        )
    finally:
        await database.close()


async def refused(source: str, target: str) -> str:
    with pytest.raises(OperatorError) as error:
        await moving.move(source, target)
    return str(error.value)


async def test_every_row_of_every_table_arrives_and_ids_go_on(addresses, monkeypatch):
    monkeypatch.setattr(moving, "BATCH", 5)
    source, target = addresses
    last_id = await fill(source)
    before = await contents(source)
    assert all(before.values()), "the control: no table is empty"
    assert await moving.move(source, target) == {table: len(rows) for table, rows in before.items()}
    assert await contents(target) == before
    assert await contents(source) == before, "the old one stays as it was"
    database = await Database.open(target)
    sessions = Sessions(database, registry_of(MAUSEN, MAUNZ))
    assert (await running(sessions, where=THERE)).id == last_id + 1, "an id stands in old buttons, and never comes back"
    await database.close()


NOTICE_THE_DEAD = """
SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
"""A server that is busy sees late that a client was killed, and keeps its locks that long."""


@pytest.mark.slow
async def test_after_a_move_that_was_killed_no_bot_starts_there_and_the_next_one_begins_anew(sqlite_url, new_postgres):
    await fill(sqlite_url)
    before = await contents(sqlite_url)
    assert await killed(sqlite_url, new_postgres, at_batch=sum(-(-len(rows) // 5) for rows in before.values()) // 2)
    await postgres.execute(new_postgres, NOTICE_THE_DEAD)
    with pytest.raises(OperatorError, match=r"was stopped\. Run `python -m bot move` again"):
        await Database.open(new_postgres)
    assert 0 < await rows_in(new_postgres) < sum(map(len, before.values()))
    await moving.move(sqlite_url, new_postgres)
    assert await contents(new_postgres) == before


async def killed(source: str, target: str, *, at_batch: int) -> bool:
    """Run the command; it kills itself in the middle of that batch. Return whether it did."""
    command = [sys.executable, "-c", KILLED_AT_BATCH, str(at_batch), "move", source, target]
    done = await asyncio.to_thread(subprocess.run, command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode in (0, -9), done.stderr
    return done.returncode == -9


async def rows_in(url: str) -> int:
    connection = await asyncpg.connect(url)
    counts = [await connection.fetchval(f"SELECT count(*) FROM {table.name}") for table in metadata.sorted_tables]
    await connection.close()
    return sum(counts)


async def test_a_row_that_is_not_the_same_is_noticed(addresses, monkeypatch):
    source, target = addresses
    await fill(source)

    def forging(connection, table, rows, own=moving._write):
        own(connection, table, rows)
        if table is games:
            connection.execute(games.update().values(pace="none").where(games.c.id == rows[0]["id"]))

    with monkeypatch.context() as patch:
        patch.setattr(moving, "_write", forging)
        assert (await refused(source, target)).startswith("The copy of the table games differs from its original")
    await moving.move(source, target)
    assert await contents(target) == await contents(source)


# What is refused


async def test_a_database_that_is_not_there(tmp_path, sqlite_url, new_postgres):
    for nothing in (f"sqlite:///{tmp_path / 'none.db'}", new_postgres):
        assert await refused(nothing, sqlite_url) == (
            f"There is no database of Katzentisch at {redacted(address(nothing))}."
        )
        assert await tables_in(nothing) == set(), "and none was made"
    assert not (tmp_path / "none.db").exists()


async def test_a_database_in_which_there_are_games(addresses):
    source, target = addresses
    for url in addresses:
        await fill(url)
    before = await contents(target)
    said = await refused(source, target)
    assert " is in use: there are rows in " in said
    assert " games, " in said
    assert await contents(target) == before


async def test_a_database_of_another_program(sqlite_url, new_postgres):
    await postgres.execute(new_postgres, "CREATE TABLE invoices (id int)")
    said = await refused(sqlite_url, new_postgres)
    assert "holds tables of another program (invoices). Move into a database of its own." in said
    assert await tables_in(new_postgres) == {"invoices"}


async def test_tables_of_a_feature_that_is_gone_are_left_alone(sqlite_url, new_postgres):
    await fill(sqlite_url)
    await (await Database.open(new_postgres)).close()
    await postgres.execute(new_postgres, "CREATE TABLE riddles (id int)")
    moved = await moving.move(sqlite_url, new_postgres)
    assert moved["games"] > 1
    assert "riddles" in await tables_in(new_postgres)


@pytest.mark.parametrize("side", [0, 1], ids=["source", "target"])
async def test_a_database_in_which_a_bot_plays(addresses, side):
    await fill(addresses[0])
    bot = await Database.open(addresses[side])
    try:
        assert (await refused(*addresses)).startswith("Another Katzentisch is using ")
    finally:
        await bot.close()


# What is seen without opening


async def test_a_look_disturbs_no_bot_and_says_who_plays(new_postgres):
    assert (await inspect(new_postgres)).schema == "no schema yet: the first start makes it"
    database = await Database.open(new_postgres)
    look = await inspect(new_postgres)
    assert look.schema == f"schema {database.schema}, up to date"
    [holder] = look.holders
    assert holder.startswith("a process at 127.0.0.1, since 20")
    await database.close()
    assert (await inspect(new_postgres)).holders == ()


async def test_a_look_says_who_holds_which_shard(new_postgres):
    await (await Database.open(new_postgres)).close()
    first, second = [await asyncpg.connect(new_postgres) for _ in range(2)]
    for connection, kind, shards in ((first, SHARD, (3, 0)), (second, SHARD, (1,)), (second, 4711, (2,))):
        for shard in shards:
            await connection.execute("SELECT pg_advisory_lock($1, $2)", kind, shard)
    holders = (await inspect(new_postgres)).holders
    assert [holder.partition("), ")[2] for holder in holders] == ["shards 0, 3", "shards 1"]
    for connection in (first, second):
        await connection.close()
