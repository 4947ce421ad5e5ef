"""What the last turns of Heul doch! did, drawn on the board."""

from collections.abc import Collection

from bot.draw.canvas import Drawing
from bot.draw.seats import STYLES
from bot.games.contract import Seat
from cogs.heul_doch.picture.arrows import arrow
from cogs.heul_doch.picture.layout import PileLayout, own, passage, seat_layouts, swap
from cogs.heul_doch.picture.pieces import face
from cogs.heul_doch.rules.cards import Special
from cogs.heul_doch.rules.piles import neighbour
from cogs.heul_doch.rules.state import (
    BeachTowelPlayed,
    CarouselPlayed,
    CatapultPlayed,
    Event,
    Gave,
    Kept,
    LaidOnion,
    Thrown,
    View,
    WerewolfPlayed,
)

_ASIDE = -24  # gifts to the left pass on the outer side of the band, gifts to the right on the inner one
_SPECIALS: dict[type[Event], Special] = {
    CatapultPlayed: Special.CATAPULT,
    BeachTowelPlayed: Special.BEACH_TOWEL,
    CarouselPlayed: Special.CAROUSEL,
    WerewolfPlayed: Special.WEREWOLF,
}


def last_special(view: View) -> tuple[Special | None, Seat | None]:
    """Return the special card that was played last, and by whom, as long as that is among the last turns."""
    for event in reversed(view.recent):
        if kind := _SPECIALS.get(type(event)):
            return kind, event.seat
    return (view.discarded if isinstance(view.discarded, Special) else None), None


def touched(view: View) -> Collection[Seat]:
    """Return the piles that the last turn changed."""
    match view.recent[-1:]:
        case (Gave() as event,):
            return (event.to,)
        case (Kept() | LaidOnion() as event,):
            return (event.seat,)
        case (CatapultPlayed() as event,):
            return [thrown.seat for thrown in event.thrown]
        case (BeachTowelPlayed() as event,):
            return event.seat, event.partner
        case (CarouselPlayed() as event,):
            return range(len(event.passed)) if any(event.passed) else ()
        case (WerewolfPlayed() as event,):
            return [seat for seat, shown in enumerate(event.after) if shown]
        case _:
            return ()


def draw_swap(board: Drawing, view: View) -> None:
    """Draw the arrow of a beach towel, which leads over the middle of the table."""
    for event in view.recent[-1:]:
        if isinstance(event, BeachTowelPlayed):
            arrow(board, swap(len(view.shown), event.seat, event.partner), STYLES[event.seat].colour, both=True)


def draw_turns(board: Drawing, view: View) -> None:
    """Draw the last turn in full, and of those before it the gifts, faint."""
    seats = len(view.shown)
    for event in view.recent[:-1]:
        if isinstance(event, Gave):
            arrow(board, passage(seats, event.seat, event.to, _ASIDE), STYLES[event.seat].colour, thick=7, faint=True)
    for event in view.recent[-1:]:
        _draw_last(board, event, seats)


def _draw_last(board: Drawing, event: Event, seats: int) -> None:
    colour = STYLES[event.seat].colour
    match event:
        case Gave():
            arrow(board, passage(seats, event.seat, event.to), colour)
        case Kept() | LaidOnion():
            arrow(board, own(seat_layouts(seats)[event.seat]), colour, thick=16)
        case CatapultPlayed():
            for thrown in event.thrown:
                _draw_thrown(board, thrown, seat_layouts(seats)[thrown.seat])
        case CarouselPlayed():
            for seat in range(seats):
                arrow(board, passage(seats, seat, neighbour(seat, event.to, seats)), colour)
        case WerewolfPlayed():
            _draw_flips(board, event)
        case BeachTowelPlayed():
            pass


def _draw_flips(board: Drawing, event: WerewolfPlayed) -> None:
    """Draw a sign on each pile that a werewolf turned over."""
    for layout, shown in zip(seat_layouts(len(event.after)), event.after, strict=True):
        if shown:
            board.center("heul_doch/flip", layout.pile_x + 54, layout.middle + 74 * layout.inwards, 58)


def _draw_thrown(board: Drawing, thrown: Thrown, layout: PileLayout) -> None:
    """Draw the card that a catapult threw off in front of its pile."""
    y = layout.middle + 154 * layout.inwards
    board.center(face(thrown.card, 72), layout.pile_x, y)
    board.center("heul_doch/crossed", layout.pile_x + 30, y - 30, 40)
