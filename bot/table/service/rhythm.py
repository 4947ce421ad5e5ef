"""At which pace turns are shown that the bot makes: people can follow, and do not wait."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.games.contract import AnyGame, Seat
from bot.sessions.log import LoggedMove
from bot.sessions.session import Session
from bot.table.service.events import Update


class Rhythm(NamedTuple):
    """How long people get to look, in seconds."""

    turn_s: float
    """At a board, before the next one is shown that the bot makes: for a computer, or a person without a choice."""
    several_s: float
    """At a board of several turns, before the turn of a computer."""
    much_s: float
    """At a turn that changes much, or is the answer of a single computer."""
    computers_s: float
    """At the turns of all computers, one each, in a game in which all turns weigh the same."""
    in_all_s: float
    """From a person's decision on; turns that come later are shown together, but for those that change much."""
    dice_s: float
    """At a board before the throw of the only person of a game, whose next board tells all of it again."""
    take_back_s: float
    """To take a move back, before the bot makes the next one: for a computer, or a person without a choice."""
    rest_s: float
    """At what has ended, a round, if no person clicks to go on."""


RHYTHM = Rhythm(1.3, 2.0, 2.5, 3.0, 5.0, 1.0, 2.5, 600.0)
AT_ONCE = Rhythm(*[0.0] * 8)
TURNS_TOGETHER = 4
"""How many turns that change little are shown in one board: so many can be followed at once."""


class Look(NamedTuple):
    """What people need to follow some moves."""

    seconds: float
    with_next: bool = False
    """Whether they may be shown together with the next turn, and then need no time of their own."""


def look(pace: Rhythm, session: Session, game: AnyGame, moves: Sequence[LoggedMove]) -> Look:
    """Return how people look at these moves: longer at what the game says changes much. Where it says so, a few turns
    that change little come together, up to one that the bot made for a person.
    """
    people = {seated.seat for seated in session.people_here}
    if game.automatic is None:
        return Look(min(pace.much_s, pace.computers_s / max(1, len(session.seats) - len(people))))
    if game.automatic.changes_much([event for one in moves for event in game.decode_events(one.events)], people):
        return Look(pace.much_s)
    turns = len(list(groupby(moves, lambda one: one.seat)))
    is_of_person = any(one.seat in people for one in moves)
    return Look(pace.turn_s if turns == 1 else pace.several_s, with_next=turns < TURNS_TOGETHER and not is_of_person)


class PacedBoard:
    """Shows the turns that the bot makes in a row at a pace that people can follow, without making them wait."""

    def __init__(self, pace: Rhythm, show: Callable[[Update], None]) -> None:
        self._pace, self._show = pace, show
        self._held: Update | None = None
        self._seat: Seat | None = None
        self._until = self._now()
        self._all_until = self._until + pace.in_all_s

    def has_turn(self, seat: Seat) -> bool:
        """Return whether the turn of this seat has begun."""
        return self._seat == seat

    def next_shown(self, session: Session) -> Sequence[LoggedMove]:
        """Return the moves that people see next: those that are held, or the last one."""
        seen = self._held.before.seq if self._held else session.seq - 1
        return [logged for logged in session.tail if logged.seq > seen]

    async def begin_turn(self, seat: Seat, before: Look) -> None:
        """Show the turn before, unless it may come together with this one; nothing of this one is shown before people
        had time to look at that.
        """
        is_late = 0 < before.seconds < self._pace.much_s and self._now() + before.seconds > self._all_until
        if not (self._held and (before.with_next or is_late)):
            await self.flush()
            self._until = self._now() + before.seconds
        self._seat = seat

    def begin_anew(self) -> None:
        """People have seen all: what they wait for now begins."""
        self._all_until = self._now() + self._pace.in_all_s

    async def wait(self) -> None:
        """Wait until something may be shown."""
        if (left_s := self._until - self._now()) > 0:
            await asyncio.sleep(left_s)
            self._until = self._now()

    def hold(self, update: Update) -> None:
        """Show this with what is held already."""
        self._held = Update(self._held.before if self._held else update.before, update.after)
        if self._seat is not None and update.after.awaited != frozenset((self._seat,)):
            self._seat = None  # the turn is over

    async def flush(self) -> None:
        """Show what is held, when it may be shown."""
        if self._held:
            await self.wait()
            self.show_now()

    def show_now(self) -> None:
        """Show what is held."""
        if held := self._held:
            self._held = None
            self._show(held)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
