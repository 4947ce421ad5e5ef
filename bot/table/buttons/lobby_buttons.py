"""The buttons of a lobby: sit down, stand up, start, and on the host's page all else; and the way into a new one."""

import logging
from dataclasses import replace

import discord

from bot.clicks.limits import Limits
from bot.clicks.places import channel_here
from bot.clicks.reply import announce, defer, language_here, person_of, put_away, will_answer_publicly
from bot.clicks.router import Press, number_of
from bot.errors import InvalidInput, NotAllowed
from bot.games.contract import HINTS, Level
from bot.messages.desired import Interaction
from bot.messages.names import shown
from bot.messages.outages import why_refused
from bot.people.permissions import check_may_post, is_manager, place_to_open
from bot.sessions import computers, decisions
from bot.sessions.session import Session, Status
from bot.table.buttons.questions import ask_to_cancel, ask_to_leave, ask_which_game, is_last_person
from bot.table.messages.boards import Boards
from bot.table.messages.host_pages import HostPages
from bot.table.messages.presenter import Presenter
from bot.table.messages.services import Services
from bot.table.pages.alone import easiest
from bot.table.pages.board_buttons import HARDER
from bot.table.pages.lobby import FILL, LENGTH, NO_COMPUTER, SET_UP, planner_of, sealed
from bot.table.pages.screen import title
from bot.table.service.events import Update
from bot.table.service.service import TablePlan
from bot.text.words import speaker

log = logging.getLogger(__name__)


