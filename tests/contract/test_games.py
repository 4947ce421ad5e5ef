"""What holds for every game, whatever its rules."""

import json
import subprocess
import sys
from itertools import combinations
from random import Random

import msgspec
import pytest

from bot.discovery import package_of
from bot.errors import IllegalMove
from bot.games.chance import Chance
from bot.games.contract import AnyGame, Position, TakeBack
from tests.playout import choices_of, game_folders, play_out


def test_there_are_games():
    assert "mausen" in game_folders()


# What it says of itself


def test_a_game_is_named_as_its_folder(game, folder):
    assert game.key == folder


def test_some_number_of_players_fits(game):
    assert len(game.seats) >= 1
    assert min(game.seats) >= 1


def test_every_option_has_its_default_among_its_choices(game):
    assert len({option.key for option in game.options}) == len(game.options)
    for option in game.options:
        choices = choices_of(game, option)
        assert option.default in choices
        assert len(set(choices)) == len(choices) >= 2


def test_options_not_chosen_are_the_defaults(game):
    assert game.settle_options({}) == {option.key: option.default for option in game.options}


def test_a_chosen_option_is_kept(game):
    for option in game.options:
        for choice in choices_of(game, option):
            assert game.settle_options({option.key: choice}) == game.settle_options({}) | {option.key: choice}


def test_unknown_options_are_refused(game):
    with pytest.raises(ValueError, match="no-such-option"):
        game.settle_options({"no-such-option": "on"})


def test_unknown_choices_are_refused(game):
    for option in game.options:
        with pytest.raises(ValueError, match=option.key):
            game.settle_options({option.key: "no-such-choice"})


