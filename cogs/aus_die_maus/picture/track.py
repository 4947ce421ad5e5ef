"""The cellar kitchen with the track: three rooms, and wheels of cheese on the way through them.

On the wheels are the mice, and arrows where they ran last.
"""

from collections.abc import Sequence
from math import cos, pi, sin

from bot.draw.arrows import Line, Point, arrow
from bot.draw.canvas import INK, PAPER, Drawing, Raster, backdrop
from bot.draw.layout import side_by_side
from bot.draw.seats import STYLES
from cogs.aus_die_maus.picture.pieces import place, running, token
from cogs.aus_die_maus.rules.state import Event, RoundBegan, View
from cogs.aus_die_maus.rules.track import PAID_RANKS, START, WHITE, Mouse, Moved, Race, Shoved, Space

WIDTH, HEIGHT = 960, 1130
GROUND = "#2c3a52"

# The way: right through the first room, round through a door, left through the second, round, right through the third.
_LEFT, _RIGHT, _FIRST, _LAST = 200, 760, 306, 640
_TOP, _TURN = 300, 100
_BEND = pi * _TURN
_LENGTH = (_RIGHT - _FIRST) + _BEND + (_RIGHT - _LEFT) + _BEND + (_LAST - _LEFT)
_BEFORE, _BEYOND = 96, 106  # from the first wheel to the start, from the last one to the goal

_NEST = (141, 292)
_TRAP = (826, 716)
_WIDE, _SLIM = 13, 6
"""How thick an arrow is: of the newest run and shove, and of those before, so that these do not cover what counts."""
LANES = (0, -16, 16)
"""Beside each other, arrows of the same way are all seen: the newest one in the middle. More would be a knot."""
CROWD = 3  # so many mice of a wheel, and more, are drawn as tokens
_LONG_TRACK = 14  # a goal beyond this space has smaller wheels

# Where the mice of a wheel stand: right of its middle, above the middle their feet, and their width.
STANDING = {
    1: ((0, 26, 98),),
    2: ((-29, 2, 80), (27, 32, 80)),
    3: ((-30, -4, 58), (30, -4, 58), (0, 40, 58)),
    4: ((-28, -8, 52), (28, -8, 52), (-28, 36, 52), (28, 36, 52)),
    5: ((-44, -8, 48), (0, -14, 48), (44, -8, 48), (-24, 34, 48), (24, 34, 48)),
    6: ((-44, -8, 48), (0, -12, 48), (44, -8, 48), (-44, 30, 48), (0, 34, 48), (44, 30, 48)),
    7: ((-26, -32, 46), (26, -32, 46), (-48, 4, 46), (0, 2, 46), (48, 4, 46), (-26, 38, 46), (26, 38, 46)),
}


