"""Computer players: invited in the lobby, playing whole games with one person alone, surviving restarts, and
betraying nothing."""

import asyncio
from itertools import cycle
from random import Random
from typing import get_args

import pytest

from bot.discovery import load_game
from bot.games.contract import FACES, LEVELS, Level
from bot.person import ChannelRef
from bot.sessions.computers import CAST
from bot.sessions.session import Status
from bot.table.pages.lobby import FILL, NO_COMPUTER
from bot.table.service import thinking
from tests.harness import en, named
from tests.journeys.any_game_table import (
    COMMANDS,
    DAY,
    MINUTE,
    PLAYERS,
    begun,
    command,
    counting,
    first_is_quick,
    lobby,
    says,
)
from tests.plugins import by_click

LANGUAGES = dict(zip(COMMANDS, cycle(("de", "fr", "it")), strict=False))
FEWEST = {game: len(players) - 1 for game, players in PLAYERS.items()}  # computer players beside one person
EASY = [f"{FACES['easy']} {name}" for name in CAST["easy"]]

every_game = first_is_quick("game", COMMANDS)


@pytest.fixture(autouse=True)
def no_notes(monkeypatch):
    """The bot does not note every twenty seconds of days that it is alive."""
    monkeypatch.setattr("bot.table.service.clock.ALIVE_EVERY_S", 30.0 * DAY)


@pytest.fixture
def easy_substitutes(monkeypatch):
    """The computer that plays for people does not think long."""
    monkeypatch.setattr(thinking, "SUBSTITUTE", "easy")


# Whole games


@pytest.mark.parametrize("game", COMMANDS)
@pytest.mark.slow
async def test_one_person_alone_plays_a_whole_game_against_computer_players(house, game):
    language = LANGUAGES[game]
    house.speaks(anna=language)
    own = load_game(game).automatic
    as_by_default = {word: own.throws.default for word in by_click(game) if own and own.throws}
    table = await begun(house, game, "anna", computers=FEWEST[game], language=language, **as_by_default)
    rng = Random(1)
    while waiting := await table.awaited():
        assert waiting == ["anna"]
        clicked = table.clicks
        with house.requests() as requests:
            await table.click_on("anna", rng)
        assert 1 <= requests.count("answer") <= table.clicks - clicked
        assert set(requests) <= {"answer", "edit", "edit panel", "delete panel"}, (
            "who clicks is here, and needs no call"
        )
    session, state = await table.session(), await table.by_the_rules()
    assert session.status == Status.FINISHED
    assert session.names == ("anna", *EASY[: FEWEST[game]])
    outcome = house.services.games.get(game).game.outcome(state)
    assert [(s.rank, s.score) for s in session.seats] == list(zip(outcome.places, outcome.scores, strict=True))
    assert {(move.seat, move.by_bot) for move in await table.log()} == {
        (0, False),
        *([(0, True)] if own else []),  # what leaves no choice goes by itself
        *((seat, True) for seat in range(1, len(session.seats))),
    }
    board = (await table.board()).text
    assert session.secret.hex() not in board
    assert says(language, "attendance-away", face=FACES["medium"], names=named("anna")) not in board


@every_game
async def test_a_game_from_which_all_vanish_pauses_and_ends_unrated_after_a_week(house, game, easy_substitutes):
    table = await begun(house, game, *("anna", "ben", "cleo")[: 1 + FEWEST[game]], language="fr", pace="live")
    await table.click_on((await table.awaited())[0], Random(3))
    await table.leave("ben")
    for _ in range(60):
        if (await table.session()).is_paused:
            break
        await house.env.advance_time(2 * MINUTE)
    session, log = await table.session(), await table.log()
    assert session.is_paused
    assert says("fr", "attendance-paused", until=counting(session.due_at)) in (await table.board()).text
    assert session.due_at - session.updated_at == 7 * DAY * 1000
    for _ in range(6):
        await house.env.advance_time(DAY)
    assert (await table.log(), (await table.session()).status) == (log, Status.RUNNING), (
        "computers do not play on among themselves"
    )
    await house.env.advance_time(DAY)
    session = await table.session()
    assert session.status == Status.STOPPED
    assert {(seated.rank, seated.score) for seated in session.seats} == {(None, None)}
    assert says("fr", "board-stopped", by="unknown") in (await table.board()).text
    assert (await command(house, "anna", game, "new")).kind == "message", "the channel is free again"


