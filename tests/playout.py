"""Random games that come out the same every time: for the contract tests and for recording playthroughs."""

import hashlib
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from bot.discovery import game_keys, load_game, package_of
from bot.games.chance import Chance
from bot.games.contract import CALLS, AnyGame, Option, Position, Seat, TakeBack

MOST_MOVES = 20_000  # a game that is still going then goes on for ever


game_folders, game_in = game_keys, load_game
IN_THE_BOX = [key for key in game_keys() if package_of(key).startswith("cogs.")]
"""The games that people get: all but those that only the tests have."""


def choices_of(game: AnyGame, option: Option) -> tuple[str, ...]:
    """Return everything that can be chosen for an option: for one by seat, every set of seats."""
    seats, every = range(game.seats[-1]), range(game.seats[-1] + 1)
    return option.choices or tuple(option.with_seats(some) for many in every for some in combinations(seats, many))


@dataclass(frozen=True)
class Playout:
    """A whole game: how it was set up, what was done, and every state on the way, the first one included."""

    seats: int
    options: dict[str, str]
    secret: bytes
    session: int
    joins: tuple[int, ...]
    moves: tuple[tuple[Seat, Any], ...]
    states: tuple[Any, ...]
    drawn: int
    """How many draws the game took."""
    by_bot: frozenset[int] = frozenset()
    """Which moves computers made, from 0: every third one that was not taken back."""

    def chance(self, drawn: int = 0) -> Chance:
        return Chance(self.secret, self.session, self.joins, drawn)


def play_out(game: AnyGame, seats: int, seed: int, **options: str) -> Playout:
    """Play a whole game by random legal moves; options not given are random as well, as far as rules know of them and
    people choose them: each for itself, so that a new one changes neither the others nor the moves.
    """
    rng = Random(f"{game.key} {seats} {seed}")
    house = {*game.screen_options} - {CALLS}
    drawn = [option for option in game.options if option not in house]
    settled = {
        option.key: Random(f"{game.key} {seats} {seed} {option.key}").choice(choices_of(game, option))
        for option in drawn
    } | options
    secret = hashlib.sha256(rng.randbytes(32)).digest()
    session, joins = rng.randrange(1, 1000), tuple(rng.getrandbits(62) for _ in range(seats))
    chance = Chance(secret, session, joins)
    position = Position(game.setup(seats, game.settle_options(settled), chance))
    states, moves, undone = [position.state], [], set[int]()
    while game.waiting_on(position.state):
        seat = _a_person(game, position, seats, rng)
        move = rng.choice(_moves(game, position, seat))
        if position.earlier and move == TakeBack():
            undone |= {*range(len(moves) - position.earlier.moves, len(moves))}
        position, _ = game.play(position, seat, move, chance)
        moves.append((seat, move))
        states.append(position.state)
        assert len(moves) < MOST_MOVES, f"{game.key} does not end"
    by_bot = frozenset(range(0, len(moves), 3)) - undone  # a computer takes nothing back
    return Playout(seats, settled, secret, session, joins, tuple(moves), tuple(states), chance.drawn, by_bot)


def _moves(game: AnyGame, position: Position[Any], seat: Seat) -> tuple[Any, ...]:
    """Return what a seat may do by the rules and at the table."""
    legal, own = game.legal_moves(position.state, seat), game.choices(position.state, seat)
    back = (TakeBack(),) if position.earlier and position.earlier.seat == seat else ()
    return (*own, *back, *(move for move in legal if move not in own))


def _a_person(game: AnyGame, position: Position[Any], seats: int, rng: Random) -> Seat:
    """Return a seat that is awaited; now and then one that is not, but may think again."""
    awaited = game.waiting_on(position.state)
    may_think_again = [seat for seat in range(seats) if seat not in awaited and _moves(game, position, seat)]
    if may_think_again and rng.random() < 0.1:
        return rng.choice(may_think_again)
    return rng.choice(sorted(awaited))
