"""The computer player of Mausen.

easy    a child: hunts where the middle is fullest, never thinks of what the others lay, and now and then just plays
        any card
medium  lays what takes most on the average if the others lay anything, and saves its high cards a little
hard    balances its cards against those of all seats at once (see mixture.py), with an eye on the rounds to come
        (see evaluation.py)

All of them see the open table alone: the others' hands are known, as all players start with the same sixteen cards and
each card laid is seen.
"""

from collections.abc import Sequence
from math import exp

from bot.games.chance import Chance
from bot.games.contract import Level
from cogs.mausen.computer.evaluation import stakes
from cogs.mausen.computer.mixture import (
    Mixture,
    against_anything,
    balance,
    balance_exactly,
    draw,
    outlooks,
)
from cogs.mausen.computer.simulation import SimulatedRound, Stakes, kind_of, value_of
from cogs.mausen.rules.state import FULL_HAND, Animal, Pick, View

CARELESS_IN_TEN = 2  # how often a child just lays any card
MEDIUM_TIMES = 150  # simulated rounds of the medium player
CASUAL_TIMES = 100  # simulated rounds for what the others may lay casually
HARD_CHOICES = 24_000  # simulated choices of the hard player, all seats together
FEW_SEATS = 3  # whose cards can be combined in so few ways that no draw is needed
EXACT_ROUNDS = 100  # simulated rounds of the hard player among few
SAVING = 0.5  # points that a high card is worth to the medium player at the start, per point of its value
TOO_UNLIKELY = 0.02  # what the hard player lays less often than this is noise of its simulation
LIKED, ANY_CARD = 0.7, 0.3  # how much of casual play is what a sensible player likes, and how much is any card


def choose(view: View, moves: tuple[Pick, ...], chance: Chance, level: Level) -> Pick:
    """Return the pick of a computer player; its draws decide between cards that should be laid now and then."""
    if len(moves) == 1:
        return moves[0]
    if level == "easy":
        return _easy(view, moves, chance)
    table = SimulatedRound.from_view(view, moves)
    mixture = _medium(table, chance) if level == "medium" else hard_mixture(table, chance)
    card = FULL_HAND[table.hands[table.seat][draw(mixture, chance)]]
    return next(move for move in moves if move.card == card)


# A child


def _easy(view: View, moves: tuple[Pick, ...], chance: Chance) -> Pick:
    if not view.middle or chance.below(10) < CARELESS_IN_TEN:
        return chance.pick(moves)
    lying = {animal: sum(laid.card.value for laid in view.middle if laid.card.animal == animal) for animal in Animal}
    fullest = max(lying[move.card.animal.prey] for move in moves)
    return chance.pick([move for move in moves if lying[move.card.animal.prey] == fullest])


# Sensible


def _medium(table: SimulatedRound, chance: Chance) -> Mixture:
    alone = [_savings(hand) if seat == table.seat else Stakes((), ()) for seat, hand in enumerate(table.hands)]
    return _prefer(_evaluate(table, alone, MEDIUM_TIMES, chance)[table.seat])


def _savings(hand: tuple[int, ...]) -> Stakes:
    """Think of one's own points alone, and save the high cards as long as many rounds are to come."""
    return Stakes(hand, tuple(SAVING * value_of(card) * (len(hand) - 1) / len(FULL_HAND) for card in hand))


def _prefer(points: Sequence[float]) -> Mixture:
    """Like a card less by the factor e for each point that it brings less than the best one."""
    best = max(points)
    return [exp(each - best) for each in points]


def _evaluate(table: SimulatedRound, all_stakes: Sequence[Stakes], times: int, chance: Chance) -> list[list[float]]:
    """Return for each of these seats how many points each card of its hand brings."""
    if any(table.middle):
        return against_anything(table, all_stakes, times, chance)
    return [_as_starting_cards(own) for own in all_stakes]


def _as_starting_cards(own: Stakes) -> list[float]:
    """Return how many points each card brings if it is laid into the empty middle: no animal hunts (M-5)."""
    return [value_of(card) * own.lying[kind_of(card)] - keep for card, keep in zip(own.hand, own.keep, strict=True)]


# As well as can be


def hard_mixture(table: SimulatedRound, chance: Chance) -> Mixture:
    """Return how likely the hard player lays each card of its hand."""
    return hard_mixtures(table, chance)[table.seat]


def hard_mixtures(table: SimulatedRound, chance: Chance) -> list[Mixture]:
    """Return how likely each seat lays each card of its hand if a hard player sits there."""
    if not any(table.middle):  # what the others lay changes nothing: no need to hide the best card
        all_points = [_as_starting_cards(own) for own in stakes(table)]
        return [[float(each == max(points)) for each in points] for points in all_points]
    return [_without_noise(mixture) for mixture in balanced(table, chance, HARD_CHOICES)]


def _without_noise(mixture: Mixture) -> Mixture:
    likely = [each if each >= TOO_UNLIKELY else 0.0 for each in mixture]
    return likely if any(likely) else mixture


def balanced(table: SimulatedRound, chance: Chance, choices: int) -> list[Mixture]:
    """Return for every seat how likely each of its cards should be laid; among few seats without any draw."""
    all_stakes = stakes(table)
    if len(table.hands) <= FEW_SEATS:
        return balance_exactly(outlooks(table, all_stakes), EXACT_ROUNDS)
    points = _evaluate(table, [_savings(hand) for hand in table.hands], CASUAL_TIMES, chance)
    casual = [_casual_mixture(own) for own in points]
    return balance(table, all_stakes, casual, choices // len(table.hands), chance)


def _casual_mixture(points: Sequence[float]) -> Mixture:
    """Return what players may lay without much thought: mostly what a sensible player likes, and sometimes anything."""
    liked = _prefer(points)
    return [LIKED * each / sum(liked) + ANY_CARD / len(liked) for each in liked]
