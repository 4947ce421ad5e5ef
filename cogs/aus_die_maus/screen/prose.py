"""Aus die Maus told in words: what the throw led to, what is to do, how it ended, and the whole race for those who cannot see it."""

from collections.abc import Iterable, Iterator, Sequence

from bot.errors import IllegalMove
from bot.text.words import Say
from bot.ui.names import plain, shown
from cogs.aus_die_maus.rules.state import DrewTwo, Event, Kept, Paid, RoundBegan, Standing, Threw, View
from cogs.aus_die_maus.rules.track import (
    START,
    WHITE,
    CameIn,
    Dice,
    MarkerTaken,
    Mouse,
    Moved,
    Preview,
    Remained,
    Run,
    Shoved,
    Space,
    Stayed,
    Trapped,
)

MARKS = ("❤️", "💧", "⭐", "🍃", "🌙", "♦️")  # the symbols of the seats in the picture
WHITE_MARK = "🐁"
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
PLACES = {1: "first", 2: "second"}
LABEL_NAME = 12  # as much of a name fits the label of a button on a phone


def story(view: View, names: Sequence[str], say: Say) -> str:
    """Tell what happened since somebody last threw for their own mouse, a line for each thing; what goes without saying is left out."""
    return "\n".join(_lines(view, names, say))


def task(view: View, names: Sequence[str], say: Say) -> str:
    """Say whose turn it is and what to do."""
    assert view.turn is not None, "somebody is in turn until the end"
    who = marked(view.turn, names, say)
    match view.phase:
        case "moving":
            told = (
                (label(choice, view, names, say), "; ".join(foretold(choice, view, names, say)))
                for choice in view.choices
            )
            return "\n".join(
                (say("aus_die_maus-choose", who=who), *(f"**{move}** · {what}" for move, what in told if what))
            )
        case "keeping":
            return say("aus_die_maus-keep", who=who)
        case _:
            return say("aus_die_maus-throw", who=who, dice="both" if view.race.trapped is None else "yellow")


def in_order(view: View, names: Sequence[str], say: Say) -> str:
    """Name the mice in the order of play."""
    return say(
        "aus_die_maus-order",
        mice=" · ".join(f"{_mark(mouse)} {_short_name(mouse, names, say)}" for mouse in view.order),
    )


def result(view: View, names: Sequence[str], say: Say) -> str:
    """Tell who won and by what, then everybody's place and cheeses, the white mouse's too."""
    assert view.outcome is not None, "the game is over"
    best: Sequence[Mouse] = [standing.mouse for standing in view.standings if standing.place == 1]
    told: Sequence[Mouse] = view.outcome.winners if view.outcome.reason == "white" else best
    lines = [
        say(f"aus_die_maus-won-{view.outcome.reason}", names=", ".join(marked(mouse, names, say) for mouse in told))
    ]
    lines += [_standing(standing, view, names, say) for standing in view.standings]
    if view.settings.white_competes == "no":
        lines.append(
            say("aus_die_maus-result-white", cheeses=_values(WHITE, view, say), score=sum(_cheeses(WHITE, view)))
        )
    return "\n".join(lines)


def marked(mouse: Mouse, names: Sequence[str], say: Say, *, begins: bool = False) -> str:
    """Return a mouse's name for a text, with the symbol that it has in the picture."""
    if mouse == WHITE:
        return f"{WHITE_MARK} **{say('aus_die_maus-white.begins') if begins else say('aus_die_maus-white')}**"
    return f"{MARKS[mouse]} **{shown(names[mouse])}**"


# What a move would do


def label(choice: Preview, view: View, names: Sequence[str], say: Say) -> str:
    """Return a move in the few words of a button: red 3 → 9, shoves the white mouse."""
    die = next(iter(choice.dice)) if len(choice.dice) == 1 else "both"
    kind = "back" if choice.move.backward else "run" if choice.move.spaces else "stay"
    if choice.to == view.race.goal:
        kind = "trap" if view.race.trapped is None else "cheese"
    move = say("aus_die_maus-move", die=die, kind=kind, spaces=choice.move.spaces, to=choice.to)
    if choice.shoved is None:
        return move
    if WHITE in (choice.trapped, choice.comes_in):
        return say("aus_die_maus-move-white-in", move=move, goal="trap" if choice.trapped else "cheese")
    who = say("aus_die_maus-white") if choice.shoved == WHITE else _cut(plain(names[choice.shoved]))
    return say("aus_die_maus-move-shoves", move=move, who=who)


