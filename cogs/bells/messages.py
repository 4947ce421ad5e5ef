"""Calls people to lobbies: those who are invited, and those who hung up a bell, for when a table opens, or when one
person is missing there.

One message rings the bells of a lobby, in its channel or by direct message as each person likes. All go when the lobby
is one no more, or what they say is over. Only the process that looks after the lobby sends them; timers wait, no tasks.
"""

import asyncio
import logging
from collections.abc import Collection
from dataclasses import replace

import discord

from bot.errors import Unavailable
from bot.events import Events
from bot.messages.dms import DirectMessages
from bot.messages.ids import free_id
from bot.messages.keeper import Keeper
from bot.messages.kept import Words
from bot.messages.names import shown
from bot.messages.outages import OUTAGES
from bot.messages.page import Button
from bot.people.permissions import sees
from bot.people.preferences import Preferences
from bot.people.rows import PreferenceStore, ServerStore
from bot.person import ChannelRef
from bot.sessions.session import Guest, Session, Status
from bot.table.messages.call_messages import CallMessages
from bot.table.messages.calls import TROUBLE
from bot.table.pages.screen import Games, title
from bot.table.service.call_rows import INVITES, CallStore
from bot.table.service.events import SessionSaved
from bot.table.service.service import Sessions
from bot.tasks import BackgroundTasks
from bot.text.words import speaker
from cogs.bells.bell import RINGS_WHEN, RingsWhen, rings_at
from cogs.bells.rows import BellStore

log = logging.getLogger(__name__)

BELL = "bell"
"""The lock of a lobby whose bells ring."""
BOARD_LATE_S = 10.0
"""Until the next look where the board, to which a call leads, is not posted yet."""
UNAVAILABLE_S = 1.0
"""Until the next look where the database did not answer."""
JOIN, NOT_TODAY, NEVER = "bell.join", "bell.not_today", "bell.never"
ACCEPT, DECLINE = "guest.accept", "guest.decline"


