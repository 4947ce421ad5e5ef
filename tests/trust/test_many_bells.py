"""500 bells in one server, and 50 lobbies within a minute: everyone is called once, no faster than Discord allows."""

import asyncio
from collections import Counter
from time import monotonic
from typing import Any

import pytest

from bot.app import App
from bot.draw.worker import threads
from bot.service.service import Plan
from bot.sessions.bells import CALLED_MOST, OPENS_MS
from bot.sessions.session import ChannelRef, Person
from bot.settings import Settings
from bot.ui.messages.budget import MOST
from bot.ui.pages import page
from tests.standin.direct import connected
from tests.standin.world import World
from tests.trust.test_one_budget import dot, nothing

pytestmark = pytest.mark.slow

BELLS, LOBBIES = 500, 50
EPOCH_MS = 1_420_070_400_000


async def test_many_bells_and_many_lobbies_meet_no_limit(sqlite_url, monkeypatch, capsys):
    monkeypatch.setattr(page, "drawn", dot)
    app, world = App(Settings(database_url=sqlite_url, shard_count=1), make_painters=threads), World()
    sent = list[tuple[float, str]]()
    app.__dict__["_sync_commands"] = nothing
    async with connected(app, world, monkeypatch):
        sessions, request, server = app.services.sessions, app.client.http.request, int(world.guild_id)
        for user in range(1, BELLS + 1):
            await app.services.bells.set(10**17 + user, server, "mausen", "opens", only_today=False)

        async def noted(route: Any, **how: Any) -> Any:
            sent.append((monotonic(), f"{route.method} {route.path}"))
            return await request(route, **how)

        monkeypatch.setattr(app.client.http, "request", noted)
        begun, late_ms = (
            monotonic(),
            OPENS_MS - 5_000,
        )  # they opened nearly two minutes ago, within a minute of one another
        for number in range(LOBBIES):
            channel = world.add_channel(f"channel{number}")
            click = (sessions.now() - late_ms - EPOCH_MS << 22) + number
            plan, where = Plan("mausen", "en", {}), ChannelRef(server, int(channel["id"]))
            session = await sessions.open(where, plan, Person(number + 1, "anna", "en"), click)
            await app.services.boards.show_first(session.id)
        while not is_called(world) and monotonic() < begun + 60:
            await asyncio.sleep(0.1)
    calls = [
        one for all_ in world.messages.values() for one in all_.values() if one.get("content", "").startswith("<@")
    ]
    called = Counter(user for one in calls for user in one["content"].split() if user.startswith("<@"))
    assert (len(calls), len(called), set(called.values())) == (LOBBIES, BELLS, {1})
    assert {len(one["content"].split("<@")) - 1 for one in calls} == {CALLED_MOST}
    times = [at for at, _ in sent]
    most = max(sum(at <= other < at + 1 for other in times) for at in times)
    assert most <= MOST
    with capsys.disabled():
        what = Counter(what for _, what in sent)
        print(f"\n{len(sent)} requests in {times[-1] - times[0]:.1f} s, most in a second {most}: {what}")


def is_called(world: World) -> bool:
    calls = (one for all_ in world.messages.values() for one in all_.values())
    return sum(one.get("content", "").startswith("<@") for one in calls) == LOBBIES
