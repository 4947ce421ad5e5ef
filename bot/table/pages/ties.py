"""Equal points whose ranks a tie-break decided."""

from collections.abc import Iterator, Sequence

from bot.draw.furniture import rank_sign


def broken_ties(
    ranks: Sequence[int], scores: Sequence[int], decides: Sequence[int], names: Sequence[str]
) -> Iterator[str]:
    """Yield for each such tie, the best one first, who was in it, each with the rank and the number that decided it."""
    by_rank = sorted(range(len(ranks)), key=ranks.__getitem__)
    for score in sorted({*scores}, reverse=True):
        tied = [at for at in by_rank if scores[at] == score]
        if ranks[tied[0]] != ranks[tied[-1]]:
            yield ", ".join(f"{rank_sign(ranks[at])}\u00a0{names[at]} {decides[at]}" for at in tied)
