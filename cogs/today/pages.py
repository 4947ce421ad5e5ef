"""The pages of the day: how it begins, what stands around a puzzle or a deal, what it came to, the last thirty days."""

from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime

from babel.dates import format_skeleton, get_day_names

from bot.draw.signs import in_stock, sign
from bot.games.puzzle import TRIES, AnyProgress
from bot.messages.ids import free_id
from bot.messages.page import Block, Button, Choice, Page, Picture, Select
from bot.solo.puzzle_page import STEPS, PuzzleFrame
from bot.table.pages.screen import Plugin, title
from bot.text.words import Say, speaker
from cogs.today import picture
from cogs.today.day import PAST_DAYS, STARS, Day, DayStanding, Played, Streak, begin_of, paws, task_of
from cogs.today.message_page import signature

RULES = "today.rules"
PRESS, SURE = "today.press", "today.sure"
"""The actions of the game's buttons, and of the one that repeats such a move, since it is the last try."""
_IN_A_MENU = 15


def head(day: Day, say: Say) -> str:
    """Return what stands above everything: which day it is."""
    return f"### {say('day-head', name=name_of(day, say), kind=_kind(day))}"


def name_of(day: Day, say: Say) -> str:
    """Return the name of a day as people share it."""
    return signature(title(day.game, say), day.number, say)


def begin(plugin: Plugin, day: Day, streak: Streak, say: Say, *, is_over: bool) -> Page:
    """Return the page from which a day begins: what the game is about, and what brings paws."""
    so_far = (_streak(streak, say),) if streak.days else ()
    worth = say("today-late") if is_over else say("today-about", kind=_kind(day))
    text = "\n".join((head(day, say), f"**{say(f'{plugin.key}-pitch')}**", worth, *(() if is_over else so_far)))
    drawing = next(block for block in plugin.screen.rules({}, say).blocks if isinstance(block, Picture))
    play = Button(say("today-begin"), free_id("today.begin", str(day.number)), "good", sign("paw"))
    return Page((text, drawing, (play, *ways(day, say))))


def frame(day: Day, progress: AnyProgress, say: Say) -> PuzzleFrame:
    """Return what stands around the puzzle of a day."""
    again = Button(say("today-again"), free_id("today.again", f"{day.number}.{progress.tries}"), "good", "🔁")
    tries = say("today-try", number=progress.tries, tries=TRIES)
    return PuzzleFrame(f"{head(day, say)}\n{tries}", PRESS, day.number * STEPS, again)


def ways(day: Day, say: Say) -> tuple[Button, ...]:
    """Return the ways to the rules of a day's game, and to earlier days."""
    return Button(say("board-rules"), free_id(RULES, str(day.number)), "plain", "📖"), _way_to_days(say)


def way_back(number: int, say: Say) -> tuple[Block, ...]:
    """Return the way back to a day."""
    return ((Button(say("page-back"), free_id("today.open", str(number)), "plain", "↩️"),),)


def ask(page: Page, played: Played, move: str, sure: str, say: Say) -> Page:
    """Return the page of a puzzle with a question in place of its buttons: whether this move is the last try."""
    above = (block for block in page.blocks if isinstance(block, str | Picture))
    yes = Button(say("today-sure-button"), sure, "main", sign("paw"))
    back = Button(say("today-not-sure"), free_id("today.open", str(played.day)), "plain", "↩️")
    return Page((*above, say("today-sure", move=move), (yes, back)))


def end(day: Day, played: Played, streak: Streak, say: Say, *, is_shared: bool) -> tuple[Block, ...]:
    """Return what follows when a day is finished."""
    stars, points = played.stars or 0, played.points or 0
    word = "" if day.puzzle else say("today-points", points=points, rank=STARS + 1 - stars)
    until = f"<t:{begin_of(day.number + 1) // 1000}:R>"
    counted = (f"{paws(stars)} {word}", _streak(streak, say), say("today-next", until=until))
    lines = (word, say("today-late")) if played.is_late else counted
    share = Button(say("today-share"), free_id("today.share", str(day.number)), "good", "📣")
    replay = Button(say("board-replay"), free_id("today.best", f"{day.number}.1"), "plain", "🎞️")
    row = (*(() if played.is_late or is_shared else (share,)), *(() if day.puzzle else (replay,)), _way_to_days(say))
    return "\n".join((*filter(None, lines), *([say("today-shared")] if is_shared else []))), row


def below(before: Played | None, standing: DayStanding | None, left: Played | None, say: Say) -> tuple[Block, ...]:
    """Return what is told of yesterday below the page from which a day begins."""
    if before and standing:
        others, ahead = standing
        return (say("today-yesterday", paws=paws(before.stars or 0), others=ahead and others, ahead=ahead),)
    finish = Button(say("today-open-yesterday"), free_id("today.open", str(left and left.day)), "plain", "⏪")
    return ((finish,),) if left else ()


def past(number: int, stars: Mapping[int, int], group: Mapping[int, int], language: str) -> Page:
    """Return the last thirty days: a picture with one's own paws, and how many of the server took part; menus to look
    at one, or to try it.
    """
    say, days = speaker(language), range(max(1, number - PAST_DAYS), number + 1)
    cells = tuple(_cells(days, stars, group))
    own = [stars[day] for day in days if day in stars]
    weekdays = get_day_names("abbreviated", locale=language)
    drawn = picture.Days(tuple(weekdays[at] for at in range(7)), cells)
    drawing = Picture(picture.draw_days, (drawn,), say("today-days-alt", days=len(own), paws=sum(own)))
    over = [_choice(day, stars, language) for day in reversed(days) if day < number]
    menus = (
        Select(free_id("today.open", f"menu{at}"), say("today-days-menu"), tuple(over[at : at + _IN_A_MENU]))
        for at in range(0, len(over), _IN_A_MENU)
    )
    return Page((say("today-days"), drawing, *menus, *way_back(number, say)))


def _choice(day: int, stars: Mapping[int, int], language: str) -> Choice:
    on = format_skeleton("MMMEd", _date(day), locale=language)
    label = speaker(language)("today-day", kind=task_of(day).kind, number=str(day), date=on)
    return Choice(label, str(day), in_stock(paws(stars[day])) if day in stars else None)


def _cells(days: range, stars: Mapping[int, int], group: Mapping[int, int]) -> Iterator[picture.Cell]:
    for number in days:
        day = _date(number)
        yield picture.Cell(day.day, day.weekday(), stars.get(number), group.get(number, 0), number == days[-1])


def _date(number: int) -> date:
    return datetime.fromtimestamp(begin_of(number) / 1000, UTC).date()


def _kind(day: Day) -> str:
    return "puzzle" if day.puzzle else "deal"


def _streak(streak: Streak, say: Say) -> str:
    return say("today-streak", days=streak.days, best=streak.best, spare=streak.spare)


def _way_to_days(say: Say) -> Button:
    return Button(say("day-month"), free_id("today.month"), "plain", "📅")
