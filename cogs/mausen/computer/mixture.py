"""How likely each card should be laid when all choose in secret at once.

Everybody is imagined to play the round thousands of times and to lay what they regret not having laid, the more the likelier (regret
matching); on the average over all times nobody can do much better against the others. Now and then somebody is imagined to follow habit
instead: people do not balance their cards to the last, and what they like to lay is worth being ready for.
"""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from operator import mul

from bot.games.chance import Chance
from cogs.mausen.computer.simulation import CARDS, KINDS, ONE_MORE, Stakes, Table, kind_of, value_of

HABIT_IN_A_HUNDRED = (
    20  # how often somebody follows habit; more wins more from careless people and gives more away to careful ones
)
_FINE = 1 << 24
_VALUES = [value_of(card) for card in CARDS]
_KINDS = [kind_of(card) for card in CARDS]
_ONE_MORE = [ONE_MORE[value - 1] for value in _VALUES]

Mixture = list[float]
"""How likely each card of a hand is, in its order."""


def draw(mixture: Sequence[float], chance: Chance) -> int:
    """Return a place in the mixture, drawn by its likelihoods; they need not add up to 1."""
    reach = list(accumulate(mixture))
    return min(bisect(reach, chance.below(_FINE) / _FINE * reach[-1]), len(reach) - 1)


class Deal:
    """One card laid by everybody, in counts."""

    def __init__(self, table: Table, laid: Sequence[int]) -> None:
        self._laid = laid
        self._counts = [0] * len(KINDS)
        self._lies = list(table.middle)
        for card in laid:
            self._counts[_KINDS[card]] += _ONE_MORE[card]
            self._lies[_KINDS[card]] += _VALUES[card]

    def payoffs(self, seat: int, stakes: Stakes) -> list[float]:
        """Return what each card of a seat would have been worth, the others laying what they did."""
        card = self._laid[seat]
        kind = _KINDS[card]
        counts, lies = self._counts.copy(), self._lies.copy()
        counts[kind] -= _ONE_MORE[card]
        lies[kind] -= _VALUES[card]
        return stakes.payoffs(counts, lies)


def against_anything(table: Table, stakes: Sequence[Stakes], times: int, chance: Chance) -> list[list[float]]:
    """Return for each of these seats what each card is worth on the average if the others lay any of their cards; the first stakes are of seat 0."""
    sums = [[0.0] * len(own.hand) for own in stakes]
    for _ in range(times):
        deal = Deal(table, [chance.pick(hand) for hand in table.hands])
        for seat, own in enumerate(stakes):
            sums[seat] = [total + worth for total, worth in zip(sums[seat], deal.payoffs(seat, own), strict=True)]
    return [[total / times for total in of] for of in sums]


class _Learner:
    """One seat in its imagined rounds."""

    def __init__(self, stakes: Stakes, habit: Mixture) -> None:
        self.stakes = stakes
        self.habit = habit
        self.mixture: Mixture = [1 / len(habit)] * len(habit)
        self.total: Mixture = [0.0] * len(habit)
        self._regrets = [0.0] * len(habit)

    def learn(self, payoffs: list[float], weight: int) -> None:
        """Regret every card that would have done better than the mixture did; a card that did worse is forgiven only down to nothing."""
        total, mixture = self.total, self.mixture
        self.total = [so_far + weight * now for so_far, now in zip(total, mixture, strict=True)]
        expected = sum(map(mul, payoffs, mixture))
        self._regrets = [
            new if (new := regret + worth - expected) > 0 else 0.0
            for regret, worth in zip(self._regrets, payoffs, strict=True)
        ]
        if all_regrets := sum(self._regrets):
            self.mixture = [regret / all_regrets for regret in self._regrets]


def balance(
    table: Table, stakes: Sequence[Stakes], habits: Sequence[Mixture], rounds: int, chance: Chance
) -> list[Mixture]:
    """Return for each seat how likely each card of its hand should be, after this many imagined rounds; later rounds weigh more."""
    learners = [_Learner(own, habit) for own, habit in zip(stakes, habits, strict=True)]
    for weight in range(1, rounds + 1):
        deal = Deal(table, [own.stakes.hand[draw(_likes(own, chance), chance)] for own in learners])
        for seat, own in enumerate(learners):
            own.learn(deal.payoffs(seat, own.stakes), weight)
    return [[likely / sum(own.total) for likely in own.total] for own in learners]


def _likes(learner: _Learner, chance: Chance) -> Mixture:
    return learner.habit if chance.below(100) < HABIT_IN_A_HUNDRED else learner.mixture
