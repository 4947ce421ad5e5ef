"""Whole tournaments through the real service, with a made clock and without Discord: people who are there make their
moves, the clock passes for the others, and threads are numbers.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import combinations, count
from random import Random
from typing import Any

from bot.errors import GameError
from bot.games.registry import Registry
from bot.service.events import Events
from bot.service.service import Sessions
from bot.service.tournaments import Tournaments
from bot.sessions import decisions as acts
from bot.sessions.only_moves import only_moves
from bot.sessions.session import ChannelRef, Pace, Person, Session, Status
from bot.storage.database import Database
from bot.tournaments import decisions
from bot.tournaments.tournament import WINDOW_MS, Tournament
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
    """A server in which tournaments are played."""

    database: Database
    time: Any = field(default_factory=Time)
    absent: float = 0.0
    """How likely a person is not there in a round."""
    rng: Random = field(default_factory=lambda: Random(1))

    def __post_init__(self) -> None:
        registry = Registry[Any]()
        for key in game_folders():
            registry.add(plugin_in(key))
        self.registry, self.events = registry, Events()
        self.sessions = Sessions(self.database, registry, self.events, self.time)
        self.tournaments = Tournaments(self.database, registry, self.sessions, self.events)
        self.threads = count(1000)
        self._there: dict[tuple[int, int], bool] = {}

    async def open(self, game: str, people: int, pace: Pace = "letter") -> Tournament:
        """Open a tournament, in which everyone joins in the last ten minutes."""
        due = self.time() + HOUR_MS
        wake_at = due - WINDOW_MS if pace != "letter" else due
        opened = await self.tournaments.open(Tournament(0, HERE, game, pace, "en", 1, self.time(), due, wake_at))
        self.time.at = due - 1
        for n in range(1, people + 1):
            opened = await self.join(opened, n)
        return opened

    async def join(self, t: Tournament, user_id: int) -> Tournament:
        person = Person(user_id, f"P{user_id}", "en")
        return await self.tournaments.do(t.id, decisions.join, person, 10_000 + user_id, self.time())

    async def play(self, t: Tournament) -> Tournament:
        """Play it to its end."""
        for _ in range(100_000):
            t = await self.tournaments.get(t.id)
            if not t.stage.is_active:
                return t
            await self._come(t)
            t = await self._seat(await self.tournaments.get(t.id))
            for match in t.now_played:
                await self._play(await self.sessions.get(match.session_id or 0), t.round)
            await self.settle()
            now = await self.tournaments.get(t.id)
            if (now.round, now.stage) == (t.round, t.stage):  # else there is something to do before time passes
                await self.pass_time()
        raise AssertionError("this tournament does not end")

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

    async def _come(self, t: Tournament) -> None:
        for entrant in t.entrants:
            if self._is_there(entrant.user_id, t.next_round):
                with suppress(GameError):
                    await self.tournaments.come(t.id, entrant.user_id)

    async def _seat(self, t: Tournament) -> Tournament:
        for match in t.now_played:
            if match.session_id is None:
                t = await self.tournaments.note(t, match, channel_id=next(self.threads))
                [noted] = [m for m in t.now_played if (m.round, m.number) == (match.round, match.number)]
                await self.sessions.start((await self.tournaments.seat(t, noted)).id)
        return await self.tournaments.get(t.id)

    async def _play(self, session: Session, number: int) -> None:
        """Make all moves until the game waits for someone who is not there."""
        while session.status == Status.RUNNING:
            game = self.registry.get(session.game).game
            only = only_moves(session, game)
            mine = [s for s in session.for_people if self._is_there(s.user_id or 0, number) and s.seat not in only]
            if only or session.for_computer:
                seat = (*only, *session.for_computer)[0]
                move = only.get(seat) or self._choice(session, seat)
                session = (await self.sessions.choose(session.id, seat, session.step, move)).after
            elif mine:
                seated = mine[0]
                move = self._choice(session, seated.seat)
                session = (await self.sessions.do(session.id, acts.act, seated.user_id or 0, session.step, move)).after
            else:
                return

    def _choice(self, session: Session, seat: int) -> Any:
        game = self.registry.get(session.game).game
        return self.rng.choice(game.choices(game.decode_state(session.state or b""), seat))

    def _is_there(self, user_id: int, number: int) -> bool:
        return self._there.setdefault((user_id, number), self.rng.random() >= self.absent)


def repeats(t: Tournament) -> tuple[int, int]:
    """How many of the meetings were not the first of two people, and how many there were."""
    met = Counter(pair for m in t.matches if m.is_played for pair in combinations(sorted(m.entrants), 2))
    return sum(met.values()) - len(met), sum(met.values())
