"""Which session somebody means who asks for one that may be over."""

from dataclasses import replace

import pytest

from bot.sessions import store
from bot.sessions.session import Place, Status
from tests.sessions.table import HERE, THERE, running


async def ended(sessions, database, at, status=Status.FINISHED, **where):
    """A game that was begun now and over at that time."""
    begun = await running(sessions, **where)
    over = replace(begun, status=status, seq=begun.seq + 1, updated_at=at)
    assert await database.write(store.save, begun, over, ())
    return await sessions.get(begun.id)


async def test_without_a_number_it_is_the_one_that_was_finished_last_here(sessions, database):
    assert await sessions.look_up(HERE) is None
    last = await ended(sessions, database, 9000)
    assert await sessions.look_up(HERE) == last
    await ended(sessions, database, 8000)
    await ended(sessions, database, 9999, Status.STOPPED)
    elsewhere = await ended(sessions, database, 9999, where=THERE)
    await running(sessions)
    assert await sessions.look_up(HERE) == last
    assert await sessions.look_up(THERE) == elsewhere


@pytest.mark.parametrize("status", [Status.FINISHED, Status.STOPPED])
async def test_by_its_number_it_is_found_from_every_channel_of_its_server_and_from_no_other(sessions, database, status):
    over = await ended(sessions, database, 9000, status)
    assert await sessions.look_up(HERE, over.id) == await sessions.look_up(Place(HERE.guild_id, 77), over.id) == over
    assert await sessions.look_up(Place(HERE.guild_id + 1, HERE.channel_id), over.id) is None
    assert await sessions.look_up(HERE, 4711) is None


async def test_its_moves_are_those_of_the_log(sessions, database):
    begun = await running(sessions)
    move = store.Logged(0, True, b'{"a":1}', b"[2]")
    assert await database.write(store.save, begun, replace(begun, seq=begun.seq + 1), (move,))
    assert await sessions.log_of(begun.id) == (move,)
    assert await sessions.log_of(4711) == ()
