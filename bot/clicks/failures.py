"""The one place where errors become sentences.

GameError                         its own sentence, privately
Unavailable                       the same, and a line in the log
an answer that came too late      nothing: what was done is saved, and the board catches up
Discord or the network is away    a sentence, if it arrives, and a line in the log
Discord refuses, and says why     the same
a command used in a wrong place   a sentence
anything else                     a mistake of ours: a sentence with a reference, and all we know in the log
"""

import logging

import discord
from discord import app_commands

from bot.clicks.click_log import reference_of
from bot.clicks.private_pages import clicked
from bot.clicks.reply import redraw_privately, say_to, whisper
from bot.errors import SEATS, GameError, NotAllowed, Unavailable, Variable
from bot.messages.desired import Interaction
from bot.messages.names import escaped, shown
from bot.messages.outages import (
    ALREADY_ANSWERED,
    INVALID_TOKEN,
    OUTAGES,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    gave_up_emoji,
    why_refused,
)
from bot.messages.page import Page
from bot.unicode import clean, cut

log = logging.getLogger(__name__)

NAMES = ("host", *SEATS)
"""The variables that are names of people …"""
TYPED = "text"
"""… and the one that a user typed."""
TOO_LATE = (UNKNOWN_INTERACTION, ALREADY_ANSWERED, INVALID_TOKEN, UNKNOWN_MESSAGE)
"""What Discord says to an answer that comes too late; the last, if the message was put away that was clicked."""
WRITTEN_LENGTH = 250
"""How much of that is repeated: Discord takes 6,000 characters for a card."""


async def tell(interaction: Interaction, error: BaseException, what: str) -> None:
    """Tell the person what is wrong; never raises."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if came_too_late(error):
        log.warning("answer to %s came too late: %s", what, error)
        return
    sentence = _sentence(interaction, error, what)
    is_refused = isinstance(error, NotAllowed) and not isinstance(error, Unavailable)
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        elif is_refused and (page := clicked(interaction)) and page.kind == "passing":
            await redraw_privately(interaction, Page((sentence,)))  # the question goes: it asks for nothing any more
        else:
            await whisper(interaction, sentence)
    except (discord.DiscordException, *OUTAGES, RuntimeError) as unsaid:  # the last: the bot has stopped
        log.warning("no sentence about %s could be sent: %r", what, unsaid)


def came_too_late(error: BaseException) -> bool:
    """Return whether Discord waits for this answer no more."""
    return isinstance(error, discord.HTTPException) and error.code in TOO_LATE


def _sentence(interaction: Interaction, error: BaseException, what: str) -> str:
    say = say_to(interaction)
    if isinstance(error, GameError):
        if isinstance(error, Unavailable):
            reference = reference_of(interaction)
            log.error("reference %s: %s: the database does not answer: %s", reference, what, error.__cause__)
            return say(error.key, reference=reference)
        return say(error.key, **{key: _variable(key, fact) for key, fact in error.variables.items()})
    if isinstance(error, app_commands.AppCommandError):  # the command is an old or a forged one
        return say("no-old-command")
    if isinstance(error, OUTAGES) or gave_up_emoji(error):
        log.warning("answer to %s did not reach Discord: %r", what, error)
        return say("no-answer")
    if isinstance(error, discord.HTTPException) and (why := why_refused(error)) != "other":
        log.warning("answer to %s was refused: %s", what, error)
        return say("no-answer-refused", why=why)
    reference = reference_of(interaction)
    log.error("reference %s: %s by an interaction of user %s", reference, what, interaction.user.id, exc_info=error)
    return say("no-our-mistake", reference=reference)


def _variable(key: str, fact: Variable) -> Variable:
    """Return what fills a sentence: names as on boards, and typed words that format and mention nothing."""
    if isinstance(fact, tuple):
        return tuple(map(shown, fact))
    if key in NAMES and isinstance(fact, str):
        return shown(fact)
    return escaped(cut(clean(str(fact)), WRITTEN_LENGTH)) if key == TYPED else fact
