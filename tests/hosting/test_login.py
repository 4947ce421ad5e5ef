"""Why Discord refuses the bot: a sentence for the operator, and an exit code that says whether a new start may help."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.errors import Misconfigured, OperatorError
from bot.hosting.login import discord_refuses
from bot.run.client import pause_before_start
from tests.command_line import SETTINGS
from tests.standin.server import API, TOKEN, Fault, Standin
from tests.standin.world import World

PATIENCE_S = 60.0


def refusal(error: Exception) -> OperatorError:
    with pytest.raises(OperatorError) as told, discord_refuses():
        raise error
    return told.value


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(Mock(), shard_id=0, code=code)


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (discord.LoginFailure(), "DISCORD_TOKEN"),
        (closed(4004), "DISCORD_TOKEN"),
        (closed(4010), "SHARD_IDS"),
        (closed(4011), "SHARD_COUNT"),
        (closed(4012), "Update the bot"),
        (closed(4013), "intents"),
        (discord.PrivilegedIntentsRequired(0), "intents"),
    ],
)
def test_what_only_the_operator_can_mend(error, words):
    told = refusal(error)
    assert isinstance(told, Misconfigured)
    assert told.exit_code == SETTINGS
    assert words in str(told)


def answered(status: int) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=status, reason="no"), "no")


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (closed(4000), r"\(4000\)"),
        (answered(403), r"\(403\).*Wait"),
        (answered(429), r"\(429\).*Wait"),
        (discord.RateLimited(600), r"\(429, for 600 seconds\).*Wait"),
        (OSError("no route"), "no route"),
    ],
)
def test_what_may_be_over_by_itself(error, words):
    told = refusal(error)
    assert told.exit_code == 1
    with pytest.raises(OperatorError, match=words), discord_refuses():
        raise error


def test_a_mistake_of_ours_stays_one():
    with pytest.raises(discord.HTTPException), discord_refuses():
        raise answered(400)


# Starts in a row


def limit(remaining: int, total: int = 1000) -> Any:
    return {"total": total, "remaining": remaining, "reset_after": 86_400_000, "max_concurrency": 1}


@pytest.mark.parametrize(
    ("remaining", "shards", "pause_s"),
    [(1000, 1, 0), (250, 1, 0), (249, 1, 348), (2, 1, 86_400), (0, 1, 86_400), (200, 50, 28_800), (10, 50, 86_400)],
)
def test_the_fewer_starts_are_left_the_longer_one_waits(remaining, shards, pause_s):
    assert round(pause_before_start(limit(remaining), shards)) == pause_s


def test_starts_in_a_row_never_use_all_of_a_day_up():
    allowed, left_s = 1000, 86_400.0
    while left_s > 0:
        given = limit(allowed) | {"reset_after": left_s * 1000}
        left_s -= pause_before_start(given, 1) + 15  # it crashes after 15 seconds, again and again
        allowed -= left_s > 0
    assert allowed > 0


# A process of its own


@pytest.fixture
async def started(environment, tmp_path):
    """Start the bot as its operator does."""
    processes: list[asyncio.subprocess.Process] = []

    async def start(discord: Standin, **settings: str) -> asyncio.subprocess.Process:
        own = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": f"{discord.base}{API}", "LOG_LEVEL": "INFO"} | settings
        command = (sys.executable, "-m", "bot", "run")
        process = await asyncio.create_subprocess_exec(*command, cwd=tmp_path, env=environment | own, stderr=PIPE)
        processes.append(process)
        return process

    yield start
    for process in processes:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, list[str]]:
    async with asyncio.timeout(PATIENCE_S):
        _, said = await process.communicate()
    return process.returncode, said.decode().splitlines()


@pytest.mark.parametrize("code", [4004, pytest.param(4011, marks=pytest.mark.slow)])
async def test_a_connection_that_is_refused_ends_in_a_sentence(started, sqlite_url, code):
    async with Standin(World()) as discord:
        discord.closes_with = code
        exit_code, lines = await ended(await started(discord))
    assert exit_code == SETTINGS
    assert lines[-1].startswith("katzentisch: Discord ")
    assert "Traceback" not in "".join(lines)


async def test_a_token_that_is_withdrawn_while_the_bot_runs_ends_in_a_sentence(started, sqlite_url):
    async with Standin(World()) as discord:
        process = await started(discord)
        async with asyncio.timeout(PATIENCE_S):
            while b"ready" not in await process.stderr.readline():
                pass
        for socket in discord.connections:
            await socket.close(code=4004)
        exit_code, lines = await ended(process)
    assert (exit_code, lines[-1]) == (
        SETTINGS,
        "katzentisch: Discord refuses DISCORD_TOKEN. Copy it again from the developer portal, page Bot.",
    )
    assert "Traceback" not in "".join(lines)


@pytest.mark.slow
@pytest.mark.parametrize("status", [403, 429])
async def test_a_login_that_is_forbidden_ends_in_a_sentence(started, status):
    async with Standin(World()) as discord:
        discord.faults.append(Fault("GET /users/@me", times=99, status=status, retry_after_s=120))
        exit_code, lines = await ended(await started(discord))
    assert exit_code == 1
    assert lines[-1].startswith(f"katzentisch: Discord lets nobody in from this address for now ({status}")


@pytest.mark.slow
async def test_a_start_waits_when_few_are_left(started, sqlite_url):
    async with Standin(World()) as discord:
        discord.starts_left = 3
        process = await started(discord, SHARD_COUNT="1")
        async with asyncio.timeout(PATIENCE_S):
            while b"3 of 1000 times more today: this start waits 43200 s" not in await process.stderr.readline():
                pass
        process.terminate()
        assert (await ended(process))[0] == 0
        assert discord.identified == []
