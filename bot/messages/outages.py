"""What passes by itself: Discord, the network or the database is out of reach for a while."""

from hashlib import sha256

import aiohttp
import discord

from bot.draw import signs
from bot.errors import Unavailable

OUTAGES = (discord.RateLimited, discord.DiscordServerError, aiohttp.ClientError, OSError, Unavailable)
"""TimeoutError is an OSError."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_INTERACTION = 10003, 10008, 10062
ALREADY_ANSWERED = 40060
INVALID_TOKEN = 50027
ARCHIVED_THREAD = 50083
"""Discord's codes for what is gone, was answered before, or sleeps."""

WHY_REFUSED = {
    **dict.fromkeys((UNKNOWN_CHANNEL, UNKNOWN_MESSAGE), "gone"),
    **dict.fromkeys((ARCHIVED_THREAD, 160005), "locked"),
    **dict.fromkeys((50001, 50013), "forbidden"),
    **dict.fromkeys((160006, 160007), "full"),
    **dict.fromkeys((200000, 200001, 240000), "filtered"),
}
"""What `why-refused` can say of a refusal, by Discord's codes."""
REQUEST_S = 10.0
"""How long one request to Discord may take: a hung connection holds nothing up for longer."""


def gave_up_emoji(error: BaseException) -> bool:
    """Return whether Discord refused an emoji of ours that was deleted; if so, stock signs are shown from now on."""
    if is_refused := isinstance(error, discord.HTTPException) and "invalid emoji" in error.text.lower():
        signs.use({})
    return is_refused


def why_refused(error: discord.HTTPException) -> str:
    """Return why Discord does not let us, as far as it says so: the variable of the text `why-refused`."""
    return WHY_REFUSED.get(error.code, "other")


def nonce_of(*words: object) -> str:
    """Return the number of one message, so that Discord posts it once though it is sent twice within minutes: by
    discord.py, by us when no answer came, or after a start if the bot was killed before it had noted the message.
    """
    return sha256(" ".join(map(str, words)).encode()).hexdigest()[:24]  # Discord takes 25 characters
