"""What a person in a server chooses before a game alone: the computer players, and how long the game is to be."""

from bot.games.contract import Level, Options
from bot.hooks import Hooks
from bot.messages.ids import button_id, free_id
from bot.messages.page import Button, Page
from bot.sessions.computers import levels_of
from bot.sessions.session import Session
from bot.table.pages.alone import easiest, menus
from bot.table.pages.lobby import length_row
from bot.table.pages.screen import Plugin, title
from bot.table.pages.ways import ALONE, ways_at
from bot.text.words import Say


def against(
    levels: tuple[Level, ...], options: Options, plugin: Plugin, say: Say, hooks: Hooks, *, is_direct: bool
) -> Page:
    """Return the private page on which all that is chosen, before there is a table."""
    who = f"{plugin.key}:{levels[0]}:{len(levels)}"
    length = "".join(f":{choice}" for choice in options.values())
    chosen = menus(levels, plugin, say, lambda at: free_id("house.alone_with", f"{plugin.key}:{at}{length}"))
    lengths = length_row(plugin, options, say, lambda one: free_id("house.alone_length", f"{who}:{one}"))
    start = Button(say("lobby-start"), free_id("house.alone_now", f"{who}{length}"), "good", "▶️")
    where = () if is_direct else (say("alone-where"),)
    text = "\n".join((f"### 😺 {say('alone-title', title=title(plugin.key, say))}", *where))
    back = Button(say("page-back"), free_id("house.alone_menu"), "plain", "↩️")
    return Page((text, *chosen, *lengths, (start, *ways_at(hooks, ALONE, plugin.key, say), back)))


def instead(session: Session, plugin: Plugin, argument: str, say: Say) -> Page:
    """Return the question whether to stop the running game for a new one; the answer's button has this argument."""
    yes = Button(say("alone-instead-button"), button_id(session, "house.alone_instead", argument), "bad", "▶️")
    back = Button(say("page-back"), free_id("house.alone", plugin.key), "plain", "↩️")
    return Page((say("alone-instead", title=title(plugin.key, say), link=session.link), (yes, back)))


def play_button(game: str, say: Say) -> tuple[Button, ...]:
    """Return the button that asks for the rest: the game, unless it is clear."""
    asking = free_id("house.alone", game) if game else free_id("house.alone_menu")
    return (Button(say("alone-play"), asking, "plain", "😺"),)


def now_button(game: str, say: Say) -> tuple[Button, ...]:
    """Return the button that begins a game as it was last time."""
    return (Button(say("alone-play"), free_id("house.alone_now", game), "plain", "😺"),)


def length_in(plugin: Plugin, argument: str) -> dict[str, str]:
    """Return how long the game is by the end of a button's argument; one of an older page does not say so."""
    *_, choice = argument.split(":")
    length = plugin.game.length
    chosen = {length.key: choice} if length and choice in length.choices else {}
    return plugin.game.suggested(chosen)


def as_last_time(last: Session | None, plugin: Plugin) -> tuple[tuple[Level, ...], dict[str, str]]:
    """Return computer players and length as in the newest game alone; for the first one the easiest and shortest."""
    levels, length = levels_of(last.seats) if last else (), plugin.game.length
    kept = {length.key: last.options[length.key]} if last and length and length.key in last.options else {}
    same = (levels[0],) * len(levels) if levels and levels[0] in plugin.levels else easiest(plugin)
    return same, plugin.game.suggested(kept)
