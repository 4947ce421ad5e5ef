"""How a process serves shards: it waits until it holds all of its own, and hands them over when it stops.

Where processes share no database, the only one serves all shards from the start.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.errors import Unavailable
from bot.events import PersonForgotten
from bot.features.kit import Kit
from bot.run.client import Katzentisch
from bot.storage.database import Database
from bot.storage.notices import FORGOTTEN, REACHED, Notice, send
from bot.storage.shards import Shards
from bot.tasks import BackgroundTasks, collect_seldom

log = logging.getLogger(__name__)

HAND_OVER_S = 20.0
"""For which a process that stops waits until another one serves its shards: less than operators let it."""
LEAVE_S = 1.0
"""For which it still hears clicks then: those that Discord sent before that are on their way."""
RETRY_S = 1.0
"""Between two tries of what failed."""


class ShardKeeper:
    """Holds the shards of this process, and hands them over."""

    def __init__(self, database: Database, client: Katzentisch, services: Kit) -> None:
        self._database, self._client, self._services = database, client, services
        self._sessions = services.sessions
        self._buckets = 1
        """In how many buckets Discord puts the shards: in each, one at a time may connect."""
        self._tasks = BackgroundTasks()
        self._unserved, self._are_served = set[int](), asyncio.Event()
        """Those handed over that Discord has not connected to another process yet."""
        self._connected = set[int]()
        """Those that Discord says are connected."""
        self.is_standing_by = False
        """Whether this process waits for shards that another one holds."""
        self._is_ready = self._is_closed = False
        client.add_listener(self.connected, "on_shard_connect")
        client.add_listener(self.reached, "on_shard_ready")
        client.add_listener(self.reached, "on_shard_resumed")
        client.add_listener(self.lost, "on_shard_disconnect")

    @property
    def held(self) -> frozenset[int]:
        """The shards that are this process's to serve."""
        return self._sessions.shards.ids

    async def count_shards(self) -> None:
        """Find out how many shards there are."""
        client, shared = self._client, self._database.shared
        if shared or not client.shard_count:
            self._buckets = await client.find_gateway()
        count = client.shard_count or 1
        if shared:
            await shared.agree_on(client.application_id or 0, count)
        self._sessions.look_after(Shards(count, frozenset()))

    async def take_shards(self) -> None:
        """Hold this process's shards as soon as they are free, and go on with what was left undone there."""
        count = self._sessions.shards.count
        shards = Shards(count, frozenset(self._client.shard_ids or range(count)))
        if shared := self._database.shared:
            await shared.listen(self._heard)
            self.is_standing_by = True
            await shared.hold([*shards.ids])
            self.is_standing_by = False
        self._sessions.look_after(shards)
        services = self._services
        await services.deferrals.answer_all(shards)
        await services.calls.catch_up()
        await services.thinkers.catch_up()
        for begin in services.at_start:
            await begin()

    async def wait_for_turn(self, shard: int) -> bool:
        """Wait for the turn of a shard in its bucket, among the shards of all processes; False if there is but one."""
        if shared := self._database.shared:
            await shared.identify(shard % self._buckets)
        return shared is not None

    async def connected(self, shard: int) -> None:
        """Tell the process that hands a shard over that Discord has connected it here."""
        if self._database.shared:
            with suppress(Unavailable):  # the other one ends a little later
                await self._database.write(send, Notice(REACHED, shard))

    async def reached(self, shard: int) -> None:
        """People can reach the bot: clocks run, and whatever Discord has not seen is shown, new times among it."""
        self._connected.add(shard)
        await asyncio.wait([self._start(f"begin with shard {shard}", lambda: self._reach(shard))])

    async def _reach(self, shard: int) -> None:
        if shard not in self.held & self._connected:
            return
        await self._services.clock.start(shard)
        await self._services.presenter.catch_up()
        for catch_up in self._services.at_reach:
            await catch_up()
        if not self._is_ready:
            self._is_ready = True
            log.info("ready: %s servers, %s shards", len(self._client.guilds), self._client.shard_count)
            collect_seldom()
        for task in self._services.periodic:
            task.start()

    async def lost(self, shard: int) -> None:
        """They cannot: clocks stand still."""
        self._connected.discard(shard)
        self._services.clock.stop(shard)

    def _start(self, what: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        return self._tasks.start(self._try_until_done(what, work), what)

    async def _try_until_done(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do what a failing statement must not end."""
        while not self._is_closed:
            try:
                await work()
            except Unavailable as error:
                log.warning("%s: not yet, since the database does not answer: %s", what, error.__cause__)
            except Exception:
                log.exception("%s failed, and will be tried again", what)
            else:
                return
            await asyncio.sleep(RETRY_S)

    def make_sure(self) -> None:
        """End this process if another one may serve its shards."""
        if shared := self._database.shared:
            shared.make_sure()

    async def hand_over(self) -> None:
        """Let a process that stands by have our shards, and answer clicks until Discord has connected it."""
        held, shared = self.held, self._database.shared
        if not shared or not held or not await shared.are_wanted([*held]):
            return
        self._unserved = {*held}
        self._are_served.clear()  # what was heard before was of others
        self._sessions.look_after(Shards(self._sessions.shards.count, frozenset()))
        self._services.clock.stop()
        await self._services.calls.close()
        await self._services.deferrals.keep_all()
        await shared.let_go([*held])
        with suppress(TimeoutError):
            async with asyncio.timeout(HAND_OVER_S):
                await self._are_served.wait()
                await asyncio.sleep(LEAVE_S)

    async def close(self) -> None:
        """Hear of nothing more: what follows from it would need what closes next."""
        self._is_closed = True
        await self._tasks.cancel()

    def _heard(self, notice: Notice) -> None:
        """Another process changed something."""
        services = self._services
        if notice.session_id > 0:
            if self._sessions.shards.have(notice.guild_id):
                follow = services.presenter.follow_elsewhere
                self._start(f"follow session {notice.session_id}", lambda: follow(notice))
            return
        if notice.session_id == REACHED:
            self._unserved.discard(notice.seq)
            if not self._unserved:
                self._are_served.set()
            return
        services.preferences.forget(notice.user_id)
        if notice.session_id == FORGOTTEN:
            self._sessions.reread_all()
            services.lobby.limits.forget(notice.user_id)
            services.router.forget(notice.user_id)
            services.calls.forget(notice.user_id, ())
            self._start("forget a user", lambda: services.events.tell(PersonForgotten(notice.user_id)))
            self._tasks.start(services.hands.forget(notice.user_id, ()), "put the hands of a forgotten user away")
