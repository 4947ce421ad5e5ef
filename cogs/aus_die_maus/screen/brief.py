"""What happened earlier in Aus die Maus, for the small lines of a phone: one for a throw, one for a whole round."""

from collections.abc import Sequence
from itertools import groupby

from bot.draw.seats import STYLES
from bot.text.words import Say
from cogs.aus_die_maus.rules.state import Event, Paid, RoundBegan, TakenBack, Threw, View
from cogs.aus_die_maus.rules.track import Moved, Shoved, Stayed
from cogs.aus_die_maus.screen.mice import WHITE_MARK, marked_briefly
from cogs.aus_die_maus.screen.prose import in_signs, kind_of_run, kind_of_space, line_by_line, narrate_event

_ALSO = " · 💥 "
"""What a run led to follows it in the same line."""


def narrate_briefly(events: Sequence[Event | TakenBack], view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return what happened with as few lines and words as can be: a turn has one, with whom it shoved."""
    lines: list[str] = []

    def note(event: Event | TakenBack, view: View, names: Sequence[str], say: Say) -> str:
        return _note(event, view, names, say, is_after_run=bool(lines) and _is_run(lines[-1]))

    for is_round_end, group in groupby(events, lambda event: isinstance(event, Paid | RoundBegan)):
        part = list(group)
        paid = [event for event in part if isinstance(event, Paid)]
        began = next((event for event in part if isinstance(event, RoundBegan)), None)
        if is_round_end and paid and began:
            lines.append(_note_round(paid, began, names, say))
        else:
            for line in line_by_line(part, view, names, say, (_note_run, note)):
                if line.startswith(_ALSO):
                    lines[-1] += line
                else:
                    lines.append(line)
    return lines


def _is_run(line: str) -> bool:
    """Return whether a line tells of a throw and where it led, and of nothing else."""
    return line.startswith((WHITE_MARK, *(style.emoji for style in STYLES))) and _ALSO not in line


def _note_round(paid: Sequence[Paid], began: RoundBegan, names: Sequence[str], say: Say) -> str:
    """Return who got what in a round, and who begins the next one."""
    cheeses = " · ".join(
        say(
            "aus_die_maus-brief-paid",
            reason=one.reason,
            who=marked_briefly(one.mouse, names, say),
            cheeses="🧀" * one.cheeses,
        )
        for one in paid
    )
    first = marked_briefly(began.order[0], names, say)
    return say("aus_die_maus-brief-round", number=began.number - 1, paid=cheeses, next=began.number, who=first)


def _note(event: Event | TakenBack, view: View, names: Sequence[str], say: Say, *, is_after_run: bool) -> str:
    if not isinstance(event, Shoved):
        return narrate_event(event, view, names, say)
    by, who = (marked_briefly(mouse, names, say) for mouse in (event.by, event.mouse))
    if is_after_run:
        return _ALSO + note_shove(event, who, view, say)
    return say("aus_die_maus-event-shoved", by=by, who=who, where=kind_of_space(event.to, view.race.goal), to=event.to)


def _note_run(thrown: Threw, ran: Moved | Stayed, view: View, names: Sequence[str], say: Say) -> str:
    return note_run(ran, f"{marked_briefly(thrown.mouse, names, say)} {in_signs(thrown.dice)}", view, say)


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
