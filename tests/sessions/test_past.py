"""Games that are over: which there are, and what happened in them, on both databases."""

import pytest
import sqlalchemy as sa

from bot.sessions.past import Past
from bot.sessions.replay import Differs
from bot.sessions.session import Status
from bot.sessions.tables import moves
from cogs.maunz.rules import GAME as MAUNZ
from cogs.mausen.rules import GAME as MAUSEN
from tests.sessions.table import ANNA, HERE, THERE, lobby, log_of, play_to_the_end, running


@pytest.fixture
def past(database, registry) -> Past:
    return Past(database, registry)


async def played(sessions, game=MAUNZ, where=HERE):
    session = await play_to_the_end(sessions, game, await running(sessions, min(game.seats), game.key, where))
    assert session.status == Status.FINISHED
    return session


async def test_the_newest_finished_game_of_a_channel_is_found_whatever_it_was(sessions, past):
    assert await past.newest(HERE.channel_id) is None
    await played(sessions)
    second = await played(sessions, MAUSEN)
    stopped = await running(sessions)
    await sessions.stop(stopped.id, ANNA.id, is_manager=True)
    await played(sessions, where=THERE)
    await lobby(sessions)
    assert await past.newest(HERE.channel_id) == second.id


async def test_a_session_is_found_by_its_own_server_only(sessions, past):
    session = await lobby(sessions)
    assert await past.find(session.id, HERE.guild_id) == session
    assert await past.find(session.id, HERE.guild_id + 1) is None
    assert await past.find(session.id + 1, HERE.guild_id) is None


@pytest.mark.parametrize("game", [MAUNZ, MAUSEN], ids=lambda game: game.key)
async def test_its_moments_lead_from_the_set_up_to_the_state_that_is_saved(sessions, past, database, game):
    session = await played(sessions, game)
    frames = await past.frames(session)
    assert len(frames) == 1 + len(await log_of(database, session))
    assert game.encode_state(frames[-1].state) == session.state
    assert game.outcome(frames[0].state) is None


async def test_a_log_that_lost_a_move_does_not_fit(sessions, past, database):
    session = await played(sessions)
    theirs = moves.c.game_id == session.id
    first = sa.select(sa.func.min(moves.c.seq)).where(theirs).scalar_subquery()
    await database.write(lambda connection: connection.execute(moves.delete().where(theirs & (moves.c.seq == first))).rowcount)
    with pytest.raises(Differs) as noticed:
        await past.frames(session)
    assert noticed.value.move == 1
