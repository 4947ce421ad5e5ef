"""How a game went: the standing after each round, where it turned, and how much luck each seat had.

Luck is what cards and dice bring, no matter who plays. So computer players of medium strength play for all seats.

- The deal: they play many games from the set-up on with simulated throws. A seat that gets more points than the others
  on average had the better deal.
- Each round with throws: they play it from its real beginning many times, with the real throws and with simulated ones.
  A seat that gets more points by the real throws was lucky in that round.

The luck of a seat is the sum of these differences, less the mean of the table: over all seats it sums to zero. The rest
of a seat's points comes from how its player played.
"""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import add
from typing import Any, TypeAlias

import msgspec

from bot.games.chance import Chance, SimulationChance
from bot.games.contract import AnyGame, Seat
from bot.games.plugin import Choose, Miss, Moment, Recap
from bot.sessions.log import LoggedMove
from bot.sessions.replay import ReplayFrame, replay
from bot.sessions.session import Session

Standing: TypeAlias = tuple[int, ...]
Draws: TypeAlias = Mapping[tuple[Seat, int], Sequence[int]]
"""The numbers that were drawn in a chapter, by the seat that drew and by how many there were to draw from."""

LONGEST_S = 4.0
"""After so much processor time no more games are simulated: a slow machine makes do with fewer."""
_MOST_MOVES = 5000
TURN_PERCENT = 15
"""A chapter that changed less than this turned nothing."""


