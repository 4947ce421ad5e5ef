"""What a game is: pure functions over frozen data, and nothing of Discord.

A game is driven by `setup`, `waiting_on`, `legal_moves` and `apply`; `view` is the only way out of its state. Moves and
states name seats (0, 1, 2 …), never people. Chance comes in through the `chance` argument alone.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec

from bot.errors import IllegalMove, InvalidInput, NotYourTurn
from bot.games.chance import Chance

Seat: TypeAlias = int
Options: TypeAlias = Mapping[str, str]

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


SeatSet: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A(none|[0-9]+)\Z")]
"""The type of a setting that players turn on in the lobby, each for their own seat: the seats in order, as in "02"."""
NO_SEATS = "none"


class Option(msgspec.Struct, frozen=True):
    """One setting of a table: its key, its choices, and the one that holds if no other is chosen."""

    key: str
    choices: tuple[str, ...]
    """Empty for a setting by seat: its value names seats."""
    default: str

    @property
    def is_by_seat(self) -> bool:
        """Whether players set it in the lobby, each for their own seat."""
        return not self.choices

    def allows(self, choice: str, seats: int) -> bool:
        """Return whether this can be chosen; `seats` is how many a table has at most."""
        if not self.is_by_seat:
            return choice in self.choices
        named = self.seats_in({self.key: choice}) if choice == NO_SEATS or choice.isdecimal() else frozenset[Seat]()
        return self.with_seats(named) == choice and all(seat < seats for seat in named)

    def seats_in(self, options: Options) -> frozenset[Seat]:
        """Return the seats that the options of a table name here; the table may be older than this option."""
        choice = options.get(self.key, self.default)
        return frozenset() if choice == NO_SEATS else frozenset(map(int, choice))

    def with_seats(self, seats: Iterable[Seat]) -> str:
        """Return the choice that names these seats."""
        return "".join(map(str, sorted(seats))) or NO_SEATS


@cache
def options_of(variant: type[msgspec.Struct]) -> tuple[Option, ...]:
    """Return an option for each field of a variant: its type, a Literal or `SeatSet`, names the choices."""
    fields = msgspec.structs.fields(variant)
    return tuple(
        Option(field.name, () if field.type is SeatSet else get_args(field.type), field.default) for field in fields
    )


CALLS = Option("pings", ("on", "off"), "on")
"""The option of a game of turns: a short message calls the player in turn. Stored games call it pings."""


HINTS = Option("hints", ("off", "on"), "off")
"""The option of a game that can say before a move what it decides. Rules need not know of these two."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the rank (1 is best, equal ranks are shared) and score of each seat, and the word for why."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the seats of rank 1; several for a shared victory."""
        return tuple(seat for seat, rank in enumerate(self.places) if rank == 1)


class Applied(msgspec.Struct, Generic[State], frozen=True):
    """The state after a move, and the events that everyone saw: none for a hidden move, which ages no button."""

    state: State
    events: tuple[msgspec.Struct, ...] = ()


def check_seat(seat: Seat | None, seats: int) -> None:
    """Raise IllegalMove for a seat that is not at the table, such as -1, Python's last; None is a spectator."""
    if seat is not None and not 0 <= seat < seats:
        raise IllegalMove("no-not-seated")


def check_turn(seat: Seat, awaited: frozenset[Seat]) -> None:
    """Raise NotYourTurn for a seat that the game does not wait for: a guard for games in which one seat is in turn."""
    if not awaited:
        raise IllegalMove("no-move-over")
    if seat not in awaited:
        raise NotYourTurn("no-not-your-turn", seat=min(awaited))


class TakeBack(msgspec.Struct, frozen=True, tag="take_back"):
    """Take back the own last move, with all that followed: a move at the table, the same in every game."""


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back"):
    """The seat took its last move back."""

    seat: Seat
    moves: int
    """How many moves of the log are undone by it."""


class Earlier(msgspec.Struct, Generic[State], frozen=True):
    """What a seat may take its last move back to."""

    seat: Seat
    state: State
    """As it was when its turn began."""
    moves: int = 1
    """How many have been made since then."""
    is_answered: bool = False
    """Whether computers have moved since."""

    def outlives(self, seat: Seat, *, by_bot: bool) -> bool:
        """Return whether it is still the last turn of its seat after a move: one of that turn, or of a computer."""
        return by_bot if seat != self.seat else not self.is_answered

    def after(self, seat: Seat, *, by_bot: bool) -> "Earlier[State]":
        """Return it after one more move."""
        is_answered = self.is_answered or (by_bot and seat != self.seat)
        return msgspec.structs.replace(self, moves=self.moves + 1, is_answered=is_answered)


class Position(msgspec.Struct, Generic[State], frozen=True):
    """How a game stands at its table."""

    state: State
    earlier: Earlier[State] | None = None


