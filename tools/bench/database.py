"""Database time per move, against the same bytes written by Python's sqlite3 alone."""

import sqlite3
import time
from pathlib import Path
from statistics import median
from typing import Any

from bot.person import ChannelRef, Person
from bot.sessions import decisions
from bot.sessions.session import Session
from bot.storage.database import Database
from bot.storage.sqlite import PRAGMAS
from bot.table.service import rows
from bot.table.service.service import Sessions, TablePlan
from cogs.mausen.rules import GAME
from cogs.mausen.rules.rules import Pick
from tests.plugins import registry_of
from tools.bench.measure import head, row, timings

MOVES = 600


async def measure(folder: Path) -> None:
    """Pick and pick again, alternating two cards, and tell what each write cost."""
    database = await Database.open(f"sqlite:///{folder / 'moves.db'}")
    sessions = Sessions(database, registry_of(GAME))
    session = await _started(sessions)
    write, writes, loads, whole = database.write, list[float](), list[float](), list[float]()

    async def timed(work: Any, *args: Any) -> Any:
        began = time.perf_counter()
        result = await write(work, *args)
        writes.append(time.perf_counter() - began)
        return result

    database.write = timed
    cards = GAME.legal_moves(GAME.decode_state(session.state or b""), 0)
    for n in range(MOVES):
        began = time.perf_counter()
        await sessions.act_for_person(session.id, decisions.act, 1, session.step, Pick(cards[n % 2].card))
        whole.append(time.perf_counter() - began)
        began = time.perf_counter()
        await database.read(rows.load, session.id)
        loads.append(time.perf_counter() - began)
    raw = _raw(folder, await sessions.session_by_id(session.id))
    await database.close()
    head("Database, SQLite in WAL mode with synchronous=FULL")
    row("the write of a move (state and log)", timings(writes))
    row("sqlite3 alone, the same bytes", f"{timings(raw)}; ratio {median(writes) / median(raw):.1f}")
    row("a whole move: rules and write", timings(whole))
    row("loading a session that is not in memory", timings(loads))


async def _started(sessions: Sessions) -> Session:
    session = await sessions.open_lobby(ChannelRef(1, 1), TablePlan(GAME.key, "en"), Person(1, "Anna", "en"), 1)
    for user in (2, 3):
        await sessions.act_for_person(session.id, decisions.join, Person(user, "Ben", "en"), user)
    return (await sessions.act_for_person(session.id, decisions.start, 1)).after


def _raw(folder: Path, session: Session) -> list[float]:
    connection = sqlite3.connect(folder / "raw.db", isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, seq INTEGER, state BLOB)")
    connection.execute(
        "CREATE TABLE moves (game_id INTEGER, seq INTEGER, move BLOB, PRIMARY KEY (game_id, seq)) WITHOUT ROWID"
    )
    connection.execute("INSERT INTO games VALUES (1, 0, ?)", (session.state,))
    times = []
    for n in range(MOVES):
        began = time.perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE games SET seq = ?, state = ? WHERE id = 1 AND seq = ?", (n + 1, session.state, n))
        connection.execute("INSERT INTO moves VALUES (1, ?, ?)", (n, b'{"type":"pick","card":["E",4]}'))
        connection.execute("COMMIT")
        times.append(time.perf_counter() - began)
    connection.close()
    return times
