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

import bot.past.verify_alone as alone
from bot.past.record import Difference, Unreadable, dumps, loads, verify
from bot.past.replay import Mismatch, replay
from bot.sessions.log import LoggedMove
from bot.sessions.session import ChannelRef, Seated, Session, Status
from tests.finished import record_of_playout
from tests.past.records import tampering
from tests.past.records.tampering import OF_DRAWS, OF_EVENTS, OF_MOVES, OF_SECRET, OF_SOURCE, JsonRecord, Tamper, rehash
from tests.playout import game_folders, game_in

places = settings(max_examples=3)
chosen = st.integers(0, 2**32)
every_game = pytest.mark.parametrize("folder", game_folders())
WITH_CARDS = [folder for folder in game_folders() if folder in ("heul_doch", "aus_die_maus")]
NO_LUCK = "mausen"


def each(*tampers: Tamper):
    return pytest.mark.parametrize("tamper", tampers, ids=lambda tamper: tamper.__name__)


@cache
def honest(folder: str) -> tuple[JsonRecord, ...]:
    """Games with few and with many players, one of them stopped.

    In maunz. chance says who begins, and the mice run a short way.
    """
    game = game_in(folder)
    options = {"maunz": {"first": "random"}, "aus_die_maus": {"track": "10"}}.get(folder, {})
    return tuple(
        json.loads(
            dumps(record_of_playout(game, game.seats[n % len(game.seats)], n, (None, 5, None)[n % 3], **options))
        )
        for n in (22, 2, 3, 5)
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


@every_game
@each(*OF_DRAWS)
def test_a_changed_draw_is_found_though_the_hashes_fit(folder, tamper):
    @places
    @given(chosen)
    def check(seed):
        record, where = tampered(folder, tamper, seed, well=True)
        found = by_bot(record)
        assert (found and (found.move, found.why)) == (None if where is None else (where, "draw"))
        if tamper in (tampering.another_die, tampering.another_deal):
            assert by_script(record) == where

    check()


@every_game
@each(*OF_EVENTS)
def test_a_changed_event_is_found_though_the_hashes_fit(folder, tamper):
    """By the bot, which knows the rules; what the script checks is as it was."""

    @places
    @given(chosen)
    def check(seed):
        record, where = tampered(folder, tamper, seed, well=True)
        found = by_bot(record)
        assert (found and (found.move, found.why)) == (None if where is None else (where, "event"))
        assert by_script(record) is None

    check()


@every_game
@each(*OF_SECRET)
def test_a_secret_that_does_not_fit_its_seal_is_found_though_the_hashes_fit(folder, tamper):
    record, where = tampered(folder, tamper, 1, well=True)
    found = by_bot(record)
    assert found is not None
    assert (found.move, found.why, by_script(record)) == (where, "seal", where)


@pytest.mark.parametrize("folder", WITH_CARDS)
@each(*OF_SOURCE)
def test_another_source_of_chance_deals_other_cards_though_seal_and_hashes_fit(folder, tamper):
    @places
    @given(chosen)
    def check(seed):
        record, where = tampered(folder, tamper, seed, well=True)
        found = by_bot(record)
        assert found is not None
        assert (found.move, found.why, by_script(record)) == (where, "draw", where)

    check()


@pytest.mark.parametrize("folder", [folder for folder in game_folders() if folder not in WITH_CARDS])
@each(*OF_SOURCE)
def test_where_next_to_nothing_is_drawn_both_programs_still_say_the_same(folder, tamper):
    """Who begins is one of two: another secret may well say the same.

    And where nothing is drawn, nothing could be chosen either.
    """

    @places
    @given(chosen)
    def check(seed):
        record, where = tampered(folder, tamper, seed, well=True)
        found = by_bot(record)
        assert (found and found.move) == by_script(record)
        assert found is None or (found.move, found.why) == (where, "draw")
        assert folder != NO_LUCK or found is None

    check()


@every_game
@each(tampering.another_move, tampering.broken_move, tampering.another_seat)
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


def by_replay(record: JsonRecord) -> int | None:
    """Where the same moves and events, as a log, differ from what follows: the answer of another part of the bot."""
    seats = tuple(Seated(seat, None, "") for seat in range(record["seats"]))
    session = Session(
        id=record["session"],
        where=ChannelRef(1, 1),
        message_id=None,
        game=record["game"],
        rules_version=1,
        options=record["options"],
        language="en",
        secret=bytes.fromhex(record["secret"]),
        joins=tuple(map(int, record["joins"])),
        draws=0,
        status=Status.FINISHED,
        seq=1,
        step=1,
        shown_seq=0,
        updated_at=0,
        state=None,
        seats=seats,
    )
    log = [
        LoggedMove(
            m["seat"],
            m["by_computer"],
            json.dumps(m["move"]).encode(),
            json.dumps(m["events"], separators=(",", ":")).encode() if m["events"] else b"",
        )
        for m in record["moves"]
    ]
    try:
        replay(game_in(record["game"]), session, log)
    except Mismatch as difference:
        return difference.move
    return None


@every_game
@each(*(tamper for tamper in OF_MOVES if tamper is not tampering.another_chooser))
def test_changed_moves_are_found_where_they_lead_elsewhere_though_the_hashes_fit(folder, tamper):
    """A secret pick is found when it is turned up; one that was changed again before that led nowhere."""

    @places
    @given(chosen)
    def check(seed):
        record, where = tampered(folder, tamper, seed, well=True)
        found, by_rules = by_bot(record), by_replay(record)
        if found is None:
            assert by_rules is None
            return
        assert where is not None
        assert found.move >= where
        assert by_rules is None or found.move <= by_rules
        assert by_rules is not None or found.why in ("draw", "outcome")
        assert found.why in ("draw", "outcome") or found.move == by_rules

    check()


@every_game
def test_an_end_that_was_left_out_is_found_by_the_outcome_though_the_hashes_fit(folder):
    for record in copy.deepcopy(honest(folder)):
        was_finished = record["outcome"] is not None
        where = tampering.dropped_end(record, Random(1))
        rehash(record)
        found = by_bot(record)
        assert (found and (found.move, found.why)) == ((where, "outcome") if was_finished else None)


@every_game
def test_an_outcome_that_the_moves_do_not_have_is_found_though_the_hashes_fit(folder):
    for record in copy.deepcopy(honest(folder)):
        tampering.another_outcome(record, Random(1))
        rehash(record)
        found = by_bot(record)
        assert found is not None
        assert (found.move, found.why) == (len(record["moves"]) + 1, "outcome")


def test_every_kind_of_tampering_does_something_somewhere():
    """Otherwise a test above would check nothing."""
    for tamper in tampering.EVERY:
        assert any(tampered(folder, tamper, seed)[1] is not None for folder in game_folders() for seed in range(4)), (
            tamper.__name__
        )


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
