"""After an outage: however many boards are behind, only so many requests are sent in a second, and a game that is being
played does not wait for the others."""

import asyncio
from time import monotonic
from typing import Any

import pytest

from bot.app import App
from bot.draw.worker import threads
from bot.service.service import Plan
from bot.sessions import decisions
from bot.sessions.session import ChannelRef, Person
from bot.settings import Settings
from bot.ui.messages.budget import MOST
from bot.ui.pages import page
from tests.standin.direct import connected
from tests.standin.world import World

pytestmark = pytest.mark.slow

TABLES = 100
HOUR_MS = 3_600_000
AT_ONCE_S = 1.0
PEOPLE = Person(1, "anna", "en"), Person(2, "ben", "en")


async def nothing(*_: object) -> None:
    pass


async def dot(*_: object) -> bytes:
    return b"dot"


async def tables(app: App, world: World) -> list[int]:
    """Begin games, and show their boards."""
    sessions, begun = app.services.sessions, list[int]()
    for number in range(TABLES):
        channel = world.add_channel(f"channel{number}")
        where = ChannelRef(int(world.guild_id), int(channel["id"]))
        session = await sessions.open(where, Plan("maunz", "en", {}), PEOPLE[0], 2 * number)
        await sessions.do(session.id, decisions.join, PEOPLE[1], 2 * number + 1)
        await sessions.do(session.id, decisions.start, PEOPLE[0].id)
        board = world.post(channel["id"], {"content": "the board"}, {})
        await sessions.mark_shown(await sessions.get(session.id), int(board["id"]))
        begun.append(session.id)
    assert await sessions.unshown() == []
    return begun


async def shown(app: App, session_id: int) -> float:
    """Ask for a board as a click in a hand does, and return how long it takes until it is shown."""
    began = monotonic()
    app.services.boards.refresh(session_id)
    while session_id in await app.services.sessions.unshown():
        await asyncio.sleep(0.01)
    return monotonic() - began


async def test_after_an_outage_the_boards_come_one_after_the_other(sqlite_url, monkeypatch):
    monkeypatch.setattr(page, "drawn", dot)
    app, world = App(Settings(database_url=sqlite_url, shard_count=1), make_painters=threads), World()
    sent = list[tuple[float, str]]()
    app.__dict__["_sync_commands"] = nothing
    async with connected(app, world, monkeypatch):
        sessions, request = app.services.sessions, app.client.http.request
        begun = await tables(app, world)
        await sessions.note_alive()
        now = sessions.now
        sessions.now = lambda: now() + HOUR_MS
        await sessions.forgive_outage(0)

        async def noted(route: Any, **how: Any) -> Any:
            sent.append((monotonic(), route.method))
            return await request(route, **how)

        monkeypatch.setattr(app.client.http, "request", noted)
        await app.services.boards.catch_up()
        await asyncio.sleep(0.05)
        assert await shown(app, begun[-1]) < AT_ONCE_S, "it waits for none of the others"
        assert await sessions.unshown() != []
        while await sessions.unshown():
            await asyncio.sleep(0.1)
    assert [method for _, method in sent] == ["PATCH"] * TABLES, "each is edited once, and none is posted anew"
    times = [at for at, _ in sent]
    assert max(sum(at <= other < at + 1 for other in times) for at in times) <= MOST
