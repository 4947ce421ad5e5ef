"""What is seldom wanted in maunz., behind one button of the board and private: a draw, giving up, the rules, why."""

from bot.messages.ids import button_id, lasting_id, move_id
from bot.messages.page import Button, Page
from bot.sessions.session import Session
from bot.table.pages.board_buttons import how_come_button
from bot.text.words import Say
from cogs.maunz.rules.state import OfferDraw, View


def more(session: Session, view: View, say: Say) -> Page:
    """Return what this seat can do beside placing; a spectator can only read."""
    own = view.seat if view.phase != "over" else None
    rules = Button(say("board-rules"), button_id(session, "maunz.rules"), "plain", "📖")
    reading = (rules, *how_come_button(session, say))
    if own is None:
        return Page((f"### {say('maunz-more-button')}", reading))
    acts = (Button(say("give-up-button"), lasting_id(session, "give_up"), "plain", "🏳️"),)
    if not session.is_alone and view.offer is None and view.turn == own:  # no computer answers
        acts = (Button(say("maunz-offer-button"), move_id(session, "maunz.table", OfferDraw()), "plain", "🤝"), *acts)
    return Page((f"### {say('maunz-more-button')}", acts, reading))
