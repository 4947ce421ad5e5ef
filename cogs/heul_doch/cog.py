"""Heul doch! Mau Mau: its buttons, and the command by which a card is typed."""

from collections.abc import Iterator

from bot.games.deal import Deal
from bot.games.plugin import Plug
from bot.table.buttons.cog import HandCog
from bot.table.buttons.commands import Field, Offer, Typing, new_table, typed_move
from bot.text.words import command_text
from bot.unicode import meant
from cogs.heul_doch.computer import choose
from cogs.heul_doch.rules.cards import Card
from cogs.heul_doch.rules.recap import RECAP
from cogs.heul_doch.rules.rules import GAME
from cogs.heul_doch.rules.state import Play, View
from cogs.heul_doch.screen.move_hints import because, label, suggest_card
from cogs.heul_doch.screen.notation import names_of, place_to_type, read_card, read_move
from cogs.heul_doch.screen.screen import SCREEN
from cogs.heul_doch.screen.words import plain_pen

PLUG = Plug(
    GAME,
    SCREEN,
    choose,
    RECAP,
    moves=("heul_doch.play",),
    opens=("heul_doch.aim",),
    deal=Deal(3, {"cards": "half"}),
)


def typed_card(at: Typing) -> Play:
    """Return the move that was typed."""
    return read_move(at.view, read_card(at.fields["card"]), at.fields["to"], at.names)


def offer_cards(at: Typing) -> Iterator[Offer]:
    """Yield the cards that this player holds."""
    cards: dict[Card, None] = dict.fromkeys(held.card for held in at.view.hand)
    for card in cards:
        yield Offer(str(card), suggest_card(card, at.view, plain_pen(at.names, at.say)), names_of(card))


def offer_places(at: Typing) -> Iterator[Offer]:
    """Yield where the card that was typed may go now."""
    view: View = at.view
    card = meant(at.fields["card"], ((one.card, name) for one in view.hand for name in names_of(one.card)))
    ways = next((held.ways for held in view.hand if held.card in card), ())
    pen = plain_pen(at.names, at.say)
    for way in ways:
        if place := place_to_type(way):
            yield Offer(place, because(way, pen) if way.why and way.move.to != "own" else label(way, view, pen))


class HeulDoch(HandCog, group_name=GAME.command, group_description=command_text("heul_doch-command")):
    """Heul doch!'s commands."""

    plug = PLUG
    new = new_table(GAME)
    play = typed_move(
        "command-play",
        typed_card,
        card=Field("heul_doch-option-card", offer_cards),
        to=Field("heul_doch-option-to", offer_places, is_needed=False),
    )
