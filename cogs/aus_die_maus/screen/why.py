"""Why the mice of Aus die Maus stand where they stand: which die counted, who was shoved and who was not."""

from collections.abc import Collection, Iterator, Sequence

from bot.messages.names import escaped
from bot.text.words import Say
from cogs.aus_die_maus.rules.state import Event, Paid, Threw, View
from cogs.aus_die_maus.rules.track import (
    START,
    WHITE,
    Choice,
    Dice,
    Mouse,
    Moved,
    Shoved,
    Stayed,
    Trapped,
)
from cogs.aus_die_maus.screen.brief import all_dice, die_used, narrate_briefly
from cogs.aus_die_maus.screen.lap import Lap
from cogs.aus_die_maus.screen.mice import marked
from cogs.aus_die_maus.screen.move_hints import RANKS, label, offered, sign

MOST_LINES = 8
"""So many are told of what happened; what is possible stands below them."""


# What is explained


def explain_turns(told: Lap, view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return the turns that are told, in small, and below each the rules behind it, no rule twice. Where they are more
    than a phone has room for, the oldest are left out.
    """
    said, parts, left = set[str](), list[list[str]](), MOST_LINES
    for turn in reversed((*told.befell, *told.turns)):
        reasons = dict.fromkeys(explain_events(turn.events, view, names, say))
        new = [why for why in reasons if why not in said]
        lines = [f"-# {line}" for line in narrate_briefly(turn.events, view, names, say, dice=_dice)]
        left -= len(lines) + len(new)
        if left < 0 and parts:
            break
        said.update(new)
        parts.append([*lines, *new])
    return [line for part in reversed(parts) for line in part]


def _dice(thrown: Threw, ran: Moved | Stayed | None) -> str:
    """Return in signs what was thrown, where a rule tells which of two dice counted; else the one that did."""
    is_off = isinstance(ran, Moved) and ran.start == START and 0 in thrown.dice.numbers
    return (all_dice if thrown.mouse == WHITE or is_off else die_used)(thrown, ran)


def explain_choices(view: View, names: Sequence[str], say: Say, known: Collection[str] = ()) -> list[str]:
    """Return what the player in turn can do, in the words of the buttons, with the rules behind each of them that are
    not `known`, and that no other one before has.
    """
    lines, said = list[str](), {*known}
    for choice in offered(view):
        new = [rule for rule in _rules_of(choice, view, say) if rule not in said]
        said.update(new)
        move = f"{sign(choice)} **{escaped(label(choice, view, names, say))}**"
        lines.append(" · ".join(filter(None, (move, " ".join(new)))))
    return lines


def _rules_of(choice: Choice, view: View, say: Say) -> Iterator[str]:
    """Yield the rules by which a move leads to what it leads to."""
    if choice.move.backward:
        yield say("aus_die_maus-why-back")
    if choice.draws_two:
        yield say("aus_die_maus-why-trapped", reward="yes")
    elif choice.comes_in is not None:
        rank = RANKS[len(view.race.finished) + 1]
        yield say("aus_die_maus-why-in", who="white" if choice.comes_in == WHITE else "other", place=rank)
    elif choice.shoved is not None and choice.trapped is None:
        yield say("aus_die_maus-why-shoved", whom="white" if choice.shoved == WHITE else "other")
    elif choice.beside:
        yield _why_not_shoved(choice.beside, say)


def explain_task(view: View, names: Sequence[str], say: Say) -> str:
    """Return the rule for what the player in turn can do now, before the throw or with two cheeses."""
    assert view.turn is not None, "until the end it is a seat's turn"
    race = view.race
    places = {START: "start", race.goal - 1: "before"}
    how = "yellow" if race.trapped is not None else places.get(race.space_of(view.turn), "track")
    how = "dice" if view.turn in view.children else "keep" if view.phase == "keeping" else how
    return say("aus_die_maus-why-now", how=how, who=marked(view.turn, names, say, begins=True))


def turns_of(events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """Yield where the turns begin and end: with each throw a new one."""
    begins = [0, *(at for at, event in enumerate(events) if at and isinstance(event, Threw))]
    yield from zip(begins, (*begins[1:], len(events)), strict=True)


# The reasons


def explain_events(events: Sequence[Event], view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield the reasons for what happened."""
    dice: Dice | None = None
    for event, following in zip(events, (*events[1:], None), strict=True):
        match event:
            case Threw():
                dice = event.dice
            case Moved() | Stayed():
                yield from _why_there(event, dice, view, names, say)
            case Shoved(mouse=mouse):
                yield say("aus_die_maus-why-shoved", whom="white" if mouse == WHITE else "other")
            case Trapped(mouse, by):
                yield say("aus_die_maus-why-trapped", reward="yes" if mouse == WHITE and by is not None else "no")
            case Paid(reason=reason) if not isinstance(following, Paid):
                how = "trap" if reason == "second" else reason  # that was the last of them
                yield say("aus_die_maus-why-paid", how=how)
            case _:
                pass


def _why_there(event: Moved | Stayed, dice: Dice | None, view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    if dice and (event.mouse == WHITE or event.mouse in view.children):
        who = marked(event.mouse, names, say, begins=True)
        yield say("aus_die_maus-why-led", who=who, how=_how(event, dice, view.race.goal))
    elif isinstance(event, Stayed):
        yield say("aus_die_maus-why-zero")
    elif dice and event.start == START and 0 in dice.numbers:
        yield say("aus_die_maus-why-off")
    if isinstance(event, Moved) and event.beside:
        yield _why_not_shoved(event.beside, say)


def _why_not_shoved(beside: Sequence[Mouse], say: Say) -> str:
    return say("aus_die_maus-why-several" if len(beside) > 1 else "aus_die_maus-why-no-goal")


def _how(event: Moved | Stayed, dice: Dice, goal: int) -> str:
    if isinstance(event, Stayed):
        return "zero"
    if dice.red is None:
        return "only_yellow"
    if event.to < event.start:
        return "back"
    return "red" if event.dice == ("red",) or event.start + dice.red < goal else "yellow"
