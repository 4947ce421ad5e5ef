"""/verify, and the button below every game that is over: the record of the game, for everyone to check."""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial

from discord import app_commands

from bot.clicks.places import at_home, games_here
from bot.clicks.reply import say_to, show_privately, whisper
from bot.clicks.router import Handler, Press
from bot.errors import NotAllowed
from bot.features.kit import Kit
from bot.games.deal import DealSecrets
from bot.messages.desired import Interaction
from bot.messages.ids import button_id
from bot.messages.page import Button, Download, Page
from bot.sessions.replay import Mismatch
from bot.sessions.session import Session
from bot.table.buttons.cog import ActionsCog
from bot.table.pages.ways import LOBBY, OVER, Ways
from bot.text.words import Say, command_text
from cogs.proof.record import Record, dumps, record_of

log = logging.getLogger(__name__)

BUTTON, DETAILS = "proof", "proof.details"
FILE = "katzentisch-{}.json"
MOST = 10**15 - 1  # the numbers that a button can hold


class Proof(ActionsCog):
    """How the deal was fixed, and how to check it."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._archive, self._hooks = kit.archive, kit.hooks

    @app_commands.command(name=command_text("proof-verify"), description=command_text("proof-verify.about"))
    @app_commands.rename(number=command_text("proof-number"), day=command_text("proof-day"))
    @app_commands.describe(number=command_text("proof-number.about"), day=command_text("proof-day.about"))
    @at_home
    async def verify(
        self,
        interaction: Interaction,
        number: app_commands.Range[int, 1, MOST] | None = None,
        day: app_commands.Range[int, 1, MOST] | None = None,
    ) -> None:
        """Prove that a game of this server, or the deal of a day, was fair."""
        if not day:
            await self._prove(interaction, await self._find(interaction, number))
            return
        secrets = self._hooks.one(DealSecrets)
        if not secrets or not (deal := await secrets.of_day(day)):
            raise NotAllowed("no-proof-day")
        await whisper(interaction, say_to(interaction)("proof-of-day", number=str(day), **deal._asdict()))

    def actions(self) -> Mapping[str, Handler]:
        """Return the button, and the one behind it."""
        return {BUTTON: self.pressed, DETAILS: self.detailed}

    async def pressed(self, press: Press) -> None:
        """Prove that the game of this board was fair; of one that is not over, show the seal."""
        session, say = await self._find(press.interaction, press.session), say_to(press.interaction)
        if session.status.is_active:
            await whisper(press.interaction, say("proof-seal", session=str(session.id), seal=session.seal))
        else:
            await self._prove(press.interaction, session)

    async def detailed(self, press: Press) -> None:
        """Give the record of the game."""
        interaction, session = press.interaction, await self._find(press.interaction, press.session)
        await show_privately(interaction, _details(await self._record(session), say_to(interaction)))

    async def _prove(self, interaction: Interaction, session: Session) -> None:
        """Say that the game was fair."""
        record = await self._record(session)
        await show_privately(interaction, _proof(record, session, say_to(interaction)))

    async def _record(self, session: Session) -> Record:
        """Return the record of a game; of a running one the secret would help a player."""
        if session.status.is_active:
            raise NotAllowed("no-proof-yet", link=session.link)
        if session.state is None:
            raise NotAllowed("no-proof-lobby")
        game = self.games.get(session.game).game
        if session.rules_version != game.rules_version:
            raise NotAllowed("no-proof-older-rules", then=session.rules_version, now=game.rules_version)
        moves = await self._archive.log_of(session.id)
        try:
            return await asyncio.to_thread(record_of, game, session, moves)  # the whole game is played again
        except Mismatch as error:
            log.exception("the log of session %s does not follow from its secret", session.id)
            raise NotAllowed("no-proof-contradicted", move=error.move) from error

    async def _find(self, interaction: Interaction, number: int | None) -> Session:
        """Return a game of this server; without a number the newest one of this channel that is over."""
        session = await self._archive.find(where := games_here(interaction), number)
        if session is None and isinstance(where, int):
            raise NotAllowed("no-game-of-yours")
        if session is None and number is None:
            raise NotAllowed("no-game-over-here")
        if session is None:
            raise NotAllowed("no-game-numbered", number=str(number))
        return session


def _button(kit: Kit, session: Session, say: Say) -> tuple[Button, ...]:
    button = Button(say("board-proof"), button_id(session, BUTTON), "plain", "🔏")
    return (button,) if kit.games.get(session.game).game.has_chance else ()


def _proof(record: Record, session: Session, say: Say) -> Page:
    head = say("proof-head", session=str(record.session), draws=record.draw_count)
    details = Button(say("proof-details"), button_id(session, DETAILS), "plain", "🔎")
    return Page((f"{head}\n{say('proof-how')}" if record.draw_count else head, (details,)))


def _details(record: Record, say: Say) -> Page:
    facts = {"seal": record.seal, "secret": record.secret, "fingerprint": record.fingerprint}
    text = f"{say('proof-facts', **facts)}\n{say('proof-check', session=str(record.session))}"
    return Page((text, Download(FILE.format(record.session), dumps(record).encode())))


async def setup(kit: Kit) -> None:
    """Offer the command, and the button wherever something hangs on chance."""
    for place in (LOBBY, OVER):
        kit.hooks.offer(Ways(place, 2, partial(_button, kit)))
    await kit.add_cog(Proof(kit))
