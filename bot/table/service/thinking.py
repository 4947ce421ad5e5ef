"""Where computer players think: in processes of their own, at a lower priority than the bot.

The database knows which seats have to choose, so nothing is lost if the bot stops while they think: at the next start
they think again.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable, Generator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from bot.errors import GameError, Unavailable
from bot.events import Events
from bot.games.contract import Seat
from bot.games.plugin import think
from bot.games.registry import AnyRegistry
from bot.sessions.computers import SUBSTITUTE
from bot.sessions.only_moves import only_moves, who_looks
from bot.sessions.session import Session
from bot.table.service.events import ComputerMoved, SeenEnough, SessionSaved, ThinkingTakesLong, Update
from bot.table.service.rhythm import PacedBoard, Rhythm
from bot.table.service.service import Sessions
from bot.tasks import BackgroundTasks, FairSlots
from bot.workers import Workers, stand_back

log = logging.getLogger(__name__)
T = TypeVar("T")

LONGEST_S = 10.0
"""After which a computer player makes any legal move: a game never waits for a hung process."""
SLOW_S = 1.0
"""After which the board says that a computer thinks."""
RETRY_S = 5.0
"""Until the next try when the database did not answer."""
PROCESSES = max(1, (os.cpu_count() or 1) - 1)
"""How many computer players think at once: a core is left to the people."""


def processes() -> Executor:
    """Return a process for one that thinks, at the lowest priority."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), stand_back)


