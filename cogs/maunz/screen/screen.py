"""What people see of maunz.: one public board, on which the squares are chosen."""

from collections.abc import Sequence

from bot.games.contract import Options
from bot.messages.page import Page, Picture
from bot.sessions.session import Session
from bot.table.pages.attendance import who_thinks
from bot.table.pages.screen import Charts, RightMoves, Screen, ending, rules_blocks
from bot.text.words import Say
from cogs.maunz.picture import picture
from cogs.maunz.picture.pieces import MARKS
from cogs.maunz.rules.state import Event, View
from cogs.maunz.screen.controls import controls, focus_of, how_to_tap, kept_after
from cogs.maunz.screen.lesson import LESSON
from cogs.maunz.screen.missed import Task
from cogs.maunz.screen.prose import (
    caption,
    describe,
    marked,
    narrate_event,
    narrate_offer,
    narrate_result,
    narrate_task,
    narrate_turn,
    narrate_turns,
    narrate_waiting,
    noted,
    placement_number,
)
from cogs.maunz.screen.why import explain_turns


def public(session: Session, view: View, say: Say, focus: str) -> Page:
    """Return the board; the focus is the kind of piece, and the column, that the player in turn looks at."""
    names, looked_at = session.names, focus_of(session, view, focus)
    text, drawing = moment(session, view, say, looked_at.column if looked_at.is_chosen else "")
    if view.over:
        return ending(say("maunz-head-over"), text, drawing)
    head = say("maunz-head", number=placement_number(view))
    # what has happened is above the picture: below it all has its place, and is on one phone screen with the bed
    task = who_thinks(session, say) or narrate_task(view, names, say)
    task = f"{task}\n{narrate_offer(view, names, say) or how_to_tap(session, view, say, looked_at)}"
    news = narrate_turns(view, session.as_last_seen.names, say)
    above = "\n".join(filter(None, (f"## {head}", news, narrate_waiting(view, names, say))))
    return Page((above, drawing, task, *controls(session, view, say, looked_at)))


def moment(session: Session, view: View, say: Say, column: str = "") -> tuple[str, Picture]:
    """Return what the last move did, a draw that was offered, and at the end who has won; lit is a chosen column."""
    names = session.names
    text = narrate_turn(view, session.as_last_seen.names, say)
    if view.offer is not None:
        text += "\n" + say("maunz-said", who=marked(view.offer, names))
    if view.over:
        text = f"{text}\n\n{narrate_result(view.over, names, say)}".lstrip()
    return text, Picture(picture.draw, (view, names, column), describe(view, names, say, column))


def news(session: Session, view: View, events: Sequence[Event], say: Say) -> list[str]:
    """Return what these events were, line by line."""
    return [line for event in events for line in narrate_event(event, view, session.names, say)]


def how_come(session: Session, view: View, say: Say) -> str:
    """Return who has won, if the game is over, and why the last turns came out so."""
    if view.last is None:
        return ""
    result = [narrate_result(view.over, session.names, say)] if view.over else []
    return "\n".join((*result, *explain_turns(view, session.as_last_seen.names, say)))


def rules(_options: Options, say: Say) -> Page:
    """Return how to play, with a picture for each thing that is easier seen than said."""
    return Page(tuple(rules_blocks("maunz", ("winning", "nudging", "blocked", "graduation", "", ""), say)))


SCREEN = Screen(
    picture.cover,
    public,
    None,
    moment,
    rules,
    news,
    LESSON,
    caption,
    how_come=how_come,
    charts=Charts(MARKS),
    sign_word="maunz.kitten.0",
    right_moves=RightMoves(lambda plugin, missed, say: Task(plugin, missed, say).page(), noted, kept_after),
)
