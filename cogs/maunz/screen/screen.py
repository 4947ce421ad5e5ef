"""What people see of maunz.: one public board, on which the squares are chosen in two menus."""

from collections.abc import Collection, Iterator
from pathlib import Path

from bot.games.contract import Options
from bot.sessions.session import Session
from bot.text import words as text
from bot.text.words import Say
from bot.ui.page import Block, Button, Choice, Page, Picture, Select
from bot.ui.router import button_id
from bot.ui.screen import Screen, for_people
from cogs.maunz.picture import picture
from cogs.maunz.picture.pieces import MARKS
from cogs.maunz.rules.bed import LINE, Piece
from cogs.maunz.rules.state import Choice as Way
from cogs.maunz.rules.state import View
from cogs.maunz.screen.move_hints import move_hints
from cogs.maunz.screen.prose import (
    choice_label,
    describe,
    marked,
    narrate_result,
    narrate_task,
    narrate_turn,
    placement_number,
)

text.add(Path(__file__).parents[1] / "text")

EMOJI = {Piece.KITTEN: "🐱", Piece.CAT: "🐈"}
IDLE = {"yes": ("opponent_cat_line",), "no": ("kids_full",)}  # by the option `kids`: what means nothing beside it
HALVES = ("123", "456")  # rows: 36 squares are too many for one menu
BUTTONS_IN_ROW = 5


def public(session: Session, view: View, say: Say, focus: str) -> Page:
    """Return the board; the focus is the kind of piece that the player in turn looks at."""
    view, names = for_people(session, view), session.names
    head = say("maunz-head-over") if view.over else say("maunz-head", number=placement_number(view))
    text, drawing = moment(session, view, say)
    if not view.over:
        text = f"{narrate_turn(view, names, say)}\n\n{narrate_task(view, names, say)}"
    return Page((f"## {head}", drawing, text, *_controls(session, view, say, focus)))


def moment(session: Session, view: View, say: Say) -> tuple[str, Picture]:
    """Return what the last move did, a draw that was offered, and at the end who has won."""
    names = session.names
    text = narrate_turn(view, names, say)
    if view.offer is not None:
        text += "\n" + say("maunz-said", what="offered", who=marked(view.offer, names))
    if view.over:
        text += f"\n\n{narrate_result(view.over, names, say)}"
    return text, Picture(picture.draw, (view, names), describe(view, names, say))


def rules(say: Say) -> Page:
    """Return how to play, with a picture for each thing that is easier seen than said."""
    return Page(
        (
            say("maunz-rules-1"),
            Picture(picture.nudge_picture, (), say("maunz-alt-nudge-picture")),
            say("maunz-rules-2"),
            Picture(picture.blocked_picture, (), say("maunz-alt-blocked-picture")),
            say("maunz-rules-3"),
            Picture(picture.graduation_picture, (), say("maunz-alt-graduation-picture")),
            say("maunz-rules-4"),
        )
    )


def piece_to_place(view: View, wanted: str) -> Piece:
    """Return the kind that is wanted if the pool of the seat in turn has it, else the kind that it has."""
    pool = view.pools[view.turn or 0]
    return Piece.CAT if pool.cats and (wanted == Piece.CAT or not pool.kittens) else Piece.KITTEN


# What can be clicked


def _controls(session: Session, view: View, say: Say, focus: str) -> Iterator[Block]:
    match view.phase:
        case "over":
            return
        case "placing":
            yield from _menus(session, view, say, piece_to_place(view, focus))
        case "choosing":
            buttons = [_choice_button(session, view, say, choice) for choice in view.choices]
            yield from (
                tuple(buttons[start : start + BUTTONS_IN_ROW]) for start in range(0, len(buttons), BUTTONS_IN_ROW)
            )
    if agreements := _agreement_buttons(session, view, say):
        yield agreements
    giving_up = Button(say("give-up-button"), button_id(session, "give_up"), "plain", "🏳️")
    yield (giving_up,)  # a row away from where a thumb looks for something else


def _menus(session: Session, view: View, say: Say, piece: Piece) -> Iterator[Block]:
    """Return two menus of free squares, each with what the move does; and which piece it is, if there is a choice."""
    hints = list(move_hints(view, piece, say))
    for rows in HALVES:
        free = tuple(
            Choice(hint.square, hint.square, hint.words, hint.emoji) for hint in hints if hint.square[1] in rows
        )
        placeholder = say("maunz-menu", piece=piece.value, first=rows[0], last=rows[-1])
        yield Select(button_id(session, "maunz.place", f"{piece}{rows[0]}"), placeholder, free)
    pool = view.pools[view.turn or 0]
    if pool.kittens and pool.cats:
        left = {Piece.KITTEN: pool.kittens, Piece.CAT: pool.cats}
        yield tuple(_piece_button(session, say, kind, left[kind], is_chosen=kind is piece) for kind in Piece)


def _piece_button(session: Session, say: Say, piece: Piece, left: int, *, is_chosen: bool) -> Button:
    label = say("maunz-piece-button", piece=piece.value, left=left)
    return Button(
        f"✓ {label}" if is_chosen else label,
        button_id(session, "maunz.piece", piece),
        "main" if is_chosen else "plain",
        EMOJI[piece],
    )


def _choice_button(session: Session, view: View, say: Say, choice: Way) -> Button:
    """Return the button of a choice. A row of three stands out: it takes more pieces than one."""
    label, squares = choice_label(choice, view, say), "".join(choice.squares)
    style = "main" if len(choice.squares) == LINE else "plain"
    return Button(label, button_id(session, "maunz.choose", squares), style)


def _agreement_buttons(session: Session, view: View, say: Say) -> tuple[Button, ...]:
    """Return what is agreed at the table: taking back, and draws."""

    def button(key: str, emoji: str) -> Button:
        return Button(say(f"maunz-{key}-button"), button_id(session, "maunz.table", key), "plain", emoji)

    back = (button("back", "↩️"),) if view.may_take_back is not None else ()
    draw = (button("offer", "🤝"),) if view.may_offer else ()
    if view.offer is not None:
        draw = (button("accept", "🤝"), button("decline", "🙅"))
    return (*back, *draw)


def idle_options(options: Options) -> Collection[str]:
    """Return the options that mean nothing beside the chosen ones: those for children, or those for others."""
    return IDLE[options["kids"]]


SCREEN = Screen(picture.cover, public, None, moment, rules, marks=MARKS, idle_options=idle_options)
