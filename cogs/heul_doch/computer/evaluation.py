"""A good player's habit: what each way to play a card is worth at first sight, when everything is open.

Worth is counted in points of an own lead over the others: a gift brings one neighbour forward, who is one of several, so it costs only a part.
"""

from functools import cache
from math import comb

from bot.games.contract import Seat
from cogs.heul_doch.computer.simulation import (
    BEACH_TOWEL,
    CANCELLED,
    CAROUSEL,
    CATAPULT,
    FACE_DOWN,
    FITS,
    KINDS,
    LEFT,
    ONION,
    OWN,
    RIGHT,
    ROW,
    VALUE,
    Table,
    Way,
    ways,
)

Weighed = list[tuple[float, Way]]

# how often people lay onions, and what the rest of a turn is worth: found by many thousand games among players who differ in one of them
ONION_RATE = 0.24
_ONION, _ONION_COST, _CANCEL = 0.0, 0.8, 0.5
_GIFT_COST, _CARD_COST = 0.35, 0.35  # to see a neighbour get it, and not to have it any more
_FOLLOW, _FOLLOW_ON = 0.25, 0.4  # of the best card that can follow on the own pile: as it lies, and on the card itself
_HOLD, _UNKNOWN_ONION = 1.0, 3.0


@cache
def worth(onions: int, turns: int) -> tuple[float, ...]:
    """Return by value what a card face up is going to count, on a pile with so many onions whose owner has so many turns left."""
    kept = [1.0] * ROW
    for more in range(turns + 1):
        chance = comb(turns, more) * ONION_RATE**more * (1 - ONION_RATE) ** (turns - more)
        for value in CANCELLED[onions + more]:
            kept[value] -= chance
    return tuple(value * part for value, part in enumerate(kept))


def habit(table: Table) -> Way:
    """Return what is played out of habit."""
    return max(weigh(table))[1]


def weigh(table: Table) -> Weighed:
    """Return every way worth a thought of whoever is next, and what it brings."""
    seat, tops, hand = table.turn, table.tops, table.hands[table.turn]
    left, right, own = tops[(seat + 1) % table.seats], tops[seat - 1], tops[seat]
    turns = table.turns_left(seat) - 1
    counts = worth(table.counts[seat * ROW], turns)
    free = [card for card in hand if card < KINDS and not FITS[card][left] and not FITS[card][right]]
    stays = _FOLLOW * max([VALUE[card] for card in free if own >= KINDS or FITS[own][card]], default=0)
    # after an onion any of the free cards can follow, the best one if it is not the onion itself
    second, best = sorted([0, 0, *[VALUE[card] for card in free]])[-2:]
    onion = _ONION + _CANCEL * _one_more_onion(table, seat, counts, turns)
    found: Weighed = []
    for card in hand:
        if card >= KINDS:
            found += _weigh_special(table, seat, card)
            continue
        fits, value = FITS[card], VALUE[card]
        follows = best
        if fits[left] or fits[right]:
            found += [
                (stays - _gift_cost(table, seat, side, value), (card, side))
                for side in (LEFT, RIGHT)
                if fits[right if side else left]
            ]
        else:
            follows = second if value == best else best
            if own >= KINDS or fits[own]:
                after = max([VALUE[other] for other in free if fits[other] and other != card], default=0)
                found.append((counts[value] + _FOLLOW_ON * after, (card, OWN)))
        found.append((onion - _ONION_COST * value + _FOLLOW * follows, (card, FACE_DOWN)))
    return found


def _one_more_onion(table: Table, seat: Seat, counts: tuple[float, ...], turns: int) -> float:
    """Return what one more onion does to the cards that lie face up on the own pile."""
    start = seat * ROW
    _, one, two, three, four, five, six, seven = table.counts[start : start + ROW]
    _, a, b, c, d, e, f, g = counts
    _, h, i, j, k, m, n, o = worth(table.counts[start] + 1, turns)
    return (
        one * (h - a)
        + two * (i - b)
        + three * (j - c)
        + four * (k - d)
        + five * (m - e)
        + six * (n - f)
        + seven * (o - g)
    )


def _gift_cost(table: Table, seat: Seat, side: int, value: int) -> float:
    to = (seat + (RIGHT - side or -1)) % table.seats
    return _GIFT_COST * worth(table.counts[to * ROW], table.turns_left(to))[value] + _CARD_COST * value


def _weigh_special(table: Table, seat: Seat, card: int) -> Weighed:
    """A special card is held back as long as it brings little."""
    lies = [_lies(table, owner) for owner in range(table.seats)]
    return [
        (_lead(_changes(table, way, lies), seat) - _HOLD * (table.drawn < len(table.deck)), way)
        for way in ways(card, seat, table.tops)
    ]


def _lies(table: Table, owner: Seat) -> float:
    """Return what the top of a pile brings its owner."""
    top = table.tops[owner]
    return worth(table.counts[owner * ROW], table.turns_left(owner))[VALUE[top]] if top < KINDS else 0.0


def _changes(table: Table, way: Way, lies: list[float]) -> list[float]:
    """Return what a special card brings each seat."""
    card, to = way
    if card == CATAPULT:
        highest = max(VALUE[top] if top < KINDS else 0 for top in table.tops)
        return [
            -lie if top < KINDS and VALUE[top] == highest else 0.0 for top, lie in zip(table.tops, lies, strict=True)
        ]
    if card == BEACH_TOWEL:
        lead = lies[to] - lies[table.turn]
        return [lead if owner == table.turn else -lead if owner == to else 0.0 for owner in range(table.seats)]
    if card == CAROUSEL:
        step = -1 if to == LEFT else 1
        return [lies[(owner + step) % table.seats] - lie for owner, lie in enumerate(lies)]
    return [-lie if top < KINDS else _UNKNOWN_ONION * (top == ONION) for top, lie in zip(table.tops, lies, strict=True)]


def _lead(changes: list[float], seat: Seat) -> float:
    """Return how far a change brings a seat ahead of the mean of the others."""
    return changes[seat] - (sum(changes) - changes[seat]) / (len(changes) - 1)
