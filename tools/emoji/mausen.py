"""The emoji of Mausen: the four animals."""

from functools import partial

from bot.draw.canvas import sprite
from cogs.mausen.picture.pieces import HEADS
from tools.emoji import Emoji

EMOJI: Emoji = {animal.name.lower(): partial(sprite, head, 256) for animal, head in HEADS.items()}
