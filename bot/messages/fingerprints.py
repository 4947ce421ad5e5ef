"""What messages show last, so that no edit is sent that changes nothing.

Only what was drawn is compared, message by message: a board's public page with the public page before it, a hand with
the same hand. So no edit, and no edit that is left out, depends on what its readers may not know.
"""

from dataclasses import replace
from hashlib import blake2b

import msgspec

from bot.messages.desired import Words
from bot.messages.page import Block, Page


def fingerprint_of(message: Page | Words) -> bytes:
    """Return the same for two messages only if they look the same, and their buttons do the same."""
    blocks = [_look(one) for one in (message.blocks if isinstance(message, Page) else (message.text, message.buttons))]
    return blake2b(_ENCODER.encode(blocks), digest_size=16).digest()


def _look(block: Block) -> object:
    if isinstance(block, tuple):  # what a button would do that cannot be pressed makes no difference
        return [replace(button, id="") if button.disabled else button for button in block]
    return block


def _named(paint: object) -> str:
    return repr(paint)


_ENCODER = msgspec.msgpack.Encoder(enc_hook=_named, order="deterministic")
