"""The one door to a session: what players, computers and clocks do at a table.

Each change is decided on the newest state by a pure function and saved in one transaction, under a lock per session; if
another process was first, it is decided again. Nothing is shown from here: what is returned or published is saved.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, Concatenate, ParamSpec

from bot.errors import GameError, NotAllowed, NotYourTurn, Unavailable
from bot.events import Events
from bot.games.contract import AnyGame, Seat
from bot.games.registry import AnyRegistry
from bot.hooks import Hooks
from bot.person import ChannelRef, Person
from bot.sessions import decisions
from bot.sessions.change import next_version
from bot.sessions.deadlines import DAY_MS, with_deadlines
from bot.sessions.invitations import REFUSED_MS
from bot.sessions.log import LoggedMove
from bot.sessions.only_moves import who_looks
from bot.sessions.open_state import Decision
from bot.sessions.opening import TablePlan, new_lobby
from bot.sessions.results import SeatResult, seat_results
from bot.sessions.session import Seated, Session, Status
from bot.storage import notices
from bot.storage.database import Database
from bot.storage.notices import Notice
from bot.storage.shards import ALL, Shards
from bot.table.service import deadline_rows as deadlines
from bot.table.service import live, rows, win_rows
from bot.table.service.call_rows import Call
from bot.table.service.events import By, SeenEnough, SessionSaved, Update
from bot.table.service.finished_rows import Finishing
from bot.table.service.live import LiveSessions
from bot.tasks import BackgroundTasks, KeyedLocks

log = logging.getLogger(__name__)

P = ParamSpec("P")

ATTEMPTS = 5
"""How often a change is tried while other processes change the same session; within one process the lock decides."""
OPEN_MOST = 50
"""So many tables of a server are looked at for one that a person can join."""
SNOOZE_MS = 60_000
"""Until the clock looks again at a session that cannot be dealt with now."""


class Sessions:
    """All sessions of all channels."""

    def __init__(
        self,
        database: Database,
        registry: AnyRegistry,
        events: Events | None = None,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        hooks: Hooks | None = None,
    ) -> None:
        self._database, self._registry, self.now = database, registry, now
        self._events, self._hooks = events or Events(), hooks or Hooks()
        self._locks = KeyedLocks[int]()
        self._live = LiveSessions()
        self.shards = self.ticking = ALL
        """This process looks after the sessions of these; the clock lets time pass in the latter."""
        self._saving = BackgroundTasks()

    # Which sessions are this process's to look after

    def look_after(self, shards: Shards) -> None:
        """Look after the sessions of these shards, and no others, from now on."""
        self.shards = shards
        self._live.drop_all()

    def is_ours(self, session: Session) -> bool:
        """Return whether this process looks after a session: shows it, calls its players, plays for its computers."""
        return self.shards.have(session.where.guild_id)

    # What people do

    async def open_lobby(self, where: ChannelRef, plan: TablePlan, host: Person | None, click: int) -> Session:
        """Open a lobby, an empty one for None; the id of the click goes into the chance. NotAllowed if there is one."""
        return await self.open_for_entrants(where, plan, {click: host})

    async def open_for_entrants(self, where: ChannelRef, plan: TablePlan, who: Mapping[int, Person | None]) -> Session:
        """Open a lobby for these people, who come by the ids of their clicks; if that was done before, return it."""
        now, (click, host) = self.now(), next(iter(who.items()))
        session = replace(new_lobby(self._registry.get(plan.game).game, plan, where, who), updated_at=now)
        session = with_deadlines(None, session, frozenset(), now)
        session_id = await self._database.write(rows.create, session, not self.is_ours(session))
        if session_id is None:
            running = await self.session_in_channel(where, plan.game)
            if running.joins[0] == click and (host is None or running.seats[0].user_id == host.id):
                return running  # it was saved, and not heard of
            kind = "-paused" if running.is_paused else "-own" if host and running.seated(host.id) else ""
            command = self._registry.get(plan.game).game.command
            raise NotAllowed(f"no-second-table{kind}", link=running.link, command=command)
        session = replace(session, id=session_id)
        if self.is_ours(session):
            self._events.publish(SessionSaved(session))
        return session

    async def start(self, session_id: int) -> Update:
        """Start a game whose players are all there, unless it has begun."""
        session = await self.session_by_id(session_id)
        if session.status != Status.LOBBY:
            return Update(session, session)
        host = session.seats[0].user_id or 0
        return await self._change(session_id, lambda lobby, game: decisions.start(lobby, game, host), "service")

    async def act_for_person(
        self,
        session_id: int,
        act: Callable[Concatenate[Session, AnyGame, P], Decision],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Update:
        """Do one of the acts in `decisions` for a person."""
        return await self._change(session_id, lambda session, game: act(session, game, *args, **kwargs), "person")

    # What computers, clocks and services do

    async def stop_all_in(self, channel_id: int) -> None:
        """End the sessions of a channel that is gone."""
        await self.stop_for_good(await self._database.read(rows.list_active_in, channel_id))

    async def stop_for_good(self, session_ids: Iterable[int], *, boards_say_so: bool = False) -> None:
        """End sessions whose channels are gone, or for which there is no time any more: their boards say so."""
        for session_id in session_ids:
            with suppress(NotAllowed):  # it has ended meanwhile
                by: By = "service" if boards_say_so else "no one"
                await self._change(session_id, lambda session, _: decisions.stop_for_good(session), by)
            if not boards_say_so:
                await self.mark_shown(await self.session_by_id(session_id), None)

    async def leave_for_good(self, session_id: int, user_id: int) -> None:
        """Leave a table of a contest as its person did; its board says so."""
        with suppress(NotAllowed):  # it has ended meanwhile
            leave = partial(decisions.leave, user_id=user_id, for_good=True)
            await self._change(session_id, leave, "service")

    async def play_computer_move(self, session_id: int, seat: Seat, step: int, move: Any) -> Update:
        """Make the move that a computer player chose, or the only one; Stale if the game has gone on."""
        return await self._change(
            session_id, lambda session, game: decisions.choose(session, game, seat, step, move), "computer"
        )

    async def pass_deadline(self, session_id: int) -> Update | None:
        """Do what is due in a session; None if nothing can be done now."""
        try:
            return await self._change(
                session_id, lambda session, _: decisions.pass_deadline(session, self.now()), "clock"
            )
        except GameError as error:  # the game is being updated, or its session ended this moment
            if isinstance(error, Unavailable):
                raise
        except Exception:  # one broken session must not stop the clocks of all others
            log.exception("the deadline of session %s cannot pass", session_id)
        await self._database.write(deadlines.snooze, session_id, self.now() + SNOOZE_MS)
        self._live.drop(session_id)
        return None

    async def due(self) -> list[int]:
        """Return sessions that the clock has to look at now."""
        return await self._database.read(deadlines.list_due, self.now(), self.ticking)

    @property
    def others_timed(self) -> tuple[deadlines.Timed, ...]:
        """What else has deadlines."""
        return self._hooks.all(deadlines.Timed)

    async def next_wake(self) -> int | None:
        """Return when the clock has to look at a session, or at anything else with a deadline, next."""
        return await self._database.read(deadlines.next_wake, self.ticking, self.others_timed)

    async def note_alive(self) -> bool:
        """Note that people can reach the bot now; return whether any session has a deadline."""
        return await self._database.write(deadlines.note_alive, self.now(), self.ticking, self.others_timed)

    async def forgive_outage(self, longer_than: int, shard: int = 0) -> None:
        """Put the deadlines of a shard off by the time for which the bot was out of reach, if that was longer (ms)."""
        one = Shards(self.shards.count, frozenset({shard}))
        if await self._database.write(deadlines.forgive_outage, longer_than, self.now(), one, self.others_timed):
            self._live.drop_all()

    async def thinking(self) -> list[int]:
        """Return the sessions in which the bot makes the next move."""
        return await self._database.read(rows.list_thinking, self.shards)

    # Looking things up

    async def expect_turn(self, session_id: int, user_id: int, step: int) -> None:
        """Refuse a click that makes no move as `act` would, and if the game does not wait for the person's seat."""
        session, seated = await self._in_play(session_id, user_id, step)
        _expect(seated, session.awaited, session)

    async def go_on(self, session_id: int, user_id: int, step: int) -> None:
        """Let the bot go on, which waits until people have looked."""
        session, seated = await self._in_play(session_id, user_id, step)
        _expect(seated, who_looks(session, self._registry.get(session.game).game), session)
        self._events.publish(SeenEnough(session.id, session.step))

    async def _in_play(self, session_id: int, user_id: int, step: int) -> tuple[Session, Seated]:
        session = await self.session_by_id(session_id)
        if not session.status.is_active:
            raise NotAllowed("no-session-over", link=session.link)
        return session, decisions.seat_in_play(session, user_id, step)

    async def session_by_id(self, session_id: int) -> Session:
        """Return the session; NotAllowed if there is none with this id."""
        if live := self._live.get(session_id):
            return live
        ticket = self._live.begin_reading()
        with suppress(Unavailable):
            await self._database.flush()  # it may be what was noted of this session a moment ago
        session = await self._database.read(rows.load, session_id)
        if session is None:
            raise NotAllowed("no-session")
        return self._live.loaded(session, ticket) if self.is_ours(session) else session

    async def session_in_channel(self, where: ChannelRef, game: str) -> Session:
        """Return the active session of the channel; NotAllowed if there is none of this game."""
        session = await self._database.read(rows.load_active, where.channel_id, game)
        if session is None:
            raise NotAllowed("no-table-here", command=self._registry.get(game).game.command)
        return session

    async def tables_in(self, where: ChannelRef) -> dict[str, Session]:
        """Return the active sessions of a channel by their games."""
        ids = await self._database.read(rows.list_active_in, where.channel_id)
        tables = [await self.session_by_id(session_id) for session_id in ids]
        return {session.game: session for session in tables}

    def view(self, session: Session, seat: Seat | None) -> Any:
        """Return what the seat may know of the running or finished game; None is a spectator."""
        if session.state is None:
            raise NotAllowed("no-not-started", link=session.link)
        return _view(self._registry.get(session.game).game, session.state, seat)

    async def those_of(self, user_id: int) -> list[Session]:
        """Return the lobbies and games at which the person sits, or whose seat they left to nobody else yet: first
        those that wait for the person, by the time when they are due.
        """

        def order(session: Session) -> tuple[bool, float, int]:
            waits = any(s.user_id == user_id for s in session.people_to_move)
            return (not waits, session.due_at if waits and session.due_at else float("inf"), session.updated_at)

        return sorted(await self._database.read(rows.list_of, user_id), key=order)

    async def refusals(self, host_id: int, user_id: int) -> int:
        """Return how often a person said no to this host within a day."""
        return await self._database.read(rows.count_refusals, host_id, user_id, self.now() - REFUSED_MS)

    async def open_in(self, guild_id: int, user_id: int) -> list[Session]:
        """Return lobbies and running games with a seat for this person, who does not sit there, the newest first."""

        def has_room(session: Session) -> bool:
            taken = len(session.people_here) + len(session.waiting_for - {user_id})  # computers make room
            plugin = self._registry.find(session.game)
            return plugin is not None and (session.status == Status.RUNNING or taken < plugin.game.seats[-1])

        return [*filter(has_room, await self._database.read(rows.list_open, guild_id, user_id, OPEN_MOST))]

    async def hosted(self, user_id: int) -> tuple[int, int]:
        """Return how many lobbies a person hosts, and how many hard computer players sit at their active tables."""
        return await self._database.read(rows.count_hosted, user_id)

    async def lobbies(self) -> list[int]:
        """Return the sessions that wait for their start."""
        return await self._database.read(rows.list_lobbies, self.shards)

    async def unshown(self) -> list[int]:
        """Return the sessions whose board in Discord is behind."""
        await self._database.flush()
        return await self._database.read(rows.list_unshown, self.shards)

    async def unshown_lately(self) -> list[tuple[int, int | None]]:
        """Return those of them that changed within a day, have no board, or are over; deadlines with them, in order."""
        await self._database.flush()
        return await self._database.read(rows.list_unshown_lately, self.now() - DAY_MS, self.shards)

    async def hands_behind(self) -> list[tuple[int, Seat, int | None]]:
        """Return session, seat and deadline of the hands in direct messages that lack a change of the last day."""
        await self._database.flush()
        return await self._database.read(rows.list_hands_behind, self.now() - DAY_MS, self.shards)

    async def unreviewed(self, most: int) -> list[int]:
        """Return finished sessions that have no review yet, the newest first."""
        return await self._database.read(rows.list_unreviewed, list(self._registry), most, self.shards)

    async def keep_review(self, session: Session) -> None:
        """Save how the session went."""
        await self._database.write(rows.save_review, session.id, session.review or b"")
        self._live.note(session.id, lambda kept: replace(kept, review=session.review))

    async def mark_shown(self, session: Session, message_id: int | None) -> None:
        """Note that this message shows this version of the session; None if no message can show it any more.

        That an edit arrived is written with others of its kind: if it is lost, the board is edited once more.
        """
        if message_id == session.message_id:
            self._database.write_lazily(("shown", session.id), rows.mark_edited, session, message_id)
            self._live.note(session.id, lambda kept: live.edited(kept, session, message_id))
        else:
            await self._database.write(rows.mark_shown, session, message_id)
            self._live.note(session.id, lambda kept: live.shown(kept, session, message_id))

    async def note_opening(self, session_id: int, message_id: int | None) -> None:
        """Note the message that opened a table; none if it is gone."""
        self._database.write_lazily(("opening", session_id), rows.set_opening, session_id, message_id)
        self._live.note(session_id, lambda kept: replace(kept, opening_id=message_id))

    async def note_calls(self, session_id: int, called: Mapping[Seat, Call]) -> None:
        """Note the messages that call the persons of these seats, late if need be."""
        try:
            await self._database.write(rows.set_calls, session_id, called)
        except Unavailable:
            self._database.write_lazily(("called", session_id, *called), rows.set_calls, session_id, called)
        refs = {seat: (call.channel_id, call.message_id or 0) for seat, call in called.items()}
        self._live.note(session_id, lambda kept: live.with_calls(kept, refs))

    def note_calls_gone(self, session_id: int, gone: Mapping[Seat, tuple[int, int]]) -> None:
        """Note that these messages (channel, message) call no player any more: they have to go."""
        self._database.write_lazily(("gone", session_id, *gone.values()), rows.clear_calls, session_id, gone)
        self._live.note(session_id, lambda kept: live.without_calls(kept, gone))

    async def note_dm(self, session: Session, seat: Seat, dm: tuple[int, int]) -> None:
        """Note the direct message (channel, message) that shows the hand of this seat as of this version."""
        if session.seats[seat].dm == dm:
            self._database.write_lazily(("hand", session.id, seat), rows.mark_dm, session.id, seat, dm[1], session.seq)
        else:
            await self._database.write(rows.set_dm, session.id, seat, dm, session.seq)
            self._live.note(session.id, lambda kept: live.with_dm(kept, seat, dm))

    def reread_all(self) -> None:
        """Read every session again before it is used: rows were changed past this service."""
        self._live.drop_all()

    async def changed_elsewhere(self, notice: Notice) -> Session:
        """Return a session that another process has changed, and let its computer players and the clock hear of it."""
        self._live.drop_older(notice.session_id, notice.seq)
        session = await self.session_by_id(notice.session_id)
        self._events.publish(SessionSaved(session))
        return session

    async def tell_owner(self, session: Session, user_id: int) -> None:
        """Tell the process that looks after a session whose click it was that is answered now, here."""
        await self._database.write(notices.send, Notice(session.id, session.seq, session.where.guild_id, user_id))

    async def _change(self, session_id: int, decide: Callable[[Session, AnyGame], Decision], by: By) -> Update:
        async with self._locks[session_id]:
            for _ in range(ATTEMPTS):
                before = await self.session_by_id(session_id)
                if not before.status.is_active:
                    raise NotAllowed("no-session-over", link=before.link)
                game = self._registry.get(before.game).game
                decision = decide(before, game)
                if decision.after == before and not decision.log:
                    return Update(before, before)  # the same card picked again: nothing to save, nothing to show
                after = next_version(before, decision, game, self.now())
                results = await self._results(after, decision.log) if after.status == Status.FINISHED else ()
                if after.status == Status.FINISHED and (won := win_rows.won_alone(after)):
                    after = replace(after, wins=await self._database.read(win_rows.count_wins, won))
                saving = self._save(before, after, decision.log, results, by)
                if await asyncio.shield(self._saving.start(saving, f"save session {session_id}", is_awaited=True)):
                    return Update(before, after)
        raise Unavailable

    async def _save(
        self, before: Session, after: Session, log: tuple[LoggedMove, ...], results: tuple[SeatResult, ...], by: By
    ) -> bool:
        """Commit and publish a change, also if the click behind it is cancelled; False if another process was first."""
        is_saved, is_ours = False, self.is_ours(after)
        try:
            features = self._hooks.all(Finishing)
            is_saved = await self._database.write(rows.save, before, after, log, results, not is_ours, features)
        finally:
            if not is_saved:
                self._live.drop(before.id)
        if is_saved and is_ours:
            self._live.saved(after)
            self._events.publish(SessionSaved(after, before, by))
        return is_saved

    async def _results(self, session: Session, last: tuple[LoggedMove, ...]) -> tuple[SeatResult, ...]:
        """Return the results of a finished game. The longest game takes some 15 ms: not worth a process."""
        plugin, seq_before = self._registry.get(session.game), session.seq - max(1, len(last))
        logged = await self._database.read(rows.load_log, session.id)
        log_before = (one for one in logged if one.seq <= seq_before)  # another process may have saved `last` already
        try:
            return seat_results(plugin.game, plugin.recap, session, (*log_before, *last))
        except Exception:  # without results of its seats the game is over all the same
            log.exception("the results of session %s cannot be worked out", session.id)
            return ()


def _expect(seated: Seated, seats: Collection[Seat], session: Session) -> None:
    """Refuse a person whose seat is none of these, which are in turn."""
    if seated.seat not in seats:
        raise NotYourTurn("no-not-your-turn", seat=tuple(session.names[seat] for seat in sorted(seats)))


@lru_cache(1024)
def _view(game: AnyGame, state: bytes, seat: Seat | None) -> Any:
    return game.view(game.decode_state(state), seat)
