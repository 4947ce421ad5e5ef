"""The two pages of /settings: how a person likes to be served, and how tables are in a server."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.hooks import Hooks
from bot.messages.ids import free_id
from bot.messages.page import Button, Choice, Page, Select, ServerMenu
from bot.people.preferences import Preferences
from bot.people.server_settings import OPENERS, ServerSettings
from bot.people.switches import OwnSwitch
from bot.person import Person
from bot.sessions.session import PACES
from bot.table.pages.ways import CALLS, ways_at
from bot.text.words import LANGUAGES, Say, speaker
from cogs.settings.server_choices import AS_IN_DISCORD

FIELDS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "reminders": ("reminders", {"channel": "channel", "dm": "dm", "off": "off"}),
    "hands": ("hands_by_dm", {"channel": False, "dm": True}),
    "words": ("in_words", {"pictures": False, "words": True}),
    "invitations": ("invitable", {"on": True, "off": False}),
}
"""Of each setting: where it is among the preferences, and what its choices mean there."""
ON_OFF = {"on": True, "off": False}


async def own_page(person: Person, server: int, own: Preferences, hooks: Hooks, say: Say) -> Page:
    """Return how a person likes to be served, as buttons."""
    reminders = {one: say("settings-reminders", chosen=one) for one in FIELDS["reminders"][1]}
    switches = [
        _switch(f"house.{name}", values, getattr(own, field), say(f"settings-{name}"), say)
        for name, (field, values) in FIELDS.items()
        if name != "reminders"
    ]
    features = [
        _switch(one.action, ON_OFF, await one.is_on(person.id), say(one.key), say) for one in hooks.all(OwnSwitch)
    ]
    bells = ways_at(hooks, CALLS, server, say)
    last = (*features, *bells)
    return Page(
        (
            say("settings-me-head"),
            _choices("house.reminders", reminders, own.reminders),
            say("settings-switches"),
            tuple(switches),
            *([last] if last else []),
            "\n".join((*([say("settings-bells-about")] if bells else []), say("settings-words-more"))),
        )
    )


def _switch(action: str, values: Mapping[str, bool], is_on: bool, what: str, say: Say) -> Button:
    """Return what turns a setting on or off; it says which of both holds, and on it is green."""
    label = say("settings-switch", what=what, is_on="yes" if is_on else "no")
    other = next(one for one, meaning in values.items() if meaning != is_on)
    return Button(label, free_id(action, other), "good" if is_on else "plain")


def server_page(settings: ServerSettings, guild: discord.Guild | None, say: Say) -> Page:
    """Return how tables are in this server, as menus and switches."""
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
            _server_switch("calls", say, is_on=settings.has_calls),
            say("settings-server-bell", calls="on" if settings.has_calls else "off"),
            _server_switch("bells", say, is_on=settings.has_bells),
            *((bells,) if settings.has_bells else ()),
            say("settings-server-hints-about"),
            _server_switch("hints", say, is_on=settings.has_hints),
            say("settings-server-day"),
            ServerMenu(free_id("house.server_day"), say("settings-server-day-channel"), "channels", day, most=1),
        )
    )


def _menu(what: str, about: str, all_choices: list[Choice]) -> tuple[str, Select]:
    """Return what a setting is about, and its menu."""
    return about, Select(free_id(f"house.server_{what}"), about.partition("\n")[0].strip("*"), tuple(all_choices))


def _server_switch(what: str, say: Say, *, is_on: bool) -> tuple[Button, ...]:
    labels = {now: say(f"settings-server-{what}", chosen=now) for now in ("on", "off")}
    return _choices(f"house.server_{what}", labels, "on" if is_on else "off")


def _choices(action: str, labels: Mapping[str, str], now: str) -> tuple[Button, ...]:
    """Return a button for each choice; the one that holds has a tick and is green."""
    return tuple(
        Button(f"✓ {label}" if one == now else label, free_id(action, one), "good" if one == now else "plain")
        for one, label in labels.items()
    )
