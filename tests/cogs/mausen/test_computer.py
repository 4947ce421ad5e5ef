"""The computer player of Mausen: what it may lay and know, how it hides what it lays, and how its simulation hunts."""

from collections import Counter
from itertools import count, product
from operator import mul
from random import Random
from time import process_time

import pytest
from msgspec import structs

from bot.games.chance import SimulationChance
from bot.games.contract import LEVELS, Level
from cogs.mausen.computer import computer, mixture
from cogs.mausen.computer.computer import balanced, choose
from cogs.mausen.computer.evaluation import stakes
from cogs.mausen.computer.mixture import Reveal, against_anything, draw, expected, outlooks
from cogs.mausen.computer.simulation import ONE_MORE, SimulatedRound, Stakes, kind_of, value_of
from cogs.mausen.rules import GAME
from cogs.mausen.rules.state import FULL_HAND, Card, Choosing, Pick, Restarting, State
from tests.cogs.mausen.notation import NO_CHANCE, lay, pick, position, table
from tools.ladder.arena import Player, at, play
from tools.ladder.mausen import newcomer

SEATS = (3, 4, 5, 6)


def some_options(random: Random) -> dict[str, str]:
    return {option.key: random.choice(option.choices) for option in GAME.options}


def after(seats: int, rounds: int, seed: int) -> State:
    """A game in which so many rounds of any cards were played, on a table with any options."""
    random = Random(f"{seats} {rounds} {seed}")
    state = GAME.setup(seats, GAME.settle_options(some_options(random)), NO_CHANCE)
    for _ in range(rounds):
        state = lay(state, tuple(random.choice(hand) for hand in state.hands))
    return state


def chosen(state: State, level: Level, seed: int = 1, seat: int = 0) -> Card:
    return choose(GAME.view(state, seat), GAME.legal_moves(state, seat), SimulationChance(seed), level).card


@pytest.fixture
def quick(monkeypatch):
    """A hard player that thinks for a moment only."""
    monkeypatch.setattr(computer, "HARD_CHOICES", 300)


# Legal, honest, repeatable


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_card_is_laid_on_an_empty_table_too(level):
    state = position((), ["E4", "D3", "C2", "M1"])
    assert str(chosen(state, level)) == "E4"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("quick")
def test_a_new_starting_card_is_laid_into_an_empty_middle(level):
    state = position((), ["E4 E1 C3", "D3 D4 M2", "C2 E1 M1", "M1 M4 D2"], Restarting)
    assert chosen(state, level) in state.hands[0]


