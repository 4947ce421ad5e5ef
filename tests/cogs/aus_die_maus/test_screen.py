"""What people read of Aus die Maus: labels, what moves would do, what happened, the end, and the picture in words."""

import re
from random import Random

import pytest
from msgspec import structs

from bot.errors import InvalidInput
from bot.messages.page import ALT_LENGTH, Button
from bot.person import ChannelRef
from bot.sessions.session import Seated, Session, Status
from bot.text.words import LANGUAGES, speaker
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Keep, Threw
from cogs.aus_die_maus.rules.track import Run
from cogs.aus_die_maus.screen.lesson import LESSON
from cogs.aus_die_maus.screen.move_hints import die_sign, hints, label
from cogs.aus_die_maus.screen.notation import code_of, move_of, typed_move
from cogs.aus_die_maus.screen.prose import describe, narrate_cheeses, narrate_result, narrate_task
from cogs.aus_die_maus.screen.screen import SCREEN, news
from tests.cogs.aus_die_maus.notation import Unchanged, dice, do, finished, position
from tests.crowd import around
from tests.playout import play_out

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
LONG = tuple(f"{name} von und zu Mausloch".ljust(24, "w")[-24:] for name in NAMES)
FEW, MOST = 38, 80

en = speaker("en")


def view(mice: str, turn: int = 0, throw: str = "", **changes):
    last = (Threw(turn, dice(throw)),) if throw else ()
    return GAME.view(position(mice, turn, throw, **{"last": last} | changes), None)


def labels(mice: str, throw: str, say=en, **changes) -> list[str]:
    seen = view(mice, 0, throw, **changes)
    return [label(choice, seen, NAMES, say) for choice in seen.choices]


def consequences(mice: str, throw: str, **changes) -> list[str]:
    seen = view(mice, 0, throw, **changes)
    return ["; ".join(hints(choice, seen, en)) for choice in seen.choices]


# Buttons


