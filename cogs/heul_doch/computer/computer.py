"""The computer player of Heul doch! Mau Mau. It knows what its seat may know, and nothing of the turns before the last round.

easy lays big numbers, gives away what fits without a thought, forgets its onions, and slips now and then. medium imagines how the hidden
cards may lie and weighs each way to play a card by what it brings at first sight. hard plays the next turns through for everybody, in many
imagined deals, the same for each of its moves, and keeps to the moves that come out best.
"""

from collections.abc import Sequence

from bot.games.chance import Chance
from bot.games.contract import Level, Seat
from cogs.heul_doch.computer.belief import Belief
from cogs.heul_doch.computer.evaluation import habit, weigh, worth
from cogs.heul_doch.computer.simulation import (
    BEACH_TOWEL,
    CAROUSEL,
    CATAPULT,
    FITS,
    KINDS,
    ONION,
    ROW,
    VALUE,
    WEREWOLF,
    Table,
    Way,
    way_of,
)
from cogs.heul_doch.rules.state import Move, Play, View

BUDGET = 30_000
"""So many turns hard thinks through for one choice: it bounds the time, about a second."""
MEDIUM_DEALS = 16
_ROUNDS = 3  # hard looks so far ahead; what comes later is taken at its mean
_HALVINGS = 4
# what is still to come, as measured in games among players of habit: for a turn, for the best card that fits now, for the others
_PER_TURN, _PER_BEST, _PER_HELD, _MIDDLE, _ONION_ON_TOP = 2.9, 0.5, 0.15, 4, 0.9
_PER_SPECIAL = {CATAPULT: 0.0, BEACH_TOWEL: 2.0, CAROUSEL: 2.2, WEREWOLF: 1.0}


def choose(view: View, moves: tuple[Move, ...], chance: Chance, level: Level) -> Move:
    """Choose one of the legal moves for the seat whose view this is."""
    if len(moves) == 1:
        return moves[0]
    if level == "easy":
        return _choose_easily(moves, chance)
    belief, chosen = Belief(view), {way_of(move): move for move in moves}
    way = (
        _first_sight(belief, list(chosen), chance)
        if level == "medium"
        else Thought(belief, list(chosen), chance).best(BUDGET)
    )
    return chosen[way]


# easy


def _choose_easily(moves: Sequence[Move], chance: Chance) -> Move:
    if chance.below(5) == 0:
        return chance.pick(moves)
    return max(moves, key=lambda move: _liking(move) + chance.below(300) / 100)


def _liking(move: Move) -> float:
    """What a child likes: big numbers on the own pile, and rather to give a card away than to lay a big one face down."""
    if not isinstance(move, Play):
        return 1
    value = move.card.value
    return {"own": value, "onion": -value}.get(move.to, -value / 2)


# medium


def _first_sight(belief: Belief, candidates: list[Way], chance: Chance) -> Way:
    """Return what weighs most in the mean of some imagined deals."""
    total = dict.fromkeys(candidates, 0.0)
    for _ in range(MEDIUM_DEALS):
        for weight, way in weigh(belief.deal(chance).table):
            total[way] += weight
    return max(candidates, key=lambda way: total[way])


# hard


class Thought:
    """The moves that one seat compares, and what came of each so far."""

    def __init__(self, belief: Belief, candidates: list[Way], chance: Chance) -> None:
        self.belief = belief
        self.chance = chance
        self.alive = candidates
        self.total = dict.fromkeys(candidates, 0.0)
        self.spent = 0
        """Turns thought through."""

    def best(self, budget: int) -> Way:
        """Compare all moves in the same deals, then the better half of them in more, and so on."""
        for halving in range(_HALVINGS):
            while self.spent < budget * (halving + 1) / _HALVINGS:
                self._compare(self.belief.deal(self.chance).table)
            self.alive = sorted(self.alive, key=lambda way: -self.total[way])[: max((len(self.alive) + 1) // 2, 2)]
        return self.alive[0]

    def _compare(self, table: Table) -> None:
        """Play each move that is left through in one deal."""
        for way in self.alive:
            ahead = table.copy()
            ahead.play(way)
            self.spent += play_on(ahead, _ROUNDS * ahead.seats) + 1
            self.total[way] += standing(ahead, self.belief.seat)
        self.spent += 20  # what it costs to imagine the deal


def play_on(table: Table, turns: int) -> int:
    """Play so many turns out of habit, all of them near the end; return how many were played."""
    for turn in range(turns):
        if table.is_over:
            return turn
        table.play(habit(table))
    return turns


def standing(table: Table, seat: Seat) -> float:
    """Return how good it looks for a seat, from -1 to 1: what is ahead or behind each other, the surer the fewer turns are left."""
    expected = [_expected(table, owner) for owner in range(table.seats)]
    doubt = 0.5 + table.turns_left(seat)
    leads = [expected[seat] - points for owner, points in enumerate(expected) if owner != seat]
    return sum(lead / (abs(lead) + doubt) for lead in leads) / len(leads)


def _expected(table: Table, seat: Seat) -> float:
    """Return the points that a seat is likely to end with; at the end those it has, equal ones parted by what was lost."""
    if table.is_over:
        points, lost = table.points(seat)
        return points + lost / 1000
    start, turns, own = seat * ROW, table.turns_left(seat), table.tops[seat]
    counts = worth(table.counts[start], turns)
    piled = sum(count * value for count, value in zip(table.counts[start + 1 : start + ROW], counts[1:], strict=True))
    if not turns:
        return piled
    left, right = table.tops[(seat + 1) % table.seats], table.tops[seat - 1]
    hand = [card for card in table.hands[seat] if card < KINDS]
    best = max(
        [
            VALUE[card]
            for card in hand
            if (own >= KINDS or FITS[own][card]) and not FITS[card][left] and not FITS[card][right]
        ],
        default=0,
    )
    held = sum(
        _PER_HELD * (VALUE[card] - _MIDDLE) if card < KINDS else _PER_SPECIAL[card] for card in table.hands[seat]
    )
    return piled + _PER_TURN * turns + _PER_BEST * best + held - _ONION_ON_TOP * (own == ONION)