def foretold(choice: Preview, view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Tell what a move would lead to beyond what its button says."""
    if choice.shoved is not None and choice.shoved_to is not None and choice.shoved_to < view.race.goal:
        yield say("aus_die_maus-foretold-shoved", who=_name(choice.shoved, names, say), to=choice.shoved_to)
    if choice.takes_marker and not choice.draws_two:
        yield say("aus_die_maus-foretold-marker")
    if choice.draws_two:
        yield say("aus_die_maus-foretold-two")
    if choice.trapped == choice.mouse:
        yield say("aus_die_maus-foretold-trapped")
    if choice.comes_in is not None:
        place = PLACES[len(view.race.finished) + 1]
        yield say("aus_die_maus-foretold-in", who="white" if choice.comes_in == WHITE else "own", place=place)
    if choice.ends_round:
        yield say("aus_die_maus-foretold-end")


def code(move: Run) -> str:
    """Return a move as a button carries it and as it can be typed: 3, or 3b for backward."""
    return f"{move.spaces}b" if move.backward else str(move.spaces)


def written(text: str) -> Run:
    """Return the move that a code means; IllegalMove if it means none."""
    number = text.removesuffix("b")
    if len(number) != 1 or number not in "0123":
        raise IllegalMove("aus_die_maus-no-such-move", text=text)
    return Run(int(number), number != text)


# The story, line by line


def _lines(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    thrown: Threw | None = None
    for event in view.last:
        if isinstance(event, Threw):
            thrown = event
        elif thrown is not None and isinstance(event, Moved | Stayed):
            yield _throw_in_words(thrown, event, view, names, say)
            thrown = None
        else:
            yield _line(event, view, names, say)
    if thrown is not None:
        yield say(
            "aus_die_maus-told-threw", who=marked(thrown.mouse, names, say, begins=True), dice=_dice(thrown.dice, say)
        )


def _throw_in_words(thrown: Threw, ran: Moved | Stayed, view: View, names: Sequence[str], say: Say) -> str:
    """Tell a throw and where it led in one line."""
    who, dice = marked(thrown.mouse, names, say, begins=True), _dice(thrown.dice, say)
    if isinstance(ran, Stayed):
        return say(
            "aus_die_maus-told-stayed", who=who, dice=dice, where=_where(ran.space, view.race.goal), space=ran.space
        )
    kind = (
        "back" if ran.to < ran.start else "goal" if ran.to == view.race.goal else "off" if ran.start == START else "run"
    )
    return say("aus_die_maus-told-ran", who=who, dice=dice, kind=kind, start=ran.start, to=ran.to)


def _line(event: Event, view: View, names: Sequence[str], say: Say) -> str:
    def who(mouse: Mouse, *, begins: bool = False) -> str:
        return marked(mouse, names, say, begins=begins)

    match event:
        case RoundBegan(number, order, keeper):
            key = "aus_die_maus-told-round-white" if order[0] == WHITE else "aus_die_maus-told-round"
            return say(key, number=number, rounds=view.rounds, who=who(keeper))
        case Shoved(by, mouse, _, to):
            return say(
                "aus_die_maus-told-shoved",
                by=who(by, begins=True),
                who=who(mouse),
                where=_where(to, view.race.goal),
                to=to,
            )
        case MarkerTaken(seat, taken_from):
            if taken_from is None:
                return say("aus_die_maus-told-marker", who=who(seat))
            return say("aus_die_maus-told-marker-from", who=who(seat), other=who(taken_from))
        case Trapped(mouse, by):
            return (
                say("aus_die_maus-told-white-trapped")
                if mouse == WHITE and by is not None
                else say("aus_die_maus-told-trapped", who=who(mouse))
            )
        case CameIn(mouse, place, _):
            return say("aus_die_maus-told-in", who=who(mouse, begins=True), place=PLACES[place])
        case Remained(mouse):
            return say("aus_die_maus-told-remained", who=who(mouse, begins=True))
        case DrewTwo(seat):
            return say("aus_die_maus-told-drew-two", who=who(seat))
        case Kept(seat):
            return say("aus_die_maus-told-kept", who=who(seat))
        case Paid(mouse, cheeses, reason):
            return say(f"aus_die_maus-paid-{reason}", who=who(mouse, begins=True), cheeses="🧀" * cheeses)
        case _:
            raise AssertionError(f"a throw and where it led are told together: {event}")


def _dice(dice: Dice, say: Say) -> str:
    if dice.red is None:
        return say("aus_die_maus-yellow", yellow=dice.yellow)
    return say("aus_die_maus-dice", red=dice.red, yellow=dice.yellow)


def _where(space: Space, goal: Space) -> str:
    return "start" if space == START else "goal" if space == goal else "track"


# The end


def _standing(standing: Standing, view: View, names: Sequence[str], say: Say) -> str:
    medal, who = MEDALS.get(standing.place, f"{standing.place}."), marked(standing.mouse, names, say, begins=True)
    return say(
        "aus_die_maus-result", medal=medal, who=who, score=standing.score, cheeses=_values(standing.mouse, view, say)
    )


def _values(mouse: Mouse, view: View, say: Say) -> str:
    values = sorted(_cheeses(mouse, view), reverse=True)
    return " ".join(map(str, values)) if values else say("aus_die_maus-no-cheese")


def _cheeses(mouse: Mouse, view: View) -> tuple[int, ...]:
    return view.cheeses[-1 if mouse == WHITE else mouse] or ()


def _count(mouse: Mouse, view: View) -> int:
    return view.counts[-1 if mouse == WHITE else mouse]


# Mice by name


def _mark(mouse: Mouse) -> str:
    return WHITE_MARK if mouse == WHITE else MARKS[mouse]


def _name(mouse: Mouse, names: Sequence[str], say: Say) -> str:
    return say("aus_die_maus-white") if mouse == WHITE else shown(names[mouse])


def _short_name(mouse: Mouse, names: Sequence[str], say: Say) -> str:
    return say("aus_die_maus-white.short") if mouse == WHITE else shown(_cut(plain(names[mouse])))


def _cut(name: str) -> str:
    return name if len(name) <= LABEL_NAME else name[: LABEL_NAME - 1].rstrip() + "…"


# The picture in words


def describe(view: View, names: Sequence[str], say: Say) -> str:
    """Return the race so that one can play from it: where everybody runs, the trap, the marker, the cheeses, the throw and whose turn it is."""
    if view.phase == "over":
        places = (_place_in_words(standing, view, names, say) for standing in view.standings)
        return " ".join((say("aus_die_maus-alt-over"), *places))
    race = view.race
    trapped = None if race.trapped is None else _plain(race.trapped, names, say)
    mice = "; ".join(_mouse_in_words(mouse, view, names, say) for mouse in view.order)
    facts = [
        say("aus_die_maus-alt-head", number=view.number, rounds=view.rounds),
        say("aus_die_maus-alt-sprung", who=trapped) if trapped else say("aus_die_maus-alt-set", goal=race.goal),
        say("aus_die_maus-alt-mice", mice=mice),
        say("aus_die_maus-alt-keeper", who=_plain(view.keeper, names, say), supply=view.supply),
        "" if race.marker is None else say("aus_die_maus-alt-marker", who=_plain(race.marker, names, say)),
        *_thrown_in_words(view.thrown, names, say),
        say("aus_die_maus-alt-turn", who=_plain(view.turn, names, say), phase=view.phase)
        if view.turn is not None
        else "",
    ]
    return " ".join(filter(None, facts))


def _mouse_in_words(mouse: Mouse, view: View, names: Sequence[str], say: Say) -> str:
    race, space = view.race, view.race.space_of(mouse)
    where = _where(space, race.goal)
    if where == "goal":
        where = "trap" if mouse == race.trapped else PLACES[race.finished.index(mouse) + 1]
    return say(
        "aus_die_maus-alt-mouse", who=_plain(mouse, names, say), where=where, space=space, cheeses=_count(mouse, view)
    )


def _thrown_in_words(thrown: Threw | None, names: Sequence[str], say: Say) -> Iterable[str]:
    if thrown is not None:
        red = "none" if thrown.dice.red is None else str(thrown.dice.red)
        yield say("aus_die_maus-alt-thrown", who=_plain(thrown.mouse, names, say), red=red, yellow=thrown.dice.yellow)


def _place_in_words(standing: Standing, view: View, names: Sequence[str], say: Say) -> str:
    who = _plain(standing.mouse, names, say)
    return say(
        "aus_die_maus-alt-place",
        who=who,
        place=standing.place,
        score=standing.score,
        cheeses=_values(standing.mouse, view, say),
    )


def _plain(mouse: Mouse, names: Sequence[str], say: Say) -> str:
    return say("aus_die_maus-white.short") if mouse == WHITE else plain(names[mouse])
