"""An answer that is put off is noted before Discord hears so: if the process is killed, the next one says so."""

import asyncio
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.clicks import deferral_rows, reply
from bot.clicks.deferral_rows import DEFERRED
from bot.errors import Unavailable
from bot.storage.tables import notes
from bot.table.messages.boards import Boards
from bot.table.messages.hands import Hands
from tests.harness import en


async def noted(house) -> list[str]:
    def read(connection) -> list[str]:
        return [key for key in connection.execute(notes.select()).scalars() if key.startswith(DEFERRED)]

    await house.database.flush()
    return await house.database.read(read)


@pytest.mark.parametrize("ahead_s", [-60, -5, -2, 2, 5, 60])
async def test_a_clock_that_is_wrong_loses_no_answer(house, monkeypatch, ahead_s):
    """A click that comes now seems to be from another time. What is quick is answered, what is slow is put off."""
    sent = discord.Interaction.created_at
    shifted = property(lambda interaction: sent.__get__(interaction) - timedelta(seconds=ahead_s))
    monkeypatch.setattr(discord.Interaction, "created_at", shifted)
    answer, takes_s = Boards.answer, 1.0

    async def wait_first(*arguments):
        await asyncio.sleep(takes_s)
        await answer(*arguments)

    monkeypatch.setattr(Boards, "answer", wait_first)
    assert (await join(house)).kind == "update"
    takes_s = 2.5
    board = house.seen("cleo")[-1]
    assert (await house.click("cleo", board.message, board.ids("join")[0])).kind == "deferred_update"


@pytest.fixture
def slow(house, monkeypatch) -> list[str]:
    """What is noted before a board is shown: its answer is put off."""
    seen, answer = list[str](), Boards.answer

    async def look_first(boards, press, *more):
        await reply.defer(press.interaction)
        seen.extend(await noted(house))
        await answer(boards, press, *more)

    monkeypatch.setattr(Boards, "answer", look_first)
    return seen


async def join(house) -> Any:
    """Ben clicks on a board whose answer is put off."""
    await house.new("anna")
    board = house.seen("ben")[-1]
    return await house.click("ben", board.message, board.ids("join")[0])


async def test_it_is_noted_until_it_is_given(house, slow):
    answer = await join(house)
    assert answer.kind == "deferred_update"
    assert [len(slow), await noted(house)] == [1, []]


async def test_without_a_note_none_is_put_off(house, slow, monkeypatch):
    """While the database is silent the user hears that from Discord, and does not wait in vain."""

    def note_not(*_):
        raise Unavailable

    monkeypatch.setattr(deferral_rows, "note_deferral", note_not)
    assert (await join(house)).kind == "update"
    assert ["could not be deferred" in line for line in house.log.take()] == [True]


async def test_the_next_process_answers_what_one_that_was_killed_put_off(house, slow, monkeypatch):
    with monkeypatch.context() as killed:
        killed.setattr(house.services.deferrals, "note_answer", lambda _: None)  # it is killed just before
        await join(house)
    assert len(await noted(house)) == 1
    before = len(house.seen("ben"))
    for _ in range(2):
        await house.restart()
        assert [one.text for one in house.seen("ben")[before:]] == [en("no-answer-cut-off")], "once"
    assert len(house.seen("anna")) == before, "no one else reads it"
    assert await noted(house) == []


async def test_no_hand_gets_onto_the_board_though_the_click_that_opened_it_was_put_off(house, monkeypatch):
    """What the token of that click edits is the board then, and not the hand."""
    table = await house.play("anna", "ben", "cleo")
    page = Hands._page

    async def slow_page(hands, interaction, *more):
        await reply.defer(interaction)
        return await page(hands, interaction, *more)

    monkeypatch.setattr(Hands, "_page", slow_page)
    await table.press("anna", "hand")
    monkeypatch.undo()
    hand = house.seen("anna")[-1]
    assert hand.cards() != []
    house.services.keeper.fingerprints.clear()
    await house.refresh(table.id)
    board = await table.board()
    assert board.ids("hand") != []
    assert hand.cards()[0] not in str(board.message.components)
    await table.press("anna", "hand")
    assert (await table.board()).ids("hand") != [], "nor is the board deleted with it"
