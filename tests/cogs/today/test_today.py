"""/today: a puzzle or a deal, solved and played by clicks, left and gone on with."""

import re

import pytest
import sqlalchemy as sa

from bot.games.chance import seal
from bot.games.plugin import GoesOn, Opens
from bot.solo.puzzle_page import solution_line
from bot.text.words import LANGUAGES
from cogs.maunz.puzzles.puzzles import PUZZLES
from cogs.maunz.rules.state import PlacePiece
from cogs.today.day import OPEN_DAYS, begin_of, paws, task_of
from cogs.today.messages import EDIT_MS
from cogs.today.rows import day_results
from tests.cogs.today.parts import days_of
from tests.harness import Answer, Shown, en, look, open_house, short
from tests.journeys.any_game_table import first_is_quick, says
from tests.plugins import meaning, surest

PUZZLE, DEALS = 3, (2, 4, 6)
HOUR_MS = 3_600_000


def set_day(house, day: int, hours: float = 5) -> None:
    days_of(house).now = lambda: begin_of(day) + round(hours * HOUR_MS)


async def today(house, name: str = "anna") -> Shown:
    """A person asks for the day, and begins it if they have not."""
    return await begin(house, name, Answer(await house.people[name].slash(house.channel, "today")).shown)


async def begin(house, name: str, shown: Shown) -> Shown:
    for button in shown.ids("today.begin"):
        shown = await press(house, name, shown, button)
    return shown


async def press(house, name: str, shown: Shown, custom_id: str) -> Shown:
    """A person clicks, and reads what came of it in the same message."""
    answer = await house.click(name, shown.message, custom_id)
    assert (answer.kind, answer.text) == ("update", "")
    return look(shown.message)


def ending(shown: Shown, end: str, action: str = "today.press") -> str:
    return next(one for one in shown.ids(action) if short(one).endswith(end))


async def place(house, name: str, shown: Shown, written: str) -> Shown:
    """A person puts a piece on a square: by its column, and then the square."""
    piece, square = written[0], written[1:]
    if not any(one.endswith(f"|{piece}{square[0]}") for one in shown.ids("today.press")):
        shown = await press(
            house, name, shown, next(one for one in shown.ids("today.press") if f"piece|{piece}" in one)
        )
    for end in (f"|{piece}{square[0]}", f"|{piece}{square}"):
        shown = await press(house, name, shown, ending(shown, end))
    return shown


async def answer(house, name: str, shown: Shown, number: int) -> Shown:
    """A person solves a puzzle of the file."""
    for move in PUZZLES.get(number).solution:
        if isinstance(move, PlacePiece):
            shown = await place(house, name, shown, f"{move.piece}{move.square}")
        else:
            shown = await press(house, name, shown, ending(shown, f"|{''.join(move.squares)}"))
    return shown


def first_square(number: int) -> str:
    """Where the solution of a puzzle begins."""
    first = PUZZLES.get(number).solution[0]
    assert isinstance(first, PlacePiece)
    return first.square


async def miss(house, name: str, shown: Shown, number: int) -> Shown:
    """A person puts a kitten or a cat somewhere else."""
    right = {getattr(move, "square", "") for move in PUZZLES.get(number).solution[:1]}
    column = next(one for one in shown.ids("today.press") if one[-1:].isupper() and one[-1] not in "".join(right))
    shown = await press(house, name, shown, column)
    return await press(house, name, shown, next(one for one in shown.ids("today.press") if short(one)[-1:].isdecimal()))


async def results(house) -> list:
    return await house.database.read(lambda connection: connection.execute(sa.select(day_results)).all())


