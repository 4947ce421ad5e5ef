"""The game that people play against the one carried out by hand: random games, compared after every move."""

from itertools import product
from random import Random

import pytest

from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import PIECES, Nudge, Piece, has_line, nudge
from cogs.maunz.rules.rules import legal_placements
from cogs.maunz.rules.state import BoardMove, Graduate, Over, Placed, PlacePiece, State
from tests.cogs.maunz.notation import NO_CHANCE, do, effects, ending, in_turn, last_turn, spectate
from tests.cogs.maunz.slow_engine import SlowGame, name_of

TABLES = [{"kids": kids, "opponent_cat_line": line} for kids, line in product(("no", "yes"), ("wait", "win"))]
REASONS = {"three_cats", "eight_cats", "three_kittens"}


def new_games(options: dict[str, str]) -> tuple[State, SlowGame]:
    settled = GAME.settle_options(options)
    return GAME.setup(2, settled, NO_CHANCE), SlowGame(settled, int(settled["first"]), Random(1))


def carry_out(slow: SlowGame, move: BoardMove) -> None:
    match move:
        case PlacePiece(piece, square):
            slow.place(piece.value, square)
        case Graduate(squares):
            slow.graduate(squares)


def compare(state: State, slow: SlowGame) -> None:
    view = spectate(state)
    standing = {(standing.square, standing.seat, standing.piece.value) for standing in view.standing}
    assert standing == {(name_of(spot), *piece) for spot, piece in slow.bed.items()}
    assert [(pool.kittens, pool.cats) for pool in view.pools] == [
        (pool.count("k"), pool.count("c")) for pool in slow.pools
    ]
    assert [*view.lid, *view.reserve] == [*map(len, slow.lids), *map(len, slow.reserves)]
    assert view.plies == slow.placements
    assert (view.over and (view.over.reason, view.over.winner)) == slow.end
    if slow.end is None:
        assert view.turn == slow.turn
        assert [choice.squares for choice in view.choices] == [tuple(map(name_of, group)) for group in slow.groups]
        moves = legal_placements(state, slow.turn)
        assert {
            move.squares if isinstance(move, Graduate) else (move.piece.value, move.square) for move in moves
        } == slow.legal()
    compare_the_last_turn(state, slow)


def compare_the_last_turn(state: State, slow: SlowGame) -> None:
    if state.last is None:
        return
    nudged = {(moved.square, moved.to, moved.seat, moved.piece.value) for moved in state.last.placed.nudges}
    assert nudged == set(slow.nudged)
    graduated = state.last.graduated and (list(state.last.graduated.squares), state.last.graduated.kittens)
    assert graduated == slow.graduated


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_random_games_go_the_same_way(table):
    for game in range(20):
        rng = Random(1000 * table + game)
        state, slow = new_games(TABLES[table] | {"first": str(game % 2)})
        compare(state, slow)
        while not isinstance(state.phase, Over):
            seat = state.phase.seat
            move = rng.choice(legal_placements(state, seat))
            expected = effects(state, move) if isinstance(move, PlacePiece) else None
            state = do(state, seat, move).state
            carry_out(slow, move)
            compare(state, slow)
            if expected is not None:
                fell = sum(to is None for _, to, _, _ in slow.nudged)
                assert (expected.get("nudged", 0), expected.get("fell", 0)) == (len(slow.nudged) - fell, fell)
                assert ("wins" in expected) == bool(slow.end and slow.end[1] == seat)
                assert "helps" in expected or not (slow.end and slow.end[1] == 1 - seat)
        assert ending(state).reason in REASONS


@pytest.mark.parametrize("kids", ["no", "yes"])
def test_games_that_neither_wants_to_win_end_the_same_way(kids):
    """Two players who nudge as many as possible off the bed clear it again and again, and positions come again."""
    ends: list[str] = []
    for game in range(6):
        rng = Random(f"{kids} {game}")
        state, slow = new_games({"kids": kids, "first": "0"})
        while not isinstance(state.phase, Over):
            move = nudging_move(state, rng)
            state = do(state, state.phase.seat, move).state
            carry_out(slow, move)
        compare(state, slow)
        ends.append(ending(state).reason)
    assert "repetition" in ends


def nudging_move(state: State, rng: Random) -> BoardMove:
    seat = in_turn(state)
    moves = legal_placements(state, seat)
    return max(rng.sample(moves, len(moves)), key=lambda move: fallen(state, seat, move))


def fallen(state: State, seat: int, move: BoardMove) -> int:
    """Count what a placement nudges off the bed; less than nothing if it may win or graduate a line."""
    if isinstance(move, Graduate):
        return 0
    after, nudges = nudge(state.bed, seat, move.piece, move.square)
    may_win = has_line(after.of(seat)) or after.cats[seat].bit_count() == PIECES
    return -PIECES if may_win else sum(nudge.to is None for nudge in nudges)


def test_what_is_compared_is_read_right():
    """The smallest game by hand, so that two wrong engines cannot agree unnoticed."""
    state, slow = new_games({"first": "0"})
    for square in ("A1", "B2"):
        state = do(state, in_turn(state), PlacePiece(Piece.KITTEN, square)).state
        slow.place("k", square)
    assert slow.bed == {(1, 1): (1, "k")}
    assert last_turn(state).placed == Placed(1, Piece.KITTEN, "B2", (Nudge("A1", None, 0, Piece.KITTEN),))
    assert slow.pools == [["k"] * 8, ["k"] * 7]
    assert last_turn(state).graduated is None
