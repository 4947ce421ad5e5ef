"""The plug: everything that a game brings along, in one piece. What has no default is compulsory."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from bot.errors import InvalidInput, Stale
from bot.games.chance import Chance, SimulationChance
from bot.games.contract import LEVELS, AnyGame, Level, Move, Seat, State, View
from bot.games.deal import AnyDeal
from bot.games.puzzle import AnyPuzzles

Screen = TypeVar("Screen")

Choose: TypeAlias = Callable[[View, tuple[Move, ...], Chance, Level], Move]
"""A computer player: chooses a legal move by what its seat may know; its chance is for simulations."""


def think(choose: Choose[Any, Any], view: Any, moves: tuple[Any, ...], level: Level, seed: int) -> Any:
    """Choose, in a process of its own: this file imports little, and so does that process."""
    return choose(view, moves, SimulationChance(seed), level)


class Opens(NamedTuple):
    """What a button means that opens a part of the page: no move."""

    focus: str


class GoesOn(NamedTuple):
    """What a button means by which people have seen what happened: no move, but the bot makes its next one."""

    focus: str
    """Until then the board is shown so."""


Why: TypeAlias = Literal["win", "loss", "chance"]
"""Why a move was a miss: a sure win was missed, or allowed, or a good deal was lost."""


def no_traits(_state: Any, _seat: Seat) -> Mapping[str, int]:
    """Tell nothing of where points came from."""
    return {}


class Moment(NamedTuple):
    """A move of a finished game, and the state before it."""

    number: int
    """Of the move, from 1 in the order of the log."""
    seat: Seat
    move: Any
    state: Any
    by_bot: bool
    """Whether no player chose it."""


class Miss(msgspec.Struct, frozen=True):
    """A move by which a player lost much, judged after the game. Moves in it are JSON."""

    number: int
    """Of the move, from 1 in the order of the log."""
    seat: Seat
    lost: int
    """Hundredths: of the chance to win, or of what the game counts."""
    right: tuple[str, ...]
    """The moves that would have lost nothing, or little, the best one first."""
    lines: tuple[tuple[str, ...], tuple[str, ...]]
    """How it goes on after the move that was made, and after the best one."""
    why: Why = "chance"
    chances: tuple[int, int] = (0, 0)
    """To win, in percent: with the best move and with this one. None in a game that counts otherwise."""


def no_misses(_moments: Sequence[Moment]) -> tuple[Miss, ...]:
    """Judge nothing: where hands are hidden, no verdict would be honest."""
    return ()


@dataclass(frozen=True)
class Chances:
    """Of a game whose standing is not points but each seat's chance to win, in percent."""

    misses: Callable[[Sequence[Moment]], tuple[Miss, ...]] = no_misses
    """What players missed, by all moves of the game."""


@dataclass(frozen=True)
class Unseated(Generic[State]):
    """Those who compete without a seat, in the order of `Charts.others`."""

    standing: Callable[[State], tuple[int, ...]]
    """What they have so far; empty where they cannot win."""
    ranks: Callable[[State], tuple[int, ...]]
    """Of a game that is over the ranks of all that compete: the seats, then these."""


@dataclass(frozen=True)
class Recap(Generic[State]):
    """How a finished game is summed up: each game has one instance, named RECAP."""

    chapter: Callable[[State], int]
    """The round or turn that a state is in, counted from 1."""
    chapters: Literal["round", "turn", "move"]
    """What a chapter is: in a round all seats play."""
    standing: Callable[[State], tuple[int, ...]]
    """What each seat has so far, secret or not: points, or the chance to win in a game without points."""
    traits: Callable[[State, Seat], Mapping[str, int]] = no_traits
    """Where a seat's points came from at the end, by word: {"elephant": 17} is 17 points by elephants. A game that says
    so has the text `<game>-favourite`."""
    unseated: Unseated[State] | None = None
    chances: Chances | None = None
    simulated_games: int = 0
    """How many simulated games of medium computer players measure each seat's luck; 0 where cards or dice decide
    nothing after the start."""

    def unseated_standing(self, state: State) -> tuple[int, ...]:
        """Return the standing of those without a seat."""
        return self.unseated.standing(state) if self.unseated else ()


@dataclass(frozen=True)
class Plug(Generic[Screen]):
    """A game as the table knows it: its rules, pages, computer player and recap, and what its buttons mean."""

    game: AnyGame
    screen: Screen
    choose: Choose[Any, Any]
    recap: Recap[Any]
    moves: tuple[str, ...]
    """The actions, `<game>.<word>`, of the buttons that make a move: they carry it as the log keeps it."""
    opens: tuple[str, ...] = ()
    """The actions of those that open a part of a page: they carry the focus."""
    goes_on: tuple[str, str] = ("", "")
    """The action of the one by which people have seen what happened, and the focus of `GoesOn`."""
    levels: tuple[Level, ...] = LEVELS
    """The levels at which `choose` plays, from the weakest on."""
    puzzles: AnyPuzzles | None = None
    """Positions in which one move is right, proven; None for a game without them."""
    deal: AnyDeal | None = None
    """How it is dealt for a day; None for a game that is not."""

    def meant(self, action: str, argument: str) -> Any:
        """Return what a button means: a move, `Opens` or `GoesOn`. InvalidInput for none, Stale for an older one."""
        if action in self.opens:
            return Opens(argument)
        if action and action == self.goes_on[0]:
            return GoesOn(self.goes_on[1])
        if action not in self.moves:
            raise InvalidInput
        try:
            return self.game.decode_move(argument.encode())
        except msgspec.DecodeError:
            raise Stale("no-stale") from None

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions of all these buttons."""
        return (*self.moves, *self.opens, *filter(None, self.goes_on[:1]))

    def ranks(self, state: Any) -> tuple[int, ...]:
        """Return the ranks in a game that is over, among all that compete: first those of the seats."""
        outcome = self.game.outcome(state)
        return self.recap.unseated.ranks(state) if self.recap.unseated else outcome.places if outcome else ()

    @property
    def key(self) -> str:
        """The game's key, which also begins all its words."""
        return self.game.key
