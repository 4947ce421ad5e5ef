"""The whole bot in the browser, without a token: simcord stands in for Discord, its preview page for the client.

    /            who is there; one link per person
    /table#Anna  the channel as Anna sees it; another tab may be Ben
    /table#Anna/dm  what the bot wrote to Anna alone

simcord is made for tests: one thing at a time, in a time of its own, shown when asked. Here several people play at once, in real time, and
every tab follows. The server, its channel, its people and the commands are the same at every start, so a game goes on where the last run left it.
Whatever that takes of simcord's private names is in this file, and simcord's version is pinned.
"""

# The doors used here, settling, pages and the way a request is let in, are all private in simcord.
# pyright: reportPrivateUsage=false

import asyncio
import logging
import socket
import time
from collections.abc import AsyncGenerator, Callable, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import quote, unquote

import msgspec
from discord import Locale
from discord.ext import commands

from bot.errors import GameError, OperatorError

if TYPE_CHECKING:
    from aiohttp.web import Request, Response
    from simcord import ChannelHandle, Env, MemberActor, Preview
    from simcord._clock import Clock
    from simcord.preview._pages import _Page

PEOPLE = ("Anna", "Ben", "Cleo", "Deniz", "Emil", "Fatma")
NEEDS = ("simcord", "aiohttp", "markdown_it", "linkify_it", "regex")
REFRESH = 0.25  # seconds between two looks at what the bot did; a page itself asks twice a second
STEP = 0.1  # seconds that the bot gets to become quiet before anybody is served again …
PATIENCE = 3.0  # … unless a click is unanswered: Discord gives a bot three seconds
KEPT = 50  # messages of a channel that outlive a run: as many as a page shows
REMEMBERED = 500  # states of pages, for clicks on what a page showed a moment ago
# The preview is a workbench for tests. Players need the conversation, who they are, and the inspector when something failed.
PLAIN = """
.preview-brand, #messages-toggle, #messages-sidebar, #refresh, #capture-open, #capture-tab, .session-menu, #view-action-output {
  display: none !important;
}
.composer-row, .composer-row > * { min-width: 0 }
.command-row { flex-wrap: wrap !important; min-width: 0 }
.command-option-input { min-width: 7ch !important; max-width: 60vw !important }
@media (max-width: 760px) {
  .preview-shell { --toolbar-height: 44px !important }
  #action-status { flex: 1 !important; text-align: right }
}
"""
# Opening a menu makes the page draw its pictures anew. Until they are there the page is short, the menu out of sight, and out of sight it closes.
CLOSES_OUT_OF_SIGHT = "rect.bottom <= 0 || rect.top >= viewportHeight"
# A page gives up when the playground was stopped. Ours comes back with the next start.
_UNAVAILABLE = '("Preview session is unavailable. Reload the active Preview URL.")'
ENDS = {"/app.js": f"terminateSession{_UNAVAILABLE}", "/actions.js": f"terminate{_UNAVAILABLE}"}

_log = logging.getLogger(__name__)


async def play(
    make_bot: Callable[[], commands.AutoShardedBot], *, port: int, people: Sequence[str] = PEOPLE, world: Path
) -> None:
    """Serve the playground until cancelled; `world` is the file that keeps what Discord would keep between two runs of the bot.

    Raises OperatorError when a package is missing or the port is taken.
    """
    missing = [name for name in NEEDS if find_spec(name) is None]
    if missing:
        raise OperatorError(f"The playground needs {', '.join(missing)}: pip install 'katzentisch[playground]'.")
    _require_free(port)
    logging.getLogger("discord.state").setLevel(
        logging.ERROR
    )  # simcord tries out a client without intents, which discord.py warns of
    from simcord import Env

    env = Env(make_bot(), check_errors=False)
    record = env._record_error
    env._record_error = lambda error: (
        None if isinstance(getattr(error, "original", error), GameError) else record(error)
    )  # a refusal is no crash
    live = _Live(env, _set_table(env, people), save=partial(_save_world, env, world))
    _load_world(env, world)
    try:
        await env.start()
        async with live.serve(port) as address:
            print(_instructions(address), flush=True)
            await live.keep_fresh()
    finally:
        with env._bot_scope():
            await env.bot.close()
        _save_world(env, world)
        await env.shutdown()


