"""What happened in Heul doch!, told in words: who laid what where, and why it had to be there."""

from bot.games.contract import Seat
from cogs.heul_doch.rules.cards import Special
from cogs.heul_doch.rules.piles import OPPOSITE, Shown, neighbour
from cogs.heul_doch.rules.state import (
    BeachTowelPlayed,
    CarouselPlayed,
    CatapultPlayed,
    Event,
    Gave,
    Kept,
    LaidOnion,
    View,
    WerewolfPlayed,
)
from cogs.heul_doch.screen.words import EMOJI, ONION, Pen

_SIGNS: dict[type[Event], str] = {
    Gave: "🎁",
    Kept: "📥",
    LaidOnion: ONION,
    CatapultPlayed: EMOJI[Special.CATAPULT],
    BeachTowelPlayed: EMOJI[Special.BEACH_TOWEL],
    CarouselPlayed: EMOJI[Special.CAROUSEL],
    WerewolfPlayed: EMOJI[Special.WEREWOLF],
}


def story(view: View, pen: Pen) -> str:
    """Tell the last turn of everybody, the newest last and largest."""
    if not view.recent:
        return pen.say("heul_doch-begin")
    *older, newest = (told(event, pen) for event in view.recent)
    return "\n".join([*(f"-# {line}" for line in older), newest])


def since_own_turn(view: View, pen: Pen) -> list[str]:
    """Tell this seat's own last turn, and what the others have done since."""
    own = max((at for at, event in enumerate(view.recent) if event.seat == view.seat), default=0)
    return [f"-# {told(event, pen)}" for event in view.recent[own:]]


def told(event: Event, pen: Pen, *, is_brief: bool = False) -> str:
    """Tell one turn. An onion's card is never named."""
    match event:
        case Gave() | Kept() | LaidOnion():
            line = _told_number(event, pen)
        case CatapultPlayed():
            line = _told_catapult(event, pen, is_brief=is_brief)
        case BeachTowelPlayed():
            line = _told_towel(event, pen)
        case CarouselPlayed() | WerewolfPlayed():
            line = _told_round(event, pen, is_brief=is_brief)
    return f"{_SIGNS[type(event)]} {line}" if pen.has_signs else line


def _told_number(event: Gave | Kept | LaidOnion, pen: Pen) -> str:
    say, teller = pen.say, _teller(event.seat, pen)
    match event:
        case Gave():
            key = "heul_doch-told-gave-either" if event.either else "heul_doch-told-gave"
            to, whom = pen.name(event.to), pen.role(event.to)
            return say(
                key, **teller, to=to, whom=whom, card=pen.card(event.card), why=event.why, top=pen.card(event.on)
            )
        case Kept():
            return say("heul_doch-told-kept", **teller, card=pen.card(event.card), why=event.why, top=pen.top(event.on))
        case LaidOnion():
            return say("heul_doch-told-onion", **teller)


def _told_catapult(event: CatapultPlayed, pen: Pen, *, is_brief: bool) -> str:
    teller = _teller(event.seat, pen)
    if not event.thrown:
        return pen.say("heul_doch-told-catapult-nothing", **teller)
    thrown = [
        pen.card(top.card) if is_brief else f"{pen.card(top.card)} ({pen.name(top.seat)})" for top in event.thrown
    ]
    return pen.say("heul_doch-told-catapult", **teller, cards=", ".join(thrown), count=len(thrown))


def _told_towel(event: BeachTowelPlayed, pen: Pen) -> str:
    partner, whom = pen.name(event.partner), pen.role(event.partner)
    teller = _teller(event.seat, pen)
    return pen.say(
        "heul_doch-told-towel", **teller, partner=partner, whom=whom, gave=pen.top(event.gave), got=pen.top(event.got)
    )


def _told_round(event: CarouselPlayed | WerewolfPlayed, pen: Pen, *, is_brief: bool) -> str:
    """Tell what everybody shows after it, unless it has to be brief."""
    teller = _teller(event.seat, pen)
    tops: list[Shown]
    match event:
        case CarouselPlayed(_, to, passed):
            tops = [passed[neighbour(seat, OPPOSITE[to], len(passed))] for seat in range(len(passed))]
            line = pen.say("heul_doch-told-carousel", **teller, side=to)
        case WerewolfPlayed(_, _, after):
            tops = list(after)
            line = pen.say("heul_doch-told-werewolf", **teller)
    return line if is_brief else f"{line} → {pen.tops(tops)}"


def _teller(seat: Seat, pen: Pen) -> dict[str, str]:
    return {"who": pen.name(seat), "by": pen.role(seat)}
