"""Commands that belong to no single game: /games, /help and /settings."""

import logging
from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import InvalidInput, NotAllowed
from bot.service.service import Plan
from bot.sessions.preferences import Preferences, Reminders
from bot.sessions.session import Session
from bot.text.words import FALLBACK, Say, command_text, speaker
from bot.ui.clicks.outages import OUTAGES
from bot.ui.clicks.permissions import check_may_open, check_may_post
from bot.ui.clicks.places import INSTALLS, anywhere, channel_here, server_here
from bot.ui.clicks.reply import Interaction, person_of, redraw_privately, say_to, show_privately
from bot.ui.clicks.router import Handler, Press
from bot.ui.pages.ids import free_id
from bot.ui.pages.page import BUTTONS_IN_ROW, Block, Button, Choice, Page, Section, Select, render
from bot.ui.pages.screen import title
from bot.ui.tables.cog import ActionsCog, Services
from cogs.house import joinable
from cogs.house.privacy import Privacy as Privacy
from cogs.house.server import ServerPage
from cogs.house.welcome import about, welcome

log = logging.getLogger(__name__)

REMINDERS: tuple[Reminders, ...] = ("channel", "dm", "off")
HANDS = ("channel", "dm")
TIPS = ("on", "off")
INVITATIONS = ("on", "off")
BOARDS = ("pictures", "words")
BELL = ("on", "off")
LISTED = 15  # games, so that the list fits a message
AT_HOME = app_commands.AppCommandContext(guild=True, dm_channel=True)


