"""How it went, in words."""

from dataclasses import replace

import msgspec
import pytest

from bot.games.plugin import Miss
from bot.messages.page import ALT_LENGTH, Picture
from bot.sessions.session import Status
from bot.table.pages.screen import Screen
from bot.text.words import LANGUAGES, speaker
from cogs.review import pages as how_it_went
from cogs.review.picture import Course
from cogs.review.review import Review
from tests.crowd import ANNA, BEN, CLEO, around
from tests.plugins import plugin_in

EN = speaker("en")
CHAPTERS = tuple(range(9))
COURSE = tuple((2 * at + (at > 5), 10 if at > 1 else 0, 9 if at == 8 else 0) for at in CHAPTERS)  # 17, 10, 9
SCREEN = plugin_in("mausen").screen
REVIEW = Review(by_rounds=True, in_percent=False, chapters=CHAPTERS, course=COURSE, turning=6, luck=(-3.0, 4.6, -1.6))


def blocks(
    review: Review = REVIEW, ranks=(1, 2, 3), language: str = "en", screen: Screen = SCREEN, asks: int = 0
) -> tuple[str, Picture]:
    session = around(3, status=Status.FINISHED, review=msgspec.json.encode(review))
    seats = tuple(replace(seated, rank=rank) for seated, rank in zip(session.seats, ranks, strict=True))
    text, picture = how_it_went.blocks(replace(session, seats=seats), screen, speaker(language), asks)
    assert isinstance(text, str)
    assert isinstance(picture, Picture)
    return text.replace("\u2068", "").replace("\u2069", ""), picture


def drawn_course(picture: Picture) -> Course:
    (course,) = picture.args
    assert isinstance(course, Course)
    return course


@pytest.mark.parametrize(
    ("turning", "ranks", "chapter"), [(6, (1, 2, 3), 6), (None, (1, 2, 3), None), (6, (1, 1, 2), None)]
)
def test_a_film_hears_in_which_chapter_the_only_winner_turned_the_game(turning, ranks, chapter):
    review = msgspec.json.encode(msgspec.structs.replace(REVIEW, turning=turning))
    session = around(3, status=Status.FINISHED, review=review)
    seats = tuple(replace(seated, rank=rank) for seated, rank in zip(session.seats, ranks, strict=True))
    assert how_it_went.turned_in(replace(session, seats=seats)) == chapter


LUCK = "🍀 Points from luck: Ben +5, Cleo −2, Anna −3."
OF_TWO = {
    "course": ((50, 50, 0), (55, 45, 0), (62, 38, 0), (70, 30, 0), (100, 0, 0)),
    "chapters": tuple(range(5)),
    "in_percent": True,
}


def test_it_says_where_it_turned_and_who_was_lucky():
    text, picture = blocks()
    assert text == f"📈 **How it went**\nTurning point: round 6. From then on, Anna stayed ahead.\n{LUCK}"
    assert picture.draw().startswith(b"\x89PNG")


@pytest.mark.parametrize(("person", "words"), [(BEN, "round 2: +10."), (CLEO, "round 8: +9.")])
def test_who_played_reads_their_own_best_moment(person, words):
    assert f"stayed ahead.\nYou scored most in {words}\n{LUCK}" in blocks(asks=person.id)[0]
    assert "You gained" not in blocks(asks=ANNA.id)[0], "the winner, of whom the turning point tells"


@pytest.mark.parametrize(
    ("course", "anna", "ben"),
    [
        ((50, 60, 45, 70, 100), "lowest chance of winning was 45%, after move 2.", "highest chance of winning was 55%"),
        ((50, 60, 55, 70, 100), "", ""),  # neither was better off than at the beginning
    ],
)
def test_of_chances_the_winner_reads_the_lowest_and_the_loser_the_best(course, anna, ben):
    both = tuple((chance, 100 - chance, 0) for chance in course)
    review = msgspec.structs.replace(REVIEW, **OF_TWO | {"course": both}, turning=1, luck=None)
    for person, words in ((ANNA, anna), (BEN, ben)):
        text = blocks(review, asks=person.id)[0]
        assert f"\nYour {words}" in text if words else "Your" not in text


