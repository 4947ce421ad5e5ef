"""maunz.: its buttons, and the commands by which moves are typed."""

import asyncio
from collections.abc import Iterator, Mapping

from bot.clicks.reply import put_away, redraw_privately, say_to, show_in_passing
from bot.clicks.router import Handler, Press
from bot.errors import InvalidInput
from bot.games.plugin import Opens, Plug
from bot.messages.names import plain
from bot.sessions import decisions
from bot.solo.pages import read
from bot.table.buttons.cog import GameCog
from bot.table.buttons.commands import Field, Offer, Typing, new_table, typed_move
from bot.text.words import command_text
from bot.unicode import folded
from cogs.maunz.computer import LEVELS, choose
from cogs.maunz.computer.recap import RECAP
from cogs.maunz.puzzles.puzzles import PUZZLES
from cogs.maunz.rules.bed import Piece, Square, names
from cogs.maunz.rules.rules import GAME
from cogs.maunz.rules.state import Graduate, PlacePiece, View
from cogs.maunz.screen.controls import gives_hints, piece_to_place
from cogs.maunz.screen.missed import PRESS, Task
from cogs.maunz.screen.more import more
from cogs.maunz.screen.move_hints import effects_of, in_words
from cogs.maunz.screen.prose import choice_label
from cogs.maunz.screen.screen import SCREEN

LOOKS = ("maunz.piece", "maunz.column")
NO_SQUARE = "–"  # what the line stands for that says why none can be typed: the rules refuse it with the same reason

PIECES = {piece: f"maunz-option-piece-{piece}" for piece in Piece}

PLUG = Plug(
    GAME,
    SCREEN,
    choose,
    RECAP,
    moves=("maunz.square", "maunz.choose", "maunz.table"),
    opens=LOOKS,
    levels=LEVELS,
    puzzles=PUZZLES,
)


# Typed moves


def typed_placement(at: Typing) -> PlacePiece:
    """Return the placement that was typed; without a piece that of the kind that the player has."""
    kind = next((kind for kind in Piece if kind == at.fields["piece"]), None)
    return PlacePiece(kind or piece_to_place(at.view, ""), folded(at.fields["square"]).upper())


def offer_squares(at: Typing) -> Iterator[Offer]:
    """Yield the free squares for the player in turn, and what a piece does there; for the other why not."""
    view: View = at.view
    if view.turn != view.seat or view.phase != "placing":  # with no line at all Discord says: no options match
        who = plain(at.names[view.turn or 0])
        reason = at.say("maunz-choose-first") if view.turn == view.seat else at.say("maunz-wait", who=who)
        yield Offer(NO_SQUARE, reason, (NO_SQUARE,))
        return
    piece, is_decisive = piece_to_place(view, at.fields["piece"]), gives_hints(at.session)
    for square in names(view.bed.free()):
        move = PlacePiece(piece, square)
        effects = effects_of(move, view, is_decisive=is_decisive)
        yield Offer(square, in_words(move, effects, at.say), (square,))


def typed_choice(at: Typing) -> Graduate:
    """Return the choice with this number; InvalidInput if there are choices, but none of this number."""
    typed, view = folded(at.fields["number"]), at.view
    squares: dict[str, tuple[Square, ...]] = {str(choice.number): choice.squares for choice in view.choices}
    if squares and typed not in squares:
        raise InvalidInput("maunz-not-a-choice", text=at.fields["number"])
    return Graduate(squares.get(typed, ()))


def offer_choices(at: Typing) -> Iterator[Offer]:
    """Yield what the player in turn can choose."""
    view: View = at.view
    for choice in view.choices if view.turn == view.seat else ():
        yield Offer(str(choice.number), choice_label(choice, view, at.say), (str(choice.number),))


class Maunz(GameCog, group_name=GAME.command, group_description=command_text("maunz-command")):
    """maunz.'s commands."""

    plug = PLUG

    new = new_table(GAME)
    place = typed_move(
        "maunz-command-place",
        typed_placement,
        square=Field("maunz-option-square", offer_squares),
        piece=Field("maunz-option-piece", choices=PIECES, is_needed=False),
    )
    choose = typed_move(
        "maunz-command-choose",
        typed_choice,
        number=Field("maunz-option-number", offer_choices),
    )

    def actions(self) -> Mapping[str, Handler]:
        """Return the game's own buttons; those that make no move, or are pressed in private, have their own ways."""
        looks = dict.fromkeys(LOOKS, self.look_at)
        private = {"maunz.more": self.more, "maunz.rules": self.table.rules}
        missed = {"maunz.shown": self.shown, PRESS: self.find_better}
        return {**super().actions(), **looks, **private, **missed, "maunz.table": self.agree}

    async def look_at(self, press: Press) -> None:
        """Open a column, or show what the other kind of piece does: also by older buttons, as a look commits to
        nothing.
        """
        session = await self.session_of(press)
        await self.sessions.expect_turn(session.id, press.person.id, session.step)
        await self.presenter.redraw(press, press.argument)

    async def agree(self, press: Press) -> None:
        """Offer a draw, on the private page behind the board."""
        session = await self.session_of(press)
        move = PLUG.meant(press.action, press.argument)
        update = await self.sessions.act_for_person(session.id, decisions.act, press.person.id, session.step, move)
        await self.presenter.show(update, press.interaction, put_away(press.interaction))

    async def more(self, press: Press) -> None:
        """Open privately what is seldom wanted: to draw, to give up, the rules, why."""
        session = await self.session_of(press)
        seated = session.seated(press.person.id)
        view = self.sessions.view(session, seated.seat if seated and not seated.gone else None)
        await show_in_passing(press.interaction, more(session, view, say_to(press.interaction)))

    async def shown(self, press: Press) -> None:
        """Show the best placement there."""
        await redraw_privately(press.interaction, await asyncio.to_thread((await self._task(press)).answer))

    async def find_better(self, press: Press) -> None:
        """Say what comes of the placement that the person tries there, or look at a column."""
        task, meant = await self._task(press, str(press.step)), read(PLUG, press.argument)
        is_look = isinstance(meant, Opens)
        page = task.page(meant.focus) if is_look else await asyncio.to_thread(task.answer, meant)
        await redraw_privately(press.interaction, page)

    async def _task(self, press: Press, nth: str | None = None) -> Task:
        return Task(PLUG, await self.missed_in(press, nth or press.argument), say_to(press.interaction))
