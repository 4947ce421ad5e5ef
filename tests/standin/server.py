"""REST v10 and the gateway on 127.0.0.1, over a `World`, with faults at any request.

    async with Standin(World()) as discord:
        environment = discord.environment  # for the process of the bot, which calls `point_at`
        await discord.send(discord.world.interaction(…))

A fault is a refusal, or a connection that is cut before the request took effect or after it.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Self

import yarl
from aiohttp import BodyPartReader, WSMsgType, web
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.standin.world import Interaction, Refusal, World

TOKEN = "stand.in"
JSON = "application/json"  # discord.py wants exactly this
API = "/api/v10"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def point_at(base: str) -> None:
    """Let discord.py, in this process, talk to the stand-in at this address."""
    Route.BASE = base + API
    Asset.BASE = base  # pyright: ignore[reportAttributeAccessIssue]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws"))


@dataclass
class Fault:
    """What the next requests meet whose method and path fit `pattern`."""

    pattern: str
    times: int = 1
    status: int = 0
    """0 cuts the connection."""
    code: int = 0
    retry_after_s: float = 0.0
    takes_effect: bool = False
    """Then only the answer is lost."""


class Standin:
    """Discord, for one bot: its processes connect to so many shards."""

    def __init__(self, world: World, shards: int = 1) -> None:
        self.world, self.shards = world, shards
        self.identified: list[tuple[float, int, str]] = []
        """When which shard was connected to, by the loop's clock, and by which process."""
        self.closes_with = 0
        """The code with which it closes each new connection; 0 lets them be."""
        self.starts_left = 1000
        """How many more connections it allows today."""
        self.faults: list[Fault] = []
        self.requests: list[str] = []
        """Method and path of each, in the order in which they came."""
        self._next = asyncio.Event()
        self._sockets: dict[int, list[web.WebSocketResponse]] = {}
        """The connections to each shard that are open: more than one while a process hands over to another."""
        self._told: dict[str, list[web.WebSocketResponse]] = {}
        """The connections over which the bot heard of an interaction, by its id."""
        self._seq = 0

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=1 << 26, middlewares=[self._guarded])
        app.add_routes(
            [
                web.get("/", self._gateway),
                web.get(f"{API}/users/@me", self._me),
                web.get(f"{API}/oauth2/applications/@me", self._application),
                web.get(f"{API}/applications/@me", self._application),
                web.get(f"{API}/gateway/bot", self._gateway_address),
                web.put(f"{API}/applications/{{id}}/commands", self._commands),
                web.post(f"{API}/users/@me/channels", self._dm),
                web.post(f"{API}/interactions/{{id}}/{{token}}/callback", self._answer),
                web.post(f"{API}/webhooks/{{id}}/{{token}}", self._follow_up),
                web.route("*", f"{API}/webhooks/{{id}}/{{token}}/messages/@original", self._original),
                web.get(f"{API}/channels/{{channel}}", self._channel),
                web.post(f"{API}/channels/{{channel}}/messages", self._post),
                web.route("*", f"{API}/channels/{{channel}}/messages/{{message}}", self._message),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.base = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    # What users do

    async def command(
        self, user: Any, channel: Any, words: str, number: int | None = None, **options: Any
    ) -> Interaction:
        """Use a slash command of a game: `words` are its name and the name of what it does."""
        group, name = words.split()
        kinds = {str: 3, int: 4}
        given = [{"name": key, "type": kinds[type(value)], "value": value} for key, value in options.items()]
        inner = [{"type": 1, "name": name, "options": given}]
        data: dict[str, Any] = {"id": "1", "name": group, "type": 1, "options": inner}
        return await self.send(self.world.interaction(user, channel, 2, data, number=number))

    async def click(
        self, user: Any, message: Any, custom_id: str, *values: str, number: int | None = None
    ) -> Interaction:
        """Click a button, or with values take them in a menu."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        channel = self.world.channels[message["channel_id"]]
        return await self.send(self.world.interaction(user, channel, 3, data, message=message, number=number))

    async def send(self, interaction: Interaction) -> Interaction:
        """Let the bot hear of an interaction; if it is not there, Discord does not tell it later."""
        shard = self.shard_of(interaction.payload.get("guild_id"))
        self._told[interaction.payload["id"]] = [*self._connected_to(shard)]
        await self.dispatch("INTERACTION_CREATE", interaction.payload)
        return interaction

    def is_lost(self, interaction: Interaction) -> bool:
        """Return whether all are gone that heard of it."""
        return all(socket.closed for socket in self._told[interaction.payload["id"]])

    async def dispatch(self, event: str, data: dict[str, Any]) -> None:
        """Send an event over the connections to its shard: that of its server, or of direct messages."""
        for socket in self._connected_to(self.shard_of(data.get("guild_id"))):
            await self._send_over(socket, event, data)

    async def _send_over(self, socket: web.WebSocketResponse, event: str, data: dict[str, Any]) -> None:
        self._seq += 1
        with suppress(ConnectionError):
            await socket.send_str(json.dumps({"op": 0, "t": event, "s": self._seq, "d": data}))

    def shard_of(self, guild_id: str | None) -> int:
        """Return the shard of a server, or without one that of direct messages."""
        return (int(guild_id or 0) >> 22) % self.shards

    def is_connected(self, shard: int) -> bool:
        """Return whether a process is connected to this shard."""
        return bool(self._connected_to(shard))

    @property
    def connections(self) -> list[web.WebSocketResponse]:
        """All that are open."""
        return [socket for shard in self._sockets for socket in self._connected_to(shard)]

    def _connected_to(self, shard: int) -> list[web.WebSocketResponse]:
        self._sockets[shard] = [socket for socket in self._sockets.get(shard, []) if not socket.closed]
        return self._sockets[shard]

    def next_request(self) -> asyncio.Event:
        """Return what is set when the next request was answered."""
        return self._next

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 41_250}, "s": None, "t": None}))
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            match json.loads(message.data):
                case {"op": 1}:
                    await socket.send_str(json.dumps({"op": 11, "d": None, "s": None, "t": None}))
                case {"op": 2, "d": said}:
                    await self._identify(said.get("shard", [0])[0], socket, request.headers.get("User-Agent", ""))
                case _:
                    pass
        return socket

    async def _identify(self, shard: int, socket: web.WebSocketResponse, process: str) -> None:
        self.identified.append((asyncio.get_running_loop().time(), shard, process))
        self._connected_to(shard).append(socket)
        if self.closes_with:
            await socket.close(code=self.closes_with)
            return
        servers = [server for server in self.world.servers if self.shard_of(server) == shard]
        await self._send_over(socket, "READY", self._ready(shard, servers))
        for server in servers:
            await self._send_over(socket, "GUILD_CREATE", self.world.guild(server))

    def _ready(self, shard: int, servers: list[str]) -> dict[str, Any]:
        guilds = [{"id": server, "unavailable": True} for server in servers]
        application = {"id": self.world.bot["id"], "flags": 0}
        fields = {"v": 10, "user": self.world.bot, "guilds": guilds, "session_id": "1", "application": application}
        return fields | {"resume_gateway_url": self.base.replace("http", "ws"), "shard": [shard, self.shards]}

    # REST

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Note the request, and let faults happen to it."""
        if request.path == "/":
            return await handler(request)
        line = f"{request.method} {request.path.removeprefix(API)}"
        self.requests.append(line)
        try:
            return await self._with_faults(request, handler, line)
        finally:
            self._next.set()
            self._next = asyncio.Event()

    async def _with_faults(self, request: web.Request, handler: Handler, line: str) -> web.StreamResponse:
        fault = next((f for f in self.faults if f.times > 0 and re.search(f.pattern, line)), None)
        if fault:
            fault.times -= 1
            if fault.takes_effect:
                await self._handled(request, handler)
            return self._failed(request, fault)
        return await self._handled(request, handler)

    async def _handled(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except Refusal as refusal:
            return _json(refusal.body, refusal.status)

    def _failed(self, request: web.Request, fault: Fault) -> web.StreamResponse:
        if not fault.status:
            assert request.transport is not None
            request.transport.abort()
            return web.Response(status=500)
        body: dict[str, Any] = {"code": fault.code, "message": "out of order"}
        headers = {"Via": "1.1 stand-in"}
        if fault.status == 429:
            body |= {"retry_after": fault.retry_after_s, "global": False}
            headers["Retry-After"] = str(fault.retry_after_s)
        return _json(body, fault.status, headers)

    async def _me(self, _request: web.Request) -> web.Response:
        return _json(self.world.bot)

    async def _application(self, _request: web.Request) -> web.Response:
        fields = {"id": self.world.bot["id"], "name": "katzentisch", "icon": None, "description": "", "flags": 0}
        more = {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "owner": self.world.bot}
        return _json(fields | more | {"rpc_origins": None, "summary": "", "team": None})

    async def _gateway_address(self, _request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": self.starts_left, "reset_after": 86_400_000, "max_concurrency": 1}
        return _json({"url": self.base.replace("http", "ws"), "shards": self.shards, "session_start_limit": limit})

    async def _commands(self, request: web.Request) -> web.Response:
        self.world.commands = await request.json()
        numbers = {"id": "1", "application_id": self.world.bot["id"], "version": "1"}
        return _json([numbers | {"type": 1, "description": ""} | command for command in self.world.commands])

    async def _dm(self, request: web.Request) -> web.Response:
        return _json(self.world.dm_channel(str((await request.json())["recipient_id"])))

    async def _answer(self, request: web.Request) -> web.Response:
        interaction = self.world.answer(request.match_info["token"], *await _parts(request))
        kind, shown = interaction.answers[0], interaction.shown
        answered: dict[str, Any] = {"id": interaction.payload["id"], "type": interaction.payload["type"]}
        if shown is None:
            return _json({"interaction": answered})
        answered |= {"response_message_id": shown["id"], "response_message_loading": kind == 5}
        return _json({"interaction": answered, "resource": {"type": kind, "message": self.world.public(shown)}})

    async def _follow_up(self, request: web.Request) -> web.Response:
        message = self.world.follow_up(request.match_info["token"], *await _parts(request))
        return _json(self.world.public(message))

    async def _original(self, request: web.Request) -> web.Response:
        return await self._changed(request, self.world.original(request.match_info["token"]))

    async def _post(self, request: web.Request) -> web.Response:
        return _json(self.world.public(self.world.post(request.match_info["channel"], *await _parts(request))))

    async def _channel(self, request: web.Request) -> web.Response:
        return _json(self.world.channels[request.match_info["channel"]])

    async def _message(self, request: web.Request) -> web.Response:
        message = self.world.message(request.match_info["channel"], request.match_info["message"])
        return await self._changed(request, message)

    async def _changed(self, request: web.Request, message: dict[str, Any]) -> web.Response:
        match request.method:
            case "DELETE":
                del self.world.messages[message["channel_id"]][message["id"]]
                return web.Response(status=204)
            case "PATCH":
                self.world.edit(message, *await _parts(request))
        return _json(self.world.public(message))


def _json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    return web.Response(body=json.dumps(body).encode(), status=status, headers={"Content-Type": JSON} | (headers or {}))


async def _parts(request: web.Request) -> tuple[dict[str, Any], dict[str, bytes]]:
    """Return the body, and the files that came with it."""
    if request.content_type != "multipart/form-data":
        return json.loads(await request.text() or "{}"), {}
    body, files = dict[str, Any](), dict[str, bytes]()
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = json.loads(data)
        else:
            files[part.name or ""] = data
    return body, files
