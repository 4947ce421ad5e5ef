"""Which Katzentisch this is: the number of its release, and the revision of its code where that is known."""

import os
import subprocess
from functools import cache
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def numbered() -> str:
    """Return the number, and the revision behind it: of the clone, or of the image, which is told it."""
    revision = _of_clone() or os.environ.get("REVISION", "")
    return version("katzentisch") + (f" ({revision})" if revision else "")


def _of_clone() -> str:
    if not (ROOT / ".git").exists():
        return ""
    words = ("git", "-c", f"safe.directory={ROOT}", "-C", str(ROOT), "describe", "--always", "--dirty", "--exclude=*")
    try:
        return subprocess.run(words, capture_output=True, text=True, timeout=5, check=True).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""  # no git, or a clone of another user
