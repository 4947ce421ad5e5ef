"""Which session a person means who asks for one that may be over."""

from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.person import ChannelRef
from bot.sessions.log import LoggedMove
from bot.sessions.replay import Mismatch
from bot.sessions.session import Status
from bot.storage.tables import moves
from bot.table.service import rows
from cogs.maunz.rules.rules import GAME as MAUNZ
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests.crowd import HERE, THERE, log_of, play_to_the_end, running, stored


async def ended(sessions, database, at, status=Status.FINISHED, **where):
    """A game that was begun now and over at that time."""
    begun = await running(sessions, **where)
    over = replace(begun, status=status, seq=begun.seq + 1, updated_at=at)
    assert await database.write(rows.save, begun, over, ())
    return await stored(database, begun)


async def test_without_a_number_it_is_the_one_that_was_finished_last_here(sessions, archive, database):
    assert await archive.find(HERE) is None
    await ended(sessions, database, 9000)
    last = await ended(sessions, database, 8000)
    assert await archive.find(HERE) == last, "whatever the clock says"
    await ended(sessions, database, 9999, Status.STOPPED)
    elsewhere = await ended(sessions, database, 9999, where=THERE)
    await running(sessions)
    assert await archive.find(HERE) == last
    assert await archive.find(THERE) == elsewhere


@pytest.mark.parametrize("status", [Status.FINISHED, Status.STOPPED])
async def test_by_its_number_it_is_found_from_every_channel_of_its_server_and_from_no_other(
    sessions, archive, database, status
):
    over = await ended(sessions, database, 9000, status)
    assert await archive.find(HERE, over.id) == await archive.find(ChannelRef(HERE.guild_id, 77), over.id) == over
    assert await archive.find(ChannelRef(HERE.guild_id + 1, HERE.channel_id), over.id) is None
    assert await archive.find(HERE, 4711) is None


async def test_its_moves_are_those_of_the_log(sessions, archive, database):
    begun = await running(sessions)
    move = LoggedMove(0, True, b'{"a":1}', b"[2]")
    assert await database.write(rows.save, begun, replace(begun, seq=begun.seq + 1), (move,))
    assert await archive.log_of(begun.id) == (move,)
    assert await archive.log_of(4711) == ()


@pytest.mark.parametrize("game", [MAUNZ, MAUSEN], ids=lambda game: game.key)
async def test_its_moments_lead_from_the_set_up_to_the_state_that_is_saved(sessions, archive, database, game):
    session = await play_to_the_end(sessions, game, await running(sessions, min(game.seats), game.key))
    frames = await archive.frames_of(session)
    assert len(frames) == 1 + len(await log_of(database, session))
    assert game.encode_state(frames[-1].state) == session.state
    assert game.outcome(frames[0].state) is None


async def test_a_log_that_lost_a_move_does_not_fit(sessions, archive, database):
    session = await play_to_the_end(sessions, MAUNZ, await running(sessions, 2, MAUNZ.key))
    theirs = moves.c.game_id == session.id
    first = sa.select(sa.func.min(moves.c.seq)).where(theirs).scalar_subquery()
    await database.write(
        lambda connection: connection.execute(moves.delete().where(theirs & (moves.c.seq == first))).rowcount
    )
    with pytest.raises(Mismatch) as noticed:
        await archive.frames_of(session)
    assert noticed.value.move == 1