def _require_free(port: int) -> None:
    # Before the bot starts: a second playground must not touch the database of the first.
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError as error:
        raise OperatorError(
            f"Port {port} is taken by another program. Stop that one or choose another port with --port."
        ) from error


def _instructions(address: str) -> str:
    return (
        f"The table is set: {address}\n"
        "  1. Open that address once per person, each in a tab of its own, and choose who you are.\n"
        "  2. Type / in the line at the bottom, choose a command with Enter and send it with the arrow; the others click what appears.\n"
        "  3. The bot speaks the language of your browser. Ctrl+C ends it. The games are kept: the next start goes on with them."
    )


def _language(accepted: str) -> str:
    """The name that Discord has for a browser's first language: `de-CH,fr;q=0.8` is `de`."""
    known = {locale.value for locale in Locale}
    first = accepted.partition(",")[0].partition(";")[0].strip()
    return next((name for name in (first, first.partition("-")[0]) if name in known), Locale.american_english.value)


class _RealClock:
    """simcord's clock showing the real time: today's date, and ids that no other run has given out."""

    def __init__(self) -> None:
        self._start = time.perf_counter()  # not time.monotonic: inside the bot that one asks this clock

    @property
    def elapsed(self) -> float:
        return time.perf_counter() - self._start

    def now(self) -> datetime:
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Leave time to pass by itself, whatever a timer asks for."""


@dataclass(frozen=True)
class _Table:
    channel: "ChannelHandle"
    members: Mapping[str, "MemberActor"]


def _set_table(env: "Env", people: Sequence[str]) -> _Table:
    """Arrange the server while simcord's own clock stands at its beginning: the same order gives the same ids at every start."""
    backend = env.backend
    backend.bot_user.name = "Katzentisch"
    host = env.create_user(people[0])
    guild = env.create_guild("Katzentisch", owner=host)
    channel = guild.create_text_channel("spieltisch", topic="A stand-in for Discord on this computer")
    members: dict[str, MemberActor] = {}
    for name in people:
        user = host if name == host.name else env.create_user(name)
        members[name] = guild.add_member(user)
        backend.get_dm_channel(user.id)  # made now, for the sake of its id
    backend.clock = cast("Clock", _RealClock())
    return _Table(channel, members)


def _load_world(env: "Env", world: Path) -> None:
    from simcord.backend.models import Message

    if not world.exists():
        return
    # as _save_world writes it; a Message is a dataclass of simcord
    kept = tuple[list[tuple[int | None, list[dict[str, Any]]]], list[Message], dict[str, bytes]]
    try:
        registered, messages, files = msgspec.json.decode(world.read_bytes(), type=kept)
    except msgspec.DecodeError as error:
        raise OperatorError(
            f"{world} cannot be read: {error}. Start once with --fresh; that forgets the games of the playground."
        ) from error
    for guild_id, known in registered:
        env.backend.commands[guild_id] = {(command["name"], command["type"]): command for command in known}
    for message in messages:
        env.backend.messages.setdefault(message.channel_id, {})[message.id] = message
    env.backend.cdn._blobs.update(files)


def _save_world(env: "Env", world: Path) -> None:
    """Keep what Discord keeps while a bot is away: its commands, and the newest messages with their pictures."""
    backend = env.backend
    registered = [(guild_id, list(known.values())) for guild_id, known in backend.commands.items()]
    messages = [message for channel in backend.messages.values() for message in list(channel.values())[-KEPT:]]
    urls: list[str] = [file["url"] for message in messages for file in message.attachments]
    files = {url: backend.cdn.get(url) or b"" for url in urls}
    world.parent.mkdir(parents=True, exist_ok=True)
    half = world.with_suffix(".half")  # a crash may leave this one half written, but not the world
    half.write_bytes(msgspec.json.encode((registered, messages, files)))
    half.replace(world)


