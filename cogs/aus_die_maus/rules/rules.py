"""Aus die Maus: mice race along a track for the cheese, but the first one in the goal is caught in the trap.

Two to six players move one mouse each, and the white mouse moves by herself. A player throws a red and a yellow die and
moves by one of the numbers; a 0 stays. A mouse that comes to another one's space shoves it one space on; of several
only the white mouse is shoved. Players do not shove each other into the goal, but any player may shove the white mouse
in, and she may shove any of them. The first mouse in the goal springs the trap and is out; then only the yellow die is
thrown, and the next two in the goal are first and second. Two cheeses go to the first, one to the second, one to the
last player who shoved the white mouse; all four to the white mouse if she comes in first. A player who shoves her into
the trap draws two cheeses at once and keeps one. After five rounds, six with the extra set, the values of the cheeses
count.

space      a place on the track: 0 is the start, the last one the goal
goal       the trap, and the cheese once the trap is sprung
to shove   to move a mouse one space on in the direction of one's own move
shover marker   what the last player who shoved the white mouse holds; given back after each round (A-14)
keeper     the player who starts the round, and throws for the white mouse
supply     the cheeses that are left, face down

What the game consists of is in state.py, how mice move and shove in track.py.
"""

from typing import Literal

import msgspec
from msgspec import structs

from bot.errors import IllegalMove, NotYourTurn
from bot.games.chance import Chance
from bot.games.contract import CALLS, Applied, Automatic, Game, OfPeople, Option, Options, Outcome, Seat, check_seat
from cogs.aus_die_maus.rules.cheese import pay, rank, reason, standings
from cogs.aus_die_maus.rules.state import (
    CHEESES,
    CHEESES_A_ROUND,
    EXTRA_CHEESES,
    FEWEST_WITH_EXTRA_SET,
    RED,
    SEATS,
    THROWS,
    YELLOW,
    CheeseKept,
    DrewTwo,
    Event,
    Keep,
    Keeping,
    Move,
    Moving,
    Over,
    Roll,
    Rolling,
    RoundBegan,
    State,
    Threw,
    Variant,
    View,
)
from cogs.aus_die_maus.rules.track import (
    START,
    WHITE,
    CameIn,
    Choice,
    Dice,
    Mouse,
    Race,
    Run,
    TrackEvent,
    Trapped,
    choice_of,
    close,
    is_over,
    led_by_dice,
    legal_runs,
    refusal,
    run,
)


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Draw who starts, unless the table names a seat; shuffle the cheeses; put all mice on the start."""
    variant = msgspec.convert(options, Variant)
    is_named = variant.first != "random" and int(variant.first) < seats
    first = int(variant.first) if is_named else chance.below(seats)
    supply = chance.shuffled(CHEESES + (EXTRA_CHEESES if seats >= FEWEST_WITH_EXTRA_SET else ()))
    state = State(
        variant=variant,
        supply=supply,
        cheeses=((),) * (seats + 1),
        number=1,
        rounds=len(supply) // CHEESES_A_ROUND,
        keeper=first,
        white_starts=False,
        race=_new_race(seats + 1, variant),
        phase=Rolling(first),
        last=(),
    )
    return _with_events(state, RoundBegan(1, order(state), first))


def waiting_on(state: State) -> frozenset[Seat]:
    """Return the seat in turn."""
    return frozenset() if isinstance(state.phase, Over) else frozenset((state.phase.seat,))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return what a seat can do in its turn: throw, move or keep a cheese."""
    if seat not in waiting_on(state):
        return ()
    match state.phase:
        case Rolling():
            return (Roll(),)
        case Moving(_, dice):
            return legal_runs(state.race, seat, dice)
        case Keeping(_, drawn):
            return tuple(Keep(cheese) for cheese in range(len(drawn)))
        case Over():
            return ()


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Applied[State]:
    """Do what the move says, and all that follows by itself until a player has to act; IllegalMove changes nothing."""
    _check_turn(state, seat)
    match state.phase, move:
        case Rolling(), Roll():
            after = _roll(structs.replace(state, last=()), seat, chance)
            return Applied(after, after.last)
        case Moving(_, dice), Run():
            if refused := refusal(state.race, seat, dice, move):
                raise refused
            after = _move(state, seat, move, dice, chance)
        case Keeping(_, drawn), Keep(cheese):
            after = _keep(state, seat, drawn, cheese, chance)
        case _:
            raise _out_of_order(state)
    events = after.last[len(state.last) :]  # what the move has added
    return Applied(after, events)


