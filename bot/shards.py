"""How a process holds shards: it takes those that are free, stands by for the others, and hands its own over last.

Where processes share no database, the only one holds all shards from the start.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.background.clock import Clock
from bot.background.periodic import PeriodicTask
from bot.background.reviewing import Reviewers
from bot.background.thinking import Thinkers
from bot.client import Katzentisch
from bot.errors import Unavailable
from bot.sessions.shards import Shards
from bot.storage import notes
from bot.storage.database import Database
from bot.storage.notices import BEHIND, FORGOTTEN, REACHED, Notice, send
from bot.storage.ownership import Lost
from bot.tasks import BackgroundTasks, collect_seldom
from bot.ui.tables.cog import Services

log = logging.getLogger(__name__)

IDENTIFY_MS = 5_500
"""Between two connections to Discord in one of its buckets: it wants five seconds, by its own clock."""
HAND_OVER_S = 20.0
"""For which a process that stops waits until others have its shards: less than operators let it."""
LOOK_S = 1.0
"""Between two looks for shards that other processes hold, and between two tries of what failed."""


@dataclass(frozen=True)
class Workers:
    """What goes on without clicks in the shards held."""

    clock: Clock
    thinkers: Thinkers
    reviewers: Reviewers
    periodic: Sequence[PeriodicTask]
    """What begins when people can reach the bot."""


class ShardKeeper:
    """Holds shards for this process, and says who looks after them."""

    def __init__(
        self,
        database: Database,
        client: Katzentisch,
        services: Services,
        workers: Workers,
        wanted: tuple[int, ...] | None,
    ) -> None:
        """With `wanted` it takes some of the shards that it can have, otherwise all."""
        self._database, self._client, self._services, self._workers = database, client, services, workers
        self._sessions, self._wanted = services.sessions, wanted
        self._buckets = 1
        """In how many buckets Discord puts the shards: in each, one at a time may connect."""
        self._tasks = BackgroundTasks()
        self._reached_elsewhere, self._is_reached_elsewhere = set[int](), asyncio.Event()
        self._connected = set[int]()
        """Those that Discord says are connected."""
        self._is_ready = self._is_closed = False
        client.add_listener(self.reached, "on_shard_ready")
        client.add_listener(self.reached, "on_shard_resumed")
        client.add_listener(self.lost, "on_shard_disconnect")

    @property
    def held(self) -> frozenset[int]:
        """The shards that are this process's to serve."""
        return self._sessions.shards.ids

    @property
    def is_shared(self) -> bool:
        """Whether other processes may hold some of the shards."""
        return self._database.shared is not None

    async def find(self) -> None:
        """Find out how many shards there are, and look after those that are this process's from the start: all, or
        where processes share them none.
        """
        client, shared = self._client, self._database.shared
        if shared or not client.shard_count:
            self._buckets = await client.find_gateway()
        count = client.shard_count or 1
        if shared:
            await shared.agree_on(client.application_id or 0, count)
        self._sessions.look_after(Shards(count, frozenset()) if shared else Shards.all_of(count))

    async def begin(self) -> None:
        """Hear what other processes do, or go on at once with what is left undone."""
        if shared := self._database.shared:
            await shared.listen(self._heard)
        else:
            self._services.deferrals.catch_up(self._sessions.shards)
            await self._catch_up()

    def connected(self) -> None:
        """Take the shards that are free, and stand by for the others: Discord can be reached."""
        self._tasks.start(self._hold_until_lost(), "hold shards")

    async def may_identify(self, shard: int) -> None:
        """Wait for the turn of a shard in its bucket, among the shards of all processes, till it is surely ours."""
        turn, is_turn = f"identify {shard % self._buckets}", False
        while not is_turn:
            try:
                wait_ms = await self._database.write(notes.take_turn, turn, IDENTIFY_MS)
                is_turn = wait_ms == 0
                await self.may_act()
            except Unavailable:  # discord.py would end all that is connected
                wait_ms, is_turn = round(LOOK_S * 1000), False
            await asyncio.sleep(wait_ms / 1000)  # other processes take turns too: none of them can tell us

    async def reached(self, shard: int) -> None:
        """People can reach the bot: clocks run, and whatever Discord has not seen is shown, new times among it."""
        self._connected.add(shard)
        await asyncio.wait([self._start(f"begin with shard {shard}", lambda: self._reach(shard))])

    async def _reach(self, shard: int) -> None:
        if shard not in self.held & self._connected:
            return
        await self._workers.clock.start(shard)
        self._reached_elsewhere.discard(shard)
        if self.is_shared:
            await self._database.write(send, Notice(REACHED, shard))
        await self._services.boards.catch_up()
        await self._services.standings.catch_up()
        await self._services.threads.catch_up()
        await self._services.hands.catch_up()
        await self._services.day_messages.catch_up()
        if not self._is_ready:
            self._is_ready = True
            log.info("shards %s, servers %s", self._client.shard_count, len(self._client.guilds))
            log.info("ready")
            collect_seldom()
        for task in self._workers.periodic:
            task.start()

    async def lost(self, shard: int) -> None:
        """They cannot: clocks stand still."""
        self._connected.discard(shard)
        self._workers.clock.stop(shard)

    def _start(self, what: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        return self._tasks.start(self._try_until_done(what, work), what)

    async def _try_until_done(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do what a failing statement must not end."""
        while not (self._is_closed or self._database.is_given_up):
            try:
                await work()
            except Unavailable as error:
                log.warning("%s: not yet, since the database does not answer: %s", what, error.__cause__)
            except Exception:
                log.exception("%s failed, and will be tried again", what)
            else:
                return
            await asyncio.sleep(LOOK_S)

    async def may_act(self) -> None:
        """Return if what this process does is its own to do; Unavailable if other processes may do it now."""
        if shared := self._database.shared:
            await shared.make_sure()

    async def let_go(self) -> None:
        """Do nothing more for the shards that were ours, from this moment on."""
        self._look_after_none()
        self._database.give_up()
        await self.close()
        await self._client.leave()

    async def hand_over(self) -> None:
        """Let a process that stands by have our shards, and answer what people click until they reach that one. For a
        moment both hear of a click: the one that is faster saves it, and the other one changes nothing.
        """
        held, shared = self.held, self._database.shared
        if not shared or not held:
            return
        self._look_after_none()
        await self._services.calls.close()
        try:
            if await shared.hand_over(held):
                async with asyncio.timeout(HAND_OVER_S):
                    while held - self._reached_elsewhere and await shared.are_others():
                        self._is_reached_elsewhere.clear()
                        with suppress(TimeoutError):
                            await asyncio.wait_for(self._is_reached_elsewhere.wait(), LOOK_S)
        except (TimeoutError, Lost) as error:
            left = sorted(held - self._reached_elsewhere)
            log.info("shards %s are left, though no other process serves them yet: %r", left, error.__cause__ or error)

    async def close(self) -> None:
        """Take no more shards, and hear of nothing: what follows from it would need what closes next."""
        self._is_closed = True
        await self._tasks.cancel()

    def _look_after_none(self) -> None:
        self._sessions.look_after(Shards(self._sessions.shards.count, frozenset()))
        self._workers.clock.stop()

    async def _hold_until_lost(self) -> None:
        with suppress(Lost):  # who watches the database hears of it too
            await self._hold_shards()

    async def _hold_shards(self) -> None:
        """Take one after the other in the order of the settings, at the pace at which Discord lets us connect: so
        processes that start together share the shards.
        """
        shared = self._database.shared
        assert shared
        wanted = self._wanted or range(self._sessions.shards.count)
        loop, is_said = asyncio.get_running_loop(), False
        while waiting := [shard for shard in wanted if shard not in self.held]:
            for shard in waiting:
                if await shared.hold(shard):
                    next_at = loop.time() + IDENTIFY_MS / 1000 / self._buckets
                    await self._take(shard)
                    await asyncio.sleep(next_at - loop.time())
                elif not is_said:
                    is_said = True
                    log.info("shard %s is held by another process: standing by", shard)
            await asyncio.sleep(LOOK_S)

    async def _take(self, shard: int) -> None:
        """Look after a shard that is ours now. Nothing is sent there before Discord has connected us: as seen from
        outside, who is connected last is the one who acts.
        """
        log.info("shard %s of %s is ours", shard, self._sessions.shards.count)
        self._sessions.look_after(self._sessions.shards.plus(shard))
        self._services.deferrals.catch_up(self._sessions.shards)
        await self._client.connect_shard(shard)
        self._start(f"catch up in shard {shard}", self._catch_up)

    async def _catch_up(self) -> None:
        """Go on with what the process that held our shards before could not finish."""
        await self._services.calls.catch_up()
        await self._services.bell.catch_up()
        await self._workers.thinkers.catch_up()
        await self._services.retention.start()
        await self._workers.reviewers.catch_up()

    def _heard(self, notice: Notice) -> None:
        """Another process changed something."""
        services = self._services
        if notice.session_id > 0:
            if self._sessions.shards.have(notice.guild_id):
                self._start(f"follow session {notice.session_id}", lambda: self._sessions.changed_elsewhere(notice))
            return
        if notice.session_id == REACHED:
            self._reached_elsewhere.add(notice.seq)
            self._is_reached_elsewhere.set()
            return
        if notice.session_id == BEHIND:
            if self._sessions.shards.have(notice.guild_id):
                self._start(f"show session {notice.seq} again", lambda: services.presenter.show_again(notice.seq))
            return
        services.preferences.forget(notice.user_id)
        if notice.session_id == FORGOTTEN:
            self._sessions.reread_all()
            services.lobby.limits.forget(notice.user_id)
            services.router.forget(notice.user_id)
            services.calls.forget(notice.user_id, ())
            self._start("show standings without a forgotten user", services.standings.catch_up)
            self._tasks.start(services.hands.forget(notice.user_id, ()), "put the hands of a forgotten user away")
