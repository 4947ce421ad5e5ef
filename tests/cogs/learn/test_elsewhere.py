"""Lessons where people play alone, and where no table can be: in direct messages, groups, other servers."""

import pytest

from bot.table.pages.ways import ALONE, ways_at
from bot.text.words import speaker
from tests.harness import en
from tests.journeys.visitors import Visitor, said


@pytest.mark.parametrize("place", ["group", "foreign"])
async def test_where_no_table_can_be_a_lesson_begins(direct, place):
    anna = Visitor(direct, place)
    await anna.command("maunz new")
    assert anna.private()["flags"] & 64
    await anna.press(anna.private(), "learn.open")
    assert en("lesson-head", title="maunz.", number=1, tasks=8) in said(anna.private())


async def test_a_lesson_is_offered_where_one_chooses_whom_to_play_alone(direct):
    anna = Visitor(direct, "direct")
    (way,) = ways_at(direct.app.services.hooks, ALONE, "mausen", speaker("en"))
    await anna.command("games")
    await anna.forge(anna.private(), way.id)
    assert en("lesson-head", title="Mausen", number=1, tasks=8) in said(anna.private())
