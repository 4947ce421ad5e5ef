"""The bell: who wants to be called when a table opens, or when one person is missing there; what a call offers."""

from collections.abc import Mapping

from bot.clicks.reply import redraw_privately, say_to, show_privately, whisper
from bot.clicks.router import Handler, Press, number_of
from bot.errors import InvalidInput, NotAllowed
from bot.features.kit import Kit
from bot.messages.desired import Interaction
from bot.messages.ids import free_id
from bot.messages.page import Button, Page
from bot.people.permissions import check_may_post, may_read, sees
from bot.sessions import decisions
from bot.sessions.session import Session, Status
from bot.table.buttons.cog import ActionsCog
from bot.table.pages.screen import title
from bot.table.pages.ways import CALLS, MENU, NEXT_TABLE, Ways
from bot.table.pages.which_game import which_game
from bot.text.words import Say
from cogs.bells.bell import RINGS_WHEN, Bell, RingsWhen
from cogs.bells.messages import JOIN, NEVER, NOT_TODAY, Bells
from cogs.bells.pages import bell_button
from cogs.bells.rows import BellRows

ASK = "house.bell_menu"
HOW_LONG = ("today", "always")
NO_MORE = "off"
DUEL = 2
"""Where so many play, one is missing whenever a table opens: there is but one thing to choose."""


class BellButtons(ActionsCog):
    """Hang up a bell, take it away, and answer a call."""

    def __init__(self, kit: Kit, bells: BellRows, ringing: Bells) -> None:
        super().__init__(kit)
        self._ringing = ringing
        self._preferences = kit.preferences
        self._bells, self._servers, self._sessions = bells, kit.servers, kit.sessions
        self._presenter, self._client, self._hooks = kit.presenter, kit.client, kit.hooks

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return {
            ASK: self.choose_game,
            "bell.open": self.opened,
            "bell.set": self.was_set,
            JOIN: self.join,
            NOT_TODAY: self.not_today,
            NEVER: self.never,
        }

    async def choose_game(self, press: Press) -> None:
        """Ask for which game a bell shall ring; the way back is to the page from which it was asked."""
        say, back = say_to(press.interaction), "house.me" if press.argument else ""
        page = which_game(say("bell-which"), "bell.open", self.games, self._hooks, say, back)
        await redraw_privately(press.interaction, page)

    async def opened(self, press: Press) -> None:
        """Show a person their bell for a game in this server, and let them choose another."""
        await self._check_rings_here(press.interaction)
        page, message = await self._page(press.interaction, press.argument), press.interaction.message
        is_private = message is not None and message.flags.ephemeral
        if is_private:
            await redraw_privately(press.interaction, page)
        else:
            await show_privately(press.interaction, page, "list")  # a refusal leaves it, and what it takes away

    async def was_set(self, press: Press) -> None:
        """Remember what was chosen."""
        game, _, chosen = press.argument.partition(".")
        game, person, guild_id = self.games.get(game).key, press.person, _guild(press.interaction)
        when, _, how_long = chosen.partition(".")
        if chosen == NO_MORE:
            await self._bells.remove(person.id, guild_id, game)
        elif when in RINGS_WHEN and how_long in HOW_LONG:
            await self._check_rings_here(press.interaction)
            await self._bells.set(person.id, guild_id, game, when, only_today=how_long == "today")
            await self._preferences.prefer(person)  # the bell speaks their language
        else:
            raise InvalidInput
        await redraw_privately(press.interaction, await self._page(press.interaction, game))

    async def join(self, press: Press) -> None:
        """Sit down at the table to which a call leads."""
        interaction, session = press.interaction, await self._sessions.session_by_id(number_of(press.argument))
        if interaction.guild_id is None:
            await self._check_was_called(press, session)
        elif interaction.guild_id != session.where.guild_id:
            raise InvalidInput
        update = await self._sessions.act_for_person(session.id, decisions.join, press.person, interaction.id)
        text = say_to(interaction)("bell-joined", link=session.link)
        await self._presenter.show(update, interaction, whisper(interaction, text))

    async def not_today(self, press: Press) -> None:
        """Let no bell of this person ring today."""
        session = await self._sessions.session_by_id(number_of(press.argument))
        is_there = await self._bells.be_quiet(press.person.id, session.where.guild_id)
        self._ringing.watch.follow(session)
        await whisper(press.interaction, say_to(press.interaction)("bell-quiet" if is_there else "bell-none"))

    async def never(self, press: Press) -> None:
        """Take all bells of this person in the server away."""
        session = await self._sessions.session_by_id(number_of(press.argument))
        is_there = await self._bells.remove(press.person.id, session.where.guild_id)
        self._ringing.watch.follow(session)
        await whisper(press.interaction, say_to(press.interaction)("bell-gone" if is_there else "bell-none"))

    async def _check_was_called(self, press: Press, session: Session) -> None:
        """Refuse a click in direct messages by a person who was not called there, or cannot see the table."""
        bell = await self._bells.load(press.person.id, session.where.guild_id, session.game)
        guild = self._client.get_guild(session.where.guild_id)
        if bell is None or bell.called_for != session.id or guild is None:
            raise InvalidInput
        if not await sees(guild, session.where.channel_id, press.person.id):
            raise NotAllowed("no-bell-left")

    async def _check_rings_here(self, interaction: Interaction) -> None:
        """Refuse a bell where none can ring: the bot may not post there, or the server wants none."""
        settings = await self._servers.load(_guild(interaction))
        check_may_post(interaction)
        if not (settings.has_calls and settings.has_bells):
            raise NotAllowed("no-bells-here")

    async def _page(self, interaction: Interaction, game: str) -> Page:
        say = say_to(interaction)
        bell = await self._bells.load(interaction.user.id, _guild(interaction), self.games.get(game).key)
        head = say("bell-head", title=title(game, say))
        most = self.games.get(game).game.seats[-1]
        whens = RINGS_WHEN if most > DUEL else RINGS_WHEN[:1]
        rows = [tuple(_choice(game, when, how_long, bell, say) for how_long in HOW_LONG) for when in whens]
        off = (Button(say("bell-off"), free_id("bell.set", f"{game}.{NO_MORE}"), "plain", "🔕"),)
        back = (Button(say("page-back"), free_id("house.bell_menu"), "plain", "↩️"),)
        waiting = await self._link_to_lobby(interaction, game) if bell else None
        now = (_now(bell, say), *([say("bell-waits", link=waiting)] if waiting else []))
        return Page(("\n".join((head, *now)), *rows, *([off] if bell else []), say("bell-more"), back))

    async def _link_to_lobby(self, interaction: Interaction, game: str) -> str | None:
        """Return the link to a lobby of this game with a free seat that the person sees: no bell need ring for it."""
        guild = interaction.guild
        found = await self._sessions.open_in(guild.id, interaction.user.id) if guild else []
        for one in (one for one in found if one.game == game and one.status == Status.LOBBY):
            if guild and may_read(guild.get_channel_or_thread(one.where.channel_id), interaction.user):
                return one.link
        return None


