"""Heul doch! told in words: what happened and why, where a card goes, how it ended, and the whole table for those who cannot see it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.game import Outcome, Seat
from bot.sessions.session import Session
from bot.text import Say
from bot.ui.names import plain, shown
from cogs.heul_doch.cards import Card, Colour, NumberCard, Special
from cogs.heul_doch.piles import OPPOSITE, Shown, highest, neighbour
from cogs.heul_doch.scoring import Score
from cogs.heul_doch.state import (
    BeachTowelPlayed,
    CarouselPlayed,
    CatapultPlayed,
    Destination,
    Discard,
    Event,
    Gave,
    Gift,
    Held,
    Kept,
    LaidOnion,
    Onion,
    OwnPile,
    Place,
    PlayBeachTowel,
    PlayCarousel,
    View,
    WerewolfPlayed,
)

EMOJI: dict[Colour | Special, str] = {
    Colour.RED: "🔴",
    Colour.ORANGE: "🟠",
    Colour.YELLOW: "🟡",
    Colour.GREEN: "🟢",
    Colour.BLUE: "🔵",
    Colour.PURPLE: "🟣",
    Colour.BROWN: "🟤",
    Special.CATAPULT: "🪨",
    Special.BEACH_TOWEL: "🏖️",
    Special.CAROUSEL: "🎠",
    Special.WEREWOLF: "🐺",
}
ONION, TISSUE = "🧅", "🧻"
SIDES: dict[str, str] = {"left": "⬅️", "right": "➡️"}
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
_SIGNS: dict[type[Event], str] = {
    Gave: "🎁",
    Kept: "📥",
    LaidOnion: ONION,
    CatapultPlayed: EMOJI[Special.CATAPULT],
    BeachTowelPlayed: EMOJI[Special.BEACH_TOWEL],
    CarouselPlayed: EMOJI[Special.CAROUSEL],
    WerewolfPlayed: EMOJI[Special.WEREWOLF],
}


@dataclass(frozen=True)
class Pen:
    """How people and cards are written: for a message with signs and bold names, or plain, for the words of a picture."""

    say: Say
    names: tuple[str, ...]
    has_signs: bool

    def card(self, card: Card) -> str:
        """Write a card: 🔴 red 5."""
        name = card_name(card, self.say)
        return f"{emoji(card)} {name}" if self.has_signs else name

    def top(self, top: Shown) -> str:
        """Write what a pile shows."""
        if isinstance(top, NumberCard):
            return self.card(top)
        sign = f"{ONION} " if top and self.has_signs else ""
        return sign + self.say("heul_doch-top", top=top or "nothing")

    def tops(self, tops: Sequence[Shown]) -> str:
        """Write what every pile shows."""
        return " · ".join(self.shows(name, top) for name, top in zip(self.names, tops, strict=True))

    def shows(self, who: str, top: Shown) -> str:
        """Write what one pile shows."""
        return self.say("heul_doch-shows", who=who, top=self.top(top))


def pen_for(session: Session, say: Say) -> Pen:
    """Return the pen for messages; whoever left is marked."""
    return Pen(say, tuple(f"**{shown(s.name)}**" + " 🤖" * s.is_away for s in session.seats), has_signs=True)


def plain_pen(names: Sequence[str], say: Say) -> Pen:
    """Return the pen for the words of a picture."""
    return Pen(say, tuple(map(plain, names)), has_signs=False)


def emoji(card: Card) -> str:
    """Return the sign of a card's colour, or of a special card."""
    return EMOJI[card.colour if isinstance(card, NumberCard) else card]


def card_name(card: Card, say: Say) -> str:
    """Return a card in words: red 5, catapult."""
    if isinstance(card, NumberCard):
        return say("heul_doch-card", colour=card.colour.value, value=card.value)
    return say("heul_doch-special", special=card.value)


# What happened


def story(view: View, pen: Pen) -> str:
    """Tell the last turn of everybody, the newest last and largest."""
    if not view.recent:
        return pen.say("heul_doch-begin")
    *older, newest = (told(event, pen) for event in view.recent)
    return "\n".join([*(f"-# {line}" for line in older), newest])


def since_own_turn(view: View, pen: Pen) -> list[str]:
    """Tell what the others have done since this seat's last turn."""
    own = max((at for at, event in enumerate(view.recent) if event.seat == view.seat), default=-1)
    return [f"-# {told(event, pen)}" for event in view.recent[own + 1 :]]