def wheels(goal: Space) -> Raster:
    """Return the kitchen with the wheels of a track."""
    drawing = Drawing(empty_kitchen())
    for crumb in range(-40, round(_LENGTH + _BEYOND) - 40, 29):
        x, y, _ = _along(crumb)
        drawing.center("aus_die_maus/crumb", round(x), round(y) + 8, 12)
    drawing.put("aus_die_maus/nest", 28, 206, 226)
    for space in range(START + 1, goal):
        x, y = _wheel(goal, space)
        _lay(drawing, goal, space, "aus_die_maus/wheel")
        drawing.count(str(space), x, y + _wheel_width(goal) * 58 // 140, 32)
    return drawing.image


def empty_kitchen() -> Raster:
    """Return the cellar kitchen with nothing on its floor."""
    return backdrop("aus_die_maus/kitchen", WIDTH, HEIGHT, GROUND)


def draw_track(drawing: Drawing, view: View, happened: Sequence[Event]) -> None:
    """Draw what happened on the track, and where the mice are."""
    race = view.race
    drawn = untangled(happened)
    moves = [event for event, _ in drawn if isinstance(event, Moved)]
    for choice in view.choices:
        _lay(drawing, race.goal, choice.to, "aus_die_maus/aim")
    newest = moves[-1] if moves else None
    if newest:
        _lay(drawing, race.goal, race.space_of(newest.mouse), "aus_die_maus/ring")
    for move, lane in drawn:
        if isinstance(move, Moved):
            way = _way(race.goal, move.start, move.to, lane)
            arrow(drawing, way, _colour(move.mouse), thick=_WIDE if move is newest else _SLIM)
    draw_goal(drawing, race, *_TRAP)
    for space in range(race.goal):
        _draw_mice(drawing, race, space)
    for mouse in race.finished:
        if (space := race.space_of(mouse)) < race.goal:  # the only one left is second where it stands
            x, y = _wheel(race.goal, space) if space else _NEST
            drawing.center(place(PAID_RANKS, 50), x + 48, y - 44)
    for shove, lane in drawn:
        if isinstance(shove, Shoved):
            is_new = newest is not None and shove.by == newest.mouse
            _draw_shove(drawing, race.goal, shove, lane, _WIDE if is_new else _SLIM)


def untangled(happened: Sequence[Event]) -> list[tuple[Moved | Shoved, int]]:
    """Return the runs and shoves to draw, each with its lane, the newest one last: of those that would lie on one
    another no more than there are lanes, the newest ones.
    """
    drawn: list[tuple[Moved | Shoved, int]] = []
    taken = dict[Space, int]()  # how many lanes, between a space and the next one
    for event in reversed(happened):
        if isinstance(event, Moved | Shoved):
            way = range(min(event.start, event.to), max(event.start, event.to))
            lane = max(taken.get(space, 0) for space in way)
            if lane < len(LANES):
                drawn.append((event, LANES[lane]))
                taken |= dict.fromkeys(way, lane + 1)
    return drawn[::-1]


def since_the_start(last: Sequence[Event]) -> Sequence[Event]:
    """Return what happened in the current round: what was before it is no longer on the track."""
    starts = [at for at, event in enumerate(last, start=1) if isinstance(event, RoundBegan)]
    return last[max(starts, default=0) :]


def draw_goal(drawing: Drawing, race: Race, x: int, y: int) -> None:
    """Draw the trap set, or the mouse that it caught; behind it the cheese, and the mice that came to it."""
    if race.trapped is None:
        drawing.center("aus_die_maus/trap", x, y + 8, 210)
        drawing.center("aus_die_maus/cheese", x + 34, y + 6, 84)
    else:
        _draw_caught(drawing, race, race.trapped, x, y)
    drawing.count(str(race.goal), x, y + 51, 34, PAPER)


def _draw_caught(drawing: Drawing, race: Race, trapped: Mouse, x: int, y: int) -> None:
    drawing.center("aus_die_maus/cheese", x + 22, y - 58, 124)
    there: list[Mouse] = [mouse for mouse in race.finished[:PAID_RANKS] if race.space_of(mouse) == race.goal]
    for behind, mouse in enumerate(there):
        drawing.center(running(mouse, 80, back=bool(behind)), x - 52 + 88 * behind, y - 72)
    drawing.center(running(trapped, 112, dizzy=True), x - 11, y + 12)
    drawing.center("aus_die_maus/trap_sprung", x - 8, y + 16, 190)


# The way


def _along(distance: float) -> tuple[float, float, float]:
    """Return a point of the way, so far from its first wheel, and the direction there as an angle."""
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


def _wheel(goal: Space, space: Space) -> tuple[int, int]:
    x, y, _ = _along(_distance(goal, space))
    return round(x), round(y)


def _wheel_width(goal: Space) -> int:
    return 120 if goal > _LONG_TRACK else 134


def _lay(drawing: Drawing, goal: Space, space: Space, art: str) -> None:
    """Lay something on a wheel of cheese, or the wheel itself; the start and the goal have none."""
    if START < space < goal:
        x, y = _wheel(goal, space)
        width = _wheel_width(goal)
        drawing.put(art, x - width // 2, y - width * 46 // 140, width)


def _is_back(goal: Space, space: Space) -> bool:
    """Tell whether the way leads to the left there."""
    return abs(_along(_distance(goal, space))[2]) > pi / 2


# The mice


def _draw_mice(drawing: Drawing, race: Race, space: Space) -> None:
    mice = race.on(space)
    if space == START:
        _draw_nest(drawing, mice)
        return
    x, y = _wheel(race.goal, space)
    back = _is_back(race.goal, space)
    for mouse, (right, feet, width) in zip(mice, STANDING.get(len(mice), ()), strict=True):
        piece = token(mouse, width) if len(mice) >= CROWD else running(mouse, width, back=back)
        drawing.put(piece, x + right - piece.width // 2, y + feet - piece.height)


def _draw_nest(drawing: Drawing, mice: Sequence[Mouse]) -> None:
    """Draw up to seven mice in the nest, in rows."""
    columns = 2 if len(mice) <= 4 else 3
    width = 96 if len(mice) <= 4 else 78
    rows = [mice[at : at + columns] for at in range(0, len(mice), columns)]
    for row, y in zip(rows, side_by_side(len(rows), _NEST[1], width * 62 // 100), strict=True):
        for mouse, x in zip(row, side_by_side(len(row), _NEST[0], width - 8), strict=True):
            drawing.center(running(mouse, width), x, y)


# What happened


def _colour(mouse: Mouse) -> str:
    return PAPER if mouse == WHITE else STYLES[mouse].colour


def _draw_shove(drawing: Drawing, goal: Space, shove: Shoved, lane: int, thick: int) -> None:
    arrow(drawing, _way(goal, shove.start, shove.to, lane), INK, thick=thick)
    x, y, _ = _along((_distance(goal, shove.start) + _distance(goal, shove.to)) / 2)
    drawing.center("aus_die_maus/bang", round(x), round(y) - 40, 46)


def _way(goal: Space, start: Space, to: Space, lane: int = 0) -> Line:
    """Return the line of an arrow along the way, from beside one wheel to beside another."""
    forward = 1 if to > start else -1
    begin = round(_distance(goal, start)) + forward * (0 if start == START else 40)
    end = round(_distance(goal, to)) - forward * (0 if to == goal else 52)
    points = [_along(distance) for distance in (*range(begin, end, forward * 6), end)]
    return [Point(x, y + lane) for x, y, _ in points]
