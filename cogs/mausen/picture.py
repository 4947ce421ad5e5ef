"""The table of Mausen as everybody sees it, without a word: the seats round a cloth, on the cloth the middle, in the middle who hunts whom."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image

from bot.draw.canvas import INK, PAPER, Board, Picture, palette_of, rasterise, sprite
from bot.draw.seats import LOOKS, Look, badge, chip
from bot.game import Seat
from cogs.mausen.rules import FULL_HAND, ROUNDS, STARTING_CARDS, Animal, Card, Hunt, Laid, Round, View

WIDTH, HEIGHT = 960, 932
_GROUND = "#2a5650"
_GOLD = "#ffcf3f"
_CARD_WIDTH, _CARD_HEIGHT = 120, 142  # its shadow included
_SPINE = 42  # what must stay visible of a card to read it
_MIDDLE = (480, 440)
_TRAIL_Y = 904

_ART = {Animal.ELEPHANT: "elephant", Animal.DOG: "dog", Animal.CAT: "cat_head", Animal.MOUSE: "mouse"}
# Round the middle in the order of the hunt, clockwise: where the animals of each kind lie (left, top), and the way from the hub to there.
_CORNERS = {Animal.ELEPHANT: (-1, -1), Animal.DOG: (1, -1), Animal.CAT: (1, 1), Animal.MOUSE: (-1, 1)}
_FAN_WIDTH, _FAN_X, _FAN_Y = 324, 258, 92
_STARTING = Look("mausen/paw", "#ffffff", "#e9e6e1", "#2b2523")

_CENTRES = {1: (480,), 2: (264, 696), 3: (168, 480, 792)}
_CHIPS = {1: 420, 2: 400, 3: 304}
_METALS = {1: ("#ffcf3f", "#ffe699"), 2: ("#c3cad3", "#e6eaf0"), 3: ("#d9935a", "#efbf95")}
_NO_METAL = ("#f4e4c6", "#fbf3e6")


class Place(NamedTuple):
    """Where a seat's things lie."""

    x: int
    chip_y: int
    card_y: int
    chip_width: int


class Fate(NamedTuple):
    """What became of the card that a seat laid last round."""

    hunt: Hunt | None
    """The hunt it led."""
    stood_down: bool
    taken_by: Seat | None
    """None: it went to the middle."""


def draw(view: View, names: Sequence[str]) -> Board:
    """Draw the table as all may see it, whoever the view is for: its own pick is not looked at."""
    board = Board(_ground(view.phase), colours)
    match view.phase:
        case "choosing":
            _draw_middle(board, view.middle)
        case "restarting":
            _draw_room_for_cards(board, len(names))
        case "over":
            _draw_winners(board, view, names)
            _draw_lost(board, view.lost)
    for seat, place in enumerate(_places(len(names))):
        _draw_seat(board, view, seat, names[seat], place)
    _draw_trail(board, view)
    return board


@cache
def colours() -> Picture:
    """Return the palette of this game."""
    return palette_of(board.image for board in _samples())


# The ground


@cache
def _ground(phase: str) -> Picture:
    board = Board(Image.new("RGB", (WIDTH, HEIGHT), _GROUND), colours)
    board.put("mausen/table", 0, 0, WIDTH)
    if phase == "over":
        board.put("mausen/confetti", 54, 252, 852)
    if phase == "choosing":
        _draw_hub(board, *_MIDDLE)
    return board.image


def _draw_hub(board: Board, x: int, y: int) -> None:
    """The circle of hunting; each kind looks out of the corner where its cards lie."""
    board.center("mausen/hunt", x, y, 220)
    for animal, (right, down) in _CORNERS.items():
        board.center(_ART[animal], x + 62 * right, y + 62 * down, 68)


# The seats


def _places(seats: int) -> list[Place]:
    """Clockwise from the upper left, the upper row the longer one."""
    above = (seats + 1) // 2
    below = seats - above
    top = [Place(x, 10, 84, _CHIPS[above]) for x in _CENTRES[above]]
    bottom = [Place(x, 806, 656, _CHIPS[below]) for x in reversed(_CENTRES[below])]
    return top + bottom


