"""What the bot remembers of people: nothing, until they tell."""

from dataclasses import replace

from bot.people.preferences import Preferences
from bot.people.rows import users
from tests.crowd import ANNA, BEN, CLEO, count


async def test_no_one_has_told_anything(preferences):
    assert await preferences.load([ANNA.id, BEN.id]) == {}
    assert await preferences.load([]) == {}


async def test_a_wish_is_remembered_with_the_language(preferences):
    await preferences.prefer(ANNA, hands_by_dm=True)
    await preferences.prefer(BEN, hands_by_dm=False)
    assert await preferences.load([ANNA.id, BEN.id, CLEO.id]) == {
        ANNA.id: Preferences("de", True),
        BEN.id: Preferences("de", False),
    }


async def test_a_newer_wish_replaces_the_old_one(preferences, database):
    await preferences.prefer(ANNA, hands_by_dm=True)
    await preferences.prefer(replace(ANNA, language="it"), hands_by_dm=False)
    assert await preferences.load([ANNA.id]) == {ANNA.id: Preferences("it", False)}
    assert await count(database, users) == 1


async def test_closed_direct_messages_end_the_wish_for_them(preferences):
    await preferences.prefer(ANNA, hands_by_dm=True)
    await preferences.prefer(BEN, hands_by_dm=True)
    await preferences.hands_by_dm_refused(ANNA.id)
    assert await preferences.load([ANNA.id, BEN.id]) == {
        ANNA.id: Preferences("de", False),
        BEN.id: Preferences("de", True),
    }


async def test_nothing_is_noted_of_a_person_who_never_told(preferences, database):
    await preferences.hands_by_dm_refused(CLEO.id)
    assert await count(database, users) == 0
