"""What README.md names is there: commands, pictures, files, games."""

import re
from pathlib import Path

import pytest

from bot.__main__ import _parser
from tests.playout import game_in

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
CODE = "\n".join(re.findall(r"```.*?```|`[^`\n]+`", README, re.DOTALL))  # "make test" in a sentence is no command
GAMES = games()


def test_every_make_target_exists():
    named = set(re.findall(r"\bmake ([a-z]+)", CODE))
    targets = set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))
    assert {"play", "test"} <= named
    assert named <= targets


def test_every_make_target_is_declared_as_one():
    """Otherwise a folder of that name, such as bench or check, would be taken for its result."""
    [phony] = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE)) == set(phony.split())


def test_every_command_of_the_bot_exists():
    named = set(re.findall(r"python3? -m bot ([a-z]+)", CODE))
    assert named
    for command in named:
        assert _parser().parse_args([command]).command == command


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


def test_every_file_that_is_linked_or_named_exists():
    linked = re.findall(r"\]\((?!https?:|#)([^)\s#]+)", README)
    named = re.findall(r"`((?:bot|cogs|tests|migrations|docs)/[\w./-]+)`", README)
    assert named
    for path in (*linked, *named):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_named_with_its_command(game):
    assert f"/{getattr(game_in(game), 'command', game)} new" in README


@pytest.mark.parametrize("setting", sorted(set(re.findall(r"`([A-Z]+_[A-Z_]+)=?`", README))))
def test_every_setting_exists(setting):
    assert f"\n{setting}=" in (ROOT / ".env.example").read_text(encoding="utf-8")
