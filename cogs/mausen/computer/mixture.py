"""How likely each card should be laid when all choose in secret at once.

In a simulation all seats play the round thousands of times and lay what they regret not having laid, the more the
likelier (regret matching); on the average over all times no seat can do much better against the others. Now and then a
seat plays casually instead: people do not balance their cards to the last, and the simulation is ready for what they
like to lay. Among three seats all combinations of cards are weighed instead, and no seat plays casually: who did could
be seen through.
"""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate, product
from operator import mul
from typing import TypeAlias

from bot.games.chance import Chance
from bot.games.cpu import cpu_seconds
from cogs.mausen.computer.simulation import CARDS, KINDS, ONE_MORE, SimulatedRound, Stakes, kind_of, value_of

# how often a seat plays casually; more wins more from careless people and gives more away to careful ones
CASUAL_PERCENT = 20
LONGEST_S = 0.8  # of computing
_FINE = 1 << 24
_VALUES = [value_of(card) for card in CARDS]
_KINDS = [kind_of(card) for card in CARDS]
_ONE_MORE = [ONE_MORE[value - 1] for value in _VALUES]

Mixture = list[float]
"""How likely each card of a hand is, in its order."""


def draw(mixture: Sequence[float], chance: Chance) -> int:
    """Return an index of the mixture, drawn by its likelihoods; they need not add up to 1."""
    reach = list(accumulate(mixture))
    return min(bisect(reach, chance.below(_FINE) / _FINE * reach[-1]), len(reach) - 1)


class Reveal:
    """One card laid by every seat, in counts."""

    def __init__(self, table: SimulatedRound, laid: Sequence[int]) -> None:
        self._laid = laid
        self._counts = [0] * len(KINDS)
        self._points = list(table.middle)
        for card in laid:
            self._counts[_KINDS[card]] += _ONE_MORE[card]
            self._points[_KINDS[card]] += _VALUES[card]

    def payoffs(self, seat: int, stakes: Stakes) -> list[float]:
        """Return what each card of a seat would have been worth, the others laying what they did."""
        card = self._laid[seat]
        kind = _KINDS[card]
        counts, points = self._counts.copy(), self._points.copy()
        counts[kind] -= _ONE_MORE[card]
        points[kind] -= _VALUES[card]
        return stakes.payoffs(counts, points)


def against_anything(table: SimulatedRound, stakes: Sequence[Stakes], times: int, chance: Chance) -> list[list[float]]:
    """Return what each card is worth on the average if the others lay any of their cards, for each of these seats.

    The first stakes are of seat 0.
    """
    sums = [[0.0] * len(own.hand) for own in stakes]
    for _ in range(times):
        reveal = Reveal(table, [chance.pick(hand) for hand in table.hands])
        for seat, own in enumerate(stakes):
            sums[seat] = [total + payoff for total, payoff in zip(sums[seat], reveal.payoffs(seat, own), strict=True)]
    return [[total / times for total in of_seat] for of_seat in sums]


Outlook: TypeAlias = list[tuple[float, ...]]
"""What each card of a hand is worth against every combination of cards that the others can lay."""


def outlooks(table: SimulatedRound, stakes: Sequence[Stakes]) -> list[Outlook]:
    """Return the outlook of every seat: for three seats these are 4,096 combinations at most."""
    found: list[Outlook] = []
    for seat, own in enumerate(stakes):
        any_card = own.hand[:1]  # what it lays itself does not matter
        hands = [any_card if other == seat else hand for other, hand in enumerate(table.hands)]
        found.append(list(zip(*(Reveal(table, laid).payoffs(seat, own) for laid in product(*hands)), strict=True)))
    return found


def expected(outlook: Outlook, others: Sequence[Mixture]) -> list[float]:
    """Return what each card is worth if the others, by seat, lay theirs with these likelihoods."""
    likely = [1.0]
    for mixture in others:
        likely = [so_far * each for so_far in likely for each in mixture]
    return [sum(map(mul, likely, payoffs)) for payoffs in outlook]


class _Learner:
    """One seat in its simulated rounds."""

    def __init__(self, cards: int) -> None:
        self.mixture: Mixture = [1 / cards] * cards
        self._total: Mixture = [0.0] * cards
        self._regrets = [0.0] * cards

    def on_average(self) -> Mixture:
        """Return how likely each card was over all rounds."""
        return [likely / sum(self._total) for likely in self._total]

    def learn(self, payoffs: list[float], weight: int) -> None:
        """Regret every card that would have done better than the mixture did.

        A card that did worse is forgiven only down to nothing.
        """
        total, mixture = self._total, self.mixture
        self._total = [so_far + weight * now for so_far, now in zip(total, mixture, strict=True)]
        gained = sum(map(mul, payoffs, mixture))
        self._regrets = [
            new if (new := regret + payoff - gained) > 0 else 0.0
            for regret, payoff in zip(self._regrets, payoffs, strict=True)
        ]
        if all_regrets := sum(self._regrets):
            self.mixture = [regret / all_regrets for regret in self._regrets]


def balance(
    table: SimulatedRound, stakes: Sequence[Stakes], casual: Sequence[Mixture], rounds: int, chance: Chance
) -> list[Mixture]:
    """Return for each seat how likely each card of its hand should be, after this many simulated rounds.

    Later rounds weigh more. On a slow machine there are fewer.
    """
    learners = [_Learner(len(own.hand)) for own in stakes]
    until = cpu_seconds() + LONGEST_S
    for weight in range(1, rounds + 1):
        mixtures = [_mixture_of_this_time(*each, chance) for each in zip(learners, casual, strict=True)]
        reveal = Reveal(table, [own.hand[draw(mixture, chance)] for own, mixture in zip(stakes, mixtures, strict=True)])
        for seat, (learner, own) in enumerate(zip(learners, stakes, strict=True)):
            learner.learn(reveal.payoffs(seat, own), weight)
        if cpu_seconds() > until:
            break
    return [learner.on_average() for learner in learners]


def balance_exactly(outlooks: Sequence[Outlook], rounds: int) -> list[Mixture]:
    """Return the same without any draw, and without casual play: a seat regrets what it expects, not what it saw."""
    learners = [_Learner(len(outlook)) for outlook in outlooks]
    for weight in range(1, rounds + 1):
        for own, outlook in zip(learners, outlooks, strict=True):
            others = [learner.mixture for learner in learners if learner is not own]
            own.learn(expected(outlook, others), weight)
    return [own.on_average() for own in learners]


def _mixture_of_this_time(learner: _Learner, casual: Mixture, chance: Chance) -> Mixture:
    return casual if chance.below(100) < CASUAL_PERCENT else learner.mixture
