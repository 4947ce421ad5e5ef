"""The table of Heul doch! as everybody sees it, without a word: the piles in a ring, so that all see whose neighbours are whose."""

from collections.abc import Collection, Sequence
from functools import cache

from msgspec import structs
from PIL import Image

from bot.draw.canvas import Board, Picture, palette_of, sprite
from bot.draw.seats import LOOKS, badge, chip
from bot.games.contract import Outcome, Seat
from cogs.heul_doch.picture.ending import draw_ending
from cogs.heul_doch.picture.layout import GROUND, HEIGHT, WIDTH, Place, centre, link, places
from cogs.heul_doch.picture.pieces import CARD_WIDTH, Point, arrow, back, band, face, number, special, top
from cogs.heul_doch.picture.turns import draw_swap, draw_turns, last_special, touched
from cogs.heul_doch.rules.cards import NUMBER_CARDS, Colour, NumberCard, Special
from cogs.heul_doch.rules.piles import SIDES, Shown
from cogs.heul_doch.rules.piles import neighbour as beside
from cogs.heul_doch.rules.rules import GAME
from cogs.heul_doch.rules.scoring import Cancelled, Counted, Score
from cogs.heul_doch.rules.state import CatapultPlayed, Gave, Kept, Thrown, View, WerewolfPlayed

_CLOTH = "#dcebf3"
_RING = "#b9d5e6"
_LIT = "#ffd34d"
_MIDDLE_CARD = 84


def draw(view: View, names: Sequence[str], tears: Collection[Seat] = ()) -> Board:
    """Draw the table as all may see it, whoever the view is for; `tears` are the seats that took the handkerchief."""
    if view.outcome and view.scores:
        return draw_ending(view.scores, view.outcome, names, colours)
    board = Board(_ground(len(names)), colours)
    _draw_turn(board, view)
    draw_swap(board, view)
    _draw_middle(board, view)
    for seat, place in enumerate(places(len(names))):
        _draw_seat(board, view, seat, place, new=seat in touched(view))
        _draw_name(board, seat, names[seat], place, lit=seat in view.order[:1], weeps=seat in tears)
    draw_turns(board, view)
    return board


