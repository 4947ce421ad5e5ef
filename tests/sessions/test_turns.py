"""Games that people can give up, and clicks that make no move: with maunz., where both are met."""

import pytest

from bot.errors import Refused, Stale
from bot.registry import Registry
from bot.sessions.session import Status
from cogs.maunz.bed import Piece
from cogs.maunz.rules import GAME
from cogs.maunz.state import Place, Resign
from tests.sessions.table import ANNA, BEN, CLEO, act, any_move, lobby, log_of, running


@pytest.fixture
def registry() -> Registry:
    games = Registry()
    games.add(GAME, any_move)
    return games


@pytest.mark.parametrize("left", [ANNA, BEN])
async def test_whoever_leaves_gives_up_at_once_in_turn_or_not(sessions, database, left):
    session = await running(sessions, 2, "maunz", first="0")
    after = (await sessions.leave(session.id, left.id)).after
    assert after.status == Status.FINISHED
    seat = 0 if left is ANNA else 1
    assert [seated.place for seated in after.seats] == ([2, 1] if left is ANNA else [1, 2])
    assert after.seats[seat].away
    (logged,) = await log_of(database, session)
    assert (logged.seat, logged.by_bot, GAME.decode_move(logged.move)) == (seat, False, Resign())


async def test_whoever_leaves_the_lobby_gives_up_nothing(sessions, database):
    session = await lobby(sessions, 2, "maunz")
    after = (await sessions.leave(session.id, ANNA.id)).after
    assert (after.status, after.names) == (Status.LOBBY, ("Ben",))
    assert await log_of(database, session) == ()


async def test_a_click_that_makes_no_move_is_for_whoever_is_in_turn(sessions):
    session = await running(sessions, 2, "maunz", first="0")
    await sessions.expect_turn(session.id, ANNA.id, session.step)
    for person, word in ((BEN, "no-not-your-turn"), (CLEO, "no-stranger")):
        with pytest.raises(Refused) as refused:
            await sessions.expect_turn(session.id, person.id, session.step)
        assert refused.value.word == word
    after = (await act(sessions, session, ANNA, Place(Piece.KITTEN, "C3"))).after
    await sessions.expect_turn(session.id, BEN.id, after.step)
    with pytest.raises(Stale):
        await sessions.expect_turn(session.id, BEN.id, session.step)


async def test_nobody_is_in_turn_before_the_start_and_after_the_end(sessions):
    opened = await lobby(sessions, 2, "maunz")
    with pytest.raises(Refused) as refused:
        await sessions.expect_turn(opened.id, ANNA.id, opened.step)
    assert refused.value.word == "no-not-started"
    session = (await sessions.start(opened.id, ANNA.id)).after
    after = (await sessions.leave(session.id, ANNA.id)).after
    with pytest.raises(Refused) as refused:
        await sessions.expect_turn(session.id, BEN.id, after.step)
    assert refused.value.word == "no-session-over"
