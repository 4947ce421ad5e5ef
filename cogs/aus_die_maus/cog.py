"""Aus die Maus: commands and buttons."""

from discord import app_commands

from bot.errors import InvalidInput
from bot.games.plugin import GamePlugin
from bot.service.events import Update
from bot.sessions import decisions
from bot.sessions.session import Pace
from bot.text.words import command_text
from bot.ui.clicks.reply import Interaction, say_to
from bot.ui.clicks.router import Handler, Press
from bot.ui.tables.cog import GameCog, Host, table_options
from cogs.aus_die_maus.computer import choose
from cogs.aus_die_maus.rules import GAME
from cogs.aus_die_maus.rules.recap import RECAP
from cogs.aus_die_maus.rules.state import Keep, Move, Roll, TakeBack, View
from cogs.aus_die_maus.screen.move_hints import label, sign
from cogs.aus_die_maus.screen.notation import code_of, move_of, typed_move
from cogs.aus_die_maus.screen.prose import narrate_task, narrate_turn
from cogs.aus_die_maus.screen.screen import SCREEN, SEEN

TYPED_LENGTH = 80  # a whole label


class AusDieMaus(GameCog, group_name=GAME.command, group_description=command_text("aus_die_maus-command")):
    """A race for the cheese, against each other and a white mouse."""

    plugin = GamePlugin(GAME, SCREEN, choose, RECAP)

    def actions(self) -> dict[str, Handler]:
        """Return the buttons of the board and of the private cheeses."""
        return {
            "aus_die_maus.roll": self.roll_pressed,
            "aus_die_maus.move": self.move_pressed,
            "aus_die_maus.keep": self.keep_pressed,
            "aus_die_maus.back": self.back_pressed,
            "aus_die_maus.next": self.next_pressed,
        }

    @app_commands.command(name=command_text("command-new"), description=command_text("command-new.about"))
    @table_options(GAME)
    async def new(
        self,
        interaction: Interaction,
        track: str | None = None,
        pace: Pace | None = None,
        language: str | None = None,
        white_competes: str | None = None,
        at_the_trap: str | None = None,
        extra_set: str | None = None,
        first: str | None = None,
        throws: str | None = None,
        pings: str | None = None,
    ) -> None:
        """Open a table."""
        rulings = {"white_competes": white_competes, "at_the_trap": at_the_trap, "extra_set": extra_set, "first": first}
        await self.open(interaction, language, pace, track=track, throws=throws, pings=pings, **rulings)

    @app_commands.command(
        name=command_text("aus_die_maus-command-roll"), description=command_text("aus_die_maus-command-roll.about")
    )
    async def roll(self, interaction: Interaction) -> None:
        """Throw the dice by typing it, for keyboards and screen readers."""
        await self._type(interaction, Roll())

    @app_commands.command(
        name=command_text("aus_die_maus-command-move"), description=command_text("aus_die_maus-command-move.about")
    )
    @app_commands.rename(move=command_text("aus_die_maus-option-move"))
    @app_commands.describe(move=command_text("aus_die_maus-option-move.about"))
    async def move(self, interaction: Interaction, move: app_commands.Range[str, 1, TYPED_LENGTH]) -> None:
        """Move by typing a number, or what the button says."""
        session = await self.session_here(interaction)
        view: View = self.sessions.view(session, None)
        await self._type(interaction, typed_move(move, view, session.names))

    @move.autocomplete("move")
    async def suggest_moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the moves to the player in turn, with what they do."""
        here = await self.seat_here(interaction)
        view: View | None = self.sessions.view(*here) if here else None
        if here is None or view is None or view.turn != view.seat:
            return []
        names, say, wanted = here[0].names, say_to(interaction), typed.strip().lower()
        labels = {code_of(move.move): f"{sign(move)} {label(move, view, names, say)}" for move in view.choices}
        return [
            app_commands.Choice(name=name, value=code)
            for code, name in labels.items()
            if wanted in name.lower() or wanted == code
        ]

    @app_commands.command(
        name=command_text("aus_die_maus-command-cheese"), description=command_text("aus_die_maus-command-cheese.about")
    )
    async def cheese(self, interaction: Interaction) -> None:
        """Show the user's own cheeses, and the two to choose from."""
        await self.hands.open(interaction, (await self.session_here(interaction)).id)

    async def roll_pressed(self, press: Press) -> None:
        """Throw the dice."""
        await self._act(press, Roll())

    async def move_pressed(self, press: Press) -> None:
        """Make the move of this button."""
        await self._act(press, move_of(press.argument))

    async def keep_pressed(self, press: Press) -> None:
        """Keep this one of the two cheeses."""
        if not press.argument.isdecimal():
            raise InvalidInput
        await self._act(press, Keep(int(press.argument)))

    async def back_pressed(self, press: Press) -> None:
        """Take the last move back."""
        await self._act(press, TakeBack())

    async def next_pressed(self, press: Press) -> None:
        """Look at the next round; the computer player who begins it goes on."""
        await self.sessions.go_on(press.session, press.person.id, press.step)
        await self.presenter.show(press, SEEN)

    async def _act(self, press: Press, move: Move) -> None:
        await self.presenter.played(
            press, await self.sessions.do(press.session, decisions.act, press.person.id, press.step, move)
        )

    async def _type(self, interaction: Interaction, move: Move) -> None:
        """Make a move by a command; answer with what came of it, or with the two cheeses to choose from."""
        session = await self.session_here(interaction)
        update = await self.sessions.do(session.id, decisions.act, interaction.user.id, session.step, move)
        await self.presenter.typed(interaction, update, self._narrate(interaction, update))

    def _narrate(self, interaction: Interaction, update: Update) -> str:
        """Return what came of a typed move; nothing for the player who has to keep one of two cheeses."""
        view: View = self.sessions.view(update.after, None)
        names, say = update.after.names, say_to(interaction)
        seated = update.after.seated(interaction.user.id)
        if view.phase == "keeping" and seated and seated.seat == view.turn:
            return ""
        text = narrate_turn(view, names, say)
        return text if view.turn is None else f"{text}\n\n{narrate_task(view, names, say)}"


async def setup(host: Host) -> None:
    """Offer the game; called by discord.py."""
    await host.add_cog(AusDieMaus(host.services))
