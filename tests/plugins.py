"""Games as the table knows them."""

from collections.abc import Callable
from typing import Any

from bot.discovery import game_keys, load_game, load_plug
from bot.errors import InvalidInput, Stale
from bot.games.chance import Chance
from bot.games.contract import AnyGame, Level
from bot.games.plugin import Choose, Opens, Plug, Recap
from bot.games.registry import AnyRegistry, Registry
from bot.solo.pages import read
from bot.table.pages.screen import Plugin, option_word
from bot.text.words import FALLBACK, say

NO_RECAP = Recap[Any](chapter=lambda state: 1, chapters="round", standing=lambda state: (0,) * 9)
"""For tests in which no game is told afterwards."""


def any_move(view: Any, moves: tuple[Any, ...], chance: Chance, level: Level) -> Any:
    """A computer player for games that have none here."""
    return chance.pick(moves)


def plugin_of(game: AnyGame, choose: Choose[Any, Any] = any_move, recap: Recap[Any] = NO_RECAP) -> Plug[None]:
    """Return a game without pages."""
    return Plug(game, None, choose, recap, moves=())


def registry_of(*games: AnyGame, choose: Choose[Any, Any] = any_move) -> AnyRegistry:
    registry = Registry[None]()
    for game in games:
        registry.add(plugin_of(game, choose))
    return registry


def plugin_in(folder: str) -> Plugin:
    """Return a game with everything that its cog offers."""
    return load_plug(folder)


def meaning(custom_id: str, *_taken: str) -> Any:
    """Return what it means to press this where a game is played: a move, or `Opens`; None for a button of the house,
    and for what is asked of others.
    """
    pressed = [*custom_id.split("|", 3), "", "", ""][3]
    key = pressed.partition(".")[0]
    try:
        return read(plugin_in(key), pressed) if key in game_keys() else None
    except (InvalidInput, Stale):
        return None


def surest(clicks: list[Any], meaning_of: Callable[[Any], Any]) -> list[Any]:
    """Return the clicks that make a move; those that open something where no other is on offer."""
    meant = [(click, meaning_of(click)) for click in clicks]
    moves = [click for click, what in meant if what is not None and not isinstance(what, Opens)]
    return moves or [click for click, what in meant if what is not None]


def by_click(key: str) -> dict[str, str]:
    """Return the option, as it is typed, by which each makes their own moves, also where there is no other."""
    game = load_game(key)
    if not (game.automatic and (throws := game.automatic.throws)):
        return {}
    return {say(FALLBACK, option_word(game, throws)): next(one for one in throws.choices if one != throws.default)}
