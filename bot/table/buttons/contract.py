"""What a game has to keep to, checked when it is offered: a game that does not stops the bot at its start, with a
sentence for its author about each fault.
"""

import pickle
from collections.abc import Iterator, Mapping
from typing import Any, get_args

from bot.draw.seats import STYLES
from bot.errors import OperatorError
from bot.games.chance import SimulationChance
from bot.games.contract import AnyGame, Level, Options
from bot.games.lesson import LEARNER, AnyTask
from bot.games.plugin import no_misses, no_traits
from bot.messages.ids import CUSTOM_ID, free_id
from bot.sessions.computers import SUBSTITUTE
from bot.table.pages.screen import Plugin, option_word
from bot.text.words import FALLBACK, texts

MOST_TASKS = 10


def check(plug: Plugin) -> None:
    """Refuse a game that cannot be shown or played; OperatorError says all that is wrong."""
    if found := [*faults(plug)] or [*faults_in_play(plug)]:
        raise OperatorError(f"The game {plug.key} cannot be offered: {'; '.join(found)}.")


def faults(plug: Plugin) -> Iterator[str]:
    """Yield what is wrong with what a game says of itself."""
    seats, levels = plug.game.seats, plug.levels
    if not seats or seats[0] < 1 or seats[-1] > len(STYLES):
        yield f"it is for {seats}, and a table has 1 to {len(STYLES)} seats"
        return
    if SUBSTITUTE not in levels or levels != tuple(level for level in get_args(Level) if level in levels):
        yield f"its levels {levels} are not in order, or without {SUBSTITUTE}, which plays for people who are away"
    for action in plug.actions:
        if not action.startswith(f"{plug.key}.") or not CUSTOM_ID.fullmatch(free_id(action)):
            yield f"the action {action!r} is not {plug.key}.<word>, at most 24 characters of a to z, dot and underscore"
    tasks = [task.key for task in plug.screen.lesson.tasks]
    if not tasks:
        yield "its lesson has no tasks"
    if len({*tasks}) < len(tasks) or len(tasks) > MOST_TASKS:
        yield f"its lesson has {len(tasks)} tasks: up to {MOST_TASKS} fit, each with a key of its own"
    if plug.recap.chances and plug.recap.chances.misses is not no_misses and not plug.screen.right_moves:
        yield "its recap has misses, and its screen does not show them: write right_moves in SCREEN"
    yield from _in_options(plug)
    yield from _away_from_here(plug)
    if missing := [word for word in words_of(plug) if not texts(FALLBACK).has(word)]:
        yield f"text/{FALLBACK}.ftl lacks {', '.join(missing)}"


def _in_options(plug: Plugin) -> Iterator[str]:
    """Yield what is wrong with the options, and with those that are chosen in several places."""
    game, length = plug.game, plug.game.length
    if length and (length.key, {*length.choices}) not in [(option.key, {*option.choices}) for option in game.options]:
        yield f"its length {length.key!r} is not one of its options, with the same choices"
    places: Mapping[str, Options] = {
        "alone in GAME": game.alone,
        "options in LESSON": plug.screen.lesson.options,
        "deal in PLUG": plug.deal.options if plug.deal else {},
    }
    for where, chosen in places.items():
        try:
            game.settle_options(chosen)
        except ValueError as error:
            yield f"{where} names an option or a choice that there is not ({error})"


def _away_from_here(plug: Plugin) -> Iterator[str]:
    """Yield what cannot be sent to the processes that think, judge and draw."""
    parts = {"GAME": plug.game, "RECAP": plug.recap, "choose": plug.choose, "cover in SCREEN": plug.screen.cover}
    for name, part in parts.items():
        try:
            pickle.dumps(part)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            yield (
                f"{name} cannot be sent to another process ({error}): "
                "write a function with a name at the top of its module instead of a lambda or an inner function"
            )


def faults_in_play(plug: Plugin) -> Iterator[str]:
    """Yield what is wrong as soon as the game is played: at its beginning, and in its lesson."""
    game, lesson = plug.game, plug.screen.lesson
    for name in ("state", "move"):
        try:
            getattr(game, f"{name}_type")
        except (KeyError, NameError, TypeError) as error:
            yield f"the type of {name} in apply is missing or unknown ({error}): what is stored is decoded as it"
            return
    for seats in game.seats:
        state = game.setup(seats, game.settle_options({}), SimulationChance(plug.key))
        yield from _in_recap(plug, state, seats, "at the beginning")
    for task in lesson.tasks:
        yield from _in_task(game, task, is_last=task is lesson.tasks[-1])
    for move in lesson.tasks[-1].answers[:1]:
        yield from _in_recap(plug, lesson.tasks[-1].play(game, move).state, lesson.seats, "at the end")


def _in_recap(plug: Plugin, state: Any, seats: int, when: str) -> Iterator[str]:
    """Yield what RECAP says of a state that does not fit the table."""
    recap, others = plug.recap, plug.recap.unseated_standing(state)
    if recap.chapter(state) < 1:
        yield f"chapter in RECAP is {recap.chapter(state)} {when} of a game of {seats}: chapters count from 1"
    if len(standing := recap.standing(state)) != seats:
        yield f"standing in RECAP is {standing} {when} of a game of {seats}: it needs one number for each seat"
    if others and len(others) != len(plug.screen.charts.others):
        yield f"unseated in RECAP is {others} {when}: it needs one number for each of Charts.others in SCREEN"


def _in_task(game: AnyGame, task: AnyTask, *, is_last: bool) -> Iterator[str]:
    """Yield what is wrong with a position of the lesson and its answers."""
    choices, where = game.choices(task.state, LEARNER), f"task {task.key} of its lesson"
    if game.waiting_on(task.state) != frozenset((LEARNER,)):
        yield f"{where} waits for seats {[*game.waiting_on(task.state)]}, and only 0, the learner, is there"
    elif not task.answers or not {*task.answers} <= {*choices}:
        yield f"{where} has no answer, or one that seat 0 may not play there"
    ends = {move: end.winners for move in choices if (end := game.outcome(task.play(game, move).state))}
    for move in choices:
        is_won, is_answer = ends.get(move) == (LEARNER,), move in task.answers
        if not is_last and move in ends:
            yield f"{move} ends the game in {where}: only the last task may"
        elif is_last and is_answer and not is_won:
            yield f"its lesson does not end by its learner's win: answer the last task by a move that wins, not {move}"
        elif is_last and is_won and not is_answer:
            yield f"{move} wins in {where}, the last one: write it among its answers"


def words_of(plug: Plugin) -> Iterator[str]:
    """Yield the words of a game that the house says, by their keys."""
    yield from (f"{plug.key}-{word}" for word in ("title", "pitch", "command", "alt-cover"))
    if plug.recap.traits is not no_traits:
        yield f"{plug.key}-favourite"
    if plug.screen.right_moves:
        yield f"{plug.key}-missed-none"
    for option in (*plug.game.table_options, *plug.game.seat_options):
        yield from (f"{option_word(plug.game, option)}{end}" for end in ("", ".about"))
        yield from (option_word(plug.game, option, choice) for choice in option.choices)
    if plug.game.length:
        yield from (f"{plug.key}-length-{choice}" for choice in plug.game.length.choices)
    for task in plug.screen.lesson.tasks:
        yield from (f"{plug.key}-lesson-{task.key}{end}" for end in ("", ".done"))
