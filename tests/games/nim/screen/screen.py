"""What people see of Nim: one public board, on which a hole is chosen, and then how many mice are taken."""

from collections.abc import Iterator, Sequence

from bot.games.contract import Options
from bot.messages.ids import button_id, move_id
from bot.messages.names import plain, shown
from bot.messages.page import Block, Button, Page, Picture
from bot.sessions.session import Session
from bot.table.pages.attendance import who_thinks
from bot.table.pages.screen import Screen
from bot.text.words import Say
from tests.games.nim.picture import picture
from tests.games.nim.rules.rules import HOLES, MOST, Take, Taken, View
from tests.games.nim.screen.lesson import LESSON


def public(session: Session, view: View, say: Say, focus: str) -> Page:
    """Return the board; the focus is the hole of which mice are to be taken."""
    story, drawing = moment(session, view, say)
    head = f"## {say('nim-title')}"
    if view.turn is None:
        return Page((head, drawing, story))
    task = who_thinks(session, say) or say("nim-turn", name=shown(session.names[view.turn]))
    buttons = () if who_thinks(session, say) else _buttons(session, view, say, focus)
    return Page((head, drawing, f"{story}\n\n{task}", *buttons))


def moment(session: Session, view: View, say: Say) -> tuple[str, Picture]:
    """Return what the last move did, and at the end who has won."""
    names = session.names
    lines = news(session, view, [view.last], say) if view.last else [say("nim-begins")]
    if view.outcome:
        lines += ["", caption(session, view, (), say)]
    players = ", ".join(map(plain, names))
    alt = say("nim-alt", a=view.holes[0], b=view.holes[1], c=view.holes[2], names=players)
    return "\n".join(lines), Picture(picture.draw, (view, names), alt)


def news(session: Session, _view: View, events: Sequence[Taken], say: Say) -> list[str]:
    """Return what these events were, line by line."""
    return [say("nim-taken", name=shown(session.names[one.seat]), hole=one.hole, mice=one.mice) for one in events]


def caption(session: Session, view: View, events: Sequence[Taken], say: Say) -> str:
    """Return what these events were in a sentence, at the end who has won."""
    if view.outcome:
        return say(f"nim-won-{view.outcome.reason}", name=shown(session.names[view.outcome.winners[0]]))
    return " ".join(news(session, view, events, say))


def rules(_options: Options, say: Say) -> Page:
    """Return how to play."""
    return Page((say("nim-rules"),))


def _buttons(session: Session, view: View, say: Say, focus: str) -> Iterator[Block]:
    yield tuple(
        Button(hole, button_id(session, "nim.hole", hole), "main" if hole == focus else "plain", disabled=not mice)
        for hole, mice in zip(HOLES, view.holes, strict=True)
    )
    if focus and focus in HOLES and (mice := min(MOST, view.holes[HOLES.index(focus)])):
        yield tuple(
            Button(say("nim-take", mice=n), move_id(session, "nim.take", Take(focus, n)), "good")
            for n in range(1, mice + 1)
        )


SCREEN = Screen(picture.cover, public, None, moment, rules, news, LESSON, caption)
