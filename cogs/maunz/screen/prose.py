"""maunz. in words: what happened, what to do, how it ended, and the whole bed for players who cannot see it."""

import re
from collections.abc import Iterable, Sequence

from bot.draw.signs import sign
from bot.games.contract import Seat
from bot.messages.names import plain, shown
from bot.sessions.session import Session
from bot.text.words import Say
from cogs.maunz.rules.bed import LINE, Nudge, Piece, Square
from cogs.maunz.rules.state import (
    BoardMove,
    Choice,
    DrawAccepted,
    DrawOffered,
    Event,
    Graduated,
    Over,
    Placed,
    PlacePiece,
    Resigned,
    Turn,
    View,
)
from cogs.maunz.rules.threats import shows_goal, waiting_row
from cogs.maunz.screen.move_hints import SIGNS

_FORMATTING = re.compile(r"\*\*|[\u2068\u2069]|\\(?=\W|_)")


def marked(seat: Seat, names: Sequence[str]) -> str:
    """Return a player's name for a text, with the colour of their pieces before it."""
    return f"{mark(seat)} **{shown(names[seat])}**"


def mark(seat: Seat) -> str:
    """Return the sign of a seat."""
    return sign(f"maunz.seat.{seat}")


def piece_sign(seat: Seat, piece: Piece) -> str:
    """Return the sign of a seat's kitten or cat."""
    return sign(f"maunz.{piece.name.lower()}.{seat}")


def noted(seat: Seat, move: BoardMove) -> str:
    """Return a move in signs."""
    if isinstance(move, PlacePiece):
        return f"{mark(seat)}{piece_sign(seat, move.piece)} {move.square}"
    return f"✨ {squares_label(move.squares)}"


def squares_label(squares: Sequence[Square]) -> str:
    """Return C3, or B3–D3 for the squares of a line: they follow each other."""
    return squares[0] if len(squares) == 1 else f"{squares[0]}–{squares[-1]}"


def choice_label(choice: Choice, view: View, say: Say) -> str:
    """Return a choice with its number, and what comes of it."""
    label = f"{choice.number}{say('colon')}{squares_label(choice.squares)}"
    return label if view.variant.kids == "yes" else f"{label} · {say('maunz-choice', kittens=choice.kittens)}"


def placement_number(view: View) -> int:
    """Return which placement is being made, or was the last, counted from 1."""
    return view.plies + (view.phase == "placing")


# What happened


def narrate_turn(view: View, names: Sequence[str], say: Say) -> str:
    """Narrate the last turn in one line, from what was placed to what left the bed."""
    if view.last is None:
        return "" if view.over else say("maunz-begin")
    return _narrated(view.last, view, names, say)


def narrate_turns(view: View, names: Sequence[str], say: Say) -> str:
    """Narrate the last turn and the one before it, a line for each: the own one, and the reply to it."""
    before = view.before and view.before.last
    return "\n".join((*([_narrated(before, view, names, say)] if before else []), narrate_turn(view, names, say)))


def _narrated(turn: Turn, view: View, names: Sequence[str], say: Say) -> str:
    grown = [turn.graduated] if turn.graduated else []
    return " ".join(line for event in (turn.placed, *grown) for line in narrate_event(event, view, names, say))


