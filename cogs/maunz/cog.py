"""maunz.: commands, menus and buttons."""

from discord import app_commands

from bot.errors import InvalidInput
from bot.games.plugin import GamePlugin
from bot.service.events import Update
from bot.sessions.session import Pace
from bot.text.words import command_text
from bot.ui.cog import GameCog, Host, table_options
from bot.ui.reply import Interaction, say_to
from bot.ui.router import Handler, Press
from cogs.maunz.computer import choose
from cogs.maunz.computer.recap import RECAP
from cogs.maunz.rules.bed import Piece, Square
from cogs.maunz.rules.rules import GAME
from cogs.maunz.rules.state import AcceptDraw, DeclineDraw, Graduate, Move, OfferDraw, Place, TakeBack, View
from cogs.maunz.screen.move_hints import foretold
from cogs.maunz.screen.prose import choice_told, story
from cogs.maunz.screen.screen import SCREEN, piece_to_place

AT_THE_TABLE: dict[str, Move] = {
    "back": TakeBack(),
    "offer": OfferDraw(),
    "accept": AcceptDraw(),
    "decline": DeclineDraw(),
}
MENU = 25  # Discord offers at most so many while somebody types
TYPED_LENGTH = 20

PIECES = [app_commands.Choice(name=command_text(f"maunz-option-piece-{piece}"), value=piece.value) for piece in Piece]


class Maunz(GameCog, group_name=GAME.key, group_description=command_text("maunz-command")):
    """Nudge kittens over the bed; three cats in a row win."""

    plugin = GamePlugin(GAME, SCREEN, choose, RECAP)

    def actions(self) -> dict[str, Handler]:
        """Return the menus and buttons of the board."""
        return {
            "maunz.place": self.place_chosen,
            "maunz.piece": self.look_at,
            "maunz.choose": self.choose_pressed,
            "maunz.table": self.agree,
        }

    @app_commands.command(name=command_text("command-new"), description=command_text("command-new.about"))
    @table_options(GAME)
    async def new(
        self,
        interaction: Interaction,
        first: str | None = None,
        pace: Pace | None = None,
        language: str | None = None,
        kids: str | None = None,
        kids_full: str | None = None,
        opponent_cat_line: str | None = None,
        repetition: str | None = None,
        max_plies: str | None = None,
        pings: str | None = None,
    ) -> None:
        """Open a table."""
        variant = {"kids": kids, "kids_full": kids_full, "opponent_cat_line": opponent_cat_line}
        await self.open(
            interaction, language, pace, first=first, repetition=repetition, max_plies=max_plies, pings=pings, **variant
        )

    @app_commands.command(
        name=command_text("maunz-command-place"), description=command_text("maunz-command-place.about")
    )
    @app_commands.rename(square=command_text("maunz-option-square"), piece=command_text("maunz-option-piece"))
    @app_commands.describe(
        square=command_text("maunz-option-square.about"), piece=command_text("maunz-option-piece.about")
    )
    @app_commands.choices(piece=PIECES)
    async def place(
        self, interaction: Interaction, square: app_commands.Range[str, 1, TYPED_LENGTH], piece: str = ""
    ) -> None:
        """Place a piece by typing its square, for keyboards and screen readers."""
        session = await self.session_here(interaction)
        kind = Piece(piece) if piece else piece_to_place(self.sessions.view(session, None), "")
        update = await self.sessions.act(
            session.id, interaction.user.id, session.step, Place(kind, square.strip().upper())
        )
        await self._typed(interaction, update)

    @place.autocomplete("square")
    async def suggest_squares(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the free squares to whoever is in turn, and what a piece does there."""
        view = await self._view_in_turn(interaction)
        if view is None or view.phase != "placing":
            return []
        piece = piece_to_place(view, str(interaction.namespace.piece or ""))
        return _fitting(
            typed, {one.square: f"{one.square} · {one.words}" for one in foretold(view, piece, say_to(interaction))}
        )

    @app_commands.command(
        name=command_text("maunz-command-choose"), description=command_text("maunz-command-choose.about")
    )
    @app_commands.rename(number=command_text("maunz-option-number"))
    @app_commands.describe(number=command_text("maunz-option-number.about"))
    async def choose(self, interaction: Interaction, number: app_commands.Range[str, 1, TYPED_LENGTH]) -> None:
        """Choose by typing its number what leaves the bed."""
        session = await self.session_here(interaction)
        view: View = self.sessions.view(session, None)
        squares = next((choice.squares for choice in view.choices if str(choice.number) == number.strip()), (number,))
        await self._typed(
            interaction, await self.sessions.act(session.id, interaction.user.id, session.step, Graduate(squares))
        )

    @choose.autocomplete("number")
    async def suggest_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer what whoever is in turn can choose."""
        view, say = await self._view_in_turn(interaction), say_to(interaction)
        return (
            _fitting(typed, {str(choice.number): choice_told(choice, view, say) for choice in view.choices})
            if view
            else []
        )

    async def place_chosen(self, press: Press) -> None:
        """Place a piece on the square that was taken in a menu."""
        await self._act(press, Place(_piece(press.argument[:1]), press.value))

    async def look_at(self, press: Press) -> None:
        """Show what kittens would do, or what cats would: no move yet."""
        piece = _piece(press.argument)
        await self.sessions.expect_turn(press.session, press.person.id, press.step)
        await self.presenter.show(press, piece)

    async def choose_pressed(self, press: Press) -> None:
        """Take what this button names off the bed."""
        await self._act(press, Graduate(_squares(press.argument)))

    async def agree(self, press: Press) -> None:
        """Take back, or offer a draw, or answer an offer."""
        move = AT_THE_TABLE.get(press.argument)
        if move is None:
            raise InvalidInput
        await self._act(press, move)

    async def _act(self, press: Press, move: Move) -> None:
        await self.presenter.played(press, await self.sessions.act(press.session, press.person.id, press.step, move))

    async def _typed(self, interaction: Interaction, update: Update) -> None:
        view: View = self.sessions.view(update.after, None)
        await self.presenter.typed(interaction, update, story(view, update.after.names, say_to(interaction)))

    async def _view_in_turn(self, interaction: Interaction) -> View | None:
        """Return the view of whoever is in turn here; None for others: they are offered nothing."""
        here = await self.seat_here(interaction)
        view: View | None = self.sessions.view(*here) if here else None
        return view if view and view.turn == view.seat else None


def _piece(sign: str) -> Piece:
    piece = next((piece for piece in Piece if piece == sign), None)
    if piece is None:
        raise InvalidInput
    return piece


def _squares(joined: str) -> tuple[Square, ...]:
    return tuple(joined[start : start + 2] for start in range(0, len(joined), 2))


def _fitting(typed: str, told: dict[str, str]) -> list[app_commands.Choice[str]]:
    """Return what fits to what was typed: a column, a row, a square, or a word of what it does."""
    wanted = typed.strip().lower()
    fitting = (
        value for value, name in told.items() if wanted in value.lower() or (len(wanted) > 2 and wanted in name.lower())
    )
    return [app_commands.Choice(name=told[value], value=value) for value in fitting][:MENU]


async def setup(host: Host) -> None:
    """Offer the game; called by discord.py."""
    await host.add_cog(Maunz(host.services))