# Thinking


def never(house):
    """From now on every computer player of this process thinks for an hour."""

    async def for_an_hour(*_):
        await asyncio.sleep(3600)

    house.services.thinkers._run = for_an_hour


def let_computers_wait(house):
    """From now on computer players think for an hour, and nothing says that it takes long."""
    never(house)
    house.services.thinkers._note_slow = lambda *_: None


def slow(house, monkeypatch, **seconds):
    """The board says after ten seconds that a computer player thinks, and those of these levels take so long, on the
    clock of the test."""
    monkeypatch.setattr(thinking, "SLOW_S", 10.0)
    think = house.services.thinkers._run

    async def slowly(workers, longest, work, choose, view, moves, level, seed):
        await asyncio.sleep(seconds.get(level, 0))
        return await think(workers, longest, work, choose, view, moves, level, seed)

    house.services.thinkers._run = slowly


@every_game
async def test_a_restart_in_the_middle_of_thinking_loses_nothing(house, game):
    table = await lobby(house, game, "anna", language="de")
    for _ in range(FEWEST[game]):
        await table.invite("anna", "easy")
    never(house)
    await table.press("anna", "start")
    if (await table.board()).ids("hand"):
        await table.open_hand("anna")
    rng = Random(4)
    while "anna" in await table.awaited():
        await table.click_on("anna", rng)
    before, log = await table.session(), await table.log()
    assert before.computers_to_move, "the computer thinks"
    await house.restart()
    after = await table.log()
    assert len(after) > len(log)
    assert after[: len(log)] == log
    assert await table.awaited() == ["anna"]
    if "anna" in table.hands:
        await table.open_hand("anna")
    rng = Random(5)
    for _ in range(10):  # in Heul doch! a card, then where it goes
        if len(await table.log()) == len(after):
            await table.click_on("anna", rng)
    assert len(await table.log()) > len(after), "and on it goes"


@pytest.mark.parametrize("game", ["maunz", "aus_die_maus"])
async def test_what_a_computer_player_did_cannot_be_taken_back(house, game):
    table, rng = await begun(house, game, "anna", computers=1, first="1"), Random(1)
    while not any(move.by_bot for move in await table.log()):  # where alone a round begins with a click
        await table.click_on("anna", rng)
    assert (await table.awaited(), (await table.log())[-1].by_bot) == (["anna"], True)
    assert (await table.board()).ids("take_back") == []


@every_game
async def test_a_computer_in_turn_is_said_to_think_and_nothing_can_be_pressed_for_it(house, game):
    """The click that ends the turn of a person shows that at once, and there is no other request."""
    table, rng = await begun(house, game, "anna", computers=FEWEST[game], language="de"), Random(1)
    let_computers_wait(house)
    while True:
        with house.requests() as requests:
            answer = await table.click_on("anna", rng)
        if "anna" not in await table.awaited():
            break
    board = await table.board()
    session = await table.session()
    names = [session.names[seat] for seat in sorted(session.awaited)]
    assert says("de", "attendance-thinking", names=named(*names), count=len(names)) in board.text
    in_a_hand = answer.shown.message.ephemeral
    assert requests.count("edit") == in_a_hand, "where the board was clicked, the answer says so already"
    assert (await table.moves("stranger"), board.menus) == ([], ()), "on the board"


async def test_who_has_chosen_is_not_said_to_be_thinking_because_another_player_does(house, monkeypatch):
    slow(house, monkeypatch, hard=20)
    table = await lobby(house, "mausen", "anna", language="it")
    for level in ("easy", "hard"):
        await table.invite("anna", level)
    await table.press("anna", "start")
    await house.env.advance_time(11)
    board, hard = (await table.board()).text, f"{FACES['hard']} {CAST['hard'][0]}"
    assert says("it", "mausen-chosen", names=named(EASY[0])) in board
    assert says("it", "attendance-thinking", names=named(hard), count=1) in board


# What others see


async def test_the_moves_of_computer_players_are_coalesced_into_board_edits(house):
    table = await begun(house, "mausen", "anna", computers=5)
    house.services.keeper.edit_pause = 0.3
    with house.requests() as requests:
        await table.click_on("anna", Random(1))
    assert requests.count("answer") == 1
    assert requests.count("edit") <= 2, "one for the cards that were laid, one for the five new picks"
    assert set(requests) == {"answer", "edit"}


