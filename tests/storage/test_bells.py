"""The rows of bells: who is called is noted once, whichever process comes first."""

import asyncio

from bot.sessions import decisions
from bot.sessions.bells import REST_MS
from bot.storage import bells as rows
from tests.people import ANNA, BEN, CLEO, DENIZ, HERE, THERE, lobby

NOW = 10_000_000_000


async def hang(database, *people, guild_id=HERE.guild_id, game="mausen", when="opens"):
    for person in people:
        await database.write(rows.set_bell, person.id, guild_id, game, when, None)


async def test_of_several_that_ring_at_once_one_calls(database, sessions):
    await hang(database, BEN, CLEO)
    session = await lobby(sessions, 1)
    rings = [database.write(rows.ring, session, "opens", NOW) for _ in range(6)]
    called = await asyncio.gather(*rings)
    assert sorted(called) == [[], [], [], [], [], [BEN.id, CLEO.id]]
    assert await database.write(rows.ring, session, "opens", NOW + 2 * REST_MS) == [], "once for each lobby"


async def test_a_lobby_that_has_changed_meanwhile_calls_no_one(database, sessions):
    await hang(database, BEN)
    session = await lobby(sessions, 1)
    await sessions.do(session.id, decisions.join, CLEO, 7)
    assert await database.write(rows.ring, session, "opens", NOW) == []


async def test_who_sits_at_another_table_of_the_server_is_busy_and_bells_of_others_do_not_ring(database, sessions):
    await hang(database, ANNA, BEN)
    await hang(database, CLEO, guild_id=2)
    await hang(database, DENIZ, game="maunz")
    await lobby(sessions, 2, where=THERE)
    bells = await database.read(rows.list_bells, HERE.guild_id, "mausen")
    assert {bell.user_id: bell.is_busy for bell in bells} == {ANNA.id: True, BEN.id: True}


async def test_a_call_counts_for_all_bells_of_a_person(database, sessions):
    await hang(database, BEN)
    await hang(database, BEN, game="maunz", guild_id=2)
    session = await lobby(sessions, 1)
    assert await database.write(rows.ring, session, "opens", NOW) == [BEN.id]
    assert (await database.read(rows.load_bell, BEN.id, 2, "maunz")).called_at == NOW


async def test_the_whole_bot_writes_to_sixty_people_in_two_hours(database):
    told = [await database.write(rows.may_write_directly, NOW + n) for n in range(70)]
    assert told == [True] * rows.DMS_MOST + [False] * (70 - rows.DMS_MOST)
    assert await database.write(rows.may_write_directly, NOW + rows.DMS_MS)
    assert not await database.write(rows.may_write_directly, NOW + rows.DMS_MS)
