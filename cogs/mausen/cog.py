"""Mausen: its button, and the command by which a card is typed."""

from collections.abc import Iterator

from bot.games.plugin import Plug
from bot.table.buttons.cog import HandCog
from bot.table.buttons.commands import Field, Offer, Typing, new_table, typed_move
from bot.text.words import command_text
from cogs.mausen.computer import choose
from cogs.mausen.rules import GAME
from cogs.mausen.rules.deal import DEAL
from cogs.mausen.rules.recap import RECAP
from cogs.mausen.rules.state import Pick
from cogs.mausen.screen.notation import read_card, spellings
from cogs.mausen.screen.prose import animal_sign, card_name
from cogs.mausen.screen.screen import SCREEN

PLUG = Plug(GAME, SCREEN, choose, RECAP, moves=("mausen.pick",), deal=DEAL)


def offer_cards(at: Typing) -> Iterator[Offer]:
    """Yield the cards that this player still holds."""
    for card in at.view.hands[at.view.seat]:
        yield Offer(str(card), f"{animal_sign(card.animal)} {card_name(card, at.say)}", spellings(card))


class Mausen(HandCog, group_name=GAME.command, group_description=command_text("mausen-command")):
    """Mausen's commands."""

    plug = PLUG
    new = new_table(GAME)
    play = typed_move(
        "command-play",
        lambda at: Pick(read_card(at.fields["card"])),
        card=Field("mausen-option-card", offer_cards),
    )
