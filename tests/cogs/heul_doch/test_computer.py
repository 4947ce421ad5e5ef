"""The computer player of Heul doch!: what it imagines fits what it sees, and it keeps to the rules, to its budget and to what it may know."""

from collections import Counter

import pytest
from hypothesis import given

from bot.games.chance import SimulationChance
from bot.games.contract import LEVELS
from cogs.heul_doch.computer import computer
from cogs.heul_doch.computer.belief import Belief, Deal
from cogs.heul_doch.computer.evaluation import habit
from cogs.heul_doch.computer.simulation import CARDS, INDEX, NO_PILE, Pile, Table, way_of, ways
from cogs.heul_doch.rules.cards import NUMBER_CARDS, SPECIAL_CARDS
from cogs.heul_doch.rules.piles import Laid
from cogs.heul_doch.rules.rules import GAME
from cogs.heul_doch.rules.state import Playing, Settings, State, View
from tests.cogs.heul_doch.notation import move, position
from tests.cogs.heul_doch.table import any_state, reproducible
from tests.ladder.arena import at, at_random, play

TABLES = [(seats, specials) for seats in GAME.seats for specials in ("no", "yes")]
every_table = pytest.mark.parametrize(("seats", "specials"), TABLES)


def chain(pile) -> Pile:
    found = NO_PILE
    for laid in pile:
        found = (INDEX[laid.card] if laid.face_up else ~INDEX[laid.card], found)
    return found


def table_of(state: State) -> Table:
    (turn,) = GAME.waiting_on(state) or (0,)
    hands = [[INDEX[card] for card in hand] for hand in state.hands]
    return Table(hands, list(map(chain, state.piles)), [INDEX[card] for card in state.draw_pile], turn)


def state_of(deal: Deal, view: View) -> State:
    """The same deal as rules.py knows it."""

    def opened(pile: Pile):
        return (*opened(pile[1]), Laid(CARDS[pile[0] if pile[0] >= 0 else ~pile[0]], pile[0] >= 0)) if pile else ()

    table = deal.table
    return State(
        settings=Settings(),
        draw_pile=tuple(CARDS[card] for card in table.deck),
        hands=tuple(tuple(CARDS[card] for card in hand) for hand in table.hands),
        piles=tuple(map(opened, table.piles)),
        discard_pile=tuple(CARDS[card] for card in deal.discard_pile),
        phase=Playing(table.turn),
        recent=view.recent,
    )


def positions(seats: int, specials: str, seed: int, random_moves: int = 2):
    """Every position of a game; one move in so many is any, the others are good habit."""
    chance = SimulationChance(f"{seats} {specials} {seed}")
    state = GAME.setup(seats, GAME.settle_options({"specials": specials}), chance)
    while awaited := GAME.waiting_on(state):
        (seat,) = awaited
        yield state, seat
        moves = GAME.legal_moves(state, seat)
        usual = habit(table_of(state))
        chosen = (
            chance.pick(moves)
            if not chance.below(random_moves)
            else next(made for made in moves if way_of(made) == usual)
        )
        state = GAME.apply(state, seat, chosen, chance).state


def some_positions(seats: int, specials: str, step: int):
    return list(positions(seats, specials, seed=1))[::step]


def seen(state: State, seat: int):
    """What a seat sees of the cards."""
    view = GAME.view(state, seat)
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
    )


# What it imagines


@every_table
def test_what_is_imagined_goes_by_the_rules(seats, specials):
    """Whole games side by side: the same moves are legal, the same things lie there, and the same points come out."""
    chance = SimulationChance(f"{seats} {specials}")
    state = GAME.setup(seats, GAME.settle_options({"specials": specials}), chance)
    table = table_of(state)
    while awaited := GAME.waiting_on(state):
        (seat,) = awaited
        assert table.turn == seat
        moves = GAME.legal_moves(state, seat)
        assert {way for card in table.hands[seat] for way in ways(card, seat, table.tops)} == set(map(way_of, moves))
        made = chance.pick(moves)
        state = GAME.apply(state, seat, made, chance).state
        before, table = table, table.copy()
        table.play(way_of(made))
        assert before.turn == seat
        same(table, table_of(state))
    assert table.is_over
    assert [table.points(seat) for seat in range(seats)] == [
        (counted.points, counted.lost) for counted in GAME.view(state, None).scores
    ]


def same(table: Table, true: Table) -> None:
    assert (table.piles, table.tops, table.counts) == (true.piles, true.tops, true.counts)
    assert list(map(sorted, table.hands)) == list(map(sorted, true.hands))
    assert table.deck[table.drawn :] == true.deck


@every_table
def test_turns_left_are_counted(seats, specials):
    played = Counter()
    promised = None
    for state, seat in positions(seats, specials, seed=3):
        table = table_of(state)
        promised = promised or {owner: table.turns_left(owner) for owner in range(seats)}
        assert all(table.turns_left(owner) == promised[owner] - played[owner] for owner in range(seats))
        played[seat] += 1
    assert played == promised


