"""Dice, cheeses and whole games of Aus die Maus. `dealt_by_hand` needs nothing of the game but the secret to tell every throw and every cheese."""

import hmac
import json
from collections import Counter
from pathlib import Path

import pytest

from bot.games.chance import Chance
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import DrewTwo, Kept, Moving, Over, Paid, RoundBegan, TakenBack, Threw
from cogs.aus_die_maus.rules.track import Race, Trapped
from tests.cogs.aus_die_maus.notation import all_cheeses
from tests.playout import play_out

GOLDEN = sorted((Path(__file__).parents[2] / "playthroughs" / "aus_die_maus").glob("*.json"))
SEATS = (2, 3, 4, 5, 6)


# Every throw and every cheese, computed again


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_second_program_reproduces_every_throw_and_every_cheese(path):
    golden = json.loads(path.read_text())
    events, keeps, state = told_in(golden)
    throws, cheeses, drawn = dealt_by_hand(golden, events, keeps)
    assert throws == [(event.dice.red, event.dice.yellow) for event in events if isinstance(event, Threw)]
    assert cheeses == state.cheeses
    assert drawn == golden["drawn"]


def told_in(golden):
    """Return what everybody saw of a recorded game, which of two cheeses was kept each time, and the end."""
    chance = Chance(bytes.fromhex(golden["secret"]), golden["session"], golden["joins"])
    state = GAME.setup(golden["seats"], GAME.settle_options(golden["options"]), chance)
    events = list(state.last)
    for seat, move in golden["moves"]:
        applied = GAME.apply(state, seat, GAME.decode_move(json.dumps(move).encode()), chance)
        state, events = applied.state, events + list(applied.events)
    return events, [move["cheese"] for _, move in golden["moves"] if move["type"] == "keep"], state


def dealt_by_hand(golden, events, keeps):
    seats, options, secret = golden["seats"], golden["options"], bytes.fromhex(golden["secret"])
    count = 0

    def draw(n):
        nonlocal count
        for attempt in range(100):
            joins = ",".join(map(str, golden["joins"]))
            message = f"katzentisch|{golden['session']}|{joins}|{count}|{attempt}"
            number = int(hmac.new(secret, message.encode(), "sha256").hexdigest(), 16)
            if number // n < 2**256 // n:
                count += 1
                return number % n
        raise AssertionError

    def shuffle(cheeses):
        for last in range(len(cheeses) - 1, 0, -1):
            other = draw(last + 1)
            cheeses[last], cheeses[other] = cheeses[other], cheeses[last]

    named = options["first"]
    starter = int(named) if named != "random" and int(named) < seats else draw(seats)
    assert events[0].order[0] == events[0].keeper == starter
    supply = [3] * 3 + [2] * 5 + [1] * 12 + ([3, 2, 1, 1] if seats > 4 or options["extra_set"] == "always" else [])
    shuffle(supply)
    won, throws, sprung, was_sprung, hand = {mouse: [] for mouse in (*range(seats), "white")}, [], False, False, []
    for event in events:
        match event:
            case RoundBegan():
                sprung = False
            case Trapped():
                sprung = True
            case TakenBack():
                sprung = was_sprung
            case Threw():
                was_sprung = sprung
                red = None if sprung else (0, 1, 2, 3, 3, 3)[draw(6)]
                throws.append((red, (1, 2, 3, 0, 0, 0)[draw(6)]))
            case DrewTwo():
                hand, supply = supply[:2], supply[2:]
            case Kept(seat):
                won[seat].append(hand.pop(keeps.pop(0)))
                supply += hand
                shuffle(supply)
            case Paid(mouse, n):
                won[mouse] += supply[:n]
                supply = supply[n:]
    return throws, tuple(map(tuple, won.values())), count


def test_games_of_every_number_of_players_are_recorded_and_in_some_a_cheese_is_kept_and_a_move_taken_back():
    recorded = [json.loads(path.read_text()) for path in GOLDEN]
    assert {golden["seats"] for golden in recorded} == set(SEATS)
    assert any(move["type"] == "take_back" for golden in recorded for _, move in golden["moves"])
    assert any(told_in(golden)[1] for golden in recorded)


# Fairness: the secret is fixed, so these come out the same every time


@pytest.fixture(scope="module")
def throws():
    """All throws of some games: before and after the trap was sprung."""
    found = [
        event
        for seed in range(30)
        for event in events_of(play_out(GAME, 3, seed, children="none"))
        if isinstance(event, Threw)
    ]
    return [event.dice for event in found if event.dice.red is not None], [
        event.dice for event in found if event.dice.red is None
    ]


