"""discord.py's bot: intents, shards, and what it tells the services of servers."""

import asyncio
import logging
import sys
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.clicks import click_log, failures
from bot.clicks.places import server_here
from bot.errors import Unavailable
from bot.events import ChannelGone, MayPostAgain, ServerLeft, ServerUsed
from bot.features.kit import Kit
from bot.hosting.login import clock_trace
from bot.messages.desired import Interaction

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

    from bot.run.app import App

log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree["Katzentisch"]):
    """Sends what goes wrong in a command where everything else goes."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let every command begin, and see to it that Discord is answered in time."""
        if interaction.type is discord.InteractionType.autocomplete and not _offers_choices(interaction):
            await interaction.response.autocomplete([])  # an old or a forged command: discord.py would not answer
            return False
        if interaction.type is discord.InteractionType.application_command:
            click_log.begin(interaction)
            self.client.services.router.begin(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell the person, log for us."""
        await failures.tell(interaction, error, _named(interaction))
        await self.client.services.router.over(interaction)
        click_log.end(interaction, _named(interaction))


def _offers_choices(interaction: Interaction) -> bool:
    """Return whether the command that is being typed has choices for the option that is being typed."""
    command, options = interaction.command, cast(list[dict[str, Any]], (interaction.data or {}).get("options", []))
    while options and "options" in options[0]:
        options = options[0]["options"]
    typed = next((option["name"] for option in options if option.get("focused")), None)
    parameters = command.parameters if isinstance(command, app_commands.Command) else []
    return any(parameter.autocomplete and parameter.display_name == typed for parameter in parameters)


def pause_before_start(limit: "SessionStartLimit", shards: int) -> float:
    """Return how many seconds a start waits, so that starts in a row never use up what Discord allows in a day."""
    if limit["remaining"] >= limit["total"] / 4:
        return 0.0
    spare = limit["remaining"] - shards
    return limit["reset_after"] / 1000 * shards / max(spare, shards)


def _named(interaction: Interaction) -> str:
    return f"/{interaction.command.qualified_name}" if interaction.command else "a command"


class Katzentisch(commands.AutoShardedBot):
    """The connection to Discord. It decides nothing."""

    def __init__(self, app: "App", shard_count: int | None, shard_ids: tuple[int, ...] | None) -> None:
        trace = clock_trace(log.warning)  # discord.py takes one
        # the first is called before it waits for a connection, the others before what they are called after is sent
        for signal in (trace.on_request_start, trace.on_request_headers_sent, trace.on_request_chunk_sent):
            signal.append(self._check_request)
        super().__init__(
            http_trace=trace,
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True, dm_messages=True, guild_scheduled_events=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30,
            heartbeat_timeout=60,
            shard_count=shard_count,
        )
        self.shard_ids = [*shard_ids] if shard_ids else None
        self._app = app
        self._starts: SessionStartLimit | None = None

    @property
    def services(self) -> Kit:
        """What features are given, once `setup_hook` has begun to set them up."""
        return self._app.services

    async def setup_hook(self) -> None:
        """Called by discord.py after the login."""
        await self._app.set_up()

    async def _check_request(self, *_: object) -> None:
        """Send each piece of a request only while this process may act. What is broken off has no effect."""
        if self._app.shards:
            self._app.shards.make_sure()

    async def find_gateway(self) -> int:
        """Find out where to connect, to how many shards unless that is set, and return how many may connect at once."""
        recommended, address, self._starts = await self.http.get_bot_gateway()
        self.shard_count = self.shard_count or recommended
        DiscordWebSocket.DEFAULT_GATEWAY = URL(address)
        return self._starts["max_concurrency"]

    async def launch_shards(self) -> None:
        """Called by discord.py to connect."""
        if self._starts is None:
            await self.find_gateway()
        assert self._starts
        shards = len(self.shard_ids or ()) or self.shard_count or 1
        if pause_s := pause_before_start(self._starts, shards):
            left = f"{self._starts['remaining']} of {self._starts['total']}"
            log.warning("Discord lets the bot connect %s times more today: this start waits %.0f s", left, pause_s)
            await asyncio.sleep(pause_s)
        await super().launch_shards()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called by discord.py before a shard connects: Discord wants a pause between two."""
        shards = self._app.shards
        if not shards or not await shards.wait_for_turn(shard_id or 0):
            await super().before_identify_hook(shard_id, initial=initial)

    async def leave(self) -> None:
        """Cut all shards; what is being answered can still be."""
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))

    async def on_error(self, event: str, *_arguments: object) -> None:
        """What an event should have changed is found by a later look, if the database did not take it."""
        if isinstance(error := sys.exception(), Unavailable):
            log.warning("%s: the database does not answer: %s", event, error.__cause__)
        else:
            log.exception("a mistake of ours: %s failed", event)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has the bot, or has it back."""
        await self.services.events.tell(ServerUsed(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server took the bot away, or is no more; an outage is another event."""
        await self.services.events.tell(ServerLeft(guild.id))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Where people use the bot, the server has it, unless they brought it along."""
        if guild_id := server_here(interaction):
            await self.services.events.tell(ServerUsed(guild_id))

    async def on_message(self, message: discord.Message, /) -> None:
        """A person writes to the bot: it has no commands in words, but a cog may answer."""

    async def on_app_command_completion(self, interaction: Interaction, _command: object) -> None:
        """A command is done."""
        await self.services.router.over(interaction)
        click_log.end(interaction, _named(interaction))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the games of the channel."""
        await self.services.events.tell(ChannelGone(channel.guild.id, channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Threads count as channels."""
        await self.services.events.tell(ChannelGone(payload.guild_id, payload.thread_id))

    async def on_permissions(self, *_changed: object) -> None:
        """The bot may be allowed more than before somewhere: what could not be shown is tried."""
        self.services.events.publish(MayPostAgain())

    on_guild_channel_update = on_guild_role_update = on_raw_thread_update = on_permissions

    async def close(self) -> None:
        """Finish what was begun, then leave."""
        if self.is_closed():
            return
        await self._app.close()
        await self.disconnect()

    async def disconnect(self) -> None:
        """Close the connection; asking twice changes nothing."""
        await super().close()
