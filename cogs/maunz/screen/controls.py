"""What can be clicked on the board of maunz.: squares by two taps or in two menus, choices, what is agreed."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from bot.games.contract import HINTS, Option
from bot.sessions.session import Session
from bot.text.words import Say
from bot.ui.pages.attendance import who_thinks
from bot.ui.pages.board_buttons import how_come_button
from bot.ui.pages.ids import button_id
from bot.ui.pages.page import Block, Button, Choice, Select
from cogs.maunz.rules.bed import BIT, COLUMNS, LINE, ROWS, Piece
from cogs.maunz.rules.state import CONTROLS, PlacePiece, View
from cogs.maunz.rules.state import Choice as Way
from cogs.maunz.screen.move_hints import move_hints, signs
from cogs.maunz.screen.prose import MARKS, choice_label

EMOJI = {Piece.KITTEN: "🐱", Piece.CAT: "🐈"}
HALVES = (ROWS[:3], ROWS[3:])  # 36 squares are too many for one menu, and six buttons for one row
BUTTONS_IN_ROW = 5


class Focus(NamedTuple):
    """What the player in turn looks at before a move."""

    piece: Piece
    column: str
    """The letter of the column whose squares can be pressed; empty before one is chosen, and where menus are used."""


def focus_of(session: Session, view: View, wanted: str) -> Focus:
    """Return what is wanted, the letter of a piece and then that of a column, as far as the position has it."""
    is_tapped = view.phase == "placing" and _chosen(session, CONTROLS) == "buttons"
    column = wanted[1:] if is_tapped and wanted[1:] in COLUMNS else ""
    return Focus(piece_to_place(view, wanted[:1]), column)


def piece_to_place(view: View, wanted: str) -> Piece:
    """Return the kind that is wanted if the pool of the seat in turn has it, else the kind that it has."""
    pool = view.pools[view.turn or 0]
    return Piece.CAT if pool.cats and (wanted == Piece.CAT or not pool.kittens) else Piece.KITTEN


def gives_hints(session: Session) -> bool:
    """Return whether the table wants to know before a move what it decides."""
    return _chosen(session, HINTS) == "on"


def how_to_tap(session: Session, view: View, say: Say, focus: Focus) -> str:
    """Return in a small line how a square is pressed, or what the signs on the squares mean; empty if none can be."""
    if view.phase != "placing" or _chosen(session, CONTROLS) != "buttons" or who_thinks(session, say):
        return ""
    shown = "tap" if not focus.column else "hints" if gives_hints(session) else "signs"
    return f"-# {say('maunz-how-to-tap', shown=shown)}"


def controls(session: Session, view: View, say: Say, focus: Focus) -> Iterator[Block]:
    """Return all that can be clicked in a game that is not over, row by row.

    While a computer thinks, squares keep their places, but cannot be pressed.
    """
    for block in _move_controls(session, view, say, focus):
        if not who_thinks(session, say):
            yield block
        elif isinstance(block, tuple) and view.phase == "placing":
            yield tuple(replace(button, disabled=True) for button in block)
    yield _table_buttons(session, view, say)


def _move_controls(session: Session, view: View, say: Say, focus: Focus) -> Iterator[Select | tuple[Button, ...]]:
    if view.phase == "choosing":
        buttons = [_choice_button(session, view, say, choice) for choice in view.choices]
        for start in range(0, len(buttons), BUTTONS_IN_ROW):
            yield tuple(buttons[start : start + BUTTONS_IN_ROW])
    else:
        pool = view.pools[view.turn or 0]
        if pool.kittens and pool.cats:
            left = {Piece.KITTEN: pool.kittens, Piece.CAT: pool.cats}
            yield tuple(_piece_button(session, say, kind, left[kind], focus) for kind in Piece)
        squares = _menus if _chosen(session, CONTROLS) == "menus" else _buttons
        yield from squares(session, view, say, focus)


def _chosen(session: Session, option: Option) -> str:
    return session.options.get(option.key, option.default)  # older tables are stored without it


# Squares


def _buttons(session: Session, view: View, say: Say, focus: Focus) -> Iterator[tuple[Button, ...]]:
    """Return the six columns, then the six squares of the chosen one: so many at any time, so that none moves away
    under a thumb.
    """
    for half in (COLUMNS[:3], COLUMNS[3:]):
        yield tuple(_column_button(session, view, focus, column) for column in half)
    for half in HALVES:
        yield tuple(_square_button(session, view, say, focus, row) for row in half)


def _column_button(session: Session, view: View, focus: Focus, column: str) -> Button:
    is_full = not any(view.bed.free() & BIT[f"{column}{row}"] for row in ROWS)
    style = "main" if column == focus.column else "plain"
    return Button(column, button_id(session, "maunz.column", f"{focus.piece}{column}"), style, disabled=is_full)


def _square_button(session: Session, view: View, say: Say, focus: Focus, row: str) -> Button:
    """Return a square with what a piece does there, or with the sign of the player whose piece is there."""
    square = f"{focus.column}{row}"
    custom_id = button_id(session, "maunz.square", f"{focus.piece}{square}")
    if not view.bed.free() & BIT.get(square, 0):
        seat = next((one.seat for one in view.standing if one.square == square), None)
        return Button(square, custom_id, emoji=None if seat is None else MARKS[seat], disabled=True)
    does = signs(PlacePiece(focus.piece, square), view, say, is_decisive=gives_hints(session))
    pool = view.pools[view.turn or 0]
    which = EMOJI[focus.piece] if pool.kittens and pool.cats else None
    return Button(" ".join((square, *does)), custom_id, "main", which)


def _menus(session: Session, view: View, say: Say, focus: Focus) -> Iterator[Select]:
    """Return two menus of free squares, each with what the move does."""
    hints = list(move_hints(view, focus.piece, say, is_decisive=gives_hints(session)))
    for rows in HALVES:
        free = tuple(
            Choice(hint.square, hint.square, hint.words, hint.emoji) for hint in hints if hint.square[1] in rows
        )
        placeholder = say("maunz-menu", piece=focus.piece.value, first=rows[0], last=rows[-1])
        yield Select(button_id(session, "maunz.place", f"{focus.piece}{rows[0]}"), placeholder, free)


def _piece_button(session: Session, say: Say, piece: Piece, left: int, focus: Focus) -> Button:
    """Return the button of a kind; the column stays chosen."""
    label, is_chosen = say("maunz-piece-button", piece=piece.value, left=left), piece is focus.piece
    return Button(
        f"✓ {label}" if is_chosen else label,
        button_id(session, "maunz.piece", f"{piece}{focus.column}"),
        "main" if is_chosen else "plain",
        EMOJI[piece],
    )


# Everything else


def _choice_button(session: Session, view: View, say: Say, choice: Way) -> Button:
    """Return the button of a choice. A row of three stands out: it takes more pieces than one."""
    label, squares = choice_label(choice, view, say), "".join(choice.squares)
    style = "main" if len(choice.squares) == LINE else "plain"
    return Button(label, button_id(session, "maunz.choose", squares), style)


def _table_buttons(session: Session, view: View, say: Say) -> tuple[Button, ...]:
    """Return what is agreed at the table, giving up, which is confirmed in private, and the rules."""

    def button(key: str, emoji: str) -> Button:
        return Button(say(f"maunz-{key}-button"), button_id(session, "maunz.table", key), "plain", emoji)

    back = (button("back", "↩️"),) if view.may_take_back is not None else ()
    draw = (button("offer", "🤝"),) if view.may_offer else ()
    if view.offer is not None:
        draw = (button("accept", "🤝"), button("decline", "🙅"))
    giving_up = Button(say("give-up-button"), button_id(session, "give_up"), "plain", "🏳️")
    rules = Button(say("board-rules"), button_id(session, "rules"), "plain", "📖")
    row = (*back, *draw, giving_up, rules)
    return (*row, *how_come_button(session, say)) if len(row) < BUTTONS_IN_ROW else row