def test_each_die_falls_as_often_as_its_faces_are_there(throws):
    """Red has 0, 1, 2 once and 3 three times, yellow 1, 2, 3 once and 0 three times; the limit holds in 999 of 1,000 fair cases."""
    both, alone = throws
    assert len(both) > 2500
    assert len(alone) > 800
    assert chi_square(Counter(dice.red for dice in both), {0: 1, 1: 1, 2: 1, 3: 3}) < 16.3
    assert chi_square(Counter(dice.yellow for dice in both), {1: 1, 2: 1, 3: 1, 0: 3}) < 16.3
    assert chi_square(Counter(dice.yellow for dice in alone), {1: 1, 2: 1, 3: 1, 0: 3}) < 16.3


def test_the_two_dice_do_not_depend_on_each_other(throws):
    both = Counter((dice.red, dice.yellow) for dice in throws[0])
    faces = {
        (red, yellow): (3 if red == 3 else 1) * (3 if yellow == 0 else 1) for red in range(4) for yellow in range(4)
    }
    assert chi_square(both, faces) < 37.7


def test_the_first_cheese_is_any_of_them():
    first = Counter(GAME.setup(4, {}, Chance(b"secret", session, (1, 2))).supply[0] for session in range(600))
    assert chi_square(first, {3: 3, 2: 5, 1: 12}) < 13.9


def chi_square(counts, weights) -> float:
    assert set(counts) <= set(weights)
    each = sum(counts.values()) / sum(weights.values())
    return sum((counts[face] - weight * each) ** 2 / (weight * each) for face, weight in weights.items())


# Whole games


@pytest.fixture(scope="module", params=SEATS)
def games(request):
    """Some games of each number of players, with random options, and what was told in them."""
    played = [play_out(GAME, request.param, seed) for seed in range(25)]
    return [(game, events_of(game)) for game in played]


def events_of(played) -> list:
    chance = played.chance()
    state = GAME.setup(played.seats, GAME.settle_options(played.options), chance)
    events = list(state.last)
    for seat, move in played.moves:
        applied = GAME.apply(state, seat, move, chance)
        assert applied.events, "everybody sees every move"
        state, events = applied.state, events + list(applied.events)
    return events


@pytest.mark.slow
def test_random_games_end_and_use_the_cheeses_up_exactly(games):
    for played, _ in games:
        start, end = played.states[0], played.states[-1]
        assert end.phase == Over()
        assert end.supply == ()
        assert all(all_cheeses(state) == all_cheeses(start) for state in played.states)
        assert sum(map(sum, end.cheeses)) == (38 if end.rounds == 6 else 31)


def test_every_round_gives_four_cheeses_away(games):
    """A-13, A-15, A-16: whoever gets them."""
    rounds = []
    for _, events in games:
        for event in events:
            match event:
                case RoundBegan():
                    rounds.append(0)
                case Paid(_, cheeses):
                    rounds[-1] += cheeses
                case Kept():
                    rounds[-1] += 1
                case _:
                    pass
    assert set(rounds) == {4}


@pytest.mark.slow
def test_a_race_is_always_in_order(games):
    """Whoever is in the goal is trapped or has come in, nobody else is; nobody throws or moves who is out."""
    for state in (state for played, _ in games for state in played.states):
        race: Race = state.race
        assert all(0 <= space <= race.goal for space in race.spaces)
        came_in = {mouse for mouse in race.finished if race.space_of(mouse) == race.goal}
        assert set(race.on(race.goal)) == came_in | ({race.trapped} - {None})
        assert race.trapped is not None or not race.finished
        assert race.trapped not in race.finished
        assert isinstance(state.phase, Over) or state.phase.seat in race.running


def test_only_who_has_something_to_decide_chooses(games):
    """After a throw a seat waits only if its moves lead to different things, and a child never does."""
    for state in (state for played, _ in games for state in played.states if isinstance(state.phase, Moving)):
        told = GAME.view(state, None).choices
        assert len({(choice.to, choice.shoved) for choice in told}) > 1
        assert str(state.phase.seat) not in state.settings.children


@pytest.mark.parametrize(
    "options", [{"children": "012345"}, {"children": "02"}, {"at_the_trap": "stays"}, {"track": "10"}, {"track": "18"}]
)
def test_games_with_every_option_end(options):
    for seats in SEATS:
        assert play_out(GAME, seats, 7, **options).states[-1].phase == Over()