def narrate_event(event: Event, view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return what one event was, line by line."""
    match event:
        case Placed():
            return _placed_lines(event, names, say)
        case Graduated():
            return [f"✨ {_narrate_graduation(event, view, say)}"]
        case DrawOffered(seat):
            return [say("maunz-said", who=marked(seat, names))]
        case Resigned() | DrawAccepted():
            return []  # the result says so


def caption(session: Session, view: View, events: Sequence[Event], say: Say) -> str:
    """Return what left the bed to grow up, else what was placed and what fell off; at the end who has won."""
    if view.over:
        return narrate_result(view.over, session.names, say)
    if grown := [event for event in events if isinstance(event, Graduated)]:
        return _narrate_graduation(grown[0], view, say)
    placed = (event for event in events if isinstance(event, Placed))
    return " ".join(line for event in placed for line in _placed_lines(event, session.names, say, tells_moved=False))


def _placed_lines(placed: Placed, names: Sequence[str], say: Say, *, tells_moved: bool = True) -> list[str]:
    moved, fallen = moved_and_fallen(placed.nudges)
    lines = [say("maunz-turn-placed", who=marked(placed.seat, names), piece=placed.piece.value, square=placed.square)]
    if moved and tells_moved:
        moves = " · ".join(f"{mark(nudge.seat)} {nudge.square} → {nudge.to}" for nudge in moved)
        lines.append(f"{SIGNS['nudged']} {say('maunz-turn-nudged', moves=moves)}")
    if fallen:
        squares = " · ".join(f"{mark(nudge.seat)} {nudge.square}" for nudge in fallen)
        lines.append(f"{SIGNS['fell']} {say('maunz-turn-fell', squares=squares)}")
    return lines


def moved_and_fallen(nudges: Iterable[Nudge]) -> tuple[list[Nudge], list[Nudge]]:
    """Return the nudges over the bed, and those off it."""
    return [nudge for nudge in nudges if nudge.to], [nudge for nudge in nudges if nudge.to is None]


def _narrate_graduation(graduated: Graduated, view: View, say: Say) -> str:
    """Narrate what left the bed: a line, one piece that grew up, or one that just comes back."""
    if len(graduated.squares) == LINE:
        return say("maunz-turn-line", squares=graduated.squares, kittens=graduated.kittens)
    what = "grown" if graduated.kittens else "kitten" if view.variant.kids == "yes" else "cat"
    return say("maunz-turn-single", square=graduated.squares, what=what)


# What to do


def narrate_task(view: View, names: Sequence[str], say: Say) -> str:
    """Say whose turn it is and what to do. Only for a game that is not over."""
    assert view.turn is not None, "a seat is in turn until the end"
    who = marked(view.turn, names)
    return say("maunz-choose" if view.phase == "choosing" else "maunz-place", who=who)


def narrate_waiting(view: View, names: Sequence[str], say: Say) -> str:
    """Say which row waits to win; empty if none does."""
    row = waiting_row(view)
    return say("maunz-waiting", who=marked(row.seat, names), squares=row.squares) if row else ""


def narrate_offer(view: View, names: Sequence[str], say: Say) -> str:
    """Say who offers a draw, and how it is answered; empty if nobody does."""
    if view.offer is None:
        return ""
    return say("maunz-offered", who=marked(view.offer, names), other=marked(1 - view.offer, names))


# How it ended


def narrate_result(over: Over, names: Sequence[str], say: Say) -> str:
    """Say who won and by what, or why it is a draw."""
    if over.winner is None:
        return say(f"maunz-drawn-{over.reason}")
    who, other = marked(over.winner, names), shown(names[1 - over.winner])
    return say(f"maunz-won-{over.reason}", who=who, other=other, squares=over.squares)


# The picture in words


def describe(view: View, names: Sequence[str], say: Say, column: str = "") -> str:
    """Return the position so that one can play from it: the pieces, the pools, what happened, a column that is chosen,
    and what to do.
    """
    head = say("maunz-alt-over") if view.over else say("maunz-alt-head", number=placement_number(view))
    seats = (_describe_seat(view, seat, names, say) for seat in (0, 1))
    goal = say("maunz-alt-goal", kids=view.variant.kids) if shows_goal(view) else ""
    told = [narrate_turn(view, names, say)] if view.last else []
    end = narrate_result(view.over, names, say) if view.over else narrate_task(view, names, say)
    ways = ", ".join(f"{choice.number} = {squares_label(choice.squares)}" for choice in view.choices)
    sentences = filter(None, (*told, narrate_waiting(view, names, say), end, ways))
    said = (f"{line}." if line[-1:].isalnum() else line for line in map(_spoken, sentences))
    lit = say("maunz-alt-column", column=column) if column else ""
    return " ".join(filter(None, (head, goal, *seats, *said, lit)))


def _spoken(line: str) -> str:
    """Return a line of the board without what formats it."""
    return _FORMATTING.sub("", line)


def _describe_seat(view: View, seat: Seat, names: Sequence[str], say: Say) -> str:
    own = [standing for standing in view.standing if standing.seat == seat]
    where = {piece: [standing.square for standing in own if standing.piece is piece] for piece in Piece}
    bed = [
        say("maunz-alt-standing", piece=piece.value, squares=", ".join(squares), count=len(squares))
        for piece, squares in where.items()
        if squares
    ]
    standing, pool = say("semicolon").join(bed) or say("maunz-alt-nothing"), view.pools[seat]
    text = say("maunz-alt-seat", name=plain(names[seat]), seat=seat, bed=standing, kittens=pool.kittens)
    if view.variant.kids == "yes":
        return text
    return f"{text} {say('maunz-alt-cats', cats=pool.cats, lid=view.lid[seat])}"
