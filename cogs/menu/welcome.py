"""What a person sees first who writes to the bot: each game, as a lesson or a table at once."""

from bot.messages.ids import free_id
from bot.messages.page import Button, Page, Section
from bot.table.pages.screen import Games, Plugin, title
from bot.text.words import Say

LESSONS_MOST = 5  # buttons in a row


def welcome(games: Games, say: Say) -> Page:
    """Return the page."""
    plugins = [games.get(key) for key in games]
    tables = (Section(about(one, say), _button(one, say)) for one in plugins)
    lessons = tuple(
        Button(title(one.key, say), free_id("learn.open", one.key), "plain", "🎓") for one in plugins[:LESSONS_MOST]
    )
    return Page((say("menu-hello"), *tables, say("menu-hello-lessons"), lessons))


def about(plugin: Plugin, say: Say) -> str:
    """Return what a game is, in two lines."""
    fewest, most = plugin.game.seats[0], plugin.game.seats[-1]
    seats = say("menu-seats", fewest=fewest, most=most, span=most - fewest)
    return f"{plugin.screen.sign} **{title(plugin.key, say)}**\n-# {seats}. {say(f'{plugin.key}-pitch')}"


def _button(plugin: Plugin, say: Say) -> Button:
    return Button(say("menu-hello-play"), free_id("house.alone", plugin.key), "main", "😺")
