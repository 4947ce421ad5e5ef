"""What the board tells of a round: what happened since the last turn of its reader, at most a turn of each mouse.

The picture shows it by arrows, and the lines above it, of which there are always as many: so the picture stands still.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.sessions.session import Session
from bot.text.words import Say
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import DrewTwo, Event, Roll, RoundBegan, TakenBack, Threw, View
from cogs.aus_die_maus.rules.track import (
    PAID_RANKS,
    WHITE,
    CameIn,
    MarkerTaken,
    Mouse,
    Moved,
    Remained,
    Shoved,
    Stayed,
    Trapped,
)
from cogs.aus_die_maus.screen.brief import note_run, note_shove
from cogs.aus_die_maus.screen.mice import LABEL_NAME, mark, marked_briefly
from cogs.aus_die_maus.screen.move_hints import RANKS
from cogs.aus_die_maus.screen.prose import in_signs, narrate_events

LINES = 3
_BLANK = "\u200b"
_SMALL = "-# "


class Turn(NamedTuple):
    """A throw and what came of it, or the beginning of a round."""

    events: tuple[Event, ...]
    is_forced: bool = False
    """Whether the mouse ran as soon as its dice were thrown."""

    @property
    def mouse(self) -> Mouse | None:
        """The mouse that threw."""
        return self.events[0].mouse if isinstance(self.events[0], Threw) else None


def happened(session: Session) -> list[Turn]:
    """Return the turns of late, without what was taken back."""
    return _turns(
        (isinstance(GAME.decode_move(logged.move), Roll), GAME.decode_events(logged.events)) for logged in session.tail
    )


def _turns(moves: Iterable[tuple[bool, Sequence[Event | TakenBack]]]) -> list[Turn]:
    """Return the turns of moves, of each of which it is told whether it is a throw."""
    turns: list[Turn] = []
    for is_throw, events in moves:
        for event in events:
            if isinstance(event, TakenBack):
                turns[-1:] = [Turn(turn.events[:1]) for turn in turns[-1:]]
            elif isinstance(event, Threw | RoundBegan) or not turns:
                turns.append(Turn((event,)))
            else:
                is_forced = turns[-1].is_forced or (is_throw and isinstance(event, Moved | Stayed))
                turns[-1] = Turn((*turns[-1].events, event), is_forced)
    return turns


def events_of(turns: Iterable[Turn]) -> list[Event]:
    """Return what happened in these turns."""
    return [event for turn in turns for event in turn.events]


def lap(session: Session, view: View, *, is_ended: bool = False) -> Sequence[Turn]:
    """Return the turns that the board tells: for a person in turn those since their own last one, else those from the
    last one of a person on. A forced one does not count, since those before it had no board that waited. Of a round
    that `is_ended` its last ones.
    """
    turns = happened(session)
    if tuple(events_of(turns)[-len(view.last) :]) != view.last:  # a game that does not go on from this log
        turns = _turns(((False, view.last),))
    begins = [at for at, turn in enumerate(turns) if isinstance(turn.events[0], RoundBegan)]
    if is_ended:
        turns, begins = turns[: begins[-1]], begins[:-1]
    turns = turns[max(begins, default=0) :]
    people: Collection[Mouse | None] = {seated.seat for seated in session.people_here}
    is_read = not is_ended and view.phase in {"rolling", "moving"} and view.turn in people
    if is_read and view.phase == "moving":
        turns = turns[:-1]  # the throw from which the person chooses
    readers = (view.turn,) if is_read else people
    own = max((at for at, turn in enumerate(turns) if turn.mouse in readers and not turn.is_forced), default=-1)
    told = turns[own + 1 if is_read else max(0, own) :]
    again = (at for at, turn in enumerate(told) if turn.mouse in {later.mouse for later in told[at + 1 :]})
    return told[max(again, default=-1) + 1 :]


# In words


_STAY, _RUN, _SHOVE, _MUCH = range(4)
_SHOVED_NAME = 8  # letters: behind another name and a run


class _Line(NamedTuple):
    """A line before it is known how many there are."""

    text: str
    weight: int = _MUCH
    """How much it counts where not all have room; most what befell a person's mouse, and what is no run."""


