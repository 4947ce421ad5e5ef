"""The game that people play against the one carried out by hand: hundreds of random games, compared after every move."""

from itertools import product
from random import Random

import pytest

from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import Nudge, Piece
from cogs.maunz.rules.rules import legal_placements
from cogs.maunz.rules.state import Graduate, Over, Place, Placed, State
from cogs.maunz.screen.preview import preview
from tests.cogs.maunz.notation import NO_CHANCE, do
from tests.cogs.maunz.slow_engine import SlowGame, name_of

TABLES = [
    {"kids": kids, "kids_full": kids_full, "opponent_cat_line": line, "first": first}
    for kids, kids_full, line, first in product(("no", "yes"), ("return", "win"), ("wait", "win"), ("0", "1"))
]
REASONS = {"three_cats", "eight_cats", "three_kittens", "eight_kittens"}


def new_games(options: dict[str, str]) -> tuple[State, SlowGame]:
    settled = GAME.settle_options(options)
    return GAME.setup(2, settled, NO_CHANCE), SlowGame(settled, int(settled["first"]), Random(1))


def carry_out(slow: SlowGame, move: Place | Graduate) -> None:
    match move:
        case Place(piece, square):
            slow.place(piece.value, square)
        case Graduate(squares):
            slow.graduate(squares)


def compare(state: State, slow: SlowGame) -> None:
    view = GAME.view(state, None)
    assert {(s.square, s.seat, s.piece.value) for s in view.standing} == {
        (name_of(spot), *piece) for spot, piece in slow.bed.items()
    }
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
    compare_the_story(state, slow)


def compare_the_story(state: State, slow: SlowGame) -> None:
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
        state, slow = new_games(TABLES[table])
        compare(state, slow)
        while not isinstance(state.phase, Over):
            seat = state.phase.seat
            move = rng.choice(legal_placements(state, seat))
            foreseen = preview(state, seat, move) if isinstance(move, Place) else None
            state = do(state, seat, move).state
            carry_out(slow, move)
            compare(state, slow)
            if foreseen:
                assert (len(foreseen.nudges), len(foreseen.falls)) == (
                    len(slow.nudged),
                    sum(to is None for _, to, _, _ in slow.nudged),
                )
                assert foreseen.wins == bool(slow.end and slow.end[1] == seat)
                assert foreseen.loses == bool(slow.end and slow.end[1] == 1 - seat)
        assert state.phase.reason in REASONS


@pytest.mark.parametrize("kids", ["no", "yes"])
@pytest.mark.parametrize("repetition", ["3", "off"])
def test_games_that_nobody_wants_to_win_end_the_same_way(kids, repetition):
    """Whoever nudges as many as possible off the bed clears it again and again, and comes back to what has been."""
    ends = []
    for game in range(6):
        rng = Random(f"{kids} {game}")
        state, slow = new_games({"kids": kids, "repetition": repetition, "first": "0"})
        while not isinstance(state.phase, Over):
            move = nudging_move(state, rng)
            state = do(state, state.phase.seat, move).state
            carry_out(slow, move)
        compare(state, slow)
        ends.append(state.phase.reason)
    assert {"3": "repetition", "off": "length"}[repetition] in ends


def nudging_move(state: State, rng: Random) -> Place | Graduate:
    seat = state.phase.seat
    moves = legal_placements(state, seat)
    return max(rng.sample(moves, len(moves)), key=lambda move: fallen(state, seat, move))


def fallen(state: State, seat: int, move: Place | Graduate) -> int:
    if isinstance(move, Graduate):
        return 0
    seen = preview(state, seat, move)
    return -9 if seen.line or seen.wins else len(seen.falls)


def test_what_is_compared_is_read_right():
    """The smallest game by hand, so that two wrong engines cannot agree unnoticed."""
    state, slow = new_games({"first": "0"})
    for square in ("A1", "B2"):
        state = do(state, state.phase.seat, Place(Piece.KITTEN, square)).state
        slow.place("k", square)
    assert slow.bed == {(1, 1): (1, "k")}
    assert state.last.placed == Placed(1, Piece.KITTEN, "B2", (Nudge("A1", None, 0, Piece.KITTEN),))
    assert slow.pools == [["k"] * 8, ["k"] * 7]
    assert state.last.graduated is None
