"""The computer player of the game: `choose`."""

from cogs.mausen.computer.computer import choose as choose
