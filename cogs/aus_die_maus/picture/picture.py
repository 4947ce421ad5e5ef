"""The table of Aus die Maus as everyone sees it, without a word: the kitchen with the race, the dice, the seats."""

from collections.abc import Sequence
from functools import cache

from bot.draw.canvas import PAPER, Drawing, Palette
from bot.draw.furniture import GOLD, plate
from bot.draw.seats import STYLES, chip
from bot.draw.tiles import Ground
from cogs.aus_die_maus.picture.ending import FINISH, draw_ranking, laid_table
from cogs.aus_die_maus.picture.layout import COUNTER_Y, SEAT_ROWS, STRIP_Y
from cogs.aus_die_maus.picture.pieces import DICE, blank_die, die, faded, running, token
from cogs.aus_die_maus.picture.pieces import cheese as face_up
from cogs.aus_die_maus.picture.seats import draw_bell, draw_honours, draw_seat, draw_won
from cogs.aus_die_maus.picture.track import draw_track, since_the_start, wheels
from cogs.aus_die_maus.rules.state import SEATS, Event, Threw, Variant, View
from cogs.aus_die_maus.rules.track import (
    START,
    WHITE,
    Die,
    Moved,
    Race,
    Space,
)

_THROWS_SHOWN = 2  # a player's, and the white mouse's after it
_TRAY = "#f3e2bd"
_TO_COME = ".top,.side{fill:#8697a8}.hole{fill:#4b5a70}"


def draw(view: View, names: Sequence[str], white: str = "", ran: Sequence[Event] | None = None) -> Drawing:
    """Draw the table as everyone may see it, for any view: it does not look at cheeses that only their owner knows.

    `white` is what the white mouse is called, which only the ranking at the end tells; `ran` is what arrows show, if
    that is not what happened last.
    """
    over = view.phase == "over"
    drawing = Drawing(_finish(view.race.goal) if over else _track(view.race.goal))
    draw_track(drawing, view, since_the_start(view.last) if ran is None else ran)
    if over:
        draw_ranking(drawing, view, names, white)
        return drawing.part(FINISH)
    _draw_counter(drawing, view)
    _draw_order(drawing, view)
    for seat, layout in enumerate(SEAT_ROWS.seats(len(names))):
        draw_seat(drawing, view, seat, names[seat], layout)
    _draw_rounds(drawing, view.number, view.rounds)
    return drawing


def cover(names: Sequence[str], track: str = Variant().track) -> Drawing:
    """Draw the table before the game: who sits there, the free places, all mice on the start."""
    goal = int(track)
    drawing = Drawing(_track(goal))
    draw_track(drawing, beginning(Race(goal, (START,) * (len(names) + 1))), ())
    drawing.center(running(WHITE, 96), 840, COUNTER_Y - 4)
    for at, number in enumerate((3, 1)):
        drawing.center(die(DICE[at], number, 84), 84 + 98 * at, COUNTER_Y)
    for at, value in enumerate((3, 2, 1, 1, 2, 1)):
        drawing.center(face_up(value), 318 + 82 * at, COUNTER_Y + 2)
    for seat, layout in enumerate(SEAT_ROWS.seats(max(SEATS[0], len(names)))):
        drawing.center("aus_die_maus/bell_empty", layout.x, layout.things_y, 84, STYLES[seat].css)
        if seat < len(names):
            chip(drawing, seat, names[seat], layout.chip)
        else:
            drawing.put("aus_die_maus/free", *layout.chip)
    for at, mouse in enumerate((*range(SEATS[-1]), WHITE)):
        drawing.center(running(mouse, 64), 126 + 118 * at, STRIP_Y - 4)
    return drawing


colours = Palette("aus_die_maus/palette", colours=62)
"""The palette of this game."""


# The grounds


@cache
def _track(goal: Space) -> Ground:
    return Ground(wheels(goal), colours)


@cache
def _finish(goal: Space) -> Ground:
    return Ground(laid_table(goal), colours)


