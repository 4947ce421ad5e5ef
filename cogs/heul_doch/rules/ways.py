"""Where a card may go, and why: known from what the piles show, and nothing else.

A gift goes to a neighbour who shows its colour or number. If there is none, the card may go on the own pile if it
fits there. Any number card may go face down instead.
"""

from msgspec import structs

from bot.errors import IllegalMove, Variable
from bot.games.contract import Seat
from cogs.heul_doch.rules.cards import Card, Fit, NumberCard, Special, fit
from cogs.heul_doch.rules.piles import SIDES, Shown, neighbour
from cogs.heul_doch.rules.state import Play, To, Way, Why


def ways_to_play(card: Card, seat: Seat, tops: tuple[Shown, ...]) -> tuple[Way, ...]:
    """Return every way to play this card while the piles show `tops`, each with its reason.

    Where a gift is due the own pile is closed (H-13); an onion may always be laid, but never a special card: that is
    for cards with colour and number (H-4).
    """
    if isinstance(card, Special):
        return tuple(Way(Play(card, to), seat) for to in aims(card, seat, len(tops)))
    return (
        *(_gifts(card, seat, tops) or _own_pile(card, seat, tops[seat])),
        Way(Play(card, "onion"), seat, tops[seat]),
    )


def aims(special: Card, seat: Seat, seats: int) -> tuple[To, ...]:
    """Return where a special card may be aimed."""
    if special is Special.BEACH_TOWEL:  # at any other seat, also one that has no card to give (H-8)
        return tuple(partner for partner in range(seats) if partner != seat)
    return SIDES if special is Special.CAROUSEL else (None,)


def _gifts(card: NumberCard, seat: Seat, tops: tuple[Shown, ...]) -> tuple[Way, ...]:
    """Return the neighbours that must get this card; never one who shows an onion or nothing (H-3)."""
    found: list[Way] = []
    for side in SIDES:
        pile = neighbour(seat, side, len(tops))
        if why := _fit(card, tops[pile]):
            found.append(Way(Play(card, side), pile, tops[pile], why))
    return tuple(structs.replace(way, either=len(found) > 1) for way in found)


def _fit(card: NumberCard, top: Shown) -> Fit | None:
    return fit(card, top) if isinstance(top, NumberCard) else None


def _own_pile(card: NumberCard, seat: Seat, top: Shown) -> tuple[Way, ...]:
    """Return the own pile if it takes this card: an onion takes any, and an empty pile counts as one."""
    why: Why | None = "shows_onion" if top == "onion" else "shows_nothing" if top is None else fit(card, top)
    return (Way(Play(card, "own"), seat, top, why),) if why else ()


def refusal(seat: Seat, move: Play, tops: tuple[Shown, ...]) -> IllegalMove:
    """Return why the card cannot go there: which neighbour must get it instead, or what it does not fit."""
    card, to = move.card, move.to
    if isinstance(card, Special):
        is_towel = card is Special.BEACH_TOWEL
        return IllegalMove("heul_doch-no-partner") if is_towel else IllegalMove("heul_doch-no-such-place", text=str(to))
    facts: dict[str, Variable] = {"colour": card.colour.value, "value": card.value}
    gifts = _gifts(card, seat, tops)
    if len(gifts) > 1:
        left, right = (gift.pile for gift in gifts)
        return IllegalMove("heul_doch-gift-for-either", **facts, left=left, right=right)
    if gifts:
        return IllegalMove("heul_doch-gift", **facts, seat=gifts[0].pile)
    pile = neighbour(seat, to, len(tops)) if to in SIDES else seat
    if not isinstance(top := tops[pile], NumberCard):  # a neighbour's: the own pile takes any card then
        return IllegalMove("heul_doch-onion-is-taboo", seat=pile, top=top or "nothing")
    return IllegalMove("heul_doch-does-not-fit", **facts)
