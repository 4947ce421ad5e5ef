"""Each piece of a request is sent only while this process may act."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.hosting.settings import load_settings
from bot.run.app import App


class EndedError(Exception):
    """The process has ended."""


class Shards:
    """Another process takes over after so many looks."""

    def __init__(self, looks: int) -> None:
        self.left = looks

    def make_sure(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise EndedError


@pytest.fixture
def app(tmp_path) -> App:
    return App(load_settings(database_url=f"sqlite:///{tmp_path / 'never_opened.db'}"))


@asynccontextmanager
async def discord(app: App) -> AsyncGenerator[tuple[Callable[..., Awaitable[int]], list[int]]]:
    """A server that takes anything: what posts there with so many looks and says how many were left, and what came."""

    async def take(request: web.Request) -> web.Response:
        taken.append(len(await request.read()))
        return web.json_response({})

    async def post(looks: int, **what: Any) -> int:
        app.shards = made = Shards(looks)  # pyright: ignore[reportAttributeAccessIssue]
        await session.post(f"http://127.0.0.1:{runner.addresses[0][1]}/", **what)
        return made.left

    taken, server = list[int](), web.Application()
    server.add_routes([web.post("/", take)])
    runner = web.AppRunner(server)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    assert app.client.http.http_trace
    async with aiohttp.ClientSession(trace_configs=[app.client.http.http_trace]) as session:
        yield post, taken
    await runner.cleanup()


def a_picture() -> aiohttp.FormData:
    form = aiohttp.FormData()
    for name in ("first", "second"):
        form.add_field(name, bytes(100_000), filename=f"{name}.png", content_type="image/png")
    return form


async def test_who_may_not_act_sends_nothing(app):
    async with discord(app) as (post, taken):
        bodies: list[dict[str, Any]] = [{"json": {}}, {"data": a_picture()}, {}]
        for what in bodies:
            with pytest.raises(EndedError):
                await post(0, **what)
    assert taken == []


async def test_what_is_lost_while_it_is_sent_is_broken_off(app):
    """However far it has come: until its last piece a request has no effect."""
    async with discord(app) as (post, taken):
        looks = 1000 - await post(1000, data=a_picture())
        assert looks >= 5, "before the picture, and in the middle of it"
        for enough in range(looks):
            with pytest.raises((EndedError, aiohttp.ClientError)):
                await post(enough, data=a_picture())
    assert len(taken) == 1
