"""The order of a line's parts on a picture: the Unicode bidirectional algorithm (UAX 9), as python-bidi has it."""
# pyright: reportUnknownMemberType=false
# python-bidi has no types

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from bidi import algorithm

NEUTRAL = "ON"
"""The bidirectional class of what goes along with its neighbours."""
_KNOWN = frozenset({"L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "WS", NEUTRAL})


class Placed(NamedTuple):
    """Which part of a line it is, and its embedding level: odd levels are read from the right."""

    position: int
    level: int


def from_the_left(kinds: Sequence[str]) -> list[Placed]:
    """Return the parts of a line, given by bidirectional class, as read from the left; unknown ones are neutral."""
    if not any(kind in {"R", "AL"} for kind in kinds):
        return [Placed(position, 0) for position in range(len(kinds))]
    parts: list[dict[str, Any]] = []  # as the algorithm wants them; `position` is ours, and goes along
    for position, kind in enumerate(kinds):
        known = kind if kind in _KNOWN else NEUTRAL
        parts.append({"position": position, "level": 0, "type": known, "orig": known})
    line = {"base_level": 0, "chars": parts, "runs": deque[object]()}
    algorithm.calc_level_runs(line)
    algorithm.resolve_weak_types(line)
    algorithm.resolve_neutral_types(line, debug=False)
    algorithm.resolve_implicit_levels(line, debug=False)
    algorithm.reorder_resolved_levels(line, debug=False)
    return [Placed(part["position"], part["level"]) for part in parts]
