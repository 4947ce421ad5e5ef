"""Database time per move, against the same bytes written by Python's sqlite3 alone."""

import sqlite3
import time
from pathlib import Path
from statistics import median

from bot.games.registry import Registry
from bot.service.service import Plan, Sessions
from bot.sessions.session import ChannelRef, Person, Session
from bot.storage.database import PRAGMAS, Database
from cogs.mausen.computer.computer import choose
from cogs.mausen.rules import GAME
from cogs.mausen.rules.rules import Pick
from tests.bench.measure import head, row, told
from tests.plugins import plugin_of

MOVES = 600


class Timed(Database):
    """A database that notes how long its work takes."""

    writes: list[float]
    reads: list[float]

    async def write(self, work, *args):
        began = time.perf_counter()
        result = await super().write(work, *args)
        self.writes.append(time.perf_counter() - began)
        return result

    async def read(self, work, *args):
        began = time.perf_counter()
        result = await super().read(work, *args)
        self.reads.append(time.perf_counter() - began)
        return result


async def measure(folder: Path) -> None:
    """Pick and pick again, alternating two cards, and tell what each write cost."""
    database = await Timed.open(f"sqlite:///{folder / 'moves.db'}")
    registry = Registry()
    registry.add(plugin_of(GAME, choose))
    sessions = Sessions(database, registry)
    database.writes, database.reads = [], []
    session = await _started(sessions)
    cards = GAME.legal_moves(GAME.decode_state(session.state or b""), 0)
    database.writes.clear()
    database.reads.clear()
    whole = []
    for n in range(MOVES):
        began = time.perf_counter()
        await sessions.act(session.id, 1, session.step, Pick(cards[n % 2].card))
        whole.append(time.perf_counter() - began)
    raw = _raw(folder, await sessions.get(session.id))
    await database.close()
    head("Database, SQLite in WAL mode with synchronous=FULL")
    row("the write of a move (state and log)", told(database.writes))
    row("sqlite3 alone, the same bytes", f"{told(raw)}; ratio {median(database.writes) / median(raw):.1f}")
    row("loading a session", told(database.reads))
    row("a whole move: load, rules, save", told(whole))


async def _started(sessions: Sessions) -> Session:
    session = await sessions.open(ChannelRef(1, 1), Plan(GAME.key, "en"), Person(1, "Anna", "en"), 1)
    for user in (2, 3):
        await sessions.join(session.id, Person(user, "Ben", "en"), user)
    return (await sessions.start(session.id, 1)).after


def _raw(folder: Path, session: Session) -> list[float]:
    connection = sqlite3.connect(folder / "raw.db", isolation_level=None)
    for pragma in (*PRAGMAS, "synchronous=FULL"):
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
