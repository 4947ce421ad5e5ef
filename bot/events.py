"""How services hear of one another: small typed events, each published once. Those of the whole bot are here, those of
sessions in service/events.
"""

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

log = logging.getLogger(__name__)

Event = TypeVar("Event")


@dataclass(frozen=True)
class ServerUsed:
    """A server has the bot, or has it back. It is told."""

    guild_id: int


@dataclass(frozen=True)
class ServerLeft:
    """A server took the bot away, or is no more. It is told."""

    guild_id: int


@dataclass(frozen=True)
class ChannelGone:
    """A channel or thread was deleted. It is told."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True)
class PersonForgotten:
    """A person was forgotten: what is kept of them in memory goes, and what shows them is shown anew. It is told."""

    user_id: int


@dataclass(frozen=True)
class MayPostAgain:
    """Permissions or channels have changed: what could not be shown is tried."""


class Events:
    """Passes each event to the listeners for its type. To `publish` waits for nothing: a listener may start a task. To
    `tell` waits for listeners that are coroutine functions.
    """

    def __init__(self) -> None:
        self._listeners: defaultdict[type[Any], list[Callable[[Any], Awaitable[None] | None]]] = defaultdict(list)

    def listen(self, event: type[Event], listener: Callable[[Event], Awaitable[None] | None]) -> None:
        """Call this function with every event of this type from now on."""
        self._listeners[event].append(listener)

    def publish(self, event: object) -> None:
        """Call all listeners for this type, in the order in which they were added."""
        for listener in self._listeners[type(event)]:
            try:
                listener(event)
            except Exception:  # what is published has happened: no listener makes it look as if it had not
                log.exception("a listener of %s failed", type(event).__name__)

    async def tell(self, event: object) -> None:
        """Let one listener for this type after the other do what follows; the first error is raised after the last."""
        errors = list[Exception]()
        for listener in self._listeners[type(event)]:
            try:
                if (work := listener(event)) is not None:
                    await work
            except Exception as error:
                errors.append(error)
        if errors:
            raise errors[0]
