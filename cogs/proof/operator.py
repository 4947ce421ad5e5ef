"""`katzentisch verify`: checks the record of a game."""

import argparse

from bot.features.operator import OperatorCommand
from cogs.proof.verify import check_record


def _arguments(command: argparse.ArgumentParser) -> None:
    about = "the record that /verify gave; without one, standard input"
    command.add_argument("file", nargs="?", default="-", metavar="FILE", help=about)


OPERATOR_COMMANDS = (
    OperatorCommand(
        "verify",
        "check the record of a game: that its cards and dice were fair",
        _arguments,
        check=lambda options: check_record(options.file),
    ),
)
