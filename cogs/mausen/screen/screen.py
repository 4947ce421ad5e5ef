"""What people see of Mausen: the board, the hand with its buttons, and the rules."""

from collections.abc import Sequence

from bot.games.contract import Options
from bot.messages.ids import move_id
from bot.messages.names import without_faces
from bot.messages.page import Button, Page, Picture
from bot.sessions.session import Session
from bot.table.pages.screen import Hand, Screen, ending, rules_blocks
from bot.text.words import Say
from cogs.mausen.picture import picture
from cogs.mausen.rules.state import VALUES, Animal, Card, Pick, Round, View
from cogs.mausen.screen.lesson import LESSON
from cogs.mausen.screen.prose import (
    animal_sign,
    caption,
    card_name,
    describe,
    describe_hand,
    hand_head,
    hand_lines,
    heading,
    narrate_outcome,
    narrate_own_card,
    narrate_points,
    narrate_round,
    what_to_do,
)


def public(session: Session, view: View, say: Say, _focus: str) -> Page:
    """Return the board: the same for everyone at the table."""
    story, drawing = _moment(session, view, say, is_past=False)
    if view.outcome:
        return ending(heading(view, say), story, drawing)
    return Page((f"## {heading(view, say)}", drawing, f"{story}\n\n{what_to_do(session, view, say)}"))


def moment(session: Session, view: View, say: Say) -> tuple[str, Picture]:
    """Return what the last round brought, and at the end who has won, of a game that is over."""
    return _moment(session, view, say, is_past=view.last is not None and view.outcome is None)


def _moment(session: Session, view: View, say: Say, *, is_past: bool) -> tuple[str, Picture]:
    names = without_faces(session.names)
    story = narrate_round(view.last, without_faces(session.as_last_seen.names), say)
    if view.outcome:
        own = narrate_own_card(session, view, say)  # in a hand: the board has the whole round
        won = f"{narrate_outcome(view, view.outcome, names, say)}\n{narrate_points(view, view.outcome, names, say)}"
        story = "\n\n".join((*(own or [story]), won))
    paint, alt = picture.draw_past if is_past else picture.draw, describe(view, names, say, is_past=is_past)
    return story, Picture(paint, (view, session.names), alt)


def private(session: Session, view: View, say: Say, _focus: str) -> Page:
    """Return a seat's hand: what just happened, the middle, and a row for each animal, what was laid greyed out."""
    head, lines = "\n".join(hand_head(session, view, say)), "\n".join(hand_lines(session, view, say))
    table = Picture(
        picture.middle, (view.phase, view.middle, len(view.hands)), describe_hand(view, say), is_needed=False
    )
    rows = (tuple(_card_button(session, view, Card(animal, value), say) for value in VALUES) for animal in Animal)
    return Page((head, table, lines, *rows))


def news(session: Session, _view: View, events: Sequence[Round], say: Say) -> list[str]:
    """Return what these rounds brought."""
    return [narrate_round(event, without_faces(session.names), say) for event in events]


def rules(_options: Options, say: Say) -> Page:
    """Return how to play, with a picture for each thing that is easier seen than said."""
    return Page(tuple(rules_blocks("mausen", ("winning", "circle", "equal", "", "", ""), say)))


def _card_button(session: Session, view: View, card: Card, say: Say) -> Button:
    assert view.seat is not None, "a hand belongs to a seat"
    is_picked, name = card == view.pick, card_name(card, say)
    return Button(
        label=str(card.value),
        id=move_id(session, "mausen.pick", Pick(card)),
        style="good" if is_picked else "plain",
        emoji=animal_sign(card.animal),
        disabled=card not in view.hands[view.seat],
        spoken=f"✓ {name}" if is_picked else name,
    )


SCREEN = Screen(
    picture.cover,
    public,
    Hand(private, has_picture=False),
    moment,
    rules,
    news,
    LESSON,
    caption,
    sign_word="mausen.mouse",
)
