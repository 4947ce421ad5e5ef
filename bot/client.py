"""The bot itself: what it is made of, in which order it is set up, and how it stops."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from datetime import timedelta
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands
from discord.utils import utcnow

from bot.draw.worker import warm_up
from bot.registry import Registry
from bot.sessions import store
from bot.sessions.backup import Backups
from bot.sessions.clock import Clock
from bot.sessions.database import Database
from bot.sessions.memory import LOOK_EVERY, Memory
from bot.sessions.people import People
from bot.sessions.reviewing import Reviewers
from bot.sessions.rounds import Rounds
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.sessions.thinking import Thinkers, processes
from bot.settings import Settings
from bot.text import CommandTranslator, speaker
from bot.ui import failures
from bot.ui.board import EDIT_PAUSE, Boards
from bot.ui.panel import Panels
from bot.ui.ping import Pings
from bot.ui.reply import Interaction
from bot.ui.router import Router
from bot.ui.screen import Screen
from bot.ui.table import Table

log = logging.getLogger(__name__)

COGS = Path(__file__).parents[1] / "cogs"
COMMANDS_NOTE = "commands"


class CommandTree(app_commands.CommandTree["Katzentisch"]):
    """Sends what goes wrong in a command where everything else goes."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell the person, log for us."""
        await failures.tell(interaction, error, f"/{interaction.command.qualified_name}" if interaction.command else "a command")


class Katzentisch(commands.AutoShardedBot):
    """The composition root: everything is made here, once, and handed on."""

    database: Database
    sessions: Sessions
    people: People
    boards: Boards
    panels: Panels
    pings: Pings
    thinkers: Thinkers
    reviewers: Reviewers
    clock: Clock
    memory: Memory

    def __init__(self, settings: Settings, *, edit_pause: float = EDIT_PAUSE, make_executor: Callable[[], Executor] = processes) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30,
            heartbeat_timeout=60,
            shard_count=settings.shard_count,
        )
        self.settings = settings
        self.registry = Registry()
        self.screens: dict[str, Screen] = {}
        self._edit_pause, self._make_executor = edit_pause, make_executor
        self._rounds: list[Rounds] = []

    async def setup_hook(self) -> None:
        """Everything that must stand before the first event comes: database, words, games, commands."""
        self.database = await Database.open(self.settings.database_url, self.settings.sqlite_synchronous)
        self.sessions = Sessions(self.database, self.registry, lambda: round(utcnow().timestamp() * 1000))
        self.people = People(self.database)
        self.memory = Memory(self.database, self.sessions)
        self.boards = Boards(self, self.sessions, self.screens, self._edit_pause)
        self.panels = Panels(self, self.sessions, self.people, self.boards, self.screens)
        self.boards.on_move = self.panels.refresh
        self.pings = Pings(self, self.sessions, self.people, self.screens)
        self.router = Router()
        self.table = Table(self)
        self.thinkers = Thinkers(self.sessions, self.registry, pause=2 * self._edit_pause, make_executor=self._make_executor)
        self.thinkers.on_move, self.thinkers.on_slow = self.table.happened, self.boards.tell_thinking
        self.boards.thinking = lambda session_id: self.thinkers.slow.get(session_id, ())
        self.reviewers = Reviewers(self.sessions, self.registry, self.thinkers)
        self.reviewers.on_review = self.boards.tell_review
        self.clock = Clock(self.sessions, self.table.happened)
        self.sessions.on_saved = self._saved
        self.add_listener(self.router.on_interaction)
        for extension in cog_folders():
            await self.load_extension(extension)
        covers = [screen.cover(("A", "B", "C"), speaker("en")).draw for screen in self.screens.values()]
        await asyncio.to_thread(warm_up, covers)
        await self.tree.set_translator(CommandTranslator())
        await self._sync_commands()
        await self.pings.catch_up()
        await self.thinkers.catch_up()
        await self.memory.start()
        if folder := self.settings.backup_folder:
            every = timedelta(hours=self.settings.backup_hours)
            backups = Backups(self.settings.database_url, folder, every, self.settings.backup_keep, self.sessions.now)
            self._rounds.append(Rounds("backup", backups.make))
        self._rounds.append(Rounds("look at the servers that went", self._look))
        await self.reviewers.catch_up()

    def _saved(self, session: Session) -> None:
        """Whatever was changed: its clock runs, its computer players think, and at its end somebody looks back at it."""
        self.clock.wind(session.wake_at)
        self.thinkers.follow(session)
        self.reviewers.follow(session)

    async def on_ready(self) -> None:
        """People can reach the bot."""
        await self._reached()
        for rounds in self._rounds:
            rounds.start()

    async def _look(self) -> float:
        """Once a day; servers that Discord cannot reach just now are there all the same."""
        await self.memory.look({guild.id for guild in self.guilds})
        return LOOK_EVERY

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server took the bot away, or is no more; an outage is told by another event."""
        await self.memory.server_left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """It wants the bot back."""
        await self.memory.server_used(guild.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Whoever uses the bot in a server has it there."""
        await self.memory.server_used(interaction.guild_id)

    async def on_resumed(self) -> None:
        """They can again."""
        await self._reached()

    async def _reached(self) -> None:
        """Clocks run, and whatever Discord has not seen is shown, new times among it."""
        await self.clock.start()
        await self.boards.catch_up()

    async def on_disconnect(self) -> None:
        """They cannot: clocks stand still."""
        if hasattr(self, "clock"):
            self.clock.stop()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the games of a channel that is gone: nobody can play them any more."""
        await self.sessions.stop_all_in(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Threads count as channels."""
        await self.sessions.stop_all_in(payload.thread_id)

    async def close(self) -> None:
        """Finish what was begun, then leave."""
        if self.is_closed():
            return
        if hasattr(self, "clock"):
            for rounds in self._rounds:
                await rounds.close()
            await self.clock.close()
            await self.router.drain()
            await self.reviewers.close()
            await self.thinkers.close()
            await self.boards.close()
            await self.pings.close()
            await self.memory.close()
        await super().close()
        if hasattr(self, "database"):
            await self.database.close()

    async def _sync_commands(self) -> None:
        """Tell Discord our commands, but only if they changed: it allows few such calls."""
        translator = self.tree.translator
        assert translator is not None
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        fingerprint = hashlib.sha256(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        if await self.database.read(store.load_note, COMMANDS_NOTE) == fingerprint:
            return
        await self.tree.sync()
        await self.database.write(store.save_note, COMMANDS_NOTE, fingerprint)
        log.info("told Discord %s commands", len(payload))


def cog_folders() -> list[str]:
    """Return every folder of cogs/ that has a cog: a game is added by adding its folder."""
    return [f"cogs.{file.parent.name}" for file in sorted(COGS.glob("*/cog.py"))]


def games() -> list[str]:
    """Return the folders of those that are games: they have rules."""
    return [file.parent.name for file in sorted(COGS.glob("*/rules.py"))]
