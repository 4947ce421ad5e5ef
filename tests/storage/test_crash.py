"""kill -9 at any moment: whatever was said to be saved is there afterwards, and the file is whole."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.service.service import Sessions
from bot.storage.database import Database
from cogs.mausen.rules.rules import GAME
from tests.people import file_of, log_of, replayed
from tests.plugins import registry_of

ROOT = Path(__file__).parents[2]
Said = tuple[int, int, int, str]


@pytest.fixture
def player():
    with subprocess.Popen(
        [sys.executable, "-m", "tests.storage.crash_player"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield process
        process.stdin.close()
    assert process.returncode == 0


def killed(player: subprocess.Popen[str], url: str, seed: int, after: int, manner: str = "honest") -> list[Said]:
    """Let it play, kill it once it has said so many moves, and return all that it said until it was gone."""
    player.stdin.write(f"{url} {seed} {manner}\n")
    player.stdin.flush()
    child, said = 0, []
    for line in player.stdout:
        match line.split(" ", 4):
            case ["playing", number]:
                child = int(number)
            case ["said", session, seq, seat, move]:
                said.append((int(session), int(seq), int(seat), move.strip()))
            case ["gone\n"]:
                break
        if child and len(said) >= after:
            os.kill(child, signal.SIGKILL)
            after = sys.maxsize
    return said


async def lost(url: str, said: list[Said]) -> list[Said]:
    """Return what was said to be saved and is not; AssertionError if a log does not lead to its snapshot."""
    database = await Database.open(url)
    try:
        sessions = Sessions(database, registry_of(GAME))
        kept = {}
        for session_id in {one[0] for one in said}:
            session = await sessions.get(session_id)
            log = await log_of(database, session)
            assert replayed(GAME, session, log) == (session.state, session.draws)
            first = session.seq - len(log) + 1
            kept |= {(session_id, seq): (one.seat, one.move.decode()) for seq, one in enumerate(log, first)}
        return [one for one in said if kept.get(one[:2]) != one[2:]]
    finally:
        await database.close()


@pytest.mark.parametrize("rounds", [5, pytest.param(20, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("manner", "most"), [("honest", 30), ("computers", 60)])
async def test_nothing_that_was_said_to_be_saved_is_lost(sqlite_url, player, manner, most, rounds):
    """Nor does a table stand still at which computers were thinking."""
    rng = Random(9)
    everything: list[Said] = []
    for seed in range(rounds):
        after = rng.randrange(1, most)
        said = killed(player, sqlite_url, seed, after, manner)
        assert len(said) >= after
        everything += said
        with closing(sqlite3.connect(file_of(sqlite_url))) as raw:
            assert raw.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        assert await lost(sqlite_url, said) == []
    assert len(everything) >= rounds
    assert await lost(sqlite_url, everything) == []
    if rounds > 5:
        assert len({session for session, *_ in everything}) > 1, "games ended, and others began"


@pytest.mark.slow
async def test_saying_it_before_saving_it_would_be_found(sqlite_url, player):
    """The control: the third move is said, but not saved."""
    said = killed(player, sqlite_url, seed=1, after=3, manner="hasty")
    assert len(said) == 3
    assert await lost(sqlite_url, said) == said[2:]
