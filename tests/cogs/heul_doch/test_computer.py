"""The computer player of Heul doch!: its deals fit what it sees; it keeps to the rules, its budget and its view."""

from collections import Counter
from itertools import count

import pytest
from hypothesis import given
from msgspec import structs

from bot.games.chance import SimulationChance
from bot.games.contract import LEVELS
from cogs.heul_doch.computer import computer
from cogs.heul_doch.computer.belief import Belief
from cogs.heul_doch.computer.evaluation import usual_way, weigh
from cogs.heul_doch.computer.simulation import CARDS, INDEX, NO_PILE, Pile, SimulatedGame, Way
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.rules.cards import NUMBER_CARDS, SPECIAL_CARDS, NumberCard
from cogs.heul_doch.rules.piles import Laid
from cogs.heul_doch.rules.piles import Pile as LaidPile
from cogs.heul_doch.rules.state import ComputerView, Play, Playing, State, Variant
from tests.cogs.heul_doch.notation import move, position
from tests.cogs.heul_doch.strategies import any_state
from tools.ladder.arena import at, at_random, play
from tools.ladder.heul_doch import newcomer

TABLES = [(seats, specials) for seats in GAME.seats for specials in ("no", "yes")]
every_table = pytest.mark.parametrize(("seats", "specials"), TABLES)


def chain(pile: LaidPile) -> Pile:
    found = NO_PILE
    for laid in pile:
        found = (INDEX[laid.card] if laid.face_up else ~INDEX[laid.card], found)
    return found


def way_of(move: Play) -> Way:
    return INDEX[move.card], move.to


def simulated(state: State) -> SimulatedGame:
    (turn,) = GAME.waiting_on(state) or (0,)
    hands = [[INDEX[card] for card in hand] for hand in state.hands]
    return SimulatedGame(hands, list(map(chain, state.piles)), [INDEX[card] for card in state.draw_pile], turn)


def state_of(game: SimulatedGame, view: ComputerView) -> State:
    """Return a deal as the state of a game."""

    def opened(pile: Pile) -> tuple[Laid, ...]:
        if pile is None:
            return ()
        top, rest = pile
        card = CARDS[top if top >= 0 else ~top]
        assert isinstance(card, NumberCard)
        return (*opened(rest), Laid(card, top >= 0))

    return State(
        variant=Variant(),
        draw_pile=tuple(CARDS[card] for card in game.deck),
        hands=tuple(tuple(CARDS[card] for card in hand) for hand in game.hands),
        piles=tuple(map(opened, game.piles)),
        discard_pile=view.memory.discard_pile,
        phase=Playing(game.turn),
        recent=view.recent,
    )


def positions(seats: int, specials: str, seed: int, random_moves: int = 2):
    """Yield every position of a game; one move in so many is random, the others look best at first sight."""
    chance = SimulationChance(f"{seats} {specials} {seed}")
    state = GAME.setup(seats, GAME.settle_options({"specials": specials}), chance)
    while awaited := GAME.waiting_on(state):
        (seat,) = awaited
        yield state, seat
        moves = GAME.legal_moves(state, seat)
        usual = usual_way(simulated(state))
        chosen = (
            chance.pick(moves)
            if not chance.below(random_moves)
            else next(made for made in moves if way_of(made) == usual)
        )
        state = GAME.apply(state, seat, chosen, chance).state


def some_positions(seats: int, specials: str, step: int):
    return list(positions(seats, specials, seed=1))[::step]


def seen(state: State, seat: int):
    """Return what a seat sees of the cards."""
    view = GAME.view_of_computer(state, seat)
    return (
        view.order,
        view.shown,
        view.heights,
        view.hand_sizes,
        view.draw_pile,
        view.discard_pile,
        view.discarded,
        view.recent,
        view.hand,
        view.memory,
    )


# How it thinks ahead


