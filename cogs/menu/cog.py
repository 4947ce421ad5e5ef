"""/games and /help: what is waiting for me, and what there is."""

import logging
from collections.abc import Mapping
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.clicks.places import anywhere, server_here
from bot.clicks.reply import redraw_privately, say_to, show_privately
from bot.clicks.router import Handler, Press
from bot.errors import NotAllowed
from bot.features.kit import HelpLine, Kit
from bot.messages.desired import Interaction
from bot.messages.ids import free_id
from bot.messages.outages import OUTAGES
from bot.messages.page import Block, Button, Page, Section, render
from bot.people.permissions import place_to_open
from bot.person import ChannelRef
from bot.sessions.session import Session, Status
from bot.table.buttons.cog import ActionsCog
from bot.table.buttons.questions import is_last_person
from bot.table.pages.contests import Contests
from bot.table.pages.screen import title
from bot.table.pages.ways import CHOOSING, MENU, PLAY_ALONE, Ways, ways_at
from bot.text.words import FALLBACK, Say, command_text, speaker
from cogs.menu import joinable
from cogs.menu.welcome import about, begin_button, welcome

log = logging.getLogger(__name__)

LISTED = 15  # games, so that the list fits a message


class Menu(ActionsCog):
    """What is waiting for a person, what they can begin, and the first answer to those who write."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._sessions, self._lobby, self._preferences = kit.sessions, kit.lobby, kit.preferences
        self._hooks, self._servers, self._keeper = kit.hooks, kit.servers, kit.keeper

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return {"house.games": self.back_to_games}

    @app_commands.command(name=command_text("menu-games"), description=command_text("menu-games.about"))
    @anywhere
    async def list_games(self, interaction: Interaction) -> None:
        """List the person's games everywhere, the most urgent first, and offer all games; a click elsewhere may change
        them.
        """
        await show_privately(interaction, await self._games(interaction), "list")

    async def back_to_games(self, press: Press) -> None:
        """Show the games again: from a question that the page leads to."""
        await redraw_privately(press.interaction, await self._games(press.interaction))

    async def _games(self, interaction: Interaction) -> Page:
        server, say = server_here(interaction), say_to(interaction)
        found, user_id = await self._sessions.those_of(interaction.user.id), interaction.user.id
        sessions = [s for s in found if (own := s.seated(user_id)) and (s.where.is_direct or not own.gone)]
        contests = self._hooks.one(Contests)
        cups = await contests.taking_part(server, user_id, say) if contests else ()
        lines = [self._line(session, user_id, say) for session in sessions[:LISTED]]
        waiting = sum(self._waits(session, user_id) for session in sessions)
        head = say("menu-games-head", waiting=waiting, own=len(sessions) + len(cups))
        more = [say("menu-games-more", more=len(sessions) - LISTED)] if len(sessions) > LISTED else []
        others = await joinable.lines(interaction, self._sessions, self.games, say)
        another = [say("menu-games-another")] if sessions or cups or others else []
        offers = await self._offers(interaction, is_short=bool(another))
        return Page(("\n".join((head, *lines, *more, *cups)), *others, *another, *offers))

    @app_commands.command(name=command_text("menu-help"), description=command_text("menu-help.about"))
    @anywhere
    async def help(self, interaction: Interaction) -> None:
        """Show on one page how to begin, and what there is."""
        server, say = server_here(interaction), say_to(interaction)
        head = say("menu-help-head" if server else "menu-hello")
        which = Button(say("menu-help-games"), free_id("house.games"), "main", "🪑")
        lines = sorted(self._hooks.all(HelpLine), key=lambda line: line.at)
        more = "\n".join(say(line.key) for line in lines if server or not line.is_of_servers)
        await show_privately(interaction, Page((head, (which, *ways_at(self._hooks, MENU, None, say)), more)))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Greet a person who writes to the bot, once in a while."""
        user_id = message.author.id
        if message.guild or message.author.bot or not self._lobby.limits.greet(user_id):
            return
        own = (await self._preferences.load([user_id])).get(user_id)
        page = welcome(self.games, speaker(own.language if own else FALLBACK), self._hooks)
        try:
            rendered = await render(page)
            async with self._keeper.request():
                await message.channel.send(**rendered, nonce=str(message.id))
        except (discord.HTTPException, *OUTAGES) as error:
            log.info("a person who wrote is not answered: %r", error)

    async def _offers(self, interaction: Interaction, *, is_short: bool) -> tuple[Block, ...]:
        """Return the games with their buttons, or why this person may open no table, and the way to the lessons."""
        say = say_to(interaction)
        try:
            where, _ = await place_to_open(interaction, self._servers)
        except NotAllowed as refused:
            return say(refused.key, **refused.variables), *filter(None, (ways_at(self._hooks, MENU, None, say),))
        ways = ways_at(self._hooks, MENU, where, say)
        style = "plain" if where.is_direct else "good"
        first = tuple(replace(way, style=style) for way in ways_at(self._hooks, PLAY_ALONE, "", say))
        here = await self._sessions.tables_in(where)
        told = ((key, about(self.games.get(key), say)) for key in self.games)
        offers = (
            Section(text.partition("\n")[0] if is_short else text, self._begin(key, where, here.get(key), say))
            for key, text in told
        )
        return tuple(filter(None, (first, *offers, ways)))

    def _begin(self, key: str, where: ChannelRef, table: Session | None, say: Say) -> Button:
        if where.is_direct:
            return replace(begin_button(key, say, self._hooks), emoji=None)
        if table:
            return Button(say("hand-board"), url=table.link)
        return Button(say("menu-play"), free_id("house.play", key), "main")

    def _line(self, session: Session, user_id: int, say: Say) -> str:
        name = title(session.game, say) if session.game in self.games else session.game
        due = f"<t:{session.due_at // 1000}:R>" if session.due_at else ""
        channel = say("menu-direct") if session.where.is_direct else f"<#{session.where.channel_id}>"
        facts = {"title": name, "link": session.link, "channel": channel}
        if not self._waits(session, user_id):
            own = session.seated(user_id)
            return say("menu-games-away" if own and own.is_away else "menu-games-other", **facts)
        if session.status == Status.LOBBY:
            return say("menu-games-start", **facts)
        return say("menu-games-due", until=due, **facts) if due else say("menu-games-waiting", **facts)

    def _waits(self, session: Session, user_id: int) -> bool:
        """Return whether a game waits for this person, or stands still without them, or is theirs to start."""
        if session.status == Status.LOBBY:
            is_possible = session.game in self.games and len(session.seats) in self.games.get(session.game).game.seats
            return is_possible and session.host is not None and session.host.user_id == user_id
        return is_last_person(session, user_id) or any(s.user_id == user_id for s in session.people_to_move)


async def setup(kit: Kit) -> None:
    """Offer the commands."""
    kit.hooks.offer(HelpLine("menu-help-more", 0, is_of_servers=True))
    kit.hooks.offer(HelpLine("menu-help-line", 1))
    kit.hooks.offer(Ways(CHOOSING, 1, lambda _, say: (Button(say("page-back"), free_id("house.games"), "plain", "↩️"),)))
    await kit.add_cog(Menu(kit))
