"""What a feature offers on the command line, without a bot: `OPERATOR_COMMANDS` in its operator.py."""

import argparse
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from bot import discovery

if TYPE_CHECKING:
    from bot.hosting.settings import Settings


@dataclass(frozen=True)
class OperatorCommand:
    """A command: either it works with the settings until it is done or stopped, or it checks something without any."""

    name: str
    help: str
    add_arguments: Callable[[argparse.ArgumentParser], object]
    work: "Callable[[Settings, argparse.Namespace], Coroutine[Any, Any, None]] | None" = None
    check: Callable[[argparse.Namespace], int] | None = None
    """Returns the exit code."""


def operator_commands() -> list[OperatorCommand]:
    """Return those of all features."""
    return [command for name in discovery.modules("operator") for command in import_module(name).OPERATOR_COMMANDS]
