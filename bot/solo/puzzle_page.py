"""The page of a puzzle: the position with the game's own buttons, a wrong answer refuted on the board, a right one
shown to its end.

It belongs to no session and stores nothing: it is a function of the puzzle and a person's progress.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.errors import IllegalMove
from bot.games.lesson import LEARNER
from bot.games.puzzle import TRIES, AnyProgress, AnyPuzzle, Attempt, Step, attempt_of
from bot.messages.page import Button, Page
from bot.person import Person
from bot.sessions.open_state import with_names
from bot.sessions.session import Session
from bot.solo.pages import position, table_with
from bot.table.pages.screen import Plugin
from bot.text.words import Say

STEPS = 100
"""So many steps belong to a puzzle: a frame's own are this far apart."""


@dataclass(frozen=True)
class PuzzleFrame:
    """What stands around a puzzle, and where its buttons lead."""

    head: str
    """What it is, above everything, in Markdown."""
    press: str
    """The action that all the game's buttons lead to: `read` of pages.py tells what its argument means."""
    step: int
    """Of an untouched puzzle; moves and tries count on from it, see `step_of`."""
    again: Button
    """The way back to the position after a wrong answer, while tries are left."""


def step_of(frame: PuzzleFrame, progress: AnyProgress) -> int:
    """Return what stands as the step in the page's buttons: a press with another one is stale."""
    return frame.step + 10 * progress.tries + len(progress.moves)


def puzzle_page(
    plugin: Plugin,
    puzzle: AnyPuzzle,
    progress: AnyProgress,
    person: Person,
    say: Say,
    frame: PuzzleFrame,
    focus: str = "",
) -> Page:
    """Return a puzzle as it stands for a person; `focus` opens a part of it. IllegalMove by the rules."""
    assert plugin.puzzles, "a puzzle comes from its game"
    try:
        attempt = attempt_of(plugin.game, plugin.puzzles, puzzle, progress.moves)
    except IllegalMove as refusal:
        raise with_names(refusal, table_with(plugin, person, puzzle.state, 0, "hard")) from refusal
    session = table_with(plugin, person, attempt.state, step_of(frame, progress), "hard")
    head = "\n".join((frame.head, *_news_lines(plugin, session, attempt, say)))
    comment = say(f"{plugin.key}-puzzle-{attempt.why or puzzle.kind}")
    if attempt.found == "on":
        first, *below = position(plugin, session, attempt.state, say, focus, frame.press)
        return Page((head, first, comment, *below))
    _, picture = plugin.screen.moment(session, plugin.game.view(attempt.state, LEARNER), say)
    if attempt.found == "solved":
        solved = say("puzzle-solved", tries=progress.tries, line=_lines(plugin, session, attempt, say))
        return Page((head, picture, f"{comment}\n{solved}"))
    left = TRIES - progress.tries
    if left:
        return Page((head, picture, f"{comment}\n{say('puzzle-missed', left=left)}", (frame.again,)))
    right = attempt_of(plugin.game, plugin.puzzles, puzzle, puzzle.solution)
    _, picture = plugin.screen.moment(session, plugin.game.view(right.state, LEARNER), say)
    answer = say("puzzle-over", line=_lines(plugin, session, right, say))
    return Page((f"{head}\n{comment}", answer, picture))


def solution_line(plugin: Plugin, puzzle: AnyPuzzle) -> str:
    """Return the right moves, and the longest defence against them, in signs."""
    assert plugin.puzzles, "a puzzle comes from its game"
    attempt = attempt_of(plugin.game, plugin.puzzles, puzzle, puzzle.solution)
    assert plugin.screen.right_moves, "a puzzle has right moves"
    return " → ".join(plugin.screen.right_moves.noted(step.seat, step.move) for step in attempt.steps)


def _lines(plugin: Plugin, session: Session, attempt: Attempt, say: Say) -> str:
    """Return all moves, a line for each."""
    return "\n".join(line for step in attempt.steps for line in _news_of(plugin, session, step, say)[:1])


def _news_lines(plugin: Plugin, session: Session, attempt: Attempt, say: Say) -> Iterator[str]:
    """Yield what the solver's last move did, and then the other side's."""
    for step in attempt.steps[attempt.since :]:
        yield from _news_of(plugin, session, step, say)


def _news_of(plugin: Plugin, session: Session, step: Step, say: Say) -> list[str]:
    return plugin.screen.news(session, plugin.game.view(step.state, LEARNER), step.events, say)
