"""Aus die Maus in words: what happened, what to do, how it ended, and the race for those who cannot see the picture."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from bot.draw.furniture import rank_sign
from bot.table.pages.ties import broken_ties
from bot.text.words import Say
from cogs.aus_die_maus.rules.state import DrewTwo, Event, Kept, Paid, RoundBegan, Standing, Threw, View
from cogs.aus_die_maus.rules.track import (
    START,
    WHITE,
    CameIn,
    Dice,
    MarkerTaken,
    Mouse,
    Moved,
    Remained,
    Shoved,
    Space,
    Stayed,
    Trapped,
    index_of,
)
from cogs.aus_die_maus.screen.mice import in_alt_text, marked, marked_briefly
from cogs.aus_die_maus.screen.move_hints import RANKS, hints, step

_LISTED_NAME = 10  # letters beside a sum of cheeses in a line of a phone


def narrate_events(events: Sequence[Event], view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return what happened in the game of this view, a line for each thing; a throw and its move are one."""
    return list(line_by_line(events, view, names, say, (_narrate_run, narrate_event)))


def narrate_task(view: View, names: Sequence[str], say: Say) -> str:
    """Say whose turn it is and what to do."""
    assert view.turn is not None, "until the end it is a seat's turn"
    who = marked(view.turn, names, say)
    match view.phase:
        case "moving":
            hinted = ((step(choice, say), say("semicolon").join(hints(choice, view, say))) for choice in view.choices)
            lines = (f"-# **{move}** · {hint}" for move, hint in hinted if hint)
            assert view.thrown is not None, "moves come from a throw"
            dice = in_signs(view.thrown.dice)
            return "\n".join((say("aus_die_maus-choose", who=who, dice=dice), *lines))
        case "keeping":
            return say("aus_die_maus-keep", who=who)
        case _:
            return say("aus_die_maus-throw", who=who, dice="both" if view.race.trapped is None else "yellow")


