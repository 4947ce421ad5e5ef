"""Moves as buttons carry them, and as players type them."""

from collections.abc import Sequence
from typing import Literal

from bot.errors import AmbiguousInput, InvalidInput
from bot.games.contract import Seat
from bot.text.words import LANGUAGES, speaker
from bot.ui.pages.names import plain
from cogs.heul_doch.rules.cards import ALL_KINDS, Card, NumberCard, Special, parse
from cogs.heul_doch.rules.piles import SIDES, Side, neighbour
from cogs.heul_doch.rules.state import (
    CardMove,
    Destination,
    Discard,
    Gift,
    Onion,
    OwnPile,
    Play,
    PlayBeachTowel,
    PlayCarousel,
    PlayCatapult,
    PlayWerewolf,
    View,
)
from cogs.heul_doch.screen.words import card_name

CARDS = {str(card): card for card in ALL_KINDS}
PLACES = ("left", "right", "own", "onion")
"""What can be typed for where a card goes, beside players: clockwise, anticlockwise, the own pile, face down."""


def button_argument(slot: int, move: CardMove) -> str:
    """Return what a button carries. The slot in the hand keeps the buttons of two equal cards apart."""
    match move:
        case Play(card, to):
            return f"{slot}.{card}.{to}"
        case PlayCatapult():
            return f"{slot}.{Special.CATAPULT}"
        case PlayWerewolf():
            return f"{slot}.{Special.WEREWOLF}"
        case PlayBeachTowel(partner):
            return f"{slot}.{Special.BEACH_TOWEL}.{partner}"
        case PlayCarousel(to):
            return f"{slot}.{Special.CAROUSEL}.{to}"


def move_of_button(argument: str) -> CardMove:
    """Return the move that a button carries; InvalidInput for a forged one."""
    match argument.split("."):
        case [_, Special.CATAPULT.value]:
            return PlayCatapult()
        case [_, Special.WEREWOLF.value]:
            return PlayWerewolf()
        case [_, Special.BEACH_TOWEL.value, partner] if partner.isdecimal():
            return PlayBeachTowel(int(partner))
        case [_, Special.CAROUSEL.value, "left" | "right" as side]:
            return PlayCarousel(side)
        case [_, sign, "left" | "right" | "own" | "onion" as to] if isinstance(card := CARDS.get(sign), NumberCard):
            return Play(card, to)
        case _:
            raise InvalidInput()


def read_card(text: str) -> Card:
    """Return the card that a player typed: R5, red 5, Rot 5, 5 rouge; InvalidInput for anything else."""
    wanted = " ".join(text.lower().split())
    return next((card for card in ALL_KINDS if wanted in names_of(card)), None) or parse(text)


def names_of(card: Card) -> list[str]:
    """Return what a card may be called: in short, and in every language."""
    return [str(card).lower(), *(card_name(card, speaker(language)).lower() for language in LANGUAGES)]


def read_move(view: View, card: Card, to: str, names: Sequence[str]) -> CardMove:
    """Return the move that a player typed; InvalidInput or AmbiguousInput if it cannot be told.

    Without `to` the card goes face up where it may, if there is one such destination; an onion has to be asked for.
    """
    if to:
        return _aimed(view, card, to, names)
    held = next((held for held in view.hand if held.card == card), None)
    ways = held.destinations if held else ()
    match [way.move for way in ways if not isinstance(way, Onion)]:
        case [move]:
            return move
        case [] if isinstance(card, NumberCard) and ways:
            raise InvalidInput("heul_doch-say-onion", colour=card.colour.value, value=card.value)
        case []:
            return _any_move(card)
        case _:
            raise AmbiguousInput(
                "heul_doch-say-where", kind="neighbour" if isinstance(card, NumberCard) else card.value
            )


def place_to_type(way: Destination) -> str:
    """Return what is typed as `to` for this way to play a card: a player is the number of their seat, from 1."""
    match way:
        case Discard(PlayBeachTowel(partner)):
            return str(partner + 1)
        case Discard(PlayCarousel(to)):
            return to
        case Discard():
            return ""
        case Gift(_, to):
            return str(to + 1)
        case OwnPile() | Onion():
            return way.move.to


def _aimed(view: View, card: Card, to: str, names: Sequence[str]) -> CardMove:
    wanted = " ".join(to.lower().split()).replace("counterclockwise", "anticlockwise")  # as in America
    place = next((place for place in PLACES if wanted in _names_of_place(place)), None)
    match card:
        case NumberCard() if place == "own" or place == "onion":
            return Play(card, place)
        case NumberCard():
            return Play(card, _side(view, to, names))
        case Special.BEACH_TOWEL:
            return PlayBeachTowel(_partner(view, to, names))
        case Special.CAROUSEL if place == "left" or place == "right":
            return PlayCarousel(place)
        case Special.CATAPULT | Special.WEREWOLF:
            return _any_move(card)
        case _:
            raise InvalidInput("heul_doch-no-such-place", text=to)


def _names_of_place(place: str) -> list[str]:
    return [place, *(speaker(language)("heul_doch-place", place=place).lower() for language in LANGUAGES)]


def _side(view: View, text: str, names: Sequence[str]) -> Literal["left", "right", "own"]:
    """Return on which side of the own seat the player sits whose number or name this is."""
    called = _seats_called(text, names)
    sides: list[Side] = [side for side in SIDES if neighbour(view.own_seat, side, len(names)) in called]
    if len(sides) > 1:
        raise AmbiguousInput("heul_doch-say-where", kind="neighbour")
    if sides:
        return sides[0]
    if view.own_seat in called:
        return "own"
    raise InvalidInput("heul_doch-no-such-place", text=text)


def _partner(view: View, text: str, names: Sequence[str]) -> Seat:
    """Return the seat of the player whose number or name this is, another than the own one if there are both."""
    called = _seats_called(text, names)
    match [seat for seat in called if seat != view.own_seat] or called:
        case [seat]:
            return seat
        case []:
            raise InvalidInput("heul_doch-no-such-place", text=text)
        case _:
            raise AmbiguousInput("heul_doch-say-where", kind=Special.BEACH_TOWEL.value)


def _seats_called(text: str, names: Sequence[str]) -> list[Seat]:
    """Return the seat with this number, counted from 1, or else the seats of all players with this name."""
    wanted = text.strip().lower()
    numbered = [seat for seat in range(len(names)) if wanted == str(seat + 1)]
    return numbered or [seat for seat, name in enumerate(names) if wanted == plain(name).lower()]


def _any_move(card: Card) -> CardMove:
    """Return any move of a card that cannot be played now: the rules refuse it with the reason."""
    match card:
        case NumberCard():
            return Play(card, "own")
        case Special.CATAPULT:
            return PlayCatapult()
        case Special.BEACH_TOWEL:
            return PlayBeachTowel(0)
        case Special.CAROUSEL:
            return PlayCarousel("left")
        case Special.WEREWOLF:
            return PlayWerewolf()
