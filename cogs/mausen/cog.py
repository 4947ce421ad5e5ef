"""Mausen's commands and buttons."""

from discord import app_commands

from bot.games.plugin import GamePlugin
from bot.sessions.session import Pace
from bot.text.words import LANGUAGES, command_text, speaker
from bot.ui.cog import HandCog, Host, table_options
from bot.ui.reply import Interaction, say_to
from bot.ui.router import Handler, Press
from cogs.mausen.computer import choose
from cogs.mausen.rules import GAME
from cogs.mausen.rules.recap import RECAP
from cogs.mausen.rules.rules import FULL_HAND, Card, Pick
from cogs.mausen.screen.screen import EMOJI, SCREEN, card_name

TYPED_LENGTH = 40  # no card in any language is longer


class Mausen(HandCog, group_name=GAME.key, group_description=command_text("mausen-command")):
    """Everybody lays an animal in secret; who hunts whom?"""

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
        chosen = Card.parse(_written(card))
        update = await self.sessions.act(session.id, interaction.user.id, session.step, Pick(chosen))
        await self.presenter.typed(interaction, update)

    @play.autocomplete("card")
    async def suggest_cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the cards that this person still holds."""
        seat_here = await self.seat_here(interaction)
        if seat_here is None:
            return []
        session, seat = seat_here
        hand: tuple[Card, ...] = self.sessions.view(session, seat).hands[seat]
        wanted = typed.lower().strip()
        fitting = [card for card in hand if any(wanted in name for name in _names(card))]
        return [
            app_commands.Choice(name=f"{EMOJI[card.animal]} {card_name(card, say_to(interaction))}", value=str(card))
            for card in fitting
        ]

    async def pick(self, press: Press) -> None:
        """Lay the card of this button, or change to it."""
        update = await self.sessions.act(press.session, press.person.id, press.step, Pick(Card.parse(press.argument)))
        await self.presenter.played(press, update)


def _written(text: str) -> str:
    """Return the card's short name for what somebody typed: E4, elephant 4, Elefant 4, éléphant 4."""
    wanted = " ".join(text.lower().split())
    return next((str(card) for card in FULL_HAND if wanted in _names(card)), text)


def _names(card: Card) -> list[str]:
    """Return what a card may be called: in every language, and in short."""
    return [str(card).lower(), *(card_name(card, speaker(language)).lower() for language in LANGUAGES)]


async def setup(host: Host) -> None:
    """Offer the game; called by discord.py."""
    await host.add_cog(Mausen(host.services))
