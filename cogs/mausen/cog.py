"""Mausen's commands and buttons."""

from discord import app_commands

from bot.games.plugin import GamePlugin
from bot.sessions import decisions
from bot.sessions.session import Pace
from bot.text.words import command_text
from bot.ui.clicks.reply import Interaction, say_to
from bot.ui.clicks.router import Handler, Press
from bot.ui.tables.cog import HandCog, Host, table_options
from cogs.mausen.computer import choose
from cogs.mausen.rules import GAME
from cogs.mausen.rules.recap import RECAP
from cogs.mausen.rules.state import Card, Pick, View
from cogs.mausen.screen.notation import TYPED_LENGTH, read_card, spellings
from cogs.mausen.screen.prose import EMOJI, card_name
from cogs.mausen.screen.screen import SCREEN


class Mausen(HandCog, group_name=GAME.key, group_description=command_text("mausen-command")):
    """Mausen's commands and the buttons of its hand."""

    plugin = GamePlugin(GAME, SCREEN, choose, RECAP)

    def actions(self) -> dict[str, Handler]:
        """Return the buttons of the hand."""
        return {"mausen.pick": self.pick}

    @app_commands.command(name=command_text("command-new"), description=command_text("command-new.about"))
    @table_options(GAME)
    async def new(
        self,
        interaction: Interaction,
        scores: str | None = None,
        pace: Pace | None = None,
        language: str | None = None,
        ties: str | None = None,
        final_tie: str | None = None,
        last_restart: str | None = None,
    ) -> None:
        """Open a table."""
        await self.open(
            interaction, language, pace, scores=scores, ties=ties, final_tie=final_tie, last_restart=last_restart
        )

    @app_commands.command(name=command_text("command-play"), description=command_text("command-play.about"))
    @app_commands.rename(card=command_text("mausen-option-card"))
    @app_commands.describe(card=command_text("mausen-option-card.about"))
    async def play(self, interaction: Interaction, card: app_commands.Range[str, 1, TYPED_LENGTH]) -> None:
        """Lay a card by typing it, for keyboards and screen readers."""
        session = await self.session_here(interaction)
        update = await self.sessions.do(
            session.id, decisions.act, interaction.user.id, session.step, Pick(read_card(card))
        )
        await self.presenter.typed(interaction, update)

    @play.autocomplete("card")
    async def suggest_cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the cards that this person still holds."""
        seat_here = await self.seat_here(interaction)
        if seat_here is None:
            return []
        session, seat = seat_here
        view: View = self.sessions.view(session, seat)
        say, wanted = say_to(interaction), typed.lower().strip()
        fitting = [card for card in view.hands[seat] if any(wanted in name for name in spellings(card))]
        return [
            app_commands.Choice(name=f"{EMOJI[card.animal]} {card_name(card, say)}", value=str(card))
            for card in fitting
        ]

    async def pick(self, press: Press) -> None:
        """Lay the card of this button, or change to it."""
        update = await self.sessions.do(
            press.session, decisions.act, press.person.id, press.step, Pick(Card.parse(press.argument))
        )
        await self.presenter.played(press, update)


async def setup(host: Host) -> None:
    """Offer the game; called by discord.py."""
    await host.add_cog(Mausen(host.services))
