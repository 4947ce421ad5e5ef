"""The message of a day in a server: who did how well, and what yesterday was."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.draw.signs import sign
from bot.messages.ids import free_id
from bot.messages.page import Button, Page
from bot.text.words import Say
from cogs.today.day import DayResult, begin_of, best_of, paws

NAMES = 12
"""So many people stand in a line."""


@dataclass(frozen=True)
class DaySummary:
    """What one day was."""

    number: int
    title: str
    """Of the game."""
    seal: str = ""
    """Of its cards and dice; none on a day with a puzzle."""
    solution: str = ""
    """Of a puzzle, in signs."""
    secret: str = ""
    results: Sequence[DayResult] = ()
    """Of this server."""


def signature(title: str, number: int, say: Say) -> str:
    """Return the name of a day as people share it."""
    return say("today-name", title=title, number=str(number))


def day_page(today: DaySummary, yesterday: DaySummary | None, streak: int, say: Say) -> Page:
    """Return the message: it names people, and calls none of them."""
    kind = "deal" if today.seal else "puzzle"
    head = f"### {say('day-head', name=signature(today.title, today.number, say), kind=kind)}"
    until = f"<t:{begin_of(today.number + 1) // 1000}:R>"
    so_far = "\n".join(_lines(today.results, say))
    buttons = (
        Button(say("day-play"), free_id("today.open"), "good", sign("paw")),
        Button(say("day-month"), free_id("today.month"), "plain", "📅"),
    )
    small = [say("day-until", until=until), *([say("day-seal", seal=today.seal)] if today.seal else [])]
    blocks = (head, *_yesterday(yesterday, say), *([say("day-streak", days=streak)] if streak > 1 else []))
    return Page((*blocks, so_far, "\n".join(f"-# {line}" for line in small), buttons))


def _yesterday(day: DaySummary | None, say: Say) -> Iterable[str]:
    if day is None:
        return ()
    name = signature(day.title, day.number, say)
    crowns = best_of(day.results)
    lines = [say("day-crowns", paws=_result(crowns[0]), who=_mentions(crowns, say))] if crowns else []
    lines += [say("day-solution", solution=f"||{day.solution}||")] if day.solution else []
    lines += [say("day-secret", secret=day.secret)] if day.secret else []
    return ("\n".join((say("day-yesterday", name=name), *lines)),) if lines else ()


def _lines(results: Sequence[DayResult], say: Say) -> Iterable[str]:
    best_first = sorted(results, key=lambda result: result.sort_key, reverse=True)
    for _, equal in groupby(best_first, key=lambda result: result.sort_key):
        found = [*equal]
        yield f"{_result(found[0])} {_mentions(found, say)}"


def _result(result: DayResult) -> str:
    return f"{paws(result.stars)}{f' {result.points}' if result.points else ''}"


def _mentions(results: Sequence[DayResult], say: Say) -> str:
    named = " ".join(f"<@{result.user_id}>" for result in results[:NAMES])
    more = len(results) - NAMES
    return f"{named} {say('day-more', more=more)}" if more > 0 else named


def bell_page(streak: int, say: Say) -> Page:
    """Return the direct message that a day has something new."""
    play = Button(say("day-play"), free_id("today.open"), "good", sign("paw"))
    return Page((f"🔔 {say('day-bell', days=streak)}\n-# {say('day-bell-off')}", (play,)))