class _Live:
    """simcord's preview, for several people who act at once and see one another act."""

    _preview: "Preview"

    def __init__(self, env: "Env", table: _Table, *, save: Callable[[], None]) -> None:
        self._env = env
        self._table = table
        self._save = save
        self._turn = asyncio.Lock()  # simcord does one thing at a time
        self._asking = ContextVar("asking", default="")
        self._shown: dict[tuple[str, int], dict[int, list[dict[str, Any]]]] = {}
        self._languages: dict[str, str] = {}
        self._settle, self._emit = env._settle_internal, env.backend.emit
        env._settle_internal, env.backend.emit = self._settle_briefly, self._emit_for_people

    @asynccontextmanager
    async def serve(self, port: int) -> AsyncGenerator[str]:
        viewers = list(self._table.members.values())
        preview = self._preview = self._env.preview(self._table.channel, viewers=viewers, layout="channel", port=port)
        server = preview._server
        self._authorized, self._file = server._authorized, server._static
        self._open_page, self._act, self._publish = preview._open_page, preview._action, preview._publish
        server._authorized, server._static, server._index = self._authorize, self._send_file, self._welcome
        preview._open_page, preview._action, preview._publish = (
            self._open_as,
            self._act_in_turn,
            self._publish_and_remember,
        )
        type(server)._STATIC_FILES["/table"] = "index.html"
        async with preview:
            yield f"{preview._origin}/"

    async def keep_fresh(self) -> None:
        """Bring every tab up to date whenever the bot did something, until the session is ended."""
        told = 0
        while not self._preview._closed:
            await asyncio.sleep(REFRESH)
            try:
                async with self._turn:
                    await self._env.settle()
                    if self._env.backend.transcript:  # what happened since the last look; nothing else reads it
                        self._env.backend.transcript.clear()
                        self._env.backend.http_requests.clear()
                        await self._preview.refresh()
                        self._save()
            except Exception:  # whatever a page cannot show, the others go on playing
                _log.exception("The pages could not be brought up to date")
            for error in self._env.errors_since(told):  # simcord collects what nobody caught, and is silent about it
                _log.error("An error that the bot did not handle", exc_info=error)
            told = self._env.error_cursor

    async def _settle_briefly(self, *, dispatch: str | None = None, **_: Any) -> None:
        """Wait until the bot is quiet, but for a slow one only until the click is answered: the rest shows by itself."""
        end = time.perf_counter() + PATIENCE
        while True:
            with suppress(TimeoutError):
                await self._settle(timeout=STEP, idle=STEP / 10, dispatch=dispatch)
            if not self._is_unanswered() or time.perf_counter() > end:
                return
            await asyncio.sleep(STEP / 10)

    def _is_unanswered(self) -> bool:
        preview = self._env._preview
        action = preview._active_action if preview is not None else None
        return action is not None and action.interaction is not None and not action.interaction.responded

    def _person(self, key: str) -> "tuple[MemberActor | None, bool]":
        """Who is meant by the end of an address, and whether their own messages are: `Anna`, `Anna/dm`."""
        name, _, place = unquote(key).partition("/")
        return self._table.members.get(name), place == "dm"

    def _authorize(self, request: "Request", *, context: str | None = None) -> bool:
        """Let a person in by name: the page sends the end of its address. There is nothing to steal at this table."""
        key = request.headers.get("X-Simcord-Capability", "")
        member, _ = self._person(key)
        if member is None:
            return False
        self._asking.set(key)
        self._languages[str(member.id)] = _language(request.headers.get("Accept-Language", ""))
        headers = request.headers.copy()
        headers["X-Simcord-Capability"] = self._preview.capability
        return self._authorized(request.clone(headers=headers), context=context)

    def _emit_for_people(self, event: str, payload: Mapping[str, Any]) -> None:
        """Give whoever clicks the language of their browser; simcord's people all speak American English."""
        if event == "INTERACTION_CREATE":
            user = (payload.get("member") or payload)["user"]["id"]
            payload = {**payload, "locale": self._languages.get(user, Locale.american_english.value)}
        self._emit(event, payload)
        if event.startswith("MESSAGE_"):
            self._save()  # before the bot hears that it is done: what Discord has answered, Discord has

    def _open_as(self, viewer_id: object = None, target_id: object = None) -> "_Page":
        member, private = self._person(self._asking.get())
        assert member is not None  # _authorize let this request in
        with self._in(self._table.channel):
            page = self._open_page(member.id)
        if private:
            page.viewer, page.channel_id = member.user, member.user.dm_channel.id
        page.target_id = page.window_end_id = None  # look at the newest message, not at one chosen for everybody
        self._publish_and_remember(page)
        return page

    @contextmanager
    def _in(self, channel: "ChannelHandle") -> Generator[None]:
        """The preview knows one channel; let it be this one for a moment."""
        before, self._preview.channel = self._preview.channel, channel
        try:
            yield
        finally:
            self._preview.channel = before

    async def _act_in_turn(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            page = self._preview._pages.get(context_id or "")
            if page is None or "published_revision" not in body:
                return await self._act(context_id, body)
            if body.get("kind") == "viewer":
                page.channel_id = self._table.channel.id
            at_table = page.channel_id == self._table.channel.id
            with self._in(self._table.channel if at_table else page.viewer.dm_channel), self._as_seen(page, body):
                return await self._act(context_id, {**body, "published_revision": page.revision})

    def _publish_and_remember(self, page: "_Page", **how: Any) -> None:
        self._publish(page, **how)
        messages = self._env.backend.messages.get(page.channel_id, {})
        self._shown[page.id, page.revision] = {
            id: messages[id].components for id in map(int, page.snapshot["timeline"])
        }
        if len(self._shown) > REMEMBERED:
            del self._shown[next(iter(self._shown))]

    @contextmanager
    def _as_seen(self, page: "_Page", body: Mapping[str, Any]) -> Generator[None]:
        """Let a message wear the buttons that the person saw until the click is sent: Discord, too, sends what was clicked, not what is there now."""
        target = str(body.get("target_id"))
        message = self._env.backend.messages[page.channel_id].get(int(target)) if target.isdecimal() else None
        seen = self._shown.get((page.id, body["published_revision"]), {}).get(message.id) if message else None
        if message is None or seen is None:
            yield
            return
        now, message.components = message.components, seen

        def put_back(*_: object) -> None:
            if message.components is seen:
                message.components = now

        forget = self._env._register_dispatch_observer(put_back)
        try:
            yield
        finally:
            forget()
            put_back()

    async def _send_file(self, request: "Request") -> "Response":
        response: Response = await self._file(request)
        if request.path == "/preview.css":
            response.text = f"{response.text}{PLAIN}"
        if request.path == "/select-drafts.js":
            response.text = str(response.text).replace(CLOSES_OUT_OF_SIGHT, "false")
        if request.path in ENDS:
            response.text = str(response.text).replace(ENDS[request.path], "location.reload()")
        return response

    async def _welcome(self, request: "Request") -> "Response":
        from aiohttp.web import Response

        links = "".join(
            f'<li><a href="/table#{quote(name)}">{escape(name)}</a> <small><a href="/table#{quote(name)}/dm">direct messages</a></small></li>'
            for name in self._table.members
        )
        page = f'<!doctype html><meta name="viewport" content="width=device-width"><title>Katzentisch</title><h1>Who are you?</h1><ul>{links}</ul>'
        return Response(text=page, content_type="text/html")
