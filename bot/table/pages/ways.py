"""Ways from the table's pages to what features have: each offers its buttons for some places."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.hooks import Hooks
from bot.messages.page import Button
from bot.person import ChannelRef
from bot.sessions.session import Session
from bot.text.words import Say

About = TypeVar("About")


@dataclass(frozen=True)
class Place(Generic[About]):
    """A place with room for ways, and what it is about."""

    name: str


RULES = Place[str]("rules")
"""Below the rules of this game."""
LOBBY = Place[Session]("lobby")
"""On the private pages of a lobby."""
NEXT_TABLE = Place[str]("next table")
"""Where people read that they come to the next table of this game at best."""
FINISHED = Place[Session]("finished")
"""Below the board and the hands of a game that was played to its end …"""
OVER = Place[Session]("over")
"""… and where that leads, or nothing does: below all that is told of a game that is over."""
MOMENT = Place[tuple[Session, int]]("moment")
"""Beside a moment of a game that is over: how many moments that everyone saw come before it."""
LISTED = Place[int]("listed")
"""Below a game that is over, in a list: its number."""
ELSEWHERE = Place[str]("elsewhere")
"""Where there can be no table of this game."""
ALONE = Place[str]("alone")
"""Where a person chooses whom to play this game against alone."""
PLAY_ALONE = Place[str]("play alone")
"""Where people may begin this game by themselves, or any game if it is "".
"""
PLAY_NOW = Place[str]("play now")
"""Where this game begins at once, alone, as it was last time."""
CHOOSING = Place[None]("choosing")
"""Below a question that all games answer: the ways back."""
GREETING = Place[str]("greeting")
"""Where people are greeted who may not know this game yet."""
CALLS = Place[int]("calls")
"""Where a person chooses how to be called; with the server, 0 elsewhere."""
MENU = Place[ChannelRef | None]("menu")
"""Below the menu of games; with the channel in which its reader may open tables."""


@dataclass(frozen=True)
class Ways(Generic[About]):
    """The buttons that a feature offers for a place, and where they stand among those of others."""

    place: Place[About]
    at: int
    buttons: Callable[[About, Say], tuple[Button, ...]]


def ways_at(hooks: Hooks, place: Place[About], about: About, say: Say) -> tuple[Button, ...]:
    """Return all buttons that are offered for a place."""
    kind: type[Ways[Any]] = Ways
    here = sorted((way for way in hooks.all(kind) if way.place == place), key=lambda way: way.at)
    return tuple(button for way in here for button in way.buttons(about, say))
