"""What the last turns of Heul doch! showed of cards that are hidden now: below the tops, or turned by a werewolf."""

from collections.abc import Sequence

from bot.games.contract import Seat
from cogs.heul_doch.computer.simulation import INDEX
from cogs.heul_doch.rules.cards import NumberCard, Special
from cogs.heul_doch.rules.piles import Shown, neighbour
from cogs.heul_doch.rules.state import (
    BeachTowelPlayed,
    CarouselPlayed,
    CatapultPlayed,
    Event,
    Gave,
    Kept,
    LaidOnion,
    View,
    WerewolfPlayed,
)

UNKNOWN = -100
"""An onion of which only the back was seen."""


def remembered(view: View) -> list[list[int]]:
    """Return by pile, from the top down, what is known to lie there: cards as in a SimulatedGame, or UNKNOWN."""
    known: list[list[int]] = [[] for _ in view.shown]
    for event in view.recent:
        _replay(known, event)
    _see(known, view.shown)
    return [list(reversed(pile)) for pile in known]


def recent_discards(view: View) -> list[int]:
    """Return the upper part of the discard pile, as far as the last turns showed it."""
    found: list[int] = []
    for event in view.recent:
        match event:
            case CatapultPlayed():
                found += [INDEX[Special.CATAPULT], *(INDEX[thrown.card] for thrown in event.thrown)]
            case BeachTowelPlayed():
                found.append(INDEX[Special.BEACH_TOWEL])
            case CarouselPlayed():
                found.append(INDEX[Special.CAROUSEL])
            case WerewolfPlayed():
                found.append(INDEX[Special.WEREWOLF])
            case _:
                pass
    return found if found or view.discarded is None else [INDEX[view.discarded]]


def _replay(known: list[list[int]], event: Event) -> None:
    """Change the known tops, from the bottom up, as the event did."""
    match event:
        case Gave(_, to, card, on):
            known[to] = [*(known[to] or _laid(on)), INDEX[card]]
        case Kept(seat, card, on):
            known[seat] = [*(known[seat] or _laid(on)), INDEX[card]]
        case LaidOnion(seat, on):
            known[seat] = [*(known[seat] or _laid(on)), UNKNOWN]
        case CatapultPlayed(_, thrown):
            for top in thrown:
                known[top.seat] = known[top.seat][:-1]
        case BeachTowelPlayed(seat, partner, gave, got):
            swapped: dict[Seat, Shown] = {seat: gave, partner: got}
            tops: list[Shown] = [swapped.get(owner) for owner in range(len(known))]
            _pass_tops(known, tops, {seat: partner, partner: seat})
        case CarouselPlayed(_, to, passed):
            _pass_tops(known, passed, {giver: neighbour(giver, to, len(known)) for giver in range(len(known))})
        case WerewolfPlayed(_, before, after):
            _see(known, before)
            for pile, top in zip(known, after, strict=True):
                _turn_over(pile, top)


def _see(known: list[list[int]], tops: Sequence[Shown]) -> None:
    """Know at least what each pile shows."""
    for seat, top in enumerate(tops):
        known[seat] = known[seat] or _laid(top)


def _turn_over(pile: list[int], shows: Shown) -> None:
    """Turn the top over; the pile shows this now, so an onion that becomes a card is known."""
    if pile:
        pile[-1] = INDEX[shows] if isinstance(shows, NumberCard) else ~pile[-1]


def _pass_tops(known: list[list[int]], tops: Sequence[Shown], receivers: dict[Seat, Seat]) -> None:
    """Move each giver's top to the receiver's pile, all at once."""
    _see(known, tops)
    passed = {receiver: known[giver].pop() for giver, receiver in receivers.items() if tops[giver] is not None}
    for receiver, laid in passed.items():
        known[receiver].append(laid)


def _laid(top: Shown) -> list[int]:
    """Return what a pile shows as a SimulatedGame has it; nothing for an empty pile."""
    return [] if top is None else [UNKNOWN if top == "onion" else INDEX[top]]
