"""A finished game played again from its secret and its log: to watch it, to say how it went, and to prove it fair."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from bot.errors import IllegalMove, KatzentischError
from bot.games.chance import Chance
from bot.games.contract import AnyGame, Outcome, Position, Seat
from bot.sessions.log import LoggedMove
from bot.sessions.session import Session

T = TypeVar("T")
Why: TypeAlias = Literal["seal", "rule", "draw", "event", "hash", "outcome"]


class Mismatch(KatzentischError):
    """A log differs from its secret and moves, first at `move`: from 1, 0 is the set-up."""

    def __init__(self, move: int, why: Why) -> None:
        super().__init__(f"move {move}: {why}")
        self.move = move
        self.why: Why = why


class Draw(NamedTuple):
    """One question to chance: "die", "below", "pick" or "shuffle", what from, and the answer."""

    kind: str
    source: Any
    result: Any


@dataclass(frozen=True)
class TurningPoint:
    """Tells in which chapter a finished game turned: None for no single one, and while it is not known."""

    of: Callable[[Session], int | None]


@dataclass(frozen=True)
class ReplayFrame:
    """A moment of a game."""

    move: int
    """The number of the move that led to it, from 1 in the order of the log; 0 for the moment after the set-up."""
    seat: Seat | None
    """The seat that made it."""
    state: Any
    events: tuple[msgspec.Struct, ...] = ()
    draws: tuple[Draw, ...] = ()
    """The draws of chance for it; a shuffle is one draw."""
    numbers: tuple[tuple[int, int], ...] = ()
    """The single numbers of these draws: how many there were to draw from, and which one came."""
    drawn: int = 0
    """How many numbers were drawn since the game was opened."""
    seq: int = 0
    """The change of the session with which the move was saved; 0 for the set-up."""
    logged: LoggedMove | None = None
    """The move as the log has it; None for the set-up."""

    @property
    def is_seen(self) -> bool:
        """Whether everyone at the table saw something happen: a secret pick is not seen."""
        return self.move == 0 or bool(self.events)


class RecordingChance(Chance):
    """The chance of a game, which keeps its draws."""

    def __init__(self, secret: bytes, session: int, joins: Sequence[int]) -> None:
        super().__init__(secret, session, joins)
        self._draws: list[Draw] = []
        self._numbers: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""

        def draw() -> int:
            number = super(RecordingChance, self).below(n)
            self._numbers.append((n, number))
            return number

        return self._recorded("below", n, draw)

    def die(self, sides: int = 6) -> int:
        """Return one throw of a die."""
        return self._recorded("die", sides, lambda: super(RecordingChance, self).die(sides))

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return self._recorded("pick", items, lambda: super(RecordingChance, self).pick(items))

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a new order."""
        return self._recorded("shuffle", items, lambda: super(RecordingChance, self).shuffled(items))

    def take(self) -> tuple[tuple[Draw, ...], tuple[tuple[int, int], ...]]:
        """Return the draws and the numbers since the last time."""
        taken = tuple(self._draws), tuple(self._numbers)
        self._draws, self._numbers = [], []
        return taken

    def _recorded(self, kind: str, source: Any, draw: Callable[[], T]) -> T:
        before = len(self._draws)
        result = draw()
        self._draws[before:] = [Draw(kind, source, result)]  # a shuffle asks for numbers itself: it is kept as one draw
        return result


class Replayer:
    """Plays a game again, move by move."""

    def __init__(self, game: AnyGame, secret: bytes, session: int, joins: Sequence[int]) -> None:
        self._game, self._chance = game, RecordingChance(secret, session, joins)
        self._position = Position[Any](None)
        self._moves = 0

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._game.outcome(self._position.state)

    def set_up(self, seats: int, options: Mapping[str, str]) -> ReplayFrame:
        """Return the moment after the set-up."""
        self._position = Position(self._game.setup(seats, options, self._chance))
        return ReplayFrame(0, None, self._position.state, (), *self._chance.take(), drawn=self._chance.drawn)

    def play(self, seat: Seat, move: Any, *, by_bot: bool) -> ReplayFrame:
        """Make a move and return the moment after it; IllegalMove by the rules."""
        self._position, events = self._game.play(self._position, seat, move, self._chance, by_bot=by_bot)
        self._moves += 1
        drawn = self._chance.drawn
        return ReplayFrame(self._moves, seat, self._position.state, events, *self._chance.take(), drawn=drawn)


def replay(game: AnyGame, session: Session, log: Sequence[LoggedMove]) -> tuple[ReplayFrame, ...]:
    """Return every moment of the session; Mismatch at the first move that does not follow from rules and chance."""
    replayer = Replayer(game, session.secret, session.id, session.joins)
    frames = [replayer.set_up(len(session.seats), session.options)]
    for number, logged in enumerate(log, start=1):
        try:
            frame = replayer.play(logged.seat, game.decode_move(logged.move), by_bot=logged.by_bot)
        except (IllegalMove, msgspec.ValidationError) as error:
            raise Mismatch(number, "rule") from error
        if (msgspec.json.encode(frame.events) if frame.events else b"") != logged.events:
            raise Mismatch(number, "event")
        frames.append(replace(frame, seq=logged.seq, logged=logged))
    return tuple(frames)
