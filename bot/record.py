"""The record of a game that is over: everything that makes up the proof that it was fair, and nothing of the people who played.

Whoever has it can deal every card and throw every die again from the secret (`bot/verify_alone.py`, which needs nothing but Python) and play the
whole game again by its rules (`verify` below). Each move carries the SHA-256 of the hash before it and of itself, so that the last hash, the
fingerprint, stands for the whole record: two people who see the same fingerprint have the same record.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from bot.chance import Chance, seal
from bot.errors import KatzentischError, Rejected
from bot.game import AnyGame, Outcome, Seat

if TYPE_CHECKING:
    from bot.sessions.session import Session
    from bot.sessions.store import Logged

T = TypeVar("T")
FORMAT = 1

Draw: TypeAlias = dict[str, Any]
"""What chance was asked and what it said: {"die": 6, "result": 4}, {"below": 3, …}, {"pick": items, …} or {"shuffle": items, …}."""
Why: TypeAlias = Literal["seal", "rule", "draw", "event", "hash", "outcome"]
Hash: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Click: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9]{1,20}\Z")]


class Moved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move, what everybody saw happen, and what chance was asked for it."""

    seat: Seat
    by_computer: bool
    move: Any
    events: list[Any]
    """None for a secret pick."""
    draws: list[Draw]
    hash: Hash
    """Of the hash before it, and of all that stands above."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over. Seats are numbers, and nothing tells who sat there."""

    format: int
    game: str
    rules_version: int
    options: dict[str, str]
    seats: int
    session: int
    """The number of the table; it goes into every draw."""
    joins: list[Click]
    """The numbers that Discord gave to the clicks on Join: so does this. Text, since many programs cannot count so far."""
    secret: Hash
    seal: Hash
    outcome: Outcome | None
    """None for a game that was stopped."""
    draws: list[Draw]
    """Of the set-up."""
    hash: Hash
    """Of all that stands above."""
    moves: list[Moved]
    fingerprint: Hash
    """The last of all hashes."""

    @property
    def asked(self) -> int:
        """How often chance was asked, a shuffle counted once."""
        return len(self.draws) + sum(len(moved.draws) for moved in self.moves)


class _Form(msgspec.Struct):
    """What every format has."""

    format: int


class Unreadable(KatzentischError):
    """A file is no record that can be checked; the message ends a sentence that begins with its name."""


class Contradicted(KatzentischError):
    """The stored log tells something else than what follows from the secret: there is no honest record of it. `move` counts from 1."""

    def __init__(self, move: int, why: Why) -> None:
        super().__init__(f"move {move}: {why}")
        self.move = move


@dataclass(frozen=True)
class Difference:
    """The first thing in a record that is not as it should be."""

    move: int
    """Counted from 1; 0 is the set-up, one more than there are moves is the end."""
    why: Why
    told: str
    """A sentence for whoever checks."""


