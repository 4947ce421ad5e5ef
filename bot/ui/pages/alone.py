"""A table in the bot's direct messages, where one person plays among computer players: all of it in one message."""

from bot.sessions.computers import FACES, levels_of
from bot.sessions.session import Session
from bot.text.words import Say
from bot.ui.pages.ids import button_id
from bot.ui.pages.lessons import learn_button
from bot.ui.pages.lobby import players
from bot.ui.pages.page import Button, Choice, Page, Picture, Select
from bot.ui.pages.screen import Plugin, Screen, cover, option_word, options_line, title

CHOOSE = "alone"
"""The action of both menus; what is taken in them is a level and a number."""


def lobby(session: Session, plugin: Plugin, say: Say) -> Page:
    """Return the page on which the person chooses against whom to play, and starts."""
    seldom = [
        Button(say(option_word(plugin.game, option)), button_id(session, "toggle", option.key))
        for option in plugin.game.seat_options
    ]
    about = [
        options_line(plugin, session.options, say),
        *(f"-# {say(f'{option_word(plugin.game, option)}.about')}" for option in plugin.game.seat_options),
    ]
    return Page(
        (
            "\n".join((f"## {say('alone-title', title=title(plugin.key, say))}", *filter(None, about))),
            cover(plugin, session.names, say),
            players(session, plugin, say),
            *_menus(session, plugin, say),
            (
                Button(say("lobby-start"), button_id(session, "start"), "main", "▶️"),
                *seldom,
                Button(say("lobby-cancel"), button_id(session, "cancel"), "bad"),
                Button(say("board-rules"), button_id(session, "rules"), "plain", "📖"),
            ),
            (Button(say("board-proof"), button_id(session, "proof"), "plain", "🔏"), learn_button(plugin, say)),
        )
    )


def _menus(session: Session, plugin: Plugin, say: Say) -> tuple[Select, ...]:
    """Return the menu of levels, and where more than two can play that of numbers."""
    levels, numbers = levels_of(session.seats), range(max(1, plugin.game.seats[0] - 1), plugin.game.seats[-1])
    level, number = (levels or plugin.levels)[0], len(levels)
    by_level = tuple(
        Choice(
            say("lobby-computer", level=one),
            f"{one}:{number}",
            say("lobby-computer.about", level=one),
            FACES[one],
            is_chosen=one == level,
        )
        for one in plugin.levels
    )
    by_number = tuple(
        Choice(say("alone-number", count=one), f"{level}:{one}", None, FACES[level], is_chosen=one == number)
        for one in numbers
    )
    menus = ((say("lobby-computers"), by_level), *([(say("alone-numbers"), by_number)] if len(numbers) > 1 else []))
    return tuple(
        Select(button_id(session, CHOOSE, f"{at}:{level}:{number}"), placeholder, choices)
        for at, (placeholder, choices) in enumerate(menus)
    )


def with_hand(screen: Screen, board: Page, hand: Page) -> Page:
    """Return the board with the hand below it, without its heading, and what both say only once."""
    head, *rest = board.blocks
    text, *below = hand.blocks
    assert isinstance(text, str)
    _, _, story = text.partition("\n")
    above = (block for block in rest if not screen.hand_retells or isinstance(block, Picture))
    shown = (block for block in below if screen.hand_has_picture or not isinstance(block, Picture))
    return Page((head, *above, *filter(None, (story,)), *shown), board.accent)
