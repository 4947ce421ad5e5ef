"""Who may import what: the contracts of pyproject.toml hold, each of them can be broken, and no screen sees a state."""

import ast
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.playout import IN_THE_BOX

ROOT = Path(__file__).parents[1]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
PLANTED = {
    "storeys": ("bot/sessions/open_state.py", "import bot.storage.tables"),
    "rooms": ("cogs/mausen/picture/picture.py", "import cogs.mausen.computer.computer"),
    "cogs": ("cogs/mausen/cog.py", "import cogs.maunz.cog"),
    "table": ("bot/ui/messages/boards.py", "import cogs.mausen.rules"),
    "discord": ("bot/ui/pages/page.py", "import bot.ui.clicks.reply"),
    "services": ("cogs/mausen/cog.py", "import bot.storage.sessions"),
    "pure": ("cogs/mausen/rules/rules.py", "import discord"),
    "clock": ("cogs/mausen/computer/computer.py", "import random"),
    "sessions": ("bot/past/replay.py", "import sqlalchemy"),
    "undrawn": ("bot/service/service.py", "import bot.text.words"),
    "pictures": ("bot/draw/canvas.py", "import bot.sessions.session"),
    "sql": ("bot/ui/messages/boards.py", "import sqlalchemy"),
}
"""For each contract a module and a line in it that breaks the contract."""


def broken(folder: Path) -> set[str]:
    """Return the ids of the contracts that do not hold in this copy of the project."""
    lint = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_logo=True, no_cache=True))"
    done = subprocess.run([sys.executable, "-c", lint], cwd=folder, capture_output=True, text=True)
    assert "Contracts: " in done.stdout, done.stdout + done.stderr
    said = " ".join(done.stdout.partition("Broken contracts")[0].split())
    return {contract["id"] for contract in CONTRACTS if f"{contract['name']} BROKEN" in said}


def test_every_contract_holds():
    assert broken(ROOT) == set()


def test_every_game_has_its_rooms():
    (rooms,) = (contract for contract in CONTRACTS if contract["id"] == "rooms")
    assert rooms["containers"] == sorted(f"cogs.{key}" for key in IN_THE_BOX)


@pytest.mark.slow
def test_every_contract_can_be_broken(tmp_path):
    for package in ("bot", "cogs"):
        shutil.copytree(
            ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__", "*.svg", "*.ftl")
        )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for file, line in PLANTED.values():
        with (tmp_path / file).open("a") as source:
            source.write(f"\n{line}\n")
    assert broken(tmp_path) == set(PLANTED) == {contract["id"] for contract in CONTRACTS}


# What a contract cannot say: a screen gets views, so it must not know the class of states, which stands beside them


def states_imported(source: str) -> list[str]:
    imports = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom))
    return [node.module or "" for node in imports for alias in node.names if alias.name == "State"]


POSITIONS = {"lesson.py", "missed.py"}
"""Screens of positions that hide nothing: fixed ones, and those of finished games."""


@pytest.mark.parametrize("room", ["screen", "picture"])
def test_screens_and_pictures_know_views_not_states(room):
    files = [file for file in ROOT.glob(f"cogs/*/{room}/*.py") if file.name not in POSITIONS]
    assert len(files) > 4
    assert [file for file in files if states_imported(file.read_text())] == []


def test_a_state_on_a_screen_would_be_found():
    assert states_imported("from cogs.mausen.rules.state import Card, State") == ["cogs.mausen.rules.state"]