class Thinkers:
    """Lets the computer choose wherever a session waits for it."""

    def __init__(
        self,
        sessions: Sessions,
        registry: AnyRegistry,
        events: Events,
        *,
        pace: Rhythm,
        make_executor: Callable[[], Executor] = processes,
    ) -> None:
        self._sessions, self._registry, self._events, self._pace = sessions, registry, events, pace
        self._workers = Workers("think", make_executor, PROCESSES)
        # of their own, one after the other: no game waits for it, and what it remembers is in memory once
        self._for_other_work = Workers("do other work", make_executor, 1)
        self._turns = FairSlots[int](PROCESSES)  # waiting for a free process is not thinking
        self._tasks = BackgroundTasks()
        self._playing: set[int] = set()
        self._wanted: set[int] = set()
        self._slow: dict[int, set[Seat]] = {}
        self._seen: dict[int, int] = {}
        """The step of each session at which people have looked at what happened."""
        self._looking: dict[int, asyncio.Task[None]] = {}
        events.listen(SessionSaved, lambda saved: self.follow(saved.session))
        events.listen(SeenEnough, self._go_on)

    def slow_seats(self, session_id: int) -> frozenset[Seat]:
        """Return the computer players of a session that have been thinking for longer than SLOW_S."""
        return frozenset(self._slow.get(session_id, ()))

    def follow(self, session: Session) -> None:
        """Start to think if the bot makes the next move and no task does so yet."""
        self._wake(session.id)
        if session.goes_on:
            self._start(session.id)

    def _start(self, session_id: int) -> None:
        self._wanted.add(session_id)
        if session_id not in self._playing:
            self._playing.add(session_id)
            self._tasks.start(self._play(session_id), f"the computer of session {session_id}")

    async def catch_up(self) -> None:
        """After a start: think in the sessions in which the last run did not finish."""
        for session_id in await self._sessions.thinking():
            self.follow(await self._sessions.session_by_id(session_id))

    async def close(self) -> None:
        """Stop thinking: it begins anew at the next start."""
        await self._tasks.cancel()
        self._workers.close()
        self._for_other_work.close()

    async def _play(self, session_id: int) -> None:
        try:
            while session_id in self._wanted:
                self._wanted.discard(session_id)
                try:
                    await self._play_on(session_id)
                except Unavailable:
                    self._wanted.add(session_id)
                    await asyncio.sleep(RETRY_S)
        finally:
            self._playing.discard(session_id)
            self._seen.pop(session_id, None)

    async def _play_on(self, session_id: int) -> None:
        """Make all moves until the game waits for people: for their choice, or until they have looked."""
        show = PacedBoard(self._show)
        try:
            while seats := self._seats(session := await self._sessions.session_by_id(session_id)):
                if self._is_looked_at(session):
                    show.show_now()
                    if not session.goes_on:
                        return
                    await self._let_look(session)
                elif len(session.awaited) > 1:
                    show.show_now()
                    await self._choose_for_all(session, seats)
                else:
                    await self._choose_for_one(session, seats[0], show)
        finally:
            show.show_now()

    def _seats(self, session: Session) -> tuple[Seat, ...]:
        """Return the seats for which the bot makes a move: none if another process looks after the session."""
        if not self._sessions.is_ours(session):
            return ()
        return session.computers_to_move + tuple(only_moves(session, self._registry.get(session.game).game))

    async def _choose_for_all(self, session: Session, seats: tuple[Seat, ...]) -> None:
        """Make moves that all can be made at once. Each is shown as soon as it is made: there is nothing to follow."""

        async def choose(seat: Seat) -> None:
            move = await self._choose(session, seat)
            self._slow.get(session.id, set()).discard(seat)
            if update := await self._move(session, seat, move):
                self._show(update)

        with self._noted_if_slow(session.id, seats):
            await asyncio.gather(*(choose(seat) for seat in seats))

    async def _choose_for_one(self, session: Session, seat: Seat, show: PacedBoard) -> None:
        """Make a move, not before people have looked at what they see, nor while it may be taken back."""
        game = self._registry.get(session.game).game
        is_throw = game.only_move(session.options, game.decode_state(session.state or b""), seat) is not None
        show.begin(seat, self._pause_s(session), is_throw=is_throw, is_computer=seat in session.computers_to_move)
        with self._noted_if_slow(session.id, (seat,)):
            move = await self._choose(session, seat)
        await show.wait()
        if update := await self._move(session, seat, move):
            show.hold(update)

    def _pause_s(self, session: Session) -> float:
        """Return how long people look before the next turn: those who pressed to go on have looked."""
        if self._seen.get(session.id) == session.step:
            return 0.0
        return self._pace.turn_s if session.may_take_back else self._pace.between(session)

    def _is_looked_at(self, session: Session) -> bool:
        """Return whether the bot waits for people to look at what happened by this step: also before it lays down for
        all at once, which no turn holds up.
        """
        game, is_seen = self._registry.get(session.game).game, self._seen.get(session.id) == session.step
        is_for_all = len(session.awaited) > 1 and bool(only_moves(session, game))
        return not is_seen and (is_for_all or bool(who_looks(session, game)))

    async def _let_look(self, session: Session) -> None:
        """Wait until a person has looked, or anything changed at the table, or for a while."""
        game = self._registry.get(session.game).game
        seconds = self._pace.round_s if game.rests(game.decode_state(session.state or b"")) else self._pace.look_s
        self._looking[session.id] = look = asyncio.create_task(asyncio.sleep(seconds), name="look")
        try:
            await asyncio.wait((look,))
            if not look.cancelled():
                self._seen[session.id] = session.step
        finally:
            look.cancel()
            del self._looking[session.id]

    def _go_on(self, enough: SeenEnough) -> None:
        self._seen[enough.session_id] = enough.step
        self._wake(enough.session_id)
        self._start(enough.session_id)

    def _wake(self, session_id: int) -> None:
        if look := self._looking.get(session_id):
            look.cancel()

    async def _move(self, session: Session, seat: Seat, move: Any) -> Update | None:
        """Save the move of a seat; None if it came too late."""
        try:
            return await self._sessions.play_computer_move(session.id, seat, session.step, move)
        except Unavailable:
            raise
        except GameError as error:  # the game went on meanwhile: the caller looks at it again
            log.info("a computer's move in session %s came too late: %s", session.id, error.key)
            return None

    def _show(self, update: Update) -> None:
        """Have a saved move shown. If that fails, the next move is made all the same."""
        try:
            self._events.publish(ComputerMoved(update))
        except Exception:
            log.exception("a computer's move in session %s cannot be shown", update.after.id)

    async def _choose(self, session: Session, seat: Seat) -> Any:
        """Return the move of a seat at a table."""
        return await self.choose(session, seat, _host_of(session), secrets.randbits(64))

    async def choose(self, session: Session, seat: Seat, for_whom: int, seed: int) -> Any:
        """Return the move of a seat, at the level of its computer player; thinking goes round those for whom it is."""
        plugin = self._registry.get(session.game)
        game = plugin.game
        assert session.state is not None, "a running session has a state"
        state = game.decode_state(session.state)
        moves = game.choices(state, seat)
        if len(moves) == 1:
            return moves[0]
        level = session.seats[seat].computer or SUBSTITUTE
        try:
            async with self._turns.of(for_whom):
                view = game.view_of_computer(state, seat)
                move = await self._run(self._workers, LONGEST_S, think, plugin.choose, view, moves, level, seed)
            if move in moves:
                return move
            log.error("a computer player of %s in session %s chose an illegal move", session.game, session.id)
        except Exception:  # the people at the table play on: any legal move will do
            log.exception("a computer player of %s in session %s cannot choose", session.game, session.id)
        return secrets.choice(moves)

    async def run(self, longest_s: float, work: Callable[..., T], *arguments: Any) -> T:
        """Return the result of other work, done beside the thinking; TimeoutError after so many seconds."""
        return await self._run(self._for_other_work, longest_s, work, *arguments)

    async def _run(self, workers: Workers, longest_s: float, work: Callable[..., T], *arguments: Any) -> T:
        with suppress(BrokenExecutor):  # a process was killed: try once more with new ones
            return await workers.run(longest_s, work, *arguments)
        return await workers.run(longest_s, work, *arguments)

    @contextmanager
    def _noted_if_slow(self, session_id: int, seats: tuple[Seat, ...]) -> Generator[None]:
        notice = asyncio.get_running_loop().call_later(SLOW_S, self._note_slow, session_id, seats)
        try:
            yield
        finally:
            notice.cancel()
            self._slow.pop(session_id, None)

    def _note_slow(self, session_id: int, seats: tuple[Seat, ...]) -> None:
        self._slow[session_id] = set(seats)
        self._events.publish(ThinkingTakesLong(session_id))


def _host_of(session: Session) -> int:
    """Return whose turn it is that a computer of this session thinks: its host's, whatever other tables they host."""
    return (session.host and session.host.user_id) or -session.id