def _choice(game: str, when: RingsWhen, how_long: str, bell: Bell | None, say: Say) -> Button:
    is_it = bell is not None and bell.rings_when == when and (bell.until is None) == (how_long == "always")
    label = say("bell-choice", when=when, long=how_long)
    return Button(label, free_id("bell.set", f"{game}.{when}.{how_long}"), "good" if is_it else "plain")


def _now(bell: Bell | None, say: Say) -> str:
    """Return how the bell of a person is."""
    if bell is None:
        return say("bell-now", when="off", until="off")
    return say("bell-now", when=bell.rings_when, until=f"<t:{bell.until // 1000}:t>" if bell.until else "always")


def _guild(interaction: Interaction) -> int:
    """Return the server of a click."""
    if interaction.guild_id is None:
        raise InvalidInput
    return interaction.guild_id


async def setup(kit: Kit) -> None:
    """Offer the bell, and ring it."""
    store = BellRows(kit.database, kit.sessions.now)
    bells = Bells(kit, store)
    kit.hooks.offer(Ways(NEXT_TABLE, 1, bell_button))
    kit.hooks.offer(Ways(MENU, 2, lambda where, say: bell_button("", say, ASK) if where and where.guild_id else ()))
    kit.hooks.offer(Ways(CALLS, 1, lambda guild_id, say: bell_button("me", say, ASK) if guild_id else ()))
    kit.when_started(bells.watch.catch_up)
    kit.when_closing(bells.watch.close)
    await kit.add_cog(BellButtons(kit, store, bells))
