"""The computer player of maunz.

easy      a child: likes to nudge, sees its own wins every other time, and never that the other one could win next
medium    takes every win, and mostly sees what it has to prevent; what a placement is good for it judges roughly
tricky    overlooks no win of the next placement, and of the few placements that it likes takes the best by the reply
sly       likes the same, thinks one more of them through, and its own next placement too
clever, strong, fierce, tough
          think as hard does with less effort, but play many turns, or a few, as sly would
hard      thinks as far ahead as the effort allows (see search.py), and overlooks nothing on the way

What makes hard so much stronger than sly is less how far it sees than that it leaves no placement out: sly thinks
three of some forty through, and which three is mostly a whim. One who thinks all of them through just as far wins 97
of 100 games against one who does so with twelve. So the levels between differ in how often they look at all.

It never gives up, takes back or offers a draw, and none is offered to it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.chance import Chance
from bot.games.contract import Level
from cogs.maunz.computer.evaluation import SURE, WON
from cogs.maunz.computer.search import BY_VALUE, Continuation, Search
from cogs.maunz.computer.simulation import move_of, position, square_of
from cogs.maunz.rules.bed import AROUND, BIT, EVERYWHERE, names
from cogs.maunz.rules.state import MOST_PLIES, Graduate, Move, View

EFFORT = 45_000
"""How many placements hard looks at, at most: half a second on a small machine."""
DEEPEST = 40

LEVELS: tuple[Level, ...] = ("easy", "medium", "tricky", "sly", "clever", "strong", "fierce", "tough", "hard")
"""So many that each beats the one below in four games of five: one who beats sly is no match for hard."""


class Slips(NamedTuple):
    """How a level falls short of hard."""

    often: int
    """In so many of a hundred turns it plays as sly does."""
    part: int
    """In the others it has this part of hard's effort."""


SLIPS: dict[Level, Slips] = {
    "clever": Slips(71, 15),
    "strong": Slips(47, 15),
    "fierce": Slips(19, 15),
    "tough": Slips(6, 3),
}
ALL = Slips(0, 1)

# Players who like what they see of their own placement
NOISE = 300  # a value may seem so much higher or lower than it is
FUN = 25  # what every piece beside the new one adds


class Attention(NamedTuple):
    """What such a player sees."""

    wins: int
    """How often, in percent, that the placement can win."""
    threats: int
    """How often that the other one could win next."""
    most: int
    """No other value seems further from even."""


CHILD = Attention(wins=50, threats=0, most=75)
SENSIBLE = Attention(wins=100, threats=75, most=100)
WATCHFUL = Attention(wins=100, threats=100, most=50)  # what is good it does not see so much as think out
TRICKY, SLY = (2, 2), (3, 3)  # of the placements that it likes such a player thinks so many through, so far ahead


def choose(view: View, moves: tuple[Move, ...], chance: Chance, level: Level) -> Move:
    """Return what to do on the bed; no one agrees on anything with a computer."""
    slips = SLIPS.get(level, ALL)
    search = Search(view.variant, EFFORT // slips.part)
    if level in SLIPS and chance.below(100) < slips.often:
        level = "sly"
    first = chance.shuffled(_continuations(search, view))  # of equal ones, any
    match level:
        case "easy":
            chosen = _liked(view, first, chance, CHILD)[0]
        case "medium":
            chosen = _liked(view, first, chance, SENSIBLE)[0]
        case "tricky" | "sly":
            considered, ahead = SLY if level == "sly" else TRICKY
            liked = _liked(view, first, chance, WATCHFUL)[:considered]
            chosen = search.deepen(liked, min(ahead, _placements_left(view)))
        case _:
            chosen = search.deepen(first, _placements_left(view))
    return _move(view, chosen)


def _placements_left(view: View) -> int:
    """Return how far to look ahead at most: what comes after the last placement (Z-11) wins no more."""
    return min(DEEPEST, MOST_PLIES - view.plies)


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


def _liked(view: View, first: Sequence[Continuation], chance: Chance, attention: Attention) -> Sequence[Continuation]:
    """Return what there is to do, the best first as it seems to one who sees the own placement, and not all of that;
    of wins by nothing else.
    """
    winning = [continuation for continuation in first if continuation[0] == WON]
    if winning and chance.below(100) < attention.wins:
        return winning
    sees_threats = chance.below(100) < attention.threats
    taken = EVERYWHERE & ~view.bed.free()
    liked: list[tuple[int, Continuation]] = []
    for continuation in first:
        value, _, (number, _) = continuation
        seeming = max(-attention.most, min(attention.most, value)) + chance.below(2 * NOISE + 1) - NOISE
        fun = FUN * (taken & AROUND[square_of(number)]).bit_count() if view.phase == "placing" else 0
        is_lost = value == -WON or (value < -SURE and sees_threats)
        liked.append((seeming + fun - WON * is_lost, continuation))
    return [continuation for _, continuation in sorted(liked, key=BY_VALUE, reverse=True)]