def narrate_paid(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return who got the four cheeses of the round that has ended in this view, and who was caught in the trap."""
    lines = narrate_events([event for event in view.last if isinstance(event, Paid)], view, names, say)
    if view.race.rewarded is not None:
        who = marked_briefly(view.race.rewarded, names, say)
        return [*lines, say("aus_die_maus-paid-trap", who=who, cheeses="🧀")]
    assert view.race.trapped is not None, "until then no mouse comes in"
    return [*lines, say("aus_die_maus-paid-caught", who=marked_briefly(view.race.trapped, names, say))]


def narrate_result(view: View, names: Sequence[str], say: Say) -> str:
    """Say who won and by what, and what decided ties."""
    assert view.outcome is not None, "the game is over"
    best: Sequence[Mouse] = [standing.mouse for standing in view.standings if standing.rank == 1]
    winners: Sequence[Mouse] = view.outcome.winners if view.outcome.reason == "white" else best
    won_by = tuple(marked(mouse, names, say) for mouse in winners)
    won = say(f"aus_die_maus-won-{view.outcome.reason}", names=won_by)
    ranks, points, cheeses = zip(*((one.rank, one.score, one.cheeses) for one in view.standings), strict=True)
    ties = broken_ties(ranks, points, cheeses, [marked(one.mouse, names, say) for one in view.standings])
    return "\n".join((won, *(say("aus_die_maus-tie", cheeses=tie) for tie in ties)))


def narrate_cheeses(view: View, names: Sequence[str], say: Say) -> str:
    """Return in a line for each mouse what its cheeses are worth, the white one's too if she does not compete."""
    medals: dict[Mouse, str] = {standing.mouse: rank_sign(standing.rank) for standing in view.standings}
    others: dict[Mouse, str] = {} if WHITE in medals else {WHITE: ""}
    return "\n".join(_narrate_cheeses(mouse, medal, view, names, say) for mouse, medal in (medals | others).items())


# What happened, line by line


NarrateRun: TypeAlias = Callable[[Threw, Moved | Stayed | None, View, Sequence[str], Say], str]
"""Says a throw in one line, with where it led, if it did by then."""
NarrateEvent: TypeAlias = Callable[[Event, View, Sequence[str], Say], str]
"""Says another thing in one line."""


def line_by_line(
    events: Sequence[Event],
    view: View,
    names: Sequence[str],
    say: Say,
    in_words: tuple[NarrateRun, NarrateEvent],
) -> Iterator[str]:
    """Yield what happened, a line for each thing, and one for a throw with its move."""
    narrate_run, narrate_other = in_words
    thrown: Threw | None = None
    for event in events:
        if isinstance(event, Threw):
            thrown = event
        elif isinstance(event, Moved | Stayed):
            if thrown is not None:  # else the throw is so long ago that it is not among these events
                yield narrate_run(thrown, event, view, names, say)
            thrown = None
        else:
            yield narrate_other(event, view, names, say)
    if thrown is not None:
        yield narrate_run(thrown, None, view, names, say)


def _narrate_run(thrown: Threw, ran: Moved | Stayed | None, view: View, names: Sequence[str], say: Say) -> str:
    """Return a throw and where it led in one line."""
    who, dice, goal = marked(thrown.mouse, names, say, begins=True), _dice(thrown.dice, say), view.race.goal
    if ran is None:
        return say("aus_die_maus-event-threw", who=who, dice=dice)
    if isinstance(ran, Stayed):
        where = kind_of_space(ran.space, goal)
        return say("aus_die_maus-event-stayed", who=who, dice=dice, where=where, space=ran.space)
    kind = kind_of_run(ran, goal)
    return say("aus_die_maus-event-ran", who=who, dice=dice, kind=kind, start=ran.start, to=ran.to)


def kind_of_run(ran: Moved, goal: Space) -> str:
    """Return which way a mouse ran."""
    return "back" if ran.to < ran.start else "goal" if ran.to == goal else "off" if ran.start == START else "run"


def narrate_event(event: Event, view: View, names: Sequence[str], say: Say) -> str:
    """Return a thing that happened, but for a throw and where it led, in one line."""
    match event:
        case RoundBegan(number, order, keeper):
            key = "aus_die_maus-event-round-white" if order[0] == WHITE else "aus_die_maus-event-round"
            return say(key, number=number, rounds=view.rounds, who=marked(keeper, names, say))
        case DrewTwo(seat):
            return say("aus_die_maus-event-drew-two", who=marked(seat, names, say))
        case Kept(seat):
            return say("aus_die_maus-event-kept", who=marked(seat, names, say))
        case Paid(mouse, cheeses, reason):
            short = reason != "white_first"
            who = marked_briefly(mouse, names, say) if short else marked(mouse, names, say, begins=True)
            return say(f"aus_die_maus-paid-{reason}", who=who, cheeses="🧀" * cheeses)
        case Shoved(by, mouse, _, to):
            who, by_whom = marked(mouse, names, say), marked(by, names, say, begins=True)
            return say("aus_die_maus-event-shoved", by=by_whom, who=who, where=kind_of_space(to, view.race.goal), to=to)
        case MarkerTaken() | Trapped() | CameIn() | Remained():
            return _narrate_gain(event, names, say)
        case _:
            raise AssertionError(f"a throw and where it led are one line: {event}")


def _narrate_gain(event: MarkerTaken | Trapped | CameIn | Remained, names: Sequence[str], say: Say) -> str:
    """Return what a mouse came to by a move: the marker, the trap, a rank."""
    match event:
        case MarkerTaken(seat, other):
            who = marked(seat, names, say)
            if other is None:
                return say("aus_die_maus-event-marker", who=who)
            return say("aus_die_maus-event-marker-from", who=who, other=marked(other, names, say))
        case Trapped("white", by) if by is not None:
            return say("aus_die_maus-event-white-trapped")
        case Trapped(mouse):
            return say("aus_die_maus-event-trapped", who=marked(mouse, names, say))
        case CameIn(mouse, rank):
            return say("aus_die_maus-event-in", who=marked(mouse, names, say, begins=True), place=RANKS[rank])
        case Remained(mouse):
            return say("aus_die_maus-event-remained", who=marked(mouse, names, say, begins=True))


def _dice(dice: Dice, say: Say) -> str:
    if dice.red is None:
        return say("aus_die_maus-yellow", yellow=dice.yellow)
    return say("aus_die_maus-dice", red=dice.red, yellow=dice.yellow)


def in_signs(dice: Dice) -> str:
    """Return what a throw shows, in as few signs as can be."""
    return f"🟡 {dice.yellow}" if dice.red is None else f"🔴 {dice.red} 🟡 {dice.yellow}"


def kind_of_space(space: Space, goal: Space) -> str:
    """Return which kind of space this is."""
    return "start" if space == START else "goal" if space == goal else "track"


# The end


def _narrate_cheeses(mouse: Mouse, medal: str, view: View, names: Sequence[str], say: Say) -> str:
    cheeses = _cheeses(mouse, view)
    piles = " + ".join(f"{cheeses.count(value)}\u202f×\u202f{value}" for value in (3, 2, 1) if value in cheeses)
    who = marked_briefly(mouse, names, say, _LISTED_NAME)
    return f"{medal} {who}{say('colon')}**{sum(cheeses)}**{piles and f' = {piles}'}".strip()


def _values(mouse: Mouse, view: View, say: Say) -> str:
    values = sorted(_cheeses(mouse, view), reverse=True)
    return " ".join(map(str, values)) if values else say("aus_die_maus-no-cheese")


def _cheeses(mouse: Mouse, view: View) -> tuple[int, ...]:
    return view.cheeses[index_of(mouse)] or ()


# The picture in words


def describe(view: View, names: Sequence[str], say: Say) -> str:
    """Return the race so that one can play by it: mice, the trap, the marker, the cheeses, the throw, the turn."""
    if view.phase == "over":
        return " ".join(
            (say("aus_die_maus-alt-over"), *(_describe_rank(standing, view, names, say) for standing in view.standings))
        )
    return " ".join(_facts(view, names, say))


def _facts(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    race = view.race
    yield say("aus_die_maus-alt-head", number=view.number, rounds=view.rounds)
    if race.trapped is None:
        yield say("aus_die_maus-alt-set", goal=race.goal)
    else:
        yield say("aus_die_maus-alt-sprung", who=in_alt_text(race.trapped, names, say))
    yield say(
        "aus_die_maus-alt-mice",
        mice=say("semicolon").join(_describe_mouse(mouse, view, names, say) for mouse in view.order),
    )
    yield say("aus_die_maus-alt-keeper", who=in_alt_text(view.keeper, names, say), supply=view.supply)
    if race.marker is not None and not race.shover_paid:  # then it earns nothing
        yield say("aus_die_maus-alt-marker", who=in_alt_text(race.marker, names, say))
    if view.thrown is not None:
        dice = view.thrown.dice
        red = "none" if dice.red is None else str(dice.red)
        yield say(
            "aus_die_maus-alt-thrown", who=in_alt_text(view.thrown.mouse, names, say), red=red, yellow=dice.yellow
        )
    if view.turn is not None:
        yield say("aus_die_maus-alt-turn", who=in_alt_text(view.turn, names, say), phase=view.phase)


def _describe_mouse(mouse: Mouse, view: View, names: Sequence[str], say: Say) -> str:
    race, space = view.race, view.race.space_of(mouse)
    where = kind_of_space(space, race.goal)
    if where == "goal":
        where = "trap" if mouse == race.trapped else RANKS[race.finished.index(mouse) + 1]
    who, cheeses = in_alt_text(mouse, names, say), view.counts[index_of(mouse)]
    return say("aus_die_maus-alt-mouse", who=who, where=where, space=space, cheeses=cheeses)


def _describe_rank(standing: Standing, view: View, names: Sequence[str], say: Say) -> str:
    who, cheeses = in_alt_text(standing.mouse, names, say), _values(standing.mouse, view, say)
    return say("aus_die_maus-alt-place", who=who, place=standing.rank, score=standing.score, cheeses=cheeses)
