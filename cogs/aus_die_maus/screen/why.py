"""Why the mice of Aus die Maus stand where they stand: which die counted, who was shoved and who was not."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.sessions.session import Session
from bot.text.words import Say
from bot.ui.pages.names import escaped
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Event, Paid, RoundBegan, TakenBack, Threw, View
from cogs.aus_die_maus.rules.track import (
    START,
    WHITE,
    Choice,
    Dice,
    Mouse,
    Moved,
    Remained,
    Shoved,
    Space,
    Stayed,
    Trapped,
)
from cogs.aus_die_maus.screen.brief import narrate_briefly
from cogs.aus_die_maus.screen.mice import marked
from cogs.aus_die_maus.screen.move_hints import RANKS, label, not_shoved, offered, sign

MOST_LETTERS = 1500
"""Of the turns that are explained; the one with which it is reached is the last."""

Spaces: TypeAlias = Mapping[Mouse, Space]
"""Where the mice stand, as far as it is known."""


# What is explained


def since_decisions(session: Session, view: View) -> tuple[Sequence[Event], Sequence[Event]]:
    """Return what is known of earlier turns, and all turns since the last decision of each person, with that one."""
    moves = [(at, GAME.decode_events(logged.events)) for at, logged in enumerate(session.tail) if logged.events]
    happened: list[tuple[int, Event]] = []
    for at, events in moves:
        for event in events:
            if isinstance(event, TakenBack):
                while happened and not isinstance(happened[-1][1], Threw):
                    happened.pop()
            else:
                happened.append((at, event))
    events = [event for _, event in happened]
    if events[-len(view.last) :] != list(view.last):  # a game that does not go on from this log
        return (), view.last
    decided = {logged.seat: at for at, logged in enumerate(session.tail) if not logged.by_bot}
    oldest = min((decided.get(seated.seat, 0) for seated in session.people_here), default=0)
    later = sum(at >= oldest for at, _ in happened)
    begin = min(len(events) - later, len(events) - len(view.last))
    while begin > 0 and not isinstance(events[begin], Threw):
        begin -= 1
    return events[:begin], events[begin:]


def explain_turns(
    earlier: Sequence[Event],
    told: Sequence[Event],
    view: View,
    names: Sequence[str],
    say: Say,
    known: Collection[str] = (),
) -> Iterator[str]:
    """Yield the rules behind these turns, above each in small what it is about; `earlier` is what is known of before.

    Without the oldest turns where they are too many, and no rule twice, nor those that the reader has `known` by then.
    """
    said = {*known}
    turns: list[list[str]] = []
    reasons = explain_events(told, view, names, say, earlier)
    for begin, end in reversed([*turns_of(told)]):
        if new := dict.fromkeys(why for each in reasons[begin:end] for why in each if why not in said):
            said.update(new)
            turns.append([*(f"-# {line}" for line in narrate_briefly(told[begin:end], view, names, say)), *new])
            if sum(len(line) for turn in turns for line in turn) > MOST_LETTERS:
                break
    yield from (line for turn in reversed(turns) for line in turn)


def that_paid(events: Sequence[Event]) -> list[Event]:
    """Return the turns in which cheeses were paid."""
    turns = (events[begin:end] for begin, end in turns_of(events))
    return [event for turn in turns if any(isinstance(one, Paid) for one in turn) for event in turn]


def explain_choices(view: View, names: Sequence[str], say: Say) -> dict[str, Sequence[str]]:
    """Return what the player in turn can do, in the words of the buttons, with the rules behind each of them that no
    other one before has.
    """
    lines: dict[str, Sequence[str]] = {}
    for choice in offered(view):
        said = {rule for rules in lines.values() for rule in rules}
        move = f"{sign(choice)} **{escaped(label(choice, view, names, say))}**"
        lines[move] = [rule for rule in _rules_of(choice, view, say) if rule not in said]
    return lines


def _rules_of(choice: Choice, view: View, say: Say) -> Iterator[str]:
    """Yield the rules by which a move leads to what it leads to."""
    if choice.move.backward:
        yield say("aus_die_maus-why-back")
    if choice.trapped is not None:
        yield say("aus_die_maus-why-trapped", reward="yes" if choice.draws_two else "no")
    elif choice.comes_in is not None:
        rank = RANKS[len(view.race.finished) + 1]
        yield say("aus_die_maus-why-in", who="white" if choice.comes_in == WHITE else "other", place=rank)
    elif not choice.move.spaces:
        yield say("aus_die_maus-why-zero")
    elif choice.shoved is not None:
        yield say("aus_die_maus-why-shoved", whom="white" if choice.shoved == WHITE else "other")
    elif others := not_shoved(choice, view):
        yield say("aus_die_maus-why-several" if len(others) > 1 else "aus_die_maus-why-no-goal")
    else:
        yield say("aus_die_maus-why-free")


def explain_task(view: View, names: Sequence[str], say: Say) -> str:
    """Return the rule for what the player in turn can do now, before the throw or with two cheeses."""
    assert view.turn is not None, "until the end it is a seat's turn"
    race = view.race
    places = {START: "start", race.goal - 1: "before"}
    how = "yellow" if race.trapped is not None else places.get(race.space_of(view.turn), "track")
    how = "dice" if view.turn in view.children else "keep" if view.phase == "keeping" else how
    return say("aus_die_maus-why-now", how=how, who=marked(view.turn, names, say, begins=True))


def turns_of(events: Sequence[Event | TakenBack]) -> Iterator[tuple[int, int]]:
    """Yield where the turns begin and end: with each throw a new one."""
    begins = [0, *(at for at, event in enumerate(events) if at and isinstance(event, Threw))]
    yield from zip(begins, (*begins[1:], len(events)), strict=True)


# The reasons


def explain_events(
    events: Sequence[Event], view: View, names: Sequence[str], say: Say, earlier: Sequence[Event] = ()
) -> list[list[str]]:
    """Return the reasons for each of these last events of the view; `earlier` is what is known of before them."""
    dice: Dice | None = None
    found: list[list[str]] = []
    known = _known([*earlier, *events], view)[len(earlier) :]
    for at, event in enumerate(events):
        reasons: list[str] = []
        if isinstance(event, Threw):
            dice = event.dice
        elif isinstance(event, Moved | Stayed):
            if dice and (event.mouse == WHITE or event.mouse in view.children):
                who = marked(event.mouse, names, say, begins=True)
                reasons.append(say("aus_die_maus-why-led", who=who, how=_how(event, dice, view.race.goal)))
            elif isinstance(event, Stayed):
                reasons.append(say("aus_die_maus-why-zero"))
            elif dice and event.start == START and 0 in dice.numbers:
                reasons.append(say("aus_die_maus-why-off"))
            following = events[at + 1] if at + 1 < len(events) else None
            if isinstance(event, Moved) and not isinstance(following, Shoved):
                reasons += _not_shoved(event, known[at], view, say)
        elif isinstance(event, Paid):
            following = events[at + 1] if at + 1 < len(events) else None
            reasons += () if isinstance(following, Paid) else (say("aus_die_maus-why-paid"),)
        else:
            reasons += _reason(event, say)
        found.append(reasons)
    return found


def _how(event: Moved | Stayed, dice: Dice, goal: int) -> str:
    if isinstance(event, Stayed):
        return "zero" if 0 in dice.numbers else "waits"
    if dice.red is None:
        return "only_yellow"
    if event.to < event.start:
        return "back"
    return "red" if event.dice == ("red",) or event.start + dice.red < goal else "yellow"


def _reason(event: Event, say: Say) -> Iterator[str]:
    match event:
        case Shoved(mouse=mouse):
            yield say("aus_die_maus-why-shoved", whom="white" if mouse == WHITE else "other")
        case Trapped(mouse, by):
            yield say("aus_die_maus-why-trapped", reward="yes" if mouse == WHITE and by is not None else "no")
        case Remained():
            yield say("aus_die_maus-why-remained")
        case _:
            return


def _not_shoved(event: Moved, spaces: Spaces, view: View, say: Say) -> Iterator[str]:
    """Yield why mice on the space that a mouse came to did not move, if there are any."""
    others = [mouse for mouse, space in spaces.items() if space == event.to and mouse != event.mouse]
    if event.to == view.race.goal:
        return
    if len(others) > 1:
        yield say("aus_die_maus-why-several")
    elif others and len(spaces) == len(view.race.mice):
        yield say("aus_die_maus-why-no-goal")


def _known(events: Sequence[Event], view: View) -> Sequence[Spaces]:
    """Return where the mice stood after each of these last events, by what they did before it and what they did later.

    All are known since the last round began, and mostly before: a mouse that did nothing in these events is not.
    """
    spaces: Spaces = {}
    before: list[Spaces] = []
    for event in events:
        match event:
            case RoundBegan():
                spaces = dict.fromkeys(view.race.mice, START)
            case Moved(mouse, _, _, _, to) | Shoved(_, mouse, _, to) | Stayed(mouse, to):
                spaces = {**spaces, mouse: to}
            case _:
                pass
        before.append(spaces)
    spaces = dict(zip(view.race.mice, view.race.spaces, strict=True))
    known: list[Spaces] = []
    for event, own in zip(reversed(events), reversed(before), strict=True):
        known.append({**spaces, **own})
        match event:
            case RoundBegan():
                spaces = {}
            case Moved(mouse, _, _, start) | Shoved(_, mouse, start) | Stayed(mouse, start):
                spaces = {**spaces, mouse: start}
            case _:
                pass
    return known[::-1]