def test_the_picture_is_told_to_those_who_cannot_see_it():
    assert blocks()[1].alt == (
        "A line for each player. Points after round 2, 4, 6, 8: "
        "1. Anna: 4, 8, 13, 17. 2. Ben: 10, 10, 10, 10. 3. Cleo: 0, 0, 0, 9. "
        "Turning point: round 6. From then on, Anna stayed ahead. "
        "🍀 Points from luck: Ben +5, Cleo −2, Anna −3."
    )


def test_where_little_changed_it_says_which_round_brought_the_winner_most():
    course = tuple((2 * at + (at > 3), 10 if at > 1 else 0, 9 if at == 8 else 0) for at in CHAPTERS)
    text, picture = blocks(msgspec.structs.replace(REVIEW, course=course))
    assert "Turning point" not in text + picture.alt
    assert "\nAnna scored most in round 4 (+3).\n" in text
    assert "Anna scored most in round 4 (+3)." in picture.alt
    assert drawn_course(picture).turning is None


def test_nothing_turned_where_the_winner_was_level_once_and_never_behind():
    course = tuple((3 * at + 3 * (at > 6), 18 if at > 5 else 0, 0) for at in CHAPTERS)  # 18 all in round 6
    text, picture = blocks(msgspec.structs.replace(REVIEW, course=course, turning=7))
    assert "\nAnna scored most in round 7 (+6).\n" in text
    assert "Turning point" not in text + picture.alt
    assert drawn_course(picture).turning is None
    behind = (*course[:3], (5, 6, 0), *course[4:])
    assert "Turning point: round 7" in blocks(msgspec.structs.replace(REVIEW, course=behind, turning=7))[0]


def test_of_chances_it_says_how_those_of_the_winner_rose():
    review = msgspec.structs.replace(REVIEW, **OF_TWO, by_rounds=False, turning=1)
    assert "The biggest jump for Anna came with move 4: chance of winning 70% → 100%." in blocks(review)[0]


def test_of_a_game_that_was_given_up_it_says_at_which_chance_and_of_no_move_that_was_not_made():
    text, picture = blocks(msgspec.structs.replace(REVIEW, **OF_TWO, turning=None))
    assert "\n🏳️ Ben gave up after move 3, with a 30% chance of winning.\n" in text
    assert drawn_course(picture).is_given_up
    assert "biggest jump" not in text + picture.alt


@pytest.mark.parametrize("turning", [3, 8])  # reviews of earlier versions have the last one
def test_of_a_tie_no_chapter_is_the_turning_point(turning):
    course = ((0, 0, 0), (1, 4, 0), (5, 5, 0), *((6 + at, 5, 2) for at in range(5)), (12, 12, 3))
    text, picture = blocks(msgspec.structs.replace(REVIEW, course=course, turning=turning))
    assert "Turning point" not in text
    assert drawn_course(picture).turning is None


NOTHING = "🔍 No single move cost you much."
MISSES = {"misses": (Miss(2, 1, 40, ("",), ((), ())),)}


@pytest.mark.parametrize(
    ("person", "more", "words"),
    [
        (BEN, {}, NOTHING),
        (ANNA, {}, NOTHING),
        (CLEO, {}, ""),  # only watched
        (BEN, MISSES, "maunz.missed"),
        (ANNA, MISSES, NOTHING),
    ],
)
def test_who_missed_nothing_at_a_table_of_two_reads_so(person, more, words):
    plugin, facts = plugin_in("maunz"), {"turning": 1} | more
    review = Review(False, True, (0, 1, 2), ((50, 50), (60, 40), (100, 0)), luck=None, **facts)
    session = around(2, status=Status.FINISHED, game=plugin.game, review=msgspec.json.encode(review))
    seats = tuple(replace(seated, rank=seated.seat + 1) for seated in session.seats)
    _, _, *below = how_it_went.blocks(replace(session, seats=seats), plugin.screen, EN, person.id)
    assert words in str(below)
    assert bool(words) == bool(below)


