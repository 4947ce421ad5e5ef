"""The documents lead somewhere: every link, file, program and make target that they name is there, and nothing that
has a page is left out of its index.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

GUIDES = tuple(map(Path, ("CONTRIBUTING.md", "cogs/README.md", "tests/README.md")))
PATHS = (Path("README.md"), *GUIDES, *sorted(Path("docs").rglob("*.md")))
LONGEST_README, LONGEST_GUIDE, LONGEST_LINE = 7000, 8000, 120
"""One page, in bytes; short enough for a diff."""
OUR_FILE = re.compile(r"\b((?:bot|cogs|tests|tools|migrations|docs)/[\w/-]+(?:\.\w+)?)(?![\w*/-])")


def faults() -> Iterator[str]:
    """Yield what is wrong."""
    pages = {path: path.read_text(encoding="utf-8") for path in PATHS}
    for path, text in pages.items():
        yield from (f"{path}: {what}" for what in _in_page(path, text))
    readme, guide = pages[Path("README.md")], pages[Path("CONTRIBUTING.md")]
    drawing = guide.partition("  __main__ ")[2]
    if len(readme.encode()) > LONGEST_README:
        yield f"README.md has more than {LONGEST_README} bytes"
    for path in (Path("CONTRIBUTING.md"), Path("docs/hosting.md")):
        if len(pages[path].encode()) > LONGEST_GUIDE:
            yield f"{path} has more than {LONGEST_GUIDE} bytes"
    led = readme + guide
    yield from (f"nothing leads to {path}" for path in Path("docs").glob("*.md") if f"({path})" not in led)
    index = pages[Path("docs/decisions/README.md")]
    unlisted = [path.name for path in Path("docs/decisions").glob("0*.md") if f"({path.name})" not in index]
    yield from (f"the index of decisions lacks {name}" for name in unlisted)
    storeys = {path.relative_to("bot").parts[0].removesuffix(".py") for path in Path("bot").rglob("*.py")}
    known = {"__init__", "__main__", *re.findall(r"\w+", drawing.partition("```")[0])}
    yield from (f"the drawing of the house lacks {name}" for name in sorted(storeys - known))


def _in_page(path: Path, text: str) -> Iterator[str]:
    if path.parent.name != "decisions":
        yield from (f"a line is too long: {line}" for line in text.splitlines() if len(line) > LONGEST_LINE)
    for link in re.findall(r"\]\((?!https?:)([^)\s]+)\)", text) + re.findall(r"<img\s[^>]*src=\"([^\"]+)\"", text):
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        if not target.exists() or (anchor and anchor not in _anchors(target.read_text(encoding="utf-8"))):
            yield f"{link} leads nowhere"
    code = "\n".join(re.findall(r"```.*?```|`[^`\n]+`", text, re.DOTALL))
    makefile = Path("Makefile").read_text(encoding="utf-8")
    targets = {*re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)}
    yield from (f"there is no make {name}" for name in {*re.findall(r"\bmake ([a-z-]+)", code)} - targets)
    named = {*OUR_FILE.findall(text)} - {"cogs/mygame"}
    yield from (f"there is no {name}" for name in sorted(named) if not Path(name).exists())
    for module in re.findall(r"python -m ((?:tests|tools)\.[a-z_.]+)", code):
        file = Path(module.replace(".", "/"))
        if not file.with_suffix(".py").is_file() and not (file / "__main__.py").is_file():
            yield f"there is no {module}"


def _anchors(text: str) -> set[str]:
    """Return what the headings of a page are called in its address."""
    headings = re.findall(r"^#+ (.*)$", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


if __name__ == "__main__":
    sys.exit("\n".join(faults()) or None)
