"""Nim: two players take turns, each takes one to three mice out of one of three holes; the last one wins.

hole       where mice sit: A, B and C
to take    to let mice of one hole out
"""

from typing import Literal

import msgspec

from bot.errors import IllegalMove
from bot.games.chance import Chance
from bot.games.contract import Applied, Game, Options, Outcome, Seat, check_seat, check_turn

HOLES = "ABC"
FULL = {"small": (2, 3, 4), "large": (9, 9, 9)}
MOST = 3  # at a time


class Variant(msgspec.Struct, frozen=True):
    """What can be chosen when a table is opened."""

    holes: Literal["large", "small"] = "large"


class Take(msgspec.Struct, frozen=True, tag="take", tag_field="type"):
    """Take so many mice out of a hole."""

    hole: str
    mice: int


class Taken(msgspec.Struct, frozen=True, tag="taken", tag_field="type"):
    """A seat took mice."""

    seat: Seat
    hole: str
    mice: int


class State(msgspec.Struct, frozen=True):
    """All of a game: there are no secrets."""

    variant: Variant = msgspec.field(name="settings")
    holes: tuple[int, ...]
    turn: Seat
    taken: tuple[int, int] = (0, 0)
    number: int = 1
    last: Taken | None = None


class View(msgspec.Struct, frozen=True):
    """What everyone may know, and whose eyes these are."""

    holes: tuple[int, ...]
    turn: Seat | None
    taken: tuple[int, int]
    number: int
    last: Taken | None
    seat: Seat | None
    outcome: Outcome | None


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Fill the holes; who starts is drawn."""
    variant = msgspec.convert(options, Variant)
    return State(variant, FULL[variant.holes], chance.below(seats))


def waiting_on(state: State) -> frozenset[Seat]:
    """Return the seat in turn."""
    return frozenset((state.turn,)) if any(state.holes) else frozenset()


def legal_moves(state: State, seat: Seat) -> tuple[Take, ...]:
    """Return every number of mice in every hole."""
    if seat not in waiting_on(state):
        return ()
    there = {hole: min(MOST, mice) for hole, mice in zip(HOLES, state.holes, strict=True)}
    return tuple(Take(hole, n) for hole, mice in there.items() for n in range(1, mice + 1))


def apply(state: State, seat: Seat, move: Take, chance: Chance) -> Applied[State]:
    """Take the mice and hand over."""
    check_turn(seat, waiting_on(state))
    if move not in legal_moves(state, seat):
        raise IllegalMove("nim-too-few", hole=move.hole, mice=move.mice)
    taken = Taken(seat, move.hole, move.mice)
    after = msgspec.structs.replace(
        state,
        holes=tuple(n - move.mice * (hole == move.hole) for hole, n in zip(HOLES, state.holes, strict=True)),
        turn=1 - seat,
        taken=(state.taken[0] + move.mice * (seat == 0), state.taken[1] + move.mice * (seat == 1)),
        number=state.number + 1,
        last=taken,
    )
    return Applied(after, (taken,))


def outcome(state: State) -> Outcome | None:
    """Return one point for the seat that took the last mouse."""
    if any(state.holes) or state.last is None:
        return None
    return Outcome((1, 2), (1, 0), "last") if state.last.seat == 0 else Outcome((2, 1), (0, 1), "last")


def view(state: State, seat: Seat | None) -> View:
    """Return everything."""
    check_seat(seat, 2)
    turn = state.turn if any(state.holes) else None
    return View(state.holes, turn, state.taken, state.number, state.last, seat, outcome(state))


GAME: Game[State, Take, View] = Game(
    key="nim",
    rules_version=1,
    seats=range(2, 3),
    variant=Variant,
    event_type=Taken,
    setup=setup,
    waiting_on=waiting_on,
    legal_moves=legal_moves,
    apply=apply,
    outcome=outcome,
    view=view,
)
