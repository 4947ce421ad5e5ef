"""People who use the bot anywhere: in a server that has it, in its direct messages, in a group of friends, and in a
server that does not have it, where they brought it along."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from bot.messages import page
from bot.person import ChannelRef
from bot.sessions.session import Status
from tests.harness import _dot, _nothing, new_app
from tests.journeys.any_game_table import COMMANDS
from tests.plugins import meaning, surest
from tests.standin.direct import Direct, connected
from tests.standin.world import EPHEMERAL, MESSAGE_FIELDS, Interaction, World, snowflake, walk

PLACES = ("server", "direct", "group", "foreign")
GROUP, SERVER_CONTEXT, FRIENDS_CONTEXT = 3, 0, 2


class Visitor:
    """A person in a channel."""

    def __init__(self, direct: Direct, place: str, name: str = "anna", user: Any = None) -> None:
        self.direct, self.world, self.place = direct, direct.world, place
        self.user = user or self.world.add_user(name)
        self.may_post = True
        match place:
            case "direct":
                self.channel = self.world.dm_channel(self.user["id"])
            case "group":
                self.channel = self.world._add({"type": GROUP, "recipients": [], "name": "friends", "icon": None})
            case "foreign":
                self.channel = self.world.add_channel("elsewhere", str(snowflake()))
            case _:
                self.channel = self.world.add_channel()

    @property
    def id(self) -> int:
        return int(self.user["id"])

    async def command(self, words: str, **options: Any) -> Interaction:
        """Use a command; `words` are its name and the name of what it does. An option that is a dict is a person."""
        name, *inner = words.split()
        people = {key: value["id"] for key, value in options.items() if isinstance(value, dict)}
        kinds = {key: 6 if key in people else 4 if isinstance(value, int) else 3 for key, value in options.items()}
        given = [{"name": key, "type": kinds[key], "value": value} for key, value in (options | people).items()]
        nested = [{"type": 1, "name": inner[0], "options": given}] if inner else given
        data = {"id": "1", "name": name, "type": 1, "options": nested}
        return await self.send(2, data | {"resolved": {"users": self.world.users}})

    async def ask(self, words: str, field: str) -> Interaction:
        """Begin to type what a command shall be told in this field."""
        name, *inner = words.split()
        typed: list[dict[str, Any]] = [{"name": field, "type": 3, "value": "", "focused": True}]
        nested = [{"type": 1, "name": inner[0], "options": typed}] if inner else typed
        return await self.send(4, {"id": "1", "name": name, "type": 1, "options": nested})

    async def choose(self, name: str, person: dict[str, Any]) -> Interaction:
        """Use the command of this name on a person."""
        found: dict[str, Any] = {"users": {person["id"]: person}}
        if self.place == "server":
            member = {key: value for key, value in self.world.member(person).items() if key != "user"}
            found["members"] = {person["id"]: member | {"permissions": "0"}}
        data = {"id": "1", "name": name, "type": 2, "target_id": person["id"], "resolved": found}
        return await self.send(2, data)

    async def press(self, message: dict[str, Any], action: str, *values: str, at: int = 0) -> Interaction:
        """Press a button of a message, or with values take them in a menu."""
        found = [one["custom_id"] for one in self.controls(message) if one["custom_id"].split("|")[3] == action]
        assert found, f"no {action} in {[one['custom_id'] for one in self.controls(message)]}"
        return await self.forge(message, found[at], *values)

    async def forge(self, message: dict[str, Any], custom_id: str, *values: str) -> Interaction:
        """Press a button that may not be there."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        return await self.send(3, data, message)

    async def send(self, kind: int, data: dict[str, Any], message: Any = None) -> Interaction:
        interaction = self.world.interaction(self.user, self.channel, kind, data, message=message)
        if self.place in ("group", "foreign"):
            context = FRIENDS_CONTEXT if self.place == "group" else SERVER_CONTEXT
            interaction.payload |= {"context": context, "authorizing_integration_owners": {"1": self.user["id"]}}
        if not self.may_post:
            interaction.payload["member"]["permissions"] = str(1 << 11)
        await self.direct.send(interaction)
        return interaction

    async def write(self, text: str) -> None:
        """Write something to the bot."""
        message = MESSAGE_FIELDS | {"id": str(snowflake()), "channel_id": self.channel["id"], "author": self.user}
        message |= {"content": text, "timestamp": "2026-01-01T00:00:00+00:00"}
        before = asyncio.all_tasks()
        self.direct.app.client._connection.parse_message_create(message)  # pyright: ignore[reportArgumentType]
        while busy := asyncio.all_tasks() - before:
            await asyncio.wait(busy)

    def controls(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        found = [one.get("accessory") or one for one in walk(message["components"])]
        return [one for one in found if one["type"] in (2, 3) and one.get("custom_id") and not one.get("disabled")]

    def seen(self) -> list[dict[str, Any]]:
        """What this person sees in the channel."""
        return self.world.seen(self.channel["id"], self.user["id"])

    def board(self) -> dict[str, Any]:
        """The newest message that everyone in the channel sees, and that has buttons."""
        return [one for one in self.world.seen(self.channel["id"]) if one["components"]][-1]

    def private(self) -> dict[str, Any]:
        """The newest message that only this person sees."""
        return [one for one in self.seen() if one["flags"] & EPHEMERAL][-1]


def said(message: dict[str, Any]) -> str:
    """Everything that stands in a message."""
    texts = [one.get("content") or one.get("label") or "" for one in walk(message["components"])]
    return "\n".join([message["content"], *texts, json.dumps([one["description"] for one in message["attachments"]])])


@asynccontextmanager
async def anywhere(folder: Path, monkeypatch: Any) -> AsyncGenerator[Direct]:
    """Run the bot for such people; every picture is a dot."""
    monkeypatch.setattr(page, "drawn", _dot)
    app = new_app(folder)
    app.__dict__["_sync_commands"] = _nothing
    async with connected(app, World(), monkeypatch) as direct:
        yield direct


# A table in direct messages


async def session_of(visitor, game):
    where = ChannelRef(0, int(visitor.channel["id"]))
    return await visitor.direct.app.services.sessions.session_in_channel(where, game)


async def begun(direct, game, **options):
    """A game against the easiest computer players, begun by a command."""
    anna = Visitor(direct, "direct")
    await anna.command(f"{COMMANDS[game]} new", **options)
    return anna


async def play_on(anna, game, most=1000):
    """Press what can be pressed on the board until the game is over, or so often."""
    services, rng = anna.direct.app.services, Random(1)
    session = await session_of(anna, game)
    for _ in range(most):
        session = await services.sessions.session_by_id(session.id)
        if session.status != Status.RUNNING:
            break
        board = anna.board()
        clicks = [(one["custom_id"], *(c["value"] for c in one.get("options", [])[:1])) for one in anna.controls(board)]
        if sure := surest(clicks, lambda one: meaning(*one)):
            await anna.forge(board, *rng.choice(sure))
        else:  # the bot makes a move, or shows it
            await asyncio.sleep(0.01)
    return session
