"""Whatever is said of sessions holds on SQLite and on PostgreSQL: every test that asks for `url` runs on both."""

import asyncio
import shutil
from collections.abc import AsyncGenerator, Generator
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest

from bot.background import thinking
from bot.background.thinking import Thinkers
from bot.games.registry import Registry
from bot.members.preferences import PreferenceStore
from bot.service.events import Update
from bot.service.service import Sessions
from bot.storage.database import Database
from cogs.maunz.rules.rules import GAME as MAUNZ
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests.sessions import dice, postgres
from tests.sessions.minds import Mind


@pytest.fixture(scope="session")
def postgres_server() -> Generator[str]:
    with postgres.server() as url:
        yield url


@pytest.fixture(scope="session")
def postgres_database(postgres_server) -> Generator[str]:
    with postgres.database(postgres_server) as url:
        asyncio.run(_migrate(url))
        yield url


async def _migrate(url: str) -> None:
    await (await Database.open(url)).close()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory) -> Path:
    """Migrated once and copied for each test: that saves most of the time they take."""
    path = tmp_path_factory.mktemp("migrated") / "table.db"
    asyncio.run(_migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture
def sqlite_url(tmp_path, migrated_file) -> str:
    shutil.copy(migrated_file, tmp_path)
    return f"sqlite:///{tmp_path / migrated_file.name}"


@pytest.fixture
async def postgres_url(postgres_database) -> str:
    await postgres.execute(
        postgres_database, "TRUNCATE games, seats, moves, users, notes, ratings, guilds RESTART IDENTITY"
    )
    return postgres_database


@pytest.fixture(params=["sqlite", "postgres"])
def url(request) -> str:
    """The address of an empty database."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
async def database(url) -> AsyncGenerator[Database]:
    opened = await Database.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def mind():
    """It thinks as fast as it can until a test says otherwise."""
    mind = Mind()
    mind.may_go_on.set()
    yield mind
    mind.may_go_on.set()


@pytest.fixture
def registry(mind) -> Registry:
    games = Registry()
    for game in (MAUSEN, MAUNZ, dice.GAME):
        games.add(game, mind)
    return games


@pytest.fixture
def sessions(database, registry) -> Sessions:
    """A clock that ticks once whenever it is looked at."""
    return Sessions(database, registry, count(1_000).__next__)


class Time:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.at = 1_000_000_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def people(database) -> PreferenceStore:
    return PreferenceStore(database)


@pytest.fixture
def threads() -> list[Executor]:
    """Every executor that was made."""
    return []


@pytest.fixture
def moved() -> list[Update]:
    return []


@pytest.fixture
async def thinkers(sessions, registry, threads, moved, monkeypatch) -> AsyncGenerator[Thinkers]:
    """Computer players that think in threads and hear of every change, as in the bot."""
    monkeypatch.setattr(thinking, "PROCESSES", 8)

    def make() -> Executor:
        threads.append(ThreadPoolExecutor(8))
        return threads[-1]

    made = Thinkers(sessions, registry, pause=0, make_executor=make)
    made.on_move = told(moved)
    sessions.on_saved = made.follow
    yield made
    await made.close()


def told(moved: list[Update]):
    async def on_move(update: Update) -> None:
        moved.append(update)

    return on_move
