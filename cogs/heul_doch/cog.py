"""The commands and buttons of the game Heul doch! Mau Mau."""

from discord import app_commands

from bot.games.plugin import GamePlugin
from bot.sessions import decisions
from bot.sessions.decisions import seat_of
from bot.sessions.session import Pace
from bot.text.words import command_text
from bot.ui.clicks.reply import Interaction, say_to
from bot.ui.clicks.router import Handler, Press
from bot.ui.tables.cog import HandCog, Host, table_options
from cogs.heul_doch.computer import choose
from cogs.heul_doch.rules.cards import Card
from cogs.heul_doch.rules.recap import RECAP
from cogs.heul_doch.rules.rules import GAME, TEAR
from cogs.heul_doch.rules.state import TakeBack, View
from cogs.heul_doch.screen.move_hints import suggest_card, suggest_way
from cogs.heul_doch.screen.notation import move_of_button, names_of, place_to_type, read_card, read_move
from cogs.heul_doch.screen.screen import SCREEN
from cogs.heul_doch.screen.words import plain_pen

TYPED_LENGTH = 40  # no card in any language is longer, and no name that we show


class HeulDoch(HandCog, group_name=GAME.command, group_description=command_text("heul_doch-command")):
    """Keep your cards if you can: whatever fits a neighbour has to go there."""

    plugin = GamePlugin(GAME, SCREEN, choose, RECAP)

    def actions(self) -> dict[str, Handler]:
        """Return the buttons of the hand."""
        return {
            "heul_doch.play": self.play_pressed,
            "heul_doch.aim": self.aim,
            "heul_doch.take_back": self.take_back,
            "heul_doch.tissue": self.cry,
        }

    @app_commands.command(name=command_text("command-new"), description=command_text("command-new.about"))
    @table_options(GAME)
    async def new(
        self,
        interaction: Interaction,
        specials: str | None = None,
        pace: Pace | None = None,
        language: str | None = None,
        first: str | None = None,
        cards: str | None = None,
        pings: str | None = None,
    ) -> None:
        """Open a table."""
        await self.open(interaction, language, pace, specials=specials, first=first, cards=cards, pings=pings)

    @app_commands.command(name=command_text("command-play"), description=command_text("command-play.about"))
    @app_commands.rename(card=command_text("heul_doch-option-card"), to=command_text("heul_doch-option-to"))
    @app_commands.describe(
        card=command_text("heul_doch-option-card.about"), to=command_text("heul_doch-option-to.about")
    )
    async def play(
        self,
        interaction: Interaction,
        card: app_commands.Range[str, 1, TYPED_LENGTH],
        to: app_commands.Range[str, 1, TYPED_LENGTH] | None = None,
    ) -> None:
        """Play a card by typing it, for keyboards and screen readers."""
        session = await self.session_here(interaction)
        view: View = self.sessions.view(session, seat_of(session, interaction.user.id).seat)
        move = read_move(view, read_card(card), to or "", session.names)
        update = await self.sessions.do(session.id, decisions.act, interaction.user.id, session.step, move)
        await self.presenter.typed(interaction, update)

    @play.autocomplete("card")
    async def suggest_cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the cards that this player holds."""
        here = await self.seat_here(interaction)
        if here is None:
            return []
        view: View = self.sessions.view(*here)
        pen = plain_pen(here[0].names, say_to(interaction))
        cards: dict[Card, None] = dict.fromkeys(held.card for held in view.hand)
        fitting = [card for card in cards if any(typed.lower().strip() in name for name in names_of(card))]
        return [app_commands.Choice(name=suggest_card(card, view, pen), value=str(card)) for card in fitting]

    @play.autocomplete("to")
    async def suggest_places(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer where the card that was typed may go now."""
        here = await self.seat_here(interaction)
        if here is None:
            return []
        view: View = self.sessions.view(*here)
        pen = plain_pen(here[0].names, say_to(interaction))
        wanted = str(interaction.namespace.card or "").lower().strip()
        ways = next((held.destinations for held in view.hand if wanted in names_of(held.card)), ())
        offered = {place_to_type(way): suggest_way(way, view, pen) for way in ways}
        return [
            app_commands.Choice(name=name, value=place)
            for place, name in offered.items()
            if place and typed.lower().strip() in name.lower()
        ]

    async def play_pressed(self, press: Press) -> None:
        """Play the card of this button, where it says."""
        update = await self.sessions.do(
            press.session, decisions.act, press.person.id, press.step, move_of_button(press.argument)
        )
        await self.presenter.played(press, update)

    async def aim(self, press: Press) -> None:
        """Ask where a card goes, or show the hand again: this is no move."""
        await self.sessions.expect_turn(press.session, press.person.id, press.step)
        await self.presenter.show(press, press.argument)

    async def take_back(self, press: Press) -> None:
        """Take back the card just played."""
        update = await self.sessions.do(press.session, decisions.act, press.person.id, press.step, TakeBack())
        await self.presenter.played(press, update)

    async def cry(self, press: Press) -> None:
        """Take the tissue: it puts a tear beside the own name."""
        await self.presenter.played(press, await self.sessions.do(press.session, decisions.mark, press.person.id, TEAR))


async def setup(host: Host) -> None:
    """Offer the game; called by discord.py."""
    await host.add_cog(HeulDoch(host.services))
