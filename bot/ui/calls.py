"""Calls players whom a game waits for: an edited board makes no telephone ring, and a short new message with a name in
it does.

The player in turn is called at once, if the table wants that, and a player who lets the time run at half time: in the
channel or by direct message, as each of them likes, or not at all. There is at most one call of a player per table. It
goes as soon as it is answered, and is no part of the game: if it cannot be sent, or is deleted, the game goes on.
"""

import logging
from collections.abc import Iterable

import aiohttp
import discord

from bot.errors import GameError
from bot.games.contract import CALLS, Seat
from bot.members.preferences import PreferenceStore
from bot.service.service import Sessions
from bot.sessions.preferences import Preferences
from bot.sessions.session import Seated, Session
from bot.tasks import BackgroundTasks, KeyedLocks
from bot.text.words import speaker
from bot.ui.screen import Games, title

log = logging.getLogger(__name__)

STILL_THERE_MS = 60_000
"""For which a player who clicked needs no call, though computer players have moved since."""
TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, GameError)

Call = tuple[int, int]
"""Channel and message."""


class Calls:
    """Sends calls and takes them away."""

    def __init__(self, client: discord.Client, sessions: Sessions, preferences: PreferenceStore, games: Games) -> None:
        self._client, self._sessions, self._preferences, self._games = client, sessions, preferences, games
        self._locks = KeyedLocks[int]()
        self._tasks = BackgroundTasks()
        self._acted: dict[int, tuple[int, int]] = {}
        """The user who clicked last in each session, and when."""

    def follow(self, session: Session, actor: int | None = None) -> None:
        """Soon: take away the calls that are answered, and call the player in turn now, but for the person who just
        acted.
        """
        self._remember(session, actor)
        if self._in_turn(session) or any(s.call for s in session.seats):
            self._tasks.start(self._follow(session.id, actor), "call")

    def remind(self, session: Session) -> None:
        """Soon: call all players whom the game waits for, half of their time being over; a call from before gives
        way.
        """
        self._tasks.start(self._remind(session.id), "remind")

    def forget(self, user_id: int, sessions: Iterable[Session]) -> None:
        """Soon: take away the calls of a person at these tables as they were; nothing here remembers them then."""
        for table in [table for table, (actor, _) in self._acted.items() if actor == user_id]:
            del self._acted[table]
        for session in sessions:
            if (seated := session.seated(user_id)) and seated.call:
                self._tasks.start(self._take_away(session, [seated.seat]), "take a call away")

    async def catch_up(self) -> None:
        """After a start: call those whose turn came while the bot was down."""
        for session_id in await self._sessions.unshown():
            self._tasks.start(self._follow(session_id, None), "call")

    async def close(self) -> None:
        """Finish the calls that are under way."""
        await self._tasks.close()

    async def _follow(self, session_id: int, actor: int | None) -> None:
        async with self._locks[session_id]:
            try:
                session = await self._sessions.get(session_id)
                awaited = {s.seat for s in session.for_people if s.user_id != actor}
                await self._take_away(session, (s.seat for s in session.seats if s.seat not in awaited))
                there, _ = self._acted.get(session_id, (actor, 0))
                await self._call(
                    session,
                    (s for s in self._in_turn(session) if s.user_id not in (actor, there) and not s.call),
                    "call",
                )
            except TROUBLE as error:
                log.info("no call in session %s: %s", session_id, error)

    async def _remind(self, session_id: int) -> None:
        async with self._locks[session_id]:
            try:
                session = await self._sessions.get(session_id)
                await self._take_away(session, (s.seat for s in session.for_people))
                await self._call(session, session.for_people, "remind")
            except TROUBLE as error:
                log.info("no reminder in session %s: %s", session_id, error)

    def _remember(self, session: Session, actor: int | None) -> None:
        for table in [table for table, (_, at) in self._acted.items() if at + STILL_THERE_MS < session.updated_at]:
            del self._acted[table]
        if actor is not None:
            self._acted[session.id] = (actor, session.updated_at)

    def _in_turn(self, session: Session) -> tuple[Seated, ...]:
        """Return the player in turn, if this table wants calls."""
        is_wanted = session.options.get(CALLS.key) == CALLS.default
        return session.for_people if is_wanted and len(session.for_people) == 1 else ()

    async def _call(self, session: Session, people: Iterable[Seated], key: str) -> None:
        """Call these people as each of them likes, those who like it in the channel all in one message."""
        people = [s for s in people if s.user_id]
        if not people or session.game not in self._games:
            return
        preferences = await self._preferences.load(s.user_id for s in people if s.user_id)
        here, calls = list[Seated](), dict[Seat, Call | None]()
        for seated in people:
            own = preferences.get(seated.user_id or 0, Preferences(session.language))
            if own.reminders == "dm":
                calls[seated.seat] = await self._by_dm(session, seated.user_id or 0, f"{key}-dm", own.language)
            if own.reminders == "channel" or (own.reminders == "dm" and calls[seated.seat] is None):
                here.append(seated)
        if here:
            calls |= dict.fromkeys(
                (s.seat for s in here), await self._in_channel(session, [s.user_id or 0 for s in here], key)
            )
        await self._sessions.note_calls(session.id, calls)

    async def _in_channel(self, session: Session, user_ids: list[int], key: str) -> Call | None:
        """Return the new message; None if it may not be sent."""
        people = " ".join(f"<@{user_id}>" for user_id in user_ids)
        called = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in user_ids])
        try:
            message = await self._channel(session.where.channel_id, session.where.guild_id).send(
                self._text(session, key, session.language, person=people), allowed_mentions=called
            )
        except discord.HTTPException as error:
            log.info("no call in the channel of session %s: %s", session.id, error)
            return None
        return message.channel.id, message.id

    async def _by_dm(self, session: Session, user_id: int, key: str, language: str) -> Call | None:
        """Return the new message; None if the person's direct messages are closed."""
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            message = await channel.send(self._text(session, key, language))
        except discord.HTTPException as error:
            log.info("a person in session %s is called in the channel instead: %s", session.id, error)
            return None
        return channel.id, message.id

    def _text(self, session: Session, key: str, language: str, **variables: str) -> str:
        say, due = speaker(language), session.due_at
        until = f"<t:{due // 1000}:R>" if due else ""
        return say(key, title=title(session.game, say), link=session.link, until=until, **variables)

    async def _take_away(self, session: Session, seats: Iterable[Seat]) -> None:
        """Delete the calls of these seats, but for messages that call others too."""
        gone = {seat: call for seat in seats if (call := session.seats[seat].call)}
        if not gone:
            return
        kept = {s.call for s in session.seats if s.call and s.seat not in gone}
        for channel_id, message_id in {call for call in gone.values() if call not in kept}:
            guild_id = session.where.guild_id if channel_id == session.where.channel_id else None
            try:
                await self._channel(channel_id, guild_id).get_partial_message(message_id).delete()
            except discord.HTTPException as error:
                log.info("the call %s stays: %s", message_id, error)
        self._sessions.note_calls_gone(session.id, gone)

    def _channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)
