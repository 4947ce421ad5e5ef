"""The computer player of Heul doch! It knows what its seat may know.

easy lays big numbers, would rather give a big card away than hide it, forgets its onions, and changes its mood.
medium deals the hidden cards in some likely ways and weighs each way to play a card by what it brings at first sight.
It remembers its own pile; of the others it sees the tops, and has forgotten what lies below them.
hard remembers which cards lie face up in each pile, and how many onions it holds. It plays the next turns through for
all seats, in many deals, the same for each of its moves, and keeps to the moves that come out best.
"""

from collections.abc import Sequence
from math import exp, sqrt

from bot.games.chance import Chance
from bot.games.contract import Level, Seat
from bot.games.cpu import cpu_seconds
from cogs.heul_doch.computer.belief import Belief
from cogs.heul_doch.computer.evaluation import card_points, usual_way, weigh
from cogs.heul_doch.computer.simulation import (
    BEACH_TOWEL,
    CAROUSEL,
    CATAPULT,
    FITS,
    INDEX,
    KINDS,
    ONION,
    VALUE,
    WEREWOLF,
    SimulatedGame,
    Way,
)
from cogs.heul_doch.rules.cards import NumberCard
from cogs.heul_doch.rules.state import ComputerView, Play

BUDGET = 30_000
"""So many turns hard plays through for one choice: about half a second of computing."""
LONGEST_S = 0.9  # of computing, on a slow processor
MEDIUM_DEALS = 16
_ROUNDS = 3  # so many rounds hard plays through; what comes later is taken at its mean
_HALVINGS = 4
_TURNS_PER_DEAL = 20  # to deal the hidden cards takes as long as so many turns
# points still to come, measured in simulated games: for a turn, for the best card that fits now, for each other card
_PER_TURN, _PER_BEST, _PER_HELD, _MIDDLE, _ONION_ON_TOP = 2.9, 0.5, 0.15, 4, 0.9
_PER_SPECIAL = {CATAPULT: 0.0, BEACH_TOWEL: 2.0, CAROUSEL: 2.2, WEREWOLF: 1.0}
# how far that may be off: seats win in proportion to e to the power of points / doubt, found in the same games
_DOUBT, _DOUBT_OF_TURNS, _DOUBT_AT_THE_END = 4, 1.65, 0.5
_PER_LEAD = 0.0005


def choose(view: ComputerView, moves: tuple[Play, ...], chance: Chance, level: Level) -> Play:
    """Choose one of the legal moves for the seat whose view this is."""
    if len(moves) == 1:
        return moves[0]
    if level == "easy":
        return _choose_easily(moves, chance)
    by_way = {(INDEX[move.card], move.to): move for move in moves}
    if level == "medium":
        return by_way[_best_at_first_sight(Belief(view, {view.own_seat}), list(by_way), chance)]
    return by_way[Comparison(Belief(view, range(len(view.shown))), list(by_way), chance).best(BUDGET)]


# easy


def _choose_easily(moves: Sequence[Play], chance: Chance) -> Play:
    return max(moves, key=lambda move: _liking(move) + chance.below(100) / 100)


def _liking(move: Play) -> float:
    """Return what a child likes: big numbers on the own pile, and a gift rather than a big number face down."""
    if not isinstance(move.card, NumberCard):
        return 1
    value = move.card.value
    return value if move.to == "own" else -0.6 * value if move.to == "onion" else -0.45 * value


# medium


def _best_at_first_sight(belief: Belief, candidates: list[Way], chance: Chance) -> Way:
    """Return what weighs most in the mean of some deals."""
    total = dict.fromkeys(candidates, 0.0)
    for _ in range(MEDIUM_DEALS):
        for weight, way in weigh(belief.deal(chance)):
            total[way] += weight
    return max(candidates, key=lambda way: total[way])


# hard


class Comparison:
    """The moves that one seat compares, and what came of each so far."""

    def __init__(self, belief: Belief, candidates: list[Way], chance: Chance) -> None:
        self.belief = belief
        self.chance = chance
        self.alive = candidates
        self.total = dict.fromkeys(candidates, 0.0)
        self.spent = 0
        """Turns played through."""

    def best(self, budget: int) -> Way:
        """Compare all moves in the same deals, then the better half of them in more, and so on."""
        until = cpu_seconds() + LONGEST_S
        for halving in range(_HALVINGS):
            while self.spent < budget * (halving + 1) / _HALVINGS and cpu_seconds() < until:
                self._compare(self.belief.deal(self.chance))
            best_first = sorted(self.alive, key=lambda way: -self.total[way])
            half = (len(self.alive) + 1) // 2
            self.alive = best_first[: max(half, 2)]
        return self.alive[0]

    def _compare(self, game: SimulatedGame) -> None:
        """Play each move that is left through in one deal."""
        for way in self.alive:
            played = game.copy()
            played.play(way)
            self.spent += play_on(played, _ROUNDS * played.seats) + 1
            self.total[way] += standing(played, self.belief.seat)
        self.spent += _TURNS_PER_DEAL


def play_on(game: SimulatedGame, turns: int) -> int:
    """Play so many turns the usual way, fewer if the game ends before; return how many were played."""
    for turn in range(turns):
        if game.is_over:
            return turn
        game.play(usual_way(game))
    return turns


def standing(game: SimulatedGame, seat: Seat) -> float:
    """Return how likely a seat is to win, as far as one can tell; where that is sure, more points are better still."""
    expected = [_expected(game, owner) for owner in range(game.seats)]
    doubt = _DOUBT_AT_THE_END if game.is_over else _DOUBT + _DOUBT_OF_TURNS * sqrt(game.turns_left(seat))
    best = max(expected)
    odds = [exp((points - best) / doubt) for points in expected]
    return odds[seat] / sum(odds) + _PER_LEAD * (expected[seat] - sum(expected) / game.seats)


def _expected(game: SimulatedGame, seat: Seat) -> float:
    """Return the points that a seat is likely to end with.

    At the end those it has; a thousandth of what was lost decides between equal ones.
    """
    if game.is_over:
        points, lost = game.points(seat)
        return points + lost / 1000
    turns = game.turns_left(seat)
    onions, *face_up = game.row(seat)
    _, *points = card_points(onions, turns)
    piled = sum(count * each for count, each in zip(face_up, points, strict=True))
    if not turns:
        return piled
    best = max([VALUE[card] for card in game.hands[seat] if card < KINDS and _may_keep(game, seat, card)], default=0)
    held = sum(_PER_HELD * (VALUE[card] - _MIDDLE) if card < KINDS else _PER_SPECIAL[card] for card in game.hands[seat])
    onion_on_top = _ONION_ON_TOP if game.tops[seat] == ONION else 0
    return piled + _PER_TURN * turns + _PER_BEST * best + held - onion_on_top


def _may_keep(game: SimulatedGame, seat: Seat, card: int) -> bool:
    """Return whether the own pile would take a number card now, and no neighbour must get it."""
    fits, own = FITS[card], game.tops[seat]
    left, right = game.tops[(seat + 1) % game.seats], game.tops[seat - 1]
    return (own >= KINDS or fits[own]) and not fits[left] and not fits[right]
