"""What a film of a finished game shows, and what is written below each picture."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from operator import sub

import regex

from bot.draw import png
from bot.draw.seats import Mark
from bot.messages.page import Picture
from bot.text.words import Say
from cogs.replay.film_picture import Caption, Gain, Shot, captioned, durations, film, highlights
from cogs.replay.reel import Reel
from cogs.replay.viewer import title_of

PROGRESS_EVERY_S = 2.0
"""Between two reports of how far the drawing is."""

_MARKS = regex.compile(r"\\(\W|_)|\d\ufe0f?\u20e3|\*\*|[`\u2066-\u2069\ufe0f]|\p{Extended_Pictographic}")
"""Escaped letters, marks of bold and code, of names set apart, and signs: a strip of one colour would blur those."""
_REASON = regex.compile(r"\s?[:!.]\s")
"""What stands between who won and why."""
_NAME = "\u2068[^\u2069]*\u2069"
_SIGN = regex.compile(r"\p{Extended_Pictographic}?")
_SENTENCES = regex.compile(r"(?<=[.!?]) ")
_BEGINS = regex.compile(r"(?:^|[.!?] )$")
_DETAILS, _EXPLANATION = r"\s→\s.*", r" \([^()]*\)$"
"""What is left out of a line that is too long."""


@dataclass(frozen=True)
class Story:
    """A finished game as a film tells it."""

    reel: Reel
    say: Say
    turned_in: int | None = None
    """The chapter in which the game turned, if one is known."""

    @cached_property
    def standings(self) -> list[tuple[int, ...]]:
        """What all that compete had at each moment, the seats first."""
        recap, frames = self.reel.plugin.recap, self.reel.frames
        return [(*recap.standing(frame.state), *recap.unseated_standing(frame.state)) for frame in frames]

    @cached_property
    def weights(self) -> list[float]:
        """How much happened in each moment: how much the standing changed by it, and how rare its events are."""
        changes = [0, *(sum(map(abs, map(sub, b, a))) for a, b in pairwise(self.standings))]
        kinds = [{type(event) for event in frame.events} for frame in self.reel.frames]
        often = Counter(kind for some in kinds for kind in some)
        most = max(changes) or 1
        weights = [
            change / most + sum(1 / often[kind] for kind in some) for change, some in zip(changes, kinds, strict=True)
        ]
        if self.turning is not None:
            weights[self.turning] = 1 + max(weights)
        return weights

    @cached_property
    def turning(self) -> int | None:
        """The moment that ended the chapter in which the game turned."""
        moments = range(1, self.reel.last + 1) if self.turned_in is not None else ()
        return max((one for one in moments if self.reel.chapter(one) == self.turned_in), default=None)

    def gains(self, at: int) -> tuple[Gain, ...]:
        """Return who got or lost points in a moment; nothing in a game without points."""
        if not at or self.reel.plugin.recap.chances:
            return ()
        points = map(sub, self.standings[at], self.standings[at - 1])
        return tuple(Gain(mark, gained) for mark, gained in zip(self._marks, points, strict=False) if gained)

    @property
    def _marks(self) -> tuple[Mark, ...]:
        """The looks of all that may compete, the seats first."""
        charts = self.reel.plugin.screen.charts
        return (*charts.marks[: len(self.reel.session.seats)], *(mark for _, mark in charts.others))

    @property
    def _is_ended(self) -> bool:
        return self.reel.plugin.game.outcome(self.reel.frames[-1].state) is not None

    def captions(self, places: Sequence[int], texts: Sequence[str]) -> list[tuple[str, ...]]:
        """Return what can be said of these moments, of which these are the texts, from the fullest to the shortest.

        Of several lines those count most that name who got most, and those whose sign is rare in this film. What begins
        as the film does is of the next round: it counts least. Where a chapter is one move, its first line says which.
        """
        told = [_lines(text) for text in (texts[:-1] if self._is_ended else texts)]
        often = Counter(_sign(line) for lines in told for line in lines)
        beginning = _sign(told[0][0]) if told else ""
        is_by_moves = self.reel.plugin.recap.chapters == "move"

        words = self.reel.plugin.screen.signs(self.say)

        def shortened(lines: Sequence[str], best: str) -> tuple[str, ...]:
            said = [_plain(_in_words(line, words)) for line in lines]

            def weight(at: int) -> tuple[bool, bool, bool, int, int]:
                sign = _sign(lines[at])
                is_next = bool(beginning) and sign == beginning
                return is_by_moves and at > 0, is_next, best not in said[at], often[sign], -len(lines[at])

            return _shortened(said, sorted(range(len(said)), key=weight), best)

        said = [shortened(lines, self._best(at)) for at, lines in zip(places, told, strict=False)]
        if not self._is_ended:
            return said
        won = _plain(_lines(texts[-1].split("\n\n")[-1])[0])
        return [*said, (won, _REASON.split(won)[0])]

    def _best(self, at: int) -> str:
        """Return the name of the seat that got most in a moment; empty if none got anything."""
        if not self.gains(at):
            return ""
        gained = map(sub, self.standings[at], self.standings[at - 1])
        most, name = max(zip(gained, self.reel.session_at(at).names, strict=False))
        return _plain(name) if most > 0 else ""


def _lines(text: str) -> list[str]:
    """Return what a moment's text says, line by line; the round stands in the title."""
    lines = [line for line in text.split("\n") if line and not line.startswith(("-#", "#"))]
    return [line for line in lines if not _is_head(line)] or lines or [""]


