"""What the stand-in knows: a server with its channels, users, their clicks, and every message as it stands now."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

EPHEMERAL, LOADING = 64, 128
DEFERRALS = (5, 6)
"""Answers that only promise one."""
EVERY_PERMISSION = str(2**53 - 1)
DISCORD_EPOCH_MS = 1_420_070_400_000
MESSAGE_FIELDS: dict[str, Any] = {
    "type": 0,
    "content": "",
    "mentions": [],
    "mention_roles": [],
    "attachments": [],
    "embeds": [],
    "components": [],
    "edited_timestamp": None,
    "pinned": False,
    "mention_everyone": False,
    "tts": False,
    "flags": 0,
}

_numbers = count()


def snowflake(at_ms: int | None = None) -> int:
    """Return a new id, of this moment unless another is given."""
    at_ms = time.time_ns() // 1_000_000 if at_ms is None else at_ms
    return (at_ms - DISCORD_EPOCH_MS << 22) | (next(_numbers) & 0x3FFFFF)


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Every component of a tree."""
    for component in components or []:
        yield component
        yield from walk(component.get("components"))


class Refusal(Exception):
    """What Discord refuses a request with."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status, self.body = status, {"code": code, "message": message}


@dataclass
class Interaction:
    """A click or a command, and what the bot made of it."""

    payload: dict[str, Any]
    message: dict[str, Any] | None
    """The message that was clicked."""
    answers: list[int] = field(default_factory=list)
    """The types of the callbacks that Discord took: one, unless something is wrong."""
    shown: dict[str, Any] | None = None
    """The message that was answered with, or changed."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    """Set with the answer, or where that was only a promise with what was promised."""

    @property
    def user(self) -> dict[str, Any]:
        return (self.payload.get("member") or self.payload)["user"]


class World:
    """One server, or several; nothing here knows of sockets."""

    def __init__(self) -> None:
        self.users: dict[str, dict[str, Any]] = {}
        self.channels: dict[str, dict[str, Any]] = {}
        self.messages: dict[str, dict[str, dict[str, Any]]] = {}
        self.interactions: dict[str, Interaction] = {}
        """By their tokens."""
        self._by_nonce: dict[tuple[str, str], str] = {}
        self.bot = self.add_user("katzentisch", bot=True)
        self.guild_id = str(snowflake())
        self.commands: list[dict[str, Any]] = []

    def add_user(self, name: str, **more: Any) -> dict[str, Any]:
        user: dict[str, Any] = {"id": str(snowflake()), "username": name, "discriminator": "0", "avatar": None}
        user |= {"global_name": name} | more
        self.users[user["id"]] = user
        return user

    @property
    def servers(self) -> list[str]:
        """The servers that have channels, with the first one."""
        found = (channel["guild_id"] for channel in self.channels.values() if channel["type"] == 0)
        return [*dict.fromkeys((self.guild_id, *found))]

    def add_channel(self, name: str = "spieltisch", server: str | None = None) -> dict[str, Any]:
        fields = {"type": 0, "guild_id": server or self.guild_id, "name": name, "position": 0, "parent_id": None}
        return self._add(fields | {"permission_overwrites": [], "topic": None, "nsfw": False, "rate_limit_per_user": 0})

    def dm_channel(self, user_id: str) -> dict[str, Any]:
        """Return the channel of a user's direct messages."""
        for channel in self.channels.values():
            if channel["type"] == 1 and channel["recipients"][0]["id"] == user_id:
                return channel
        return self._add({"type": 1, "recipients": [self.users[user_id]]})

    def _add(self, fields: dict[str, Any]) -> dict[str, Any]:
        number = str(snowflake())
        channel: dict[str, Any] = fields | {"id": number, "last_message_id": None, "flags": 0}
        self.channels[number], self.messages[number] = channel, {}
        return channel

    def member(self, user: dict[str, Any]) -> dict[str, Any]:
        fields = {"nick": None, "avatar": None, "roles": [], "joined_at": "2024-01-01T00:00:00+00:00", "flags": 0}
        return fields | {"user": user, "deaf": False, "mute": False, "premium_since": None, "pending": False}

    def guild(self, server: str | None = None) -> dict[str, Any]:
        """Return a server, or the first one, as GUILD_CREATE brings it."""
        server = server or self.guild_id
        everyone = {
            "id": server,
            "name": "@everyone",
            "permissions": EVERY_PERMISSION,
            "position": 0,
            "color": 0,
        }
        everyone |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
        channels = [channel for channel in self.channels.values() if channel.get("guild_id") == server]
        fields = {"id": server, "name": "katzen", "owner_id": self.bot["id"], "preferred_locale": "en-US"}
        lists = ("emojis", "stickers", "features", "voice_states", "presences", "stage_instances")
        fields |= {name: [] for name in (*lists, "guild_scheduled_events", "soundboard_sounds", "threads")}
        levels = ("verification_level", "default_message_notifications", "explicit_content_filter", "mfa_level")
        fields |= dict.fromkeys((*levels, "nsfw_level", "premium_tier", "system_channel_flags", "afk_timeout"), 0)
        fields |= {"roles": [everyone], "channels": channels, "members": [self.member(self.bot)], "member_count": 1}
        return fields | {"unavailable": False, "large": False, "joined_at": "2024-01-01T00:00:00+00:00"}

    # Interactions

    def interaction(
        self,
        user: dict[str, Any],
        channel: dict[str, Any],
        kind: int,
        data: dict[str, Any],
        *,
        message: dict[str, Any] | None = None,
        number: int | None = None,
    ) -> Interaction:
        """Return a new interaction; `number` is its id, if it matters which."""
        token, guild_id = f"token{snowflake()}", channel.get("guild_id")
        payload: dict[str, Any] = {
            "id": str(number or snowflake()),
            "application_id": self.bot["id"],
            "type": kind,
            "token": token,
            "version": 1,
            "data": data,
            "channel_id": channel["id"],
            "channel": channel,
            "app_permissions": EVERY_PERMISSION,
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild_id or "0"},
            "context": 0 if guild_id else 1,
            "locale": "en-US",
            "attachment_size_limit": 10 << 20,
        }
        if message:
            payload["message"] = self.public(message)
        if guild_id:
            payload |= {"guild_id": guild_id, "guild_locale": "en-US"}
            payload["guild"] = {"id": guild_id, "locale": "en-US", "features": []}
            payload["member"] = self.member(user) | {"permissions": EVERY_PERMISSION}
        else:
            payload["user"] = user
        self.interactions[token] = Interaction(payload, message)
        return self.interactions[token]

    def answer(self, token: str, body: dict[str, Any], files: dict[str, bytes]) -> Interaction:
        """Take the first answer to an interaction."""
        interaction = self.interactions.get(token)
        if interaction is None:
            raise Refusal(404, 10062, "Unknown interaction")
        if interaction.answers:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        kind, data, channel = body["type"], body.get("data") or {}, interaction.payload["channel_id"]
        if kind == 4:
            interaction.shown = self.post(channel, data, files, interaction)
        elif kind == 5:
            interaction.shown = self.post(channel, {"flags": data.get("flags", 0) | LOADING}, {}, interaction)
        elif kind == 6:
            interaction.shown = interaction.message
        elif kind == 7 and interaction.message:
            interaction.shown = self.edit(interaction.message, data, files)
        interaction.answers.append(kind)
        interaction.answered.set()
        if kind not in DEFERRALS:
            interaction.done.set()
        return interaction

    def follow_up(self, token: str, body: dict[str, Any], files: dict[str, bytes]) -> dict[str, Any]:
        """Take one more answer; the first one after a deferral is the deferred one."""
        interaction = self.interactions[token]
        if not interaction.answers:
            raise Refusal(404, 10015, "Unknown Webhook")
        interaction.done.set()
        if interaction.shown and interaction.shown["flags"] & LOADING:
            return self.edit(interaction.shown, body, files)
        return self.post(interaction.payload["channel_id"], body, files, interaction)

    def original(self, token: str) -> dict[str, Any]:
        """Return the message that `@original` means."""
        interaction = self.interactions.get(token)
        shown = interaction and interaction.shown
        if not shown or shown["id"] not in self.messages[shown["channel_id"]]:
            raise Refusal(404, 10008, "Unknown Message")
        interaction.done.set()
        return shown

    # Messages

    def message(self, channel_id: str, message_id: str) -> dict[str, Any]:
        if channel_id not in self.messages:
            raise Refusal(404, 10003, "Unknown Channel")
        message = self.messages[channel_id].get(message_id)
        if message is None or message["_for"]:
            raise Refusal(404, 10008, "Unknown Message")
        return message

    def post(
        self, channel_id: str, body: dict[str, Any], files: dict[str, bytes], answers: Interaction | None = None
    ) -> dict[str, Any]:
        """Post a message; one with the nonce of another is that other one."""
        if channel_id not in self.messages:
            raise Refusal(404, 10003, "Unknown Channel")
        nonce = str(body.get("nonce") or "") if body.get("enforce_nonce") else ""
        if known := self.messages[channel_id].get(self._by_nonce.get((channel_id, nonce), "")):
            return known
        fields: dict[str, Any] = {"id": str(snowflake()), "channel_id": channel_id, "author": self.bot}
        fields |= {"timestamp": "2026-01-01T00:00:00+00:00", "_files": {}, "_for": None}
        message = MESSAGE_FIELDS | fields
        self.edit(message, body, files)
        if answers and message["flags"] & EPHEMERAL:
            message["_for"] = answers.user["id"]
        self.messages[channel_id][message["id"]] = message
        if nonce:
            self._by_nonce[channel_id, nonce] = message["id"]
        return message

    def edit(self, message: dict[str, Any], body: dict[str, Any], files: dict[str, bytes]) -> dict[str, Any]:
        """Change what the body names; of the attachments those stay that it names."""
        message |= {key: body[key] or MESSAGE_FIELDS[key] for key in ("content", "components", "embeds") if key in body}
        message["flags"] = message["flags"] & ~LOADING | int(body.get("flags") or 0)
        if (named := body.get("attachments")) is not None:
            kept = {str(one["id"]) for one in named}
            message["attachments"] = [one for one in message["attachments"] if one["id"] in kept]
            for one in named:
                if f"files[{one['id']}]" in files:
                    self._attach(message, one, files[f"files[{one['id']}]"])
        for number, component in enumerate(walk(message["components"]), start=1):
            component.setdefault("id", number)
        names = {one["filename"] for one in message["attachments"]}
        for missing in {*re.findall(r"attachment://([^\"]+)", json.dumps(message["components"]))} - names:
            raise Refusal(400, 50035, f"The referenced attachment was not found: {missing}")
        return message

    def _attach(self, message: dict[str, Any], named: dict[str, Any], data: bytes) -> None:
        number, url = str(snowflake()), f"http://127.0.0.1/attachments/{named['filename']}"
        message["attachments"].append(
            {"id": number, "filename": named["filename"], "description": named.get("description"), "size": len(data)}
            | {"url": url, "proxy_url": url, "content_type": "image/png"}
        )
        message["_files"][named["filename"]] = data

    def public(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return a message as Discord sends it."""
        return {key: value for key, value in message.items() if not key.startswith("_")}

    def seen(self, channel_id: str, user_id: str | None = None) -> list[dict[str, Any]]:
        """Return what stands in a channel for everyone, with the private messages of one user if one is named."""
        return [one for one in self.messages[channel_id].values() if one["_for"] in (None, user_id)]
