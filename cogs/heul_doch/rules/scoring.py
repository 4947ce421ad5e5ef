"""The points of a pile at the end, card by card."""

from typing import Literal, TypeAlias

from msgspec import Struct

from cogs.heul_doch.rules.cards import VALUES, NumberCard
from cogs.heul_doch.rules.piles import Laid, Pile

HIGHEST = VALUES[-1]
Fate: TypeAlias = Literal["counts", "cancelled", "onion"]


class OpenedCard(Struct, frozen=True):
    """A card of an opened pile, and what became of it: it counts, an onion cancels it, or it is an onion itself."""

    card: NumberCard
    fate: Fate


class Cancelled(Struct, frozen=True):
    """A value that the onions cancel: how many cards of it lay face up, and the points they would have brought."""

    value: int
    cards: int
    lost: int


class Score(Struct, frozen=True):
    """An opened pile, from the bottom up, and its points."""

    pile: tuple[OpenedCard, ...]
    onions: int
    cancelled: tuple[Cancelled, ...]
    """Lowest value first, also those of which no card was there."""
    points: int

    @property
    def lost(self) -> int:
        """Return the points lost through onions, which decide a tie: only cards that lay face up (H-11)."""
        return sum(cancelled.lost for cancelled in self.cancelled)


def onion_parts(onions: int) -> tuple[int, ...]:
    """Return what so many onions are the sum of: sevens, and what is left (H-9, H-10).

    5 -> 5; 9 -> 7, 2; 14 -> 7, 7; 15 -> 7, 7, 1.
    """
    if not onions:
        return ()
    sevens = (onions - 1) // HIGHEST
    return (*(HIGHEST,) * sevens, onions - sevens * HIGHEST)


def cancelled_values(onions: int) -> tuple[int, ...]:
    """Return the values that so many onions cancel, lowest first: 5 -> 5; 9 -> 2, 7; 14 -> 7."""
    return tuple(sorted(set(onion_parts(onions))))


def score(pile: Pile) -> Score:
    """Open a pile and count it."""
    onions = sum(not laid.face_up for laid in pile)
    values = cancelled_values(onions)
    face_up = [laid.card.value for laid in pile if laid.face_up]
    return Score(
        pile=tuple(OpenedCard(laid.card, _fate(laid, values)) for laid in pile),
        onions=onions,
        cancelled=tuple(Cancelled(value, face_up.count(value), face_up.count(value) * value) for value in values),
        points=sum(value for value in face_up if value not in values),
    )


def _fate(laid: Laid, cancelled: tuple[int, ...]) -> Fate:
    if not laid.face_up:
        return "onion"
    return "cancelled" if laid.card.value in cancelled else "counts"
