"""Private hands: a message that only its player sees, or a direct message for those who like that better.

Discord lets a private message be edited for 15 minutes after its person's last click. Younger ones follow the game by
themselves; an older one is drawn anew by the next click in it, or opened again from the board. Nothing here is the only
copy of anything. Direct messages follow the game to its end, whatever happens to the process that sent them.
"""

import logging
from collections.abc import Iterable

import discord

from bot.clicks.private_pages import note
from bot.clicks.reply import put_away, redraw_privately, say_to, show_beside
from bot.clicks.router import Press
from bot.errors import NotAllowed
from bot.games.contract import Seat
from bot.messages.desired import DesiredMessage, Interaction, Key, MessageOwner, Ref
from bot.messages.fingerprints import fingerprint_of
from bot.messages.ids import button_id, lasting_id
from bot.messages.names import shown
from bot.messages.outages import OUTAGES, nonce_of
from bot.messages.page import Button, Page
from bot.messages.private import PrivateMessages
from bot.sessions.decisions import need_start, seat_of
from bot.sessions.session import Seated, Session, Status
from bot.table.messages.boards import Boards, SessionMessage, is_in_words
from bot.table.messages.plan import DIRECT_HAND, HAND, has_hands
from bot.table.messages.services import Services
from bot.table.pages import attendance
from bot.table.pages.board_buttons import looking_back, take_back_button
from bot.table.pages.screen import title
from bot.text.words import Say, speaker

log = logging.getLogger(__name__)


