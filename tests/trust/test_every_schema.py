"""Databases of every released schema, with games of all four kinds in them, brought up to date: nothing is lost, every
log still leads to its state, and people play on. A backup made before is whole; a newer schema is refused."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from bot.errors import OperatorError
from bot.service.events import Events
from bot.service.service import Sessions
from bot.sessions import decisions
from bot.sessions.log import LoggedMove
from bot.sessions.preferences import Preferences
from bot.sessions.session import Session, Status
from bot.sessions.solos import Start
from bot.storage import notes
from bot.storage import preferences as preference_rows
from bot.storage.backup import back_up
from bot.storage.database import Database, address
from bot.storage.schema import MIGRATIONS
from bot.storage.tables import metadata
from tests import postgres
from tests.finished import left_behind
from tests.people import ANNA, lobby, log_of, replayed
from tests.playout import game_folders, game_in, play_out
from tests.plugins import registry_of

GAMES = game_folders()
PLAYED_ON = 10
RUNS, OVER = 3, 4
"""Seeds of the games."""
Stored = dict[int, tuple[Session, tuple[LoggedMove, ...]]]


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    return made


REVISIONS = sorted(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'old.db'}"
        return
    with postgres.database(request.getfixturevalue("postgres_server"), "schemas") as made:
        yield made


def games() -> Stored:
    """Of each kind a game that runs and one that is over, as they are stored, by their numbers."""
    stored: Stored = {}
    for key in GAMES:
        game = game_in(key)
        for seed in (RUNS, OVER):
            played = play_out(game, game.seats[0], seed)
            stored[played.session] = left_behind(game, played, None if seed == OVER else len(played.moves) // 2)
    assert len(stored) == 2 * len(GAMES)
    return {number: (replace(session, status=_status(session)), log) for number, (session, log) in stored.items()}


def _status(session: Session) -> Status:
    return Status.FINISHED if session.status == Status.FINISHED else Status.RUNNING


def fill(connection: sa.Connection, revision: str, stored: Stored) -> None:
    """Make the schema of this revision, and put all of that into it, as far as it had a place then."""
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, revision)
    tables = sa.MetaData()
    tables.reflect(connection)
    for table in tables.sorted_tables:
        if known := ROWS.get(table.name):
            for row in known(stored):
                connection.execute(table.insert().values({c.name: row[c.name] for c in table.c if c.name in row}))


def game_rows(stored: Stored) -> Iterator[dict[str, Any]]:
    for number, (session, _) in stored.items():
        is_over = session.status == Status.FINISHED
        game = game_in(session.game)
        waiting = game.waiting_on(game.decode_state(session.state or b""))
        yield {
            "id": number,
            "guild_id": 1,
            "channel_id": number,
            "message_id": 77,
            "game": session.game,
            "rules_version": session.rules_version,
            "options": json.dumps(dict(session.options)),
            "language": "de",
            "secret": session.secret,
            "joins": ",".join(map(str, session.joins)),
            "draws": session.draws,
            "status": 2 if is_over else 1,
            "seq": session.seq,
            "step": session.step,
            "shown_seq": session.seq,
            "created_at": 1,
            "updated_at": 2,
            "finished_at": 2 if is_over else None,
            "state": session.state,
            "pace": "none",
            "awaited": sum(1 << seat for seat in waiting),
            "thinking": 0,
        }


LEFT = {"away": 1, "gone": 1, "mark": 1, "marks": "tear", "dm_channel_id": 11, "dm_message_id": 22}
"""Of the first seats of games that are over, in the words of all schemas: a person who left, with a tear and a hand."""


def seat_rows(stored: Stored) -> Iterator[dict[str, Any]]:
    fixed = dict.fromkeys(("away", "gone", "mark", "missed", "joined_late", "agrees_to_stop"), 0)
    for number, (session, _) in stored.items():
        for seated in session.seats:
            own = {"game_id": number, "seat": seated.seat, "user_id": seated.user_id, "name": seated.name, "marks": ""}
            left = LEFT if session.status == Status.FINISHED and not seated.seat else {}
            yield fixed | own | {"place": seated.rank, "score": seated.score} | left


def move_rows(stored: Stored) -> Iterator[dict[str, Any]]:
    for number, (_, log) in stored.items():
        for seq, logged in enumerate(log, start=1):
            said = {"move": logged.move, "events": logged.events, "by_bot": int(logged.by_bot), "at": 2}
            yield said | {"game_id": number, "seq": seq, "seat": logged.seat}


ROWS: dict[str, Any] = {
    "games": game_rows,
    "seats": seat_rows,
    "moves": move_rows,
    "users": lambda _: [{"user_id": ANNA.id, "language": "fr", "hands_by_dm": 1, "reminders": "dm"}],
    "notes": lambda _: [{"key": "commands", "value": "f00"}],
    "ratings": lambda _: [
        {"guild_id": 1, "game": "maunz", "user_id": ANNA.id, "mu": 30.0, "sigma": 5.0, "games": 4, "wins": 3}
    ],
    "guilds": lambda _: [{"guild_id": 1, "left_at": 5}],
    "removed": lambda stored: [{"game_id": min(stored), "user_id": ANNA.id}],
    "lessons": lambda _: [{"user_id": ANNA.id, "game": "maunz", "version": 1, "task": 3}],
    "invitations": lambda stored: [
        {"game_id": min(stored), "user_id": ANNA.id, "name": "Anna", "host_id": 2, "asked_at": 1, "refusals": 0}
    ],
    "evenings": lambda _: [
        {"event_id": 1, "guild_id": 1, "channel_id": 1, "host_id": ANNA.id, "host_name": "Anna", "games": "maunz"}
        | {"language": "de"}
    ],
    "bells": lambda _: [{"user_id": ANNA.id, "guild_id": 1, "game": "maunz", "rings_when": "opens"}],
    "solos": lambda _: [
        {"user_id": ANNA.id, "kind": "try", "seq": 1, "until": 9, "moves": b"[]"}
        | {"start": msgspec.json.encode(Start("maunz", 1, {}, (None, "hard"), b""))}
    ],
    "servers": lambda _: [
        {"guild_id": 1, "language": "it", "pace": "live", "calls": 0, "hints": 1, "openers": "roles"}
        | {"roles": "7,8", "channels": ""}
    ],
    "days": lambda _: [{"day": 2, "game": "mausen", "puzzle": None}],
    "day_results": lambda _: [
        {"user_id": ANNA.id, "day": 2, "guild_id": 1, "begun_at": 5, "tries": 1, "moves": "[]", "stars": 3, "points": 9}
    ],
    "day_messages": lambda _: [
        {"guild_id": 1, "day": 2, "channel_id": 1, "message_id": 2, "language": "it", "shown": 1}
    ],
    "day_bells": lambda _: [{"user_id": ANNA.id, "language": "fr", "at_ms": 5, "day": 2}],
    "stray_calls": lambda _: [{"nonce": "a0", "channel_id": 1, "message_id": 2, "link": "https://x", "noted_at": 3}],
}


async def run(url: str, work: Any, *args: Any) -> Any:
    engine = create_async_engine(address(url))
    async with engine.begin() as connection:
        found = await connection.run_sync(work, *args)
    await engine.dispose()
    return found


def expect(session: Session, stored: Session) -> None:
    """AssertionError if anything of the game is not what was stored."""
    fields = ("game", "rules_version", "options", "secret", "joins", "draws", "step", "state", "status")
    assert [getattr(session, name) for name in fields] == [getattr(stored, name) for name in fields]
    assert [(s.seat, s.user_id, s.name, s.rank, s.score) for s in session.seats] == [
        (s.seat, s.user_id, s.name, s.rank, s.score) for s in stored.seats
    ]
    if stored.status == Status.FINISHED:
        assert (session.seats[0].gone, session.seats[0].signs, session.seats[0].dm) == (True, ("tear",), (11, 22))


@pytest.mark.parametrize(
    "revision", [REVISIONS[0], *(pytest.param(revision, marks=pytest.mark.slow) for revision in REVISIONS[1:])]
)
async def test_all_that_was_stored_is_there_and_is_played_on(url, revision, tmp_path):
    stored = games()
    await run(url, fill, revision, stored)
    backup = tmp_path / "before.db"
    if url.startswith("sqlite"):
        back_up(url, backup)
    await check_and_play(url, revision, stored)
    if backup.exists():  # what was backed up before the update is as good as the file itself
        await check_and_play(f"sqlite:///{backup}", revision, stored)


async def check_and_play(url: str, revision: str, stored: Stored) -> None:
    """Bring the database up to date, and look at everything; then people play on."""
    database = await Database.open(url)
    try:
        sessions = Sessions(database, registry_of(*map(game_in, GAMES)), Events(), count(10**9).__next__)
        for due in await sessions.due():  # the first schema did not say whom a game waits for
            await sessions.pass_deadline(due)
        for number, (session, log) in stored.items():
            expect(found := await sessions.get(number), session)
            assert await log_of(database, found) == log
            if session.status == Status.RUNNING:
                await play_on(sessions, database, number)
        assert (await database.read(preference_rows.load_preferences, [ANNA.id]))[ANNA.id] == Preferences(
            "fr", hands_by_dm=True, reminders="channel" if revision == "0001" else "dm"
        )
        assert await database.read(notes.load_note, "commands") == "f00"
        for name, since in ADDED.items():
            query = sa.select(sa.func.count()).select_from(metadata.tables[name])
            there = await database.read(lambda connection, query=query: connection.execute(query).scalar_one())
            assert there or revision < since, f"{name} is empty"
    finally:
        await database.close()


ADDED = {
    **{"ratings": "0003", "guilds": "0003", "stray_calls": "0005", "removed": "0007"},
    **{"lessons": "0009", "servers": "0010", "solos": "0015"},
    **dict.fromkeys(("days", "day_results", "day_messages", "day_bells"), "0016"),
    **{"bells": "0017", "invitations": "0018", "evenings": "0019"},
}
"""The revision that brought the table."""


async def play_on(sessions: Sessions, database: Database, number: int) -> None:
    """Make some moves; the log must lead to the state."""
    rng = Random(number)
    for _ in range(PLAYED_ON):
        session = await sessions.get(number)
        if not session.awaited:
            break
        game, seat = game_in(session.game), min(session.awaited)
        moves = game.legal_moves(game.decode_state(session.state or b""), seat)
        user_id = session.seats[seat].user_id
        assert user_id is not None
        await sessions.do(number, decisions.act, user_id, session.step, rng.choice(moves))
    session = await sessions.get(number)
    log = await log_of(database, session)
    assert replayed(game_in(session.game), session, log) == (session.state, session.draws)


async def test_ids_count_on_from_the_highest_there_ever_was(tmp_path):
    """The table of games was made anew: it must not forget an id that stands in old buttons."""
    url, stored = f"sqlite:///{tmp_path / 'old.db'}", games()
    await run(url, fill, REVISIONS[0], stored)
    database = await Database.open(url)
    await database.write(lambda connection: connection.execute(metadata.tables["games"].delete()).rowcount)
    assert (await lobby(Sessions(database, registry_of(*map(game_in, GAMES))), 1)).id == max(stored) + 1
    await database.close()


async def test_a_newer_schema_is_refused_in_a_sentence(url):
    await (await Database.open(url)).close()
    newer = sa.text("UPDATE alembic_version SET version_num = '9999'")
    await run(url, lambda connection: connection.execute(newer).rowcount)
    with pytest.raises(OperatorError) as refused:
        await Database.open(url)
    assert str(refused.value) == "The database was written by a newer Katzentisch (schema 9999). Update the bot."