async def test_a_puzzle_is_solved_by_clicks_in_one_private_message(house):
    set_day(house, PUZZLE)
    posted = len(house.channel.history())
    shown = await today(house)
    assert shown.message.ephemeral
    assert en("day-head", name=f"maunz. #{PUZZLE}", kind="puzzle") in shown.text
    shown = await answer(house, "anna", shown, task_of(PUZZLE).nth)
    assert "🐾🐾🐾" in shown.text
    assert en("today-streak", days=1, best=1, spare=2) in shown.text
    (row,) = await results(house)
    assert (row.user_id, row.day, row.stars, row.tries) == (house.people["anna"].id, PUZZLE, 3, 1)
    assert len(house.channel.history()) == posted


async def test_the_rules_of_a_day_lead_back_to_it_and_what_was_chosen_stays_chosen(house):
    set_day(house, PUZZLE)
    before = await today(house)
    rules = await press(house, "anna", before, before.ids("today.rules")[0])
    assert en("maunz-rules-1") in rules.text
    shown = await press(house, "anna", rules, rules.ids("today.open")[0])
    assert shown.ids("today.press") == before.ids("today.press")
    missed = await miss(house, "anna", shown, task_of(PUZZLE).nth)
    closed = {one[-1] for one in shown.ids("today.press") if one[-1:].isupper()}
    again = await press(house, "anna", missed, missed.ids("today.again")[0])
    (column,) = {short(one)[-2] for one in again.ids("today.press") if short(one)[-1:].isdecimal()}
    assert column in closed, "it is not the one that is open at first"


async def test_three_tries_and_then_the_solution(house):
    set_day(house, PUZZLE)
    shown, number = await today(house), task_of(PUZZLE).nth
    for left in (2, 1):
        shown = await miss(house, "anna", shown, number)
        assert en("puzzle-missed", left=left) in shown.text
        assert first_square(number) not in shown.text
        shown = await press(house, "anna", shown, shown.ids("today.again")[0])
        assert en("today-try", number=4 - left, tries=3) in shown.text
    asked = await miss(house, "anna", shown, number)
    assert en("today-sure-button") in asked.labels, "a thumb that slips costs no last try"
    assert first_square(number) not in asked.text
    (row,) = await results(house)
    assert (row.stars, row.moves) == (None, "[]")
    shown = await press(house, "anna", asked, asked.ids("today.open")[0])
    assert en("today-try", number=3, tries=3) in shown.text
    asked = await miss(house, "anna", shown, number)
    shown = await press(house, "anna", asked, asked.ids("today.sure")[0])
    assert "🐾 0/3" in shown.text
    assert first_square(number) in shown.text
    assert shown.ids("today.again") == []
    (row,) = await results(house)
    assert (row.stars, row.tries) == (0, 3)
    again = await house.forge("anna", shown.message, asked.ids("today.sure")[0])
    assert again.text == en("no-stale")


async def test_the_second_try_is_a_paw_less(house):
    set_day(house, PUZZLE)
    shown, number = await today(house), task_of(PUZZLE).nth
    shown = await miss(house, "anna", shown, number)
    shown = await press(house, "anna", shown, shown.ids("today.again")[0])
    assert "🐾🐾" in (await answer(house, "anna", shown, number)).text


async def test_a_puzzle_is_left_and_gone_on_with_after_a_restart(house):
    set_day(house, PUZZLE)
    number = task_of(PUZZLE).nth
    await miss(house, "anna", await today(house), number)
    await house.restart()
    set_day(house, PUZZLE)
    shown = await today(house)
    assert en("puzzle-missed", left=2) in shown.text
    await press(house, "anna", shown, shown.ids("today.again")[0])
    assert [row.tries for row in await results(house)] == [2]


async def test_gone_on_with_the_piece_that_was_placed_last_is_still_chosen(house):
    set_day(house, PUZZLE)
    first, _ = PUZZLES.get(task_of(PUZZLE).nth).solution
    assert isinstance(first, PlacePiece)
    left = await place(house, "anna", await today(house), f"{first.piece}{first.square}")
    assert first.piece == "c"
    assert any("|maunz.square|c" in short(one) for one in left.ids("today.press"))
    assert (await today(house)).ids("today.press") == left.ids("today.press")


