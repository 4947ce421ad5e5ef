"""The pages of the day: what stands around a puzzle or a deal, what it came to, a result to share, a month."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from babel.dates import format_skeleton, get_day_names

from bot.draw.signs import sign
from bot.games.puzzle import TRIES, AnyProgress
from bot.messages.ids import free_id
from bot.messages.names import shown
from bot.messages.page import Block, Button, Page, Picture
from bot.person import Person
from bot.solo.puzzle_page import STEPS, PuzzleFrame
from bot.table.pages.screen import title
from bot.text.words import Say, speaker
from cogs.today import picture
from cogs.today.day import STARS, Day, DayStanding, Played, Streak, begin_of, day_at, paws
from cogs.today.message_page import signature

RULES = "today.rules"
PRESS, SURE = "today.press", "today.sure"
"""The actions of the game's buttons, and of the one that repeats such a move, since it is the last try."""


@dataclass(frozen=True)
class Before:
    """What is told of yesterday."""

    played: Played | None = None
    is_open: bool = False
    standing: DayStanding | None = None
    best: Played | None = None


def head(day: Day, say: Say) -> str:
    """Return what stands above everything: which day it is."""
    kind = "puzzle" if day.puzzle else "deal"
    return f"### {say('day-head', name=name_of(day, say), kind=kind)}"


def name_of(day: Day, say: Say) -> str:
    """Return the name of a day as people share it."""
    return signature(title(day.game, say), day.number)


def frame(day: Day, progress: AnyProgress, say: Say, end: tuple[Block, ...] = ()) -> PuzzleFrame:
    """Return what stands around the puzzle of a day."""
    again = Button(say("today-again"), free_id("today.again", f"{day.number}.{progress.tries}"), "good", "↩️")
    tries = say("today-try", number=progress.tries, tries=TRIES)
    return PuzzleFrame(f"{head(day, say)}\n{tries}", PRESS, day.number * STEPS, again, end)


def way_to_rules(day: Day, say: Say) -> tuple[Block, ...]:
    """Return the way to the rules of a day's game."""
    return ((Button(say("board-rules"), free_id(RULES, str(day.number)), "plain", "📖"),),)


def way_back(number: int, say: Say) -> tuple[Block, ...]:
    """Return the way back from them."""
    return ((Button(say("page-back"), free_id("today.open", str(number)), "plain", "↩️"),),)


def ask(page: Page, played: Played, move: str, sure: str, say: Say) -> Page:
    """Return the page of a puzzle with a question in place of its buttons: whether this move is the last try."""
    above = (block for block in page.blocks if isinstance(block, str | Picture))
    yes = Button(say("today-sure-button"), sure, "main", sign("paw"))
    back = Button(say("today-not-sure"), free_id("today.open", str(played.day)), "plain", "↩️")
    return Page((*above, say("today-sure", move=move), (yes, back)))


def end(day: Day, played: Played, streak: Streak, say: Say) -> tuple[Block, ...]:
    """Return what follows when a day is finished."""
    if played.stars is None:
        return ()
    rank = STARS + 1 - played.stars
    word = "" if day.puzzle else say("today-points", points=played.points or 0, rank=rank)
    lines = (
        f"{paws(played.stars)} {word}",
        say("today-streak", days=streak.days, best=streak.best, spare=streak.spare),
        say("today-next", until=f"<t:{begin_of(day.number + 1) // 1000}:R>"),
    )
    replay = Button(say("board-replay"), free_id("today.best", f"{day.number}.1"), "plain", "🎞️")
    row = (
        Button(say("today-share"), free_id("today.share", str(day.number)), "good", "📣"),
        *(() if day.puzzle else (replay,)),
        Button(say("day-month"), free_id("today.month"), "plain", "📅"),
    )
    return "\n".join(lines), row


def below(before: Before, say: Say) -> tuple[Block, ...]:
    """Return what is told of yesterday below the page of this day."""
    played, lines = before.played, list[str]()
    if played and before.standing:
        others, ahead = before.standing
        lines.append(say("today-yesterday", paws=paws(played.stars or 0), others=others, ahead=ahead))
    if best := before.best:
        lines.append(say("today-best", paws=paws(best.stars or 0), points=best.points or 0))
    row = list[Button]()
    if before.best:
        row.append(Button(say("today-best-show"), free_id("today.best", str(before.best.day)), "plain", "🏅"))
    if played and before.is_open:
        row.append(Button(say("today-open-yesterday"), free_id("today.open", str(played.day)), "plain", "⏪"))
    return (*(("\n".join(lines),) if lines else ()), *((tuple(row),) if row else ()))


def share(day: Day, played: Played, person: Person, say: Say, *, is_copy: bool) -> Page:
    """Return a result that tells no move."""
    line = f"{name_of(day, say)} {paws(played.stars or 0)}"
    above = say("today-copy") if is_copy else say("today-shared", who=shown(person.name))
    card = picture.Result(title(day.game, say), day.number, played.stars or 0)
    alt = say("today-picture", name=name_of(day, say), stars=played.stars or 0)
    play = Button(say("day-play"), free_id("today.open"), "good", sign("paw"))
    text = f"```\n{line}\n```" if is_copy else line
    return Page((f"{above}\n{text}", Picture(picture.draw_result, (card,), alt, is_needed=False), (play,)))


def month(number: int, stars: Mapping[int, int], group: Mapping[int, int], language: str) -> Page:
    """Return the month of a day as a picture: one's own paws, and how many of the server took part."""
    say, today = speaker(language), datetime.fromtimestamp(begin_of(number) / 1000, UTC).date()
    cells = tuple(_cells(today, stars, group))
    own = [cell.stars for cell in cells if cell.stars is not None]
    name = format_skeleton("yMMMM", today, locale=language)
    alt = say("today-month-alt", month=name, days=len(own), paws=sum(own))
    weekdays = get_day_names("abbreviated", locale=language)
    drawn = picture.Month(tuple(weekdays[at] for at in range(7)), cells)
    return Page((say("today-month-about", month=name), Picture(picture.draw_month, (drawn,), alt)))


def _cells(today: date, stars: Mapping[int, int], group: Mapping[int, int]) -> Iterator[picture.Cell]:
    day = today.replace(day=1)
    while day.month == today.month:
        number = day_at(round(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp() * 1000))
        yield picture.Cell(day.day, day.weekday(), stars.get(number), group.get(number, 0), is_today=day == today)
        day += timedelta(days=1)
