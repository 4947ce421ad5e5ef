"""What a session is: one game in one channel, from the lobby to its end, and the seats of its players."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from bot.games import chance
from bot.games.contract import Earlier, Level, Seat
from bot.person import ChannelRef
from bot.sessions.log import LoggedMove, standing

Pace: TypeAlias = Literal["evening", "live", "letter", "none"]
"""How long a decision may take: see `deadlines.DECISION_MS`. The first is the default."""
PACES: tuple[Pace, ...] = get_args(Pace)

TAIL = 32
"""How many moves a session keeps for its board: six players and their computers make fewer in two turns each."""
MISSED_MOST = 3
"""After so many decisions in a row for which the time ran out, the computer keeps the seat until its person is back."""


class Status(IntEnum):
    """Where a session stands; below FINISHED it is active."""

    LOBBY = 0
    RUNNING = 1
    FINISHED = 2
    STOPPED = 3

    @property
    def is_active(self) -> bool:
        """Whether players can still do something in it."""
        return self < Status.FINISHED


@dataclass(frozen=True)
class Seated:
    """A seat and the player on it."""

    seat: Seat
    user_id: int | None
    name: str
    computer: Level | None = None
    """A computer player sits here, and plays at this level."""
    gone: bool = False
    """The person left the running game: the computer plays, and another person may sit down."""
    missed: int = 0
    """For how many decisions in a row the person's time ran out."""
    late: int | None = None
    """The step at which it ran out: that decision is the computer's."""
    joined_late: bool = False
    """Another player sat here when the game began."""
    since_seq: int = 0
    """The change from which this person sits here: earlier moves of the seat are not theirs."""
    agrees_to_stop: bool = False
    plays_on: bool = False
    """The player is against stopping the game, for which another one votes."""
    dm: tuple[int, int] | None = None
    """Channel and message of the hand sent by direct message."""
    call: tuple[int, int] | None = None
    """Channel and message that call the person, if any do."""
    rank: int | None = None
    score: int | None = None

    @property
    def is_away(self) -> bool:
        """Whether the person of this seat left, or let the time run out again and again."""
        return self.computer is None and (self.gone or self.missed >= MISSED_MOST)

    @property
    def is_here(self) -> bool:
        """Whether a person sits here and plays."""
        return self.computer is None and not self.is_away

    @property
    def is_free(self) -> bool:
        """Whether no person has this seat any more: a computer player sits here, or the person left."""
        return self.computer is not None or self.gone


@dataclass(frozen=True)
class Guest:
    """A person whom the host of a lobby invited."""

    user_id: int
    name: str
    host_id: int
    asked_at: int
    until: int | None
    """For how long a seat is kept; None once they have said no, or that time is over; 0 once the host took it back."""
    refusals: int = 0


@dataclass(frozen=True)
class Predecessor:
    """A player who sat here before the present one."""

    seat: Seat
    user_id: int | None
    name: str
    since_seq: int
    until_seq: int
    """The last change at which this player sat there."""