# The counter: what was thrown, the supply, the white mouse


def _draw_counter(drawing: Drawing, view: View) -> None:
    throws = [
        (event, _dice_used(event, view.last[after:]))
        for after, event in enumerate(view.last, start=1)
        if isinstance(event, Threw)
    ]
    for at, (throw, used) in enumerate(throws[-_THROWS_SHOWN:]):
        _draw_throw(drawing, throw, used, 30 + 260 * at)
    for at, colour in enumerate(() if throws else DICE):
        drawing.center(blank_die(colour, 84), 110 + 100 * at, COUNTER_Y)
    for left, width in ((556, 112), (674, 260)):  # the supply, and what the white mouse has: each on a tray of its own
        drawing.put(plate(width, 92, 20, _TRAY), left, COUNTER_Y - 46)
    drawing.center("aus_die_maus/round", 606, COUNTER_Y - 8, 80)
    drawing.center(plate(58, 38, 17), 620, COUNTER_Y + 24)
    drawing.count(str(view.supply), 620, COUNTER_Y + 24, 30)
    drawing.center(token(WHITE, 64), 718, COUNTER_Y - 2)
    draw_bell(drawing, view, WHITE, 794, COUNTER_Y - 2)
    draw_honours(drawing, view, WHITE, 862, COUNTER_Y - 18)
    draw_won(drawing, view, WHITE, 884, COUNTER_Y + 24)


def _dice_used(throw: Threw, after: Sequence[Event]) -> Sequence[Die]:
    """Return the dice that the mouse moved by after its throw; none if it stayed or has yet to choose."""
    return next((event.dice for event in after if isinstance(event, Moved) and event.mouse == throw.mouse), ())


def _draw_throw(drawing: Drawing, throw: Threw, used: Sequence[Die], x: int) -> None:
    """Draw the mouse, and the dice thrown for it; those that it moved by are marked."""
    drawing.center(token(throw.mouse, 66), x + 38, COUNTER_Y - 2)
    faces = {"red": throw.dice.red, "yellow": throw.dice.yellow}
    thrown: list[tuple[Die, int]] = [(colour, face) for colour in DICE if (face := faces[colour]) is not None]
    for at, (colour, face) in enumerate(thrown):
        die_x = x + 122 + 88 * at
        if colour in used:
            drawing.center("aus_die_maus/halo", die_x, COUNTER_Y, 96)
        drawing.center(die(colour, face, 80), die_x, COUNTER_Y)


# Below: whose turn comes when, and the rounds


def _draw_order(drawing: Drawing, view: View) -> None:
    drawing.center("aus_die_maus/flag", 40, STRIP_Y - 2, 40)
    for at, mouse in enumerate(view.order):
        x = 98 + 66 * at
        if mouse == view.turn:
            drawing.center("badge", x, STRIP_Y, 60, f".seat{{fill:{GOLD}}}")
        piece = token(mouse, 46) if mouse in view.race.running else faded(mouse, 46)
        drawing.center(piece, x, STRIP_Y - 2)


def _draw_rounds(drawing: Drawing, number: int, rounds: int) -> None:
    for other in range(1, rounds + 1):
        x = 862 - 46 * (rounds - other + 1)
        drawing.center(
            "aus_die_maus/round", x, STRIP_Y - 2, 48 if other == number else 34, "" if other <= number else _TO_COME
        )
    drawing.count(f"{number}/{rounds}", 936, STRIP_Y, 34, PAPER, anchor="r")


# The beginning


def beginning(race: Race) -> View:
    """Return the beginning of a round: nothing thrown, no cheese."""
    seats = len(race.spaces) - 1
    return View(
        variant=Variant(),
        phase="rolling",
        turn=0,
        number=1,
        rounds=5,
        order=race.mice,
        keeper=0,
        race=race,
        children=(),
        thrown=None,
        choices=(),
        supply=20,
        counts=(0,) * (seats + 1),
        cheeses=(None,) * (seats + 1),
        drawn=(),
        last=(),
        seat=None,
    )
