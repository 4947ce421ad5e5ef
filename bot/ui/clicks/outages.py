"""What passes by itself: Discord, the network or the database is out of reach for a while."""

from hashlib import sha256

import aiohttp
import discord

from bot.errors import Unavailable
from bot.sessions.session import Session
from bot.tournaments.tournament import Tournament

OUTAGES = (discord.RateLimited, discord.DiscordServerError, aiohttp.ClientError, OSError, Unavailable)
"""TimeoutError is an OSError."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_INTERACTION = 10003, 10008, 10062
ALREADY_ANSWERED = 40060
INVALID_TOKEN = 50027
ARCHIVED_THREAD = 50083
"""Discord's codes for what is gone, was answered before, or sleeps."""

REQUEST_S = 10.0
"""How long one request to Discord may take: a hung connection holds nothing up for longer."""


def nonce_of(what: str, session: Session | Tournament, instead_of: object) -> str:
    """Return the number of one message, so that Discord posts it once though it is sent twice: by discord.py, or after
    a start if the bot was killed before it had noted the message.

    `instead_of` is the message that it replaces; it shows the session or tournament as it is now.
    """
    words = f"{what} {session.id} {session.seq} {instead_of}"
    return sha256(words.encode()).hexdigest()[:24]  # Discord takes 25 characters
