"""What happened since: a board tells all since the last decision of one who plays alone, the last turns of several
people, and a button the rest; throws go by themselves, but not before the last move could be taken back."""

from random import Random

import pytest

from bot.discovery import load_game
from bot.draw.seats import STYLES
from bot.games.contract import CALLS
from bot.sessions.replay import ReplayFrame, replay
from bot.sessions.session import Session, Status
from bot.table.service import rows as store
from bot.table.service.rhythm import AT_ONCE
from cogs.aus_die_maus.rules import GAME
from cogs.aus_die_maus.rules.state import Roll, RoundBegan, Threw
from cogs.aus_die_maus.rules.track import Moved, Stayed
from cogs.aus_die_maus.screen.lap import room
from cogs.aus_die_maus.screen.mice import WHITE_MARK, marked
from tests.harness import en, named
from tests.journeys.any_game_table import COMMANDS, MINUTE, begun, says
from tests.journeys.aus_die_maus_table import drawn, play

TAKE_BACK_S = 20  # on the clock of the test


def begin_label(number):
    return en("aus_die_maus-begin-button", number=number)


def throws(text):
    return [line for line in text.splitlines() if "🟡" in line and not line.startswith("**")]


async def frames(table) -> tuple[ReplayFrame, ...]:
    """Every moment, if the log follows from the rules."""
    session = await table.session()
    log = await table.house.database.read(store.load_log, session.id)
    return replay(table.house.services.games.get(session.game).game, session, log)


async def at_rest(table) -> tuple[Session, str]:
    """The table and the text of its board, both at the same moment: throws go by themselves meanwhile."""
    while True:
        session, text = await table.session(), (await table.board()).text
        if session.shown_seq == session.seq == (await table.session()).seq:
            return session, text


async def test_alone_the_board_tells_every_run_since_the_own_one_in_as_many_lines_each_time(house):
    table, rng = await begun(house, "aus_die_maus", "anna", computers=2, throws="auto"), Random(1)
    found = 0
    for _ in range(12):
        await table.click_on("anna", rng)
        session, text = await at_rest(table)
        count = room(session)
        above = text.splitlines()[1 : count + 1]
        assert all(line.startswith("-# ") for line in above), "they stand above the picture"
        assert not text.splitlines()[count + 1].startswith("-# ")
        events = [event for one in session.tail for event in GAME.decode_events(one.events)]
        own = [at for at, event in enumerate(events) if isinstance(event, Threw) and event.mouse == 0][-2:]
        since = events[own[0] + 1 : own[-1]]
        if "begins round" in text or any(isinstance(event, RoundBegan) for event in since):
            continue
        for mouse in (event.mouse for event in since if isinstance(event, Moved) and event.mouse != 0):
            assert (STYLES[mouse].emoji if isinstance(mouse, int) else WHITE_MARK) in "".join(above)
            found += 1
    assert found


async def test_the_board_says_that_a_move_without_a_choice_went_by_itself(house):
    table, rng = await begun(house, "aus_die_maus", "anna", computers=2, throws="auto"), Random(4)
    said = en("aus_die_maus-only-move", run="")
    seen = set()
    for _ in range(30):
        await table.click_on("anna", rng)
        session, text = await at_rest(table)
        if session.status != Status.RUNNING:
            break
        chosen = [not (logged.by_bot or logged.move == GAME.encode_move(Roll())) for logged in session.tail]
        own = max((at for at, is_chosen in enumerate(chosen, start=1) if is_chosen), default=0)
        events = [event for one in session.tail[own:] for event in GAME.decode_events(one.events)]
        began = max((at for at, event in enumerate(events) if isinstance(event, RoundBegan)), default=0)
        events = events[began:]  # of this round
        moved = any(isinstance(event, Moved | Stayed) and event.mouse == 0 for event in events)
        if "begins round" in text:
            continue  # the end of a round tells who got which cheese, and the turns in a line each
        assert (said in text) is moved
        seen.add(moved)
    assert seen == {False, True}


async def test_the_board_tells_a_person_what_the_others_did_and_a_button_how(house):
    table = await play(house, "anna", "ben", "cleo", state=drawn("2 4 9 6"))
    for name in ("anna", "ben", "cleo"):
        await table.roll(name)
        if moves := await table.moves():
            await table.move(name, next(iter(moves)))
    assert await table.turn() == "anna"
    above = (await table.board()).text.splitlines()[1 : room(await table.session()) + 1]
    told = throws((await table.press("anna", "since")).shown.text)
    for name in ("ben", "cleo"):
        assert any(name in line for line in above)
        assert any(name in line for line in told)


