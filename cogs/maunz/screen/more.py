"""What is seldom wanted in maunz., behind one button of the board and private: a draw, giving up, the rules, why."""

from bot.sessions.session import Session
from bot.text.words import Say
from bot.ui.pages.board_buttons import how_come_button
from bot.ui.pages.ids import button_id, lasting_id
from bot.ui.pages.page import Button, Page
from cogs.maunz.rules.state import View

ASKED = ("offer", "accept")
"""What cannot be taken back, and is asked first."""


def more(session: Session, view: View, say: Say) -> Page:
    """Return what this seat can do beside placing; a spectator can only read."""
    own = view.seat if view.phase != "over" else None
    rules = Button(say("board-rules"), button_id(session, "maunz.rules"), "plain", "📖")
    reading = (rules, *how_come_button(session, say))
    if own is None:
        return Page((f"### {say('maunz-more')}", reading))
    draw, text = tuple[Button, ...](), ""
    if view.offer == own:
        text = say("maunz-own-offer")
        draw = (Button(say("maunz-withdraw-button"), button_id(session, "maunz.table", "withdraw"), "plain", "↩️"),)
    elif view.offer is None and view.turn == own and view.may_offer and not session.is_alone:  # no computer answers
        draw = (Button(say("maunz-offer-button"), button_id(session, "maunz.ask", "offer"), "plain", "🤝"),)
    if view.offer is not None and own in view.may_take_back:  # the answers have its place on the board
        draw = (*draw, Button(say("maunz-back-button"), button_id(session, "maunz.table", "back"), "plain", "↩️"))
    giving_up = Button(say("give-up-button"), lasting_id(session, "give_up"), "plain", "🏳️")
    return Page(("\n".join(filter(None, (f"### {say('maunz-more')}", text))), (*draw, giving_up), reading))


def question(session: Session, what: str, say: Say) -> Page:
    """Return the question before a draw is offered or accepted."""
    yes = Button(say(f"maunz-{what}-button.sure"), button_id(session, "maunz.table", what), "main", "🤝")
    return Page((say("maunz-ask", what=what), (yes, Button(say("question-no"), button_id(session, "never_mind")))))
