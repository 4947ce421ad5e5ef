"""The page of a puzzle: what it offers, three tries, a refutation on the board, the end."""

from collections.abc import Iterator

import pytest

from bot.errors import IllegalMove, InvalidInput
from bot.games.lesson import LEARNER
from bot.games.plugin import Opens
from bot.games.puzzle import TRIES, AnyPuzzle, PuzzleProgress, attempt_of
from bot.messages.page import Button, Page, Picture
from bot.person import Person
from bot.solo.pages import read
from bot.solo.puzzle_page import STEPS, PuzzleFrame, puzzle_page, step_of
from bot.text.words import speaker
from cogs.maunz.rules.bed import Piece
from cogs.maunz.rules.state import OfferDraw, PlacePiece
from tests.harness import carried
from tests.languages import EACH_LANGUAGE
from tests.plugins import plugin_in
from tests.solo.pages import LONGEST, fits

PLUGIN = plugin_in("maunz")
assert PLUGIN.puzzles
PUZZLES = PLUGIN.puzzles
ANNA = Person(5, "Anna", "en")
AGAIN = Button("Try again", "again")
FRAME = PuzzleFrame("### maunz. #3", "today.press", 3 * STEPS, AGAIN)
EN = speaker("en")


def first_of(kind: str) -> AnyPuzzle:
    return next(found for found in map(PUZZLES.get, range(PUZZLES.count)) if found.kind == kind)


def page_of(puzzle: AnyPuzzle, progress: PuzzleProgress, focus: str = "") -> Page:
    return puzzle_page(PLUGIN, puzzle, progress, ANNA, EN, FRAME, focus)


def wrong_moves(puzzle: AnyPuzzle) -> Iterator[tuple]:
    """Yield whole turns that are not right."""
    for move in PLUGIN.game.choices(puzzle.state, LEARNER):
        if attempt_of(PLUGIN.game, PUZZLES, puzzle, (move,)).found == "missed":
            yield (move,)


each_kind = pytest.mark.parametrize(
    "puzzle", [*map(first_of, ("save", "win2", "win3"))], ids=lambda puzzle: puzzle.kind
)


@each_kind
@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_every_page_of_a_puzzle_is_said_and_fits(puzzle, language, caplog):
    say, solution = speaker(language), puzzle.solution
    ways = [solution[:played] for played in range(len(solution) + 1)]
    ways += {
        attempt_of(PLUGIN.game, PUZZLES, puzzle, (move,)).why: (move,)
        for move in PLUGIN.game.choices(puzzle.state, LEARNER)
    }.values()
    for moves in ways:
        for tries in (1, TRIES):
            await fits(puzzle_page(PLUGIN, puzzle, PuzzleProgress(moves, tries), LONGEST, say, FRAME))
    assert caplog.records == []


@each_kind
def test_all_that_can_be_placed_is_offered_and_leads_to_the_caller(puzzle):
    seen, ahead, offered = set(), [""], set()
    while ahead:
        focus = ahead.pop()
        if focus in seen:
            continue
        seen.add(focus)
        for row in (block for block in page_of(puzzle, PuzzleProgress(), focus).blocks if isinstance(block, tuple)):
            for button in (button for button in row if not button.disabled):
                _, _, step, press, pressed = button.id.split("|", 4)
                assert (press, int(step)) == ("today.press", step_of(FRAME, PuzzleProgress()))
                meant = read(PLUGIN, pressed)
                ahead += [meant.focus] if isinstance(meant, Opens) else []
                offered |= set() if isinstance(meant, Opens) else {meant}
    assert offered == set(PLUGIN.game.choices(puzzle.state, LEARNER))


@each_kind
def test_a_wrong_move_is_answered_on_the_board_and_three_of_them_end_the_puzzle(puzzle):
    moves = next(wrong_moves(puzzle))
    attempt = attempt_of(PLUGIN.game, PUZZLES, puzzle, moves)
    assert [step.seat for step in attempt.steps][:2] == [LEARNER, 1 - LEARNER]
    progress = PuzzleProgress(moves)
    for left in (2, 1):
        page = page_of(puzzle, progress)
        assert "🟠 **⁨Anna⁩** places" in page.text
        assert "⚪ **⁨🦁 Kralle⁩** places" in page.text
        assert EN(f"maunz-puzzle-{attempt.why}") in page.text
        assert EN("puzzle-missed", left=left) in page.text
        assert EN("puzzle-over", line="").strip() not in page.text
        assert page.blocks[-1] == (AGAIN,)
        assert any(isinstance(block, Picture) for block in page.blocks)
        progress = progress.again()
        assert progress.moves == ()
        progress = progress.moved(moves[0])
    page = page_of(puzzle, progress)
    assert_told(page, puzzle, EN("puzzle-over", line=""))
    assert pictured(page) == pictured(page_of(puzzle, PuzzleProgress(tuple(puzzle.solution)))), "the solution, played"


def assert_told(page: Page, puzzle: AnyPuzzle, head: str) -> None:
    """Below these words there is a line for each step of the solution, in words."""
    steps = attempt_of(PLUGIN.game, PUZZLES, puzzle, tuple(puzzle.solution)).steps
    _, _, below = page.text.partition(head)
    for line, step in zip(below.split("\n"), steps, strict=False):
        who = "🟠 **⁨Anna⁩**" if step.seat == LEARNER else "⚪ **⁨🦁 Kralle⁩**"
        if isinstance(step.move, PlacePiece):
            assert line.startswith(who)
            assert line.endswith(f" on **{step.move.square}**.")
        else:
            assert line.startswith("✨ ")


def pictured(page: Page) -> str:
    (found,) = (block.alt for block in page.blocks if isinstance(block, Picture))
    return found


@each_kind
def test_the_solver_plays_on_to_the_end(puzzle):
    progress, steps = PuzzleProgress(), []
    for move in puzzle.solution:
        steps.append(step_of(FRAME, progress))
        page = page_of(puzzle, progress)
        progress = progress.moved(move)
    page = page_of(puzzle, progress)
    assert_told(page, puzzle, EN("puzzle-solved", tries=1, line=""))
    assert len({*steps, step_of(FRAME, progress), step_of(FRAME, PuzzleProgress().again())}) == len(steps) + 2
    assert max(steps) < FRAME.step + STEPS


def test_a_forged_move_is_refused_by_the_rules_or_by_what_a_solver_can_do():
    puzzle = first_of("win2")
    (taken,) = {standing.square for standing in PLUGIN.game.view(puzzle.state, None).standing[:1]}
    with pytest.raises(IllegalMove) as refused:
        page_of(puzzle, PuzzleProgress((read(PLUGIN, f"maunz.square|{carried(PlacePiece(Piece.KITTEN, taken))}"),)))
    assert refused.value.key == "maunz-square-taken"
    with pytest.raises(InvalidInput):
        read(PLUGIN, f"maunz.table|{carried(OfferDraw())}")