@dataclass(frozen=True)
class OfPeople(Generic[State, Move]):
    """Moves that no computer makes."""

    may_take_back: Callable[[State, State, Seat], bool] | None = None
    """Whether this seat's last turn may be taken back, by the state before it and the one now: not if anything hidden
    came to light, or anything was drawn. The table sees to the rest. None where nothing is taken back."""
    giving_up: Move | None = None
    """Gives the game to the others, in turn or not."""
    agreements: tuple[Move, ...] = ()
    """To offer something, and to accept it."""
    offered_to: Callable[[State], frozenset[Seat]] | None = None
    """The seats to which an offer was made that they may answer whosever turn it is: they are called, too."""

    @property
    def moves(self) -> tuple[Move | None, ...]:
        """All of them; None for one that there is not."""
        return (self.giving_up, *self.agreements)


def _never(_state: Any) -> bool:
    return False


@dataclass(frozen=True)
class Automatic(Generic[State]):
    """What the bot does by itself in a game in which many turns leave no choice, and what people look at meanwhile."""

    throws: Option | None = None
    """The option by whose default the bot makes a move that is the only one of a seat; None: it always does. Not where
    hands are hidden: how fast a card is played would tell others that its player had no choice."""
    rests: Callable[[State], bool] = _never
    """Whether something has just ended that people want to look at, as a round: the bot makes no only move then, and
    its computers wait for a click, or a while."""
    great: tuple[type, ...] = ()
    """The events that all read before the bot goes on."""


