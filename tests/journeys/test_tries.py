"""Try from here: how a finished game would have gone on, privately, in one's own seat or any that one watched."""

from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.storage.tables import solos
from tests.harness import House, Shown, look
from tests.journeys.any_game_table import COMMANDS, PLAYERS, begun
from tests.journeys.test_replay import replay

OPENS = ("maunz.column", "maunz.piece", "nim.hole", "heul_doch.aim")
MOST_CLICKS = 400


async def finished(house: House, game: str) -> Any:
    """A table at which a game was played to its end, in a moment."""
    quiet = {} if game == "mausen" else {"pings": "off"}
    table = await begun(house, game, *PLAYERS[game], **quiet)
    await table.rush()
    return table


async def opened(house: House, name: str, table: Any, moment: int = 0) -> Shown:
    """A person opens the replay, goes to a moment and tries from there."""
    shown = (await replay(house, name, table.id)).shown
    custom_id = f"k1|{table.id}|{shown.ids('try.here')[0].split('|')[2]}|replay.back|{moment + 1}"
    await house.forge(name, shown.message, custom_id)
    return await press(house, name, look(shown.message), "try.here")


async def press(house: House, name: str, shown: Shown, action: str, end: str = "") -> Shown:
    """A person presses this, and reads what came of it in the same message."""
    (custom_id,) = (one for one in shown.ids(action) if one.endswith(end))
    answer = await house.click(name, shown.message, custom_id)
    assert (answer.kind, answer.text) == ("update", "")
    return look(shown.message)


def moves(shown: Shown) -> list[str]:
    """What can be pressed to play."""
    live = [b["custom_id"] for b in shown.buttons if not b.get("disabled")]
    return [one for one in live if one.split("|")[3] in ("try.press", "try.on")]


async def play_out(house: House, name: str, shown: Shown, seed: int = 1, clicks: int = MOST_CLICKS) -> Shown:
    """A person presses on, whatever is offered, to the end or so often."""
    rng = Random(seed)
    for _ in range(clicks):
        if not (offered := moves(shown)):
            break
        closing = [one for one in offered if one.split("|")[4] not in OPENS]
        custom_id = rng.choice(closing if closing and rng.random() < 0.8 else offered)
        assert (await house.click(name, shown.message, custom_id)).text == ""
        shown = look(shown.message)
    return shown


async def rows(house: House) -> list[Any]:
    return await house.database.read(lambda connection: [*connection.execute(sa.select(solos))])


@pytest.mark.parametrize("game", COMMANDS)
async def test_a_try_is_played_to_its_end_in_one_private_message(house, game):
    table = await finished(house, game)
    before, posted = await table.session(), len(house.channel.history())
    shown = await opened(house, "anna", table)
    assert shown.message.ephemeral
    shown = await play_out(house, "anna", shown)
    assert moves(shown) == [], shown.text
    assert await table.session() == before, "nothing of it is in the game"
    assert len(house.channel.history()) == posted
