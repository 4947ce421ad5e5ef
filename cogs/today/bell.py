"""The bell: a direct message each day to those who asked for it, unless they have begun."""

import discord

from bot.messages.budget import REST
from bot.messages.desired import DesiredMessage, Key, MessageOwner, Ref
from bot.messages.dms import DirectMessages
from bot.messages.keeper import Keeper
from bot.table.service.service import Sessions
from bot.text.words import speaker
from cogs.today.message_page import bell_page
from cogs.today.rows import DayService

KIND = "day_bell"
AT_ONCE, PAUSE_S = 1, 240.0
"""So many ring at a time, and how long it is until the next: half of the direct messages that the bot may send, so that
bells of tables ring, too.
"""
POLL_S = 1200.0
"""Until the next look when no more are due."""


class DayBells(MessageOwner):
    """Rings, once a day for each person: who is told is not told again, whatever becomes of the message."""

    def __init__(self, keeper: Keeper, days: DayService, sessions: Sessions, dms: DirectMessages) -> None:
        self._keeper, self._days, self._sessions, self._dms = keeper, days, sessions, dms
        self._ringing: dict[int, str] = {}
        """To whom a message is under way, and in which language."""
        keeper.add(self, KIND)

    async def ring(self) -> float:
        """Let some bells ring that are due, and return the seconds until the next look. Direct messages are those of
        the process that has the first shard.
        """
        due: dict[int, str] = {}
        if self._sessions.shards.have(0) and not self._dms.are_paused:
            due = await self._days.take_due_bells(AT_ONCE, self._dms.may_write)
            self._ringing |= due
            for user_id in due:
                self._keeper.want((KIND, user_id), REST)
        return PAUSE_S if len(due) == AT_ONCE else POLL_S

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return the message that is under way to a person."""
        user_id = int(key[1])
        if user_id not in self._ringing:
            return None
        if not await self._days.has_bell(user_id) or await self._days.load(user_id, self._days.today):
            self._ringing.pop(user_id, None)  # forgotten, turned off or begun meanwhile
            return None
        streak = await self._days.streak(user_id)
        page = bell_page(streak.days, speaker(self._ringing[user_id]))
        return DesiredMessage(key, user_id, page, nonce=f"bell {user_id % 10**12} {self._days.today}")

    async def shown(self, desired: DesiredMessage, message: Ref | None) -> None:
        """It rang."""
        self._ringing.pop(int(desired.key[1]), None)

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Ring no more for who takes no direct messages."""
        user_id = int(key[1])
        self._ringing.pop(user_id, None)
        if self._dms.refused(error) == "closed":
            await self._days.want_bell(user_id, "", is_wanted=False)
        return False