def told(event: Event, pen: Pen, *, is_brief: bool = False) -> str:
    """Tell one turn: who laid what where, and why it had to be there. An onion's card is never named."""
    line = _told_special(event, pen, is_brief=is_brief) if not isinstance(event, Gave | Kept | LaidOnion) else _told_number(event, pen)
    return f"{_SIGNS[type(event)]} {line}" if pen.has_signs else line


def _told_number(event: Gave | Kept | LaidOnion, pen: Pen) -> str:
    say, who = pen.say, pen.names[event.seat]
    match event:
        case Gave():
            key = "heul_doch-told-gave-either" if event.either else "heul_doch-told-gave"
            return say(key, who=who, to=pen.names[event.to], card=pen.card(event.card), why=event.why, top=pen.card(event.on))
        case Kept():
            return say("heul_doch-told-kept", who=who, card=pen.card(event.card), why=event.why, top=pen.top(event.on))
        case LaidOnion():
            return say("heul_doch-told-onion", who=who)


def _told_special(event: CatapultPlayed | BeachTowelPlayed | CarouselPlayed | WerewolfPlayed, pen: Pen, *, is_brief: bool) -> str:
    say, who = pen.say, pen.names[event.seat]
    match event:
        case CatapultPlayed(thrown=()):
            return say("heul_doch-told-catapult-nothing", who=who)
        case CatapultPlayed():
            thrown = [pen.card(top.card) if is_brief else f"{pen.card(top.card)} ({pen.names[top.seat]})" for top in event.thrown]
            return say("heul_doch-told-catapult", who=who, cards=", ".join(thrown))
        case BeachTowelPlayed():
            return say("heul_doch-told-towel", who=who, partner=pen.names[event.partner], gave=pen.top(event.gave), got=pen.top(event.got))
        case CarouselPlayed():
            seats = len(event.passed)
            got: list[Shown] = [event.passed[neighbour(seat, OPPOSITE[event.to], seats)] for seat in range(seats)]
            line, tops = say("heul_doch-told-carousel", who=who, side=event.to), pen.tops(got)
        case WerewolfPlayed():
            line, tops = say("heul_doch-told-werewolf", who=who), pen.tops(event.after)
    return line if is_brief else f"{line} → {tops}"


# Where a card goes


def around(view: View, seat: Seat, pen: Pen) -> str:
    """Tell what the two neighbours and the own pile show: that decides where a card goes."""
    beside = {SIDES[side]: neighbour(seat, side, len(view.shown)) for side in OPPOSITE}
    left, right = (f"{sign} {pen.shows(pen.names[other], view.shown[other])}" for sign, other in beside.items())
    return f"{left}\n🫵 {pen.shows(pen.say('heul_doch-you'), view.shown[seat])}\n{right}"


def where(held: Held, view: View, pen: Pen) -> str:
    """Tell where a card of the hand goes, and why: before it is played."""
    card = f"**{pen.card(held.card)}**"
    if isinstance(held.card, Special):
        return f"{card} · {_effect(held.card, view, pen)}"
    match held.destinations:
        case [Gift() as left, Gift() as right, *_]:
            ways = [f"{SIDES[way.move.to]} {_because(way, pen)}" for way in (left, right)]
            return f"{card} · {pen.say('heul_doch-where-either', first=ways[0], second=ways[1])}"
        case [Gift() as gift, *_]:
            return f"{card} · {pen.say('heul_doch-where-gift', whom=f'{SIDES[gift.move.to]} {_because(gift, pen)}')}"
        case [OwnPile(on=on, why=why), *_]:
            return f"{card} · {pen.say('heul_doch-where-own', why=why, top=pen.top(on))}"
        case _:
            return f"{card} · {pen.say('heul_doch-where-nowhere')}"


def way_in_short(way: Place, names: Sequence[str], say: Say) -> str:
    """Return the label of a way to play a number card."""
    card = card_name(way.move.card, say)
    card = card[0].upper() + card[1:]
    match way:
        case Gift():
            return say("heul_doch-button-gift", card=card, name=plain(names[way.to]))
        case OwnPile():
            return say("heul_doch-button-own", card=card)
        case Onion():
            return say("heul_doch-button-onion")


def way_typed(way: Destination, view: View, pen: Pen) -> str:
    """Tell a way to play a card as it is offered to somebody who types."""
    match way:
        case Gift():
            return f"{SIDES[way.move.to]} {_because(way, pen)}"
        case OwnPile() | Onion():
            return pen.say("heul_doch-place", place=way.move.to)
        case Discard():
            return target(way, view, pen)


