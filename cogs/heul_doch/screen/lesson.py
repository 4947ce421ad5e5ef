"""Heul doch! learned by playing it: eight turns between two neighbours."""

from bot.games.lesson import LEARNER, Lesson, Task
from cogs.heul_doch.rules.cards import BY_CODE, Card, NumberCard
from cogs.heul_doch.rules.piles import Laid, Pile
from cogs.heul_doch.rules.state import Play, Playing, State, Variant

DRAW_PILE = "N4 O2 P3 Y6 R2 G1 N2 P5 O3 B6 Y1 R4"


def _number(text: str) -> NumberCard:
    card = BY_CODE[text]
    assert isinstance(card, NumberCard), f"{text} has no number"
    return card


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(BY_CODE.__getitem__, text.split()))


def _pile(text: str) -> Pile:
    """Return a pile from the bottom up; cards in brackets are onions."""
    return tuple(Laid(_number(word.strip("()")), not word.startswith("(")) for word in text.split())


def _task(key: str, piles: tuple[str, str, str], hand: str, *answers: str) -> Task[State, Play]:
    """Return a turn: the piles of the learner and of the left and the right neighbour, the hand, what is right."""
    hands = (_cards(hand), _cards("Y5 O7 N3 G2"), _cards("Y3 P7 O5 R3"))
    return _of(key, piles, hands, _cards(DRAW_PILE), answers)


def _last(key: str, piles: tuple[str, str, str], hand: str, *answers: str) -> Task[State, Play]:
    """Return the last turn of a game."""
    return _of(key, piles, (_cards(hand), (), ()), (), answers)


def _of(
    key: str,
    piles: tuple[str, str, str],
    hands: tuple[tuple[Card, ...], ...],
    draw_pile: tuple[Card, ...],
    answers: tuple[str, ...],
) -> Task[State, Play]:
    state = State(Variant(), draw_pile, hands, tuple(map(_pile, piles)), (), Playing(LEARNER))
    return Task(key, state, tuple(_move(answer) for answer in answers))


def _move(text: str) -> Play:
    card, to = text.split()
    assert to in ("left", "right", "own", "onion")
    return Play(_number(card), to)


LESSON: Lesson[State, Play] = Lesson(
    version=2,
    seats=3,
    options={},
    tasks=(
        _task("own", ("G3", "B6", "R1"), "G5 P2 O4 N7", "G5 own"),
        _task("gift", ("P1", "B2", "N6"), "B1 B7 N7 B5", "B1 left"),
        _task("either", ("G3 G4", "B3 N5 G6", "R6"), "O6 G7 R5 R7", "O6 left", "O6 right"),
        _task("onion", ("P4 P1", "B2", "N6"), "B7 G3 N7 Y5", "G3 onion"),
        _task("any", ("P4 P1 (G3)", "B2", "N6"), "R7 B3 N1 O1", "R7 own"),
        _task("taboo", ("P4 P2", "B2 (N1)", "R6"), "P7 R7 R3 O6", "P7 own"),
        _task("worthless", ("P4 (B7) O6 (N5) O5 (B1) R5", "G2", "B1"), "R3 R6 G7 B7", "R6 own"),
        _last("win", ("P4 P5 (B1) R6 R5", "G7 Y7 G3 Y3 N4", "N6 N2 (Y4) B2 O2"), "R7", "R7 own"),
    ),
)
