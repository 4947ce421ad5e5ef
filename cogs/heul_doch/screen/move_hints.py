"""Where the cards of a hand would go in Heul doch!, and what they would do: shown before they are played."""

from cogs.heul_doch.picture.hand import across
from cogs.heul_doch.rules.cards import Card, NumberCard, Special, fit
from cogs.heul_doch.rules.destinations import destinations
from cogs.heul_doch.rules.piles import OPPOSITE, SIDES, Shown, highest, neighbour
from cogs.heul_doch.rules.state import (
    Destination,
    Discard,
    Gift,
    NumberDestination,
    Onion,
    OwnPile,
    PlayBeachTowel,
    PlayCarousel,
    View,
)
from cogs.heul_doch.screen.words import TURNING, Pen, card_name, emoji

CHOICE_LENGTH = 100  # Discord offers no longer ones while a user types


def around(view: View, pen: Pen) -> str:
    """Return what the two neighbours and the own pile show, which decides where a card goes, and how high they are."""
    seat = view.own_seat
    left, right = (neighbour(seat, side, len(view.shown)) for side in SIDES)
    shown = ((pen.shows(owner, view.shown[owner]), view.heights[owner]) for owner in (right, seat, left))
    return pen.say("semicolon").join(pen.say("heul_doch-alt-pile", shown=one, height=height) for one, height in shown)


def ways(card: Card, view: View) -> tuple[Destination, ...]:
    """Return where a card of the hand could go if it were this seat's turn: that depends on nothing hidden."""
    return destinations(card, view.own_seat, view.shown)


def where(card: Card, view: View, pen: Pen) -> str:
    """Return where a card of the hand goes, and why."""
    if isinstance(card, Special):
        return _effect(card, view, pen)
    match across(ways(card, view)):
        case [Gift() as one, Gift() as other, *_]:
            return pen.say("heul_doch-where-either", first=_because(one, pen), second=_because(other, pen))
        case [Gift() as gift, *_]:
            return pen.say(
                "heul_doch-where-gift",
                whom=_because(gift, pen),
                own="fits" if _fits(card, view.shown[view.own_seat]) else "other",
            )
        case [OwnPile(on=on, why=why), *_]:
            return pen.say("heul_doch-where-own", why=why, top=pen.top(on))
        case _:
            return pen.say("heul_doch-where-nowhere")


def way_in_short(way: NumberDestination, pen: Pen) -> str:
    """Return the label of a way to play a number card; its colour is the sign beside it."""
    match way:
        case Gift():
            return pen.say("heul_doch-button-gift", value=way.move.card.value, name=pen.name(way.to))
        case OwnPile():
            return pen.say("heul_doch-button-own", value=way.move.card.value)
        case Onion():
            return pen.say("heul_doch-button-onion")


# For players who type


def suggest_card(card: Card, view: View, pen: Pen) -> str:
    """Return a card of the hand as it is offered to a player who types, and where it goes if nothing else is typed."""
    name = f"{emoji(card)} {card_name(card, pen.say)}"
    if view.order[:1] != (view.seat,):
        return name
    match ways(card, view):
        case [Gift(either=False) as gift, *_]:
            way = pen.say("heul_doch-typed-gift", name=pen.name(gift.to), why=gift.why)
        case [OwnPile(), *_]:
            way = pen.say("heul_doch-typed-own")
        case [Onion()]:
            way = pen.say("heul_doch-typed-onion")
        case [Discard()]:
            return name
        case _:
            way = pen.say("heul_doch-typed-choice")
    return f"{name} · {way}"[:CHOICE_LENGTH]


def suggest_way(way: Destination, view: View, pen: Pen) -> str:
    """Return a way to play a card as it is offered to a player who types."""
    match way:
        case Gift():
            return _because(way, pen)
        case OwnPile() | Onion():
            return pen.say("heul_doch-place", place=way.move.to)
        case Discard():
            return target(way, view, pen)


# Special cards


def target(way: Discard, view: View, pen: Pen) -> str:
    """Return what a special card brings if it is aimed there; empty for one that needs no aim."""
    match way.move:
        case PlayBeachTowel(partner):
            return pen.shows(partner, view.shown[partner])
        case PlayCarousel(to):
            giver = neighbour(view.own_seat, OPPOSITE[to], len(view.shown))
            return pen.say("heul_doch-button-carousel", side=to, top=pen.top(view.shown[giver]))
        case _:
            return ""


def aiming(special: Special, view: View, pen: Pen) -> str:
    """Return the question where a special card is aimed; for a carousel also who would get what in either direction."""
    seat = view.own_seat
    own = pen.top(view.shown[seat])
    question = pen.say("heul_doch-aim", special=special.value, top=own)
    if special is not Special.CAROUSEL:
        return question
    lines = [question]
    for side, other in OPPOSITE.items():
        seats = len(view.shown)
        giver, receiver = neighbour(seat, other, seats), neighbour(seat, side, seats)
        names, top = {"giver": pen.name(giver), "receiver": pen.name(receiver)}, pen.top(view.shown[giver])
        lines.append(f"{TURNING[side]} {pen.say('heul_doch-turning', side=side, own=own, top=top, **names)}")
        lines.append(f"-# → {pen.tops([view.shown[neighbour(owner, other, seats)] for owner in range(seats)])}")
    return "\n".join(lines)


def _effect(special: Special, view: View, pen: Pen) -> str:
    match special:
        case Special.CATAPULT:
            return _effect_of_catapult(view, pen)
        case Special.WEREWOLF:
            return _effect_of_werewolf(view, pen)
        case Special.BEACH_TOWEL | Special.CAROUSEL:
            return pen.say("heul_doch-effect", special=special.value)


def _effect_of_catapult(view: View, pen: Pen) -> str:
    """Return which cards would be thrown off, and who would have no card left."""
    hit = highest(view.shown)
    if not hit:
        return pen.say("heul_doch-effect-catapult-nothing")
    effect = pen.say("heul_doch-effect-catapult", cards=pen.owned(view.shown, hit), count=len(hit))
    bare = [pen.name(seat) for seat in hit if view.heights[seat] == 1]
    return f"{effect} · {pen.say('heul_doch-effect-bare', names=tuple(bare))}" if bare else effect


def _effect_of_werewolf(view: View, pen: Pen) -> str:
    """Return which cards would become onions and whose onions would open; their cards are hidden."""
    lines = [pen.say("heul_doch-effect", special=Special.WEREWOLF.value)]
    cards = [seat for seat, top in enumerate(view.shown) if isinstance(top, NumberCard)]
    onions = [pen.name(seat) for seat, top in enumerate(view.shown) if top == "onion"]
    if cards:
        lines.append(pen.say("heul_doch-effect-hides", cards=pen.owned(view.shown, cards), count=len(cards)))
    if onions:
        lines.append(pen.say("heul_doch-effect-opens", names=tuple(onions), count=len(onions)))
    return " · ".join(lines)


def _because(gift: Gift, pen: Pen) -> str:
    return pen.say("heul_doch-whom", name=pen.name(gift.to), why=gift.why, top=pen.card(gift.on))


def _fits(card: NumberCard, top: Shown) -> bool:
    return not isinstance(top, NumberCard) or fit(card, top) is not None
