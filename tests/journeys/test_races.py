"""Clicks that are in flight at the same moment."""

import pytest

from bot.sessions.session import Status
from bot.table.service import rows as store
from tests.harness import PEOPLE, en, named


async def log_of(table):
    return await table.house.database.read(store.load_log, table.id)


async def test_a_double_click_on_join_is_one_seat(house):
    table = await house.lobby("anna")
    first, second = await house.together(table.press("ben", "join"), table.press("ben", "join"))
    assert (await table.session()).names == ("anna", "ben")
    assert sorted([first.kind, second.kind]) == ["message", "update"]
    assert {first.text, second.text} == {"", en("no-join-twice")}


async def test_a_double_click_on_start_deals_once(house):
    table = await house.lobby("anna", "ben", "cleo")
    first, second = await house.together(table.press("anna", "start"), table.press("anna", "start"))
    assert {first.kind, second.kind} == {"update", "message"}
    session = await table.session()
    assert (session.status, session.step, session.seq) == (Status.RUNNING, 1, 4)


async def test_a_double_click_on_a_card_is_one_pick(house):
    table = await house.play("anna", "ben", "cleo")
    answers = await house.together(table.pick("anna", "E4"), table.pick("anna", "E4"))
    assert [answer.kind for answer in answers] == ["update", "update"]
    assert table.hand("anna").picked == ["E4"]
    assert len(await log_of(table)) == 1


async def test_two_cards_of_one_person_at_the_same_moment_leave_one_pick_that_the_hand_shows(house):
    table = await house.play("anna", "ben", "cleo")
    await house.together(table.pick("anna", "E4"), table.pick("anna", "M1"))
    view = house.services.sessions.view(await table.session(), 0)
    assert table.hand("anna").picked == [str(view.pick)]
    assert len(await log_of(table)) == 2


async def test_when_one_of_two_picks_reveals_every_hand_ends_in_the_new_round(house):
    table = await house.play("anna", "ben", "cleo")
    rounds = ("E4", {"ben": "D3", "cleo": "M1"}), ("E3", {"cleo": "C2", "ben": "D2"})
    for number, (first, cards) in enumerate(rounds, start=2):
        await table.pick("anna", first)
        await house.together(*(table.pick(name, card) for name, card in cards.items()))
        assert (await table.session()).step == number
        for name in ("anna", "ben", "cleo"):
            assert en("mausen-hand", number=number, rounds=16) in table.hand(name).text
            assert len(table.hand(name).cards()) == 17 - number
            assert table.hand(name).picked == []
        assert en("mausen-head", number=number, rounds=16) in (await table.board()).text


@pytest.mark.whole_game
async def test_six_people_play_all_rounds_at_the_same_moment(house):
    table = await house.play(*PEOPLE)
    for _ in range(15):  # the last cards play themselves
        cards = {name: table.hand(name).cards() for name in PEOPLE}
        await house.together(
            *(table.pick(name, held[seat % len(held)]) for seat, (name, held) in enumerate(cards.items()))
        )
    await house.env.settle()
    session = await table.session()
    assert session.status == Status.FINISHED
    assert len(await log_of(table)) == 96
    assert en("mausen-head-over") in (await table.board()).text
    for seat, name in zip(session.seats, PEOPLE, strict=True):
        assert en("hand-over", place=seat.rank, score=seat.score) in table.hand(name).text


async def test_a_pick_and_a_stop_at_the_same_moment_end_in_a_stopped_game(house):
    table = await house.play("anna", "ben", "cleo")
    await table.forge("cleo", "stop_now")
    question = await house.command("anna", "stop")
    stop = house.click("anna", question.shown.message, question.shown.ids("stop_now")[0])
    await house.together(stop, table.pick("ben", "E4"))
    assert (await table.session()).status == Status.STOPPED
    assert en("board-stopped", by="vote", names=named("anna", "cleo")) in (await table.board()).text
    assert table.hand("ben").ids("mausen.pick") == []