def outcome(state: State) -> Outcome | None:
    """Rank the players by value, then by number of cheeses; the white mouse is no seat (A-17)."""
    if not isinstance(state.phase, Over):
        return None
    seats = state.race.seats
    players = {standing.mouse: standing for standing in rank(state, seats)}
    return Outcome(
        tuple(players[seat].rank for seat in seats),
        tuple(players[seat].score for seat in seats),
        reason(standings(state)),
    )


def view(state: State, seat: Seat | None) -> View:
    """Return what the seat may know: the whole race, and of the cheeses the values of its own (A-22)."""
    check_seat(seat, len(state.race.seats))
    phase = state.phase
    over = isinstance(phase, Over)
    return View(
        variant=state.variant,
        phase=_phase_name(state),
        turn=None if isinstance(phase, Over) else phase.seat,
        number=state.number,
        rounds=state.rounds,
        order=order(state),
        keeper=state.keeper,
        race=state.race,
        children=tuple(child for child in state.race.seats if _is_led(state, child)),
        thrown=next((event for event in reversed(state.last) if isinstance(event, Threw)), None),
        choices=choices(state),
        supply=len(state.supply),
        counts=tuple(len(cheeses) for cheeses in state.cheeses),
        cheeses=tuple(cheeses if over or owner == seat else None for owner, cheeses in enumerate(state.cheeses)),
        drawn=phase.drawn if isinstance(phase, Keeping) and phase.seat == seat else (),
        last=state.last,
        seat=seat,
        standings=standings(state) if over else (),
        outcome=outcome(state),
    )


def choices(state: State) -> tuple[Choice, ...]:
    """Return the moves of the seat in turn and what each would do; none before the throw."""
    match state.phase:
        case Moving(seat, dice):
            return tuple(choice_of(state.race, seat, dice, move) for move in legal_runs(state.race, seat, dice))
        case _:
            return ()


def rests(state: State) -> bool:
    """Tell whether a round begins: people want to see who got which cheese, or at first where all stand."""
    return isinstance(state.phase, Rolling) and any(isinstance(event, RoundBegan) for event in state.last)


# Whose turn it is


def order(state: State) -> tuple[Mouse, ...]:
    """Return the order of play: clockwise from the keeper, then the white mouse; she is first if she won (A-12)."""
    seats = state.race.seats
    players = seats[state.keeper :] + seats[: state.keeper]
    return (WHITE, *players) if state.white_starts else (*players, WHITE)


def _check_turn(state: State, seat: Seat) -> None:
    if isinstance(state.phase, Over):
        raise IllegalMove("no-move-over")
    if seat != state.phase.seat:
        raise NotYourTurn("aus_die_maus-not-your-turn", seat=min(waiting_on(state)))


def _out_of_order(state: State) -> IllegalMove:
    """Say what is to be done first."""
    match state.phase:
        case Rolling():
            return IllegalMove("aus_die_maus-roll-first")
        case Moving():
            return IllegalMove("aus_die_maus-move-first")
        case _:
            return IllegalMove("aus_die_maus-keep-first")


def _next_mouse(state: State, mouse: Mouse) -> Mouse:
    """Return the next mouse that is still in the race (A-25: a keeper who is out still throws for the white mouse)."""
    mice = order(state)
    next_at = mice.index(mouse) + 1
    return next(other for other in mice[next_at:] + mice[:next_at] if other in state.race.running)


def _go_on(state: State, mouse: Mouse, chance: Chance) -> State:
    """After this mouse's turn go on to the next player, or to the end: the white mouse moves at once, by herself."""
    if is_over(state.race):
        state = _end_round(state)
        if isinstance(state.phase, Over):
            return state
        mouse = order(state)[0]
    else:
        mouse = _next_mouse(state, mouse)
    if mouse != WHITE:
        return structs.replace(state, phase=Rolling(mouse))
    dice = _throw(state, chance)
    return _move_led(_with_events(state, Threw(WHITE, dice)), WHITE, dice, chance)


# Throwing and moving


def _throw(state: State, chance: Chance) -> Dice:
    """Throw both dice, red first; only the yellow one once the trap is sprung."""
    red = chance.pick(RED) if state.race.trapped is None else None
    return Dice(red, chance.pick(YELLOW))


def _roll(state: State, seat: Seat, chance: Chance) -> State:
    """Throw; then wait for a choice only if the moves lead to different things."""
    dice = _throw(state, chance)
    state = _with_events(state, Threw(seat, dice))
    if _is_led(state, seat):
        return _move_led(state, seat, dice, chance)
    if not _has_choice(state.race, seat, dice):
        return _move(state, seat, legal_runs(state.race, seat, dice)[0], dice, chance)
    return structs.replace(state, phase=Moving(seat, dice))


def _has_choice(race: Race, seat: Seat, dice: Dice) -> bool:
    return len({run(race, seat, move, ())[0] for move in legal_runs(race, seat, dice)}) > 1


