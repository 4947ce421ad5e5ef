"""For all tests: fixtures from the database up to computer players that think in threads.

Whatever is said of sessions holds on SQLite and on PostgreSQL: every test that asks for `url` runs on both.
"""

import asyncio
import gc
import logging
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Generator
from concurrent.futures import Executor, ThreadPoolExecutor
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bot import discovery
from bot.events import Events
from bot.games import chance
from bot.games.registry import AnyRegistry
from bot.hooks import Hooks
from bot.people.rows import PreferenceStore
from bot.storage import personal_data
from bot.storage.database import Database, address
from bot.storage.tables import metadata
from bot.table.service import thinking
from bot.table.service.archive import Archive
from bot.table.service.events import ComputerMoved, Update
from bot.table.service.rhythm import AT_ONCE
from bot.table.service.service import Sessions
from bot.table.service.thinking import Thinkers
from cogs.aus_die_maus.rules import GAME as AUS_DIE_MAUS
from cogs.maunz.rules import GAME as MAUNZ
from cogs.mausen.rules import GAME as MAUSEN
from tests import command_line, dice, postgres, query_plans
from tests.plugins import registry_of
from tests.policies import Policy

settings.register_profile(
    "no chance", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("no chance")  # nor does a busy machine fail a test
TESTS = Path(__file__).parent
discovery.PACKAGES.append("tests.games")  # Nim, which only the tests have: that a folder is enough is tried in all
GAMES = set(discovery.game_keys())
SAMPLED = (
    "journeys",
    "trust",
    "cogs",
    "draw",
    "ladder",
    "storage",
    "hosting",
    "people",
    "test_budgets.py",
    "test_logs.py",
    "test_words.py",
)
"""Where most cases of a test repeat its first: `make test` takes that one …"""
EACH_GAME = ("cogs", "draw", "test_words.py")
"""… and here the first of each game."""
JOURNEYS = 4
"""So many journeys of each file are in `make test`: all of them take longer than everything else."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Journeys are tried twice, the second time for their requests alone; two proofs can take an hour."""
    parser.addoption("--every-point", action="store_true", help="kill the bot at every point of four whole games")
    parser.addoption("--troubles", type=int, default=1, help="how often each thing happens to one of two processes")
    parser.addoption("--on-postgres", action="store_true", help="journeys play on PostgreSQL, too, which must be there")
    parser.addoption("--own-emoji", action="store_true", help="in every house the application has our emoji")
    parser.addoption("--no-journeys", action="store_true", help="no test that plays in a house")
    parser.addoption("--chance", default="", help="any word: other cards and dice than in the runs before")
    parser.addoption("--briefly", action="store_true", help="no whole games, and of each test only the first case")


def pytest_configure() -> None:
    """Collect garbage seldom: a bot and its world hold many objects, and looking through them again and again takes
    a tenth of the time."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)


@pytest.hookimpl(tryfirst=True)  # before cases are chosen by their marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the cases on PostgreSQL, and those that repeat others as slow; leave out what sends the same requests once
    more."""
    seen: set[tuple[str, frozenset[str]]] = set()
    for item in (item for item in items if not item.get_closest_marker("slow")):
        folder = item.path.relative_to(TESTS).parts[0]
        is_each_games = folder in EACH_GAME and not _is_journey(item)
        case = _test(item), _games(item) if is_each_games else frozenset[str]()
        if folder in SAMPLED and case in seen:
            item.add_marker(pytest.mark.slow)
        seen.add(case)
    for item in items:
        if _is_on_postgres(item, are_journeys=bool(config.getoption("on_postgres"))):
            item.add_marker("postgres")
    _sample_journeys(items)
    if config.getoption("no_journeys"):
        items[:] = [item for item in items if not _is_journey(item)]
    if config.getoption("briefly"):
        first = {_test(item): item for item in reversed(items) if not item.get_closest_marker("whole_game")}
        items[:] = [item for item in items if first.get(_test(item)) is item]


def _sample_journeys(items: list[pytest.Item]) -> None:
    """Mark all journeys as slow but the first ones of each file."""
    seen = Counter[Path]()
    for item in items:
        if _is_journey(item) and not item.get_closest_marker("slow"):
            seen[item.path] += 1
            if seen[item.path] > JOURNEYS:
                item.add_marker("slow")


def _is_journey(item: pytest.Item) -> bool:
    """Return whether a case plays in a house: those of a feature stand beside its other tests."""
    assert isinstance(item, pytest.Function)
    return item.path.parent.name == "journeys" or not {"house", "gallery"}.isdisjoint(item.fixturenames)


def _is_on_postgres(item: pytest.Item, *, are_journeys: bool) -> bool:
    """Return whether a case needs a PostgreSQL; of journeys, those that do not repeat others."""
    assert isinstance(item, pytest.Function)
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    if are_journeys and "database_url" in item.fixturenames:
        return not item.get_closest_marker("slow")
    return "postgres_server" in item.fixturenames or "postgres" in parameters.values()


def _test(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


def _games(item: pytest.Item) -> frozenset[str]:
    """The games that a case is about."""
    return frozenset(GAMES.intersection(re.findall(r"[a-z_]+", item.nodeid.partition("[")[2])))


@pytest.fixture(scope="session")
def postgres_server(request) -> Generator[str]:
    with postgres.server(is_needed=request.config.getoption("on_postgres")) as url:
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
def plan(sqlite_url) -> Generator[Callable[..., list[str]]]:
    """How SQLite answers what is asked of many games."""
    with query_plans.of_many_games(Path(address(sqlite_url).database or "")) as asking:
        yield asking


@pytest.fixture
async def postgres_url(postgres_database) -> str:
    personal_data.load_all()
    await postgres.execute(postgres_database, f"TRUNCATE {', '.join(metadata.tables)} RESTART IDENTITY")
    return postgres_database


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request) -> str:
    """The address of an empty database."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture(autouse=True)
def same_chance_each_time(request, monkeypatch) -> None:
    """Cards and dice of a test are the same in each run, so that a rare game fails every run or none."""
    rng = Random(f"{request.config.getoption('chance')} {request.node.nodeid}")
    monkeypatch.setattr(chance, "new_secret", lambda: rng.randbytes(chance.SECRET_BYTES))
    monkeypatch.setattr(thinking, "secrets", SimpleNamespace(randbits=rng.getrandbits, choice=rng.choice))


@pytest.fixture
def quiet_features(monkeypatch) -> None:
    """No one looks back at games that are over, which comes when it comes, and no bell of a day looks every twenty
    minutes of days that pass in a moment: journeys that are about it ask for it.
    """
    if find_spec("cogs.review"):
        monkeypatch.setattr("cogs.review.reviewing.Reviewers._look_at", lambda *_: None)
    if find_spec("cogs.today"):
        monkeypatch.setattr("cogs.today.bell.POLL_S", 86_400.0)


@pytest.fixture
def database_url(request) -> str | None:
    """The database of a house: None is a file."""
    return request.getfixturevalue("postgres_url") if request.config.getoption("on_postgres") else None


@pytest.fixture
async def house(request, tmp_path, database_url, quiet_features) -> AsyncGenerator[Any]:
    """A server, six people, a stranger, a manager, and the bot on a database of its own; every picture is the same
    dot, since drawing takes most of the time. For a test marked `own_emoji` the application has our emoji.
    """
    own_emoji = request.config.getoption("own_emoji") or request.node.get_closest_marker("own_emoji") is not None
    from tests.harness import open_house  # takes long, and most tests have no house

    async with open_house(tmp_path, pictures=False, database_url=database_url, own_emoji=own_emoji) as opened:
        yield opened


@pytest.fixture
async def gallery(tmp_path, quiet_features) -> AsyncGenerator[Any]:
    """A house with real pictures."""
    from tests.harness import open_house

    async with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture
async def direct(tmp_path, monkeypatch, caplog, quiet_features) -> AsyncGenerator[Any]:
    """The bot, for people anywhere: what goes wrong without being expected fails a test."""
    from tests.journeys.visitors import anywhere

    caplog.set_level(logging.WARNING)
    async with anywhere(tmp_path, monkeypatch) as opened:
        yield opened
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@pytest.fixture
async def database(url) -> AsyncGenerator[Database]:
    opened = await Database.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def environment(tmp_path) -> dict[str, str]:
    """For commands: nothing of this machine's settings, and a folder of its own to run in."""
    return command_line.environment_in(tmp_path)


@pytest.fixture
def bot(environment, tmp_path, monkeypatch, capsys) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run a command to its end, in this process: `bot("check", LOG_LEVEL="INFO")`."""
    return lambda *words, **settings: command_line.run(words, environment | settings, tmp_path, monkeypatch, capsys)


@pytest.fixture
def policy() -> Generator[Policy]:
    """A computer player that thinks as fast as it can until a test says otherwise."""
    policy = Policy()
    policy.may_go_on.set()
    yield policy
    policy.may_go_on.set()


@pytest.fixture
def registry(policy) -> AnyRegistry:
    """Mausen, maunz., Aus die Maus and dice, all played by the same policy."""
    return registry_of(MAUSEN, MAUNZ, AUS_DIE_MAUS, dice.GAME, choose=policy)


@pytest.fixture
def events() -> Events:
    return Events()


@pytest.fixture
def hooks() -> Hooks:
    """Nothing is offered."""
    return Hooks()


@pytest.fixture
def sessions(database, registry, events, hooks) -> Sessions:
    """Its clock ticks once whenever it is looked at."""
    return Sessions(database, registry, events, count(1_000).__next__, hooks)


@pytest.fixture
def archive(database, registry) -> Archive:
    return Archive(database, registry)


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
def preferences(database) -> PreferenceStore:
    return PreferenceStore(database)


@pytest.fixture
def threads() -> list[Executor]:
    """Every executor that was made."""
    return []


@pytest.fixture
def moved(events) -> list[Update]:
    """What computer players did."""
    updates: list[Update] = []
    events.listen(ComputerMoved, lambda moved: updates.append(moved.update))
    return updates


@pytest.fixture
async def thinkers(sessions, registry, events, threads, moved, monkeypatch) -> AsyncGenerator[Thinkers]:
    """Computer players that think in threads and hear of every change, as in the bot."""
    monkeypatch.setattr(thinking, "PROCESSES", 8)

    def make() -> Executor:
        threads.append(ThreadPoolExecutor(8))
        return threads[-1]

    made = Thinkers(sessions, registry, events, pace=AT_ONCE, make_executor=make)
    yield made
    await made.close()
