"""What those who manage a server have chosen for all its tables."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.errors import NotAllowed
from bot.games.contract import HINTS
from bot.sessions.opening import TablePlan
from bot.sessions.session import PACES, Pace

Openers: TypeAlias = Literal["everyone", "roles", "managers"]
"""Who may open tables; those who manage the server always may."""
OPENERS: tuple[Openers, ...] = ("everyone", "roles", "managers")


@dataclass(frozen=True)
class ServerSettings:
    """What holds in a server; without changes, in one where nothing was chosen."""

    language: str | None = None
    """Of new tables; None for the one that the server has in Discord."""
    pace: Pace = PACES[0]
    """Of new tables, unless the host chooses another."""
    has_calls: bool = True
    """Whether players may be called in channels."""
    has_hints: bool = True
    """Whether a table may have hints."""
    openers: Openers = "everyone"
    roles: tuple[int, ...] = ()
    """Those that may open tables where `openers` says so."""
    channels: tuple[int, ...] = ()
    """Those in which tables may be opened, and in their threads; none means all."""
    day_channel: int | None = None
    """Where the message of the day stands; None for nowhere."""
    has_bells: bool = True
    """Whether people may be called who want to hear of new tables; where players may be called at all."""
    bell_channels: tuple[int, ...] = ()
    """Those in which, and in their threads; none means all."""

    def may_open(self, roles: Collection[int], *, is_manager: bool) -> bool:
        """Return whether a person with these roles may open tables."""
        is_chosen = self.openers == "roles" and not set(self.roles).isdisjoint(roles)
        return is_manager or self.openers == "everyone" or is_chosen

    def has_tables_in(self, channels: Collection[int | None]) -> bool:
        """Return whether tables may be opened in a channel: `channels` are its id and that of the one it is part of."""
        return not self.channels or not set(self.channels).isdisjoint(channels)

    def has_bell_in(self, channels: Collection[int | None]) -> bool:
        """Return whether bells may ring in a channel: `channels` are its id and that of the one it is part of."""
        is_chosen = not self.bell_channels or not set(self.bell_channels).isdisjoint(channels)
        return self.has_calls and self.has_bells and is_chosen

    def completed(self, plan: TablePlan, language: str) -> TablePlan:
        """Return the plan with what it leaves open filled in; `language` is the server's in Discord.

        NotAllowed if it wants hints where there are none.
        """
        if not self.has_hints and plan.options.get(HINTS.key, HINTS.default) != HINTS.default:
            raise NotAllowed("no-hints-here")
        return replace(plan, language=plan.language or self.language or language, pace=plan.pace or self.pace)
