"""What players of maunz. missed: placements that cost them much of their chance to win, judged by thinking ahead.

Each placement is looked at with little effort, then the few that seem to lose most with all that a hard computer player
has. What counts are placements looked at, never time: a game is judged the same on every machine.
"""

from collections.abc import Iterator, Sequence
from heapq import nlargest
from math import exp, log
from operator import attrgetter

import msgspec

from bot.games.contract import Seat
from bot.games.plugin import Miss, Moment, Why
from cogs.maunz.computer.computer import DEEPEST, EFFORT
from cogs.maunz.computer.evaluation import SURE
from cogs.maunz.computer.search import Continuation, Search
from cogs.maunz.computer.simulation import CAT, move_of, position
from cogs.maunz.rules.bed import SQUARES, Piece
from cogs.maunz.rules.state import PlacePiece, Placing, State

FIRST_LOOK, FIRST_LOOKS = 3_000, 150_000
"""How many placements the first look at a position takes in, at most, and at all positions of a game."""
SUSPECT = 8
"""What seems to lose so many points is looked at again …"""
SUSPECTS = 4
"""… but no more for each player than so many."""
LOSES, AS_GOOD, MOST = 25, 8, 3
"""A miss loses so many points; what loses fewer than that is right; so many misses are told of each player. One who
thinks four times as far judges otherwise by some points: so a miss really loses 15, and what is within 5 is right.
How often they differ by more says docs/computer-players.md.
"""
SUREST = 500  # hundredths of the logarithm of the odds: before it is seen through, no win is surer than that
_PLIES = 2  # is the least that can be thought ahead


def misses(moments: Sequence[Moment]) -> tuple[Miss, ...]:
    """Return what players missed, in the order of the game, by all moves with the states before them."""
    stood: dict[int, Moment] = {}
    for one in moments:  # what was taken back is gone, with all that followed
        stood = {plies: kept for plies, kept in stood.items() if plies < one.state.plies}
        if _is_placement(one):
            stood[one.state.plies] = one
    chosen = [one for one in stood.values() if not one.by_bot]
    suspects: dict[Seat, list[tuple[float, Moment]]] = {}
    for one in chosen:
        if (lost := Judgement(one, min(FIRST_LOOK, FIRST_LOOKS // len(chosen))).lost) >= SUSPECT:
            suspects.setdefault(one.seat, []).append((lost, one))
    return tuple(sorted((miss for own in suspects.values() for miss in _judged(own)), key=attrgetter("number")))


def feared(state: State) -> PlacePiece | None:
    """Return the placement of the seat in turn that its opponent has to fear most, by a first look; None if it does not
    place now.
    """
    if not isinstance(state.phase, Placing):
        return None
    search = Search(state.variant, FIRST_LOOK)
    _, _, (number, _) = search.deepen(list(search.continuations(position(state.bed, state.phase.seat))), DEEPEST)
    return move_of(number)


def _judged(suspects: list[tuple[float, Moment]]) -> list[Miss]:
    worst = nlargest(SUSPECTS, suspects, key=lambda one: one[0])
    found = (Judgement(one, EFFORT) for _, one in worst)
    return nlargest(
        MOST, (one.miss() for one in found if one.lost >= LOSES), lambda miss: (miss.why != "chance", miss.lost)
    )


def _is_placement(one: Moment) -> bool:
    return isinstance(one.move, PlacePiece) and isinstance(one.state.phase, Placing)


class Judgement:
    """One placement against the best one, both thought through as far ahead."""

    def __init__(self, one: Moment, effort: int) -> None:
        self._one, self._search = one, Search(one.state.variant, effort)
        self._all = list(self._search.continuations(position(one.state.bed, one.seat)))
        best = self._search.deepen(self._all, DEEPEST)
        self._depth = max(_PLIES, self._search.depth)
        played = [each for each in self._all if each[-1][0] == _number(one.move)]
        self.best, self.value = best, self._value(best)
        self.played, self.value_played = max(((each, self._value(each)) for each in played), key=lambda one: one[1])

    @property
    def lost(self) -> float:
        """How many points of the chance to win the placement lost."""
        return percent(self.value) - percent(self.value_played)

    def miss(self) -> Miss:
        """Return what there is to tell of it."""
        one, right = self._one, dict.fromkeys(map(_encoded, (self.best, *self._right())))
        lines = self._line(self.played), self._line(self.best)
        chances = round(percent(self.value)), round(percent(self.value_played))
        return Miss(one.number, one.seat, round(self.lost), tuple(right), lines, self._why(), chances)

    def _why(self) -> Why:
        if self.value > SURE:
            return "win"
        return "loss" if self.value_played < -SURE else "chance"

    def _right(self) -> Iterator[Continuation]:
        """Yield the placements that lose less than AS_GOOD points; beside a win nothing else is as good."""
        least = SURE if self.value > SURE else value_of(percent(self.value) - AS_GOOD)
        yield from (each for each in self._all if self._search.is_above(each, self._depth, least))

    def _value(self, continuation: Continuation) -> int:
        return self._search.value(continuation, self._depth)

    def _line(self, continuation: Continuation) -> tuple[str, ...]:
        """Return a placement and the reply that was thought of."""
        _, after, _ = continuation
        reply = self._search.reply(after) if after else None
        return tuple(map(_encoded, (continuation, *([reply] if reply else []))))


def percent(value: float) -> float:
    """Return the chance to win that a value stands for; of a win that was seen through, 100."""
    if abs(value) > SURE:
        return 100.0 * (value > 0)
    return 100 / (1 + exp(-max(-SUREST, min(SUREST, value)) / 100))


def value_of(chance: float) -> int:
    """Return the value that stands for this chance to win."""
    return round(100 * log(chance / (100 - chance))) if 0 < chance < 100 else round(SUREST * (1 if chance else -1))


def _number(move: PlacePiece) -> int:
    return SQUARES.index(move.square) + CAT * (move.piece is Piece.CAT)


def _encoded(continuation: Continuation) -> str:
    _, _, (number, _) = continuation
    return msgspec.json.encode(move_of(number)).decode()
