"""At which pace the turns of computers are shown: people can follow, and do not wait."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from bot.games.contract import Seat
from bot.service.events import Update
from bot.sessions.session import Session


class Rhythm(NamedTuple):
    """How long people get to look, in seconds."""

    turn_s: float
    """At what happened last, before a computer's turn is shown."""
    in_all_s: float
    """At all turns of computers together, from a person's decision to the next."""
    take_back_s: float
    """To take a move back, before the throw of the next person is made by itself."""
    rest_s: float
    """At what has ended, a round, if no person clicks to go on."""


RHYTHM = Rhythm(2.5, 3.0, 3.0, 60.0)
AT_ONCE = Rhythm(0.0, 0.0, 0.0, 0.0)


class PacedBoard:
    """Shows the turns of one run of computers at a pace that people can follow, without making them wait."""

    def __init__(self, pace: Rhythm, show: Callable[[Update], None]) -> None:
        self._pace, self._show = pace, show
        self._held: Update | None = None
        self._seat: Seat | None = None
        self._until = self._now()
        self._all_until = self._now() + pace.in_all_s

    def has_turn(self, seat: Seat) -> bool:
        """Return whether the turn of this seat has begun."""
        return self._seat == seat

    async def begin_turn(self, seat: Seat, session: Session, *, is_open: bool) -> None:
        """Show the turn before; nothing of this one is shown before people had a moment to look at that, or to take it
        back as long as it is open.
        """
        await self.flush()
        self._seat, computers = seat, sum(not s.is_here for s in session.seats) or 1
        turn_s = min(self._pace.turn_s, self._pace.in_all_s / computers, max(0.0, self._all_until - self._now()))
        self._until = self._now() + (self._pace.take_back_s if is_open else turn_s)

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
