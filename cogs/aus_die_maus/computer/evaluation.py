"""What a place on the track of Aus die Maus is worth to a mouse, in cheeses more than the others get by the end of the
round.

The values were learned from some 200,000 rounds that this choice played against itself. They know the mouse's own
distance to the goal, the white mouse's, and who has the shover marker.
"""

from typing import Final

from cogs.aus_die_maus.rules.track import WHITE, Choice, Race

IN_THE_TRAP: Final = -0.85
SHOVED_WHITE_IN: Final = 1.41
MARKER_ELSEWHERE, MARKER_FREE, MARKER_OWN = -0.04, -0.02, 0.2

IN_COMPANY = 0
"""The own distance that stands for the space before the goal beside another mouse: the white one shoves neither."""
BY_DISTANCE: Final = (
    *(0.07, 0.18, 0.01, -0.02, 0.03, 0.01, 0.0, 0.01, -0.02, -0.03),
    *(-0.04, -0.05, -0.06, -0.08, -0.09, -0.1, -0.12, -0.13, -0.13),
)
BY_WHITE_DISTANCE: Final = (
    *(0.0, -0.04, -0.04, -0.01, -0.01, -0.02, 0.01, 0.01, -0.01, -0.02),
    *(-0.02, 0.01, 0.01, 0.01, 0.03, 0.07, 0.06, 0.05, 0.09),
)
FARTHEST_APART: Final = 4
NEAR_GOAL: Final = 5
BY_WHITE_LEAD: Final = (
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


def value_of_move(race: Race, choice: Choice) -> float:
    """Return what a move promises to the mouse that makes it, without thinking ahead."""
    if race.trapped is not None:
        return choice.to  # the cheese is at the end
    if choice.trapped == choice.mouse:
        return IN_THE_TRAP
    if choice.draws_two:
        return SHOVED_WHITE_IN
    white = choice.shoved_to if choice.shoved == WHITE and choice.shoved_to is not None else race.space_of(WHITE)
    left, white_left = race.goal - choice.to, race.goal - white
    white_lead = max(-FARTHEST_APART, min(FARTHEST_APART, left - white_left))
    if left == 1 and any(mouse not in (choice.mouse, WHITE, choice.shoved) for mouse in race.on(choice.to)):
        left = IN_COMPANY
    marker = (
        MARKER_OWN
        if choice.takes_marker or race.marker == choice.mouse
        else MARKER_FREE
        if race.marker is None
        else MARKER_ELSEWHERE
    )
    by_lead = BY_WHITE_LEAD[white_lead + FARTHEST_APART][min(left, NEAR_GOAL)]
    return BY_DISTANCE[left] + BY_WHITE_DISTANCE[white_left] + marker + by_lead
