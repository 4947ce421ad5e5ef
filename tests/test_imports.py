"""Who may import what: the contracts of pyproject.toml hold, and no screen sees a state."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.playout import IN_THE_BOX

ROOT = Path(__file__).parents[1]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]


def broken(folder: Path) -> set[str]:
    """Return the ids of the contracts that do not hold in this copy of the project."""
    lint = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_logo=True, no_cache=True))"
    done = subprocess.run([sys.executable, "-c", lint], cwd=folder, capture_output=True, text=True)
    assert "Contracts: " in done.stdout, done.stdout + done.stderr
    said = " ".join(done.stdout.partition("Broken contracts")[0].split())
    return {contract["id"] for contract in CONTRACTS if f"{contract['name']} BROKEN" in said}


def test_every_contract_holds():
    assert broken(ROOT) == set()


def test_every_game_is_held_to_what_games_may_import():
    named = {one["id"]: one.get("containers", one.get("source_modules")) for one in CONTRACTS}
    for contract in ("rooms", "games"):
        assert named[contract] == sorted(f"cogs.{key}" for key in IN_THE_BOX), (
            f"write each game into the contract {contract!r} in pyproject.toml"
        )


# What a contract cannot say: SQL is found by the name of the file it stands in

SQL = {"aiosqlite", "alembic", "asyncpg", "sqlalchemy"}
WITH_SQL = ("bot/storage/*.py", "bot/hosting/*.py", "**/rows.py", "**/*_rows.py", "**/tables.py")


def packages_imported(source: str) -> set[str]:
    found = set[str]()
    for node in ast.walk(ast.parse(source)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        found |= {name.partition(".")[0] for name in names}
    return found


def test_sql_stands_in_storage_and_in_rows():
    files = {file.relative_to(ROOT) for folder in ("bot", "cogs") for file in (ROOT / folder).rglob("*.py")}
    with_sql = {file for file in files if packages_imported((ROOT / file).read_text()) & SQL}
    assert len(with_sql) > 5
    assert {file for file in with_sql if not any(file.match(pattern) for pattern in WITH_SQL)} == set()


# Nor this: a screen gets views, so it must not know the class of states, which stands beside them


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
