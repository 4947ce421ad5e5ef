"""The picture of Heul doch! in words: everything that is public, for those who cannot see it."""

from bot.games.contract import Outcome, Seat
from bot.sessions.session import Session
from bot.text.words import Say
from cogs.heul_doch.rules.state import View
from cogs.heul_doch.screen.story import told
from cogs.heul_doch.screen.words import Pen, plain_pen


def describe(view: View, session: Session, say: Say) -> str:
    """Return the picture in words."""
    pen = plain_pen(session.names, say)
    if view.outcome:
        head, seats = (
            say("heul_doch-alt-over"),
            [_end_in_words(view, view.outcome, seat, pen) for seat in range(len(pen.names))],
        )
    else:
        head = say("heul_doch-alt-head", cards=view.draw_pile)
        seats = [_seat_in_words(view, session, seat, pen) for seat in range(len(pen.names))]
    discard = say("heul_doch-alt-discarded", card=pen.card(view.discarded)) if view.discarded else ""
    last = say("heul_doch-alt-last", told=told(view.recent[-1], pen, is_brief=True)) if view.recent else ""
    return " ".join(filter(None, (head, discard, *seats, last)))


def _seat_in_words(view: View, session: Session, seat: Seat, pen: Pen) -> str:
    is_turn = view.order[0] == seat
    facts = [
        key
        for key, holds in (
            ("turn", is_turn),
            ("left", session.seats[seat].is_away),
            ("tear", "tear" in session.seats[seat].marks),
        )
        if holds
    ]
    more = "".join(pen.say("heul_doch-alt-fact", fact=fact) for fact in facts)
    counts = {"height": view.heights[seat], "cards": view.hand_sizes[seat]}
    return pen.say("heul_doch-alt-seat", name=pen.name(seat), top=pen.top(view.shown[seat]), more=more, **counts)


def _end_in_words(view: View, outcome: Outcome, seat: Seat, pen: Pen) -> str:
    score = view.scores[seat]
    values = ", ".join(str(one.value) for one in score.cancelled)
    facts = {
        "place": outcome.places[seat],
        "points": score.points,
        "onions": score.onions,
        "lost": score.lost,
        "total": score.points + score.lost,
    }
    return pen.say("heul_doch-alt-end", name=pen.name(seat), values=values or "-", **facts)
