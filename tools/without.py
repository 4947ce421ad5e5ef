"""`make without FEATURE=today`: a copy of the project without one folder of cogs/, and its tests, passes all others."""

import os
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

SELECTION = ("--dist", "worksteal", "-m", "not slow and not whole_game")
"""What `make test` plays."""
NAMING_ALL = (
    "--ignore=tests/test_documents.py",
    "--deselect=tests/test_words.py::test_commands_are_mentioned_by_their_names_in_the_language",
)
"""What documents and texts say of all commands."""


def features() -> list[str]:
    """Return the folders that any other may do without: all that have a cog and are no game."""
    return sorted(cog.parent.name for cog in Path("cogs").glob("*/cog.py") if not (cog.parent / "rules").is_dir())


def copy_without(feature: str, target: Path) -> None:
    """Copy all files that are under version control, or would be, but those of a feature."""
    listed = subprocess.check_output(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], text=True)
    for file in map(Path, filter(None, listed.split("\0"))):
        if file.exists() and file.parts[:2] != ("cogs", feature) and file.parts[:3] != ("tests", "cogs", feature):
            (target / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, target / file)


def passes_without(feature: str, *options: str) -> bool:
    """Run the tests of such a copy, with the packages of this one."""
    begun = datetime.now(UTC)
    with tempfile.TemporaryDirectory(prefix=f"without_{feature}_") as folder:
        Path(folder).chmod(0o755)  # some tests run the bot as another user
        copy_without(feature, Path(folder))
        own = {"PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": ""}
        done = subprocess.run([sys.executable, "-m", "pytest", *options], cwd=folder, env=os.environ | own)
    print(f"without {feature}: {'passed' if done.returncode == 0 else 'FAILED'}, {datetime.now(UTC) - begun}")
    return done.returncode == 0


def main(what: str, *options: str) -> None:
    """Try it without the given feature, without each of `all`, or without another one each day."""
    known = features()
    if what == "of-the-day":
        what = known[datetime.now(UTC).toordinal() % len(known)]
    if what != "all" and what not in known:
        sys.exit(f"There is no feature {what}: {', '.join(known)}.")
    workers = ("--numprocesses", str(os.cpu_count() or 1))
    failed = [
        one
        for one in known
        if what in (one, "all") and not passes_without(one, *workers, *SELECTION, *NAMING_ALL, *options)
    ]
    if failed:
        sys.exit(f"Not without {', '.join(failed)}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
