"""/verify, and the button below every game that is over: the record of the game, for everybody to check."""

import asyncio
import logging
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot import text
from bot.errors import Refused
from bot.record import Contradicted, Record, record, written
from bot.sessions.session import Place, Session
from bot.text import Say, command_text
from bot.ui.reply import Interaction, say_to
from bot.ui.router import Press

if TYPE_CHECKING:
    from bot.client import Katzentisch

log = logging.getLogger(__name__)

text.add(Path(__file__).parent / "text")

BUTTON = "proof"
FILE = "katzentisch-{}.json"
MOST = 10**15 - 1  # the numbers that a button can hold


class Proof(commands.Cog):
    """How the deal was fixed, and how to check it."""

    def __init__(self, bot: "Katzentisch") -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Hear the button."""
        self.bot.router.add(BUTTON, self.pressed)

    async def cog_unload(self) -> None:
        """Hear it no more."""
        self.bot.router.remove(BUTTON)

    @app_commands.command(name=command_text("proof-verify"), description=command_text("proof-verify.about"))
    @app_commands.rename(number=command_text("proof-number"))
    @app_commands.describe(number=command_text("proof-number.about"))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def verify(self, interaction: Interaction, number: app_commands.Range[int, 1, MOST] | None = None) -> None:
        """Prove that a game of this server was fair."""
        await self._prove(interaction, number)

    async def pressed(self, press: Press) -> None:
        """Do so for the game of this board."""
        await self._prove(press.interaction, press.session)

    async def _prove(self, interaction: Interaction, number: int | None) -> None:
        session = await self._find(interaction, number)
        told = await self._record(session)
        file = discord.File(BytesIO(written(told).encode()), FILE.format(session.id))
        await interaction.response.send_message(_proof(told, say_to(interaction)), file=file, ephemeral=True, suppress_embeds=True)

    async def _find(self, interaction: Interaction, number: int | None) -> Session:
        """Return a game of this server that is over: of a running one the secret would help somebody."""
        where = Place(interaction.guild_id or 0, interaction.channel_id or 0)
        session = await self.bot.sessions.look_up(where, number)
        if session is None and number is None:
            raise Refused("no-proof-here")
        if session is None:
            raise Refused("no-proof-number", session=str(number))
        if session.status.is_active:
            raise Refused("no-proof-yet", link=session.link)
        if session.state is None:
            raise Refused("no-proof-lobby")
        return session

    async def _record(self, session: Session) -> Record:
        game = self.bot.registry.get(session.game)
        if session.rules_version != game.rules_version:
            raise Refused("no-proof-older-rules", then=session.rules_version, now=game.rules_version)
        moves = await self.bot.sessions.log_of(session.id)
        try:
            return await asyncio.to_thread(record, game, session, moves)  # the whole game is played again
        except Contradicted as error:
            log.exception("the log of session %s does not follow from its secret", session.id)
            raise Refused("no-proof-contradicted", move=error.move) from error


def _proof(told: Record, say: Say) -> str:
    facts = {"seal": told.seal, "secret": told.secret, "fingerprint": told.fingerprint}
    return "\n".join(
        (
            say("proof-head", session=str(told.session)),
            say("proof-how", clicks=len(told.joins), draws=told.asked),
            say("proof-facts", **facts),
            say("proof-check", session=str(told.session)),
        )
    )
