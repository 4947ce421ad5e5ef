"""Whole tournaments through the real service, with a made clock and without Discord: people who are there make their
moves, the clock passes for the others, and threads are numbers.

    python -m tests.tournaments.hall --game maunz --people 16 --times 5
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import combinations, count
from pathlib import Path
from random import Random
from typing import Any

import networkx as nx

from bot.errors import GameError
from bot.games.chance import SimulationChance
from bot.games.contract import LEVELS, Level
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
from tests.playout import IN_THE_BOX, game_folders
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
    levels: Mapping[int, Level] = field(default_factory=dict)
    """How well people play; all others make any move."""
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
                move = only.get(seat) or self._choice(session, seat, "easy")
                session = (await self.sessions.choose(session.id, seat, session.step, move)).after
            elif mine:
                seated = mine[0]
                move = self._choice(session, seated.seat, self.levels.get(seated.user_id or 0))
                session = (await self.sessions.do(session.id, acts.act, seated.user_id or 0, session.step, move)).after
            else:
                return

    def _choice(self, session: Session, seat: int, level: Level | None) -> Any:
        plugin = self.registry.get(session.game)
        state = plugin.game.decode_state(session.state or b"")
        moves = plugin.game.choices(state, seat)
        if level is None or not self.levels or len(moves) == 1:
            return self.rng.choice(moves)
        chance = SimulationChance(self.rng.getrandbits(64))
        return plugin.choose(plugin.game.view_of_computer(state, seat), moves, chance, level)

    def _is_there(self, user_id: int, number: int) -> bool:
        return self._there.setdefault((user_id, number), self.rng.random() >= self.absent)


def repeats(t: Tournament) -> tuple[int, int]:
    """How many of the meetings were not the first of two people, and how many there were."""
    met = Counter(pair for m in t.matches if m.is_played for pair in combinations(sorted(m.entrants), 2))
    return sum(met.values()) - len(met), sum(met.values())


def avoidable(t: Tournament, is_duel: bool) -> int:
    """How many meetings of people who had met before there need not have been, at most: round by round, held against
    all that were possible, or with more than twelve people at tables against none. A third meeting counts twice.
    """
    met, found = Counter[tuple[int, int]](), 0
    for number in range(1, t.round + 1):
        tables = [sorted(m.entrants) for m in t.matches if m.round == number and m.is_played]
        pairs = [pair for table in tables for pair in combinations(table, 2)]
        here = tuple(sorted(n for table in tables for n in table))
        if is_duel:
            fresh = nx.Graph(pair for pair in combinations(here, 2) if not met[pair])
            least = len(pairs) - len(nx.max_weight_matching(fresh, maxcardinality=True))
        else:
            least = _fewest_repeats(here, sorted(map(len, tables)), met) if len(here) <= 12 else 0
        found += sum(met[pair] for pair in pairs) - least
        met.update(pairs)
    return found


def _fewest_repeats(people: tuple[int, ...], sizes: list[int], met: Counter[tuple[int, int]]) -> int:
    """Return it for the best of all ways to seat these people at tables of these sizes."""
    if not people:
        return 0
    found = list[int]()
    for at, size in enumerate(sizes):
        if size in sizes[:at]:
            continue
        for others in combinations(people[1:], size - 1):
            table = (people[0], *others)
            again = sum(met[pair] for pair in combinations(table, 2))
            rest = tuple(n for n in people if n not in table)
            found.append(again + _fewest_repeats(rest, sizes[:at] + sizes[at + 1 :], met))
    return min(found)


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="maunz", choices=IN_THE_BOX)
    parser.add_argument("--people", type=int, nargs="+", default=[16])
    parser.add_argument("--pace", default="letter")
    parser.add_argument("--absent", type=float, default=1 / 3)
    parser.add_argument("--strong", choices=LEVELS, help="the level of one in four; the others play easily")
    parser.add_argument("--times", type=int, default=1)
    args = parser.parse_args()
    for people in args.people:
        again = spare = met = won = played = single = rounds = 0
        begun = time.monotonic()
        for seed in range(args.times):
            with tempfile.TemporaryDirectory() as folder:
                database = await Database.open(f"sqlite:///{Path(folder) / 'hall.db'}")
                levels: dict[int, Level] = dict.fromkeys(range(1, people + 1), "easy") if args.strong else {}
                if args.strong:
                    levels[1] = args.strong
                hall = Hall(database, absent=args.absent, levels=levels, rng=Random(seed))
                over = await hall.play(await hall.open(args.game, people, args.pace))
                once, total = repeats(over)
                again, met, rounds = again + once, met + total, over.rounds
                spare += avoidable(over, max(hall.registry.get(args.game).game.seats) == 2)
                won += over.entrants[0].rank == 1
                mine = [m for m in over.matches if 0 in m.entrants and m.is_played and m.ranks]
                single += sum(m.ranks[m.entrants.index(0)] == 1 for m in mine)
                played += len(mine)
                await hall.tournaments.close()
                await database.close()
        took = time.monotonic() - begun
        print(f"{args.game}, {people} people, {args.pace}: {args.times} ended, {rounds} rounds, {took:.1f} s")
        print(f"  met again {again} of {met}, {spare} of them avoidable at most")
        print(f"  the first won {won} of {args.times} tournaments, {single} of {played} games")


if __name__ == "__main__":
    asyncio.run(main())
