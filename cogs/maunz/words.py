"""maunz. told in words: what happened, what is to do, how it ended, and the whole bed for those who cannot see it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.game import Seat
from bot.text import Say
from bot.ui.names import plain, shown
from cogs.maunz.bed import LINE, SQUARES, Piece, Square
from cogs.maunz.rules import foresee
from cogs.maunz.state import Choice, Graduated, Over, Place, Turn, View

MARKS = ("🟠", "⚪")  # the colours of the two in the picture


def marked(seat: Seat, names: Sequence[str]) -> str:
    """Return a person's name for a text, with the colour of their pieces before it."""
    return f"{MARKS[seat]} **{shown(names[seat])}**"


def story(view: View, names: Sequence[str], say: Say) -> str:
    """Tell the last turn line by line: what was placed, who moved, who fell, what left the bed."""
    if view.last is None:
        return say("maunz-begin")
    placed, graduated = view.last.placed, view.last.graduated
    lines = [say("maunz-told-placed", who=marked(placed.seat, names), piece=placed.piece.value, square=placed.square)]
    if moved := [f"{MARKS[n.seat]} {n.square} → {n.to}" for n in placed.nudges if n.to]:
        lines.append(say("maunz-told-nudged", moves=" · ".join(moved)))
    if fallen := [f"{MARKS[n.seat]} {n.square}" for n in placed.nudges if n.to is None]:
        lines.append(say("maunz-told-fell", squares=" · ".join(fallen)))
    if graduated:
        lines.append(f"✨ {_graduated(graduated, view, say)}")
    return "\n".join(lines)


def task(view: View, names: Sequence[str], say: Say) -> str:
    """Say whose turn it is, what to do, and what else can be done now."""
    assert view.turn is not None, "somebody is in turn until the end"
    who = marked(view.turn, names)
    if view.phase == "choosing":
        singles = sum(len(choice.squares) == 1 for choice in view.choices)
        kinds = "both" if 0 < singles < len(view.choices) else "singles" if singles else "lines"
        lines = [say("maunz-choose", who=who, kinds="kids" if singles and view.settings.kids == "yes" else kinds)]
    else:
        pool = view.pools[view.turn]
        lines = [say("maunz-place", who=who, pieces="both" if pool.kittens and pool.cats else "cats" if pool.cats else "kittens")]
    if view.offer is not None:
        lines.append(say("maunz-offered", who=marked(view.offer, names), other=marked(1 - view.offer, names)))
    if view.may_take_back is not None:
        lines.append(f"-# {say('maunz-may-take-back', who=shown(names[view.may_take_back]), other=shown(names[1 - view.may_take_back]))}")
    return "\n".join(lines)


def result(over: Over, names: Sequence[str], say: Say) -> str:
    """Tell who won and by what, or why nobody did."""
    if over.winner is None:
        return say(f"maunz-drawn-{over.reason}")
    squares = " ".join(over.squares)
    return say(f"maunz-won-{over.reason}", who=marked(over.winner, names), other=shown(names[1 - over.winner]), squares=squares)


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
    taken = {standing.square for standing in view.standing}
    for square in (name for name in SQUARES if name not in taken):
        seen = foresee(view.bed, view.settings, view.turn, Place(piece, square))
        own = sum(fallen.seat == view.turn for fallen in seen.falls)
        other = len(seen.falls) - own
        whose = "both" if own and other else "own" if own else "other"
        facts = (
            ("🏆", say("maunz-foretold-wins") if seen.wins else ""),
            ("⚠️", say("maunz-foretold-loses") if seen.loses else ""),
            ("✨", say("maunz-foretold-line") if seen.line and not seen.wins else ""),
            ("💨", say("maunz-foretold-falls", whose=whose, own=own, other=other) if seen.falls else ""),
            ("🐾" if seen.nudges else None, say("maunz-foretold-nudges", nudges=seen.nudges)),
        )
        told = [(emoji, fact) for emoji, fact in facts if fact]
        yield Foretold(square, told[0][0], " · ".join(fact for _, fact in told))


def between(squares: Sequence[Square]) -> str:
    """Return C3, or B3–D3 for the squares of a line: they follow each other."""
    return squares[0] if len(squares) == 1 else f"{squares[0]}–{squares[-1]}"


# The picture in words


def describe(view: View, names: Sequence[str], say: Say) -> str:
    """Return the position so that one can play from it: where everything stands, what can be placed, what happened and what is to do."""
    head = say("maunz-alt-over") if view.over else say("maunz-alt-head", number=number(view))
    seats = (_seat_in_words(view, seat, names, say) for seat in (0, 1))
    last = _last_in_words(view.last, view, names, say) if view.last else ""
    return " ".join(filter(None, (head, *seats, last, _turn_in_words(view, names, say))))


def number(view: View) -> int:
    """Return which placement is being made, counted from one."""
    return view.plies + (view.phase == "placing")


def _seat_in_words(view: View, seat: Seat, names: Sequence[str], say: Say) -> str:
    own = [standing for standing in view.standing if standing.seat == seat]
    where = {piece: ", ".join(standing.square for standing in own if standing.piece is piece) for piece in Piece}
    bed = [say("maunz-alt-standing", piece=piece.value, squares=squares) for piece, squares in where.items() if squares]
    pool = view.pools[seat]
    facts = {"kittens": pool.kittens, "cats": pool.cats, "lid": view.lid[seat]}
    return say("maunz-alt-seat", name=plain(names[seat]), seat=seat, bed="; ".join(bed) or say("maunz-alt-nothing"), **facts)


def _last_in_words(last: Turn, view: View, names: Sequence[str], say: Say) -> str:
    placed = last.placed
    moved = ", ".join(say("maunz-alt-nudge", square=n.square, to=n.to) for n in placed.nudges if n.to)
    fallen = ", ".join(n.square for n in placed.nudges if n.to is None)
    facts = [
        say("maunz-alt-placed", name=plain(names[placed.seat]), piece=placed.piece.value, square=placed.square),
        say("maunz-alt-nudged", moves=moved) if moved else "",
        say("maunz-alt-fell", squares=fallen) if fallen else "",
        _graduated(last.graduated, view, say) if last.graduated else "",
    ]
    return " ".join(filter(None, facts))


def _turn_in_words(view: View, names: Sequence[str], say: Say) -> str:
    if view.turn is None:
        return say("maunz-alt-won", name=plain(names[view.over.winner])) if view.over and view.over.winner is not None else say("maunz-alt-drawn")
    name = plain(names[view.turn])
    return say("maunz-alt-chooses", name=name, choices=_choices(view.choices)) if view.choices else say("maunz-alt-turn", name=name)


def _choices(choices: Iterable[Choice]) -> str:
    return ", ".join(f"{choice.letter}: {between(choice.squares)}" for choice in choices)


def _graduated(graduated: Graduated, view: View, say: Say) -> str:
    """Tell what left the bed: a line, one piece that grew up, or one that just comes back."""
    squares = " ".join(graduated.squares)
    if len(graduated.squares) == LINE:
        return say("maunz-told-line", squares=squares, kittens=graduated.kittens)
    what = "grown" if graduated.kittens else "kitten" if view.settings.kids == "yes" else "cat"
    return say("maunz-told-single", square=squares, what=what)