class House(ActionsCog):
    """What is waiting for me, how I like to be served, and how tables are in this server."""

    settings = app_commands.Group(
        name=command_text("house-settings"),
        description=command_text("house-settings.about"),
        allowed_contexts=AT_HOME,
        allowed_installs=INSTALLS,
    )

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._sessions, self._days = services.sessions, services.days
        self._preferences, self._lobby = services.preferences, services.lobby
        self._servers, self._server = services.servers, ServerPage(services.servers)
        self._keeper = services.keeper

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return {
            "house.reminders": self.reminders_chosen,
            "house.hands": self.hands_chosen,
            "house.tips": self.tips_chosen,
            "house.words": self.words_chosen,
            "house.invitations": self.invitations_chosen,
            "house.day": self.bell_chosen,
            "house.play": self.play,
            "house.alone": self.play_alone,
            "house.alone_menu": self.choose_alone,
            "house.learn_menu": self.choose_lesson,
            "house.bell_menu": self.choose_bell,
            **self._server.actions(),
        }

    @app_commands.command(name=command_text("house-games"), description=command_text("house-games.about"))
    @anywhere
    async def list_games(self, interaction: Interaction) -> None:
        """List the person's games in this server, those that wait for them first, soonest due before the others; below
        them offer all games.
        """
        sessions = await self._sessions.those_of(server_here(interaction), interaction.user.id)
        say = say_to(interaction)
        lines = [self._line(session, interaction.user.id, say) for session in sessions[:LISTED]]
        waiting = sum(_waits(session, interaction.user.id) for session in sessions)
        head = say("house-games-head", waiting=waiting, running=len(sessions))
        more = [say("house-games-more", more=len(sessions) - LISTED)] if len(sessions) > LISTED else []
        others = joinable.lines(await joinable.joinable(interaction, self._sessions, self.games), self.games, say)
        another = [say("house-games-another")] if sessions or others else []
        offers = await self._offers(interaction)
        await show_privately(interaction, Page(("\n".join((head, *lines, *more)), *others, *another, *offers)))

    @app_commands.command(name=command_text("house-help"), description=command_text("house-help.about"))
    @anywhere
    async def help(self, interaction: Interaction) -> None:
        """Show on one page how to begin, and what there is."""
        say = say_to(interaction)
        more = say(
            "house-help-more",
            games=say("house-games"),
            settings=say("house-settings"),
            me=say("house-me"),
            privacy=say("house-privacy"),
            server=say("house-server"),
        )
        head = say("house-help-head" if server_here(interaction) else "house-hello")
        await show_privately(interaction, Page((head, *await self._offers(interaction), more)))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Answer the first words of a person who writes to the bot, and no more of them for a while."""
        user_id = message.author.id
        if message.guild or message.author.bot or not self._lobby.limits.greet(user_id):
            return
        own = (await self._preferences.load([user_id])).get(user_id)
        page = welcome(self.games, speaker(own.language if own else FALLBACK))
        try:
            await self._keeper.turn()
            await message.channel.send(**await render(page), nonce=str(message.id))
        except (discord.HTTPException, *OUTAGES) as error:
            log.info("a person who wrote is not answered: %r", error)

    async def play(self, press: Press) -> None:
        """Open a table of this game in this channel."""
        await self._lobby.open(press.interaction, Plan(self._offered(press)))

    async def play_alone(self, press: Press) -> None:
        """Open a table of this game with computer players in this channel, and start."""
        await self._lobby.open_alone(press.interaction, self._offered(press))

    async def choose_alone(self, press: Press) -> None:
        """Ask which game to play alone."""
        await redraw_privately(press.interaction, self._which(press.interaction, "house-alone-which", "house.alone"))

    async def choose_lesson(self, press: Press) -> None:
        """Ask which game to learn."""
        await redraw_privately(press.interaction, self._which(press.interaction, "house-learn-which", "learn.open"))

    async def choose_bell(self, press: Press) -> None:
        """Ask for which game a bell shall ring."""
        await redraw_privately(press.interaction, self._which(press.interaction, "house-bell-which", "bell.open"))

    @settings.command(name=command_text("house-me"), description=command_text("house-me.about"))
    async def me(self, interaction: Interaction) -> None:
        """Show how the person likes to be served, and let them change it."""
        await show_privately(interaction, await self._page(interaction))

    @settings.command(name=command_text("house-server"), description=command_text("house-server.about"))
    async def server(self, interaction: Interaction) -> None:
        """Show how tables are in this server, and let those who manage it change that."""
        await self._server.show(interaction)

    async def reminders_chosen(self, press: Press) -> None:
        """Remember where the person likes to be called."""
        where: Reminders | None = next((where for where in REMINDERS if where == press.value), None)
        if where is None:
            raise InvalidInput
        await self._preferences.prefer_reminders(press.person, where)
        await redraw_privately(press.interaction, await self._page(press.interaction))

    async def hands_chosen(self, press: Press) -> None:
        """Remember where the person likes their hands."""
        if press.value not in HANDS:
            raise InvalidInput
        await self._preferences.prefer_hands_by_dm(press.person, by_dm=press.value == "dm")
        await redraw_privately(press.interaction, await self._page(press.interaction))

    async def tips_chosen(self, press: Press) -> None:
        """Remember whether the person likes tips."""
        if press.value not in TIPS:
            raise InvalidInput
        await self._preferences.prefer_tips(press.person, has_tips=press.value == "on")
        await redraw_privately(press.interaction, await self._page(press.interaction))

    async def words_chosen(self, press: Press) -> None:
        """Remember whether the person likes hands in words instead of pictures."""
        if press.value not in BOARDS:
            raise InvalidInput
        await self._preferences.prefer_words(press.person, in_words=press.value == "words")
        await redraw_privately(press.interaction, await self._page(press.interaction))

    async def invitations_chosen(self, press: Press) -> None:
        """Remember whether others may invite the person."""
        if press.value not in INVITATIONS:
            raise InvalidInput
        await self._preferences.prefer_invitations(press.person, invitable=press.value == "on")
        await redraw_privately(press.interaction, await self._page(press.interaction))

    async def bell_chosen(self, press: Press) -> None:
        """Remember whether the person wants to hear of each day."""
        if press.value not in BELL:
            raise InvalidInput
        await self._days.want_bell(press.person.id, press.person.language, is_wanted=press.value == "on")
        await redraw_privately(press.interaction, await self._page(press.interaction))

    async def _page(self, interaction: Interaction) -> Page:
        person, say = person_of(interaction), say_to(interaction)
        preferences = (await self._preferences.load([person.id])).get(person.id, Preferences(person.language))
        hands = "dm" if preferences.hands_by_dm else "channel"
        reminders = tuple(
            Choice(say("house-reminders", where=where), where, is_chosen=where == preferences.reminders)
            for where in REMINDERS
        )
        places = tuple(Choice(say("house-hands", where=where), where, is_chosen=where == hands) for where in HANDS)
        wanted = "on" if preferences.has_tips else "off"
        tips = tuple(Choice(say("house-tips", wanted=one), one, is_chosen=one == wanted) for one in TIPS)
        liked = "words" if preferences.in_words else "pictures"
        boards = tuple(Choice(say("house-words", how=how), how, is_chosen=how == liked) for how in BOARDS)
        asked = "on" if preferences.invitable else "off"
        invitations = tuple(Choice(say("house-invitations", wanted=o), o, is_chosen=o == asked) for o in INVITATIONS)
        rings = "on" if await self._days.has_bell(person.id) else "off"
        bells = tuple(Choice(say("house-day", wanted=one), one, is_chosen=one == rings) for one in BELL)
        return Page(
            (
                say("house-me-head"),
                Select(free_id("house.reminders"), say("house-reminders-menu"), reminders),
                Select(free_id("house.hands"), say("house-hands-menu"), places),
                Select(free_id("house.tips"), say("house-tips-menu"), tips),
                Select(free_id("house.words"), say("house-words-menu"), boards),
                Select(free_id("house.day"), say("house-day-menu"), bells),
                say("house-words-more"),
                Select(free_id("house.invitations"), say("house-invitations-menu"), invitations),
            )
        )

    def _offered(self, press: Press) -> str:
        return self.games.get(press.argument).key

    async def _offers(self, interaction: Interaction) -> tuple[Block, ...]:
        """Return all games, each with the button that opens a table; where this person may open none, why, and the way
        to the lessons.
        """
        say = say_to(interaction)
        try:
            where = channel_here(interaction)
            check_may_post(interaction)
            check_may_open(interaction, await self._servers.load(where.guild_id))
        except NotAllowed as refused:
            return say(refused.key, **refused.variables), (_learn_button(say),)
        alone = Button(say("house-alone-menu"), free_id("house.alone_menu"), "plain", "😺")
        bell = Button(say("bell-button"), free_id("house.bell_menu"), "plain", "🔔")
        row = (_learn_button(say),) if where.is_direct else (alone, _learn_button(say), bell)
        return (*(self._offer(key, say) for key in self.games), row)

    def _offer(self, key: str, say: Say) -> Section:
        button = Button(say("house-play"), free_id("house.play", key), "main")
        return Section(about(self.games.get(key), say), button)

    def _which(self, interaction: Interaction, question: str, action: str) -> Page:
        """Return a question with a button for each game."""
        say = say_to(interaction)
        games = [
            Button(title(key, say), free_id(action, key), "main", self.games.get(key).screen.sign) for key in self.games
        ]
        rows = (tuple(games[at : at + BUTTONS_IN_ROW]) for at in range(0, len(games), BUTTONS_IN_ROW))
        return Page((say(question), *rows))

    def _line(self, session: Session, user_id: int, say: Say) -> str:
        name = title(session.game, say) if session.game in self.games else session.game
        due = f"<t:{session.due_at // 1000}:R>" if session.due_at else ""
        channel = say("house-direct") if session.where.is_direct else f"<#{session.where.channel_id}>"
        facts = {"title": name, "link": session.link, "channel": channel}
        if not _waits(session, user_id):
            own = session.seated(user_id)
            return say("house-games-away" if own and own.is_away else "house-games-other", **facts)
        return say("house-games-due", until=due, **facts) if due else say("house-games-waiting", **facts)


def _learn_button(say: Say) -> Button:
    return Button(say("house-learn-menu"), free_id("house.learn_menu"), "plain", "🎓")


def _waits(session: Session, user_id: int) -> bool:
    return any(seated.user_id == user_id for seated in session.for_people)
