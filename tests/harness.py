"""Discord without Discord: the whole bot on simcord, and people who open tables, sit down, click and look.

    async with open_house(tmp_path) as house:
        table = await house.play("anna", "ben", "cleo")  # opened, joined and started by clicks
        answer = await table.pick("anna", "E4")
        assert "You play" in answer.shown.text

This is the only file of the tests that knows simcord's private names.
"""

import asyncio
import json
import logging
import pickle
import re
from collections.abc import AsyncGenerator, Awaitable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from copy import copy
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, TypeVar

import discord
import msgspec
import simcord
import sqlalchemy as sa
from simcord import _dpy_internals as simcord_internals
from simcord import _runtime as simcord_runtime
from simcord import components as simcord_components
from simcord import gateway as simcord_gateway
from simcord import results as simcord_results
from simcord.actors import _component_interaction, _visible_message
from simcord.backend import serializers as simcord_serializers
from simcord.backend.errors import OptionError as OptionError
from simcord.backend.models import Overwrite
from simcord.backend.ops.commands import COMMAND_FIELDS
from simcord.http import client as simcord_client
from simcord.http import router as simcord_router

from bot.draw import signs
from bot.draw.worker import threads
from bot.events import PersonForgotten
from bot.features.kit import Kit
from bot.games.contract import AnyGame, Game
from bot.hosting.settings import Settings, load_settings
from bot.messages import page
from bot.messages.names import shown
from bot.person import ChannelRef, Person
from bot.playground.world import let_private_messages_not_count
from bot.run import shard_keeper
from bot.run.app import App
from bot.run.client import Katzentisch
from bot.run.own_emoji import OwnEmoji
from bot.sessions import decisions
from bot.sessions.session import Session
from bot.storage import database as storage
from bot.storage import personal_data
from bot.storage.database import Database
from bot.storage.schema import upgrade
from bot.table.buttons import cog
from bot.table.pages.lobby import SET_UP
from bot.table.service import rows as store
from bot.table.service import thinking
from bot.text.words import language_of, speaker

simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.001  # else each click waits 52 ms

State = TypeVar("State")
T = TypeVar("T")

_raise_for = simcord_client._raise_for


def _raise_as_discord_does(error: Any) -> None:
    if error.status >= 500:
        response: Any = simcord_client._FakeResponse(error.status)
        raise discord.DiscordServerError(response, error.to_json())
    _raise_for(error)


simcord_client._raise_for = _raise_as_discord_does  # simcord knows no error class for outages


def _copied(value: Any) -> Any:
    """Copy what simcord copies at every step by `deepcopy`, which takes a third of the time of a journey."""
    return pickle.loads(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))


for module in (simcord_components, simcord_results, simcord_serializers):
    module.__dict__["deepcopy"] = _copied
for module in (simcord_gateway, simcord_router):
    module.__dict__["copy"] = SimpleNamespace(copy=copy, deepcopy=_copied)

# Our bot waits for none of these, and looking for them at every step takes a tenth of the time of a journey.
for wait in ("listener_future", "wait_for_listener", "view_wait_future"):
    simcord_internals.__dict__[f"is_{wait}"] = lambda *_: False
for wait in ("view_expiry_task", "tasks_loop_sleep"):
    simcord_internals.__dict__[wait] = lambda *_: False
shard_keeper.collect_seldom = lambda: None  # each start would look through what all tests before it left
simcord_runtime._CallbackRecord.__eq__ = object.__eq__  # pyright: ignore[reportAttributeAccessIssue]


def en(key: str, **facts: Any) -> str:
    """What those people read who set no other language."""
    return signs.in_stock(speaker("en")(key, **facts))