def _draw_seat(board: Board, view: View, seat: Seat, name: str, place: Place) -> None:
    awaited = view.phase != "over" and not view.chosen[seat]
    chip(board, seat, name, (place.x - place.chip_width // 2, place.chip_y, place.chip_width), number=view.scores[seat], awaited=awaited)
    left, top = place.x - 130, place.card_y
    if view.chosen[seat]:
        board.put(_back(seat, _CARD_WIDTH), left, top)
    elif view.last:
        _draw_last_card(board, view.last, seat, left, top)
    else:
        board.put(_slot(seat), left, top)
    if view.phase == "over":
        _draw_result(board, view, seat, place.x + 66, top + 68)
    else:
        _draw_pile(board, view, seat, place.x + 66, top + 68)


def _draw_last_card(board: Board, last: Round, seat: Seat, left: int, top: int) -> None:
    """The card laid last round, with what it did in its upper corner and where it went in the lower one."""
    fate = _fate(last, seat)
    board.put(face(last.laid[seat], seat), left, top)
    if fate.hunt:
        board.center("mausen/crown", left + 96, top + 6, 62)
    elif fate.stood_down:
        board.center("badge", left + 102, top + 16, 46)
        board.count("=", left + 102, top + 14, 40)
    board.center("mausen/stays" if fate.taken_by is None else badge(fate.taken_by, 52), left + 102, top + 118, 52)


def _fate(last: Round, seat: Seat) -> Fate:
    card = last.laid[seat]
    return Fate(
        hunt=next((hunt for hunt in last.hunts if hunt.hunter == seat), None),
        stood_down=any(hunt.animal == card.animal and card.value in hunt.stood_down for hunt in last.hunts),
        taken_by=next((hunt.hunter for hunt in last.hunts if Laid(card, seat) in hunt.prey), None),
    )


def _draw_pile(board: Board, view: View, seat: Seat, x: int, y: int) -> None:
    """What the seat has won, and what of it last round brought: new cards of a hunt, with the head of the prey."""
    hunt = _fate(view.last, seat).hunt if view.last else None
    if hunt and hunt.prey:
        board.put(_tag(126), x - 62, y + 20)
        board.count(f"+{len(hunt.prey)}", x - 6, y + 45, 34, anchor="m")
        board.center(_ART[hunt.animal.prey], x + 36, y + 45, 46)
        y -= 34
    height = min(view.piles[seat], 5)
    for layer in range(height):
        board.center(_back(seat, 66), x - 24 + 3 * layer, y - 3 * layer)
    board.center("badge", x + 28, y + 14, 50)
    board.count(str(view.piles[seat]), x + 28, y + 14, 30)


def _draw_result(board: Board, view: View, seat: Seat, x: int, y: int) -> None:
    """The medal of the place reached; if points alone did not decide, the mice below it."""
    place = _finish(view)[seat]
    metal, rim = _METALS.get(place, _NO_METAL)
    tied = view.mice is not None and view.scores.count(view.scores[seat]) > 1
    board.center("mausen/medal", x, y - 24 * tied, 96, f".metal{{fill:{metal}}}.rim{{fill:{rim}}}")
    board.count(str(place), x, y + 14 - 24 * tied, 42)
    if tied and view.mice:
        board.put(_tag(110), x - 55, y + 32)
        board.center(_ART[Animal.MOUSE], x - 24, y + 56, 44)
        board.count(str(view.mice[seat]), x + 24, y + 57, 34)


def _finish(view: View) -> list[int]:
    """Return each seat's place: equal points are decided by mice, equal mice share it."""
    ranks = list(zip((score or 0 for score in view.scores), view.mice or (0,) * len(view.scores), strict=True))
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


# The middle


def _draw_middle(board: Board, middle: Iterable[Laid]) -> None:
    for animal, (right, down) in _CORNERS.items():
        cards = sorted(
            (laid for laid in middle if laid.card.animal == animal), key=lambda laid: (laid.card.value, -1 if laid.by is None else laid.by)
        )
        _draw_fan(board, cards, _MIDDLE[0] + right * _FAN_X, _MIDDLE[1] + down * _FAN_Y)


def _draw_fan(board: Board, cards: Sequence[Laid], x: int, y: int) -> None:
    """Lay the cards of a kind side by side; too many for that, and equal values close up to a stack that says how many."""
    steps = _steps([laid.card.value for laid in cards])
    left, top = x - (sum(steps) + _CARD_WIDTH) // 2, y - _CARD_HEIGHT // 2
    size = 1
    for at, laid in enumerate(cards):
        board.put(face(laid.card, laid.by), left, top)
        stacked = at + 1 < len(cards) and steps[at] < _SPINE and cards[at + 1].card.value == laid.card.value
        if size > 1 and not stacked:
            board.put(_tag(64), left + 50, top - 12)
            board.count(f"×{size}", left + 82, top + 13, 32)
        size = size + 1 if stacked else 1
        left += steps[at] if at < len(steps) else 0


def _steps(values: Sequence[int]) -> list[int]:
    """Return how far each next card lies to the right of the one before."""
    pairs = list(zip(values, values[1:], strict=False))
    room = _FAN_WIDTH - _CARD_WIDTH
    if not pairs or room // len(pairs) >= _SPINE:
        return [min(_CARD_WIDTH + 4, room // max(1, len(pairs)))] * len(pairs)
    changes = sum(one != other for one, other in pairs)
    narrow = max(4, min(14, (room - changes * _SPINE) // max(1, len(pairs) - changes)))
    wide = (room - narrow * (len(pairs) - changes)) // max(1, changes)
    return [narrow if one == other else wide for one, other in pairs]


def _draw_room_for_cards(board: Board, seats: int) -> None:
    x, y = _MIDDLE
    for seat in range(seats):
        board.center(_slot(seat), x + round((seat - (seats - 1) / 2) * 138), y)
        board.center("mausen/plus", x + round((seat - (seats - 1) / 2) * 138), y + 96, 40)


def _draw_winners(board: Board, view: View, names: Sequence[str]) -> None:
    winners = [seat for seat, place in enumerate(_finish(view)) if place == 1]
    room = 840 // len(winners)
    for at, seat in enumerate(winners):
        x, y = _MIDDLE[0] + round((at - (len(winners) - 1) / 2) * room), 384
        wreath = min(220, room - 8)
        board.center("mausen/laurel", x, y, wreath)
        board.center(badge(seat, wreath * 45 // 100), x, y)
        board.center("mausen/crown", x, y - wreath * 36 // 100, wreath * 42 // 100)
        board.write(names[seat], x, y + wreath // 2 + 20, 38, width=room - 16)


def _draw_lost(board: Board, lost: Sequence[Laid]) -> None:
    step = min(66, 800 / max(1, len(lost)))
    for at, laid in enumerate(sorted(lost, key=lambda laid: (list(Animal).index(laid.card.animal), laid.card.value))):
        board.center(_lost(laid.card), round(480 + (at - (len(lost) - 1) / 2) * step), 584)


# The rounds: sixteen paw prints


def _draw_trail(board: Board, view: View) -> None:
    for number in range(1, ROUNDS + 1):
        past = number < view.number or view.phase == "over"
        colour = "#e7c9a0" if past else _GOLD if number == view.number else "#3f6b64"
        board.center(
            "mausen/paw", 20 + 50 * number, _TRAIL_Y + (4 if number % 2 else -4), 42 if number == view.number else 34, f".sign{{fill:{colour}}}"
        )
    board.count(f"{view.number}/{ROUNDS}", 936, _TRAIL_Y, 34, PAPER, anchor="r")


# The pieces


@cache
def face(card: Card, by: Seat | None) -> Picture:
    """Return a card face up: on its spine the value, and as many symbols of the seat whose hand it came from."""
    look = _STARTING if by is None else LOOKS[by]
    card_art = sprite("mausen/card", _CARD_WIDTH, look.css)
    board = Board(card_art.convert("RGB"), colours)
    board.count(str(card.value), 23, 27, 40, look.sign)
    for pip in range(card.value):
        board.center(look.symbol, 23, 60 + 21 * pip, 19, look.css)
    animal = sprite(_ART[card.animal], 72)
    board.center(_grey(animal) if by is None else animal, 79, 69)
    board.image.putalpha(card_art.getchannel("A"))
    return board.image


@cache
def _back(seat: Seat, width: int) -> Picture:
    card = sprite("mausen/back", width, LOOKS[seat].css).copy()
    symbol = sprite(LOOKS[seat].symbol, width * 36 // 120, f".sign{{fill:{LOOKS[seat].colour}}}")
    card.alpha_composite(symbol, ((width - symbol.width) // 2, round(width * 69 / 120) - symbol.height // 2))
    return card


@cache
def _slot(seat: Seat) -> Picture:
    slot = sprite("mausen/slot", _CARD_WIDTH, LOOKS[seat].css).copy()
    symbol = sprite(LOOKS[seat].symbol, 48, f".sign{{fill:{LOOKS[seat].colour}}}")
    slot.alpha_composite(symbol, (36, 45))
    return slot


@cache
def _lost(card: Card) -> Picture:
    return _grey(face(card, None)).reduce(2)


def _tag(width: int) -> Picture:
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 50" width="{width}" height="50">'
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="47" rx="23" fill="{PAPER}" stroke="{INK}" stroke-width="3"/></svg>',
        width,
    )


def _grey(picture: Picture) -> Picture:
    return Image.merge("RGBA", [*[picture.convert("L")] * 3, picture.getchannel("A")])


# What the palette is made from


def _samples() -> list[Board]:
    """Boards that together show every sprite."""
    middle = tuple(Laid(STARTING_CARDS[seat % 4], seat) for seat in range(6)) + tuple(Laid(card, None) for card in STARTING_CARDS)
    laid = tuple(FULL_HAND[3 * seat] for seat in range(6))
    last = Round(1, laid, (Hunt(Animal.ELEPHANT, (1,), 1, (Laid(laid[2], 2),)),), restart=False)
    playing = View("choosing", 8, (FULL_HAND,) * 6, (True, False) * 3, middle, (3,) * 6, (None,) * 6, None, last, (), None, None)
    fresh = View("restarting", 1, (FULL_HAND,) * 6, (False,) * 6, (), (0,) * 6, (None,) * 6, None, None, (), None, None)
    over = View("over", 16, ((),) * 6, (False,) * 6, (), (3,) * 6, (9, 8, 7, 7, 5, 4), (0,) * 6, last, middle, None, None)
    return [draw(view, ("A",) * 6) for view in (playing, fresh, over)]
