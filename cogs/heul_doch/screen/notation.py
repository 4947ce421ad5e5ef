"""Moves as players type them."""

from collections.abc import Mapping, Sequence

from bot.errors import AmbiguousInput, InvalidInput
from bot.games.contract import Seat
from bot.messages.names import plain
from bot.text.words import LANGUAGES, speaker
from cogs.heul_doch.rules.cards import ALL_KINDS, Card, NumberCard, Special, parse
from cogs.heul_doch.rules.piles import SIDES, neighbour
from cogs.heul_doch.rules.state import Play, To, View, Way
from cogs.heul_doch.screen.words import card_name

_PLACES: dict[str, To] = {"left": "left", "right": "right", "own": "own", "onion": "onion"}
"""What can be typed for where a card goes, beside players: clockwise, anticlockwise, the own pile, face down."""


def read_card(text: str) -> Card:
    """Return the card that a player typed: R5, red 5, Rot 5, 5 rouge; InvalidInput for anything else."""
    wanted = " ".join(text.lower().split())
    return next((card for card in ALL_KINDS if wanted in names_of(card)), None) or parse(text)


def names_of(card: Card) -> list[str]:
    """Return what a card may be called: in short, and in every language."""
    return [str(card).lower(), *(card_name(card, speaker(language)).lower() for language in LANGUAGES)]


def read_move(view: View, card: Card, to: str, names: Sequence[str]) -> Play:
    """Return the move that a player typed; InvalidInput or AmbiguousInput if it cannot be told.

    Without `to` the card goes face up where it may, if there is one such way; an onion has to be asked for. The rules
    refuse a card that cannot be played now, and say why.
    """
    if to:
        return Play(card, _read_place(view, card, to, names))
    ways = next((held.ways for held in view.hand if held.card == card), ())
    is_number = isinstance(card, NumberCard)
    match [way.move for way in ways if way.move.to != "onion"]:
        case [move]:
            return move
        case [] if isinstance(card, NumberCard) and ways:
            raise InvalidInput("heul_doch-say-onion", colour=card.colour.value, value=card.value)
        case []:
            return Play(card, "own" if is_number else None)
        case _:
            raise AmbiguousInput("heul_doch-say-where", kind="neighbour" if is_number else str(card))


def place_to_type(way: Way) -> str:
    """Return what is typed as `to` for this way to play a card: a player is the number of their seat, from 1."""
    to = way.pile if isinstance(way.move.card, NumberCard) and way.move.to in SIDES else way.move.to
    return str(to + 1) if isinstance(to, int) else to or ""


def _read_place(view: View, card: Card, text: str, names: Sequence[str]) -> To:
    wanted = " ".join(text.lower().split()).replace("counterclockwise", "anticlockwise")  # as in America
    place: To = next((to for name, to in _PLACES.items() if wanted in _names_of_place(name)), None)
    own = view.own_seat
    places: tuple[To, ...] = ()
    reach: Mapping[Seat, To] = {}
    match card:
        case Special.CATAPULT | Special.WEREWOLF:
            return None
        case Special.CAROUSEL:
            places = SIDES
        case Special.BEACH_TOWEL:
            reach = {seat: seat for seat in range(len(names))}
        case _:
            left, right = (neighbour(own, side, len(names)) for side in SIDES)
            places, reach = ("own", "onion"), {own: "own", left: "left", right: "right"}
    if places.count(place):
        return place
    called = [seat for seat in _seats_called(text, names) if seat in reach]
    match [seat for seat in called if seat != own] or called:
        case [seat]:
            return reach[seat]
        case []:
            raise InvalidInput("heul_doch-no-such-place", text=text)
        case _:
            kind = "neighbour" if isinstance(card, NumberCard) else card.value
            raise AmbiguousInput("heul_doch-say-where", kind=kind)


def _names_of_place(place: str) -> list[str]:
    return [place, *(speaker(language)("heul_doch-place", place=place).lower() for language in LANGUAGES)]


def _seats_called(text: str, names: Sequence[str]) -> list[Seat]:
    """Return the seat with this number, counted from 1, or else the seats of all players with this name."""
    wanted = text.strip().lower()
    numbered = [seat for seat in range(len(names)) if wanted == str(seat + 1)]
    return numbered or [seat for seat, name in enumerate(names) if wanted == plain(name).lower()]
