"""Where a card may go, and why: known from what the piles show, and nothing else.

A gift goes to a neighbour who shows its colour or number. If there is none, the card may go on the own pile if it
fits there. Any number card may go face down instead.
"""

from bot.errors import IllegalMove, Variable
from bot.games.contract import Seat
from cogs.heul_doch.rules.cards import Card, Fit, NumberCard, Special, fit
from cogs.heul_doch.rules.piles import SIDES, Shown, Side, neighbour
from cogs.heul_doch.rules.state import (
    Destination,
    Discard,
    Gift,
    NumberDestination,
    Onion,
    OwnPile,
    Play,
    PlayBeachTowel,
    PlayCarousel,
    PlayCatapult,
    PlayWerewolf,
)


def destinations(card: Card, seat: Seat, tops: tuple[Shown, ...]) -> tuple[Destination, ...]:
    """Return every way to play this card while the piles show `tops`, each with its reason."""
    if isinstance(card, Special):  # never an onion: that is for cards with colour and number (H-4)
        return tuple(Discard(move) for move in _special_moves(card, seat, len(tops)))
    return number_destinations(card, seat, tops)


def number_destinations(card: NumberCard, seat: Seat, tops: tuple[Shown, ...]) -> tuple[NumberDestination, ...]:
    """Return the ways to play a number card.

    Where a gift is due the own pile is closed (H-13); an onion may always be laid.
    """
    face_up = _gifts(card, seat, tops) or _own_pile(card, tops[seat])
    return (*face_up, Onion(Play(card, "onion"), tops[seat]))


def _gifts(card: NumberCard, seat: Seat, tops: tuple[Shown, ...]) -> tuple[Gift, ...]:
    """Return the neighbours that must get this card; never one who shows an onion or nothing (H-3)."""
    found: list[tuple[Side, Seat, NumberCard, Fit]] = []
    for side in SIDES:
        to = neighbour(seat, side, len(tops))
        top = tops[to]
        if isinstance(top, NumberCard) and (why := fit(card, top)):
            found.append((side, to, top, why))
    return tuple(Gift(Play(card, side), to, top, why, either=len(found) > 1) for side, to, top, why in found)


def _own_pile(card: NumberCard, top: Shown) -> tuple[OwnPile, ...]:
    """Return the own pile if it takes this card: an onion takes any, and an empty pile counts as one."""
    match top:
        case "onion":
            why = "shows_onion"
        case None:
            why = "shows_nothing"
        case NumberCard():
            why = fit(card, top)
    return (OwnPile(Play(card, "own"), top, why),) if why else ()


def _special_moves(
    special: Special, seat: Seat, seats: int
) -> tuple[PlayCatapult | PlayBeachTowel | PlayCarousel | PlayWerewolf, ...]:
    match special:
        case Special.CATAPULT:
            return (PlayCatapult(),)
        case Special.BEACH_TOWEL:  # any other seat, also one that has no card to give (H-8)
            return tuple(PlayBeachTowel(partner) for partner in range(seats) if partner != seat)
        case Special.CAROUSEL:
            return tuple(PlayCarousel(side) for side in SIDES)
        case Special.WEREWOLF:
            return (PlayWerewolf(),)


def refusal(seat: Seat, move: Play, tops: tuple[Shown, ...]) -> IllegalMove:
    """Return why the card cannot go there: which neighbour must get it instead, or what it does not fit."""
    variables: dict[str, Variable] = {"colour": move.card.colour.value, "value": move.card.value}
    match _gifts(move.card, seat, tops):
        case (left, right):
            return IllegalMove(
                "heul_doch-gift-for-either",
                **variables,
                left=left.to,
                left_why=left.why,
                right=right.to,
                right_why=right.why,
            )
        case (gift,):
            return IllegalMove(
                "heul_doch-gift",
                **variables,
                seat=gift.to,
                why=gift.why,
                shown_colour=gift.on.colour.value,
                shown_value=gift.on.value,
            )
        case _:
            pile = neighbour(seat, move.to, len(tops)) if move.to in SIDES else seat
    match tops[pile]:
        case "onion":  # a neighbour's: the own one takes any card
            return IllegalMove("heul_doch-onion-is-taboo", seat=pile)
        case None:
            return IllegalMove("heul_doch-shows-nothing", seat=pile)
        case top:
            key = "heul_doch-does-not-fit-own" if pile == seat else "heul_doch-does-not-fit"
            return IllegalMove(key, **variables, seat=pile, shown_colour=top.colour.value, shown_value=top.value)
