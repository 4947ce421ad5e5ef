"""A fresh house for every journey: a server, six people, a stranger, a manager, and the bot on a database of its
own."""

import pytest

from bot.background.reviewing import Reviewers
from tests.harness import open_house
from tests.journeys.any_game_table import DAY


@pytest.fixture(autouse=True)
def looking_back(monkeypatch):
    """No one looks back at games that are over: it takes its time, and comes when it comes.

    Journeys that are about it ask for it.
    """
    monkeypatch.setattr(Reviewers, "_look_at", lambda *_: None)


@pytest.fixture(autouse=True)
def no_bells_of_days(monkeypatch):
    """Days pass in a moment: the bot does not look every twenty minutes of them whose day has begun."""
    monkeypatch.setattr("cogs.today.bell.LOOK_S", 1.0 * DAY)


@pytest.fixture
def database_url(request) -> str | None:
    """None is a file."""
    return request.getfixturevalue("postgres_url") if request.config.getoption("on_postgres") else None


@pytest.fixture
async def house(tmp_path, database_url):
    """The house of most journeys: every picture is the same dot, since drawing takes most of the time."""
    async with open_house(tmp_path, pictures=False, database_url=database_url) as house:
        yield house


@pytest.fixture
async def gallery(tmp_path):
    """A house with real pictures."""
    async with open_house(tmp_path) as house:
        yield house
