"""What the last turns of Heul doch! did, drawn on the board."""

from collections.abc import Collection

from bot.draw.arrows import arrow
from bot.draw.canvas import Drawing
from bot.draw.seats import STYLES
from bot.games.contract import Seat
from cogs.heul_doch.picture.layout import own, passage, seat_layouts, swap
from cogs.heul_doch.picture.pieces import top
from cogs.heul_doch.rules.cards import Special
from cogs.heul_doch.rules.piles import highest, neighbour
from cogs.heul_doch.rules.state import Event, Played, SpecialPlayed, View

_ASIDE = -24  # gifts to the left pass on the outer side of the band, gifts to the right on the inner one


def last_special(view: View) -> tuple[Special | None, Seat | None]:
    """Return the special card that was played last, and by whom, as long as that is among the last turns."""
    for event in reversed(view.recent):
        if isinstance(event, SpecialPlayed):
            return event.special, event.seat
    return (view.discarded if isinstance(view.discarded, Special) else None), None


def touched(view: View) -> Collection[Seat]:
    """Return the piles that the last turn changed."""
    match view.recent[-1:]:
        case (Played(to=pile),):
            return (pile,)
        case (SpecialPlayed(before=before, after=after),):
            return [seat for seat, shown in enumerate(before) if shown != after[seat]]
        case _:
            return ()


def draw_swap(drawing: Drawing, view: View) -> None:
    """Draw the arrow of a beach towel, which leads over the middle of the table."""
    match view.recent[-1:]:
        case (SpecialPlayed(seat, Special.BEACH_TOWEL, int() as partner),):
            arrow(drawing, swap(len(view.shown), seat, partner), STYLES[seat].colour, both=True)
        case _:
            pass


def draw_turns(drawing: Drawing, view: View) -> None:
    """Draw the last turn in full, and of those before it the gifts, faint."""
    seats = len(view.shown)
    for event in view.recent[:-1]:
        if isinstance(event, Played) and event.to != event.seat:
            arrow(drawing, passage(seats, event.seat, event.to, _ASIDE), STYLES[event.seat].colour, thick=7, faint=True)
    for event in view.recent[-1:]:
        _draw_last(drawing, event, seats)


def _draw_last(drawing: Drawing, event: Event, seats: int) -> None:
    colour = STYLES[event.seat].colour
    match event:
        case Played(seat, to) if seat == to:
            arrow(drawing, own(seat_layouts(seats)[seat]), colour, thick=16)
        case Played(seat, to):
            arrow(drawing, passage(seats, seat, to), colour)
        case SpecialPlayed(special=Special.CATAPULT):
            _draw_thrown(drawing, event)
        case SpecialPlayed(to="left" | "right" as side):
            for seat in range(seats):
                arrow(drawing, passage(seats, seat, neighbour(seat, side, seats)), colour)
        case SpecialPlayed(special=Special.WEREWOLF):
            _draw_flips(drawing, event)
        case _:  # a beach towel's arrow lies below the piles
            pass


def _draw_flips(drawing: Drawing, event: SpecialPlayed) -> None:
    """Draw a sign on each pile that a werewolf turned over."""
    for layout, shown in zip(seat_layouts(len(event.after)), event.after, strict=True):
        if shown:
            drawing.center("heul_doch/flip", layout.pile_x + 54, layout.middle + 74 * layout.inwards, 58)


def _draw_thrown(drawing: Drawing, event: SpecialPlayed) -> None:
    """Draw the cards that a catapult threw off in front of their piles."""
    for seat in highest(event.before):
        layout = seat_layouts(len(event.before))[seat]
        y = layout.middle + 154 * layout.inwards
        drawing.center(top(event.before[seat], 72), layout.pile_x, y)
        drawing.center("heul_doch/crossed", layout.pile_x + 30, y - 30, 40)