def test_the_white_mouse_has_a_line_and_a_rank():
    others = tuple((3 * at,) for at in CHAPTERS)
    screen = plugin_in("aus_die_maus").screen
    text, picture = blocks(msgspec.structs.replace(REVIEW, others=others, ranks=(2, 3, 4, 1), luck=None), screen=screen)
    assert "1. The white mouse: 6, 12, 18, 24. 2. Anna: 4, 8, 13, 17. 3. Ben:" in picture.alt
    assert text == EN("how-it-went-head"), "she won, with the same in each round"
    course = drawn_course(picture)
    assert course.names[-1] == "The white mouse"
    assert (course.ranks, course.marks[-1]) == ((2, 3, 4, 1), screen.charts.others[0][1])


def test_ranks_are_those_of_the_game():
    """Level on points, the white mouse had fewer cheeses."""
    screen, others = plugin_in("aus_die_maus").screen, tuple((17 * (at == 8),) for at in CHAPTERS)
    review = msgspec.structs.replace(REVIEW, others=others, ranks=(1, 3, 4, 2))
    _, picture = blocks(review, screen=screen)
    assert drawn_course(picture).ranks == (1, 3, 4, 2)
    assert "2. The white mouse:" in picture.alt


def test_the_lines_of_maunz_have_the_colours_of_its_pieces():
    review = msgspec.structs.replace(REVIEW, in_percent=True, luck=None)
    _, picture = blocks(review, screen=plugin_in("maunz").screen)
    orange, white = drawn_course(picture).marks
    assert (orange.colour, white.colour) == ("#f6a04d", "#f7f6f4")


def test_moves_are_not_rounds_and_chances_no_points():
    course = tuple((60 if at > 5 else 40, 40 if at > 5 else 60, 0) for at in CHAPTERS)
    turns = msgspec.structs.replace(REVIEW, by_rounds=False, in_percent=True, luck=None, course=course)
    text, picture = blocks(turns)
    assert "Turning point: move 6." in text
    assert "Chance of winning in percent after move 2, 4, 6, 8:" in picture.alt


def test_of_a_shared_victory_it_says_just_that():
    text, picture = blocks(msgspec.structs.replace(REVIEW, turning=None, luck=None), (1, 1, 3))
    assert text == f"{EN('how-it-went-head')}\n{EN('how-it-went-shared')}"
    assert picture.alt.endswith(f"3. Cleo: 0, 0, 0, 9. {EN('how-it-went-shared')}")


def test_luck_that_is_next_to_none_is_not_spoken_of():
    text, _ = blocks(msgspec.structs.replace(REVIEW, luck=(0.4, -0.4, 0.0)), asks=ANNA.id)
    assert "luck" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_fit_for_six_with_long_names_and_many_points(language):
    seats = 6
    points = tuple((9999,) * seats for _ in range(400))
    review = Review(False, False, tuple(range(400)), points, 222, tuple((-1.0) ** seat * 999 for seat in range(seats)))
    session = around(seats, status=Status.FINISHED, review=msgspec.json.encode(review))
    session = replace(session, seats=tuple(replace(s, rank=s.seat + 1, name="Ｗ" * 32) for s in session.seats))
    _, picture = how_it_went.blocks(session, SCREEN, speaker(language))
    assert isinstance(picture, Picture)
    assert len(picture.alt) <= ALT_LENGTH
    assert picture.alt.rstrip().endswith("−999.")


@pytest.mark.parametrize("review", [None, b'{"old":1}'])
def test_without_a_review_that_can_be_read_nothing_is_said(review, caplog):
    session = around(3, status=Status.FINISHED, review=review)
    assert how_it_went.blocks(session, SCREEN, EN) == ()
    assert how_it_went.turned_in(replace(session, seats=(replace(session.seats[0], rank=1),))) is None
    assert ("cannot be read" in caplog.text) == bool(review)
