"""The pages of a lesson: a task with the game's own board or hand below it, and what came of a move.

They belong to no session of the table: nothing is saved of them but how far the learner is.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.errors import IllegalMove
from bot.games.lesson import LEARNER, AnyLesson, AnyTask
from bot.hooks import Hooks
from bot.messages.ids import button_id, free_id
from bot.messages.page import Block, Button, Page, Select
from bot.person import Person
from bot.sessions.open_state import with_names
from bot.sessions.session import Session
from bot.solo.pages import position, table_with
from bot.table.pages.screen import Plugin, title
from bot.table.pages.ways import PLAY_ALONE, ways_at
from bot.text.words import Say

PRESS = "learn.press"
TASKS_MOST = 100
"""A step of a lesson's buttons is its version times this, and the task."""


def learn_button(game: str, say: Say) -> tuple[Button, ...]:
    """Return the way into a game's lesson."""
    return (Button(say("lesson-button"), free_id("learn.open", game), "plain", "🎓"),)


def choose_button(say: Say) -> tuple[Button, ...]:
    """Return the way to the question which game to learn."""
    return (Button(say("learn-menu"), free_id("house.learn_menu"), "plain", "🎓"),)


def task_page(plugin: Plugin, at: int, person: Person, say: Say, focus: str = "") -> Page:
    """Return a task above its position, with what to do right above the buttons; `focus` opens a part of the page."""
    tasks = plugin.screen.lesson.tasks
    task, session = tasks[at], table_with(plugin, person, tasks[at].state, step_of(plugin.screen.lesson, at))
    blocks = position(plugin, session, task.state, say, focus or task.focus, PRESS)
    leap = f"-# {say('lesson-position')}\n" if at and not _leads_to(plugin, tasks[at - 1], task) else ""
    story, sign, todo = _words(plugin, task, say).partition("**")
    text = f"{_head(plugin, at, say)}\n{leap}{story}"
    first = next((nth for nth, block in enumerate(blocks) if isinstance(block, Select | tuple)), len(blocks))
    anew = Button(say("lesson-anew"), button_id(session, "learn.anew", plugin.key), "plain", "⏮️")
    back = Button(say("page-back"), free_id("house.learn_menu"), "plain", "↩️")
    below = [sign + todo] if sign else []  # a task without bold words is told above the position
    return Page((text, *blocks[:first], *below, *blocks[first:], (anew if at else back,)))


def answer_page(plugin: Plugin, at: int, person: Person, say: Say, move: Any, hooks: Hooks) -> Page:
    """Return what a move leads to, in words and as a picture, and the way on; IllegalMove by the rules."""
    tasks, game = plugin.screen.lesson.tasks, plugin.game
    task = tasks[at]
    try:
        after = task.play(game, move).state
    except IllegalMove as refusal:
        raise with_names(refusal, table_with(plugin, person, task.state, 0)) from refusal
    session = table_with(plugin, person, after, step_of(plugin.screen.lesson, at))
    story, picture = plugin.screen.moment(session, game.view(after, LEARNER), say)
    is_right = move in task.answers
    words = f"✅ {say(f'{plugin.key}-lesson-{task.key}.done')}" if is_right else say("lesson-other")
    again = () if is_right else (f"🎓 {_words(plugin, task, say)}",)
    below = _end(plugin, session, say, hooks) if is_right and at + 1 == len(tasks) else ()
    on = Button(say("lesson-next"), free_id("learn.open", plugin.key), "good", "▶️")
    row = (on,) if is_right else tuple(_ways_on(plugin, session, at, say))
    return Page((f"{_head(plugin, at, say)}\n{story}", picture, words, *again, *(below or (row,))))


def step_of(lesson: AnyLesson, at: int) -> int:
    """Return what stands as the step in the buttons of a task."""
    return lesson.version * TASKS_MOST + at


def _ways_on(plugin: Plugin, session: Session, at: int, say: Say) -> Iterator[Button]:
    """After another move than the one that the task is about; the last task has to be won."""
    yield Button(say("lesson-again"), free_id("learn.open", plugin.key), "good", "🔁")
    if at + 1 < len(plugin.screen.lesson.tasks):
        yield Button(say("lesson-skip"), button_id(session, "learn.skip", plugin.key), "plain", "▶️")


def _end(plugin: Plugin, session: Session, say: Say, hooks: Hooks) -> tuple[Block, ...]:
    on = (replace(way, style="main") for way in ways_at(hooks, PLAY_ALONE, plugin.key, say))
    anew = Button(say("lesson-anew"), button_id(session, "learn.anew", plugin.key), "plain", "⏮️")
    won = say("lesson-won", command=plugin.game.command)
    return won, (*on, anew)


def _words(plugin: Plugin, task: AnyTask, say: Say) -> str:
    """Return what to do."""
    return say(f"{plugin.key}-lesson-{task.key}")


def _leads_to(plugin: Plugin, task: AnyTask, following: AnyTask) -> bool:
    """Return whether the position of a task is what an answer of the one before leads to."""
    return any(task.play(plugin.game, answer).state == following.state for answer in task.answers)


def _head(plugin: Plugin, at: int, say: Say) -> str:
    tasks = len(plugin.screen.lesson.tasks)
    return f"### {say('lesson-head', title=title(plugin.key, say), number=at + 1, tasks=tasks)}"
