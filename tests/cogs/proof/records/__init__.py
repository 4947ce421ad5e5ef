"""Records that both programs have to verify for ever, and new ones."""

from pathlib import Path

from bot.games.contract import AnyGame
from cogs.proof.record import Record, record_of
from tests.finished import left_behind
from tests.playout import play_out

FOLDER = Path(__file__).parent


def record_of_playout(game: AnyGame, seats: int, seed: int, stopped_after: int | None = None, **options: str) -> Record:
    """Return the record of a random game."""
    return record_of(game, *left_behind(game, play_out(game, seats, seed, **options), stopped_after))
