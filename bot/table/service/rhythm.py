"""At which pace turns are shown that the bot makes: people can follow, and do not wait."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from bot.games.contract import Seat
from bot.sessions.session import Session
from bot.table.service.events import Update


class Rhythm(NamedTuple):
    """How long people get to look, in seconds."""

    turn_s: float
    """At a board before the bot shows the next one, in which time a move may be taken back: at most …"""
    computers_s: float
    """… and at the turns of all computers of a table, one each."""
    look_s: float
    """At something great, if nobody presses to go on, where others wait, too …"""
    round_s: float
    """… and at what has ended, a round."""

    def between(self, session: Session) -> float:
        """Return how long a board stands before the next turn: the more computers there are, the shorter."""
        computers = len(session.seats) - len(session.people_here)
        return min(self.turn_s, self.computers_s / max(1, computers))


RHYTHM = Rhythm(2.5, 3.0, 8.0, 600.0)
AT_ONCE = Rhythm(*[0.0] * 4)


class PacedBoard:
    """Shows each turn that the bot makes as soon as it is complete; the next one begins when people had time for it.

    The throw of a person comes with the turn before it that the bot made, unless that came with another one itself: a
    board has room for two.
    """

    def __init__(self, show: Callable[[Update], None]) -> None:
        self._show = show
        self._held: Update | None = None
        self._seat: Seat | None = None
        self._is_full = False
        self._until = self._now()

    def begin(self, seat: Seat, pause_s: float, *, is_throw: bool, is_computer: bool) -> None:
        """Begin a turn of a seat after a pause, or go on with it. What is not a computer's is a person's throw."""
        if self._seat == seat and not is_throw:  # a seat may have two turns in a row, each with a throw
            return
        self._is_full = not (is_computer or self._is_full or not self._held)
        if not self._is_full:
            self.show_now()
            self._until = self._now() + pause_s
        self._seat = seat

    async def wait(self) -> None:
        """Wait until the turn may be made."""
        if (left_s := self._until - self._now()) > 0:
            await asyncio.sleep(left_s)

    def hold(self, update: Update) -> None:
        """Show this with what is held already."""
        self._held = Update(self._held.before if self._held else update.before, update.after)
        if self._seat not in update.after.awaited:
            self._seat = None  # the turn is over

    def show_now(self) -> None:
        """Show what is held."""
        if held := self._held:
            self._held = None
            self._show(held)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
