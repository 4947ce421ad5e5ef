"""What a move costs: its answer, what has changed for the others, the call of the next player, and nothing else."""

from collections import Counter
from random import Random

import pytest

from bot.sessions.session import Status
from tests.journeys.any_game_table import COMMANDS, PLAYERS, begun

MOVES = 24


@pytest.mark.parametrize("game", COMMANDS)
async def test_a_move_sends_no_more_than_it_must(house, game):
    players = PLAYERS[game]
    table = await begun(house, game, *players)
    rng = Random(game)
    for _ in range(MOVES):
        if (before := await table.session()).status != Status.RUNNING:
            break
        name, clicked = (await table.awaited())[0], table.clicks
        with house.requests() as requests:
            await table.click_on(name, rng)
        sent, after = Counter(requests), await table.session()
        assert 1 <= sent["answer"] <= table.clicks - clicked
        assert sent["edit"] <= (after.seq != before.seq), "the board is not edited for what changes nothing"
        assert sent["edit panel"] <= (len(players) - 1) * (after.step != before.step)
        assert sent["post"] <= 1
        assert sent["delete"] <= 1
        assert sent["delete panel"] <= 1, "what was said of a click before, or a hand that was opened anew"
        assert set(sent) <= {"answer", "edit", "edit panel", "post", "delete", "delete panel"}, sent


@pytest.mark.parametrize("game", COMMANDS)
async def test_what_looks_as_before_is_not_sent_again(house, game):
    table = await begun(house, game, *PLAYERS[game])
    await table.click_on((await table.awaited())[0], Random(1))
    await house.refresh(table.id)  # a sealed pick is no reason to draw all hands anew
    with house.requests() as requests:
        await house.refresh(table.id)
    assert requests == []


@pytest.mark.whole_game
@pytest.mark.parametrize("game", COMMANDS)
async def test_no_player_is_called_in_a_game_in_which_all_sit_at_the_table(house, game):
    """The promise of docs/playing.md. Each player thinks for a while before each click."""
    table, rng = await begun(house, game, *PLAYERS[game]), Random(game)
    with house.requests() as requests:
        while (waiting := await table.awaited()) and (await table.session()).status == Status.RUNNING:
            await house.env.advance_time(20)
            if not await table.moves(waiting[0]):
                await table.open_hand(waiting[0])  # of two cheeses one is kept, which only the hand shows
            await table.click_on(waiting[0], rng)
    assert (await table.session()).status == Status.FINISHED
    sent = [request.json or {} for request in house.env.http_requests if request.method == "POST"]
    assert [request["content"] for request in sent if request.get("content")] == [], "no player is called"
    assert Counter(requests)["post"] <= 3, "but a board that is an hour old moves down"
