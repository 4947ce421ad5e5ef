"""A turn of Aus die Maus in one line, the same wherever it is told: who ran where, whom it shoved, what came of it."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import structs

from bot.draw.signs import in_stock
from bot.sessions.session import Session
from bot.text.words import Say
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import CheeseKept, DrewTwo, Event, RoundBegan, Threw, View
from cogs.aus_die_maus.rules.track import (
    CameIn,
    MarkerTaken,
    Mouse,
    Moved,
    Shoved,
    Space,
    Stayed,
    Trapped,
)
from cogs.aus_die_maus.screen.mice import LABEL_NAME, in_line, thing
from cogs.aus_die_maus.screen.move_hints import RANKS

LINE = 38  # letters in a small line of a phone 400 pixels wide
_SHORTEST_NAME = 2


class Turn(NamedTuple):
    """A throw and what came of it, or the beginning of a round."""

    events: tuple[Event, ...]
    seq: int = 0
    """The change with which it began; 0 where it is in no log."""

    @property
    def is_run(self) -> bool:
        """Whether a mouse has moved by it, or stayed: before that a throw is no news."""
        return any(isinstance(event, Moved | Stayed) for event in self.events)


def turns_of(moves: Iterable[tuple[Sequence[Event], int]]) -> list[Turn]:
    """Return the turns of moves, of each of which its events are given and its change."""
    turns: list[Turn] = []
    for events, seq in moves:
        for event in events:
            if isinstance(event, Threw | RoundBegan) or not turns:
                turns.append(Turn((event,), seq))
            else:
                turns[-1] = turns[-1]._replace(events=(*turns[-1].events, event))
    return turns


def events_of(turns: Iterable[Turn]) -> list[Event]:
    """Return what happened in these turns."""
    return [event for turn in turns for event in turn.events]


def ended_round(view: View) -> View | None:
    """Return the view of a round that has ended, as long as no person has begun the next one; else None: nothing of
    that one is told before.
    """
    for at, began in enumerate(view.last if view.phase == "rolling" else ()):
        if isinstance(began, RoundBegan) and began.ended:
            last = view.last[:at]
            thrown = next((event for event in reversed(last) if isinstance(event, Threw)), None)
            return structs.replace(view, number=view.number - 1, turn=None, race=began.ended, last=last, thrown=thrown)
    return None


MOST_TURNS = 5
"""A round of a person with three others and the white mouse; at most four are new on a board."""


def latest(session: Session, view: View) -> list[Turn]:
    """Return the turns of the round that this view shows, without a gap, the newest one last."""
    known = _in_round(view, turns_of((GAME.decode_events(logged.events), logged.seq) for logged in session.stands))
    if tuple(events_of(known))[-len(view.last) :] != view.last:  # a game that does not go on from this log
        known = _in_round(view, turns_of([(view.last, 0)]))
    return [turn for turn in known if turn.is_run]


def with_own(turns: list[Turn], session: Session, view: View) -> list[Turn | None]:
    """Return the last turns, and before them that of the person who chooses now, else the last of any person. If there
    are too many between, mice that stayed where they were are left out first; None stands for others left out.
    """
    people = {seated.seat for seated in session.people_here}
    whose = {view.turn} if view.turn in people else people
    own = [at for at, turn in enumerate(turns) if isinstance(turn.events[0], Threw) and turn.events[0].mouse in whose]
    if own and own[-1] < len(turns) - MOST_TURNS:
        first, *others = turns[own[-1] :]
        stays = [turn for turn in others if any(isinstance(event, Stayed) for event in turn.events)]
        for turn in stays[: len(others) + 1 - MOST_TURNS]:
            others.remove(turn)
        return [first, *others] if len(others) < MOST_TURNS else [first, None, *others[2 - MOST_TURNS :]]
    return [*turns[-MOST_TURNS:]]


def _in_round(view: View, turns: list[Turn]) -> list[Turn]:
    began = {first.number: at for at, turn in enumerate(turns) if isinstance(first := turn.events[0], RoundBegan)}
    return turns[began.get(view.number, 0) : began.get(view.number + 1)]


# In words


def line(turn: Turn, goal: Space, names: Sequence[str], say: Say) -> str:
    """Return a turn in one line of a phone, with names as long as there is room."""
    text = ""
    for length in range(LABEL_NAME, _SHORTEST_NAME - 1, -1):

        def called(mouse: Mouse, length: int = length) -> str:
            return in_line(mouse, names, say, length)

        text = narrate(turn.events, goal, called, say)
        if width(text) <= LINE:
            break
    return text


def width(text: str) -> int:
    """Return about how much room a line needs, in letters: a sign needs that of two."""
    text = in_stock(text)
    return sum(1 + (unicodedata.category(one) == "So") for one in text if unicodedata.category(one) not in {"Cf", "Mn"})


def narrate(events: Sequence[Event], goal: Space, called: Callable[[Mouse], str], say: Say) -> str:
    """Return what happened in a turn, and in a sign what it brought: a cheese, or else the shover marker."""
    kinds = {type(event) for event in events}
    parts = ", ".join(_parts(events, goal, called, say))
    if CheeseKept in kinds:
        return f"{parts} {thing('cheese')}"
    return f"{parts} {thing('glove')}" if MarkerTaken in kinds and DrewTwo not in kinds else parts


def _parts(events: Sequence[Event], goal: Space, called: Callable[[Mouse], str], say: Say) -> Iterator[str]:
    thrown = next((event for event in events if isinstance(event, Threw)), None)
    entered = next((event for event in events if isinstance(event, Trapped | CameIn)), None)
    into = RANKS[entered.rank] if isinstance(entered, CameIn) else "trap"

    def led_to(space: Space) -> str:
        return say("aus_die_maus-turn-to", where="track" if space < goal else into, space=space)

    if thrown and len(events) == 1:
        yield say("aus_die_maus-turn-threw", who=called(thrown.mouse), dice=in_signs(thrown))
    for event in events:
        match event:
            case Moved(mouse, _, _, start, to):
                way = "back" if to < start else "on"
                yield say("aus_die_maus-turn-ran", who=called(mouse), way=way, start=start, to=led_to(to))
            case Stayed(mouse, space):
                die = "".join(map(thing, thrown.dice.showing(0) if thrown else ()))
                yield say("aus_die_maus-turn-stayed", who=called(mouse), die=die, space=space)
            case Shoved(_, mouse, _, to):
                yield say("aus_die_maus-turn-shoved", who=called(mouse), to=led_to(to))
            case _:
                pass


def in_signs(thrown: Threw) -> str:
    """Return what a throw shows, in as few signs as can be."""
    dice = thrown.dice
    yellow = thing(f"yellow.{dice.yellow}")
    return yellow if dice.red is None else f"{thing(f'red.{dice.red}')} {yellow}"
