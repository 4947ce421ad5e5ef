"""Pages, cards and leaderboards over 100,000 finished games, and a start with 10,000 running ones."""

import asyncio
import json
import time
from itertools import islice
from pathlib import Path
from random import Random

import sqlalchemy as sa

from bot.storage.database import Database, address
from bot.storage.tables import games, seats
from bot.table.service import deadline_rows as deadlines
from bot.table.service import rows
from cogs.records.query import Cursor, HistoryQuery
from cogs.records.rows import RecordStore
from tools.bench.measure import head, row, timings

FINISHED, RUNNING, PEOPLE, CHANNELS = 100_000, 10_000, 2_000, 400
GUILD, GAMES, BUSIEST, NEXT = 1, ("mausen", "maunz", "heul_doch", "aus_die_maus"), 1, 2
BATCH, TIMES = 5_000, 30
STATE = b"x" * 1_000  # of a usual size
NOTHING = ("gone", "missed", "joined_late", "agrees_to_stop", "since_seq", "plays_on")


async def measure(folder: Path) -> None:
    """Fill a database, then ask it what people ask."""
    url = f"sqlite:///{folder / 'history.db'}"
    await (await Database.open(url)).close()
    _fill(url)
    head(f"History: {FINISHED} finished games of {PEOPLE} people in one server, {RUNNING} running ones")
    began = time.perf_counter()
    database = await Database.open(url)
    for work in (rows.list_unshown, rows.list_thinking, deadlines.next_wake):
        await database.read(work)
    row("start: opening the database, catching up", f"{(time.perf_counter() - began) * 1000:.0f} ms")
    records = RecordStore(database)
    for what, work, args in _questions():
        row(what, timings([await _timed(records, work, *args) for _ in range(TIMES)]))
    await database.close()


def _questions() -> list[tuple]:
    middle, a_person = FINISHED // 2, PEOPLE // 2
    return [
        ("a person's games, newest", RecordStore.page, (HistoryQuery(GUILD, user_id=a_person), Cursor(), 5)),
        (
            "the busiest person's, in the middle",
            RecordStore.page,
            (HistoryQuery(GUILD, user_id=BUSIEST), Cursor(before=middle), 5),
        ),
        (
            "the same, of one game and channel",
            RecordStore.page,
            (HistoryQuery(GUILD, BUSIEST, None, 7, GAMES[0]), Cursor(before=middle), 5),
        ),
        ("those of the two busiest", RecordStore.page, (HistoryQuery(GUILD, BUSIEST, NEXT), Cursor(before=middle), 5)),
        ("those of two who never met", RecordStore.page, (HistoryQuery(GUILD, BUSIEST, PEOPLE + 1), Cursor(), 5)),
        ("a channel's games, newer", RecordStore.page, (HistoryQuery(GUILD, channel_id=7), Cursor(after=middle), 5)),
        ("a person's card", RecordStore.career, (GUILD, a_person)),
        ("the busiest person's card", RecordStore.career, (GUILD, BUSIEST)),
        ("a leaderboard", RecordStore.leaderboard, (GUILD, GAMES[0], a_person)),
        ("which game is played most", RecordStore.most_played, (GUILD,)),
    ]


async def _timed(records: RecordStore, work, *args) -> float:
    began = time.perf_counter()
    await work(records, *args)
    return time.perf_counter() - began


def _fill(url: str) -> None:
    """Write rows as the bot does, many at once; the first people play far more than the last."""
    rng = Random(1)
    rows = (_game(rng, number) for number in range(1, FINISHED + RUNNING + 1))
    engine = sa.create_engine(f"sqlite:///{address(url).database}")
    with engine.begin() as connection:
        while batch := list(islice(rows, BATCH)):
            connection.execute(games.insert(), [game for game, _ in batch])
            connection.execute(seats.insert(), [seat for _, seated in batch for seat in seated])
    engine.dispose()


def _game(rng: Random, number: int) -> tuple[dict, list[dict]]:
    is_over = number <= FINISHED
    places = {"guild_id": GUILD, "channel_id": rng.randrange(CHANNELS) if is_over else number, "message_id": number}
    fixed = {"rules_version": 1, "options": "{}", "language": "de", "secret": bytes(32), "joins": "1", "draws": 3}
    fixed |= {"pace": "letter", "due_at": None, "review": None, "state": STATE, "awaited": 1, "goes_on": 0}
    fixed |= {"stopped_by_manager": 0}
    counts = {"seq": 60, "step": 20, "shown_seq": 60, "created_at": number, "updated_at": number}
    wake_at = None if is_over else 10**13 + number
    ends = {"status": 2 if is_over else 1, "finished_at": number if is_over else None, "wake_at": wake_at}
    people = {_person(rng) for _ in range(rng.randint(3, 6))}
    game = {"id": number, "game": rng.choice(GAMES), **places, **fixed, **counts, **ends}
    return game, [_seat(rng, number, n, user, is_over=is_over) for n, user in enumerate(people)]


def _person(rng: Random) -> int:
    return min(PEOPLE, int(rng.paretovariate(0.5))) if rng.random() < 0.05 else rng.randint(1, PEOPLE)


def _seat(rng: Random, game: int, n: int, user: int, *, is_over: bool) -> dict:
    blank = {"computer": None, "late": None, **dict.fromkeys(NOTHING, 0)}
    traits = json.dumps({"E": rng.randint(0, 9), "M": 4})
    ended = {"rank": n + 1, "score": 30 - n, "best_round": rng.randint(1, 9), "traits": traits}
    who = {"game_id": game, "seat": n, "user_id": user, "name": f"Person {user}"}
    return who | blank | (ended if is_over else dict.fromkeys(ended))


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))
