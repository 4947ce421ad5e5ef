"""The computer player of the game: `choose`, at these `LEVELS`."""

from cogs.aus_die_maus.computer.computer import LEVELS as LEVELS
from cogs.aus_die_maus.computer.computer import choose as choose
