"""The computer player of the game: `choose`, and its `LEVELS`."""

from cogs.maunz.computer.computer import LEVELS as LEVELS
from cogs.maunz.computer.computer import choose as choose