def _is_head(line: str) -> bool:
    return line.startswith("**") and line.endswith("**")


def _sign(line: str) -> str:
    found = _SIGN.match(line)
    return found[0] if found else ""


def _shortened(lines: Sequence[str], by_weight: Sequence[int], best: str) -> tuple[str, ...]:
    """Return all that happened, then without the line that counts least, and so on; at last parts of one line."""
    said = [_joined(lines[at] for at in sorted(by_weight[:count])) for count in range(len(lines), 0, -1)]
    said.append(regex.sub(_DETAILS, "", said[-1]))
    sentences = _SENTENCES.split(said[-1])
    said.append(next((sentence for sentence in sentences if best in sentence), sentences[0]))
    said.append(regex.sub(_EXPLANATION, "", said[-1]))
    return tuple(dict.fromkeys(said))


def _joined(lines: Iterable[str]) -> str:
    return "".join(line + (" " if line[-1:] in ".!?" else " · ") for line in lines).strip(" ·")


def _in_words(line: str, words: Mapping[str, str]) -> str:
    """Return a line with these words for signs, but for those in names; a sentence begins with a capital letter."""

    def word(found: regex.Match[str]) -> str:
        said = words.get(found[0], found[0])
        is_first = found[0] in words and _BEGINS.search(line, 0, found.start())
        return f"{said[0].upper()}{said[1:]}" if is_first else said

    return regex.sub("|".join((_NAME, *map(regex.escape, words))), word, line)


def _plain(line: str) -> str:
    words = _MARKS.sub(lambda mark: mark[1] or "", line).strip()
    return regex.sub(r"(?<=\() +| +(?=\))", "", regex.sub("[ \n]+", " ", words)).replace(" → ", "\u00a0→\u00a0")


async def film_of(
    reel: Reel,
    say: Say,
    progress: Callable[[int, int], Awaitable[None]],
    every: float = PROGRESS_EVERY_S,
    turned_in: int | None = None,
) -> bytes:
    """Return the game, which turned in this chapter, as a GIF; every few seconds `progress` hears how many pictures of
    how many are drawn.
    """
    story = Story(reel, say, turned_in)
    weights = await asyncio.to_thread(lambda: story.weights)
    places = highlights(weights)
    shown_ms = durations([weights[at] for at in places])
    moments = [await asyncio.to_thread(reel.moment, at, say) for at in places]
    texts = story.captions(places, [text for text, _ in moments])
    shots: list[Shot] = []
    clock = asyncio.get_running_loop()
    reported_at = clock.time()
    for at, ms, (_, picture), said in zip(places, shown_ms, moments, texts, strict=True):
        note = say("replay-turning") if at == story.turning else ""
        caption = Caption(title_of(reel, say, at), said, story.gains(at), note, say("replay-gained"))
        shots.append(Shot(await asyncio.to_thread(_draw, picture, caption), ms))
        if clock.time() - reported_at >= every:
            await progress(len(shots), len(places))
            reported_at = clock.time()
    return await asyncio.to_thread(film, shots)


def _draw(picture: Picture, caption: Caption) -> bytes:
    return png.encode(captioned(picture.paint(*picture.args), caption).indexed(), is_sent=False)
