"""Contests of several games: a session knows only the number of its own."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.messages.page import Button
from bot.text.words import Say


@dataclass(frozen=True)
class Contests:
    """A hook: what the pages of sessions and persons say of contests."""

    name: Callable[[int, Say], str]
    """Returns what a contest is called in a list of games."""
    way_back: Callable[[int, Say], Button]
    """Returns the button that leads from a table that is over to its contest."""
    taking_part: Callable[[int, int, Say], Awaitable[Sequence[str]]]
    """Returns a line for each contest of a server in which a user takes part now."""
    career_lines: Callable[[int, int, Say], Awaitable[Sequence[str]]]
    """Returns what a user came to in those of a server that are over."""