@every_table
def test_simulated_games_go_by_the_rules(seats, specials):
    """Whole games side by side: the same moves are legal, the same things lie there, and the same points come out."""
    chance = SimulationChance(f"{seats} {specials}")
    state = GAME.setup(seats, GAME.settle_options({"specials": specials}), chance)
    game = simulated(state)
    while awaited := GAME.waiting_on(state):
        (seat,) = awaited
        assert game.turn == seat
        moves = GAME.legal_moves(state, seat)
        assert {way for _, way in weigh(game)} == set(map(way_of, moves))
        made = chance.pick(moves)
        state = GAME.apply(state, seat, made, chance).state
        before, game = game, game.copy()
        game.play(way_of(made))
        assert before.turn == seat
        same(game, simulated(state))
    assert game.is_over
    assert [game.points(seat) for seat in range(seats)] == [
        (opened.points, opened.lost) for opened in GAME.view(state, None).scores
    ]


def same(game: SimulatedGame, true: SimulatedGame) -> None:
    assert (game.piles, game.tops, game.counts) == (true.piles, true.tops, true.counts)
    assert list(map(sorted, game.hands)) == list(map(sorted, true.hands))
    assert game.deck[game.drawn :] == true.deck


@every_table
def test_turns_left_are_counted(seats, specials):
    played = Counter()
    promised: dict[int, int] = {}
    for state, seat in positions(seats, specials, seed=3):
        game = simulated(state)
        promised = promised or {owner: game.turns_left(owner) for owner in range(seats)}
        assert all(game.turns_left(owner) == promised[owner] - played[owner] for owner in range(seats))
        played[seat] += 1
    assert played == promised


@every_table
def test_every_deal_agrees_with_the_view_and_holds_each_card_once(seats, specials):
    chance, whole = SimulationChance(0), Counter(NUMBER_CARDS + (SPECIAL_CARDS if specials == "yes" else ()))
    for state, seat in some_positions(seats, specials, step=2):
        view = GAME.view_of_computer(state, seat)
        deal = Belief(view, range(seats)).deal(chance)
        dealt = state_of(deal, view)
        assert seen(dealt, seat) == seen(state, seat)
        laid = [laid.card for pile in dealt.piles for laid in pile]
        hands = [card for hand in dealt.hands for card in hand]
        assert Counter([*laid, *hands, *dealt.draw_pile, *dealt.discard_pile]) == whole


def test_who_forgot_what_was_laid_deals_about_as_many_onions_as_there_are():
    """Among good players: half an onion more or less in the mean, and rarely more than two."""
    chance, off = SimulationChance(0), []
    for state, seat in positions(4, "no", seed=5, random_moves=10**6):
        view, true = GAME.view_of_computer(state, seat), onions(simulated(state))
        assert onions(Belief(view, range(4)).deal(chance)) == true
        forgetful = onions(Belief(view, remembers=()).deal(chance))
        off += [dealt - there for dealt, there in zip(forgetful, true, strict=True)]
    assert abs(sum(off)) < 0.5 * len(off)
    assert sum(abs(one) > 2 for one in off) < 0.2 * len(off)


def onions(game: SimulatedGame) -> list[int]:
    return [game.row(seat)[0] for seat in range(game.seats)]


# What it chooses


@given(any_state())
@pytest.mark.slow
def test_it_chooses_a_legal_move_in_positions_that_no_game_leads_to(state):
    (seat,) = GAME.waiting_on(state)
    moves = GAME.legal_moves(state, seat)
    belief = Belief(GAME.view_of_computer(state, seat), range(len(state.hands)))
    assert len(belief.deal(SimulationChance(0)).deck) == len(state.draw_pile)
    for level in ("easy", "medium"):
        assert computer.choose(GAME.view_of_computer(state, seat), moves, SimulationChance(1), level) in moves


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_nothing(level, monkeypatch):
    monkeypatch.setattr(computer, "BUDGET", 300)
    for state, seat in some_positions(4, "yes", step=9):
        view = GAME.view_of_computer(state, seat)
        other = state_of(Belief(view, range(4)).deal(SimulationChance(3)), view)
        assert (other.hands, other.piles) != (state.hands, state.piles)
        one, two = (
            computer.choose(GAME.view_of_computer(it, seat), GAME.legal_moves(it, seat), SimulationChance(7), level)
            for it in (state, other)
        )
        assert one == two


