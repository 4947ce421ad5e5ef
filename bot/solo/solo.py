"""What a solo is: a game that one person plays in private, for themselves, against computer players.

Trying from a moment of a replay is a solo, and so is the deal of a day. What is kept is a start and the moves since;
the table is played anew from them each time, by the same pure moves as a session's. It is a session by its form only:
no one else sees it, and it counts nowhere.

A deal of the day has the day's secret: its cards and dice are drawn from it, and computers think by it, too. So the
same moves meet the same dice and the same replies for everyone, on every machine, as long as no computer's level is cut
short by the clock. A try has the state of its moment, and the draws of the finished game that were still to come.
"""

from dataclasses import dataclass, replace
from hmac import digest
from typing import Any

import msgspec

from bot.errors import NotAllowed
from bot.games.contract import AnyGame, Level, Seat
from bot.person import ChannelRef, Person
from bot.sessions.computers import sit_down
from bot.sessions.log import LoggedMove
from bot.sessions.only_moves import awaited_seats, only_moves, who_looks
from bot.sessions.open_state import GameInPlay, chance_of
from bot.sessions.session import Seated, Session, Status


class Start(msgspec.Struct, frozen=True):
    """Where a solo begins, and where its chance comes from."""

    game: str
    rules_version: int
    options: dict[str, str]
    """All of them, settled."""
    levels: tuple[Level | None, ...]
    """Of the computer players, by seat; None for the person."""
    secret: bytes
    """Of the chance, with the number of the session and the joins that are mixed in: a finished game's, or a seed."""
    session: int = 0
    joins: tuple[int, ...] = ()
    drawn: int = 0
    """How many draws were made before."""
    other: int = 0
    """0 for the draws that were to come; another number is mixed in for other ones."""
    state: bytes = b""
    """As JSON; empty if the game is set up first."""
    at: int = 0
    """Which moment of the replay this is, or which day."""

    @property
    def seat(self) -> Seat:
        """The person's."""
        return self.levels.index(None)


class SoloMove(msgspec.Struct, frozen=True, array_like=True):
    """A move of a solo, as it is kept."""

    seat: Seat
    by_bot: bool
    """Whether the person did not choose it: a computer's, or the only one that there was."""
    move: msgspec.Raw


@dataclass(frozen=True)
class Solo:
    """A solo as it is kept: a person has one of each kind."""

    kind: str
    seq: int
    """Rises with each change, and is never used again: the guard against a second writer, and the step of buttons."""
    until_ms: int
    """When it is gone."""
    start: Start
    moves: tuple[SoloMove, ...] = ()


@dataclass(frozen=True)
class Playing:
    """A solo and its table as it stands."""

    solo: Solo
    table: Session
    """Its step is that of the buttons, and its number that of the chance."""


def table_of(game: AnyGame, start: Start, person: Person) -> Session:
    """Return the table at the start. Its number is that of the chance, and not for buttons."""
    session = Session(
        id=start.session,
        where=ChannelRef(0, 0),
        game=start.game,
        rules_version=start.rules_version,
        options=start.options,
        language=person.language,
        secret=start.secret,
        joins=(*start.joins, start.other) if start.other else start.joins,
        draws=start.drawn,
        status=Status.RUNNING,
        state=start.state,
        seats=_seats(start, person),
    )
    if not start.state:
        chance = chance_of(session)
        state = game.setup(len(start.levels), session.options, chance)
        session = replace(session, state=game.encode_state(state), draws=chance.drawn)
    return replace(session, awaited=awaited_seats(session, game))


def played(game: AnyGame, table: Session, *moves: tuple[Seat, bool, Any]) -> Session:
    """Return the table after these moves (seat, by_bot, move), all in its tail; IllegalMove by the rules."""
    position = GameInPlay(game, table)
    for seat, by_bot, move in moves:
        position.play(seat, move, by_bot=by_bot)
    decision = position.decision()
    after = replace(decision.after, tail=(*table.tail, *decision.log))
    return replace(after, awaited=awaited_seats(after, game))


def replayed(game: AnyGame, solo: Solo, person: Person) -> Session:
    """Return the table as it stands, its step that of the buttons."""
    moves = ((made.seat, made.by_bot, game.decode_move(bytes(made.move))) for made in solo.moves)
    return replace(played(game, table_of(game, solo.start, person), *moves), step=solo.seq)


def stored(log: tuple[LoggedMove, ...]) -> tuple[SoloMove, ...]:
    """Return the moves of a table as they are kept."""
    return tuple(SoloMove(one.seat, one.by_bot, msgspec.Raw(one.move)) for one in log)


def undone(solo: Solo) -> tuple[SoloMove, ...]:
    """Return the moves without the last one that the person chose, and all since; NotAllowed if there is none."""
    own = [at for at, made in enumerate(solo.moves) if made.seat == solo.start.seat and not made.by_bot]
    if not own:
        raise NotAllowed("no-solo-undo")
    return solo.moves[: own[-1]]


def next_of_bot(game: AnyGame, table: Session, *, is_seen: bool = False) -> tuple[Seat, Any] | None:
    """Return the seat that the bot moves next, and its only move if it has one; None if the person is to act first."""
    if table.status != Status.RUNNING:
        return None
    if not is_seen and who_looks(table, game):
        return None
    if only := only_moves(table, game):
        return next(iter(only.items()))
    return None if table.people_to_move else (min(table.awaited), None)


def thinking_seed(table: Session) -> int:
    """Return what the computer in turn thinks by: the same after the same moves."""
    said = f"thinking|{table.id}|{table.joins}|{len(table.tail)}"
    return int.from_bytes(digest(table.secret, said.encode(), "sha256")[:8], "big")


def _seats(start: Start, person: Person) -> tuple[Seated, ...]:
    seats: tuple[Seated, ...] = ()
    for seat, level in enumerate(start.levels):
        seats = (*seats, sit_down(seats, level) if level else Seated(seat, person.id, person.name))
    return seats