PEOPLE = ("anna", "ben", "cleo", "dora", "emil", "fritz")
TEXT, GALLERY, BUTTON, MENU = 10, 12, 2, 3
MEMBER: Any = 1  # whom a permission is for
LOOK_AGAIN_S = 0.002
PATIENCE_S = 5.0
TRIES = 4
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010100000000376ef9240000000a49444154789c636000000002000148afa4710000000049454e44ae426082"
)
REQUESTS = {
    r"POST /interactions/\d+/[^/]+/callback": "answer",
    r"PATCH /webhooks/\d+/[^/]+/messages/@original": "edit panel",
    r"DELETE /webhooks/\d+/[^/]+/messages/@original": "delete panel",
    r"POST /webhooks/\d+/[^/]+": "whisper",
    r"POST /channels/\d+/messages": "post",
    r"PATCH /channels/\d+/messages/\d+": "edit",
    r"DELETE /channels/\d+/messages/\d+": "delete",
    r"POST /users/@me/channels": "open dm",
}

COMMANDS = 19
"""So many ids are given to commands, also if a feature is left out: ids of clicks are mixed into the chance."""
_commands: list[dict[str, Any]] = []
"""What the first house of this process told Discord: the others find it there, since it takes longer than many a
journey."""


def carried(move: Any) -> str:
    """What a button of this move carries."""
    return msgspec.json.encode(move).decode()


def short(custom_id: str) -> str:
    """A custom_id with the move in short that it carries: kC3, A3B3C3, E4, R6.own, 2b, offer."""
    head, brace, rest = custom_id.partition("{")
    if not brace:
        return custom_id
    move = json.loads(brace + rest)
    kind = move.pop("type")
    signs = {"null": "", "false": "", "true": "b"}
    words = ["".join(map(str, part)) if isinstance(part, list) else str(part) for part in move.values()]
    words = [signs.get(json.dumps(part), word) for part, word in zip(move.values(), words, strict=True)]
    return head + ((".".join if kind == "play" else "".join)(words) if words else kind.removesuffix("_draw"))


@dataclass(frozen=True)
class Shown:
    """A message as a person sees it."""

    message: Any
    text: str
    """The content and all blocks of text."""
    alts: tuple[str, ...]
    """What the pictures say to those who cannot see them."""
    buttons: tuple[dict[str, Any], ...]
    menus: tuple[dict[str, Any], ...] = ()

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [button.get("label", "") for button in self.buttons if not button.get("disabled")]

    def ids(self, action: str) -> list[str]:
        """The custom_ids of the buttons of an action that can be pressed."""
        return [
            b["custom_id"]
            for b in self.buttons
            if b.get("custom_id", "").split("|")[3:4] == [action] and not b.get("disabled")
        ]

    def cards(self) -> list[str]:
        """The arguments of the cards that can be picked."""
        return [short(custom_id).split("|")[4] for custom_id in self.ids("mausen.pick")]

    @property
    def picked(self) -> list[str]:
        """The arguments of the cards that are marked as picked."""
        cards = [b for b in self.buttons if "mausen.pick" in b.get("custom_id", "") and b["style"] == 3]
        return [short(b["custom_id"]).split("|")[4] for b in cards]


def named(*names: str) -> Any:
    """People's names as a sentence is told them."""
    several = tuple(map(shown, names))
    return several[0] if len(several) == 1 else several


def look(message: Any) -> Shown:
    """Read a message; a ResponseMessage of simcord always shows the newest version."""
    found: list[dict[str, Any]] = [
        {"label": ""} | c for c in _walk(c if isinstance(c, dict) else c.to_dict() for c in message.components)
    ]
    texts = [message.content, *(c["content"] for c in found if c["type"] == TEXT)]
    alts = [item.get("description") for c in found if c["type"] == GALLERY for item in c["items"]]
    assert alts == [file.description for file in message.attachments if file.filename.endswith((".png", ".gif"))], (
        "each picture has its alt text at the file too"
    )
    return Shown(
        message,
        signs.in_stock("\n".join(filter(None, texts))),
        tuple(alts),
        *(tuple(_in_stock(c) for c in found if c["type"] == kind) for kind in (BUTTON, MENU)),
    )


def _in_stock(component: dict[str, Any]) -> dict[str, Any]:
    """A button with a stock sign, whichever it has: tests are the same with emoji of ours."""
    emoji = component.get("emoji") or {}
    if not emoji.get("id"):
        return component
    return component | {"emoji": {"name": signs.in_stock(f"<:{emoji['name']}:{emoji['id']}>")}}


