"""What players of Aus die Maus missed at a table of two, where the best play is known: moves that cost much cheese.

Nothing of it was hidden, and no throw counts that came later. What cheeses are worth is not seen: each counts as one.
"""

from collections.abc import Iterator, Sequence
from heapq import nlargest
from operator import attrgetter

import msgspec

from bot.games.plugin import Miss, Moment
from cogs.aus_die_maus.computer.best_play import SEATS, best_play
from cogs.aus_die_maus.computer.simulation import SimulatedRound
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import TakeBack
from cogs.aus_die_maus.rules.track import Run

LOSES, MOST = 20, 3
"""A miss loses so many hundredths of a cheese; so many are told of each player."""
MOSTLY = 2 / 3
"""What makes more than this part of the cheese is named alone."""


def misses(moments: Sequence[Moment]) -> tuple[Miss, ...]:
    """Return the moves that cost each player most, the dearest first, by all moves with the states before them."""
    if len(moments[0].state.race.seats) != SEATS:
        return ()
    found = [*_all(moments)]
    return tuple(
        miss
        for seat in range(SEATS)
        for miss in nlargest(MOST, (one for one in found if one.seat == seat), attrgetter("lost"))
    )


def _all(moments: Sequence[Moment]) -> Iterator[Miss]:
    for one, then in zip(moments, (*(after.move for after in moments[1:]), None), strict=True):
        if one.by_bot or not isinstance(one.move, Run) or isinstance(then, TakeBack):
            continue
        here = SimulatedRound.of(GAME.view(one.state, None))
        play = best_play(here.goal, here.led, enters_by_yellow=here.enters_by_yellow)
        worths = play.worths(one.state)
        best = max(worths, key=lambda move: worths[move].cheeses)
        lost, race = (of_best - of_made for of_best, of_made in zip(worths[best], worths[one.move], strict=True))
        if round(100 * lost) >= LOSES:
            made, better = (msgspec.json.encode(move).decode() for move in (one.move, best))
            because = "race" if race > MOSTLY * lost else "white" if race < (1 - MOSTLY) * lost else "both"
            yield Miss(one.number, one.seat, round(100 * lost), (better,), ((made,), (better,)), because=because)
