"""What a click on the page of a server's settings sets."""

from collections.abc import Callable, Mapping
from typing import Any

import discord

from bot.clicks.router import Press
from bot.errors import InvalidInput, NotAllowed
from bot.people.server_settings import OPENERS
from bot.sessions.session import PACES
from bot.text.words import LANGUAGES

AS_IN_DISCORD = "discord"
"""Chosen as the language: none of ours."""


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


def _may_call(channel: discord.abc.GuildChannel, bot: discord.Member) -> bool:
    allowed = channel.permissions_for(bot)
    may_post = allowed.send_messages_in_threads if isinstance(channel, discord.ForumChannel) else allowed.send_messages
    return allowed.view_channel and may_post
