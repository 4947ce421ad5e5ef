"""Finished games, loaded for people who may see them."""

import logging

from bot.clicks.places import games_here
from bot.errors import NotAllowed
from bot.messages.desired import Interaction
from bot.sessions.replay import Mismatch
from bot.table.buttons.cog import Table
from cogs.replay.reel import Reel

log = logging.getLogger(__name__)


async def load(services: Table, interaction: Interaction, number: int | None) -> Reel:
    """Return this finished game, or the newest of the channel; NotAllowed if it may not be shown here."""
    where = games_here(interaction)
    session = await services.archive.find(where, number)
    if session is None and isinstance(where, int):
        raise NotAllowed("no-game-of-yours")
    if session is None:
        raise NotAllowed("no-game-numbered", number=str(number)) if number else NotAllowed("no-game-over-here")
    if session.status.is_active:
        raise NotAllowed("no-replay-running", link=session.link)
    if session.state is None:
        raise NotAllowed("no-replay-never-begun")
    plugin = services.games.get(session.game)
    try:
        frames = await services.archive.frames_of(session)
    except Mismatch as error:
        facts = session.id, session.game, session.rules_version, error
        log.error("session %s of %s, rules version %s, cannot be replayed: %s", *facts)
        raise NotAllowed("no-replay-differs") from error
    return Reel.of(session, plugin, frames)
