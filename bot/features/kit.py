"""What a feature is given to set itself up with."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from discord.ext import commands

from bot.features.periodic import PeriodicTask
from bot.solo.service import Solos
from bot.storage.database import Database
from bot.table.buttons.cog import Table


class Kit(Table):
    """All that the app made before the features, and where they say what they offer and when they are called."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
        database: Database,
        when_closing: Callable[[Callable[[], Awaitable[None]]], object],
        contact: str = "",
        **how: Any,
    ) -> None:
        """`when_closing` has something called when the bot stops, before what was asked for earlier."""
        super().__init__(client, database, contact, **how)
        self.when_closing, self.add_cog = when_closing, client.add_cog
        self.solos = Solos(database, self.games, self.thinkers, self.sessions.now)
        self.periodic = list[PeriodicTask]()
        self.at_start = list[Callable[[], Awaitable[None]]]()
        self.at_reach = list[Callable[[], Awaitable[None]]]()
        self.when_started(self.lobby_watch.catch_up)
        first = (self.keeper, self.deferrals, self.calls, self.lobby_watch, self.boards)
        for service in (*first, self.presenter, self.thinkers):
            when_closing(service.close)

    def every(self, name: str, work: Callable[[], Awaitable[float]]) -> None:
        """Have this done again and again from when people can reach the bot; it returns the seconds until then."""
        task = PeriodicTask(name, work)
        self.periodic.append(task)
        self.when_closing(task.close)

    def when_started(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have this done once, as soon as the database is this process's to change."""
        self.at_start.append(work)

    def when_reached(self, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Have this done whenever people can reach the bot again: after a start, and after an outage."""
        self.at_reach.append(catch_up)


@dataclass(frozen=True)
class HelpLine:
    """A feature's line in /help: the key of its text, its place among the others, whether it is about servers alone."""

    key: str
    at: int
    is_of_servers: bool = False
