"""How a game went: who stood where after each round, where it turned, and what luck everybody had.

Luck is what cards and dice bring, whoever plays. So computer players of medium strength play in all seats' stead. The deal: many games from the
set-up on with imagined throws; who gets more points than the others on average had the better deal. Each round with throws: it is played from where
it really began, once with what everybody really threw and many times with imagined throws; who gets more by the real ones was lucky in that round.
The luck of a seat is the sum. It is counted from the table's mean, and sums to nothing over the seats: the rest of somebody's points is play.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec

from bot.chance import Chance, Imagined
from bot.game import AnyGame, Choose, Seat, Telling
from bot.sessions.replay import Frame, replay
from bot.sessions.session import Session
from bot.sessions.store import Logged

Standing: TypeAlias = tuple[int, ...]
Draws: TypeAlias = Mapping[tuple[Seat, int], Sequence[int]]
"""What came of the draws of a chapter, by the seat that drew and by how many there were to draw from."""

LONGEST = 4.0
"""Seconds of computing after which the games so far must do, on a slow machine."""
_MOST_MOVES = 5000


class Review(msgspec.Struct, frozen=True):
    """How a game went."""

    by_rounds: bool
    """Everybody plays in each chapter: it is a round, and no turn."""
    in_percent: bool
    """The standings are no points but chances to win."""
    chapters: tuple[int, ...]
    """The rounds or turns: 0 for the time before the first one …"""
    course: tuple[Standing, ...]
    """… and what each seat had after each of them."""
    turning: int | None
    """Where in the course the winner took the lead for good; None for a shared victory."""
    luck: tuple[float, ...] | None
    """How many points cards and dice gave each seat, and took from it; None for a game without luck."""

    @property
    def expected(self) -> tuple[float, ...]:
        """The points that each seat would have by its luck alone, if all had played equally well; empty for a game without luck."""
        points = self.course[-1]
        return tuple(sum(points) / len(points) + luck for luck in self.luck or ())


@dataclass(frozen=True)
class Played:
    """A game that is over, with all it takes to look at it again."""

    game: AnyGame
    telling: Telling[Any]
    mind: Choose[Any, Any]
    session: Session
    log: tuple[Logged, ...]


def review(played: Played, seed: int | str) -> Review:
    """Look at a game that is over; Differs if its log is not what follows from its secret. The same seed imagines the same."""
    frames = replay(played.game, played.session, played.log)
    chapters, course = told(played.telling, frames)
    winners = tuple(seated.seat for seated in played.session.seats if seated.place == 1)
    return Review(
        by_rounds=_is_in_rounds(played.telling, frames),
        in_percent=played.telling.in_percent,
        chapters=chapters,
        course=course,
        turning=turning_point(course, winners),
        luck=_luck(played, frames, seed) if played.telling.has_luck else None,
    )


def told(telling: Telling[Any], frames: Sequence[Frame]) -> tuple[tuple[int, ...], tuple[Standing, ...]]:
    """Return the chapters and what each seat had after each; what was taken back is not told."""
    after: dict[int, Standing] = {}
    is_new = True
    for frame in frames:
        done = telling.chapter(frame.state) - 1
        after = {chapter: standing for chapter, standing in after.items() if chapter <= done}
        is_new = done not in after
        after.setdefault(done, telling.standing(frame.state))
    if not is_new:  # the last chapter ended with the game, no other one began
        after[telling.chapter(frames[-1].state)] = telling.standing(frames[-1].state)
    return tuple(after), tuple(after.values())


def turning_point(course: Sequence[Standing], winners: Sequence[Seat]) -> int | None:
    """Return where in the course the winner had left everybody behind and was never caught again; None if several won.

    It tells more than the largest swing: that one is often somebody's big trick in the middle, which the others soon made up for. Whoever wins
    a tie at the very end, or by somebody's giving up, wins in the last chapter.
    """
    if len(winners) != 1:
        return None
    (winner,) = winners
    caught = [at for at, standing in enumerate(course) if any(p >= standing[winner] for seat, p in enumerate(standing) if seat != winner)]
    return min(max(caught, default=0) + 1, len(course) - 1)


def _is_in_rounds(telling: Telling[Any], frames: Sequence[Frame]) -> bool:
    movers: dict[int, set[Seat | None]] = {}
    for before, frame in pairwise(frames):
        movers.setdefault(telling.chapter(before.state), set()).add(frame.seat)
    return 2 * sum(len(seats) > 1 for seats in movers.values()) > len(movers)


# Luck


def _luck(played: Played, frames: Sequence[Frame], seed: int | str) -> tuple[float, ...]:
    """Return the points that chance gave each seat: by the deal, and by the draws of each chapter."""
    table, began = _Table(played, seed), dict[int, Any]()
    for frame in frames:
        began.setdefault(played.telling.chapter(frame.state), frame.state)
    luck = table.mean_gain(frames[0].state, {}, whole=True)
    for chapter, draws in _draws(played, frames).items():
        real, usual = table.mean_gain(began[chapter], draws), table.mean_gain(began[chapter], {})
        luck = [points + gained - expected for points, gained, expected in zip(luck, real, usual, strict=True)]
    return tuple(round(points - sum(luck) / len(luck), 2) for points in luck)


def _draws(played: Played, frames: Sequence[Frame]) -> Mapping[int, Draws]:
    """Return all draws after the set-up, by chapter."""
    game, session, chance = played.game, played.session, _Noting(played.session)
    game.setup(len(session.seats), session.options, chance)
    chapters: dict[int, dict[tuple[Seat, int], list[int]]] = {}
    for before, logged in zip(frames, played.log, strict=False):
        chance.noted.clear()
        game.apply(before.state, logged.seat, game.decode_move(logged.move), chance)
        for n, number in chance.noted:
            chapters.setdefault(played.telling.chapter(before.state), {}).setdefault((logged.seat, n), []).append(number)
    return chapters


class _Noting(Chance):
    """The chance of a game, whose draws are noted: from how many, and which."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.secret, session.id, session.joins)
        self.noted: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        self.noted.append((n, super().below(n)))
        return self.noted[-1][1]


