"""Where the cards of a hand would go in Heul doch!: shown before they are played."""

from cogs.heul_doch.picture.hand import across
from cogs.heul_doch.rules.cards import Card, NumberCard
from cogs.heul_doch.rules.piles import OPPOSITE, SIDES, neighbour
from cogs.heul_doch.rules.state import Play, View, Way
from cogs.heul_doch.rules.ways import ways_to_play
from cogs.heul_doch.screen.words import Pen, card_name, emoji


def around(view: View, pen: Pen) -> str:
    """Return what the two neighbours and the own pile show, which decides where a card goes, and how high they are."""
    seat = view.own_seat
    left, right = (neighbour(seat, side, len(view.shown)) for side in SIDES)
    shown = ((pen.shows(owner, view.shown[owner]), view.heights[owner]) for owner in (right, seat, left))
    return pen.say("semicolon").join(pen.say("heul_doch-alt-pile", shown=one, height=height) for one, height in shown)


def where(card: NumberCard, view: View, pen: Pen) -> str:
    """Return where a card of the hand goes, and why, if it were this seat's turn."""
    match [way for way in across(ways_to_play(card, view.own_seat, view.shown)) if way.why]:
        case [one, other]:
            return pen.say("heul_doch-where-either", first=because(one, pen), second=because(other, pen))
        case [Way(Play(to="own"), _, on, why)]:
            return pen.say("heul_doch-where-own", why=why, top=pen.top(on))
        case [gift]:
            return pen.say("heul_doch-where-gift", whom=because(gift, pen))
        case _:
            return pen.say("heul_doch-where-nowhere")


def label(way: Way, view: View, pen: Pen) -> str:
    """Return a way to play a card as its button says it, and as it is offered to a player who types."""
    say, card = pen.say, way.move.card
    match card, way.move.to:
        case NumberCard(value=value), "left" | "right":
            return say("heul_doch-button-gift", value=value, name=pen.name(way.pile))
        case NumberCard(value=value), "own":
            return say("heul_doch-button-own", value=value)
        case NumberCard(), _:
            return say("heul_doch-button-onion")
        case _, int() as partner:
            return pen.shows(partner, view.shown[partner])
        case _, "left" | "right" as side:
            giver = neighbour(view.own_seat, OPPOSITE[side], len(view.shown))
            return say("heul_doch-button-carousel", side=side, top=pen.top(view.shown[giver]))
        case _:
            return say("heul_doch-button-special", special=card_name(card, say))


def suggest_card(card: Card, view: View, pen: Pen) -> str:
    """Return a card of the hand as it is offered to a player who types, a number card in turn with its ways."""
    held = next(held for held in view.hand if held.card == card)
    ways = across(held.ways) if isinstance(card, NumberCard) else ()
    name = f"{emoji(card)} {card_name(card, pen.say)}"
    return " · ".join((name, *(label(way, view, pen) for way in ways)))


def because(gift: Way, pen: Pen) -> str:
    """Return which neighbour gets a card, and why: two of one name differ by what they show."""
    return pen.say("heul_doch-whom", name=pen.name(gift.pile), why=gift.why, top=pen.top(gift.on))
