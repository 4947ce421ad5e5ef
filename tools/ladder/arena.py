"""Games among computer players: each seat is played by a function that sees its seat's view, as at a real table."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.games.chance import Chance, SimulationChance
from bot.games.contract import AnyGame, Level, Outcome
from bot.games.cpu import cpu_seconds
from bot.games.plugin import Choose

Player: TypeAlias = Callable[[Any, tuple[Any, ...], Chance], Any]
"""A player without levels: from a view and the legal moves it chooses one."""


class Step(NamedTuple):
    """Two levels that are compared, one alone among others, by so many games that the Elo is sure to ± 40."""

    lone: str
    others: str
    games: int
    seed: int = 0
    """Of the first game: the others follow."""


def at(level: Level, choose: Choose[Any, Any]) -> Player:
    """Return a computer player of one level."""

    def player(view: Any, moves: tuple[Any, ...], chance: Chance) -> Any:
        return choose(view, moves, chance, level)

    return player


class TimedPlayer:
    """A player whose choices are timed, but for those among a single move."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.cpu_s: list[float] = []
        """How long each choice took."""

    def __call__(self, view: Any, moves: tuple[Any, ...], chance: Chance) -> Any:
        """Choose a move."""
        began = cpu_seconds()
        move = self._player(view, moves, chance)
        if len(moves) > 1:
            self.cpu_s.append(cpu_seconds() - began)
        return move


def at_random(view: Any, moves: tuple[Any, ...], chance: Chance) -> Any:
    """Any legal move is as good as another."""
    return chance.pick(moves)


def play(game: AnyGame, players: Sequence[Player], seed: int | str, **options: str) -> Outcome:
    """Return how a whole game ended; the same seed deals and throws the same, no matter who plays."""
    table = Chance(hashlib.sha256(f"{game.key} {seed}".encode()).digest(), 1, ())
    thoughts = [SimulationChance(f"{seed} {seat}") for seat in range(len(players))]
    state = game.setup(len(players), game.settle_options(options), table)
    while awaited := game.waiting_on(state):
        seat = min(awaited)  # who picks first in secret has no advantage of it
        move = players[seat](game.view_of_computer(state, seat), game.legal_moves(state, seat), thoughts[seat])
        state = game.apply(state, seat, move, table).state
    outcome = game.outcome(state)
    assert outcome is not None, "the game waits for no seat, and yet it is not over"
    return outcome
