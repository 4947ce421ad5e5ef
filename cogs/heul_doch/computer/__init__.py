"""The computer player of the game: `choose`."""

from cogs.heul_doch.computer.computer import choose as choose
