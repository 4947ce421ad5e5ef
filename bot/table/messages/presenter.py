"""Shows what is saved: answers the click, then brings the board, the hands and the calls up to date."""

import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import discord

from bot.clicks.reply import say_to, whisper
from bot.clicks.router import FRESHEN, Press
from bot.errors import Unavailable
from bot.messages.budget import NOW, Priority, waits
from bot.messages.desired import Interaction
from bot.messages.outages import OUTAGES
from bot.sessions.deadlines import is_half_time
from bot.sessions.session import Session, Status
from bot.storage.notices import Notice
from bot.table.messages.boards import Boards, is_in_words
from bot.table.messages.calls import Calls
from bot.table.messages.hands import Hands
from bot.table.messages.host_pages import HostPages
from bot.table.messages.services import Services
from bot.table.service.events import BoardMoved, ComputerMoved, SessionSaved, Update
from bot.tasks import BackgroundTasks

log = logging.getLogger(__name__)


class Presenter:
    """Every change of a session comes through here once, after it is saved."""

    def __init__(self, services: Services, boards: Boards, hands: Hands, calls: Calls, host_pages: HostPages) -> None:
        self._keeper, self._sessions, self._presence = services.keeper, services.sessions, services.presence
        self._boards, self._hands, self._calls, self._host_pages = boards, hands, calls, host_pages
        self._tasks = BackgroundTasks()
        services.events.listen(ComputerMoved, lambda moved: self._follow_later(moved.update))
        services.events.listen(BoardMoved, lambda moved: calls.board_moved(moved.session_id))
        services.events.listen(SessionSaved, self._saved)
        services.router.add(FRESHEN, self.show)

    async def close(self) -> None:
        """Finish what is being shown."""
        await self._tasks.close()

    async def show(self, press: Press, focus: str = "") -> None:
        """Answer a click by drawing its message anew, board or hand; `focus` opens a part of it."""
        session = await self._sessions.session_by_id(press.session)
        if press.is_on(session.message_id) or is_in_words(press) or not self._hands.has_hands(session):
            await self._boards.answer(press, focus)
        else:
            await self._hands.answer(press, focus)
        self._keeper.works(press.interaction.channel_id)

    async def played(self, press: Press, update: Update) -> None:
        """After a move: answer in the message that was clicked, then bring everything else up to date."""
        await self.answered(self.show(press), update, press.interaction, on_board=press.is_on(update.after.message_id))

    async def typed(self, interaction: Interaction, update: Update, text: str = "") -> None:
        """After a move by a command: answer with this text, or without one with the hand; then bring everything else
        up to date.
        """
        answer = whisper(interaction, text) if text else self._hands.open(interaction, update.after.id)
        await self.answered(answer, update, interaction)

    async def answered(
        self, answer: Coroutine[Any, Any, Any], update: Update, clicked: Interaction, *, on_board: bool = False
    ) -> None:
        """Answer, then show everyone else what is saved: they see it even if the answer does not arrive."""
        is_answered = False
        try:
            await answer
            is_answered = True
        except OUTAGES as error:
            if not update.is_change:
                raise
            log.warning("session %s is saved, its answer did not arrive: %r", update.after.id, error)
            with suppress(discord.DiscordException, *OUTAGES):
                await whisper(clicked, say_to(clicked)("saved-anyway"))
        finally:
            await self.show_update(update, clicked, board_shown=on_board and is_answered)

    async def show_update(
        self, update: Update, clicked: Interaction | None = None, *, board_shown: bool = False
    ) -> None:
        """Bring the board up to date, and the hands: all of them if everyone saw something happen, else those of the
        person who acted.
        """
        if not update.is_change:
            return
        if not self._sessions.is_ours(update.after):
            if clicked:
                with suppress(Unavailable):  # that it has changed was told with the change
                    await self._sessions.tell_owner(update.after, clicked.user.id)
            return
        actor = clicked.user.id if clicked else None
        priority = NOW if clicked else self._rank(update.after)
        if not board_shown:
            self._boards.refresh(update.after.id, priority)
        if actor:
            self._boards.repost_if_buried(update.after, partial(self._hands.lie_below, update.after))
        self._calls.update_calls(update.after, actor)
        self._calls.ask(update)
        self._host_pages.follow(update.after.id)
        if update.is_seen or update.before.seats != update.after.seats:
            await self._hands.refresh(update.after.id, clicked, priority=priority)
        elif actor:
            await self._hands.refresh(update.after.id, clicked, only=actor)

    async def follow_elsewhere(self, notice: Notice) -> None:
        """Show what a click changed that another process answers. It tells so twice: when the change is saved, and when
        the click is answered, then with the person who clicked.
        """
        if not notice.user_id:
            session = await self._sessions.changed_elsewhere(notice)
            self._boards.refresh(session.id)
            await self._hands.refresh(session.id)
            return
        session = await self._sessions.session_by_id(notice.session_id)
        self._calls.update_calls(session, notice.user_id)
        if session.seq > notice.seq:  # the answer may have arrived after what was shown here since
            self._boards.show_again(session.id)
            self._hands.show_again(session)

    def _rank(self, session: Session) -> Priority:
        is_played = self._presence.is_played(session.id, (s.user_id for s in session.seats))
        return NOW if is_played else waits(session.due_at)

    def _follow_later(self, update: Update) -> None:
        self._tasks.start(self.show_update(update), f"show session {update.after.id}")

    def _saved(self, saved: SessionSaved) -> None:
        """Show what the clock or a service did, or call the players whom the game waits for."""
        before, after = saved.before, saved.session
        if before is None or saved.by not in ("clock", "service"):
            return
        is_call = saved.by == "clock" and after.status == Status.RUNNING and before.wake_at != before.due_at
        if is_call:  # nothing has happened but that
            self._boards.refresh(after.id, self._rank(after))
            self._calls.call(after, is_half_time=is_half_time(before))
        else:
            self._follow_later(Update(before, after))