def _is_led(state: State, seat: Seat) -> bool:
    """Tell whether the dice move this mouse as they move the white one: a child's (A-23)."""
    return str(seat) in state.variant.children


def _move_led(state: State, mouse: Mouse, dice: Dice, chance: Chance) -> State:
    move, die = led_by_dice(state.race, mouse, dice)
    race, events = run(state.race, mouse, move, (die,))
    return _after_move(state, mouse, race, events, chance)


def _move(state: State, seat: Seat, move: Run, dice: Dice, chance: Chance) -> State:
    race, events = run(state.race, seat, move, dice.showing(move.spaces))
    return _after_move(state, seat, race, events, chance)


def _after_move(state: State, mouse: Mouse, race: Race, events: tuple[TrackEvent, ...], chance: Chance) -> State:
    """Let a player who shoved the white mouse into the trap draw two cheeses at once; else go on."""
    earned_two = race.shover_paid and not state.race.shover_paid
    state = _with_events(structs.replace(state, race=race), *events)
    if earned_two and mouse != WHITE:  # she cannot have shoved herself
        (one, other), supply = state.supply[:2], state.supply[2:]
        return _with_events(structs.replace(state, supply=supply, phase=Keeping(mouse, (one, other))), DrewTwo(mouse))
    return _go_on(state, mouse, chance)


# Taking back a misclick


def may_take_back(before: State, after: State, _: Seat) -> bool:
    """Return whether a seat has just chosen a move, and no throw or drawn cheese has shown since what was unknown."""
    known, added = after.last[: len(before.last)], after.last[len(before.last) :]
    is_all = known == before.last and all(isinstance(event, TrackEvent) for event in added)
    return is_all and isinstance(before.phase, Moving) and isinstance(after.phase, Rolling)


# Cheese


def _keep(state: State, seat: Seat, drawn: tuple[int, int], cheese: int, chance: Chance) -> State:
    """Keep one cheese; put the other one back and shuffle."""
    if cheese not in range(len(drawn)):
        raise IllegalMove("aus_die_maus-no-such-cheese", cheese=cheese)
    supply = chance.shuffled((*state.supply, drawn[1 - cheese]))
    state = structs.replace(state, supply=supply, cheeses=_with(state, seat, (drawn[cheese],)))
    return _go_on(_with_events(state, CheeseKept(seat)), seat, chance)


def _end_round(state: State) -> State:
    """Hand out the cheeses of the round; then the next round, or the end."""
    race, remained = close(state.race)
    state = _with_events(structs.replace(state, race=race), *remained)
    for paid in pay(race):
        drawn, supply = state.supply[: paid.cheeses], state.supply[paid.cheeses :]
        state = _with_events(structs.replace(state, supply=supply, cheeses=_with(state, paid.mouse, drawn)), paid)
    if state.number == state.rounds:
        return structs.replace(state, phase=Over())
    return _next_round(state)


def _next_round(state: State) -> State:
    """All to the start; the first is the new keeper and starts, or the white mouse starts and all else stays (A-12)."""
    first = state.race.finished[0]
    after = structs.replace(
        state,
        number=state.number + 1,
        keeper=state.keeper if first == WHITE else first,
        white_starts=first == WHITE,
        race=_new_race(len(state.cheeses), state.variant),
    )
    return _with_events(after, RoundBegan(after.number, order(after), after.keeper, state.race))


# Parts of a state


def _new_race(mice: int, variant: Variant) -> Race:
    return Race(int(variant.track), (START,) * mice)


def _with_events(state: State, *events: Event) -> State:
    return structs.replace(state, last=(*state.last, *events))


def _with(state: State, mouse: Mouse, drawn: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the cheeses of all after this mouse got these."""
    return tuple(
        had + drawn if other == mouse else had for other, had in zip(state.race.mice, state.cheeses, strict=True)
    )


def _phase_name(state: State) -> Literal["rolling", "moving", "keeping", "over"]:
    match state.phase:
        case Rolling():
            return "rolling"
        case Moving():
            return "moving"
        case Keeping():
            return "keeping"
        case Over():
            return "over"


GAME: Game[State, Move, View] = Game(
    key="aus_die_maus",
    rules_version=1,
    seats=SEATS,
    variant=Variant,
    event_type=Event,
    setup=setup,
    waiting_on=waiting_on,
    legal_moves=legal_moves,
    apply=apply,
    outcome=outcome,
    view=view,
    of_people=OfPeople(may_take_back=may_take_back),
    automatic=Automatic(THROWS, rests, (Trapped, CameIn)),
    length=Option("track", ("18", "14", "10"), "14"),
    alone={"track": "10"},
    screen_options=(THROWS, CALLS),
    unoffered=frozenset(("first",)),
)
