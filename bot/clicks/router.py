"""Every click comes through here: its custom_id says what is meant, the database says who may.

No view is stored: a button works after a restart, on any process, for as long as its session lives. People can forge
it, so handlers check everything again.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol, cast

import discord
from cachetools import LRUCache

from bot.clicks import click_log, failures
from bot.clicks.deferrals import Deferrals
from bot.clicks.private_pages import PrivatePages, is_unknown
from bot.clicks.reply import BACK, go_back, person_of, say_to, unwatch, watch, whisper
from bot.errors import InvalidInput, NotAllowed, NotYourTurn, Stale
from bot.messages.desired import Interaction
from bot.messages.ids import CUSTOM_ID
from bot.messages.outages import INVALID_TOKEN, OUTAGES
from bot.messages.page import MENU_MOST, Page
from bot.person import Person
from bot.tasks import Slots

FRESHEN = "freshen"  # the action that draws a message anew: its buttons were too old
DRAIN_S = 8.0
NOTES = 1000
"""How many people's late answers the router remembers."""
AT_ONCE = 16
"""Clicks that are worked on at a time; the others wait, and are deferred if that takes too long."""
MOMENT_S = 1.0
"""After which a click that waits for Discord or the database no longer keeps others waiting."""

_NUMBER = re.compile("[0-9]{1,18}|[1-8][0-9]{18}")
"""As large as a database and Discord count."""
_AT_TABLE = re.compile(r"k1\|[1-9]")


@dataclass(frozen=True)
class Press:
    """A click on one of our buttons or selects."""

    interaction: Interaction
    session: int
    step: int
    action: str
    argument: str
    note: str = ""
    """Why the click came to nothing: the message that was clicked says so, since a note below would push it away."""

    @property
    def person(self) -> Person:
        """Who clicked."""
        return person_of(self.interaction)

    def is_on(self, message_id: int | None) -> bool:
        """Return whether the click was on this message: a session's board, and not a hand."""
        return self.interaction.message is not None and self.interaction.message.id == message_id

    @property
    def is_at_table(self) -> bool:
        """Whether the click was on a message of any session, as a board in direct messages is."""
        message = self.interaction.message
        return message is not None and any(_AT_TABLE.search(str(one.to_dict())) for one in message.components)

    @property
    def value(self) -> str:
        """What was taken in a select."""
        match (self.interaction.data or {}).get("values"):
            case [str() as value]:
                return value
            case _:
                raise InvalidInput

    @property
    def taken(self) -> str:
        """What was taken in a select; empty for a button."""
        return self.value if "values" in (self.interaction.data or {}) else ""

    @property
    def ids(self) -> tuple[int, ...]:
        """What was taken in a menu of which several can be: ids."""
        values: Any = (self.interaction.data or {}).get("values")
        if not isinstance(values, list):
            raise InvalidInput
        found = cast("list[Any]", values)
        if len(found) > MENU_MOST:
            raise InvalidInput
        return tuple(number_of(str(value)) for value in found)


Handler = Callable[[Press], Awaitable[None]]


def number_of(text: str) -> int:
    """Return the number that a button or a menu names."""
    if not _NUMBER.fullmatch(text):
        raise InvalidInput
    return int(text)


class Guard(Protocol):
    """Knows the sessions that clicks are on: `TableGuard`."""

    async def let_in(self, press: Press) -> None:
        """Note who clicked; InvalidInput for a click that is forged."""

    async def note_for_late_click(self, press: Press, error: Stale | NotYourTurn) -> str | None:
        """Return a note for the message that was clicked, if it needs one; raise the error if it cannot have it."""


