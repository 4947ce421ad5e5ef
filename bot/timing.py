"""How long the database and the drawing took for one click: measured wherever it is done, kept by the click.

Who wants all times, whether or not they belong to a click, listens.
"""

import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Part: TypeAlias = Literal["database", "drawing"]
Listener: TypeAlias = Callable[[Part | Literal["click"], float], None]
"""Gets what was measured, and its seconds."""


@dataclass
class Timing:
    """The times of one click, in milliseconds."""

    began_s: float = field(default_factory=time.perf_counter)
    parts_ms: dict[Part, float] = field(default_factory=dict[Part, float])

    @property
    def handled_ms(self) -> float:
        """The time since it began."""
        return (time.perf_counter() - self.began_s) * 1000


listeners: list[Listener] = []
_current: ContextVar[Timing | None] = ContextVar("timing", default=None)


def begin() -> Timing:
    """Return the timing of what this task does from now on; tasks that it starts count as well."""
    timing = Timing()
    _current.set(timing)
    return timing


def report(what: Part | Literal["click"], seconds: float) -> None:
    """Let all listeners have it."""
    for listener in listeners:
        listener(what, seconds)


@contextmanager
def measured(part: Part) -> Generator[None]:
    """Add the time in this block to that part of the click, if there is one, and report it."""
    timing, began_s = _current.get(), time.perf_counter()
    try:
        yield
    finally:
        seconds = time.perf_counter() - began_s
        report(part, seconds)
        if timing:
            timing.parts_ms[part] = timing.parts_ms.get(part, 0.0) + seconds * 1000