@pytest.mark.parametrize(
    ("mice", "throw", "expected"),
    [
        ("3 5 0 9", "2 1", ["1 → space 4", "2 → space 5 💥 Ben"]),
        ("6 5 0 9", "3 0", ["0 – stay put", "3 → space 9 💥 white mouse"]),
        ("13 5 0 9", "2 2", ["2 – into the trap: out!", "2 back → space 11"]),
        ("13 T 5 9", "1", ["1 – to the cheese!", "1 back → space 12"]),
        ("11 0 0 13", "2 0", ["0 – stay put", "2 💥 white mouse into the trap!"]),
        ("13 13 0 9", "0 0", ["0 – stay put"]),
    ],
)
def test_a_button_says_what_the_move_does(mice, throw, expected):
    assert labels(mice, throw) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("de", ["1 → Feld 4", "2 → Feld 5 💥 Ben"]),
        ("fr", ["1 → case 4", "2 → case 5 💥 Ben"]),
        ("it", ["1 → casella 4", "2 → casella 5 💥 Ben"]),
    ],
)
def test_a_button_says_that_the_second_number_is_a_space(language, expected):
    assert labels("3 5 0 9", "2 1", speaker(language)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_names_the_space_in_the_same_way_and_fits_a_phone(language):
    seen, say = view("13 11 0 9", 0, "2 1"), speaker(language)
    found = [label(choice, seen, ("Anna", "Albertine-Liselotte", "Cleo"), say) for choice in seen.choices[2:]]
    assert [say("aus_die_maus-space", to=to) in one for one, to in zip(found, (12, 11), strict=True)] == [True, True]
    assert max(map(len, found)) <= FEW


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_move_leads_to_is_marked_as_its_button(language):
    """Forward and backward by one number are told apart."""
    seen, say = view("13 11 11 12 12 9", 0, "2 1"), speaker(language)
    marks = [line.split("**")[1] for line in narrate_task(seen, NAMES, say).split("\n")[1:]]
    assert len(set(marks)) == len(marks) == 2
    buttons = [f"{die_sign(choice.dice)} {label(choice, seen, NAMES, say)}" for choice in seen.choices]
    assert all(sum(button.startswith(f"{mark} ") for button in buttons) >= 1 for mark in marks)
    assert buttons[3].startswith(f"{marks[1]} →")


def test_the_long_label_of_the_trap_is_one_line_of_a_phone():
    assert labels("11 0 0 13", "2 0", speaker("de"))[1] == "2 💥 weiße Maus in die Falle!"


def test_shoving_the_white_mouse_onto_the_cheese():
    seen = view("12 T 5 13", 0, "1")
    assert [label(choice, seen, NAMES, en) for choice in seen.choices] == ["1 💥 white mouse to the cheese!"]


@pytest.mark.parametrize(
    ("mice", "throw", "expected"),
    [
        ("3 5 0 9", "2 1", ["", ""]),
        ("6 5 0 9", "3 0", ["", ""]),
        ("11 0 0 13", "2 0", ["", "you draw two cheeses and keep one"]),
        ("3 5 5 9", "2 1", ["", "several mice are there, so you shove none"]),
        ("12 13 0 5", "1 0", ["", "you can’t shove another player across the finish"]),
        ("3 5 5 5", "2 1", ["", ""]),
        ("12 T 0 5", "2", ["you come in first"]),
        ("12 T #1 5", "2", ["you come in second; the round ends"]),
        (
            "12 T 5 13",
            "1",
            ["the white mouse takes all four cheeses; the round ends"],
        ),
    ],
)
def test_the_text_says_what_a_move_would_lead_to(mice, throw, expected):
    assert consequences(mice, throw) == expected


@pytest.fixture(scope="module")
def moments():
    """Some moments of whole games of each number of players."""
    games = [play_out(GAME, seats, seed) for seats in GAME.seats for seed in range(2)]
    return [(game.seats, state) for game in games for state in (*Random(1).sample(game.states, 60), game.states[-1])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_whatever_the_names_are(moments, language):
    say, found = speaker(language), []
    for seats, state in moments:
        seen = GAME.view(state, None)
        found += [label(choice, seen, LONG[:seats], say) for choice in seen.choices]
    assert max(map(len, found)) <= MOST
    assert sum(len(each) <= FEW for each in found) > 0.95 * len(found)


def test_a_move_is_a_number_with_a_b_for_backward():
    for move in (Run(0), Run(3), Run(2, backward=True)):
        assert move_of(code_of(move)) == move
    for nonsense in ("", "b", "4", "12", "-1", "2bb", "²", "x"):
        with pytest.raises(InvalidInput, match="no-such-move"):
            move_of(nonsense)


@pytest.mark.parametrize("typed", ["2b", " 2B ", "2z", "2r", "2i", "\uff12\uff22"])
def test_a_move_may_be_typed_as_its_code_in_any_language(typed):
    assert typed_move(typed) == Run(2, backward=True)


# What happened


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_narrated(moments, language):
    say = speaker(language)
    for seats, state in moments:
        seen = GAME.view(state, None)
        names = LONG[:seats]
        text = "\n".join(news(around(seats, game=GAME), seen, seen.last, say))
        text += narrate_result(seen, names, say) if seen.turn is None else narrate_task(seen, names, say)
        assert "{" not in text
        assert "  " not in text


# The end


def text(narrate, *cheeses: str, **options: str) -> list[str]:
    seen = GAME.view(finished(*cheeses, **options), None)
    return narrate(seen, NAMES, en).replace("\u2068", "").replace("\u2069", "").split("\n")


def end(*cheeses: str, **options: str) -> str:
    (line,) = text(narrate_result, *cheeses, **options)
    return line


def test_the_end_names_the_winner_and_how_come_ranks_all_mice_and_reveals_the_cheeses():
    assert end("3 3 1", "2 2", "1 1 1") == "🎉 ❤️ **Anna** wins!"
    assert text(narrate_cheeses, "3 3 1", "2 2", "1 1 1") == [
        "🥇 ❤️ Anna: **7** = 2\u202f×\u202f3 + 1\u202f×\u202f1",
        "🥈 💧 Ben: **4** = 2\u202f×\u202f2",
        "🥉 🐁 White mouse: **3** = 3\u202f×\u202f1",
    ]


def test_the_number_of_cheeses_decides_a_tie_and_it_is_said():
    won, tie = text(narrate_result, "3 3 1", "2 1 1 1 1 1", "")
    assert won == "🎉 💧 **Ben** wins!"
    assert tie == "-# Tied on points, so more cheeses decide: 🥇\u00a0💧 **Ben** 6, 🥈\u00a0❤️ **Anna** 3."
    _, below = text(narrate_result, "3 3 3", "2", "1 1")
    assert below == "-# Tied on points, so more cheeses decide: 🥈\u00a0🐁 **the white mouse** 2, 🥉\u00a0💧 **Ben** 1."


def test_a_shared_victory_names_all():
    assert end("3 1", "1 3", "").startswith("🎉 ❤️ **Anna** and 💧 **Ben** share the win")


def test_the_white_mouse_may_win_and_the_best_player_is_named():
    line = end("1", "2", "3 3")
    assert line == "🐁 The white mouse wins, grinning from ear to ear. Best of the rest: 💧 **Ben**."


def test_out_of_competition_her_cheeses_are_shown_all_the_same():
    assert end("1", "", "3 3", white_competes="no") == "🎉 ❤️ **Anna** wins!"
    assert text(narrate_cheeses, "1", "", "3 3", white_competes="no")[1:] == [
        "🥈 💧 Ben: **0**",
        "🐁 White mouse: **6** = 2\u202f×\u202f3",
    ]


# The picture in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_in_words_fits_with_the_longest_names(moments, language):
    say = speaker(language)
    for seats, state in moments:
        alt = describe(GAME.view(state, None), LONG[:seats], say)
        assert len(alt) <= ALT_LENGTH
        assert all(name in alt for name in LONG[:seats])
    full = view("13 13 13 12 12 T 12", 0, "3", marker=5, cheeses=((3,) * 4,) * 7, supply=(1,) * 24)
    assert len(describe(full, LONG, say)) <= ALT_LENGTH


def test_the_picture_in_words_tells_who_is_where():
    alt = describe(view("T #1 13 0", 2, "1", marker=0), NAMES[:3], en)
    assert "In the trap: Anna." in alt
    assert (
        "Anna in the trap, 0 🧀; Ben first at the cheese, 0 🧀; Cleo on space 13, 0 🧀; white mouse at the start, 0 🧀"
        in alt
    )
    assert "Anna has the boxing glove. Last turn: Cleo rolls 🟡 1. Cleo chooses a move." in alt


def test_nothing_public_depends_on_the_cheese_that_is_kept():
    keeping = do(position("11 0 0 13", 0, "2 0", last=(Threw(0, dice("2 0")),), supply=(3, 1, *(1,) * 18)), "2").state
    seen = [GAME.view(GAME.apply(keeping, 0, Keep(cheese), Unchanged()).state, None) for cheese in (0, 1)]
    assert seen[0] == seen[1]


# The private cheeses


def test_own_cheeses_and_the_two_to_choose_from(session_of):
    state = structs.replace(position("11 0 0 13", 0, "2 0", supply=(3, 1, *(1,) * 18)), cheeses=((1, 2), (3,), (), ()))
    drew = do(state, "2").state
    for seat, own in (
        (0, "🧀 You have: 2+1 = 3 points."),
        (1, "🧀 You have: 3 points."),
        (2, en("aus_die_maus-own-none")),
    ):
        assert SCREEN.hand
        page = SCREEN.hand.page(session_of(drew), GAME.view(drew, seat), en, "")
        assert own in page.text
        buttons = [block for row in page.blocks if isinstance(row, tuple) for block in row if isinstance(block, Button)]
        assert [button.label for button in buttons] == (["Keep the 3", "Keep the 1"] if seat == 0 else [])


def test_of_two_cheeses_alike_there_is_one_button(session_of):
    drew = do(position("11 0 0 13", 0, "2 0", supply=(2, 2, *(1,) * 18)), "2").state
    assert SCREEN.hand
    page = SCREEN.hand.page(session_of(drew), GAME.view(drew, 0), en, "")
    buttons = [block for row in page.blocks if isinstance(row, tuple) for block in row if isinstance(block, Button)]
    assert [button.label for button in buttons] == ["Keep a 2 (they’re the same)"]


@pytest.fixture
def session_of():
    def make(state) -> Session:
        seats = tuple(Seated(n, n, name) for n, name in enumerate(NAMES[:3]))
        return Session(
            id=1, where=ChannelRef(1, 1), message_id=1, game=GAME.key, rules_version=1, language="en",
            options=GAME.settle_options({}), secret=b"", joins=(), draws=0, status=Status.RUNNING, seq=1, step=1,
            shown_seq=0, updated_at=0, state=GAME.encode_state(state), seats=seats,
        )  # fmt: skip

    return make


# The rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_of_the_lesson_is_long(language):
    say = speaker(language)
    keys = [f"aus_die_maus-lesson-{task.key}{end}" for task in LESSON.tasks for end in ("", ".done")]
    assert max(len(re.sub("[\u00a0\u202f]", "", say(key)).split()) for key in keys) <= 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_block_of_the_rules_is_long(language):
    blocks = [block for block in SCREEN.rules({}, speaker(language)).blocks if isinstance(block, str)]
    assert len(blocks) > 5
    assert max(len(re.sub("[\u00a0\u202f]", "", block).split()) for block in blocks) <= 60
