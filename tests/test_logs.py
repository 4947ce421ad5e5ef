"""The log: at no level it names a hidden card, a token or a secret, and for machines it says what a click took."""

import io
import json
import logging
import re
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from bot import logs
from tests.harness import open_house
from tests.journeys.heul_doch_table import opened

TOKEN = "aW50ZXJhY3Rpb246" * 8
LOUD = ("discord.gateway", "discord.http", "discord.webhook.async_", "sqlalchemy.engine", "aiosqlite")
HIDDEN = re.compile(r"mausen\.pick\|\{|heul_doch\.play\|\{|\b[EDCM][1-4]\b|\b[RGBY][1-9]\b")


@contextmanager
def written(level="DEBUG", form="text"):
    """Collect what the bot's own set-up writes; afterwards everything is as before."""
    root, text = logging.getLogger(), io.StringIO()
    names = ("", *logs.OURS)
    levels, handlers = {name: logging.getLogger(name).level for name in names}, [*root.handlers]
    root.handlers.clear()
    try:
        logs.set_up(level, form)
        root.handlers[0].setStream(text)  # pyright: ignore[reportAttributeAccessIssue]
        root.handlers += handlers
        yield text
    finally:
        root.handlers[:] = handlers
        for name, before in levels.items():
            logging.getLogger(name).setLevel(before)


@pytest.mark.slow
async def test_the_log_of_a_whole_game_of_mausen_names_no_card_and_no_secret(tmp_path):
    with written() as text:
        async with open_house(tmp_path, pictures=False) as house:
            table = await house.play("anna", "ben", "cleo")
            house.fail("answer", 500)
            house.log.expected |= {"session", "answer to", "no sentence about"}
            await table.pick("anna", "E4")
            await house.command("ben", "play", card="D3")
            await table.open_hand("ben")
            handlers = house.bot.services.router._handlers
            own, handlers["mausen.pick"] = handlers["mausen.pick"], _broken
            await table.pick("cleo", "C2")
            assert "reference" in text.getvalue()
            handlers["mausen.pick"] = own
            house.log.take()
            await table.play_out()
            secret = (await table.session()).secret.hex()
    _check(text.getvalue(), secret)


async def test_the_log_of_a_whole_game_of_heul_doch_names_no_card_and_no_secret(tmp_path):
    with written() as text:
        async with open_house(tmp_path, pictures=False) as house:
            table = await opened(house, "anna", "ben", "cleo")
            for _ in range(12):
                await table.random_turn(Random(1))
            secret = (await table.session()).secret.hex()
    _check(text.getvalue(), secret)


async def _broken(press):
    raise ValueError(f"no custom_id: k1|{press.session}|{press.step}|{press.action}|{press.argument}")


def _check(text, secret):
    assert " took " in text, "the control: clicks are logged"
    assert HIDDEN.findall(text) == []
    assert secret not in text


def test_the_pattern_finds_a_hidden_card():
    assert HIDDEN.search('reference 1: mausen.pick|{"type":"pick","card":["E",1]} by an interaction')
    assert HIDDEN.search('k1|1|2|heul_doch.play|{"type":"play","card":["R",6],"to":"own"}')


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "WARNING"])
def test_libraries_do_not_write_below_warning(level):
    with written(level) as text:
        for name in LOUD:
            logging.getLogger(name).debug("a token: %s", TOKEN)
            logging.getLogger(name).info("of itself")
        logging.getLogger("bot.anything").debug("ours")
    assert text.getvalue().count("\n") == (level == "DEBUG")


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize(
    "line",
    [
        f"POST https://discord.com/api/v10/interactions/123/{TOKEN}/callback responded with 429",
        f"message='…', url=URL('https://discord.com/api/v10/webhooks/1/{TOKEN}/messages/@original')",
        f"{{'t': 'INTERACTION_CREATE', 'd': {{'token': '{TOKEN}'}}}}",
        f'{{"token": "{TOKEN}"}}',
        "a secret " + "0a" * 32,
        "Bot " + "M" * 24 + "." + "G" * 6 + "." + "s" * 30,
    ],
)
def test_no_line_of_any_logger_holds_a_token_or_a_secret(form, line):
    with written(form=form) as text:
        logging.getLogger("discord.http").warning(line)
        try:
            raise ValueError(line)
        except ValueError:
            logging.getLogger("bot.anything").exception("it failed")
    assert text.getvalue().count("…") >= 2
    assert not re.search(f"{TOKEN}|(0a){{32}}|s{{30}}", text.getvalue())


RETRYING = "We are being rate limited. %s %s responded with 429. Retrying in %.2f seconds."
GLOBAL = "Global rate limit has been hit. Retrying in %.2f seconds."


def test_rate_limits_are_a_line_a_minute(monkeypatch):
    limits, now_s = logs.RateLimits(), [1000.0]
    monkeypatch.setattr(logs, "rate_limits", limits)
    monkeypatch.setattr(logs.time, "monotonic", lambda: now_s[0])
    loggers = [logging.getLogger(name) for name in logs.LIMITED]
    for logger in loggers:
        monkeypatch.setattr(logger, "filters", [])
    with written("INFO") as text:
        for second in range(150):
            now_s[0] = 1000.0 + second
            loggers[second % 2].warning(RETRYING, "POST", "https://discord.com/api/v10/channels/1/messages", 0.5)
            if second == 5:
                loggers[0].warning(GLOBAL, 1.5)
    lines = [line.partition(": ")[2] for line in text.getvalue().splitlines()]
    line = RETRYING % ("POST", "https://discord.com/api/v10/channels/1/messages", 0.5)
    more = f"{line} (and 59 more since the last such line)"
    assert lines == [line, GLOBAL % 1.5, more, more]


def test_other_lines_of_discord_are_written_as_they_are():
    with written("INFO") as text:
        for _ in range(3):
            logging.getLogger("discord.http").warning("something else")
    assert text.getvalue().count("something else") == 3


async def test_a_slow_click_has_a_line_with_its_reference_and_a_fast_one_has_none(tmp_path, monkeypatch):
    with written("INFO") as text:
        async with open_house(tmp_path, pictures=False) as house:
            table = await house.lobby("anna", "ben")
            assert " took " not in text.getvalue()
            monkeypatch.setattr("bot.clicks.click_log.SLOW_S", 0.0)
            await table.press("cleo", "join")
            await house.command("anna", "rules")
    said = re.findall(r"reference [0-9A-F]{6}: (.*) took \d+\.\d s", text.getvalue())
    assert said == ["join in session 1", "/mausen rules"]


async def test_the_start_says_version_database_and_ready_with_the_time_of_each(tmp_path):
    with written("INFO", "json") as text:
        async with open_house(tmp_path, pictures=False):
            pass
    lines = [json.loads(line) for line in text.getvalue().splitlines()]
    assert all(datetime.fromisoformat(line["at"]).utcoffset() is not None for line in lines), "with its zone"
    said = [line["message"] for line in lines]
    start = [line for line in said if re.match("Katzentisch|database|ready", line)]
    assert [line.split(" ")[0] for line in start] == ["Katzentisch", "database", "ready:"]
    newest = max(file.name for file in (Path(__file__).parents[1] / "migrations/versions").glob("0*.py"))
    assert f"schema {newest[:4]}" in start[1]
