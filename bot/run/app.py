"""The bot from its settings to its close: what is opened first is closed last."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import AsyncExitStack

from bot.draw import worker
from bot.errors import OperatorError, Unavailable
from bot.events import ChannelGone, MayPostAgain
from bot.features.kit import Kit
from bot.features.loading import set_up_all
from bot.hosting.backup import Backups
from bot.hosting.settings import Settings
from bot.hosting.version import numbered
from bot.messages.keeper import EDIT_PAUSE_S
from bot.run.client import Katzentisch
from bot.run.own_emoji import OwnEmoji
from bot.run.shard_keeper import ShardKeeper
from bot.storage.database import Database, address, load_note, redacted, save_note
from bot.table.service.clock import Clock
from bot.table.service.thinking import processes
from bot.text.words import CommandTranslator

log = logging.getLogger(__name__)

COMMANDS_NOTE = "commands"


class App:
    """The bot with all it is made of: `await App(settings).client.start(token)`."""

    database: Database
    services: Kit
    emoji: OwnEmoji
    clock: Clock | None = None
    """None until all of the above are made."""
    shards: ShardKeeper | None = None
    """None until it is known which there are."""

    def __init__(
        self,
        settings: Settings,
        *,
        edit_pause: float = EDIT_PAUSE_S,
        make_executor: Callable[[], Executor] = processes,
        make_painters: Callable[[], Executor] = worker.processes,
    ) -> None:
        """`make_executor` returns where computer players think, `make_painters` where pictures are drawn."""
        self.settings = settings
        self.client = Katzentisch(self, settings.shard_count, settings.shard_ids)
        self._edit_pause = edit_pause
        self._make_executor = make_executor
        self._make_painters = make_painters
        self._open = AsyncExitStack()
        self._is_set_up = asyncio.Event()

    async def set_up(self) -> None:
        """Make everything that must stand before the first event comes; if that fails, close what was made."""
        try:
            await self._set_up()
        except Unavailable as error:
            await self.close()
            where = redacted(address(self.settings.database_url))
            raise OperatorError(f"The database {where} does not answer: {error.__cause__}.") from error
        except BaseException:
            await self.close()
            raise

    async def _set_up(self) -> None:
        """Make, in this order: database, services, games, commands."""
        url = self.settings.database_url
        self.database = database = await Database.open(url, is_shared=True)
        self._open.push_async_callback(database.close)
        log.info("Katzentisch %s", numbered())
        log.info("database %s, schema %s", redacted(address(url)), database.schema)
        worker.draw_in(self._make_painters)
        self._open.callback(worker.stop_drawing)
        self._open.push_async_callback(self.client.disconnect)
        shards = await self._make_services(database)
        await shards.count_shards()
        self.shards = shards
        await self.client.tree.set_translator(CommandTranslator())
        await self._sync_commands(database)
        self._open.push_async_callback(self.client.leave)  # a click that comes now is the next process's
        self._open.push_async_callback(shards.hand_over)
        self._open.push_async_callback(shards.close)
        await shards.take_shards()
        self._is_set_up.set()

    async def _make_services(self, database: Database) -> ShardKeeper:
        """In order: what closes first is made last."""
        pools, settings = {"edit_pause": self._edit_pause, "make_executor": self._make_executor}, self.settings
        kit = Kit(self.client, database, self._open.push_async_callback, settings.contact, **pools)
        self.services, self.clock = kit, kit.clock
        self.client.add_listener(kit.router.on_interaction)
        kit.events.listen(ChannelGone, lambda gone: kit.sessions.stop_all_in(gone.channel_id))
        kit.events.listen(MayPostAgain, lambda _: kit.keeper.try_again())
        if folder := settings.backup_folder:
            backups = Backups(settings.database_url, folder, settings.backup_keep, kit.sessions.now)
            kit.every("backup", backups.make)
        self.emoji = OwnEmoji(self.client, database, kit.budget, kit.sessions, self._edit_pause)
        await self.emoji.load()
        if self._edit_pause:
            kit.every("emoji", self.emoji.keep_up)
        await set_up_all(kit)
        self._open.push_async_callback(kit.router.drain)
        self._open.push_async_callback(kit.clock.close)
        return ShardKeeper(database, self.client, kit)

    async def watch_database(self) -> None:
        """Look at the database again and again, as long as the bot runs; OperatorError if it is not where it was."""
        await self._is_set_up.wait()
        await self.database.watch()

    async def close(self) -> None:
        """Finish what was begun."""
        await self._open.aclose()

    async def _sync_commands(self, database: Database) -> None:
        """Tell Discord our commands, but only if they changed: it allows few such calls."""
        tree, translator = self.client.tree, self.client.tree.translator
        assert translator is not None
        payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
        told = json.dumps([self.client.application_id, payload], sort_keys=True)
        fingerprint = hashlib.sha256(told.encode()).hexdigest()
        if await database.read(load_note, COMMANDS_NOTE) == fingerprint:
            return
        await tree.sync()
        await database.write(save_note, COMMANDS_NOTE, fingerprint)
        log.info("Discord knows our %s commands now", len(payload))
