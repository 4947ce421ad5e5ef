"""Requests per pick and round, and how long a click waits for its answer, against an echo bot that answers with the
same bytes."""

import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

import discord
import simcord
from discord.ext import commands

from bot.clicks.reply import redraw
from bot.draw.worker import threads
from bot.hosting.settings import load_settings
from bot.messages.page import Page, render
from bot.run.app import App
from bot.text.words import speaker
from tools.bench.measure import head, row, timings

SEATS = 6
ROUNDS = 15  # the last cards play themselves


class Stopwatch:
    """Times each click from its arrival in the bot to the moment when its answer is with Discord."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._arrived: dict[int, float] = {}

    def watch(self, bot: discord.Client) -> None:
        dispatch, answer = bot._connection.dispatch, discord.InteractionResponse.edit_message

        def on_dispatch(event: str, *args: Any, **kwargs: Any) -> None:
            if event == "interaction":
                self._arrived[args[0].id] = time.perf_counter()
            dispatch(event, *args, **kwargs)

        async def on_answer(response: discord.InteractionResponse, **kwargs: Any) -> Any:
            result = await answer(response, **kwargs)
            self.seconds.append(time.perf_counter() - self._arrived.pop(response._parent.id))
            return result

        bot._connection.dispatch = on_dispatch
        discord.InteractionResponse.edit_message = on_answer  # pyright: ignore[reportAttributeAccessIssue]
        self._restore = answer

    def stop(self) -> list[float]:
        discord.InteractionResponse.edit_message = self._restore
        return self.seconds


class Echo(commands.AutoShardedBot):
    """Answers every click with the same page, whose pictures are drawn already."""

    def __init__(self, page: Page) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), shard_count=1)
        self.page = page

    async def setup_hook(self) -> None:
        self.add_listener(self.on_click, "on_interaction")

    async def on_click(self, interaction: discord.Interaction) -> None:
        await redraw(interaction, self.page)


async def measure(folder: Path) -> None:
    """Play one game of six and tell what its clicks cost."""
    simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.001
    watch = Stopwatch()
    async with _table(folder) as (env, channel, people, app):
        watch.watch(app.client)
        lobby = len(env.http_requests)
        for person in people[1:]:
            await person.click(channel.last_message, label="Join")
        joins = len(env.http_requests) - lobby
        await people[0].click(channel.last_message, label="Start")
        hands = [(await person.click(channel.last_message, label="My hand")).response for person in people]
        services = app.services
        session = await services.sessions.session_by_id(1)
        hand_page, board_page = services.hands.page(session, 0, speaker("en")), services.boards.page(session)
        with_picture = list(watch.seconds)
        watch.seconds.clear()
        per_round = []
        for _ in range(ROUNDS):
            before = len(env.http_requests)
            for person, hand in zip(people, hands, strict=True):
                await person.click(hand, custom_id=random.choice(_cards(hand)))
            per_round.append([request.path for request in env.http_requests[before:]])
        picks = watch.stop()
    echo_text = await _echo(hand_page, len(picks))
    echo_picture = await _echo(board_page, len(with_picture) * 10)
    _tell(joins, per_round, picks, with_picture, echo_text, echo_picture)


def _tell(
    joins: int,
    per_round: list[list[str]],
    picks: list[float],
    boards: list[float],
    echo_text: list[float],
    echo_picture: list[float],
) -> None:
    answers = [sum("/callback" in path for path in paths) for paths in per_round]
    edits = [sum(path.startswith("/channels/") for path in paths) for paths in per_round]
    hands = [sum("@original" in path for path in paths) for paths in per_round]
    head(f"Requests to Discord, {SEATS} people")
    row("per lobby click", f"{joins / (SEATS - 1):.2f}")
    row("per secret pick: its answer", f"{sum(answers) / (ROUNDS * SEATS):.2f}")
    counted = " + ".join(f"{median(one):.0f}" for one in (answers, edits, hands))
    row("per round: answers + board edits + other hands", counted)
    head("From click to answer")
    row("secret pick (hand, no picture)", timings(picks))
    row("echo bot, the same click", f"{timings(echo_text)}; ratio {median(picks) / median(echo_text):.1f}")
    row("lobby click (board with picture)", timings(boards))
    row("echo bot, the same click", f"{timings(echo_picture)}; ratio {median(boards) / median(echo_picture):.1f}")


@asynccontextmanager
async def _table(folder: Path) -> AsyncIterator[tuple]:
    settings = load_settings(_env_file=None, database_url=f"sqlite:///{folder / 'clicks.db'}", shard_count=1)
    app = App(settings, edit_pause=0.0, make_painters=threads)  # simcord waits for each pause
    async with simcord.run(app.client) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("table")
        people = [guild.add_member(env.create_user(name)) for name in ("Anna", "Ben", "Cleo", "Deniz", "Emil", "Fatma")]
        await people[0].slash(channel, "mausen new")
        yield env, channel, people, app


async def _echo(page: Page, times: int) -> list[float]:
    """Return how long the echo bot takes for the same number of clicks."""
    bot, watch = Echo(page), Stopwatch()
    async with simcord.run(bot) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("table")
        person = guild.add_member(env.create_user("Anna"))
        message = await bot.get_partial_messageable(channel.id).send(**await render(bot.page))
        button = next(button for block in page.blocks if isinstance(block, tuple) for button in block)
        watch.watch(bot)
        for _ in range(times):
            await person.click(message, custom_id=button.id)
        return watch.stop()


def _cards(hand: simcord.ResponseMessage) -> list[str]:
    rows = [part for part in hand.components[0]["components"] if part["type"] == 1]
    return [
        b["custom_id"]
        for r in rows
        for b in r["components"]
        if "mausen.pick" in b.get("custom_id", "") and not b.get("disabled")
    ]
