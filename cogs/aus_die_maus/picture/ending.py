"""The end of Aus die Maus: the finish of the last round, and below it the winner and what was under the bells."""

from collections.abc import Mapping, Sequence

from bot.draw.canvas import Drawing, Raster, backdrop
from bot.draw.furniture import METALS, medal
from bot.draw.layout import side_by_side
from bot.draw.names import fitting
from cogs.aus_die_maus.picture.pieces import cheese, running
from cogs.aus_die_maus.picture.track import GROUND, HEIGHT, WIDTH, wheels
from cogs.aus_die_maus.rules.state import Standing, View
from cogs.aus_die_maus.rules.track import WHITE, Mouse, Space, index_of

_FLOOR = 812  # of the kitchen: below it is the table with the ranking
FINISH = (0, 384, WIDTH, 384 + HEIGHT)
"""What is seen at the end: the two lower rooms, to which all mice come that matter at the finish, and the ranking."""
_TOP = _FLOOR + 34
_ROWS = 420  # the height of all of them
_BOTTOM = _FLOOR + 652
_CHEESE = 112  # from the cheeses of one value to those of the next


def laid_table(goal: Space) -> Raster:
    """Return the kitchen, and below it the table that the ranking is drawn on."""
    ground = wheels(goal).crop((0, 0, WIDTH, FINISH[-1]))
    ground.paste(backdrop("aus_die_maus/end", WIDTH, FINISH[-1] - _FLOOR, GROUND), (0, _FLOOR))
    return ground


def draw_ranking(drawing: Drawing, view: View, names: Sequence[str], white: str) -> None:
    """Draw the winners, and below them every mouse with its rank, its cheeses and what they are worth.

    `white` is what the white mouse is called.
    """
    called: dict[Mouse, str] = {**dict(enumerate(names)), WHITE: white}
    standings: dict[Mouse, Standing] = {standing.mouse: standing for standing in view.standings}
    mice: list[Mouse] = [*standings, *(mouse for mouse in view.race.mice if mouse not in standings)]
    height = min(92, _ROWS // len(mice))
    top = _BOTTOM - height * len(mice)
    _draw_winners(drawing, [standing.mouse for standing in view.standings if standing.rank == 1], called, top)
    for row, mouse in enumerate(mice):
        y = top + height * row + height // 2
        if standing := standings.get(mouse):
            _draw_rank(drawing, standing.rank, 80, y)
        drawing.center(running(mouse, 74), 152, y - 4)
        cheeses = view.cheeses[index_of(mouse)] or ()
        room = 290 + _CHEESE * (3 - max(cheeses, default=0))
        drawing.write(called[mouse], 198, y, fitting(called[mouse], (30, 27, 24), room), width=room, anchor="l")
        _draw_cheeses(drawing, cheeses, y)


def _draw_rank(drawing: Drawing, rank: int, x: int, y: int) -> None:
    if rank in METALS:
        drawing.center(medal(rank, 56), x, y - 4)
        drawing.count(str(rank), x, y + 4, 30)
    else:
        drawing.center("badge", x, y, 50)
        drawing.count(str(rank), x, y, 32)


def _draw_cheeses(drawing: Drawing, cheeses: Sequence[int], y: int) -> None:
    """Draw all cheeses of one value together, and after them the sum."""
    for value in (3, 2, 1):
        if count := cheeses.count(value):
            x = 548 + _CHEESE * (3 - value)
            if count > 1:
                drawing.count(f"{count}×", x - 26 - 5 * value, y, 28, anchor="r")
            drawing.center(cheese(value), x, y - 2)
    drawing.count(str(sum(cheeses)), 896, y, 44, anchor="r")


def _draw_winners(drawing: Drawing, winners: Sequence[Mouse], called: Mapping[Mouse, str], bottom: int) -> None:
    height = bottom - _TOP
    y, most = (_TOP + bottom) // 2, min(250, height - 50)
    if len(winners) == 1:
        width = min(860, 3 * height)
        drawing.put("aus_die_maus/confetti", (WIDTH - width) // 2, _TOP, width)
    room = 860 // len(winners)
    wreath = min(most, room - 8)
    for mouse, x in zip(winners, side_by_side(len(winners), WIDTH // 2, room), strict=True):
        drawing.center("laurel", x, y - 14, wreath)
        drawing.center(running(mouse, wreath * 70 // 100), x - 4, y - 10)
        drawing.center("aus_die_maus/crown", x + wreath * 12 // 100, y - wreath * 46 // 100, wreath * 36 // 100)
        drawing.write(called[mouse], x, y + wreath // 2, 36, width=room - 16)