@pytest.mark.parametrize(
    "game", [key for key in COMMANDS if (game := load_game(key)).seats[-1] > 2 and CALLS in game.options]
)
async def test_a_button_tells_a_player_privately_what_happened_since_their_own_move(house, game):
    house.speaks(ben="fr")
    table, rng = await begun(house, game, "anna", "ben", "cleo"), Random(3)
    for _ in range(12):
        await table.click_on((await table.awaited())[0], rng)
    answer = await table.press("ben", "since")
    assert says("fr", "board-since") in answer.shown.text
    assert [one["url"] for one in answer.shown.buttons] == [(await table.session()).link]
    log = await table.log()
    ben = max((at for at, one in enumerate(log) if one.seat == 1 and not one.by_bot), default=0)
    later = [one for one in log[ben:] if one.events]
    assert (says("fr", "since-nothing") in answer.shown.text) is (not later)
    assert answer.result.response.ephemeral
    assert (await table.press("stranger", "since")).text == en("no-stranger", players=named("anna", "ben", "cleo"))


async def test_where_all_choose_at_once_the_button_is_there_for_who_missed_more_than_the_last_round(house):
    table = await house.play("anna", "ben", "cleo")
    await table.round(anna="E4", ben="D3", cleo="M1")
    assert (await table.board()).ids("since") == []
    await table.round(cleo="C1", ben="C2", anna="C3")  # who chose last, and then first
    await table.round(anna="D1", ben="D2", cleo="D4")
    assert (await table.board()).ids("since") == [], "no one has missed a round"
    for anna, cleo in (("E3", "M2"), ("E2", "M3")):
        await table.round(anna=anna, cleo=cleo)
        await house.env.advance_time(10 * MINUTE)
    told = (await table.press("ben", "since")).shown.text
    assert [number for number in range(1, 7) if en("mausen-round", number=number) in told] == [3, 4, 5]
    await table.open_hand("ben")
    await table.round(anna="E1", ben=table.hand("ben").cards()[0], cleo="M4")
    assert (await table.board()).ids("since") == [], "the last round alone is on the board"


async def test_two_players_need_no_such_button(house):
    table = await begun(house, "maunz", "anna", "ben")
    assert (await table.board()).ids("since") == []


async def test_a_throw_goes_by_itself(house):
    """People click for moves and cheeses only."""
    table, rng = await begun(house, "aus_die_maus", "anna", "ben", first="0", throws="auto"), Random(2)
    for _ in range(20):
        board = await table.board()
        begins = any(label in board.labels for label in map(begin_label, range(1, 6)))
        assert (board.ids("aus_die_maus.roll") != []) == begins, "the dice roll by themselves but for the first ones"
        await table.click_on((await table.awaited())[0], rng)
    throws = [one for one in await table.log() if one.move == GAME.encode_move(Roll())]
    assert len(throws) >= 20
    assert sum(not one.by_bot for one in throws) <= 4, "only the first ones of a round"
    await frames(table)  # and the log follows from the rules


async def test_a_move_can_be_taken_back_before_the_next_throw_goes_by_itself(house):
    house.app.thinkers._pace = AT_ONCE._replace(take_back_s=TAKE_BACK_S)
    table = await play(house, "anna", "ben", state=drawn("3 5 9", 0, "2 1"), throws="auto")
    await table.move("anna", "2")
    assert await table.turn() == "ben"
    await table.press("anna", "take_back")
    await house.env.advance_time(TAKE_BACK_S + 1)
    assert (await table.turn(), len(await table.moves())) == ("anna", 2), "nothing was thrown"
    await table.move("anna", "1")
    board = await table.board()
    assert board.ids("take_back")
    assert not board.ids("aus_die_maus.roll"), "the dice roll by themselves"
    assert en("aus_die_maus-rolls", who=marked(1, ("anna", "ben"), en)) in board.text
    await house.env.advance_time(TAKE_BACK_S + 1)
    log = await table.house.database.read(store.load_log, table.id)
    assert (1, True, GAME.encode_move(Roll())) in [(one.seat, one.by_bot, one.move) for one in log]


async def test_who_does_not_wait_throws_by_the_button_of_an_older_board(house):
    house.app.thinkers._pace = AT_ONCE._replace(take_back_s=TAKE_BACK_S)
    table = await play(house, "anna", "ben", state=drawn("3 5 9", 0, "2 1"), throws="auto")
    await table.move("anna", "2")
    step = (await table.session()).step
    await house.forge("ben", (await table.board()).message, f"k1|{table.id}|{step}|aus_die_maus.roll|")
    await house.env.advance_time(TAKE_BACK_S + 1)
    log = await table.house.database.read(store.load_log, table.id)
    assert (1, False, GAME.encode_move(Roll())) in [(one.seat, one.by_bot, one.move) for one in log]


async def test_a_throw_that_was_to_come_comes_after_a_restart(house):
    house.app.thinkers._pace = AT_ONCE._replace(take_back_s=3600.0)
    table = await play(house, "anna", "ben", state=drawn("3 5 9", 0, "2 1"), throws="auto")
    await table.move("anna", "2")
    before = len(await table.log())
    await house.restart()
    assert len(await table.log()) > before
