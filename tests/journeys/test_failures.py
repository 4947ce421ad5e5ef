"""When Discord, the database or we ourselves fail: nothing that was done is lost, and people get a sentence, never a
traceback."""

import re
import sqlite3
from contextlib import contextmanager

import pytest

from bot.games.contract import FACES
from bot.messages import keeper, page
from bot.sessions.session import Status
from bot.storage import sqlite
from tests.harness import en, named, open_house
from tests.journeys.any_game_table import first_is_quick

PLAYERS = ("anna", "ben", "cleo")
MINUTES = (60, 120, 180)  # simcord waits for short pauses in real time
TOO_LATE = [(404, 10062), (400, 40060)]


def too_late(house):
    """Take what the log holds of an answer that came too late: one line, and one before it if it was deferred first."""
    *before, line = house.log.take()
    assert all("could not be deferred" in one for one in before)
    assert "came too late" in line
    return True


@first_is_quick(("status", "code"), TOO_LATE)
async def test_an_answer_that_comes_too_late_loses_no_pick(house, status, code):
    table = await house.play(*PLAYERS)
    house.fail("answer", status, code)
    answer = await table.pick("anna", "E4")
    assert (answer.kind, answer.text) == (None, "")
    assert too_late(house)
    assert en("mausen-chosen", names="\u2068anna\u2069") in (await table.board()).text
    await table.open_hand("anna")
    assert table.hand("anna").picked == ["E4"]


@first_is_quick(("status", "code"), TOO_LATE)
async def test_the_reveal_reaches_the_others_though_the_last_answer_comes_too_late(house, status, code):
    table = await house.play(*PLAYERS)
    await table.round(anna="E4", ben="D3")
    house.fail("answer", status, code)
    await table.pick("cleo", "M1")
    assert too_late(house)
    for name in ("anna", "ben"):
        assert en("mausen-hand", number=2, rounds=16) in table.hand(name).text
    assert en("mausen-head", number=2, rounds=16) in (await table.board()).text


async def test_a_table_is_there_though_the_answer_to_its_command_came_too_late(house):
    house.fail("answer", 404, 10062)
    await house.new("anna")
    assert too_late(house)
    session = await house.session_in(house.channel)
    (lobby,) = house.seen("stranger")
    assert lobby.message.id == session.message_id


@pytest.mark.parametrize(
    ("command", "action", "status"), [("stop", "stop_now", Status.STOPPED), ("leave", "leave_now", Status.RUNNING)]
)
async def test_stopping_and_leaving_show_though_the_answer_came_too_late(house, command, action, status):
    table = await house.play(*PLAYERS)
    if command == "stop":
        await table.forge("ben", "stop_now")
    question = (await house.command("anna", command)).shown
    house.fail("answer", 404, 10062)
    await house.click("anna", question.message, question.ids(action)[0])
    assert too_late(house)
    assert (await table.session()).status == status
    shown = (
        en("board-stopped", by="vote", names=named("anna", "ben"))
        if status == Status.STOPPED
        else en("attendance-away", face=FACES["medium"], names=named("anna"))
    )
    assert shown in (await table.board()).text


@first_is_quick("status", [500, 502, 503])
async def test_a_board_that_discord_did_not_take_is_shown_when_discord_is_back(house, status, monkeypatch):
    monkeypatch.setattr(keeper, "OUTAGE_RETRY_S", MINUTES)
    table = await house.play(*PLAYERS)
    house.fail("edit", status, times=2)
    answer = await table.pick("anna", "E4")
    assert (answer.kind, answer.text, table.hand("anna").picked) == ("update", "", ["E4"])
    assert en("mausen-chosen", names="\u2068anna\u2069") not in (await table.board()).text
    for seconds in MINUTES[:2]:
        await house.env.advance_time(seconds)
    assert [line.split(":")[0] for line in house.log.take()] == [f"board {table.id} not shown yet"] * 2
    assert en("mausen-chosen", names="\u2068anna\u2069") in (await table.board()).text


async def test_in_a_long_outage_each_try_is_one_line_in_the_log_and_the_next_change_shows_everything(
    house, monkeypatch
):
    monkeypatch.setattr(keeper, "OUTAGE_RETRY_S", MINUTES)
    table = await house.play(*PLAYERS)
    house.fail("edit", 503, times=None)
    await table.pick("anna", "E4")
    for seconds in (*MINUTES, MINUTES[-1]):
        (line,) = house.log.take()
        assert "not shown yet" in line
        await house.env.advance_time(seconds)
    assert len(house.log.take()) == 1
    house.mend()
    await table.pick("ben", "D3")
    assert en("mausen-chosen", names="\u2068anna\u2069, \u2068ben\u2069") in (await table.board()).text