class _Again(Imagined):
    """Chance that gives each seat again what it gave it before, and imagines whatever goes beyond that."""

    def __init__(self, draws: Draws, seed: int | str) -> None:
        super().__init__(seed)
        self._left = {draw: [*reversed(numbers)] for draw, numbers in draws.items()}
        self.seat: Seat = 0

    def below(self, n: int) -> int:
        left = self._left.get((self.seat, n))
        return left.pop() if left else super().below(n)


class _Table:
    """Computer players in the stead of everybody, who play parts of a game again and again."""

    def __init__(self, played: Played, seed: int | str) -> None:
        self._played, self._seed = played, seed
        self._began = time.thread_time()

    def mean_gain(self, state: Any, draws: Draws, *, whole: bool = False) -> list[float]:
        """Return what each seat wins on average to the end of the chapter, or of the whole game, if chance gives these draws."""
        telling, games = self._played.telling, 0
        before, total = telling.standing(state), [0] * len(self._played.session.seats)
        while games == 0 or (games < telling.imagined_games and time.thread_time() - self._began < LONGEST):
            after = self._play(state, _Again(draws, f"{self._seed} {games}"), Imagined(f"{self._seed} {games} thinking"), whole=whole)
            total = [*map(sum, zip(total, telling.standing(after), strict=True))]
            games += 1
        return [points / games - had for points, had in zip(total, before, strict=True)]

    def _play(self, state: Any, chance: _Again, thinking: Chance, *, whole: bool) -> Any:
        game, telling = self._played.game, self._played.telling
        chapter = telling.chapter(state)
        for _ in range(_MOST_MOVES):
            if not (awaited := game.waiting_on(state)) or (not whole and telling.chapter(state) != chapter):
                return state
            chance.seat = min(awaited)
            moves = tuple(move for move in game.legal_moves(state, chance.seat) if move != game.giving_up)
            move = moves[0] if len(moves) == 1 else self._played.mind(game.view(state, chance.seat), moves, thinking, "medium")
            state = game.apply(state, chance.seat, move, chance).state
        raise RuntimeError(f"an imagined game of {game.key} does not end")
