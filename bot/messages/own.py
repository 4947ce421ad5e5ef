"""Which messages in channels are the bot's own, for as long as it runs.

Discord says which message of a channel is the newest, but the bot, which reads none, does not hear whose it is.
"""

from weakref import WeakKeyDictionary

import discord
from cachetools import LRUCache

KEPT = 20_000
_OWN = WeakKeyDictionary[discord.Client, LRUCache[int, bool]]()


def note_own(client: discord.Client, message_id: int) -> None:
    """Remember a message that the bot has posted."""
    _OWN.setdefault(client, LRUCache(KEPT))[message_id] = True


def is_own(client: discord.Client, message_id: int) -> bool:
    """Return whether the bot has posted a message since it started."""
    return message_id in _OWN.get(client, ())
