"""Where people use the bot: in a server that has it, in its direct messages, or elsewhere, where they brought it along
and it can do nothing but answer them.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.errors import NotAllowed
from bot.messages.desired import Interaction
from bot.person import ChannelRef

T = TypeVar("T", bound=Callable[..., Any] | app_commands.Command[Any, ..., Any] | type)

Place: TypeAlias = Literal["server", "direct", "elsewhere"]

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
WANTED = (*NEEDED, "create_public_threads", "send_messages_in_threads", "connect")
"""What the bot is invited with: all that it needs in channels of any kind."""


def anywhere(command: T) -> T:
    """Offer a command to servers and to people who installed the bot for themselves, wherever they are."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return app_commands.allowed_installs(guilds=True, users=True)(contexts(command))


def at_home(command: T) -> T:
    """Offer a command to the same, but not among friends: it shows nothing there that they would want to see."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    return app_commands.allowed_installs(guilds=True, users=True)(contexts(command))


def place_of(interaction: Interaction) -> Place:
    """Return where a person is."""
    if interaction.guild_id is None:
        return "elsewhere" if interaction.context.private_channel else "direct"
    is_known = interaction.is_guild_integration() or interaction.client.get_guild(interaction.guild_id) is not None
    return "server" if is_known else "elsewhere"


def channel_here(interaction: Interaction) -> ChannelRef:
    """Return the channel where a table can be; NotAllowed elsewhere, with the ways to where it can."""
    if place_of(interaction) == "elsewhere":
        raise NotAllowed("no-table-elsewhere", **ways(interaction))
    return ChannelRef(interaction.guild_id or 0, interaction.channel_id or 0)


def games_here(interaction: Interaction) -> ChannelRef | int:
    """Return where finished games may be shown from: this server's channel, or else the person's games alone."""
    return channel_here(interaction) if place_of(interaction) == "server" else interaction.user.id


def server_here(interaction: Interaction) -> int:
    """Return the server, 0 where it does not have the bot and in direct messages."""
    return (interaction.guild_id or 0) if place_of(interaction) == "server" else 0


def ways(interaction: Interaction) -> dict[str, str]:
    """Return the addresses of where tables can be: a server that gets the bot, and its direct messages."""
    return {
        "invite": invitation(interaction.application_id),
        "direct": f"https://discord.com/users/{getattr(interaction.client.user, 'id', '')}",
    }


def invitation(application_id: int) -> str:
    """Return the address that brings the bot into a server, with the permissions that it needs."""
    wanted = discord.Permissions(**dict.fromkeys(WANTED, True))
    scopes = ("bot", "applications.commands")
    return f"{discord.utils.oauth_url(application_id, permissions=wanted, scopes=scopes)}&integration_type=0"


def installation(application_id: int) -> str:
    """Return the address by which a person installs the bot for themselves."""
    return f"{discord.utils.oauth_url(application_id, scopes=('applications.commands',))}&integration_type=1"