class Hands(MessageOwner):
    """Opens hands, answers clicks in them, and says what the open ones have to be."""

    def __init__(self, services: Services, boards: Boards) -> None:
        self._keeper, self._sessions, self._preferences = services.keeper, services.sessions, services.preferences
        self._boards, self._games, self._hooks, self._dms = boards, services.games, services.hooks, services.dms
        self._presence, self._open = services.presence, PrivateMessages()
        self._dms_closed: set[int] = set()
        self._keeper.add(self, HAND, DIRECT_HAND)
        services.router.know_old_hands(self.of_game_over)

    async def open(self, interaction: Interaction, session_id: int) -> None:
        """Answer with the person's hand, as a new private message."""
        key = (HAND, session_id, interaction.user.id)
        async with self._keeper.locks[key]:
            session, page = await self._sessions.session_by_id(session_id), await self._page(interaction, session_id)
            if page is None:
                raise NotAllowed("no-old-board", link=session.link)
            hand, is_over = self._games.get(session.game).screen.hand, not session.status.is_active
            is_passing = hand is not None and not hand.retells  # one that is only looked at goes with the next click
            await show_beside(interaction, page, "page" if is_over else "hand" if is_passing else None)
            await self._put_away(key)  # the older one: two that drift apart would confuse
            if is_over:
                return
            self._open.note(key, interaction)
            self._presence.note_hand(session_id, interaction.user.id, None if is_passing else interaction.id)
            self._keeper.fingerprints[key] = fingerprint_of(page)

    async def take_place(self, press: Press) -> None:
        """Answer who has just left or sat down by their hand, in the place of the question: it is no page any more that
        goes with the next click, and it follows the table.
        """
        older = self._open.forget((HAND, press.session, press.person.id))
        await self.answer(press)
        note(press.interaction, None)
        if older:
            await self._keeper.take_away(older)

    async def of_game_over(self, press: Press) -> Page | None:
        """Return what a private message shows if it is the hand of a game that is over: it is a page like others then,
        and nothing keeps it up to date any more.
        """
        session = await self._sessions.session_by_id(press.session)
        if session.status.is_active or not session.seated(press.person.id) or is_in_words(press):
            return None
        if not has_hands(session, self._games.find(session.game)):
            return None
        self._open.forget((HAND, session.id, press.person.id))
        return await self._page(press.interaction, session.id)

    async def answer(self, press: Press, focus: str = "") -> None:
        """Answer a click in a hand, private or direct message, by drawing it anew; `focus` opens a part of it, until
        its next change.
        """
        clicked, session = press.interaction, await self._sessions.session_by_id(press.session)
        key = self._clicked(press, session)
        async with self._keeper.locks[key]:
            page = await self._page(clicked, press.session, focus)
            plain = await self._page(clicked, press.session) if focus else page  # what does not change stays open
            if page is None or plain is None:
                await put_away(clicked)
                return
            async with self._keeper.sending(key, fingerprint_of(plain)):
                await redraw_privately(clicked, page.with_news((press.note,)) if press.note else page)
            if clicked.guild_id is not None:  # direct messages are edited without a token
                self._open.note((HAND, press.session, press.person.id), clicked)

    def _clicked(self, press: Press, session: Session) -> Key:
        if press.interaction.guild_id is not None:
            return (HAND, press.session, press.person.id)
        seated, message = session.seated(press.person.id), press.interaction.message
        if seated and message and seated.dm == (press.interaction.channel_id, message.id):
            return (DIRECT_HAND, press.session, seated.seat)
        return ("copy", press.session, press.person.id)  # an older direct message: nothing keeps it

    def may_exist(self, key: Key) -> bool:
        """Return whether a private message is open; who gets direct messages has to be looked up."""
        return key[0] == DIRECT_HAND or key in self._open

    async def forget(self, user_id: int, hands: Iterable[Ref]) -> None:
        """Take away the person's open hands, and those direct messages; nothing here remembers them then."""
        self._dms_closed.discard(user_id)
        for key in self._open:
            if key[2] == user_id:
                await self._put_away(key)
        for message in hands:
            try:
                await self._keeper.delete(message)
            except (discord.HTTPException, *OUTAGES) as error:
                log.info("a hand in direct messages stays: %r", error)

    async def send_by_dm(self, press: Press) -> None:
        """From now on this person gets hands by direct message; the hand says why it cannot be, if so."""
        session = await self._sessions.session_by_id(press.session)
        seated = self._seat(session, press.interaction)
        await self._preferences.prefer(press.person, hands_by_dm=True)
        self._dms_closed.discard(press.person.id)
        await self._keeper.bring((DIRECT_HAND, session.id, seated.seat))
        await self.answer(press)

    async def stop_dms(self, press: Press) -> None:
        """From now on this person gets hands in the channel only."""
        await self._preferences.prefer(press.person, hands_by_dm=False)
        await self.answer(press)

    # What hands have to be

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return a hand as it has to be now; None if there is none, or its token is too old."""
        session = await self._sessions.session_by_id(int(key[1]))
        if key[0] == DIRECT_HAND:
            return await self._direct(key, session, session.seats[int(key[2])])
        click = self._open.click_in(key)
        return DesiredMessage(key, click, await self._page(click, session.id), may_post=False) if click else None

    async def _direct(self, key: Key, session: Session, seated: Seated) -> DesiredMessage | None:
        user_id, plugin = seated.user_id, self._games.find(session.game)
        if user_id is None or not self._sessions.is_ours(session) or not has_hands(session, plugin):
            return None
        own = (await self._preferences.load([user_id])).get(user_id)
        is_wanted = own is not None and own.hands_by_dm and session.status == Status.RUNNING and seated.is_here
        may_post = is_wanted and not self._dms.are_paused
        if not seated.dm and not may_post:
            return None
        say = speaker(own.language if own else session.language)
        below = self._below(session, user_id, say, by_dm=is_wanted, in_dm=True)
        page = self.page(session, seated.seat, say) + below
        page = page.in_words() if own and own.in_words else page
        nonce = nonce_of("hand", seated.seat, session.id, session.seq, seated.dm)
        return SessionMessage(key, user_id, page, seated.dm, nonce, may_post=may_post, session=session)

    async def shown(self, desired: DesiredMessage, message: Ref | None) -> None:
        """Note which version a direct message shows, and where it is."""
        if isinstance(desired, SessionMessage) and message:
            await self._sessions.note_dm(desired.session, int(desired.key[2]), message)

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Discord does not let us: the next click in it, or on the board, shows the hand."""
        if key[0] == HAND:  # dismissed, or its token died early
            self._open.forget(key)
            return False
        user_id = (await self._sessions.session_by_id(int(key[1]))).seats[int(key[2])].user_id
        match self._dms.refused(error):
            case "closed" if user_id:
                self._dms_closed.add(user_id)
                await self._preferences.hands_by_dm_refused(user_id)
            case "failed" if error.status != 404:  # deleted by its person, who wants no more
                log.warning("a hand of session %s could not be sent: %s", key[1], error)
            case _:
                pass  # where direct messages rest, the hand in the channel says so
        return False

    def _seat(self, session: Session, interaction: Interaction) -> Seated:
        seated = seat_of(session, interaction.user.id)
        need_start(session)
        return seated

    async def _page(self, interaction: Interaction, session_id: int, focus: str = "") -> Page | None:
        """Return the person's hand as of now, with the buttons that belong below it; None in a game without hands, but
        for who is away or has lost the seat.
        """
        session = await self._sessions.session_by_id(session_id)
        own = (await self._preferences.load([interaction.user.id])).get(interaction.user.id)
        say, by_dm = say_to(interaction), own is not None and own.hands_by_dm
        if session.status == Status.RUNNING and (successor := session.successor_of(interaction.user.id)):
            key = "no-stranger-free" if session.free_seats else "no-seat-taken"
            text = say(key, seat=shown(successor.name), link=session.link)
            return Page((text, (Button(say("hand-board"), url=session.link),)))
        seated = self._seat(session, interaction)
        is_away = session.status == Status.RUNNING and seated.is_away
        if not (is_away or has_hands(session, self._games.find(session.game))):
            return None
        below = self._below(session, interaction.user.id, say, by_dm=by_dm, in_dm=interaction.guild_id is None)
        page = self.page(session, seated.seat, say, focus) + below
        return page.in_words() if own and own.in_words else page

    def page(self, session: Session, seat: Seat, say: Say, focus: str = "") -> Page:
        """Return the hand of a seat, or how the game ended for it."""
        plugin = self._games.get(session.game)
        screen, seated = plugin.screen, session.seats[seat]
        if session.status == Status.RUNNING and seated.is_away and not session.may_come_back(seated):
            return Page((say("no-left-for-good"),))
        if session.status == Status.RUNNING and seated.is_away:
            who = "nobody" if session.is_paused else "computer" if session.contest_id else "other"
            return Page((f"**{title(session.game, say)}**\n{say('hand-away', plays=who)}",))
        assert screen.hand, "without hands there is only that of a person who is away"
        if session.status == Status.RUNNING:
            hand = screen.hand.page(session, self._sessions.view(session, seat), say, focus)
            back = (take_back_button(session, say),) if screen.hand.retells and session.may_take_back == seated else ()
            below = (*((back,) if back else ()), *attendance.vote_buttons(session, say))
            return hand.with_news(attendance.vote(session, say, seat)) + below
        if seated.rank is None or seated.score is None:
            return Page((say("hand-stopped"),))
        priority = plugin.ranks(plugin.game.decode_state(session.state or b""))[seat]  # as the board says it
        story, _ = screen.moment(session, self._sessions.view(session, seat), say)
        return Page((f"{say('hand-over', place=priority, score=seated.score)}\n\n{story}",))

    def _below(
        self, session: Session, user_id: int, say: Say, *, by_dm: bool, in_dm: bool
    ) -> tuple[str | tuple[Button, ...], ...]:
        """Return what belongs below a hand: what its person has to know, in a direct message which game this is, and
        the buttons.
        """
        why, seated = self._boards.trouble.get(session.id, ""), session.seated(user_id)
        is_sent = seated is not None and seated.is_here  # nothing is sent to who is away
        is_paused = is_sent and by_dm and not in_dm and self._dms.are_paused
        is_closed = is_sent and user_id in self._dms_closed
        hints = {"trouble-board": why, "hand-dms-closed": is_closed, "hand-dms-paused": is_paused}
        lines = [f"⚠️ {say(hint, why=why)}" for hint, is_so in hints.items() if is_so]
        which = [say("hand-which", link=session.link)] if in_dm else []
        return (*lines, *which, self._buttons(session, user_id, say, by_dm=by_dm, in_dm=in_dm))

    def _buttons(self, session: Session, user_id: int, say: Say, *, by_dm: bool, in_dm: bool) -> tuple[Button, ...]:
        """Return the ways to the board, to where a hand is shown while there is one, and afterwards to look back."""
        to_board = Button(say("hand-board"), url=session.link)
        if session.status == Status.FINISHED:
            return (to_board, *looking_back(session, say, self._hooks))
        seated = session.seated(user_id)
        if session.status == Status.RUNNING and seated and seated.is_away and session.may_come_back(seated):
            return (Button(say("attendance-back"), button_id(session, "back"), "main", "🙋"), to_board)
        if session.status != Status.RUNNING or seated is None or seated.is_away:
            return (to_board,)
        key, action = ("hand-no-dm", "no_dm") if by_dm else ("hand-dm", "dm")
        return (to_board, Button(say(key), lasting_id(session, action), "plain", "✉️"))  # one row on a phone

    async def _put_away(self, key: Key) -> None:
        """Take an open hand away, if Discord still lets us."""
        self._presence.note_hand(int(key[1]), int(key[2]), None)
        if click := self._open.forget(key):
            await self._keeper.take_away(click)
