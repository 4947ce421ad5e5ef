"""A bot that is asked to stop at any turn of its start ends in order: exit code 0, and nothing failed."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from tests.standin.server import API, TOKEN, Standin
from tests.standin.world import World
from tests.trust.bot_process import PATIENCE_S, ROOT

TURNS = [175, 1, 2, *range(5, 250, 10)]
"""A start has some 200; at 175 the bot hears that it is connected, as a rule."""


@pytest.mark.parametrize("turn", TURNS)
async def test_a_start_that_is_broken_off_ends_in_order(environment: dict[str, str], tmp_path: Path, turn: int):
    async with Standin(World()) as discord:
        settings = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": f"{discord.base}{API}", "LOG_LEVEL": "INFO"}
        command = (sys.executable, "-m", "tests.trust.stopped_bot", str(turn))
        bot = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment | settings, stderr=PIPE)
        try:
            async with asyncio.timeout(PATIENCE_S):
                _, said = await bot.communicate()
        finally:
            if bot.returncode is None:
                bot.kill()
    log = said.decode()
    assert (bot.returncode, log.splitlines()[-1][-12:]) == (0, "bot: stopped"), log
    assert not any(word in log for word in ("Traceback", "ERROR", "WARNING", "never retrieved")), log
