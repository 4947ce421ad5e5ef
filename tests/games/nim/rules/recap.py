"""How a finished game of Nim is summed up."""

from bot.games.plugin import Recap
from tests.games.nim.rules.rules import State


def chapter(state: State) -> int:
    """Return the number of the move that comes next."""
    return state.number


def standing(state: State) -> tuple[int, ...]:
    """Return one point for who took the last mouse, at the end."""
    over = not any(state.holes) and state.last is not None
    return tuple(int(over and state.last is not None and state.last.seat == seat) for seat in (0, 1))


RECAP = Recap(chapter=chapter, chapters="move", standing=standing)
