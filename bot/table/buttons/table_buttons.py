"""The buttons that every game has once it runs: hand, rules, leave, come back, take over, give up, stop."""

from functools import partial

from bot.clicks.reply import announce, put_away, say_to, show_in_passing, whisper
from bot.clicks.router import Press, number_of
from bot.errors import NotAllowed
from bot.games.contract import TakeBack
from bot.messages.desired import Interaction
from bot.messages.names import shown
from bot.messages.page import Button, Page
from bot.people.permissions import is_manager
from bot.sessions import decisions
from bot.sessions.decisions import seat_of
from bot.sessions.log import standing
from bot.sessions.session import Session, Status
from bot.table.buttons.questions import ask_to_give_up, ask_to_leave, ask_to_stop, ask_which_seat, is_last_person
from bot.table.messages.hands import Hands
from bot.table.messages.presenter import Presenter
from bot.table.messages.services import Services
from bot.table.pages import news
from bot.table.pages.attendance import VOTE
from bot.table.pages.news import since_own_move
from bot.table.pages.screen import options_line
from bot.table.pages.ways import RULES, ways_at
from bot.table.service.events import Update
from bot.text.words import Say, speaker


class TableButtons:
    """What players do at a running game besides playing it."""

    def __init__(self, services: Services, hands: Hands, presenter: Presenter) -> None:
        self._sessions, self._archive, self._games = services.sessions, services.archive, services.games
        self._hands, self._presenter, self._hooks = hands, presenter, services.hooks
        router = services.router
        router.add("hand", lambda press: self.open_hand(press.interaction, press.session))
        router.add("dm", hands.send_by_dm)
        router.add("no_dm", hands.stop_dms)
        router.add("rules", self.rules)
        router.add("how_come", self.how_come)
        router.add("since", self.since)
        router.add("leave_now", self.leave_now)
        router.add("never_mind", lambda press: put_away(press.interaction))
        router.add("back", self.back)
        router.add("take", self.take)
        router.add("take_now", self.take_now)
        router.add("take_back", self.take_back)
        router.add("give_up", self.give_up)
        router.add("give_up_now", self.give_up_now)
        router.add("stop_now", self.stop_now)
        router.add("play_on", self.play_on)

    async def open_hand(self, interaction: Interaction, session_id: int) -> None:
        """Show the own hand, after the move that is due if it leaves nothing to choose."""
        session, who = await self._sessions.session_by_id(session_id), interaction.user.id
        hand, seated, update = self._games.get(session.game).screen.hand, session.seated(who), Update(session, session)
        view = self._sessions.view(session, seated.seat) if hand and seated in session.people_to_move else None
        if hand and view and (move := hand.only_move(view)):
            update = await self._sessions.act_for_person(session_id, decisions.act, who, session.step, move)
        await self._presenter.show(update, interaction, self._hands.open(interaction, session_id))

    async def rules(self, press: Press) -> None:
        """Explain the game of this board."""
        session = await self._sessions.session_by_id(press.session)
        await self.show_rules(press.interaction, session.game, session)

    async def how_come(self, press: Press) -> None:
        """Explain why what happened last came out as it did, and how the points of a finished game came about."""
        session, say = await self._sessions.session_by_id(press.session), say_to(press.interaction)
        plugin = self._games.get(session.game)
        asks, explain = session.seated(press.person.id), plugin.screen.how_come
        text = explain(session, self._sessions.view(session, asks.seat if asks else None), say) if explain else ""
        if not text:
            raise NotAllowed("no-how-come", link=session.link)
        page = Page((f"### {say('board-how-come')}\n{text}", _way_back(session, say)))
        await show_in_passing(press.interaction, page)

    async def since(self, press: Press) -> None:
        """Tell a player what happened since their own last move."""
        session, say = await self._sessions.session_by_id(press.session), say_to(press.interaction)
        seated, plugin = seat_of(session, press.person.id), self._games.get(session.game)
        decisions.need_start(session)
        log = await self._archive.log_of(session.id)
        log = since_own_move([log[at] for at in standing(log)], seated.seat)
        lines = news.lines_of(plugin.screen.news, session, plugin.game, log, say)
        page = news.page(lines, say)
        page += (_way_back(session, say),)
        await show_in_passing(press.interaction, page)

    async def show_rules(self, interaction: Interaction, game: str, session: Session | None) -> None:
        """Explain the game, and first what is different at this table."""
        plugin, say = self._games.get(game), say_to(interaction)
        page = plugin.screen.rules(session.options if session else {}, say)
        way_back = _way_back(session, say) if session else ()
        below = (*way_back, *ways_at(self._hooks, RULES, game, say))
        page += (below,) if below else ()
        different = options_line(plugin, session.options, say) if session else ""
        page = Page((say("rules-here", options=different), *page.blocks)) if different else page
        await show_in_passing(interaction, page)

    async def stand_up(self, interaction: Interaction, session: Session) -> None:
        """Leave by the command: a lobby in which others stay at once, since nothing is lost by it."""
        if session.status != Status.LOBBY or is_last_person(session, interaction.user.id):
            await ask_to_leave(interaction, session)
            return
        update = await self._sessions.act_for_person(session.id, decisions.leave, interaction.user.id)
        await self._presenter.show(update, interaction, whisper(interaction, say_to(interaction)("leave-lobby")))

    async def leave_now(self, press: Press) -> None:
        """Leave the game: the answer to the question."""
        update = await self._sessions.act_for_person(press.session, decisions.leave, press.person.id)
        is_lobby = update.before.status == Status.LOBBY
        answer = put_away(press.interaction) if is_lobby else self._hands.take_place(press)
        await self._presenter.show(update, press.interaction, answer)

    async def back(self, press: Press) -> None:
        """Give the person their seat back from the computer."""
        await self._presenter.act(press, decisions.come_back, press.person.id)

    async def take(self, press: Press) -> None:
        """Sit down where there is a free seat, and show what is held there; where there are several, ask which."""
        session = await self._sessions.session_by_id(press.session)
        if not session.free_seats:
            raise NotAllowed("no-take-taken")
        first, *others = session.free_seats
        if others:
            await ask_which_seat(press.interaction, session)
            return
        update = await self._sessions.act_for_person(session.id, decisions.take_over, press.person, first.seat)
        if self._games.get(session.game).screen.hand:
            await self._presenter.show(update, press.interaction, self._hands.open(press.interaction, session.id))
        else:
            await self._presenter.played(press, update)

    async def take_now(self, press: Press) -> None:
        """Sit down on this seat: the answer to the question."""
        seat = number_of(press.argument)
        update = await self._sessions.act_for_person(press.session, decisions.take_over, press.person, seat)
        await self._presenter.show(update, press.interaction, self._hands.take_place(press))

    async def take_back(self, press: Press) -> None:
        """Take the own last move back."""
        await self._presenter.act(press, decisions.act, press.person.id, press.step, TakeBack())

    async def give_up(self, press: Press) -> None:
        """Ask whether to give the game to the others."""
        session = await self._sessions.session_by_id(press.session)
        if not session.status.is_active:
            raise NotAllowed("no-session-over", link=session.link)
        await ask_to_give_up(press.interaction, session)

    async def give_up_now(self, press: Press) -> None:
        """Give the game to the others: the answer to the question."""
        update = await self._sessions.act_for_person(press.session, decisions.give_up, press.person.id)
        await self._presenter.show(update, press.interaction, put_away(press.interaction))

    async def stop_now(self, press: Press) -> None:
        """Stop the game, or say that one would like to: on the board, in a hand, or as the answer to the question. The
        button of a vote is a vote and no more, for an admin who plays, too; one who does not is asked first.
        """
        session, is_vote = await self._sessions.session_by_id(press.session), press.argument == VOTE
        own, manages = session.seated(press.person.id), is_manager(press.interaction)
        if is_vote and manages and (own is None or own.gone):
            await ask_to_stop(press.interaction, session)
            return
        stop = partial(decisions.stop, is_manager=manages and not is_vote)
        update = await self._sessions.act_for_person(press.session, stop, press.person.id)
        if is_vote:
            await self._presenter.played(press, update)
        else:
            await self._presenter.show(update, press.interaction, put_away(press.interaction))
        if update.is_change and update.after.stopped_by_manager:  # no vote tells who it was
            by = speaker(update.after.language)("stop-by-admin", name=shown(press.person.name))
            await announce(press.interaction, by, [])

    async def play_on(self, press: Press) -> None:
        """Vote against stopping the game."""
        await self._presenter.act(press, decisions.play_on, press.person.id)


def _way_back(session: Session, say: Say) -> tuple[Button]:
    """Return the row that leads to the board, which may be far above by now."""
    return (Button(say("hand-board"), url=session.link),)
