"""/replay: a game that is over, move by move, and as a film."""

from collections.abc import Callable, Mapping
from functools import partial

from discord import app_commands

from bot.clicks.places import anywhere
from bot.clicks.reply import redraw_privately, say_to, show_privately, show_publicly
from bot.clicks.router import Handler, Press, number_of
from bot.errors import InvalidInput
from bot.features.kit import HelpLine, Kit
from bot.messages.desired import Interaction
from bot.people.permissions import check_may_post
from bot.table.buttons.cog import ActionsCog
from bot.table.pages.ways import LISTED, MOMENT, OVER, Ways
from bot.text.words import command_text
from cogs.replay import finished_games, viewer
from cogs.replay.films import Films
from cogs.replay.reel import Reel, listed_button, open_button, ways_into
from cogs.replay.tries import Tries

HIGHEST = 10**15 - 1  # what a custom_id has room for

STEPS: dict[str, Callable[[Reel, int], int]] = {
    "replay.first": lambda reel, place: 0,
    "replay.back": lambda reel, place: reel.at(place - 1),
    "replay.go": lambda reel, place: reel.at(place) + 1,
    "replay.last": lambda reel, place: reel.last,
    "replay.turn": lambda reel, place: reel.at(place),
    "replay.jump": lambda reel, place: reel.at(place),
}
"""Of each button and menu that leads to another moment: which one, by the place that it names."""


class Replay(ActionsCog):
    """/replay and its buttons."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._services = kit
        self.films = Films(kit.hooks)

    @app_commands.command(name=command_text("replay-command"), description=command_text("replay-command.about"))
    @app_commands.rename(number=command_text("replay-number"))
    @app_commands.describe(number=command_text("replay-number.about"))
    @anywhere
    async def replay(self, interaction: Interaction, number: app_commands.Range[int, 1, HIGHEST] | None = None) -> None:
        """Open a game that is over: by its number, else the newest one of this channel."""
        await self._open(interaction, number)

    async def opened(self, press: Press) -> None:
        """Open the game of a board, or of a list, which names it by its number."""
        await self._open(press.interaction, press.session or number_of(press.argument))

    async def opened_at(self, press: Press) -> None:
        """Open a moment of a game."""
        reel = await self._reel(press)
        at = reel.at(number_of(press.argument))
        await show_privately(press.interaction, viewer.viewer(reel, at, say_to(press.interaction), press.person.id))

    async def stepped(self, press: Press, to: Callable[[Reel, int], int]) -> None:
        """Show another moment."""
        reel = await self._reel(press)
        at = to(reel, number_of(press.taken or press.argument))
        if at > reel.last:
            raise InvalidInput
        await redraw_privately(press.interaction, viewer.viewer(reel, at, say_to(press.interaction), press.person.id))

    async def posted(self, press: Press) -> None:
        """Show everyone this moment."""
        reel, place = await self._reel(press), number_of(press.argument)
        check_may_post(press.interaction)
        await show_publicly(press.interaction, viewer.posted(reel, reel.at(place)))

    async def filmed(self, press: Press) -> None:
        """Make the film."""
        await self.films.make(press.interaction, await self._reel(press))

    async def film_posted(self, press: Press) -> None:
        """Show everyone the film."""
        reel = await self._reel(press)
        check_may_post(press.interaction)
        await self.films.post(press.interaction, reel)

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        steps = {action: partial(self.stepped, to=to) for action, to in STEPS.items()}
        posting = {"replay.post": self.posted, "replay.film": self.filmed, "replay.show_film": self.film_posted}
        return {"replay.open": self.opened, "replay.at": self.opened_at, **steps, **posting}

    async def _open(self, interaction: Interaction, number: int | None) -> None:
        reel = await finished_games.load(self._services, interaction, number)
        await show_privately(interaction, viewer.viewer(reel, 0, say_to(interaction), interaction.user.id))

    async def _reel(self, press: Press) -> Reel:
        return await finished_games.load(self._services, press.interaction, press.session)


async def setup(kit: Kit) -> None:
    """Offer the replay, and what can be tried in it."""
    kit.hooks.offer(HelpLine("replay-help", 4))
    kit.hooks.offer(Ways(OVER, 1, open_button))
    kit.hooks.offer(Ways(LISTED, 1, listed_button))
    kit.hooks.offer(Ways(MOMENT, 1, ways_into))
    await kit.add_cog(Replay(kit))
    await kit.add_cog(Tries(kit))
