"""Servers that take the bot away: their data stay 30 days, and then they go."""

import pytest
import sqlalchemy as sa

from bot.people.rows import ServerStore, servers
from bot.people.server_settings import ServerSettings
from bot.person import ChannelRef
from bot.sessions.deadlines import DAY_MS
from bot.sessions.session import Status
from bot.storage.shards import Shards
from bot.storage.tables import games, invitations, moves, seats
from bot.table.service.service import Sessions
from cogs.mausen.rules.rules import GAME as MAUSEN
from cogs.privacy import rows as retention_rows
from cogs.privacy.rows import guilds
from cogs.privacy.service import Retention
from tests.crowd import ANNA, act, count, lobby, pick, play_to_the_end, running

OURS, THEIRS = 1, 2
HERE, THERE, ELSEWHERE = ChannelRef(OURS, 10), ChannelRef(OURS, 11), ChannelRef(THEIRS, 20)
TABLES = (games, seats, moves)


@pytest.fixture
def sessions(database, registry, events, time):
    return Sessions(database, registry, events, time)


@pytest.fixture
async def forgetter(database, sessions):
    made = Retention(database, sessions)
    await made.start()
    return made


async def both_play(database, sessions):
    """A game that is over, a running one and a lobby here, and as much elsewhere."""
    for where in (HERE, ELSEWHERE):
        await play_to_the_end(sessions, MAUSEN, await running(sessions, where=where))
        session = await running(sessions, where=where)
        await act(sessions, session, ANNA, pick("E4"))
    return await lobby(sessions, where=THERE)


async def of_server(database, guild_id):
    """How many rows there are of a server: games, their seats and moves."""

    def counted(connection):
        ids = sa.select(games.c.id).where(games.c.guild_id == guild_id)
        rows = [games.c.guild_id == guild_id, seats.c.game_id.in_(ids), moves.c.game_id.in_(ids)]
        return [connection.execute(sa.select(sa.func.count()).where(these)).scalar_one() for these in rows]

    return await database.read(counted)


async def test_nothing_is_deleted_at_once_but_no_one_can_go_on_playing(database, sessions, forgetter):
    waits = await both_play(database, sessions)
    before = await of_server(database, OURS)
    await forgetter.server_left(OURS)
    assert await of_server(database, OURS) == before
    assert await database.read(retention_rows.list_active_of_server, OURS) == []
    assert (await sessions.session_by_id(waits.id)).status == Status.STOPPED
    assert len(await database.read(retention_rows.list_active_of_server, THEIRS)) == 1
    assert await sessions.unshown() != [waits.id], "and no board is waiting to be shown there"


async def test_after_thirty_days_everything_of_the_server_goes_and_nothing_of_others(
    database, sessions, forgetter, time
):
    await both_play(database, sessions)
    others = await of_server(database, THEIRS)
    await forgetter.server_left(OURS)
    time.at += 30 * DAY_MS
    await forgetter.look_at_servers({THEIRS})
    assert min(await of_server(database, OURS)) > 0, "not a moment too early"
    time.at += 1
    await forgetter.look_at_servers({THEIRS})
    assert await of_server(database, OURS) == [0, 0, 0]
    assert await of_server(database, THEIRS) == others
    assert [await count(database, table) for table in TABLES] == others, "and no seat or move without its game"
    assert await count(database, guilds) == 0


async def test_what_was_chosen_in_a_server_goes_with_the_rest_also_where_nobody_ever_played(database, forgetter, time):
    settings = ServerStore(database)
    await settings.change(OURS, language="it")
    await settings.change(THEIRS, pace="live")
    await forgetter.look_at_servers({THEIRS})
    time.at += 30 * DAY_MS + 1
    await forgetter.look_at_servers({THEIRS})
    assert await count(database, servers) == 1
    assert await settings.load(OURS) == ServerSettings()
    assert await settings.load(THEIRS) == ServerSettings(pace="live")


