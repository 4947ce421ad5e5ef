"""Shows what is saved: answers the click, then has everything else brought up to date by one plan."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Concatenate, ParamSpec

import discord

from bot.clicks.reply import say_to, whisper
from bot.clicks.router import FRESHEN, Press
from bot.errors import Unavailable
from bot.games.contract import AnyGame
from bot.messages.budget import NOW, Priority, waits
from bot.messages.desired import Interaction, Key
from bot.messages.outages import OUTAGES
from bot.sessions.deadlines import is_half_time
from bot.sessions.open_state import Decision
from bot.sessions.session import Session, Status
from bot.storage.notices import Notice
from bot.table.messages.boards import Boards
from bot.table.messages.calls import Calls
from bot.table.messages.hands import Hands
from bot.table.messages.host_pages import HostPages, is_on_page
from bot.table.messages.plan import BOARD, DIRECT_HAND, HAND, Plan, hands_of, plan_after
from bot.table.messages.services import Services
from bot.table.service.events import BoardMoved, ComputerMoved, SessionSaved, TimeGivenBack, Update
from bot.tasks import BackgroundTasks

log = logging.getLogger(__name__)

P = ParamSpec("P")


class Presenter:
    """Every change of a session comes through here once, after it is saved."""

    def __init__(self, services: Services, boards: Boards, hands: Hands, calls: Calls, host_pages: HostPages) -> None:
        self._keeper, self._sessions, self._presence = services.keeper, services.sessions, services.presence
        self._boards, self._hands, self._calls, self._host_pages = boards, hands, calls, host_pages
        self._games, self._tasks = services.games, BackgroundTasks()
        services.events.listen(ComputerMoved, lambda moved: self._show_later(moved.update))
        services.events.listen(BoardMoved, self._board_moved)
        services.events.listen(SessionSaved, self._saved)
        services.events.listen(TimeGivenBack, lambda _: self._tasks.start(self._show_new_times(), "new times") and None)
        services.router.add(FRESHEN, self.redraw)

    async def close(self) -> None:
        """Finish what is being shown."""
        await self._tasks.close()

    async def redraw(self, press: Press, focus: str = "") -> None:
        """Answer a click by drawing its message anew: board, hand or host's page; `focus` opens a part of it."""
        owner, _ = self._clicked(press, await self._sessions.session_by_id(press.session))
        await owner.answer(press, focus)
        self._keeper.works(press.interaction.channel_id)

    async def act(
        self, press: Press, act: Callable[Concatenate[Session, AnyGame, P], Decision], *args: P.args, **kwargs: P.kwargs
    ) -> Update:
        """Do one of the acts in `decisions` for the person who clicked, answer in the message that was clicked, and
        show everyone else what came of it.
        """
        update = await self._sessions.act_for_person(press.session, act, *args, **kwargs)
        await self.played(press, update)
        return update

    async def played(self, press: Press, update: Update) -> None:
        """After a change by a click: answer in the message that was clicked, then show it to everyone else."""
        owner, drawn = self._clicked(press, update.before)
        await self.show(update, press.interaction, owner.answer(press), drawn)

    async def show(
        self,
        update: Update,
        clicked: Interaction | None = None,
        answer: Awaitable[Any] | None = None,
        drawn: Key | None = None,
    ) -> None:
        """Give the answer to a click, if there is one, then show everyone what is saved: they see it even if the answer
        does not arrive. `drawn` is the message that the answer brings up to date.
        """
        is_answered = False
        try:
            if clicked and answer:
                await answer
                is_answered = True
                self._keeper.works(clicked.channel_id)
        except OUTAGES as error:
            if not (clicked and update.is_change):
                raise
            log.warning("session %s is saved, its answer did not arrive: %r", update.after.id, error)
            with suppress(discord.DiscordException, *OUTAGES):
                await whisper(clicked, say_to(clicked)("saved-anyway"))
        finally:
            if update.is_change and self._sessions.is_ours(update.after):
                plugin = self._games.find(update.after.game)
                plan = plan_after(update, plugin, clicked and clicked.user.id, drawn if is_answered else None)
                self._carry_out(plan, NOW if clicked else self._priority(update.after))
            elif update.is_change and clicked:
                with suppress(Unavailable):  # that it has changed was told with the change
                    await self._sessions.tell_owner(update.after, clicked.user.id)

    def _carry_out(self, plan: Plan, priority: Priority) -> None:
        for key in plan.messages:
            self._keeper.want(key, priority, after=(BOARD, plan.session.id))  # hands follow the board
        self._calls.follow(plan)
        if plan.actor:
            self._boards.repost_if_buried(plan.session)

    def _clicked(self, press: Press, session: Session) -> tuple[Boards | Hands | HostPages, Key | None]:
        """Return what draws the message anew that was clicked, and which message that is, if the keeper knows it."""
        if press.is_on(session.message_id):
            return self._boards, (BOARD, session.id)
        in_channel = press.interaction.guild_id is not None
        if session.where.is_direct or (in_channel and not is_on_page(press)):
            return self._boards, None
        if session.status == Status.LOBBY:
            return self._host_pages, None
        return self._hands, (HAND, session.id, press.person.id) if in_channel else None

    async def catch_up(self) -> None:
        """After a start or an outage: show every board and direct message that Discord has not seen as it is, but for
        games that were left alone for a day: their next click does.
        """
        for session_id, due_at in await self._sessions.unshown_lately():
            self._keeper.want((BOARD, session_id), waits(due_at))
        for session_id, seat, due_at in await self._sessions.hands_behind():
            self._keeper.want((DIRECT_HAND, session_id, seat), waits(due_at))

    async def _show_new_times(self) -> None:
        try:
            await self.catch_up()
        except Unavailable as error:
            log.warning("new times are shown with the next clicks: %s", error.__cause__)

    async def follow_elsewhere(self, notice: Notice) -> None:
        """Show what a click changed that another process answers. It tells so twice: when the change is saved, and when
        the click is answered, then with the person who clicked.
        """
        if not notice.user_id:
            self.refresh(await self._sessions.changed_elsewhere(notice))
            return
        session = await self._sessions.session_by_id(notice.session_id)
        self._calls.follow(Plan(session, actor=notice.user_id))
        if session.seq > notice.seq:  # the answer may have arrived after what was shown here since
            for key in self._messages_of(session):
                if key[0] != HAND:
                    self._keeper.want_again(key)

    def refresh(self, session: Session) -> None:
        """Look again whether the board and the hands of a session are as they have to be."""
        for key in self._messages_of(session):
            self._keeper.want(key, after=(BOARD, session.id))

    def _messages_of(self, session: Session) -> tuple[Key, ...]:
        return ((BOARD, session.id), *hands_of(session, self._games.find(session.game)))

    def _board_moved(self, moved: BoardMoved) -> None:
        """Links to the old board are dead: hands get new ones, and calls go."""
        self.refresh(moved.session)
        self._calls.board_moved(moved.session.id)

    def _priority(self, session: Session) -> Priority:
        is_played = self._presence.is_played(session.id, (s.user_id for s in session.seats))
        return NOW if is_played else waits(session.due_at)

    def _show_later(self, update: Update) -> None:
        self._tasks.start(self.show(update), f"show session {update.after.id}")

    def _saved(self, saved: SessionSaved) -> None:
        """Show what the clock or a service did, or call the players whom the game waits for."""
        before, after = saved.before, saved.session
        if before is None or saved.by not in ("clock", "service"):
            return
        is_call = saved.by == "clock" and after.status == Status.RUNNING and before.wake_at != before.due_at
        if is_call:  # nothing has happened but that
            self._keeper.want((BOARD, after.id), self._priority(after))
            self._calls.call(after, is_half_time=is_half_time(before))
        else:
            self._show_later(Update(before, after))
