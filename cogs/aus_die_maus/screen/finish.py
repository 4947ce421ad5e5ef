"""The end of a round, which stays on the board until a person goes on: its race, from what happened in it, and all four
cheeses, with the one for shoving the white mouse into the trap.
"""

from collections.abc import Sequence

from msgspec import structs

from bot.sessions.session import Session
from cogs.aus_die_maus.rules.rules import round_ended
from cogs.aus_die_maus.rules.state import Event, Kept, Paid, RoundBegan, TakenBack, Threw, View
from cogs.aus_die_maus.rules.track import (
    START,
    CameIn,
    MarkerTaken,
    Mouse,
    Moved,
    Race,
    Remained,
    Shoved,
    Stayed,
    Trapped,
)
from cogs.aus_die_maus.screen.lap import events_of, happened


def finish(session: Session, view: View) -> View | None:
    """Return the view of the round that has just ended; None if none has, or if its race is not known any more."""
    if not unbegun(view):
        return None
    ended = round_ended(view.last)
    events = events_of(happened(session))
    if tuple(events[-len(view.last) :]) != view.last:
        return None
    last = view.last[:ended]
    before = events[: len(events) - len(view.last)]
    race = _race([*before, *last], view)
    thrown = next((event for event in reversed(last) if isinstance(event, Threw)), None)
    last = (*_kept(before), *last)
    return structs.replace(view, number=view.number - 1, race=race, last=last, thrown=thrown, may_take_back=None)


def cheeses_kept(session: Session, view: View) -> Sequence[Event]:
    """Return who got a cheese in the last round of a game that is over before its end, as far as that is known."""
    events = events_of(happened(session))
    is_known = tuple(events[-len(view.last) :]) == view.last
    return _kept(events[: -len(view.last)]) if is_known else ()


def unbegun(view: View) -> bool:
    """Return whether a round has ended, and no person has begun the next one: nothing of that one is told."""
    return view.phase == "rolling" and round_ended(view.last) is not None


def _kept(events: Sequence[Event]) -> Sequence[Event]:
    """Return who got a cheese in this round before its end."""
    began = max((at for at, event in enumerate(events) if isinstance(event, RoundBegan)), default=0)
    return [event for event in events[began:] if isinstance(event, Kept)]


def with_cheeses(log: Sequence[Event], events: Sequence[Event | TakenBack]) -> list[Event | TakenBack]:
    """Return these events of a log; who got a cheese for a shove into the trap, even if that was before them, is beside
    the other cheeses of the round.
    """
    began = next((event for event in events if isinstance(event, RoundBegan)), None)
    kept = list(_kept(log[: log.index(began)] if began in log else log))
    found: list[Event | TakenBack] = []
    for event in events:
        if isinstance(event, Kept):
            kept = [event]
            continue
        if isinstance(event, Paid):
            found += kept
            kept = []
        elif isinstance(event, RoundBegan):
            kept = []
        found.append(event)
    return found


def _race(events: Sequence[Event], view: View) -> Race:
    """Return the race after these events, of which some are of earlier rounds."""
    race = view.race
    known: set[Mouse] = set()
    for event in events:
        match event:
            case RoundBegan():
                race = structs.replace(view.race, spaces=(START,) * len(view.race.spaces))
                known = {*race.mice}
            case Moved(mouse=mouse, to=to) | Shoved(mouse=mouse, to=to) | Stayed(mouse=mouse, space=to):
                race = race.with_mouse(mouse, to)
                known.add(mouse)
            case MarkerTaken(seat):
                race = structs.replace(race, marker=seat)
            case Trapped(mouse):
                race = structs.replace(race, trapped=mouse)
            case CameIn(mouse) | Remained(mouse):
                race = structs.replace(race, finished=(*race.finished, mouse))
            case _:
                pass
    return _with_the_forgotten(race, [mouse for mouse in race.mice if mouse not in known], view.last)


def _with_the_forgotten(race: Race, unknown: Sequence[Mouse], last: Sequence[Event]) -> Race:
    """Return the race with what is too long ago: it follows from who was paid, and who has not moved since."""
    paid: dict[str, Mouse] = {event.reason: event.mouse for event in last if isinstance(event, Paid)}
    shover = paid.get("shover")
    if isinstance(shover, int):
        race = structs.replace(race, marker=shover)
    for mouse in unknown:
        race = race.with_mouse(mouse, race.goal)
        if mouse == paid.get("first"):
            race = structs.replace(race, finished=(mouse, *race.finished))
        else:
            race = structs.replace(race, trapped=mouse)
    return race
