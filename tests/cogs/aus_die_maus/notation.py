"""Races of Aus die Maus as they look.

race("3 5 T 0 #1") has mice on 3, 5 and 0, one in the trap, and the white mouse, always last, came in first. Throws are
"3 1", red first, or "1" once the trap is sprung; moves are "2", "-2" (backward), "roll" and "keep 1".
"""

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from bot.games.chance import Chance
from bot.games.contract import Applied
from cogs.aus_die_maus.rules import GAME
from cogs.aus_die_maus.rules.rules import apply, order
from cogs.aus_die_maus.rules.state import (
    RED,
    YELLOW,
    Keep,
    Move,
    Moving,
    Over,
    Roll,
    Rolling,
    State,
    Variant,
)
from cogs.aus_die_maus.rules.track import WHITE, Dice, Mouse, Race, Run

OPTIONS = {"first": "0"}


class Unchanged(Chance):
    """Shuffles that leave the order as it is, and no dice."""

    def __init__(self) -> None:
        super().__init__(b"", 0, ())

    def below(self, n: int) -> int:
        raise AssertionError("nothing is thrown here")

    def shuffled(self, items: Sequence) -> tuple:
        return tuple(items)


class Loaded(Chance):
    """Dice that fall as they are given, and shuffles that turn the order round."""

    def __init__(self, *throws: str) -> None:
        super().__init__(b"", 0, ())
        self._faces = [faces.index(face) for throw in throws for faces, face in _dice_of(throw)]

    def below(self, n: int) -> int:
        assert n == len(RED) == len(YELLOW), "only dice are drawn here"
        return self._faces.pop(0)

    def shuffled(self, items: Sequence) -> tuple:
        return tuple(reversed(items))

    @property
    def is_used_up(self) -> bool:
        return not self._faces


def _dice_of(throw: str) -> Sequence[tuple[Sequence[int], int]]:
    *red, yellow = map(int, throw.split())
    return [(RED, face) for face in red] + [(YELLOW, yellow)]


def dice(throw: str) -> Dice:
    *red, yellow = map(int, throw.split())
    return Dice(red[0] if red else None, yellow)


def race(drawn: str, goal: int = 14, marker: int | None = None, *, shover_paid: bool = False) -> Race:
    signs = drawn.split()
    mice: list[Mouse] = [*range(len(signs) - 1), WHITE]
    where: dict[str, Mouse] = dict(zip(signs, mice, strict=True))  # only asked for T, #1 and #2, which are there once
    finished: tuple[Mouse, ...] = tuple(where[sign] for sign in ("#1", "#2") if sign in where)
    spaces = tuple(int(sign) if sign.isdecimal() else goal for sign in signs)
    return Race(goal, spaces, where.get("T"), finished, marker, shover_paid)


def drawing(shown: Race) -> str:
    """Write a race; "?" would be a mouse in the goal that neither sprang the trap nor came in."""
    signs = {shown.trapped: "T"} | {mouse: f"#{rank}" for rank, mouse in enumerate(shown.finished, start=1)}
    return " ".join(
        str(space) if space < shown.goal else signs.get(mouse, "?")
        for mouse, space in zip(shown.mice, shown.spaces, strict=True)
    )


def position(drawn: str, turn: int = 0, throw: str = "", **changes) -> State:
    """Return a game at the seat's turn, after the throw if there is one.

    The changes are options, fields of the race or fields of the state.
    """
    options = {key: changes.pop(key) for key in list(changes) if key in Variant.__struct_fields__}
    on_track = {key: changes.pop(key) for key in list(changes) if key in ("marker", "shover_paid")}
    state = GAME.setup(len(drawn.split()) - 1, GAME.settle_options(OPTIONS | options), Chance(b"secret", 1, (1, 2)))
    phase = Moving(turn, dice(throw)) if throw else Rolling(turn)
    return structs.replace(
        state, **{"race": race(drawn, int(state.variant.track), **on_track), "phase": phase, "last": (), **changes}
    )


def finished(*cheeses: str, **options: str) -> State:
    """Return a game that is over, with these cheeses of each seat and then of the white mouse: "3 1 1"."""
    piles = tuple(tuple(map(int, pile.split())) for pile in cheeses)
    changes: dict[str, Any] = {"cheeses": piles, "supply": (), "number": 5, "phase": Over(), **options}
    return position(" ".join("0" * len(piles)), **changes)


def move(text: str) -> Move:
    match text.split():
        case ["roll"]:
            return Roll()
        case ["keep", cheese]:
            return Keep(int(cheese))
        case [spaces]:
            return Run(abs(int(spaces)), backward=spaces.startswith("-"))
    raise ValueError(text)


def do(state: State, what: str, *throws: str, seat: int | None = None) -> Applied[State]:
    """Let the seat in turn, or the one named, do this; then exactly these dice are thrown."""
    if seat is None:
        (seat,) = GAME.waiting_on(state)
    chance = Loaded(*throws)
    applied = apply(state, seat, move(what), chance)
    assert chance.is_used_up
    return applied


def white(state: State, throw: str, *then: str) -> Applied[State]:
    """Let the white mouse move: the last player in the race throws nothing but 0, and then it is her turn."""
    last = [mouse for mouse in order(state) if mouse != WHITE and mouse in state.race.running][-1]
    nothing = "0 0" if state.race.trapped is None else "0"
    return do(structs.replace(state, phase=Rolling(last)), "roll", nothing, throw, *then)


def happened(applied: Applied[State], kind: type) -> list[Any]:
    """Return the events of this kind that a move led to."""
    return [event for event in applied.events if isinstance(event, kind)]


def moves(state: State, seat: int = 0) -> str:
    """Write the moves to choose from."""
    runs = [run for run in GAME.legal_moves(state, seat) if isinstance(run, Run)]
    return " ".join(f"{'-' if run.backward else ''}{run.spaces}" for run in runs)


def all_cheeses(state: State) -> list[int]:
    """Return the value of every cheese there is, wherever it lies."""
    drawn = getattr(state.phase, "drawn", ())
    return sorted([*state.supply, *drawn, *(cheese for pile in state.cheeses for cheese in pile)])
