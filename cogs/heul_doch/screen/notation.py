"""Moves as players type them."""

from collections.abc import Mapping, Sequence

from bot.errors import AmbiguousInput, InvalidInput
from bot.games.contract import Seat
from bot.messages.names import plain
from bot.text.words import LANGUAGES, speaker
from bot.unicode import meant
from cogs.heul_doch.rules.cards import ALL_KINDS, Card, NumberCard, Special
from cogs.heul_doch.rules.piles import SIDES, neighbour
from cogs.heul_doch.rules.state import Play, To, View, Way
from cogs.heul_doch.screen.words import card_name

_CODE = "to:"
"""Begins what is sent for a place that was chosen: no word of the game, and hardly a name, does so."""


def read_card(text: str) -> Card:
    """Return the card that a player typed: R5, red 5, Rot 5, 5 rouge; InvalidInput for anything else."""
    found = meant(text, ((card, name) for card in ALL_KINDS for name in names_of(card)))
    if not found:
        raise InvalidInput("heul_doch-no-such-card", text=text)
    return found[0]


def names_of(card: Card) -> list[str]:
    """Return what a card may be called: in short, and in every language."""
    return [str(card), *(card_name(card, speaker(language)) for language in LANGUAGES)]


def read_move(view: View, card: Card, to: str, names: Sequence[str]) -> Play:
    """Return the move that a player typed; InvalidInput or AmbiguousInput if it cannot be told.

    Without `to` the card goes face up where it may, if there is one such way; an onion has to be asked for. The rules
    refuse a card that cannot be played now, and say why.
    """
    if to:
        return Play(card, _read_place(view, card, to, names))
    ways = next((held.ways for held in view.hand if held.card == card), ())
    match [way.move for way in ways if way.move.to != "onion"]:
        case [move]:
            return move
        case [] if isinstance(card, NumberCard) and ways:
            raise InvalidInput("heul_doch-say-onion", colour=card.colour.value, value=card.value)
        case []:
            return Play(card, "own" if isinstance(card, NumberCard) else None)
        case _:
            raise AmbiguousInput("heul_doch-say-where")


def place_to_type(way: Way) -> str:
    """Return what is sent as `to` for this way to play a card; empty if the card needs none."""
    return "" if way.move.to is None else f"{_CODE}{way.move.to}"


def _read_place(view: View, card: Card, text: str, names: Sequence[str]) -> To:
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
    words: dict[To, list[str]] = {to: [f"{_CODE}{to}", *_names_of_place(to)] for to in places}
    for seat, to in reach.items():
        words.setdefault(to, [f"{_CODE}{to}"]).extend((str(seat + 1), names[seat], plain(names[seat])))
    match meant(text, ((to, word) for to, those in words.items() for word in those)):
        case [to]:
            return to
        case []:
            raise InvalidInput("heul_doch-no-such-place", text=text)
        case _:
            raise AmbiguousInput("heul_doch-say-where")


def _names_of_place(place: To) -> list[str]:
    american = ["counterclockwise"] if place == "right" else []
    names = (speaker(language)("heul_doch-place", place=str(place)) for language in LANGUAGES)
    return [str(place), *american, *names]
