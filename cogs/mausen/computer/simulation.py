"""A round of Mausen in numbers: the hunt of the rules by counts alone, fast enough to think thousands of rounds ahead.

A card is its index in a full hand: E1 is 0, M4 is 15. A kind is its index in the circle, so each hunts the next one.
What lies on the table is the sum of the values of each kind, and what was laid is a count: see `ONE_MORE`.

The computer player hunts by the usual rule for ties, one step down: its view does not hold the option, which matters
once in some hundred rounds, and only among five or six.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement

from cogs.mausen.rules.state import FULL_HAND, SEATS, VALUES, Animal, Card, Pick, View

KINDS = range(len(Animal))
CARDS = range(len(FULL_HAND))
MOST_OTHERS = SEATS[-1] - 1
ONE_MORE = tuple((MOST_OTHERS + 2) ** (value - 1) for value in VALUES)
"""How many of each value were laid is one number: a card of value 1 adds 1, of value 2 adds 7, of value 3 adds 49 …"""
NO_SEAT, OTHER_SEAT, OWN_SEAT = range(3)
"""Who hunts with a kind, as the seat that thinks sees it."""


def kind_of(card: int) -> int:
    """Return the kind of a card."""
    return card // len(VALUES)


def value_of(card: int) -> int:
    """Return the value of a card."""
    return card % len(VALUES) + 1


def _hunting_value(values: Sequence[int]) -> int:
    """Return the value that hunts among those laid of a kind, 0 if none does.

    It is the highest, or the next one laid if the highest stands down (M-1).
    """
    steps = sorted(set(values), reverse=True)[:2]
    return next((value for value in steps if values.count(value) == 1), 0)


def _who_hunts(others: tuple[int, ...]) -> tuple[int, ...]:
    """Return who hunts with a kind of which others laid these: without a card of one's own, and with one of each."""
    without = OTHER_SEAT if _hunting_value(others) else NO_SEAT
    return (without, *(_who_hunts_beside(others, own) for own in VALUES))


def _who_hunts_beside(others: tuple[int, ...], own: int) -> int:
    hunting = _hunting_value((*others, own))
    if not hunting:
        return NO_SEAT
    return OWN_SEAT if hunting == own else OTHER_SEAT


WHO_HUNTS = {
    sum(ONE_MORE[value - 1] for value in others): _who_hunts(others)
    for many in range(MOST_OTHERS + 1)
    for others in combinations_with_replacement(VALUES, many)
}
"""From what others laid of a kind: who hunts with it, by the value that one lays oneself, 0 for none."""


@dataclass(frozen=True)
class SimulatedRound:
    """What all can see before a round in which every seat lays a card."""

    hands: tuple[tuple[int, ...], ...]
    seat: int
    """The seat that thinks."""
    middle: tuple[int, ...]
    """The sum of the values of each kind in the middle."""

    @classmethod
    def from_view(cls, view: View, moves: Sequence[Pick]) -> "SimulatedRound":
        """Return the round that a seat looks at, its own hand reduced to what it may lay."""
        assert view.seat is not None, "spectators do not choose"
        hands = [_indices(hand) for hand in view.hands]
        hands[view.seat] = _indices([move.card for move in moves])
        middle = tuple(sum(laid.card.value for laid in view.middle if laid.card.animal == animal) for animal in Animal)
        return cls(tuple(hands), view.seat, middle)


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
        """What a point of a kind on the table is worth if NO_SEAT, OTHER_SEAT, OWN_SEAT hunts it."""
        return tuple((lying, -self.envy, 1.0) for lying in self.lying)

    def payoffs(self, others: Sequence[int], table: Sequence[int]) -> list[float]:
        """Return what each card of the hand, in its order, is worth.

        `others` counts what the others lay of each kind, `table` sums the points that then lie there of each kind.
        """
        hunters = [WHO_HUNTS[count] for count in others]
        per_point = self._per_point
        hunted = [per_point[kind][hunters[kind - 1][0]] for kind in KINDS]
        without = sum([each * points for each, points in zip(hunted, table, strict=True)])
        payoffs: list[float] = []
        for kind in KINDS:
            prey = (kind + 1) % len(KINDS)
            who, points, each, lying = hunters[kind], table[prey], per_point[prey], hunted[kind]
            rest = without - hunted[prey] * points
            payoffs += [rest + each[who[value]] * points + value * lying - keep for value, keep in self._cards[kind]]
        return payoffs


def _indices(cards: Sequence[Card]) -> tuple[int, ...]:
    return tuple(sorted(FULL_HAND.index(card) for card in cards))
