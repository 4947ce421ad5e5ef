"""What the cogs get: the services, and for a game's cog its buttons and the commands that all games share."""

from collections.abc import Mapping
from typing import Any, ClassVar, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.clicks.places import anywhere, channel_here, place_of, ways
from bot.clicks.reply import say_to, show_beside, show_privately, whisper
from bot.clicks.router import Handler, Press, number_of
from bot.errors import GameError, InvalidInput, NotAllowed
from bot.games.contract import Seat
from bot.games.plugin import GoesOn, Opens
from bot.messages.desired import Interaction
from bot.messages.page import Page
from bot.sessions import decisions
from bot.sessions.session import PACES, Pace, Session, Status
from bot.storage.database import Database
from bot.table.buttons.contract import check
from bot.table.buttons.invitations import Invitations
from bot.table.buttons.lobby_buttons import LobbyButtons
from bot.table.buttons.questions import ask_to_stop
from bot.table.buttons.table_buttons import TableButtons
from bot.table.messages.boards import Boards
from bot.table.messages.call_messages import CallMessages
from bot.table.messages.calls import Calls
from bot.table.messages.guest_calls import GuestCalls
from bot.table.messages.hands import Hands
from bot.table.messages.host_pages import HostPages
from bot.table.messages.openings import Openings
from bot.table.messages.presenter import Presenter
from bot.table.messages.services import Services
from bot.table.pages.missed import Missed, Misses
from bot.table.pages.screen import Plugin, title
from bot.table.pages.ways import ELSEWHERE, ways_at
from bot.table.service.service import TablePlan
from bot.text.words import LANGUAGES, command_text, speaker
from bot.unicode import in_letters, meant

CHOICES_MAX = 25
"""Discord offers at most so many while a person types."""


class Table(Services):
    """Everything that cogs may use. Each takes what it needs when it is made."""

    def __init__(self, client: commands.AutoShardedBot, database: Database, contact: str = "", **how: Any) -> None:
        """`contact` answers questions about people's data; empty if the operator names no one."""
        super().__init__(client, database, **how)
        self.contact, self.call_messages = contact, CallMessages(self)
        self.boards, host_pages, guests = Boards(self), HostPages(self), GuestCalls(self, self.call_messages)
        self.hands, self.calls = Hands(self, self.boards), Calls(self, self.call_messages)
        Openings(self)
        self.presenter = Presenter(self, self.boards, self.hands, self.calls, host_pages)
        self.lobby = LobbyButtons(self, self.boards, host_pages, self.presenter)
        self.table = TableButtons(self, self.hands, self.presenter)
        self.invitations, self.lobby_watch = Invitations(self, self.presenter), guests.watch


