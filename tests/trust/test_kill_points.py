"""The bot, killed (SIGKILL) at the points at which something leaves the process, in games of all four kinds.

The points are found by running a game once: before and after each commit, each request to Discord and each picture.
After each kill the bot starts again, and everything is as in the undisturbed game: saved state and log, the one board,
the hands, no call that stays; what was answered is saved.

With `--every-point` each point of four whole games is one kill; else every click is killed once, at another of its
points each time.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import pytest_asyncio

from tests.playout import IN_THE_BOX, game_in
from tests.trust.bot_process import Process, forker
from tests.trust.killed_games import KilledGame, Killings, Plan, killed, new_database, undisturbed

pytestmark = pytest.mark.asyncio(loop_scope="module")  # one process forks the bots of all tests

PEOPLE = {key: game_in(key).seats[0] for key in IN_THE_BOX}
WHOLE = 1000
SHORT = {"maunz": 7, "mausen": 8}
"""Clicks of the short run: lobby, start, hands and the first moves."""


@pytest.fixture
def every_point(request) -> bool:
    return request.config.getoption("every_point")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def process(tmp_path_factory):
    async with forker(tmp_path_factory.mktemp("bots")) as opened:
        yield opened


@pytest.fixture
def template(tmp_path, migrated_file) -> Path:
    return Path(shutil.copy(migrated_file, tmp_path / "template.db"))


async def kill_in(
    process: Process, template: Path, game: str, clicks: int, choose: Callable[[Killings], list[Plan]]
) -> str:
    """Play undisturbed, then once for each plan of kills; return how many there were of what."""

    def new(name: str) -> KilledGame:
        return KilledGame(process, game, PEOPLE[game], new_database(template, template.parent, name), clicks)

    killings = Killings()
    noted = await undisturbed(new("undisturbed"), killings)
    for plan in choose(killings):
        await killed(new("killed"), killings, plan, noted)
    total = sum(map(len, killings.points))
    return f"{game}: {len(noted)} clicks, {total} points, {killings.done.total()} kills: {dict(killings.done)}"


@pytest.mark.parametrize("game", SHORT)
async def test_killed_in_every_click_of_a_beginning(process, template, game, capsys):
    report = await kill_in(process, template, game, SHORT[game], lambda killings: [killings.diagonal(2)])
    with capsys.disabled():
        print(f"\n{report}")


@pytest.mark.slow
@pytest.mark.parametrize("game", PEOPLE)
async def test_killed_in_every_click_of_a_whole_game(process, template, game, every_point, capsys):
    def choose(killings: Killings) -> list:
        return killings.everything() if every_point else [killings.diagonal(0)]

    report = await kill_in(process, template, game, WHOLE, choose)
    with capsys.disabled():
        print(f"\n{report}")


@pytest.mark.slow
async def test_a_move_that_was_answered_and_is_lost_would_be_found(process, template, tmp_path):
    """The control: when it is killed, the database goes back to what it was before the click."""

    def new(name: str) -> KilledGame:
        return KilledGame(process, "maunz", 2, new_database(template, tmp_path, name), 2)

    killings = Killings()
    noted = await undisturbed(new("undisturbed"), killings)
    game = new("killed")
    game.is_forgetful = True
    with pytest.raises(AssertionError, match="answered and lost"):
        await killed(game, killings, [0, killings.points[1].index("after POST answer") + 1, 0], noted)
