"""The composition root: every service is made here, once, from those before it, and closed in reverse."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import AsyncExitStack
from datetime import timedelta

from discord.utils import utcnow

from bot.clicks.deferrals import Deferrals
from bot.clicks.router import Router
from bot.draw import worker
from bot.errors import OperatorError, Unavailable
from bot.events import ChannelGone, Events, MayPostAgain
from bot.features.kit import Kit
from bot.features.loading import set_up_all
from bot.hooks import Hooks
from bot.hosting.backup import Backups
from bot.hosting.settings import Settings
from bot.hosting.version import numbered
from bot.messages.budget import MOST, UNLIMITED, Budget
from bot.messages.dms import DirectMessages
from bot.messages.keeper import EDIT_PAUSE_S, Keeper
from bot.people.rows import PreferenceStore, ServerStore
from bot.run.client import Katzentisch
from bot.run.shard_keeper import ShardKeeper
from bot.solo.service import Solos
from bot.storage.database import Database, address, load_note, redacted, save_note
from bot.table.buttons.invitations import Invitations
from bot.table.buttons.lobby_buttons import LobbyButtons
from bot.table.buttons.table_buttons import TableButtons
from bot.table.messages.boards import Boards
from bot.table.messages.call_messages import CallMessages
from bot.table.messages.calls import Calls
from bot.table.messages.guest_calls import GuestCalls
from bot.table.messages.hands import Hands
from bot.table.messages.host_pages import HostPages
from bot.table.messages.openings import Openings
from bot.table.messages.presence import Presence
from bot.table.messages.presenter import Presenter
from bot.table.messages.table_guard import TableGuard
from bot.table.pages.screen import Games
from bot.table.service.archive import Archive
from bot.table.service.call_rows import CallStore
from bot.table.service.clock import Clock
from bot.table.service.rhythm import AT_ONCE, RHYTHM
from bot.table.service.service import Sessions
from bot.table.service.thinking import Thinkers, processes
from bot.text.words import CommandTranslator

log = logging.getLogger(__name__)

COMMANDS_NOTE = "commands"


class App:
    """The bot with all it is made of: `await App(settings).client.start(token)`."""

    database: Database
    services: Kit
    thinkers: Thinkers
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
        url, synchronous = self.settings.database_url, self.settings.sqlite_synchronous
        self.database = database = await Database.open(url, synchronous, is_shared=True)
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
        events, hooks, games = Events(), Hooks(), Games()
        sessions = Sessions(database, games, events, lambda: round(utcnow().timestamp() * 1000), hooks)
        presence = Presence(sessions.now)
        deferrals = Deferrals(database, self.client)
        router = Router(TableGuard(sessions, presence), deferrals)
        preferences, servers, archive = PreferenceStore(database), ServerStore(database), Archive(database, games)
        pace = RHYTHM if self._edit_pause else AT_ONCE
        thinkers = Thinkers(sessions, games, events, pace=pace, make_executor=self._make_executor)
        dms = DirectMessages(self.client, database, sessions.now)
        budget = Budget(MOST if self._edit_pause else UNLIMITED, lambda: sessions.shards.share)
        keeper = Keeper(self.client, dms, budget, self._edit_pause)
        self._open.push_async_callback(keeper.close)
        boards = Boards(keeper, sessions, games, events, hooks, thinkers.slow_seats)
        Openings(keeper, sessions)
        hands = Hands(keeper, sessions, preferences, boards, games, events, hooks, dms)
        call_store = CallStore(database, sessions.now)
        messages = CallMessages(keeper, sessions, call_store, dms)
        calls = Calls(keeper, messages, sessions, preferences, servers, games, call_store, presence, dms)
        guests = GuestCalls(keeper, messages, sessions, preferences, servers, games, events)
        host_pages = HostPages(keeper, sessions, games, hooks)
        presenter = Presenter(keeper, sessions, boards, hands, calls, host_pages, presence, events, router)
        clock = Clock(sessions, events)
        for service in (deferrals, calls, guests.watch, hands, boards, presenter, thinkers):
            self._open.push_async_callback(service.close)
        self.services = Kit(
            client=self.client,
            tree=self.client.tree,
            router=router,
            deferrals=deferrals,
            games=games,
            sessions=sessions,
            archive=archive,
            preferences=preferences,
            servers=servers,
            solos=Solos(database, games, thinkers, sessions.now),
            dms=dms,
            keeper=keeper,
            boards=boards,
            hands=hands,
            calls=calls,
            call_messages=messages,
            presenter=presenter,
            lobby=LobbyButtons(sessions, servers, games, boards, host_pages, presenter, router),
            table=TableButtons(sessions, archive, games, hands, presenter, router, hooks),
            invitations=Invitations(self.client, sessions, preferences, host_pages, presenter, router),
            contact=self.settings.contact,
            thinkers=thinkers,
            database=database,
            hooks=hooks,
            events=events,
            add_cog=self.client.add_cog,
            when_closing=self._open.push_async_callback,
        )
        self.thinkers, self.clock = thinkers, clock
        self.client.add_listener(router.on_interaction)
        events.listen(ChannelGone, lambda gone: sessions.stop_all_in(gone.channel_id))
        events.listen(MayPostAgain, lambda _: keeper.try_again())
        self.services.when_started(guests.watch.catch_up)
        if folder := self.settings.backup_folder:
            every = timedelta(hours=self.settings.backup_hours)
            backups = Backups(self.settings.database_url, folder, every, self.settings.backup_keep, sessions.now)
            self.services.every("backup", backups.make)
        await set_up_all(self.services)
        self._open.push_async_callback(router.drain)
        self._open.push_async_callback(clock.close)
        return ShardKeeper(database, self.client, self.services, clock)

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
