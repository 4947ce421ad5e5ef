"""The one rule of Aus die Maus that decided the last turn; all others are on the page of rules."""

from collections.abc import Sequence

from bot.text.words import Say
from cogs.aus_die_maus.rules.state import Event, Threw, View
from cogs.aus_die_maus.rules.track import START, WHITE, CameIn, Moved, Shoved, Stayed, Trapped
from cogs.aus_die_maus.screen.mice import marked


def rule_of(events: Sequence[Event], view: View, names: Sequence[str], say: Say) -> str:
    """Return the rule for what is strangest in a turn: who was caught, came in or was shoved, else why a mouse without
    a choice ran so far; empty for an ordinary turn.
    """
    for kind in (Trapped, CameIn, Shoved):
        if found := [event for event in events if isinstance(event, kind)]:
            return _rule(found[-1], say)
    ran = next((event for event in events if isinstance(event, Moved | Stayed)), None)
    thrown = next((event for event in events if isinstance(event, Threw)), None)
    if not ran or not thrown:
        return ""
    if ran.mouse == WHITE or ran.mouse in view.children:
        how = _how_led(ran, thrown, view.race.goal)
        return say("aus_die_maus-why-led", who=marked(ran.mouse, names, say, begins=True), how=how)
    is_off = isinstance(ran, Moved) and ran.start == START and 0 in thrown.dice.numbers
    return say("aus_die_maus-why-off") if is_off else ""


def rule_of_all(view: View, say: Say) -> str:
    """Return the rule for ordinary turns."""
    return say("aus_die_maus-why-chosen", dice="both" if view.race.trapped is None else "yellow")


def _rule(event: Event, say: Say) -> str:
    match event:
        case Trapped(mouse, by):
            return say("aus_die_maus-why-trapped", reward="yes" if mouse == WHITE and by is not None else "no")
        case Shoved(mouse=mouse):
            return say("aus_die_maus-why-shoved", whom="white" if mouse == WHITE else "other")
        case _:
            return say("aus_die_maus-why-in")


def _how_led(ran: Moved | Stayed, thrown: Threw, goal: int) -> str:
    """Return which die decided for a mouse without a choice, and by what."""
    if thrown.dice.red is None:
        return "only_yellow"
    if isinstance(ran, Moved) and ran.to < ran.start:
        return "back"
    start = ran.start if isinstance(ran, Moved) else ran.space
    return "red" if start + thrown.dice.red < goal else "yellow"
