"""What is seldom wanted in maunz., behind one button of the board and private: a draw, giving up, the rules, why."""

from bot.messages.ids import button_id, lasting_id
from bot.messages.page import Button, Page
from bot.sessions.session import Session
from bot.table.pages.board_buttons import how_come_button
from bot.text.words import Say
from cogs.maunz.rules.state import View


def more(session: Session, view: View, say: Say) -> Page:
    """Return what this seat can do beside placing; a spectator can only read."""
    own = view.seat if view.phase != "over" else None
    rules = Button(say("board-rules"), button_id(session, "maunz.rules"), "plain", "📖")
    reading = (rules, *how_come_button(session, say))
    if own is None:
        return Page((f"### {say('maunz-more')}", reading))
    acts = (Button(say("give-up-button"), lasting_id(session, "give_up"), "plain", "🏳️"),)
    draw = "accept" if view.offer == 1 - own else "offer" if view.offer is None and view.turn == own else ""
    if draw and not session.is_alone:  # no computer answers
        label, style = say(f"maunz-{draw}-button"), "main" if draw == "accept" else "plain"
        acts = (Button(label, button_id(session, "maunz.table", draw), style, "🤝"), *acts)
    return Page((f"### {say('maunz-more')}", acts, reading))
