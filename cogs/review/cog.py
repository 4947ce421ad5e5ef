"""How a finished game went: looked back at with the computer player's eyes."""

from collections.abc import Mapping

from bot.clicks.reply import say_to, show_privately
from bot.clicks.router import Handler, Press
from bot.errors import InvalidInput
from bot.features.kit import Kit
from bot.messages.page import Page
from bot.sessions.replay import TurningPoint
from bot.sessions.session import Status
from bot.table.buttons.cog import ActionsCog
from bot.table.pages.missed import Misses
from bot.table.pages.ways import FINISHED, OVER, Ways, ways_at
from cogs.review import pages
from cogs.review.reviewing import Reviewers


class HowItWent(ActionsCog):
    """The button below every finished game."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._sessions, self._hooks = kit.sessions, kit.hooks

    def actions(self) -> Mapping[str, Handler]:
        """Return the button."""
        return {pages.BUTTON: self.how_it_went}

    async def how_it_went(self, press: Press) -> None:
        """Show privately how a finished game went, if that is known by now, and the ways to look at it again."""
        session, say = await self._sessions.session_by_id(press.session), say_to(press.interaction)
        if session.status != Status.FINISHED:
            raise InvalidInput
        screen = self.games.get(session.game).screen
        story = pages.blocks(session, screen, say, press.person.id) or pages.not_yet(session, say)
        on = ways_at(self._hooks, OVER, session, say)
        await show_privately(press.interaction, Page((*story, *filter(None, (on,)))))


async def setup(kit: Kit) -> None:
    """Review games as they end, and offer what is known of them."""
    reviewers = Reviewers(kit.sessions, kit.archive, kit.games, kit.thinkers, kit.events)
    kit.when_started(reviewers.catch_up)
    kit.when_closing(reviewers.close)
    kit.hooks.offer(Ways(FINISHED, 1, pages.button))
    kit.hooks.offer(Misses(pages.misses_of))
    kit.hooks.offer(TurningPoint(pages.turned_in))
    await kit.add_cog(HowItWent(kit))