class Router:
    """Finds the handler of each action, refuses forged clicks, and answers failures."""

    def __init__(self, guard: Guard, deferrals: Deferrals) -> None:
        self._guard, self._deferrals = guard, deferrals
        self._handlers: dict[str, Handler] = {BACK: lambda press: go_back(press.interaction)}
        self._busy: set[asyncio.Task[Any]] = set()
        self._turns = Slots(AT_ONCE, MOMENT_S)
        self._pages = PrivatePages()
        self._old_hand: Callable[[Press], Awaitable[Page | None]] | None = None
        self._unanswered = LRUCache[int, bool](NOTES)
        """The users without an answer to their last click, because Discord did not wait: their next answer says so."""

    def add(self, action: str, handler: Handler) -> None:
        """Hear this action from now on."""
        if action in self._handlers:
            raise ValueError(f"two handlers for {action}")
        self._handlers[action] = handler

    def add_all(self, handlers: Mapping[str, Handler]) -> None:
        """Hear these actions from now on."""
        for action, handler in handlers.items():
            self.add(action, handler)

    def remove_all(self, actions: Iterable[str]) -> None:
        """Hear these actions no more."""
        for action in actions:
            self._handlers.pop(action, None)

    def know_old_hands(self, page_of: Callable[[Press], Awaitable[Page | None]]) -> None:
        """Ask this what a private message shows that is no page known here: the hand of a game that is over is one."""
        self._old_hand = page_of

    def forget(self, user_id: int) -> None:
        """Keep nothing of this person."""
        self._pages.forget(user_id)
        self._unanswered.pop(user_id, None)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a click; commands go to the command tree."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        click_log.begin(interaction)
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        self.begin(interaction)
        try:
            async with self._turns.taken():
                await self._press(interaction, custom_id)
        except Exception as error:
            if getattr(error, "code", 0) == INVALID_TOKEN:
                self._unanswered[interaction.user.id] = True
            await failures.tell(interaction, error, _named(custom_id))
            await self.over(interaction)
        else:
            await self.over(interaction)
            if self._unanswered.pop(interaction.user.id, False):
                with suppress(discord.DiscordException, *OUTAGES):
                    await whisper(interaction, say_to(interaction)("token-ran-out"))
        finally:
            unwatch(interaction)
            click_log.end(interaction, _named(custom_id))
            interaction.message = None  # it holds some sixty objects, and would wait for the next garbage collection

    def begin(self, interaction: Interaction) -> None:
        """See to it that a click or a command has its answer in time; `drain` waits for the task that runs now."""
        self._pages.begin(interaction)
        watch(interaction, self._deferrals.note_deferral)
        if task := asyncio.current_task():
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def over(self, interaction: Interaction) -> None:
        """The answer to a click or a command is given."""
        self._deferrals.note_answer(interaction)
        await self._pages.over(interaction)

    async def drain(self) -> None:
        """Wait for the clicks and commands that are being answered, before the bot stops."""
        if self._busy:
            await asyncio.wait({*self._busy}, timeout=DRAIN_S)

    async def _press(self, interaction: Interaction, custom_id: str) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            raise InvalidInput  # we have none: it is forged, or of another version
        match = CUSTOM_ID.fullmatch(custom_id)
        if not match:
            raise InvalidInput
        press = Press(interaction, int(match["session"]), int(match["step"]), match["action"], match["argument"])
        handler = self._handlers.get(press.action)
        if handler is None:
            game = press.action.partition(".")[0]
            is_there = any(action.startswith(f"{game}.") for action in self._handlers)
            raise NotAllowed("no-forged" if is_there else "no-game-away")
        await self._guard.let_in(press)
        if self._old_hand and is_unknown(interaction) and press.session and (page := await self._old_hand(press)):
            self._pages.take_up(interaction, page)
        try:
            await handler(press)
        except (Stale, NotYourTurn) as error:
            note = await self._guard.note_for_late_click(press, error)
            await self._handlers[FRESHEN](replace(press, note=note) if note else press)


def _named(custom_id: str) -> str:
    """Return a click's name for the log: without its argument, which may be a card that others must not know."""
    match = CUSTOM_ID.fullmatch(custom_id)
    return f"{match['action']} in session {match['session']}" if match else "an unknown button or form"