@dataclass(frozen=True)
class Game(Generic[State, Move, View]):
    """The contract: each game's `rules` has one instance, named GAME."""

    key: str
    rules_version: int
    seats: range
    """How many can play: range(3, 7) is three to six."""
    variant: type[msgspec.Struct]
    """What can be chosen when a table is opened: each field is an option, see `options_of`."""
    event_type: Any
    """What an event is decoded from JSON as: a class, or a union of tagged ones."""

    setup: Callable[[int, Options, Chance], State]
    waiting_on: Callable[[State], frozenset[Seat]]
    """The seats that may act: several for secret picks, none when the game is over."""
    legal_moves: Callable[[State, Seat], tuple[Move, ...]]
    """None for a seat that is not at the table."""
    apply: Callable[[State, Seat, Move, Chance], Applied[State]]
    """Raises IllegalMove for a move that is not legal; changes nothing in place. As the types of its `state` and `move`
    say, they are decoded from JSON."""
    outcome: Callable[[State], Outcome | None]
    view: Callable[[State, Seat | None], View]
    """What this seat, or a spectator (None), may know: all that people ever get. IllegalMove for a seat not there."""
    computer_view: Callable[[State, Seat], Any] | None = None
    """What a computer player gets beyond `view`, such as a memory; another type, so that no page can have it."""
    of_people: OfPeople[State, Move] = OfPeople()
    automatic: Automatic[State] | None = None
    """None where all turns weigh the same, and each player makes their own moves."""
    length: Option | None = None
    """The option that says how long a game is: a lobby has a button for each of its choices."""
    alone: Options = field(default_factory=dict[str, str], hash=False)
    """The options that are suggested to a person who plays alone, where those are not the defaults."""
    screen_options: tuple[Option, ...] = (CALLS,)
    """Options of a table that only the house or the screen reads: no rule knows of them. Without `CALLS` no player is
    called: for a game in which all choose at once."""
    unoffered: frozenset[str] = frozenset()
    """The keys of options that stored games have, and that nobody can choose any more."""
    has_chance: bool = True
    """Whether cards or dice decide anything: if not, there is nothing to seal."""

    def view_of_computer(self, state: State, seat: Seat) -> Any:
        """Return what a computer player of this seat chooses by."""
        return (self.computer_view or self.view)(state, seat)

    def choices(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the legal moves that a computer player of this seat chooses from."""
        return tuple(move for move in self.legal_moves(state, seat) if move not in self.of_people.moves)

    @property
    def command(self) -> str:
        """The name of its slash command: the key in one word."""
        return self.key.replace("_", "")

    @property
    def options(self) -> tuple[Option, ...]:
        """All options of a table."""
        return (*options_of(self.variant), *self.screen_options)

    @property
    def table_options(self) -> tuple[Option, ...]:
        """The options that are chosen when a table is opened."""
        return tuple(one for one in self.options if not one.is_by_seat and one.key not in self.unoffered)

    @property
    def seat_options(self) -> tuple[Option, ...]:
        """The options that players set for their own seats."""
        return tuple(option for option in self.options if option.is_by_seat)

    def toggle(self, options: Options, key: str, seat: Seat) -> dict[str, str]:
        """Return the options after a player switched one for their seat; InvalidInput for one that is not by seat."""
        option = next((option for option in self.seat_options if option.key == key), None)
        if option is None:
            raise InvalidInput()
        return {**options, key: option.with_seats(option.seats_in(options) ^ {seat})}

    def without_seat(self, options: Options, gone: Seat) -> dict[str, str]:
        """Return the options after a player left a seat of the lobby: the seats behind it have moved up."""
        kept = {option: option.seats_in(options) - {gone} for option in self.seat_options}
        moved = {one.key: one.with_seats(seat - (seat > gone) for seat in seats) for one, seats in kept.items()}
        return {**options, **moved}

    def suggested(self, chosen: Options) -> dict[str, str]:
        """Return the options of a game alone: the chosen ones, and what the game suggests."""
        return {**self.alone, **chosen}

    def settle_options(self, chosen: Options) -> dict[str, str]:
        """Return all options, the defaults for those not chosen; ValueError for an unknown key or choice."""
        settled = {option.key: chosen.get(option.key, option.default) for option in self.options}
        for option in self.options:
            if not option.allows(settled[option.key], self.seats[-1]):
                raise ValueError(f"{self.key}: {option.key} cannot be {settled[option.key]!r}")
        if unknown := set(chosen) - set(settled):
            raise ValueError(f"{self.key} has no option {', '.join(sorted(unknown))}")
        return settled

    def only_move(self, options: Options, state: State, seat: Seat) -> Move | None:
        """Return the move that the bot makes for a seat since there is no other; None if the seat has to choose."""
        own = self.automatic
        if own is None or own.rests(state) or (own.throws and options.get(own.throws.key) != own.throws.default):
            return None
        moves = self.legal_moves(state, seat)
        return moves[0] if len(moves) == 1 else None

    def play(
        self, position: Position[State], seat: Seat, move: Move | TakeBack, chance: Chance, *, by_bot: bool = False
    ) -> tuple[Position[State], tuple[msgspec.Struct, ...]]:
        """Make a move and return what follows; IllegalMove by the rules."""
        # a player may take back their last turn, with what computers answered, until another person moves
        earlier = position.earlier
        if isinstance(move, TakeBack):
            if earlier is None or earlier.seat != seat:
                raise IllegalMove("no-take-back")
            return Position(earlier.state), (TakenBack(seat, earlier.moves),)
        applied = self.apply(position.state, seat, move, chance)
        state, is_aside = applied.state, move in self.of_people.agreements
        back = [] if is_aside or by_bot else [Earlier(seat, position.state)]
        if earlier and (is_aside or earlier.outlives(seat, by_bot=by_bot)):
            back.insert(0, earlier.after(seat, by_bot=by_bot))
        return Position(state, next((one for one in back if self._may_go_back(state, one)), None)), applied.events

    def _may_go_back(self, state: State, to: Earlier[State]) -> bool:
        may = self.of_people.may_take_back
        return may is not None and self.outcome(state) is None and may(to.state, state, to.seat)

    def rests(self, state: State) -> bool:
        """Return whether something has just ended that people want to look at."""
        return self.automatic is not None and self.automatic.rests(state)

    @cached_property
    def state_type(self) -> type[State]:
        """What a state is decoded from JSON as."""
        return get_type_hints(self.apply)["state"]

    @cached_property
    def move_type(self) -> Any:
        """What a move is decoded from JSON as: a class, or a union of tagged ones."""
        return get_type_hints(self.apply)["move"]

    def encode_state(self, state: State) -> bytes:
        """Return the state as JSON."""
        return msgspec.json.encode(state)

    def decode_state(self, data: bytes) -> State:
        """Return the state from JSON, checked against its type; msgspec.ValidationError if it does not fit."""
        return _state(self.state_type, data)

    def decode_earlier(self, data: bytes | None) -> Earlier[State] | None:
        """Return what a seat may take its last move back to, from JSON; None if there is nothing."""
        return _decoder(Earlier[self.state_type]).decode(data) if data else None

    def encode_move(self, move: Move | TakeBack) -> bytes:
        """Return the move as JSON."""
        return msgspec.json.encode(move)

    def decode_move(self, data: bytes) -> Any:
        """Return the move from JSON, checked against its type; msgspec.ValidationError if it does not fit."""
        return _decoder(self.move_type | TakeBack if self.of_people.may_take_back else self.move_type).decode(data)

    def decode_events(self, data: bytes) -> tuple[Any, ...]:
        """Return the events of a logged move from JSON; none of a hidden one."""
        events = self.event_type | TakenBack if self.of_people.may_take_back else self.event_type
        return _decoder(tuple[events, ...]).decode(data) if data else ()


@lru_cache(512)  # a click looks at the same state half a dozen times; states are frozen
def _state(state_type: Any, data: bytes) -> Any:
    return _decoder(state_type).decode(data)


@cache
def _decoder(decoded: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(decoded)


AnyGame: TypeAlias = Game[Any, Any, Any]

Level: TypeAlias = Literal["easy", "medium", "tricky", "sly", "clever", "strong", "fierce", "tough", "hard"]
FACES: dict[Level, str] = dict(zip(get_args(Level), "😺😼🐯🐆😸🐈😾🐅🦁", strict=True))
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
"""The levels of computer players, from the weakest on, in a game that does not name its own."""
