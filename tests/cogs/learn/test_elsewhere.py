"""Lessons where people play alone, and where no table can be: in direct messages, groups, other servers."""

import pytest

from tests.harness import en
from tests.journeys.visitors import Visitor, said


@pytest.mark.parametrize("place", ["group", "foreign"])
async def test_where_no_table_can_be_a_lesson_begins(direct, place):
    anna = Visitor(direct, place)
    await anna.command("maunz new")
    assert anna.private()["flags"] & 64
    await anna.press(anna.private(), "learn.open")
    assert en("lesson-head", title="maunz.", number=1, tasks=8) in said(anna.private())


async def test_a_table_for_one_leads_to_the_lesson_and_stays(direct):
    anna = Visitor(direct, "direct")
    await anna.command("mausen new")
    await anna.press(anna.board(), "learn.open")
    assert en("lesson-head", title="Mausen", number=1, tasks=8) in said(anna.private())
    assert en("alone-title", title="Mausen") in said(anna.board())
