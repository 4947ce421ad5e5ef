"""The track of Aus die Maus: where the mice stand, how they move and shove. Nothing here is secret, or chance."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct, field, structs

from bot.errors import IllegalMove
from bot.games.contract import Seat

START = 0  # the track is one line without special spaces: 0 to the goal
PAID_RANKS = 2  # a round pays a first and a second

Mouse: TypeAlias = Seat | Literal["white"]
"""A player's mouse is named by its seat."""
WHITE: Final[Literal["white"]] = "white"
Space: TypeAlias = int
Die: TypeAlias = Literal["red", "yellow"]


class Dice(Struct, frozen=True):
    """A throw; `red` is None once the trap is sprung, because then only the yellow die is thrown."""

    red: int | None
    yellow: int

    def showing(self, spaces: int) -> tuple[Die, ...]:
        """Return the dice that show this number."""
        faces: tuple[tuple[Die, int | None], ...] = (("red", self.red), ("yellow", self.yellow))
        return tuple(die for die, face in faces if face == spaces)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers to choose from, the lower one first; two equal dice give one (A-26)."""
        return tuple(sorted({face for face in (self.red, self.yellow) if face is not None}))


class Run(Struct, frozen=True, tag="run"):
    """Move the own mouse by one of the numbers thrown; backward only from the space before the goal."""

    spaces: int
    backward: bool = False


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """A mouse moved; `dice` are those that showed the number, or the one that decided for a mouse without a choice."""

    mouse: Mouse
    dice: tuple[Die, ...]
    spaces: int
    start: Space
    to: Space
    beside: tuple[Mouse, ...] = ()
    """The mice on that space, where none of them was shoved."""


class Stayed(Struct, frozen=True, tag="stayed"):
    """A mouse stayed where it was."""

    mouse: Mouse
    space: Space


class Shoved(Struct, frozen=True, tag="shoved"):
    """A mouse was shoved by one that came to its space."""

    by: Mouse
    mouse: Mouse
    start: Space
    to: Space


class MarkerTaken(Struct, frozen=True, tag="marker_taken"):
    """The shover marker went to a seat, from another one or from beside the track."""

    seat: Seat
    taken_from: Seat | None


class Trapped(Struct, frozen=True, tag="trapped"):
    """The first mouse of the round reached the goal and sprang the trap, shoved by another one or by itself."""

    mouse: Mouse
    shoved_by: Mouse | None


class CameIn(Struct, frozen=True, tag="came_in"):
    """A later mouse reached the cheese."""

    mouse: Mouse
    rank: int = field(name="place")
    """First or second: 1 or 2; stored as "place"."""
    shoved_by: Mouse | None


class Remained(Struct, frozen=True, tag="remained"):
    """A mouse was left alone in the race: it is second without reaching the cheese (A-15)."""

    mouse: Mouse


TrackEvent: TypeAlias = Moved | Stayed | Shoved | MarkerTaken | Trapped | CameIn | Remained


class Race(Struct, frozen=True):
    """One round on the track. Nothing of it is secret."""

    goal: Space
    spaces: tuple[Space, ...]
    """The space of each seat's mouse, then of the white one. A mouse in the goal is out of the race."""
    trapped: Mouse | None = None
    """The mouse that sprang the trap."""
    finished: tuple[Mouse, ...] = ()
    """The first and the second, as they came in."""
    marker: Seat | None = None
    """The seat that has the shover marker."""
    shover_paid: bool = False
    """The white mouse was shoved into the trap, and that was rewarded at once (A-13)."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players' mice."""
        return tuple(range(len(self.spaces) - 1))

    @property
    def mice(self) -> tuple[Mouse, ...]:
        """All mice: the seats, then the white mouse."""
        return (*self.seats, WHITE)

    @property
    def running(self) -> tuple[Mouse, ...]:
        """The mice still in the race."""
        return tuple(mouse for mouse in self.mice if self.space_of(mouse) < self.goal)

    def space_of(self, mouse: Mouse) -> Space:
        """Return where the mouse stands."""
        return self.spaces[index_of(mouse)]

    def on(self, space: Space) -> tuple[Mouse, ...]:
        """Return the mice that stand there."""
        return tuple(mouse for mouse in self.mice if self.space_of(mouse) == space)

    @property
    def rewarded(self) -> Seat | None:
        """Who drew two cheeses for a shove into the trap: nobody can take the marker after it."""
        return self.marker if self.shover_paid else None

    def with_mouse(self, mouse: Mouse, space: Space) -> "Race":
        """Return the race with this mouse on that space."""
        spaces = (space if other == mouse else here for other, here in zip(self.mice, self.spaces, strict=True))
        return structs.replace(self, spaces=tuple(spaces))


