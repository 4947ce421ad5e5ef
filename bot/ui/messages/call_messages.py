"""Messages that call people: each is noted before it is sent, so that none stays when the bot stops.

Those that no seat has, and those of lobbies that are over, are stray: they are deleted, by and by. An invitation that
nobody had answered when the game began says so instead, and one that was taken back.
"""

import asyncio
import logging
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import discord

from bot.errors import NotAllowed
from bot.service.service import Sessions
from bot.service.stray_calls import StrayCall, StrayCalls
from bot.sessions.session import ChannelRef, Guest, Session, Status
from bot.storage.preferences import PreferenceStore
from bot.text.words import speaker
from bot.ui.clicks.outages import OUTAGES, REQUEST_S, UNKNOWN_CHANNEL
from bot.ui.messages.dms import DirectMessages
from bot.ui.messages.keeper import GONE, Keeper
from bot.ui.messages.kept import Kept, Key, Ref, Source, TooEarly, Words
from bot.ui.pages.names import shown
from bot.ui.pages.screen import title

log = logging.getLogger(__name__)

IN_FLIGHT_MS = round(1500 * REQUEST_S)
"""For which a call that was not posted yet may still be: another process takes over at once."""
CALL = "call"
"""The kind of messages: by message, or by nonce where it is not known which message it is."""
INVITES = "i"
"""The nonce of an invitation begins with this, and ends with its session."""
CLOCKS_DIFFER = timedelta(minutes=1)
"""By how much Discord's clock may be behind ours."""


class CallMessages(Source):
    """Sends them, and takes those away that are stray."""

    def __init__(
        self,
        client: discord.Client,
        keeper: Keeper,
        sessions: Sessions,
        preferences: PreferenceStore,
        strays: StrayCalls,
        dms: DirectMessages,
    ) -> None:
        self._client, self._keeper, self._sessions, self._preferences = client, keeper, sessions, preferences
        self._strays, self._dms = strays, dms
        self._sending: dict[str, StrayCall] = {}
        """The calls that are being sent, by their nonces: they are not stray."""
        self._in_doubt: set[str] = set()
        """Of those that this process sent without hearing whether they arrived."""
        self._look_alikes: set[Key] = set()
        """Stray calls that cannot be told apart from one that is being sent."""
        keeper.add(self, CALL)

    @contextmanager
    def noting(self) -> Generator[dict[str, int | None]]:
        """Send calls in here and note whose they are: until then they are not stray. Their nonces and ids stand in what
        this gives.
        """
        sent = dict[str, int | None]()
        try:
            yield sent
        finally:
            for nonce in sent:
                self._sending.pop(nonce, None)
            look_alikes, self._look_alikes = self._look_alikes, set[Key]()
            for stray in look_alikes:
                self._keeper.want(stray)

    async def send(
        self, session: Session, to: ChannelRef | int, words: Words, sent: dict[str, int | None], *, nonce: str = ""
    ) -> Ref | None:
        """Return the new message; None if it was not sent, or it is not known whether it was.

        `sent` gets its nonce and its id, unless nothing says yet whether the message is there. With a `nonce` of its
        own a call stands for as long as the session is a lobby.
        """
        try:
            channel_id = to.channel_id if isinstance(to, ChannelRef) else await self._keeper.direct_channel(to)
        except (discord.HTTPException, *OUTAGES) as error:
            self._refused(session, to, error)
            return None
        stray = await self._strays.add(channel_id, session.link, nonce, session.id if nonce else None)
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

    def let_go(self, session: Session, sent: Mapping[str, int | None], error: BaseException) -> None:
        """Let calls go that are in Discord, and could not be noted."""
        for nonce in sent:
            self._strays.may_be_there(self._sending[nonce], session.id)
            self._keeper.put_off((CALL, nonce), error)

    def _refused(self, session: Session, to: ChannelRef | int, error: Exception) -> None:
        log.info("a call in session %s is not sent: %s", session.id, error)
        if isinstance(to, int) and isinstance(error, discord.HTTPException):
            self._dms.refused(error)

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
        words = await self._last_words(stray) if message else None
        return Kept(key, where, words, message, stray.nonce, may_post=False)

    async def shown(self, kept: Kept, message: Ref | None) -> None:
        """Note that a call is gone; an invitation that was taken back says so until the lobby is over."""
        self._in_doubt.discard(kept.nonce)
        session = await self._session(kept.nonce) if kept.wanted else None
        if session is None or session.status != Status.LOBBY:
            self._strays.gone(kept.nonce)

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Try again: no call stays. One that is gone already cannot be edited."""
        if error.code in GONE and (stray := await self._strays.find(key[1])):
            self._strays.gone(stray.nonce)
        return error.code not in GONE

    async def _last_words(self, stray: StrayCall) -> Words | None:
        """Return what an invitation says that was taken back, for as long as the lobby stands, or not answered when the
        game began; None if it goes.
        """
        session = await self._session(stray.nonce)
        if session is None or session.is_cancelled:
            return None
        unanswered = (guest for guest in session.guests if guest.until is not None)
        guest = next((one for one in unanswered if stray.nonce in nonces_of(session, one)), None)
        if guest is None or not (guest.until or session.status == Status.LOBBY):
            return None
        own = (await self._preferences.load([guest.user_id])).get(guest.user_id)
        is_direct = stray.channel_id != session.where.channel_id
        say = speaker(own.language if own and is_direct else session.language)
        facts = {"guest": shown(guest.name), "title": title(session.game, say), "link": session.link}
        return Words(say("invite-began" if guest.until else "invite-withdrawn", **facts))

    async def _session(self, nonce: str) -> Session | None:
        """Return the table of an invitation; None for other calls, and where it is deleted."""
        if not nonce.startswith(INVITES):
            return None
        try:
            return await self._sessions.get(int(nonce.rpartition(".")[2], 16))
        except NotAllowed:
            return None

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


def nonces_of(session: Session, guest: Guest) -> tuple[str, str]:
    """Return the nonces of an invitation: in the channel, and by direct message."""
    when = f"{guest.asked_at:x}.{session.id:x}"
    return f"{INVITES}{when}", f"{INVITES}m{when}"
