"""/gamenight: games for an event of this server in Discord, which knows its time and who is interested.

At its start the bot calls the interested and opens the tables, once; at its end it tells what was played. What it
does twice after a kill is seen once: tables are opened by the same number, and messages carry the same nonce.
"""

import asyncio
import logging
from collections import Counter
from contextlib import suppress

import discord
from babel.dates import format_skeleton
from discord import app_commands
from discord.ext import commands
from discord.utils import time_snowflake

from bot.clicks.reply import announce, language_here
from bot.errors import AmbiguousInput, GameError, NotAllowed
from bot.events import PersonForgotten
from bot.features.kit import HelpLine, Kit
from bot.messages.desired import DesiredMessage, Interaction, Words
from bot.messages.names import plain, shown
from bot.messages.outages import OUTAGES
from bot.messages.page import Page, Picture
from bot.people.permissions import is_manager, place_to_open
from bot.person import ChannelRef
from bot.sessions.session import Session, Status
from bot.table.buttons.cog import CHOICES_MAX, ActionsCog
from bot.table.pages.lobby import Planner, sealed
from bot.table.pages.screen import title
from bot.table.service.events import SessionSaved
from bot.table.service.service import TablePlan
from bot.tasks import BackgroundTasks, KeyedLocks
from bot.text.words import Say, command_text, language_of, speaker
from bot.unicode import in_letters, meant
from cogs.evenings import picture
from cogs.evenings.evening import LENGTH_MS, LONGEST_MS, Evening, Played
from cogs.evenings.rows import EveningStore

log = logging.getLogger(__name__)

INTERESTED_MOST, IN_MESSAGE = 200, 50
"""So many people are named, and so many of them by one message: their numbers fill it."""
GAMES_MOST = 8
"""So many games an evening's picture tells, so that it is no higher than others."""
RETRY_S = 60.0
LATER_S = 1.0
"""Behind the time that is waited for: timers may be early, and clocks differ."""
IN_LINE = 2
"""Players in a line of the picture."""


