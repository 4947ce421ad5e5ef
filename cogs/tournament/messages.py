"""The messages of tournaments: the living one with the standings, a call before each round, the podium at the end."""

from collections.abc import Iterable

import discord

from bot.errors import NotAllowed
from bot.features.kit import Kit
from bot.messages.budget import NOW, waits
from bot.messages.desired import DesiredMessage, Key, MessageOwner, Ref, TooEarly
from bot.messages.outages import OUTAGES, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, nonce_of, why_refused
from bot.text.words import speaker
from cogs.tournament import pages
from cogs.tournament.service import Tournaments
from cogs.tournament.threads import RETRY_S, Threads
from cogs.tournament.tournament import Entrant, Stage, Tournament, TournamentSaved

STANDINGS, PODIUM, ROLL_CALL, TABLES = "standings", "podium", "roll call", "tables"
COLUMNS = {STANDINGS: "message_id", PODIUM: "podium_id", ROLL_CALL: "call_id"}


class TournamentMessages(MessageOwner):
    """Says what they have to be, and has the threads of the tables brought up to date in the same way."""

    def __init__(self, kit: Kit, tournaments: Tournaments) -> None:
        self._keeper, self._tournaments, self._servers = kit.keeper, tournaments, kit.servers
        self._threads = Threads(kit, tournaments)
        self._troubled, self._showing = dict[int, str](), dict[Key, Tournament]()
        kit.keeper.add(self, STANDINGS, PODIUM, ROLL_CALL, TABLES)
        kit.events.listen(TournamentSaved, lambda saved: self.refresh(saved.tournament))

    def refresh(self, t: Tournament) -> None:
        """Bring its messages up to date soon."""
        self._keeper.want((STANDINGS, t.id), NOW if t.stage.is_active else waits(t.due_at))
        if t.stage == Stage.OVER and (t.podium_id is None or t.shown_seq < t.seq):  # a name on it may be forgotten
            self._keeper.want((PODIUM, t.id))
        self._keeper.want((ROLL_CALL, t.id))
        self._keeper.want((TABLES, t.id))

    async def show_first(self, t: Tournament) -> None:
        """Post the message of a new tournament. Where that is forbidden there is none: the host reads so."""
        try:
            await self._keeper.show((STANDINGS, t.id))
        except OUTAGES as error:
            self._keeper.put_off((STANDINGS, t.id), error)
        except discord.HTTPException as error:
            await self._tournaments.end_all_in(t.where.guild_id, t.where.channel_id)
            raise NotAllowed("no-first-board", why=why_refused(error)) from error

    async def channel(self, key: Key) -> int | None:
        """Return the channel of a tournament."""
        t = await self._tournaments.tournament_by_id(int(key[1]))
        return None if key[0] == TABLES else t.where.channel_id

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return the message as it has to be now; None if another process shows it, or its channel or game is gone."""
        t = await self._tournaments.tournament_by_id(int(key[1]))
        if not self._tournaments.is_ours(t):
            return None
        if key[0] == TABLES:
            self._note_trouble(t.id, "" if await self._threads.open_due_threads(t) else "other")
            if self._troubled[t.id]:
                raise TooEarly(RETRY_S)
        is_gone = t.message_id is None and t.shown_seq >= t.seq
        if key[0] == TABLES or is_gone or not t.seats:
            return None
        message_id, say = getattr(t, COLUMNS[str(key[0])]), speaker(t.language)
        there = (t.where.channel_id, message_id) if message_id else None
        if key[0] == STANDINGS:
            self._showing[key], nonce = t, nonce_of(STANDINGS, t.id, t.seq, t.message_id)
            return DesiredMessage(key, t.where, pages.page(t, say, self._troubled.get(t.id, "")), there, nonce)
        people, make = (pages.champions(t), pages.podium) if key[0] == PODIUM else (t.awaited, pages.call)
        if not (there or people):
            return None
        self._showing[key], nonce = t, f"{t.id:x}.{t.round + 1}.{key[0]}"
        wanted = make(t, say, await self._heard(t, people)) if people else None  # all have come: the call goes
        return DesiredMessage(key, t.where, wanted, there, nonce, may_post=there is None)

    async def _heard(self, t: Tournament, people: Iterable[Entrant]) -> tuple[int, ...]:
        """Return those whose telephones may ring."""
        has_calls = (await self._servers.load(t.where.guild_id)).has_calls
        return tuple(one.user_id for one in people if has_calls and one.user_id > 0)

    async def shown(self, desired: DesiredMessage, message: Ref | None) -> None:
        """Note which version the message shows, and which message it is."""
        t, message_id = self._showing.pop(desired.key), message[1] if message else None
        await self._tournaments.note_message(t, COLUMNS[str(desired.key[0])], message_id)
        if desired.key[0] == ROLL_CALL and message_id and not t.call_id:
            self._keeper.want(desired.key)  # meanwhile the last one may have come

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Follow when Discord lets us: tables that are missing at the end of the round are draws. Without its channel
        the tournament ends, and a podium that was deleted stays so.
        """
        if error.code == UNKNOWN_CHANNEL:
            t = await self._tournaments.tournament_by_id(int(key[1]))
            await self._tournaments.end_all_in(t.where.guild_id, t.where.channel_id)
        elif key[0] == TABLES:
            self._note_trouble(int(key[1]), why_refused(error))
        return error.code != UNKNOWN_CHANNEL and not (key[0] == PODIUM and error.code == UNKNOWN_MESSAGE)

    def _note_trouble(self, tournament_id: int, why: str) -> None:
        """Note why tables cannot be opened, empty if they can, which the living message says."""
        before, self._troubled[tournament_id] = self._troubled.get(tournament_id, ""), why
        if why != before:
            self._keeper.want((STANDINGS, tournament_id))
