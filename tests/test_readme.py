"""What README.md, CONTRIBUTING.md and the decisions name is there: commands, pictures, files, games."""

import re
from pathlib import Path

import pytest

from bot.__main__ import _parser
from bot.games.discovery import game_keys, load_game

ROOT = Path(__file__).parent.parent
DECISIONS = sorted((ROOT / "docs/decisions").glob("*.md"))
PAGES = {path: path.read_text(encoding="utf-8") for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DECISIONS)}
README, CONTRIBUTING = PAGES[ROOT / "README.md"], PAGES[ROOT / "CONTRIBUTING.md"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
# only what is set as code: "make test" in a sentence is no command
CODE = "\n".join(re.findall(r"```.*?```|`[^`\n]+`", "\n".join(PAGES.values()), re.DOTALL))


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))


def test_every_make_target_exists():
    named = set(re.findall(r"\bmake ([a-z-]+)", CODE))
    assert {"play", "test", "coverage", "constraints"} <= named
    assert named <= targets()


def test_every_make_target_is_declared_as_one():
    """Otherwise a folder of that name, such as bench or check, would be taken for its result."""
    [phony] = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert targets() == set(phony.split())


def test_every_command_of_the_bot_exists():
    named = set(re.findall(r"(?:python3? -m bot|exec bot katzentisch) ([a-z]+)", CODE))
    assert {"check", "backup", "verify"} <= named
    for command in named:
        needed = {"export": ["1"], "forget": ["1"], "restore": ["copy.db"], "move": ["sqlite:///a", "sqlite:///b"]}.get(
            command, []
        )
        assert _parser().parse_args([command, *needed]).command == command


def test_every_program_that_is_started_exists():
    programs = re.findall(r"python3? ((?:bot|cogs|tests)/\S+\.py)", CODE)
    modules = re.findall(r"python -m (tests\.[a-z_.]+)", CODE)
    assert programs
    assert modules
    for path in (*programs, *(f"{module.replace('.', '/')}.py" for module in modules)):
        assert (ROOT / path).is_file(), path


def pictures() -> list[str]:
    return re.findall(r"!\[[^\]]*\]\(([^)\s]+)", README) + re.findall(r"<img[^>]+src=\"([^\"]+)\"", README)


def test_there_are_pictures():
    assert pictures()


@pytest.mark.parametrize("picture", pictures())
def test_every_picture_exists(picture):
    assert (ROOT / picture).stat().st_size > 1000


@pytest.mark.parametrize("description", re.findall(r"!\[([^\]]*)\]", README))
def test_every_picture_is_described(description):
    assert len(description.split()) >= 2


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_is_linked_or_named_exists(page):
    linked = re.findall(r"\]\((?!https?:|#)([^)\s#]+)", PAGES[page])
    named = re.findall(r"\b((?:bot|cogs|tests|migrations|docs)/[\w/-]+(?:\.\w+)?)(?![\w*/-])", PAGES[page])
    for path in (*(page.parent / link for link in linked), *(ROOT / name for name in named)):
        assert path.exists(), path


def test_every_storey_is_in_the_drawing():
    modules, packages = (ROOT / "bot").glob("*.py"), (ROOT / "bot").glob("*/__init__.py")
    storeys = {path.stem for path in modules} | {path.parent.name for path in packages}
    [drawing] = re.findall(r"```\n( +__main__.*?)```", CONTRIBUTING, re.DOTALL)
    assert storeys - {"__init__"} <= set(re.findall(r"\w+", drawing))


def test_every_decision_is_in_the_index():
    index = PAGES[ROOT / "docs/decisions/README.md"]
    assert set(re.findall(r"\((\d{4}-[a-z-]+\.md)\)", index)) == {path.name for path in DECISIONS} - {"README.md"}


@pytest.mark.parametrize("game", game_keys())
def test_every_game_is_named_with_its_command(game):
    assert f"/{load_game(game).command} new" in README


@pytest.mark.parametrize("setting", sorted(set(re.findall(r"`([A-Z]+_[A-Z_]+)=?`", README))))
def test_every_setting_exists(setting):
    assert f"\n{setting}=" in (ROOT / ".env.example").read_text(encoding="utf-8")
