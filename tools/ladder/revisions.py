"""Computer players of earlier revisions of the project: each thinks in a process of its own, with the code of then."""

import os
import shutil
import subprocess
import sys
import tarfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeAlias

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Level
from tests.playout import game_in
from tests.plugins import plugin_in
from tools.ladder import earlier_player
from tools.ladder.arena import TimedPlayer, at
from tools.ladder.earlier_player import Answer, Question
from tools.ladder.matches import Ended, Match, play_among

PROJECT = Path(__file__).parents[2]
SEEDS = 1 << 30

Thought: TypeAlias = Mapping[str, list[float]]
"""How many seconds each player computed for each of its choices, by name."""


class NoSuchRevision(Exception):
    """The code of a revision cannot be had; the message says why."""


class Former(NamedTuple):
    """A level as it was in an earlier revision, whose code lies in a folder."""

    level: Level
    revision: str
    folder: Path

    @property
    def name(self) -> str:
        """What it is called in tables."""
        return f"{self.level} of {self.revision}"


def play_against(
    pool: Executor, game: str, level: Level, revision: str, games: int
) -> tuple[list[Ended], dict[str, list[float]]]:
    """Play games of a level among its former self and the other way round; NoSuchRevision where there is none."""
    if level not in plugin_in(game).levels:
        raise NoSuchRevision(f"{game} has no level {level}.")
    seats = game_in(game).seats[0]
    with unpacked(revision, PROJECT) as folder:
        former = Former(level, revision, folder)
        pairs = ((level, former.name), (former.name, level))
        matches = [Match(game, *pair, seats, number % seats, number) for pair in pairs for number in range(games)]
        played = list(pool.map(_play, [former] * len(matches), matches))
    thought = defaultdict[str, list[float]](list)
    for _, of_match in played:
        for name, cpu_s in of_match.items():
            thought[name] += cpu_s
    return [ended for ended, _ in played], thought


def _play(former: Former, match: Match) -> tuple[Ended, Thought]:
    now = TimedPlayer(at(former.level, plugin_in(match.game).choose))
    then = _player(former, match.game)
    then.cpu_s.clear()
    ended = play_among({former.level: now, former.name: then}, match)
    return ended, {former.level: now.cpu_s, former.name: list(then.cpu_s)}


@cache
def _player(former: Former, game: str) -> "EarlierPlayer":
    """Start it once in each process that plays."""
    return EarlierPlayer(former, game)


@contextmanager
def unpacked(revision: str, project: Path) -> Iterator[Path]:
    """Give a folder with the code of a revision, until it is no longer needed."""
    if not (project / ".git").exists() or not shutil.which("git"):
        raise NoSuchRevision(
            "Only in a clone of the project, and with git, can a level play against an earlier revision."
        )
    archive = subprocess.run(["git", "archive", revision, "bot", "cogs"], cwd=project, capture_output=True, check=False)
    if archive.returncode:
        raise NoSuchRevision(f"git has no code of {revision}: {archive.stderr.decode().strip()}")
    with TemporaryDirectory() as folder, tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")
        yield Path(folder)


class EarlierPlayer:
    """A player for the arena; its process ends with this one."""

    def __init__(self, former: Former, game: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", earlier_player.__file__, game, former.level],
            env={**os.environ, "PYTHONPATH": str(former.folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.cpu_s: list[float] = []
        """How long each choice took, but for those among a single move."""

    def __call__(self, view: Any, moves: tuple[Any, ...], chance: Chance) -> Any:
        """Ask the process."""
        seed = chance.below(SEEDS)
        question = Question(_raw(view), _raw(moves), seed)
        assert self._process.stdin
        assert self._process.stdout
        with suppress(BrokenPipeError):  # what went wrong is told below
            self._process.stdin.write(msgspec.json.encode(question) + b"\n")
            self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise NoSuchRevision("The code of that revision cannot play here; above it says why.")
        answer = msgspec.json.decode(line, type=Answer)
        if len(moves) > 1:
            self.cpu_s.append(answer.cpu_s)
        return moves[answer.move]


def _raw(data: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(data))
