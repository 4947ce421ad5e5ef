"""The rules of Heul doch!: `GAME` is all that a program needs to drive the game."""

from cogs.heul_doch.rules.rules import GAME as GAME
