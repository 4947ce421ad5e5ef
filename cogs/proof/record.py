"""The record of a game that is over: the proof that it was fair, without anything about the people who played.

With it anyone can deal every card and throw every die again from the secret (`cogs/proof/verify_alone.py`, which needs
nothing but Python) and play the whole game again by its rules (`verify` below). Each move carries the SHA-256 of the
hash before it and of itself, so that the last hash, the fingerprint, stands for the whole record: two people who see
the same fingerprint have the same record.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Annotated, Any, TypeAlias, cast

import msgspec

from bot.errors import IllegalMove, KatzentischError
from bot.games.chance import seal
from bot.games.contract import AnyGame, Outcome, Seat
from bot.sessions.log import LoggedMove
from bot.sessions.replay import Draw, Mismatch, Replayer, ReplayFrame, Why, replay
from bot.sessions.session import Session

FORMAT = 1
DEEPEST = 40
"""Levels of lists and objects in a record."""
MOST_BYTES = 64 << 20
"""A record has some kilobytes."""

RecordedDraw: TypeAlias = dict[str, Any]
"""A question to chance and its answer: {"die": 6, "result": 4}, or with "below": 3, "pick": items, "shuffle": items."""
Hash: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Click: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A(0|[1-9][0-9]{0,19})\Z")]


class Moved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move, what everyone at the table saw happen, and the draws of chance for it."""

    seat: Seat
    by_computer: bool
    move: Any
    events: list[Any]
    """Empty for a secret pick."""
    draws: list[RecordedDraw]
    hash: Hash
    """Of the hash before it, and of all fields above."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over. Seats are numbers; the people on them are not named."""

    format: int
    game: str
    rules_version: int
    options: dict[str, str]
    seats: int
    session: int
    """The number of the table; it goes into every draw."""
    joins: list[Click]
    """The ids of the clicks on Join, which go into every draw; as text, since many programs cannot count so far."""
    secret: Hash
    seal: Hash
    outcome: Outcome | None
    """None for a game that was stopped."""
    draws: list[RecordedDraw]
    """Of the set-up."""
    hash: Hash
    """Of all fields above."""
    moves: list[Moved]
    fingerprint: Hash
    """The last of all hashes."""

    @property
    def draw_count(self) -> int:
        """The number of draws; a shuffle is one draw."""
        return len(self.draws) + sum(len(moved.draws) for moved in self.moves)


class _Form(msgspec.Struct):
    """The part that records of all formats have."""

    format: int


class Unreadable(KatzentischError):
    """A file is no record that can be checked; the message ends a sentence that begins with the file's name."""


@dataclass(frozen=True)
class Difference:
    """The first thing in a record that is not as it should be."""

    move: int
    """From 1; 0 is the set-up, one more than the number of moves is the end."""
    why: Why
    sentence: str
    """The reason as words for the person who checks."""


def record_of(game: AnyGame, session: Session, log: Sequence[LoggedMove]) -> Record:
    """Return the record of a session that is over; Mismatch if its log is not what follows from its secret."""
    if session.status.is_active or session.state is None:
        raise ValueError("a record contains the secret: only a game that was dealt and is over may have one")
    set_up, *frames = moments = replay(game, session, log)
    if moments[-1].drawn != session.draws:
        raise Mismatch(len(frames), "draw")
    bare = Record(
        format=FORMAT,
        game=game.key,
        rules_version=session.rules_version,
        options=dict(session.options),
        seats=len(session.seats),
        session=session.id,
        joins=[str(click) for click in session.joins],
        secret=session.secret.hex(),
        seal=session.seal,
        outcome=game.outcome(moments[-1].state),
        draws=_recorded(set_up.draws),
        hash="",
        moves=[_moved(logged, frame) for logged, frame in zip(log, frames, strict=True)],
        fingerprint="",
    )
    return chained(bare)


def _moved(logged: LoggedMove, frame: ReplayFrame) -> Moved:
    move, events = json.loads(logged.move), json.loads(logged.events or b"[]")
    return Moved(logged.seat, logged.by_bot, move, events, _recorded(frame.draws), "")


def chained(record: Record) -> Record:
    """Return the record with the hashes that follow from the rest of it."""
    first = last = _hash_of_head(record)
    moves: list[Moved] = []
    for moved in record.moves:
        last = _hash_of_move(last, moved)
        moves.append(msgspec.structs.replace(moved, hash=last))
    return msgspec.structs.replace(record, hash=first, moves=moves, fingerprint=last)


def verify(game: AnyGame, record: Record) -> Difference | None:
    """Play a record again by the rules and return the first thing that differs; None if all is as it should be."""
    return next(_differences(game, record), None)


def dumps(record: Record) -> str:
    """Return the text of a record: each of its fields and each of its moves on a line."""
    fields = _plain(record).items()
    lines = (f'"{key}": {_list(value) if key == "moves" else json.dumps(value)}' for key, value in fields)
    return "{\n" + ",\n".join(lines) + "\n}\n"