class Evenings(ActionsCog):
    """Plans evenings, begins and ends them."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._client, self._store, self._servers = kit.client, EveningStore(kit.database), kit.servers
        self._sessions, self._boards, self._keeper = kit.sessions, kit.boards, kit.keeper
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._going_on: dict[int, Evening] = {}
        """Those that have begun, by their event."""
        self._tasks, self._locks = BackgroundTasks(), KeyedLocks[int]()
        kit.hooks.offer(Planner(self._planner_of))
        kit.events.listen(SessionSaved, self._saved)
        kit.events.listen(PersonForgotten, self._forgotten)

    async def cog_unload(self) -> None:
        """Stop the timers, and finish what was begun."""
        await super().cog_unload()
        for timer in self._timers.values():
            timer.cancel()
        await self._tasks.close()

    @app_commands.command(name=command_text("evening-command"), description=command_text("evening-command.about"))
    @app_commands.rename(event=command_text("evening-event"), game=command_text("evening-game"))
    @app_commands.rename(second=command_text("evening-second"), third=command_text("evening-third"))
    @app_commands.describe(event=command_text("evening-event.about"), game=command_text("evening-game.about"))
    @app_commands.describe(second=command_text("evening-game.about"), third=command_text("evening-game.about"))
    @app_commands.autocomplete(game=ActionsCog.offer_games, second=ActionsCog.offer_games)
    @app_commands.autocomplete(third=ActionsCog.offer_games)
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def evening(
        self, interaction: Interaction, event: str, game: str, second: str | None = None, third: str | None = None
    ) -> None:
        """Plan games in this channel for an event."""
        found = _event_named(interaction, event)
        if found.creator_id != interaction.user.id and not is_manager(interaction):
            raise NotAllowed("no-evening-host")
        where, settings = await place_to_open(interaction, self._servers)
        games = tuple(dict.fromkeys(self.game_named(interaction, one) for one in (game, second, third) if one))
        language, user = settings.language or language_here(interaction), interaction.user
        if not await self._store.save(Evening(found.id, found.guild_id, where.channel_id, user.id, games, language)):
            raise NotAllowed("no-evening-begun")
        say, when = speaker(language), f"<t:{int(found.start_time.timestamp())}:f>"
        titles = tuple(title(key, say) for key in games)
        await announce(interaction, say("evening-planned", games=titles, name=_linked(found), when=when), [])
        self._look_later(found.id, 0.0)

    @evening.autocomplete("event")
    async def offer_events(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the events that are ahead while a person types."""
        wanted, language = in_letters(current), language_of(interaction.locale)
        ahead = [app_commands.Choice(name=_label(one, language), value=str(one.id)) for one in _ahead(interaction)]
        return [one for one in ahead if wanted in in_letters(one.name)][:CHOICES_MAX]

    @commands.Cog.listener()
    async def on_shard_ready(self, _shard: int) -> None:
        """After a start: wait again for what is planned, and do what was not done."""
        for event_id in await self._store.events_of_shards(self._sessions.shards):
            self._look_later(event_id, 0.0)

    @commands.Cog.listener("on_scheduled_event_update")
    @commands.Cog.listener("on_scheduled_event_delete")
    async def follow(self, *events: discord.ScheduledEvent) -> None:
        """Look at an event that was moved, began, is over, or was cancelled."""
        self._look_later(events[-1].id, 0.0)

    def _in_channel(self, where: ChannelRef) -> list[Evening]:
        return [one for one in self._going_on.values() if one.where == where]

    def _planner_of(self, session: Session) -> int | None:
        return next((one.host_id for one in self._in_channel(session.where) if session.game in one.games), None)

    def _forgotten(self, _: PersonForgotten) -> None:
        for event_id in self._going_on:
            self._look_later(event_id, 0.0)

    def _saved(self, saved: SessionSaved) -> None:
        if not saved.session.status.is_active or saved.session.is_paused:
            for evening in self._in_channel(saved.session.where):
                self._look_later(evening.event_id, LATER_S)

    async def _tables(self, evening: Evening) -> list[Session]:
        """Return the tables in the channel of an evening at which its games are played, or wait for players."""
        tables = await self._sessions.tables_in(evening.where)
        return [tables[game] for game in evening.games if game in tables]

    def _look_later(self, event_id: int, seconds: float) -> None:
        def look() -> None:
            self._timers.pop(event_id, None)
            self._tasks.start(self._look(event_id), "look at an evening")

        if before := self._timers.pop(event_id, None):
            before.cancel()
        self._timers[event_id] = asyncio.get_running_loop().call_later(seconds, look)

    async def _look(self, event_id: int) -> None:
        """Look at an evening, and try again where Discord or the database does not answer."""
        try:
            async with self._locks[event_id]:
                await self._go_on(event_id)
        except OUTAGES as error:
            log.warning("an evening waits for Discord or the database: %r", error)
            self._look_later(event_id, RETRY_S)
        except (discord.HTTPException, GameError) as error:
            log.info("an evening is given up: %s", error)
            await self._delete(event_id)

    async def _delete(self, event_id: int) -> None:
        self._going_on.pop(event_id, None)
        await self._store.delete(event_id)

    async def _go_on(self, event_id: int) -> None:
        """Begin an evening or end it, if its event does; else look again when it will."""
        evening = await self._store.load(event_id)
        guild = evening and self._client.get_guild(evening.guild_id)
        if evening is None or guild is None or not self._sessions.shards.have(evening.guild_id):
            self._going_on.pop(event_id, None)
            return
        event, now_s = None, self._sessions.now() / 1000
        if evening.opened_at:
            self._going_on[event_id] = evening
        with suppress(discord.NotFound):
            event = await guild.fetch_scheduled_event(event_id, with_counts=False)
        if evening.opened_at is None and event and _is_ahead(event):
            is_early = event.status is not discord.EventStatus.active  # a host may begin before the time
            if is_early and (left_s := event.start_time.timestamp() - now_s) > 0:
                self._look_later(event_id, left_s + LATER_S)
            else:
                await self._begin(evening, event)
                self._look_later(event_id, 0.0)
        elif (left_s := _ends_at_s(evening, event) - now_s) > 0:
            self._look_later(event_id, left_s + LATER_S)
        elif (left_s := ((evening.opened_at or 0) + LONGEST_MS) / 1000 - now_s) > 0 and any(
            one.status == Status.RUNNING and not one.is_paused for one in await self._tables(evening)
        ):
            self._look_later(event_id, left_s)  # the end of the last game comes before
        else:
            if evening.opened_at:
                await self._end(evening, event.name if event else "")
            await self._delete(event_id)

    async def _begin(self, evening: Evening, event: discord.ScheduledEvent) -> None:
        """Say who is interested, and below it show the tables, at which no one sits yet."""
        self._going_on[event.id] = evening
        settings, say = await self._servers.load(evening.guild_id), speaker(evening.language)
        for game in evening.games:
            plan = settings.completed(TablePlan(game, evening.language, pace="live"), evening.language)
            with suppress(NotAllowed):  # there is a table already, or this game is gone
                await self._sessions.open_lobby(evening.where, plan, None, time_snowflake(event.start_time))
        tables = await self._tables(evening)
        people = sorted({evening.host_id, *[user.id async for user in event.users(limit=INTERESTED_MOST)]})
        by_chance = [session for session in tables if self.games.get(session.game).game.has_chance]
        games = tuple(title(session.game, say) for session in tables)
        begins = say("evening-begins", name=_linked(event), games=games)
        try:
            for at in range(0, len(people), IN_MESSAGE):
                named = tuple(people[at : at + IN_MESSAGE])
                head, seals = ("", "") if at else (begins, sealed(say, *by_chance))
                text = "\n".join(filter(None, (head, " ".join(f"<@{user_id}>" for user_id in named), seals)))
                await self._post(evening, Words(text, named if settings.has_calls else ()), f"b{at}")
            for session in tables:
                if session.message_id is None:
                    await self._boards.show_first(session.id)
        except discord.HTTPException:
            await self._sessions.stop_for_good(session.id for session in tables if not session.seats)
            raise
        await self._store.note_opened(evening.event_id, self._sessions.now())

    async def _end(self, evening: Evening, name: str) -> None:
        """Put away the tables at which no one sits, and post the games and the winners of the evening."""
        unused = [one.id for one in await self._tables(evening) if not one.seats]
        await self._sessions.stop_for_good(unused, boards_say_so=True)
        games = await self._store.played(evening)
        if not games:
            return
        say = speaker(evening.language)
        name = name or say("evening-name")
        head = say("evening-over", name=shown(name), count=len(games))
        results = tuple((title(one.game, say), _players(one)) for one in games[-GAMES_MOST:] if one.game in self.games)
        alt = say("evening-alt", games=tuple(f"{name}: {' · '.join(players)}" for name, players in results))
        shows = Picture(picture.draw, (plain(name), results), alt)
        await self._post(evening, Page((f"{head}\n{_winners(games, say)}", shows)), "o")

    async def _post(self, evening: Evening, wanted: Words | Page, what: str) -> None:
        nonce = f"{what}.{evening.event_id:x}"
        await self._keeper.post(DesiredMessage(("evening", evening.event_id), evening.where, wanted, nonce=nonce))


