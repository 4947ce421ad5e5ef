"""simcord's preview, for several people who act at once and see one another act."""

# The doors used here, settling, pages and the way a request is let in, are all private in simcord.
# pyright: reportPrivateUsage=false

import asyncio
import json
import logging
import time
from collections.abc import AsyncGenerator, Callable, Generator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from discord import EntityType, Locale

from bot.playground.commands import name_of, registered, translated
from bot.playground.page import ADAPTED, EVENT, OWN, adapted, beginning, choosers, welcome
from bot.playground.scene import Scene
from bot.playground.seen import SeenButtons
from bot.playground.world import let_private_messages_not_count
from bot.text.words import Say, language_of, speaker

if TYPE_CHECKING:
    from aiohttp.web import Request, Response
    from simcord import ChannelHandle, Env, Preview
    from simcord.preview._pages import _Page

REFRESH_S = 0.25
"""Between two looks at what the bot did; a page itself asks twice a second."""
STEP_S = 0.1
"""How long the bot gets to become quiet before the next person is served …"""
PATIENCE_S = 3.0
"""… unless a click is unanswered: Discord gives a bot three seconds."""
IDENTITY = "X-Simcord-Capability"
"""The header in which a page sends the end of its address."""
MOST_PAGES = 100
"""simcord's own 16 are few for six people who change places; a page that went silent counts for ten minutes."""
EVENT_IN, EVENT_FOR = timedelta(minutes=1), timedelta(minutes=9)
"""When an event of the server begins, and how long it takes: an evening, quickly."""
DEFAULT_LANGUAGE = Locale.american_english.value

_log = logging.getLogger(__name__)


