"""maunz.: commands, buttons and menus."""

from itertools import islice
from typing import cast

from discord import app_commands

from bot.errors import InvalidInput
from bot.games.plugin import GamePlugin
from bot.sessions import decisions
from bot.sessions.session import Pace, Session
from bot.text.words import command_text
from bot.ui.clicks.reply import Interaction, put_away, redraw_privately, say_to, show_privately
from bot.ui.clicks.router import Handler, Press
from bot.ui.messages.boards import is_in_words
from bot.ui.pages.names import plain
from bot.ui.tables.cog import GameCog, Host, table_options
from cogs.maunz.computer import LEVELS, choose
from cogs.maunz.computer.recap import RECAP
from cogs.maunz.rules.bed import COLUMNS, Piece, Square
from cogs.maunz.rules.rules import GAME
from cogs.maunz.rules.state import AcceptDraw, DeclineDraw, Graduate, Move, OfferDraw, PlacePiece, TakeBack, View
from cogs.maunz.screen.controls import gives_hints, piece_to_place
from cogs.maunz.screen.more import ASKED, more, question
from cogs.maunz.screen.move_hints import move_hints
from cogs.maunz.screen.prose import choice_label, narrate_turn
from cogs.maunz.screen.screen import SCREEN

AGREEMENTS: dict[str, Move] = {
    "back": TakeBack(),
    "offer": OfferDraw(),
    "accept": AcceptDraw(),
    "decline": DeclineDraw(),
}
SUGGESTIONS = 25  # Discord offers at most so many while a user types
TYPED_LENGTH = 20
WORD_LENGTH = 3  # what was typed is looked for in the words from here on; anything shorter only in squares and numbers
NAME_LENGTH = len("A1")
NO_SQUARE = "–"  # what the line stands for that says why none can be typed: the rules refuse it with the same reason

PIECES = [app_commands.Choice(name=command_text(f"maunz-option-piece-{piece}"), value=piece.value) for piece in Piece]


