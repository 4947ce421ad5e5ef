"""maunz. learned by playing it: eight beds, drawn as they look."""

from bot.games.lesson import LEARNER, Lesson, Task
from cogs.maunz.rules.bed import Bed, Piece, Square, squares_drawn
from cogs.maunz.rules.state import Choosing, Graduate, Move, Placed, PlacePiece, Placing, State, Turn, Variant

SIGNS = ("ab", "AB")
"""The kittens of the learner and of the other player, then their cats; a dot is a free square."""
PLIES = 12
"""So many placements were made before each of them."""


def _state(drawn: str, grown: tuple[int, int], phase: Placing | Choosing, last: Turn | None = None) -> State:
    (a, b), (cat_a, cat_b) = SIGNS
    kittens, cats = (
        (squares_drawn(drawn, a), squares_drawn(drawn, b)),
        (squares_drawn(drawn, cat_a), squares_drawn(drawn, cat_b)),
    )
    return State(Variant(), Bed(kittens, cats, grown), phase, PLIES, last=last)


def _task(key: str, drawn: str, answers: str, grown: tuple[int, int] = (0, 0)) -> Task[State, Move]:
    """Return a bed and the right placements on it, as in "kA1 cB2"; the column of the last one is open."""
    placements = tuple(PlacePiece(Piece(answer[0]), answer[1:]) for answer in answers.split())
    focus = f"{Piece.KITTEN}{placements[-1].square[0]}" if placements else ""
    return Task(key, _state(drawn, grown, Placing(LEARNER)), placements, focus=focus)


def _choice(key: str, drawn: str, placed: Square, *answers: str) -> Task[State, Move]:
    """Return a bed on which a kitten moved no other piece, and one of several rows of it leaves now."""
    state = _state(drawn, (0, 0), Choosing(LEARNER), Turn(Placed(LEARNER, Piece.KITTEN, placed, ())))
    return Task(key, state, tuple(Graduate(tuple(answer.split())) for answer in answers))


LESSON: Lesson[State, Move] = Lesson(
    version=1,
    seats=2,
    options={},
    tasks=(
        _task("nudge", "...... ...... ..b... ...... ...... ......", "kB2 kD2 kB3 kD3 kB4 kD4 kC2 kC4"),
        _task("fall", "...... ...... .a...b ...... ...... ......", "kE2 kE3 kE4"),
        _task("stay", "...... ...... ..bb.. ...... ....a. ......", "kB3 kE3"),
        _task("row", "...... ...... ..aa.. ...... b....b ......", "kB3 kE3"),
        _choice("choose", "...... ...... .aaaab ...... b..... ......", "D3", "B3 C3 D3", "C3 D3 E3"),
        _task("heavy", "...... ...... ..B... ...... ...... ......", "cB2 cD2 cB3 cD3 cB4 cD4 cC2 cC4", (3, 3)),
        _task("defend", "...... .BB... ...... ....a. ...... ......", "cB1 cC1 cB3 cC3", (3, 3)),
        _task("win", "...... ...... ..AA.. ...... bb...b ......", "cB3 cE3", (3, 0)),
    ),
)
