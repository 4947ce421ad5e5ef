"""The smallest game with luck, so that sessions are tested with draws in the setup and in the moves: each throws in
turn, the highest sum wins."""

from typing import Literal

from msgspec import Struct

from bot.errors import IllegalMove
from bot.games.chance import Chance
from bot.games.contract import Applied, Game, Options, Outcome, Seat


class Throw(Struct, frozen=True, tag="throw"):
    """Throw the die."""


class Thrown(Struct, frozen=True, tag="thrown"):
    seat: Seat
    eyes: int


class State(Struct, frozen=True):
    turn: Seat
    left: int
    sums: tuple[int, ...]


def setup(seats: int, options: Options, chance: Chance) -> State:
    return State(chance.below(seats), seats * int(options["rounds"]), (0,) * seats)


def waiting_on(state: State) -> frozenset[Seat]:
    return frozenset({state.turn} if state.left else ())


def legal_moves(state: State, seat: Seat) -> tuple[Throw, ...]:
    return (Throw(),) if seat in waiting_on(state) else ()


def apply(state: State, seat: Seat, move: Throw, chance: Chance) -> Applied[State]:
    if seat not in waiting_on(state):
        raise IllegalMove("dice-not-your-turn")
    eyes = chance.die()
    sums = tuple(before + eyes * (other == seat) for other, before in enumerate(state.sums))
    return Applied(State((seat + 1) % len(sums), state.left - 1, sums), (Thrown(seat, eyes),))


def outcome(state: State) -> Outcome | None:
    if state.left:
        return None
    return Outcome(tuple(1 + sum(other > own for other in state.sums) for own in state.sums), state.sums, "sums")


class Variant(Struct, frozen=True):
    rounds: Literal["2", "5"] = "2"


GAME = Game(
    "dice",
    1,
    range(2, 4),
    Variant,
    Thrown,
    setup,
    waiting_on,
    legal_moves,
    apply,
    outcome,
    lambda s, _: s,
)
