"""What a game has to keep to, checked when it is offered: a game that does not stops the bot at its start, with a
sentence for its author.
"""

from collections.abc import Iterator
from typing import get_args

from bot.draw.seats import STYLES
from bot.errors import OperatorError
from bot.games.contract import Level
from bot.games.plugin import no_misses, no_traits
from bot.messages.ids import CUSTOM_ID, free_id
from bot.sessions.computers import SUBSTITUTE
from bot.table.pages.screen import Plugin, option_word
from bot.text.words import LANGUAGES, texts


def check(plug: Plugin) -> None:
    """Refuse a game that cannot be shown or played; OperatorError says what is wrong."""
    for fault in faults(plug):
        raise OperatorError(f"The game {plug.key} cannot be offered: {fault}.")


def faults(plug: Plugin) -> Iterator[str]:
    """Yield what is wrong with a game."""
    seats, levels = plug.game.seats, plug.levels
    if not seats or seats[0] < 1 or seats[-1] > len(STYLES):
        yield f"it is for {seats}, and a table has 1 to {len(STYLES)} seats"
    if SUBSTITUTE not in levels or levels != tuple(level for level in get_args(Level) if level in levels):
        yield f"its levels {levels} are not in order, or without {SUBSTITUTE}, which plays for people who are away"
    for action in (*plug.moves, *plug.opens):
        if not action.startswith(f"{plug.key}.") or not CUSTOM_ID.fullmatch(free_id(action)):
            yield f"the action {action!r} is not {plug.key}.<word>, at most 24 characters of a to z, dot and underscore"
    if not plug.screen.lesson.tasks:
        yield "its lesson has no tasks"
    if plug.recap.chances and plug.recap.chances.misses is not no_misses and not plug.screen.right_moves:
        yield "its recap has misses, and its screen does not show them"
    for language in LANGUAGES:
        missing = [word for word in words_of(plug) if not texts(language).has(word)]
        if missing:
            yield f"text/{language}.ftl lacks {', '.join(missing)}"


def words_of(plug: Plugin) -> Iterator[str]:
    """Yield the words of a game that the house says, by their keys."""
    yield from (f"{plug.key}-{word}" for word in ("title", "pitch", "command", "alt-cover"))
    if plug.recap.traits is not no_traits:
        yield f"{plug.key}-favourite"
    for option in (*plug.game.table_options, *plug.game.seat_options):
        yield from (f"{option_word(plug.game, option)}{end}" for end in ("", ".about"))
        yield from (option_word(plug.game, option, choice) for choice in option.choices)
    for task in plug.screen.lesson.tasks:
        yield from (f"{plug.key}-lesson-{task.key}{end}" for end in ("", ".done"))
