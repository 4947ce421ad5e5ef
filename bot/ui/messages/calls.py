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
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta

import discord

from bot.errors import GameError, Unavailable
from bot.games.contract import Seat
from bot.members.preferences import PreferenceStore
from bot.members.servers import ServerStore
from bot.service.service import Sessions
from bot.service.stray_calls import StrayCall, StrayCalls
from bot.sessions.deadlines import CALL_MS, in_turn
from bot.sessions.preferences import Preferences
from bot.sessions.session import ChannelRef, Seated, Session
from bot.tasks import BackgroundTasks
from bot.text.words import speaker
from bot.ui.clicks.outages import OUTAGES, REQUEST_S, UNKNOWN_CHANNEL
from bot.ui.clicks.presence import Presence
from bot.ui.messages.dms import DirectMessages
from bot.ui.messages.keeper import Keeper
from bot.ui.messages.kept import Kept, Key, Ref, Source, TooEarly, Words
from bot.ui.pages.ids import lasting_id
from bot.ui.pages.page import Button
from bot.ui.pages.screen import Games, title

log = logging.getLogger(__name__)

TROUBLE = (discord.HTTPException, *OUTAGES, GameError)
AT_ONCE_S = 0.1
"""After a start, what takes longer than this for one session keeps no other waiting."""
IN_FLIGHT_MS = round(1500 * REQUEST_S)
"""For which a call that was not posted yet may still be: another process takes over at once."""
CALL = "call"
"""The kind of messages: by message, or by nonce where it is not known which message it is."""
CLOCKS_DIFFER = timedelta(minutes=1)
"""By how much Discord's clock may be behind ours."""


