"""The messages of tournaments: the living one with the standings, a call before each round, the podium at the end."""

from collections.abc import Mapping

import discord

from bot.errors import NotAllowed
from bot.events import Events
from bot.messages.budget import NOW, waits
from bot.messages.desired import DesiredMessage, Key, MessageOwner, Ref, Words
from bot.messages.keeper import Keeper
from bot.messages.outages import OUTAGES, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, nonce_of, why_refused
from bot.people.rows import ServerStore
from bot.text.words import speaker
from cogs.tournament import pages
from cogs.tournament.service import Tournaments
from cogs.tournament.tournament import Stage, Tournament, TournamentSaved

STANDINGS, PODIUM, ROLL_CALL = "standings", "podium", "roll call"


class TournamentMessages(MessageOwner):
    """Says what they have to be."""

    def __init__(
        self,
        keeper: Keeper,
        tournaments: Tournaments,
        servers: ServerStore,
        events: Events,
        troubled: Mapping[int, str],
    ) -> None:
        """`troubled` are the tournaments whose tables cannot be opened, and why."""
        self._keeper, self._tournaments, self._servers, self._troubled = keeper, tournaments, servers, troubled
        self._showing: dict[Key, Tournament] = {}
        keeper.add(self, STANDINGS, PODIUM, ROLL_CALL)
        events.listen(TournamentSaved, lambda saved: self.refresh(saved.tournament))

    def refresh(self, t: Tournament) -> None:
        """Bring its messages up to date soon."""
        self._keeper.want((STANDINGS, t.id), NOW if t.stage.is_active else waits(t.due_at))
        if t.stage == Stage.OVER and (t.podium_id is None or t.shown_seq < t.seq):  # a name on it may be forgotten
            self._keeper.want((PODIUM, t.id))
        if t.pace == "evening":
            self._keeper.want((ROLL_CALL, t.id))

    async def show_first(self, t: Tournament) -> None:
        """Post the message of a new tournament. Where that is forbidden there is none: the host reads so."""
        try:
            await self._keeper.show((STANDINGS, t.id))
        except OUTAGES as error:
            self._keeper.put_off((STANDINGS, t.id), error)
        except discord.HTTPException as error:
            await self._tournaments.end_all_in(t.where.guild_id, t.where.channel_id)
            raise NotAllowed("no-first-board", why=why_refused(error)) from error

    async def channel(self, key: Key) -> int:
        """Return the channel of a tournament."""
        return (await self._tournaments.tournament_by_id(int(key[1]))).where.channel_id

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return the message as it has to be now; None if another process shows it, or its channel or game is gone."""
        t = await self._tournaments.tournament_by_id(int(key[1]))
        is_gone = t.message_id is None and t.shown_seq >= t.seq
        if is_gone or not t.seats or not self._tournaments.is_ours(t):
            return None
        if key[0] == ROLL_CALL:
            return await self._call(key, t)
        if key[0] == PODIUM and not pages.winners(t):
            return None
        self._showing[key] = t
        if key[0] == PODIUM:
            there = (t.where.channel_id, t.podium_id) if t.podium_id else None
            page = pages.podium(t, speaker(t.language))
            return DesiredMessage(key, t.where, page, there, f"{PODIUM} {t.id}", may_post=there is None)
        message = (t.where.channel_id, t.message_id) if t.message_id else None
        page = pages.page(t, speaker(t.language), self._troubled.get(t.id, ""))
        return DesiredMessage(key, t.where, page, message, nonce_of(STANDINGS, t.id, t.seq, t.message_id))

    async def _call(self, key: Key, t: Tournament) -> DesiredMessage | None:
        """Return what asks once before a round who is here, and goes when that is known."""
        if bool(t.call_id) == bool(t.missing):
            return None
        self._showing[key] = t
        if t.call_id:
            return DesiredMessage(key, t.where, None, (t.where.channel_id, t.call_id))
        is_heard = (await self._servers.load(t.where.guild_id)).has_calls
        text, button = pages.call(t, speaker(t.language))
        words = Words(text, tuple(one.user_id for one in t.missing) if is_heard else (), (button,))
        return DesiredMessage(key, t.where, words, nonce=f"{t.id:x}.{t.next_round}.here")

    async def shown(self, desired: DesiredMessage, message: Ref | None) -> None:
        """Note which version the message shows, and which message it is."""
        t, message_id = self._showing.pop(desired.key), message[1] if message else None
        if desired.key[0] == STANDINGS:
            await self._tournaments.mark_shown(t, message_id)
        else:
            await self._tournaments.note_message(t, "podium_id" if desired.key[0] == PODIUM else "call_id", message_id)
        if desired.key[0] == ROLL_CALL and message_id:
            self._keeper.want(desired.key)  # meanwhile the last one may have come

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Discord does not let us: it follows when it may; without its channel the tournament ends, and a podium that
        was deleted stays so.
        """
        if error.code == UNKNOWN_CHANNEL:
            t = await self._tournaments.tournament_by_id(int(key[1]))
            await self._tournaments.end_all_in(t.where.guild_id, t.where.channel_id)
        return error.code != UNKNOWN_CHANNEL and not (key[0] == PODIUM and error.code == UNKNOWN_MESSAGE)
