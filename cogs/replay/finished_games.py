"""Finished games, loaded for people who may see them."""

import logging

from bot.errors import NotAllowed
from bot.person import ChannelRef
from bot.sessions.replay import Mismatch
from bot.table.buttons.cog import Table
from cogs.replay.reel import Reel

log = logging.getLogger(__name__)


async def load(services: Table, where: ChannelRef | int, number: int | None) -> Reel:
    """Return the game of this number, without a number the one that ended last in this channel; for a user instead of
    a channel one of those that they played in direct messages.

    NotAllowed if it is none of these, or not over.
    """
    session = await services.archive.find(where, number)
    if session is None and isinstance(where, int):
        raise NotAllowed("no-replay-alone")
    if session is None:
        raise NotAllowed("no-replay-unknown", number=str(number)) if number else NotAllowed("no-replay-here")
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