def target(way: Discard, view: View, pen: Pen) -> str:
    """Tell what a special card brings if it is aimed there; nothing for one that needs no aim."""
    match way.move:
        case PlayBeachTowel(partner):
            return pen.shows(pen.names[partner], view.shown[partner])
        case PlayCarousel(to):
            giver = neighbour(view.seat or 0, OPPOSITE[to], len(view.shown))
            return pen.say("heul_doch-button-carousel", side=to, top=pen.top(view.shown[giver]))
        case _:
            return ""


def _because(gift: Gift, pen: Pen) -> str:
    return pen.say("heul_doch-whom", name=pen.names[gift.to], why=gift.why, top=pen.card(gift.on))


def _effect(special: Special, view: View, pen: Pen) -> str:
    if special is not Special.CATAPULT:
        return pen.say("heul_doch-effect", special=special.value)
    hit = highest(view.shown)
    if not hit:
        return pen.say("heul_doch-effect-catapult-nothing")
    return pen.say("heul_doch-effect-catapult", cards=", ".join(f"{pen.top(view.shown[seat])} ({pen.names[seat]})" for seat in hit))


# The end


def result(view: View, outcome: Outcome, session: Session, say: Say) -> str:
    """Tell who won and by what, and everybody's pile card by card."""
    names = [shown(name) for name in session.names]
    winners = ", ".join(names[seat] for seat in outcome.winners)
    lines = [say(f"heul_doch-won-{outcome.reason}", names=winners, lost=view.scores[outcome.winners[0]].lost)]
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        medal = MEDALS.get(outcome.places[seat], f"{outcome.places[seat]}.")
        lines.append(say("heul_doch-result", medal=medal, name=names[seat], score=outcome.scores[seat]))
        lines += [f"-# {line}" for line in _counted(view.scores[seat], say)]
    return "\n".join(lines)


def _counted(score: Score, say: Say) -> list[str]:
    """Tell the sum of the cards that count, 2×7 + 1×6 for two sevens and a six, and what the onions cancel."""
    counting = Counter(one.card.value for one in score.pile if one.fate == "counts")
    summands = [f"{counting[value]}×{value}" for value in sorted(counting, reverse=True)]
    lines = [f"{' + '.join(summands)} = {score.points}"] if summands else []
    cancelled = [say("heul_doch-cancelled", value=one.value, cards=one.cards, lost=one.lost) for one in score.cancelled]
    return [*lines, f"{ONION} {say('heul_doch-onions', onions=score.onions)} {', '.join(cancelled)}".rstrip()]


# The picture in words


def describe(view: View, session: Session, say: Say) -> str:
    """Return the picture in words: everything that is public, for those who cannot see it."""
    pen = plain_pen(session.names, say)
    if view.outcome:
        head, seats = say("heul_doch-alt-over"), [_end_in_words(view, view.outcome, seat, pen) for seat in range(len(pen.names))]
    else:
        head = say("heul_doch-alt-head", cards=view.draw_pile)
        seats = [_seat_in_words(view, session, seat, pen) for seat in range(len(pen.names))]
    discard = say("heul_doch-alt-discarded", card=pen.card(view.discarded)) if view.discarded else ""
    last = say("heul_doch-alt-last", told=told(view.recent[-1], pen, is_brief=True)) if view.recent else ""
    return " ".join(filter(None, (head, discard, *seats, last)))


def _seat_in_words(view: View, session: Session, seat: Seat, pen: Pen) -> str:
    is_turn = view.order[0] == seat
    facts = [key for key, holds in (("turn", is_turn), ("left", session.seats[seat].is_away), ("tear", session.seats[seat].mark)) if holds]
    more = "".join(pen.say("heul_doch-alt-fact", fact=fact) for fact in facts)
    counts = {"height": view.heights[seat], "cards": view.hand_sizes[seat]}
    return pen.say("heul_doch-alt-seat", name=pen.names[seat], top=pen.top(view.shown[seat]), more=more, **counts)


def _end_in_words(view: View, outcome: Outcome, seat: Seat, pen: Pen) -> str:
    score = view.scores[seat]
    values = ", ".join(str(one.value) for one in score.cancelled)
    facts = {"place": outcome.places[seat], "points": score.points, "onions": score.onions, "lost": score.lost}
    return pen.say("heul_doch-alt-end", name=pen.names[seat], values=values or "-", **facts)