async def test_everyone_has_the_same_puzzle_and_each_account_its_own_tries(house):
    set_day(house, PUZZLE)
    first, second = await today(house), await today(house, "ben")
    assert first.text == second.text
    await answer(house, "anna", first, task_of(PUZZLE).nth)
    assert en("today-try", number=1, tries=3) in (await today(house, "ben")).text
    board = await (await house.lobby("ben")).board()
    forged = await house.forge("ben", board.message, f"k1|0|0|today.share|{PUZZLE}")
    assert forged.text == en("no-day-unfinished"), "the other account's result is none of one's own"


@pytest.mark.parametrize(
    ("action", "argument"),
    [
        ("today.press", "maunz.put|Z9"),
        ("today.press", "mausen.pick|E4"),
        ("today.press", "maunz.give_up|"),
        ("today.again", "3.1"),
        ("today.again", "x"),
        ("today.best", "3"),
        ("today.best", "99"),
        ("today.share", "3.x"),
        ("today.open", "three"),
        ("today.begin", "4"),
        ("today.begin", "0"),
        ("deal.press", "mausen.pick|E4"),
    ],
)
async def test_a_forged_answer_changes_nothing(house, action, argument):
    set_day(house, PUZZLE)
    await today(house)
    before = await results(house)
    board = (await (await house.lobby("anna")).board()).message
    answered = await house.forge("anna", board, f"k1|0|{PUZZLE * 100 + 10}|{action}|{argument}")
    assert answered.text
    assert await results(house) == before


async def test_an_answer_of_yesterday_counts_only_if_it_was_begun_in_time(house):
    set_day(house, PUZZLE - 2, hours=23.9)
    shown = await today(house)
    set_day(house, PUZZLE - 1)
    board = (await (await house.lobby("ben")).board()).message
    late = await house.forge("ben", board, shown.ids("today.press")[0])
    assert late.text == en("no-day-over")
    await answer(house, "anna", shown, task_of(PUZZLE - 2).nth)
    assert [(row.day, row.stars) for row in await results(house)] == [(PUZZLE - 2, 3)]


async def test_what_was_begun_is_offered_the_next_day_and_gone_after_it(house):
    set_day(house, 1)
    await today(house)
    set_day(house, 2)
    shown = Answer(await house.people["anna"].slash(house.channel, "today")).shown
    assert en("today-open-yesterday") in shown.labels
    old = await press(house, "anna", shown, shown.ids("today.open")[0])
    assert en("day-head", name="maunz. #1", kind="puzzle") in old.text
    set_day(house, 2 + OPEN_DAYS)
    late = await house.click("anna", old.message, old.ids("today.press")[0])
    assert late.text == en("no-day-over")


async def test_a_day_begins_with_what_it_is_about_and_counts_from_the_button_on(house):
    for day in (PUZZLE, DEALS[2]):
        set_day(house, day)
        shown = Answer(await house.people["anna"].slash(house.channel, "today")).shown
        kind, game = task_of(day).kind, (await days_of(house).day(day)).game
        assert all(line in shown.text for line in (en(f"{game}-pitch"), en("today-about", kind=kind)))
        assert len(shown.alts) == 1
        rules = await press(house, "anna", shown, shown.ids("today.rules")[0])
        await press(house, "anna", rules, rules.ids("today.open")[0])
        assert await results(house) == []


