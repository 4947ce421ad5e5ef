"""A question that all games answer."""

from bot.hooks import Hooks
from bot.messages.ids import free_id
from bot.messages.page import BUTTONS_IN_ROW, Button, Page
from bot.table.pages.screen import Games, title
from bot.table.pages.ways import CHOOSING, ways_at
from bot.text.words import Say


def which_game(question: str, action: str, games: Games, hooks: Hooks, say: Say, back: str = "") -> Page:
    """Return a question with a button for each game, and the way back: to the menu, or to another action."""
    all_games = [Button(title(key, say), free_id(action, key), "main", games.get(key).screen.sign) for key in games]
    rows = (tuple(all_games[at : at + BUTTONS_IN_ROW]) for at in range(0, len(all_games), BUTTONS_IN_ROW))
    elsewhere = (Button(say("page-back"), free_id(back), "plain", "↩️"),)
    return Page((question, *rows, *filter(None, (elsewhere if back else ways_at(hooks, CHOOSING, None, say),))))
