"""A game alone against computer players, begun by a few buttons."""

from collections.abc import Mapping

from bot.clicks.reply import defer, redraw_privately, say_to, show_privately
from bot.clicks.router import Handler, Press
from bot.features.kit import Kit
from bot.games.contract import Level
from bot.messages.desired import Interaction
from bot.messages.page import Button, Page
from bot.people.permissions import place_to_open
from bot.table.buttons.cog import ActionsCog
from bot.table.pages.alone import chosen
from bot.table.pages.screen import Plugin, title
from bot.table.pages.ways import PLAY_ALONE, PLAY_NOW, Ways
from bot.table.pages.which_game import which_game
from bot.table.service.service import TablePlan
from cogs.alone.pages import against, as_last_time, instead, length_in, now_button, play_button


class Alone(ActionsCog):
    """Which game, against whom, how long; then it begins."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._lobby, self._archive, self._servers, self._hooks = kit.lobby, kit.archive, kit.servers, kit.hooks

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return {
            "house.alone_menu": self.choose_game,
            "house.alone": self.choose_opponents,
            "house.alone_with": self.changed,
            "house.alone_length": self.changed,
            "house.alone_now": self.now,
            "house.alone_instead": self.now_instead,
        }

    async def choose_game(self, press: Press) -> None:
        """Ask which game to play."""
        say = say_to(press.interaction)
        page = which_game(say("alone-which"), "house.alone", self.games, self._hooks, say)
        await redraw_privately(press.interaction, page)

    async def choose_opponents(self, press: Press) -> None:
        """Ask how many computer players of which level, those of the last time chosen."""
        await place_to_open(press.interaction, self._servers)
        await self.changed(press)

    async def changed(self, press: Press) -> None:
        """Show which computer players were chosen, or how long the game is to be."""
        plugin, levels, options = await self._read(press)
        interaction, is_direct = press.interaction, press.interaction.guild_id is None
        page = against(levels, options, plugin, say_to(interaction), self._hooks, is_direct=is_direct)
        await redraw_privately(interaction, page)

    async def now(self, press: Press) -> None:
        """Open a table with these computer players and start, unless an earlier game is in the way: then ask."""
        plugin, *_ = await self._read(press)
        if earlier := await self._lobby.alone_here(press.interaction, plugin.key):
            page = instead(earlier, plugin, press.argument, say_to(press.interaction))
            await (redraw_privately if _is_private(press.interaction) else show_privately)(press.interaction, page)
        else:
            await self._begin(press)

    async def now_instead(self, press: Press) -> None:
        """Stop the game that is in the way, and begin the new one: the answer to the question."""
        await defer(press.interaction)
        await self._lobby.make_room(press)
        await self._begin(press)

    async def _read(self, press: Press) -> tuple[Plugin, tuple[Level, ...], dict[str, str]]:
        """Return the game of a button or menu, the computer players and how long it is to be: as the last time where it
        names the game alone.
        """
        game, level, number, *_ = (*press.argument.split(":"), "", "")
        plugin = self.games.get(game)
        if not level:
            return plugin, *as_last_time(await self._archive.newest_alone(press.person.id, plugin.key), plugin)
        return plugin, chosen(plugin, press.taken or f"{level}:{number}"), length_in(plugin, press.argument)

    async def _begin(self, press: Press) -> None:
        interaction, (plugin, levels, options) = press.interaction, await self._read(press)
        await defer(interaction)  # what comes is a message of its own: the page is changed after it, and says where
        session = await self._lobby.open_alone(interaction, TablePlan(plugin.key, options=options, computers=levels))
        say = say_to(interaction)
        begun = Page((say("alone-begun", title=title(plugin.key, say)), (Button(say("hand-board"), url=session.link),)))
        if _is_private(interaction):  # a greeting in direct messages stays
            await redraw_privately(interaction, begun)


def _is_private(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


async def setup(kit: Kit) -> None:
    """Offer the way there, wherever one may be alone."""
    kit.hooks.offer(Ways(PLAY_ALONE, 1, play_button))
    kit.hooks.offer(Ways(PLAY_NOW, 1, now_button))
    await kit.add_cog(Alone(kit))
