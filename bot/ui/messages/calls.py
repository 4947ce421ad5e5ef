"""Calls players whom a game waits for: an edited board makes no telephone ring, and a short new message with a name in
it does.

The player in turn is called after 45 seconds without a click, if the table wants that, and a player who lets the time
run at half time: in the channel or by direct message, as each of them likes, or not at all. By letter, and for a player
who clicked nothing for ten minutes, the call comes at once. A player who sits at the table needs none.

There is at most one call of a player per table. It goes as soon as it is answered, and is no part of the game: if it
cannot be sent, or is deleted, the game goes on. Each is noted before it is sent, and what cannot be deleted is deleted
later, so that no call stays.
"""

import asyncio
import logging
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from enum import Enum, auto

import discord

from bot.errors import GameError
from bot.games.contract import Seat
from bot.members.preferences import PreferenceStore
from bot.members.servers import ServerStore
from bot.service.service import Sessions
from bot.service.stray_calls import StrayCall, StrayCalls
from bot.sessions.deadlines import CALL_MS, in_turn
from bot.sessions.preferences import Preferences
from bot.sessions.session import Seated, Session
from bot.tasks import BackgroundTasks, KeyedLocks
from bot.text.words import speaker
from bot.ui.clicks.outages import OUTAGES, REQUEST_S, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.ui.clicks.presence import Presence
from bot.ui.messages.dms import DirectMessages
from bot.ui.pages.screen import Games, title

log = logging.getLogger(__name__)

TROUBLE = (discord.HTTPException, *OUTAGES, GameError)
RETRY_S = (10, 60, 600, 3600)
"""Between tries to delete stray calls; the last one again and again."""
IN_FLIGHT_MS = round(1500 * REQUEST_S)
"""For which a call that was not posted yet may still be: another process takes over at once."""
CLOCKS_DIFFER = timedelta(minutes=1)
"""By how much Discord's clock may be behind ours."""

Call = tuple[int, int]
"""Channel and message."""


class Swept(Enum):
    """What became of a stray call."""

    GONE = auto()
    TOO_EARLY = auto()
    FAILED = auto()


