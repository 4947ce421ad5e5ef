"""/games and /help: what is waiting for me, and what there is."""

import logging
from collections.abc import Mapping
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.clicks.places import anywhere, channel_here, server_here
from bot.clicks.reply import defer, put_away, redraw_privately, say_to, show_privately
from bot.clicks.router import Handler, Press
from bot.errors import NotAllowed
from bot.features.kit import HelpLine, Kit
from bot.games.contract import Level
from bot.messages.ids import free_id
from bot.messages.kept import Interaction
from bot.messages.names import shown
from bot.messages.outages import OUTAGES
from bot.messages.page import BUTTONS_IN_ROW, Block, Button, Page, Section, render
from bot.people.permissions import check_may_open, check_may_post
from bot.person import ChannelRef
from bot.sessions.session import Session, Status
from bot.table.buttons.cog import ActionsCog
from bot.table.buttons.questions import is_last_person
from bot.table.pages import alone
from bot.table.pages.contests import Contests
from bot.table.pages.screen import Plugin, title
from bot.table.service.service import Plan
from bot.text.words import FALLBACK, Say, command_text, speaker
from cogs.menu import joinable
from cogs.menu.welcome import about, welcome

log = logging.getLogger(__name__)

LISTED = 15  # games, so that the list fits a message


class Menu(ActionsCog):
    """What is waiting for a person, what they can begin, and the first answer to those who write."""

    def __init__(self, services: Kit) -> None:
        super().__init__(services)
        self._sessions, self._lobby, self._preferences = services.sessions, services.lobby, services.preferences
        self._hooks, self._servers = services.hooks, services.servers
        self._keeper, self._archive = services.keeper, services.archive

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return {
            "house.games": self.back_to_games,
            "house.play": self.play,
            "house.alone": self.play_alone,
            "house.alone_menu": self.choose_alone,
            "house.alone_with": self.alone_with,
            "house.alone_length": self.alone_length,
            "house.alone_now": self.alone_now,
            "house.alone_instead": self.alone_instead,
            "house.learn_menu": self.choose_lesson,
            "house.bell_menu": self.choose_bell,
        }

    @app_commands.command(name=command_text("menu-games"), description=command_text("menu-games.about"))
    @anywhere
    async def list_games(self, interaction: Interaction) -> None:
        """List the person's games in this server, those that wait for them first, soonest due before the others; below
        them offer all games.
        """
        await show_privately(interaction, await self._games(interaction))

    async def back_to_games(self, press: Press) -> None:
        """Show the games again: from a question that the page leads to."""
        await redraw_privately(press.interaction, await self._games(press.interaction))

    async def _games(self, interaction: Interaction) -> Page:
        server, say = server_here(interaction), say_to(interaction)
        sessions = await self._sessions.those_of(server, interaction.user.id)
        contests = self._hooks.one(Contests)
        cups = await contests.taking_part(server, interaction.user.id, say) if contests else ()
        lines = [self._line(session, interaction.user.id, say) for session in sessions[:LISTED]]
        waiting = sum(_waits(session, interaction.user.id) for session in sessions)
        head = say("menu-games-head", waiting=waiting, running=len(sessions) + len(cups))
        more = [say("menu-games-more", more=len(sessions) - LISTED)] if len(sessions) > LISTED else []
        others = joinable.lines(await joinable.joinable(interaction, self._sessions, self.games), self.games, say)
        another = [say("menu-games-another")] if sessions or cups or others else []
        offers = await self._offers(interaction, is_short=bool(another))
        return Page(("\n".join((head, *lines, *more, *cups)), *others, *another, *offers))

    @app_commands.command(name=command_text("menu-help"), description=command_text("menu-help.about"))
    @anywhere
    async def help(self, interaction: Interaction) -> None:
        """Show on one page how to begin, and what there is."""
        say = say_to(interaction)
        head = say("menu-help-head" if server_here(interaction) else "menu-hello")
        which = Button(say("menu-help-games"), free_id("house.games"), "main", "🪑")
        lines = sorted(self._hooks.all(HelpLine), key=lambda line: line.at)
        more = "\n".join((say("menu-help-more"), *(say(line.key) for line in lines)))
        await show_privately(interaction, Page((head, (which, _learn_button(say)), more)))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Answer the first words of a person who writes to the bot, and no more of them for a while."""
        user_id = message.author.id
        if message.guild or message.author.bot or not self._lobby.limits.greet(user_id):
            return
        own = (await self._preferences.load([user_id])).get(user_id)
        page = welcome(self.games, speaker(own.language if own else FALLBACK))
        try:
            rendered = await render(page)
            async with self._keeper.request():
                await message.channel.send(**rendered, nonce=str(message.id))
        except (discord.HTTPException, *OUTAGES) as error:
            log.info("a person who wrote is not answered: %r", error)

    async def play(self, press: Press) -> None:
        """Open a table of this game in this channel; the list goes, since what one has chosen stands there now."""
        interaction = press.interaction
        is_list = interaction.message is not None and interaction.message.flags.ephemeral
        if is_list:
            await defer(interaction)
        await self._lobby.open(interaction, Plan(self.games.get(press.argument).key))
        if is_list:
            await put_away(interaction)

    async def play_alone(self, press: Press) -> None:
        """Ask how many computer players of which level, those of the last time chosen: in direct messages the table
        itself does.
        """
        interaction, plugin = press.interaction, self.games.get(press.argument)
        where = await self._check_may_open(interaction)
        last = await self._archive.newest_alone(interaction.user.id, plugin.key)
        levels, options = alone.as_last_time(last, plugin)
        if where.is_direct:
            await self._lobby.open(interaction, Plan(plugin.key, options=options, computers=levels))
        else:
            await redraw_privately(
                interaction, alone.against(levels, options, plugin, say_to(interaction), self._hooks)
            )

    async def alone_with(self, press: Press) -> None:
        """Show which computer players were chosen."""
        plugin = self.games.get(press.argument.partition(":")[0])
        levels, options = alone.chosen(plugin, press.value), alone.length_in(plugin, press.argument)
        await redraw_privately(
            press.interaction, alone.against(levels, options, plugin, say_to(press.interaction), self._hooks)
        )

    async def alone_length(self, press: Press) -> None:
        """Show how long the game is to be."""
        plugin, levels = self._alone(press)
        options = alone.length_in(plugin, press.argument)
        await redraw_privately(
            press.interaction, alone.against(levels, options, plugin, say_to(press.interaction), self._hooks)
        )

    def _alone(self, press: Press) -> tuple[Plugin, tuple[Level, ...]]:
        """Return the game of a button, and its computer players."""
        game, level, number, *_ = (*press.argument.split(":"), "", "")
        plugin = self.games.get(game)
        return plugin, alone.chosen(plugin, f"{level}:{number}")

    async def alone_now(self, press: Press) -> None:
        """Open a table with these computer players in this channel, and start; ask first where the person's last game
        alone is in the way.
        """
        plugin, _ = self._alone(press)
        if earlier := await self._lobby.alone_here(press.interaction, plugin.key):
            page = alone.instead(earlier, plugin, press.argument, say_to(press.interaction))
            await redraw_privately(press.interaction, page)
        else:
            await self._begin_alone(press)

    async def alone_instead(self, press: Press) -> None:
        """Stop the game that is in the way, and begin the new one: the answer to the question."""
        await defer(press.interaction)
        await self._lobby.make_room(press)
        await self._begin_alone(press)

    async def _begin_alone(self, press: Press) -> None:
        interaction, (plugin, levels) = press.interaction, self._alone(press)
        await defer(interaction)  # what comes is a message of its own: the page is changed after it, and says where
        plan = Plan(plugin.key, options=alone.length_in(plugin, press.argument), computers=levels)
        session = await self._lobby.open_alone(interaction, plan)
        say = say_to(interaction)
        begun = say("alone-begun", title=title(plugin.key, say))
        await redraw_privately(interaction, Page((begun, (Button(say("hand-board"), url=session.link),))))

    async def choose_alone(self, press: Press) -> None:
        """Ask which game to play alone."""
        await redraw_privately(press.interaction, self._which(press.interaction, "menu-alone-which", "house.alone"))

    async def choose_lesson(self, press: Press) -> None:
        """Ask which game to learn."""
        await redraw_privately(press.interaction, self._which(press.interaction, "menu-learn-which", "learn.open"))

    async def choose_bell(self, press: Press) -> None:
        """Ask for which game a bell shall ring."""
        back = "house.me" if press.argument else "house.games"
        await redraw_privately(press.interaction, self._which(press.interaction, "menu-bell-which", "bell.open", back))

    async def _offers(self, interaction: Interaction, *, is_short: bool) -> tuple[Block, ...]:
        """Return all games, each with the button that opens a table, in short below what goes on; where this person may
        open none, why, and the way to the lessons.
        """
        say = say_to(interaction)
        try:
            where = await self._check_may_open(interaction)
        except NotAllowed as refused:
            return say(refused.key, **refused.variables), (_learn_button(say),)
        action, label = ("house.alone", "menu-hello-play") if where.is_direct else ("house.play", "menu-play")
        offers = tuple(
            self._offer(key, Button(say(label), free_id(action, key), "main"), say, is_short=is_short)
            for key in self.games
        )
        if where.is_direct:
            return (*offers, (_learn_button(say),))
        by_myself = replace(alone.play_button(say), style="good")
        bell = Button(say("bell-button"), free_id("house.bell_menu"), "plain", "🔔")
        return (by_myself,), *offers, (_learn_button(say), bell)

    async def _check_may_open(self, interaction: Interaction) -> ChannelRef:
        where = channel_here(interaction)
        check_may_post(interaction)
        check_may_open(interaction, await self._servers.load(where.guild_id))
        return where

    def _offer(self, key: str, button: Button, say: Say, *, is_short: bool) -> Section:
        told = about(self.games.get(key), say)
        return Section(told.partition("\n")[0] if is_short else told, button)

    def _which(self, interaction: Interaction, question: str, action: str, back: str = "house.games") -> Page:
        """Return a question with a button for each game, and the way back."""
        say = say_to(interaction)
        games = [
            Button(title(key, say), free_id(action, key), "main", self.games.get(key).screen.sign) for key in self.games
        ]
        rows = (tuple(games[at : at + BUTTONS_IN_ROW]) for at in range(0, len(games), BUTTONS_IN_ROW))
        return Page((say(question), *rows, (Button(say("page-back"), free_id(back), "plain", "↩️"),)))

    def _line(self, session: Session, user_id: int, say: Say) -> str:
        name = title(session.game, say) if session.game in self.games else session.game
        due = f"<t:{session.due_at // 1000}:R>" if session.due_at else ""
        channel = say("menu-direct") if session.where.is_direct else f"<#{session.where.channel_id}>"
        facts = {"title": name, "link": session.link, "channel": channel}
        if not _waits(session, user_id):
            own, successor = session.seated(user_id), session.successor_of(user_id)
            if successor:
                return say("menu-games-taken", name=shown(successor.name), **facts)
            return say("menu-games-away" if own and own.is_away else "menu-games-other", **facts)
        return say("menu-games-due", until=due, **facts) if due else say("menu-games-waiting", **facts)


def _learn_button(say: Say) -> Button:
    return Button(say("menu-learn"), free_id("house.learn_menu"), "plain", "🎓")


def _waits(session: Session, user_id: int) -> bool:
    """Return whether a game waits for this person; also one that nobody else would bring on."""
    is_alone = session.status == Status.RUNNING and is_last_person(session, user_id)
    return is_alone or any(seated.user_id == user_id for seated in session.for_people)


async def setup(kit: Kit) -> None:
    """Offer the commands."""
    kit.hooks.offer(HelpLine("menu-help-line", 1))
    await kit.add_cog(Menu(kit))
