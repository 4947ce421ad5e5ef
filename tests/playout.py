"""Random games that come out the same every time: for the contract tests and for recording playthroughs."""

import hashlib
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from bot.games.chance import Chance
from bot.games.contract import CALLS, AnyGame, Option, Position, Seat, TakeBack
from bot.games.discovery import game_keys, load_game, package_of

MOST_MOVES = 20_000  # a game that is still going then goes on for ever
TAKEN_BACK = 0.1
"""How often what can be taken back is."""


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
    """Which moves computers made, from 0."""

    def chance(self, drawn: int = 0) -> Chance:
        return Chance(self.secret, self.session, self.joins, drawn)


def play_out(game: AnyGame, seats: int, seed: int, **options: str) -> Playout:
    """Play a whole game by random legal moves; options not given are random as well, as far as rules know of them and
    people choose them.
    """
    rng = Random(f"{game.key} {seats} {seed}")
    house = {*game.screen_options} - {CALLS}
    drawn = [option for option in game.options if option not in house]
    settled = {option.key: rng.choice(choices_of(game, option)) for option in drawn} | options
    secret = hashlib.sha256(rng.randbytes(32)).digest()
    session, joins = rng.randrange(1, 1000), tuple(rng.getrandbits(62) for _ in range(seats))
    chance = Chance(secret, session, joins)
    position = Position(game.setup(seats, game.settle_options(settled), chance))
    states, moves = [position.state], []
    while game.waiting_on(position.state):
        if (back := position.earlier) and rng.random() < TAKEN_BACK:
            seat, move = back.seat, TakeBack()
        else:
            seat = _a_person(game, position.state, seats, rng)
            move = rng.choice(game.legal_moves(position.state, seat))
        position, _ = game.play(position, seat, move, chance, by_bot=is_by_bot(len(moves)))
        moves.append((seat, move))
        states.append(position.state)
        assert len(moves) < MOST_MOVES, f"{game.key} does not end"
    by_bot = frozenset(filter(is_by_bot, range(len(moves))))
    return Playout(seats, settled, secret, session, joins, tuple(moves), tuple(states), chance.drawn, by_bot)


def is_by_bot(at: int) -> bool:
    """Return whether a computer makes this move of a random game: every third one."""
    return at % 3 == 0


def _a_person(game: AnyGame, state: Any, seats: int, rng: Random) -> Seat:
    """Return a seat that is awaited; now and then one that is not, but may think again."""
    awaited = game.waiting_on(state)
    may_think_again = [seat for seat in range(seats) if seat not in awaited and game.legal_moves(state, seat)]
    if may_think_again and rng.random() < 0.1:
        return rng.choice(may_think_again)
    return rng.choice(sorted(awaited))
