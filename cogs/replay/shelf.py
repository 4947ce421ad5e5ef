"""Where a game that is over is fetched from, for whoever may see it."""

import logging
from typing import TYPE_CHECKING

from bot.errors import Refused
from bot.sessions.replay import Differs
from bot.ui.replay import Reel

if TYPE_CHECKING:
    from bot.client import Katzentisch

log = logging.getLogger(__name__)


async def fetch(bot: "Katzentisch", number: int, guild_id: int | None) -> Reel:
    """Return the game of this number if it was played in this server and is over; Refused says what is wrong otherwise."""
    session = await bot.past.find(number, guild_id or 0)
    if session is None:
        raise Refused("no-replay-unknown", number=str(number))
    if session.status.is_active:
        raise Refused("no-replay-running", link=session.link)
    if session.state is None:
        raise Refused("no-replay-never-begun")
    game, screen = bot.registry.get(session.game), bot.screens[session.game]
    try:
        frames = await bot.past.frames(session)
    except Differs as error:
        log.error("session %s of %s, rules version %s, cannot be replayed: %s", number, session.game, session.rules_version, error)
        raise Refused("no-replay-differs") from error
    return Reel.of(session, game, screen, bot.registry.telling(session.game), frames)
