"""The computer player of Heul doch!: `choose`."""

from cogs.heul_doch.computer.computer import choose as choose
