"""What did I miss? below a finished game: own moves that cost much, for nobody else."""

from dataclasses import replace

import msgspec
import pytest
from msgspec import structs

from bot.games.lesson import FixedChance
from bot.games.plugin import Miss, Why
from bot.messages.page import Button
from bot.table.pages.ways import MOMENT, Ways
from bot.text.words import speaker
from cogs.maunz.computer import misses as misses_of_maunz
from cogs.maunz.rules.rules import GAME
from cogs.maunz.rules.state import PlacePiece
from cogs.maunz.screen.prose import noted
from cogs.review.review import Review
from tests.harness import en, look, short
from tests.journeys.any_game_table import begun
from tests.languages import EACH_LANGUAGE


def a_miss(table_frames, log, number, why: Why = "chance"):
    """The move of this number, in a review; right would have been the first other placement."""
    logged, before = log[number - 1], table_frames[number - 1].state
    made = GAME.decode_move(logged.move)
    others = [one for one in GAME.choices(before, logged.seat) if isinstance(one, PlacePiece) and one != made]
    best, reply = (GAME.encode_move(one).decode() for one in others[:2])
    return Miss(number, logged.seat, 40, (best,), ((logged.move.decode(), reply), (best, reply)), why, (70, 30))


async def reviewed(house):
    """A finished game with two misses of the first player and one of the second one; the log."""
    table = await begun(house, "maunz", "anna", "ben", pings="off")
    await table.rush()
    session, log = await table.session(), await table.log()
    frames = await house.services.archive.frames_of(session)
    own = {seat: [n for n, one in enumerate(log, 1) if one.seat == seat and b"place" in one.move] for seat in (0, 1)}
    misses = [a_miss(frames, log, own[0][1], "win"), a_miss(frames, log, own[0][2]), a_miss(frames, log, own[1][1])]
    await keep(house, session, misses)
    return table, misses


async def keep(house, session, misses):
    """The review is there, with these misses, and so is the button."""
    course = ((50, 50), (60, 40), (100, 0))
    review = Review(False, True, (0, 1, 2), course, 1, None, misses=tuple(misses))
    await house.inside(house.services.sessions.keep_review(replace(session, review=msgspec.json.encode(review))))
    await house.inside(house.services.boards.bring_down(session.id))


async def press(house, name, shown, action, end=""):
    (custom_id,) = (one for one in shown.ids(action) if short(one).endswith(end))
    answer = await house.click(name, shown.message, custom_id)
    assert (answer.kind, answer.text) == ("update", "")
    return look(shown.message)


def square(encoded):
    move = GAME.decode_move(encoded.encode())
    assert isinstance(move, PlacePiece)
    return move.square


async def place(house, name, shown, encoded):
    """A person looks at the column of this placement, if another one is open, and presses its square."""
    at = square(encoded)
    if not [one for one in shown.ids("maunz.better") if short(one).endswith(f"|k{at}")]:
        shown = await press(house, name, shown, "maunz.better", f"|k{at[0]}")
    return await press(house, name, shown, "maunz.better", f"|k{at}")


async def test_own_misses_are_tasks_one_after_the_other_also_after_a_restart(house):
    table, misses = await reviewed(house)
    answer = await table.press("anna", "maunz.missed")
    shown = answer.shown
    assert shown.message.ephemeral
    played = f"🟠🐱 {square(misses[0].lines[0][0])}"
    assert en("maunz-missed-task", why="win", played=played, chance=70, after=30) in shown.text
    wrong = await place(house, "anna", shown, misses[0].lines[0][0])
    assert en("maunz-missed-verdict", verdict="same") in wrong.text
    reply = f"⚪🐱 {square(misses[0].lines[0][1])}"
    assert en("maunz-missed-reply", reply=reply) in wrong.text
    shown = await press(house, "anna", wrong, "maunz.missed")
    right = await place(house, "anna", shown, misses[0].right[0])
    assert en("maunz-missed-verdict", verdict="right") in right.text
    ways = (f"🟠🐱 {square(own)} → ⚪🐱 {square(reply)}" for own, reply in misses[0].lines)
    assert all(way in right.text for way in ways), "whose a piece is"
    following = await press(house, "anna", right, "maunz.missed")
    assert "2/2" in following.text
    await house.restart()
    best = await press(house, "anna", following, "maunz.shown")
    assert en("maunz-missed-verdict", verdict="shown") in best.text
    assert best.ids("maunz.missed") == [], "that was the last one"


async def test_what_is_nearly_as_good_is_right_and_the_best_one_is_named(house):
    table, misses = await reviewed(house)
    _, miss, _ = misses
    frames = await house.services.archive.frames_of(await table.session())
    placements = [one for one in GAME.choices(frames[miss.number - 1].state, 0) if isinstance(one, PlacePiece)]
    known = {*miss.right, miss.lines[0][0]}
    near, wrong = [move for one in placements if (move := GAME.encode_move(one).decode()) not in known][:2]
    await keep(house, await table.session(), [structs.replace(miss, right=(*miss.right, near))])
    shown = (await table.press("anna", "maunz.missed")).shown
    refused = await place(house, "anna", shown, wrong)
    assert en("maunz-missed-verdict", verdict="wrong") in refused.text
    after = GAME.apply(frames[miss.number - 1].state, 0, GAME.decode_move(wrong.encode()), FixedChance(())).state
    feared_one = misses_of_maunz.feared(after)
    assert feared_one in GAME.legal_moves(after, 1)
    assert en("maunz-missed-reply", reply=noted(1, feared_one)) in refused.text
    found = await place(house, "anna", await press(house, "anna", refused, "maunz.missed"), near)
    assert en("maunz-missed-verdict", verdict="right") in found.text
    assert f"🐱 {square(miss.right[0])}" in found.text


async def test_nobody_sees_what_others_missed(house):
    table, misses = await reviewed(house)
    own = (await table.press("ben", "maunz.missed")).shown
    assert square(misses[2].lines[0][0]) in own.text
    assert "1/1" in own.text
    for forged in ("1", "7", "x", "²", ""):
        answer = await house.forge("ben", own.message, f"k1|{table.id}|0|maunz.missed|{forged}")
        assert answer.text == en("no-forged")
    answer = await house.forge("stranger", (await table.board()).message, f"k1|{table.id}|0|maunz.missed|0")
    assert "anna" in answer.text
    assert answer.shown is None or not answer.shown.ids("maunz.better")


async def test_a_game_without_misses_has_no_button_and_says_so(house):
    table = await begun(house, "maunz", "anna", "ben", pings="off")
    await table.rush()
    board = await table.board()
    assert board.ids("maunz.missed") == []
    answer = await house.forge("anna", board.message, f"k1|{table.id}|0|maunz.missed|0")
    assert answer.text == en("maunz-missed-none")


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_it_is_told_in_every_language(house, language):
    house.speaks(anna=language)
    table, _ = await reviewed(house)
    shown = (await table.press("anna", "maunz.missed")).shown
    say = speaker(language)
    assert say("maunz-missed-show") in shown.labels
    assert say("maunz-missed-verdict", verdict="shown") in (await press(house, "anna", shown, "maunz.shown")).text


async def test_the_moment_of_a_miss_has_the_ways_that_features_offer(house):
    table, misses = await reviewed(house)
    house.services.hooks.offer(Ways(MOMENT, 9, lambda moment, _: (Button(f"moment {moment[1]}", "k1|0|0|seen"),)))
    shown = (await table.press("anna", "maunz.missed")).shown
    best = await press(house, "anna", shown, "maunz.shown")
    assert f"moment {misses[0].number - 1}" in best.labels, "the one before it"
