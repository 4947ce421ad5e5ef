"""Moves as buttons carry them, and as people type them."""

from collections.abc import Sequence
from typing import Literal

from bot.errors import InvalidInput, NotAllowed
from bot.games.contract import Seat
from bot.text.words import LANGUAGES, speaker
from bot.ui.names import plain
from cogs.heul_doch.rules.cards import NUMBER_CARDS, Card, NumberCard, Special, parse
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

CARDS: tuple[Card, ...] = (*NUMBER_CARDS[:49], *Special)
BY_SIGN = {str(card): card for card in CARDS}
PLACES = ("left", "right", "own", "onion")  # clockwise, anticlockwise, and the own pile


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


def pressed(argument: str) -> CardMove:
    """Return the move that a button carries; NotAllowed for what no button of ours says."""
    match argument.split("."):
        case [_, Special.CATAPULT.value]:
            return PlayCatapult()
        case [_, Special.WEREWOLF.value]:
            return PlayWerewolf()
        case [_, Special.BEACH_TOWEL.value, partner] if partner.isdigit():
            return PlayBeachTowel(int(partner))
        case [_, Special.CAROUSEL.value, "left" | "right" as side]:
            return PlayCarousel(side)
        case [_, sign, "left" | "right" | "own" | "onion" as to] if isinstance(card := BY_SIGN.get(sign), NumberCard):
            return Play(card, to)
        case _:
            raise InvalidInput()


def typed_card(text: str) -> Card:
    """Return the card that somebody typed: R5, red 5, Rot 5, 5 rouge; IllegalMove for anything else."""
    wanted = " ".join(text.lower().split())
    return next((card for card in CARDS if wanted in names_of(card)), None) or parse(text)


def names_of(card: Card) -> list[str]:
    """Return what a card may be called: in short, and in every language."""
    return [str(card).lower(), *(card_name(card, speaker(language)).lower() for language in LANGUAGES)]


def typed(view: View, card: Card, to: str, names: Sequence[str]) -> CardMove:
    """Return the move that somebody typed. Without `to` the card goes face up where it may, if that is one place; an onion has to be asked for."""
    if to:
        return _aimed(view, card, to, names)
    held = next((held for held in view.hand if held.card == card), None)
    ways = held.destinations if held else ()
    match [way.move for way in ways if not isinstance(way, Onion)]:
        case [move]:
            return move
        case [] if isinstance(card, NumberCard) and ways:
            raise NotAllowed("heul_doch-say-onion", colour=card.colour.value, value=card.value)
        case []:
            return _any_move(card)
        case _:
            raise NotAllowed("heul_doch-say-where", kind="neighbour" if isinstance(card, NumberCard) else card.value)


def typed_place(way: Destination) -> str:
    """Return what is typed as `to` for this way to play a card: a person is their place at the table."""
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
    wanted = " ".join(to.lower().split())
    place = next((place for place in PLACES if wanted in _names_of_place(place)), None)
    match card:
        case NumberCard() if place == "own" or place == "onion":
            return Play(card, place)
        case NumberCard():
            return Play(card, _side(view, to, names))
        case Special.BEACH_TOWEL:
            return PlayBeachTowel(_person(to, names))
        case Special.CAROUSEL if place == "left" or place == "right":
            return PlayCarousel(place)
        case Special.CATAPULT | Special.WEREWOLF:
            return _any_move(card)
        case _:
            raise NotAllowed("heul_doch-no-such-place", text=to)


def _names_of_place(place: str) -> list[str]:
    return [place, *(speaker(language)("heul_doch-place", place=place).lower() for language in LANGUAGES)]


def _side(view: View, text: str, names: Sequence[str]) -> Literal["left", "right", "own"]:
    """Return on which side of this seat somebody sits."""
    person, seat = _person(text, names), view.seat or 0
    if person == seat:
        return "own"
    for side in SIDES:
        if neighbour(seat, side, len(names)) == person:
            return side
    raise NotAllowed("heul_doch-no-such-place", text=text)


def _person(text: str, names: Sequence[str]) -> Seat:
    wanted = text.strip().lower()
    found = [seat for seat, name in enumerate(names) if wanted in (str(seat + 1), plain(name).lower())]
    if not found:
        raise NotAllowed("heul_doch-no-such-place", text=text)
    return found[0]


def _any_move(card: Card) -> CardMove:
    """Return some move of a card that cannot be played now: the rules say why."""
    side: Side = "left"
    match card:
        case NumberCard():
            return Play(card, "own")
        case Special.CATAPULT:
            return PlayCatapult()
        case Special.BEACH_TOWEL:
            return PlayBeachTowel(0)
        case Special.CAROUSEL:
            return PlayCarousel(side)
        case Special.WEREWOLF:
            return PlayWerewolf()
