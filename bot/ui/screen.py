"""What a game shows: the cog hands these functions over, and the table asks for them. They get views, never states."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.sessions.session import Session
from bot.text import Say
from bot.ui.page import Page, Picture


@dataclass(frozen=True)
class Screen:
    """A game's pages."""

    seats: range
    """How many can play."""
    title: Callable[[Say], str]
    cover: Callable[[Sequence[str], Say], Picture]
    """The lobby's picture, with the names of those who sit there."""
    options: Callable[[Session, Say], str]
    """The options of the table that differ from the printed rules, in one line; empty if none does."""
    public: Callable[[Session, Any, Say, str], Page]
    """The board: everybody sees the same, whoever asks. The last argument is the focus: which part of it a click has opened, if any."""
    private: Callable[[Session, Any, Say, str], Page] | None
    """One seat's hand, with a focus too; None for a game without hands."""
    moment: Callable[[Session, Any, Say], tuple[str, Picture]]
    """What just happened, told, and the picture of that moment: of a game that is over, when nobody has to choose any more."""
    rules: Callable[[Say], Page]
    """How to play, with pictures."""
    hand: tuple[str, str] = ("board-hand", "🖐️")
    """The word and the sign on the button that opens the hand."""
