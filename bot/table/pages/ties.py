"""All ranks with their points, and equal points whose ranks a tie-break decided."""

from collections.abc import Sequence

from bot.draw.furniture import rank_sign


def ranking(ranks: Sequence[int], scores: Sequence[int], names: Sequence[str]) -> str:
    """Return in one small line all names with their ranks and points, the best one first."""
    order = sorted(range(len(ranks)), key=ranks.__getitem__)
    return "-# " + " · ".join(f"{rank_sign(ranks[at])}\u00a0{names[at]}\u00a0**{scores[at]}**" for at in order)


def broken_ties(ranks: Sequence[int], scores: Sequence[int], decides: Sequence[int], names: Sequence[str]) -> str:
    """Return who was in such ties, the best one first, each with the rank and the number that decided it."""
    by_rank = sorted(range(len(ranks)), key=ranks.__getitem__)
    ties = ([at for at in by_rank if scores[at] == score] for score in sorted({*scores}, reverse=True))
    return "; ".join(
        ", ".join(f"{rank_sign(ranks[at])}\u00a0{names[at]} {decides[at]}" for at in tied)
        for tied in ties
        if ranks[tied[0]] != ranks[tied[-1]]
    )
