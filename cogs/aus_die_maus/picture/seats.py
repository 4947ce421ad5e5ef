"""What lies at each seat of Aus die Maus: the name, the cheese bell, and what its mouse reached in the round."""

from bot.draw.canvas import Drawing, Raster, sprite
from bot.draw.furniture import plate
from bot.draw.layout import SeatLayout
from bot.draw.seats import STYLES, chip
from bot.games.contract import Seat
from cogs.aus_die_maus.picture.pieces import place
from cogs.aus_die_maus.rules.state import CheeseKept, Paid, View
from cogs.aus_die_maus.rules.track import WHITE, Mouse, index_of


def draw_seat(drawing: Drawing, view: View, seat: Seat, name: str, layout: SeatLayout) -> None:
    """Draw a seat, lit if it is its turn."""
    chip(drawing, seat, name, layout.chip, role="plays" if seat == view.turn else "waits")
    draw_bell(drawing, view, seat, layout.x - 100, layout.things_y)
    x = draw_honours(drawing, view, seat, layout.x - 10, layout.things_y)
    if view.phase == "keeping" and seat == view.turn:
        _draw_two(drawing, x + 4, layout.things_y)
    draw_won(drawing, view, seat, x + 20, layout.things_y)


def draw_bell(drawing: Drawing, view: View, mouse: Mouse, x: int, y: int) -> None:
    """Draw the cheese bell of a mouse, and how many cheeses are under it."""
    count = view.counts[index_of(mouse)]
    art = "aus_die_maus/bell" if count else "aus_die_maus/bell_empty"
    drawing.center(art, x, y, 74, "" if mouse == WHITE else STYLES[mouse].css)
    drawing.center(plate(30 + 16 * len(str(count)), 38, 17), x + 38, y + 18)
    drawing.count(str(count), x + 38, y + 18, 30)


def draw_honours(drawing: Drawing, view: View, mouse: Mouse, x: int, y: int) -> int:
    """Draw what a mouse reached in this round, or in the one that just ended; return where there is room for more."""
    for honour in _honours(view, mouse):
        drawing.center(honour, x, y)
        x += 48
    return x


def draw_won(drawing: Drawing, view: View, mouse: Mouse, x: int, y: int) -> None:
    """Draw how many cheeses the last throw brought a mouse."""
    if won := _won(view, mouse):
        drawing.center(plate(86, 44, 20, "#ffdf7d"), x, y)
        drawing.count(f"+{won}", x - 35, y, 31, anchor="l")
        drawing.center("aus_die_maus/round", x + 20, y, 36)


def _draw_two(drawing: Drawing, x: int, y: int) -> None:
    """Draw the two cheeses that a seat chooses from; their values stay hidden."""
    for left in (x, x + 62):
        drawing.center("aus_die_maus/slice", left, y, 56)
        drawing.count("?", left, y + 6, 32)


def _honours(view: View, mouse: Mouse) -> list[Raster]:
    """Return a mouse's places, and the shover marker if it has it, as long as it may earn a cheese or has."""
    paid = [event.reason for event in view.last if isinstance(event, Paid) and event.mouse == mouse]
    race = view.race
    first = "first" in paid or "white_first" in paid or race.finished[:1] == (mouse,)
    second = "second" in paid or race.finished[1:] == (mouse,)
    is_round_over = any(isinstance(event, Paid) for event in view.last)
    earns_nothing = race.shover_paid or is_round_over  # unless it was paid
    marker = "shover" in paid or "never_shoved" in paid or (race.marker == mouse and not earns_nothing)
    places = [place(rank, 46) for rank, has in ((1, first), (2, second)) if has]
    return [*places, sprite("aus_die_maus/glove", 46)] if marker else places


def _won(view: View, mouse: Mouse) -> int:
    """Return how many cheeses the last throw brought."""
    paid = [event for event in view.last if isinstance(event, Paid)]
    kept = any(isinstance(event, CheeseKept) and event.seat == mouse for event in view.last)
    kept = kept or (bool(paid) and view.race.rewarded == mouse)
    return kept + sum(event.cheeses for event in paid if event.mouse == mouse)