def index_of(mouse: Mouse) -> int:
    """Return where a tuple with something for each mouse, the seats and then the white one, has it for this mouse."""
    return -1 if mouse == WHITE else mouse


class Choice(Struct, frozen=True):
    """A move to choose from, and what it would do."""

    move: Run
    mouse: Seat
    dice: tuple[Die, ...]
    """The dice that show its number."""
    start: Space
    to: Space
    shoved: Mouse | None
    shoved_to: Space | None
    beside: tuple[Mouse, ...]
    """The mice that stay where the move ends."""
    trapped: Mouse | None
    """The mouse that would spring the trap by it."""
    comes_in: Mouse | None
    """The mouse that would reach the cheese by it."""
    draws_two: bool
    """The white mouse would fall into the trap, and the shover draw two cheeses and keep one."""
    ends_round: bool


# Which moves there are


def legal_runs(race: Race, seat: Seat, dice: Dice) -> tuple[Run, ...]:
    """Return the moves to choose from: forward by each number, then backward."""
    moves = (Run(spaces, backward) for backward in (False, True) for spaces in dice.numbers)
    return tuple(move for move in moves if refusal(race, seat, dice, move) is None)


def refusal(race: Race, seat: Seat, dice: Dice, move: Run) -> IllegalMove | None:
    """Return why the mouse may not move so, or None if it may."""
    space = race.space_of(seat)
    if not dice.showing(move.spaces):
        if dice.red is None:
            return IllegalMove("aus_die_maus-only-yellow", spaces=move.spaces, yellow=dice.yellow)
        return IllegalMove("aus_die_maus-not-thrown", spaces=move.spaces, red=dice.red, yellow=dice.yellow)
    if move.backward and not move.spaces:
        return IllegalMove("aus_die_maus-zero-stays")
    if move.backward and space != race.goal - 1:
        return IllegalMove("aus_die_maus-no-way-back", space=space, before_goal=race.goal - 1)
    if space == START and not move.spaces and dice.numbers != (0,):
        return IllegalMove("aus_die_maus-leave-start", spaces=dice.numbers[-1])
    return None


def led_by_dice(race: Race, mouse: Mouse, dice: Dice) -> tuple[Run, Die]:
    """Return the move of a mouse without a choice, and the die that decides: the white one (A-11), a child's (A-23)."""
    space = race.space_of(mouse)
    if dice.red is None:  # the trap is sprung: forward by yellow, also from the space before the goal
        return Run(dice.yellow), "yellow"
    if space == race.goal - 1:  # a red 0 stays
        return Run(dice.red, backward=dice.red > 0), "red"
    if space + dice.red < race.goal:
        return Run(dice.red), "red"
    return Run(dice.yellow), "yellow"  # even if that leads into the trap, too


def choice_of(race: Race, seat: Seat, dice: Dice, move: Run) -> Choice:
    """Return a move with what it would do, without doing it."""
    after, events = run(race, seat, move, dice.showing(move.spaces))
    shove = next((event for event in events if isinstance(event, Shoved)), None)
    moved = next((event for event in events if isinstance(event, Moved)), None)
    return Choice(
        move=move,
        mouse=seat,
        dice=dice.showing(move.spaces),
        start=race.space_of(seat),
        to=after.space_of(seat),
        shoved=shove.mouse if shove else None,
        shoved_to=shove.to if shove else None,
        beside=moved.beside if moved else (),
        trapped=after.trapped if race.trapped is None else None,
        comes_in=after.finished[-1] if after.finished != race.finished else None,
        draws_two=after.shover_paid and not race.shover_paid,
        ends_round=is_over(after),
    )


