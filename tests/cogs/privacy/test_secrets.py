"""What one player may not know is in no other person's export."""

from random import Random
from typing import Any

import pytest

from cogs.privacy.cog import Privacy
from tests.harness import House, open_house
from tests.journeys.any_game_table import AnyGameTable, begun
from tests.playout import game_in
from tests.trust.secrets import OWN, pair, positions

GAMES = sorted(OWN)
NAMES = ("anna", "ben", "cleo", "dora", "emil", "fritz")


@pytest.mark.parametrize("key", GAMES)
async def test_no_export_depends_on_a_secret(tmp_path, key):
    """What a person may have of a running game as a file is what their pages may show, and no more."""
    rng, game, changed = Random(key), game_in(key), 0
    async with open_house(tmp_path, pictures=False) as house:
        seats = game.seats[0]
        table = await begun(house, key, *NAMES[:seats])
        for state in [one for seed in range(0, 9, len(game.seats)) for one in positions(key, seed, every=12)]:
            for seat, name in enumerate(NAMES[:seats]):
                one, other = pair(key, state, seat, rng)
                assert await export(house, table, name, one) == await export(house, table, name, other)
                changed += one != other
    assert changed > 10, "many positions have secrets"


async def export(house: House, table: AnyGameTable, name: str, position: Any) -> Any:
    """Return what a player gets about this game, but for when it changed and which messages show it and call them."""
    await house.put(await table.session(), game_in(table.game), position)
    cog = house.bot.get_cog("Privacy")
    assert isinstance(cog, Privacy)
    [seat] = (await cog.retention.everything_about(house.people[name].id))["seats"]
    assert seat["sees"] is not None
    return {key: value for key, value in seat.items() if key not in ("last_change", "message", "call")}
