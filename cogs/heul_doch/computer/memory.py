"""What the last turns of Heul doch! told about hidden cards: those that lie below the tops now, and what a werewolf turned face down."""

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
    """Return by pile, from the top down, what is known to lie there: cards as in a Table, or UNKNOWN."""
    known: list[list[int]] = [[] for _ in view.shown]
    for event in view.recent:
        _replay(known, event)
    _see(known, view.shown)
    return [pile[::-1] for pile in known]


def recent_discards(view: View) -> list[int]:
    """Return the upper part of the discard pile, as far as the last turns told of it."""
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
    """Change the known tops, written from the bottom up, as the event did."""
    match event:
        case Gave(_, to, card, on):
            known[to] = [*(known[to] or _laid(on)), INDEX[card]]
        case Kept(seat, card, on):
            known[seat] = [*(known[seat] or _laid(on)), INDEX[card]]
        case LaidOnion(seat, on):
            known[seat] = [*(known[seat] or _laid(on)), UNKNOWN]
        case CatapultPlayed(_, thrown):
            for one in thrown:
                known[one.seat] = known[one.seat][:-1]
        case BeachTowelPlayed(seat, partner, gave, got):
            tops: list[Shown] = [
                gave if owner == seat else got if owner == partner else None for owner in range(len(known))
            ]
            _pass_tops(known, tops, {seat: partner, partner: seat})
        case CarouselPlayed(_, to, passed):
            _pass_tops(known, passed, {giver: neighbour(giver, to, len(known)) for giver in range(len(known))})
        case WerewolfPlayed(_, before, after):
            _see(known, before)
            for pile, top in zip(known, after, strict=True):
                pile[-1:] = [INDEX[top] if isinstance(top, NumberCard) else ~laid for laid in pile[-1:]]


def _see(known: list[list[int]], tops: tuple[Shown, ...] | list[Shown]) -> None:
    """What a pile shows is known at least."""
    for seat, top in enumerate(tops):
        known[seat] = known[seat] or _laid(top)


def _pass_tops(known: list[list[int]], tops: tuple[Shown, ...] | list[Shown], receivers: dict[int, int]) -> None:
    _see(known, tops)
    passed = {receiver: known[giver].pop() for giver, receiver in receivers.items() if tops[giver] is not None}
    for receiver, laid in passed.items():
        known[receiver].append(laid)


def _laid(top: Shown) -> list[int]:
    """Return what a pile shows as it lies in a Table; nothing for an empty pile."""
    return [] if top is None else [UNKNOWN if top == "onion" else INDEX[top]]