def loads(text: bytes) -> Record:
    """Return the record from its text; Unreadable if it is none."""
    try:
        found: Any = json.loads(text, object_pairs_hook=_each_once)
    except (ValueError, RecursionError) as error:
        raise Unreadable("is not JSON") from error
    if _is_deep(found):
        raise Unreadable("is nested too deeply")
    try:
        form = msgspec.convert(found, _Form).format
    except msgspec.ValidationError as error:
        raise Unreadable("is JSON, but not the record of a game") from error
    if form != FORMAT:
        raise Unreadable(f"has the format {form}, and this Katzentisch reads the format {FORMAT}")
    try:
        record = msgspec.convert(found, Record)
    except msgspec.ValidationError as error:
        raise Unreadable(f"is not a whole record: {error}") from error
    if not _same(found, _plain(record)):
        raise Unreadable("is not written as Katzentisch writes records")
    return record


def _is_deep(found: Any) -> bool:
    """Return whether lists and objects are nested deeper than in any record: to read those would need a deep stack."""
    level: list[Any] = [found]
    for _ in range(DEEPEST):
        level = [inner for one in level for inner in _inside(one)]
    return bool(level)


def _inside(one: Any) -> Iterable[Any]:
    if isinstance(one, dict):
        return cast("dict[str, Any]", one).values()
    return cast("list[Any]", one) if isinstance(one, list) else ()


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the object; ValueError if it names a thing twice: one reader would take the first, another the last."""
    if len(found := dict(pairs)) != len(pairs):
        raise ValueError("a key stands there twice")
    return found


# Playing again


def _play(game: AnyGame, replayer: Replayer, moved: Moved) -> ReplayFrame:
    """Make a move of a record; IllegalMove by the rules, ValidationError if it is no move of this game."""
    move = game.decode_move(json.dumps(moved.move).encode())
    if not _same(moved.move, _plain(move)):
        raise msgspec.ValidationError("this game writes its moves in another way")
    return replayer.play(moved.seat, move, by_bot=moved.by_computer)


def _recorded(draws: Iterable[Draw]) -> list[RecordedDraw]:
    return [_plain({draw.kind: draw.source, "result": draw.result}) for draw in draws]


def _differences(game: AnyGame, record: Record) -> Iterator[Difference]:
    """Yield what differs. Only the first difference says anything: the later ones follow from it."""
    replayer = Replayer(game, bytes.fromhex(record.secret), record.session, [int(click) for click in record.joins])
    if seal(bytes.fromhex(record.secret)) != record.seal:
        yield Difference(0, "seal", "the seal is not the SHA-256 of the secret")
    if record.seats not in game.seats or not _are_options(game, record.options):
        yield Difference(0, "rule", "the game cannot be set up with these seats and options")
        return
    set_up = replayer.set_up(record.seats, game.settle_options(record.options))
    yield from _draws_differ(0, record.draws, _recorded(set_up.draws))
    if _hash_of_head(record) != record.hash:
        yield Difference(0, "hash", "what stands above the moves was changed after the hash was made")
    last = record.hash
    for number, moved in enumerate(record.moves, start=1):
        yield from _move_differs(game, replayer, number, moved, record.seats)
        if _hash_of_move(last, moved) != moved.hash:
            yield Difference(number, "hash", "the move was changed, added or left out after the hash was made")
        last = moved.hash
    end = len(record.moves) + 1
    if replayer.outcome != record.outcome:
        yield Difference(end, "outcome", _says(record.outcome, replayer.outcome, "the moves"))
    if last != record.fingerprint:
        yield Difference(end, "hash", "the fingerprint is not the last hash: moves were left out at the end, or added")


def _move_differs(game: AnyGame, replayer: Replayer, number: int, moved: Moved, seats: int) -> Iterator[Difference]:
    try:
        frame = _play(game, replayer, moved) if 0 <= moved.seat < seats else None
    except (IllegalMove, msgspec.ValidationError):
        frame = None
    if frame is None:
        yield Difference(number, "rule", f"the rules do not allow seat {moved.seat} the move {_canonical(moved.move)}")
        return
    yield from _draws_differ(number, moved.draws, _recorded(frame.draws))
    if not _same(moved.events, events := _plain(frame.events)):
        yield Difference(number, "event", _says(moved.events, events, "the move"))


def _draws_differ(move: int, recorded: list[RecordedDraw], right: list[RecordedDraw]) -> Iterator[Difference]:
    for number, (recorded_draw, right_draw) in enumerate(zip_longest(recorded, right), start=1):
        if not _same(recorded_draw, right_draw):
            said = _says(recorded_draw, right_draw, "the secret and the clicks")
            yield Difference(move, "draw", f"draw {number}: {said}")


def _says(recorded: Any, right: Any, source: str) -> str:
    says, follows = ("nothing" if one is None else _canonical(one) for one in (recorded, right))
    return f"the record says {says}, but {follows} follows from {source}"


def _are_options(game: AnyGame, options: Mapping[str, str]) -> bool:
    try:
        game.settle_options(options)
    except ValueError:
        return False
    return True


# Hashes


def _hash_of_head(record: Record) -> str:
    below = ("hash", "moves", "fingerprint")
    return _hash("", {key: value for key, value in _plain(record).items() if key not in below})


def _hash_of_move(before: str, moved: Moved) -> str:
    return _hash(before, {key: value for key, value in _plain(moved).items() if key != "hash"})


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