async def test_while_discord_is_away_no_traceback_reaches_a_person(house):
    table = await house.lobby("anna", "ben")
    house.fail("answer", 503, times=None)
    answer = await table.press("cleo", "join")
    assert (answer.kind, answer.text) == (None, "")
    (line,) = house.log.take()
    assert f"session {table.id} is saved, its answer did not arrive: DiscordServerError" in line
    house.mend()
    assert (await table.session()).names == PLAYERS
    assert "3. **\u2068cleo" in (await table.board()).text


async def test_after_an_answer_that_was_lost_people_read_that_their_click_counts(house):
    table = await house.lobby("anna", "ben")
    house.fail("answer", 503)
    assert (await table.press("cleo", "join")).text == en("saved-anyway")
    assert "its answer did not arrive" in house.log.take()[0]
    assert "3. **\u2068cleo" in (await table.board()).text


async def broken(_paint, _args):
    raise ZeroDivisionError("a bug of ours")


async def test_a_bug_of_ours_is_answered_with_a_reference_that_stands_in_the_log(house, monkeypatch):
    table = await house.lobby("anna")
    monkeypatch.setattr(page, "drawn", broken)
    text = (await table.press("ben", "join")).text
    reference = re.search(r"[0-9A-F]{6}", text)[0]
    assert text == en("no-our-mistake", reference=reference)
    of_the_board, line = sorted(house.log.take())
    assert f"reference {reference}: join in session {table.id} " in line
    assert "a bug of ours" in line
    assert f"board {table.id} failed" in of_the_board
    monkeypatch.undo()
    assert (await table.session()).names == ("anna", "ben"), "what was done is saved"
    await table.press("cleo", "join")
    assert "2. **\u2068ben" in (await table.board()).text


async def test_a_board_that_cannot_be_drawn_stops_no_game(house, monkeypatch):
    table = await house.play(*PLAYERS)
    monkeypatch.setattr(page, "drawn", broken)
    for name, card in (("anna", "E4"), ("ben", "D3"), ("cleo", "M1")):
        answer = await table.pick(name, card)
        assert (answer.kind, answer.text) == ("update", "")
        board, *hands = sorted(house.log.take(), key=lambda line: "cannot be drawn" in line)
        assert re.search(rf"a mistake of ours: board {table.id} failed .*a bug of ours", board)
        assert hands
        assert all("its words stand in for it: middle" in line for line in hands)
    assert en("mausen-hand", number=2, rounds=16) in table.hand("anna").text
    assert en("mausen-alt-circle") in table.hand("anna").text
    assert table.hand("anna").alts == ()
    monkeypatch.undo()
    await table.pick("anna", "E3")
    assert en("mausen-head", number=2, rounds=16) in (await table.board()).text


@contextmanager
def locked(house):
    """Another process writes into the database, and does not come to an end."""
    other = sqlite3.connect(house.folder / "katzentisch.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.fixture
async def impatient(tmp_path, monkeypatch):
    """A house that waits for its database only a moment."""
    monkeypatch.setattr(sqlite, "PRAGMAS", ("busy_timeout=10", *sqlite.PRAGMAS[1:]))
    async with open_house(tmp_path, pictures=False) as house:
        yield house


@pytest.mark.slow
async def test_while_the_database_is_locked_people_get_a_sentence_and_nothing_is_lost(impatient):
    table = await impatient.play(*PLAYERS)
    await table.pick("anna", "E4")
    before = await table.session()
    with locked(impatient):
        text = (await table.pick("ben", "D3")).text
    reference = re.search(r"[0-9A-F]{6}", text)[0]
    assert text == en("no-database", reference=reference)
    (line,) = impatient.log.take()
    assert reference in line
    assert "locked" in line
    assert await table.session() == before
    await table.round(ben="D3", cleo="M1")
    assert en("mausen-hand", number=2, rounds=16) in table.hand("ben").text


async def test_no_table_is_half_opened_while_the_database_is_locked(impatient):
    with locked(impatient):
        answer = await impatient.new("anna")
    assert answer.text.startswith(en("no-database", reference="")[:20])
    assert len(impatient.log.take()) == 1
    assert impatient.seen("stranger") == []
    assert (await impatient.new("anna")).kind == "message"
    assert len(impatient.seen("stranger")) == 2
