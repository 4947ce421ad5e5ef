"""The composition root: every service is made here, once, from those before it, and closed in reverse."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import AsyncExitStack, suppress
from datetime import timedelta
from importlib.metadata import version

from discord.utils import utcnow

from bot.background.clock import Clock
from bot.background.pace import AT_ONCE, PACE
from bot.background.periodic import PeriodicTask
from bot.background.reviewing import Reviewers
from bot.background.thinking import Thinkers, processes
from bot.client import Katzentisch
from bot.draw import worker
from bot.errors import Unavailable
from bot.games.discovery import cog_modules
from bot.members.lessons import LessonStore
from bot.members.preferences import PreferenceStore
from bot.members.retention import Retention
from bot.members.servers import ServerStore
from bot.members.tips import TipStore
from bot.service.archive import Archive
from bot.service.events import Events
from bot.service.service import Sessions
from bot.service.stray_calls import StrayCalls
from bot.sessions.shards import Shards
from bot.settings import Settings
from bot.storage import notes
from bot.storage.backup import Backups
from bot.storage.database import Database, address, redacted
from bot.storage.notices import FORGOTTEN, REACHED, Notice, send
from bot.storage.ownership import Lost
from bot.tasks import BackgroundTasks, collect_seldom
from bot.text.words import CommandTranslator
from bot.ui.clicks.presence import Presence
from bot.ui.clicks.router import Router
from bot.ui.messages.boards import Boards
from bot.ui.messages.budget import MOST, UNLIMITED, Budget
from bot.ui.messages.calls import Calls
from bot.ui.messages.dms import DirectMessages
from bot.ui.messages.hands import Hands
from bot.ui.messages.keeper import EDIT_PAUSE_S, Keeper
from bot.ui.messages.presenter import Presenter
from bot.ui.messages.tips import Tips
from bot.ui.pages.screen import Games
from bot.ui.tables.cog import Services
from bot.ui.tables.lobby_buttons import LobbyButtons
from bot.ui.tables.table_buttons import TableButtons

log = logging.getLogger(__name__)

COMMANDS_NOTE = "commands"
IDENTIFY_MS = 5_500
"""Between two connections to Discord in one of its buckets: it wants five seconds, by its own clock."""
HAND_OVER_S = 20.0
"""For which a process that stops waits until others have its shards: less than operators let it."""
LOOK_S = 2.0
"""Between two looks for shards that other processes hold: this one stands by for them."""


class App:
    """The bot with all it is made of: `await App(settings).client.start(token)`."""

    database: Database
    services: Services
    keeper: Keeper
    thinkers: Thinkers
    reviewers: Reviewers
    clock: Clock | None = None
    """None until all of the above are made."""

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
        self._shares = address(settings.database_url).get_backend_name() != "sqlite"
        """Whether other processes may hold some of the shards."""
        self.client = Katzentisch(self, settings.shard_count, shares_shards=self._shares)
        self.budget = Budget(MOST if edit_pause else UNLIMITED)
        self.client.http.http_trace = self.budget.trace()
        self._buckets = 1
        """In how many buckets Discord puts the shards: in each, one at a time may connect."""
        self._holding = BackgroundTasks()
        self._reached_elsewhere, self._is_reached_elsewhere = set[int](), asyncio.Event()
        self._edit_pause = edit_pause
        self._make_executor, self._make_painters = make_executor, make_painters
        self._open = AsyncExitStack()
        self._periodic: list[PeriodicTask] = []
        self._is_set_up = asyncio.Event()
        self._is_ready = False

    async def set_up(self) -> None:
        """Make everything that must stand before the first event comes; if that fails, close what was made."""
        try:
            await self._set_up()
        except BaseException:
            await self.close()
            raise

    async def _set_up(self) -> None:
        """Make, in this order: database, services, games, commands."""
        url, synchronous = self.settings.database_url, self.settings.sqlite_synchronous
        self.database = database = await Database.open(url, synchronous, is_shared=self._shares)
        self._open.push_async_callback(database.close)
        log.info("Katzentisch %s", version("katzentisch"))
        log.info("database %s, schema %s", redacted(address(url)), database.schema)
        shards = await self._find_shards()
        worker.draw_in(self._make_painters)
        self._open.callback(worker.stop_drawing)
        self._open.push_async_callback(self.client.disconnect)
        self._make_services(database)
        self.services.sessions.look_after(shards)
        for module in cog_modules():
            await self.client.load_extension(module)
        await self.client.tree.set_translator(CommandTranslator())
        await self._sync_commands(database)
        self._open.push_async_callback(self.client.leave)  # a click that comes now is the next process's
        self._open.push_async_callback(self._hand_over)
        self._open.push_async_callback(self._holding.cancel)
        await database.listen(self._heard)
        if shards.ids:
            await self._catch_up()
        self._is_set_up.set()

    async def _find_shards(self) -> Shards:
        """Find out how many shards there are, and return those that this process holds from the start: all, or where
        processes share them none.
        """
        client, count = self.client, self.settings.shard_count
        if self._shares or count is None:
            self._buckets = await client.find_gateway()
        if not self._shares:
            return Shards.all_of(client.shard_count)
        await self.database.agree_on(client.application_id or 0, client.shard_count)
        return Shards(client.shard_count, frozenset())

    def _make_services(self, database: Database) -> None:
        """In order: what closes first is made last."""
        events, games = Events(), Games()
        sessions = Sessions(database, games, events, lambda: round(utcnow().timestamp() * 1000))
        presence = Presence(sessions.now)
        router = Router(sessions, presence)
        preferences, archive = PreferenceStore(database), Archive(database, games)
        retention, servers = Retention(database, sessions), ServerStore(database)
        self._open.push_async_callback(retention.close)
        pace = PACE if self._edit_pause else AT_ONCE
        thinkers = Thinkers(sessions, games, events, pace=pace, make_executor=self._make_executor)
        dms = DirectMessages(self.client)
        self.keeper = keeper = Keeper(self.client, dms, self.budget, self._edit_pause)
        self._open.push_async_callback(keeper.close)
        boards = Boards(keeper, sessions, games, events, thinkers.slow_seats)
        tip_store = TipStore(database)
        tips = Tips(sessions, preferences, tip_store, games)
        hands = Hands(keeper, sessions, preferences, boards, games, events, dms, tips)
        strays = StrayCalls(database, sessions.now)
        calls = Calls(self.client, keeper, sessions, preferences, servers, games, strays, presence, dms)
        presenter = Presenter(keeper, sessions, boards, hands, calls, tips, presence, events, router)
        reviewers = Reviewers(sessions, archive, games, thinkers, events)
        clock = Clock(sessions, events)
        for service in (calls, hands, boards, presenter, thinkers, reviewers):
            self._open.push_async_callback(service.close)
        self._open.push_async_callback(router.drain)
        self._open.push_async_callback(clock.close)
        lobby = LobbyButtons(sessions, servers, games, boards, presenter, router)
        table = TableButtons(sessions, archive, games, hands, presenter, router)
        self.services = Services(
            self.client,
            router,
            games,
            sessions,
            archive,
            preferences,
            LessonStore(database),
            servers,
            tip_store,
            retention,
            dms,
            boards,
            hands,
            calls,
            presenter,
            lobby,
            table,
            self.settings.contact,
        )
        self.thinkers, self.reviewers, self.clock = thinkers, reviewers, clock
        self.client.add_listener(router.on_interaction)
        self._make_periodic_tasks()

    def _make_periodic_tasks(self) -> None:
        retention = self.services.retention
        self._periodic.append(
            PeriodicTask(
                "look at the servers that are gone",
                lambda: retention.look(
                    {guild.id for guild in self.client.guilds},
                    Shards(self.services.sessions.shards.count, self.reached_shards),
                ),
            )
        )
        if folder := self.settings.backup_folder:
            every = timedelta(hours=self.settings.backup_hours)
            backups = Backups(
                self.settings.database_url, folder, every, self.settings.backup_keep, self.services.sessions.now
            )
            self._periodic.append(PeriodicTask("backup", backups.make))
        for task in self._periodic:
            self._open.push_async_callback(task.close)

    async def _catch_up(self) -> None:
        """Go on with what the process that held our shards before could not finish."""
        await self.services.calls.catch_up()
        await self.thinkers.catch_up()
        await self.services.retention.start()
        await self.reviewers.catch_up()

    async def watch_database(self) -> None:
        """Look at the database again and again, as long as the bot runs; OperatorError if it is not where it was, Lost
        if other processes may hold our shards now: then nothing more is done for them here.
        """
        await self._is_set_up.wait()
        try:
            await self.database.watch()
        except Lost:
            await self._let_go()
            raise

    async def _let_go(self) -> None:
        """Do nothing more for the shards that were ours, from this moment on."""
        self._look_after_none()
        await self._holding.cancel()
        await self.client.leave()

    def _look_after_none(self) -> None:
        sessions = self.services.sessions
        sessions.look_after(Shards(sessions.shards.count, frozenset()))
        if self.clock:
            self.clock.stop()

    async def _hand_over(self) -> None:
        """Let a process that stands by have our shards, and answer what people click until they reach that one. For a
        moment both hear of a click: the one that is faster saves it, and the other one changes nothing.
        """
        held = self.held_shards
        if not self._shares or not held:
            return
        self._look_after_none()
        await self.services.calls.close()
        try:
            if await self.database.hand_over(held):
                async with asyncio.timeout(HAND_OVER_S):
                    while held - self._reached_elsewhere:
                        self._is_reached_elsewhere.clear()
                        await self._is_reached_elsewhere.wait()
        except (TimeoutError, Lost) as error:
            left = sorted(held - self._reached_elsewhere)
            log.info("shards %s are left, though no other process serves them yet: %r", left, error.__cause__ or error)

    def connected(self) -> None:
        """Shards can be connected: take those that are free, and stand by for the others."""
        self._holding.start(self._hold_until_lost(), "hold shards")

    async def _hold_until_lost(self) -> None:
        with suppress(Lost):  # who watches the database hears of it too
            await self._hold_shards()

    async def _hold_shards(self) -> None:
        """Take one after the other in the order of the settings, at the pace at which Discord lets us connect: so
        processes that start together share the shards.
        """
        sessions = self.services.sessions
        wanted = self.settings.shard_ids or range(sessions.shards.count)
        loop, is_said = asyncio.get_running_loop(), False
        while waiting := [shard for shard in wanted if shard not in sessions.shards.ids]:
            for shard in waiting:
                if await self.database.hold(shard):
                    next_at = loop.time() + IDENTIFY_MS / 1000 / self._buckets
                    await self._take(shard)
                    await asyncio.sleep(next_at - loop.time())
                elif not is_said:
                    is_said = True
                    log.info("shard %s is held by another process: standing by", shard)
            await asyncio.sleep(LOOK_S)

    def _heard(self, notice: Notice) -> None:
        """Another process changed something."""
        services = self.services
        if notice.session_id > 0:
            if services.sessions.shards.have(notice.guild_id):
                self._holding.start(self._follow(notice), f"follow session {notice.session_id}")
            return
        if notice.session_id == REACHED:
            self._reached_elsewhere.add(notice.seq)
            self._is_reached_elsewhere.set()
            return
        services.preferences.forget(notice.user_id)
        if notice.session_id == FORGOTTEN:
            services.sessions.reread_all()
            services.lobby.limits.forget(notice.user_id)
            services.tips.forget(notice.user_id)
            services.router.forget(notice.user_id)
            services.calls.forget(notice.user_id, ())
            self._holding.start(services.hands.forget(notice.user_id, ()), "put the hands of a forgotten user away")

    async def _follow(self, notice: Notice) -> None:
        while True:
            try:
                return await self.services.sessions.changed_elsewhere(notice)
            except Unavailable:
                await asyncio.sleep(LOOK_S)

    async def _take(self, shard: int) -> None:
        """Look after a shard that is ours now."""
        log.info("shard %s of %s is ours", shard, self.services.sessions.shards.count)
        self.services.sessions.look_after(self.services.sessions.shards.plus(shard))
        try:
            await self._catch_up()
        except Unavailable as error:
            log.warning("what was left undone in shard %s stays so for now: %s", shard, error.__cause__)
        await self.client.connect_shard(shard)

    async def may_identify(self, shard: int) -> None:
        """Wait for the turn of a shard in its bucket, among the shards of all processes."""
        turn = f"identify {shard % self._buckets}"
        while wait_ms := await self.database.write(notes.take_turn, turn, IDENTIFY_MS):  # noqa: ASYNC110
            await asyncio.sleep(wait_ms / 1000)  # other processes take turns too: none of them can tell us

    async def reached(self, shard: int) -> None:
        """People can reach the bot: clocks run, and whatever Discord has not seen is shown, new times among it."""
        if self.clock is None or shard not in self.services.sessions.shards.ids:
            return
        await self.clock.start(shard)
        self._reached_elsewhere.discard(shard)
        if self._shares:
            await self.database.write(send, Notice(REACHED, shard))
        await self.services.boards.catch_up()
        await self.services.hands.catch_up()
        if not self._is_ready:
            self._is_ready = True
            log.info("shards %s, servers %s", self.client.shard_count, len(self.client.guilds))
            log.info("ready")
            collect_seldom()
        for task in self._periodic:
            task.start()

    def lost(self, shard: int) -> None:
        """They cannot: clocks stand still."""
        if self.clock:
            self.clock.stop(shard)

    @property
    def held_shards(self) -> frozenset[int]:
        """The shards that are this process's to serve; none before it is known how many there are."""
        return self.services.sessions.shards.ids if self.clock else frozenset()

    @property
    def reached_shards(self) -> frozenset[int]:
        """Those in whose servers people can reach the bot."""
        return self.clock.reached if self.clock else frozenset()

    async def server_joined(self, guild_id: int) -> None:
        """A server has the bot, or has it back."""
        await self.services.retention.server_used(guild_id)

    async def server_left(self, guild_id: int) -> None:
        """A server took the bot away."""
        await self.services.retention.server_left(guild_id)

    async def channel_deleted(self, channel_id: int) -> None:
        """End the games of a channel that is gone."""
        await self.services.sessions.stop_all_in(channel_id)

    def permissions_changed(self) -> None:
        """The bot may do more than before somewhere: boards that could not be shown are tried."""
        if self.clock:
            self.keeper.try_again()

    async def close(self) -> None:
        """Finish what was begun."""
        await self._open.aclose()

    async def _sync_commands(self, database: Database) -> None:
        """Tell Discord our commands, but only if they changed: it allows few such calls."""
        tree, translator = self.client.tree, self.client.tree.translator
        assert translator is not None
        payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
        fingerprint = hashlib.sha256(
            json.dumps([self.client.application_id, payload], sort_keys=True).encode()
        ).hexdigest()
        if await database.read(notes.load_note, COMMANDS_NOTE) == fingerprint:
            return
        await tree.sync()
        await database.write(notes.save_note, COMMANDS_NOTE, fingerprint)
        log.info("Discord knows our %s commands now", len(payload))
