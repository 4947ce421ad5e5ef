"""The table of Mausen as all see it, without a word: the seats round a cloth, on it the middle, and who hunts whom."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from msgspec import structs

from bot.draw.canvas import INK, PAPER, Drawing, Palette, backdrop, flipped, sprite
from bot.draw.furniture import GOLD, plate
from bot.draw.seats import STYLES, Role, badge, chip
from bot.draw.tiles import Ground
from bot.games.contract import Seat
from cogs.mausen.picture.ending import draw_lost, draw_result, draw_winners
from cogs.mausen.picture.layout import (
    CORNERS,
    FAN_X,
    FAN_Y,
    HEIGHT,
    MIDDLE,
    TRAIL_Y,
    WIDTH,
    CardsLayout,
    seat_layouts,
)
from cogs.mausen.picture.middle import draw_middle, draw_room_for_cards
from cogs.mausen.picture.pieces import CARD_WIDTH, HEADS, back, face
from cogs.mausen.rules.state import SEATS, STARTING_CARDS, Hunt, Laid, Round, View

GROUND, CLOTH = "#2a5650", "#f4e4c6"
BEHIND, TO_COME = PAPER, "#86aaa3"  # the paw prints of the rounds
_HOLLOW = f".edge{{stroke:{PAPER}}}.pale{{fill:#33231b;fill-opacity:.3}}"
NOW = 50  # how wide the disc under the current paw is
_CLOTH = (0, 236, WIDTH, 644)  # the part of the picture that hands show
_HIGHEST_HEAP = 3  # so many cards of a pile are drawn


class Fate(NamedTuple):
    """What became of the card that a seat laid last round."""

    hunt: Hunt | None
    """The hunt it led."""
    stood_down: bool
    taken_by: Seat | None
    """None: it went to the middle."""


def draw(view: View, names: Sequence[str]) -> Drawing:
    """Draw the table as all may see it, whichever seat the view is for: its own pick is not looked at."""
    return _draw(view, names, "plays")


def draw_past(view: View, names: Sequence[str]) -> Drawing:
    """Draw a moment of a game that is over: the round that was just played, in which no seat has to choose."""
    assert view.last is not None, "a round was played"
    return _draw(structs.replace(view, number=view.last.number), names, "waits")


def _draw(view: View, names: Sequence[str], idle: Role) -> Drawing:
    drawing = Drawing(_ground(view.phase))
    if view.outcome:
        draw_winners(drawing, view.outcome.winners, names)
        draw_lost(drawing, view.lost)
    elif view.phase == "restarting":
        draw_room_for_cards(drawing, len(names))
    else:
        draw_middle(drawing, view.middle)
    for seat, layout in enumerate(seat_layouts(len(names))):
        _draw_seat(drawing, view, seat, names[seat], layout, idle)
    _draw_trail(drawing, view)
    return drawing


def middle(phase: str, lying: Sequence[Laid], seats: int) -> Drawing:
    """Draw the middle of the table with the circle of the hunt, for a hand: the same for every seat."""
    drawing = Drawing(_ground(phase))
    if phase == "restarting":
        draw_room_for_cards(drawing, seats)
    else:
        draw_middle(drawing, lying)
    return drawing.part(_CLOTH)


def cover(names: Sequence[str]) -> Drawing:
    """Draw the table before the game: who sits there, the free places, the starting cards."""
    drawing = Drawing(_ground("choosing"))
    draw_middle(drawing, [Laid(card, None) for card in STARTING_CARDS])
    for seat, layout in enumerate(seat_layouts(max(SEATS[0], len(names)))):
        if seat < len(names):
            chip(drawing, seat, names[seat], layout.chip)
            drawing.put(back(seat), *layout.card)
        else:
            drawing.put("mausen/slot", *layout.card, CARD_WIDTH, _HOLLOW)
    return drawing


colours = Palette("mausen/palette")
"""The palette of this game."""


# The ground


@cache
def _ground(phase: str) -> Ground:
    drawing = Drawing(backdrop("mausen/table", WIDTH, HEIGHT, GROUND), colours)
    if phase == "choosing":
        _draw_hub(drawing, *MIDDLE)
        for animal, (right, down) in CORNERS.items():
            head = sprite(HEADS[animal], 116)
            x, y = MIDDLE[0] + right * FAN_X - 58, MIDDLE[1] + down * FAN_Y - 58
            drawing.fill(head, x, y, "#ecd9b4")
    return Ground(drawing.image, colours)


def _draw_hub(drawing: Drawing, x: int, y: int) -> None:
    """Draw the circle of hunting; each kind looks out of the corner where its cards lie."""
    drawing.center("mausen/hunt", x, y, 212)
    for animal, (right, down) in CORNERS.items():
        drawing.center(HEADS[animal], x + 48 * right, y + 48 * down, 64)


# The seats


def _draw_seat(drawing: Drawing, view: View, seat: Seat, name: str, layout: CardsLayout, idle: Role) -> None:
    """Draw a seat; `idle` is how a name looks that has not chosen."""
    chip(drawing, seat, name, layout.chip, number=view.scores[seat], role=_role(view, seat, idle))
    left, top = layout.card
    if view.last:
        _draw_last_card(drawing, view.last, seat, left, top)
    elif view.chosen[seat]:
        drawing.put(back(seat), left, top)
    else:
        drawing.put("mausen/slot", left, top, CARD_WIDTH, _HOLLOW)
        drawing.center(badge(seat, 60), left + 60, top + 69)
    if view.last and view.chosen[seat]:  # the new card beside the last one: people are still reading what became of it
        drawing.center("mausen/won", left + 154, top + 40, 60, STYLES[seat].css)
        drawing.center(badge(seat, 34), left + 154, top + 38)
    if view.outcome:
        draw_result(drawing, view, view.outcome, seat, layout)
    else:
        _draw_pile(drawing, view, seat, *layout.pile)


def _role(view: View, seat: Seat, idle: Role) -> Role:
    if view.outcome:
        return "won" if view.outcome.places[seat] == 1 else "waits"
    return "waits" if view.chosen[seat] else idle


def _draw_last_card(drawing: Drawing, last: Round, seat: Seat, left: int, top: int) -> None:
    """Draw the card laid last round, with what it did in its upper corner and where it went in the lower one."""
    fate = _fate(last, seat)
    drawing.put(face(last.laid[seat], seat), left, top)
    if fate.hunt and fate.hunt.prey:
        drawing.center("mausen/crown", left + 96, top + 9, 62)
    elif fate.stood_down:
        drawing.center("badge", left + 102, top + 16, 46)
        drawing.count("=", left + 102, top + 14, 40)
    if fate.taken_by is None:
        arrow = (sprite if top < MIDDLE[1] else flipped)("mausen/stays", 46)
        drawing.center(arrow, left + 102, top + 120)
    else:
        drawing.center(badge(fate.taken_by, 54), left + 102, top + 118)


def _fate(last: Round, seat: Seat) -> Fate:
    card = last.laid[seat]
    return Fate(
        hunt=next((hunt for hunt in last.hunts if hunt.hunter == seat), None),
        stood_down=any(hunt.animal == card.animal and card.value in hunt.stood_down for hunt in last.hunts),
        taken_by=next((hunt.hunter for hunt in last.hunts if Laid(card, seat) in hunt.prey), None),
    )


def _draw_pile(drawing: Drawing, view: View, seat: Seat, x: int, y: int) -> None:
    """Draw what the seat has won, and what of it last round brought: the number, and the head of the prey."""
    hunt = _fate(view.last, seat).hunt if view.last else None
    if hunt and hunt.prey:
        drawing.put(plate(128, 50, 19), x - 64, y + 20)
        drawing.count(f"+{len(hunt.prey)}", x - 46, y + 45, 34, anchor="l")
        drawing.center(HEADS[hunt.animal.prey], x + 34, y + 45, 46)
        y -= 30
    if not view.piles[seat]:
        drawing.center("mausen/slot", x, y, 66, _HOLLOW)
    for below in reversed(range(min(view.piles[seat], _HIGHEST_HEAP))):
        drawing.center("mausen/won", x - 5 * below, y + 4 * below, 72, STYLES[seat].css)
    drawing.count(str(view.piles[seat]), x, y, 31, INK if view.piles[seat] else PAPER)


# The rounds: sixteen paw prints


def _draw_trail(drawing: Drawing, view: View) -> None:
    for number in range(1, view.rounds + 1):
        x, y = 20 + 50 * number, TRAIL_Y + 4 if number % 2 else TRAIL_Y - 4
        colour = BEHIND if number <= view.number else TO_COME
        if number == view.number and view.phase != "over":  # the current one lies on a disc: colour is not enough
            drawing.center("badge", x, y, NOW, f".seat{{fill:{GOLD}}}")
            colour = INK
        drawing.center("paw", x, y, 34, f".sign{{fill:{colour}}}")
    drawing.count(f"{view.number}/{view.rounds}", 936, TRAIL_Y, 34, PAPER, anchor="r")
