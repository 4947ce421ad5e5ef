"""What a game shows: the cog hands these functions over, and the table asks for them. They get views, never states."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from msgspec import Struct, structs

from bot.game import Seat
from bot.sessions.session import Session
from bot.text import Say
from bot.ui.page import Page, Picture

V = TypeVar("V", bound=Struct)


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


def for_people(session: Session, view: V) -> V:
    """Return the view as it is told: what a computer did, for itself or for somebody who is away, nobody can take back."""
    seat: Seat | None = getattr(view, "may_take_back", None)
    return view if seat is None or session.seats[seat].is_here else structs.replace(view, may_take_back=None)
