"""A line in the log for a click or command that took long: by which reference it goes, and how long."""

import logging
import secrets
from time import monotonic
from typing import Any

import discord

log = logging.getLogger(__name__)

SLOW_S = 3.0
"""Faster clicks have their line at DEBUG only."""


def begin(interaction: discord.Interaction[Any]) -> None:
    """Measure from now on."""
    interaction.extras["began_s"] = monotonic()


def end(interaction: discord.Interaction[Any], what: str) -> None:
    """Write the line; `what` names it without anything that a player typed or chose."""
    if began_s := interaction.extras.get("began_s"):
        took_s = monotonic() - began_s
        level = logging.INFO if took_s >= SLOW_S else logging.DEBUG
        log.log(level, "reference %s: %s took %.1f s", reference_of(interaction), what, took_s)


def reference_of(interaction: discord.Interaction[Any]) -> str:
    """Return by what a user can name this click to the operator."""
    return interaction.extras.setdefault("reference", secrets.token_hex(3).upper())