# In the lobby


async def test_the_host_lets_computer_players_sit_down_and_stand_up(house):
    table = await lobby(house, "mausen", "anna", "ben", language="de")
    for level in ("easy", "medium", "hard"):
        with house.requests() as requests:
            await table.invite("anna", level)
        assert requests[-2:] == ["answer", "edit"]
    board = await table.board()
    names = [f"{FACES[level]} {CAST[level][0]}" for level in ("easy", "medium", "hard")]
    for level, name in zip(("easy", "medium", "hard"), names, strict=True):
        assert f"**{named(name)}** ({says('de', 'level', level=level)})" in board.text
    assert says("de", "lobby-seats", here=5, most=6, players="").strip() in board.text
    await table.invite("anna", None)
    assert (await table.session()).names == ("anna", "ben", *names[:2])
    await table.press("anna", "leave")
    assert (await table.session()).host.name == "ben", "a computer player hosts nothing"


@pytest.mark.parametrize("choice", ["easy", None])
async def test_only_the_host_invites_computer_players(house, choice):
    house.speaks(ben="it", stranger="de")
    table = await lobby(house, "heul_doch", "anna", "ben")
    await table.invite("anna", "hard")
    before = await table.session()
    for name, language, refused in (("ben", "it", "no-start-host"), ("stranger", "de", "no-not-seated")):
        page, menus = await table.computers(name)
        assert (page.text, menus) == (f"🪑 {says(language, 'no-start-host', host=named('anna'))}", [])
        forged = await table.forge(name, "invite", "3", choice or NO_COMPUTER)
        assert forged.text == says(language, refused, host=named("anna"))
    assert await table.session() == before


@pytest.mark.parametrize(
    ("game", "levels"),
    [("maunz", get_args(Level)), ("mausen", LEVELS), ("heul_doch", LEVELS), ("aus_die_maus", LEVELS[:2])],
)
async def test_a_game_offers_its_levels_and_no_other(house, game, levels):
    table = await lobby(house, game, "anna")
    _, (menu,) = await table.computers("anna")
    offered = [choice["value"] for choice in menu["options"]]
    filling = [f"{FILL}{level}" for level in levels if load_game(game).seats[-1] > 2]
    assert offered == [*levels, *filling]
    for level in {*get_args(Level), "master"} - {*levels}:
        for value in (level, f"{FILL}{level}"):
            assert (await table.forge("anna", "invite", "1", value)).text == en("no-forged")
    assert (await table.session()).names == ("anna",)


async def test_a_person_who_joins_a_full_table_takes_the_place_of_a_computer_player(house):
    table = await lobby(house, "maunz", "anna")
    await table.invite("anna", "easy")
    await table.press("ben", "join")
    assert (await table.session()).names == ("anna", "ben")
    assert (await table.forge("cleo", "join")).text == en("no-join-full", seats=2)
    await table.press("anna", "start")
    await table.rush()
    session = await table.session()
    assert session.status == Status.FINISHED
    assert not any(move.by_bot for move in await table.log())


async def test_no_player_starts_alone_without_computer_players(house):
    table = await lobby(house, "heul_doch", "anna")
    await table.invite("anna", "easy")
    assert (await table.board()).ids("start") == []
    assert (await table.forge("anna", "start")).text == en("no-start-few", seats=3)
    await table.invite("anna", "easy")
    await table.press("anna", "start")
    assert (await table.session()).status == Status.RUNNING


@pytest.mark.slow
async def test_playing_again_seats_the_computer_players_again_at_the_same_pace(house):
    table = await lobby(house, "maunz", "anna", pace="letter", language="it")
    await table.invite("anna", "easy")
    await table.press("anna", "start")
    await table.play_out()
    again = await table.press("anna", "again")
    assert again.shown.message.message.mentions == [], "no player to call"
    new = await house.services.sessions.session_in_channel(ChannelRef(house.guild.id, house.channel.id), "maunz")
    assert (new.names, new.seats[1].computer, new.pace, new.language) == (("anna", EASY[0]), "easy", "letter", "it")
    assert new.status == Status.RUNNING, "nobody has to be waited for"