class Calls(Source):
    """Sends calls and takes them away."""

    def __init__(
        self,
        client: discord.Client,
        keeper: Keeper,
        sessions: Sessions,
        preferences: PreferenceStore,
        servers: ServerStore,
        games: Games,
        strays: StrayCalls,
        presence: Presence,
        dms: DirectMessages,
    ) -> None:
        self._client, self._keeper, self._sessions, self._games = client, keeper, sessions, games
        self._preferences, self._servers = preferences, servers
        self._strays, self._presence, self._dms = strays, presence, dms
        self._sending: dict[str, StrayCall] = {}
        """The calls that are being sent, by their nonces: they are not stray."""
        self._in_doubt: set[str] = set()
        """Of those that this process sent without hearing whether they arrived."""
        self._look_alikes: set[Key] = set()
        """Stray calls that cannot be told apart from one that is being sent."""
        self._tasks = BackgroundTasks()
        self._later: dict[int, asyncio.TimerHandle] = {}
        """When the players of these sessions are looked at again: they clicked not long ago."""
        keeper.add(self, CALL)

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

    def board_moved(self, session_id: int) -> None:
        """Soon: take away the calls in the channel: their way to the board is dead, and it stands at the end now."""
        self._tasks.start(self._board_moved(session_id), "call")

    def forget(self, user_id: int, sessions: Iterable[Session]) -> None:
        """Soon: take away the calls of a person at these tables as they were; nothing here remembers them then."""
        self._presence.forget(user_id)
        for session in sessions:
            if (seated := session.seated(user_id)) and seated.call:
                self._take_away(session, [seated.seat])

    async def catch_up(self) -> None:
        """After a start: by letter, call those whose turn came while the bot was down; take away what was answered."""
        called = await self._strays.sessions_with_calls(self._sessions.shards)
        sessions = dict.fromkeys((*await self._sessions.unshown(), *called))
        await self.sweep()
        self._tasks.start(self._catch_up([*sessions]), "calls after a start")

    async def _catch_up(self, session_ids: Iterable[int]) -> None:
        for session_id in session_ids:
            await asyncio.wait([self._tasks.start(self._follow(session_id, None), "call")], timeout=AT_ONCE_S)

    async def close(self) -> None:
        """Finish the calls that are under way."""
        for timer in self._later.values():
            timer.cancel()
        await self._tasks.close()

    async def _follow(self, session_id: int, actor: int | None) -> None:
        async with self._keeper.locks[CALL, session_id]:
            try:
                session = await self._sessions.get(session_id)
                due = {s.seat for s in session.for_people if s.user_id != actor}
                self._take_away(session, (s.seat for s in session.seats if s.seat not in due))
                await self._call(session, [s for s in self._to_call_now(session) if s.user_id != actor], "call")
                await self._take_away_answered(session_id)
            except TROUBLE as error:
                log.info("no call in session %s: %s", session_id, error)

    async def _board_moved(self, session_id: int) -> None:
        async with self._keeper.locks[CALL, session_id]:
            try:
                session = await self._sessions.get(session_id)
            except TROUBLE as error:
                log.info("calls in session %s stay: %s", session_id, error)
            else:
                channel_id = session.where.channel_id
                self._take_away(session, (s.seat for s in session.seats if s.call and s.call[0] == channel_id))

    async def _call_absent(self, session_id: int, step: int) -> None:
        async with self._keeper.locks[CALL, session_id]:
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
        async with self._keeper.locks[CALL, session_id]:
            try:
                session = await self._sessions.get(session_id)
                self._take_away(session, (s.seat for s in session.for_people))
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
        here, calls, sent = list[Seated](), dict[Seat, Ref | None](), dict[str, int | None]()
        try:
            for seated in people:
                own = preferences.get(seated.user_id or 0, Preferences(session.language))
                if own.reminders == "dm" and not self._dms.are_paused:
                    text = self._text(session, f"{key}-dm", own.language)
                    calls[seated.seat] = await self._send(session, seated.user_id or 0, Words(text), sent)
                if own.reminders == "channel" or (own.reminders == "dm" and calls.get(seated.seat) is None):
                    here.append(seated)
            if here and (await self._servers.load(session.where.guild_id)).has_calls:
                words = self._in_channel(session, here, key)
                calls |= dict.fromkeys((s.seat for s in here), await self._send(session, session.where, words, sent))
            await self._note(session, calls, sent)
        finally:
            for nonce in sent:
                self._sending.pop(nonce, None)
            look_alikes, self._look_alikes = self._look_alikes, set[Key]()
            for stray in look_alikes:
                self._keeper.want(stray)

    async def _note(self, session: Session, calls: Mapping[Seat, Ref | None], sent: Mapping[str, int | None]) -> None:
        try:
            if await self._sessions.note_calls(session.id, calls, sent):
                await self.sweep()
        except Unavailable as error:  # they are in Discord, and no one may know it: let them go
            for nonce in sent:
                self._strays.may_be_there(self._sending[nonce], session.id)
                self._keeper.put_off((CALL, nonce), error)
            raise

    def _in_channel(self, session: Session, people: list[Seated], key: str) -> Words:
        users = tuple(s.user_id or 0 for s in people)
        names = " ".join(f"<@{user_id}>" for user_id in users)
        text = self._text(session, key, session.language, person=names, people=len(people))
        down = Button(speaker(session.language)("call-down"), lasting_id(session, "down"), "plain", "⬇️")
        return Words(text, users, (down,))

    async def _send(
        self, session: Session, to: ChannelRef | int, words: Words, sent: dict[str, int | None]
    ) -> Ref | None:
        """Return the new message; None if it was not sent, or it is not known whether it was.

        `sent` gets its nonce and its id, unless nothing says yet whether the message is there.
        """
        try:
            channel_id = to.channel_id if isinstance(to, ChannelRef) else await self._keeper.direct_channel(to)
        except (discord.HTTPException, *OUTAGES) as error:
            self._refused(session, to, error)
            return None
        stray = await self._strays.add(channel_id, session.link)
        nonce = stray.nonce
        self._sending[nonce] = stray
        try:
            message = await self._keeper.post(Kept((CALL, nonce), to, words, nonce=nonce))
        except OUTAGES as error:
            log.warning("it is not known whether a call was sent: %r", error)
            del self._sending[nonce]
            self._in_doubt.add(nonce)
            self._keeper.put_off((CALL, nonce), error)
            return None
        except discord.HTTPException as error:
            self._refused(session, to, error)
            sent[nonce] = None
            return None
        sent[nonce] = message[1]
        return message

    def _refused(self, session: Session, to: ChannelRef | int, error: Exception) -> None:
        log.info("a call in session %s is not sent: %s", session.id, error)
        if isinstance(to, int) and isinstance(error, discord.HTTPException):
            self._dms.refused(error)

    def _text(self, session: Session, key: str, language: str, **variables: str | int) -> str:
        say, due = speaker(language), session.due_at
        until = f"<t:{due // 1000}:R>" if due else ""
        return say(key, title=title(session.game, say), link=session.link, until=until, **variables)

    async def _take_away_answered(self, session_id: int) -> None:
        """Take away what was answered while it was being sent."""
        session = await self._sessions.get(session_id)
        awaited = {s.seat for s in session.for_people}
        self._take_away(session, (s.seat for s in session.seats if s.seat not in awaited))

    def _take_away(self, session: Session, seats: Iterable[Seat]) -> None:
        """Let the calls of these seats go, but for messages that call others too."""
        gone = {seat: call for seat in seats if (call := session.seats[seat].call)}
        if not gone:
            return
        kept = {s.call for s in session.seats if s.call and s.seat not in gone}
        self._sessions.note_calls_gone(session.id, gone)
        for call in {*gone.values()} - kept:
            self._keeper.want((CALL, call[1]))

    # Stray calls

    async def sweep(self) -> None:
        """Let all stray calls go."""
        for stray in await self._strays.due(self._sessions.shards):
            self._keeper.want((CALL, stray.message_id or stray.nonce))

    async def kept(self, key: Key) -> Kept | None:
        """Return a call that has to go; None if it is wanted, or gone."""
        stray = await self._strays.find(key[1])
        if stray is None or stray.nonce in self._sending or not self._sessions.shards.have(stray.guild_id):
            return None
        message_id = stray.message_id or await self._find(stray)
        where = ChannelRef(stray.guild_id, stray.channel_id)
        message = (stray.channel_id, message_id) if message_id else None
        return Kept(key, where, None, message, stray.nonce)

    async def shown(self, kept: Kept, message: Ref | None) -> None:
        """Note that a call is gone."""
        self._in_doubt.discard(kept.nonce)
        self._strays.gone(kept.nonce)

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Try again: no call stays."""
        return True

    async def _find(self, stray: StrayCall) -> int | None:
        """Return the message that a call became, None if it was not posted: no one but us writes this link there.

        TooEarly if it may still be posted, or another one that looks alike is not noted yet.
        """
        since = datetime.fromtimestamp(stray.noted_at / 1000, UTC) - CLOCKS_DIFFER
        channel = self._client.get_partial_messageable(stray.channel_id)
        found = list[int]()
        try:
            async with asyncio.timeout(REQUEST_S):
                found += [m.id async for m in channel.history(after=since, limit=100) if self._may_be(m, stray)]
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
        if any(sending.channel_id == stray.channel_id for sending in self._sending.values()):
            self._look_alikes.add((CALL, stray.nonce))
            raise TooEarly(IN_FLIGHT_MS / 1000)
        known = await self._strays.known(found)
        message_id = next((one for one in found if one not in known), None)
        is_young = stray.noted_at > self._sessions.now() - IN_FLIGHT_MS
        if message_id is None and is_young and stray.nonce not in self._in_doubt:
            raise TooEarly(IN_FLIGHT_MS / 1000)  # its request may still be on the way, though its process is gone
        return message_id

    def _may_be(self, message: discord.Message, stray: StrayCall) -> bool:
        is_ours = self._client.user is not None and message.author.id == self._client.user.id
        return is_ours and stray.link in message.content
