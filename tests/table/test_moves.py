"""Moves: what moves the sequence number, what moves the step, what the log keeps, and that it leads to the snapshot
again."""

import msgspec
import pytest

from bot.errors import IllegalMove, Stale
from bot.sessions import decisions
from bot.sessions.session import Status
from bot.storage.tables import moves
from cogs.mausen.rules.rules import GAME as MAUSEN
from cogs.mausen.rules.rules import Round
from tests import dice
from tests.crowd import (
    ANNA,
    BEN,
    CLEO,
    PEOPLE,
    act,
    choose,
    count,
    log_of,
    pick,
    pick_all,
    play_to_the_end,
    replayed,
    running,
)

# Sequence number and step


async def test_a_sealed_pick_moves_the_sequence_but_not_the_step(sessions):
    session = await running(sessions)
    update = await act(sessions, session, ANNA, pick("E1"))
    assert (update.after.seq, update.after.step) == (session.seq + 1, session.step)
    assert not update.is_seen
    assert update.after.awaited == {1, 2}
    assert await sessions.session_by_id(session.id) == update.after


async def test_the_same_pick_twice_writes_nothing(sessions, database):
    session = await running(sessions)
    once = await act(sessions, session, ANNA, pick("E1"))
    twice = await act(sessions, session, ANNA, pick("E1"))
    assert twice.before == twice.after == once.after
    assert not twice.is_seen
    assert await sessions.session_by_id(session.id) == once.after
    assert await count(database, moves) == 1


async def test_the_last_pick_reveals_and_moves_the_step(sessions):
    session = await running(sessions)
    await act(sessions, session, ANNA, pick("E1"))
    await act(sessions, session, BEN, pick("D2"))
    update = await act(sessions, session, CLEO, pick("C3"))
    assert (update.after.seq, update.after.step) == (session.seq + 3, session.step + 1)
    assert update.is_seen
    assert sessions.view(update.after, None).last.laid == tuple(pick(card).card for card in ("E1", "D2", "C3"))


# Refusals


async def test_a_rejected_move_takes_no_draw(sessions):
    session = await running(sessions, 3, "dice")
    waits = next(person for person in PEOPLE[:3] if session.seated(person.id).seat not in session.awaited)
    with pytest.raises(IllegalMove):
        await act(sessions, session, waits, dice.Throw())
    assert await sessions.session_by_id(session.id) == session


# The log


async def test_the_log_keeps_each_move_and_what_everyone_saw(sessions, database):
    session = await pick_all(sessions, await running(sessions), "E1 D2 C3")
    log = await log_of(database, session)
    assert [(one.seat, one.by_bot, MAUSEN.decode_move(one.move)) for one in log] == [
        (seat, False, pick(card)) for seat, card in enumerate(("E1", "D2", "C3"))
    ]
    assert [one.events for one in log[:2]] == [b"", b""]
    assert msgspec.json.decode(log[2].events, type=tuple[Round, ...]) == (sessions.view(session, None).last,)


async def test_the_log_names_seats_and_no_people(sessions, database):
    session = await play_to_the_end(sessions, MAUSEN, await running(sessions))
    stored = b"".join(one.move + one.events for one in await log_of(database, session)) + (session.state or b"")
    for person in PEOPLE:
        assert str(person.id).encode() not in stored
        assert person.name.encode() not in stored


@pytest.mark.parametrize(("game", "people"), [(MAUSEN, 3), (dice.GAME, 3)], ids=["mausen", "dice"])
async def test_the_log_leads_to_the_snapshot(sessions, database, game, people):
    session = await play_to_the_end(sessions, game, await running(sessions, people, game.key))
    log = await log_of(database, session)
    assert log
    assert replayed(game, session, log) == (session.state, session.draws)


# The end


@pytest.mark.parametrize("game", [MAUSEN, dice.GAME], ids=["mausen", "dice"])
async def test_a_finished_game_keeps_places_and_scores(sessions, game):
    over = await play_to_the_end(sessions, game, await running(sessions, 3, game.key))
    outcome = game.outcome(game.decode_state(over.state))
    assert over.status == Status.FINISHED
    assert tuple(seated.rank for seated in over.seats) == outcome.places
    assert tuple(seated.score for seated in over.seats) == outcome.scores
    assert await sessions.session_by_id(over.id) == over
    assert over.awaited == frozenset()


async def test_a_stopped_game_has_no_places(sessions):
    session = await pick_all(sessions, await running(sessions), "E1 D2 C3")
    stopped = (await sessions.act_for_person(session.id, decisions.stop, ANNA.id, is_manager=True)).after
    assert {(seated.rank, seated.score) for seated in stopped.seats} == {(None, None)}
    assert stopped.state == session.state


# Those who left


async def test_in_a_game_of_turns_the_computer_is_awaited_when_it_is_its_turn(sessions, database):
    session = await running(sessions, 3, "dice")
    first = min(session.awaited)
    left = PEOPLE[(first + 1) % 3]
    session = (await sessions.act_for_person(session.id, decisions.leave, left.id)).after
    assert session.computers_to_move == ()
    session = (await act(sessions, session, PEOPLE[first], dice.Throw())).after
    assert session.computers_to_move == ((first + 1) % 3,)
    session = (await choose(sessions, dice.GAME, session)).after
    assert session.awaited == {(first + 2) % 3}
    assert replayed(dice.GAME, session, await log_of(database, session)) == (session.state, session.draws)


async def test_a_computer_that_is_not_awaited_cannot_move(sessions, database):
    """It thought of a step that is over, or of a seat whose person is there."""
    session = await running(sessions)
    session = (await sessions.act_for_person(session.id, decisions.leave, BEN.id)).after
    for seat, step in ((0, session.step), (1, session.step - 1), (1, session.step + 1)):
        with pytest.raises(Stale):
            await sessions.play_computer_move(session.id, seat, step, pick("E1"))
    assert await count(database, moves) == 0
