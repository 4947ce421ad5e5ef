"""The computer player of the game: `choose`."""

from cogs.aus_die_maus.computer.computer import choose as choose
