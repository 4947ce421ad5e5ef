"""In what order a process takes a shard that another one held."""

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.sessions.shards import Shards
from bot.shards import ShardKeeper, Workers


class Watched:
    """Any service: notes what is asked of it, and says nothing."""

    def __init__(self, name: str, asked: list[str]) -> None:
        self._name, self._asked = name, asked

    def __getattr__(self, what: str) -> Any:
        async def answer(*_: object) -> None:
            pass

        def ask(*_: object) -> Any:
            self._asked.append(f"{self._name}.{what}")
            return answer() if self._name != "deferrals" else None

        return ask


class Sessions:
    """Those of no shard, at first."""

    shards = Shards(2, frozenset())

    def look_after(self, shards: Shards) -> None:
        self.shards = shards


class Discord:
    """Lets a shard connect when the test says so."""

    def __init__(self) -> None:
        self.asked, self.lets_in = asyncio.Event(), asyncio.Event()

    def add_listener(self, *_: object) -> None:
        pass

    async def connect_shard(self, _shard: int) -> None:
        self.asked.set()
        await self.lets_in.wait()


async def test_nothing_is_sent_in_a_shard_before_discord_has_connected_it():
    """Calls of the process before, for one, are deleted after that: until then Discord knows the other one there."""
    asked, discord, sessions = list[str](), Discord(), Sessions()
    names = ("calls", "bell", "deferrals", "retention")
    services: Any = SimpleNamespace(sessions=sessions, **{name: Watched(name, asked) for name in names})
    workers: Any = Workers(*(Watched(name, asked) for name in ("clock", "thinkers", "reviewers")), periodic=())  # type: ignore[arg-type]
    keeper = ShardKeeper(SimpleNamespace(is_given_up=False), discord, services, workers, None)  # type: ignore[arg-type]
    taking = asyncio.create_task(keeper._take(1))
    await discord.asked.wait()
    for _ in range(10):
        await asyncio.sleep(0)
    assert sessions.shards.ids == {1}, "what Discord says about it is heard"
    assert asked == ["deferrals.catch_up"], "which waits, and answers in private"
    discord.lets_in.set()
    await taking
    for _ in range(10):
        await asyncio.sleep(0)
    caught_up = ["calls", "bell", "thinkers", "retention", "reviewers"]
    assert [one.partition(".")[0] for one in asked[1:]] == caught_up
    await keeper.close()


async def test_who_is_asked_to_stop_while_it_begins_with_a_shard_ends_that_first(caplog):
    """What it would use, such as the database, is closed next."""
    asked, begun = list[str](), asyncio.Event()

    class Boards:
        async def catch_up(self) -> None:
            begun.set()
            await asyncio.Event().wait()

    sessions = Sessions()
    sessions.shards = Shards.all_of(1)
    names = ("standings", "threads", "hands", "day_messages")
    services: Any = SimpleNamespace(sessions=sessions, boards=Boards(), **{n: Watched(n, asked) for n in names})
    workers: Any = Workers(*(Watched(name, asked) for name in ("clock", "thinkers", "reviewers")), periodic=())  # type: ignore[arg-type]
    database: Any = SimpleNamespace(is_given_up=False, shared=None)
    keeper = ShardKeeper(database, Discord(), services, workers, None)  # type: ignore[arg-type]
    beginning = asyncio.create_task(keeper.reached(0))
    await begun.wait()
    await keeper.close()
    await beginning
    await keeper.reached(0)
    assert asked == ["clock.start"], "no more is begun, now or by what Discord still says"
    assert "Traceback" not in caplog.text
