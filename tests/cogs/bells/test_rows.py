"""Bells: who is called is noted once, whichever process comes first."""

import asyncio

import pytest

from bot.sessions import decisions
from cogs.bells.bell import REST_MS, TODAY_MS
from cogs.bells.rows import PERSONAL_DATA, BellRows, list_bells
from tests.crowd import ANNA, BEN, CLEO, DENIZ, HERE, THERE, lobby


@pytest.fixture
def store(database, time) -> BellRows:
    return BellRows(database, time)


async def hang(store, *people, guild_id=HERE.guild_id, game="mausen", when="opens"):
    for person in people:
        await store.set(person.id, guild_id, game, when, only_today=False)


async def test_of_several_that_ring_at_once_one_calls(store, sessions, time):
    await hang(store, BEN, CLEO)
    session = await lobby(sessions, 1)
    called = await asyncio.gather(*(store.note_called(session, "opens") for _ in range(6)))
    assert sorted(called) == [[], [], [], [], [], [BEN.id, CLEO.id]]
    time.at += 2 * REST_MS
    assert await store.note_called(session, "opens") == [], "once for each lobby"


async def test_a_lobby_that_has_changed_meanwhile_calls_no_one(store, sessions):
    await hang(store, BEN)
    session = await lobby(sessions, 1)
    await sessions.act_for_person(session.id, decisions.join, CLEO, 7)
    assert await store.note_called(session, "opens") == []


async def test_who_sits_at_another_table_of_the_server_is_busy_and_bells_of_others_do_not_ring(
    store, database, sessions
):
    await hang(store, ANNA, BEN)
    await hang(store, CLEO, guild_id=2)
    await hang(store, DENIZ, game="maunz")
    session = await lobby(sessions, 2, where=THERE)
    bells = await database.read(list_bells, session, session.updated_at)
    assert {bell.user_id: bell.is_busy for bell in bells} == {ANNA.id: True, BEN.id: True}


async def test_a_call_counts_for_all_bells_of_a_person(store, sessions, time):
    await hang(store, BEN)
    await hang(store, BEN, game="maunz", guild_id=2)
    session = await lobby(sessions, 1)
    assert await store.note_called(session, "opens") == [BEN.id]
    assert (await store.load(BEN.id, 2, "maunz")).called_at == time.at


async def test_bells_that_ring_no_more_go_after_a_while(store, database, sessions, time):
    await hang(store, BEN)
    await store.set(CLEO.id, HERE.guild_id, "mausen", "opens", only_today=True)
    await database.write(PERSONAL_DATA.expire, time.at + TODAY_MS + 1)
    kept = await database.read(list_bells, await lobby(sessions, 1), time.at)
    assert [bell.user_id for bell in kept] == [BEN.id]