def news(turns: Sequence[Turn], session: Session, view: View, say: Say) -> Iterator[str]:
    """Yield what happened in these turns, in a few small lines: a turn has one. Where they are too many, two mere runs
    have one, and those that count least have none.
    """
    people = {seated.seat for seated in session.people_here}
    lines = [line for turn in turns for line in _lines(turn, people, view, session.then.names, say)]
    if len(lines) > LINES:
        lines = [line for line in lines if line.weight != _STAY]
    at = 0
    while len(lines) > LINES and at < len(lines) - 1:
        if lines[at].weight == lines[at + 1].weight == _RUN:
            lines[at : at + 2] = [_Line(f"{lines[at].text} · {lines[at + 1].text}", _RUN)]
        at += 1
    cut = "… " if len(lines) > LINES else ""
    while len(lines) > LINES:
        lines.remove(min(lines, key=lambda line: line.weight))  # the oldest of them
    yield from (f"{_SMALL}{'' if at else cut}{line.text}" for at, line in enumerate(lines))


def steady(lines: Iterable[str], count: int = LINES) -> list[str]:
    """Return so many lines, the last ones blank: what is above or below them does not move."""
    lines = [*lines]
    return lines + [_SMALL + _BLANK] * (count - len(lines))


def _lines(turn: Turn, people: Collection[Mouse | None], view: View, names: Sequence[str], say: Say) -> Iterator[_Line]:
    """Yield how a mouse ran and what it shoved in one line, and a line for each other thing of its turn."""
    thrown = turn.events[0] if isinstance(turn.events[0], Threw) else None
    is_forced = turn.is_forced and turn.mouse in people
    shove = next((event for event in turn.events if isinstance(event, Shoved)), None)
    ran, weight = "", _MUCH if is_forced else _STAY
    for event in turn.events:
        match event:
            case Moved(to=to) if to == view.race.goal and not is_forced:
                pass  # what came of it is told
            case Moved() | Stayed():
                has_dice = is_forced and isinstance(event, Moved) and not shove
                dice = f" {in_signs(thrown.dice)}" if thrown and has_dice else ""
                ran = note_run(event, _who(event.mouse, names, say) + dice, view, say)
                weight = max(weight, _RUN if isinstance(event, Moved) else _STAY)
            case Shoved(mouse=mouse):
                who = mark(mouse) if is_forced else _who(mouse, names, say, _SHOVED_NAME)
                ran += f" 💥 {note_shove(event, who, view, say)}"
                weight = max(weight, _MUCH if mouse in people else _SHOVE)
            case MarkerTaken():
                ran += " 🧤"
            case _:
                pass
    if ran:
        yield _Line(say("aus_die_maus-only-move", run=ran) if is_forced else ran.strip(), weight)
    elif thrown and len(turn.events) == 1:
        yield from map(_Line, narrate_events(turn.events, view, names, say))
    yield from (_Line(line) for event in turn.events if (line := _line_of(event, names, say)))


def _line_of(event: Event, names: Sequence[str], say: Say) -> str:
    """Return what is said of an event beside a run; nothing of most."""
    match event:
        case RoundBegan(order=(first, *_)):
            return say("aus_die_maus-brief-began", who=_who(first, names, say))
        case Trapped(mouse):
            return say("aus_die_maus-brief-trapped", who=_who(mouse, names, say))
        case DrewTwo(seat):
            return say("aus_die_maus-brief-drew-two", who=_who(seat, names, say))
        case CameIn(mouse, rank):
            return say("aus_die_maus-event-in", who=_who(mouse, names, say), place=RANKS[rank])
        case Remained(mouse):
            return say("aus_die_maus-event-in", who=_who(mouse, names, say), place=RANKS[PAID_RANKS])
        case _:
            return ""


def _who(mouse: Mouse, names: Sequence[str], say: Say, length: int = LABEL_NAME) -> str:
    return mark(mouse) if mouse == WHITE else marked_briefly(mouse, names, say, length)
