"""The program grows only on purpose: `make check` holds the lines that are not blank against pyproject.toml."""

import sys
import tomllib
from pathlib import Path

COUNTED = {
    "product": ("bot/**/*.py", "cogs/**/*.py"),
    "tests": ("tests/**/*.py",),
    "tools": ("tools/**/*.py",),
    "words": ("bot/**/*.ftl", "cogs/**/*.ftl"),
}


def main() -> None:
    """Say what has become too long."""
    most = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["katzentisch"]["lines"]
    found = {what: sum(map(_lines, patterns)) for what, patterns in COUNTED.items()}
    print("Lines:", ", ".join(f"{what} {count:,} of {most[what]:,}" for what, count in found.items()))
    if over := [f"{what} by {count - most[what]}" for what, count in found.items() if count > most[what]]:
        sys.exit(f"Too many: {', '.join(over)}. Take lines out, or raise the figure and tell the commit what for.")


def _lines(pattern: str) -> int:
    texts = (file.read_text(encoding="utf-8") for file in Path().glob(pattern))
    return sum(bool(line.strip()) for text in texts for line in text.splitlines())


if __name__ == "__main__":
    main()
