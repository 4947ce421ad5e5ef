"""What happens in Mausen for the first time, and is explained once: `mausen-tip-…`."""

from collections.abc import Iterator

from cogs.mausen.rules.state import ROUNDS, Hunt, Round, View


def tips(view: View) -> Iterator[str]:
    """Return what could be explained to this seat now, the rarest first."""
    if view.phase == "restarting" and view.number < ROUNDS:
        yield "empty"
    if view.last and not view.last.restart and view.seat is not None:
        yield from _of_round(view.last, view.seat)
    if view.number == ROUNDS:
        yield "last"


def _of_round(last: Round, seat: int) -> Iterator[str]:
    card = last.laid[seat]
    hunt = next(hunt for hunt in last.hunts if hunt.animal == card.animal)
    if card.value in hunt.stood_down:
        yield "stood_down"
    if hunt.hunter == seat and not hunt.prey:
        yield "no_prey"
    if _only_watched(hunt, seat, card.value):
        yield "watched"
    if any(laid.by == seat and laid.card == card for other in last.hunts for laid in other.prey):
        yield "prey"


def _only_watched(hunt: Hunt, seat: int, value: int) -> bool:
    return hunt.hunter not in (None, seat) and value not in hunt.stood_down
