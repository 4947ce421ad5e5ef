"""Who may import what. The rules know nothing of Discord, the sessions nothing of pictures, and no game of another.

Each row of RULES says which modules it is about, and what they must not import, or the only things that they may.
Modules are written as dotted names: `*` stands for one part of a name, `<game>` for the folder that the module itself
is in, and every name covers what is below it.
"""

import ast
import re
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import bot
import cogs

ROOT = Path(bot.__path__[0]).parent
DISCORD = ("discord",)
PICTURES = ("PIL", "resvg_py")
SQL = ("sqlalchemy", "alembic", "aiosqlite", "asyncpg", "sqlite3")
SHOWING = (*DISCORD, "bot.ui", "bot.client")
# no clock, no chance but the verifiable one, nothing outside the process
IMPURE = (
    "random",
    "secrets",
    "uuid",
    "time",
    "datetime",
    "os",
    "pathlib",
    "io",
    "socket",
    "subprocess",
    "threading",
    "asyncio",
    "importlib",
)
PURE = ("msgspec", "bot.errors", "bot.game", "bot.chance")
SQL_ROOMS = (
    "bot.sessions.store",
    "bot.sessions.tables",
    "bot.sessions.history",
    "bot.sessions.database",
    "bot.sessions.privacy",
)


@dataclass(frozen=True)
class Rule:
    about: tuple[str, ...]
    never: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None
    """Besides the standard library."""
    but_not_about: tuple[str, ...] = ()


RULES = (
    Rule(about=("bot.errors", "bot.game", "bot.chance"), only=PURE),
    Rule(about=("cogs.*.rules", "cogs.*.computer"), only=(*PURE, "cogs.<game>"), never=IMPURE),
    Rule(about=("bot",), never=("cogs",)),
    Rule(about=("bot.sessions",), never=(*SHOWING, *PICTURES, "bot.draw")),
    Rule(about=("bot.draw", "cogs.*.picture"), never=(*SHOWING, *SQL, "bot.sessions")),
    Rule(about=("bot.ui", "cogs"), never=SQL),
    Rule(about=("cogs",), never=("bot.sessions.store", "bot.sessions.tables", "bot.sessions.privacy")),
    Rule(about=("cogs.*.screen",), never=("cogs.<game>.rules.State",)),
    Rule(about=("bot", "cogs"), never=("sqlalchemy",), but_not_about=SQL_ROOMS),
    Rule(
        about=("cogs.*.rules",),
        never=("cogs.<game>.computer", "cogs.<game>.picture", "cogs.<game>.screen", "cogs.<game>.cog"),
    ),
)


def violations(module: str, source: str, is_package: bool = False) -> list[str]:
    """Return a line for every import in this source that a rule forbids."""
    found = sorted(imports(module, source, is_package))
    own_folder = ".".join(module.split(".")[:2])
    told = [
        f"{module} must not import {name}"
        for name in found
        for rule in RULES
        if _forbids(rule, module, own_folder, name)
    ]
    if module.startswith("cogs."):
        told += [
            f"{module} imports {name}, of another folder"
            for name in found
            if re.match(r"cogs\.\w", name) and not covers(own_folder, name)
        ]
    return told


def _forbids(rule: Rule, module: str, own_folder: str, name: str) -> bool:
    if not any(covers(about, module) for about in rule.about) or any(
        covers(about, module) for about in rule.but_not_about
    ):
        return False
    if any(covers(never.replace("cogs.<game>", own_folder), name) for never in rule.never):
        return True
    allowed = rule.only is None or any(covers(only.replace("cogs.<game>", own_folder), name) for only in rule.only)
    return not allowed and name.split(".")[0] not in sys.stdlib_module_names


def covers(pattern: str, name: str) -> bool:
    """Tell whether a dotted name is the one meant, or below it."""
    wanted, parts = pattern.split("."), name.split(".")
    return len(parts) >= len(wanted) and all(want in ("*", part) for want, part in zip(wanted, parts, strict=False))


