"""Discord as an operator meets it: where it is, whether it takes the token, and why it refuses."""

from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from email.utils import parsedate_to_datetime

import aiohttp
import discord
from discord.http import Route
from discord.utils import utcnow

from bot.errors import Misconfigured, OperatorError
from bot.hosting.settings import Settings

CLOCK_S = 2
"""From how many seconds on it is said that a clock is wrong."""
PROXY_S = 10.0
"""How long a proxy may take for its first answer."""
TOKEN_REFUSED = "Discord refuses DISCORD_TOKEN. Copy it again from the developer portal, page Bot."
CLOSED_FOR_GOOD = {
    4004: TOKEN_REFUSED,
    4010: "Discord knows no such shard (4010). SHARD_COUNT and SHARD_IDS do not fit: correct them, or empty both.",
    4011: "Discord wants the servers split over more shards (4011). Leave SHARD_COUNT empty, or raise it.",
    4012: "Discord does not speak this version of its gateway any more (4012). Update the bot.",
    4013: "Discord does not know the intents that the bot asks for (4013). Update the bot.",
    4014: "Discord does not allow the intents that the bot asks for (4014). It needs no privileged one.",
}
"""The codes with which Discord closes a connection that cannot work."""

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # `check` and `invite` make plain clients


async def find_discord(settings: Settings) -> None:
    """Send all requests to DISCORD_API_URL, if it is set."""
    if settings.discord_api_url:
        Route.BASE = settings.discord_api_url
        await _need_proxy(settings.discord_api_url)


async def _need_proxy(url: str) -> None:
    """Raise OperatorError unless a proxy answers at DISCORD_API_URL: whatever it says, it is Discord's answer."""
    try:
        patience = aiohttp.ClientTimeout(total=PROXY_S)
        async with aiohttp.ClientSession(timeout=patience) as session, session.get(f"{url}/gateway"):
            pass
    except TimeoutError:
        reason = f"it takes longer than {PROXY_S:g} seconds"
    except (aiohttp.ClientError, OSError) as error:
        reason = str(error)
    else:
        return
    raise OperatorError(
        f"The proxy at DISCORD_API_URL {url} does not answer: {reason}. Start it, or empty the setting."
    )


def clock_trace(tell: Callable[[str], object]) -> aiohttp.TraceConfig:
    """Return what tells once, by the date of Discord's answers, that this machine's clock is another one's."""
    trace, has_warned = aiohttp.TraceConfig(), False

    async def compare(_session: object, _context: object, end: aiohttp.TraceRequestEndParams) -> None:
        nonlocal has_warned
        with suppress(KeyError, ValueError, TypeError):
            theirs = parsedate_to_datetime(end.response.headers["Date"])  # in whole seconds, which have begun
            ahead_s = round((utcnow() - theirs).total_seconds() - 0.5)
            if abs(ahead_s) >= CLOCK_S and not has_warned:
                has_warned = True
                where = f"{abs(ahead_s)} s {'ahead of' if ahead_s > 0 else 'behind'} Discord's"
                tell(f"this machine's clock is {where}, and so are the times on boards: let NTP set it")

    trace.on_request_end.append(compare)
    return trace


@contextmanager
def discord_refuses() -> Generator[None]:
    """Say in a sentence why Discord cannot be used."""
    try:
        yield
    except discord.LoginFailure:
        raise Misconfigured(TOKEN_REFUSED) from None
    except discord.PrivilegedIntentsRequired:
        raise Misconfigured(CLOSED_FOR_GOOD[4014]) from None
    except discord.ConnectionClosed as error:
        if error.code in CLOSED_FOR_GOOD:
            raise Misconfigured(CLOSED_FOR_GOOD[error.code]) from None
        raise OperatorError(f"Discord has closed the connection ({error.code}). Start again.") from None
    except discord.RateLimited as error:
        raise _shut_out(f"429, for {error.retry_after:.0f} seconds") from None
    except (discord.GatewayNotFound, discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
        raise OperatorError(f"Discord cannot be reached: {error}. Check the network and start again.") from None
    except discord.HTTPException as error:
        if error.status not in (403, 429):
            raise
        raise _shut_out(str(error.status)) from None


def _shut_out(why: str) -> OperatorError:
    return OperatorError(
        f"Discord lets nobody in from this address for now ({why}): there were too many requests, or too many that it "
        "refused. Wait some minutes before you start again."
    )
