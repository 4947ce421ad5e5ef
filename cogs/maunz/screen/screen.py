"""What people see of maunz.: one public board, on which the squares are chosen in two menus."""

from collections.abc import Iterator
from pathlib import Path

from bot.sessions.session import Session
from bot.text import words as text
from bot.text.words import Say
from bot.ui.page import Block, Button, Choice, Page, Picture, Select
from bot.ui.router import button_id
from bot.ui.screen import Screen, for_people
from cogs.maunz.picture import picture
from cogs.maunz.rules.bed import LINE, Piece
from cogs.maunz.rules.state import Choice as Way
from cogs.maunz.rules.state import View
from cogs.maunz.screen.move_hints import foretold
from cogs.maunz.screen.prose import choice_told, describe, marked, number, result, story, task

text.add(Path(__file__).parents[1] / "text")

EMOJI = {Piece.KITTEN: "🐱", Piece.CAT: "🐈"}
IDLE = {"yes": ("opponent_cat_line",), "no": ("kids_full",)}  # the options that mean nothing to children, and to others
HALVES = ("123", "456")  # rows: 36 squares are too many for one menu
BUTTONS_IN_ROW = 5


def public(session: Session, view: View, say: Say, focus: str) -> Page:
    """Return the board; the focus is the kind of piece that whoever is in turn looks at."""
    view = for_people(session, view)
    head = say("maunz-head-over") if view.over else say("maunz-head", number=number(view))
    told, drawing = moment(session, view, say)
    now = told if view.over else f"{story(view, session.names, say)}\n\n{task(view, session.names, say)}"
    return Page((f"## {head}", drawing, now, *_controls(session, view, say, focus)))


def moment(session: Session, view: View, say: Say) -> tuple[str, Picture]:
    """Return what the last move did, a draw that was offered, and at the end who has won."""
    names = session.names
    told = story(view, names, say)
    if view.offer is not None:
        told += "\n" + say("maunz-said", what="offered", who=marked(view.offer, names))
    if view.over:
        told += f"\n\n{result(view.over, names, say)}"
    return told, Picture(lambda: picture.draw(view, names).png(), describe(view, names, say))


def rules(say: Say) -> Page:
    """Return how to play, with a picture for each thing that is easier seen than said."""
    return Page(
        (
            say("maunz-rules-1"),
            Picture(lambda: picture.nudge_picture().png(), say("maunz-alt-nudge-picture")),
            say("maunz-rules-2"),
            Picture(lambda: picture.blocked_picture().png(), say("maunz-alt-blocked-picture")),
            say("maunz-rules-3"),
            Picture(lambda: picture.graduation_picture().png(), say("maunz-alt-graduation-picture")),
            say("maunz-rules-4"),
        )
    )


def piece_to_place(view: View, wanted: str) -> Piece:
    """Return the kind that is wanted if the pool of whoever is in turn has it, else the kind that it has."""
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
    *agreed, giving_up = _table_buttons(session, view, say)
    if agreed:
        yield tuple(agreed)
    yield (giving_up,)  # a row away from where a thumb looks for something else


def _menus(session: Session, view: View, say: Say, piece: Piece) -> Iterator[Block]:
    """Two menus of free squares, each recap what the move does; and which piece it is, if there is a choice."""
    told = [Choice(one.square, one.square, one.words, one.emoji) for one in foretold(view, piece, say)]
    for rows in HALVES:
        free = tuple(choice for choice in told if choice.label[1] in rows)
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
    """A row of three stands out: it takes more pieces than one."""
    told, squares = choice_told(choice, view, say), "".join(choice.squares)
    return Button(told, button_id(session, "maunz.choose", squares), "main" if len(choice.squares) == LINE else "plain")


def _table_buttons(session: Session, view: View, say: Say) -> tuple[Button, ...]:
    """What is agreed at the table: taking back, draws, giving up."""

    def button(key: str, emoji: str) -> Button:
        return Button(say(f"maunz-{key}-button"), button_id(session, "maunz.table", key), "plain", emoji)

    back = (button("back", "↩️"),) if view.may_take_back is not None else ()
    draw = (button("offer", "🤝"),) if view.may_offer else ()
    if view.offer is not None:
        draw = (button("accept", "🤝"), button("decline", "🙅"))
    return (*back, *draw, Button(say("give-up-button"), button_id(session, "give_up"), "plain", "🏳️"))


SCREEN = Screen(lambda names: picture.cover(names).png(), public, None, moment, rules)