def imports(module: str, source: str, is_package: bool = False) -> set[str]:
    """Return everything imported anywhere in the source by its whole dotted name: `from a import b` is `a.b`."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{_origin(node, module, is_package)}.{alias.name}" for alias in node.names}
    return names


def _origin(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    if not node.level:
        return node.module
    above = module.split(".")[: None if is_package and node.level == 1 else is_package - node.level]
    return ".".join([*above, *([node.module] if node.module else [])])


def all_modules() -> list[tuple[str, Path]]:
    files = sorted(path for package in (bot, cogs) for path in Path(package.__path__[0]).rglob("*.py"))
    return [(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"), path) for path in files]


@pytest.mark.parametrize(("module", "path"), all_modules(), ids=lambda value: value if isinstance(value, str) else "")
def test_the_module_imports_only_what_it_may(module, path):
    assert violations(module, path.read_text(), path.name == "__init__.py") == []


@pytest.mark.parametrize(
    "module",
    [module for module, _ in all_modules() if covers("cogs.*.rules", module) or covers("cogs.*.computer", module)],
)
def test_what_the_rules_are_made_of_is_as_pure_as_they_are(module):
    """Rules may be in several files; what holds for rules.py holds for each of them."""
    files = dict(all_modules())
    for part in made_of(module, files):
        assert violations(module, files[part].read_text()) == [], part


def made_of(module: str, files: dict[str, Path]) -> set[str]:
    """Return the module, and those of its own folder that it imports, and so on."""
    folder = module.rpartition(".")[0]
    made, fresh = set(), {module}
    while fresh:
        made |= fresh
        names = {name for part in fresh for name in imports(part, files[part].read_text())}
        fresh = {
            file for file in files if file.startswith(f"{folder}.") and any(covers(file, name) for name in names)
        } - made
    return made


def test_the_parts_of_rules_are_found(tmp_path):
    sources = {
        "rules": "from .state import State",
        "state": "from cogs.chess import board",
        "board": "",
        "screen": "import discord",
    }
    files = {f"cogs.chess.{name}": tmp_path / f"{name}.py" for name in sources}
    for name, source in sources.items():
        files[f"cogs.chess.{name}"].write_text(source)
    assert made_of("cogs.chess.rules", files) == {"cogs.chess.rules", "cogs.chess.state", "cogs.chess.board"}


def test_the_modules_are_found():
    found = {module for module, _ in all_modules()}
    assert {"bot", "bot.game", "bot.chance", "bot.errors", "cogs", "cogs.mausen.rules"} <= found


# The guard itself


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bot.game", "import sqlalchemy"),
        ("bot.game", "from bot.sessions import service"),
        ("bot.chance", "import numpy as np"),
        ("bot.errors", "from bot import settings"),
        ("bot.client", "import cogs.mausen.rules"),
        ("bot.ui.board", "def show():\n    from cogs.mausen import picture"),
        ("bot.ui.board", "from cogs import mausen"),
        ("bot.ui.board", "import cogs"),
        ("bot.ui.lobby", "from sqlalchemy import select"),
        ("bot.ui.lobby", "import sqlite3"),
        ("bot.sessions.service", "import discord"),
        ("bot.sessions.service", "from discord.ext import commands"),
        ("bot.sessions.service", "from PIL import Image"),
        ("bot.sessions.service", "from ..ui import board"),
        ("bot.sessions.service", "from sqlalchemy.ext.asyncio import AsyncEngine"),
        ("bot.draw.canvas", "import discord.utils"),
        ("bot.draw.canvas", "from bot import sessions"),
        ("bot.draw.worker", "import aiosqlite"),
        ("bot.settings", "import sqlalchemy as sa"),
        ("cogs.mausen.rules", "import random"),
        ("cogs.mausen.rules", "from random import choice"),
        ("cogs.mausen.rules", "import time"),
        ("cogs.mausen.rules", "from datetime import datetime"),
        ("cogs.mausen.rules", "import os.path"),
        ("cogs.mausen.rules", "import discord"),
        ("cogs.mausen.rules", "from PIL.Image import Image"),
        ("cogs.mausen.rules", "from bot.registry import games"),
        ("cogs.mausen.rules", "from .screen import words"),
        ("cogs.mausen.rules", "from cogs.maunz.rules import State"),
        ("cogs.mausen.computer", "import random"),
        ("cogs.mausen.computer", "from bot.sessions.service import Service"),
        ("cogs.mausen.picture", "import discord"),
        ("cogs.mausen.picture", "from bot.sessions.session import Session"),
        ("cogs.mausen.picture", "import sqlalchemy"),
        ("cogs.mausen.screen", "import sqlite3"),
        ("cogs.mausen.screen", "from .rules import State"),
        ("cogs.mausen.cog", "from bot.sessions import store"),
        ("cogs.house.privacy", "from bot.sessions.privacy import forget"),
        ("cogs.mausen.cog", "from ..maunz import rules"),
        ("cogs.mausen.cog", "from cogs import maunz"),
        ("cogs.records.cog", "from cogs.mausen.rules import GAME"),
        ("cogs.records.cog", "from sqlalchemy import text"),
    ],
)
def test_a_forbidden_import_is_noticed(module, source):
    assert violations(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bot.game", "import msgspec\nfrom collections.abc import Callable\nfrom bot.chance import Chance"),
        ("bot.chance", "import hashlib, hmac, secrets"),
        ("bot.ui.board", "import discord\nfrom bot.sessions import service"),
        ("bot.sessions.store", "from sqlalchemy import select\nfrom .tables import games"),
        ("bot.sessions.service", "import asyncio\nfrom bot import registry\nfrom .store import Store"),
        ("bot.draw.canvas", "import resvg_py\nfrom PIL import Image"),
        (
            "cogs.mausen.rules",
            "from msgspec import Struct\nfrom bot.errors import IllegalMove\nfrom .hunting import hunt",
        ),
        ("cogs.mausen.computer", "from bot.chance import Chance\nfrom cogs.mausen.rules import View"),
        ("cogs.mausen.picture", "from bot.draw.canvas import Board\nfrom cogs.mausen.rules import View"),
        ("cogs.mausen.screen", "import discord\nfrom .rules import View\nfrom . import picture"),
        ("cogs.mausen.cog", "import discord\nfrom bot.sessions.service import Service\nfrom cogs.mausen import screen"),
    ],
)
def test_what_is_allowed_stays_allowed(module, source):
    assert violations(module, source) == []


@pytest.mark.parametrize(
    ("source", "is_package", "name"),
    [
        ("from . import b", False, "cogs.mausen.b"),
        ("from .b import c", False, "cogs.mausen.b.c"),
        ("from ..b import c", False, "cogs.b.c"),
        ("from . import b", True, "cogs.mausen.a.b"),
        ("from ..b import c", True, "cogs.mausen.b.c"),
        ("import b.c as d", False, "b.c"),
        ("def later():\n    import b", False, "b"),
    ],
)
def test_imports_are_read_by_their_whole_name(source, is_package, name):
    assert imports("cogs.mausen.a", source, is_package) == {name}
