"""The table of Aus die Maus as everybody sees it, without a word: the kitchen with the race, what was thrown, and who has how many cheeses."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from msgspec import structs
from PIL import Image

from bot.draw.canvas import PAPER, Board, Picture, palette_of
from bot.draw.seats import LOOKS, chip
from bot.games.contract import Seat
from cogs.aus_die_maus.picture.ending import draw_ranking, laid_table
from cogs.aus_die_maus.picture.pieces import DICE, blank_die, die, faded, running, tag, token
from cogs.aus_die_maus.picture.pieces import cheese as face_up
from cogs.aus_die_maus.picture.track import GROUND, WIDTH, draw_goal, draw_track, ground
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Event, Kept, Paid, Settings, Standing, Threw, View
from cogs.aus_die_maus.rules.track import WHITE, Dice, MarkerTaken, Mouse, Moved, Race, Shoved

_COUNTER_Y = 874
_STRIP_Y = 1098
_CENTRES = {1: (480,), 2: (250, 710), 3: (168, 480, 792)}
_CHIPS = {1: 420, 2: 420, 3: 304}
_METALS = (".metal{fill:#ffcf3f}.rim{fill:#ffe699}", ".metal{fill:#c9ced6}.rim{fill:#dfeaf6}")
_GOLD = "#ffcf3f"
_TO_COME = ".top,.side{fill:#6f8090}.hole{fill:#4b5a70}"


class Place(NamedTuple):
    """Where a seat's things lie."""

    x: int
    chip_y: int
    things_y: int
    chip_width: int


def draw(view: View, names: Sequence[str]) -> Board:
    """Draw the table as all may see it, whoever the view is for: cheeses that only their owner knows are not looked at."""
    over = view.phase == "over"
    board = Board(laid_table() if over else ground(view.race.goal), colours)
    if over:
        draw_ranking(board, view, names)
    else:
        draw_track(board, view)
        _draw_counter(board, view)
        _draw_order(board, view)
    for seat, place in enumerate(_places(len(names))):
        _draw_seat(board, view, seat, names[seat], place)
    _draw_rounds(board, view.number, view.rounds, over=over)
    return board


