"""Leaving and stopping: asked first, and the others can always play on.

What happens to a seat then: test_coming_and_going.
"""

import pytest

from bot.games.chance import Chance
from bot.games.contract import FACES
from bot.sessions.session import Status
from bot.table.service import rows as store
from bot.table.service import thinking
from cogs.mausen.rules.rules import GAME
from cogs.mausen.rules.state import Card, Pick
from tests.harness import carried, en, named

PLAYERS = ("anna", "ben", "cleo")


async def log_of(table):
    return await table.house.database.read(store.load_log, table.id)


async def leave(house, name):
    """A player leaves by the command and says yes."""
    question = (await house.command(name, "leave")).shown
    return await house.click(name, question.message, question.ids("leave_now")[0])


async def stop(house, name):
    """A user stops the game by the command and says yes; those who may not are refused at once."""
    answer = await house.command(name, "stop")
    return (
        await house.click(name, answer.shown.message, answer.shown.ids("stop_now")[0])
        if answer.shown.buttons
        else answer
    )


async def play_on(table, *names):
    """Those who are left play to the end, each by the first card of their hand."""
    while (await table.session()).status.is_active:
        for name in names:
            await table.pick(name, table.hand(name).cards()[0])


async def test_leaving_a_running_game_is_asked_first(house):
    table = await house.play(*PLAYERS)
    before = await table.session()
    question = await table.press("anna", "leave")
    assert en("leave-question", paused="no") in question.shown.text
    assert question.shown.message.ephemeral
    assert await table.session() == before
    done = await house.click("anna", question.shown.message, question.shown.ids("leave_now")[0])
    assert en("hand-away", plays="other") in done.shown.text
    assert done.shown.labels == [en("attendance-back"), en("hand-board")], "the way back, and nothing to press twice"
    assert en("attendance-away", face=FACES["medium"], names=named("anna")) in (await table.board()).text
    again = await house.forge("anna", (await table.board()).message, f"k1|{table.id}|1|leave_now|")
    assert again.text == en("no-left")


async def test_the_computer_lays_legal_cards_for_a_player_who_left_without_the_chance_of_the_table(house, monkeypatch):
    monkeypatch.setattr(thinking, "SUBSTITUTE", "easy")  # it does not think long
    table = await house.play(*PLAYERS)
    await table.pick("ben", "E4")
    await leave(house, "ben")
    await play_on(table, "anna", "cleo")
    session, log = await table.session(), await log_of(table)
    assert session.status == Status.FINISHED
    assert (await table.board()).ids("again")
    chance, state = (
        Chance(session.secret, session.id, session.joins),
        GAME.setup(3, session.options, Chance(b"", 0, ())),
    )
    laid = []
    for move in log:
        chosen = GAME.decode_move(move.move)
        if move.by_bot:
            assert chosen in GAME.legal_moves(state, move.seat)
            assert move.seat == 1 or len(state.hands[0]) == 1, "the last cards play themselves"
            laid += [chosen.card] * (move.seat == 1)
        state = GAME.apply(state, move.seat, chosen, chance).state
    assert len(laid) == len(set(laid)) == 15, "one card a round; what ben had chosen himself stays"
    assert session.draws == chance.drawn == 0, "what it thinks draws on no chance that people see"
    assert [seat.score for seat in session.seats] == list(GAME.outcome(state).scores)


async def test_if_all_others_have_chosen_leaving_brings_the_next_round(house):
    table = await house.play(*PLAYERS)
    await table.round(anna="E4", ben="D3")
    await leave(house, "cleo")
    assert (await table.session()).step == 2
    assert en("mausen-hand", number=2, rounds=16) in table.hand("anna").text
    assert en("mausen-head", number=2, rounds=16) in (await table.board()).text


