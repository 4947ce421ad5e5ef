"""Who may do what in a channel: the bot, and the person who clicked."""

from collections.abc import Iterable

import discord

from bot.clicks.places import NEEDED, channel_here, place_of
from bot.clicks.reply import say_to
from bot.errors import NotAllowed
from bot.messages.desired import Interaction
from bot.people.rows import ServerStore
from bot.people.server_settings import ServerSettings
from bot.person import ChannelRef


def check_may_post(interaction: Interaction) -> None:
    """Refuse before anything is made if the person, or the bot, may not do here what a post for everyone needs.

    No one makes the bot write where they may not write themselves. What the bot lacks is named. Where people brought
    it, Discord may show what it says to them alone.
    """
    if (place := place_of(interaction)) != "server":
        is_forced = place == "elsewhere" and interaction.guild_id and not interaction.permissions.use_external_apps
        if is_forced:
            raise NotAllowed("no-post-elsewhere")
        return
    if not _may_write(interaction):
        raise NotAllowed("no-write")
    channel, needed = interaction.channel, [*NEEDED]
    if isinstance(channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
        if channel.is_private() and channel.me is None and not interaction.app_permissions.manage_threads:
            raise NotAllowed("no-private-thread")
    elif isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        needed.append("connect")
    check_has(interaction, needed)


def check_may_open(interaction: Interaction, settings: ServerSettings) -> None:
    """Refuse a new table in channels without tables, and to users who may not open any there."""
    channel, guild = interaction.channel, interaction.guild
    if not settings.has_tables_in((interaction.channel_id, getattr(channel, "parent_id", None))):
        there = [f"<#{one}>" for one in settings.channels if guild and guild.get_channel(one)]
        raise NotAllowed("no-open-here", channels=", ".join(there), count=len(there))
    roles = [role.id for role in getattr(interaction.user, "roles", ())]
    if not settings.may_open(roles, is_manager=is_manager(interaction)):
        known = [f"<@&{one}>" for one in settings.roles if guild and guild.get_role(one)]
        wanted = known if settings.openers == "roles" else []
        raise NotAllowed("no-open-you", roles=", ".join(wanted), count=len(wanted))


async def place_to_open(interaction: Interaction, servers: ServerStore) -> tuple[ChannelRef, ServerSettings]:
    """Return where a new table comes to be, and what holds there; NotAllowed where this person may open none."""
    where = channel_here(interaction)
    check_may_post(interaction)
    settings = await servers.load(where.guild_id)
    check_may_open(interaction, settings)
    return where, settings


async def sees(guild: discord.Guild, channel_id: int, user_id: int) -> bool:
    """Ask Discord whether a person is in this server, and can read this channel."""
    try:
        return may_read(guild.get_channel_or_thread(channel_id), await guild.fetch_member(user_id))
    except discord.NotFound:
        return False


def may_read(channel: object, person: object) -> bool:
    """Return whether the person can read this channel; not if that is not known, as in private threads."""
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    if is_private or not isinstance(person, discord.Member):
        return False
    is_known = isinstance(channel, discord.abc.GuildChannel | discord.Thread)
    return is_known and channel.permissions_for(person).view_channel


def check_manages(interaction: Interaction) -> None:
    """Refuse a person who does not manage the server."""
    if not is_manager(interaction):
        raise NotAllowed("no-manager")


def check_has(interaction: Interaction, needed: Iterable[str]) -> None:
    """Refuse where the bot lacks one of these permissions; all that it lacks are named."""
    """Refuse where the bot lacks one of these permissions; all that it lacks are named."""
    allowed, say = interaction.app_permissions, say_to(interaction)
    if missing := [say("permission", name=name) for name in needed if not getattr(allowed, name)]:
        raise NotAllowed("no-permission", missing=", ".join(missing))


def _may_write(interaction: Interaction) -> bool:
    """Return whether this person may send messages here."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return interaction.permissions.send_messages_in_threads if in_thread else interaction.permissions.send_messages


def is_manager(interaction: Interaction) -> bool:
    """Return whether this person manages the server: that is the permission Manage Server, and no other."""
    return interaction.permissions.manage_guild