class Live:
    """Serves the pages; the constructor and `serve` put its methods in the place of simcord's."""

    _preview: "Preview"

    def __init__(self, env: "Env", scene: Scene, *, save: Callable[[], None]) -> None:
        self._env, self._scene, self._save = env, scene, save
        self._seen = SeenButtons(env)
        self._turn = asyncio.Lock()  # simcord does one thing at a time
        self._asking = ContextVar("asking", default="")
        self._languages: dict[str, str] = {}
        self._settle, self._emit = env._settle_internal, env.backend.emit
        env._settle_internal, env.backend.emit = self._settle_briefly, self._emit_for_people
        let_private_messages_not_count(env)

    @asynccontextmanager
    async def serve(self, port: int) -> AsyncGenerator[str]:
        """Serve the pages for as long as the context lasts, and give their address."""
        viewers = list(self._scene.members.values())
        preview = self._preview = self._env.preview(self._scene.channel, viewers=viewers, layout="channel", port=port)
        server = preview._server
        self._authorized, self._file, self._catalog = server._authorized, server._static, server._commands
        self._open_page, self._act, self._publish = preview._open_page, preview._action, preview._publish
        server._authorized, server._static, server._index = self._authorize, self._send_file, self._welcome
        server._commands, preview._prepare_asset = self._send_commands, self._send_picture
        preview._open_page, preview._action = self._open_as, self._act_in_turn
        preview._publish = self._publish_and_remember
        type(preview)._MAX_PAGES = MOST_PAGES
        type(server)._STATIC_FILES |= {"/table": "index.html", OWN: "app.js", EVENT: "app.js"}
        async with preview:
            yield f"{preview._origin}/"

    async def keep_fresh(self) -> None:
        """Bring every tab up to date whenever the bot did something, until the session is ended."""
        reported = 0
        while not self._preview._closed:
            await asyncio.sleep(REFRESH_S)
            try:
                async with self._turn:
                    await self._refresh()
            except Exception:  # if one page cannot be shown, the others go on playing
                _log.exception("The pages could not be brought up to date")
            for error in self._env.errors_since(reported):  # simcord collects errors, and is silent about them
                _log.error("An error that the bot did not handle", exc_info=error)
            reported = self._env.error_cursor

    async def _refresh(self) -> None:
        self._env.backend.activate_due_scheduled_events()
        await self._env.settle()
        if self._env.backend.transcript:  # what happened since the last look; nothing else reads it
            self._env.backend.transcript.clear()
            self._env.backend.http_requests.clear()
            await self._preview.refresh()
            self._save()

    async def _settle_briefly(self, *, dispatch: str | None = None, **_: Any) -> None:
        """Wait until the bot is quiet, or if it is slow, until the click is answered: the rest shows by itself."""
        end = time.perf_counter() + PATIENCE_S
        while True:
            with suppress(TimeoutError):
                await self._settle(timeout=STEP_S, idle=STEP_S / 10, dispatch=dispatch)
            if not self._is_unanswered() or time.perf_counter() > end:
                return
            await asyncio.sleep(STEP_S / 10)

    def _is_unanswered(self) -> bool:
        preview = self._env._preview
        action = preview._active_action if preview is not None else None
        return action is not None and action.interaction is not None and not action.interaction.responded

    def _emit_for_people(self, event: str, payload: Mapping[str, Any]) -> None:
        """Give each click the language of its browser; simcord's people all speak American English."""
        if event == "INTERACTION_CREATE":
            user = (payload.get("member") or payload)["user"]["id"]
            payload = {**payload, "locale": self._languages.get(user, DEFAULT_LANGUAGE)}
        self._emit(event, payload)
        if event.startswith("MESSAGE_"):
            self._save()  # before the bot hears that it is done: what Discord has answered, Discord has

    # Requests

    def _authorize(self, request: "Request", *, context: str | None = None) -> bool:
        """Let a person in by name: the page sends the end of its address. There is nothing to steal at this table."""
        key = request.headers.get(IDENTITY, "")
        member, _ = self._scene.person(key)
        if member is None:
            return False
        self._asking.set(key)
        self._languages[str(member.id)] = _language(request)
        headers = request.headers.copy()
        headers[IDENTITY] = self._preview.capability
        return self._authorized(request.clone(headers=headers), context=context)

    async def _send_file(self, request: "Request") -> "Response":
        if request.path == EVENT:
            return self._make_event(request)
        response: Response = await self._file(request)
        if request.path in ADAPTED:
            say = _say(request)
            places = {key: (_name(place), place.id) for key, place in self._scene.places.items()}
            first = name_of("games", self._commands, _language(request))
            parts = (choosers(self._scene.members, places, say), beginning(first, say))
            response.text = adapted(request.path, str(response.text), parts)
        return response

    def _make_event(self, request: "Request") -> "Response":
        """Make an event of the person who asks, who is interested in it as in Discord, and tell when it begins."""
        from aiohttp.web import Response

        member, _ = self._scene.person(request.query_string)
        assert member is not None  # the page of nobody makes no events
        begins, guild_id = datetime.now(UTC) + EVENT_IN, self._scene.guild.id
        made = self._env.backend.create_scheduled_event(
            guild_id,
            name=_say(request)("playground-event-name"),
            creator_id=member.id,
            scheduled_start_time=begins.isoformat(),
            scheduled_end_time=(begins + EVENT_FOR).isoformat(),
            entity_type=EntityType.external.value,
            entity_metadata={"location": _name(self._scene.channel)},
        )
        self._env.backend.set_scheduled_event_subscription(guild_id, made.id, member.id, subscribed=True)
        return Response(text=begins.isoformat())

    @property
    def _commands(self) -> list[dict[str, Any]]:
        """What the bot registered."""
        return [command for scope in self._env.backend.commands.values() for command in scope.values()]

    async def _send_commands(self, request: "Request") -> "Response":
        response: Response = await self._catalog(request)
        catalog = json.loads(str(response.text))
        response.text = json.dumps(translated(catalog, self._commands, _language(request)))
        return response

    async def _send_picture(self, context_id: str | None, asset_id: str, **_: object) -> tuple[str, bytes, str]:
        """Return a picture as the bot sent it, also one that is replaced by now.

        simcord would check each in a process of its own, eight at once, and call all others unavailable.
        """
        from simcord.backend.errors import SetupError

        record = self._preview._get_page(context_id).assets.get(asset_id)
        blob = self._preview._blobs.get(record.digest or "") if record else None
        if record is None or blob is None:
            raise SetupError("asset is unavailable")
        return record.contentType, blob.data, record.filename

    async def _welcome(self, request: "Request") -> "Response":
        from aiohttp.web import Response

        unknown = unquote(request.query_string)
        return Response(text=welcome(self._scene.faces, unknown, _say(request)), content_type="text/html")

    # Pages

    def _open_as(self, viewer_id: object = None, target_id: object = None) -> "_Page":
        """Open the page of the person who asks, whatever viewer simcord would take."""
        member, place = self._scene.person(self._asking.get())
        assert member is not None  # _authorize let this request in
        with self._in(self._scene.channel):
            page = self._open_page(member.id)
        if place is None:
            page.viewer, page.channel_id = member.user, member.user.dm_channel.id
        else:
            page.channel_id = place.id
        page.target_id = page.window_end_id = None  # look at the newest message, not at one chosen for all viewers
        self._publish_and_remember(page)
        return page

    def _publish_and_remember(self, page: "_Page", **how: Any) -> None:
        self._publish(page, **how)
        self._seen.remember(page)

    async def _act_in_turn(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            page = self._preview._pages.get(context_id or "")
            if page is None or "published_revision" not in body:
                return await self._act(context_id, body)
            body = registered(body, self._commands, self._languages[str(page.viewer.id)])
            places = self._scene.places.values()
            channel = next((place for place in places if place.id == page.channel_id), None) or page.viewer.dm_channel
            with self._in(channel), self._seen.shown_again(page, body):
                return await self._act(context_id, {**body, "published_revision": page.revision})

    @contextmanager
    def _in(self, channel: "ChannelHandle") -> Generator[None]:
        """Make this the one channel that the preview knows, for a moment."""
        before, self._preview.channel = self._preview.channel, channel
        try:
            yield
        finally:
            self._preview.channel = before


def _name(channel: "ChannelHandle") -> str:
    return f"{'🧵 ' if channel.is_thread else '#'}{channel.name}"


def _say(request: "Request") -> Say:
    return speaker(language_of(_language(request)))


def _language(request: "Request") -> str:
    """Return Discord's name for a browser's first language: `de-CH,fr;q=0.8` is `de`."""
    accepted = request.headers.get("Accept-Language", "")
    known = {locale.value for locale in Locale}
    first = accepted.partition(",")[0].partition(";")[0].strip()
    return next((name for name in (first, first.partition("-")[0]) if name in known), DEFAULT_LANGUAGE)
