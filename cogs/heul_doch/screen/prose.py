"""Heul doch! in words: what happened and why, whose turn it is, how it ended, and the picture in words."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from bot.draw.furniture import rank_sign
from bot.draw.signs import behind
from bot.games.contract import Outcome, Seat
from bot.messages.names import shown
from bot.sessions.session import Seated, Session
from bot.table.pages.attendance import who_thinks
from bot.table.pages.ties import broken_ties
from bot.text.words import Say
from cogs.heul_doch.rules.cards import Special
from cogs.heul_doch.rules.piles import highest
from cogs.heul_doch.rules.scoring import OpenedCard, Score, onion_parts
from cogs.heul_doch.rules.state import Event, Played, SpecialPlayed, View
from cogs.heul_doch.screen.words import Pen, emoji, onion, onion_rule, pens_then, plain_pen

# What happened


def narrate_round(session: Session, view: View, say: Say) -> str:
    """Return the last turn of each seat, the newest last and largest."""
    if not view.recent:
        return say("heul_doch-begin")
    *older, newest = map(narrate_event, view.recent, pens_then(session, view, say))
    return "\n".join([*(f"-# {line}" for line in older), newest])


def narrate_since_own_turn(session: Session, view: View, say: Say) -> list[str]:
    """Return lines: this seat's own last turn, and what the others have done since."""
    own_turn = max((turn for turn, event in enumerate(view.recent) if event.seat == view.seat), default=0)
    lines = map(narrate_event, view.recent, pens_then(session, view, say, view.own_seat))
    return [f"-# {line}" for line in [*lines][own_turn:]]


def narrate_event(event: Event, pen: Pen) -> str:
    """Return one turn in words, and what the piles show after a card that changed them all."""
    line = _narrate(event, pen)
    if isinstance(event, SpecialPlayed) and event.special in {Special.CAROUSEL, Special.WEREWOLF}:
        return f"{line} → {pen.tops(event.after)}"
    return line


def caption(session: Session, view: View, events: Sequence[Event], say: Say) -> str:
    """Return the turn in a sentence, at the end who has won."""
    if view.outcome:
        return narrate_result(view, view.outcome, session, say)
    return " · ".join(_narrate(event, plain_pen(session.names, say)) for event in events)


def _narrate(event: Event, pen: Pen) -> str:
    """Return one turn in a sentence; an onion's card is never named."""
    sign, key, facts = _played(event, pen) if isinstance(event, Played) else _special_played(event, pen)
    line = pen.say(f"heul_doch-event-{key}", who=pen.name(event.seat), by=pen.role(event.seat), **facts)
    return f"{sign} {line}" if pen.has_signs else line


_Line: TypeAlias = tuple[str, str, dict[str, Any]]
"""A turn's sign, its words and their facts."""


def _played(event: Played, pen: Pen) -> _Line:
    if event.card is None:
        return onion(), "onion", {}
    facts = {"card": pen.card(event.card), "top": pen.top(event.on)}
    if event.to == event.seat:
        return "📥", "kept", {**facts, "why": event.why}
    either = "yes" if event.either else "no"
    return "🎁", "gave", {**facts, "to": pen.name(event.to), "whom": pen.role(event.to), "either": either}


def _special_played(event: SpecialPlayed, pen: Pen) -> _Line:
    sign, key, before = emoji(event.special), event.special.value, event.before
    match event.special, event.to:
        case Special.CATAPULT, _:
            hit = highest(before)
            return sign, key, {"cards": pen.owned(before, hit), "count": len(hit)}
        case Special.BEACH_TOWEL, int() as partner:
            whom = {"partner": pen.name(partner), "whom": pen.role(partner)}
            return sign, key, {**whom, "gave": pen.top(before[event.seat]), "got": pen.top(before[partner])}
        case _:
            return sign, key, {"side": event.to}


# What to do


def narrate_turn(session: Session, view: View, pen: Pen) -> str:
    """Return lines: whose turn it is, and how it stands."""
    turn = who_thinks(session, pen.say) or pen.say("heul_doch-turn", who=pen.name(view.order[0]))
    return f"{turn}\n-# {narrate_piles(view, pen)}"


def narrate_piles(view: View, pen: Pen) -> str:
    """Return how it stands as far as everyone sees it: how high the piles are, highest first, and how long it goes on.

    How many of the cards are onions stays hidden (H-18).
    """
    seats = sorted(range(len(view.heights)), key=lambda seat: (-view.heights[seat], seat))
    piles = " · ".join(f"{pen.bare(seat)} {view.heights[seat]}" for seat in seats)
    left = round((view.draw_pile + sum(view.hand_sizes)) / len(seats))
    return pen.say("heul_doch-piles", piles=piles, left=left)


def narrate_wait(view: View, pen: Pen) -> str:
    """Return whose turn it is, and after whom it is the own turn."""
    turns = view.order.index(view.own_seat)
    return pen.say("heul_doch-wait", who=pen.name(view.order[0]), turns=turns, before=pen.name(view.order[turns - 1]))


