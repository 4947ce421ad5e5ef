"""The rules of the game: `GAME` is all that a program needs to drive it."""

from cogs.heul_doch.rules.rules import GAME as GAME
