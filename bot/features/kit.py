"""What a feature is given to set itself up with."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from discord.ext import commands

from bot.events import Events
from bot.features.periodic import PeriodicTask
from bot.solo.service import Solos
from bot.storage.database import Database
from bot.table.buttons.cog import Table
from bot.table.service.thinking import Thinkers


@dataclass(frozen=True)
class Kit(Table):
    """All that the app made before the features, and where they say what they offer and when they are called."""

    database: Database
    thinkers: Thinkers
    solos: Solos
    events: Events
    add_cog: Callable[[commands.Cog], Awaitable[None]]
    """Offer the commands and buttons of a cog."""
    when_closing: Callable[[Callable[[], Awaitable[None]]], object]
    """Registers work for the bot's stop; the last registered is done first."""
    periodic: list[PeriodicTask] = field(default_factory=list[PeriodicTask])
    at_start: list[Callable[[], Awaitable[None]]] = field(default_factory=list[Callable[[], Awaitable[None]]])
    at_reach: list[Callable[[], Awaitable[None]]] = field(default_factory=list[Callable[[], Awaitable[None]]])

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
    """A feature's line in /help: the key of its text, and where it stands among the others."""

    key: str
    at: int
