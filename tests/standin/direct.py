"""The stand-in without sockets, for many interactions in a short time: the bot's requests go straight into a `World`.

discord.py reads each interaction as if the gateway had brought it, and builds each request; only the connection is
left out.
"""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.run.app import App
from tests.standin.world import Interaction, Refusal, World


class _Response:
    """What discord.py looks at in a refusal."""

    def __init__(self, status: int) -> None:
        self.status, self.reason = status, "refused"


class Direct:
    """A bot whose requests are answered at once."""

    def __init__(self, app: App, world: World) -> None:
        self.app, self.world = app, world

    async def send(self, *interactions: Interaction) -> None:
        """Let the bot hear of interactions, all at once, and do all that follows from them."""
        before = asyncio.all_tasks()
        for interaction in interactions:
            self.app.client._connection.parse_interaction_create(interaction.payload)  # pyright: ignore[reportArgumentType]
        while busy := asyncio.all_tasks() - before:
            await asyncio.wait(busy)

    async def webhook(self, route: Any, *_: Any, **sent: Any) -> Any:
        """Answer a request that needs no token of the bot's."""
        return self._handled(route, *_parts(sent.get("payload"), sent.get("multipart")))

    async def http(self, route: Any, **sent: Any) -> Any:
        """Answer any other request."""
        return self._handled(route, *_parts(sent.get("json"), sent.get("form")))

    async def file(self, url: str) -> bytes:
        """Return a file of a message."""
        name = url.rpartition("/")[2]
        channels = self.world.messages.values()
        return next(one["_files"][name] for all_ in channels for one in all_.values() if name in one["_files"])

    def _handled(self, route: Any, body: dict[str, Any], files: dict[str, bytes]) -> Any:
        try:
            return self._done(f"{route.method} {route.path}", route, body, files)
        except Refusal as refusal:
            kind = {403: discord.Forbidden, 404: discord.NotFound}.get(refusal.status, discord.HTTPException)
            raise kind(_Response(refusal.status), refusal.body) from None  # pyright: ignore[reportArgumentType]

    def _done(self, what: str, route: Any, body: dict[str, Any], files: dict[str, bytes]) -> Any:
        world, path = self.world, route.url.split("/")
        match what.split("/")[-2:]:
            case [_, "callback"]:
                shown = (interaction := world.answer(route.webhook_token, body, files)).shown
                answered = {"id": interaction.payload["id"], "type": interaction.payload["type"]}
                resource = {"resource": {"type": body["type"], "message": world.public(shown)}} if shown else {}
                return {"interaction": answered} | resource
            case ["messages", "@original"]:
                message = world.original(route.webhook_token)
            case ["messages", "{message_id}"]:
                message = world.message(path[-3], path[-1])
            case ["{channel_id}", "messages"] if route.method == "POST":
                return world.public(world.post(path[-2], body, files))
            case ["@me", "channels"]:
                return world.dm_channel(str(body["recipient_id"]))
            case ["{webhook_id}", "{webhook_token}"]:
                return world.public(world.follow_up(route.webhook_token, body, files))
            case _:
                return self._read(what, path)
        if route.method == "DELETE":
            del world.messages[message["channel_id"]][message["id"]]
            return None
        return world.public(world.edit(message, body, files))

    def _read(self, what: str, path: list[str]) -> Any:
        world, number = self.world, path[-1]
        match what.split("/")[-2:]:
            case ["{channel_id}", "messages"]:
                return []
            case ["channels", "{channel_id}"]:
                if number not in world.channels:
                    raise Refusal(404, 10003, "Unknown Channel")
                seen = (number for number, one in world.messages[number].items() if not one["_for"])
                return world.channels[number] | {"last_message_id": max(seen, key=int, default=None)}
            case ["members", "{member_id}"]:
                if number not in world.users:
                    raise Refusal(404, 10007, "Unknown Member")
                return world.member(world.users[number])
            case _:
                raise NotImplementedError(what)


def _parts(body: Any, form: Any) -> tuple[dict[str, Any], dict[str, bytes]]:
    parts = {part["name"]: part["value"] for part in form or ()}
    files = {name: value.read() for name, value in parts.items() if name != "payload_json"}
    return json.loads(parts["payload_json"]) if parts else body or {}, files


@asynccontextmanager
async def connected(app: App, world: World, monkeypatch: Any) -> AsyncGenerator[Direct]:
    """Set the bot up as if it had logged in, and close it at the end."""
    direct, client = Direct(app, world), app.client
    monkeypatch.setattr(AsyncWebhookAdapter, "request", lambda _adapter, *args, **sent: direct.webhook(*args, **sent))
    monkeypatch.setattr(client.http, "request", direct.http)
    monkeypatch.setattr(client.http, "get_from_cdn", direct.file)
    await client._async_setup_hook()
    state = client._connection
    state.user = discord.ClientUser(state=state, data=world.bot)  # pyright: ignore[reportArgumentType]
    state.application_id = int(world.bot["id"])
    client.http.token = "none"
    await app.set_up()
    guild = discord.Guild(data=world.guild(), state=state)  # pyright: ignore[reportArgumentType]
    state._guilds[guild.id] = guild
    try:
        yield direct
    finally:
        await app.close()
