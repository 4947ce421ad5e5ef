"""The cellar kitchen with the track: three rooms, and plates on the way through them; on the plates the mice, and where they ran last."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import cos, hypot, pi, sin

from PIL import Image

from bot.draw.canvas import INK, Board, Picture, rasterise
from cogs.aus_die_maus.pieces import running, tag, token
from cogs.aus_die_maus.state import Event, RoundBegan, View
from cogs.aus_die_maus.track import START, Mouse, Moved, Race, Shoved, Space

WIDTH, HEIGHT = 960, 1130
GROUND = "#2c3a52"

# The way: right through the first room, round through a door, left through the second, round, right through the third.
_LEFT, _RIGHT, _FIRST, _LAST = 200, 760, 306, 640
_TOP, _TURN = 300, 100
_BEND = pi * _TURN
_LENGTH = (_RIGHT - _FIRST) + _BEND + (_RIGHT - _LEFT) + _BEND + (_LAST - _LEFT)
_BEFORE, _BEYOND = 96, 106  # from the first plate to the start, from the last one to the goal

_NEST = (132, 288)
_TRAP = (828, 716)
_GOLD, _RED = "#ffcf3f", "#f0705a"
_CROWD = 4  # from so many on, the mice of a plate are drawn as tokens

# Where the mice of a plate stand: right of its middle, above the middle their feet, and their width.
_STANDING = {
    1: ((0, 30, 106),),
    2: ((-29, 8, 82), (27, 36, 82)),
    3: ((-35, 6, 70), (35, 8, 70), (0, 38, 70)),
    4: ((-28, -2, 54), (28, -2, 54), (-28, 46, 54), (28, 46, 54)),
    5: ((-46, -2, 48), (0, -8, 48), (46, -2, 48), (-24, 42, 48), (24, 42, 48)),
    6: ((-46, -2, 48), (0, -8, 48), (46, -2, 48), (-46, 40, 48), (0, 44, 48), (46, 40, 48)),
    7: ((-26, -22, 46), (26, -22, 46), (-48, 16, 46), (0, 14, 46), (48, 16, 46), (-26, 52, 46), (26, 52, 46)),
}


@cache
def ground(goal: Space) -> Picture:
    """Return the kitchen with the plates of a track."""
    board = Board(empty_kitchen())
    board.put("aus_die_maus/nest", 30, 218, 216)
    for space in range(START + 1, goal):
        x, y = _plate(goal, space)
        board.center("aus_die_maus/plate", x, y + 6, _plate_width(goal))
        _number(board, space, x, y)
    _number(board, goal, _TRAP[0] + 74, _TRAP[1] + 60)
    return board.image


@cache
def empty_kitchen() -> Picture:
    """Return the cellar kitchen with nothing on its floor."""
    board = Board(Image.new("RGB", (WIDTH, HEIGHT), GROUND))
    board.put("aus_die_maus/kitchen", 0, 0, WIDTH)
    return board.image


def draw_track(board: Board, view: View) -> None:
    """Draw what happened on the track last, and where the mice are."""
    race, happened = view.race, since_the_start(view.last)
    moves = [event for event in happened if isinstance(event, Moved)]
    for move in moves:
        board.put(*_arrow(race.goal, move.start, move.to, _GOLD))
    for choice in view.choices:
        _circle(board, race.goal, choice.to, "aus_die_maus/aim")
    if moves:
        _circle(board, race.goal, race.space_of(moves[-1].mouse), "aus_die_maus/ring")
    draw_goal(board, race, *_TRAP)
    for space in range(race.goal):
        _draw_mice(board, race, space)
    for shove in (event for event in happened if isinstance(event, Shoved)):
        _draw_shove(board, race.goal, shove)


def since_the_start(last: Sequence[Event]) -> Sequence[Event]:
    """Return what happened in the round that is being run: what was before it is no longer on the track."""
    began = [at for at, event in enumerate(last) if isinstance(event, RoundBegan)]
    return last[began[-1] + 1 :] if began else last


def draw_goal(board: Board, race: Race, x: int, y: int) -> None:
    """Draw the trap set, or whom it caught; behind it the cheese, and who came to it."""
    if race.trapped is None:
        board.center("aus_die_maus/cheese", x + 36, y + 4, 96)
        board.center("aus_die_maus/trap", x, y, 200)
        return
    board.center("aus_die_maus/cheese", x + 34, y - 66, 120)
    for place, mouse in enumerate(race.finished[:2]):
        board.center(running(mouse, 78, back=bool(place)), x - 6 + 78 * place, y - 106 + 16 * place)
    board.center(running(race.trapped, 96, dizzy=True), x - 14, y + 8)
    board.center("aus_die_maus/trap_sprung", x - 8, y + 14, 168)


# The way


def _along(distance: float) -> tuple[float, float, float]:
    """Return a point of the way, so far from its first plate, and the direction there as an angle."""
    first, second = _RIGHT - _FIRST, _RIGHT - _LEFT
    if distance <= first:
        return _FIRST + distance, _TOP, 0
    distance -= first
    if distance <= _BEND:
        angle = distance / _TURN
        return _RIGHT + _TURN * sin(angle), _TOP + _TURN * (1 - cos(angle)), angle
    distance -= _BEND
    if distance <= second:
        return _RIGHT - distance, _TOP + 2 * _TURN, pi
    distance -= second
    if distance <= _BEND:
        angle = distance / _TURN
        return _LEFT - _TURN * sin(angle), _TOP + 2 * _TURN + _TURN * (1 - cos(angle)), pi - angle
    return _LEFT + distance - _BEND, _TOP + 4 * _TURN, 0


def _distance(goal: Space, space: Space) -> float:
    if space == START:
        return -_BEFORE
    return _LENGTH + _BEYOND if space == goal else _LENGTH * (space - 1) / (goal - 2)


def _plate(goal: Space, space: Space) -> tuple[int, int]:
    x, y, _ = _along(_distance(goal, space))
    return round(x), round(y)


def _plate_width(goal: Space) -> int:
    return 118 if goal > 14 else 134


def _is_back(goal: Space, space: Space) -> bool:
    """Tell whether the way leads to the left there."""
    return abs(_along(_distance(goal, space))[2]) > pi / 2


def _number(board: Board, space: Space, x: int, y: int) -> None:
    board.center(tag(50, 34), x, y + 56)
    board.count(str(space), x, y + 56, 27)


# The mice


def _draw_mice(board: Board, race: Race, space: Space) -> None:
    mice = race.on(space)
    if space == START:
        _draw_nest(board, mice)
        return
    x, y = _plate(race.goal, space)
    back = _is_back(race.goal, space)
    for mouse, (right, feet, width) in zip(mice, _STANDING.get(len(mice), ()), strict=True):
        piece = token(mouse, width) if len(mice) >= _CROWD else running(mouse, width, back=back)
        board.put(piece, x + right - piece.width // 2, y + feet - piece.height)


def _draw_nest(board: Board, mice: Sequence[Mouse]) -> None:
    """Up to seven mice in the nest, in rows."""
    columns = 2 if len(mice) <= 4 else 3
    width = 92 if len(mice) <= 4 else 76
    rows = [mice[at : at + columns] for at in range(0, len(mice), columns)]
    for line, row in enumerate(rows):
        for at, mouse in enumerate(row):
            x = _NEST[0] + round((at - (len(row) - 1) / 2) * (width - 6))
            y = _NEST[1] + round((line - (len(rows) - 1) / 2) * (width * 58 // 100))
            board.center(running(mouse, width), x, y)


# What happened


def _circle(board: Board, goal: Space, space: Space, art: str) -> None:
    """Ring the plate of a space; the start and the goal have none."""
    if START < space < goal:
        x, y = _plate(goal, space)
        board.center(art, x, y + 6, _plate_width(goal) + 10)
        _number(board, space, x, y)


def _draw_shove(board: Board, goal: Space, shove: Shoved) -> None:
    board.put(*_arrow(goal, shove.start, shove.to, _RED))
    x, y, _ = _along((_distance(goal, shove.start) + _distance(goal, shove.to)) / 2)
    board.center("aus_die_maus/bang", round(x), round(y) - 40, 46)


@cache
def _arrow(goal: Space, start: Space, to: Space, colour: str) -> tuple[Picture, int, int]:
    """Return an arrow along the way, and where its upper left corner lies."""
    begin, end = _distance(goal, start), _distance(goal, to)
    step = 6 if end > begin else -6
    inset = 42 if abs(end - begin) > 84 else 16
    stops = range(round(begin) + (inset if step > 0 else -inset), round(end) + (-inset - 22 if step > 0 else inset + 22), step)
    points = [_along(stop)[:2] for stop in (*stops, round(end) - (inset + 22 if step > 0 else -inset - 22))]
    tip = _along(end - (inset if step > 0 else -inset))[:2]
    return _drawn_arrow(points, tip, colour)


def _drawn_arrow(points: Sequence[tuple[float, float]], tip: tuple[float, float], colour: str) -> tuple[Picture, int, int]:
    neck = points[-1]
    reach = hypot(tip[0] - neck[0], tip[1] - neck[1]) or 1
    across = (-(tip[1] - neck[1]) / reach * 22, (tip[0] - neck[0]) / reach * 22)
    head = [tip, (neck[0] + across[0], neck[1] + across[1]), (neck[0] - across[0], neck[1] - across[1])]
    corners = [*points, *head]
    left, top = (round(min(corner[axis] for corner in corners)) - 12 for axis in (0, 1))
    right, bottom = (round(max(corner[axis] for corner in corners)) + 12 for axis in (0, 1))
    shaft, triangle = _path(points), _path(head) + "Z"
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {right - left} {bottom - top}" width="{right - left}" '
        f'height="{bottom - top}" stroke-linejoin="round" stroke-linecap="round" fill="none">'
        f'<path d="{shaft}" stroke="{INK}" stroke-width="20"/><path d="{triangle}" fill="{INK}" stroke="{INK}" stroke-width="8"/>'
        f'<path d="{shaft}" stroke="{colour}" stroke-width="13"/><path d="{triangle}" fill="{colour}" stroke="{colour}" stroke-width="1"/></svg>'
    )
    return rasterise(svg, right - left), left, top


def _path(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
