"""The table of Aus die Maus as everyone sees it, without a word: the kitchen with the race, the dice, the seats."""

from collections.abc import Sequence
from functools import cache

from msgspec import structs
from PIL import Image

from bot.draw.canvas import PAPER, Drawing, Palette, sprite
from bot.draw.furniture import GOLD, plate
from bot.draw.seats import STYLES, chip
from bot.draw.tiles import Ground
from cogs.aus_die_maus.picture.ending import FINISH, draw_ranking, laid_table
from cogs.aus_die_maus.picture.layout import COUNTER_Y, SEAT_ROWS, STRIP_Y
from cogs.aus_die_maus.picture.pieces import DICE, blank_die, die, faded, place, running, token
from cogs.aus_die_maus.picture.pieces import cheese as face_up
from cogs.aus_die_maus.picture.seats import draw_bell, draw_honours, draw_seat, draw_won
from cogs.aus_die_maus.picture.track import GROUND, WIDTH, draw_goal, draw_track, since_the_start, wheels
from cogs.aus_die_maus.rules.state import SEATS, Event, Kept, Paid, Standing, Threw, Variant, View
from cogs.aus_die_maus.rules.track import (
    START,
    WHITE,
    Dice,
    Die,
    MarkerTaken,
    Mouse,
    Moved,
    Race,
    Shoved,
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
    board = Drawing(_finish(view.race.goal) if over else _track(view.race.goal))
    draw_track(board, view, since_the_start(view.last) if ran is None else ran)
    if over:
        draw_ranking(board, view, names, white)
        return board.part(FINISH)
    _draw_counter(board, view)
    _draw_order(board, view)
    for seat, layout in enumerate(SEAT_ROWS.seats(len(names))):
        draw_seat(board, view, seat, names[seat], layout)
    _draw_rounds(board, view.number, view.rounds)
    return board


def cover(names: Sequence[str]) -> Drawing:
    """Draw the table before the game: who sits there, the free places, all mice on the start."""
    goal = int(Variant().track)
    board = Drawing(_track(goal))
    draw_track(board, _view(Race(goal, (START,) * (len(names) + 1))), ())
    board.center(running(WHITE, 96), 840, COUNTER_Y - 4)
    for at, number in enumerate((3, 1)):
        board.center(die(DICE[at], number, 84), 84 + 98 * at, COUNTER_Y)
    for at, value in enumerate((3, 2, 1, 1, 2, 1)):
        board.center(face_up(value), 318 + 82 * at, COUNTER_Y + 2)
    for seat, layout in enumerate(SEAT_ROWS.seats(max(SEATS[0], len(names)))):
        board.center("aus_die_maus/bell_empty", layout.x, layout.things_y, 84, STYLES[seat].css)
        if seat < len(names):
            chip(board, seat, names[seat], layout.chip)
        else:
            board.put("aus_die_maus/free", *layout.chip)
    for at, mouse in enumerate((*range(SEATS[-1]), WHITE)):
        board.center(running(mouse, 64), 126 + 118 * at, STRIP_Y - 4)
    return board


colours = Palette("aus_die_maus/palette", lambda: (board.image for board in _samples()), 62)
"""The palette of this game."""


# The grounds


@cache
def _track(goal: Space) -> Ground:
    return Ground(wheels(goal), colours)


@cache
def _finish(goal: Space) -> Ground:
    return Ground(laid_table(goal), colours)


# The counter: what was thrown, the supply, the white mouse


def _draw_counter(board: Drawing, view: View) -> None:
    throws = [
        (event, _dice_used(event, view.last[after:]))
        for after, event in enumerate(view.last, start=1)
        if isinstance(event, Threw)
    ]
    for at, (throw, used) in enumerate(throws[-_THROWS_SHOWN:]):
        _draw_throw(board, throw, used, 30 + 260 * at)
    for at, colour in enumerate(() if throws else DICE):
        board.center(blank_die(colour, 84), 110 + 100 * at, COUNTER_Y)
    for left, width in ((556, 112), (674, 260)):  # the supply, and what the white mouse has: each on a tray of its own
        board.put(plate(width, 92, 20, _TRAY), left, COUNTER_Y - 46)
    board.center("aus_die_maus/round", 606, COUNTER_Y - 8, 80)
    board.center(plate(58, 38, 17), 620, COUNTER_Y + 24)
    board.count(str(view.supply), 620, COUNTER_Y + 24, 30)
    board.center(token(WHITE, 64), 718, COUNTER_Y - 2)
    draw_bell(board, view, WHITE, 794, COUNTER_Y - 2)
    draw_honours(board, view, WHITE, 862, COUNTER_Y - 18)
    draw_won(board, view, WHITE, 884, COUNTER_Y + 24)


def _dice_used(throw: Threw, after: Sequence[Event]) -> Sequence[Die]:
    """Return the dice that the mouse moved by after its throw; none if it stayed or has yet to choose."""
    return next((event.dice for event in after if isinstance(event, Moved) and event.mouse == throw.mouse), ())


def _draw_throw(board: Drawing, throw: Threw, used: Sequence[Die], x: int) -> None:
    """Draw the mouse, and the dice thrown for it; those that it moved by are marked."""
    board.center(token(throw.mouse, 66), x + 38, COUNTER_Y - 2)
    faces = {"red": throw.dice.red, "yellow": throw.dice.yellow}
    thrown: list[tuple[Die, int]] = [(colour, face) for colour in DICE if (face := faces[colour]) is not None]
    for at, (colour, face) in enumerate(thrown):
        die_x = x + 122 + 88 * at
        if colour in used:
            board.center("aus_die_maus/halo", die_x, COUNTER_Y, 96)
        board.center(die(colour, face, 80), die_x, COUNTER_Y)


# Below: whose turn comes when, and the rounds


def _draw_order(board: Drawing, view: View) -> None:
    board.center("aus_die_maus/flag", 40, STRIP_Y - 2, 40)
    for at, mouse in enumerate(view.order):
        x = 98 + 66 * at
        if mouse == view.turn:
            board.center("badge", x, STRIP_Y, 60, f".seat{{fill:{GOLD}}}")
        piece = token(mouse, 46) if mouse in view.race.running else faded(mouse, 46)
        board.center(piece, x, STRIP_Y - 2)


def _draw_rounds(board: Drawing, number: int, rounds: int) -> None:
    for other in range(1, rounds + 1):
        x = 862 - 46 * (rounds - other + 1)
        board.center(
            "aus_die_maus/round", x, STRIP_Y - 2, 48 if other == number else 34, "" if other <= number else _TO_COME
        )
    board.count(f"{number}/{rounds}", 936, STRIP_Y, 34, PAPER, anchor="r")


# Pictures for the page of rules


def winning() -> Drawing:
    """Draw the mouse whose cheeses are worth most, above the white one."""
    board = _page(286)
    board.center("laurel", 154, 146, 228)
    board.center(running(0, 150), 150, 152)
    board.center("aus_die_maus/crown", 176, 66, 84)
    rows: Sequence[tuple[Mouse, int, Sequence[int]]] = ((0, 88, (3, 2, 2)), (WHITE, 200, (3, 1, 1)))
    for mouse, y, values in rows:
        board.center(running(mouse, 92), 366, y - 4)
        for at, value in enumerate(values):
            board.center(face_up(value), 496 + 122 * at, y)
            board.count("=" if at == 2 else "+", 557 + 122 * at, y, 40)
        board.count(str(sum(values)), 866, y, 64)
    return board


def throwing() -> Drawing:
    """Draw a throw, and the wheels that its two numbers lead to."""
    board = _page(286)
    board.center(running(0, 150), 110, 143)
    board.center(die("red", 3, 104), 256, 143)
    board.center(die("yellow", 1, 104), 376, 143)
    for at in range(4):
        x = 526 + 118 * at
        board.center("aus_die_maus/wheel", x, 184, 112)
        if at in (1, 3):
            board.center("aus_die_maus/aim", x, 184, 112)
            board.center(die("yellow" if at == 1 else "red", at, 58), x, 128)
    board.center(running(0, 96), 522, 142)
    return board


def shoving() -> Drawing:
    """Draw a mouse that shoves another one on."""
    board = _page(286)
    for x in (150, 410, 670):
        board.center("aus_die_maus/wheel", x, 186, 170)
    board.center("aus_die_maus/then", 280, 150, 84)
    board.center(running(1, 140), 410, 130)
    board.center("aus_die_maus/bang", 530, 110, 90)
    board.center("aus_die_maus/then", 545, 180, 84)
    board.center(running(WHITE, 140), 680, 130)
    board.center("aus_die_maus/glove", 840, 143, 110)
    return board


def trap() -> Drawing:
    """Draw the trap that catches the first mouse, and the cheese for the two after it."""
    board = _page(286)
    goal = Race(14, (14, 14, 14, 0), 0, (1, 2))
    draw_goal(board, structs.replace(goal, trapped=None), 240, 136)
    board.center("aus_die_maus/then", 470, 143, 84)
    draw_goal(board, goal, 700, 168)
    return board


def cheese() -> Drawing:
    """Draw what the first, the second and the last shover are paid, and what a cheese may be worth."""
    board = _page(286)
    honours = ((place(1, 80), 2), (place(2, 80), 1), (sprite("aus_die_maus/glove", 90), 1))
    for at, (honour, count) in enumerate(honours):
        x = 100 + 190 * at
        board.center(honour, x, 100)
        for slot in range(count):
            board.center("aus_die_maus/cheese", x + 70 * slot - 35 * (count - 1), 206, 76)
    for at, value in enumerate((3, 2, 1)):
        board.center(face_up(value), 650 + 105 * at, 150)
    return board


# What the palette is made from


def _page(height: int) -> Drawing:
    board = Drawing(Image.new("RGB", (WIDTH, height), GROUND), colours)
    board.put("aus_die_maus/page", 6, 6, 948)
    return board


def _view(race: Race) -> View:
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


def _samples() -> list[Drawing]:
    """Boards that together show every sprite."""
    fresh = _view(Race(14, (0,) * 7))
    shove = (Moved(0, ("red",), 3, 4, 7), Shoved(0, 1, 7, 8), MarkerTaken(5, None), Kept(0))
    last = (
        Threw(0, Dice(3, 1)),
        *shove,
        Threw(WHITE, Dice(2, 1)),
        Moved(WHITE, ("yellow",), 1, 9, 10),
        Paid(1, 2, "first"),
    )
    running_on = structs.replace(fresh, race=Race(14, (7, 8, 8, 14, 14, 2, 10), 3, (4,), 5), last=last, counts=(3,) * 7)
    crowd = structs.replace(fresh, race=Race(14, (5, 5, 5, 5, 6, 6, 5)), last=last)
    standings = tuple(Standing(mouse, 1 + at, 9 - at, 3) for at, mouse in enumerate((3, WHITE, 0, 1, 2, 4, 5)))
    over = structs.replace(
        fresh, phase="over", turn=None, number=6, rounds=6, standings=standings, cheeses=((3, 2, 1),) * 7
    )
    return [
        winning(),
        throwing(),
        shoving(),
        trap(),
        cheese(),
        *(draw(view, ("A",) * 6) for view in (fresh, running_on, crowd, over)),
    ]
