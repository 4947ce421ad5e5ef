"""Aus die Maus by clicks: whole games, throws, moves that say what they do, shoves, and the end of a round."""

import re

import pytest

from bot.games.contract import TakeBack
from bot.sessions.session import Status
from bot.text.words import speaker
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Roll
from cogs.aus_die_maus.rules.track import Run
from cogs.aus_die_maus.screen.mice import mark
from tests.harness import PEOPLE, en
from tests.journeys.any_game_table import first_is_quick
from tests.journeys.aus_die_maus_table import drawn, play

ANNA, BEN, CLEO = (f"{mark(seat)} **\u2068{name}\u2069**" for seat, name in enumerate(("anna", "ben", "cleo")))


# Whole games


@pytest.mark.whole_game
@first_is_quick(("people", "language", "options"), [(2, "it", {"white-mouse": "no"}), (6, "fr", {"track": "10"})])
async def test_people_of_two_languages_play_a_whole_game_by_clicks(house, people, language, options):
    names = PEOPLE[:people]
    house.speaks(anna="de", ben="fr", cleo="de")
    table = await play(house, *names, language=language, **options)
    say = speaker(language)
    assert say("aus_die_maus-head", number=1, rounds=6 if people > 4 else 5) in (await table.board()).text
    clicks = await table.play_out()
    session, board = await table.session(), await table.board()
    state = await table.by_the_rules()
    outcome = GAME.outcome(state)
    assert session.status == Status.FINISHED
    assert [(seated.rank, seated.score) for seated in session.seats] == list(
        zip(outcome.places, outcome.scores, strict=True)
    )
    assert say("aus_die_maus-head-over") in board.text
    shown_to_all = (await table.press("stranger", "how_come")).shown.text
    for seat, name in enumerate(names):
        assert f"\u2068{name}\u2069: **{sum(state.cheeses[seat])}**" in shown_to_all
    assert f"{en('aus_die_maus-white.sign')}: **{sum(state.cheeses[-1])}**" in shown_to_all
    assert "\u202f×\u202f" not in board.text
    assert session.secret.hex() not in board.text
    assert board.ids("again")
    assert board.ids("aus_die_maus.roll") == board.ids("aus_die_maus.move") == []
    assert {name for _, name in clicks} == set(names)


async def test_the_board_is_drawn_and_described_in_words(gallery):
    table = await play(gallery, "anna", "ben", "cleo", state=drawn("3 5 0 9", 0, "2 1", marker=2))
    (alt,) = (await table.board()).alts
    assert alt == (
        "Aus die Maus · Round 1/5. The trap on space 14 is set. "
        "In order of play: anna on space 3, 0 🧀; ben on space 5, 0 🧀; cleo at the start, 0 🧀; "
        "white mouse on space 9, 0 🧀. "
        "anna rolls for the white mouse. Supply: 20 🧀. cleo has the boxing glove. "
        "Last turn: anna rolls 🔴 2 🟡 1. anna chooses a move."
    )


# Throwing and moving


async def test_each_throw_is_one_request_and_so_is_each_move(house):
    table = await play(house, "anna", "ben")
    for _ in range(12):
        view, name = await table.view(), await table.turn()
        with house.requests() as requests:
            answer = await (
                table.roll(name) if view.phase == "rolling" else table.move(name, next(iter(await table.moves())))
            )
        assert requests == ["answer"]
        assert ("❤️" if name == "anna" else "💧") in answer.shown.text


async def test_what_is_forced_goes_by_itself_and_is_described(house):
    """With the yellow die alone there is nothing to choose, and the white mouse needs no player."""
    table = await play(house, "anna", "ben", "cleo", state=drawn("T 5 0 7", 2))
    with house.requests() as requests:
        answer = await table.roll("cleo")
    assert requests == ["answer"]
    told = answer.shown.text.split("\n")[1:3]
    assert all(line.startswith(who) for line, who in zip(told, ("-# ⭐ \u2068cleo\u2069 ", "-# 🐁"), strict=True))
    assert en("aus_die_maus-throw", who=BEN, dice="yellow") in answer.shown.text


async def test_backward_from_before_the_trap(house):
    table = await play(house, "anna", "ben", state=drawn("13 11 0", 0, "2 1"))
    assert await table.moves() == {
        "1": "1 – into the trap: out!",
        "1b": "1 back → space 12",
        "2b": "2 back → space 11 💥 ben",
    }
    answer = await table.move("anna", "2b")
    assert "-# ❤️ \u2068anna\u2069 back → 11, shoves 💧 \u2068ben\u2069 → 10" in answer.shown.text


