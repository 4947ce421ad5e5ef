"""What did I miss? The moves that cost a player most cheese, a line each."""

from bot.text.words import Say
from bot.ui.pages.missed import Missed
from bot.ui.pages.page import Page
from bot.ui.pages.replay import replay_button
from bot.ui.pages.screen import Plugin
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.screen.move_hints import step

A_QUARTER = 25
WHOLE = 4


def missed_page(_plugin: Plugin, missed: Missed, say: Say) -> Page:
    """Return the lines, and below them the ways to these moments."""
    lines = [f"### 🔍 {say('how-it-went-missed')}"]
    for nth, miss in enumerate(missed.misses, start=1):
        view = GAME.view(missed.before(miss), miss.seat)
        choices = {GAME.encode_move(choice.move).decode(): choice for choice in view.choices}
        (made,), (best,) = ((choices[move] for move in line) for line in miss.lines)
        facts = {"nth": str(nth), "round": view.number, "space": made.start}
        quarters = min(round(miss.lost / A_QUARTER), WHOLE + 1)
        lines.append(
            say("aus_die_maus-missed-line", best=step(best, say), made=step(made, say), quarters=quarters, **facts)
        )
    ways = (
        replay_button(missed.session, missed.moment(miss), say, str(nth))
        for nth, miss in enumerate(missed.misses, start=1)
    )
    return Page(("\n".join((*lines, say("aus_die_maus-missed-why"))), tuple(ways)))
