"""The rules of the game: `GAME` is all that a program needs to drive it."""

from tests.games.nim.rules.rules import GAME as GAME
