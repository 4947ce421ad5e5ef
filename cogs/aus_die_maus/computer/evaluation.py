"""What it is worth to stand somewhere in a round of Aus die Maus, in cheeses more than the others get: the habits of quick play.

The numbers were learned from some 200,000 rounds that the habits played against themselves. They know one's own space, the white mouse's and
who holds the marker; whoever thinks ahead finds out the rest.
"""

from typing import Final

FARTHEST = 18  # the start of the longest track
SIDE = FARTHEST + 1
HOLDERS: Final = (-0.04, -0.02, 0.2)  # another one has the marker, nobody, oneself
IN_THE_TRAP: Final = -0.85
SHOVED_WHITE_IN: Final = 1.41

OWN: Final = (
    0.07,
    0.18,
    0.01,
    -0.02,
    0.03,
    0.01,
    0.0,
    0.01,
    -0.02,
    -0.03,
    -0.04,
    -0.05,
    -0.06,
    -0.08,
    -0.09,
    -0.1,
    -0.12,
    -0.13,
    -0.13,
)
"""By how far it is to the goal; the first number is for the space before it in company, which keeps the white mouse from shoving one in."""
HERS: Final = (
    0.0,
    -0.04,
    -0.04,
    -0.01,
    -0.01,
    -0.02,
    0.01,
    0.01,
    -0.01,
    -0.02,
    -0.02,
    0.01,
    0.01,
    0.01,
    0.03,
    0.07,
    0.06,
    0.05,
    0.09,
)
"""By how far it is for the white mouse."""
LEAD: Final = 4
NEAR: Final = 5
CHASE: Final = (
    (0.07, 0.06, -0.05, 0.01, 0.06, 0.03),
    (0.03, -0.08, 0.04, -0.01, -0.01, 0.06),
    (-0.01, -0.01, 0.06, 0.0, 0.0, 0.04),
    (0.01, 0.05, 0.01, 0.01, 0.01, 0.02),
    (0.01, 0.01, -0.02, -0.08, 0.0, -0.05),
    (0.0, 0.0, -0.1, 0.02, -0.07, -0.15),
    (0.0, 0.0, 0.0, -0.17, -0.12, -0.21),
    (0.0, 0.0, 0.0, 0.0, -0.23, -0.31),
    (0.0, 0.0, 0.0, 0.0, 0.0, -0.46),
)
"""By how far the white mouse is ahead, from 4 spaces behind to 4 before, and by the own distance up to 5."""

IN_COMPANY = 0
"""The own distance that stands for the space before the goal, if another one stands there too."""


def place(left: int, hers: int, holder: int) -> int:
    """Return where the table has the worth of a place: the own distance, the white mouse's, the holder of the marker as in HOLDERS."""
    return (left * SIDE + hers) * len(HOLDERS) + holder


def _worth(left: int, hers: int, holder: int) -> float:
    ahead = max(-LEAD, min(LEAD, max(left, 1) - hers))
    return OWN[left] + HERS[hers] + HOLDERS[holder] + CHASE[ahead + LEAD][min(left, NEAR)]


WORTH: Final = tuple(
    _worth(left, hers, holder) for left in range(SIDE) for hers in range(SIDE) for holder in range(len(HOLDERS))
)
