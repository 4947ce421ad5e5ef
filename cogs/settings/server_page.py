"""/settings server: how tables are in a server, for those who manage it."""

from collections.abc import Callable, Mapping
from typing import Any

import discord

from bot.clicks.places import server_here
from bot.clicks.reply import redraw_privately, say_to, show_privately
from bot.clicks.router import Handler, Press
from bot.errors import InvalidInput, NotAllowed
from bot.features.kit import Kit
from bot.messages.desired import Interaction
from bot.messages.ids import free_id
from bot.messages.page import Button, Choice, Page, Select, ServerMenu
from bot.people.permissions import check_manages
from bot.people.server_settings import OPENERS, ServerSettings
from bot.sessions.session import PACES
from bot.text.words import LANGUAGES, Say, speaker
from cogs.settings.choice_buttons import choices

ACTION = "house.server_"
"""Begins the actions of the page."""
AS_IN_DISCORD = "discord"
"""Chosen as the language: none of ours."""


class ServerPage:
    """The page, and what is chosen there."""

    def __init__(self, kit: Kit) -> None:
        self._servers = kit.servers

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return dict.fromkeys((f"{ACTION}{one}" for one in SETTINGS), self.chosen)

    async def show(self, interaction: Interaction) -> None:
        """Show what holds in this server."""
        if not server_here(interaction):
            raise NotAllowed("no-manager-here")
        check_manages(interaction)
        settings = await self._servers.load(interaction.guild_id or 0)
        await show_privately(interaction, _page(interaction, settings))

    async def chosen(self, press: Press) -> None:
        """Remember what was chosen."""
        interaction = press.interaction
        if not (server := server_here(interaction)):
            raise InvalidInput
        check_manages(interaction)
        setting, read = SETTINGS[press.action.removeprefix(ACTION)]
        settings = await self._servers.change(server, **{setting: read(press)})
        await redraw_privately(interaction, _page(interaction, settings))


# What a click says


def _language(press: Press) -> str | None:
    language = _one_of(press, (AS_IN_DISCORD, *LANGUAGES))
    return None if language == AS_IN_DISCORD else language


def _roles(press: Press) -> tuple[int, ...]:
    """Return the roles; those of bots are refused."""
    guild = press.interaction.guild
    roles = [role for one in press.ids if guild and (role := guild.get_role(one))]
    if of_bots := [role.mention for role in roles if role.is_bot_managed()]:
        raise NotAllowed("no-bot-role", roles=", ".join(of_bots))
    return press.ids


def _day_channel(press: Press) -> int | None:
    """Return the channel with the message of the day; one in which the bot cannot write is refused."""
    guild = press.interaction.guild
    for one in press.ids[:1]:
        channel = guild and guild.get_channel_or_thread(one)
        if channel is None or isinstance(channel, discord.ForumChannel | discord.CategoryChannel):
            raise NotAllowed("no-day-channel")
        allowed = channel.permissions_for(channel.guild.me)
        if not (allowed.view_channel and allowed.send_messages):
            raise NotAllowed("no-day-channel")
    return next(iter(press.ids), None)


def _bell_channels(press: Press) -> tuple[int, ...]:
    """Return the channels in which bells ring; those in which the bot may not post are refused."""
    guild = press.interaction.guild
    channels = [channel for one in press.ids if guild and (channel := guild.get_channel(one))]
    if dumb := [channel.mention for channel in channels if guild and not _may_call(channel, guild.me)]:
        raise NotAllowed("no-bell-channel", channels=", ".join(dumb))
    return press.ids


def _one_of(press: Press, known: tuple[str, ...]) -> str:
    if press.value not in known:
        raise InvalidInput
    return press.value


def _is_on(press: Press) -> bool:
    if press.argument not in ("on", "off"):
        raise InvalidInput
    return press.argument == "on"


SETTINGS: Mapping[str, tuple[str, Callable[[Press], Any]]] = {
    "language": ("language", _language),
    "pace": ("pace", lambda press: _one_of(press, PACES)),
    "openers": ("openers", lambda press: _one_of(press, OPENERS)),
    "roles": ("roles", _roles),
    "rooms": ("channels", lambda press: press.ids),
    "day": ("day_channel", _day_channel),
    "calls": ("has_calls", _is_on),
    "hints": ("has_hints", _is_on),
    "bells": ("has_bells", _is_on),
    "bell_rooms": ("bell_channels", _bell_channels),
}
"""Of each menu and switch of the page: what it sets, and how to read a click on it."""


def _page(interaction: Interaction, settings: ServerSettings) -> Page:
    say, guild = say_to(interaction), interaction.guild
    roles = tuple(one for one in settings.roles if guild and guild.get_role(one))
    channels = tuple(one for one in settings.channels if guild and guild.get_channel(one))
    day = tuple(one for one in (settings.day_channel,) if one and guild and guild.get_channel_or_thread(one))
    languages = [
        Choice(say("settings-server-discord"), AS_IN_DISCORD, is_chosen=settings.language is None),
        *(Choice(speaker(one)("language-name"), one, is_chosen=one == settings.language) for one in LANGUAGES),
    ]
    paces = [Choice(say(f"command-pace-{pace}"), pace, is_chosen=pace == settings.pace) for pace in PACES]
    openers = [Choice(say("settings-server-who", who=who), who, is_chosen=who == settings.openers) for who in OPENERS]
    menu = ServerMenu(free_id("house.server_roles"), say("settings-server-roles"), "roles", roles)
    ringing = tuple(one for one in settings.bell_channels if guild and guild.get_channel(one))
    bells = ServerMenu(free_id("house.server_bell_rooms"), say("settings-server-bell-rooms"), "channels", ringing)
    who = say("settings-server-openers", none="yes" if settings.openers == "roles" and not roles else "no")
    return Page(
        (
            say("settings-server-head"),
            *_menu("language", say("settings-server-language"), languages),
            *_menu("pace", say("settings-server-pace"), paces),
            say("settings-server-where", gone="yes" if settings.channels and not channels else "no"),
            ServerMenu(free_id("house.server_rooms"), say("settings-server-channels"), "channels", channels),
            *_menu("openers", who, openers),
            *((menu,) if settings.openers == "roles" else ()),
            say("settings-server-calls-about"),
            _switch("calls", say, is_on=settings.has_calls),
            say("settings-server-bell", calls="on" if settings.has_calls else "off"),
            _switch("bells", say, is_on=settings.has_bells),
            *((bells,) if settings.has_bells else ()),
            say("settings-server-hints-about"),
            _switch("hints", say, is_on=settings.has_hints),
            say("settings-server-day"),
            ServerMenu(free_id("house.server_day"), say("settings-server-day-channel"), "channels", day, most=1),
            say("settings-server-discords"),
        )
    )


def _may_call(channel: discord.abc.GuildChannel, bot: discord.Member) -> bool:
    allowed = channel.permissions_for(bot)
    may_post = allowed.send_messages_in_threads if isinstance(channel, discord.ForumChannel) else allowed.send_messages
    return allowed.view_channel and may_post


def _menu(what: str, about: str, all_choices: list[Choice]) -> tuple[str, Select]:
    """Return what a setting is about, and its menu."""
    return about, Select(free_id(f"house.server_{what}"), about.partition("\n")[0].strip("*"), tuple(all_choices))


def _switch(what: str, say: Say, *, is_on: bool) -> tuple[Button, ...]:
    labels = {now: say(f"settings-server-{what}", chosen=now) for now in ("on", "off")}
    return choices(f"house.server_{what}", labels, "on" if is_on else "off")