@every_table
def test_every_imagined_deal_agrees_with_the_view_and_holds_each_card_once(seats, specials):
    chance, whole = SimulationChance(0), Counter(NUMBER_CARDS + (SPECIAL_CARDS if specials == "yes" else ()))
    for state, seat in some_positions(seats, specials, step=2):
        view = GAME.view(state, seat)
        deal = Belief(view).deal(chance)
        imagined = state_of(deal, view)
        assert seen(imagined, seat) == seen(state, seat)
        laid = [laid.card for pile in imagined.piles for laid in pile]
        hands = [card for hand in imagined.hands for card in hand]
        assert Counter([*laid, *hands, *imagined.draw_pile, *imagined.discard_pile]) == whole


def test_as_many_onions_are_imagined_as_there_are():
    """Against people of good habit; half an onion more or less in the mean, and rarely more than two."""
    chance, off = SimulationChance(0), []
    for state, seat in positions(4, "no", seed=5, random_moves=10**6):
        table = Belief(GAME.view(state, seat)).deal(chance).table
        off += [imagined - true for imagined, true in zip(table.counts[::8], table_of(state).counts[::8], strict=True)]
    assert abs(sum(off)) < 0.5 * len(off)
    assert sum(abs(one) > 2 for one in off) < 0.2 * len(off)


# What it chooses


@every_table
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_a_legal_move(seats, specials, level, monkeypatch):
    monkeypatch.setattr(computer, "BUDGET", 150)
    for state, seat in some_positions(seats, specials, step=5):
        moves = GAME.legal_moves(state, seat)
        assert computer.choose(GAME.view(state, seat), moves, SimulationChance(1), level) in moves


@reproducible
@given(any_state())
def test_it_keeps_its_head_at_tables_that_no_game_leads_to(state):
    (seat,) = GAME.waiting_on(state)
    moves = GAME.legal_moves(state, seat)
    thought = Belief(GAME.view(state, seat))
    assert len(thought.deal(SimulationChance(0)).table.deck) == len(state.draw_pile)
    for level in ("easy", "medium"):
        assert computer.choose(GAME.view(state, seat), moves, SimulationChance(1), level) in moves


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_chooses_the_same(level, monkeypatch):
    monkeypatch.setattr(computer, "BUDGET", 500)
    for state, seat in some_positions(4, "yes", step=9):
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        assert computer.choose(view, moves, SimulationChance(7), level) == computer.choose(
            view, moves, SimulationChance(7), level
        )


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_nothing(level, monkeypatch):
    monkeypatch.setattr(computer, "BUDGET", 300)
    for state, seat in some_positions(4, "yes", step=9):
        view = GAME.view(state, seat)
        other = state_of(Belief(view).deal(SimulationChance(3)), view)
        assert (other.hands, other.piles) != (state.hands, state.piles)
        one, two = (
            computer.choose(GAME.view(it, seat), GAME.legal_moves(it, seat), SimulationChance(7), level)
            for it in (state, other)
        )
        assert one == two


@every_table
def test_hard_keeps_to_its_budget(seats, specials, monkeypatch):
    """Nothing but the turns thought through takes long; the last comparison may go over by one deal."""
    played = 0

    def counted(table):
        nonlocal played
        played += 1
        return habit(table)

    monkeypatch.setattr(computer, "habit", counted)
    state, seat = some_positions(seats, specials, step=30)[1]
    moves = [way_of(made) for made in GAME.legal_moves(state, seat)]
    computer.Thought(Belief(GAME.view(state, seat)), moves, SimulationChance(1)).best(1500)
    assert 500 < played < 1500 + len(moves) * 25


# What it is good at


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_last_card_goes_where_it_brings_most(level, monkeypatch):
    """One card each is left: a purple 7 fits the own pile, as an onion it would bring nothing."""
    monkeypatch.setattr(computer, "BUDGET", 500)
    state = position(["P5", "B4", "G2"], ["P7", "Y1", "Y2"], draw_pile="")
    assert computer.choose(GAME.view(state, 0), GAME.legal_moves(state, 0), SimulationChance(1), level) == move(
        "P7 own"
    )


def test_medium_beats_easy_and_easy_beats_chance():
    easy, medium = (at(level, computer.choose) for level in ("easy", "medium"))
    assert mean_place(medium, easy, games=16) < 2.1
    assert mean_place(easy, at_random, games=8) < 1.8


def mean_place(one, rest, games: int) -> float:
    """The mean place of one among three others, who sits in every seat as often."""
    places = []
    for seed in range(games):
        seat = seed % 4
        outcome = play(GAME, [one if owner == seat else rest for owner in range(4)], seed)
        places.append(outcome.places[seat])
    return sum(places) / games
