"""Levels against what they were: the code of then is the one that plays."""

import shutil
import subprocess
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tests.ladder import revisions
from tests.ladder.revisions import PROJECT, NoSuchRevision, play_against, unpacked

needs_git = pytest.mark.skipif(not shutil.which("git"), reason="there is no git")

AUTHOR = ("-c", "user.name=Minka", "-c", "user.email=minka@localhost", "-c", "commit.gpgsign=false")
LAYS_THE_LAST = """
def choose(view, moves, chance, level):
    assert not hasattr(view, "piles")
    return moves[-1]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose former player of Mausen lays its last card, and knew nothing of piles yet."""
    folder = tmp_path / "project"
    for part in ("bot", "cogs"):
        shutil.copytree(PROJECT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.svg"))
    (folder / "cogs/mausen/computer/__init__.py").write_text(LAYS_THE_LAST)
    state = folder / "cogs/mausen/rules/state.py"
    state.write_text(state.read_text().replace("    piles: tuple[int, ...]\n", ""))
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, *AUTHOR, "commit", "--quiet", "--message", "Former")
    return folder


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=folder, check=True)


@needs_git
def test_the_code_of_then_plays_among_that_of_today(project, monkeypatch):
    monkeypatch.setattr(revisions, "PROJECT", project)
    with ProcessPoolExecutor(1) as pool:
        ended, thought = play_against(pool, "mausen", "easy", "HEAD", games=2)
        again, _ = play_against(pool, "mausen", "easy", "HEAD", games=2)
    easy, former = "easy", "easy of HEAD"
    assert [one.match[1:3] for one in ended] == [(easy, former)] * 2 + [(former, easy)] * 2
    assert ended == again
    choices = 15 * 6  # of each player: the last card is no choice
    assert {name: len(cpu_s) for name, cpu_s in thought.items()} == {easy: choices, former: choices}
    assert [one.rank for one in ended[:2]] == [1, 1]  # who lays what its neighbour lays never hunts


@needs_git
def test_a_revision_that_cannot_play_is_not_waited_for(project, monkeypatch):
    monkeypatch.setattr(revisions, "PROJECT", project)
    git(project, "rm", "-r", "--quiet", "cogs/mausen/rules")
    git(project, *AUTHOR, "commit", "--quiet", "--message", "Without rules")
    with ProcessPoolExecutor(1) as pool, pytest.raises(NoSuchRevision, match="cannot play here"):
        play_against(pool, "mausen", "easy", "HEAD", games=1)


@needs_git
def test_a_revision_that_git_does_not_know_is_named(project):
    with pytest.raises(NoSuchRevision, match="git has no code of v0"), unpacked("v0", project):
        pass


def test_without_a_clone_one_sentence_says_so(tmp_path):
    with pytest.raises(NoSuchRevision, match="Only in a clone of the project"), unpacked("HEAD", tmp_path):
        pass


def test_a_level_that_the_game_does_not_have_is_named():
    with ProcessPoolExecutor(1) as pool, pytest.raises(NoSuchRevision, match="mausen has no level tricky"):
        play_against(pool, "mausen", "tricky", "HEAD", games=1)
