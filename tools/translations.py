"""Every text stands in every language: the keys of the English file, in its order, with the same facts."""

import sys
from collections.abc import Iterator
from pathlib import Path

from bot.text.words import FALLBACK, LANGUAGES
from tests.words import WORDED, messages


def faults(room: Path, language: str) -> Iterator[str]:
    """Yield what a file lacks, and what it has otherwise."""
    english, theirs = messages(room, FALLBACK), messages(room, language)
    file = (room / "text" / f"{language}.ftl").relative_to(Path.cwd())
    missing, unknown = [key for key in english if key not in theirs], [key for key in theirs if key not in english]
    if missing:
        texts = [key for key in missing if "." not in key or key.partition(".")[0] in theirs]
        yield f"{file} lacks {', '.join(texts)}: translate what {FALLBACK}.ftl says there, in the same order"
    if unknown:
        yield f"{file} has {', '.join(unknown)}, which {FALLBACK}.ftl lacks: take it out, or write it there"
    there = [key for key in english if key in theirs]
    moved = [key for key, other in zip(there, [key for key in theirs if key in english], strict=True) if key != other]
    if moved:
        yield f"{file}: {moved[0]} stands elsewhere than in {FALLBACK}.ftl"
    for key in there:
        if other := english[key].variables ^ theirs[key].variables:
            yield f"{file}: {key} and its English text do not both use ${', $'.join(sorted(other))}"


if __name__ == "__main__":
    sys.exit("\n".join(fault for room in WORDED for one in LANGUAGES for fault in faults(room, one)) or None)
