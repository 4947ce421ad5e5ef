"""Why the mice of Aus die Maus stand where they stand: which die counted, who was shoved and who was not."""

from collections.abc import Iterator, Sequence

from bot.text.words import Say
from cogs.aus_die_maus.rules.state import Event, Paid, RoundBegan, Threw, View
from cogs.aus_die_maus.rules.track import (
    WHITE,
    CameIn,
    Dice,
    MarkerTaken,
    Moved,
    Race,
    Remained,
    Shoved,
    Stayed,
    TrackEvent,
    Trapped,
    before,
)
from cogs.aus_die_maus.screen.mice import marked


def explain_events(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield the reasons for what happened last, one after the other."""
    dice: Dice | None = None
    for at, event in enumerate(view.last):
        if isinstance(event, Threw):
            dice = event.dice
        elif isinstance(event, Moved | Stayed):
            if dice and (event.mouse == WHITE or event.mouse in view.children):
                who = marked(event.mouse, names, say, begins=True)
                yield say("aus_die_maus-why-led", who=who, how=_how(event, dice, view.race.goal))
            elif isinstance(event, Stayed):
                yield say("aus_die_maus-why-zero")
            yield from _not_shoved(event, view, at, say)
        else:
            yield from _reason(event, names, say)
    if any(isinstance(event, Paid) for event in view.last):
        yield say("aus_die_maus-rules-5")


def _how(event: Moved | Stayed, dice: Dice, goal: int) -> str:
    if isinstance(event, Stayed):
        return "zero" if 0 in dice.numbers else "waits"
    if dice.red is None:
        return "only_yellow"
    if event.to < event.start:
        return "back"
    return "red" if event.dice == ("red",) or event.start + dice.red < goal else "yellow"


def _reason(event: Event, names: Sequence[str], say: Say) -> Iterator[str]:
    match event:
        case Shoved(by, mouse):
            whom = "white" if mouse == WHITE else "other"
            who, shover = marked(mouse, names, say), marked(by, names, say, begins=True)
            yield say("aus_die_maus-why-shoved", by=shover, who=who, whom=whom)
        case Trapped(mouse, by):
            yield say("aus_die_maus-why-trapped", reward="yes" if mouse == WHITE and by is not None else "no")
        case Remained():
            yield say("aus_die_maus-why-remained")
        case _:
            return


def _not_shoved(event: Moved | Stayed, view: View, at: int, say: Say) -> Iterator[str]:
    """Yield why mice on the space that a mouse came to did not move, if there are any."""
    later = view.last[at + 1 :]
    if isinstance(event, Stayed) or event.to == view.race.goal or any(isinstance(one, RoundBegan) for one in later):
        return
    if later and isinstance(later[0], Shoved):
        return
    others = [mouse for mouse in _race_after(view, later).on(event.to) if mouse != event.mouse]
    if len(others) > 1:
        yield say("aus_die_maus-why-several", space=event.to)
    elif others:
        yield say("aus_die_maus-why-no-goal", space=event.to)


def _race_after(view: View, later: Sequence[Event]) -> Race:
    """Return the race as it was before these later events."""
    kinds = (Moved, Stayed, Shoved, MarkerTaken, Trapped, CameIn, Remained)
    on_track: list[TrackEvent] = [event for event in later if isinstance(event, kinds)]
    return before(view.race, on_track)
