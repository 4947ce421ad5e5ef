"""What the cards in hand and in the middle are worth for the rounds to come, in points against the mean of the others.

A card is as strong as the chance that no other seat beats it or equals it, if the others lay any of their cards. How
many points strength is worth was fitted to the ends of some thousand games that good players played with each other,
from three to six seats alike.
"""

from collections.abc import Sequence
from itertools import chain
from math import prod

from cogs.mausen.computer.simulation import CARDS, KINDS, SimulatedRound, Stakes, kind_of, value_of

STRONG_CARD = 3.0  # for the square of its strength: one sure hunter is better than two doubtful ones
PREY_TO_COME = 1.2  # for strength times what all seats still hold of its prey, for each round left
VALUE_HELD = -0.4  # a high card that is laid is what the others take
BEST_HUNTER = 0.4  # the part of a lying animal that goes by the strongest hunter held
ANY_HUNTER = 0.6  # and that goes by the mean strength of all cards

Hand = tuple[int, ...]


def stakes(table: SimulatedRound) -> list[Stakes]:
    """Return what the coming round means to each seat."""
    seats = range(len(table.hands))
    unbeaten = [_unbeaten(hand) for hand in table.hands]
    prey = _prey_to_come(table.hands)
    lying = [_lying(hand, _strengths(hand, seat, unbeaten)) for seat, hand in enumerate(table.hands)]
    before = _evaluate_hands(table.hands, unbeaten, prey)
    return [
        Stakes(
            hand=table.hands[seat],
            keep=tuple(before[seat] - without for without in _evaluate_without_each(table, seat, unbeaten)),
            lying=tuple(_against_the_mean([hoped[kind] for hoped in lying])[seat] for kind in KINDS),
            envy=1 / (len(seats) - 1),
        )
        for seat in seats
    ]


def _evaluate_without_each(table: SimulatedRound, seat: int, unbeaten: Sequence[Sequence[float]]) -> list[float]:
    """Return what the hand of a seat is worth without each of its cards."""
    points: list[float] = []
    for card in table.hands[seat]:
        hand = tuple(kept for kept in table.hands[seat] if kept != card)
        hands = (*table.hands[:seat], hand, *table.hands[seat + 1 :])
        rows = [_unbeaten(hand) if other == seat else row for other, row in enumerate(unbeaten)]
        points.append(_evaluate_hands(hands, rows, _prey_to_come(hands))[seat])
    return points


def _evaluate_hands(hands: Sequence[Hand], unbeaten: Sequence[Sequence[float]], prey: Sequence[int]) -> list[float]:
    """Return what each hand is worth; `unbeaten` by seat and card, `prey` by kind what all hands hold of it."""
    points: list[float] = []
    for seat, hand in enumerate(hands):
        coming = [PREY_TO_COME * prey[kind] / max(1, len(hand)) for kind in KINDS]
        strengths = zip(hand, _strengths(hand, seat, unbeaten), strict=True)
        points.append(
            sum(
                [
                    strong * (STRONG_CARD * strong + coming[kind_of(card)]) + VALUE_HELD * value_of(card)
                    for card, strong in strengths
                ]
            )
        )
    return _against_the_mean(points)


def _unbeaten(hand: Hand) -> list[float]:
    """Return for each card of the game the chance that a hand, any card of it laid, neither beats nor equals it."""
    if not hand:
        return [1.0] * len(CARDS)
    return [1 - sum([kind_of(held) == kind_of(card) and held >= card for held in hand]) / len(hand) for card in CARDS]


def _strengths(hand: Hand, seat: int, unbeaten: Sequence[Sequence[float]]) -> list[float]:
    others = [row for other, row in enumerate(unbeaten) if other != seat]
    return [prod([row[card] for row in others]) for card in hand]


def _prey_to_come(hands: Sequence[Hand]) -> list[int]:
    """Return for each kind what all hands together hold of its prey."""
    held = [0] * len(KINDS)
    for card in chain(*hands):
        held[kind_of(card) - 1] += value_of(card)  # each kind is the prey of the one before it
    return held


def _lying(hand: Hand, strengths: Sequence[float]) -> list[float]:
    """Return for each kind how much of a point of it in the middle this hand can hope for."""
    hoped = [0.0] * len(KINDS)
    for kind in KINDS:
        hunters = [strong for card, strong in zip(hand, strengths, strict=True) if kind_of(card) == kind]
        prey = (kind + 1) % len(KINDS)
        hoped[prey] = BEST_HUNTER * max(hunters, default=0.0) + ANY_HUNTER * sum(hunters) / max(1, len(hand))
    return hoped


def _against_the_mean(points: Sequence[float]) -> list[float]:
    """Return each less the mean of the others."""
    total = sum(points)
    return [own - (total - own) / (len(points) - 1) for own in points]
