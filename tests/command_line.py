"""`python -m bot`, run to its end in this process, and the sentence in which it ended."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.draw.worker import threads
from bot.hosting.settings import Settings

ROOT = Path(__file__).parent.parent


def environment_in(folder: Path) -> dict[str, str]:
    """Nothing of this machine's settings, and a database in that folder."""
    kept = {name: value for name, value in os.environ.items() if name.lower() not in Settings.model_fields}
    return kept | {"PYTHONPATH": str(ROOT), "LOG_LEVEL": "WARNING", "DATABASE_URL": f"sqlite:///{folder}/table.db"}


def run(
    words: tuple[str, ...], settings: dict[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> subprocess.CompletedProcess[str]:
    """Run a command there: to start Python anew takes most of the time of a command."""
    with monkeypatch.context() as patch:
        patch.chdir(folder)
        patch.setattr(os, "environ", settings)
        patch.setattr("bot.draw.worker.processes", threads)  # a process would take longer to start than all else
        patch.setattr(sys, "argv", ["katzentisch", *words])
        code = _exit_code(main)
    said = capsys.readouterr()
    return subprocess.CompletedProcess(words, code, said.out, said.err)


def _exit_code(run: Callable[[], None]) -> int:
    """Run it, and end as Python would: a sentence goes to standard error."""
    try:
        run()
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
            return 1
        return int(end.code or 0)
    return 0


SETTINGS = 78
"""The exit code of what only the operator can mend."""


def sentence(done: subprocess.CompletedProcess[str], code: int = 1) -> str:
    """Return the one sentence that a command ended in, with this exit code."""
    assert done.returncode == code, done.stderr
    assert done.stderr.startswith("katzentisch: "), done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.removeprefix("katzentisch: ").rstrip("\n")
