"""One person among computer players: which and how many, and in direct messages board and hand as one message."""

from collections.abc import Callable

from bot.errors import InvalidInput
from bot.games.contract import FACES, AnyGame, Level
from bot.messages.page import Choice, Page, Picture, Select
from bot.sessions.computers import missing
from bot.table.pages.lobby import level_choice
from bot.table.pages.screen import Hand, Plugin
from bot.text.words import Say


def easiest(plugin: Plugin) -> tuple[Level, ...]:
    """Return the computer players of a person who has not chosen any."""
    return plugin.levels[:1] * missing(plugin.game, 1)


def chosen(plugin: Plugin, choice: str) -> tuple[Level, ...]:
    """Return the computer players of a choice in a menu; InvalidInput for any that none of them offers."""
    for level in plugin.levels:
        for number in _numbers(plugin.game):
            if choice == f"{level}:{number}":
                return (level,) * number
    raise InvalidInput


def _numbers(game: AnyGame) -> range:
    return range(max(1, game.seats[0] - 1), game.seats[-1])


def menus(levels: tuple[Level, ...], plugin: Plugin, say: Say, id_of: Callable[[str], str]) -> tuple[Select, ...]:
    """Return the menu of levels, and where more than two can play that of numbers."""
    level, number = (levels or plugin.levels)[0], len(levels)
    by_level = tuple(level_choice(one, f"{one}:{number}", say, is_chosen=one == level) for one in plugin.levels)
    by_number = tuple(
        Choice(say("alone-number", count=one), f"{level}:{one}", None, FACES[level], is_chosen=one == number)
        for one in _numbers(plugin.game)
    )
    menus = ((say("alone-levels"), by_level), (say("alone-numbers"), by_number))
    return tuple(
        Select(id_of(f"{at}:{level}:{number}"), placeholder, choices)
        for at, (placeholder, choices) in enumerate(menus)
        if not at or len(choices) > 1
    )


def with_hand(own: Hand, board: Page, hand: Page) -> Page:
    """Return the board with the hand below it, without its heading, and what both show or say only once: a hand with a
    picture shows all in reach.
    """
    head, *rest = board.blocks
    text, *below = hand.blocks
    assert isinstance(text, str)
    _, _, story = text.partition("\n")
    is_shown = own.has_picture and any(isinstance(block, Picture) for block in below)
    above = (block for block in rest if not own.retells or (isinstance(block, Picture) and not is_shown))
    shown = (block for block in below if own.has_picture or not isinstance(block, Picture))
    return Page((head, *above, *filter(None, (story,)), *shown), board.accent)
