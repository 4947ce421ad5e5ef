"""The computer player of maunz.: a child, somebody sensible, and one who thinks as far ahead as the effort allows.

It never gives up, takes back or offers a draw. An offer it takes, or plays on, which turns the offer down.
"""

from collections.abc import Sequence

from bot.games.chance import Chance
from bot.games.contract import Level
from cogs.maunz.computer.evaluation import SURE, WON
from cogs.maunz.computer.search import Continuation, Search
from cogs.maunz.computer.simulation import CAT, place, position
from cogs.maunz.rules.bed import AROUND, BIT, EVERYWHERE, SQUARES, names
from cogs.maunz.rules.state import AcceptDraw, DeclineDraw, Graduate, Move, View

EFFORT: dict[Level, int] = {"easy": 0, "medium": 20_000, "hard": 200_000}
"""How many placements a level looks at, at most."""
DEEPEST = 40

# What a child sees
WHIM = 300  # it may take something for so much better or worse than it is
BLINKERS = 150  # nothing is better or worse for it than this
FUN = 25  # and every piece beside the new one is worth so much to it
WINS_SEEN = (2, 3)  # two of three

CARELESSNESS = 150  # of somebody sensible: the worth of a continuation is seen no more sharply than that

# When a draw is welcome
MOODS = 3  # in one of so many a child takes it
WORSE = -120
EVEN, LATE = 60, 120  # after so many placements an even game may as well be a draw


def choose(view: View, moves: tuple[Move, ...], chance: Chance, level: Level) -> Move:
    """Return one of the moves: something on the bed, or the answer to an offer."""
    search = Search(view.settings, EFFORT[level])
    first = chance.shuffled(_continuations(search, view))  # of equal ones, any
    match level:
        case "easy":
            chosen = _childlike(view, first, chance)
        case "medium":
            chosen = _sensible(search, first, chance)
        case "hard":
            chosen = search.deepen(first, _placements_left(view))
    worth = chosen[0] if view.turn == view.seat else -chosen[0]
    if AcceptDraw() in moves and (chance.below(MOODS) == 0 if level == "easy" else _is_glad_of_a_draw(view, worth)):
        return AcceptDraw()
    return (
        _move(view, chosen) if view.turn == view.seat else DeclineDraw()
    )  # out of turn nothing is asked but an answer


def _placements_left(view: View) -> int:
    """Return how far to look ahead at most: what comes after the last placement (Z-11) wins no more."""
    return DEEPEST if view.settings.max_plies == "off" else min(DEEPEST, int(view.settings.max_plies) - view.plies)


def _continuations(search: Search, view: View) -> list[Continuation]:
    """Return what can be done in this turn."""
    here = position(view.bed, view.turn or 0)
    if view.phase == "placing":
        return list(search.continuations(here))
    placed = (0, here[0], here[1], here[3], here[4])
    return [search.lift(here, placed, sum(BIT[square] for square in choice.squares)) for choice in view.choices]


def _move(view: View, continuation: Continuation) -> Move:
    _, _, number, lifted = continuation
    return place(number) if view.phase == "placing" else Graduate(names(lifted))


def _childlike(view: View, first: Sequence[Continuation], chance: Chance) -> Continuation:
    """Return what a child likes, who sees no further than the own placement, nor everything of that; wins it sees often."""
    winning = [continuation for continuation in first if continuation[0] == WON]
    if winning and chance.below(WINS_SEEN[1]) < WINS_SEEN[0]:
        return winning[0]
    taken = EVERYWHERE & ~view.bed.free()
    liked: list[tuple[int, Continuation]] = []
    for continuation in first:
        worth, _, number, _ = continuation
        seen = max(-BLINKERS, min(BLINKERS, worth)) + chance.below(2 * WHIM + 1) - WHIM
        fun = FUN * (taken & AROUND[SQUARES[number & ~CAT]]).bit_count() if view.phase == "placing" else 0
        liked.append((seen + fun, continuation))
    return max(liked, key=lambda pair: pair[0])[1]


def _sensible(search: Search, first: Sequence[Continuation], chance: Chance) -> Continuation:
    """Return the best after each reply, give or take a little; wins and losses it sees sharply."""
    blur = 2 * CARELESSNESS + 1
    seen: list[tuple[int, Continuation]] = []
    for continuation in search.each(first):
        worth = continuation[0]
        seen.append((worth if abs(worth) > SURE else worth + chance.below(blur) - CARELESSNESS, continuation))
    return max(seen, key=lambda pair: pair[0])[1]


def _is_glad_of_a_draw(view: View, worth: int) -> bool:
    return worth < WORSE or (abs(worth) < EVEN and view.plies >= LATE)
