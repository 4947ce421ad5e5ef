"""The results of each seat of a finished game: pure functions of its log and its seats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from operator import sub
from typing import Any

from bot.games.contract import AnyGame
from bot.games.plugin import Recap
from bot.sessions.log import LoggedMove
from bot.sessions.replay import ReplayFrame, replay
from bot.sessions.session import Seated, Session


@dataclass(frozen=True)
class SeatResult:
    """The result of a seat, besides rank and score."""

    best_round: int
    """The most points won in one round or turn."""
    traits: Mapping[str, int]
    """Where the points came from, as in `Recap.traits`."""
    others_ahead: int = 0
    """How many of those without a seat ranked better."""


def seat_results(
    game: AnyGame, recap: Recap[Any], session: Session, log: Sequence[LoggedMove]
) -> tuple[SeatResult, ...]:
    """Return the results in seat order; Mismatch if the log is not what follows from the secret."""
    frames = replay(game, session, log)
    # chances are no points that a round could win, and take a computer player's time to work out
    standings = [] if recap.chances else [recap.standing(state) for state in _chapter_bounds(recap, frames)]
    gains = [[*map(sub, later, earlier)] for earlier, later in pairwise(standings)]
    last = frames[-1].state
    best = [max((gain[s.seat] for gain in gains), default=0) for s in session.seats]
    outcome = recap.unseated and game.outcome(last)
    ranks = zip(recap.unseated.ranks(last), outcome.places, strict=False) if recap.unseated and outcome else ()
    ahead = [rank - among_seats for rank, among_seats in ranks] or [0] * len(session.seats)
    return tuple(SeatResult(best[s.seat], dict(recap.traits(last, s.seat)), ahead[s.seat]) for s in session.seats)


def ranks_of(seats: Sequence[Seated]) -> list[int]:
    """Return the final ranks in seat order: players who are away share the last one."""
    stayed = [s.rank or 0 for s in seats if not s.is_away]
    return [1 + (len(stayed) if s.is_away else sum(rank < (s.rank or 0) for rank in stayed)) for s in seats]


def _chapter_bounds(recap: Recap[Any], frames: Sequence[ReplayFrame]) -> list[object]:
    """Return the first state of each chapter, and the very last state."""
    chapters = groupby((frame.state for frame in frames), key=recap.chapter)
    return [*(next(states) for _, states in chapters), frames[-1].state]