class Noting(Chance):
    """Chance that notes what it is asked and what it says."""

    def __init__(self, secret: bytes, session: int, joins: Sequence[int]) -> None:
        super().__init__(secret, session, joins)
        self._draws: list[Draw] = []

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        return self._noted({"below": n}, lambda: super(Noting, self).below(n))

    def die(self, sides: int = 6) -> int:
        """Return one throw of a die."""
        return self._noted({"die": sides}, lambda: super(Noting, self).die(sides))

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return self._noted({"pick": list(items)}, lambda: super(Noting, self).pick(items))

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a new order."""
        return self._noted({"shuffle": list(items)}, lambda: super(Noting, self).shuffled(items))

    def take(self) -> list[Draw]:
        """Return what was noted since the last time."""
        taken, self._draws = self._draws, []
        return taken

    def _noted(self, asked: Draw, draw: Callable[[], T]) -> T:
        before = len(self._draws)
        result = draw()
        self._draws[before:] = [
            json.loads(json.dumps(_plain({**asked, "result": result})))
        ]  # a shuffle asks for numbers itself: it is noted as a whole
        return result


def record(game: AnyGame, session: "Session", log: Sequence["Logged"]) -> Record:
    """Return the record of a session that is over; Contradicted if its log is not what follows from its secret."""
    if session.status.is_active or session.state is None:
        raise ValueError("a record tells the secret: only of a game that was dealt and is over")
    again = _Again(game, session.secret, session.id, session.joins)
    draws = again.deal(len(session.seats), session.options)
    moves = [_moved(number, logged, again) for number, logged in enumerate(log, start=1)]
    if again.drawn != session.draws:
        raise Contradicted(len(moves), "draw")
    told = Record(
        format=FORMAT,
        game=game.key,
        rules_version=session.rules_version,
        options=dict(session.options),
        seats=len(session.seats),
        session=session.id,
        joins=[str(click) for click in session.joins],
        secret=session.secret.hex(),
        seal=session.seal,
        outcome=again.outcome,
        draws=draws,
        hash="",
        moves=moves,
        fingerprint="",
    )
    return chained(told)


def chained(told: Record) -> Record:
    """Return the record with the hashes that it ought to have."""
    first = last = _hash_of_head(told)
    moves: list[Moved] = []
    for moved in told.moves:
        last = _hash_of_move(last, moved)
        moves.append(msgspec.structs.replace(moved, hash=last))
    return msgspec.structs.replace(told, hash=first, moves=moves, fingerprint=last)


def verify(game: AnyGame, told: Record) -> Difference | None:
    """Play a record again by the rules and return the first thing that differs; None if all is as it should be."""
    return next(_differences(game, told), None)


def written(told: Record) -> str:
    """Return the text of a record: each of its parts and each of its moves on a line."""
    lines = (f'"{part}": {_list(value) if part == "moves" else json.dumps(value)}' for part, value in _plain(told).items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(text: bytes) -> Record:
    """Return the record from its text; Unreadable if it is none."""
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable("is not JSON") from error
    try:
        form = msgspec.convert(found, _Form).format
    except msgspec.ValidationError as error:
        raise Unreadable("is JSON, but not the record of a game") from error
    if form != FORMAT:
        raise Unreadable(f"has the format {form}, and this Katzentisch reads the format {FORMAT}")
    try:
        told = msgspec.convert(found, Record)
    except msgspec.ValidationError as error:
        raise Unreadable(f"is not a whole record: {error}") from error
    if not _same(found, _plain(told)):
        raise Unreadable("is not written as Katzentisch writes records")
    return told


# Playing again


@dataclass(frozen=True)
class _Followed:
    """What follows from a move."""

    events: Any
    draws: list[Draw]


class _Again:
    """A game played again from its secret."""

    def __init__(self, game: AnyGame, secret: bytes, session: int, joins: Sequence[int]) -> None:
        self._game, self._chance = game, Noting(secret, session, joins)
        self._state: Any = None

    @property
    def drawn(self) -> int:
        """How many numbers were drawn so far."""
        return self._chance.drawn

    @property
    def outcome(self) -> Outcome | None:
        """How the game stands."""
        return self._game.outcome(self._state)

    def deal(self, seats: int, options: Mapping[str, str]) -> list[Draw]:
        """Set the game up."""
        self._state = self._game.setup(seats, options, self._chance)
        return self._chance.take()

    def move(self, seat: Seat, move: Any) -> _Followed:
        """Make a move; Rejected by the rules, ValidationError if it is none of this game."""
        decoded = self._game.decode_move(json.dumps(move).encode())
        if not _same(move, _plain(decoded)):
            raise msgspec.ValidationError("this game writes its moves in another way")
        applied = self._game.apply(self._state, seat, decoded, self._chance)
        self._state = applied.state
        return _Followed(_plain(applied.events), self._chance.take())


def _moved(number: int, logged: "Logged", again: _Again) -> Moved:
    """Make a move of the log again; Contradicted if something else follows from it."""
    move, events = json.loads(logged.move), json.loads(logged.events or b"[]")
    try:
        followed = again.move(logged.seat, move)
    except (Rejected, msgspec.ValidationError) as error:
        raise Contradicted(number, "rule") from error
    if not _same(events, followed.events):
        raise Contradicted(number, "event")
    return Moved(logged.seat, logged.by_bot, move, events, followed.draws, "")


def _differences(game: AnyGame, told: Record) -> Iterator[Difference]:
    """Yield what differs; only the first one tells the truth, since all that comes later follows from it."""
    again = _Again(game, bytes.fromhex(told.secret), told.session, [int(click) for click in told.joins])
    if seal(bytes.fromhex(told.secret)) != told.seal:
        yield Difference(0, "seal", "the seal is not the SHA-256 of the secret")
    if told.seats not in game.seats or not _are_options(game, told.options):
        yield Difference(0, "rule", "the game cannot be set up with these seats and options")
        return
    yield from _draws_differ(0, told.draws, again.deal(told.seats, game.settle_options(told.options)))
    if _hash_of_head(told) != told.hash:
        yield Difference(0, "hash", "what stands above the moves was changed after the hash was made")
    last = told.hash
    for number, moved in enumerate(told.moves, start=1):
        yield from _move_differs(number, moved, again, told.seats)
        if _hash_of_move(last, moved) != moved.hash:
            yield Difference(number, "hash", "the move was changed, added or left out after the hash was made")
        last = moved.hash
    end = len(told.moves) + 1
    if again.outcome != told.outcome:
        yield Difference(end, "outcome", f"the record says {_canonical(told.outcome)}, but {_canonical(again.outcome)} follows from the moves")
    if last != told.fingerprint:
        yield Difference(end, "hash", "the fingerprint is not the last hash: moves were left out at the end, or added")


def _move_differs(number: int, moved: Moved, again: _Again, seats: int) -> Iterator[Difference]:
    try:
        followed = again.move(moved.seat, moved.move) if 0 <= moved.seat < seats else None
    except (Rejected, msgspec.ValidationError):
        followed = None
    if followed is None:
        yield Difference(number, "rule", f"the rules do not allow seat {moved.seat} the move {_canonical(moved.move)}")
        return
    yield from _draws_differ(number, moved.draws, followed.draws)
    if not _same(moved.events, followed.events):
        yield Difference(number, "event", f"the record says {_canonical(moved.events)}, but {_canonical(followed.events)} follows from the move")


def _draws_differ(number: int, told: list[Draw], followed: list[Draw]) -> Iterator[Difference]:
    for n in range(max(len(told), len(followed))):
        one, other = (_canonical(draws[n]) if n < len(draws) else "no more draw" for draws in (told, followed))
        if one != other:
            yield Difference(number, "draw", f"draw {n + 1}: the record says {one}, but {other} follows from the secret and the clicks")


def _are_options(game: AnyGame, options: Mapping[str, str]) -> bool:
    try:
        game.settle_options(options)
    except ValueError:
        return False
    return True


# Hashes


def _hash_of_head(told: Record) -> str:
    return _hash("", {part: value for part, value in _plain(told).items() if part not in ("hash", "moves", "fingerprint")})


def _hash_of_move(before: str, moved: Moved) -> str:
    return _hash(before, {part: value for part, value in _plain(moved).items() if part != "hash"})


def _hash(before: str, value: Any) -> str:
    return hashlib.sha256((before + _canonical(value)).encode()).hexdigest()


def _canonical(value: Any) -> str:
    """Return the one way to write a value as JSON: keys in order, no blanks, ASCII only."""
    return json.dumps(_plain(value), sort_keys=True, separators=(",", ":"))


def _same(one: Any, other: Any) -> bool:
    return _canonical(one) == _canonical(other)  # for Python 1, 1.0 and true are equal, and they are not the same


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def _list(rows: list[Any]) -> str:
    return "[\n" + ",\n".join(f"  {json.dumps(row, separators=(',', ':'))}" for row in rows) + "\n]"