class Bells:
    """Knows which lobbies stand, and when each of them rings."""

    def __init__(
        self,
        client: discord.Client,
        keeper: Keeper,
        messages: CallMessages,
        sessions: Sessions,
        store: BellStore,
        preferences: PreferenceStore,
        servers: ServerStore,
        games: Games,
        calls: CallStore,
        dms: DirectMessages,
        events: Events,
    ) -> None:
        self._client, self._keeper, self._messages, self._sessions = client, keeper, messages, sessions
        self._store, self._preferences, self._servers = store, preferences, servers
        self._games, self._calls, self._dms = games, calls, dms
        self._timers: dict[int, asyncio.TimerHandle | None] = {}
        """The lobbies that stand, and what waits for their next look."""
        self._tasks = BackgroundTasks()
        events.listen(SessionSaved, lambda saved: self._follow(saved.session))

    async def catch_up(self) -> None:
        """After a start: wait again for the lobbies that stand. Calls for others are over."""
        for session_id in await self._sessions.lobbies():
            self._follow(await self._sessions.get(session_id))

    async def close(self) -> None:
        """Finish what is under way."""
        for timer in filter(None, self._timers.values()):
            timer.cancel()
        self._timers.clear()
        await self._tasks.close()

    def _follow(self, session: Session) -> None:
        """Look at a lobby when its bells are due; take its calls away when it is one no more."""
        is_known = session.id in self._timers
        if timer := self._timers.pop(session.id, None):
            timer.cancel()
        if session.status == Status.LOBBY:
            is_known = session.game in self._games and not session.where.is_direct
        if is_known:
            self._timers[session.id] = None
            self._tasks.start(self._look(session.id), "look at a lobby")

    def _look_later(self, session_id: int, seconds: float) -> None:
        def look() -> None:
            self._tasks.start(self._look(session_id), "ring")

        if session_id in self._timers:
            if timer := self._timers[session_id]:
                timer.cancel()
            self._timers[session_id] = asyncio.get_running_loop().call_later(seconds, look)

    async def _look(self, session_id: int) -> None:
        """Do what is due for a lobby; all its calls go when it is one no more."""
        async with self._keeper.locks[BELL, session_id]:
            try:
                session = await self._sessions.get(session_id)
                if session.status != Status.LOBBY:
                    await self._messages.sweep()
                    self._timers.pop(session_id, None)
                elif self._sessions.is_ours(session):
                    await self._look_at(session)
            except Unavailable as error:
                log.warning("the bells of session %s wait for the database: %s", session_id, error.__cause__)
                self._look_later(session_id, UNAVAILABLE_S)
            except TROUBLE as error:
                log.info("no bell rings for session %s: %s", session_id, error)

    async def _look_at(self, session: Session) -> None:
        """Ring what is due, let go what is answered, and wait for what is due next."""
        standing = await self._calls.of_lobby(session.id)
        later = [] if await self._ask_guests(session, standing) else [BOARD_LATE_S]
        for when in RINGS_WHEN:
            at = rings_at(session, self._games.get(session.game).game, when)
            stands = [nonce for nonce in standing if nonce.startswith(when[0])]
            if at is None and when == "missing" and stands:
                await self._let_go(stands)
            elif at and (left_s := (at - self._sessions.now()) / 1000) > 0:
                later.append(left_s)
            elif at and not stands and session.message_id is None:
                later.append(BOARD_LATE_S)
            elif at and not stands:
                await self._ring(session, when)
        if later:
            self._look_later(session.id, min(later))

    async def _let_go(self, nonces: Collection[str]) -> None:
        """Take calls away of a lobby that goes on."""
        await self._calls.let_go(nonces)
        await self._messages.sweep()

    async def _ask_guests(self, session: Session, standing: Collection[str]) -> bool:
        """Send the invitations that are not there yet, and let those go that are answered. Return False if there is
        more to do: the board is not posted.
        """
        asked = {f"{INVITES}{guest.asked_at:x}.{session.id:x}": guest for guest in session.guests if guest.until}
        if over := [nonce for nonce in standing if nonce.startswith(INVITES) and nonce not in asked]:
            await self._let_go(over)
        if session.message_id is None:
            return not asked
        preferences = await self._preferences.load(guest.user_id for guest in asked.values())
        for nonce, guest in asked.items():
            if nonce not in standing:
                await self._ask(session, guest, preferences.get(guest.user_id), nonce)
        return True

    async def _ask(self, session: Session, guest: Guest, own: Preferences | None, nonce: str) -> None:
        """Send one invitation, where the person likes to be called; to one who does not like it without a ping."""
        if own and own.reminders == "dm":
            words = self._invitation(session, guest, own.language)
            if await self._is_told(session, guest.user_id, words, nonce):
                return
        words = self._invitation(session, guest)
        has_calls = (await self._servers.load(session.where.guild_id)).has_calls
        is_called = has_calls and not (own and own.reminders == "off")
        words = replace(words, called=(guest.user_id,) if is_called else ())
        await self._send(session, session.where, words, nonce)

    async def _send(self, session: Session, to: ChannelRef | int, words: Words, nonce: str) -> bool:
        """Send a call and note it; return whether it was sent."""
        if call := await self._messages.send(session, to, words, nonce):
            await self._calls.settle(nonce, call.message_id, session.id)
        return call is not None

    def _invitation(self, session: Session, guest: Guest, language: str = "") -> Words:
        """Return the words that invite a person: with a language those of a direct message."""
        say, host = speaker(language or session.language), session.seated(guest.host_id)
        name = shown(host.name if host else session.names[0])
        person = "" if language else f"<@{guest.user_id}>, "
        facts = {"person": person, "title": title(session.game, say), "link": session.link}
        text = say("invite-call", host=name, until=f"<t:{(guest.until or 0) // 1000}:R>", **facts)
        whose = f"{session.id}.{guest.user_id}"
        row = (
            Button(say("invite-accept"), free_id(ACCEPT, whose), "good", "➕"),
            Button(say("invite-decline"), free_id(DECLINE, whose)),
        )
        return Words(text, (), row)

    async def _ring(self, session: Session, when: RingsWhen) -> None:
        settings = await self._servers.load(session.where.guild_id)
        guild = self._client.get_guild(session.where.guild_id)
        channel = guild and guild.get_channel_or_thread(session.where.channel_id)
        if not settings.has_bell_in((session.where.channel_id, getattr(channel, "parent_id", None))):
            return
        called = await self._store.ring(session, when)
        preferences = await self._preferences.load(called)
        here, nonce = list[int](), f"{when[0]}{session.seq:x}.{session.id:x}"
        for number, user_id in enumerate(called):
            own = preferences.get(user_id)
            if own and own.reminders == "dm" and not await self._sees(guild, session, user_id):
                continue
            words = self._words(session, when, own.language) if own and own.reminders == "dm" else None
            if words is None or not await self._is_told(session, user_id, words, f"{nonce}.{number}"):
                here.append(user_id)
        if here:
            await self._send(session, session.where, self._words(session, when, session.language, tuple(here)), nonce)
        if (await self._sessions.get(session.id)).status != Status.LOBBY:
            await self._messages.sweep()  # it was over before the call was noted

    async def _sees(self, guild: discord.Guild | None, session: Session, user_id: int) -> bool:
        """Return whether a person can see the table: where that is not known, no direct message tells of it."""
        try:
            async with self._keeper.request():
                return guild is not None and await sees(guild, session.where.channel_id, user_id)
        except (discord.HTTPException, *OUTAGES) as error:
            log.info("session %s: who has a bell is not called: %r", session.id, error)
            return False

    async def _is_told(self, session: Session, user_id: int, words: Words, nonce: str) -> bool:
        """Return whether a person was called by direct message: some take none, and the bot may not send many."""
        if not await self._dms.may_write():
            return False
        return await self._send(session, user_id, words, nonce)

    def _words(self, session: Session, when: RingsWhen, language: str, here: tuple[int, ...] = ()) -> Words:
        """Return a call: by direct message if no one is called `here`."""
        say = speaker(language)
        people = " ".join(f"<@{user_id}>" for user_id in here)
        text = say("bell-call", title=title(session.game, say), link=session.link, when=when)
        guild_id = str(session.where.guild_id)
        row = (
            Button(say("bell-join"), free_id(JOIN, str(session.id)), "good", "➕"),
            Button(say("bell-not-today"), free_id(NOT_TODAY, guild_id)),
            Button(say("bell-never"), free_id(NEVER, guild_id)),
        )
        return Words(f"{people} {text}".strip(), here, row)