def _walk(components: Any) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk([*(component.get("components") or []), *filter(None, [component.get("accessory")])])


@dataclass(frozen=True)
class Answer:
    """What came of a click or a command."""

    result: Any

    @property
    def shown(self) -> Shown:
        """The message that was answered with, or changed."""
        assert self.result.response is not None, "there was no answer"
        return look(self.result.response)

    @property
    def kind(self) -> str | None:
        """Message, update, or None if nothing came."""
        kind = self.result._interaction.response_kind
        return kind and kind.value

    @property
    def text(self) -> str:
        """The sentences that only this person got."""
        messages = [*([self.result.response] if self.kind == "message" else []), *self.result.followups]
        assert all(message.ephemeral for message in messages), "private matters stay private"
        return signs.in_stock("\n".join(message.content for message in messages if message.content))


class Log(logging.Handler):
    """What the bot logs as a warning or worse; what a test does not take must not be there."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []
        self.expected: set[str] = set()
        """The beginnings of lines that may be there."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage().startswith(tuple(self.expected)):
            return
        if record.name.split(".")[0] in ("bot", "cogs", "asyncio") or record.levelno >= logging.ERROR:
            self.records.append(record)

    def take(self) -> list[str]:
        """Return the lines so far, as expected ones; a line with a traceback ends in its error."""
        lines = [r.getMessage() + (f" {r.exc_info[1]!r}" if r.exc_info else "") for r in self.records]
        self.records.clear()
        return lines


class World(simcord.Env):
    """simcord's Discord, that looks more often whether all work is done: every twentieth of a second took half the
    time of a journey. On a busy machine it waits longer than simcord's five seconds, which must not grow themselves:
    they also say which timers a click waits for.
    """

    async def _settle_internal(self, **how: Any) -> None:
        how["idle"] = LOOK_AGAIN_S
        for left in reversed(range(TRIES)):
            try:
                await super()._settle_internal(**how)
            except TimeoutError:
                if not left or how.get("_deadline"):
                    raise
            else:
                break

    async def advance_time(self, seconds: float) -> None:
        until = self.now() + timedelta(seconds=seconds)
        reached, left = self.now(), TRIES
        while True:
            try:
                return await super().advance_time(max(0.0, (until - self.now()).total_seconds()))
            except TimeoutError:
                left = left - 1 if self.now() == reached else TRIES - 1  # a month has much to do, if it goes on
                if not left:
                    raise
                reached = self.now()


