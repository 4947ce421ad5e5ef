"""Mausen learned by playing it: eight rounds, in each of which the cards of the two others are fixed. One card alone is
right where the next hand goes on from it: it holds what the learner has left.
"""

from collections.abc import Iterable

from bot.games.lesson import Lesson, Task
from cogs.mausen.rules.state import FULL_HAND, Card, Choosing, Laid, Pick, Restarting, State, Variant

OPTIONS = {"scores": "own"}
SETTINGS = Variant(scores="own")


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def _lying(text: str) -> tuple[Laid, ...]:
    return tuple(Laid(card, None) for card in _cards(text))


def _task(key: str, middle: str, others: str, answers: str, before: tuple[str, str] = ("", "")) -> Task[State, Pick]:
    """Return a round: what lies in the middle, what the others lay, what is right.

    `before` is what the learner laid in the rounds before it, and what they won by that.
    """
    laid, won = before
    first, second = _cards(others)
    hand = tuple(card for card in FULL_HAND if card not in _cards(laid))
    hands = (hand, _hand_with(first, len(hand)), _hand_with(second, len(hand)))
    phase = Choosing if middle else Restarting
    state = State(SETTINGS, hands, _lying(middle), (_lying(won), (), ()), phase((None, first, second)))
    return _of(key, state, _cards(answers))


def _hand_with(card: Card, size: int) -> tuple[Card, ...]:
    others = [other for other in FULL_HAND if other != card]
    return (card, *others[-(size - 1) :])


def _of(key: str, state: State, answers: Iterable[Card]) -> Task[State, Pick]:
    return Task(key, state, tuple(map(Pick, answers)))


def _last_rounds() -> tuple[Task[State, Pick], Task[State, Pick]]:
    """Return the last two rounds of a game that is won by them."""
    won = tuple(
        _lying(pile) for pile in ("D3 D1 C4 E3 E2 D4 C3", "M1 M2 M4 E4 E4 C2 C1 M4", "D2 D3 C4 E1 E1 M3 M1 M2 C2")
    )
    hands = (_cards("D2 M3"), _cards("E2 D4"), _cards("C1 E3"))
    before = State(SETTINGS, hands, _lying("C3 C2 E1"), won, Choosing((None, *_cards("E2 C1"))))
    piles = (won[0] + _lying("C3 C2 C1"), won[1] + _lying("D2"), won[2])
    last_hands = (_cards("M3"), _cards("D4"), _cards("E3"))
    last = State(SETTINGS, last_hands, _lying("E1 E2"), piles, Choosing((None, *_cards("D4 E3"))))
    return _of("cats", before, _cards("D2")), _of("last", last, _cards("M3"))


LESSON: Lesson[State, Pick] = Lesson(
    version=1,
    seats=3,
    options=OPTIONS,
    tasks=(
        _task("hunt", "M1 C2 D3 E4", "C1 C3", "E1"),
        _task("highest", "D4 D3 M1", "E3 C1", "E4", before=("E1", "D3")),
        _task("equal", "C4 C3", "D4 D4", "D3", before=("E1 E4", "D3 D4 D3")),
        _task("fresh", "C1 C2", "D4 D2", "E3", before=("E1 E4 D3", "D3 D4 D3 C4 C3")),
        _task("mouse", "E4 E3", "E1 D2", "M1", before=("E1 E4 D3 E3", "D3 D4 D3 C4 C3 D4 D2")),
        _task("empty", "", "C2 M3", "D1 C1", before=("E1 E4 D3 E3 M1", "D3 D4 D3 C4 C3 D4 D2 E4 E3 E1")),
        *_last_rounds(),
    ),
)
