"""A line in the log for each click and command: by which reference it goes, and what took how long."""

import logging
import secrets
from typing import Any

import discord
from discord.utils import utcnow

from bot import timing
from bot.logs import CLICKS
from bot.timing import Timing

log = logging.getLogger(CLICKS)


def begin(interaction: discord.Interaction[Any]) -> None:
    """Measure from now on; the lag is the time that it took from Discord to here."""
    interaction.extras["timing"] = timing.begin()
    interaction.extras["lag_ms"] = (utcnow() - interaction.created_at).total_seconds() * 1000


def end(interaction: discord.Interaction[Any], what: str) -> None:
    """Write the line; `what` names it without anything that a player typed or chose."""
    measured: Timing | None = interaction.extras.get("timing")
    if measured is None:
        return
    timing.report("click", max(0.0, interaction.extras["lag_ms"] + measured.handled_ms) / 1000)  # clocks may differ
    if not log.isEnabledFor(logging.INFO):
        return
    times = {
        "lag_ms": interaction.extras["lag_ms"],
        "handling_ms": measured.handled_ms,
        "database_ms": measured.parts_ms.get("database", 0.0),
        "drawing_ms": measured.parts_ms.get("drawing", 0.0),
    }
    rounded = {key: round(value, 1) for key, value in times.items()}
    fields = {"reference": reference_of(interaction), "click": what, **rounded}
    log.info("%s", " ".join(f"{key}={value}" for key, value in fields.items()), extra={"fields": fields})


def reference_of(interaction: discord.Interaction[Any]) -> str:
    """Return by what a user can name this click to the operator."""
    return interaction.extras.setdefault("reference", secrets.token_hex(3).upper())
