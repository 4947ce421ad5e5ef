"""What a person sees first who writes to the bot: each game, as a lesson or a table at once."""

from dataclasses import replace

from bot.hooks import Hooks
from bot.messages.ids import free_id
from bot.messages.page import Button, Page, Section
from bot.table.pages.screen import Games, Plugin, title
from bot.table.pages.ways import GREETING, PLAY_NOW, ways_at
from bot.text.words import Say

LESSONS_MOST = 5  # buttons in a row


def welcome(games: Games, say: Say, hooks: Hooks) -> Page:
    """Return the page."""
    tables = (Section(about(games.get(key), say), begin_button(key, say, hooks)) for key in games)
    ways = ((key, way) for key in games for way in ways_at(hooks, GREETING, key, say))
    lessons = tuple(replace(way, label=title(key, say)) for key, way in ways)[:LESSONS_MOST]
    return Page((say("menu-hello"), *tables, *((say("menu-hello-lessons"), lessons) if lessons else ())))


def about(plugin: Plugin, say: Say) -> str:
    """Return what a game is, in two lines."""
    fewest, most = plugin.game.seats[0], plugin.game.seats[-1]
    seats = say("lobby-about", fewest=fewest, most=most, span=most - fewest)
    return f"{plugin.screen.sign} **{title(plugin.key, say)}**\n-# {seats}. {say(f'{plugin.key}-pitch')}"


def begin_button(game: str, say: Say, hooks: Hooks) -> Button:
    """Return the button that begins a game in direct messages."""
    way = next(iter(ways_at(hooks, PLAY_NOW, game, say)), Button("", free_id("house.play", game)))
    return replace(way, label=say("menu-hello-play"), style="main")
