"""The one door to a tournament: what people, tables and the clock do to it.

Each change is decided on the newest version by a pure function, in a thread since a search for tables takes a moment;
if another process was first, it is decided again. Threads and messages follow from what is saved.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.errors import NotAllowed, Unavailable
from bot.events import Events
from bot.games.registry import AnyRegistry
from bot.person import ChannelRef, Person
from bot.sessions.deadlines import DAY_MS
from bot.sessions.opening import TablePlan
from bot.sessions.session import Session, Status
from bot.storage.database import Database
from bot.table.service.events import DeadlineSet, SessionSaved
from bot.table.service.service import ATTEMPTS, SNOOZE_MS, Sessions
from bot.tasks import BackgroundTasks, KeyedLocks
from cogs.tournament import decisions, rows
from cogs.tournament.tournament import Match, Stage, Tournament, TournamentSaved

log = logging.getLogger(__name__)

RETRY_S = 5.0
"""Until the next try when the database did not answer."""


class Tournaments:
    """All tournaments of all servers."""

    def __init__(self, database: Database, registry: AnyRegistry, sessions: Sessions, events: Events) -> None:
        self._database, self._registry, self._sessions, self._events = database, registry, sessions, events
        self._locks, self._tasks, self.now = KeyedLocks[int](), BackgroundTasks(), sessions.now
        events.listen(SessionSaved, lambda saved: self._on_session_saved(saved.session))

    async def close(self) -> None:
        """Finish what is being noted."""
        await self._tasks.close()

    def is_ours(self, t: Tournament) -> bool:
        """Return whether this process looks after it."""
        return self._sessions.shards.have(t.where.guild_id)

    # What people do

    async def open_tournament(self, planned: Tournament) -> Tournament:
        """Open a tournament. NotAllowed if the channel has one of this game."""
        if tournament_id := await self._database.write(rows.create, planned):
            opened = replace(planned, id=tournament_id)
            self._publish(opened)
            return opened
        for running in await self.active_tournaments(planned.where.guild_id, planned.where.channel_id):
            if running.game == planned.game:
                if running.entrants[:1] == planned.entrants:  # the click came to another process too
                    return running
                raise NotAllowed("no-second-tournament", link=running.where.link(running.message_id))
        raise Unavailable  # it has ended meanwhile

    async def leave(self, tournament_id: int, user_id: int) -> None:
        """Leave, and give the game up that is being played, or leave it to the computer."""
        t = await self.change(tournament_id, lambda t: decisions.leave(t, user_id, self.now()))
        own = t.entrant(user_id)
        match = next((m for m in t.now_played if own and own.number in m.entrants), None)
        if match and match.session_id:
            await self._sessions.leave_for_good(match.session_id, user_id)

    async def change(self, tournament_id: int, decide: Callable[[Tournament], Tournament]) -> Tournament:
        """Do one of the acts in `decisions`, and stop the games for which a tournament does not wait any more."""
        async with self._locks[tournament_id]:
            for _ in range(ATTEMPTS):
                before = await self.tournament_by_id(tournament_id)
                after = await asyncio.to_thread(decide, before)
                if after == before:
                    return before
                after = replace(after, seq=before.seq + 1)
                if await self._database.write(rows.save, before, after):
                    break
            else:
                raise Unavailable
        self._publish(after)
        still = after.now_played if after.stage == Stage.PLAYING else ()
        over = {match.session_id for match in before.now_played} - {match.session_id for match in still}
        await self._sessions.stop_for_good(filter(None, over), boards_say_so=True)
        return after

    # Looking things up

    async def tournament_by_id(self, tournament_id: int) -> Tournament:
        """Return the tournament; NotAllowed if there is none with this id."""
        found = await self._database.read(rows.load, tournament_id)
        if found is None:
            raise NotAllowed("no-tournament")
        plug = self._registry.find(found.game)
        return replace(found, seats=tuple(plug.game.seats) if plug else ())

    async def active_tournaments(
        self, guild_id: int, channel_id: int | None = None, user_id: int | None = None
    ) -> list[Tournament]:
        """Return the active tournaments of a server, or of a channel or a person there; the newest first."""
        found = await self._database.read(rows.list_active_in, guild_id, channel_id, user_id)
        return [await self.tournament_by_id(one) for one in found]

    # What the clock and the tables do

    async def pass_time(self) -> None:
        """Do what is due in all tournaments in which time passes now."""
        for tournament_id in await self._database.read(rows.list_due, self.now(), self._sessions.ticking):
            try:
                await self.change(tournament_id, lambda t: decisions.pass_time(t, self.now()))
            except Unavailable:
                raise
            except Exception:  # one broken tournament must not stop the clocks of all others
                log.exception("the deadline of tournament %s cannot pass", tournament_id)
                await self._database.write(rows.snooze, tournament_id, self.now() + SNOOZE_MS)

    async def end_all_in(self, guild_id: int, channel_id: int | None = None) -> None:
        """End the tournaments of a server or channel that is gone, with the standings as they are."""
        for t in await self.active_tournaments(guild_id, channel_id):
            await self.note_message(await self.change(t.id, decisions.ended), "message_id", None)

    async def catch_up(self) -> None:
        """After a start: note what ended while no one listened, and have shown, opened and closed what was not."""
        since, shards = self.now() - DAY_MS, self._sessions.shards
        for tournament_id in await self._database.read(rows.list_unfinished, since, shards):
            for match in (t := await self.tournament_by_id(tournament_id)).now_played:
                if match.session_id:
                    await self._note_end(await self._sessions.session_by_id(match.session_id))
            self._publish(t)

    def _on_session_saved(self, session: Session) -> None:
        if session.contest_id is not None and not session.status.is_active:
            self._tasks.start(self._note_end(session), f"note the end of session {session.id}")

    async def _note_end(self, session: Session) -> None:
        """Note the result of a table, as soon as the database answers: of a game that was stopped, a draw."""
        if session.contest_id is None or session.status.is_active:
            return
        is_finished = session.status == Status.FINISHED
        was_left = is_finished or not session.people_here
        away = {s.seat for s in session.seats if was_left and s.is_away}  # others may have had nothing to decide yet
        ranks = tuple(seated.rank or 1 for seated in session.seats) if is_finished else ()
        is_timed_out = self.now() >= (session.ends_at or 0)  # the computer plays for those who are there, too

        def note(t: Tournament) -> Tournament:
            match = next((m for m in t.now_played if m.session_id == session.id), None)
            if match is None or not t.stage.is_active:
                return t
            idle = frozenset(match.entrants[seat] for seat in away - decided)
            missed = idle if is_timed_out else {match.entrants[seat] for seat in away}
            return decisions.match_over(t, match, ranks, idle, missed, self.now())

        while True:
            with suppress(Unavailable):
                decided = await self._database.read(rows.deciders, session.id)
                await self.change(session.contest_id, note)
                return
            await asyncio.sleep(RETRY_S)

    # Tables

    async def note_match(self, t: Tournament, match: Match, **what: Any) -> Tournament:
        """Note of a table which thread it has, which game is played there, or that the thread is closed, or gone."""
        return await self.change(t.id, lambda newest: newest.with_match(match, **what))

    async def seat_match(self, t: Tournament, match: Match) -> Session:
        """Open the game of a table in its thread; what was done of that before is not done again."""
        if match.session_id is not None:
            return await self._sessions.session_by_id(match.session_id)
        where = ChannelRef(t.where.guild_id, match.channel_id or 0)
        people = (t.entrants[number] for number in match.entrants)
        seated = {one.click: Person(one.user_id, one.name, t.language) for one in people}
        plan = TablePlan(t.game, t.language, pace=t.pace, contest_id=t.id, ends_at=t.due_at)
        session = await self._sessions.open_for_entrants(where, plan, seated)
        await self.note_match(t, match, session_id=session.id)
        return session

    # Messages

    async def note_message(self, t: Tournament, column: str, message_id: int | None) -> None:
        """Note the message of one of the columns in which they stand."""
        await self._database.write(rows.note_message, t, column, message_id)

    def _publish(self, saved: Tournament) -> None:
        self._events.publish(TournamentSaved(saved))
        self._events.publish(DeadlineSet(saved.wake_at))
