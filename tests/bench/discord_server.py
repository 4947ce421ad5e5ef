"""As much of Discord as a bot under load needs, over real sockets: REST and the shards of the gateway, in aiohttp.

People click by `click`, which returns when the bot has answered. Nothing is checked: what a bot may send is the matter
of the tests.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web

Json = dict[str, Any]

EPOCH_MS = 1_420_070_400_000
ALL_PERMISSIONS = str((1 << 50) - 1)
EPHEMERAL = 64
SHOWN, CHANGED, DEFERRED = 4, 7, (5, 6)
"""What an interaction can be answered with: a new message, another look of the clicked one, or a promise."""
PATIENCE_S = 60
_numbers = count()


def new_id() -> str:
    """Return a snowflake of now."""
    return str((time.time_ns() // 1_000_000 - EPOCH_MS) << 22 | next(_numbers) & 0x3FFFFF)


def parts_of(message: Json) -> Iterator[Json]:
    """Yield every component of a message."""
    waiting = [*message["components"]]
    while waiting:
        part = waiting.pop()
        yield part
        waiting += part.get("components", ())


@dataclass
class Click:
    """An interaction, and how it was answered."""

    id: str
    channel: str
    clicked: Json | None
    """The message that was clicked; None for a command."""
    sent_at: float = field(default_factory=time.perf_counter)
    answered_s: float | None = None
    kind: int | None = None
    shown: Json | None = None
    """The message that shows the answer."""
    done: asyncio.Event = field(default_factory=asyncio.Event)


class DiscordServer:
    """Discord for one bot, with one server of many channels on each shard."""

    def __init__(self, channels: int, shards: int = 1) -> None:
        self.bot = _user("bot") | {"bot": True}
        self.guilds = [str((shards + shard) << 22) for shard in range(shards)]
        """By their shards."""
        self.channels = [new_id() for _ in range(channels)]
        self._guild_of = {channel: self.guilds[at // 4 % shards] for at, channel in enumerate(self.channels)}
        """Four tables in a row, one of each game, are in one server."""
        self.messages: dict[str, dict[str, Json]] = {channel: {} for channel in self.channels}
        self.requests: Counter[str] = Counter()
        self.received_bytes = 0
        self.is_ready = asyncio.Event()
        self._clicks: dict[str, Click] = {}
        self._sockets: dict[int, web.WebSocketResponse] = {}
        """By their shards."""
        self._sequence = count(1)
        self._commands: list[Json] = []

    async def start(self) -> str:
        """Listen on a free port; return the address, without its scheme."""
        app = web.Application(client_max_size=1 << 26)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.address = "{}:{}".format(*self._runner.addresses[0][:2])
        return self.address

    async def stop(self) -> None:
        """Close all connections."""
        await self._runner.cleanup()

    # What people do

    async def click(self, user: Json, message: Json, custom_id: str, values: list[str] | None = None) -> Click:
        """Press a button, or take something in a select."""
        data: Json = {"custom_id": custom_id, "component_type": 3 if values else 2}
        return await self._interact(
            user, message["channel_id"], 3, data | ({"values": values} if values else {}), message
        )

    async def command(self, user: Json, channel: str, group: str, name: str) -> Click:
        """Use a command of a group: `/maunz new`."""
        command = next(known for known in self._commands if known["name"] == group)
        options = [{"name": name, "type": 1, "options": []}]
        return await self._interact(
            user, channel, 2, {"id": command["id"], "name": group, "type": 1, "options": options}
        )

    async def _interact(self, user: Json, channel: str, kind: int, data: Json, message: Json | None = None) -> Click:
        click = Click(new_id(), channel, message)
        token = self._clicks[f"token{click.id}"] = self._clicks[click.id] = click
        assert token is click
        guild = self._guild_of[channel]
        payload = {
            **{"id": click.id, "application_id": self.bot["id"], "type": kind, "data": data, "version": 1},
            **{"guild_id": guild, "channel_id": channel, "channel": _channel(channel, guild)},
            **{"member": _member(user), "token": f"token{click.id}", "locale": "de", "guild_locale": "de"},
            **{
                "app_permissions": ALL_PERMISSIONS,
                "entitlements": [],
                "authorizing_integration_owners": {},
                "attachment_size_limit": 10 << 20,
                "context": 0,
            },
        }
        about = payload | ({"message": message} if message else {})
        await self._send(self.guilds.index(guild), "INTERACTION_CREATE", about)
        with suppress(TimeoutError):
            await asyncio.wait_for(click.done.wait(), PATIENCE_S)
        return click

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}})
        async for frame in socket:
            if frame.type != WSMsgType.TEXT:
                continue
            match json.loads(frame.data):
                case {"op": 1}:
                    await socket.send_json({"op": 11})
                case {"op": 2, "d": said}:
                    shard = said.get("shard", [0])[0]
                    self._sockets[shard] = socket
                    await self._greet(shard)
                case _:
                    pass
        return socket

    async def _greet(self, shard: int) -> None:
        guild = {"id": self.guilds[shard], "unavailable": True}
        resume = {"session_id": "bench", "resume_gateway_url": f"ws://{self.address}/gateway"}
        about = {"id": self.bot["id"], "flags": 0}
        place = {"shard": [shard, len(self.guilds)], "guilds": [guild]}
        await self._send(shard, "READY", {"v": 10, "user": self.bot, "application": about, **place, **resume})
        lists = ("emojis", "stickers", "features", "members", "threads", "presences", "voice_states", "stage_instances")
        everyone = {"id": guild["id"], "name": "@everyone", "permissions": ALL_PERMISSIONS, "position": 0, "colors": {}}
        whole = {
            **{"id": guild["id"], "name": "bench", "owner_id": "1", "preferred_locale": "de", "member_count": 9},
            **{name: [] for name in lists},
            **{"roles": [_ROLE | everyone]},
            "channels": [_channel(*one) for one in self._guild_of.items() if one[1] == guild["id"]],
        }
        await self._send(shard, "GUILD_CREATE", whole)
        if len(self._sockets) == len(self.guilds):
            self.is_ready.set()

    async def _send(self, shard: int, event: str, data: Json) -> None:
        await self._sockets[shard].send_json({"op": 0, "t": event, "s": next(self._sequence), "d": data})

    # REST

    async def _rest(self, request: web.Request) -> web.Response:
        body = await self._body(request)
        self.received_bytes += request.content_length or 0
        match request.method, *request.match_info["path"].split("/"):
            case "GET", "users", "@me":
                return _json(self.bot)
            case "GET", "gateway", "bot":
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
                url = f"ws://{self.address}/gateway"
                return _json({"url": url, "shards": len(self.guilds), "session_start_limit": limit})
            case "GET", *_, "@me":
                return _json(_ABOUT | {"id": self.bot["id"]})
            case "PUT", "applications", application, "commands":
                self._commands = [command | {"id": new_id(), "application_id": application} for command in body]
                return _json([_COMMAND | command for command in self._commands])
            case "POST", "interactions", interaction, _, "callback":
                return self._answered(self._clicks[interaction], body)
            case "POST", "channels", channel, "messages":
                self.requests["post"] += 1
                return _json(self._new(channel, body))
            case method, "channels", channel, "messages", message:
                return self._changed("board", method, self.messages[channel].get(message), body)
            case method, "webhooks", _, token, "messages", "@original":
                return self._changed("hand", method, self._clicks[token].shown, body, self._clicks[token])
            case "POST", "webhooks", _, token:
                self.requests["follow-up"] += 1
                self._clicks[token].done.set()
                return _json(self._new(self._clicks[token].channel, body))
            case other:
                raise web.HTTPNotFound(text=f"not in this Discord: {other}")

    async def _body(self, request: web.Request) -> Any:
        if not request.can_read_body:
            return {}
        if request.content_type != "multipart/form-data":
            return await request.json()
        form = await request.post()
        return json.loads(str(form["payload_json"]))

    def _answered(self, click: Click, body: Json) -> web.Response:
        click.kind, click.answered_s = body["type"], time.perf_counter() - click.sent_at
        data = body.get("data") or {}
        self.requests["answer"] += 1
        if click.kind == SHOWN:
            click.shown = self._new(click.channel, data)
        elif click.clicked is not None:
            click.clicked.update(_look(data))
            click.shown = click.clicked
        if click.kind not in DEFERRED:
            click.done.set()
        about = {"id": click.id, "type": 3, "response_message_id": click.shown and click.shown["id"]}
        return _json({"interaction": about, "resource": {"type": click.kind, "message": click.shown}})

    def _changed(
        self, what: str, method: str, message: Json | None, body: Json, click: Click | None = None
    ) -> web.Response:
        self.requests[f"{what} {method.lower()}"] += 1
        if message is None and click is not None and method == "PATCH":  # the answer that was promised
            message = click.shown = self._new(click.channel, body)
        if message is None:
            return _json({"code": 10008, "message": "Unknown Message"}, status=404)
        if click is not None:
            click.done.set()
        if method == "DELETE":
            self.messages[message["channel_id"]].pop(message["id"], None)
            return web.Response(status=204)
        message.update(_look(body))
        return _json(message)

    def _new(self, channel: str, body: Json) -> Json:
        message: Json = _MESSAGE | {"id": new_id(), "channel_id": channel, "author": self.bot, "timestamp": _now()}
        message |= {"flags": body.get("flags") or 0, "content": "", "components": []} | _look(body)
        if not message["flags"] & EPHEMERAL:
            self.messages[channel][message["id"]] = message
        return message


def _json(data: object, status: int = 200) -> web.Response:
    """Return the data in an answer; discord.py looks for this very content type."""
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")


def _look(body: Json) -> Json:
    """Return what a body says of how a message looks."""
    look = {key: body[key] for key in ("content", "components") if body.get(key) is not None}
    files = [
        {"id": new_id(), "filename": file["filename"], "size": 1, "url": "http://-/", "proxy_url": "http://-/"}
        for file in body.get("attachments") or ()
    ]
    return look | {"attachments": files}


def _now() -> str:
    return datetime.now(UTC).isoformat()


def _user(name: str) -> Json:
    return {"id": new_id(), "username": name, "global_name": name, "discriminator": "0", "avatar": None}


def people(names: list[str]) -> list[Json]:
    """Return users with these names."""
    return [_user(name) for name in names]


def _member(user: Json) -> Json:
    joined = {"joined_at": "2024-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}
    return {"user": user, "roles": [], "permissions": ALL_PERMISSIONS, "nick": None, "avatar": None, **joined}


def _channel(channel: str, guild: str) -> Json:
    return {"id": channel, "guild_id": guild, "type": 0, "name": "table", "position": 0, "permission_overwrites": []}


_ROLE = {"hoist": False, "managed": False, "mentionable": False, "color": 0, "flags": 0, "icon": None}
_ABOUT = {
    **{"name": "bench", "icon": None, "description": "", "flags": 0, "verify_key": "0", "summary": ""},
    **{"bot_public": True, "bot_require_code_grant": False, "owner": _user("owner")},
}
_COMMAND = {"version": "1", "default_member_permissions": None, "description": ""}
_MESSAGE: Json = {
    **{"type": 0, "tts": False, "pinned": False, "mention_everyone": False, "edited_timestamp": None},
    **{"embeds": [], "mentions": [], "mention_roles": [], "attachments": []},
}