async def test_what_several_processes_change_at_a_time_stays(database):
    one, other = ServerStore(database), ServerStore(database)
    await one.change(OURS, roles=(7, 8), openers="roles")
    await other.change(OURS, has_calls=False)
    assert await one.change(OURS, channels=(9,)) == await other.load(OURS)
    wanted = ServerSettings(openers="roles", roles=(7, 8), channels=(9,), has_calls=False)
    assert await other.load(OURS) == wanted


async def test_who_comes_back_in_time_keeps_everything(database, sessions, forgetter, time):
    await both_play(database, sessions)
    before = await of_server(database, OURS)
    await forgetter.server_left(OURS)
    time.at += 29 * DAY_MS
    await forgetter.server_used(OURS)
    time.at += 29 * DAY_MS
    await forgetter.look_at_servers({OURS, THEIRS})
    assert await of_server(database, OURS) == before
    await forgetter.server_left(OURS)
    time.at += 29 * DAY_MS
    await forgetter.look_at_servers({THEIRS})
    assert await of_server(database, OURS) == before, "the days are counted from the last time that it left"


async def test_leaving_twice_does_not_put_it_off(database, sessions, forgetter, time):
    await both_play(database, sessions)
    await forgetter.server_left(OURS)
    time.at += 20 * DAY_MS
    await forgetter.server_left(OURS)
    time.at += 11 * DAY_MS
    await forgetter.look_at_servers({THEIRS})
    assert await of_server(database, OURS) == [0, 0, 0]


async def test_a_server_that_is_there_is_never_deleted_whatever_was_noted(database, sessions, forgetter, time):
    await both_play(database, sessions)
    before = await of_server(database, OURS)
    await forgetter.server_left(OURS)
    time.at += 31 * DAY_MS
    await forgetter.look_at_servers({OURS, THEIRS})
    assert await of_server(database, OURS) == before
    assert await count(database, guilds) == 0


async def test_a_server_that_went_while_the_bot_was_down_is_noted_from_now_on(database, sessions, forgetter, time):
    """Its games are not stopped: a list of servers that is wrong for once must cost no one a game."""
    await both_play(database, sessions)
    await forgetter.look_at_servers({THEIRS})
    assert len(await database.read(retention_rows.list_active_of_server, OURS)) == 2
    time.at += 31 * DAY_MS
    await forgetter.look_at_servers({THEIRS})
    assert await of_server(database, OURS) == [0, 0, 0]


async def test_a_bot_that_sees_no_server_at_all_notes_nothing(database, sessions, forgetter):
    await both_play(database, sessions)
    await forgetter.look_at_servers(set())
    assert await count(database, guilds) == 0


async def test_the_note_holds_after_a_restart(database, sessions, forgetter, time):
    await both_play(database, sessions)
    await forgetter.server_left(OURS)
    anew = Retention(database, sessions)
    await anew.start()
    await anew.server_used(OURS)
    assert await count(database, guilds) == 0


async def test_old_invitations_go_with_the_daily_look(database, sessions, forgetter, time):
    session = await running(sessions)
    for user_id, asked_at in ((7, time.at - DAY_MS - 1), (8, time.at)):
        row = {"game_id": session.id, "user_id": user_id, "name": "", "host_id": 1, "asked_at": asked_at, "refusals": 1}
        await database.write(lambda connection, row=row: connection.execute(invitations.insert(), row) and None)
    await forgetter.look_at_servers({OURS})
    assert await count(database, invitations) == 1


async def test_a_process_notes_and_deletes_no_server_of_others(database, sessions, time):
    servers = gone, others = 2 << 22, 3 << 22  # on shard 0 of two, and on shard 1
    for server in servers:
        await lobby(sessions, 1, where=ChannelRef(server, server + 10))
    for days in (0, 31):
        time.at += days * DAY_MS
        await Retention(database, sessions).look_at_servers({gone + 1}, Shards(2, frozenset({0})))
    assert await database.read(retention_rows.list_known) == {others}
    assert await database.read(retention_rows.list_left) == {}