class ActionsCog(commands.Cog):
    """A cog with buttons and menus of its own."""

    def __init__(self, services: Table) -> None:
        self.games, self.router = services.games, services.router

    async def cog_load(self) -> None:
        """Hear them."""
        self.router.add_all(self.actions())

    async def cog_unload(self) -> None:
        """Hear them no more."""
        self.router.remove_all(self.actions())

    def actions(self) -> Mapping[str, Handler]:
        """Return them: action -> handler."""
        return {}

    async def offer_games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games while a person types."""
        say, typed = say_to(interaction), in_letters(current)
        choices = [app_commands.Choice(name=title(key, say), value=key) for key in self.games]
        return [choice for choice in choices if typed in in_letters(choice.name)][:CHOICES_MAX]

    def game_named(self, interaction: Interaction, text: str) -> str:
        """Return the key of the game that a person named, by its title in any language; NotAllowed for what is none."""
        titles = ((key, title(key, speaker(language))) for key in self.games for language in LANGUAGES)
        names = ((key, name) for key in self.games for name in (key, self.games.get(key).game.command))
        if found := meant(text, (*names, *titles)):
            return found[0]
        raise NotAllowed("no-such-game", games=", ".join(title(key, say_to(interaction)) for key in self.games))


@anywhere
class GameCog(commands.GroupCog, ActionsCog):
    """A game's commands: those below, which all games share, and its own."""

    plug: ClassVar[Plugin]

    def __init__(self, services: Table) -> None:
        super().__init__(services)
        self.sessions, self.boards, self.hands = services.sessions, services.boards, services.hands
        self.presenter, self.lobby, self.table = services.presenter, services.lobby, services.table
        self.invitations, self._archive, self._hooks = services.invitations, services.archive, services.hooks

    async def cog_load(self) -> None:
        """Offer the game; OperatorError for one that breaks the contract."""
        check(self.plug)
        self.games.add(self.plug)
        await super().cog_load()

    async def cog_unload(self) -> None:
        """Stop offering the game; its sessions stay stored."""
        await super().cog_unload()
        self.games.remove(self.plug.key)

    def actions(self) -> Mapping[str, Handler]:
        """Return the game's own buttons, and that of a finished game in which a player missed something."""
        missed = {f"{self.plug.key}.missed": self.missed} if self.plug.screen.right_moves else {}
        return {**dict.fromkeys(self.plug.actions, self.pressed), **missed}

    async def pressed(self, press: Press) -> None:
        """Do what a button means."""
        person = press.person.id
        match self.plug.meant(press.action, press.argument):
            case Opens(focus):
                await self.sessions.expect_turn(press.session, person, press.step)
                await self.presenter.redraw(press, focus)
            case GoesOn(focus):
                await self.sessions.go_on(press.session, person, press.step)
                await self.presenter.redraw(press, focus)
            case move:
                await self.presenter.act(press, decisions.act, person, press.step, move)

    async def missed(self, press: Press) -> None:
        """Show privately what the person missed in a finished game."""
        found = await self.missed_in(press, press.argument)
        assert self.plug.screen.right_moves, "only games that say so have the button"
        await show_privately(
            press.interaction, self.plug.screen.right_moves.missed(self.plug, found, say_to(press.interaction))
        )

    async def missed_in(self, press: Press, nth: str) -> Missed:
        """Return what the person missed in a game that is over, of which this is looked at; NotAllowed for nothing."""
        session = await self.session_of(press)
        seated, reviewed = decisions.seat_of(session, press.person.id), self._hooks.one(Misses)
        own = reviewed.of(session, seated.seat) if reviewed else ()
        if not own or seated.joined_late:
            raise NotAllowed(f"{self.plug.key}-missed-none")
        if (at := number_of(nth)) >= len(own):
            raise InvalidInput
        return Missed(session, own, at, await self._archive.frames_of(session), self._hooks)

    async def typed(self, interaction: Interaction, session: Session, move: Any) -> None:
        """Make a move that was typed; answer with what came of it, or with the hand."""
        update = await self.sessions.act_for_person(session.id, decisions.act, interaction.user.id, session.step, move)
        view = self.sessions.view(update.after, decisions.seat_of(update.after, interaction.user.id).seat)
        text = self.plug.screen.after_typing(update.after, view, say_to(interaction))
        if update.after.where.is_direct:
            text = text or say_to(interaction)("alone-typed", link=update.after.link)
        answer = whisper(interaction, text) if text else self.hands.open(interaction, session.id)
        await self.presenter.show(update, interaction, answer)

    async def session_of(self, press: Press) -> Session:
        """Return the session of a button of this game; InvalidInput for one of another game."""
        session = await self.sessions.session_by_id(press.session)
        if session.game != self.plug.key:
            raise InvalidInput
        return session

    async def session_here(self, interaction: Interaction) -> Session:
        """Return the session of this channel; NotAllowed if there is none."""
        return await self.sessions.session_in_channel(channel_here(interaction), self.plug.key)

    async def seat_here(self, interaction: Interaction) -> tuple[Session, Seat] | None:
        """Return the running session of this channel and the person's seat; None for all others: while a person
        types, nothing is refused.
        """
        try:
            session = await self.session_here(interaction)
        except GameError:
            return None
        seated = session.seated(interaction.user.id)
        return (session, seated.seat) if seated and not seated.gone and session.status == Status.RUNNING else None

    async def open(
        self, interaction: Interaction, chosen: Mapping[str, str], guest: discord.Member | discord.User | None
    ) -> None:
        """Open a table of this game, and invite a guest; options that are not chosen keep their defaults. Where there
        can be none, begin to teach it.
        """
        if place_of(interaction) == "elsewhere":
            say = say_to(interaction)
            instead = ways_at(self._hooks, ELSEWHERE, self.plug.key, say)
            refusal = say("no-table-elsewhere", **ways(interaction))
            await show_privately(interaction, Page((refusal, *filter(None, (instead,)))))
            return
        if guest:
            await self.invitations.check(interaction, guest)
        offered = {option.key: option.choices for option in self.plug.game.table_options}
        offered |= {"language": LANGUAGES, "pace": PACES}
        if not all(choice in offered[key] for key, choice in chosen.items()):
            raise NotAllowed("no-old-command")  # the choice was offered before an update
        options = dict(chosen)
        language, pace = options.pop("language", ""), options.pop("pace", None)
        session = await self.lobby.open(
            interaction, TablePlan(self.plug.key, language, options, cast("Pace | None", pace))
        )
        if isinstance(guest, discord.Member):
            await self.presenter.show(await self.invitations.ask(interaction, session, guest), interaction)

    @app_commands.command(name=command_text("command-board"), description=command_text("command-board.about"))
    async def board(self, interaction: Interaction) -> None:
        """Bring the board down to the end of the channel."""
        await self.show_board(interaction, await self.session_here(interaction))

    async def show_board(self, interaction: Interaction, session: Session) -> None:
        """Bring it down."""
        self.lobby.check_may_bring_down(interaction, session)
        await whisper(interaction, say_to(interaction)("board-coming"))
        await self.boards.bring_down(session.id)

    @app_commands.command(name=command_text("command-read"), description=command_text("command-read.about"))
    async def read(self, interaction: Interaction) -> None:
        """Show the board in words, privately, with all its buttons: for screen readers."""
        await show_beside(interaction, self.boards.in_words(await self.session_here(interaction), interaction))

    @app_commands.command(name=command_text("command-rules"), description=command_text("command-rules.about"))
    async def rules(self, interaction: Interaction) -> None:
        """Explain the game."""
        try:
            session = await self.session_here(interaction)
        except NotAllowed:
            session = None  # no game here: then the rules as they are printed
        await self.table.show_rules(interaction, self.plug.key, session)

    @app_commands.command(name=command_text("command-leave"), description=command_text("command-leave.about"))
    async def leave(self, interaction: Interaction) -> None:
        """Stand up from the table."""
        await self.table.stand_up(interaction, await self.session_here(interaction))

    @app_commands.command(name=command_text("command-stop"), description=command_text("command-stop.about"))
    async def stop(self, interaction: Interaction) -> None:
        """End the game for everyone."""
        await ask_to_stop(interaction, await self.session_here(interaction))


class HandCog(GameCog):
    """A game in which every player has a private hand."""

    @app_commands.command(name=command_text("command-hand"), description=command_text("command-hand.about"))
    async def hand(self, interaction: Interaction) -> None:
        """Open the private hand; in direct messages it is a part of the board."""
        session = await self.session_here(interaction)
        if session.where.is_direct:
            await self.show_board(interaction, session)
        else:
            await self.hands.open(interaction, session.id)
