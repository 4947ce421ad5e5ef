"""Games that people can give up, and clicks that make no move: with maunz., where both are met."""

import pytest

from bot.errors import GameError, NotAllowed, Stale
from bot.games.registry import Registry
from bot.sessions import decisions
from bot.sessions.session import Status
from cogs.maunz.rules.bed import Piece
from cogs.maunz.rules.rules import GAME
from cogs.maunz.rules.state import PlacePiece, Resign
from tests import dice
from tests.crowd import ANNA, BEN, CLEO, PEOPLE, act, lobby, log_of, replayed, running
from tests.plugins import any_move, plugin_of


@pytest.fixture
def registry() -> Registry:
    games = Registry()
    games.add(plugin_of(GAME, any_move))
    return games


@pytest.mark.parametrize(("person", "places"), [(ANNA, [2, 1]), (BEN, [1, 2])])
async def test_who_gives_up_loses_at_once_in_turn_or_not(sessions, database, person, places):
    session = await running(sessions, 2, "maunz", first="0")
    after = (await sessions.act_for_person(session.id, decisions.give_up, person.id)).after
    assert after.status == Status.FINISHED
    assert [seated.rank for seated in after.seats] == places
    (logged,) = await log_of(database, session)
    assert (logged.seat, logged.by_bot, GAME.decode_move(logged.move)) == (PEOPLE.index(person), False, Resign())
    assert replayed(GAME, after, [logged]) == (after.state, after.draws)


async def test_there_is_nothing_to_give_up_before_the_start_nor_in_a_game_without_such_a_move(sessions, registry):
    opened = await lobby(sessions, 2, "maunz")
    with pytest.raises(NotAllowed) as refused:
        await sessions.act_for_person(opened.id, decisions.give_up, ANNA.id)
    assert refused.value.key == "no-not-started"
    registry.add(plugin_of(dice.GAME, any_move))
    session = await running(sessions, 2, "dice")
    with pytest.raises(NotAllowed) as refused:
        await sessions.act_for_person(session.id, decisions.give_up, ANNA.id)
    assert refused.value.key == "no-forged"


async def test_a_click_that_makes_no_move_is_for_who_is_in_turn(sessions):
    session = await running(sessions, 2, "maunz", first="0")
    await sessions.expect_turn(session.id, ANNA.id, session.step)
    for person, word in ((BEN, "no-not-your-turn"), (CLEO, "no-stranger")):
        with pytest.raises(GameError) as refused:
            await sessions.expect_turn(session.id, person.id, session.step)
        assert refused.value.key == word
    after = (await act(sessions, session, ANNA, PlacePiece(Piece.KITTEN, "C3"))).after
    await sessions.expect_turn(session.id, BEN.id, after.step)
    with pytest.raises(Stale):
        await sessions.expect_turn(session.id, BEN.id, session.step)


async def test_no_one_is_in_turn_before_the_start_and_after_the_end(sessions):
    opened = await lobby(sessions, 2, "maunz")
    with pytest.raises(NotAllowed) as refused:
        await sessions.expect_turn(opened.id, ANNA.id, opened.step)
    assert refused.value.key == "no-not-started"
    session = (await sessions.act_for_person(opened.id, decisions.start, ANNA.id)).after
    after = (await sessions.act_for_person(session.id, decisions.give_up, ANNA.id)).after
    with pytest.raises(NotAllowed) as refused:
        await sessions.expect_turn(session.id, BEN.id, after.step)
    assert refused.value.key == "no-session-over"
