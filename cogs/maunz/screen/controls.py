"""What can be clicked on the board of maunz.: squares by two taps, choices, what is agreed."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from bot.games.contract import HINTS, Seat
from bot.messages.ids import button_id, lasting_id, move_id
from bot.messages.page import BUTTONS_IN_ROW, Button
from bot.sessions.session import Session
from bot.table.pages.attendance import who_thinks
from bot.table.pages.board_buttons import leave_button, take_back_button
from bot.text.words import Say
from cogs.maunz.rules.bed import BIT, COLUMNS, LINE, ROWS, Piece
from cogs.maunz.rules.rules import GAME
from cogs.maunz.rules.state import AcceptDraw, BoardMove, Choice, Graduate, PlacePiece, View
from cogs.maunz.screen.move_hints import SIGNS, effects_of, in_words
from cogs.maunz.screen.prose import choice_label, mark, piece_sign

HALVES = (ROWS[:3], ROWS[3:])  # six buttons are too many for one row
FIRST_COLUMN = COLUMNS[2]


def kept_after(move: BoardMove) -> str:
    """Return what was looked at for a placement, as `Focus` reads it."""
    return f"{move.piece}{move.square[0]}" if isinstance(move, PlacePiece) else ""


class Focus(NamedTuple):
    """What the player in turn looks at before a move."""

    piece: Piece
    column: str
    """The letter of the column whose squares can be pressed."""
    is_chosen: bool
    """Whether the player chose it; before that a column in the middle is open."""


def focus_of(session: Session, view: View, wanted: str) -> Focus:
    """Return what is wanted, the letter of a piece and then that of a column, as far as the position has it."""
    is_chosen = view.phase == "placing" and len(wanted) > 1 and wanted[1:] in COLUMNS
    piece = piece_to_place(view, wanted[:1] or _placed_last(session, view))
    return Focus(piece, wanted[1:] if is_chosen else _open_column(view), is_chosen)


def _placed_last(session: Session, view: View) -> str:
    """Return the kind that the player in turn, or the opponent of a computer in turn, placed last, if it is known."""
    turn = view.turn or 0
    seat = 1 - turn if session.seats[turn].computer else turn
    own = (GAME.decode_move(logged.move) for logged in reversed(session.stands) if logged.seat == seat)
    return next((move.piece.value for move in own if isinstance(move, PlacePiece)), "")


def _open_column(view: View) -> str:
    """Return the column with a free square that is nearest to the first one: no rule by what lies on the bed, or by
    what was placed last, hits the column of the next placement more often.
    """
    nearest = sorted(COLUMNS, key=lambda column: abs(COLUMNS.index(column) - COLUMNS.index(FIRST_COLUMN)))
    return next((column for column in nearest if not _is_full(view, column)), FIRST_COLUMN)


def piece_to_place(view: View, wanted: str) -> Piece:
    """Return the kind that is wanted if the pool of the seat in turn has it, else the kind that it has."""
    pool = view.pools[view.turn or 0]
    return Piece.CAT if pool.cats and (wanted == Piece.CAT or not pool.kittens) else Piece.KITTEN


def gives_hints(session: Session) -> bool:
    """Return whether the table wants to know before a move what it decides."""
    return session.options.get(HINTS.key) == "on"


def how_to_tap(session: Session, view: View, say: Say, focus: Focus) -> str:
    """Return in a small line what the signs on the squares mean, or how a square or a number is pressed."""
    is_waiting = bool(who_thinks(session, say))
    if view.phase == "choosing" and not is_waiting:
        return f"-# {say('maunz-how-to-choose', kids=view.variant.kids)}"
    labels = " ".join(button.label for row in _squares(session, view, say, focus) for button in row)
    piece, shown = focus.piece.value, [name for name, sign in SIGNS.items() if sign in labels]
    legend = [f"{SIGNS[name]} {say('maunz-sign', sign=name, count=0, piece=piece)}" for name in shown]
    return f"-# {' · '.join(legend) or say('maunz-how-to-tap', waits='yes' if is_waiting else 'no')}"


def controls(session: Session, view: View, say: Say, focus: Focus) -> Iterator[tuple[Button, ...]]:
    """Return all that can be clicked in a game that is not over, row by row.

    So many rows at any time, so that neither the picture nor a button moves away under a thumb: while a computer
    thinks, or numbers stand where squares were, the others keep their places, but cannot be pressed.
    """
    is_waiting, is_choosing = bool(who_thinks(session, say)), view.phase == "choosing"
    moves = [*(_choices if is_choosing else _squares)(session, view, say, focus)]
    looks = [*_looks(session, view, say, focus)][len(moves) - len(HALVES) :]  # more numbers stand in their place
    yield from _pressed(moves, is_never=is_waiting)
    yield from _pressed(looks, is_never=is_waiting or is_choosing)
    more = Button(say("maunz-more-button"), lasting_id(session, "maunz.more"), "plain")
    accept = Button(say("maunz-accept-button"), move_id(session, "maunz.square", AcceptDraw()), "good", "🤝")
    yield accept if view.offer is not None else take_back_button(session, say), more, leave_button(session, say)


def _pressed(rows: Iterable[tuple[Button, ...]], *, is_never: bool) -> Iterator[tuple[Button, ...]]:
    for row in rows:
        yield tuple(replace(button, disabled=True) for button in row) if is_never else row


def _choices(session: Session, view: View, say: Say, _: Focus) -> Iterator[tuple[Button, ...]]:
    """Return the numbers in two rows, as the squares are."""
    buttons = [_choice_button(session, view, say, choice) for choice in view.choices]
    in_row = min(BUTTONS_IN_ROW, (len(buttons) + 1) // 2)
    for start in range(0, len(buttons), in_row):
        yield tuple(buttons[start : start + in_row])


def _looks(session: Session, view: View, say: Say, focus: Focus) -> Iterator[tuple[Button, ...]]:
    """Return what makes no move: the letters of the other columns, and both kinds of pieces."""
    yield tuple(_column_button(session, view, focus, column) for column in COLUMNS if column != focus.column)
    if view.variant.kids == "no":
        turn = view.turn or 0
        seat = 1 - turn if who_thinks(session, say) else turn  # a computer's buttons are its opponent's
        pool = view.pools[seat]
        left = {Piece.KITTEN: pool.kittens, Piece.CAT: pool.cats}
        yield tuple(_piece_button(session, say, seat, kind, left[kind], focus) for kind in Piece)


# Squares


def _squares(session: Session, view: View, say: Say, focus: Focus) -> Iterator[tuple[Button, ...]]:
    """Return the six squares of the open column."""
    for half in HALVES:
        yield tuple(_square_button(session, view, say, focus, row) for row in half)


def _column_button(session: Session, view: View, focus: Focus, column: str) -> Button:
    custom_id = button_id(session, "maunz.column", f"{focus.piece}{column}")
    return Button(column, custom_id, disabled=_is_full(view, column))


def _is_full(view: View, column: str) -> bool:
    return not any(view.bed.free() & BIT[f"{column}{row}"] for row in ROWS)


def _square_button(session: Session, view: View, say: Say, focus: Focus, row: str) -> Button:
    """Return a square with what a piece does there, or with the sign of the player whose piece is there."""
    square = f"{focus.column}{row}"
    move = PlacePiece(focus.piece, square)
    custom_id = move_id(session, "maunz.square", move)
    if not view.bed.free() & BIT[square]:
        seat = next((one.seat for one in view.standing if one.square == square), None)
        return Button(square, custom_id, emoji=None if seat is None else mark(seat), disabled=True)
    effects = effects_of(move, view, is_decisive=gives_hints(session))
    signs = "".join(f"{SIGNS[name]}{many or ''}" for name, many in effects.items())
    return Button(f"{square} {signs}".rstrip(), custom_id, "main", spoken=in_words(move, effects, say))


def _piece_button(session: Session, say: Say, seat: Seat, piece: Piece, left: int, focus: Focus) -> Button:
    """Return the button of a kind; the column stays open."""
    label, is_chosen = say("maunz-piece-button", piece=piece.value, left=left), piece is focus.piece
    return Button(
        label,
        button_id(session, "maunz.piece", f"{piece}{focus.column}"),
        "main" if is_chosen else "plain",
        piece_sign(seat, piece),
        disabled=not left,
        spoken=f"✓ {label}" if is_chosen else label,
    )


# Everything else


def _choice_button(session: Session, view: View, say: Say, choice: Choice) -> Button:
    """Return a choice by its number in the picture. A row of three stands out: it takes more pieces than one."""
    style = "main" if len(choice.squares) == LINE else "plain"
    custom_id = move_id(session, "maunz.choose", Graduate(choice.squares))
    return Button(str(choice.number), custom_id, style, spoken=choice_label(choice, view, say))