class Review(msgspec.Struct, frozen=True):
    """How a game went."""

    by_rounds: bool
    """All seats play in each chapter: it is a round, not a turn."""
    in_percent: bool
    """The standings are not points but chances to win, in percent."""
    chapters: tuple[int, ...]
    """The rounds or turns; 0 for the time before the first one."""
    course: tuple[Standing, ...]
    """The standing of the seats after each of these chapters."""
    turning: int | None
    """Where in the course the winner took the lead for good; None if shared, given away, or won without a seat."""
    luck: tuple[float, ...] | None
    """How many points cards and dice gave each seat, or took from it; None for a game without luck."""
    others: tuple[Standing, ...] = ()
    """The standing of those without a seat after each of the chapters; empty if there are none."""
    misses: tuple[Miss, ...] = ()
    """By which moves people lost much, in games that say so."""
    ranks: tuple[int, ...] = ()
    """Of all that compete, as the game has them; empty where only seats do."""

    @property
    def whole_course(self) -> tuple[Standing, ...]:
        """Return the standing of all that compete: the seats first."""
        return tuple(map(add, self.course, self.others)) if self.others else self.course

    def turned(self, winner: Seat) -> int | None:
        """Return the index in the course at which the winner turned the game; None if no chapter changed that much."""
        if self.turning is None or self.always_in_front(winner) or self.is_level(winner):
            return None
        before, after = (self._advantage(winner, at) for at in (self.turning - 1, self.turning))
        return self.turning if after - before >= TURN_PERCENT else None

    def decided(self, winner: Seat) -> int | None:
        """Return the same index if the chance, or the lead, rose by no other chapter as much; else None."""
        turned = self.turned(winner)
        had = [self._advantage(winner, at) for at in range(len(self.course))]
        rises = [after - before for before, after in pairwise(had)]
        return turned if turned and rises[turned - 1] == max(rises) else None

    def always_in_front(self, winner: Seat) -> bool:
        """Return whether the winner led all along, with ties at most: then no chapter turned the game."""
        leads = [_lead(winner, standing) for standing in self.whole_course[1:]]
        most_of_the_time = sum(lead > 0 for lead in leads) * 2 > len(leads)
        return not self.in_percent and most_of_the_time and leads[0] > 0 and min(leads) == 0

    def is_level(self, winner: Seat) -> bool:
        """Return whether another one had as much at the end: then a tie-break decided."""
        return _lead(winner, self.whole_course[-1]) == 0

    def most(self, one: int) -> int | None:
        """Return the index of the chapter in which this one gained most; None if there is none, or several."""
        had = [standing[one] for standing in self.whole_course]
        gains = {at: after - before for at, (before, after) in enumerate(pairwise(had), start=1)}
        most = max(gains.values())
        found = [at for at, gained in gains.items() if gained == most > 0]
        return found[0] if len(found) == 1 else None

    def _advantage(self, winner: Seat, at: int) -> float:
        """Return the winner's chance to win, or lead, in percent."""
        standing = self.whole_course[at]
        if self.in_percent:
            return standing[winner]
        return 100 * _lead(winner, standing) / max(1, self.course[-1][winner])

    @property
    def expected(self) -> tuple[float, ...]:
        """The points of each seat if all had played equally well; empty for a game without luck."""
        points = self.course[-1]
        return tuple(sum(points) / len(points) + luck for luck in self.luck or ())


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, with all that a review needs."""

    game: AnyGame
    recap: Recap[Any]
    choose: Choose[Any, Any]
    session: Session
    log: tuple[LoggedMove, ...]


def review(played: FinishedGame, seed: int | str) -> Review:
    """Return the review of a finished game, the same for the same seed if LONGEST_S is enough; Mismatch by its log."""
    frames = replay(played.game, played.session, played.log)
    recap, ends = played.recap, chapter_ends(played.recap, frames)
    chapters, states = tuple(ends), [frame.state for frame in ends.values()]
    course, others = tuple(map(recap.standing, states)), tuple(map(recap.unseated_standing, states))
    chances, unseated = recap.chances, recap.unseated
    misses = chances.misses([*_moments(played, frames)]) if chances else ()
    if misses:
        course = _as_judged(course, [(chapters.index(_chapter(recap, frames, miss)), miss) for miss in misses])
    winners = tuple(seated.seat for seated in played.session.seats if seated.rank == 1)
    ranks = unseated.ranks(frames[-1].state) if unseated else ()
    is_beaten = 1 in ranks[len(course[-1]) :]  # by one without a seat, or level with it
    return Review(
        by_rounds=recap.chapters == "round",
        in_percent=chances is not None,
        chapters=chapters,
        course=course,
        turning=None if is_beaten or _was_given_up(played) else turning_point(tuple(map(add, course, others)), winners),
        luck=_luck(played, frames, seed) if recap.simulated_games else None,
        others=others if any(others) else (),
        misses=misses,
        ranks=ranks,
    )


def _chapter(recap: Recap[Any], frames: Sequence[ReplayFrame], miss: Miss) -> int:
    """Return the chapter that ended before a miss."""
    return next(recap.chapter(before.state) for before, frame in pairwise(frames) if frame.move == miss.number) - 1


def _as_judged(course: tuple[Standing, ...], misses: Iterable[tuple[int, Miss]]) -> tuple[Standing, ...]:
    """Return the chances of two players, corrected by the chances that the misses name."""
    judged = list(course)
    for at, miss in misses:
        for place, own in zip((at, at + 1), miss.chances, strict=True):
            if 0 < place < len(course) - 1:  # how it began and ended is known
                judged[place] = (own, 100 - own) if miss.seat == 0 else (100 - own, own)
    return tuple(judged)


def _moments(played: FinishedGame, frames: Sequence[ReplayFrame]) -> Iterator[Moment]:
    for logged, before, frame in zip(played.log, frames, frames[1:], strict=False):
        yield Moment(frame.move, logged.seat, played.game.decode_move(logged.move), before.state, logged.by_bot)


def chapter_ends(recap: Recap[Any], frames: Sequence[ReplayFrame]) -> dict[int, ReplayFrame]:
    """Return the moment at which each chapter ended; moves that were taken back do not count."""
    ends: dict[int, ReplayFrame] = {}
    is_new = True
    for frame in frames:
        done = recap.chapter(frame.state) - 1
        ends = {chapter: end for chapter, end in ends.items() if chapter <= done}
        is_new = done not in ends
        ends.setdefault(done, frame)
    if not is_new:  # the last chapter ended with the game, no other one began
        ends[recap.chapter(frames[-1].state)] = frames[-1]
    return ends


def turning_point(course: Sequence[Standing], winners: Sequence[Seat]) -> int | None:
    """Return the index in the course at which the winner took the lead for good; None if several won."""
    # not the largest swing: that is often one big trick in the middle, for which the others soon made up. Being caught
    # at the very end, and winning by a tie-break, takes no lead away
    if len(winners) != 1:
        return None
    (winner,) = winners
    leads = [_lead(winner, standing) for standing in course]
    if leads[-1] == 0 < leads[-2]:
        leads.pop()
    return min(max((at for at, lead in enumerate(leads) if lead <= 0), default=0) + 1, len(course) - 1)


def _lead(winner: Seat, standing: Standing) -> int:
    return standing[winner] - max(points for seat, points in enumerate(standing) if seat != winner)


def _was_given_up(played: FinishedGame) -> bool:
    giving_up = played.game.of_people.giving_up
    return giving_up is not None and played.log[-1].move == played.game.encode_move(giving_up)


# Luck


def _luck(played: FinishedGame, frames: Sequence[ReplayFrame], seed: int | str) -> tuple[float, ...]:
    """Return the points that chance gave each seat: by the deal, and by the draws of each chapter."""
    table, began = SimulatedGame(played, seed), dict[int, Any]()
    for frame in frames:
        began.setdefault(played.recap.chapter(frame.state), frame.state)
    luck = table.mean_gain(frames[0].state, {}, whole=True)
    for chapter, draws in _draws(played, frames).items():
        real, usual = table.mean_gain(began[chapter], draws), table.mean_gain(began[chapter], {})
        luck = [points + gained - expected for points, gained, expected in zip(luck, real, usual, strict=True)]
    return tuple(round(points - sum(luck) / len(luck), 2) for points in luck)


def _draws(played: FinishedGame, frames: Sequence[ReplayFrame]) -> Mapping[int, Draws]:
    """Return all numbers drawn after the set-up, by chapter."""
    chapters: dict[int, dict[tuple[Seat, int], list[int]]] = {}
    for before, frame in pairwise(frames):
        for n, number in frame.numbers:
            draws = chapters.setdefault(played.recap.chapter(before.state), {})
            draws.setdefault((frame.seat or 0, n), []).append(number)
    return chapters


class _RealDrawsFirst(SimulationChance):
    """Chance that gives each seat the numbers it really got, and simulated ones after those."""

    def __init__(self, draws: Draws, seed: int | str) -> None:
        super().__init__(seed)
        self._left = {draw: [*reversed(numbers)] for draw, numbers in draws.items()}
        self.seat: Seat = 0

    def below(self, n: int) -> int:
        left = self._left.get((self.seat, n))
        return left.pop() if left else super().below(n)


class SimulatedGame:
    """Computer players on all seats, which play parts of a game again and again."""

    def __init__(self, played: FinishedGame, seed: int | str) -> None:
        self._played, self._seed = played, seed
        self._began = time.thread_time()

    def mean_gain(self, state: Any, draws: Draws, *, whole: bool = False) -> list[float]:
        """Return each seat's mean gain in the chapter or the whole game, by these draws and then by simulated ones."""
        recap, games = self._played.recap, 0
        before, total = recap.standing(state), [0] * len(self._played.session.seats)
        while games == 0 or (games < recap.simulated_games and time.thread_time() - self._began < LONGEST_S):
            seed = f"{self._seed} {games}"
            chance, thinking = _RealDrawsFirst(draws, seed), SimulationChance(f"{seed} thinking")
            after = self._play(state, chance, thinking, whole=whole)
            total = [*map(sum, zip(total, recap.standing(after), strict=True))]
            games += 1
        return [points / games - had for points, had in zip(total, before, strict=True)]

    def _play(self, state: Any, chance: _RealDrawsFirst, thinking: Chance, *, whole: bool) -> Any:
        game, recap = self._played.game, self._played.recap
        chapter = recap.chapter(state)
        for _ in range(_MOST_MOVES):
            if not (awaited := game.waiting_on(state)) or (not whole and recap.chapter(state) != chapter):
                return state
            chance.seat = min(awaited)
            moves = game.choices(state, chance.seat)
            move, *others = moves
            if others:
                move = self._played.choose(game.view_of_computer(state, chance.seat), moves, thinking, "medium")
            state = game.apply(state, chance.seat, move, chance).state
        raise RuntimeError(f"a simulated game of {game.key} does not end")
