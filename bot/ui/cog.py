"""What every game's cog inherits: its commands, and how it is offered."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from discord import app_commands
from discord.ext import commands

from bot.errors import GameError, Refused
from bot.game import AnyGame, Seat, Telling
from bot.sessions.service import Plan
from bot.sessions.session import PACES, Pace, Place, Session, Status
from bot.text import LANGUAGES, command_text, speaker
from bot.ui.reply import Interaction, say_to, whisper
from bot.ui.screen import Screen
from bot.ui.table import check_permissions, is_manager, language_here

if TYPE_CHECKING:
    from bot.client import Katzentisch

Command = TypeVar("Command", bound=Callable[..., Any])


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class GameCog(commands.GroupCog):
    """A game's commands: those below, which all games share, and its own."""

    game: ClassVar[AnyGame]
    screen: ClassVar[Screen]
    mind: ClassVar["staticmethod[..., Any]"]
    """The computer player: see `Choose`."""
    telling: ClassVar[Telling[Any]]

    def __init__(self, bot: "Katzentisch") -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Offer the game."""
        self.bot.registry.add(self.game, self.mind, self.telling)
        self.bot.screens[self.game.key] = self.screen
        for action, handler in self.actions().items():
            self.bot.router.add(action, handler)

    async def cog_unload(self) -> None:
        """Stop offering the game; its sessions keep."""
        for action in self.actions():
            self.bot.router.remove(action)
        self.bot.screens.pop(self.game.key, None)
        self.bot.registry.remove(self.game.key)

    def actions(self) -> dict[str, Any]:
        """Return the game's own buttons: action -> handler."""
        return {}

    async def session_here(self, interaction: Interaction) -> Session:
        """Return the session of this channel; Refused if there is none."""
        where = Place(interaction.guild_id or 0, interaction.channel_id or 0)
        return await self.bot.sessions.find(where, self.game.key)

    async def seat_here(self, interaction: Interaction) -> tuple[Session, Seat] | None:
        """Return the running session of this channel and the person's seat; None for anybody else: while somebody types, nobody is told anything."""
        try:
            session = await self.session_here(interaction)
        except GameError:
            return None
        seated = session.seated(interaction.user.id)
        return (session, seated.seat) if seated and not seated.gone and session.status == Status.RUNNING else None

    async def open(self, interaction: Interaction, language: str | None, pace: Pace | None, **options: str | None) -> None:
        """Open a table of this game; options that nobody chose keep their defaults."""
        chosen = {key: choice for key, choice in options.items() if choice}
        await self.bot.table.open(interaction, Plan(self.game.key, language or language_here(interaction), chosen, pace or PACES[0]))

    @app_commands.command(name=command_text("command-board"), description=command_text("command-board.about"))
    async def board(self, interaction: Interaction) -> None:
        """Bring the board down to the end of the channel."""
        session = await self.session_here(interaction)
        if session.seated(interaction.user.id) is None and not is_manager(interaction):
            raise Refused("no-board-stranger", link=session.link)
        check_permissions(interaction)
        await whisper(interaction, say_to(interaction)("board-coming"))
        await self.bot.boards.bring_down(session.id)

    @app_commands.command(name=command_text("command-rules"), description=command_text("command-rules.about"))
    async def rules(self, interaction: Interaction) -> None:
        """Explain the game."""
        try:
            session = await self.session_here(interaction)
        except Refused:
            session = None  # nobody plays here: then the rules as they are printed
        await self.bot.table.show_rules(interaction, self.game.key, session)

    @app_commands.command(name=command_text("command-leave"), description=command_text("command-leave.about"))
    async def leave(self, interaction: Interaction) -> None:
        """Stand up from the table."""
        await self.bot.table.stand_up(interaction, await self.session_here(interaction))

    @app_commands.command(name=command_text("command-stop"), description=command_text("command-stop.about"))
    async def stop(self, interaction: Interaction) -> None:
        """End the game for everybody."""
        await self.bot.table.ask_to_stop(interaction, await self.session_here(interaction))


class HandCog(GameCog):
    """A game in which everybody has a private hand."""

    @app_commands.command(name=command_text("command-hand"), description=command_text("command-hand.about"))
    async def hand(self, interaction: Interaction) -> None:
        """Open the private hand."""
        await self.bot.panels.open(interaction, (await self.session_here(interaction)).id)


def table_options(game: AnyGame) -> Callable[[Command], Command]:
    """Name and explain the options of a game's `new`, each a parameter of that name, and the pace and the language, in every language."""
    keys = [option.key for option in game.table_options]
    names = {key: command_text(f"{game.key}-option-{key}") for key in keys}
    about = {key: command_text(f"{game.key}-option-{key}.about") for key in keys}
    choices = {o.key: [_choice(f"{game.key}-option-{o.key}-{choice}", choice) for choice in o.choices] for o in game.table_options}
    paces = [app_commands.Choice(name=command_text(f"command-pace-{pace}"), value=pace) for pace in PACES]
    languages = [app_commands.Choice(name=speaker(language)("language-name"), value=language) for language in LANGUAGES]

    def decorate(command: Command) -> Command:
        house = {"language": command_text("command-language"), "pace": command_text("command-pace")}
        house_about = {"language": command_text("command-language.about"), "pace": command_text("command-pace.about")}
        command = app_commands.rename(**house, **names)(command)
        command = app_commands.describe(**house_about, **about)(command)
        return app_commands.choices(language=languages, pace=paces, **choices)(command)

    return decorate


def _choice(key: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=command_text(key), value=value)
