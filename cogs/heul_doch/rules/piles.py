"""The piles in front of the players: what they show, and what the special cards do to their tops.

A pile is a tuple from the bottom up. No player may search one, not even their own: only what it shows is seen. But all
was laid in front of everyone, so who pays attention remembers what lies below.
"""

from typing import Literal, TypeAlias

from msgspec import Struct, structs

from bot.games.contract import Seat
from cogs.heul_doch.rules.cards import NumberCard

Side: TypeAlias = Literal["left", "right"]


class Laid(Struct, frozen=True, array_like=True, gc=False):
    """A card on a pile: face up, or face down as an onion."""

    card: NumberCard
    face_up: bool


Pile: TypeAlias = tuple[Laid, ...]
Piles: TypeAlias = tuple[Pile, ...]
Shown: TypeAlias = NumberCard | Literal["onion"] | None
"""What a pile shows: its top card, an onion, or nothing at all."""
Remembered: TypeAlias = Laid | Literal["onion"]
"""What a seat remembers of a card in a pile: the card, or only that it is an onion."""

SIDES: tuple[Side, Side] = ("left", "right")
OPPOSITE: dict[Side, Side] = {"left": "right", "right": "left"}


def neighbour(seat: Seat, side: Side, seats: int) -> Seat:
    """Return the seat on that side; the left neighbour is the next in turn (H-15)."""
    return (seat + (1 if side == "left" else -1)) % seats


def shown(pile: Pile) -> Shown:
    """Return what everyone at the table sees of a pile."""
    if not pile:
        return None
    return pile[-1].card if pile[-1].face_up else "onion"


def all_shown(piles: Piles) -> tuple[Shown, ...]:
    """Return what each pile shows, by seat."""
    return tuple(shown(pile) for pile in piles)


def remembered(pile: Pile, knows_onions: bool) -> tuple[Remembered, ...]:
    """Return a pile as a seat remembers it that paid attention."""
    return tuple(laid if laid.face_up or knows_onions else "onion" for laid in pile)


def lay(piles: Piles, seat: Seat, card: NumberCard, *, face_up: bool) -> Piles:
    """Put a card on a seat's pile."""
    return tuple((*pile, Laid(card, face_up)) if owner == seat else pile for owner, pile in enumerate(piles))


def highest(tops: tuple[Shown, ...]) -> tuple[Seat, ...]:
    """Return the seats that show the highest value of all; none if all show onions or nothing."""
    values = {seat: top.value for seat, top in enumerate(tops) if isinstance(top, NumberCard)}
    return tuple(seat for seat, value in values.items() if value == max(values.values()))


def lift(piles: Piles, seats: tuple[Seat, ...]) -> Piles:
    """Take the tops off these seats' piles; what lies below is shown now, as it lies (H-5)."""
    return tuple(pile[:-1] if seat in seats else pile for seat, pile in enumerate(piles))


def swap(piles: Piles, one: Seat, other: Seat) -> Piles:
    """Exchange two tops as they lie (H-7); an empty pile gives none (H-8)."""
    return _pass_tops(piles, {one: other, other: one})


def turn_round(piles: Piles, side: Side) -> Piles:
    """Move every top to the neighbour on that side, all at once; an empty pile passes nothing on."""
    return _pass_tops(piles, {seat: neighbour(seat, side, len(piles)) for seat in range(len(piles))})


def turn_over(piles: Piles) -> Piles:
    """Turn every top over: a card becomes an onion, an onion a card; an empty pile stays empty (H-16)."""
    return tuple((*pile[:-1], _turned(pile[-1])) if pile else () for pile in piles)


def _turned(laid: Laid) -> Laid:
    return structs.replace(laid, face_up=not laid.face_up)


def _pass_tops(piles: Piles, receivers: dict[Seat, Seat]) -> Piles:
    """Move each giver's top to the receiver's pile, all at once."""
    tops = {receiver: piles[giver][-1:] for giver, receiver in receivers.items()}
    return tuple(below + tops.get(seat, ()) for seat, below in enumerate(lift(piles, tuple(receivers))))
