"""Where a game that is over is fetched from, for whoever may see it."""

import logging
from typing import TYPE_CHECKING

from bot.errors import Refused
from bot.sessions.replay import Differs
from bot.sessions.session import Place
from bot.ui.replay import Reel

if TYPE_CHECKING:
    from bot.client import Katzentisch

log = logging.getLogger(__name__)


async def fetch(bot: "Katzentisch", where: Place, number: int | None) -> Reel:
    """Return the game of this number, without a number the one that ended last in this channel; Refused if it is none of this server, or not over."""
    session = await bot.sessions.look_up(where, number)
    if session is None:
        raise Refused("no-replay-unknown", number=str(number)) if number else Refused("no-replay-here")
    if session.status.is_active:
        raise Refused("no-replay-running", link=session.link)
    if session.state is None:
        raise Refused("no-replay-never-begun")
    game, screen = bot.registry.get(session.game), bot.screens[session.game]
    try:
        frames = await bot.sessions.frames_of(session)
    except Differs as error:
        log.error("session %s of %s, rules version %s, cannot be replayed: %s", session.id, session.game, session.rules_version, error)
        raise Refused("no-replay-differs") from error
    return Reel.of(session, game, screen, bot.registry.telling(session.game), frames)
