"""What happened since: a board tells all since the last decision of one who plays alone, the last turns of several
people, and a button the rest; throws go by themselves, but not before the last move could be taken back."""

from random import Random

import pytest

from bot.discovery import load_game
from bot.games.contract import CALLS
from bot.sessions.replay import ReplayFrame, replay
from bot.sessions.session import Session
from bot.table.service import rows as store
from bot.table.service.rhythm import AT_ONCE
from cogs.aus_die_maus.rules import GAME
from cogs.aus_die_maus.rules.state import Roll
from cogs.aus_die_maus.screen.mice import marked
from tests.harness import carried, en, named
from tests.journeys.any_game_table import COMMANDS, MINUTE, begun, says
from tests.journeys.aus_die_maus_table import drawn, play

TAKE_BACK_S = 20  # on the clock of the test


def begin_label(number):
    return en("aus_die_maus-begin-button", number=number)


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


async def test_alone_the_board_says_who_was_caught_until_the_person_goes_on(house):
    table, rng = await begun(house, "aus_die_maus", "anna", computers=2, rolls="auto"), Random(4)
    says = {what: en("aus_die_maus-look", who="", what=what) for what in ("caught", "in")}
    seen = set[str]()
    while (await table.awaited()) and len(seen) < 2:
        await table.click_on("anna", rng)
        board = await table.board()
        said = {what for what, text in says.items() if text in board.text}
        seen |= said
        is_asked = en("aus_die_maus-look-button") in board.labels
        assert is_asked or not said
        if is_asked:
            assert [action for _, action, _ in await table.moves("anna")] == board.ids("aus_die_maus.next"), "no move"
            await house.env.advance_time(60)
            assert (await table.board()).text == board.text, "whatever time has passed"
    assert seen == {*says}


async def test_the_board_tells_a_person_what_the_others_did_and_a_button_how(house):
    table = await play(house, "anna", "ben", "cleo", state=drawn("2 4 9 6"))
    for name in ("anna", "ben", "cleo"):
        await table.roll(name)
        if moves := await table.moves():
            await table.move(name, next(iter(moves)))
    assert await table.turn() == "anna"
    board = (await table.board()).text.splitlines()
    told = (await table.press("anna", "since")).shown.text.splitlines()
    assert [f"-# {line}" for line in told[1:]] == board[2 : len(told) + 1], "in the same words"
    assert all(any(name in line for line in told) for name in ("ben", "cleo"))


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
    later = [one for one in log[ben + 1 :] if one.events]
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
    table, rng = await begun(house, "aus_die_maus", "anna", "ben", first="0", rolls="auto"), Random(2)
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
    house.services.thinkers._pace = AT_ONCE._replace(turn_s=TAKE_BACK_S)
    table = await play(house, "anna", "ben", state=drawn("3 6 9", 0, "2 1"), rolls="auto")
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
    house.services.thinkers._pace = AT_ONCE._replace(turn_s=TAKE_BACK_S)
    table = await play(house, "anna", "ben", state=drawn("3 6 9", 0, "2 1"), rolls="auto")
    await table.move("anna", "2")
    step = (await table.session()).step
    await house.forge("ben", (await table.board()).message, f"k1|{table.id}|{step}|aus_die_maus.roll|{carried(Roll())}")
    await house.env.advance_time(TAKE_BACK_S + 1)
    log = await table.house.database.read(store.load_log, table.id)
    assert (1, False, GAME.encode_move(Roll())) in [(one.seat, one.by_bot, one.move) for one in log]


async def test_a_throw_that_was_to_come_comes_after_a_restart(house):
    house.services.thinkers._pace = AT_ONCE._replace(turn_s=3600.0)
    table = await play(house, "anna", "ben", state=drawn("3 6 9", 0, "2 1"), rolls="auto")
    await table.move("anna", "2")
    before = len(await table.log())
    await house.restart()
    assert len(await table.log()) > before
