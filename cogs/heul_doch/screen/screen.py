"""What players see of Heul doch!: a public table, and a private hand that says of each card where it goes."""

from collections.abc import Iterator

from bot.sessions.session import Session
from bot.text.words import Say
from bot.ui.page import Block, Button, Page, Picture
from bot.ui.router import button_id
from bot.ui.screen import Screen, for_people
from cogs.heul_doch.picture import examples, picture
from cogs.heul_doch.rules.cards import Card, NumberCard, Special
from cogs.heul_doch.rules.rules import HAND_SIZE, TEAR
from cogs.heul_doch.rules.state import (
    Destination,
    Discard,
    Gift,
    Held,
    Onion,
    OwnPile,
    PlayBeachTowel,
    PlayCarousel,
    View,
)
from cogs.heul_doch.screen.move_hints import aiming, around, target, way_in_short, where
from cogs.heul_doch.screen.notation import button_argument
from cogs.heul_doch.screen.prose import (
    describe,
    narrate_event,
    narrate_result,
    narrate_round,
    narrate_since_own_turn,
    narrate_turn,
    narrate_wait,
)
from cogs.heul_doch.screen.words import BACK, ONION, TISSUE, TURNING, WEEPING, Pen, card_name, emoji, pen_for, plain_pen

AIMED = (Special.BEACH_TOWEL, Special.CAROUSEL)  # they ask where to, in a second step


def public(session: Session, view: View, say: Say, _focus: str) -> Page:
    """Return the board: the same for everyone at the table."""
    view = for_people(session, view)
    head = say("heul_doch-head-over") if view.outcome else say("heul_doch-head", cards=view.draw_pile)
    below, drawing = moment(session, view, say)
    return Page(
        (
            f"## {head}",
            drawing,
            below if view.outcome else f"{below}\n\n{narrate_turn(session, view, pen_for(session, say))}",
        )
    )


def moment(session: Session, view: View, say: Say) -> tuple[str, Picture]:
    """Return the last turn of each seat, and at the end who has won."""
    names, pen = session.names, pen_for(session, say)
    tears = tuple(s.seat for s in session.seats if TEAR in s.marks)
    drawing = Picture(picture.draw, (view, names, tears), describe(view, session, say))
    if view.outcome is None:
        return narrate_round(view, pen), drawing
    last = [f"\n-# {narrate_event(event, pen)}" for event in view.recent[-1:]]
    return "\n".join([narrate_result(view, view.outcome, session, say), *last]), drawing


def private(session: Session, view: View, say: Say, focus: str) -> Page:
    """Return a seat's hand; the focus is the special card, as `slot.card`, of which it is asked where to."""
    pen = pen_for(session, say, view.own_seat)
    is_turn = view.order[0] == view.seat
    lines = [
        f"### {say('heul_doch-hand', turn='own' if is_turn else 'other')}",
        *narrate_since_own_turn(view, pen),
        around(view, pen),
    ]
    aimed = _aimed_slot(view, focus) if is_turn else None
    if aimed is not None:
        return Page(("\n".join(lines), *_aim(session, view, aimed, pen)))
    if is_turn:
        lines.append(f"-# {say('heul_doch-neighbours-first')}")
        return Page(("\n".join(lines), *_cards_to_play(session, view, pen), *_tissue(session, view, say)))
    lines += [narrate_wait(view, pen), *_cards_to_come(view, pen)]
    return Page(("\n".join(lines), *_take_back(session, view, say), *_tissue(session, view, say)))


def rules(say: Say) -> Page:
    """Return how to play, with a picture for each thing that is easier seen than said."""
    return Page(
        (
            say("heul_doch-rules-1"),
            Picture(examples.neighbour, (), say("heul_doch-alt-neighbour")),
            say("heul_doch-rules-2"),
            Picture(examples.both, (), say("heul_doch-alt-both")),
            say("heul_doch-rules-3"),
            Picture(examples.onion, (), say("heul_doch-alt-onion")),
            say("heul_doch-rules-4"),
            say("heul_doch-rules-catapult"),
            Picture(examples.catapult, (), say("heul_doch-alt-catapult")),
            say("heul_doch-rules-towel"),
            Picture(examples.towel, (), say("heul_doch-alt-towel")),
            say("heul_doch-rules-carousel"),
            Picture(examples.carousel, (), say("heul_doch-alt-carousel")),
            say("heul_doch-rules-werewolf"),
            Picture(examples.werewolf, (), say("heul_doch-alt-werewolf")),
            say("heul_doch-rules-5"),
        )
    )


# The hand