def _linked(event: discord.ScheduledEvent) -> str:
    """Return an event's name as the link to it."""
    return f"[{shown(event.name)}](https://discord.com/events/{event.guild_id}/{event.id})"


def _is_ahead(event: discord.ScheduledEvent) -> bool:
    return event.status in (discord.EventStatus.scheduled, discord.EventStatus.active)


def _ends_at_s(evening: Evening, event: discord.ScheduledEvent | None) -> float:
    """Return when an evening ends, 0 if it has: a weekly event is then scheduled again, for a later day."""
    if event is None or evening.opened_at is None or not _is_ahead(event):
        return 0
    if event.status is not discord.EventStatus.active and event.start_time.timestamp() * 1000 > evening.opened_at:
        return 0
    return event.end_time.timestamp() if event.end_time else (evening.opened_at + LENGTH_MS) / 1000


def _ahead(interaction: Interaction) -> list[discord.ScheduledEvent]:
    """Return the server's events that are ahead, the next one first."""
    events = interaction.guild.scheduled_events if interaction.guild else ()
    return sorted(filter(_is_ahead, events), key=lambda event: event.start_time)


def _label(event: discord.ScheduledEvent, language: str) -> str:
    """Return an event's name with its day and time: several may have one name."""
    day = format_skeleton("MMMEd", event.start_time, locale=language)
    return f"{plain(event.name)} · {day} · {event.start_time:%H:%M} UTC"


def _event_named(interaction: Interaction, text: str) -> discord.ScheduledEvent:
    """Return the event that a person chose, or whose name was typed."""
    words = ((event, name) for event in _ahead(interaction) for name in (str(event.id), event.name))
    match meant(text, words):
        case [event]:
            return event
        case []:
            raise NotAllowed("no-evening-event")
        case _:
            raise AmbiguousInput("no-evening-which")


def _players(played: Played) -> tuple[str, ...]:
    """Return the players with their ranks, in lines."""
    has_points = max(one.score for one in played.players) > 1  # else there was only winning and losing
    players = [f"{one.rank}. {plain(one.name)}" + (f" ({one.score})" if has_points else "") for one in played.players]
    return tuple(" · ".join(players[at : at + IN_LINE]) for at in range(0, len(players), IN_LINE))


def _winners(games: list[Played], say: Say) -> str:
    """Return who won most often, empty if nobody who sat there did."""
    won = Counter(player.name for one in games for player in one.players if player.rank == 1)
    most = max(won.values(), default=0)
    winners = tuple(shown(name) for name, wins in won.items() if wins == most)
    return say("evening-winners", winners=winners, wins=most) if winners else ""


async def setup(kit: Kit) -> None:
    """Offer evenings."""
    kit.hooks.offer(HelpLine("evening-help", 6, is_of_servers=True))
    await kit.add_cog(Evenings(kit))
