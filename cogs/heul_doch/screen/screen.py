"""What players see of Heul doch!: a public table, and a private hand that says of each card where it goes."""

from collections.abc import Iterator, Sequence

from bot.games.contract import Options
from bot.messages.ids import button_id, move_id
from bot.messages.names import shown
from bot.messages.page import Block, Button, Page, Picture, Style
from bot.sessions.session import Session
from bot.table.pages.screen import Hand, Screen, ending, rules_blocks, rules_picture
from bot.table.pages.ties import ranking
from bot.text.words import Say
from cogs.heul_doch.picture import hand, picture
from cogs.heul_doch.rules.cards import Card, NumberCard, Special
from cogs.heul_doch.rules.rules import HAND_SIZE
from cogs.heul_doch.rules.state import Event, View, Way
from cogs.heul_doch.screen.lesson import LESSON
from cogs.heul_doch.screen.move_hints import around, label, where
from cogs.heul_doch.screen.prose import (
    caption,
    describe,
    narrate_event,
    narrate_points,
    narrate_result,
    narrate_round,
    narrate_since_own_turn,
    narrate_turn,
    narrate_wait,
)
from cogs.heul_doch.screen.why import explain_turns
from cogs.heul_doch.screen.words import (
    TURNING,
    Pen,
    bold_pen,
    card_name,
    emoji,
    onion,
    onion_rule,
    pen_for,
    pens_then,
    plain_pen,
)


def public(session: Session, view: View, say: Say, _focus: str) -> Page:
    """Return the board: the same for everyone at the table."""
    below, drawing = moment(session, view, say)
    if view.outcome:
        return ending(say("heul_doch-head-over"), below, drawing)
    task = narrate_turn(session, view, pen_for(session, say))
    return Page((f"## {say('heul_doch-title')}", drawing, f"{below}\n\n{task}"))


def moment(session: Session, view: View, say: Say) -> tuple[str, Picture]:
    """Return the last turn of each seat, and at the end who has won."""
    names = session.names
    drawing = Picture(picture.draw, (view, names), describe(view, session, say))
    if view.outcome is None:
        return narrate_round(session, view, say), drawing
    last = [f"{line}\n" for line in map(narrate_event, view.recent[-1:], pens_then(session, view, say)[-1:])]
    points = ranking(view.outcome.places, view.outcome.scores, [*map(shown, names)])
    return "\n".join([*last, narrate_result(view, view.outcome, session, say), points]), drawing


def news(session: Session, _view: View, events: Sequence[Event], say: Say) -> list[str]:
    """Return what these events were, turn by turn."""
    pen = bold_pen(session.names, say)
    return [narrate_event(event, pen) for event in events]


def how_come(session: Session, view: View, say: Say) -> str:
    """Return why the last turns went so, in the order of play, or how the points of a finished game came about."""
    if view.outcome:
        return narrate_points(view, view.outcome, session, say)
    pens = pens_then(session, view, say)
    return "\n".join(explain_turns(view, pens, session.options.get("specials", "no")))


def private(session: Session, view: View, say: Say, focus: str) -> Page:
    """Return a seat's hand; the focus is the card, as `slot.card`, whose ways are offered."""
    pen = pen_for(session, say, view.own_seat)
    is_turn = view.order[0] == view.seat
    slot = _chosen_slot(view, focus) if is_turn else None
    lines = [
        f"### {say('heul_doch-hand', turn='own' if is_turn else 'other')}",
        *narrate_since_own_turn(session, view, say),
        *([] if is_turn or not view.hand else [narrate_wait(view, pen)]),
        *([] if view.hand else [say("heul_doch-hand-empty")]),
        *([say("heul_doch-hand-last")] if view.hand and not view.draw_pile else []),
    ]
    blocks: list[Block] = ["\n".join(lines), *_drawing(session, view, slot, say)]
    blocks += _to_play(session, view, slot, pen) if is_turn else ()
    return Page(tuple(blocks))


def rules(options: Options, say: Say) -> Page:
    """Return how to play at a table with these options, or with all variants, and with a picture for each thing that is
    easier seen than said.
    """
    options = options or {"cards": "half", "specials": "yes"}
    specials, is_short = options.get("specials", "no"), options.get("cards") == "half"
    pictures = ("winning", "neighbour", "onion", "", "")
    return Page(
        (
            *rules_blocks("heul_doch", pictures, say, specials=specials),
            *([say("heul_doch-rules-short")] if is_short else []),
            *(_special_rules(say) if specials == "yes" else []),
            say("heul_doch-rules-credits"),
        )
    )