def cover(names: Sequence[str]) -> Board:
    """Draw the table before the game: who sits there, the free places, all mice on the start."""
    board = Board(ground(14), colours)
    seated = Race(14, (0,) * (len(names) + 1))
    draw_track(board, _view(seated))
    board.center(running(WHITE, 96), 840, _COUNTER_Y - 4)
    for at, number in enumerate((3, 1)):
        board.center(die(DICE[at], number, 84), 84 + 98 * at, _COUNTER_Y)
    for at, value in enumerate((3, 2, 1, 1, 2, 1)):
        board.center(face_up(value), 318 + 82 * at, _COUNTER_Y + 2)
    for seat, place in enumerate(_places(max(GAME.seats[0], len(names)))):
        board.center("aus_die_maus/bell_empty", place.x, place.things_y, 84, LOOKS[seat].css)
        if seat < len(names):
            chip(board, seat, names[seat], (place.x - place.chip_width // 2, place.chip_y, place.chip_width))
        else:
            board.put("aus_die_maus/free", place.x - 210, place.chip_y, 420)
    for at, mouse in enumerate((*range(6), WHITE)):
        board.center(running(mouse, 66), 126 + 118 * at, _STRIP_Y)
    return board


@cache
def colours() -> Picture:
    """Return the palette of this game."""
    return palette_of((board.image for board in _samples()), 62)


# The seats


def _places(seats: int) -> list[Place]:
    """Clockwise from the upper left, the upper row the longer one."""
    above = (seats + 1) // 2
    below = seats - above
    top = [Place(x, 6, 108, _CHIPS[above]) for x in _CENTRES[above]]
    bottom = [Place(x, 1006, 970, _CHIPS[below]) for x in reversed(_CENTRES[below])]
    return top + bottom


def _draw_seat(board: Board, view: View, seat: Seat, name: str, place: Place) -> None:
    score = next((standing.score for standing in view.standings if standing.mouse == seat), None)
    lit = seat == view.turn or any(standing.mouse == seat and standing.place == 1 for standing in view.standings)
    chip(board, seat, name, (place.x - place.chip_width // 2, place.chip_y, place.chip_width), number=score, lit=lit)
    if (
        view.phase == "over"
    ):  # what was under the bells is in the ranking, and its medals are not those of the last round
        _draw_won(board, view, seat, place.x - 108, place.things_y)
        return
    _draw_bell(board, view, seat, place.x - 100, place.things_y)
    x = _draw_honours(board, view, seat, place.x - 10, place.things_y)
    if view.phase == "keeping" and seat == view.turn:
        _draw_two(board, x + 4, place.things_y)
    _draw_won(board, view, seat, x + 20, place.things_y)


def _draw_bell(board: Board, view: View, mouse: Mouse, x: int, y: int) -> None:
    """The cheese bell of a mouse, and how many cheeses are under it."""
    count = view.counts[view.race.mice.index(mouse)]
    art = "aus_die_maus/bell" if count else "aus_die_maus/bell_empty"
    board.center(art, x, y, 74, "" if mouse == WHITE else LOOKS[mouse].css)
    board.center(tag(30 + 16 * len(str(count)), 38), x + 38, y + 18)
    board.count(str(count), x + 38, y + 18, 30)


def _draw_honours(board: Board, view: View, mouse: Mouse, x: int, y: int) -> int:
    """What a mouse reached in this round, or in the one that just ended; return where there is room for more."""
    for art, css in _honours(view, mouse):
        board.center(art, x, y, 46, css)
        x += 48
    return x


def _draw_won(board: Board, view: View, mouse: Mouse, x: int, y: int) -> None:
    if won := _won(view, mouse):
        board.center(tag(86, 44, "#ffdf7d"), x, y)
        board.count(f"+{won}", x - 35, y, 31, anchor="l")
        board.center("aus_die_maus/round", x + 20, y, 36)


def _draw_two(board: Board, x: int, y: int) -> None:
    """The two cheeses that a seat chooses from: nobody else knows their values."""
    for left in (x, x + 62):
        board.center("aus_die_maus/slice", left, y, 56)
        board.count("?", left, y + 6, 32)


def _honours(view: View, mouse: Mouse) -> list[tuple[str, str]]:
    paid = [event.reason for event in view.last if isinstance(event, Paid) and event.mouse == mouse]
    race = view.race
    first = "first" in paid or "white_first" in paid or race.finished[:1] == (mouse,)
    second = "second" in paid or race.finished[1:] == (mouse,)
    marker = "shover" in paid or "never_shoved" in paid or race.marker == mouse
    found = [("aus_die_maus/medal", _METALS[at]) for at, has in enumerate((first, second)) if has]
    return found + [("aus_die_maus/glove", "")] * marker


def _won(view: View, mouse: Mouse) -> int:
    """Return how many cheeses the last throw brought."""
    kept = sum(isinstance(event, Kept) and event.seat == mouse for event in view.last)
    return kept + sum(event.cheeses for event in view.last if isinstance(event, Paid) and event.mouse == mouse)


# The counter: what was thrown, the supply, the white mouse


def _draw_counter(board: Board, view: View) -> None:
    throws = [(event, view.last[at + 1 :]) for at, event in enumerate(view.last) if isinstance(event, Threw)][-2:]
    for at, (throw, after) in enumerate(throws):
        _draw_throw(board, throw, after, 30 + 260 * at)
    for at, colour in enumerate(() if throws else DICE):
        board.center(blank_die(colour, 84), 110 + 100 * at, _COUNTER_Y)
    board.center("aus_die_maus/round", 592, _COUNTER_Y - 8, 80)
    board.center(tag(58, 38), 604, _COUNTER_Y + 24)
    board.count(str(view.supply), 604, _COUNTER_Y + 24, 30)
    board.center(token(WHITE, 64), 696, _COUNTER_Y - 2)
    _draw_bell(board, view, WHITE, 784, _COUNTER_Y - 2)
    _draw_honours(board, view, WHITE, 864, _COUNTER_Y - 18)
    _draw_won(board, view, WHITE, 888, _COUNTER_Y + 26)


def _draw_throw(board: Board, throw: Threw, after: Sequence[Event], x: int) -> None:
    """Who threw, and the dice; the one that was run by is marked."""
    board.center(token(throw.mouse, 66), x + 38, _COUNTER_Y - 2)
    used = next((event.dice for event in after if isinstance(event, Moved) and event.mouse == throw.mouse), ())
    thrown = [
        (colour, face)
        for colour, face in zip(DICE, (throw.dice.red, throw.dice.yellow), strict=True)
        if face is not None
    ]
    for at, (colour, face) in enumerate(thrown):
        if colour in used:
            board.center("aus_die_maus/halo", x + 122 + 88 * at, _COUNTER_Y, 96)
        board.center(die(colour, face, 80), x + 122 + 88 * at, _COUNTER_Y)


# Below: whose turn comes when, and the rounds


def _draw_order(board: Board, view: View) -> None:
    board.center("aus_die_maus/flag", 40, _STRIP_Y - 2, 40)
    for at, mouse in enumerate(view.order):
        x = 98 + 66 * at
        if mouse == view.turn:
            board.center("badge", x, _STRIP_Y, 60, f".seat{{fill:{_GOLD}}}")
        running_still = mouse in view.race.running
        board.center(token(mouse, 46) if running_still else faded(mouse, 46), x, _STRIP_Y - 2)


def _draw_rounds(board: Board, number: int, rounds: int, *, over: bool) -> None:
    for at in range(1, rounds + 1):
        x = 862 - 46 * (rounds - at + 1)
        now = at == number and not over
        board.center("aus_die_maus/round", x, _STRIP_Y - 2, 48 if now else 34, "" if at <= number else _TO_COME)
    board.count(f"{number}/{rounds}", 936, _STRIP_Y, 34, PAPER, anchor="r")


# Pictures for the page of rules


def throwing() -> Board:
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


def shoving() -> Board:
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


def trap() -> Board:
    """Draw the trap that catches the first mouse, and the cheese for the two after it."""
    board = _page(286)
    goal = Race(14, (14, 14, 14, 0), 0, (1, 2))
    draw_goal(board, structs.replace(goal, trapped=None), 240, 136)
    board.center("aus_die_maus/then", 470, 143, 84)
    draw_goal(board, goal, 700, 168)
    return board


def cheese() -> Board:
    """Draw what the first, the second and the best shover are paid, and what a cheese may be worth."""
    board = _page(286)
    for at, (art, css, count) in enumerate((("medal", _METALS[0], 2), ("medal", _METALS[1], 1), ("glove", "", 1))):
        x = 100 + 190 * at
        board.center(f"aus_die_maus/{art}", x, 100, 90, css)
        for slot in range(count):
            board.center("aus_die_maus/cheese", x + 70 * slot - 35 * (count - 1), 206, 76)
    for at, value in enumerate((3, 2, 1)):
        board.center(face_up(value), 650 + 105 * at, 150)
    return board


# What the palette is made from


def _page(height: int) -> Board:
    board = Board(Image.new("RGB", (WIDTH, height), GROUND), colours)
    board.put("aus_die_maus/page", 6, 6, 948)
    return board


def _view(race: Race) -> View:
    """Return the beginning of a round: nothing thrown, no cheese."""
    seats = len(race.spaces) - 1
    return View(
        settings=Settings(),
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


def _samples() -> list[Board]:
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
        throwing(),
        shoving(),
        trap(),
        cheese(),
        *(draw(view, ("A",) * 6) for view in (fresh, running_on, crowd, over)),
    ]
