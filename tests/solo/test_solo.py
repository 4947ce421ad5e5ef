"""Solos: a game played again from any of its moments meets the same cards and dice, and nothing of it is lost."""

from dataclasses import replace
from itertools import count, pairwise
from typing import Any

import msgspec
import pytest

from bot.errors import NotAllowed
from bot.games.contract import Level, TakeBack
from bot.person import Person
from bot.sessions.replay import replay
from bot.solo.solo import Solo, Start, next_of_bot, played, replayed, stored, table_of, thinking_seed, undone
from tests.finished import left_behind
from tests.playout import game_folders, game_in, play_out

ANNA = Person(1, "anna", "de")
EASY: tuple[Level, ...] = ("easy",)
each_game = pytest.mark.parametrize("key", game_folders())


def start_at(key, session, frame, seat):
    game = game_in(key)
    levels: tuple[Level | None, ...] = tuple(None if one == seat else "easy" for one in range(len(session.seats)))
    return Start(
        key,
        game.rules_version,
        dict(session.options),
        levels,
        session.secret,
        session=session.id,
        joins=session.joins,
        drawn=frame.drawn,
        state=game.encode_state(frame.state),
    )


@each_game
def test_the_same_moves_from_any_moment_lead_to_the_same_end(key):
    """So the cards and dice to come are those of the finished game, in which nothing was taken back."""
    game, games = game_in(key), (play_out(game_in(key), game_in(key).seats[0], seed) for seed in count())
    session, log = left_behind(game, next(one for one in games if all(move != TakeBack() for _, move in one.moves)))
    frames = replay(game, session, log)
    for at in range(0, len(frames), 1 + len(frames) // 5):
        start = start_at(key, session, frames[at], 0)
        rest = ((one.seat, one.by_bot, game.decode_move(one.move)) for one in log[at:])
        table = played(game, table_of(game, start, ANNA), *rest)
        assert table.state == game.encode_state(frames[-1].state)
        assert table.draws == frames[-1].drawn
        assert [s.rank for s in table.seats] == [s.rank for s in session.seats]


def by_itself(game, table, seat=0):
    """The bot and, where it waits for the person, the person play on: the first of all moves."""
    following = next_of_bot(game, table, is_seen=True)
    state = game.decode_state(table.state)
    seat, move = (seat, None) if following is None else following
    made = game.choices(state, seat)[0] if move is None else move
    return played(game, table, (seat, following is not None, made))


@each_game
def test_a_deal_is_the_same_for_everyone_and_after_each_restart(key):
    game = game_in(key)
    seats = game.seats[0]
    levels: tuple[Level | None, ...] = (None, *(EASY * (seats - 1)))
    start = Start(key, game.rules_version, game.settle_options({}), levels, bytes(range(32)), at=7)
    tables = [table_of(game, start, ANNA), table_of(game, start, Person(2, "ben", "fr"))]
    for _ in range(12):
        assert tables[0].state == tables[1].state
        assert thinking_seed(tables[0]) == thinking_seed(tables[1])
        solo = Solo("deal", 5, 0, start, stored(tables[0].tail))
        again = msgspec.json.decode(msgspec.json.encode(solo), type=Solo)
        assert replayed(game, again, ANNA) == replace(tables[0], step=5)
        tables = [by_itself(game, table) for table in tables]
    other = table_of(game, msgspec.structs.replace(start, secret=bytes(32)), ANNA)
    for _ in range(12):
        other = by_itself(game, other)
    assert other.state != tables[0].state or not game.has_chance


@each_game
def test_undoing_leads_back_through_every_own_choice_to_the_start(key):
    game = game_in(key)
    levels: tuple[Level | None, ...] = (None, *(EASY * (game.seats[0] - 1)))
    start = Start(key, game.rules_version, game.settle_options({}), levels, bytes(32))
    table, chosen_at = table_of(game, start, ANNA), list[Any]()
    for _ in range(20):
        if next_of_bot(game, table, is_seen=True) is None and table.people_to_move:
            chosen_at.append(stored(table.tail))
        table = by_itself(game, table)
    solo = Solo("try", 1, 0, start, stored(table.tail))
    for before in reversed(chosen_at):
        solo = replace(solo, moves=undone(solo))
        assert solo.moves == before
    with pytest.raises(NotAllowed):
        undone(solo)


def test_other_draws_are_mixed_in_and_the_first_ones_come_back():
    game = game_in("aus_die_maus")
    start = Start("aus_die_maus", 1, game.settle_options({}), (None, "easy"), bytes(32))
    found = {}
    for other in (0, 1, 2, 0):
        table = table_of(game, msgspec.structs.replace(start, other=other), ANNA)
        for _ in range(8):
            table = by_itself(game, table)
        found.setdefault(other, table.state)
        assert found[other] == table.state
    assert all(one != two for one, two in pairwise(found.values()))