def cover(names: Sequence[str]) -> Board:
    """Draw the table before the game: who sits there, the free places, the seven colours, and what it is all about."""
    seats = max(GAME.seats[0], len(names))
    board = Board(_cloth(), colours)
    for seat, place in enumerate(places(seats)):
        board.put(
            back() if seat < len(names) else sprite("heul_doch/slot", CARD_WIDTH),
            place.chip[0] + place.chip[2] // 2 - 72,
            place.card_y,
        )
        if seat < len(names):
            chip(board, seat, names[seat], place.chip)
    for value, colour in enumerate(Colour, 1):
        board.center(face(NumberCard(colour, value), 88), WIDTH // 2 + 96 * (value - 4), 560)
    board.center("heul_doch/onion", WIDTH // 2, 398, 190)
    return board


@cache
def colours() -> Picture:
    """Return the palette of this game."""
    return palette_of(board.image for board in _samples())


# The ground


@cache
def _cloth() -> Picture:
    board = Board(Image.new("RGB", (WIDTH, HEIGHT), GROUND))
    board.put("heul_doch/table", 0, 0, WIDTH)
    return board.image


@cache
def _ground(seats: int) -> Picture:
    """The table with the ring of neighbours, and the direction of play in its middle."""
    board = Board(_cloth())
    for seat in range(seats):
        band(board, link(seats, seat, beside(seat, "left", seats)), _RING)
    board.center("heul_doch/turns", *centre(seats), 300 if seats == 3 else 330)
    return board.image


# The seats


def _draw_turn(board: Board, view: View) -> None:
    """Light the ring from whose turn it is to both neighbours: their piles come first."""
    for seat in view.order[:1]:
        for side in SIDES:
            band(board, link(len(view.shown), seat, beside(seat, side, len(view.shown))), _LIT)


def _draw_name(board: Board, seat: Seat, name: str, place: Place, *, lit: bool, weeps: bool) -> None:
    """The name plate; whoever took the tissue weeps beside it."""
    x, y, width = place.chip
    chip(board, seat, name, (x, y, width - 54 * weeps), lit=lit)
    if weeps:
        board.center("heul_doch/weeping", x + width - 27, y + 32, 56)


def _draw_seat(board: Board, view: View, seat: Seat, place: Place, *, new: bool) -> None:
    """The pile with its height, and the hand beside it."""
    left = place.x - CARD_WIDTH // 2
    if new:
        board.put("heul_doch/halo", left - 18, place.card_y - 20, 180)
    for layer in reversed(range(_layers(view.heights[seat]))):
        board.put("heul_doch/layer", left - 6 - 6 * layer, place.card_y + 4 + 3 * layer, CARD_WIDTH)
    board.put(top(view.shown[seat]), left, place.card_y)
    number(board, str(view.heights[seat]), left, place.card_y + 20)
    x, y = place.x + 117, place.middle - 56 * place.inwards
    if view.hand_sizes[seat]:
        board.center("heul_doch/hand", x, y, 86)
    number(board, str(view.hand_sizes[seat]), x + 2, y + 4)


def _layers(height: int) -> int:
    """Return how many cards a pile shows below its top: enough to look higher as it grows."""
    return sum(height > least for least in (1, 4, 9, 15))


# The middle


def _draw_middle(board: Board, view: View) -> None:
    x, y = centre(len(view.shown))
    kind, by = last_special(view)
    aside = 45 if kind else 0
    if view.draw_pile:
        for layer in (2, 1):
            board.center(sprite("heul_doch/layer", _MIDDLE_CARD), x - aside - 4 * layer, y + 3 * layer)
        board.center(back(_MIDDLE_CARD), x - aside, y)
        number(board, str(view.draw_pile), x - aside, y + 44)
    else:
        board.center("heul_doch/slot", x - aside, y, _MIDDLE_CARD)
    if kind:
        board.center(special(kind, _MIDDLE_CARD), x + aside, y)
        if by is not None:
            board.center(badge(by, 46), x + aside, y + 44)


# Pictures for the page of rules


def neighbour() -> Board:
    """Draw a 5 that would fit on the own red 5, but has to go to the neighbour who shows its colour."""
    board = _between_neighbours(NumberCard(Colour.GREEN, 5))
    board.center("heul_doch/crossed", _OWN_X, (_PILE_Y + _HAND_Y) // 2, 54)
    _draw_gift(board, _RIGHT_X, _SIGN)
    return board


def both() -> Board:
    """Draw a card that fits both neighbours, in colour and in number: it goes to either."""
    board = _between_neighbours(NumberCard(Colour.BLUE, 2))
    _draw_gift(board, _LEFT_X, _SIGN)
    _draw_gift(board, _RIGHT_X, _DIGIT)
    return board


def onion() -> Board:
    """Draw any card laid face down on the own pile, and what two onions do to the twos of their pile."""
    board = _strip(232)
    board.center(face(NumberCard(Colour.RED, 7)), 96, 112)
    board.center("heul_doch/then", 208, 112, 66)
    board.center(back(), 320, 112)
    for at in range(2):
        board.center("heul_doch/onion", 470 + 62 * at, 112, 84)
    board.center("heul_doch/then", 612, 112, 66)
    for at, card in enumerate((NumberCard(Colour.BLUE, 2), NumberCard(Colour.GREEN, 2), NumberCard(Colour.YELLOW, 6))):
        board.center(face(card, 92), 706 + 98 * at, 112)
        if card.value == 2:
            board.center("heul_doch/struck", 706 + 98 * at, 108, 96)
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
_LEFT_X, _OWN_X, _RIGHT_X = 190, 480, 770
_PILE_Y, _HAND_Y = 130, 378
_DIGIT, _SIGN = (-38, 98), (50, 84)
"""What fits: how far from the middle of a card, and how large."""


def _strip(height: int) -> Board:
    return Board(Image.new("RGB", (WIDTH, height), _CLOTH), colours)


def _between_neighbours(hand: NumberCard) -> Board:
    """The own pile between those of both neighbours, and a card in hand."""
    board = _strip(488)
    band(board, (Point(_LEFT_X, _PILE_Y), Point(_RIGHT_X, _PILE_Y)), _RING)
    for seat, x, card in ((1, _LEFT_X, _BLUE_4), (0, _OWN_X, _RED_5), (2, _RIGHT_X, _GREEN_2)):
        board.center(face(card), x, _PILE_Y)
        board.center(badge(seat, 54), x - 70, _PILE_Y - 82)
    board.center(face(hand), _OWN_X, _HAND_Y)
    return board


def _draw_gift(board: Board, x: int, what: tuple[int, int]) -> None:
    """The arrow to a neighbour, and a mark round what fits, on both cards."""
    side = 1 if x > _OWN_X else -1
    arrow(board, (Point(_OWN_X + 84 * side, _HAND_Y), Point(x, _HAND_Y), Point(x, _PILE_Y + 106)), LOOKS[0].colour)
    for middle, height in ((_OWN_X, _HAND_Y), (x, _PILE_Y)):
        board.center("heul_doch/mark", middle, height + what[0], what[1])


def _before_and_after(kind: Special, before: Sequence[Shown], after: Sequence[Shown]) -> Board:
    board = _strip(166)
    board.center(special(kind, 104), 76, 84)
    for left, row in ((208, before), (660, after)):
        for at, shown in enumerate(row):
            board.center(top(shown, 104), left + 112 * at, 84)
    board.center("heul_doch/then", 547, 83, 70)
    return board


# What the palette is made from


def _samples() -> list[Board]:
    """Boards that together show every sprite."""
    shown = (NUMBER_CARDS[0], NUMBER_CARDS[8], NUMBER_CARDS[16], "onion", NUMBER_CARDS[32], None)
    thrown = tuple(Thrown(seat, NUMBER_CARDS[7 * seat + 6]) for seat in range(6))
    view = View(
        "playing", (0, 1, 2, 3, 4, 5), shown, (2, 5, 10, 16, 2, 0), (4, 4, 4, 4, 0, 0), 40, 7, None, (), None, ()
    )
    gifts = tuple(
        Gave(seat, (seat + 1) % 6, NUMBER_CARDS[0], NUMBER_CARDS[1], "colour", either=False) for seat in range(5)
    )
    events = (
        Kept(5, NUMBER_CARDS[0], None, "shows_nothing"),
        CatapultPlayed(2, thrown),
        WerewolfPlayed(3, shown, shown),
    )
    piles = tuple(
        tuple(Counted(card, "cancelled" if card.value == 2 else "counts") for card in NUMBER_CARDS[seat:49:6])
        for seat in range(6)
    )
    scores = tuple(Score(pile, 2, (Cancelled(2, 1, 2),), 30) for pile in piles)
    over = structs.replace(
        view, phase="over", order=(), scores=scores, outcome=Outcome((1, 1, 3, 4, 5, 6), (30,) * 6, "shared")
    )
    boards = [draw(structs.replace(view, recent=(*gifts, event)), ("A",) * 6, range(6)) for event in events]
    cards = Board(Image.new("RGB", (1100, 600), _CLOTH), colours)
    for at, card in enumerate(NUMBER_CARDS[3:49:7]):
        cards.put(face(card), 150 * at, 0)
    for at, kind in enumerate(Special):
        cards.put(special(kind), 150 * at, 200)
    return [*boards, cards, draw(over, ("A",) * 6)]
