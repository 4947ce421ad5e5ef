"""Beds of maunz. as they look: a and A are kitten and cat of seat 0, b and B of seat 1.

Moves are written "k C3" for a kitten on C3, and "B3 C3 D3" for three pieces that leave the bed.
"""

from collections.abc import Iterable

import msgspec
import pytest

from bot.errors import IllegalMove
from bot.games.chance import Chance
from bot.games.contract import Applied, Outcome, Seat
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import BIT, SQUARES, Bed, Piece
from cogs.maunz.rules.rules import apply
from cogs.maunz.rules.state import (
    Choosing,
    Graduate,
    Graduated,
    Move,
    Over,
    PlacePiece,
    Placing,
    State,
    Turn,
    Variant,
    View,
)
from cogs.maunz.screen.move_hints import effects_of

NO_CHANCE = Chance(b"", 0, ())  # after the start nothing is drawn
SIDE = 6
SIGNS = {"a": (0, Piece.KITTEN), "A": (0, Piece.CAT), "b": (1, Piece.KITTEN), "B": (1, Piece.CAT)}
EMPTY = "......\n" * 6


def rows(drawn: str) -> list[str]:
    return drawn.split()


def bed(drawn: Iterable[str], lid: tuple[int, int] | None = None) -> Bed:
    """Return the bed; without a lid, each player has retired just enough kittens for the cats on it."""
    signs = "".join(drawn)
    where = {
        sign: sum(BIT[square] for square, found in zip(SQUARES, signs, strict=True) if found == sign) for sign in SIGNS
    }
    return Bed((where["a"], where["b"]), (where["A"], where["B"]), lid or (signs.count("A"), signs.count("B")))


def position(drawn: str, turn: Seat = 0, lid: tuple[int, int] | None = None, **options: str) -> State:
    """Return the game with this bed, at the start of the seat's turn."""
    return State(msgspec.convert(options, Variant), bed(rows(drawn), lid), Placing(turn))


def drawing(state: State) -> list[str]:
    signs = {(seat, piece): sign for sign, (seat, piece) in SIGNS.items()}
    found = {standing.square: signs[standing.seat, standing.piece] for standing in state.bed.standing()}
    line = "".join(found.get(square, ".") for square in SQUARES)
    return [line[start : start + SIDE] for start in range(0, len(line), SIDE)]


def move(text: str) -> PlacePiece | Graduate:
    match text.split():
        case ["k" | "c" as piece, square]:
            return PlacePiece(Piece(piece), square)
        case squares:
            return Graduate(tuple(squares))


def do(state: State, seat: Seat, what: str | Move) -> Applied[State]:
    return apply(state, seat, move(what) if isinstance(what, str) else what, NO_CHANCE)


def play(state: State, *moves: str | Move) -> State:
    """Let the seat in turn do these one after the other."""
    for what in moves:
        (seat,) = GAME.waiting_on(state)
        state = do(state, seat, what).state
    return state


def spectate(state: State) -> View:
    return GAME.view(state, None)


def choices(state: State) -> list[str]:
    assert isinstance(state.phase, Choosing)
    return [" ".join(choice.squares) for choice in spectate(state).choices]


def effects(state: State, what: str | Move) -> dict[str, int]:
    """Return what a placement would do."""
    placement = move(what) if isinstance(what, str) else what
    assert isinstance(placement, PlacePiece)
    return effects_of(placement, spectate(state), is_decisive=True)


def ending(state: State) -> Over:
    """Return how the game ended, which has to be over."""
    assert isinstance(state.phase, Over)
    return state.phase


def refusal(state: State, seat: Seat, what: str | Move) -> str:
    """Do what is forbidden; return the key it is refused with."""
    with pytest.raises(IllegalMove) as refused:
        do(state, seat, what)
    return refused.value.key


def outcome(state: State) -> Outcome:
    """Return the outcome of a game that is over."""
    found = GAME.outcome(state)
    assert found
    return found


def in_turn(state: State) -> Seat:
    """Return the seat in turn of a game that is not over."""
    assert not isinstance(state.phase, Over)
    return state.phase.seat


def last_turn(state: State) -> Turn:
    assert state.last
    return state.last


def last_graduated(state: State) -> Graduated:
    graduated = last_turn(state).graduated
    assert graduated
    return graduated
