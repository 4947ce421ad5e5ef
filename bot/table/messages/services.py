"""What everything at a table is made of. Each class takes it whole, and keeps of it what it needs."""

from collections.abc import Callable
from concurrent.futures import Executor

from discord.ext import commands
from discord.utils import utcnow

from bot.clicks.deferrals import Deferrals
from bot.clicks.router import Router
from bot.events import Events
from bot.hooks import Hooks
from bot.messages.budget import MOST, UNLIMITED, Budget
from bot.messages.dms import DirectMessages
from bot.messages.keeper import EDIT_PAUSE_S, Keeper
from bot.people.rows import PreferenceStore, ServerStore
from bot.storage.database import Database
from bot.table.messages.presence import Presence
from bot.table.messages.table_guard import TableGuard
from bot.table.pages.screen import Games
from bot.table.service.archive import Archive
from bot.table.service.clock import Clock
from bot.table.service.rhythm import AT_ONCE, RHYTHM
from bot.table.service.service import Sessions
from bot.table.service.thinking import Thinkers, processes


class Services:
    """The services of a bot: one client, one database."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
        database: Database,
        *,
        edit_pause: float = EDIT_PAUSE_S,
        make_executor: Callable[[], Executor] = processes,
    ) -> None:
        """`make_executor` returns where computer players think; without pauses between edits nothing else waits."""
        self.client, self.database = client, database
        self.events, self.hooks, self.games = Events(), Hooks(), Games()
        self.sessions = Sessions(database, self.games, self.events, _now_ms, self.hooks)
        self.archive = Archive(database, self.games)
        self.preferences, self.servers = PreferenceStore(database), ServerStore(database)
        self.clock, pace = Clock(self.sessions, self.events), RHYTHM if edit_pause else AT_ONCE
        self.thinkers = Thinkers(self.sessions, self.games, self.events, pace=pace, make_executor=make_executor)
        self.presence = Presence(self.sessions.now)
        self.deferrals = Deferrals(database, client)
        self.router = Router(TableGuard(self.sessions, self.presence), self.deferrals)
        self.dms = DirectMessages(client, database, self.sessions.now)
        self.budget = Budget(MOST if edit_pause else UNLIMITED, lambda: self.sessions.shards.share)
        self.keeper = Keeper(client, self.dms, self.budget, edit_pause)


def _now_ms() -> int:
    return round(utcnow().timestamp() * 1000)
