"""What each way to play a card brings at first sight, when all cards are open.

The unit is points of the own lead over the others: a gift brings one neighbour forward, who is one of several, so it
costs only a part.
"""

from functools import cache
from math import comb
from operator import mul

from bot.games.contract import Seat
from cogs.heul_doch.computer.simulation import (
    CANCELLED,
    CARDS,
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
    SimulatedGame,
    To,
    Way,
    neighbour,
)
from cogs.heul_doch.rules.ways import aims

Weighed = list[tuple[float, Way]]

# how often players lay onions, and what else a turn brings: found by many thousand games of players who differ in one
ONION_RATE = 0.24
_ONION_COST, _CANCEL = 0.8, 0.5
_GIFT_COST, _CARD_COST = 0.35, 0.35  # a neighbour gets it, and it is gone from the own hand
_FOLLOW, _FOLLOW_ON = 0.25, 0.4  # of the best card that can follow on the own pile: as it lies, and on the card itself
_HOLD, _UNKNOWN_ONION = 1.0, 3.0


@cache
def card_points(onions: int, turns: int) -> tuple[float, ...]:
    """Return by value, 0 to 7, the points that a card face up is likely to bring.

    It lies on a pile with so many onions, whose owner has so many turns left.
    """
    kept = [1.0] * ROW
    for more in range(turns + 1):
        chance = comb(turns, more) * ONION_RATE**more * (1 - ONION_RATE) ** (turns - more)
        for value in CANCELLED[onions + more]:
            kept[value] -= chance
    return tuple(value * part for value, part in enumerate(kept))


@cache
def _one_more_onion(onions: int, turns: int) -> tuple[float, ...]:
    """Return by value, 0 to 7, how one more onion changes the points of a card face up."""
    before, after = card_points(onions, turns), card_points(onions + 1, turns)
    return tuple(new - old for old, new in zip(before, after, strict=True))


def usual_way(game: SimulatedGame) -> Way:
    """Return the way that looks best at first sight: simulated games go on by it."""
    return max(weigh(game))[1]


def weigh(game: SimulatedGame) -> Weighed:
    """Return the ways of the seat in turn, and what each brings."""
    hand = game.hands[game.turn]
    found = _weigh_numbers(game, game.turn, [card for card in hand if card < KINDS])
    for card in hand:
        if card >= KINDS:
            found += _weigh_special(game, game.turn, card)
    return found


def _weigh_numbers(game: SimulatedGame, seat: Seat, cards: list[int]) -> Weighed:
    left, right = (game.tops[neighbour(seat, side, game.seats)] for side in (LEFT, RIGHT))
    own, row, turns = game.tops[seat], game.row(seat), game.turns_left(seat) - 1
    onions = row[0]
    points = card_points(onions, turns)
    free = [card for card in cards if not FITS[card][left] and not FITS[card][right]]
    stays = _FOLLOW * max([VALUE[card] for card in free if own >= KINDS or FITS[own][card]], default=0)
    # after an onion any of the free cards can follow, the best one if it is not the onion itself
    *_, second, best = sorted([0, 0, *[VALUE[card] for card in free]])
    onion = _CANCEL * sum(map(mul, row, _one_more_onion(onions, turns)))
    found: Weighed = []
    for card in cards:
        fits, value = FITS[card], VALUE[card]
        follows = best
        if fits[left] or fits[right]:
            gifts = [side for side, top in ((LEFT, left), (RIGHT, right)) if fits[top]]
            found += [(stays - _gift_cost(game, seat, side, value), (card, side)) for side in gifts]
        else:
            follows = second if value == best else best
            if own >= KINDS or fits[own]:
                after = max([VALUE[other] for other in free if fits[other] and other != card], default=0)
                found.append((points[value] + _FOLLOW_ON * after, (card, OWN)))
        found.append((onion - _ONION_COST * value + _FOLLOW * follows, (card, FACE_DOWN)))
    return found


def _gift_cost(game: SimulatedGame, seat: Seat, side: To, value: int) -> float:
    to = neighbour(seat, side, game.seats)
    return _GIFT_COST * card_points(game.counts[to * ROW], game.turns_left(to))[value] + _CARD_COST * value


def _weigh_special(game: SimulatedGame, seat: Seat, card: int) -> Weighed:
    """Weigh a special card, which is held back as long as it brings little."""
    points = [_top_points(game, owner) for owner in range(game.seats)]
    hold = _HOLD if game.drawn < len(game.deck) else 0
    return [
        (_lead(_changes(game, (card, to), points), seat) - hold, (card, to))
        for to in aims(CARDS[card], seat, game.seats)
    ]


def _top_points(game: SimulatedGame, owner: Seat) -> float:
    """Return what the top of a pile is likely to bring its owner."""
    top = game.tops[owner]
    return card_points(game.counts[owner * ROW], game.turns_left(owner))[VALUE[top]] if top < KINDS else 0.0


def _changes(game: SimulatedGame, way: Way, points: list[float]) -> list[float]:
    """Return what a special card brings each seat, from the points of all tops."""
    card, to = way
    tops = list(zip(game.tops, points, strict=True))
    if card == CATAPULT:
        highest = max(VALUE[top] if top < KINDS else 0 for top in game.tops)
        return [-lost if top < KINDS and VALUE[top] == highest else 0.0 for top, lost in tops]
    if isinstance(to, int):
        gain = points[to] - points[game.turn]
        gains = {game.turn: gain, to: -gain}
        return [gains.get(owner, 0.0) for owner in range(game.seats)]
    if card == CAROUSEL:
        from_side = RIGHT if to == LEFT else LEFT
        return [points[neighbour(owner, from_side, game.seats)] - lost for owner, lost in enumerate(points)]
    return [-lost if top < KINDS else _UNKNOWN_ONION if top == ONION else 0.0 for top, lost in tops]


def _lead(changes: list[float], seat: Seat) -> float:
    """Return how much more a change brings a seat than the mean of the others."""
    return changes[seat] - (sum(changes) - changes[seat]) / (len(changes) - 1)
