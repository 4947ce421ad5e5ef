"""The puzzle of a day: three tries to find what is proven."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bot.errors import InvalidInput
from bot.games.contract import AnyGame
from bot.games.puzzle import TRIES, Attempt, PuzzleProgress, attempt_of
from bot.messages.page import Button, Page
from bot.person import Person
from bot.solo.puzzle_page import STEPS, PuzzleFrame, puzzle_page, step_of
from bot.table.pages.screen import Plugin, RightMoves
from bot.text.words import Say
from cogs.today import pages
from cogs.today.day import Day, Played, stars_of_puzzle

NO_FRAME = PuzzleFrame("", "", 0, Button(""))


@dataclass(frozen=True)
class PuzzleDay:
    """What can be done on a day with a puzzle. What proves something may take a while."""

    plugin: Plugin
    day: Day

    @property
    def right_moves(self) -> RightMoves:
        """How its moves are shown."""
        assert self.plugin.screen.right_moves
        return self.plugin.screen.right_moves

    def step(self, played: Played) -> int:
        """Return what stands as the step in the buttons of its page."""
        return self.day.number * STEPS + step_of(NO_FRAME, self._progress(played))

    def prove(self, played: Played) -> None:
        """Find out what its page needs, which is remembered then."""
        self._attempt(self._progress(played).moves)
        if played.stars is not None and self.day.puzzle:
            self._attempt(self.day.puzzle.solution)

    def page(self, played: Played, person: Person, say: Say, focus: str = "") -> Page:
        """Return how it stands; `focus` opens a part of the position."""
        progress = self._progress(played)
        assert self.day.puzzle
        frame = pages.frame(self.day, progress, say)
        return puzzle_page(self.plugin, self.day.puzzle, progress, person, say, frame, focus)

    def moved(self, played: Played, move: Any) -> Played:
        """Return what a move makes of it; IllegalMove by the rules."""
        moves = (*self._progress(played).moves, move)
        found = self._attempt(moves).found
        after = replace(played, moves=written(self.plugin.game, moves))
        if found == "solved" or (found == "missed" and played.tries == TRIES):
            return replace(after, stars=stars_of_puzzle(played.tries, is_solved=found == "solved"))
        return after

    def again(self, played: Played) -> Played:
        """Return the begin of the next try; InvalidInput while this one is not over."""
        if self._attempt(self._progress(played).moves).found != "missed":
            raise InvalidInput
        return replace(played, tries=played.tries + 1, moves="[]")

    def _attempt(self, moves: tuple[Any, ...]) -> Attempt:
        assert self.plugin.puzzles
        assert self.day.puzzle
        return attempt_of(self.plugin.game, self.plugin.puzzles, self.day.puzzle, moves)

    def _progress(self, played: Played) -> PuzzleProgress[Any]:
        return PuzzleProgress(moves_of(self.plugin.game, played), played.tries)


def moves_of(game: AnyGame, played: Played) -> tuple[Any, ...]:
    """Return the moves that were made."""
    return tuple(game.decode_move(bytes(raw)) for raw in msgspec.json.decode(played.moves, type=list[msgspec.Raw]))


def written(game: AnyGame, moves: Sequence[Any]) -> str:
    """Return moves as they are kept."""
    return msgspec.json.encode([msgspec.Raw(game.encode_move(move)) for move in moves]).decode()