# How it ended


def narrate_result(view: View, outcome: Outcome, session: Session, say: Say) -> str:
    """Return who won and by what, below it what decided ties."""
    names = [behind(f"seat.{seat}", shown(name)) for seat, name in enumerate(session.names)]
    won = say("heul_doch-won", by=outcome.reason, names=tuple(names[seat] for seat in outcome.winners))
    ties = broken_ties(outcome.places, outcome.scores, [score.lost for score in view.scores], names)
    return f"{won}\n{say('heul_doch-tie', lost=ties)}" if ties else won


def narrate_points(view: View, outcome: Outcome, session: Session, say: Say) -> str:
    """Return what each score is made of, the best one first."""
    lines: list[str] = []
    for seat in sorted(range(len(session.seats)), key=lambda seat: outcome.places[seat]):
        medal, name = rank_sign(outcome.places[seat]), behind(f"seat.{seat}", shown(session.names[seat]))
        lines.append(say("heul_doch-result", medal=medal, name=name, score=outcome.scores[seat]))
        lines += [f"-# {line}" for line in _narrate_score(view.scores[seat], say)]
    if any(score.onions for score in view.scores):
        lines.append(onion_rule(say))
    return "\n".join(lines)


def _narrate_score(score: Score, say: Say) -> list[str]:
    """Return lines: the sum of what lay face up, then the onions and what is left of the sum."""
    total = score.points + score.lost
    face_up = sorted((opened.card.value for opened in score.pile if opened.fate != "onion"), reverse=True)
    lines = [say("heul_doch-face-up", sum=_added_up(face_up))] if face_up else []
    if not score.onions:
        return [*lines, say("heul_doch-no-onion")]
    cancelled = ", ".join(
        say("heul_doch-cancelled", value=each.value, cards=each.cards, sum=_added_up((each.value,) * each.cards))
        for each in score.cancelled
    )
    facts = {"onions": score.onions, "sum": as_sum(score.onions), "cards": _in_signs(score.pile)}
    onions = say("heul_doch-onions", **facts, cancelled=cancelled)
    rest = f"{say('colon')}{total} − {score.lost} = {score.points}" if score.lost else ""
    return [*lines, f"{onion()} {onions}{rest}"]


def _added_up(values: Sequence[int]) -> str:
    """Return every value on its own, and their sum: 7 + 7 + 6 = 20. “2×7” could be read as a card of its own."""
    return f"{' + '.join(map(str, values))} = {sum(values)}" if len(values) > 1 else str(sum(values))


def as_sum(onions: int) -> str:
    """Return the number of onions, above seven as the sum of the values that it cancels: 7 + 3 = 10."""
    parts = onion_parts(onions)
    return f"{' + '.join(map(str, parts))} = {onions}" if len(parts) > 1 else str(onions)


def _in_signs(pile: Iterable[OpenedCard]) -> str:
    """Return the onions' cards as short as can be: there may be thirty of them."""
    onions = sorted(
        (opened.card for opened in pile if opened.fate == "onion"), key=lambda card: (card.value, card.colour)
    )
    return " ".join(f"{emoji(card)}{card.value}" for card in onions)


# The picture in words


def describe(view: View, session: Session, say: Say) -> str:
    """Return the picture in words: the piles and hands as everyone sees them. What happened last stands below it."""
    pen = plain_pen(session.names, say)
    if view.outcome:
        head = say("heul_doch-alt-over")
        seats = [_describe_end(view, view.outcome, seat, pen) for seat in range(len(pen.names))]
    else:
        head = say("heul_doch-alt-head", cards=view.draw_pile)
        seats = [_describe_seat(view, session.seats[seat], pen) for seat in range(len(pen.names))]
    discard = say("heul_doch-alt-discarded", card=pen.card(view.discarded)) if view.discarded else ""
    return " ".join(filter(None, (head, discard, *seats)))


def _describe_seat(view: View, seated: Seated, pen: Pen) -> str:
    seat = seated.seat
    signs = (("turn", view.order[0] == seat), ("left", seated.is_away))
    more = "".join(pen.say("heul_doch-alt-fact", fact=sign) for sign, holds in signs if holds)
    counts = {"height": view.heights[seat], "cards": view.hand_sizes[seat]}
    return pen.say("heul_doch-alt-seat", name=pen.name(seat), top=pen.top(view.shown[seat]), more=more, **counts)


def _describe_end(view: View, outcome: Outcome, seat: Seat, pen: Pen) -> str:
    score = view.scores[seat]
    values = ", ".join(str(cancelled.value) for cancelled in score.cancelled)
    numbers: dict[str, int | str] = {
        "place": outcome.places[seat],
        "points": score.points,
        "onions": score.onions,
        "sum": as_sum(score.onions),
        "lost": score.lost,
        "total": score.points + score.lost,
    }
    return pen.say("heul_doch-alt-end", name=pen.name(seat), values=values or "-", **numbers)
