"""The page of a puzzle: the position with the game's own buttons, a wrong answer refuted on the board, a right one
shown to its end.

It belongs to no session and stores nothing: it is a function of the puzzle and a person's progress.
"""

from dataclasses import dataclass

from bot.games.puzzle import AnyProgress, AnyPuzzle
from bot.sessions.session import Person
from bot.text.words import Say
from bot.ui.pages.page import Block, Button, Page
from bot.ui.pages.screen import Plugin

STEPS = 100
"""So many steps belong to a puzzle: a frame's own are this far apart."""


@dataclass(frozen=True)
class Frame:
    """What stands around a puzzle, and where its buttons lead."""

    head: str
    """What it is, above everything, in Markdown."""
    press: str
    """The action that all the game's buttons and menus lead to, as `learn.press`: its argument is
    `<action>|<argument>`, and `bot.ui.pages.lessons.read` tells what it means."""
    step: int
    """Of a puzzle that nobody has touched; moves and tries count on from it, see `step_of`."""
    again: Button
    """The way back to the position after a wrong answer, while tries are left."""
    end: tuple[Block, ...] = ()
    """What follows when the puzzle is over, solved or not."""


def step_of(frame: Frame, progress: AnyProgress) -> int:
    """Return what stands as the step in the page's buttons: a press with another one is stale."""
    return frame.step + 10 * progress.tries + len(progress.moves)


def puzzle_page(
    plugin: Plugin, puzzle: AnyPuzzle, progress: AnyProgress, person: Person, say: Say, frame: Frame, focus: str = ""
) -> Page:
    """Return how a puzzle stands for a person; `focus` opens a part of the position as in a game."""
    raise NotImplementedError
