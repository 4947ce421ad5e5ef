"""A question that all games answer."""

from bot.hooks import Hooks
from bot.messages.ids import free_id
from bot.messages.page import Button, Page, in_rows
from bot.table.pages.screen import Games, title
from bot.table.pages.ways import CHOOSING, ways_at
from bot.text.words import Say


def which_game(question: str, action: str, games: Games, hooks: Hooks, say: Say, back: str = "") -> Page:
    """Return a question with a button for each game, and the way back: to the menu, or to another action."""
    all_games = [Button(title(key, say), free_id(action, key), "main", games.get(key).screen.sign) for key in games]
    to_back = (Button(say("page-back"), free_id(back), "plain", "↩️"),)
    elsewhere = to_back if back else ways_at(hooks, CHOOSING, None, say)
    return Page((question, *in_rows(all_games), *filter(None, (elsewhere,))))