@dataclass(frozen=True, kw_only=True)
class Session:
    """One game in one channel, from the lobby to its end."""

    id: int
    where: ChannelRef
    message_id: int | None = None
    game: str
    rules_version: int
    options: Mapping[str, str]
    language: str
    secret: bytes = field(repr=False)
    joins: tuple[int, ...]
    draws: int = 0
    status: Status
    seq: int = 0
    step: int = 0
    shown_seq: int = 0
    updated_at: int = 0
    state: bytes | None = field(default=None, repr=False)
    seats: tuple[Seated, ...]
    pace: Pace = PACES[0]
    due_at: int | None = None
    """When the decision, or the session without players, ends: in milliseconds since 1970, UTC, like all times here."""
    wake_at: int | None = None
    """When the clock has to look at this session next: at half time, then at `due_at`."""
    contest_id: int | None = None
    """The contest of which it is a table, such as a tournament."""
    ends_at: int | None = None
    """At a table of a contest: when the computer finishes the game. No one but its players sits down at it."""
    stopped_by_manager: bool = False
    """A manager of the server stopped it without the votes that this takes of others."""
    awaited: frozenset[Seat] = frozenset()
    """The seats that the game waits for."""
    goes_on: bool = False
    """Whether the bot makes the next move by itself; not while a person who plays alone looks at what happened."""
    tail: tuple[LoggedMove, ...] = field(default=(), repr=False)
    """The last TAIL moves of the log."""
    removed: frozenset[int] = frozenset()
    """The users whom the host removed from the lobby."""
    guests: tuple[Guest, ...] = ()
    """Invited people without a seat."""
    wins: int = 0
    """The winner's victories in a row against computers of this level, this one included."""
    opening_id: int | None = None
    """The message that opened the table, as long as it can still be cancelled."""
    predecessors: tuple[Predecessor, ...] = ()
    """Former players of the seats, in the order in which they went."""
    earlier: bytes | None = field(default=None, repr=False)
    """What a seat may take its last move back to, as JSON of an `Earlier`; None if there is nothing to take back."""
    review: bytes | None = field(default=None, repr=False)
    """How the game went, as JSON of a `Review`; it is there some time after the game is over."""

    @property
    def seal(self) -> str:
        """The SHA-256 of the secret, shown from the first moment."""
        return chance.seal(self.secret)

    @property
    def host(self) -> Seated | None:
        """The person who has been here longest: they start and cancel the game."""
        return next((seated for seated in self.seats if seated.is_here), None)

    @property
    def free_seats(self) -> tuple[Seated, ...]:
        """The seats on which another person may sit down: of those who left or are away, or who missed a decision for
        which they had the time of an evening's table. Nobody takes over in a contest or in direct messages.
        """
        if self.status != Status.RUNNING or self.ends_at is not None or self.where.is_direct:
            return ()
        enough = 1 if self.pace == "evening" else MISSED_MOST
        return tuple(s for s in self.seats if s.gone or s.missed >= enough)

    @property
    def may_return(self) -> tuple[Seated, ...]:
        """The people for whom the computer plays, or whose seats others may take, and who may come back."""
        return tuple(s for s in self.seats if self.may_come_back(s) and (s.is_away or s in self.free_seats))

    @property
    def people_here(self) -> tuple[Seated, ...]:
        """The seats of people who are here."""
        return tuple(seated for seated in self.seats if seated.is_here)

    @property
    def votes_to_stop(self) -> tuple[Seated, ...]:
        """The seats of the people here who want to end the game without a winner."""
        return tuple(seated for seated in self.people_here if seated.agrees_to_stop)

    @property
    def votes_to_play_on(self) -> tuple[Seated, ...]:
        """The seats of the people here who want to play on; without votes to stop, a vote has just failed."""
        return tuple(seated for seated in self.people_here if seated.plays_on)

    @property
    def needed_to_stop(self) -> int:
        """How many people have to want that: more than half of those here."""
        return len(self.people_here) // 2 + 1

    @property
    def is_alone(self) -> bool:
        """Whether one person plays among computer players: no other person waits for them."""
        return sum(seated.computer is None for seated in self.seats) == 1

    @property
    def is_greeted(self) -> bool:
        """Whether the greeting of a contest's table is its newest message: it has just called everyone."""
        return self.contest_id is not None and self.status == Status.RUNNING and not self.tail

    @property
    def is_cancelled(self) -> bool:
        """Whether the table ended before a game began."""
        return self.status == Status.STOPPED and self.state is None

    @property
    def is_paused(self) -> bool:
        """Whether the game rests since no person is here; a contest goes on."""
        return self.status == Status.RUNNING and not self.people_here and self.ends_at is None

    @property
    def computers_to_move(self) -> tuple[Seat, ...]:
        """The seats that the game waits for and for which the computer has to choose."""
        playing = self.status == Status.RUNNING and not self.is_paused
        return tuple(seat for seat in sorted(self.awaited) if playing and not self._decides_alone(self.seats[seat]))

    @property
    def people_to_move(self) -> tuple[Seated, ...]:
        """The seats of people that the game waits for, in seat order."""
        return tuple(self.seats[seat] for seat in sorted(self.awaited) if self._decides_alone(self.seats[seat]))

    def _decides_alone(self, seated: Seated) -> bool:
        return seated.is_here and seated.late != self.step

    @property
    def may_take_back(self) -> Seated | None:
        """The person who may take their last move back, if they are here."""
        if self.earlier is None or self.status != Status.RUNNING:
            return None
        seated = self.seats[msgspec.json.decode(self.earlier, type=Earlier[Any]).seat]
        return seated if seated.is_here else None

    @property
    def took_back(self) -> Seat | None:
        """The seat whose take-back is the newest move."""
        last = self.tail[-1] if self.tail else None
        return last.seat if last and last.undoes else None

    @property
    def stands(self) -> tuple[LoggedMove, ...]:
        """The last moves of the log that have not been taken back."""
        return tuple(self.tail[at] for at in standing(self.tail))

    @property
    def names(self) -> tuple[str, ...]:
        """The names in seat order."""
        return tuple(seated.name for seated in self.seats)

    @property
    def waiting_for(self) -> frozenset[int]:
        """The users for whom a seat is kept."""
        return frozenset(guest.user_id for guest in self.guests if guest.until)

    @property
    def names_ever(self) -> tuple[str, ...]:
        """The names in seat order; of a seat that changed hands all of them, the first one first."""
        before = ([one.name for one in self.predecessors if one.seat == s.seat] for s in self.seats)
        return tuple(" → ".join((*names, s.name)) for names, s in zip(before, self.seats, strict=True))

    def as_of(self, seq: int) -> "Session":
        """Return the session with the names that the seats had at a change."""
        names = {one.seat: one.name for one in reversed(self.predecessors) if seq <= one.until_seq}
        return replace(self, seats=tuple(replace(s, name=names.get(s.seat, s.name)) for s in self.seats))

    @property
    def as_last_seen(self) -> "Session":
        """The session with the names that the seats had at the last public event."""
        return self.as_of(next((logged.seq for logged in reversed(self.tail) if logged.events), self.seq))

    def seated(self, user_id: int) -> Seated | None:
        """Return the seat of this person; None for a stranger."""
        return next((seated for seated in self.seats if seated.user_id == user_id), None)

    def may_come_back(self, seated: Seated) -> bool:
        """Whether the person of this seat may take it back: not who left a contest, or was forgotten, which gives a
        negative number.
        """
        return (seated.user_id or 0) > 0 and not (seated.gone and self.ends_at is not None)

    def successor_of(self, user_id: int) -> Seated | None:
        """Return the present player on the person's former seat; None if there is none."""
        left = next((one.seat for one in reversed(self.predecessors) if one.user_id == user_id), None)
        return None if left is None or self.seated(user_id) else self.seats[left]

    @property
    def link(self) -> str:
        """The address of the board in Discord, of the channel while the board is not posted."""
        return self.where.link(self.message_id)
