"""A game that is over, moment by moment: what was seen of it then, told and drawn as it was."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from bot.draw.film import MOST_FRAMES, film, thinned
from bot.draw.worker import drawn
from bot.game import AnyGame, Telling
from bot.sessions.replay import Frame
from bot.sessions.session import Session
from bot.text import Say
from bot.ui.page import Picture
from bot.ui.screen import Screen

TOLD_EVERY = 2.0  # seconds between two tellings of how far the drawing is


@dataclass(frozen=True)
class Reel:
    """The moments of a game that everybody saw, in order; the first one is the moment after the set-up."""

    session: Session
    game: AnyGame
    screen: Screen
    telling: Telling[Any] | None
    frames: tuple[Frame, ...]

    @classmethod
    def of(cls, session: Session, game: AnyGame, screen: Screen, telling: Telling[Any] | None, frames: tuple[Frame, ...]) -> "Reel":
        """Keep what everybody saw: a secret pick has no moment of its own."""
        return cls(session, game, screen, telling, tuple(frame for frame in frames if frame.is_seen))

    @property
    def last(self) -> int:
        """The place of the last moment."""
        return len(self.frames) - 1

    def moment(self, at: int, say: Say) -> tuple[str, Picture]:
        """Return what had just happened, and its picture: as whoever watched saw it."""
        session = self.session
        if at < self.last:  # when people marked their names is not in the log
            session = replace(session, seats=tuple(replace(seated, mark=False) for seated in session.seats))
        return self.screen.moment(session, self.game.view(self.frames[at].state, None), say)

    def chapters(self, most: int) -> tuple[tuple[int, int], ...]:
        """Return (round, its first moment) for each round, evenly thinned: a moment belongs to the round in which its move was made."""
        if self.telling is None:
            return ()
        first: dict[int, int] = {}
        for at, (before, _) in enumerate(pairwise(self.frames), start=1):
            first.setdefault(self.telling.chapter(before.state), at)
        chapters = sorted(first.items(), key=lambda chapter: chapter[1])
        return tuple(chapters[at] for at in thinned(len(chapters), most))


async def film_of(reel: Reel, say: Say, told: Callable[[int, int], Awaitable[None]], every: float = TOLD_EVERY) -> bytes:
    """Return the whole game as a GIF; meanwhile `told` hears how many pictures of how many are drawn, every few seconds."""
    places = thinned(len(reel.frames), MOST_FRAMES)
    pictures: list[bytes] = []
    clock = asyncio.get_running_loop()
    told_at = clock.time()
    for at in places:
        pictures.append(await drawn(reel.moment(at, say)[1].draw))
        if clock.time() - told_at >= every:
            await told(len(pictures), len(places))
            told_at = clock.time()
    return await asyncio.to_thread(film, pictures)
