"""The cards of Heul doch!: number cards in seven colours, and the special cards of the variant."""

from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import Struct


class Colour(StrEnum):
    """The seven colours, in the order of the rainbow; brown, as N, comes after them."""

    RED = "R"
    ORANGE = "O"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"
    PURPLE = "P"
    BROWN = "N"


class NumberCard(Struct, frozen=True, array_like=True, gc=False):
    """A colour and a value, 1 to 7; written R5. Its back shows an onion."""

    colour: Colour
    value: int

    def __str__(self) -> str:
        return f"{self.colour.value}{self.value}"


class Special(StrEnum):
    """The four kinds of special card."""

    CATAPULT = "catapult"
    BEACH_TOWEL = "beach_towel"
    CAROUSEL = "carousel"
    WEREWOLF = "werewolf"


Card: TypeAlias = NumberCard | Special

VALUES = range(1, 8)
COPIES = 2  # of each number card
SPECIAL_COPIES = 3  # of each special card: 12 cards of 4 kinds (H-1)
NUMBER_KINDS = tuple(NumberCard(colour, value) for colour in Colour for value in VALUES)
"""Every number card once, seven to a colour."""
NUMBER_CARDS = NUMBER_KINDS * COPIES
SPECIAL_CARDS = tuple(Special) * SPECIAL_COPIES
DECKS: dict[tuple[str, str], tuple[Card, ...]] = {
    ("all", "no"): NUMBER_CARDS,
    ("all", "yes"): NUMBER_CARDS + SPECIAL_CARDS,
    ("half", "no"): NUMBER_KINDS,
    ("half", "yes"): (*NUMBER_KINDS, *Special),
}
"""The cards of a table by its options `cards` and `specials`: half of them are one card of each kind (H-21)."""
ALL_KINDS: tuple[Card, ...] = (*NUMBER_KINDS, *Special)
"""Every card once: the number cards, then the special ones."""
BY_CODE: dict[str, Card] = {str(card): card for card in ALL_KINDS}
"""As they are written: R5, catapult."""

Fit: TypeAlias = Literal["colour", "number", "both"]


def fit(card: NumberCard, on: NumberCard) -> Fit | None:
    """Return in what one card fits on another; None if it does not."""
    if card == on:
        return "both"
    if card.colour == on.colour:
        return "colour"
    return "number" if card.value == on.value else None
