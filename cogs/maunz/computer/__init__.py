"""The computer player of the game: `choose`."""

from cogs.maunz.computer.computer import choose as choose
