"""A round of Mausen in numbers, for computer players: the hunt of the rules by counts alone, fast enough to think through thousands.

A card is its place in a full hand: E1 is 0, M4 is 15. A kind is its place in the circle, so each hunts the next one. What lies on the table
is told by the sum of the values of each kind, and what was laid by counts: see `ONE_MORE`.

The computer player hunts by the usual rule for ties, one step down: its view does not tell the option, which matters once in some hundred
rounds, and only among five or six.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement

from cogs.mausen.rules.rules import FULL_HAND, ROUNDS, VALUES, Animal, Card, Pick, View

KINDS = range(len(Animal))
CARDS = range(len(FULL_HAND))
MOST_OTHERS = 5
ONE_MORE = tuple((MOST_OTHERS + 2) ** (value - 1) for value in VALUES)
"""How many of each value were laid is one number: a card of value 1 adds 1, of value 2 adds 7, of value 3 adds 49 …"""
NOBODY, ANOTHER, ONESELF = range(3)


def kind_of(card: int) -> int:
    """Return the kind of a card."""
    return card // len(VALUES)


def value_of(card: int) -> int:
    """Return the value of a card."""
    return card % len(VALUES) + 1


def _hunting_value(values: Sequence[int]) -> int:
    """Return the value that hunts among those laid of a kind, 0 if none does: the highest, or one step down if it stands down (M-1)."""
    steps = sorted(set(values), reverse=True)[:2]
    return next((value for value in steps if values.count(value) == 1), 0)


def _who_hunts(others: tuple[int, ...]) -> tuple[int, ...]:
    """Return who hunts with a kind of which others laid these: without a card of one's own, and with one of each value."""
    without = ANOTHER if _hunting_value(others) else NOBODY
    hunting = [_hunting_value((*others, value)) for value in VALUES]
    return (
        without,
        *(
            ONESELF if best == value else ANOTHER if best else NOBODY
            for best, value in zip(hunting, VALUES, strict=True)
        ),
    )


WHO_HUNTS = {
    sum(ONE_MORE[value - 1] for value in others): _who_hunts(others)
    for many in range(MOST_OTHERS + 1)
    for others in combinations_with_replacement(VALUES, many)
}
"""From what others laid of a kind: who hunts with it, by the value that one lays oneself, 0 for none."""


@dataclass(frozen=True)
class Table:
    """What all can see when everybody has to choose."""

    hands: tuple[tuple[int, ...], ...]
    seat: int
    """Who is thinking."""
    middle: tuple[int, ...]
    """The sum of the values of each kind in the middle."""

    @classmethod
    def seen(cls, view: View, moves: Sequence[Pick]) -> "Table":
        """Return the table that a seat looks at, its own hand reduced to what it may lay."""
        assert view.seat is not None, "spectators do not choose"
        hands = [_places(hand) for hand in view.hands]
        hands[view.seat] = _places([move.card for move in moves])
        middle = tuple(sum(laid.card.value for laid in view.middle if laid.card.animal == animal) for animal in Animal)
        return cls(tuple(hands), view.seat, middle)

    @property
    def cards_left(self) -> int:
        """Return how many cards each has left to lay."""
        return max(map(len, self.hands))

    @property
    def elapsed(self) -> float:
        """Return how much of the game is behind: 0 at the start."""
        return 1 - self.cards_left / ROUNDS


@dataclass(frozen=True)
class Stakes:
    """What a round means to one seat, in points."""

    hand: tuple[int, ...]
    keep: tuple[float, ...]
    """What each card of the hand is worth if it is kept for later."""
    lying: tuple[float, ...] = (0.0,) * len(Animal)
    """What each point of a kind is worth that stays in the middle."""
    envy: float = 0.0
    """What each point costs that another seat takes."""

    @cached_property
    def _cards(self) -> tuple[tuple[tuple[int, float], ...], ...]:
        held = tuple(zip(self.hand, self.keep, strict=True))
        return tuple(tuple((value_of(card), keep) for card, keep in held if kind_of(card) == kind) for kind in KINDS)

    @cached_property
    def _per_point(self) -> tuple[tuple[float, float, float], ...]:
        """What a point of a kind on the table is worth if NOBODY, ANOTHER, ONESELF hunts it."""
        return tuple((lying, -self.envy, 1.0) for lying in self.lying)

    def payoffs(self, others: Sequence[int], lies: Sequence[int]) -> list[float]:
        """Return what each card of the hand, in its order, is worth.

        `others` counts what the others lay of each kind, `lies` sums what then lies on the table of each kind.
        """
        hunters = [WHO_HUNTS[count] for count in others]
        per_point = self._per_point
        hunted = [per_point[kind][hunters[kind - 1][0]] for kind in KINDS]
        without = sum([each * points for each, points in zip(hunted, lies, strict=True)])
        worth: list[float] = []
        for kind in KINDS:
            prey = (kind + 1) % len(KINDS)
            who, points, each, lying = hunters[kind], lies[prey], per_point[prey], hunted[kind]
            rest = without - hunted[prey] * points
            worth += [rest + each[who[value]] * points + value * lying - keep for value, keep in self._cards[kind]]
        return worth


def _places(cards: Sequence[Card]) -> tuple[int, ...]:
    return tuple(sorted(FULL_HAND.index(card) for card in cards))
