"""What the bot remembers of people: nothing, until they tell."""

from dataclasses import replace

from bot.sessions.preferences import Preferences
from bot.storage.tables import users
from tests.sessions.table import ANNA, BEN, CLEO, count


async def test_nobody_has_told_anything(people):
    assert await people.preferences([ANNA.id, BEN.id]) == {}
    assert await people.preferences([]) == {}


async def test_a_wish_is_remembered_with_the_language(people):
    await people.prefer_hands_by_dm(ANNA, by_dm=True)
    await people.prefer_hands_by_dm(BEN, by_dm=False)
    assert await people.preferences([ANNA.id, BEN.id, CLEO.id]) == {
        ANNA.id: Preferences("de", True),
        BEN.id: Preferences("de", False),
    }


async def test_a_newer_wish_replaces_the_old_one(people, database):
    await people.prefer_hands_by_dm(ANNA, by_dm=True)
    await people.prefer_hands_by_dm(replace(ANNA, language="it"), by_dm=False)
    assert await people.preferences([ANNA.id]) == {ANNA.id: Preferences("it", False)}
    assert await count(database, users) == 1


async def test_closed_direct_messages_end_the_wish_for_them(people):
    await people.prefer_hands_by_dm(ANNA, by_dm=True)
    await people.prefer_hands_by_dm(BEN, by_dm=True)
    await people.hands_by_dm_refused(ANNA.id)
    assert await people.preferences([ANNA.id, BEN.id]) == {
        ANNA.id: Preferences("de", False),
        BEN.id: Preferences("de", True),
    }


async def test_nothing_is_noted_of_somebody_who_never_told(people, database):
    await people.hands_by_dm_refused(CLEO.id)
    assert await count(database, users) == 0