def _cards_to_play(session: Session, view: View, pen: Pen) -> Iterator[Block]:
    """Yield for each card one line, where it goes and why, and its buttons below; equal cards together."""
    for slot, card, line in _each_card(view, pen):
        yield line
        yield _buttons(session, slot, view.hand[slot], plain_pen(session.names, pen.say), is_aimed=card in AIMED)


def _each_card(view: View, pen: Pen) -> Iterator[tuple[int, Card, str]]:
    """Yield each kind of card once: its first slot in the hand, the card, and its line."""
    cards = [held.card for held in view.hand]
    for card in dict.fromkeys(cards):
        times = f" ×{cards.count(card)}" if cards.count(card) > 1 else ""
        is_new = len(cards) == HAND_SIZE and card == cards[-1] and any(event.seat == view.seat for event in view.recent)
        new = f" ({pen.say('heul_doch-new')})" if is_new else ""
        yield cards.index(card), card, f"**{pen.card(card)}**{times}{new} · {where(card, view, pen)}"


def _buttons(session: Session, slot: int, held: Held, pen: Pen, *, is_aimed: bool) -> tuple[Button, ...]:
    if is_aimed:
        label = pen.say("heul_doch-button-aim", special=card_name(held.card, pen.say))
        return (Button(label, button_id(session, "heul_doch.aim", f"{slot}.{held.card}"), "main", emoji(held.card)),)
    return tuple(_button(session, slot, held, way, pen) for way in held.destinations)


def _button(session: Session, slot: int, held: Held, way: Destination, pen: Pen) -> Button:
    custom_id = button_id(session, "heul_doch.play", button_argument(slot, way.move))
    if isinstance(way, Discard):
        return Button(
            pen.say("heul_doch-button-special", special=card_name(held.card, pen.say)),
            custom_id,
            "main",
            emoji(held.card),
        )
    label = way_in_short(way, pen)
    match way:
        case Gift():
            return Button(label, custom_id, "main", emoji(held.card))
        case OwnPile():
            return Button(label, custom_id, "good", emoji(held.card))
        case Onion():
            return Button(label, custom_id, "plain", ONION)


def _aimed_slot(view: View, focus: str) -> int | None:
    """Return the slot of the special card that the focus names; None if the hand holds no such card there."""
    slots = (slot for slot, held in enumerate(view.hand) if held.card in AIMED and focus == f"{slot}.{held.card}")
    return next(slots, None)


def _aim(session: Session, view: View, slot: int, pen: Pen) -> Iterator[Block]:
    """Yield the question where a special card is aimed, a button for each answer, and one back to the hand."""
    held = view.hand[slot]
    special = Special(str(held.card))
    yield f"**{pen.card(special)}** · {aiming(special, view, pen)}"
    yield tuple(_target(session, view, slot, way, pen.say) for way in held.destinations if isinstance(way, Discard))
    yield (Button(pen.say("heul_doch-button-back"), button_id(session, "heul_doch.aim"), "plain", BACK),)


def _target(session: Session, view: View, slot: int, way: Discard, say: Say) -> Button:
    custom_id = button_id(session, "heul_doch.play", button_argument(slot, way.move))
    match way.move:
        case PlayCarousel(to):
            sign = TURNING[to]
        case PlayBeachTowel(partner) if isinstance(top := view.shown[partner], NumberCard):
            sign = emoji(top)
        case _:
            sign = ONION
    return Button(target(way, view, plain_pen(session.names, say)), custom_id, "main", sign)


def _cards_to_come(view: View, pen: Pen) -> Iterator[str]:
    """Yield lines, while others play: where the cards would go as the table lies now."""
    if not view.hand:
        yield pen.say("heul_doch-hand-empty")
        return
    yield f"-# {pen.say('heul_doch-if-now')}"
    yield from (line for _, _, line in _each_card(view, pen))


def _take_back(session: Session, view: View, say: Say) -> Iterator[Block]:
    if view.may_take_back is not None and view.may_take_back == view.seat:
        yield (Button(say("heul_doch-button-take-back"), button_id(session, "heul_doch.take_back"), "plain", BACK),)


def _tissue(session: Session, view: View, say: Say) -> Iterator[Block]:
    """Yield the button of the paper tissue that lies in the box, or a line once it is taken.

    It puts a tear beside the own name, once a game, and does nothing else.
    """
    if TEAR in session.seats[view.own_seat].marks:
        yield f"-# {WEEPING} {say('heul_doch-tissue-taken')}"
    else:
        yield (Button(say("heul_doch-button-tissue"), button_id(session, "heul_doch.tissue"), "plain", TISSUE),)


SCREEN = Screen(picture.cover, public, private, moment, rules)