class Calls:
    """Sends calls and takes them away."""

    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        preferences: PreferenceStore,
        servers: ServerStore,
        games: Games,
        strays: StrayCalls,
        presence: Presence,
        dms: DirectMessages,
    ) -> None:
        self._client, self._sessions, self._preferences, self._games = client, sessions, preferences, games
        self._servers = servers
        self._strays, self._presence, self._dms = strays, presence, dms
        self._sending: dict[str, int] = {}
        """The channels of calls that are being sent, by their nonces: they are not stray."""
        self._in_doubt: set[str] = set()
        """Of those that this process sent without hearing whether they arrived."""
        self._retry: asyncio.TimerHandle | None = None
        self._rest_s = 0.0
        """How long Discord wants to be left alone with deletions."""
        self._failures = 0
        """How often in a row stray calls could not be deleted."""
        self._sweeping = asyncio.Lock()
        self._locks = KeyedLocks[int]()
        self._tasks = BackgroundTasks()
        self._later: dict[int, asyncio.TimerHandle] = {}
        """When the players of these sessions are looked at again: they clicked not long ago."""

    def follow(self, session: Session, actor: int | None = None) -> None:
        """Soon: take away the calls that are answered, one among them that was being noted while the session was saved,
        and call the player in turn who is gone, or plays by letter.
        """
        if actor is not None:
            self._presence.note(session.id, actor)
        self._tasks.start(self._follow(session.id, actor), "call")

    def call(self, session: Session, *, is_half_time: bool) -> None:
        """Soon: call all players whom the game waits for; at half time even one who is there, and a call from before
        gives way.
        """
        work = self._remind(session.id) if is_half_time else self._call_absent(session.id, session.step)
        self._tasks.start(work, "call")

    def forget(self, user_id: int, sessions: Iterable[Session]) -> None:
        """Soon: take away the calls of a person at these tables as they were; nothing here remembers them then."""
        self._presence.forget(user_id)
        for session in sessions:
            if (seated := session.seated(user_id)) and seated.call:
                self._tasks.start(self._take_away(session, [seated.seat]), "take a call away")

    async def catch_up(self) -> None:
        """After a start: by letter, call those whose turn came while the bot was down; take away what was answered."""
        called = await self._strays.sessions_with_calls(self._sessions.shards)
        for session_id in dict.fromkeys((*await self._sessions.unshown(), *called)):
            self._tasks.start(self._follow(session_id, None), "call")
        self._sweep_soon()

    def try_again(self) -> None:
        """Soon: delete what could not be deleted, since permissions or channels have changed."""
        if self._retry:
            self._sweep_soon()

    async def close(self) -> None:
        """Finish the calls that are under way."""
        for timer in (*self._later.values(), *filter(None, [self._retry])):
            timer.cancel()
        await self._tasks.close()

    async def _follow(self, session_id: int, actor: int | None) -> None:
        async with self._locks[session_id]:
            try:
                session = await self._sessions.get(session_id)
                due = {s.seat for s in session.for_people if s.user_id != actor}
                await self._take_away(session, (s.seat for s in session.seats if s.seat not in due))
                await self._call(session, [s for s in self._to_call_now(session) if s.user_id != actor], "call")
                await self._take_away_answered(session_id)
            except TROUBLE as error:
                log.info("no call in session %s: %s", session_id, error)

    async def _call_absent(self, session_id: int, step: int) -> None:
        async with self._locks[session_id]:
            try:
                session = await self._sessions.get(session_id)
                if session.step != step:
                    return
                if any(self._presence.is_there(session_id, s.user_id or 0, CALL_MS) for s in in_turn(session)):
                    self._call_later(session_id, step)
                    return
                await self._call(session, [s for s in in_turn(session) if not s.call], "call")
                await self._take_away_answered(session_id)
            except TROUBLE as error:
                log.info("no call in session %s: %s", session_id, error)

    def _call_later(self, session_id: int, step: int) -> None:
        """Look again when the player in turn may have gone. After a restart half time is the next call."""

        def look() -> None:
            del self._later[session_id]
            self._tasks.start(self._call_absent(session_id, step), "call")

        if before := self._later.get(session_id):
            before.cancel()
        self._later[session_id] = asyncio.get_running_loop().call_later(CALL_MS / 1000, look)

    def _to_call_now(self, session: Session) -> list[Seated]:
        """Return the player in turn, if that player is to be called without delay."""

        def is_away(user_id: int) -> bool:
            if session.pace == "letter":
                return not self._presence.is_there(session.id, user_id)
            return self._presence.is_gone(session.id, user_id)

        return [s for s in in_turn(session) if not s.call and is_away(s.user_id or 0)]

    async def _remind(self, session_id: int) -> None:
        async with self._locks[session_id]:
            try:
                session = await self._sessions.get(session_id)
                await self._take_away(session, (s.seat for s in session.for_people))
                await self._call(session, session.for_people, "remind")
                await self._take_away_answered(session_id)
            except TROUBLE as error:
                log.info("no reminder in session %s: %s", session_id, error)

    async def _call(self, session: Session, people: Iterable[Seated], key: str) -> None:
        """Call these people as each of them likes, those who like it in the channel all in one message."""
        people = [s for s in people if s.user_id]
        if not people or session.game not in self._games or not self._sessions.is_ours(session):
            return
        preferences = await self._preferences.load(s.user_id for s in people if s.user_id)
        here, calls, sent = list[Seated](), dict[Seat, Call | None](), list[str]()
        try:
            for seated in people:
                own = preferences.get(seated.user_id or 0, Preferences(session.language))
                if own.reminders == "dm":
                    calls[seated.seat] = await self._by_dm(
                        session, seated.user_id or 0, f"{key}-dm", own.language, sent
                    )
                if own.reminders == "channel" or (own.reminders == "dm" and calls[seated.seat] is None):
                    here.append(seated)
            if here and (await self._servers.load(session.where.guild_id)).has_calls:
                calls |= dict.fromkeys((s.seat for s in here), await self._in_channel(session, here, key, sent))
            if await self._sessions.note_calls(session.id, calls, sent):
                self._sweep_soon()
        finally:
            for nonce in sent:
                del self._sending[nonce]

    async def _in_channel(self, session: Session, people: list[Seated], key: str, sent: list[str]) -> Call | None:
        """Return the new message; None if it may not be sent."""
        names = " ".join(f"<@{s.user_id}>" for s in people)
        called = discord.AllowedMentions(users=[discord.Object(s.user_id or 0) for s in people])
        text = self._text(session, key, session.language, person=names, people=len(people))
        return await self._send(self._board_channel(session), text, session.link, called, sent)

    async def _by_dm(self, session: Session, user_id: int, key: str, language: str, sent: list[str]) -> Call | None:
        """Return the new message; None if the person's direct messages are closed, or rest for all."""
        if self._dms.are_paused:
            return None
        try:
            async with asyncio.timeout(REQUEST_S):
                channel = await self._dms.channel(user_id)
        except (discord.HTTPException, *OUTAGES) as error:
            if isinstance(error, discord.HTTPException):
                self._dms.refused(error)
            log.info("a person in session %s is called in the channel instead: %s", session.id, error)
            return None
        text = self._text(session, key, language)
        return await self._send(channel, text, session.link, discord.AllowedMentions.none(), sent)

    async def _send(
        self,
        channel: discord.PartialMessageable | discord.DMChannel,
        text: str,
        link: str,
        called: discord.AllowedMentions,
        sent: list[str],
    ) -> Call | None:
        """Return the new message; None if it was not sent, or it is not known whether it was.

        `sent` gets its nonce, unless nothing says yet that the message is there or is not.
        """
        nonce = await self._strays.add(channel.id, link)
        self._sending[nonce] = channel.id
        try:
            async with asyncio.timeout(REQUEST_S):
                message = await channel.send(text, allowed_mentions=called, nonce=nonce)
        except OUTAGES as error:
            log.warning("it is not known whether a call was sent: %r", error)
            del self._sending[nonce]
            self._in_doubt.add(nonce)
            self._sweep_again()
            return None
        except discord.HTTPException as error:
            log.info("a call is not sent: %s", error)
            if isinstance(channel, discord.DMChannel):
                self._dms.refused(error)
            sent.append(nonce)
            return None
        sent.append(nonce)
        return channel.id, message.id

    def _text(self, session: Session, key: str, language: str, **variables: str | int) -> str:
        say, due = speaker(language), session.due_at
        until = f"<t:{due // 1000}:R>" if due else ""
        return say(key, title=title(session.game, say), link=session.link, until=until, **variables)

    async def _take_away_answered(self, session_id: int) -> None:
        """Delete what was answered while it was being sent."""
        session = await self._sessions.get(session_id)
        awaited = {s.seat for s in session.for_people}
        await self._take_away(session, (s.seat for s in session.seats if s.seat not in awaited))

    async def _take_away(self, session: Session, seats: Iterable[Seat]) -> None:
        """Delete the calls of these seats, but for messages that call others too."""
        gone = {seat: call for seat in seats if (call := session.seats[seat].call)}
        if not gone:
            return
        kept = {s.call for s in session.seats if s.call and s.seat not in gone}
        for channel_id, message_id in {call for call in gone.values() if call not in kept}:
            if not await self._is_deleted(channel_id, message_id):
                await self._strays.add(channel_id, session.link, message_id)
                self._sweep_again()
        self._sessions.note_calls_gone(session.id, gone)

    async def _is_deleted(self, channel_id: int, message_id: int) -> bool:
        """Delete a message, and return whether it is gone."""
        try:
            async with asyncio.timeout(REQUEST_S):
                await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
        except (discord.HTTPException, *OUTAGES) as error:
            log.info("the call %s cannot be deleted: %r", message_id, error)
            self._rest_s = max(self._rest_s, getattr(error, "retry_after", 0.0))
            return getattr(error, "code", 0) in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)
        return True

    def _board_channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(session.where.channel_id, guild_id=session.where.guild_id)

    # Stray calls

    def _sweep_soon(self) -> None:
        if self._retry:
            self._retry.cancel()
            self._retry = None
        self._tasks.start(self._sweep(), "delete stray calls")

    def _sweep_again(self) -> None:
        """Later, since something failed."""
        self._sweep_in(RETRY_S[min(self._failures, len(RETRY_S) - 1)])

    def _sweep_in(self, seconds: float) -> None:
        """Then, or sooner if that is planned already."""
        loop = asyncio.get_running_loop()
        at, self._rest_s = loop.time() + max(seconds, self._rest_s), 0.0
        if self._retry and self._retry.when() <= at:
            return
        if self._retry:
            self._retry.cancel()
        self._retry = loop.call_at(at, self._sweep_soon)

    async def _sweep(self) -> None:
        """Delete all stray calls; those that cannot be deleted now are tried again later."""
        async with self._sweeping:
            try:
                strays = await self._strays.due(self._sessions.shards)
                ends = {await self._sweep_one(stray) for stray in strays if stray.nonce not in self._sending}
            except TROUBLE as error:
                log.warning("stray calls stay for now: %r", error)
                ends = {Swept.FAILED}
        self._failures = self._failures + 1 if Swept.FAILED in ends else 0
        if Swept.FAILED in ends:
            self._sweep_again()
        if Swept.TOO_EARLY in ends:
            self._sweep_in(IN_FLIGHT_MS / 1000)

    async def _sweep_one(self, stray: StrayCall) -> Swept:
        message_id = stray.message_id
        if message_id is None:
            try:
                found = await self._find(stray)
            except discord.HTTPException as error:
                if error.code != UNKNOWN_CHANNEL:
                    log.info("a call that may have been posted cannot be looked for: %s", error)
                    return Swept.FAILED
                found = []
            if stray.channel_id in self._sending.values():
                return Swept.TOO_EARLY  # the messages of two calls look alike until the one that is wanted is noted
            message_id = await self._first_stray(found)
            if message_id:
                await self._strays.identify(stray.nonce, message_id)
            elif stray.nonce not in self._in_doubt and stray.noted_at > self._sessions.now() - IN_FLIGHT_MS:
                return Swept.TOO_EARLY  # its request may still be on the way, though the process that sent it is gone
        if message_id and not await self._is_deleted(stray.channel_id, message_id):
            return Swept.FAILED
        self._in_doubt.discard(stray.nonce)
        await self._strays.remove(stray.nonce)
        return Swept.GONE

    async def _find(self, stray: StrayCall) -> list[int]:
        """Return the messages that a call may have become: no one but us writes this link there."""
        since = datetime.fromtimestamp(stray.noted_at / 1000, UTC) - CLOCKS_DIFFER
        channel = self._client.get_partial_messageable(stray.channel_id)
        async with asyncio.timeout(REQUEST_S):
            return [m.id async for m in channel.history(after=since, limit=100) if self._may_be(m, stray)]

    async def _first_stray(self, message_ids: Iterable[int]) -> int | None:
        """Return the first of these messages that is not the call of a seat."""
        for message_id in message_ids:
            if not await self._strays.is_call(message_id):
                return message_id
        return None

    def _may_be(self, message: discord.Message, stray: StrayCall) -> bool:
        is_ours = self._client.user is not None and message.author.id == self._client.user.id
        return is_ours and stray.link in message.content
