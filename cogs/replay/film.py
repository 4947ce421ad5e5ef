"""What a film of a finished game shows, and what is written below each picture."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from operator import sub

import regex

from bot.draw import png
from bot.draw.seats import Mark
from bot.draw.signs import in_stock
from bot.messages.page import Picture
from bot.text.words import Say
from bot.unicode import clean, cut
from cogs.replay.film_picture import Caption, Gain, Shot, captioned, chosen, durations, film
from cogs.replay.reel import Reel
from cogs.replay.viewer import title_of

PROGRESS_EVERY_S = 2.0
"""Between two reports of how far the drawing is."""
_NAME = 12  # letters of a name: six of them fit

_MARKS = regex.compile(r"\\(\W|_)|\d\ufe0f?\u20e3|\*\*|[`\u2066-\u2069\ufe0f]|\p{Extended_Pictographic}")
"""Escaped letters, marks of bold and code, of names set apart, and signs: a strip of one colour would blur those."""


@dataclass(frozen=True)
class Story:
    """A finished game as a film tells it."""

    reel: Reel
    say: Say
    turned_in: int | None = None
    """The chapter in which the game turned, if one is known."""

    @cached_property
    def captions(self) -> dict[int, str]:
        """The caption of each moment in which something moved, by its number."""
        return {at: text for at in range(self.reel.last + 1) if (text := self._caption(at))}

    def _caption(self, at: int) -> str:
        plugin, session, frame = self.reel.plugin, self.reel.session_at(at), self.reel.frames[at]
        called = {one: cut(clean(_plain(one.name)), _NAME) for one in session.seats}
        session = replace(session, seats=tuple(replace(one, name=name) for one, name in called.items()))
        if at == 0:
            return ", ".join(session.names)
        view = plugin.game.view(frame.state, None)
        return _plain(plugin.screen.caption(session, view, frame.events, self.say).partition("\n")[0])

    @cached_property
    def standings(self) -> list[tuple[int, ...]]:
        """What all that compete had at each moment, the seats first."""
        recap, frames = self.reel.plugin.recap, self.reel.frames
        return [(*recap.standing(frame.state), *recap.unseated_standing(frame.state)) for frame in frames]

    @cached_property
    def weights(self) -> dict[int, float]:
        """How much happened in each moment, by standing and rare events; of moments with the same words only one."""
        changes = [0, *(sum(map(abs, map(sub, b, a))) for a, b in pairwise(self.standings))]
        kinds = [{type(event) for event in frame.events} for frame in self.reel.frames]
        often = Counter(kind for some in kinds for kind in some)
        most = max(changes) or 1
        weights = {at: changes[at] / most + sum(2 * often[kind] ** -0.5 for kind in kinds[at]) for at in self.captions}
        heaviest = 1 + max(weights.values())
        weights |= {at: heaviest for at in (0, self.turning) if at is not None}
        dearest = {self.captions[at]: at for at in sorted(weights, key=lambda at: weights[at])}
        return {at: weights[at] for at in dearest.values()}

    @cached_property
    def turning(self) -> int | None:
        """The last captioned moment of the chapter in which the game turned."""
        return max((at for at in self.captions if at and self.reel.chapter(at) == self.turned_in), default=None)

    @cached_property
    def shown_ms(self) -> dict[int, int]:
        """For how long each moment of the film is shown, in order."""
        return chosen(self.weights, durations(self.captions))

    def gains(self, at: int) -> tuple[Gain, ...]:
        """Return the points won and lost in a moment; nothing in a game without points."""
        if not at or self.reel.plugin.recap.chances:
            return ()
        points = map(sub, self.standings[at], self.standings[at - 1])
        return tuple(Gain(mark, gained) for mark, gained in zip(self._marks, points, strict=False) if gained)

    @property
    def _marks(self) -> tuple[Mark, ...]:
        """The looks of all that may compete, the seats first."""
        charts = self.reel.plugin.screen.charts
        return (*charts.marks[: len(self.reel.session.seats)], *(mark for _, mark in charts.others))

    def caption(self, at: int) -> Caption:
        """Return what is written below the picture of a moment."""
        note = self.say("replay-turning") if at == self.turning else ""
        head, unit = title_of(self.reel, self.say, at), self.say("replay-gained")
        return Caption(head, self.captions[at], self.gains(at), note, unit)


def _plain(line: str) -> str:
    words = " ".join(_MARKS.sub(lambda mark: mark[1] or "", in_stock(line).replace("↔", "·")).split())
    return words.replace(" )", ")").replace("( ", "(").replace(" → ", "\u00a0→\u00a0")


async def film_of(story: Story, progress: Callable[[int, int], Awaitable[None]]) -> bytes:
    """Return a game as a GIF; every few seconds `progress` gets the number of pictures drawn, and of all."""
    shown_ms = await asyncio.to_thread(lambda: story.shown_ms)
    shots: list[Shot] = []
    clock = asyncio.get_running_loop()
    reported_at = clock.time()
    for at, ms in shown_ms.items():
        _, picture = await asyncio.to_thread(story.reel.moment, at, story.say)
        shots.append(Shot(await asyncio.to_thread(_draw, picture, story.caption(at)), ms))
        if clock.time() - reported_at >= PROGRESS_EVERY_S:
            await progress(len(shots), len(shown_ms))
            reported_at = clock.time()
    return await asyncio.to_thread(film, shots)


def _draw(picture: Picture, caption: Caption) -> bytes:
    return png.encode(captioned(picture.paint(*picture.args), caption).indexed(), is_sent=False)
