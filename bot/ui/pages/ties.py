"""Equal points whose ranks a tie-break decided."""

from collections.abc import Iterator, Sequence


def broken_ties(
    ranks: Sequence[int], scores: Sequence[int], decides: Sequence[int], names: Sequence[str]
) -> Iterator[str]:
    """Yield for each such tie, the best one first, who was in it, by rank, each with the number that decided it."""
    by_rank = sorted(range(len(ranks)), key=ranks.__getitem__)
    for score in sorted({*scores}, reverse=True):
        tied = [at for at in by_rank if scores[at] == score]
        if ranks[tied[0]] != ranks[tied[-1]]:
            yield ", ".join(f"{names[at]} {decides[at]}" for at in tied)