def test_the_rules_need_neither_discord_nor_a_database_nor_pictures(folder):
    """In a fresh interpreter, so that nothing that other tests imported hides it."""
    look = "import sys, {}.rules; print(*sorted({{'discord', 'sqlalchemy', 'PIL'}} & set(sys.modules)))"
    found = subprocess.run(
        [sys.executable, "-c", look.format(package_of(folder))], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == ""


# A game that goes on


def test_random_games_end(playouts):
    """That is what `play_out` insists on; a game that needs no move at all would be none."""
    assert all(played.moves for played in playouts)


@pytest.mark.parametrize("among", [min, pytest.param(max, marks=pytest.mark.slow)], ids=["fewest", "most"])
def test_every_choice_of_every_option_plays_to_an_end(game, among):
    """Of an option by seat three choices: no seat, one, all."""
    for option in game.options:
        by_seat = (option.with_seats(seats) for seats in ((), (1,), range(game.seats[-1])))
        for choice in option.choices or by_seat:
            played = play_out(game, among(game.seats), 0, **{option.key: choice})
            assert game.outcome(played.states[-1]) is not None


def test_a_seat_is_awaited_until_there_is_an_outcome(game, playouts):
    for played in playouts:
        for state in played.states:
            assert bool(game.waiting_on(state)) == (game.outcome(state) is None)


def test_every_awaited_seat_exists_and_has_a_move(game, playouts):
    for played in playouts:
        for state in played.states:
            for seat in game.waiting_on(state):
                assert seat in range(played.seats)
                assert game.legal_moves(state, seat)


@pytest.mark.parametrize("seat", [-1, -2, 6, 99])
def test_a_seat_that_is_not_at_the_table_may_do_and_know_nothing(game, playouts, seat):
    for played in playouts:
        chance = played.chance()
        for state in (played.states[0], played.states[-1]):
            assert game.legal_moves(state, seat) == ()
            for move in {move for own in range(played.seats) for move in game.legal_moves(played.states[0], own)}:
                with pytest.raises(IllegalMove):
                    game.apply(state, seat, move, chance)
            with pytest.raises(IllegalMove):
                game.view(state, seat)


def test_an_outcome_ranks_every_seat_by_competition_ranking(game, playouts):
    """Two firsts are followed by a third."""
    for played in playouts:
        outcome = game.outcome(played.states[-1])
        assert len(outcome.places) == len(outcome.scores) == played.seats
        assert outcome.places == tuple(1 + sum(other < place for other in outcome.places) for place in outcome.places)
        assert outcome.winners
        assert outcome.reason


def test_every_state_survives_json(game, playouts):
    for played in playouts:
        for state in played.states:
            assert game.decode_state(game.encode_state(state)) == state


def test_every_move_survives_json(game, playouts):
    for played in playouts:
        for _, move in played.moves:
            assert game.decode_move(game.encode_move(move)) == move


def test_states_and_moves_cannot_be_changed_in_place(playouts):
    """What is frozen all the way down has a hash; anything else raises TypeError here."""
    for played in playouts:
        for thing in (*played.states, *played.moves):
            hash(thing)


def test_the_log_leads_to_the_same_states_again(game, playouts):
    """From the same secret, joins and moves, in one go."""
    for played in playouts:
        chance = played.chance()
        at = Position(game.setup(played.seats, game.settle_options(played.options), chance))
        states = [at.state]
        for number, (seat, move) in enumerate(played.moves):
            at, _ = game.play(at, seat, move, chance, by_bot=number in played.by_bot)
            states.append(at.state)
        assert states == list(played.states)


def test_a_game_goes_on_from_what_is_stored(game, playouts):
    """Each move read from JSON, made on a state read from JSON, by chance that knows only how much was drawn."""
    for played in playouts:
        drawn, earlier = chance_of_setup(game, played).drawn, None
        for at, (seat, move) in enumerate(played.moves):
            chance, before = played.chance(drawn), game.decode_state(game.encode_state(played.states[at]))
            stored, by_bot = Position(before, game.decode_earlier(earlier)), at in played.by_bot
            after, _ = game.play(stored, seat, game.decode_move(game.encode_move(move)), chance, by_bot=by_bot)
            assert after.state == played.states[at + 1]
            drawn, earlier = chance.drawn, msgspec.json.encode(after.earlier) if after.earlier else None
        assert drawn == played.drawn


def chance_of_setup(game, played) -> Chance:
    chance = played.chance()
    game.setup(played.seats, game.settle_options(played.options), chance)
    return chance


# Legal moves


def test_no_move_is_listed_twice(game, moments):
    for played, at in moments:
        for seat in range(played.seats):
            moves = game.legal_moves(played.states[at], seat)
            assert len(set(moves)) == len(moves)


def test_every_legal_move_is_accepted_and_changes_nothing_in_place(game, moments):
    for played, at in moments:
        state = played.states[at]
        before = game.encode_state(state)
        for seat in range(played.seats):
            for move in game.legal_moves(state, seat):
                assert isinstance(game.apply(state, seat, move, played.chance()).state, game.state_type)
        assert game.encode_state(state) == before


def test_every_other_move_is_rejected_and_changes_nothing_in_place(game, playouts, moments):
    """Moves of other moments, and moves with numbers and words that nothing on the table has."""
    made = {move for played in playouts for _, move in played.moves} - {TakeBack()}
    moves = sorted(made, key=game.encode_move)
    moves += [bent for move in moves for bent in bent_moves(game, move)]
    rng = Random(2)
    for played, at in moments:
        state = played.states[at]
        before = game.encode_state(state)
        for seat in range(played.seats):
            listed = set(game.legal_moves(state, seat))
            for move in rng.sample(moves, min(40, len(moves))):
                if move not in listed:
                    with pytest.raises(IllegalMove):
                        game.apply(state, seat, move, played.chance())
        assert game.encode_state(state) == before


def bent_moves(game: AnyGame, move) -> list:
    """Moves that can be read, but hold a number or a word that means nothing."""
    found = []
    for bent in bendings(json.loads(game.encode_move(move))):
        try:
            found.append(game.decode_move(json.dumps(bent).encode()))
        except msgspec.ValidationError:
            continue
    return found


def bendings(value):
    """Yield this value with one number or word in it replaced, for each of them."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (-1, value + 100)
        case str():
            yield "nothing"
        case list():
            for at, inner in enumerate(value):
                yield from ([*value[:at], bent, *value[at + 1 :]] for bent in bendings(inner))
        case dict():
            for key, inner in value.items():
                yield from ({**value, key: bent} for bent in bendings(inner))


def test_every_seat_may_give_up_until_the_end(game, moments):
    for played, at in moments:
        state = played.states[at]
        giving_up = game.of_people.giving_up
        if giving_up is not None and game.waiting_on(state):
            for seat in range(played.seats):
                after = game.apply(state, seat, giving_up, played.chance()).state
                assert seat not in game.waiting_on(after), "no game waits for a player who has gone"


# What one may know


def test_a_hidden_move_shows_the_others_nothing(game, moments):
    """Two games that differ only in what one seat did unseen look the same to all others, and go on alike."""
    for played, at in moments:
        for seat in range(played.seats):
            for one, other in combinations(hidden_moves(game, played, at, seat)[:4], 2):
                assert seen_by_others(game, one, seat, played.seats) == seen_by_others(game, other, seat, played.seats)


def hidden_moves(game, played, at, seat):
    """States after each move of this seat that no other player saw."""
    state = played.states[at]
    applied = [game.apply(state, seat, move, played.chance()) for move in game.legal_moves(state, seat)]
    return [after.state for after in applied if after.events == ()]


def seen_by_others(game, state, seat, seats):
    others = [other for other in range(seats) if other != seat]
    views = [game.view(state, other) for other in (*others, None)]
    return views, game.waiting_on(state), [game.legal_moves(state, other) for other in others], game.outcome(state)
