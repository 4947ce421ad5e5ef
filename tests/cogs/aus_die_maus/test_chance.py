"""Dice, cheeses and whole games of Aus die Maus.

`Dealer` deals a recorded game again: it needs nothing of the game but the secret to know every throw and every cheese.
"""

import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from bot.games.chance import Chance
from bot.games.contract import Position, TakenBack
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import CheeseKept, DrewTwo, Moving, Over, Paid, RoundBegan, Threw
from cogs.aus_die_maus.rules.track import Race, Trapped
from tests.cogs.aus_die_maus.notation import all_cheeses
from tests.playout import play_out

GOLDEN = sorted((Path(__file__).parents[2] / "playthroughs" / "aus_die_maus").glob("*.json"))
SEATS = (2, 3, 4, 5, 6)


# Every throw and every cheese, computed again


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_second_program_reproduces_every_throw_and_every_cheese(path):
    golden = json.loads(path.read_text())
    events, keeps, state = events_in(golden)
    dealer = Dealer(golden, keeps)
    dealer.deal(events)
    assert dealer.throws == [(event.dice.red, event.dice.yellow) for event in events if isinstance(event, Threw)]
    assert tuple(map(tuple, dealer.won.values())) == state.cheeses
    assert dealer.drawn == golden["drawn"]


def events_in(golden):
    """Return the events of a recorded game, which of two cheeses was kept each time, and the end."""
    chance = Chance(bytes.fromhex(golden["secret"]), golden["session"], golden["joins"])
    at = Position(GAME.setup(golden["seats"], GAME.settle_options(golden["options"]), chance))
    events = list[Any](at.state.last)
    for seat, move, *by_bot in golden["moves"]:
        at, seen = GAME.play(at, seat, GAME.decode_move(json.dumps(move).encode()), chance, by_bot=bool(by_bot))
        events += seen
    return events, [move["cheese"] for _, move, *_ in golden["moves"] if move["type"] == "keep"], at.state


class Dealer:
    """A second program for the chance of this game: SHA-256 and lists, nothing else."""

    def __init__(self, golden, keeps) -> None:
        self.secret, self.keeps = bytes.fromhex(golden["secret"]), list(keeps)
        self.name = f"katzentisch|{golden['session']}|{','.join(map(str, golden['joins']))}"
        self.drawn = 0
        seats, options = golden["seats"], golden["options"]
        is_named = options["first"] != "random" and int(options["first"]) < seats
        self.starter = int(options["first"]) if is_named else self.draw(seats)
        extra = [3, 2, 1, 1] if seats > 4 else []
        self.supply = [3] * 3 + [2] * 5 + [1] * 12 + extra
        self.shuffle()
        self.won: dict[int | str, list[int]] = {mouse: [] for mouse in (*range(seats), "white")}
        self.throws: list[tuple[int | None, int]] = []
        self.hand: list[int] = []
        self.is_sprung = self.was_sprung = False

    def draw(self, n: int) -> int:
        for attempt in range(100):
            message = f"{self.name}|{self.drawn}|{attempt}"
            number = int(hmac.new(self.secret, message.encode(), "sha256").hexdigest(), 16)
            if number // n < 2**256 // n:
                self.drawn += 1
                return number % n
        raise AssertionError

    def shuffle(self) -> None:
        for last in range(len(self.supply) - 1, 0, -1):
            other = self.draw(last + 1)
            self.supply[last], self.supply[other] = self.supply[other], self.supply[last]

    def take(self, cheeses: int) -> list[int]:
        taken, self.supply = self.supply[:cheeses], self.supply[cheeses:]
        return taken

    def throw(self) -> None:
        self.was_sprung = self.is_sprung
        red = None if self.is_sprung else (0, 1, 2, 3, 3, 3)[self.draw(6)]
        self.throws.append((red, (1, 2, 3, 0, 0, 0)[self.draw(6)]))

    def deal(self, events) -> None:
        assert events[0].order[0] == events[0].keeper == self.starter
        for event in events:
            match event:
                case RoundBegan():
                    self.is_sprung = False
                case Trapped():
                    self.is_sprung = True
                case TakenBack():
                    self.is_sprung = self.was_sprung
                case Threw():
                    self.throw()
                case DrewTwo():
                    self.hand = self.take(2)
                case CheeseKept(seat):
                    self.won[seat].append(self.hand.pop(self.keeps.pop(0)))
                    self.supply += self.hand
                    self.shuffle()
                case Paid(mouse, cheeses):
                    self.won[mouse] += self.take(cheeses)


def test_games_of_every_number_of_players_are_recorded_and_in_some_a_cheese_is_kept_and_a_move_taken_back():
    recorded = [json.loads(path.read_text()) for path in GOLDEN]
    assert {golden["seats"] for golden in recorded} == set(SEATS)
    assert any(move["type"] == "take_back" for golden in recorded for _, move, *_ in golden["moves"])
    assert any(events_in(golden)[1] for golden in recorded)


# Whole games


@pytest.fixture(scope="module", params=SEATS)
def games(request):
    """Some games of each number of players, with random options, and their events."""
    played = [play_out(GAME, request.param, seed) for seed in range(25)]
    return [(game, events_of(game)) for game in played]


def events_of(played) -> list:
    chance = played.chance()
    at = Position(GAME.setup(played.seats, GAME.settle_options(played.options), chance))
    events = list[Any](at.state.last)
    for number, (seat, move) in enumerate(played.moves):
        at, seen = GAME.play(at, seat, move, chance, by_bot=number in played.by_bot)
        assert seen, "no move is hidden"
        events += seen
    return events


@pytest.mark.slow
def test_random_games_end_and_use_the_cheeses_up_exactly(games):
    for played, _ in games:
        start, end = played.states[0], played.states[-1]
        assert end.phase == Over()
        assert end.supply == ()
        assert all(all_cheeses(state) == all_cheeses(start) for state in played.states)
        assert sum(map(sum, end.cheeses)) == (38 if end.rounds == 6 else 31)


@pytest.mark.slow
def test_every_round_gives_four_cheeses_away(games):
    """A-13, A-15, A-16."""
    rounds = []
    for _, events in games:
        for event in events:
            match event:
                case RoundBegan():
                    rounds.append(0)
                case Paid(_, cheeses):
                    rounds[-1] += cheeses
                case CheeseKept():
                    rounds[-1] += 1
                case _:
                    pass
    assert set(rounds) == {4}


@pytest.mark.slow
def test_a_race_is_always_in_order(games):
    """The mice in the goal are those trapped or come in, and no others; a mouse that is out has no turn."""
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
        choices = GAME.view(state, None).choices
        assert len({(choice.to, choice.shoved) for choice in choices}) > 1
        assert str(state.phase.seat) not in state.variant.children
