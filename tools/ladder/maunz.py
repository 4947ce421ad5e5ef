"""Players of maunz. to measure the computer player with, simple on purpose and sharing nothing with it but the
rules."""

from bot.games.chance import Chance
from cogs.maunz.rules.rules import apply, legal_placements
from cogs.maunz.rules.state import Choosing, Graduate, Move, Over, PlacePiece, Placing, State, View
from tools.ladder.arena import Player, Step

WIN = 1_000
# a cat is worth three kittens; standing on the bed is worth half a kitten more than the pool
CAT, KITTEN, ON_THE_BED = 3, 1, 0.5
NO_CHANCE = Chance(b"", 0, ())  # the rules draw nothing after the start


def at_random(view: View, moves: tuple[Move, ...], chance: Chance) -> Move:
    """PlacePiece or graduate anything."""
    return chance.pick([move for move in moves if isinstance(move, PlacePiece | Graduate)])


def newcomer(view: View, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Take what leads to most at once; of equal ones, any."""
    seat = view.turn
    assert seat is not None, "a game that is over asks for no move"
    state = State(view.variant, view.bed, Placing(seat) if view.phase == "placing" else Choosing(seat), view.plies)
    return max(chance.shuffled(legal_placements(state, seat)), key=lambda move: _promise(state, seat, move))


REFERENCES: dict[str, Player] = {"random": at_random, "newcomer": newcomer}

STEPS = (
    Step("easy", "newcomer", 300),
    Step("medium", "easy", 400),
    Step("tricky", "easy", 600),
    Step("tricky", "medium", 400),
    Step("sly", "tricky", 360),
    Step("clever", "sly", 200),
    Step("strong", "clever", 200),
    Step("fierce", "strong", 200),
    Step("tough", "fierce", 200),
    Step("hard", "tough", 100),
)


def _promise(state: State, seat: int, move: Move) -> float:
    """Count the pieces after a move; who has to choose then what graduates takes the best."""
    after = apply(state, seat, move, NO_CHANCE).state
    if isinstance(after.phase, Choosing):
        return max(_promise(after, seat, choice) for choice in legal_placements(after, seat))
    return _count(after, seat)


def _count(state: State, seat: int) -> float:
    """Count the seat's pieces less the other one's; a game that is over counts more than all pieces."""
    if isinstance(state.phase, Over):
        return 0 if state.phase.winner is None else WIN if state.phase.winner == seat else -WIN
    return _pieces(state, seat) - _pieces(state, 1 - seat)


def _pieces(state: State, seat: int) -> float:
    pool = state.bed.pool(seat)
    kittens, cats = state.bed.kittens[seat].bit_count(), state.bed.cats[seat].bit_count()
    return KITTEN * (pool.kittens + kittens) + CAT * (pool.cats + cats) + ON_THE_BED * (kittens + cats)