async def test_a_player_who_left_sees_no_hand_any_more_and_lays_nothing(house):
    table = await house.play(*PLAYERS)
    card = table.hand("anna").ids("mausen.pick")[0]
    table.hands["anna"] = (await leave(house, "anna")).shown.message
    assert table.hand("anna").cards() == []
    log = await log_of(table)
    assert (await house.forge("anna", (await table.board()).message, card)).text == en("no-left")
    assert (await house.command("anna", "play", card="E4")).text == en("no-left")
    assert await house.people["anna"].autocomplete(house.channel, "mausen play", "card", "") == []
    assert (await house.command("anna", "hand")).shown.cards() == []
    assert await log_of(table) == log


@pytest.mark.parametrize("name", ["anna", "stranger"])
async def test_when_all_have_left_anyone_may_clear_the_table_away(house, name):
    table = await house.play(*PLAYERS)
    for player in PLAYERS:
        await leave(house, player)
    assert (await table.session()).is_paused
    link = (await table.session()).link
    assert (await house.new(name)).text == en("no-second-table-paused", link=link, command="mausen")
    await stop(house, name)
    assert (await table.session()).status == Status.STOPPED
    assert en("board-stopped", by="unknown") in (await table.board()).text
    assert all(seat.rank is None for seat in (await table.session()).seats)
    assert (await house.new(name)).kind == "message"


async def test_stopping_is_asked_first_and_ends_the_game_for_everyone(house):
    table = await house.play(*PLAYERS)
    question = await house.command("anna", "stop")
    assert "\u2068anna\u2069, \u2068ben\u2069 and \u2068cleo\u2069" in question.shown.text
    assert question.shown.labels == [en("attendance-stop-too"), en("question-no")], "others have to agree"
    assert (await table.session()).status == Status.RUNNING
    await house.click("anna", question.shown.message, question.shown.ids("stop_now")[0])
    assert (await table.session()).status == Status.RUNNING, "one of three is not enough"
    await table.press("ben", "stop_now")
    board = await table.board()
    assert en("board-stopped", by="vote", names=named("anna", "ben")) in board.text
    assert board.ids("again")
    assert all(en("hand-stopped") in table.hand(name).text for name in PLAYERS)
    assert (
        await house.forge("ben", board.message, f"k1|{table.id}|1|mausen.pick|{carried(Pick(Card.parse('E4')))}")
    ).text == en("no-session-over", link=(await table.session()).link)


async def test_a_yes_that_comes_after_the_end_changes_nothing(house):
    table = await house.play(*PLAYERS)
    question = (await house.command("anna", "leave")).shown
    await table.hurry()
    before = await table.session()
    assert not asked(house), "the next click at the table put it away"
    answer = await house.forge("anna", (await table.board()).message, question.ids("leave_now")[0])
    assert answer.text == en("no-session-over", link=before.link)
    assert await table.session() == before


async def test_of_two_questions_the_first_goes_and_no_takes_the_second_away(house):
    table = await house.play(*PLAYERS)
    await house.command("anna", "leave")
    assert len(asked(house)) == 1
    question = (await house.command("anna", "stop")).shown
    assert [one.message.id for one in asked(house)] == [question.message.id]
    await house.click("anna", question.message, question.ids("never_mind")[0])
    assert not asked(house)
    assert (await table.session()).status == Status.RUNNING


def asked(house):
    return [one for one in house.seen("anna") if one.ids("never_mind")]


async def test_the_wish_for_direct_messages_ends_with_leaving(house):
    table = await house.play(*PLAYERS)
    await table.in_hand("anna", "dm")
    await leave(house, "anna")
    await table.round(ben="D3", cleo="M1")
    (dm,) = house.dms("anna")
    assert dm.cards() == []


async def test_in_the_lobby_the_command_stands_up_at_once(house):
    table = await house.lobby("anna", "ben")
    answer = await house.command("anna", "leave")
    assert answer.text == en("leave-lobby")
    assert (await table.session()).names == ("ben",)
    assert "anna" not in (await table.board()).text
    assert en("leave-last-question") in (await house.command("ben", "leave")).shown.text, "it would close the table"