class LobbyButtons:
    """What players do before a game begins, and after it to play once more."""

    def __init__(self, services: Services, boards: Boards, host_pages: HostPages, presenter: Presenter) -> None:
        self.limits = Limits()
        self._sessions, self._servers, self._games = services.sessions, services.servers, services.games
        self._boards, self._host_pages, self._presenter = boards, host_pages, presenter
        self._hooks, router = services.hooks, services.router
        router.add("house.play", self.play)
        router.add("join", self.join)
        router.add("leave", self.leave)
        router.add(SET_UP, self.set_up)
        router.add("invite", self.invite)
        router.add("toggle", self.toggle)
        router.add(LENGTH, self.choose_length)
        router.add("remove_now", self.remove)
        router.add("start", self.start)
        router.add("cancel", self.cancel)
        router.add("cancel_now", self.cancel_now)
        router.add("again", self.again)
        router.add("other", self.other)
        router.add("other_now", self.other_now)
        router.add("down", self.down)

    async def open(self, interaction: Interaction, plan: TablePlan, guests: tuple[int, ...] = ()) -> Session:
        """Open a lobby: first a message that is never edited, who would like to play and the seal; then the board. In
        direct messages, where no other person can join, start at once.
        """
        if channel_here(interaction).is_direct:
            return await self.open_alone(interaction, plan)
        session = await self._open(interaction, plan, guests)
        await self._post_board(session)
        return session

    async def play(self, press: Press) -> None:
        """Open a table of this game in this channel; a list goes, since what one has chosen there stands here now."""
        interaction = press.interaction
        is_list = interaction.message is not None and interaction.message.flags.ephemeral
        if is_list:
            await defer(interaction)
        await self.open(interaction, TablePlan(self._games.get(press.argument).key))
        if is_list:
            await put_away(interaction)

    async def open_alone(self, interaction: Interaction, plan: TablePlan) -> Session:
        """Open a table with computer players only, and start: its board is that of a game at once."""
        session = await self._open(interaction, plan)
        update = await self._sessions.act_for_person(session.id, decisions.start, interaction.user.id)
        await self._post_board(update.after)
        await self._presenter.show(update, interaction)
        return await self._sessions.session_by_id(session.id)  # it knows where its board is

    async def alone_here(self, interaction: Interaction, game: str) -> Session | None:
        """Return the running game of this person alone in this channel; None if there is none."""
        where = channel_here(interaction)
        mine = await self._sessions.those_of(interaction.user.id)
        running = (one for one in mine if one.game == game and one.where == where and one.status == Status.RUNNING)
        return next((one for one in running if one.is_alone), None)

    async def make_room(self, press: Press) -> None:
        """Stop the person's game alone: the answer to the question whether a new one may take its place."""
        session = await self._sessions.session_by_id(press.session)
        if not (session.is_alone and session.seated(press.person.id)):
            raise InvalidInput
        update = await self._sessions.act_for_person(press.session, decisions.stop, press.person.id, is_manager=False)
        await self._presenter.show(update)

    async def _open(self, interaction: Interaction, plan: TablePlan, guests: tuple[int, ...] = ()) -> Session:
        will_answer_publicly(interaction)
        where, settings = await place_to_open(interaction, self._servers)
        plan = settings.completed(plan, language_here(interaction))
        if where.is_direct:
            plugin = self._games.get(plan.game)
            options = plugin.game.suggested(plan.options)
            plan = replace(plan, options=options, pace="none", computers=plan.computers or easiest(plugin))
        lobbies, hard = await self._sessions.hosted(interaction.user.id)
        self.limits.check_tables(interaction.user.id, lobbies, is_alone=where.is_direct)
        self.limits.check_computers(hard + computers.heavy(plan.computers))
        session = await self._sessions.open_lobby(where, plan, person_of(interaction), interaction.id)
        self.limits.note_table(interaction.user.id)
        try:
            text, called = self._announcement(session, guests), [*guests] if settings.has_calls else []
            await self._sessions.note_opening(session.id, await announce(interaction, text, called))
        except BaseException:
            self._boards.refresh(session.id)
            raise
        return session

    async def _post_board(self, session: Session) -> None:
        """Post the first board. Where that is forbidden there is no table: the host reads so, and why."""
        try:
            await self._boards.show_first(session.id)
        except discord.HTTPException as error:
            log.info("the lobby %s ends, since its board cannot be posted: %s", session.id, error)
            await self._sessions.stop_for_good([session.id])
            key = "no-first-board-alone" if session.where.is_direct else "no-first-board"
            raise NotAllowed(key, why=why_refused(error)) from error

    def _announcement(self, session: Session, guests: tuple[int, ...]) -> str:
        say = speaker(session.language)
        is_alone = len(session.seats) > len(session.people_here) and not guests
        opened = "alone-opened" if session.where.is_direct else "lobby-alone" if is_alone else "lobby-opened"
        lines = [say(opened, host=shown(session.names[0]), title=title(session.game, say))]
        if guests:
            lines.append(say("lobby-invited", guests=" ".join(f"<@{guest}>" for guest in guests)))
        if self._games.get(session.game).game.has_chance:
            lines.append(sealed(say, session))
        return "\n".join(lines)

    async def join(self, press: Press) -> None:
        """Sit down."""
        await self._presenter.act(press, decisions.join, press.person, press.interaction.id)

    async def leave(self, press: Press) -> None:
        """Stand up: in the lobby one click is enough where others stay, since nothing is lost by it."""
        session = await self._sessions.session_by_id(press.session)
        if session.status == Status.RUNNING or is_last_person(session, press.person.id):
            await ask_to_leave(press.interaction, session)
            return
        await self._presenter.act(press, decisions.leave, press.person.id)

    async def set_up(self, press: Press) -> None:
        """Show the host what else there is to do, and others whose that is."""
        session = await self._sessions.session_by_id(press.session)
        if session.status != Status.LOBBY:
            raise NotAllowed("no-already-started")
        await self._host_pages.answer(press)

    async def invite(self, press: Press) -> None:
        """Let one computer player sit down, or so many that the table is full, or the last one stand up."""
        session, user_id = await self._sessions.session_by_id(press.session), press.person.id
        plugin = self._games.get(session.game)
        wanted = press.value.removeprefix(FILL)
        level: Level | None = next((level for level in plugin.levels if level == wanted), None)
        if level is None and press.value != NO_COMPUTER:
            raise InvalidInput
        is_filling = wanted != press.value
        if level in computers.HEAVY:
            more = computers.missing(plugin.game, len(session.seats)) if is_filling else 1
            self.limits.check_computers((await self._sessions.hosted(user_id))[1] + more)
        if level and is_filling:
            await self._presenter.act(press, decisions.fill, user_id, level)
        else:
            await self._presenter.act(press, decisions.invite, user_id, level)

    async def remove(self, press: Press) -> None:
        """Remove the person who was taken in the menu of the host's page."""
        unwanted = number_of(press.value)
        await self._presenter.act(press, decisions.remove, press.person.id, unwanted)

    async def toggle(self, press: Press) -> None:
        """Set an option for the seat of who clicked, or take it back."""
        await self._presenter.act(press, decisions.toggle, press.person.id, press.argument)

    async def choose_length(self, press: Press) -> None:
        """Choose how long the game is."""
        choose, user_id = decisions.choose_length, press.person.id
        await self._presenter.act(press, choose, user_id, press.argument)

    async def start(self, press: Press) -> None:
        """Deal: for the host, or for who planned the table."""
        session, user_id = await self._sessions.session_by_id(press.session), press.person.id
        planner = planner_of(session, self._hooks)
        if planner and session.host and user_id != session.host.user_id:
            if user_id != planner:
                await self.set_up(press)  # says who may start
                return
            user_id = session.host.user_id or 0
        await self._presenter.act(press, decisions.start, user_id)

    async def cancel(self, press: Press) -> None:
        """Close the lobby; where others sit, or are invited, ask first."""
        session = await self._sessions.session_by_id(press.session)
        if session.status == Status.LOBBY and (session.waiting_for or not is_last_person(session, press.person.id)):
            await ask_to_cancel(press.interaction, session)
        else:
            await self._presenter.played(press, await self._cancelled(press))

    async def cancel_now(self, press: Press) -> None:
        """Close the lobby: the answer to the question."""
        update = await self._cancelled(press)
        await self._presenter.show(update, press.interaction, put_away(press.interaction))

    async def _cancelled(self, press: Press) -> Update:
        session, by_manager = await self._sessions.session_by_id(press.session), is_manager(press.interaction)
        if session.status != Status.LOBBY:
            raise NotAllowed("no-already-started")
        return await self._sessions.act_for_person(session.id, decisions.stop, press.person.id, is_manager=by_manager)

    async def down(self, press: Press) -> None:
        """Bring the board down to a message that calls players."""
        session = await self._sessions.session_by_id(press.session)
        if not session.status.is_active:
            raise NotAllowed("no-session-over", link=session.link)
        self.check_may_bring_down(press.interaction, session)
        await defer(press.interaction)
        await self._boards.bring_down(session.id)

    def check_may_bring_down(self, interaction: Interaction, session: Session) -> None:
        """Refuse unless the person plays or manages the server, the bot may post, and the last time is a while ago."""
        if session.seated(interaction.user.id) is None and not is_manager(interaction):
            raise NotAllowed("no-admin", players=session.names, link=session.link)
        check_may_post(interaction)
        self.limits.bring_down(session.where.channel_id)

    async def again(self, press: Press) -> None:
        """Open the same table once more, and call the others who played; alone, start at once."""
        session, guests = await self._played_with(press)
        plugin = self._games.get(session.game)
        game = plugin.game
        by_seat = {option.key for option in game.seat_options}  # the seats of the new table are others
        options = {key: choice for key, choice in session.options.items() if key not in by_seat}
        if not (await self._servers.load(session.where.guild_id)).has_hints and HINTS.key in options:
            options[HINTS.key] = HINTS.default
        is_harder = press.argument == HARDER
        levels = computers.harder(session.seats, plugin.levels) if is_harder else computers.levels_of(session.seats)
        plan = TablePlan(session.game, session.language, options, session.pace, levels)
        if session.is_alone:
            await self.open_alone(press.interaction, plan)
        else:
            await self.open(press.interaction, plan, guests)

    async def other(self, press: Press) -> None:
        """Ask which other game the same people shall be asked to play: one with a seat for each, and no table here."""
        session, guests = await self._played_with(press)
        taken = {session.game, *await self._sessions.tables_in(session.where)}
        others = [self._games.get(key) for key in self._games if key not in taken]
        await ask_which_game(press.interaction, session, [p for p in others if len(guests) < p.game.seats[-1]])

    async def other_now(self, press: Press) -> None:
        """Open a table of another game, and ask those who played: the answer to the question. Computers come, too."""
        session, guests = await self._played_with(press)
        plugin = self._games.get(press.argument)
        known: list[Level] = [level for level in computers.levels_of(session.seats) if level in plugin.levels]
        levels = tuple(known[: plugin.game.seats[-1] - 1 - len(guests)])
        plan = TablePlan(plugin.key, session.language, pace=session.pace, computers=levels)
        await self.open(press.interaction, plan, guests)

    async def _played_with(self, press: Press) -> tuple[Session, tuple[int, ...]]:
        """Return the session and the other people who played; NotAllowed for a person who did not."""
        session = await self._sessions.session_by_id(press.session)
        if session.seated(press.person.id) is None:
            raise NotAllowed("no-stranger", players=session.names)
        others = (s.user_id for s in session.seats if s.user_id != press.person.id)
        return session, tuple(other for other in others if other and other > 0)  # a forgotten player's id is negative