# Moving and shoving


def run(race: Race, mouse: Mouse, move: Run, dice: tuple[Die, ...]) -> tuple[Race, tuple[TrackEvent, ...]]:
    """Move a mouse, and the one that it shoves; return the race after it and what happened. A 0 does nothing (A-21)."""
    start = race.space_of(mouse)
    if not move.spaces:
        return race, (Stayed(mouse, start),)
    to = start - move.spaces if move.backward else min(start + move.spaces, race.goal)  # no exact throw is needed
    after = race.with_mouse(mouse, to)
    after, events = _enter(after, mouse, None) if to == race.goal else _shove(after, mouse, -1 if move.backward else 1)
    beside: tuple[Mouse, ...] = () if events else tuple(other for other in race.on(to) if other != mouse)
    return after, (Moved(mouse, dice, move.spaces, start, to, beside), *events)


def _shove(race: Race, by: Mouse, direction: int) -> tuple[Race, tuple[TrackEvent, ...]]:
    """Shove a mouse that stands where the move ends; those passed (A-3), or met by the shoved one, stay put."""
    space = race.space_of(by)  # never the start: the way back is too short for that
    mouse = _shovable(race, by, space)
    to = space + direction
    if mouse is None or (to == race.goal and WHITE not in (by, mouse)):  # players do not shove each other into the goal
        return race, ()
    after, marker = _take_marker(race, by) if mouse == WHITE else (race, ())
    after, entered = (
        _enter(after.with_mouse(mouse, to), mouse, by) if to == race.goal else (after.with_mouse(mouse, to), ())
    )
    return after, (Shoved(by, mouse, space, to), *marker, *entered)


def _shovable(race: Race, by: Mouse, space: Space) -> Mouse | None:
    """Return the white mouse wherever she stands, else the only other mouse; of several none is shoved (A-20)."""
    others: tuple[Mouse, ...] = tuple(mouse for mouse in race.on(space) if mouse != by)
    if WHITE in others:
        return WHITE
    return others[0] if len(others) == 1 else None


def _take_marker(race: Race, by: Mouse) -> tuple[Race, tuple[MarkerTaken, ...]]:
    """Give the marker to the last one to shove the white mouse (A-27)."""
    if by == WHITE or by == race.marker:
        return race, ()
    return structs.replace(race, marker=by), (MarkerTaken(by, race.marker),)


# The goal


def _enter(race: Race, mouse: Mouse, by: Mouse | None) -> tuple[Race, tuple[Trapped | CameIn, ...]]:
    """Let a mouse into the goal: the first of a round springs the trap (A-19), later ones reach the cheese (A-18)."""
    if race.trapped is None:
        paid = mouse == WHITE and by is not None
        return structs.replace(race, trapped=mouse, shover_paid=paid), (Trapped(mouse, by),)
    finished = (*race.finished, mouse)
    return structs.replace(race, finished=finished), (CameIn(mouse, len(finished), by),)


def is_over(race: Race) -> bool:
    """Tell whether the round ends: two came in, or the white mouse first (A-16), or only one is left (A-15)."""
    if not race.finished:
        return False
    return race.finished[0] == WHITE or len(race.finished) == PAID_RANKS or len(race.running) == 1


def close(race: Race) -> tuple[Race, tuple[Remained, ...]]:
    """Make the only mouse left the second one (A-15); behind the white mouse there is no second (A-16)."""
    if race.finished == (WHITE,) or len(race.finished) == PAID_RANKS:
        return race, ()
    (mouse,) = race.running
    return structs.replace(race, finished=(*race.finished, mouse)), (Remained(mouse),)
