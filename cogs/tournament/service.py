"""The one door to a tournament: what people, tables and the clock do to it.

Each change is decided on the newest version by a pure function, away from the event loop since a search for tables
takes a moment, and saved under a lock; if another process was first, it is decided again. What has to follow in
Discord, threads and messages, follows from what is saved.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec

from bot.errors import NotAllowed, Unavailable
from bot.events import Events
from bot.games.registry import AnyRegistry
from bot.person import ChannelRef, Person
from bot.sessions import decisions as acts
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

P = ParamSpec("P")
RETRY_S = 5.0
"""Until the next try when the database did not answer."""


class Tournaments:
    """All tournaments of all servers."""

    def __init__(self, database: Database, registry: AnyRegistry, sessions: Sessions, events: Events) -> None:
        self._database, self._registry, self._sessions, self._events = database, registry, sessions, events
        self._locks = KeyedLocks[int]()
        self._tasks = BackgroundTasks()
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

    async def act_in_tournament(
        self, tournament_id: int, act: Callable[Concatenate[Tournament, P], Tournament], *args: P.args, **kw: P.kwargs
    ) -> Tournament:
        """Do one of the acts in `decisions` for a person."""
        return await self._change(tournament_id, lambda t: act(t, *args, **kw))

    async def come(self, tournament_id: int, user_id: int) -> Tournament:
        """Say that one is here, or back; the round begins if all are."""
        await self.act_in_tournament(tournament_id, decisions.come, user_id)
        return await self.act_in_tournament(tournament_id, decisions.go_on, self._sessions.now())

    async def leave(self, tournament_id: int, user_id: int) -> Tournament:
        """Leave, and leave the game that is being played to the computer."""
        before = await self.tournament_by_id(tournament_id)
        await self.act_in_tournament(tournament_id, decisions.leave, user_id)
        own = before.entrant(user_id)
        match = next((m for m in before.now_played if own and own.number in m.entrants), None)
        if match and match.session_id:
            with suppress(NotAllowed):  # it has ended meanwhile
                left = await self._sessions.act_for_person(match.session_id, acts.leave, user_id, for_good=True)
                await self._note_end(left.after)
        after = await self.act_in_tournament(tournament_id, decisions.go_on, self._sessions.now())
        if not after.stage.is_active:
            await self._stop_games(after)
        return after

    async def stop(self, tournament_id: int, user_id: int, *, is_manager: bool) -> Tournament:
        """End it for everyone, with its games."""
        stopped = await self.act_in_tournament(tournament_id, decisions.stop, user_id, is_manager=is_manager)
        await self._stop_games(stopped)
        return stopped

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

    async def ranks_of(self, guild_id: int, user_id: int) -> list[int]:
        """Return the ranks of a person in the tournaments of a server that are over."""
        return await self._database.read(rows.list_ranks, guild_id, user_id)

    # What the clock and the tables do

    async def pass_time(self) -> None:
        """Do what is due in all tournaments in which time passes now."""
        for tournament_id in await self._database.read(rows.list_due, self._sessions.now(), self._sessions.ticking):
            try:
                t = await self.tournament_by_id(tournament_id)
                if t.wake_at is not None and t.wake_at <= self._sessions.now():  # else it went on meanwhile
                    await self._stop_games(t)
                await self.act_in_tournament(tournament_id, decisions.pass_time, self._sessions.now())
            except Unavailable:
                raise
            except Exception:  # one broken tournament must not stop the clocks of all others
                log.exception("the deadline of tournament %s cannot pass", tournament_id)
                await self._database.write(rows.snooze, tournament_id, self._sessions.now() + SNOOZE_MS)

    async def end_all_in(self, guild_id: int, channel_id: int | None = None) -> None:
        """End the tournaments of a server or channel that is gone, with the standings as they are."""
        for t in await self.active_tournaments(guild_id, channel_id):
            ended = await self._change(t.id, decisions.gone)
            await self._stop_games(ended)
            await self.mark_shown(ended, None)

    async def catch_up(self) -> None:
        """After a start: note what ended while no one listened, and have shown, opened and closed what was not."""
        since, shards = self._sessions.now() - DAY_MS, self._sessions.shards
        for tournament_id in await self._database.read(rows.list_unfinished, since, shards):
            for match in (t := await self.tournament_by_id(tournament_id)).now_played:
                if match.session_id:
                    await self._note_end(await self._sessions.session_by_id(match.session_id))
            self._publish(t)

    def _on_session_saved(self, session: Session) -> None:
        if session.contest_id is not None and not session.status.is_active:
            self._tasks.start(self._note_end_surely(session), f"note the end of session {session.id}")

    async def _note_end_surely(self, session: Session) -> None:
        while True:
            try:
                await self._note_end(session)
            except Unavailable:
                await asyncio.sleep(RETRY_S)
            else:
                return

    async def _note_end(self, session: Session) -> None:
        """Note the result of a table: of a game that was stopped, a draw."""
        if session.contest_id is None or session.status.is_active:
            return
        is_finished = session.status == Status.FINISHED
        decided = await self._database.read(rows.deciders, session.id)
        left = (s.seat for s in session.seats if s.missed or not s.is_here)  # others had nothing to decide yet
        was_left = is_finished or not session.people_here
        away = {seat for seat in left if was_left and seat not in decided}
        ranks = tuple(seated.rank or 1 for seated in session.seats) if is_finished else ()

        def note(t: Tournament) -> Tournament:
            match = next((m for m in t.now_played if m.session_id == session.id), None)
            if match is None or not t.stage.is_active:
                return t
            idle = frozenset(n for seat, n in enumerate(match.entrants) if seat in away)
            return decisions.match_over(t, match, ranks, idle, self._sessions.now())

        await self._change(session.contest_id, note)

    async def _stop_games(self, t: Tournament) -> None:
        """Stop games for which there is no time any more: as a rule the computer has finished them by now."""
        if t.stage in (Stage.PLAYING, Stage.OVER, Stage.CANCELLED):
            played = [match.session_id for match in t.now_played if match.session_id]
            await self._sessions.stop_for_good(played, boards_say_so=True)

    # Tables

    async def note_match(self, t: Tournament, match: Match, **what: Any) -> Tournament:
        """Note of a table which thread it has, which game is played there, or that the thread is closed, or gone."""
        return await self._change(t.id, lambda newest: newest.with_match(match, **what))

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

    async def mark_shown(self, t: Tournament, message_id: int | None) -> None:
        """Note that this message shows this version."""
        await self._database.write(rows.mark_shown, t, message_id)

    async def note_message(self, t: Tournament, column: str, message_id: int | None) -> None:
        """Note the message at the end, `podium_id`, or the one that asks who is here, `call_id`."""
        await self._database.write(rows.note_message, t.id, column, message_id)

    async def _change(self, tournament_id: int, decide: Callable[[Tournament], Tournament]) -> Tournament:
        async with self._locks[tournament_id]:
            for _ in range(ATTEMPTS):
                before = await self.tournament_by_id(tournament_id)
                after = await asyncio.to_thread(decide, before)
                if after == before:
                    return before
                after = replace(after, seq=before.seq + 1)
                if await self._database.write(rows.save, before, after):
                    self._publish(after)
                    return after
        raise Unavailable

    def _publish(self, saved: Tournament) -> None:
        self._events.publish(TournamentSaved(saved))
        self._events.publish(DeadlineSet(saved.wake_at))
