"""A tournament in the real service, with a made clock and without Discord: threads are numbers."""

import asyncio
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from bot.events import Events
from bot.games.registry import Registry
from bot.hooks import Hooks
from bot.person import ChannelRef, Person
from bot.sessions.only_moves import only_moves
from bot.sessions.session import Pace, Session, Status
from bot.storage.database import Database
from bot.table.service.deadline_rows import Timed
from bot.table.service.service import Sessions
from cogs.tournament import decisions, rows
from cogs.tournament.service import Tournaments
from cogs.tournament.tournament import Tournament
from tests.playout import game_folders
from tests.plugins import plugin_in

HERE = ChannelRef(7, 70)
HOUR_MS = 3_600_000


class Time:
    def __init__(self) -> None:
        self.at = 1_000_000_000

    def __call__(self) -> int:
        return self.at


@dataclass
class Hall:
    """A server with tournaments."""

    database: Database
    time: Any = field(default_factory=Time)
    rng: Random = field(default_factory=lambda: Random(1))

    def __post_init__(self) -> None:
        registry = Registry[Any]()
        for key in game_folders():
            registry.add(plugin_in(key))
        self.registry, self.events = registry, Events()
        hooks = Hooks()
        self.sessions = Sessions(self.database, registry, self.events, self.time, hooks)
        self.tournaments = Tournaments(self.database, registry, self.sessions, self.events)
        hooks.offer(Timed(self.tournaments.pass_time, rows.next_wake, rows.put_off))
        self.threads = count(1000)

    async def open(self, game: str, people: int, pace: Pace = "letter") -> Tournament:
        """Open a tournament, in which everyone joins while all are asked who is here."""
        host, due = Person(1, "P1", "en"), self.time() + HOUR_MS
        planned = decisions.planned(HERE, game, pace, "en", host, self.time(), due)
        opened = await self.tournaments.open_tournament(planned)
        self.time.at = planned.wake_at or due
        await self.tournaments.pass_time()
        for n in range(1, people + 1):
            opened = await self.join(opened, n)
        return opened

    async def begun(self, game: str, people: int) -> Tournament:
        """Open a tournament and let its first round begin, at all tables."""
        t = await self.open(game, people)
        await self.pass_time()
        return await self._seat(await self.tournaments.tournament_by_id(t.id))

    async def join(self, t: Tournament, user_id: int) -> Tournament:
        person = Person(user_id, f"P{user_id}", "en")
        return await self.tournaments.change(t.id, lambda t: decisions.join(t, person, 10_000 + user_id))

    async def pass_time(self) -> None:
        """Let the clock go on to its next deadline, as the real one does; but wait for what is being noted."""
        await self.settle()
        if (wake := await self.sessions.next_wake()) is None:
            return
        self.time.at = max(self.time.at, wake)
        for session_id in await self.sessions.due():
            await self.sessions.pass_deadline(session_id)
        await self.settle()
        await self.tournaments.pass_time()

    async def settle(self) -> None:
        while tasks := [*self.tournaments._tasks._tasks]:
            await asyncio.wait(tasks, timeout=30)

    async def _seat(self, t: Tournament) -> Tournament:
        for match in t.now_played:
            if match.session_id is None:
                t = await self.tournaments.note_match(t, match, channel_id=next(self.threads))
                [noted] = [m for m in t.now_played if (m.round, m.number) == (match.round, match.number)]
                await self.sessions.start((await self.tournaments.seat_match(t, noted)).id)
        return await self.tournaments.tournament_by_id(t.id)

    async def _finish(self, session: Session) -> None:
        """Let the computers play a game to its end."""
        while session.status == Status.RUNNING:
            game = self.registry.get(session.game).game
            only = only_moves(session, game)
            seat = (*only, *session.computers_to_move)[0]
            move = only.get(seat) or self._choice(session, seat)
            session = (await self.sessions.play_computer_move(session.id, seat, session.step, move)).after

    def _choice(self, session: Session, seat: int) -> Any:
        game = self.registry.get(session.game).game
        return self.rng.choice(game.choices(game.decode_state(session.state or b""), seat))
