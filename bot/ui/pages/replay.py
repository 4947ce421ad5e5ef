"""A finished game, moment by moment: what was seen of it then, in words and pictures."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import pairwise

import regex

from bot.draw.film import Shot, captioned, durations, film, highlights, thinned
from bot.past.replay import Frame
from bot.sessions.session import Session
from bot.text.words import Say
from bot.ui.pages.page import Picture
from bot.ui.pages.screen import Plugin

_MARKS = regex.compile(r"\\(\W|_)|\*\*|[`\u2066-\u2069\ufe0f]|\p{Extended_Pictographic}")
"""Escaped letters, marks of bold and code, of names set apart, and signs: a strip of one colour would blur those."""
PROGRESS_EVERY_S = 2.0  # between two reports of how far the drawing is


@dataclass(frozen=True)
class Reel:
    """The moments of a game that everyone saw, in order; the first one is the moment after the set-up."""

    session: Session
    plugin: Plugin
    frames: tuple[Frame, ...]

    @classmethod
    def of(cls, session: Session, plugin: Plugin, frames: tuple[Frame, ...]) -> "Reel":
        """Keep what everyone saw: a secret pick has no moment of its own."""
        return cls(session, plugin, tuple(frame for frame in frames if frame.is_seen))

    @property
    def last(self) -> int:
        """The place of the last moment."""
        return len(self.frames) - 1

    def moment(self, at: int, say: Say) -> tuple[str, Picture]:
        """Return what had just happened, and its picture: as a spectator saw it."""
        session = self.session
        if at < self.last:  # when players put signs beside their names is not in the log
            session = replace(session, seats=tuple(replace(seated, marks=()) for seated in session.seats))
        return self.plugin.screen.moment(session, self.plugin.game.view(self.frames[at].state, None), say)

    def changes(self) -> list[float]:
        """Return how much the standing changed by each moment; the first one changed nothing."""
        standings = [self.plugin.recap.standing(frame.state) for frame in self.frames]
        return [0.0, *(float(sum(abs(b - a) for a, b in zip(*two, strict=True))) for two in pairwise(standings))]

    def chapter(self, at: int) -> int | None:
        """Return the round in which the move of a moment was made; None for the beginning."""
        return self.plugin.recap.chapter(self.frames[at - 1].state) if at else None

    def chapters(self, most: int) -> tuple[tuple[int, int], ...]:
        """Return (round, its first moment) for each round, evenly thinned: a moment belongs to the round in which
        its move was made.
        """
        first: dict[int, int] = {}
        for at, (before, _) in enumerate(pairwise(self.frames), start=1):
            first.setdefault(self.plugin.recap.chapter(before.state), at)
        chapters = sorted(first.items(), key=lambda chapter: chapter[1])
        return tuple(chapters[at] for at in thinned(len(chapters), most))


def caption(text: str) -> str:
    """Return one line of a moment's text, in letters only: who won, else the line that says most."""
    *_, last = paragraphs = text.split("\n\n")
    lines = [line for line in last.split("\n") if line and not line.startswith(("-#", "#"))]
    line = next(iter(lines), "") if len(paragraphs) > 1 else max(lines, key=len, default="")
    return " ".join(_MARKS.sub(lambda mark: mark[1] or "", line).split())


async def film_of(
    reel: Reel,
    say: Say,
    title: Callable[[int], str],
    progress: Callable[[int, int], Awaitable[None]],
    every: float = PROGRESS_EVERY_S,
) -> bytes:
    """Return the game as a GIF; meanwhile `progress` hears how many pictures of how many are drawn, every few seconds.

    `title` says which round a moment belongs to.
    """
    changes = await asyncio.to_thread(reel.changes)
    places = highlights(changes)
    shown_ms = durations([changes[at] for at in places])
    shots: list[Shot] = []
    clock = asyncio.get_running_loop()
    reported_at = clock.time()
    for at, ms in zip(places, shown_ms, strict=True):
        shots.append(Shot(await asyncio.to_thread(_draw, reel, at, title(at), say), ms))
        if clock.time() - reported_at >= every:
            await progress(len(shots), len(places))
            reported_at = clock.time()
    return await asyncio.to_thread(film, shots)


def _draw(reel: Reel, at: int, title: str, say: Say) -> bytes:
    text, picture = reel.moment(at, say)
    return captioned(picture.paint(*picture.args), title, caption(text)).png()
