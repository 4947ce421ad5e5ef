"""Beds of maunz. as they look: a and A are kitten and cat of seat 0, b and B of seat 1.

Moves are written "k C3" for a kitten on C3, and "B3 C3 D3" for three pieces that leave the bed.
"""

from collections.abc import Iterable

from bot.games.chance import Chance
from bot.games.contract import Applied
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import BIT, SQUARES, Bed, Piece
from cogs.maunz.rules.rules import apply
from cogs.maunz.rules.state import Choosing, Graduate, Move, Place, Placing, Settings, State

NO_CHANCE = Chance(b"", 0, ())  # after the start nothing is drawn
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


def position(drawn: str, turn: int = 0, lid: tuple[int, int] | None = None, **options: str) -> State:
    """Return the game with this bed, at the start of the seat's turn."""
    return State(Settings(**options), bed(rows(drawn), lid), Placing(turn))


def drawing(state: State) -> list[str]:
    signs = {(seat, piece): sign for sign, (seat, piece) in SIGNS.items()}
    found = {standing.square: signs[standing.seat, standing.piece] for standing in state.bed.standing()}
    line = "".join(found.get(square, ".") for square in SQUARES)
    return [line[start : start + 6] for start in range(0, 36, 6)]


def move(text: str) -> Place | Graduate:
    match text.split():
        case ["k" | "c" as piece, square]:
            return Place(Piece(piece), square)
        case squares:
            return Graduate(tuple(squares))


def do(state: State, seat: int, what: str | Move) -> Applied[State]:
    return apply(state, seat, move(what) if isinstance(what, str) else what, NO_CHANCE)


def play(state: State, *moves: str | Move) -> State:
    """Let whoever is in turn do these one after the other."""
    for what in moves:
        (seat,) = GAME.waiting_on(state)
        state = do(state, seat, what).state
    return state


def choices(state: State) -> list[str]:
    assert isinstance(state.phase, Choosing)
    return [" ".join(choice.squares) for choice in GAME.view(state, None).choices]
