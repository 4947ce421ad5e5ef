"""The threads in which the tables of tournaments stand: opened when a round begins, closed after its end.

Each step is noted before the next one, and none is made twice: a thread that was made but not noted is found by name.
"""

import logging
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

import discord

from bot.errors import NotAllowed
from bot.features.kit import Kit
from bot.messages.desired import DesiredMessage, TooEarly, Words
from bot.messages.outages import OUTAGES, nonce_of
from bot.sessions.session import Session, Status
from bot.table.pages.lobby import sealed
from bot.table.pages.screen import title
from bot.text.words import speaker
from cogs.tournament.service import Tournaments
from cogs.tournament.tournament import ROUND_MS, Match, Stage, Tournament

log = logging.getLogger(__name__)

RETRY_S = 60.0
"""Until the next try where something is in the way, or a board is behind."""
LINE_LATE_MS, LINES_MOST = 1000, 50
"""Discord's line about a new thread is among so many messages, from so long before the thread on: clocks differ."""
SLEEP_MS = 600_000
"""After its end a thread stays open so long, until its board says how the game went."""


class Threads:
    """Does in Discord what a tournament's tables need."""

    def __init__(self, kit: Kit, tournaments: Tournaments) -> None:
        self._client, self._keeper, self._servers, self._sessions = kit.client, kit.keeper, kit.servers, kit.sessions
        self._tournaments = tournaments

    async def open_due_threads(self, t: Tournament) -> bool:
        """Open the tables of the round that is played, and close the threads of those before it; return whether all
        tables could be opened. TooEarly if a thread is to be closed later.
        """
        are_open = True
        for match in t.now_played if t.stage == Stage.PLAYING else ():
            try:
                await self.open_table_thread(t, match)
            except NotAllowed as error:
                log.info("a table of tournament %s cannot be opened: %s", t.id, error.key)
                are_open = False
        closed = [await self._try_to_close(t, match) for match in t.matches if _may_be_closed(t, match)]
        if not all(closed):
            raise TooEarly(RETRY_S)
        return are_open

    async def open_table_thread(self, t: Tournament, match: Match) -> None:
        """Make the thread of a table, open its game there, greet its people, start; what is done is not done again."""
        if match.channel_id is None:
            match = replace(match, channel_id=await self._find_or_make_thread(t, match))
            await self._tournaments.note_match(t, match, channel_id=match.channel_id)
            await self._put_line_away(t, match)
        session = await self._tournaments.seat_match(t, match)
        if session.status != Status.LOBBY:
            return
        now = await self._tournaments.tournament_by_id(t.id)
        if now.stage != Stage.PLAYING or session.id not in [match.session_id for match in now.now_played]:
            await self._sessions.stop_for_good([session.id], boards_say_so=True)
            return
        try:
            await self._greet(t, match, session)
        except discord.NotFound:  # the thread was deleted a moment after it was made
            await self._sessions.stop_all_in(session.where.channel_id)
            return
        with suppress(NotAllowed):  # it has ended meanwhile
            await self._sessions.start(session.id)
        entrants = (await self._tournaments.tournament_by_id(t.id)).entrants
        for left in (entrants[number] for number in match.entrants if entrants[number].has_left):
            await self._sessions.leave_for_good(session.id, left.user_id)  # while the table was being opened

    async def _find_or_make_thread(self, t: Tournament, match: Match) -> int:
        """Return the thread of a table, which a process that was killed may have made already."""
        channel = self._client.get_channel(t.where.channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise NotAllowed("no-tournament")
        name = _name(t, match)
        me = self._client.user
        began = datetime.fromtimestamp((t.due_at - ROUND_MS[t.pace]) / 1000 - 60, UTC)
        for thread in channel.threads:
            is_ours = me is not None and thread.owner_id == me.id and thread.name == name
            if is_ours and (thread.created_at or began) >= began:
                return thread.id
        async with self._keeper.request():
            kind = discord.ChannelType.public_thread
            archive = 10080 if t.pace == "letter" else 1440  # minutes
            return (await channel.create_thread(name=name, type=kind, auto_archive_duration=archive)).id

    async def _put_line_away(self, t: Tournament, match: Match) -> None:
        """Delete Discord's own line about a new thread: the living message has the way to each table."""
        channel, name = self._client.get_partial_messageable(t.where.channel_id), _name(t, match)
        since = discord.Object(max(0, (match.channel_id or 0) - (LINE_LATE_MS << 22)))
        try:
            async with self._keeper.request():
                async for line in channel.history(after=since, limit=LINES_MOST):
                    if line.type is discord.MessageType.thread_created and line.content == name:
                        await self._keeper.delete((t.where.channel_id, line.id))
                        return
        except (discord.HTTPException, *OUTAGES) as error:
            log.info("the line about thread %s stays: %r", match.channel_id, error)

    async def _greet(self, t: Tournament, match: Match, session: Session) -> None:
        """Post the first message of a thread: who plays, what the round is, and the seal before anything is drawn."""
        say, people = speaker(t.language), [t.entrants[number] for number in match.entrants]
        names = " ".join(f"<@{one.user_id}>" for one in people)
        hello = say("tournament-hello", title=title(t.game, say), round=match.round, rounds=t.rounds, people=names)
        called = (await self._servers.load(t.where.guild_id)).has_calls
        words = Words(f"{hello}\n{sealed(say, session)}", tuple(one.user_id for one in people) if called else ())
        await self._keeper.post(
            DesiredMessage(("hello", session.id), session.where, words, nonce=nonce_of("hello", session.id))
        )

    async def _try_to_close(self, t: Tournament, match: Match) -> bool:
        """Close a thread, once its board says how the game went: a later change would open it again."""
        session = await self._sessions.session_by_id(match.session_id) if match.session_id else None
        if session and session.shown_seq < session.seq and self._sessions.now() < session.updated_at + SLEEP_MS:
            return False
        try:
            async with self._keeper.request():
                thread = await self._client.fetch_channel(match.channel_id or 0)
                if isinstance(thread, discord.Thread) and not thread.archived:
                    await thread.edit(archived=True)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("thread %s is not closed: %s", match.channel_id, error)
        await self._tournaments.note_match(t, match, is_closed=True)
        return True


def _name(t: Tournament, match: Match) -> str:
    """Return the name of a table's thread: Discord's line about it consists of it, too."""
    say = speaker(t.language)
    facts = {"title": title(t.game, say), "number": str(t.id), "round": match.round, "table": match.number}
    return say("tournament-thread", **facts)


def _may_be_closed(t: Tournament, match: Match) -> bool:
    """Return whether the round of this table is over, and its thread not closed yet."""
    is_over = not t.stage.is_active or t.stage == Stage.ASKING or match.round < t.round
    return is_over and match.channel_id is not None and not match.is_closed
