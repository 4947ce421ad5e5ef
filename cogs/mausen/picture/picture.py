"""The table of Mausen as everybody sees it, without a word: the seats round a cloth, on the cloth the middle, in the middle who hunts whom."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from msgspec import structs
from PIL import Image, ImageOps

from bot.draw.canvas import INK, PAPER, Board, Picture, palette_of, sprite
from bot.draw.seats import LOOKS, badge, chip
from bot.games.contract import Outcome, Seat
from cogs.mausen.picture.pieces import CARD_HEIGHT, CARD_WIDTH, HEADS, SPINE, back, face, slot, small, tag
from cogs.mausen.rules import GAME
from cogs.mausen.rules.rules import FULL_HAND, ROUNDS, STARTING_CARDS, Animal, Card, Hunt, Laid, Round, View

WIDTH, HEIGHT = 960, 932
_GROUND = "#2a5650"
_GOLD = "#ffcf3f"
_MIDDLE = (480, 440)
_TRAIL_Y = 904

# Round the middle in the order of the hunt, clockwise: where the animals of each kind lie (left, top), and the way from the hub to there.
_CORNERS = {Animal.ELEPHANT: (-1, -1), Animal.DOG: (1, -1), Animal.CAT: (1, 1), Animal.MOUSE: (-1, 1)}
_FAN_WIDTH, _FAN_X, _FAN_Y = 310, 262, 92

_HOLLOW = f".edge{{stroke:{PAPER}}}.pale{{fill:#33231b;fill-opacity:.3}}"

_CENTRES = {1: (480,), 2: (264, 696), 3: (168, 480, 792)}
_CHIPS = {1: 420, 2: 400, 3: 304}
_METALS = {
    1: ".metal{fill:#ffcf3f}.rim{fill:#ffe699}",
    2: ".metal{fill:#c3cad3}.rim{fill:#e6eaf0}",
    3: ".metal{fill:#d9935a}.rim{fill:#efbf95}",
}


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


def cover(names: Sequence[str]) -> Board:
    """Draw the table before the game: who sits there, the free places, the starting cards."""
    board = Board(_ground("choosing"), colours)
    _draw_middle(board, [Laid(card, None) for card in STARTING_CARDS])
    for seat, place in enumerate(_places(max(GAME.seats[0], len(names)))):
        left = place.x - 130
        if seat < len(names):
            chip(board, seat, names[seat], (place.x - place.chip_width // 2, place.chip_y, place.chip_width))
            board.put(back(seat), left, place.card_y)
        else:
            board.put("mausen/slot", left, place.card_y, CARD_WIDTH, _HOLLOW)
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
    if phase == "choosing":
        _draw_hub(board, *_MIDDLE)
        for animal, (right, down) in _CORNERS.items():
            head = sprite(HEADS[animal], 116)
            x, y = _MIDDLE[0] + right * _FAN_X - 58, _MIDDLE[1] + down * _FAN_Y - 58
            board.image.paste("#ecd9b4", (x, y, x + head.width, y + head.height), head)
    return board.image


def _draw_hub(board: Board, x: int, y: int) -> None:
    """The circle of hunting; each kind looks out of the corner where its cards lie."""
    board.center("mausen/hunt", x, y, 212)
    for animal, (right, down) in _CORNERS.items():
        board.center(HEADS[animal], x + 48 * right, y + 48 * down, 64)


# The seats


def _places(seats: int) -> list[Place]:
    """Clockwise from the upper left, the upper row the longer one."""
    above = (seats + 1) // 2
    below = seats - above
    top = [Place(x, 10, 84, _CHIPS[above]) for x in _CENTRES[above]]
    bottom = [Place(x, 806, 656, _CHIPS[below]) for x in reversed(_CENTRES[below])]
    return top + bottom


def _draw_seat(board: Board, view: View, seat: Seat, name: str, place: Place) -> None:
    lit = view.outcome.places[seat] == 1 if view.outcome else not view.chosen[seat]
    chip(
        board,
        seat,
        name,
        (place.x - place.chip_width // 2, place.chip_y, place.chip_width),
        number=view.scores[seat],
        lit=lit,
    )
    left, top = place.x - 130, place.card_y
    if view.last:
        _draw_last_card(board, view.last, seat, left, top)
    elif view.chosen[seat]:
        board.put(back(seat), left, top)
    else:
        board.put("mausen/slot", left, top, CARD_WIDTH, _HOLLOW)
        board.center(badge(seat, 60), left + 60, top + 69)
    if view.last and view.chosen[seat]:  # the new card beside the last one: people are still reading what became of it
        board.center("mausen/won", left + 22, top + 104, 78, LOOKS[seat].css)
        board.center(badge(seat, 40), left + 22, top + 102)
    if view.outcome:
        _draw_result(board, view, view.outcome, seat, place.x + 68, top + 68)
    else:
        _draw_pile(board, view, seat, place.x + 68, top + 68)


def _draw_last_card(board: Board, last: Round, seat: Seat, left: int, top: int) -> None:
    """The card laid last round, with what it did in its upper corner and where it went in the lower one."""
    fate = _fate(last, seat)
    board.put(face(last.laid[seat], seat), left, top)
    if fate.hunt:
        board.center("mausen/crown", left + 96, top + 9, 62)
    elif fate.stood_down:
        board.center("badge", left + 102, top + 16, 46)
        board.count("=", left + 102, top + 14, 40)
    if fate.taken_by is None:
        arrow = sprite("mausen/stays", 46)
        board.center(arrow if top < _MIDDLE[1] else ImageOps.flip(arrow), left + 102, top + 120)
    else:
        board.center(badge(fate.taken_by, 54), left + 102, top + 118)


def _fate(last: Round, seat: Seat) -> Fate:
    card = last.laid[seat]
    return Fate(
        hunt=next((hunt for hunt in last.hunts if hunt.hunter == seat), None),
        stood_down=any(hunt.animal == card.animal and card.value in hunt.stood_down for hunt in last.hunts),
        taken_by=next((hunt.hunter for hunt in last.hunts if Laid(card, seat) in hunt.prey), None),
    )


def _draw_pile(board: Board, view: View, seat: Seat, x: int, y: int) -> None:
    """What the seat has won, and what of it last round brought: the number, and the head of the prey."""
    hunt = _fate(view.last, seat).hunt if view.last else None
    if hunt and hunt.prey:
        board.put(tag(128), x - 64, y + 20)
        board.count(f"+{len(hunt.prey)}", x - 46, y + 45, 34, anchor="l")
        board.center(HEADS[hunt.animal.prey], x + 34, y + 45, 46)
        y -= 30
    if not view.piles[seat]:
        board.center("mausen/slot", x, y, 66, _HOLLOW)
    for below in reversed(range(min(view.piles[seat], 3))):
        board.center("mausen/won", x - 5 * below, y + 4 * below, 72, LOOKS[seat].css)
    board.count(str(view.piles[seat]), x, y, 31, INK if view.piles[seat] else PAPER)


def _draw_result(board: Board, view: View, outcome: Outcome, seat: Seat, x: int, y: int) -> None:
    """The medal of the place reached; if points alone did not decide, the mice below it."""
    place = outcome.places[seat]
    tied = view.mice is not None and view.scores.count(view.scores[seat]) > 1
    y -= 24 * tied
    if place in _METALS:
        board.center("mausen/medal", x, y, 98, _METALS[place])
    else:
        board.center("badge", x, y + 12, 70)
    board.count(str(place), x, y + 14, 42)
    if tied and view.mice:
        board.put(tag(112), x - 56, y + 58)
        board.center(HEADS[Animal.MOUSE], x - 26, y + 82, 44)
        board.count(str(view.mice[seat]), x + 26, y + 83, 34)


# The middle


def _draw_middle(board: Board, middle: Iterable[Laid]) -> None:
    for animal, (right, down) in _CORNERS.items():
        cards = sorted(
            (laid for laid in middle if laid.card.animal == animal), key=lambda laid: (laid.card.value, laid.by or 0)
        )
        _draw_fan(board, cards, _MIDDLE[0] + right * _FAN_X, _MIDDLE[1] + down * _FAN_Y)


def _draw_fan(board: Board, cards: Sequence[Laid], x: int, y: int) -> None:
    """Lay the cards of a kind side by side; too many for that, and equal values close up to a stack that says how many."""
    steps = _steps([laid.card.value for laid in cards])
    left, top = x - (sum(steps) + CARD_WIDTH) // 2, y - CARD_HEIGHT // 2
    lefts = [left + sum(steps[:at]) for at in range(len(cards))]
    for laid, at in zip(cards, lefts, strict=True):
        board.put(face(laid.card, laid.by), at, top)
    if min(steps, default=SPINE) >= SPINE:
        return
    for value, size in Counter(laid.card.value for laid in cards).items():
        if size > 1:
            front = max(at for laid, at in zip(cards, lefts, strict=True) if laid.card.value == value)
            board.put(tag(58, 38), front - 8, top + 125)
            board.count(f"×{size}", front + 21, top + 144, 27)


def _steps(values: Sequence[int]) -> list[int]:
    """Return how far each next card lies to the right of the one before."""
    pairs = list(zip(values, values[1:], strict=False))
    room = _FAN_WIDTH - CARD_WIDTH
    if not pairs or room // len(pairs) >= SPINE:
        return [min(CARD_WIDTH + 4, room // max(1, len(pairs)))] * len(pairs)
    changes = sum(one != other for one, other in pairs)
    narrow = max(4, min(14, (room - changes * SPINE) // max(1, len(pairs) - changes)))
    wide = (room - narrow * (len(pairs) - changes)) // max(1, changes)
    return [narrow if one == other else wide for one, other in pairs]


def _draw_room_for_cards(board: Board, seats: int) -> None:
    x, y = _MIDDLE
    for seat in range(seats):
        board.center(slot(seat), x + round((seat - (seats - 1) / 2) * 138), y)
        board.center("mausen/plus", x + round((seat - (seats - 1) / 2) * 138), y + 66, 50)


def _draw_winners(board: Board, view: View, names: Sequence[str]) -> None:
    winners = view.outcome.winners if view.outcome else ()
    if len(winners) == 1:  # several wreaths fill the cloth, and their names must stay readable
        board.put("mausen/confetti", 54, 252, 852)
    room = 840 // len(winners)
    for at, seat in enumerate(winners):
        x, y = _MIDDLE[0] + round((at - (len(winners) - 1) / 2) * room), 376
        wreath = min(224, room - 8)
        board.center("mausen/laurel", x, y, wreath)
        board.center(badge(seat, wreath // 2), x, y)
        board.center("mausen/crown", x, y - wreath * 39 // 100, wreath * 42 // 100)
        board.write(names[seat], x, y + wreath // 2 + 20, 38, width=room - 16)


def _draw_lost(board: Board, lost: Sequence[Laid]) -> None:
    step = min(66, 800 / max(1, len(lost)))
    for at, laid in enumerate(sorted(lost, key=lambda laid: (list(Animal).index(laid.card.animal), laid.card.value))):
        board.center(small(laid.card), round(480 + (at - (len(lost) - 1) / 2) * step), 584)


# The rounds: sixteen paw prints


def _draw_trail(board: Board, view: View) -> None:
    for number in range(1, ROUNDS + 1):
        now = number == view.number and view.phase != "over"
        colour = _GOLD if now else "#e7c9a0" if number <= view.number else "#3f6b64"
        board.center(
            "mausen/paw",
            20 + 50 * number,
            _TRAIL_Y + (4 if number % 2 else -4),
            44 if now else 34,
            f".sign{{fill:{colour}}}",
        )
    board.count(f"{view.number}/{ROUNDS}", 936, _TRAIL_Y, 34, PAPER, anchor="r")


# Three pictures for the page of rules


def circle() -> Board:
    """Draw who hunts whom."""
    board = Board(Image.new("RGB", (480, 480), _GROUND), colours)
    board.put("mausen/hunt", 10, 10, 460)
    for animal, (right, down) in _CORNERS.items():
        board.center(HEADS[animal], 240 + 102 * right, 240 + 102 * down, 146)
    return board


def stand_down() -> Board:
    """Draw dogs of 3, 3 and 1: the equal ones stand down, so the 1 hunts the cats."""
    board, before, after = _before_and_after(3, 2)
    for seat, value in enumerate((3, 3, 1)):
        board.put(face(Card(Animal.DOG, value), seat), before[seat], 72)
        if value == 3:
            board.center("badge", before[seat] + 102, 88, 50)
            board.count("=", before[seat] + 102, 86, 44)
    board.center("mausen/crown", before[2] + 96, 80, 66)
    for left, (value, by) in zip(after, ((2, None), (4, 3)), strict=True):
        board.put(face(Card(Animal.CAT, value), by), left, 72)
        board.center(badge(2, 56), left + 102, 190)
    return board


def empty_table() -> Board:
    """Draw an empty middle, and the new starting cards that everybody lays there."""
    board, before, after = _before_and_after(3, 3)
    for seat, card in enumerate((Card(Animal.ELEPHANT, 1), Card(Animal.MOUSE, 3), Card(Animal.DOG, 2))):
        board.put(slot(seat), before[seat], 72)
        board.put(face(card, seat), after[seat], 72)
    return board


def _before_and_after(before: int, after: int) -> tuple[Board, list[int], list[int]]:
    """Return a cloth with an arrow, and where the cards left and right of it begin."""
    board = Board(Image.new("RGB", (WIDTH, 286), _GROUND), colours)
    board.put("mausen/cloth", 6, 8, 948)
    step = CARD_WIDTH + 8
    left = (WIDTH - step * (before + after) - 100) // 2
    right = left + step * before + 108
    board.center("mausen/then", right - 58, 141, 84)
    return board, [left + step * at for at in range(before)], [right + step * at for at in range(after)]


# What the palette is made from


def _samples() -> list[Board]:
    """Boards that together show every sprite."""
    middle = tuple(Laid(STARTING_CARDS[seat % 4], seat) for seat in range(6)) + tuple(
        Laid(card, None) for card in STARTING_CARDS
    )
    laid = tuple(FULL_HAND[3 * seat] for seat in range(6))
    last = Round(1, laid, (Hunt(Animal.ELEPHANT, (1,), 1, (Laid(laid[2], 2),)),), restart=False)
    playing = View(
        "choosing", 8, (FULL_HAND,) * 6, (False,) * 6, middle, (3,) * 6, (None,) * 6, None, last, (), None, None
    )
    chosen = structs.replace(playing, chosen=(True,) * 6)
    fresh = View("restarting", 1, (FULL_HAND,) * 6, (False,) * 6, (), (0,) * 6, (None,) * 6, None, None, (), None, None)
    scores = (9, 8, 7, 7, 5, 4)
    outcome = Outcome((1, 2, 3, 3, 5, 6), scores, "points")
    over = View("over", 16, ((),) * 6, (False,) * 6, (), (3,) * 6, scores, (0,) * 6, last, middle, None, None, outcome)
    first = structs.replace(chosen, last=None)
    return [circle(), *(draw(view, ("A",) * 6) for view in (playing, chosen, first, fresh, over))]
