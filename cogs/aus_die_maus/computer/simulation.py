"""A round of Aus die Maus on bare numbers, for a computer player that plays it to the end some thousand times before it moves.

It runs as track.py does (a test compares them move by move), but changes in place and tells nothing. Mice go by number: the seats, then the
white mouse. Whoever has no choice moves as the rules say; whoever has one goes by habit, to the place that worth.py likes best.
"""

from collections.abc import Sequence
from itertools import cycle
from typing import NamedTuple, TypeAlias

from bot.games.chance import Chance
from cogs.aus_die_maus.computer.evaluation import IN_COMPANY, IN_THE_TRAP, SHOVED_WHITE_IN, WORTH, place
from cogs.aus_die_maus.rules.state import RED, YELLOW, View
from cogs.aus_die_maus.rules.track import START, WHITE, Mouse, Run, Space

Number: TypeAlias = int
"""A mouse by number: its seat, or for the white mouse how many seats there are."""

THROWS = tuple((red, yellow) for red in RED for yellow in YELLOW)
EVERY_BYTE = THROWS * 7 + THROWS[:4]  # 36 go into 256 seven times; the last four are never read
UNFAIR = bytes(range(7 * len(THROWS), 256))
TAPE_DRAWS, BYTES_A_DRAW = 8, 32


class Won(NamedTuple):
    """What a round came to: who is first and second, who got a cheese for shoving the white mouse, who kept one of two."""

    first: Number
    second: Number | None
    shover: Number | None
    kept: Number | None


class Sprint:
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

    def __init__(self, goal: Space, spaces: Sequence[Space], led: frozenset[Number], *, enters_by_yellow: bool) -> None:
        self.goal = goal
        self.spaces = list(spaces)
        self.led = led | {len(spaces) - 1}  # who has no choice: small children, and the white mouse
        self.enters_by_yellow = enters_by_yellow
        self.white = len(spaces) - 1
        self.trapped: Number | None = None
        self.finished: tuple[Number, ...] = ()
        self.marker: Number | None = None
        self.shover_paid = False
        self.kept: Number | None = None
        """Who has shoved the white mouse into the trap since this began: a cheese that is not among those on the table."""

    @classmethod
    def of(cls, view: View) -> "Sprint":
        """Return the round as the view shows it."""
        race = view.race
        sprint = cls(
            race.goal, race.spaces, frozenset(view.children), enters_by_yellow=view.settings.at_the_trap == "enters"
        )
        sprint.trapped = None if race.trapped is None else sprint.number(race.trapped)
        sprint.finished = tuple(map(sprint.number, race.finished))
        sprint.marker, sprint.shover_paid = race.marker, race.shover_paid
        return sprint

    def copy(self) -> "Sprint":
        """Return another one that goes on from here."""
        other = Sprint(self.goal, self.spaces, self.led, enters_by_yellow=self.enters_by_yellow)
        other.trapped, other.finished = self.trapped, self.finished
        other.marker, other.shover_paid, other.kept = self.marker, self.shover_paid, self.kept
        return other

    def number(self, mouse: Mouse) -> Number:
        """Return the number of a mouse."""
        return self.white if mouse == WHITE else mouse

    # Moving, shoving, the goal

    def run(self, mouse: Number, move: Run) -> None:
        """Make a move as the rules name it."""
        self.step(mouse, -move.spaces if move.backward else move.spaces)

    def step(self, mouse: Number, spaces: int) -> None:
        """Move a mouse, backward if the number is negative, and whom it shoves."""
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

    def _shove(self, by: Number, space: Space, direction: int) -> None:
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

    def _enter(self, mouse: Number, by: Number | None) -> None:
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

    def won(self) -> Won:
        """Return what the round came to, when it is over."""
        first, *behind = self.finished
        if first == self.white:
            return Won(first, None, None, self.kept)
        second = behind[0] if behind else next(mouse for mouse, space in enumerate(self.spaces) if space < self.goal)
        return Won(first, second, None if self.shover_paid else self.marker, self.kept)

    # Playing on

    def play_on(self, turns: Sequence[Number], tape: bytes) -> Won | None:
        """Play to the end of the round: the mice in turn, by these throws, choosing by habit; None if the throws do not last."""
        if self.is_over:
            return self.won()
        here, goal = self.spaces, self.goal
        for mouse, (red, yellow) in zip(cycle(turns), map(EVERY_BYTE.__getitem__, tape), strict=False):
            if here[mouse] == goal:
                continue
            if self.trapped is not None:
                self.step(mouse, yellow)
                if self.finished and self.is_over:
                    return self.won()
            elif mouse in self.led:
                self.step(mouse, self.led_by(mouse, red, yellow))
            else:
                self.step(mouse, self.choose(mouse, red, yellow))
        return None

    def led_by(self, mouse: Number, red: int, yellow: int) -> int:
        """Return how far both dice lead a mouse without a choice; only yellow is thrown once the trap is sprung."""
        left = self.goal - self.spaces[mouse]
        if left == 1:
            return -red
        if red < left:
            return red
        return yellow if yellow < left or self.enters_by_yellow else 0

    def choose(self, mouse: Number, red: int, yellow: int) -> int:
        """Return the number that leads to the better place, before the trap is sprung; nobody steps into it from the space before it."""
        start = self.spaces[mouse]
        if start == self.goal - 1:
            red, yellow = -red, -yellow
        elif start == START and not (red and yellow):
            return red or yellow
        if red == yellow:
            return red
        return red if self._worth(mouse, start, red) > self._worth(mouse, start, yellow) else yellow

    def _worth(self, mouse: Number, start: Space, spaces: int) -> float:
        here, goal = self.spaces, self.goal
        left, white = goal - start - spaces, here[-1]
        if left <= 0:
            return IN_THE_TRAP
        holder = 1 if self.marker is None else 2 if self.marker == mouse else 0
        if spaces and start + spaces == white:
            white, holder = white + (1 if spaces > 0 else -1), 2
            if white == goal:
                return SHOVED_WHITE_IN
        if left == 1 and here.count(goal - 1) - (spaces == 0) - (white == goal - 1) > 0:
            left = IN_COMPANY
        return WORTH[place(left, goal - white, holder)]


def tape_of(chance: Chance) -> bytes:
    """Return throws for one round, each a byte below 36: a few hundred, where the longest rounds take some 120."""
    drawn = b"".join(chance.below(1 << 8 * BYTES_A_DRAW).to_bytes(BYTES_A_DRAW, "big") for _ in range(TAPE_DRAWS))
    return drawn.translate(None, UNFAIR)
