"""What the bot remembers of people: nothing, until they tell."""

from dataclasses import replace

from bot.sessions.store import Wishes
from bot.sessions.tables import users
from tests.sessions.table import ANNA, BEN, CLEO, count


async def test_nobody_has_told_anything(people):
    assert await people.wishes([ANNA.id, BEN.id]) == {}
    assert await people.wishes([]) == {}


async def test_a_wish_is_remembered_with_the_language(people):
    await people.wish_hands_by_dm(ANNA, by_dm=True)
    await people.wish_hands_by_dm(BEN, by_dm=False)
    assert await people.wishes([ANNA.id, BEN.id, CLEO.id]) == {ANNA.id: Wishes("de", True), BEN.id: Wishes("de", False)}


async def test_a_newer_wish_replaces_the_old_one(people, database):
    await people.wish_hands_by_dm(ANNA, by_dm=True)
    await people.wish_hands_by_dm(replace(ANNA, language="it"), by_dm=False)
    assert await people.wishes([ANNA.id]) == {ANNA.id: Wishes("it", False)}
    assert await count(database, users) == 1


async def test_closed_direct_messages_end_the_wish_for_them(people):
    await people.wish_hands_by_dm(ANNA, by_dm=True)
    await people.wish_hands_by_dm(BEN, by_dm=True)
    await people.hands_by_dm_refused(ANNA.id)
    assert await people.wishes([ANNA.id, BEN.id]) == {ANNA.id: Wishes("de", False), BEN.id: Wishes("de", True)}


async def test_nothing_is_noted_of_somebody_who_never_told(people, database):
    await people.hands_by_dm_refused(CLEO.id)
    assert await count(database, users) == 0
