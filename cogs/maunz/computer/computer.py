"""The computer player of maunz.: a child, a sensible player, and one who thinks as far ahead as the effort allows.

It never gives up, takes back or offers a draw. An offer it takes, or plays on, which turns the offer down.
"""

from collections.abc import Sequence

from bot.games.chance import Chance
from bot.games.contract import Level
from cogs.maunz.computer.evaluation import SURE, WON
from cogs.maunz.computer.search import BY_VALUE, Continuation, Search
from cogs.maunz.computer.simulation import move_of, position, square_of
from cogs.maunz.rules.bed import AROUND, BIT, EVERYWHERE, names
from cogs.maunz.rules.state import AcceptDraw, DeclineDraw, Graduate, Move, View

EFFORT: dict[Level, int] = {"easy": 0, "medium": 20_000, "hard": 200_000}
"""How many placements a level looks at, at most."""
DEEPEST = 40

# What a child sees
WHIM = 300  # a value may seem so much higher or lower than it is
MOST_SEEN = 75  # no value seems further from even than this
FUN = 25  # what every piece beside the new one adds
WINS_SEEN = (1, 2)  # one of two

CARELESSNESS = 150  # how much higher or lower a value may seem to a sensible player

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
            chosen = _choose_like_a_child(view, first, chance)
        case "medium":
            chosen = _choose_sensibly(search, first, chance)
        case "hard":
            chosen = search.deepen(first, _placements_left(view))
    in_turn = view.turn == view.seat
    value = chosen[0] if in_turn else -chosen[0]
    if AcceptDraw() in moves and (chance.below(MOODS) == 0 if level == "easy" else _welcomes_a_draw(view, value)):
        return AcceptDraw()
    return _move(view, chosen) if in_turn else DeclineDraw()  # out of turn only an answer is asked for


def _placements_left(view: View) -> int:
    """Return how far to look ahead at most: what comes after the last placement (Z-11) wins no more."""
    return DEEPEST if view.settings.max_plies == "off" else min(DEEPEST, int(view.settings.max_plies) - view.plies)


def _continuations(search: Search, view: View) -> list[Continuation]:
    """Return what can be done in this turn."""
    here = position(view.bed, view.turn or 0)
    if view.phase == "placing":
        return list(search.continuations(here))
    (kittens, cats, _), (their_kittens, their_cats, _) = here
    placed = (0, kittens, cats, their_kittens, their_cats)  # whatever its number was
    return [search.lift(here, placed, sum(BIT[square] for square in choice.squares)) for choice in view.choices]


def _move(view: View, continuation: Continuation) -> Move:
    _, _, (number, lifted) = continuation
    return move_of(number) if view.phase == "placing" else Graduate(names(lifted))


def _choose_like_a_child(view: View, first: Sequence[Continuation], chance: Chance) -> Continuation:
    """Return what a child likes, who sees only the own placement, and not all of that; wins it sees often."""
    winning = [continuation for continuation in first if continuation[0] == WON]
    seen, of = WINS_SEEN
    if winning and chance.below(of) < seen:
        return winning[0]
    taken = EVERYWHERE & ~view.bed.free()
    liked: list[tuple[int, Continuation]] = []
    for continuation in first:
        value, _, (number, _) = continuation
        seeming = max(-MOST_SEEN, min(MOST_SEEN, value)) + chance.below(2 * WHIM + 1) - WHIM
        fun = FUN * (taken & AROUND[square_of(number)]).bit_count() if view.phase == "placing" else 0
        liked.append((seeming + fun, continuation))
    return _first_of_the_best(liked)


def _choose_sensibly(search: Search, first: Sequence[Continuation], chance: Chance) -> Continuation:
    """Return the best after each reply, give or take a little; wins and losses it sees sharply."""
    liked: list[tuple[int, Continuation]] = []
    for continuation in search.after_replies(first):
        value = continuation[0]
        is_sure = abs(value) > SURE
        seeming = value if is_sure else value + chance.below(2 * CARELESSNESS + 1) - CARELESSNESS
        liked.append((seeming, continuation))
    return _first_of_the_best(liked)


def _first_of_the_best(liked: Sequence[tuple[int, Continuation]]) -> Continuation:
    _, best = max(liked, key=BY_VALUE)
    return best


def _welcomes_a_draw(view: View, value: int) -> bool:
    return value < WORSE or (abs(value) < EVEN and view.plies >= LATE)
