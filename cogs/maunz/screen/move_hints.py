"""What each placement of maunz. would do, in one line of a menu."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.contract import Seat
from bot.text.words import Say
from cogs.maunz.rules.bed import SQUARES, Nudge, Piece, Square
from cogs.maunz.rules.state import Place, Preview, View
from cogs.maunz.screen.preview import foresee
from cogs.maunz.screen.prose import between

LINE_LENGTH = 100 - len("C4 · ")  # what Discord takes in one line, behind the square that somebody types


class Foretold(NamedTuple):
    """What a placement would do."""

    square: Square
    emoji: str | None
    """The most important of it at a glance."""
    words: str


def foretold(view: View, piece: Piece, say: Say) -> Iterator[Foretold]:
    """Tell of every free square what whoever is in turn would do by placing this piece there."""
    if view.turn is None:
        return
    kids = view.settings.kids == "yes"
    taken = {standing.square for standing in view.standing}
    for square in (name for name in SQUARES if name not in taken):
        seen = foresee(view.bed, view.settings, view.turn, Place(piece, square))
        yield Foretold(square, *in_one_line(seen, view.turn, say, kids=kids))


def in_one_line(seen: Preview, seat: Seat, say: Say, *, kids: bool) -> tuple[str | None, str]:
    """Return the sign of what matters most, and as much as a line takes: where it is too long, only how many are nudged, or less."""
    matters = list(_matters(seen, say, kids=kids))
    words = [told for _, told in matters]
    falls = _whose("falls", seen.falls, seat, say)
    briefly = say("maunz-foretold-nudges", nudges=len(seen.nudges))
    nudges = "" if falls and seen.falls == seen.nudges else _whose("nudged", seen.nudges, seat, say) or briefly
    lines = (
        " · ".join(filter(None, told))
        for told in ((*words, nudges, falls), (*words, briefly, falls), (*words, falls), words[:1])
    )
    sign = matters[0][0] if matters else "💨" if falls else "🐾" if seen.nudges else None
    return sign, next(line for line in lines if len(line) <= LINE_LENGTH)


def _matters(seen: Preview, say: Say, *, kids: bool) -> Iterator[tuple[str, str]]:
    """What a placement decides, each with its sign."""
    if seen.wins:
        yield "🏆", say("maunz-foretold-still", row=between(seen.still)) if seen.still else say("maunz-foretold-wins")
    if seen.loses:
        yield "⚠️", say("maunz-foretold-loses")
    if seen.lines_up:
        yield "⚠️", say("maunz-foretold-lines-up", piece=(Piece.KITTEN if kids else Piece.CAT).value)
    if seen.ways > 1:
        yield (
            "🛏️" if seen.full else "✨",
            say("maunz-foretold-choice", what="both" if seen.full and seen.line else "full" if seen.full else "lines"),
        )
    elif seen.line and not seen.wins and not seen.loses:
        yield "✨", say("maunz-foretold-line", grows=seen.grows)


def _whose(key: str, moved: Sequence[Nudge], seat: Seat, say: Say) -> str:
    """Say how many of yours and of theirs it concerns; nothing if nobody."""
    own = sum(nudge.seat == seat for nudge in moved)
    other = len(moved) - own
    return (
        say(f"maunz-foretold-{key}", whose="both" if own and other else "own" if own else "other", own=own, other=other)
        if moved
        else ""
    )
