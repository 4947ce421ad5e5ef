"""What a placement of maunz. would do, shown before it is made: on a button, in a line of a menu, or while a square is
typed.

What it nudges is told to everyone; what it decides, a win for one, only where the table wants hints.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from bot.games.contract import Seat
from bot.text.words import Say
from cogs.maunz.rules.bed import PIECES, Bed, Nudge, Piece, Square, choices, has_line, lift, lines, names, nudge
from cogs.maunz.rules.rules import those_that_win, verdict
from cogs.maunz.rules.state import PlacePiece, Variant, View
from cogs.maunz.screen.prose import squares_label

LINE_LENGTH = 100 - len("C4 · ")  # what Discord takes in one line, behind the square


class Effects(Struct, frozen=True):
    """What a placement would do."""

    nudges: tuple[Nudge, ...]
    """The pieces that it moves, those off the bed included."""
    line: bool
    """It lines up three own pieces, which then win or graduate."""
    full: bool
    """It puts the last of the eight own pieces on the bed, and does not win by it."""
    ways: int
    """In how many ways pieces may leave the bed then: with more than one there is a choice."""
    grows: int
    """How many kittens grow into cats, if there is nothing to choose."""
    wins: bool
    still: tuple[Square, ...]
    """The row that wins because it was there already: the opponent has lined it up (Z-5, Z-13)."""
    loses: bool
    """It gives the opponent the game: three of their cats in a row, where the table counts that at once (Z-5)."""
    lines_up: bool
    """It lines up three pieces of the opponent, who wins after the own next turn if they still stand (Z-5, Z-13)."""

    @property
    def falls(self) -> tuple[Nudge, ...]:
        """The pieces that fall off the bed."""
        return tuple(moved for moved in self.nudges if moved.to is None)


class MoveHint(NamedTuple):
    """A placement and what it would do."""

    square: Square
    emoji: str | None
    """The most important of it at a glance."""
    words: str


def move_hints(view: View, piece: Piece, say: Say, *, is_decisive: bool) -> Iterator[MoveHint]:
    """Return for every free square what placing this piece there would do for the seat in turn."""
    if view.turn is None:
        return
    kids = view.variant.kids == "yes"
    for square in names(view.bed.free()):
        effects = effects_of(PlacePiece(piece, square), view.bed, view.turn, view.variant)
        yield MoveHint(square, *in_one_line(effects, view.turn, say, kids=kids, is_decisive=is_decisive))


def signs(move: PlacePiece, view: View, say: Say, *, is_decisive: bool) -> Iterator[str]:
    """Return in signs what a placement by the seat in turn would decide, and how many it moves over and off the bed."""
    if view.turn is None:
        return
    effects, kids = effects_of(move, view.bed, view.turn, view.variant), view.variant.kids == "yes"
    if is_decisive:
        yield from dict.fromkeys(sign for sign, _ in _decisive(effects, say, kids=kids))
    falls = len(effects.falls)
    if moves := len(effects.nudges) - falls:
        yield f"👉{moves}"
    if falls:
        yield f"💨{falls}"


def effects_of(move: PlacePiece, bed: Bed, seat: Seat, variant: Variant) -> Effects:
    """Return what a placement would do, which has to be a legal one."""
    after, nudges = nudge(bed, seat, move.piece, move.square)
    over = verdict(after, seat, variant)
    found = () if over else choices(after, seat)
    return Effects(
        nudges=nudges,
        line=has_line(after.of(seat)),
        full=over is None and after.of(seat).bit_count() == PIECES,
        ways=len(found),
        grows=lift(after, seat, found[0], grow=variant.kids == "no")[1] if len(found) == 1 else 0,
        wins=over is not None and over.winner == seat,
        still=_row_that_lasts(bed, after, seat, variant),
        loses=over is not None and over.winner != seat,
        lines_up=over is None and has_line(those_that_win(after, variant)[1 - seat]),
    )


def _row_that_lasts(bed: Bed, after: Bed, seat: Seat, variant: Variant) -> tuple[Square, ...]:
    """Return the own row that was there before the placement and is there after it."""
    rows_before, rows_after = (lines(those_that_win(one, variant)[seat]) for one in (bed, after))
    return next((names(row) for row in rows_before if row in rows_after), ())


# In words


def in_one_line(
    effects: Effects, seat: Seat, say: Say, *, kids: bool, is_decisive: bool = True
) -> tuple[str | None, str]:
    """Return the sign of what matters most, and as much as a line takes: all, or only how many are nudged, or less."""
    decisive = list(_decisive(effects, say, kids=kids)) if is_decisive else []
    words = [text for _, text in decisive]
    falls = _count_by_owner("falls", effects.falls, seat, say)
    briefly = say("maunz-hint-nudges", nudges=len(effects.nudges))
    only_falls = falls and effects.falls == effects.nudges
    nudges = "" if only_falls else _count_by_owner("nudged", effects.nudges, seat, say) or briefly
    longest_first = (
        " · ".join(filter(None, parts))
        for parts in ((*words, nudges, falls), (*words, briefly, falls), (*words, falls), words[:1])
    )
    sign = decisive[0][0] if decisive else "💨" if falls else "👉" if effects.nudges else None
    return sign, next(line for line in longest_first if len(line) <= LINE_LENGTH)


def _decisive(effects: Effects, say: Say, *, kids: bool) -> Iterator[tuple[str, str]]:
    """Return what a placement decides, each with its sign."""
    if effects.wins:
        yield (
            "🏆",
            say("maunz-hint-still", row=squares_label(effects.still)) if effects.still else say("maunz-hint-wins"),
        )
    if effects.loses:
        yield "⚠️", say("maunz-hint-loses")
    if effects.lines_up:
        yield "⚠️", say("maunz-hint-lines-up", piece=(Piece.KITTEN if kids else Piece.CAT).value)
    if effects.ways > 1:
        what = "both" if effects.full and effects.line else "full" if effects.full else "lines"
        yield "🛏️" if effects.full else "✨", say("maunz-hint-choice", what=what)
    elif effects.line and not effects.wins and not effects.loses:
        yield "✨", say("maunz-hint-line", grows=effects.grows)


def _count_by_owner(key: str, moved: Sequence[Nudge], seat: Seat, say: Say) -> str:
    """Say how many of yours and of theirs are moved; nothing if none is."""
    if not moved:
        return ""
    own = sum(nudge.seat == seat for nudge in moved)
    other = len(moved) - own
    whose = "both" if own and other else "own" if own else "other"
    return say(f"maunz-hint-{key}", whose=whose, own=own, other=other)
