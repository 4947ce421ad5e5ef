"""Commands on games that are over: /history, /stats and /leaderboard, each of the server where it is asked."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from bot.clicks.places import at_home, server_here
from bot.clicks.reply import redraw_privately, say_to, show_privately
from bot.clicks.router import Handler, Press
from bot.features.kit import HelpLine, Kit
from bot.messages.desired import Interaction
from bot.messages.page import Button, Page
from bot.table.buttons.cog import ActionsCog
from bot.table.pages.contests import Contests
from bot.table.pages.screen import Plugin, title
from bot.table.pages.ways import LISTED, PLAY_ALONE, ways_at
from bot.table.service.finished_rows import Finishing
from bot.text.words import Say, command_text
from cogs.records import pages
from cogs.records.finished import Career, Result
from cogs.records.leaderboards import begin_of_month
from cogs.records.query import Cursor, HistoryQuery
from cogs.records.rows import RecordStore, rate


class Records(ActionsCog):
    """What was played here, and how people did."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._records, self._sessions, self._hooks = RecordStore(kit.database), kit.sessions, kit.hooks

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        boards: dict[str, Handler] = {"leaderboard.game": self.game_chosen, "leaderboard.span": self.span_chosen}
        return boards | {"history.page": self.page_turned}

    @app_commands.command(name=command_text("records-history"), description=command_text("records-history.about"))
    @app_commands.rename(
        person=command_text("records-person"),
        other=command_text("records-with"),
        game=command_text("records-game"),
        here=command_text("records-here"),
    )
    @app_commands.describe(
        person=command_text("records-person.about"),
        other=command_text("records-with.about"),
        game=command_text("records-game.about"),
        here=command_text("records-here.about"),
    )
    @app_commands.autocomplete(game=ActionsCog.offer_games)
    @at_home
    async def history(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        other: discord.User | None = None,
        game: str | None = None,
        here: bool = False,
    ) -> None:
        """List finished games: of the person, of another one, of both together, or all of this channel."""
        me, channel_id = interaction.user.id, interaction.channel_id if here else None
        people = dict.fromkeys(one.id for one in (person or interaction.user, other) if one)  # each once
        both = [*sorted(people, key=lambda user_id: user_id != me), None][:2]  # oneself first
        whose = None if here and not (person or other) else both[0]
        wanted = self._game(interaction, game)
        query = HistoryQuery(server_here(interaction), whose, both[1], channel_id, wanted)
        await show_privately(interaction, await self._history(interaction, query, Cursor()))

    async def page_turned(self, press: Press) -> None:
        """Show newer or older games."""
        here = server_here(press.interaction), press.interaction.channel_id or 0
        query, cursor = HistoryQuery.unpack(press.argument, self.games, *here)
        await redraw_privately(press.interaction, await self._history(press.interaction, query, cursor))

    @app_commands.command(name=command_text("records-stats"), description=command_text("records-stats.about"))
    @app_commands.rename(person=command_text("records-person"))
    @app_commands.describe(person=command_text("records-person.about"))
    @at_home
    async def stats(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Show a person's card; outside a server that has the bot only one's own, of the games in direct messages."""
        server, say = server_here(interaction), say_to(interaction)
        user = (person if server else None) or interaction.user
        career = self._with_best_rounds(await self._records.career(server, user.id))
        if not (server or career.games):
            await show_privately(interaction, pages.nothing_yet(say("records-none-alone"), self._begin(say)))
            return
        contests, is_own = self._hooks.one(Contests), user.id == interaction.user.id
        more = await contests.career_lines(server, user.id, say) if contests else ()
        page = pages.stats(career, self._titles(say), more, say, self._begin(say), is_own=is_own)
        await show_privately(interaction, page)

    @app_commands.command(
        name=command_text("records-leaderboard"), description=command_text("records-leaderboard.about")
    )
    @app_commands.rename(game=command_text("records-game"))
    @app_commands.describe(game=command_text("records-game.about"))
    @app_commands.autocomplete(game=ActionsCog.offer_games)
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the best players of a game in this server, by default of the game that most people play here."""
        await show_privately(interaction, await self._leaderboard(interaction, self._game(interaction, game)))

    async def game_chosen(self, press: Press) -> None:
        """Show the leaderboard of another game."""
        game, is_month = self._game(press.interaction, press.value), press.argument == pages.MONTH
        await redraw_privately(press.interaction, await self._leaderboard(press.interaction, game, is_month=is_month))

    async def span_chosen(self, press: Press) -> None:
        """Show the list of this month, or of all time."""
        is_month = press.argument.startswith(pages.MONTH)
        game = self._game(press.interaction, press.argument.removeprefix(pages.MONTH))
        await redraw_privately(press.interaction, await self._leaderboard(press.interaction, game, is_month=is_month))

    def _with_best_rounds(self, career: Career) -> Career:
        """Return the career without the best rounds of games that are counted in turns or moves."""
        by_rounds = {key for key in self.games if self.games.get(key).recap.chapters == "round"}
        told = (one if one.game in by_rounds else replace(one, best_round=None) for one in career.games)
        return replace(career, games=tuple(told))

    async def _history(self, interaction: Interaction, query: HistoryQuery, cursor: Cursor) -> Page:
        guild_id, say = query.guild_id, say_to(interaction)
        if not guild_id:
            query = HistoryQuery(0, interaction.user.id, game=query.game)  # in direct messages everyone plays alone
        page = await self._records.page(query, cursor, pages.PAGE)
        if not (guild_id or page.entries):
            return pages.nothing_yet(say("records-none-alone"), self._begin(say))
        people = [user_id for user_id in (query.user_id, query.other_id) if user_id]
        names = await self._records.names(guild_id, people)
        whose = tuple(
            "" if user_id == interaction.user.id else name for user_id, name in zip(people, names, strict=True)
        )
        plugins = (self.games.get(key) for key in self.games)
        looks = {one.key: pages.Look(one.screen.sign, partial(_others, one, say)) for one in plugins}
        below, begin = partial(ways_at, self._hooks, LISTED, say=say), self._begin(say)
        me, titles, contests = interaction.user.id, self._titles(say), self._hooks.one(Contests)

        def contest(number: int) -> str:
            return contests.name(number, say) if contests else ""

        return pages.history(
            query, page, whose, titles, say, looks=looks, contest=contest, ways=below, me=me, begin=begin
        )

    def _begin(self, say: Say) -> tuple[Button, ...]:
        return ways_at(self._hooks, PLAY_ALONE, "", say)

    async def _leaderboard(self, interaction: Interaction, game: str | None, *, is_month: bool = False) -> Page:
        guild_id, say = server_here(interaction), say_to(interaction)
        shown = game or await self._records.most_played(guild_id) or next(iter(self.games))
        asked = guild_id, shown, interaction.user.id
        if is_month:
            ladder = await self._records.leaderboard_since(*asked, begin_of_month(self._sessions.now()))
        else:
            ladder = await self._records.leaderboard(*asked)
        return pages.leaderboard(ladder, shown, tuple(self.games), self._titles(say), say, is_month=is_month)

    def _game(self, interaction: Interaction, named: str | None) -> str | None:
        return self.game_named(interaction, named) if named else None

    def _titles(self, say: Say) -> pages.Title:
        return lambda key: title(key, say) if key in self.games else key


def _others(plugin: Plugin, say: Say, state: bytes) -> list[Result]:
    """Return the results of those who compete without a seat, by the last state."""
    if not (state and plugin.screen.charts.others):
        return []
    ended, recap = plugin.game.decode_state(state), plugin.recap
    ranks = plugin.ranks(ended)[len(recap.standing(ended)) :]
    found = zip(
        plugin.screen.charts.others, ranks, recap.unseated_standing(ended), strict=False
    )  # none if it cannot win
    return [Result(say(key), None, rank, points) for (key, _), rank, points in found]


async def setup(kit: Kit) -> None:
    """Offer the commands, and rate people when their game ends."""
    kit.hooks.offer(Finishing(rate))
    for key, at in (("history", 3), ("stats", 5), ("leaderboard", 6)):
        kit.hooks.offer(HelpLine(f"records-help-{key}", at, is_of_servers=key == "leaderboard"))
    await kit.add_cog(Records(kit))
