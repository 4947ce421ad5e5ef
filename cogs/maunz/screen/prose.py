"""maunz. told in words: what happened, what is to do, how it ended, and the whole bed for those who cannot see it."""

from collections.abc import Iterable, Sequence

from bot.games.contract import Seat
from bot.text.words import Say
from bot.ui.names import plain, shown
from cogs.maunz.rules.bed import LINE, Piece, Square
from cogs.maunz.rules.state import Choice, Graduated, Over, TakenBack, Turn, View
from cogs.maunz.rules.threats import stayed, waiting_row

MARKS = ("🟠", "⚪")  # the colours of the two: their pieces have them, and the sign on their plates


def marked(seat: Seat, names: Sequence[str]) -> str:
    """Return a person's name for a text, with the colour of their pieces before it."""
    return f"{MARKS[seat]} **{shown(names[seat])}**"


def story(view: View, names: Sequence[str], say: Say) -> str:
    """Tell the last turn line by line, and what was said since: what was placed, who moved, who stayed, who fell, what left the bed."""
    turn = _turn_told(view.last, view, names, say) if view.last else [say("maunz-begin")]
    kinds = [("back" if isinstance(said, TakenBack) else "declined", said.seat) for said in view.said]
    return "\n".join([*turn, *(say("maunz-said", what=what, who=marked(seat, names)) for what, seat in kinds)])


def _turn_told(turn: Turn, view: View, names: Sequence[str], say: Say) -> list[str]:
    placed = turn.placed
    lines = [say("maunz-told-placed", who=marked(placed.seat, names), piece=placed.piece.value, square=placed.square)]
    if moved := [f"{MARKS[n.seat]} {n.square} → {n.to}" for n in placed.nudges if n.to]:
        lines.append(say("maunz-told-nudged", moves=" · ".join(moved)))
    if fallen := [f"{MARKS[n.seat]} {n.square}" for n in placed.nudges if n.to is None]:
        lines.append(say("maunz-told-fell", squares=" · ".join(fallen)))
    if staying := [f"{MARKS[standing.seat]} {standing.square}" for standing in stayed(view)]:
        lines.append(say("maunz-told-stayed", squares=" · ".join(staying)))
    if turn.graduated:
        lines.append(f"✨ {_graduated(turn.graduated, view, say)}")
    return lines


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
        lines = [
            say(
                "maunz-place",
                who=who,
                pieces="both" if pool.kittens and pool.cats else "cats" if pool.cats else "kittens",
            )
        ]
    if row := waiting_row(view):
        lines.append(say("maunz-waiting", who=marked(row.seat, names), squares=" ".join(row.squares)))
    if view.offer is not None:
        lines.append(say("maunz-offered", who=marked(view.offer, names), other=marked(1 - view.offer, names)))
    if view.may_take_back is not None:
        lines.append(
            f"-# {say('maunz-may-take-back', who=shown(names[view.may_take_back]), other=shown(names[1 - view.may_take_back]))}"
        )
    return "\n".join(lines)


def result(over: Over, names: Sequence[str], say: Say) -> str:
    """Tell who won and by what, or why nobody did."""
    if over.winner is None:
        return say(f"maunz-drawn-{over.reason}")
    squares = " ".join(over.squares)
    return say(
        f"maunz-won-{over.reason}", who=marked(over.winner, names), other=shown(names[1 - over.winner]), squares=squares
    )


def choice_told(choice: Choice, view: View, say: Say) -> str:
    """Return a choice with its number, and what comes of it."""
    told = f"{choice.number}: {between(choice.squares)}"
    return told if view.settings.kids == "yes" else f"{told} · {say('maunz-choice', kittens=choice.kittens)}"


def between(squares: Sequence[Square]) -> str:
    """Return C3, or B3–D3 for the squares of a line: they follow each other."""
    return squares[0] if len(squares) == 1 else f"{squares[0]}–{squares[-1]}"


# The picture in words


def describe(view: View, names: Sequence[str], say: Say) -> str:
    """Return the position so that one can play from it: where everything stands, what can be placed, what happened and what is to do."""
    head = say("maunz-alt-over") if view.over else say("maunz-alt-head", number=number(view))
    seats = (_seat_in_words(view, seat, names, say) for seat in (0, 1))
    last = _last_in_words(view.last, view, names, say) if view.last else ""
    row = waiting_row(view)
    waiting = say("maunz-waiting", who=plain(names[row.seat]), squares=" ".join(row.squares)) if row else ""
    return " ".join(filter(None, (head, *seats, last, waiting, _turn_in_words(view, names, say))))


def number(view: View) -> int:
    """Return which placement is being made, counted from one."""
    return view.plies + (view.phase == "placing")


def _seat_in_words(view: View, seat: Seat, names: Sequence[str], say: Say) -> str:
    own = [standing for standing in view.standing if standing.seat == seat]
    where = {piece: ", ".join(standing.square for standing in own if standing.piece is piece) for piece in Piece}
    bed = [say("maunz-alt-standing", piece=piece.value, squares=squares) for piece, squares in where.items() if squares]
    pool = view.pools[seat]
    facts = {
        "name": plain(names[seat]),
        "seat": seat,
        "bed": "; ".join(bed) or say("maunz-alt-nothing"),
        "kittens": pool.kittens,
    }
    told = say("maunz-alt-seat", **facts)
    return (
        told if view.settings.kids == "yes" else f"{told} {say('maunz-alt-cats', cats=pool.cats, lid=view.lid[seat])}"
    )


def _last_in_words(last: Turn, view: View, names: Sequence[str], say: Say) -> str:
    placed = last.placed
    moved = ", ".join(say("maunz-alt-nudge", square=n.square, to=n.to) for n in placed.nudges if n.to)
    fallen = ", ".join(n.square for n in placed.nudges if n.to is None)
    staying = ", ".join(standing.square for standing in stayed(view))
    facts = [
        say("maunz-alt-placed", name=plain(names[placed.seat]), piece=placed.piece.value, square=placed.square),
        say("maunz-alt-nudged", moves=moved) if moved else "",
        say("maunz-alt-fell", squares=fallen) if fallen else "",
        say("maunz-alt-stayed", squares=staying) if staying else "",
        _graduated(last.graduated, view, say) if last.graduated else "",
    ]
    return " ".join(filter(None, facts))


def _turn_in_words(view: View, names: Sequence[str], say: Say) -> str:
    if view.turn is None:
        return (
            say("maunz-alt-won", name=plain(names[view.over.winner]))
            if view.over and view.over.winner is not None
            else say("maunz-alt-drawn")
        )
    name = plain(names[view.turn])
    return (
        say("maunz-alt-chooses", name=name, choices=_choices(view.choices))
        if view.choices
        else say("maunz-alt-turn", name=name)
    )


def _choices(choices: Iterable[Choice]) -> str:
    return ", ".join(f"{choice.number}: {between(choice.squares)}" for choice in choices)


def _graduated(graduated: Graduated, view: View, say: Say) -> str:
    """Tell what left the bed: a line, one piece that grew up, or one that just comes back."""
    squares = " ".join(graduated.squares)
    if len(graduated.squares) == LINE:
        return say("maunz-told-line", squares=squares, kittens=graduated.kittens)
    what = "grown" if graduated.kittens else "kitten" if view.settings.kids == "yes" else "cat"
    return say("maunz-told-single", square=squares, what=what)
