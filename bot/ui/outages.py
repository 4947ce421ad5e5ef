"""What passes by itself: Discord, the network or the database is out of reach for a while."""

import secrets

import aiohttp
import discord

from bot.errors import Unavailable

OUTAGES = (discord.RateLimited, discord.DiscordServerError, aiohttp.ClientError, OSError, Unavailable)
"""TimeoutError is an OSError."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_INTERACTION = 10003, 10008, 10062
ALREADY_ANSWERED = 40060
ARCHIVED_THREAD = 50083
"""Discord's codes for what is gone, was answered before, or sleeps."""

REQUEST_S = 10.0
"""How long one request to Discord may take: a hung connection holds nothing up for longer."""


def new_nonce() -> str:
    """Return a number for one message, so that Discord posts it once though discord.py may send it twice."""
    return secrets.token_hex(8)