class Maunz(GameCog, group_name=GAME.key, group_description=command_text("maunz-command")):
    """Nudge kittens over the bed; three cats in a row win."""

    plugin = GamePlugin(GAME, SCREEN, choose, RECAP, LEVELS)

    def actions(self) -> dict[str, Handler]:
        """Return the buttons and menus of the board."""
        return {
            "maunz.place": self.place_chosen,
            "maunz.square": self.square_pressed,
            "maunz.piece": self.look_at,
            "maunz.column": self.look_at,
            "maunz.choose": self.choose_pressed,
            "maunz.table": self.agree,
            "maunz.more": self.more,
            "maunz.ask": self.ask,
            "maunz.rules": self.table.rules,
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
        controls: str | None = None,
        hints: str | None = None,
        pings: str | None = None,
    ) -> None:
        """Open a table."""
        variant = {"kids": kids, "kids_full": kids_full, "opponent_cat_line": opponent_cat_line}
        shown = {"controls": controls, "hints": hints, "pings": pings}
        ends = {"repetition": repetition, "max_plies": max_plies}
        await self.open(interaction, language, pace, first=first, **variant, **ends, **shown)

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
        kind = _piece(piece) if piece else piece_to_place(self.sessions.view(session, None), "")
        await self._act_typed(interaction, session, PlacePiece(kind, square.strip().upper()))

    @place.autocomplete("square")
    async def suggest_squares(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the free squares to the player in turn, and what a piece does there; to the other why not."""
        here, say = await self.seat_here(interaction), say_to(interaction)
        if here is None:
            return []
        session, view = here[0], cast("View", self.sessions.view(*here))
        if view.turn != view.seat or view.phase != "placing":  # with no line at all Discord says: no options match
            who = plain(session.names[view.turn or 0])
            reason = say("maunz-choose-first") if view.turn == view.seat else say("maunz-wait", who=who)
            return [app_commands.Choice(name=reason, value=NO_SQUARE)]
        piece = piece_to_place(view, str(interaction.namespace.piece or ""))
        hints = move_hints(view, piece, say, is_decisive=gives_hints(session))
        return _fitting(typed, {hint.square: f"{hint.square} · {hint.words}" for hint in hints})

    @app_commands.command(
        name=command_text("maunz-command-choose"), description=command_text("maunz-command-choose.about")
    )
    @app_commands.rename(number=command_text("maunz-option-number"))
    @app_commands.describe(number=command_text("maunz-option-number.about"))
    async def choose(self, interaction: Interaction, number: app_commands.Range[str, 1, TYPED_LENGTH]) -> None:
        """Choose by typing its number what leaves the bed."""
        session = await self.session_here(interaction)
        squares = _typed_choice(number, self.sessions.view(session, None))
        await self._act_typed(interaction, session, Graduate(squares))

    @choose.autocomplete("number")
    async def suggest_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer what the player in turn can choose."""
        view, say = await self._view_in_turn(interaction), say_to(interaction)
        if view is None:
            return []
        return _fitting(typed, {str(choice.number): choice_label(choice, view, say) for choice in view.choices})

    async def place_chosen(self, press: Press) -> None:
        """Place a piece on the square that was taken in a menu."""
        await self._act(press, PlacePiece(_piece(press.argument[:1]), press.value))

    async def square_pressed(self, press: Press) -> None:
        """Place a piece on the square of this button."""
        await self._act(press, PlacePiece(_piece(press.argument[:1]), press.argument[1:]))

    async def look_at(self, press: Press) -> None:
        """Show what kittens would do, or what cats would, on the squares of a column: no move yet.

        What is looked at is written in the buttons alone: those of this step work after a restart, too, and whatever
        happens to the game shows a board without it.
        """
        piece, column = _piece(press.argument[:1]), press.argument[1:]
        if column not in ("", *COLUMNS):
            raise InvalidInput
        session = await self.sessions.get(press.session)
        await self.sessions.expect_turn(session.id, press.person.id, session.step)  # a look commits to nothing
        await self.presenter.show(press, f"{piece}{column}")

    async def choose_pressed(self, press: Press) -> None:
        """Take what this button names off the bed."""
        await self._act(press, Graduate(_squares(press.argument)))

    async def agree(self, press: Press) -> None:
        """Take back, or offer a draw, or answer an offer: on the board, or as the answer to a private question."""
        move, session = AGREEMENTS.get(press.argument), await self.sessions.get(press.session)
        if move is None:
            raise InvalidInput
        if press.is_on(session) or is_in_words(press):
            await self._act(press, move)
            return
        update = await self.sessions.do(session.id, decisions.act, press.person.id, session.step, move)
        await self.presenter.answered(put_away(press.interaction), update, press.interaction)

    async def more(self, press: Press) -> None:
        """Open privately what is seldom wanted: to draw, to give up, the rules, why."""
        session = await self.sessions.get(press.session)
        seated = session.seated(press.person.id)
        view = self.sessions.view(session, seated.seat if seated and not seated.gone else None)
        await show_privately(press.interaction, more(session, view, say_to(press.interaction)))

    async def ask(self, press: Press) -> None:
        """Ask first: a draw that is offered stands until it is answered, and one that is accepted ends the game."""
        if press.argument not in ASKED:
            raise InvalidInput
        session = await self.sessions.get(press.session)
        await redraw_privately(press.interaction, question(session, press.argument, say_to(press.interaction)))

    async def _act(self, press: Press, move: Move) -> None:
        await self.presenter.played(
            press, await self.sessions.do(press.session, decisions.act, press.person.id, press.step, move)
        )

    async def _act_typed(self, interaction: Interaction, session: Session, move: Move) -> None:
        update = await self.sessions.do(session.id, decisions.act, interaction.user.id, session.step, move)
        view: View = self.sessions.view(update.after, None)
        await self.presenter.typed(interaction, update, narrate_turn(view, update.after.names, say_to(interaction)))

    async def _view_in_turn(self, interaction: Interaction) -> View | None:
        """Return the view of the user if they are in turn here; None for others: they are offered nothing."""
        here = await self.seat_here(interaction)
        view: View | None = self.sessions.view(*here) if here else None
        return view if view and view.turn == view.seat else None


def _piece(sign: str) -> Piece:
    piece = next((piece for piece in Piece if piece == sign), None)
    if piece is None:
        raise InvalidInput
    return piece


def _squares(joined: str) -> tuple[Square, ...]:
    return tuple(joined[start : start + NAME_LENGTH] for start in range(0, len(joined), NAME_LENGTH))


def _typed_choice(typed: str, view: View) -> tuple[Square, ...]:
    """Return the squares of the choice with this number; InvalidInput if there are choices, but none of this number."""
    squares = {str(choice.number): choice.squares for choice in view.choices}
    if squares and typed.strip() not in squares:
        raise InvalidInput("maunz-not-a-choice", squares=typed)
    return squares.get(typed.strip(), ())


def _fitting(typed: str, labels: dict[str, str]) -> list[app_commands.Choice[str]]:
    """Return what fits to what was typed: a column, a row, a square, or a word of what it does."""
    wanted = typed.strip().lower()
    is_word = len(wanted) >= WORD_LENGTH
    fitting = (
        app_commands.Choice(name=label, value=value)
        for value, label in labels.items()
        if wanted in value.lower() or (is_word and wanted in label.lower())
    )
    return list(islice(fitting, SUGGESTIONS))


async def setup(host: Host) -> None:
    """Offer the game; called by discord.py."""
    await host.add_cog(Maunz(host.services))
