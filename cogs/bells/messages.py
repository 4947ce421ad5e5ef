"""Calls people to lobbies who hung up a bell, for when a table opens, or when one person is missing there.

One message rings the bells of a lobby in its channel for all who speak a language, and one each by direct message for
those who like that better.
"""

import logging
from collections import defaultdict
from collections.abc import Mapping

import discord

from bot.messages.desired import Words
from bot.messages.ids import free_id
from bot.messages.outages import OUTAGES
from bot.messages.page import Button
from bot.people.permissions import sees
from bot.people.preferences import Preferences
from bot.sessions.session import Session, Status
from bot.table.buttons.cog import Table
from bot.table.messages.guest_calls import BOARD_LATE_S
from bot.table.messages.host_pages import HOST_PAGE
from bot.table.messages.lobby_watch import LobbyWatch
from bot.table.pages.lobby import HostNews
from bot.table.pages.screen import title
from bot.table.service.call_rows import Call
from bot.text.words import Say, speaker
from cogs.bells.bell import RINGS_WHEN, RingsWhen, rings_at
from cogs.bells.rows import BellRows

log = logging.getLogger(__name__)

JOIN, NOT_TODAY, NEVER = "bell.join", "bell.not_today", "bell.never"


class Bells:
    """Rings for each lobby that stands, when its bells are due."""

    def __init__(self, services: Table, store: BellRows) -> None:
        self._client, self._keeper, self._sessions = services.client, services.keeper, services.sessions
        self._messages, self._store = services.call_messages, store
        self._preferences, self._servers, self._games = services.preferences, services.servers, services.games
        self._called = defaultdict[int, int](int)
        """How many people were called to each lobby that stands."""
        self.watch = LobbyWatch("ring bells", self._look_at, services)
        services.hooks.offer(HostNews(self._tell_host))

    def _tell_host(self, session: Session, say: Say) -> tuple[str, ...]:
        people = self._called.get(session.id)
        return (say("bell-called", people=people),) if people else ()

    async def _look_at(self, session: Session) -> float | None:
        """Ring what is due, and return how long it is until the next is."""
        if session.status != Status.LOBBY:
            self._called.pop(session.id, None)
            return None
        standing, later = await self._messages.of_lobby(session.id), list[float]()
        for when in RINGS_WHEN:
            at = rings_at(session, self._games.get(session.game).game, when)
            stands = {nonce: call for nonce, call in standing.items() if nonce.startswith(when[0])}
            if stands:
                await (self._messages.let_go(stands) if at is None else self._update(session, when, stands))
            if at and (left_s := (at - self._sessions.now()) / 1000) > 0:
                later.append(left_s)
            elif at and not stands and session.message_id is None:
                later.append(BOARD_LATE_S)
            elif at and not stands:
                await self._call(session, when)
        return min(later, default=None)

    async def _update(self, session: Session, when: RingsWhen, standing: Mapping[str, Call]) -> None:
        """Let the calls of a lobby name those who have not answered, and take away those that name no one."""
        waiting = [bell.user_id for bell in await self._store.list_waiting(session) if bell.rings_when == when]
        preferences, guild = await self._preferences.load(waiting), self._client.get_guild(session.where.guild_id)
        over = {nonce.rpartition(".")[2]: call for nonce, call in standing.items()}
        here = defaultdict[str, list[int]](list)
        for user_id in waiting:
            own = preferences.get(user_id, Preferences(session.language))
            if over.pop(f"{user_id:x}", None):
                continue  # that one is a direct message
            if own.reminders != "dm" or await self._sees(guild, session, user_id):
                here[own.language].append(user_id)
        for language, people in here.items():
            if call := over.pop(language, None):
                self._messages.change(call, self._words(session, when, language, tuple(people)))
        if over:
            await self._messages.let_go(call.nonce for call in over.values())

    async def _call(self, session: Session, when: RingsWhen) -> None:
        settings = await self._servers.load(session.where.guild_id)
        guild = self._client.get_guild(session.where.guild_id)
        channel = guild and guild.get_channel_or_thread(session.where.channel_id)
        if not settings.has_bell_in((session.where.channel_id, getattr(channel, "parent_id", None))):
            return
        called = await self._store.note_called(session, when)
        preferences = await self._preferences.load(called)
        here, nonce = defaultdict[str, list[int]](list), f"{when[0]}{session.id:x}"
        for user_id in called:
            own = preferences.get(user_id, Preferences(session.language))
            if own.reminders == "dm" and not await self._sees(guild, session, user_id):
                continue
            words = self._words(session, when, own.language)
            if own.reminders != "dm" or not await self._messages.tell(session, user_id, words, f"{nonce}.{user_id:x}"):
                here[own.language].append(user_id)
        for language, people in here.items():
            words = self._words(session, when, language, tuple(people))
            await self._messages.send_for_lobby(session, session.where, words, f"{nonce}.{session.seq:x}.{language}")
        self._called[session.id] += len(called)
        self._keeper.want((HOST_PAGE, session.id))
        if (await self._sessions.session_by_id(session.id)).status != Status.LOBBY:
            await self._messages.sweep()  # it was over before the call was noted

    async def _sees(self, guild: discord.Guild | None, session: Session, user_id: int) -> bool:
        """Return whether a person can see the table: where that is not known, no direct message tells of it."""
        try:
            async with self._keeper.request():
                return guild is not None and await sees(guild, session.where.channel_id, user_id)
        except (discord.HTTPException, *OUTAGES) as error:
            log.info("session %s: who has a bell is not called: %r", session.id, error)
            return False

    def _words(self, session: Session, when: RingsWhen, language: str, here: tuple[int, ...] = ()) -> Words:
        """Return a call: by direct message if no one is called `here`."""
        say, table = speaker(language), str(session.id)
        people = " ".join(f"<@{user_id}>" for user_id in here)
        text = say("bell-call", title=title(session.game, say), link=session.link, when=when)
        row = (
            Button(say("bell-join"), free_id(JOIN, table), "good", "➕"),
            Button(say("bell-not-today"), free_id(NOT_TODAY, table)),
            Button(say("bell-never"), free_id(NEVER, table)),
        )
        return Words(f"{people} {text}".strip(), here, row)
