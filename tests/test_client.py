"""Each piece of a request is sent only while this process may act."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.app import App
from bot.settings import load_settings


class EndedError(Exception):
    """The process has ended."""


@dataclass
class Shards:
    """Another process takes over after so many looks."""

    looks: int
    asked: int = 0
    is_shared = True

    def make_sure(self) -> None:
        self.asked += 1
        if self.asked > self.looks:
            raise EndedError


@dataclass
class Discord:
    """A server that takes anything."""

    session: aiohttp.ClientSession
    base: str
    taken: list[str] = field(default_factory=list)
    status: int = 200


@pytest.fixture
def app(tmp_path) -> App:
    return App(load_settings(database_url=f"sqlite:///{tmp_path / 'never_opened.db'}"))


def held(app: App, looks: int) -> Shards:
    made: Any = Shards(looks)
    app.shards = made
    return made


@asynccontextmanager
async def discord(app: App) -> AsyncGenerator[Discord]:
    async def take(request: web.Request) -> web.Response:
        taken.append(f"{request.method} {len(await request.read())}")
        return web.json_response({}, status=made.status)

    taken, server = list[str](), web.Application()
    server.add_routes([web.route("*", "/", take)])
    runner = web.AppRunner(server)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    assert app.client.http.http_trace
    async with aiohttp.ClientSession(trace_configs=[app.client.http.http_trace]) as session:
        made = Discord(session, f"http://127.0.0.1:{runner.addresses[0][1]}/", taken)
        yield made
    await runner.cleanup()


def a_picture() -> aiohttp.FormData:
    form = aiohttp.FormData()
    for name in ("first", "second"):
        form.add_field(name, bytes(100_000), filename=f"{name}.png", content_type="image/png")
    return form


async def test_who_may_not_act_sends_nothing(app):
    held(app, 0)
    async with discord(app) as there:
        bodies: list[dict[str, Any]] = [{"json": {}}, {"data": a_picture()}, {}]
        for what in bodies:
            with pytest.raises(EndedError):
                await there.session.post(there.base, **what)
        assert there.taken == []


async def test_what_is_lost_while_it_is_sent_is_broken_off(app):
    """However far it has come: until its last piece a request has no effect."""
    whole = held(app, 1000)
    async with discord(app) as there:
        await there.session.post(there.base, data=a_picture())
        assert len(there.taken) == 1
        assert whole.asked >= 5, "before the picture, and in the middle of it"
        for looks in range(whole.asked):
            held(app, looks)
            with pytest.raises((EndedError, aiohttp.ClientError)):
                await there.session.post(there.base, data=a_picture())
        assert len(there.taken) == 1