@pytest.mark.parametrize("language", ["", "it"])
async def test_who_shares_begins_the_message_of_the_day_in_that_channel_and_others_change_it(house, language):
    await house.in_server(language=language or None)
    house.speaks(anna="fr", ben="de")
    set_day(house, PUZZLE)
    anna, ben = (f"<@{house.people[name].id}>" for name in ("anna", "ben"))
    for name in ("anna", "ben"):
        shown = await answer(house, name, await today(house, name), task_of(PUZZLE).nth)
        assert [anna in look(posted).text for posted in house.channel.history()] == [True] * (name == "ben")
        shown = await press(house, name, shown, shown.ids("today.share")[0])
        assert shown.ids("today.share") == []
        await house.env.advance_time(EDIT_MS / 1000 + 1)
        set_day(house, PUZZLE, hours=6)
    (posted,) = map(look, house.channel.history())
    assert f"🐾🐾🐾 {anna} {ben}" in posted.text
    assert first_square(task_of(PUZZLE).nth) not in posted.text
    assert says(language or "fr", "day-play") in posted.labels
    begun = await house.click("cleo", posted.message, posted.ids("today.open")[0])
    assert begun.shown.message.ephemeral
    assert begun.shown.ids("today.begin")
    await house.delete(posted.message)
    set_day(house, PUZZLE, hours=7)
    shown = await today(house, "anna")
    await press(house, "anna", shown, shown.ids("today.share")[0])
    await house.env.advance_time(EDIT_MS / 1000 + 1)
    (again,) = map(look, house.channel.history())
    assert again.text == posted.text, "who shares begins a new one"


async def test_in_direct_messages_it_is_played_and_given_to_copy(house):
    set_day(house, PUZZLE)
    shown = await begin(house, "anna", Answer(await house.people["anna"].user.slash("today")).shown)
    shown = await answer(house, "anna", shown, task_of(PUZZLE).nth)
    answered = await house.click("anna", shown.message, shown.ids("today.share")[0])
    assert answered.text == en("today-copy", result=f"maunz. #{PUZZLE} 🐾🐾🐾")
    assert [row.guild_id for row in await results(house)] == [None]


async def test_an_earlier_day_is_tried_for_nothing_and_the_deal_of_this_one_goes_on(gallery):
    set_day(gallery, 4)
    playing = await move(gallery, "anna", await today(gallery))
    days = await press(gallery, "anna", playing, playing.ids("today.month")[0])
    assert days.alts == (en("today-days-alt", days=0, paws=0),)
    (menu,) = days.menus
    assert [choice["value"] for choice in menu["options"]] == ["3", "2", "1"]
    for number in (2, 3):
        await gallery.forge("anna", days.message, menu["custom_id"], str(number))
        past = look(days.message)
        assert en("today-late") in past.text
        past = await begin(gallery, "anna", past)
        if number == 2:
            past = await play_out(gallery, "anna", past)
        else:
            past = await answer(gallery, "anna", past, task_of(number).nth)
        assert en("today-late") in past.text
        assert "🐾" not in past.text
        assert past.ids("today.share") == []
    assert await days_of(gallery).stars(gallery.people["anna"].id) == {}
    again = Answer(await gallery.people["anna"].slash(gallery.channel, "today")).shown
    assert (again.text, again.ids("deal.press")) == (playing.text, playing.ids("deal.press"))


async def test_who_solved_it_stands_in_the_message_of_the_server(house):
    set_day(house, PUZZLE)
    await house.in_server(day_channel=house.channel.id)
    await answer(house, "anna", await today(house), task_of(PUZZLE).nth)
    (posted,) = [look(message) for message in house.channel.history()]
    assert f"🐾🐾🐾 <@{house.people['anna'].id}>" in posted.text
    set_day(house, PUZZLE + 1)
    await play_out(house, "anna", await today(house))
    newest = look(house.channel.history()[-1])
    solution = solution_line(house.services.games.get("maunz"), PUZZLES.get(task_of(PUZZLE).nth))
    assert en("day-solution", solution=f"||{solution}||") in newest.text


# Deals


async def move(house, name: str, shown: Shown, which: int = 0) -> Shown:
    """A person makes the first, or another, move that the page offers; it may have to be opened first."""
    for _ in range(4):
        buttons = [*shown.ids("deal.press"), *shown.ids("late.press")]
        meant = {button: meaning(re.sub(r"\|(deal|late)\.press", "", button, count=1)) for button in buttons}
        if not (offered := surest([*meant], meant.get)):
            break  # it is over
        pressed = offered[which % len(offered)]
        shown = await press(house, name, shown, pressed)
        if not isinstance(meant[pressed], Opens | GoesOn):
            break
    return shown


