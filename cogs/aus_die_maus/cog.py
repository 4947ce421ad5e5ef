"""Aus die Maus: its buttons, and the commands by which moves are typed."""

from collections.abc import Iterator

from discord import app_commands
from msgspec.structs import replace

from bot.draw.signs import in_stock
from bot.games.deal import Deal
from bot.games.plugin import Plug
from bot.messages.desired import Interaction
from bot.table.buttons.cog import GameCog
from bot.table.buttons.commands import Field, Offer, Typing, new_table, typed_move
from bot.text.words import command_text
from cogs.aus_die_maus.computer import LEVELS, choose
from cogs.aus_die_maus.rules import GAME
from cogs.aus_die_maus.rules.recap import RECAP
from cogs.aus_die_maus.rules.state import Roll, View
from cogs.aus_die_maus.screen.move_hints import die_sign, label
from cogs.aus_die_maus.screen.notation import code_of
from cogs.aus_die_maus.screen.notation import typed_move as move_typed
from cogs.aus_die_maus.screen.screen import SCREEN, SEEN

PLUG = Plug(
    GAME,
    SCREEN,
    choose,
    RECAP,
    moves=("aus_die_maus.roll", "aus_die_maus.move", "aus_die_maus.keep"),
    goes_on=("aus_die_maus.next", SEEN),
    levels=LEVELS,
    deal=Deal(4, shorten=lambda state, _: replace(state, rounds=1)),
)


def offer_moves(at: Typing) -> Iterator[Offer]:
    """Yield the moves of the player in turn, with what they do."""
    view: View = at.view
    for choice in view.choices if view.turn == view.seat else ():
        code, does = code_of(choice.move), in_stock(label(choice, view, at.names, at.say))
        yield Offer(code, f"{die_sign(choice.dice)} {does}", (code, does))


class AusDieMaus(GameCog, group_name=GAME.command, group_description=command_text("aus_die_maus-command")):
    """Aus die Maus' commands."""

    plug = PLUG
    new = new_table(GAME)
    roll = typed_move("aus_die_maus-command-roll", lambda _: Roll())
    move = typed_move(
        "aus_die_maus-command-move",
        lambda at: move_typed(at.fields["move"]),
        move=Field("aus_die_maus-option-move", offer_moves),
    )

    @app_commands.command(
        name=command_text("aus_die_maus-command-cheese"), description=command_text("aus_die_maus-command-cheese.about")
    )
    async def cheese(self, interaction: Interaction) -> None:
        """Show the user's own cheeses, and the two to choose from."""
        await self.table.open_hand(interaction, (await self.session_here(interaction)).id)
