"""The mice of Aus die Maus by name, and by the symbol that they have in the picture."""

import re
from collections.abc import Sequence

from bot.draw.signs import sign
from bot.games.contract import FACES
from bot.messages.names import plain, shown
from bot.text.words import Say
from bot.unicode import cut
from cogs.aus_die_maus.rules.track import WHITE, Mouse

LABEL_NAME = 12  # as much of a name fits the label of a button on a phone
_FACE = re.compile(f"^[{''.join(FACES.values())}] ")


def thing(word: str) -> str:
    """Return the sign of something that belongs to the game: a die, the glove, the trap, cheese."""
    return sign(f"aus_die_maus.{word}")


def mark(mouse: Mouse) -> str:
    """Return the sign of a mouse."""
    return thing(f"mouse.{'white' if mouse == WHITE else mouse}")


def marked(mouse: Mouse, names: Sequence[str], say: Say, *, begins: bool = False) -> str:
    """Return a mouse's name for a text, with its symbol; `begins` if a sentence begins with it."""
    if mouse == WHITE:
        return f"{mark(WHITE)} **{say('aus_die_maus-white.begins') if begins else say('aus_die_maus-white')}**"
    return f"{mark(mouse)} **{shown(names[mouse])}**"


def marked_briefly(mouse: Mouse, names: Sequence[str], say: Say, length: int = LABEL_NAME) -> str:
    """Return a mouse's name cut short, with its symbol and without a computer's face, for a line that must not break
    on a phone.
    """
    if mouse == WHITE:
        return f"{mark(WHITE)} {say('aus_die_maus-white.sign')}"
    return f"{mark(mouse)} {shown(cut(plain(bare(mouse, names)), length))}"


def in_line(mouse: Mouse, names: Sequence[str], say: Say, length: int = LABEL_NAME) -> str:
    """Return the same for a line that has more to tell: of the white mouse the sign says enough."""
    return mark(WHITE) if mouse == WHITE else marked_briefly(mouse, names, say, length)


def bare(mouse: Mouse, names: Sequence[str]) -> str:
    """Return a player's name without a computer's face; the white mouse, whose symbol is enough, has none."""
    return "" if mouse == WHITE else _FACE.sub("", names[mouse])


def in_label(mouse: Mouse, names: Sequence[str], say: Say) -> str:
    """Return a mouse's name for the label of a button, where nothing formats."""
    return say("aus_die_maus-white.short") if mouse == WHITE else cut(plain(bare(mouse, names)), LABEL_NAME)


def in_alt_text(mouse: Mouse, names: Sequence[str], say: Say) -> str:
    """Return a mouse's name for the picture in words, where nothing formats."""
    return say("aus_die_maus-white.short") if mouse == WHITE else plain(names[mouse])