async def play_out(house, name: str, shown: Shown, which: int = 0) -> Shown:
    """A person makes moves until the deal is over."""
    while shown.ids("deal.press") or shown.ids("late.press"):
        shown = await move(house, name, shown, which)
    return shown


@pytest.mark.parametrize("day", DEALS)
async def test_a_deal_is_played_to_its_end_in_one_private_message(house, day):
    set_day(house, day)
    shown = await play_out(house, "anna", await today(house))
    assert shown.message.ephemeral
    assert en("today-streak", days=1, best=1, spare=2) in shown.text
    (row,) = await results(house)
    assert row.stars is not None
    assert row.points is not None
    assert shown.ids("deal.press") == [], "one try"
    (own,) = shown.ids("today.best")
    told = await house.click("anna", shown.message, own)
    name = f"{(await days_of(house).day(day)).game}-title"
    assert en("today-best-head", name=f"{en(name)} #{day}", points=row.points) in told.shown.text
    message = (await today(house, "ben")).message
    assert (await house.forge("ben", message, own)).text == en("no-day-unfinished")
    assert (await today(house)).text == shown.text


@pytest.mark.parametrize("day", DEALS)
async def test_the_same_moves_meet_the_same_replies_in_two_databases_and_after_kills(tmp_path, day):
    games = []
    for folder, is_killed in (("one", False), ("other", True)):
        (tmp_path / folder).mkdir()
        async with open_house(tmp_path / folder, pictures=False) as house:
            await house.database.write(set_secret)
            set_day(house, day)
            shown = await today(house)
            made = 0
            while shown.ids("deal.press"):
                shown = await move(house, "anna", shown, made)
                made += 1
                if is_killed and made % 3 == 0:
                    await house.restart()
                    set_day(house, day)
                    shown = await today(house)
            (row,) = await results(house)
            games.append((row.moves, row.stars, row.points))
    assert games[0] == games[1]
    assert len(games[0][0]) > 200


def set_secret(connection: sa.Connection) -> None:
    connection.execute(sa.text("INSERT INTO notes (key, value) VALUES ('days', :value)"), {"value": "5a" * 32})


async def test_the_next_day_tells_whom_one_was_ahead_of(house):
    set_day(house, 2)
    for at, name in enumerate(("anna", "ben", "cleo"), 9):
        await play_out(house, name, await today(house, name), at)
    set_day(house, 3)
    shown = Answer(await house.people["anna"].slash(house.channel, "today")).shown
    own, *others = sorted(await results(house), key=lambda row: row.user_id != house.people["anna"].id)
    ahead = sum((other.stars, other.points) < (own.stars, own.points) for other in others)
    assert en("today-yesterday", paws=paws(own.stars), others=2 if ahead else 0, ahead=ahead) in shown.text


async def test_a_seal_is_shown_with_the_day_and_the_secret_by_verify_the_next_day(house):
    set_day(house, 2)
    await today(house)
    early = Answer(await house.people["anna"].slash(house.channel, "verify", day=2))
    assert early.text == en("no-proof-day")
    day = await days_of(house).day(2)
    set_day(house, 3)
    shown = Answer(await house.people["anna"].slash(house.channel, "verify", day=2))
    assert day.secret.hex() in shown.text
    assert seal(day.secret) in shown.text


@first_is_quick("language", LANGUAGES)
async def test_it_speaks_the_language_of_its_reader(house, language):
    house.speaks(anna=language)
    set_day(house, 2)
    shown = Answer(await house.people["anna"].slash(house.channel, "today")).shown
    assert says(language, "today-about", kind="deal") in shown.text
