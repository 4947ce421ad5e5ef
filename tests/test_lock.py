"""A server installs what was tested: requirements.lock has the versions of constraints.txt, and nothing is missing
that the bot needs."""

import re
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import Version

from tools.lock import FROM_313, LOCK, MACHINES, OF_A_SERVER, PYTHONS, ROOT

OF_TOOLS = {"packaging", "pluggy"}
OTHERS = {FROM_313, "hatchling", "pathspec", "tomlkit", "trove-classifiers", *OF_TOOLS}
"""What builds the project, and what a newer Python needs; tools of ours use two of them, too."""


def named(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(file: Path) -> dict[str, Version]:
    pins = (line.split()[0].split("==") for line in file.read_text(encoding="ascii").splitlines())
    return {named(name): Version(version) for name, version in pins}


def needed(name: str, extras: set[str]) -> set[tuple[str, frozenset[str]]]:
    """Return what a package needs on a server with these extras: names with the extras asked for."""
    found = map(Requirement, requires(name) or ())
    python = PYTHONS[0]
    places = [{"extra": e, "python_version": python, "python_full_version": f"{python}.0"} for e in extras or {""}]
    wanted = [one for one in found if not one.marker or any(one.marker.evaluate(place) for place in places)]
    return {(named(one.name), frozenset(one.extras)) for one in wanted}


def test_each_package_is_the_tested_one_by_the_hashes_of_its_files():
    tested, locked = pinned(ROOT / "constraints.txt"), pinned(LOCK)
    assert {
        name: version for name, version in locked.items() if tested.get(name) != version
    }.keys() == OTHERS - OF_TOOLS
    for line in LOCK.read_text(encoding="ascii").splitlines():
        hashes = re.findall(r" --hash=sha256:[0-9a-f]{64}", line)
        assert 1 <= len(hashes) <= len(MACHINES) * len(PYTHONS), line
        assert line == line.partition(" --hash")[0] + "".join(hashes)


def test_nothing_that_the_bot_needs_is_missing():
    extras = {*re.findall(r"\w+", OF_A_SERVER[0])}
    assert extras == {"cjk"}
    seen, waiting = set[tuple[str, frozenset[str]]](), needed("katzentisch", extras)
    while waiting - seen:
        one = min(waiting - seen, key=str)
        seen.add(one)
        waiting |= needed(one[0], {*one[1]})
    assert {name for name, _ in seen} == pinned(LOCK).keys() - OTHERS