@pytest.mark.usefixtures("quick")
def test_the_hard_player_throws_no_sure_hunter_into_an_empty_middle():
    state = position((), ["E4 D1 C1", "E1 D4 C2", "E2 D3 C3", "E1 D2 C4"], Restarting)
    assert {str(chosen(state, "hard", seed)) for seed in range(5)} <= {"D1", "C1"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("quick")
def test_what_the_others_have_picked_in_secret_changes_nothing(level):
    state = after(4, 5, seed=8)
    one, other = state, state
    for seat in (1, 2):
        one = pick(one, seat, str(state.hands[seat][0])).state
        other = pick(other, seat, str(state.hands[seat][-1])).state
    assert one != other
    assert [chosen(one, level, seed) for seed in range(5)] == [chosen(other, level, seed) for seed in range(5)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("quick")
def test_hidden_piles_change_nothing(level):
    state = GAME.setup(3, GAME.settle_options({"scores": "hidden"}), NO_CHANCE)
    one, other = (structs.replace(state, won=(table(text), (), ())) for text in ("E4 D4", "E1 D1"))
    assert [chosen(one, level, seed) for seed in range(5)] == [chosen(other, level, seed) for seed in range(5)]


@pytest.mark.parametrize(("level", "seconds"), [("easy", 0.5), ("medium", 0.5), ("hard", 5)])
@pytest.mark.parametrize("seats", [3, 6])
def test_no_choice_takes_longer_than_allowed(seats, level, seconds):
    state = GAME.setup(seats, GAME.settle_options({}), NO_CHANCE)
    before = process_time()
    chosen(state, level)
    assert process_time() - before < seconds


def test_the_hard_player_counts_its_simulated_choices(monkeypatch):
    calls = Counter()
    payoffs = Reveal.payoffs

    def counting(reveal, seat, own):
        calls["payoffs"] += 1
        return payoffs(reveal, seat, own)

    monkeypatch.setattr(Reveal, "payoffs", counting)
    monkeypatch.setattr(computer, "HARD_CHOICES", 600)
    chosen(GAME.setup(6, GAME.settle_options({}), NO_CHANCE), "hard")
    assert calls["payoffs"] == 600 + 6 * computer.CASUAL_TIMES


def test_on_a_slow_machine_it_simulates_less(monkeypatch):
    slow = count(step=mixture.LONGEST_S / 5)
    monkeypatch.setattr(mixture, "cpu_seconds", lambda: next(slow))
    reveals = Counter()
    monkeypatch.setattr(mixture, "draw", lambda likely, chance: reveals.update("d") or draw(likely, chance))
    balanced(seen(after(4, 2, seed=1)), SimulationChance(1), 4000)
    assert 4 <= reveals["d"] < 40


# Playing well


def test_the_hard_player_does_not_give_away_what_it_will_lay():
    """All hold the same cards: if one card were the one to lay, all would lay it, and all would stand down."""
    mixture = balanced(seen(GAME.setup(4, GAME.settle_options({}), NO_CHANCE)), SimulationChance(1), 6000)[0]
    assert max(mixture) < 0.5
    assert sum(likely > 0.05 for likely in mixture) >= 3


def test_no_player_gains_much_by_knowing_how_the_hard_player_balances():
    """The best answer to it, round by round, gains few of the some ten points of a round."""
    start = seen(GAME.setup(4, GAME.settle_options({}), NO_CHANCE))
    chance = SimulationChance(4)
    mixtures, own = balanced(start, chance, 8000), stakes(start)[0]
    expected = [0.0] * len(FULL_HAND)
    rounds = 2000
    for _ in range(rounds):
        laid = [hand[draw(mixture, chance)] for hand, mixture in zip(start.hands, mixtures, strict=True)]
        expected = [
            so_far + payoff / rounds
            for so_far, payoff in zip(expected, Reveal(start, laid).payoffs(0, own), strict=True)
        ]
    assert max(expected) - sum(payoff * likely for payoff, likely in zip(expected, mixtures[0], strict=True)) < 2


@pytest.mark.parametrize("rounds", [0, 3, 8, 13])
def test_among_three_no_seat_gains_by_knowing_how_the_others_balance(rounds):
    """Every combination of cards is weighed: the best answer gains less than a point of a round."""
    start = seen(after(3, rounds, seed=4))
    mixtures = balanced(start, NO_CHANCE, 0)
    for seat, (outlook, likely) in enumerate(zip(outlooks(start, stakes(start)), mixtures, strict=True)):
        points = expected(outlook, [each for other, each in enumerate(mixtures) if other != seat])
        assert max(points) - sum(map(mul, points, likely)) < 0.6


def test_an_outlook_holds_what_each_card_is_worth_against_every_combination():
    on_table = seen(position(table("E4 D3"), ["E4 D1", "E3 D4", "M2 C3"]))
    own = stakes(on_table)
    first, second, third = on_table.hands
    found = outlooks(on_table, own)
    for nth, (theirs, last) in enumerate(product(second, third)):
        assert [points[nth] for points in found[0]] == Reveal(on_table, (first[0], theirs, last)).payoffs(0, own[0])
    for nth, (theirs, last) in enumerate(product(first, second)):
        assert [points[nth] for points in found[2]] == Reveal(on_table, (theirs, last, third[0])).payoffs(2, own[2])


@pytest.mark.slow
def test_the_hard_player_takes_what_no_other_seat_can_deny_it():
    state = position(table("D4 D4 D3"), ["E4 C1 M1", "C2 C3 M2", "C2 C3 M3", "C4 C3 M4"])
    assert {str(chosen(state, "hard", seed)) for seed in range(3)} == {"E4"}


def test_the_medium_player_mostly_goes_where_most_can_be_taken():
    state = position(table("D4 D4 D3 M1"), ["E4 C1 M1", "C2 C3 M2", "C2 C3 M3", "C4 C3 M4"])
    assert Counter(str(chosen(state, "medium", seed)) for seed in range(20)).most_common(1)[0][0] == "E4"


def test_the_easy_player_hunts_where_most_lies_or_lays_anything():
    state = position(table("E4 D2 D1 C1"), ["E4 C1 M1 M2", "C2 C3 M2 E1", "C2 C3 M3 E1"])
    laid = Counter(str(chosen(state, "easy", seed)) for seed in range(200))
    assert laid["M1"] + laid["M2"] > 120
    assert set(laid) == {"E4", "C1", "M1", "M2"}


@pytest.mark.parametrize("newcomer_is_alone", [True, False])
def test_easy_players_and_newcomers_win_alike(newcomer_is_alone):
    """A newcomer knows the rules, sees what lies in the middle, and never thinks of what the others lay."""
    players = (newcomer, at("easy", choose)) if newcomer_is_alone else (at("easy", choose), newcomer)
    assert 0.18 < sum(wins(*players, game) for game in range(60)) / 60 < 0.5


@pytest.mark.slow
def test_the_medium_player_is_a_step_above_two_easy_ones():
    assert 0.4 < sum(wins(at("medium", choose), at("easy", choose), game) for game in range(60)) / 60 < 0.85


def wins(player: Player, others: Player, game: int) -> float:
    """Say whether a player wins against two others; a shared win counts in parts."""
    players = [others] * 3
    players[game % 3] = player
    places = play(GAME, players, game).places
    return (places[game % 3] == 1) / places.count(1)


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_the_hard_player_beats_three_medium_ones_even_in_a_hurry():
    ranks = [one_against("hard", "medium", game) for game in range(8)]
    assert sum(ranks) / len(ranks) < 2


def one_against(level: Level, others: Level, game: int) -> int:
    """The rank of one player against three others, its seat changing from game to game."""
    players = [at(others, choose)] * 4
    players[game % 4] = at(level, choose)
    return play(GAME, players, game).places[game % 4]


# The simulation, and the evaluation


def seen(state: State) -> SimulatedRound:
    return SimulatedRound.from_view(GAME.view(state, 0), GAME.legal_moves(state, 0))


def indices(cards) -> list[int]:
    return [FULL_HAND.index(card) for card in cards]


@pytest.mark.parametrize("seats", SEATS)
def test_the_simulated_hunt_takes_what_the_rules_take(seats):
    """Points of one's own alone: for every card of a hand, against any cards of the others."""
    random = Random(seats)
    for rounds in range(15):
        state = structs.replace(after(seats, rounds, seed=6), phase=Choosing((None,) * seats))
        state = structs.replace(state, variant=structs.replace(state.variant, ties="one_step"), won=((),) * seats)
        laid = tuple(random.choice(hand) for hand in state.hands)
        hand = tuple(sorted(indices(state.hands[0])))
        points = Reveal(seen(state), indices(laid)).payoffs(0, Stakes(hand, (0.0,) * len(hand)))
        assert points == [points_won(state, (FULL_HAND[card], *laid[1:])) for card in hand]


def points_won(state: State, laid: tuple[Card, ...], seat: int = 0) -> int:
    return sum(won.card.value for won in lay(state, laid).won[seat])


def test_envy_and_what_lies_are_counted_against_points():
    """E1 and D2 are laid: D2 falls to the elephant, and cat 3 of the middle to the dog."""
    on_table = SimulatedRound(((0, 15), (5, 14), (11, 15)), 0, (0, 0, 3, 0))
    own = Stakes((0, 15), (0.5, 0.0), lying=(0.0, 0.0, 0.0, 0.25), envy=0.5)
    # E1 takes 2 and is worth 0.5 if kept, the dog takes 3 + 4;
    # M4 is left lying, but if laid it falls to the cat and leaves the dog be
    assert Reveal(on_table, (0, 5, 11)).payoffs(0, own) == [2 - 0.5 - 0.5 * 7, -0.5 * 7 - 0.5 * 4]


def test_a_count_says_how_many_of_each_value():
    assert sum(ONE_MORE[value - 1] for value in (1, 1, 4)) == 2 + 7**3


def test_a_card_is_its_index_in_a_full_hand():
    assert [(kind_of(card), value_of(card)) for card in (0, 3, 4, 15)] == [(0, 1), (0, 4), (1, 1), (3, 4)]


def test_keeping_a_sure_hunter_is_worth_more_than_keeping_a_weak_one():
    on_table = seen(position((), ["E4 E1 M2", "E3 D4 C2", "E2 D3 C3"]))
    keep = dict(zip(stakes(on_table)[0].hand, stakes(on_table)[0].keep, strict=True))
    assert keep[3] > keep[0]


def test_lying_prey_is_worth_most_to_the_seat_that_can_still_hunt_it():
    hopes = [own.lying[0] for own in stakes(seen(position(table("E4"), ["M4 D1", "D2 C1", "C2 C3"])))]
    assert hopes[0] > 0 > max(hopes[1:])


def test_points_against_the_mean_add_up_to_nothing():
    assert sum(sum(own.lying) for own in stakes(seen(after(5, 7, seed=1)))) == pytest.approx(0)


def test_against_anything_a_high_hunter_takes_more_than_a_low_one():
    on_table = seen(GAME.setup(4, GAME.settle_options({}), NO_CHANCE))
    [points] = against_anything(on_table, [Stakes(on_table.hands[0], (0.0,) * 16)], 300, SimulationChance(1))
    assert points[15] > points[12]  # the mouse 4, the mouse 1: an elephant 4 lies in the middle


# The players it is measured against


def moves(text: str) -> tuple[Pick, ...]:
    return tuple(Pick(Card.parse(word)) for word in text.split())


def test_a_newcomer_hunts_what_is_worth_most():
    view = GAME.view(position(table("E4 D3 D2"), ["E4 E1 M4"] * 3), 0)
    assert {str(newcomer(view, moves("E4 E1 M4"), SimulationChance(seed)).card) for seed in range(20)} == {"E1", "E4"}
