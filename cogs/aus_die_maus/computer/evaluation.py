"""What a place on the track of Aus die Maus is worth to a mouse, in cheeses more than the others get by the end of the
round: sums of learned values. `python -m tools.mouse_values` learned them from 200,000 rounds against itself.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from cogs.aus_die_maus.rules.track import Mouse, Race

Feature: TypeAlias = tuple[str, int, int]
"""The table, row and column of a value."""
FARTHEST_APART: Final = 4
NEAR_GOAL: Final = 5
NEAR_RIVAL: Final = 6
COLUMNS: Final = 10
"""Of the two long tables, which have two rows."""
IN_COMPANY: Final = 0
"""The own distance that stands for the space before the goal beside a rival: the white mouse shoves neither."""


def features(race: Race, mouse: Mouse) -> tuple[Feature, ...]:
    """Return what counts of the place of a player's mouse: how far it, the white mouse and the nearest rival are from
    the goal, and who has the marker; once the trap is sprung, by whom.
    """
    if race.trapped is not None:
        return (("trap", 0, 0 if race.trapped == mouse else 1 if race.rewarded == mouse else 2),)
    left, white = race.goal - race.space_of(mouse), race.goal - race.spaces[-1]
    rival = race.goal - max(race.space_of(other) for other in race.seats if other != mouse)
    left = IN_COMPANY if left == rival == 1 else left
    ahead = max(-FARTHEST_APART, min(FARTHEST_APART, max(left, 1) - white))
    near = min(left, NEAR_GOAL)
    return (
        ("own", *divmod(left, COLUMNS)),
        ("white", *divmod(white, COLUMNS)),
        ("lead", ahead + FARTHEST_APART, near),
        ("marker", 0, 2 if race.marker == mouse else 1 if race.marker is None else 0),
        ("rival", min(rival, NEAR_RIVAL), near),
    )


def value_of_place(race: Race, mouse: Mouse) -> float:
    """Return what the place of a player's mouse promises, without thinking ahead."""
    return sum(VALUES[table][row][column] for table, row, column in features(race, mouse))


VALUES: Final[Mapping[str, tuple[tuple[float, ...], ...]]] = {
    "trap": ((-0.92, 1.51, 0.0),),
    "marker": ((-0.15, -0.08, 0.11),),
    "own": (
        (0.05, 0.04, 0.0, -0.02, 0.08, 0.06, 0.04, 0.05, 0.06, -0.01),
        (0.03, -0.03, -0.01, -0.03, -0.05, -0.06, -0.11, -0.14, -0.08),
    ),
    "white": (
        (0.0, 0.05, -0.02, -0.01, -0.02, 0.03, 0.01, -0.02, -0.02, -0.04),
        (-0.06, -0.03, -0.03, -0.03, -0.01, 0.02, 0.01, 0.02, 0.04),
    ),
    "lead": (
        (0.04, 0.14, -0.08, -0.02, 0.03, 0.06),
        (0.02, -0.13, 0.06, 0.02, 0.0, 0.12),
        (0.02, -0.05, 0.12, 0.0, 0.04, 0.14),
        (0.0, 0.03, 0.12, 0.07, 0.03, 0.11),
        (-0.04, 0.05, -0.01, 0.0, 0.15, 0.06),
        (0.0, 0.0, -0.21, 0.13, 0.04, -0.1),
        (0.0, 0.0, 0.0, -0.21, -0.01, -0.09),
        (0.0, 0.0, 0.0, 0.0, -0.2, -0.18),
        (0.0, 0.0, 0.0, 0.0, 0.0, -0.39),
    ),
    "rival": (
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.05, 0.0, -0.01, -0.1, -0.09, -0.08),
        (0.0, 0.12, 0.13, 0.08, 0.0, -0.04),
        (0.0, 0.09, 0.05, 0.02, 0.11, -0.07),
        (0.0, -0.02, -0.18, -0.11, -0.01, -0.07),
        (0.0, -0.11, 0.0, 0.0, 0.04, -0.01),
        (0.0, -0.04, 0.01, 0.09, 0.04, 0.0),
    ),
}
"""`lead` has a row for how far the white mouse is ahead, from 4 spaces behind on, `rival` one for the distance of the
nearest rival, both a column for the own distance; `marker` is elsewhere, free or own; `trap` is sprung by the mouse
itself, by the white one that it shoved, or by another one.
"""
