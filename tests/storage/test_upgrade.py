"""A database of the first schema, with a game that runs, a lobby and one that is over: after the update all is
there, and people play on."""

import asyncio
import json

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from bot.games.chance import SimulationChance
from bot.service.service import Sessions
from bot.sessions import decisions
from bot.sessions.deadlines import LOBBY_MS
from bot.sessions.log import LoggedMove
from bot.sessions.preferences import Preferences
from bot.sessions.session import Seated, Status
from bot.storage import notes
from bot.storage import preferences as preference_rows
from bot.storage.database import Database, address
from bot.storage.schema import MIGRATIONS
from bot.storage.tables import games
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests import postgres
from tests.people import ANNA, BEN, CLEO, HERE, act, around, choose, lobby, log_of, pick, state_of

RUNNING, WAITING, OVER = 3, 5, 9
PICKED = MAUSEN.apply(state_of(MAUSEN, around()), 0, pick("E1"), SimulationChance(1)).state
STATE = MAUSEN.encode_state(PICKED)


@pytest.fixture(params=["sqlite", "postgres"])
def old(request, tmp_path):
    """The address of a database as the first version left it."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'old.db'}"
        asyncio.run(as_it_was(url))
        yield url
        return
    with postgres.database(request.getfixturevalue("postgres_server"), "old") as url:
        asyncio.run(as_it_was(url))
        yield url


async def as_it_was(url: str) -> None:
    engine = create_async_engine(address(url))
    async with engine.begin() as connection:
        await connection.run_sync(first_schema)
    await engine.dispose()


def first_schema(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    tables = sa.MetaData()
    tables.reflect(connection)
    game = {
        "guild_id": HERE.guild_id,
        "game": "mausen",
        "rules_version": 1,
        "options": json.dumps(MAUSEN.settle_options({})),
        "language": "de",
        "secret": bytes(32),
        "joins": "900,901,902",
        "draws": 0,
        "shown_seq": 4,
        "created_at": 1,
        "updated_at": 2,
        "finished_at": None,
        "state": None,
        "message_id": 77,
        "ping_message_id": None,
        "ping_step": None,
    }
    rows = [
        game
        | {
            "id": RUNNING,
            "channel_id": 10,
            "status": 1,
            "seq": 6,
            "step": 1,
            "state": STATE,
            "ping_message_id": 4,
            "ping_step": 1,
        },
        game | {"id": WAITING, "channel_id": 11, "status": 0, "seq": 2, "step": 0, "joins": "900"},
        game | {"id": OVER, "channel_id": 12, "status": 2, "seq": 9, "step": 7, "finished_at": 2, "state": STATE},
    ]
    connection.execute(tables.tables["games"].insert(), rows)
    seat = {"away": 0, "mark": 0, "dm_channel_id": None, "dm_message_id": None, "place": None, "score": None}
    seats = [
        seat | {"game_id": game_id, "seat": n, "user_id": p.id, "name": p.name}
        for game_id in (3, 9)
        for n, p in enumerate((ANNA, BEN, CLEO))
    ]
    seats[1] |= {"away": 1, "mark": 1}
    seats[2] |= {"dm_channel_id": 111, "dm_message_id": 222}
    seats[5] |= {"place": 1, "score": 12, "user_id": None, "name": "-"}
    connection.execute(
        tables.tables["seats"].insert(),
        [*seats, seat | {"game_id": WAITING, "seat": 0, "user_id": ANNA.id, "name": "Anna"}],
    )
    move = {"seat": 0, "by_bot": 0, "at": 2, "move": MAUSEN.encode_move(pick("E1")), "events": b""}
    connection.execute(
        tables.tables["moves"].insert(),
        [move | {"game_id": RUNNING, "seq": 6}, move | {"game_id": OVER, "seq": 9, "by_bot": 1}],
    )
    connection.execute(tables.tables["users"].insert(), [{"user_id": BEN.id, "language": "fr", "hands_by_dm": 1}])
    connection.execute(tables.tables["notes"].insert(), [{"key": "commands", "value": "f00"}])


@pytest.fixture
async def database(old):
    """Opening brings it up to date."""
    opened = await Database.open(old)
    yield opened
    await opened.close()


@pytest.fixture
def sessions(database, registry, events, time) -> Sessions:
    return Sessions(database, registry, events, time)


async def test_games_seats_and_moves_are_whole(sessions, database):
    running, over = await sessions.get(RUNNING), await sessions.get(OVER)
    assert (running.status, running.seq, running.step, running.shown_seq, running.message_id) == (
        Status.RUNNING,
        6,
        1,
        4,
        77,
    )
    assert (running.state, running.secret, running.joins, running.where) == (STATE, bytes(32), (900, 901, 902), HERE)
    assert running.options == MAUSEN.settle_options({})
    assert running.seats == (
        Seated(0, ANNA.id, "Anna"),
        Seated(1, BEN.id, "Ben", gone=True, signs=("tear",)),
        Seated(2, CLEO.id, "Cleo", dm=(111, 222)),
    )
    assert over.seats[2] == Seated(2, None, "-", rank=1, score=12)
    move = MAUSEN.encode_move(pick("E1"))
    assert await log_of(database, running) == (LoggedMove(0, False, move, b""),)
    assert await log_of(database, over) == (LoggedMove(0, True, move, b""),)
    assert await database.read(preference_rows.load_preferences, [BEN.id]) == {
        BEN.id: Preferences("fr", hands_by_dm=True, reminders="channel")
    }
    assert await database.read(notes.load_note, "commands") == "f00"


async def test_a_game_that_ran_is_looked_at_once_and_knows_then_what_it_waits_for(sessions):
    """Ben left it before there were computer players: now one plays for him."""
    assert (await sessions.due(), (await sessions.get(RUNNING)).awaited) == ([RUNNING], frozenset())
    mended = (await sessions.pass_deadline(RUNNING)).after
    assert (mended.awaited, mended.for_computer, mended.pace) == ({1, 2}, (1,), "none")
    assert (mended.wake_at, mended.due_at, mended.step) == (None, None, 1)
    assert (await sessions.due(), await sessions.thinking()) == ([], [RUNNING])
    assert await sessions.get(RUNNING) == mended


async def test_people_play_on_where_they_were(sessions):
    """With the buttons that they have, and without a clock: no one asked for one."""
    mended = (await sessions.pass_deadline(RUNNING)).after
    await choose(sessions, MAUSEN, mended)
    after = (await act(sessions, mended, CLEO, pick("C3"))).after
    assert (after.step, after.awaited, after.due_at) == (2, {0, 1, 2}, None)


async def test_a_lobby_that_waited_gets_its_day_when_a_person_sits_down(sessions, time):
    joined = (await sessions.do(WAITING, decisions.join, BEN, 901)).after
    assert (joined.names, joined.due_at) == (("Anna", "Ben"), time.at + LOBBY_MS)


@pytest.mark.parametrize("old", ["sqlite"], indirect=True)
async def test_ids_count_on_from_the_highest_there_ever_was(sessions, database):
    """The table of games was made anew: it must not forget an id that stands in old buttons."""
    await database.write(lambda connection: connection.execute(games.delete()).rowcount)
    assert (await lobby(sessions, 1)).id == OVER + 1
