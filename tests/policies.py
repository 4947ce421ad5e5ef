"""Computer players whose thoughts tests see, and stop."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event
from typing import Any

from bot.table.service.thinking import Thinkers


@dataclass
class Policy:
    """A computer player whose thoughts a test sees, and stops."""

    choice: Callable[[tuple[Any, ...]], Any] = lambda moves: moves[-1]
    thoughts: list[tuple[Any, tuple[Any, ...], str]] = field(default_factory=list)
    may_go_on: Event = field(default_factory=Event)
    has_begun: Event = field(default_factory=Event)

    def __call__(self, view, moves, chance, level):
        self.thoughts.append((view, moves, level))
        self.has_begun.set()
        assert self.may_go_on.wait(20)
        return self.choice(moves)

    async def begun(self) -> None:
        await asyncio.to_thread(self.has_begun.wait, 20)


async def all_thought(thinkers: Thinkers) -> None:
    """Wait until no computer player thinks any more."""
    while tasks := [*thinkers._tasks._tasks]:
        await asyncio.wait(tasks, timeout=30)


def never(view: Any, moves: tuple[Any, ...], chance: Any, level: str) -> Any:
    """Think for ever."""
    Event().wait()