def _special_rules(say: Say) -> Iterator[Block]:
    yield say("heul_doch-rules-specials")
    for kind in Special:
        yield say(f"heul_doch-rules-{kind.value}")
        yield rules_picture("heul_doch", kind.value, say)


# The hand


def _drawing(session: Session, view: View, slot: int | None, say: Say) -> Iterator[Picture]:
    """Yield the picture of the hand, as long as it holds a card; in words it says of each where it goes, and why."""
    if not view.hand:
        return
    pen = plain_pen(session.names, say, view.own_seat)
    cards = say("semicolon").join(line for _, _, line in _each_card(view, pen))
    alt = say("heul_doch-alt-hand", piles=around(view, pen), cards=cards)
    yield Picture(hand.draw, (view, session.names, slot, _new_slot(view)), alt, is_needed=False)


def _each_card(view: View, pen: Pen) -> Iterator[tuple[int, Card, str]]:
    """Yield each kind of card once: its first slot in the hand, the card, and what there is to say of it."""
    cards = [held.card for held in view.hand]
    new = _new_slot(view)
    for card in dict.fromkeys(cards):
        times = f" ×{cards.count(card)}" if cards.count(card) > 1 else ""
        is_new = f" ({pen.say('heul_doch-new')})" if new is not None and cards[new] == card else ""
        goes = f"{pen.say('colon')}{where(card, view, pen)}" if isinstance(card, NumberCard) else ""
        yield cards.index(card), card, f"{pen.card(card)}{times}{is_new}{goes}"


def _new_slot(view: View) -> int | None:
    """Return the slot of the card drawn last; None before the first turn, and when there is nothing left to draw."""
    has_drawn = len(view.hand) == HAND_SIZE and any(event.seat == view.seat for event in view.recent)
    return HAND_SIZE - 1 if has_drawn else None


def _to_play(session: Session, view: View, slot: int | None, pen: Pen) -> Iterator[Block]:
    """Yield a button for each kind of card; once one is chosen, where it goes and why, and a button for each way."""
    cards = [held.card for held in view.hand]
    yield tuple(
        _card_button(session, at, card, pen.say, cards.count(card), is_chosen=slot is not None and card == cards[slot])
        for at, card, _ in _each_card(view, pen)
    )
    if slot is None:
        yield f"-# {pen.say('heul_doch-choose')}"
        return
    held = view.hand[slot]
    if isinstance(held.card, NumberCard):
        yield f"**{pen.card(held.card)}**{pen.say('colon')}{where(held.card, view, pen)}\n{onion_rule(pen.say)}"
    else:
        yield pen.say(f"heul_doch-rules-{held.card.value}")
    plain = plain_pen(session.names, pen.say)
    yield tuple(_way_button(session, view, way, plain) for way in hand.across(held.ways))


def _card_button(session: Session, slot: int, card: Card, say: Say, count: int, *, is_chosen: bool) -> Button:
    times = f" ×{count}" if count > 1 else ""
    label = f"{card.value if isinstance(card, NumberCard) else card_name(card, say)}{times}"
    style = "good" if is_chosen else "main"
    spoken = f"{card_name(card, say)}{times}"
    return Button(label, button_id(session, "heul_doch.aim", f"{slot}.{card}"), style, emoji(card), spoken=spoken)


def _way_button(session: Session, view: View, way: Way, pen: Pen) -> Button:
    custom_id = move_id(session, "heul_doch.play", way.move)
    style: Style = "main"
    match way.move.card, way.move.to:
        case NumberCard(), "onion":
            style, sign = "plain", onion()
        case NumberCard() as card, to:
            style, sign = "good" if to == "own" else "main", emoji(card)
        case _, int() as partner:
            top = view.shown[partner]
            sign = emoji(top) if isinstance(top, NumberCard) else onion()
        case _, "left" | "right" as side:
            sign = TURNING[side]
        case card, _:
            sign = emoji(card)
    return Button(label(way, view, pen), custom_id, style, sign)


def _chosen_slot(view: View, focus: str) -> int | None:
    """Return the slot of the card that the focus names; None if the hand holds no such card there."""
    return next((slot for slot, held in enumerate(view.hand) if focus == f"{slot}.{held.card}"), None)


SCREEN = Screen(
    picture.cover,
    public,
    Hand(private),
    moment,
    rules,
    news,
    LESSON,
    caption,
    how_come=how_come,
    sign_word="heul_doch.onion",
)
