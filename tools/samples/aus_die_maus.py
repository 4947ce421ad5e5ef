"""Boards of Aus die Maus that together show every sprite."""

from msgspec import structs

from bot.draw.canvas import Drawing
from cogs.aus_die_maus.picture.picture import beginning, draw
from cogs.aus_die_maus.rules.state import CheeseKept, Paid, Standing, Threw
from cogs.aus_die_maus.rules.track import WHITE, Dice, MarkerTaken, Moved, Race, Shoved
from tools.rules_pictures.aus_die_maus import PICTURES


def samples() -> list[Drawing]:
    """Return the boards."""
    fresh = beginning(Race(14, (0,) * 7))
    shove = (Moved(0, ("red",), 3, 4, 7), Shoved(0, 1, 7, 8), MarkerTaken(5, None), CheeseKept(0))
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
    boards = [draw(view, ("A",) * 6) for view in (fresh, running_on, crowd, over)]
    return [*(drawn() for drawn in PICTURES), *boards]
