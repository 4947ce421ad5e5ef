"""Whatever is changed in a record is found at the very move, by both programs.

And who makes the hashes fit again is found by draws, rules and events.
"""

import copy
import json
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.proof import verify_alone as alone
from cogs.proof.record import Difference, Unreadable, dumps, loads, verify
from tests.cogs.proof.records import record_of_playout, tampering
from tests.cogs.proof.records.tampering import OF_DRAWS, OF_EVENTS, OF_SECRET, OF_SOURCE, JsonRecord, Tamper, rehash
from tests.playout import game_folders, game_in, play_out

places = settings(max_examples=3)
chosen = st.integers(0, 2**32)
every_game = pytest.mark.parametrize("folder", game_folders())
WITH_CARDS = [folder for folder in game_folders() if play_out(game_in(folder), game_in(folder).seats[0], 1).drawn > 9]
"""Games with so many draws that other chance surely brings others."""


def each(*tampers: Tamper):
    return pytest.mark.parametrize("tamper", tampers, ids=lambda tamper: tamper.__name__)


@cache
def honest(folder: str) -> tuple[JsonRecord, ...]:
    """Games with few and with many players, one of them stopped, as short as for a person alone."""
    game = game_in(folder)
    options = game.settle_options(game.alone)
    return tuple(
        json.loads(
            dumps(record_of_playout(game, game.seats[n % len(game.seats)], n, (None, 5, None)[n % 3], **options))
        )
        for n in (31, 2, 3, 5)
    )


def tampered(folder: str, tamper: Tamper, seed: int, *, well: bool = False) -> tuple[JsonRecord, int | None]:
    """Return a record with one thing changed, and where; `well` makes the hashes fit again."""
    rng = Random(seed)
    record = copy.deepcopy(rng.choice(honest(folder)))
    where = tamper(record, rng)
    if well:
        rehash(record)
    return record, where


def by_bot(record: JsonRecord) -> Difference | None:
    return verify(game_in(record["game"]), loads(json.dumps(record).encode()))


def by_script(record: JsonRecord) -> int | None:
    try:
        alone.check(record)
    except alone.Differs as difference:
        return difference.move
    return None


@every_game
def test_the_honest_ones_are_honest(folder):
    assert {record["outcome"] is None for record in honest(folder)} == {True, False}
    for record in honest(folder):
        again = copy.deepcopy(record)
        rehash(again)
        assert again == record
        assert by_bot(record) is by_script(record) is None


# As a person would do it who knows nothing of the hashes


@every_game
@each(*tampering.EVERY)
def test_whatever_was_changed_is_found_at_the_very_move(folder, tamper):
    @places
    @given(chosen)
    def check(seed):
        record, where = tampered(folder, tamper, seed)
        found = by_bot(record)
        if where is None:
            assert found is None
            return
        assert found is not None
        assert (found.move, by_script(record)) == (where, where), found
        kinds = {OF_SECRET: "seal", OF_DRAWS: "draw", OF_EVENTS: "event"}
        assert {found.why} <= {why for tampers, why in kinds.items() if tamper in tampers} or not any(
            tamper in tampers for tampers in kinds
        )

    check()


# As a person would do it who makes the hashes fit again


@pytest.mark.parametrize(
    ("folder", "tamper"),
    [(folder, tamper) for tamper in OF_DRAWS + OF_EVENTS + OF_SECRET for folder in game_folders()]
    + [(folder, tamper) for tamper in OF_SOURCE for folder in WITH_CARDS],
)
def test_a_changed_draw_event_or_source_of_chance_is_found_though_the_hashes_fit(folder, tamper):
    """By the bot, which knows the rules; the script knows of events and of the order of draws nothing."""
    why = "event" if tamper in OF_EVENTS else "seal" if tamper in OF_SECRET else "draw"

    @places
    @given(chosen)
    def check(seed):
        record, where = tampered(folder, tamper, seed, well=True)
        found = by_bot(record)
        assert (found and (found.move, found.why)) == (None if where is None else (where, why))
        if tamper in OF_EVENTS:
            assert by_script(record) is None
        elif tamper not in (tampering.dropped_draw, tampering.invented_draw):
            assert by_script(record) == where

    check()


@every_game
@each(tampering.another_move, tampering.another_seat)
def test_a_changed_move_that_everyone_saw_is_found_at_once_though_the_hashes_fit(folder, tamper):
    @places
    @given(chosen)
    def check(seed):
        record, where = tampered(folder, tamper, seed, well=True)
        if where is None or not record["moves"][where - 1]["events"]:
            return
        found = by_bot(record)
        assert found is not None
        assert found.move == where
        assert found.why in ("rule", "event", "draw")

    check()


@every_game
@each(tampering.dropped_end, tampering.another_outcome)
def test_another_end_is_found_by_the_outcome_though_the_hashes_fit(folder, tamper):
    for record in copy.deepcopy(honest(folder)):
        was_finished = record["outcome"] is not None
        tamper(record, Random(1))
        rehash(record)
        found, end = by_bot(record), len(record["moves"]) + 1
        is_changed = was_finished or tamper is tampering.another_outcome
        assert (found and (found.move, found.why)) == ((end, "outcome") if is_changed else None)


# What one reader could take in one way, and another in another


def twice(text: str) -> str:
    return text.replace('"seats":', '"seats": 2, "seats":', 1)


def zero_before_a_join(text: str) -> str:
    first = json.loads(text)["joins"][0]
    return text.replace(f'"{first}"', f'"0{first}"', 1)


@every_game
@pytest.mark.parametrize("tamper", [twice, zero_before_a_join])
def test_what_can_be_read_in_two_ways_is_refused_by_both_programs(folder, tamper, tmp_path):
    text = tamper(json.dumps(honest(folder)[0]))
    with pytest.raises(Unreadable):
        loads(text.encode())
    (tmp_path / "record.json").write_text(text)
    with pytest.raises(alone.NoRecord):
        alone.read(str(tmp_path / "record.json"))


@every_game
@pytest.mark.parametrize("seat", [-1, 99])
def test_a_seat_that_the_table_does_not_have_is_found_by_both_programs_though_the_hashes_fit(folder, seat):
    record = copy.deepcopy(honest(folder)[0])
    record["moves"][2]["seat"] = seat
    rehash(record)
    assert by_bot(record).move == 3
    assert by_script(record) == 3
