"""What the board tells of a round: what happened since the last turn of its reader, at most a turn of each mouse.

The picture shows it by arrows, and the lines above it, of which there are always as many: so the picture stands still.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from bot.sessions.session import Session
from bot.text.words import Say
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import DrewTwo, Event, Roll, RoundBegan, Threw, View
from cogs.aus_die_maus.rules.track import (
    WHITE,
    CameIn,
    MarkerTaken,
    Mouse,
    Moved,
    Shoved,
    Stayed,
    Trapped,
)
from cogs.aus_die_maus.screen.brief import in_keycap, note_run, note_shove
from cogs.aus_die_maus.screen.mice import LABEL_NAME, bare, mark, marked_briefly
from cogs.aus_die_maus.screen.prose import in_signs

FEWEST_LINES, MOST_LINES = 3, 5
BEFALLS = Shoved | Trapped | CameIn
"""What happens to a mouse that counts more than a run."""
_BLANK = "\u200b"
_SMALL = "-# "


class Turn(NamedTuple):
    """A throw and what came of it, or the beginning of a round."""

    events: tuple[Event, ...]
    is_forced: bool = False
    """Whether the mouse ran as soon as its dice were thrown."""
    seq: int = 0
    """The change with which it began; 0 where it is in no log."""

    @property
    def mouse(self) -> Mouse | None:
        """The mouse that threw."""
        return self.events[0].mouse if isinstance(self.events[0], Threw) else None

    @property
    def stays(self) -> bool:
        """Whether the mouse stayed where it was."""
        return any(isinstance(event, Stayed) for event in self.events)


def happened(session: Session) -> list[Turn]:
    """Return the turns of late."""
    return _turns(
        (isinstance(GAME.decode_move(logged.move), Roll), GAME.decode_events(logged.events), logged.seq)
        for logged in session.stands
    )


def _turns(moves: Iterable[tuple[bool, Sequence[Event], int]]) -> list[Turn]:
    """Return the turns of moves, of each of which it is told whether it is a throw, and with which change it came."""
    turns: list[Turn] = []
    for is_throw, events, seq in moves:
        for event in events:
            if isinstance(event, Threw | RoundBegan) or not turns:
                turns.append(Turn((event,), seq=seq))
            else:
                is_forced = turns[-1].is_forced or (is_throw and isinstance(event, Moved | Stayed))
                turns[-1] = Turn((*turns[-1].events, event), is_forced, turns[-1].seq)
    return turns


def events_of(turns: Iterable[Turn]) -> list[Event]:
    """Return what happened in these turns."""
    return [event for turn in turns for event in turn.events]


class Lap(NamedTuple):
    """What is told of a round."""

    befell: Sequence[Turn]
    """Earlier ones, for each person who has not chosen since the last in which they were shoved, caught or came in."""
    turns: Sequence[Turn]
    """The last ones, at most one of each mouse."""


def lap(session: Session, view: View, *, is_ended: bool = False) -> Lap:
    """Return what the board, and who asks why, is told: a person in turn of the turns since their own last one, else
    those from the last one of a person on. A forced one does not count, since those before it had no board that waited.
    Of a round that `is_ended` its last ones, and nothing of the next one.
    """
    known = happened(session)
    if tuple(events_of(known)[-len(view.last) :]) != view.last:  # a game that does not go on from this log
        known = _turns(((False, view.last, 0),))
    begins = [at for at, turn in enumerate(known) if isinstance(turn.events[0], RoundBegan)]
    if is_ended:
        known, begins = known[: begins[-1]], begins[:-1]
    people: Collection[Mouse] = {seated.seat for seated in session.people_here}
    is_read = not is_ended and view.phase in {"rolling", "moving"} and view.turn in people
    if is_read and view.phase == "moving":
        known = known[:-1]  # the throw from which the person chooses
    chosen = {turn.mouse: at for at, turn in enumerate(known) if not turn.is_forced}
    began = max(begins, default=0)
    own = max((chosen.get(one, -1) for one in ((view.turn,) if is_read else people)), default=-1)
    begin = max(began, own + 1 if is_read else own)
    later = known[begin:]
    again = [at for at, turn in enumerate(later) if turn.mouse in {one.mouse for one in later[at + 1 :]}]
    begin += max(again, default=-1) + 1
    befell = {_last_that_befell(one, known, max(began, chosen.get(one, 0))) for one in people}
    return Lap([known[at] for at in sorted(befell) if -1 < at < begin], known[begin:])


def _last_that_befell(person: Mouse, turns: Sequence[Turn], begin: int) -> int:
    """Return the last turn from this one on in which something befell a person; -1 if nothing did."""
    found = (
        at
        for at in range(begin, len(turns))
        for event in turns[at].events
        if isinstance(event, BEFALLS) and event.mouse == person
    )
    return max(found, default=-1)


# In words


_TWO_NAMES = 12  # letters of two mice in a line


class _Line(NamedTuple):
    """What has a line of its own, or by the symbols of the mice alone one with another."""

    text: str
    in_signs: str


class _Pen(NamedTuple):
    """How a line tells of mice: by what they are called, or by their symbols alone."""

    view: View
    say: Say
    called: Callable[[Mouse], str] | None = None

    def who(self, mouse: Mouse) -> str:
        """Return what stands for a mouse."""
        return self.called(mouse) if self.called else mark(mouse)

    def ran(self, ran: Moved | Stayed, who: str) -> str:
        """Return where a mouse ran."""
        if self.called is None and isinstance(ran, Moved):
            return f"{who} {ran.start or ''}→{ran.to}"
        return note_run(ran, who, self.view, self.say)

    def shoved(self, event: Shoved) -> str:
        """Return who was shoved, and where to."""
        who = self.who(event.mouse)
        return f" 💥 {note_shove(event, who, self.view, self.say)}" if self.called else f"💥{who}{event.to}"


def room(session: Session) -> int:
    """Return how many lines there are, the same in a whole game: one for each mouse, as far as a phone has room."""
    return min(MOST_LINES, max(FEWEST_LINES, len(session.seats)))


def news(told: Lap, session: Session, view: View, say: Say, most: int) -> list[str]:
    """Return what happened, all of it, in small lines, one of what befell a person earlier: where they are more than
    so many, the shortest neighbours share one.
    """
    lines = [_both_ways(turn, session, view, say)[0] for turn in told.befell]
    lines += [line for turn in told.turns for line in _both_ways(turn, session, view, say)]
    while len(lines) > most:
        lengths = [len(one.in_signs) + len(other.in_signs) for one, other in pairwise(lines)]
        at = lengths.index(min(lengths))
        both = f"{lines[at].in_signs} · {lines[at + 1].in_signs}"
        lines[at : at + 2] = [_Line(both, both)]
    return [f"{_SMALL}{line.text}" for line in lines]


def _both_ways(turn: Turn, session: Session, view: View, say: Say) -> list[_Line]:
    """Return the lines of a turn."""
    is_forced = turn.is_forced and turn.mouse in {seated.seat for seated in session.people_here}
    then = session.as_of(turn.seq) if turn.seq else session.then
    pens = (_Pen(view, say, _called(then.names, turn, say, is_forced=is_forced)), _Pen(view, say))
    return [*map(_Line, *(_lines(turn, pen, is_forced=is_forced) for pen in pens))]


def steady(lines: Sequence[str], count: int) -> list[str]:
    """Return so many lines, the last ones blank: what is above or below them does not move. Of none it returns none, as
    where a lesson or a try begins.
    """
    return [*lines, *[_SMALL + _BLANK] * (count - len(lines))] if lines else []


def _lines(turn: Turn, pen: _Pen, *, is_forced: bool) -> Iterator[str]:
    """Yield how a mouse ran and what came of it in one line, and a line for each other thing of its turn."""
    thrown = turn.events[0] if isinstance(turn.events[0], Threw) else None
    kinds = {type(event) for event in turn.events}
    is_caught = Trapped in kinds and Shoved not in kinds and not is_forced
    ran = ""
    for event in turn.events:
        match event:
            case Moved() if is_caught:
                pass  # what came of it is told
            case Moved() | Stayed():
                has_dice = is_forced and pen.called and isinstance(event, Moved) and Shoved not in kinds
                dice = f" {in_signs(thrown.dice)}" if thrown and has_dice else ""
                ran = pen.ran(event, pen.who(event.mouse) + dice)
            case Shoved():
                ran += pen.shoved(event)
            case MarkerTaken():
                ran += " 🧤"
            case CameIn(rank=rank):
                ran += f" {in_keycap(rank)}"
            case Trapped() if not is_caught:
                ran += " 🪤"
            case _:
                pass
    if ran:
        yield pen.say("aus_die_maus-only-move", run=ran) if is_forced else ran.strip()
    elif thrown and len(turn.events) == 1:
        yield f"🎲 {pen.who(thrown.mouse)} {in_signs(thrown.dice)}"
    yield from (line for event in turn.events if (line := _line_of(event, pen)))


def _line_of(event: Event, pen: _Pen) -> str:
    """Return what is said of an event beside a run; nothing of most."""
    match event:
        case RoundBegan(order=(first, *_)):
            return pen.say("aus_die_maus-brief-began", who=pen.who(first))
        case Trapped(mouse):
            return pen.say("aus_die_maus-brief-trapped", who=pen.who(mouse))
        case DrewTwo(seat):
            return pen.say("aus_die_maus-brief-drew-two", who=pen.who(seat))
        case _:
            return ""


def _called(names: Sequence[str], turn: Turn, say: Say, *, is_forced: bool) -> Callable[[Mouse], str]:
    """Return how the mice of a turn are called: where one shoves another, the two names share the room for letters.
    Beside the words for a run without choice a name has half of it, and two have none.
    """
    shove = next((event for event in turn.events if isinstance(event, Shoved)), None)
    if shove and is_forced:
        return mark
    letters = {mouse: len(bare(mouse, names)) for mouse in ((shove.by, shove.mouse) if shove else ())}
    most = {mouse: max(_TWO_NAMES // 2, _TWO_NAMES - sum(letters.values()) + own) for mouse, own in letters.items()}

    def who(mouse: Mouse) -> str:
        length = _TWO_NAMES // 2 if is_forced else most.get(mouse, LABEL_NAME)
        return mark(mouse) if mouse == WHITE else marked_briefly(mouse, names, say, length)

    return who
