"""Films of games: made for one person, and shown to everyone if they like."""

import asyncio
import logging
from collections.abc import Generator
from contextlib import contextmanager, suppress

import discord

from bot.clicks.private_pages import clicked
from bot.clicks.reply import defer, say_to, show_privately, with_back
from bot.errors import InvalidInput, NotAllowed
from bot.hooks import Hooks
from bot.messages.desired import Interaction
from bot.messages.page import Page, render
from bot.sessions.replay import TurningPoint
from cogs.replay import viewer
from cogs.replay.film import Story, film_of
from cogs.replay.film_picture import MOST_FRAMES
from cogs.replay.reel import Reel

log = logging.getLogger(__name__)

AT_ONCE = 2


class Films:
    """Makes films, few at a time and one for each person: the boards of those who play come first."""

    def __init__(self, hooks: Hooks) -> None:
        self._hooks = hooks
        self._room = asyncio.Semaphore(AT_ONCE)
        self._waiting = set[int]()
        """The people for whom one is made or posted."""

    async def make(self, interaction: Interaction, reel: Reel) -> None:
        """Draw the whole game for one person and show it, with the progress meanwhile."""
        say = say_to(interaction)

        async def tell(done: int, most: int) -> None:
            with suppress(discord.HTTPException):  # the next one, or the film, may come through
                await _show(interaction, viewer.drawing(done, most, say))

        with self._one_for(interaction.user.id):
            await show_privately(interaction, viewer.drawing(0, min(len(reel.frames), MOST_FRAMES), say))
            turning = self._hooks.one(TurningPoint)
            async with self._room:
                turned_in = turning.of(reel.session) if turning else None
                gif = await film_of(Story(reel, say, turned_in), tell)
            try:
                await _show(interaction, viewer.film(reel, gif, say))
            except discord.NotFound:
                log.info("a film of session %s was not waited for", reel.session.id)

    async def post(self, interaction: Interaction, reel: Reel) -> None:
        """Show the film of the message that was clicked to everyone: nothing of it is kept here."""
        files = interaction.message.attachments if interaction.message else []
        film = next((file for file in files if file.filename.endswith(".gif")), None)
        if film is None:
            raise InvalidInput()
        with self._one_for(interaction.user.id):
            await defer(interaction)  # a film takes its time on the way to Discord
            rendered = await render(viewer.posted_film(reel, await film.read()))
            await interaction.followup.send(**rendered)
            await _show(interaction, Page((say_to(interaction)("replay-posted"),)))

    @contextmanager
    def _one_for(self, user_id: int) -> Generator[None]:
        if user_id in self._waiting:
            raise NotAllowed("no-replay-film-twice")
        self._waiting.add(user_id)
        try:
            yield
        finally:
            self._waiting.discard(user_id)


async def _show(interaction: Interaction, page: Page) -> None:
    viewer_page = clicked(interaction)
    rendered = await render(with_back(interaction, page, (viewer_page,) if viewer_page else ()))
    await interaction.edit_original_response(view=rendered["view"], attachments=rendered["files"])
