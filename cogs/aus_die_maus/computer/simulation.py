"""A round of Aus die Maus on bare numbers, which a computer player plays to the end thousands of times before it moves.

It runs as rules/track.py does (a test compares them move by move), but changes in place and reports no events. Mice are
numbered: the seats, then the white mouse. A mouse without a choice moves as the rules say; one with a choice goes to
the place that evaluation.py values most.
"""

from collections.abc import Iterator, Sequence
from itertools import count, cycle

from bot.games.chance import Chance
from cogs.aus_die_maus.computer.evaluation import (
    IN_COMPANY,
    IN_THE_TRAP,
    MARKER_ELSEWHERE,
    MARKER_FREE,
    MARKER_OWN,
    PLACE_VALUES,
    SHOVED_WHITE_IN,
    MouseNumber,
    RoundResult,
    index_of_place,
)
from cogs.aus_die_maus.rules.state import RED, YELLOW, View
from cogs.aus_die_maus.rules.track import START, WHITE, Mouse, Run, Space

THROWS = tuple((red, yellow) for red in RED for yellow in YELLOW)
BYTES = 256
THROW_OF_BYTE = THROWS * (BYTES // len(THROWS))  # 36 throws fit seven times …
UNFAIR = bytes(range(len(THROW_OF_BYTE), BYTES))  # … and the last four bytes are left out
TAPE_DRAWS, BYTES_A_DRAW = 8, 32


class SimulatedRound:
    """A round that is being run."""

    __slots__ = (
        "enters_by_yellow",
        "finished",
        "goal",
        "kept",
        "led",
        "marker",
        "shover_paid",
        "spaces",
        "trapped",
        "white",
    )

    def __init__(
        self, goal: Space, spaces: Sequence[Space], led: frozenset[MouseNumber], *, enters_by_yellow: bool
    ) -> None:
        self.goal = goal
        self.spaces = list(spaces)
        self.led = led | {len(spaces) - 1}  # the mice without a choice: small children's, and the white one
        self.enters_by_yellow = enters_by_yellow
        self.white = len(spaces) - 1
        self.trapped: MouseNumber | None = None
        self.finished: tuple[MouseNumber, ...] = ()
        self.marker: MouseNumber | None = None
        self.shover_paid = False
        self.kept: MouseNumber | None = None
        """Who shoved the white mouse into the trap since the simulation began: that cheese is not yet on the table."""

    @classmethod
    def of(cls, view: View) -> "SimulatedRound":
        """Return the round as the view shows it."""
        race = view.race
        simulated = cls(
            race.goal, race.spaces, frozenset(view.children), enters_by_yellow=view.variant.at_the_trap == "enters"
        )
        simulated.trapped = None if race.trapped is None else simulated.number(race.trapped)
        simulated.finished = tuple(map(simulated.number, race.finished))
        simulated.marker, simulated.shover_paid = race.marker, race.shover_paid
        return simulated

    def copy(self) -> "SimulatedRound":
        """Return another round that goes on from here."""
        other = SimulatedRound(self.goal, self.spaces, self.led, enters_by_yellow=self.enters_by_yellow)
        other.trapped, other.finished = self.trapped, self.finished
        other.marker, other.shover_paid, other.kept = self.marker, self.shover_paid, self.kept
        return other

    def number(self, mouse: Mouse) -> MouseNumber:
        """Return the number of a mouse."""
        return self.white if mouse == WHITE else mouse

    # Moving, shoving, the goal

    def run(self, mouse: MouseNumber, move: Run) -> None:
        """Make a move as the rules name it."""
        self.step(mouse, -move.spaces if move.backward else move.spaces)

    def step(self, mouse: MouseNumber, spaces: int) -> None:
        """Move a mouse, backward if the number is negative, and the one that it shoves."""
        if not spaces:
            return
        here = self.spaces
        to = here[mouse] + spaces
        if to >= self.goal:
            self._enter(mouse, None)
            return
        if to in here:
            self._shove(mouse, to, 1 if spaces > 0 else -1)
        here[mouse] = to

    def _shove(self, by: MouseNumber, space: Space, direction: int) -> None:
        here = self.spaces
        mouse = self.white if here[-1] == space else here.index(space)
        to = space + direction
        if mouse != self.white and (here.count(space) > 1 or (to == self.goal and by != self.white)):
            return
        if mouse == self.white:
            self.marker = by
        if to == self.goal:
            self._enter(mouse, by)
        else:
            here[mouse] = to

    def _enter(self, mouse: MouseNumber, by: MouseNumber | None) -> None:
        self.spaces[mouse] = self.goal
        if self.trapped is not None:
            self.finished = (*self.finished, mouse)
            return
        self.trapped = mouse
        if mouse == self.white and by is not None:
            self.shover_paid, self.kept = True, by

    # The end of the round

    @property
    def is_over(self) -> bool:
        """Tell whether the round ends."""
        if not self.finished:
            return False
        return (
            len(self.finished) > 1
            or self.finished[:1] == (self.white,)
            or len(self.spaces) - self.spaces.count(self.goal) == 1
        )

    def result(self) -> RoundResult:
        """Return what the round came to, when it is over."""
        first, *behind = self.finished
        if first == self.white:
            return RoundResult(first, None, None, self.kept)
        second = behind[0] if behind else next(mouse for mouse, space in enumerate(self.spaces) if space < self.goal)
        return RoundResult(first, second, None if self.shover_paid else self.marker, self.kept)

    # Playing on

    def play_on(self, turns: Sequence[MouseNumber], tape: bytes) -> RoundResult | None:
        """Play to the end of the round: the mice in turn, a byte of the tape for a throw; None if it is too short."""
        if self.is_over:
            return self.result()
        here, goal = self.spaces, self.goal
        for mouse, (red, yellow) in zip(cycle(turns), map(THROW_OF_BYTE.__getitem__, tape), strict=False):
            if here[mouse] == goal:
                continue
            if self.trapped is not None:
                self.step(mouse, yellow)
                if self.finished and self.is_over:
                    return self.result()
            elif mouse in self.led:
                self.step(mouse, self.led_by(mouse, red, yellow))
            else:
                self.step(mouse, self.choose(mouse, red, yellow))
        return None

    def led_by(self, mouse: MouseNumber, red: int, yellow: int) -> int:
        """Return how far both dice lead a mouse without a choice, before the trap is sprung."""
        left = self.goal - self.spaces[mouse]
        if left == 1:
            return -red
        if red < left:
            return red
        return yellow if yellow < left or self.enters_by_yellow else 0

    def choose(self, mouse: MouseNumber, red: int, yellow: int) -> int:
        """Return the number that leads to the better place, before the trap is sprung; negative for backward."""
        start = self.spaces[mouse]
        if start == self.goal - 1:
            red, yellow = -red, -yellow
        elif start == START and not (red and yellow):
            return red or yellow
        if red == yellow:
            return red
        return red if self._value(mouse, start, red) > self._value(mouse, start, yellow) else yellow

    def _value(self, mouse: MouseNumber, start: Space, spaces: int) -> float:
        here, goal = self.spaces, self.goal
        left, white = goal - start - spaces, here[-1]
        if left <= 0:
            return IN_THE_TRAP
        marker = MARKER_FREE if self.marker is None else MARKER_OWN if self.marker == mouse else MARKER_ELSEWHERE
        if spaces and start + spaces == white:
            white, marker = white + (1 if spaces > 0 else -1), MARKER_OWN
            if white == goal:
                return SHOVED_WHITE_IN
        if left == 1 and here.count(goal - 1) - (spaces == 0) - (white == goal - 1) > 0:
            left = IN_COMPANY
        return PLACE_VALUES[index_of_place(left, goal - white, marker)]


def tapes(chance: Chance) -> Iterator[bytes]:
    """Yield tapes for playouts without end; after every 1296 of them each pair of first throws has come once."""
    for nth in count():
        first = nth % len(THROWS)
        second = (first + nth // len(THROWS)) % len(THROWS)
        yield bytes((first, second)) + tape_of(chance)


def tape_of(chance: Chance) -> bytes:
    """Return a few hundred throws as bytes, see THROW_OF_BYTE; the longest rounds take some 120."""
    drawn = b"".join(chance.below(1 << 8 * BYTES_A_DRAW).to_bytes(BYTES_A_DRAW, "big") for _ in range(TAPE_DRAWS))
    return drawn.translate(None, UNFAIR)
