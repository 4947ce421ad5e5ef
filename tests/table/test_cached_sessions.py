"""Sessions in memory: they are what the database holds, after whole games of every kind."""

import dataclasses
from itertools import count
from random import Random

import pytest

from bot.person import ChannelRef, Person
from bot.sessions import decisions
from bot.sessions.opening import TablePlan
from bot.sessions.session import Status
from bot.table.service import rows
from bot.table.service.call_rows import Call
from bot.table.service.live import LiveSessions, with_calls
from bot.table.service.service import Sessions
from tests.crowd import around, running
from tests.playout import game_folders, game_in
from tests.plugins import registry_of

GAMES = game_folders()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.slow
async def test_what_is_cached_is_what_is_stored_after_a_whole_game(database, key):
    """Its board is shown, moved and edited meanwhile, and people are called."""
    game, rng = game_in(key), Random(key)
    sessions = Sessions(database, registry_of(game), now=count(1_000).__next__)
    people = [Person(number, f"person {number}", "en") for number in range(1, game.seats[0] + 1)]
    session = await sessions.open_lobby(ChannelRef(1, 1), TablePlan(key, "en"), people[0], 1)
    for person in people[1:]:
        await sessions.act_for_person(session.id, decisions.join, person, person.id)
    session = (await sessions.act_for_person(session.id, decisions.start, 1)).after
    for number in count():
        session = await sessions.session_by_id(session.id)
        if session.status != Status.RUNNING:
            break
        seat = min(session.awaited)
        moves = [move for move in game.legal_moves(_state(game, session), seat) if move != game.of_people.giving_up]
        await sessions.act_for_person(session.id, decisions.act, people[seat].id, session.step, rng.choice(moves))
        session = await sessions.session_by_id(session.id)
        await sessions.mark_shown(session, 70 + number // 10)
        await _call_and_take_away(sessions, session, number)
        if number % 7 == 0:
            await _assert_cached_is_stored(sessions, database, session.id)
    assert session.status == Status.FINISHED
    await _assert_cached_is_stored(sessions, database, session.id)


async def _call_and_take_away(sessions, session, number):
    if number % 3 == 0:
        await sessions.note_calls(session.id, {0: Call("call", 1, 1, number + 1)})
    elif number % 3 == 1 and (call := session.seats[0].call):
        sessions.note_calls_gone(session.id, {0: call})
        if number % 2:  # a newer call stays, although the older one is taken out of the database later
            await sessions.note_calls(session.id, {0: Call("call", 1, 1, number + 1)})


def _state(game, session):
    return game.decode_state(session.state)


async def _assert_cached_is_stored(sessions, database, session_id):
    await database.flush()
    cached, stored = await sessions.session_by_id(session_id), await database.read(rows.load, session_id)
    assert stored is not None
    for field in dataclasses.fields(cached):
        assert getattr(cached, field.name) == getattr(stored, field.name), field.name


CALL = (1, 77)


def test_what_is_read_while_a_message_is_noted_is_read_again():
    live, session = LiveSessions(), around()
    ticket = live.begin_reading()
    live.note(session.id, lambda kept: with_calls(kept, {0: CALL}))
    assert live.loaded(session, ticket) == session
    assert live.get(session.id) is None, "it may not have the message"


def test_what_is_saved_after_a_drop_is_read_again():
    live, session = LiveSessions(), around()
    live.loaded(session, live.begin_reading())
    live.drop(session.id)
    ticket = live.begin_reading()
    live.saved(dataclasses.replace(session, seq=session.seq + 1))
    live.loaded(session, ticket)
    assert live.get(session.id) is None, "it may not have what was noted meanwhile"


async def test_what_is_read_has_what_was_noted_a_moment_ago(sessions):
    """A call that is gone is written with others of its kind; if it still stood there, no new one would be sent."""
    session = await running(sessions)
    await sessions.note_calls(session.id, {0: Call("call", 1, *CALL)})
    sessions.note_calls_gone(session.id, {0: CALL})
    sessions.reread_all()
    assert (await sessions.session_by_id(session.id)).seats[0].call is None
