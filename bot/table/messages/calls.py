"""Calls players whom a game waits for: an edited board makes no telephone ring, and a short new message with a name in
it does.

The player in turn is called after 45 seconds without a click, if the table wants that, and a player who lets the time
run at half time: in the channel or by direct message, as each of them likes, or not at all. By letter, and for a player
who clicked nothing for ten minutes, the call comes at once. A player who sits at the table needs none. Those who are
asked to stop the game, or offered a draw, are called in the same way, once in ten minutes at most.

There is at most one call of a player per table. It goes as soon as it is answered, and is no part of the game: if it
cannot be sent, or is deleted, the game goes on. What cannot be deleted is deleted later.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from math import inf

import discord
from cachetools import TTLCache

from bot.errors import GameError
from bot.games.contract import Seat
from bot.messages.desired import Words
from bot.messages.ids import lasting_id
from bot.messages.outages import OUTAGES, nonce_of
from bot.messages.page import Button
from bot.people.preferences import Preferences
from bot.person import ChannelRef
from bot.sessions.deadlines import CALL_MS, in_turn
from bot.sessions.questions import unanswered
from bot.sessions.session import Seated, Session
from bot.table.messages.call_messages import CALL, CallMessages
from bot.table.messages.plan import Plan
from bot.table.messages.presence import GONE_MS
from bot.table.messages.services import Services
from bot.table.pages.screen import title
from bot.table.service.call_rows import Call
from bot.tasks import BackgroundTasks
from bot.text.words import speaker

log = logging.getLogger(__name__)

TROUBLE = (discord.HTTPException, *OUTAGES, GameError)
QUESTIONS = {"vote": "call-vote", "offer": "call-offer"}
"""The words of a call for each kind of question."""
AT_ONCE_S = 0.1
"""After a start, what takes longer than this for one session keeps no other waiting."""


class Calls:
    """Calls players, and takes calls away that are answered."""

    def __init__(self, services: Services, messages: CallMessages) -> None:
        self._keeper, self._sessions, self._games = services.keeper, services.sessions, services.games
        self._preferences, self._servers = services.preferences, services.servers
        self._presence, self._dms, self._messages = services.presence, services.dms, messages
        self._tasks = BackgroundTasks()
        self._later: dict[tuple[int, str], asyncio.TimerHandle] = {}
        """When the players of these sessions are looked at again: they clicked not long ago."""
        self._questioned = TTLCache[tuple[int, int], bool](inf, GONE_MS, self._sessions.now)
        """The users who were called for a question lately, by session."""

    def follow(self, plan: Plan) -> None:
        """Soon: take away the calls that are answered, one among them that was being noted while the session was saved,
        and call the player in turn who is gone, or plays by letter, and those who are asked something beside.
        """
        session, actor = plan.session, plan.actor
        greeted = session.people_here if session.is_greeted else ()
        for user_id in filter(None, (actor, *(seated.user_id for seated in greeted))):
            self._presence.note(session.id, user_id)
        self._messages.take_away(session, plan.lost_calls)
        self._soon(session.id, partial(self._update, actor=actor))
        if plan.has_ended_questions:
            self._soon(session.id, self._take_questions_away)
        if plan.unanswered:
            self._soon(session.id, partial(self._ask, seats=plan.unanswered))

    def call(self, session: Session, *, is_half_time: bool) -> None:
        """Soon: call all players whom the game waits for; at half time even one who is there, and a call from before
        gives way.
        """
        self._soon(session.id, self._remind if is_half_time else partial(self._call_absent, step=session.step))

    def board_moved(self, session_id: int) -> None:
        """Soon: take away the calls of those who are there, since the board stands at the end now."""
        self._soon(session_id, self._board_moved)

    def forget(self, user_id: int, sessions: Iterable[Session]) -> None:
        """Soon: take away the calls of a person at these tables as they were; nothing here remembers them then."""
        self._presence.forget(user_id)
        for key in [key for key in self._questioned if key[1] == user_id]:
            del self._questioned[key]
        for session in sessions:
            if (seated := session.seated(user_id)) and seated.call:
                self._take_away(session, [seated.seat])

    async def catch_up(self) -> None:
        """After a start: by letter, call those whose turn came while the bot was down; take away what was answered."""
        called = await self._messages.sessions_with_calls()
        sessions = dict.fromkeys((*await self._sessions.unshown(), *called))
        self._tasks.start(self._catch_up([*sessions], self._sessions.now()), "calls after a start")

    async def _catch_up(self, session_ids: Iterable[int], began_at: int) -> None:
        await self._messages.catch_up(began_at)
        for session_id in session_ids:
            await asyncio.wait([self._soon(session_id, self._update)], timeout=AT_ONCE_S)

    async def close(self) -> None:
        """Finish the calls that are under way."""
        for timer in self._later.values():
            timer.cancel()
        await self._tasks.close()

    def _soon(self, session_id: int, look_after: Callable[[Session], Awaitable[None]]) -> asyncio.Task[None]:
        """Have the calls of a session looked after, nothing else at the same time; trouble stops no game."""
        return self._tasks.start(self._look_after(session_id, look_after), "call")

    async def _look_after(self, session_id: int, look_after: Callable[[Session], Awaitable[None]]) -> None:
        async with self._keeper.locks[CALL, session_id]:
            try:
                await look_after(await self._sessions.session_by_id(session_id))
                session = await self._sessions.session_by_id(session_id)  # some may be answered that were being sent
                self._take_away(session, {s.seat for s in session.seats} - self._awaited(session))
            except TROUBLE as error:
                log.info("the calls of session %s stay as they are: %s", session_id, error)

    async def _update(self, session: Session, actor: int | None = None) -> None:
        due = self._awaited(session) - {s.seat for s in session.seats if s.user_id == actor}
        self._take_away(session, (s.seat for s in session.seats if s.seat not in due))
        now = [s for s in in_turn(session) if s.user_id != actor and not s.call and self._is_away(session, s)]
        await self._call(session, now, "call")

    async def _board_moved(self, session: Session) -> None:
        there = (s.seat for s in session.seats if self._presence.is_there(session.id, s.user_id or 0, CALL_MS))
        self._take_away(session, there)

    async def _call_absent(self, session: Session, step: int) -> None:
        if session.step != step:
            return
        if any(self._presence.is_there(session.id, s.user_id or 0, CALL_MS) for s in in_turn(session)):
            self._call_later((session.id, "turn"), partial(self._call_absent, step=step))
            return
        await self._call(session, [s for s in in_turn(session) if not s.call], "call")

    async def _ask(self, session: Session, seats: frozenset[Seat], *, is_later: bool = False) -> None:
        """Call those of these seats who have not answered: at once who is away, later who has not clicked by then."""
        questions = self._questions(session)
        due = [s for s in session.seats if s.seat in seats & questions.keys() and not s.call]
        if is_later:
            now = [s for s in due if not self._presence.is_there(session.id, s.user_id or 0, CALL_MS)]
        else:
            due = [s for s in due if (session.id, s.user_id) not in self._questioned]
            now = [s for s in due if self._is_away(session, s)]
            left = frozenset(s.seat for s in due)  # also who is called now: the board may come down on it
            self._call_later((session.id, "question"), partial(self._ask, seats=left, is_later=True))
        self._questioned.update({(session.id, s.user_id or 0): True for s in now})
        for kind, words in QUESTIONS.items():
            await self._call(session, [s for s in now if questions[s.seat] == kind], words)

    async def _take_questions_away(self, session: Session) -> None:
        """Take away the calls of those who are asked nothing any more, though the game may wait for them."""
        seats = {s.seat for s in session.seats if (session.id, s.user_id) in self._questioned}
        self._take_away(session, seats - self._questions(session).keys())

    def _questions(self, session: Session) -> Mapping[Seat, str]:
        plugin = self._games.find(session.game)
        return unanswered(session, plugin.game) if plugin else {}

    def _awaited(self, session: Session) -> set[Seat]:
        """Return the seats whose calls stand: the game waits for them, or they are asked something."""
        return {*(s.seat for s in session.people_to_move), *self._questions(session)}

    def _call_later(self, key: tuple[int, str], look_after: Callable[[Session], Awaitable[None]]) -> None:
        """Look again when the players may have gone. After a restart half time is the next call."""

        def look() -> None:
            del self._later[key]
            self._soon(key[0], look_after)

        if before := self._later.get(key):
            before.cancel()
        self._later[key] = asyncio.get_running_loop().call_later(CALL_MS / 1000, look)

    def _is_away(self, session: Session, seated: Seated) -> bool:
        """Return whether a person is to be called without delay."""
        user_id = seated.user_id or 0
        if session.pace == "letter":
            return not self._presence.is_there(session.id, user_id)
        return self._presence.is_gone(session.id, user_id)

    async def _remind(self, session: Session) -> None:
        self._take_away(session, (s.seat for s in session.people_to_move))
        await self._call(session, session.people_to_move, "remind")

    async def _call(self, session: Session, people: Iterable[Seated], key: str) -> None:
        """Call these people as each of them likes, those who like it in the channel all in one message."""
        people = [s for s in people if s.user_id]
        if not people or session.game not in self._games or not self._sessions.is_ours(session):
            return
        preferences = await self._preferences.load(s.user_id for s in people if s.user_id)
        here, calls = list[Seated](), dict[Seat, Call]()
        for seated in people:
            own = preferences.get(seated.user_id or 0, Preferences(session.language))
            if own.reminders == "dm" and not self._dms.are_paused:
                words = Words(self._text(session, key, own.language))
                if call := await self._send(session, seated.user_id or 0, words, key):
                    calls[seated.seat] = call
            if own.reminders == "channel" or (own.reminders == "dm" and seated.seat not in calls):
                here.append(seated)
        if here and (await self._servers.load(session.where.guild_id)).has_calls:
            call = await self._send(session, session.where, self._in_channel(session, here, key), key)
            calls |= dict.fromkeys((s.seat for s in here), call) if call else {}
        if calls:
            await self._sessions.note_calls(session.id, calls)

    async def _send(self, session: Session, to: ChannelRef | int, words: Words, key: str) -> Call | None:
        """Send a call, once for all attempts at this turn, before and after a restart."""
        nonce = nonce_of(key, session.id, session.seq, to, *words.called)
        return await self._messages.send(session, to, words, nonce)

    def _in_channel(self, session: Session, people: list[Seated], key: str) -> Words:
        users = tuple(s.user_id or 0 for s in people)
        names = "".join(f"<@{user_id}> " for user_id in users)
        text = self._text(session, key, session.language, person=names, people=len(people))
        down = Button(speaker(session.language)("call-down"), lasting_id(session, "down"), "plain", "⬇️")
        return Words(text, users, (down,))

    def _text(self, session: Session, key: str, language: str, person: str = "", people: int = 1) -> str:
        say, due = speaker(language), session.due_at
        until = f"<t:{due // 1000}:R>" if due else ""
        game = title(session.game, say)
        return say(key, title=game, link=session.link, until=until, person=person, people=people)

    def _take_away(self, session: Session, seats: Iterable[Seat]) -> None:
        """Let the calls of these seats go, but for messages that call others too."""
        gone = {seat: call for seat in seats if (call := session.seats[seat].call)}
        if not gone:
            return
        kept = {s.call for s in session.seats if s.call and s.seat not in gone}
        self._sessions.note_calls_gone(session.id, gone)
        self._messages.take_away(session, {*gone.values()} - kept)