class House:
    """A server with a channel, six people, a stranger, and our bot."""

    def __init__(self, env: simcord.Env, app: App, folder: Path, log: Log) -> None:
        self.env, self.app, self.folder, self.log = env, app, folder, log
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("spieltisch")
        self.people = {name: self.guild.add_member(env.create_user(name)) for name in (*PEOPLE, "stranger")}
        manager = self.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
        self.people["manager"] = self.guild.add_member(env.create_user("manager"), roles=[manager])
        self._locales: dict[int, str] = {}
        let_private_messages_not_count(env)
        emit = env.backend.emit

        def with_locale(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE":
                user = (payload.get("member") or payload)["user"]["id"]
                payload = {**payload, "locale": self._locales.get(int(user), "en-US")}
            emit(event, payload)

        env.backend.emit = with_locale

    def speaks(self, **languages: str) -> None:
        """Set the language of people's Discord."""
        self._locales |= {self.people[name].id: locale for name, locale in languages.items()}

    def language_of(self, name: str) -> str:
        """Our language of a person's Discord."""
        return language_of(self._locales.get(self.people[name].id))

    def person(self, name: str) -> Person:
        """Return a person as a click of theirs brings them."""
        return Person(self.people[name].id, name, self.language_of(name))

    async def prefers(self, name: str, **chosen: Any) -> None:
        """A person has chosen something in /settings me."""
        await self.inside(self.services.preferences.prefer(self.person(name), **chosen))

    async def in_server(self, **chosen: Any) -> None:
        """Something was chosen in /settings server."""
        await self.inside(self.services.servers.change(self.guild.id, **chosen))

    async def exported(self, name: str) -> dict[str, Any]:
        """Return what all features keep about a person, as it stands in the export."""
        return await self.database.read(personal_data.export, self.people[name].id)

    async def forget(self, name: str) -> None:
        """All features forget a person, as /privacy forget asks them to."""
        user_id = self.people[name].id
        await self.database.write(personal_data.forget, user_id, -user_id, lambda *_: "somebody")
        await self.inside(self.services.events.tell(PersonForgotten(user_id)))

    async def new(self, host: str = "anna", channel: Any = None, **options: str) -> Answer:
        """A person opens a table by the command."""
        return Answer(await self.people[host].slash(channel or self.channel, "mausen new", **options))

    async def lobby(self, *names: str, channel: Any = None, **options: str) -> "MausenTable":
        """The first opens a table, the others join by clicks."""
        answer = await self.new(names[0], channel, **options)
        assert answer.kind == "message", answer.text
        table = MausenTable(self, (await self.session_in(channel or self.channel)).id, channel or self.channel)
        for name in names[1:]:
            await table.press(name, "join")
        return table

    async def play(self, *names: str, channel: Any = None, **options: str) -> "MausenTable":
        """The first opens a table, the others sit down, the first starts, and everyone opens a hand."""
        table = await self.lobby(names[0], channel=channel, **options)
        await table.sit_down(*names[1:])
        await table.forge(names[0], "start")
        for name in names:
            await table.open_hand(name)
        return table

    async def command(self, name: str, command: str, channel: Any = None, **options: Any) -> Answer:
        """A person uses a command of Mausen."""
        return Answer(await self.people[name].slash(channel or self.channel, f"mausen {command}", **options))

    async def session_in(self, channel: Any) -> Session:
        """The active session of a channel."""
        return await self.services.sessions.session_in_channel(ChannelRef(self.guild.id, channel.id), "mausen")

    async def click(self, name: str, message: Any, custom_id: str) -> Answer:
        """A person clicks a button that is there."""
        dms = self.env.backend.dm_channels.get(self.people[name].id)
        in_dm = dms is not None and message.id in self.env.backend.messages.get(dms, {})
        person = self.people[name].user if in_dm else self.people[name]
        return Answer(await person.click(message, custom_id=custom_id))

    async def forge(self, name: str, message: Any, custom_id: str, *values: str) -> Answer:
        """A person sends a click on a button that may not be there at all, or may be disabled; with values, on a
        menu."""
        person = self.people[name]
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": MENU if values else BUTTON}
        if values:
            data["values"] = list(values)
        return Answer(await _component_interaction(person, _visible_message(person, message), data))

    async def together(self, *acts: Awaitable[Any]) -> list[Any]:
        """Several interactions really in flight at once; simcord alone would finish each before the next."""
        self.env._settle_internal = _nothing  # pyright: ignore[reportAttributeAccessIssue]
        try:
            results = [await act for act in acts]
        finally:
            del self.env._settle_internal
        await self.env.settle()
        return results

    @contextmanager
    def requests(self) -> Iterator[list[str]]:
        """Collect the kinds of requests that the bot sends meanwhile."""
        before, kinds = len(self.env.http_requests), []
        yield kinds
        kinds += (_kind(f"{request.method} {request.path}") for request in self.env.http_requests[before:])

    def fail(self, kind: str, status: int, code: int = 0, times: int | None = 1) -> None:
        """Let Discord refuse the next requests of a kind."""
        patterns = {
            "answer": ("POST", "/interactions/*/callback"),
            "edit panel": ("PATCH", "/webhooks/*/messages/@original"),
            "edit": ("PATCH", f"/channels/{self.channel.id}/messages/*"),
            "post": ("POST", f"/channels/{self.channel.id}/messages"),
        }
        self.env.inject_error(*patterns[kind], status=status, code=code, message="out of order", times=times)

    def mend(self) -> None:
        """Let Discord do everything again."""
        self.env.backend.faults.clear()

    def close_dms(self, name: str) -> None:
        """A person takes no direct messages any more."""
        path = f"/channels/{self.people[name].user.dm_channel.id}/messages"
        self.env.inject_error(
            "POST", path, status=403, code=50007, message="Cannot send messages to this user", times=None
        )

    def dms(self, name: str) -> list[Shown]:
        """The direct messages that a person got."""
        return [look(message) for message in self.people[name].user.dm_channel.history()]

    def allow(self, channel: Any, **permissions: bool) -> None:
        """Give the bot permissions in a channel, or take them."""
        bot, (allow, deny) = self.env.backend.bot_user.id, discord.PermissionOverwrite(**permissions).pair()
        self.env.backend.set_overwrite(
            channel.id, Overwrite(target_id=bot, type=MEMBER, allow=allow.value, deny=deny.value)
        )

    def forbid(self, name: str, channel: Any, **permissions: bool) -> None:
        """Give a person permissions in a channel, or take them."""
        person, (allow, deny) = self.people[name].id, discord.PermissionOverwrite(**permissions).pair()
        self.env.backend.set_overwrite(
            channel.id, Overwrite(target_id=person, type=MEMBER, allow=allow.value, deny=deny.value)
        )

    def thread(self, name: str = "runde") -> Any:
        """A person opens a thread in the channel."""
        self.env.backend.create_thread(self.channel.id, name, self.people["anna"].id)
        return self.channel.threads[-1]

    @property
    def bot(self) -> Katzentisch:
        return self.app.client

    @property
    def services(self) -> Kit:
        return self.app.services

    @property
    def database(self) -> Database:
        return self.app.database

    async def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the bot itself do something, by its own clock, and whatever follows from it."""
        with self.env._bot_scope():
            task = asyncio.create_task(work)
        await self.env.settle()
        return await task

    async def refresh(self, session_id: int) -> None:
        """The bot looks again whether the board and the hands of a session are as they have to be."""

        async def look_again() -> None:
            self.services.presenter.refresh(await self.services.sessions.session_by_id(session_id))

        await self.inside(look_again())

    async def delete(self, where: Any) -> None:
        """A moderator deletes a channel, a thread or a message."""
        if isinstance(where, discord.Message):
            self.env.backend.delete_message(where.channel.id, where.id)
        else:
            self.env.backend.delete_channel(where.id)
        await self.env.settle()

    async def gateway(self, event: str) -> None:
        """Discord cuts the connection of the bot ("disconnect"), or the bot has found it again ("resumed")."""
        with self.env._bot_scope():
            self.bot.dispatch(f"shard_{event}", 0)
        await self.env.settle()

    def seen(self, name: str, channel: Any = None) -> list[Shown]:
        """All messages of a channel that a person can see, oldest first."""
        return [look(message) for message in (channel or self.channel).history(viewer=self.people[name])]

    async def put(self, before: Session, game: AnyGame, state: Any) -> None:
        """Put another position on a table, as if it had been played; its log does not lead there, which is noticed
        at the end."""
        seq, step = before.seq + 1, before.step + 1
        after = replace(before, state=game.encode_state(state), seq=seq, step=step, awaited=game.waiting_on(state))
        assert await self.database.write(store.save, before, after, ())
        self.services.sessions.reread_all()
        self.log.expected.add(f"the results of session {before.id} cannot be worked out")
        await self.inside(self.services.boards.bring_down(before.id))

    async def restart(self) -> None:
        """The process dies, and another one starts on the same database."""
        await self.database.close()
        self.app = new_app(self.folder, self.app.settings.database_url)
        await self.env.restart_bot(self.bot)
        await self.env.settle()


class MausenTable:
    """One session, its board, and the hands that are open."""

    def __init__(self, house: House, session: int, channel: Any) -> None:
        self.house, self.id, self.channel = house, session, channel
        self.hands: dict[str, Any] = {}

    async def session(self) -> Session:
        """The session as it is saved."""
        return await self.house.services.sessions.session_by_id(self.id)

    async def board(self) -> Shown:
        """The board as Discord shows it."""
        message_id = (await self.session()).message_id
        return look(next(message for message in self.channel.history() if message.id == message_id))

    async def press(self, name: str, action: str) -> Answer:
        """A person clicks a button of the board, or one that is behind *More*, *How it went* or *Set up*."""
        board = await self.board()
        doors = (f"{(await self.session()).game}.more", "how_it_went", SET_UP)
        if more := [] if board.ids(action) else [one for door in doors for one in board.ids(door)]:
            board = (await self.house.click(name, board.message, more[0])).shown
        return await self.house.click(name, board.message, board.ids(action)[0])

    async def cancel(self, name: str) -> None:
        """A person cancels the lobby, and answers the question that comes where others are there."""
        answer = await self.press(name, "cancel")
        if answer.result.response is not None:
            asked = answer.shown
            await self.house.click(name, asked.message, asked.ids("cancel_now")[0])

    async def forge(self, name: str, action: str, argument: str = "", *values: str) -> Answer:
        """A person sends a click that the board does not offer."""
        session = await self.session()
        return await self.house.forge(
            name, (await self.board()).message, f"k1|{self.id}|{session.step}|{action}|{argument}", *values
        )

    async def sit_down(self, *names: str) -> None:
        """People join without Discord, in a moment: the board shows them at the next click."""
        for name in names:
            person = self.house.person(name)
            await self.house.inside(
                self.house.services.sessions.act_for_person(
                    self.id, decisions.join, person, self.house.env.backend.snowflake()
                )
            )

    async def open_hand(self, name: str) -> Answer:
        """A person opens their hand from the board."""
        answer = await self.press(name, "hand")
        self.hands[name] = answer.shown.message
        return answer

    def hand(self, name: str) -> Shown:
        """The open hand of a person, as Discord shows it now."""
        return look(self.hands[name])

    async def in_hand(self, name: str, action: str) -> Answer:
        """A person clicks another button of their hand."""
        return await self.house.click(name, self.hands[name], self.hand(name).ids(action)[0])

    async def pick(self, name: str, card: str) -> Answer:
        """A person clicks a card of their hand."""
        wanted = [
            custom_id for custom_id in self.hand(name).ids("mausen.pick") if short(custom_id).endswith(f"|{card}")
        ]
        return await self.house.click(name, self.hands[name], wanted[0])

    async def round(self, **cards: str) -> None:
        """Everyone picks a card, in this order."""
        for name, card in cards.items():
            await self.pick(name, card)

    async def play_out(self, seed: int = 1) -> Any:
        """Play on to the end, everyone by random clicks in their hand."""
        rng = Random(seed)
        while (await self.session()).status.is_active:
            for name in self.hands:
                await self.pick(name, rng.choice(self.hand(name).cards()))

    async def hurry(self) -> None:
        """Play on to the end: all but two rounds without Discord, in a moment; one by clicks, the last by itself."""
        game, people = self.house.services.games.get("mausen").game, [self.house.people[name].id for name in self.hands]
        for _ in range(len(self.hand(next(iter(self.hands))).cards()) - 2):
            session = await self.session()
            state = position(game, session)
            for seat, user in enumerate(people):
                moves = game.legal_moves(state, seat)
                await self.house.inside(
                    self.house.services.sessions.act_for_person(
                        self.id, decisions.act, user, session.step, moves[seat % len(moves)]
                    )
                )
        for name in self.hands:
            await self.open_hand(name)
            await self.pick(name, self.hand(name).cards()[0])


def position(game: Game[State, Any, Any], session: Session) -> State:
    """The state of a game that was started."""
    assert session.state is not None
    return game.decode_state(session.state)


def _kind(request: str) -> str:
    return next((kind for pattern, kind in REQUESTS.items() if re.fullmatch(pattern, request)), request)


def new_app(folder: Path, database_url: str | None = None) -> App:
    """Return the bot on a database, by default a file in this folder; no test cuts the power, so nothing waits for
    the disk."""
    file = folder / "katzentisch.db"
    if database_url is None and not file.exists():
        folder.mkdir(exist_ok=True)
        file.write_bytes(_migrated())
    settings = _settings().model_copy(update={"database_url": database_url or f"sqlite:///{file}"})
    # a process would take longer to start than to think or to draw
    app = App(settings, edit_pause=0.0, make_executor=lambda: ThreadPoolExecutor(1), make_painters=threads)
    if _commands:  # from the first house of this process: Discord has the commands
        app.__dict__["_sync_commands"] = _nothing
    return app


@cache
def _settings() -> Settings:
    return load_settings(shard_count=1)


@asynccontextmanager
async def open_house(
    folder: Path,
    *,
    pictures: bool = True,
    real_timers: bool = True,
    database_url: str | None = None,
    own_emoji: bool = False,
) -> AsyncGenerator[House]:
    """Run the bot in a fresh world; at the end nothing unexpected may stand in the log, and no unfilled place in any
    text.

    Without `pictures` every picture is the same dot: most of the time goes into drawing. Without `real_timers` time
    passes by `advance_time` alone: else a timer of the bot that ends while the machine is slow moves the clock on.
    """
    log = Log()
    logging.getLogger().addHandler(log)
    load, OwnEmoji.load = OwnEmoji.load, _own_emoji if own_emoji else OwnEmoji.load
    real, page.drawn = page.drawn, page.drawn if pictures else _dot
    check, cog.check = cog.check, (_unchecked if _commands else cog.check)  # the first house found the games right
    # simcord lets a second pass for each timer of a second, and deadlines would come closer
    soon_s, storage.SOON_S = storage.SOON_S, 0.0
    # whatever the machine, no computer player of a test waits for another one's process
    processes, thinking.PROCESSES = thinking.PROCESSES, 8
    try:
        app = new_app(folder, database_url)
        env = World(app.client, check_errors=False)
        if not real_timers:
            env.__dict__["_schedule_timer"] = lambda *_: None
        env.backend.register_commands(None, _commands)
        await env.start()
        if not _commands:
            _commands[:] = [
                {key: command[key] for key in COMMAND_FIELDS if key in command}
                for command in env.backend.commands[None].values()
            ]
        for _ in range(len(_commands), COMMANDS):
            env.backend.snowflake()
        house = House(env, app, folder, log)
        try:
            yield house
        finally:
            await env.shutdown()
            if left := asyncio.all_tasks() - {asyncio.current_task()}:  # of what a test itself asked of a service
                await asyncio.wait(left, timeout=PATIENCE_S)
            await house.database.close()
        assert log.take() == []
        shown = [text for request in env.http_requests for text in _texts(request.json)]
        assert [text for _, text in shown if re.search(r"[{}]|\?\?\?", text)] == []
        assert [text for key, text in shown if key != "content" and "<:" in text] == [], "no emoji is seen there"
    finally:
        page.drawn, storage.SOON_S, thinking.PROCESSES, cog.check = real, soon_s, processes, check
        OwnEmoji.load = load
        signs.use({})
        logging.getLogger().removeHandler(log)


async def _own_emoji(self: OwnEmoji) -> dict[str, int]:
    """Show all as if the application had them."""
    ids = {name: number for number, name in enumerate(signs.names(), 1 << 60)}
    signs.use(ids)
    return ids


async def _nothing(*_: Any, **__: Any) -> None:
    pass


def _unchecked(_plug: object) -> None:
    pass


@cache
def _migrated() -> bytes:
    """An empty database as our migrations make it: made once, since that takes longer than many a journey."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "katzentisch.db"
        engine = sa.create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


async def _dot(*picture: Any) -> bytes:
    assert _copied(picture) == picture, "what is drawn in another process has to be the same there, or is drawn anew"
    return DOT


def _texts(json: Any) -> Iterator[tuple[str, str]]:
    """Every string that a request shows to people, and what it is."""
    if isinstance(json, list):
        for item in json:
            yield from _texts(item)
    elif isinstance(json, dict):
        for key, value in json.items():
            if isinstance(value, str) and key in ("content", "label", "description", "placeholder", "name"):
                yield key, value
            else:
                yield from _texts(value)