async def test_a_misclick_is_taken_back_until_the_next_one_throws_and_the_log_keeps_both(house):
    table = await play(house, "anna", "ben", "cleo", state=drawn("3 5 0 9", 0, "2 1"))
    assert (await table.board()).ids("take_back") == []
    answer = await table.move("anna", "2")
    assert answer.shown.ids("take_back")
    for other in ("ben", "cleo"):
        assert (await table.press(other, "take_back")).text == en("no-take-back")
    with house.requests() as requests:
        answer = await table.press("anna", "take_back")
    assert requests == ["answer"]
    assert en("aus_die_maus-choose", who=ANNA, dice="🔴 2 🟡 1") in answer.shown.text
    assert await table.moves() == {"1": "1 → space 4", "2": "2 → space 5 💥 ben"}
    (back,) = (await table.move("anna", "1")).shown.ids("take_back")
    await table.roll("ben")
    assert (await table.board()).ids("take_back") == []
    assert (await house.forge("anna", (await table.board()).message, back)).text == ""
    assert (await table.forge("anna", "take_back")).text == en("no-take-back")
    assert (await table.log())[-4:] == [Run(2), TakeBack(), Run(1), Roll()]


async def test_the_trap_snaps_and_only_the_yellow_die_is_left(house):
    table = await play(house, "anna", "ben", "cleo", state=drawn("12 0 0 5", 0, "3 2"))
    answer = await table.move("anna", "2")
    assert "❤️ \u2068anna\u2069 12 → trap" in answer.shown.text
    assert en("aus_die_maus-throw", who=BEN, dice="yellow") in answer.shown.text
    assert en("aus_die_maus-paid-caught", who="anna") in answer.shown.alts[0]


@pytest.mark.slow
async def test_at_the_end_of_a_round_only_changed_hands_are_drawn(house):
    table = await play(house, "anna", "ben", "cleo", state=drawn("T #1 13 6", 2, "1", marker=0))
    for name in ("anna", "ben", "cleo"):
        await table.open_hand(name)
    with house.requests() as requests:
        answer = await table.move("cleo", "1")
    assert sorted(requests) == ["answer", "delete panel", "edit panel", "edit panel"], "all three got a cheese"
    for who, cheeses in (("ben first", 2), ("cleo second", 1), ("anna in the trap", 1)):
        assert re.search(f"{who}[^;]*, {cheeses} 🧀", answer.shown.alts[0]), "the finish"
    assert "💧 \u2068ben\u2069 begins and presses" in answer.shown.text


async def test_the_cheeses_of_a_round_are_told_alike_everywhere_and_nothing_of_the_next(house):
    table = await play(house, "anna", "ben", "cleo", state=drawn("T #1 13 6", 2, "1", marker=0))
    await table.move("cleo", "1")
    paid = [
        sign + en(f"aus_die_maus-paid-{reason}", who=f"{mark(seat)} \u2068{name}\u2069", cheeses="🧀" * count)
        for sign, reason, seat, name, count in (
            ("", "first", 1, "ben", 2),
            ("", "second", 2, "cleo", 1),
            ("🥊 ", "shover", 0, "anna", 1),
        )
    ]
    run = "⭐ \u2068cleo\u2069 13 → finish"
    board = (await table.board()).text.splitlines()
    since = (await table.press("anna", "since")).shown.text.splitlines()
    for told in (board, since):
        begins = told.index(paid[0])
        assert told[begins : begins + 3] == paid
        assert any(line.endswith(run) for line in told[:begins])
    answer = (await table.press("anna", "how_come")).shown
    assert [one["url"] for one in answer.buttons] == [(await table.session()).link], "the way back to the board"
    assert answer.text.splitlines()[1:] == [f"-# {run}", en("aus_die_maus-why-in")]


async def test_the_white_mouse_wins_a_round_and_begins_the_next(house):
    table = await play(house, "anna", "ben", "cleo", state=drawn("12 T 5 13", 0, "1"))
    answer = await table.move("anna", "1")
    assert "🐁 White mouse begins, and " in answer.shown.text
    assert "white mouse first at the cheese" in answer.shown.alts[0], "the finish, not her next run"
    assert "Supply: 16 🧀" in answer.shown.alts[0]
