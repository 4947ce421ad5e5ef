"""What features offer to rooms that do not know them. A kind of hook is a small frozen dataclass of functions, beside
who asks for it.
"""

from collections import defaultdict
from typing import Any, TypeVar

Kind = TypeVar("Kind")


class Hooks:
    """All hooks that are offered. Ask when one is needed, never in `__init__`: who offers it may be made later."""

    def __init__(self) -> None:
        self._offered: defaultdict[type[Any], list[Any]] = defaultdict(list)

    def offer(self, hook: object) -> None:
        """Let those who ask for hooks of this kind find it."""
        self._offered[type(hook)].append(hook)

    def all(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """Return the hooks of a kind, in the order in which they were offered."""
        return tuple(self._offered[kind])

    def one(self, kind: type[Kind]) -> Kind | None:
        """Return the hook of a kind that one feature alone offers; None without that feature."""
        return next(iter(self._offered[kind]), None)