@every_table
def test_medium_remembers_its_own_pile_and_has_forgotten_the_others(seats, specials):
    for state, seat in some_positions(seats, specials, step=9):
        view, moves = GAME.view_of_computer(state, seat), GAME.legal_moves(state, seat)
        own_alone = tuple(pile if owner == seat else () for owner, pile in enumerate(view.memory.piles))
        forgetful = structs.replace(view, memory=structs.replace(view.memory, piles=own_alone))
        chosen = [computer.choose(each, moves, SimulationChance(7), "medium") for each in (view, forgetful)]
        assert chosen[0] == chosen[1]
        deal = Belief(view, {seat}).deal(SimulationChance(7))
        assert deal.row(seat) == simulated(state).row(seat)


@every_table
def test_hard_keeps_to_its_budget(seats, specials, monkeypatch):
    """Nothing but the turns played through takes long; the last comparison may go over by one deal."""
    played = 0

    def play_and_count(game):
        nonlocal played
        played += 1
        return usual_way(game)

    monkeypatch.setattr(computer, "usual_way", play_and_count)
    state, seat = some_positions(seats, specials, step=30)[1]
    moves = [way_of(made) for made in GAME.legal_moves(state, seat)]
    computer.Comparison(Belief(GAME.view_of_computer(state, seat), range(seats)), moves, SimulationChance(1)).best(1500)
    assert 500 < played < 1500 + len(moves) * 25


def test_hard_stops_in_time_on_a_slow_processor(monkeypatch):
    slow = count(step=0.1)  # each look at the clock finds a tenth of a second gone
    monkeypatch.setattr(computer, "cpu_seconds", lambda: next(slow))
    state, seat = some_positions(3, "no", step=30)[1]
    comparison = computer.Comparison(
        Belief(GAME.view_of_computer(state, seat), range(3)),
        [way_of(made) for made in GAME.legal_moves(state, seat)],
        SimulationChance(1),
    )
    comparison.best(computer.BUDGET)
    assert 0 < comparison.spent < computer.BUDGET / 4


# What it is good at


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_last_card_goes_where_it_brings_most(level, monkeypatch):
    """One card each is left: a purple 7 fits the own pile, as an onion it would bring nothing."""
    monkeypatch.setattr(computer, "BUDGET", 500)
    state = position(["P5", "B4", "G2"], ["P7", "Y1", "Y2"], draw_pile="")
    assert computer.choose(
        GAME.view_of_computer(state, 0), GAME.legal_moves(state, 0), SimulationChance(1), level
    ) == move("P7 own")


def test_a_child_gives_a_big_card_rather_than_hide_it():
    """The 7 fits on a neighbour's pile: it may go there, but never face down."""
    state = position(["P5", "B4", "G7"], ["R7", "Y6"], draw_pile="")
    chosen = {
        computer.choose(GAME.view_of_computer(state, 0), GAME.legal_moves(state, 0), SimulationChance(n), "easy")
        for n in range(40)
    }
    assert move("R7 onion") not in chosen


@pytest.mark.slow
def test_easy_wins_about_half_against_a_newcomer():
    easy = at("easy", computer.choose)
    assert 2.1 < mean_rank(easy, newcomer, games=60) < 2.9
    assert 2.1 < mean_rank(newcomer, easy, games=60) < 2.9


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance():
    easy, medium = (at(level, computer.choose) for level in ("easy", "medium"))
    assert mean_rank(medium, easy, games=40) < 2.25
    assert mean_rank(easy, at_random, games=8) < 1.5


def mean_rank(one, rest, games: int) -> float:
    """Return the mean rank of one among three others; they sit in every seat equally often."""
    ranks = []
    for seed in range(games):
        seat = seed % 4
        outcome = play(GAME, [one if owner == seat else rest for owner in range(4)], seed)
        ranks.append(outcome.places[seat])
    return sum(ranks) / games
