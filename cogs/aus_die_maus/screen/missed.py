"""What did I miss? The moves that cost a player most cheese, one by one: the race before each, and what was better."""

from collections.abc import Sequence

from msgspec import structs

from bot.text.words import Say
from bot.ui.pages.ids import button_id
from bot.ui.pages.missed import Missed
from bot.ui.pages.page import Button, Page, Picture
from bot.ui.pages.replay import ways_into
from bot.ui.pages.screen import Plugin
from cogs.aus_die_maus.picture import picture
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import View
from cogs.aus_die_maus.rules.track import Choice
from cogs.aus_die_maus.screen.mice import in_text
from cogs.aus_die_maus.screen.move_hints import run, sign
from cogs.aus_die_maus.screen.prose import describe

A_QUARTER = 25
WHOLE = 4


def missed_page(_plugin: Plugin, missed: Missed, say: Say) -> Page:
    """Return one of them with its picture, and below it the ways to this moment and to the next miss."""
    miss, number, of = missed.miss, missed.nth + 1, len(missed.misses)
    view, names = GAME.view(missed.before(miss), None), missed.names
    choices = {GAME.encode_move(choice.move).decode(): choice for choice in view.choices}
    (made,), (best,) = ((choices[move] for move in line) for line in miss.lines)
    view = structs.replace(view, choices=(made, best))
    chose, better = (_in_text(choice, view, names, say) for choice in (made, best))
    quarters = min(round(miss.lost / A_QUARTER), WHOLE + 1)
    told = say("aus_die_maus-missed-line", made=chose, best=better, quarters=quarters, round=view.number)
    if miss.because:
        told = f"{told}\n{say('aus_die_maus-missed-because', because=miss.because)}"
    head = f"### 🔍 {say('how-it-went-missed')} · {number}/{of}"
    drawing = Picture(
        picture.missed, (view, names, made, best), f"{describe(view, names, say)} {told}".replace("*", "")
    )
    following = button_id(missed.session, "aus_die_maus.missed", str(number))
    more = (Button(say("aus_die_maus-missed-next"), following, "good", "▶️"),) if number < of else ()
    return Page(
        (
            f"{head}\n{told}\n{say('aus_die_maus-missed-why')}",
            drawing,
            (*more, *ways_into(missed.session, missed.moment(miss), say)),
        )
    )


def _in_text(choice: Choice, view: View, names: Sequence[str], say: Say) -> str:
    move = f"{sign(choice)} {run(choice, view, say)}"
    if choice.shoved is None:
        return move
    return say("aus_die_maus-move-shoves", move=move, who=in_text(choice.shoved, names, say))
