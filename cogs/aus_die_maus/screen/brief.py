"""What happened earlier in Aus die Maus, for the small lines of a phone: one for a throw, one for a whole round."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TypeAlias

from bot.draw.seats import STYLES
from bot.text.words import Say
from cogs.aus_die_maus.rules.state import DrewTwo, Event, Kept, Paid, RoundBegan, Threw, View
from cogs.aus_die_maus.rules.track import WHITE, CameIn, MarkerTaken, Mouse, Moved, Race, Shoved, Stayed, Trapped
from cogs.aus_die_maus.screen.mice import WHITE_MARK, marked_briefly
from cogs.aus_die_maus.screen.move_hints import DICE
from cogs.aus_die_maus.screen.prose import (
    in_signs,
    kind_of_run,
    kind_of_space,
    line_by_line,
    narrate_event,
    narrate_events,
)

_ALSO = " "
"""Begins what a run led to: it follows the run in its line."""


Dice: TypeAlias = Callable[[Threw, Moved | Stayed | None], str]
"""Says in signs what was thrown, beside the name of a mouse."""


def all_dice(thrown: Threw, _ran: Moved | Stayed | None) -> str:
    """Return what both dice show."""
    return f" {in_signs(thrown.dice)}"


def die_used(thrown: Threw, ran: Moved | Stayed | None) -> str:
    """Return the die by which a mouse ran."""
    if isinstance(ran, Moved) and (die := DICE.get(ran.dice)):
        return f" {die} {ran.spaces}"
    return all_dice(thrown, ran)


def narrate_turn(view: View, names: Sequence[str], say: Say) -> str:
    """Return what happened since a player last threw for their own mouse, a line for each thing; of several throws, and
    where a round ended, without dice and without what follows from who was paid: so there is room for all in a film.
    """
    is_round_end = any(isinstance(event, Paid) for event in view.last)
    if not is_round_end and sum(isinstance(event, Threw) for event in view.last) == 1:
        return "\n".join(narrate_events(view.last, view, names, say))

    def note_throw(thrown: Threw, ran: Moved | Stayed | None, view: View, names: Sequence[str], say: Say) -> str:
        who = marked_briefly(thrown.mouse, names, say)
        return note_run(ran, who, view, say) if ran else f"🎲 {who} {in_signs(thrown.dice)}"

    def note(event: Event, view: View, names: Sequence[str], say: Say) -> str:
        if isinstance(event, RoundBegan):
            return say("aus_die_maus-brief-began", who=marked_briefly(event.order[0], names, say))
        return narrate_event(event, view, names, say)

    told = [event for event in view.last if not (is_round_end and isinstance(event, CameIn))]
    return "\n".join(line_by_line(told, view, names, say, (note_throw, note)))


def narrate_briefly(
    events: Sequence[Event], view: View, names: Sequence[str], say: Say, *, dice: Dice = all_dice
) -> list[str]:
    """Return what happened with as few lines and words as can be: a throw has one, with all that it led to."""
    lines: list[str] = []

    def note(event: Event, view: View, names: Sequence[str], say: Say) -> str:
        is_after_run = bool(lines) and lines[-1].startswith((WHITE_MARK, *(style.emoji for style in STYLES)))
        return _note(event, view, names, say, is_after_run=is_after_run)

    def note_throw(thrown: Threw, ran: Moved | Stayed | None, view: View, names: Sequence[str], say: Say) -> str:
        who = f"{marked_briefly(thrown.mouse, names, say)}{dice(thrown, ran)}"
        return note_run(ran, who, view, say) if ran else f"🎲 {who}"

    told = [event for event in events if not isinstance(event, Kept)]  # it is beside the other cheeses of the round
    for is_round_end, group in groupby(told, lambda event: isinstance(event, Paid | RoundBegan)):
        part = list(group)
        if is_round_end and any(isinstance(event, Paid) for event in part):
            lines.append(_note_round(part, view, names, say))
        else:
            for line in line_by_line(part, view, names, say, (note_throw, note)):
                if line.startswith(_ALSO):
                    lines[-1] += line
                else:
                    lines.append(line)
    return lines


def note_paid(events: Sequence[Event], race: Race, names: Sequence[str], say: Say) -> str:
    """Return who got the cheeses of a round that ended with this race, in one line."""
    paid: list[tuple[str, Mouse, int]] = [
        (event.reason, event.mouse, event.cheeses) for event in events if isinstance(event, Paid)
    ]
    if race.rewarded is not None:
        paid.append(("trap", race.rewarded, 1))
    return " · ".join(
        say("aus_die_maus-brief-paid", reason=reason, who=marked_briefly(mouse, names, say), cheeses="🧀" * cheeses)
        for reason, mouse, cheeses in paid
    )


def _note_round(events: Sequence[Event], view: View, names: Sequence[str], say: Say) -> str:
    """Return who got what in a round, and who begins the next one if it is told of."""
    began = next((event for event in events if isinstance(event, RoundBegan)), None)
    cheeses = note_paid(events, (began and began.ended) or view.race, names, say)
    if began is None:
        return f"🧀 {say('aus_die_maus-last-round', number=view.number)} {cheeses}"
    first = marked_briefly(began.order[0], names, say)
    return say("aus_die_maus-brief-round", number=began.number - 1, paid=cheeses, next=began.number, who=first)


def _note(event: Event, view: View, names: Sequence[str], say: Say, *, is_after_run: bool) -> str:
    match event:
        case Shoved(by, mouse, _, to):
            who = WHITE_MARK if mouse == WHITE else marked_briefly(mouse, names, say)
            if is_after_run:
                return f"{_ALSO}💥 {note_shove(event, who, view, say)}"
            by_whom = marked_briefly(by, names, say)
            where = kind_of_space(to, view.race.goal)
            return say("aus_die_maus-event-shoved", by=by_whom, who=who, where=where, to=to)
        case MarkerTaken() if is_after_run:
            return f"{_ALSO}🧤"
        case CameIn(rank=rank) if is_after_run:
            return _ALSO + in_keycap(rank)
        case Trapped(mouse):
            return say("aus_die_maus-brief-trapped", who=marked_briefly(mouse, names, say))
        case DrewTwo(seat):
            return say("aus_die_maus-brief-drew-two", who=marked_briefly(seat, names, say))
        case _:
            return narrate_event(event, view, names, say)


def in_keycap(rank: int) -> str:
    """Return the sign of a rank in a round: medals are for the whole game."""
    return f"{rank}\ufe0f\N{COMBINING ENCLOSING KEYCAP}"


def note_run(ran: Moved | Stayed, who: str, view: View, say: Say) -> str:
    """Return where a mouse ran."""
    if isinstance(ran, Stayed):
        where = kind_of_space(ran.space, view.race.goal)
        return say("aus_die_maus-brief-stayed", who=who, where=where, space=ran.space)
    kind = kind_of_run(ran, view.race.goal)
    return say("aus_die_maus-brief-ran", who=who, kind=kind, start=ran.start, to=ran.to)


def note_shove(event: Shoved, who: str, view: View, say: Say) -> str:
    """Return where a mouse was shoved."""
    return say("aus_die_maus-brief-shoved", who=who, where=kind_of_space(event.to, view.race.goal), to=event.to)
