"""The table of Heul doch! as everybody sees it, without a word: the piles in a ring, so that all see whose neighbours are whose."""

from collections.abc import Collection, Sequence
from functools import cache

from msgspec import structs
from PIL import Image

from bot.draw.canvas import Board, Picture, palette_of, sprite
from bot.draw.seats import LOOKS, badge, chip
from bot.game import Outcome, Seat
from cogs.heul_doch.cards import NUMBER_CARDS, Colour, NumberCard, Special
from cogs.heul_doch.ending import draw_ending
from cogs.heul_doch.pieces import CARD_WIDTH, Point, arrow, back, band, face, number, special, top
from cogs.heul_doch.piles import Shown
from cogs.heul_doch.piles import neighbour as beside
from cogs.heul_doch.ring import HEIGHT, WIDTH, Place, centre, link, own, passage, places, swap
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.scoring import Cancelled, Counted, Score
from cogs.heul_doch.state import (
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

_GROUND = "#2f4a72"
_RING = "#b9d5e6"
_LIT = "#ffd34d"
_MIDDLE_CARD = 96


def draw(view: View, names: Sequence[str], tears: Collection[Seat] = ()) -> Board:
    """Draw the table as all may see it, whoever the view is for; `tears` are the seats that took the handkerchief."""
    if view.outcome and view.scores:
        board = Board(_ending_ground(), colours)
        draw_ending(board, view.scores, view.outcome, tuple(names))
        return board
    board = Board(_ground(len(names)), colours)
    _draw_turn(board, view)
    _draw_middle(board, view)
    touched = _touched(view.recent[-1]) if view.recent else ()
    for seat, place in enumerate(places(len(names))):
        _draw_seat(board, view, seat, place, new=seat in touched)
        chip(board, seat, names[seat], _chip_box(place), lit=seat in view.order[:1])
        if seat in tears:
            board.center("heul_doch/tear", place.x - place.chip_width // 2 + 22, place.chip_y + 48, 28)
    _draw_recent(board, view)
    return board


def cover(names: Sequence[str]) -> Board:
    """Draw the table before the game: who sits there, the free places, and what it is all about."""
    seats = max(GAME.seats[0], len(names))
    board = Board(_ground(seats), colours)
    for seat, place in enumerate(places(seats)):
        board.put(back() if seat < len(names) else sprite("heul_doch/slot", CARD_WIDTH), place.x - CARD_WIDTH // 2, place.card_y)
        if seat < len(names):
            chip(board, seat, names[seat], _chip_box(place))
    x, y = centre(seats)
    board.center("heul_doch/onion", x, y, 230)
    return board


@cache
def colours() -> Picture:
    """Return the palette of this game."""
    return palette_of(board.image for board in _samples())


# The ground


@cache
def _ground(seats: int) -> Picture:
    """The table with the ring of neighbours, and the direction of play in its middle."""
    board = Board(Image.new("RGB", (WIDTH, HEIGHT), _GROUND), colours)
    board.put("heul_doch/table", 0, 0, WIDTH)
    for seat in range(seats):
        band(board, link(seats, seat, beside(seat, "left", seats)), _RING)
    board.center("heul_doch/turns", *centre(seats), 276)
    return board.image


@cache
def _ending_ground() -> Picture:
    board = Board(Image.new("RGB", (WIDTH, HEIGHT), _GROUND), colours)
    board.image.paste("#dcebf3", (0, 0, WIDTH, HEIGHT))
    return board.image


def _chip_box(place: Place) -> tuple[int, int, int]:
    return place.x - place.chip_width // 2, place.chip_y, place.chip_width


# The seats


def _draw_turn(board: Board, view: View) -> None:
    """Light the ring from whose turn it is to both neighbours: their piles come first."""
    for seat in view.order[:1]:
        for side in ("left", "right"):
            band(board, link(len(view.shown), seat, beside(seat, side, len(view.shown))), _LIT)


def _draw_seat(board: Board, view: View, seat: Seat, place: Place, *, new: bool) -> None:
    """The pile with its height, and the hand beside it; who has played the last card cries."""
    left = place.x - CARD_WIDTH // 2
    if new:
        board.put("heul_doch/halo", left - 16, place.card_y - 18, 160)
    for layer in reversed(range(_layers(view.heights[seat]))):
        board.put("heul_doch/layer", left - 5 - 5 * layer, place.card_y + 4 + 3 * layer, CARD_WIDTH)
    board.put(top(view.shown[seat]), left, place.card_y)
    if view.heights[seat] > 1:
        number(board, str(view.heights[seat]), left - 2, place.middle - 64 * place.inwards)
    x, y = place.x + 112, place.middle - 46 * place.inwards
    if view.hand_sizes[seat]:
        board.center("heul_doch/hand", x, y, 84)
        number(board, str(view.hand_sizes[seat]), x + 4, y + 4)
    else:
        board.center("heul_doch/onion", x, y, 64)


def _layers(height: int) -> int:
    """Return how many cards a pile shows below its top: enough to look higher as it grows."""
    return sum(height > least for least in (1, 4, 9, 15))


# The middle


def _draw_middle(board: Board, view: View) -> None:
    x, y = centre(len(view.shown))
    kind, by = _last_special(view)
    aside = 54 if kind else 0
    if view.draw_pile:
        for layer in (2, 1):
            board.center(sprite("heul_doch/layer", _MIDDLE_CARD), x - aside - 4 * layer, y + 3 * layer)
        board.center(back(_MIDDLE_CARD), x - aside, y)
        number(board, str(view.draw_pile), x - aside, y + 62)
    else:
        board.center("heul_doch/slot", x - aside, y, _MIDDLE_CARD)
    if kind:
        board.center(special(kind, _MIDDLE_CARD), x + aside, y)
        if by is not None:
            board.center(badge(by, 46), x + aside, y + 62)


def _last_special(view: View) -> tuple[Special | None, Seat | None]:
    """Return the special card on the discard pile, and whose it was as long as that is among the last turns."""
    for event in reversed(view.recent):
        if kind := _KINDS.get(type(event)):
            return kind, event.seat
    return (view.discarded if isinstance(view.discarded, Special) else None), None


_KINDS: dict[type[Event], Special] = {
    CatapultPlayed: Special.CATAPULT,
    BeachTowelPlayed: Special.BEACH_TOWEL,
    CarouselPlayed: Special.CAROUSEL,
    WerewolfPlayed: Special.WEREWOLF,
}


# What happened


def _touched(event: Event) -> Collection[Seat]:
    """Return the piles that a turn changed."""
    match event:
        case Gave():
            return (event.to,)
        case Kept() | LaidOnion():
            return (event.seat,)
        case CatapultPlayed():
            return [thrown.seat for thrown in event.thrown]
        case BeachTowelPlayed():
            return event.seat, event.partner
        case CarouselPlayed():
            return [seat for seat, shown in enumerate(event.passed) if shown]
        case WerewolfPlayed():
            return [seat for seat, shown in enumerate(event.after) if shown]


def _draw_recent(board: Board, view: View) -> None:
    """The last turn in full, and of those before it the gifts, smaller."""
    seats = len(view.shown)
    for event in view.recent[:-1]:
        if isinstance(event, Gave):
            arrow(board, _gift(event, seats), LOOKS[event.seat].colour, thick=9)
    for event in view.recent[-1:]:
        _draw_event(board, event, seats)


def _gift(event: Gave, seats: int) -> tuple[Point, ...]:
    """Gifts to the left pass on the outer side, gifts to the right on the inner one."""
    return passage(seats, event.seat, event.to, -17)


def _draw_event(board: Board, event: Event, seats: int) -> None:
    colour = LOOKS[event.seat].colour
    match event:
        case Gave():
            arrow(board, passage(seats, event.seat, event.to), colour)
        case Kept() | LaidOnion():
            arrow(board, own(places(seats)[event.seat]), colour)
        case CatapultPlayed():
            for thrown in event.thrown:
                _draw_thrown(board, thrown, places(seats)[thrown.seat])
        case BeachTowelPlayed():
            arrow(board, swap(seats, event.seat, event.partner), colour, both=True)
        case CarouselPlayed():
            for seat in range(seats):
                arrow(board, passage(seats, seat, beside(seat, event.to, seats)), colour)
        case WerewolfPlayed():
            for seat, shown in enumerate(event.after):
                if shown:
                    place = places(seats)[seat]
                    board.center("heul_doch/flip", place.x + 44, place.middle + 66 * place.inwards, 54)


def _draw_thrown(board: Board, thrown: Thrown, place: Place) -> None:
    """The card that a catapult threw off, lying in front of its pile."""
    y = place.middle + 140 * place.inwards
    board.center(face(thrown.card, 64), place.x, y)
    board.center("heul_doch/crossed", place.x, y, 54)


# Pictures for the page of rules


def neighbour() -> Board:
    """Draw a 5 that would fit on the own red 5, but has to go to the neighbour who shows its colour."""
    board, middles = _lesson()
    _draw_three(board, (_BLUE_4, _RED_5, _GREEN_2), middles, onto=(2,))
    board.center("heul_doch/crossed", middles[1], _PILE_Y, 84)
    board.center(face(NumberCard(Colour.GREEN, 5)), middles[1], _HAND_Y)
    arrow(board, (Point(middles[1] + 70, _HAND_Y), Point(middles[2], _HAND_Y), Point(middles[2], _PILE_Y + 92)), LOOKS[0].colour)
    return board


def both() -> Board:
    """Draw a card that fits both neighbours: it goes to either."""
    board, middles = _lesson()
    _draw_three(board, (_BLUE_4, _RED_5, _GREEN_2), middles, onto=(0, 2))
    board.center(face(NumberCard(Colour.BLUE, 2)), middles[1], _HAND_Y)
    for aside in (0, 2):
        start = Point(middles[1] + 70 * (aside - 1), _HAND_Y)
        arrow(board, (start, Point(middles[aside], _HAND_Y), Point(middles[aside], _PILE_Y + 92)), LOOKS[0].colour)
    number(board, "?", middles[1], _HAND_Y + 76)
    return board


def onion() -> Board:
    """Draw any card laid face down on the own pile, and what two onions do to the twos of their pile."""
    board = _strip(232)
    board.center(face(NumberCard(Colour.RED, 7)), 96, 112)
    board.center("heul_doch/then", 208, 112, 66)
    board.center(back(), 322, 112)
    for at in range(2):
        board.center("heul_doch/onion", 470 + 62 * at, 112, 84)
    board.center("heul_doch/then", 604, 112, 66)
    for at, card in enumerate((NumberCard(Colour.BLUE, 2), NumberCard(Colour.GREEN, 2), NumberCard(Colour.YELLOW, 6))):
        board.center(face(card, 84), 694 + 90 * at, 112)
        if card.value == 2:
            board.center("heul_doch/crossed", 694 + 90 * at, 108, 66)
    return board


def catapult() -> Board:
    """Draw the highest cards thrown off."""
    return _before_and_after(Special.CATAPULT, (_RED_7, _GREEN_2, _BLUE_7), (_YELLOW_3, _GREEN_2, "onion"))


def towel() -> Board:
    """Draw two tops that change places."""
    return _before_and_after(Special.BEACH_TOWEL, (_RED_7, _GREEN_2, "onion"), ("onion", _GREEN_2, _RED_7))


def carousel() -> Board:
    """Draw every top moved on by one."""
    return _before_and_after(Special.CAROUSEL, (_RED_7, _GREEN_2, "onion"), ("onion", _RED_7, _GREEN_2))


def werewolf() -> Board:
    """Draw every top turned over."""
    return _before_and_after(Special.WEREWOLF, (_RED_7, _GREEN_2, "onion"), ("onion", "onion", _YELLOW_3))


_RED_5, _RED_7 = (NumberCard(Colour.RED, value) for value in (5, 7))
_BLUE_4, _BLUE_7 = (NumberCard(Colour.BLUE, value) for value in (4, 7))
_GREEN_2, _YELLOW_3 = NumberCard(Colour.GREEN, 2), NumberCard(Colour.YELLOW, 3)
_PILE_Y, _HAND_Y = 118, 330


def _strip(height: int) -> Board:
    return Board(Image.new("RGB", (WIDTH, height), "#dcebf3"), colours)


def _lesson() -> tuple[Board, tuple[int, int, int]]:
    return _strip(440), (200, 480, 760)


def _draw_three(board: Board, shown: Sequence[Shown], middles: Sequence[int], onto: Collection[int]) -> None:
    """The own pile between those of both neighbours."""
    band(board, (Point(middles[0], _PILE_Y), Point(middles[2], _PILE_Y)), _RING)
    for at, x in enumerate(middles):
        if at in onto:
            board.center("heul_doch/halo", x, _PILE_Y, 160)
        board.center(top(shown[at]), x, _PILE_Y)
        board.center(badge((1, 0, 2)[at], 50), x - 58, _PILE_Y - 70)


def _before_and_after(kind: Special, before: Sequence[Shown], after: Sequence[Shown]) -> Board:
    board = _strip(184)
    board.center(special(kind, 112), 80, 94)
    for left, row in ((200, before), (636, after)):
        for at, shown in enumerate(row):
            board.center(top(shown, 112), left + 128 * at, 94)
    board.center("heul_doch/then", 546, 92, 66)
    return board


# What the palette is made from


def _samples() -> list[Board]:
    """Boards that together show every sprite."""
    shown = (NUMBER_CARDS[0], NUMBER_CARDS[8], NUMBER_CARDS[16], "onion", NUMBER_CARDS[32], None)
    thrown = tuple(Thrown(seat, NUMBER_CARDS[7 * seat + 6]) for seat in range(6))
    view = View("playing", (0, 1, 2, 3, 4, 5), shown, (2, 5, 10, 16, 2, 0), (4, 4, 4, 4, 0, 0), 40, 7, None, (), None, ())
    events = (Kept(0, NUMBER_CARDS[0], None, "shows_nothing"), CatapultPlayed(2, thrown), WerewolfPlayed(3, shown, shown))
    piles = tuple(tuple(Counted(card, "cancelled" if card.value == 2 else "counts") for card in NUMBER_CARDS[seat:49:6]) for seat in range(6))
    scores = tuple(Score(pile, 2, (Cancelled(2, 1, 2),), 30) for pile in piles)
    over = structs.replace(view, phase="over", order=(), scores=scores, outcome=Outcome((1, 1, 3, 4, 5, 6), (30,) * 6, "shared"))
    boards = [draw(structs.replace(view, recent=(event,)), ("A",) * 6, range(6)) for event in events]
    cards = Board(Image.new("RGB", (WIDTH, 600), "#dcebf3"), colours)
    for at, card in enumerate(NUMBER_CARDS[3:49:7]):
        cards.put(face(card), 130 * at, 0)
    for at, kind in enumerate(Special):
        cards.put(special(kind), 130 * at, 200)
    return [*boards, cards, draw(over, ("A",) * 6)]
