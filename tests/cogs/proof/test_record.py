"""Records that were made once verify for ever, by both programs, and a new record is what its game was.

A new one: python -m tools.record record <game>.
"""

import ast
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from bot.sessions.replay import Mismatch, RecordingChance
from bot.sessions.session import Status
from cogs.proof import verify_alone as alone
from cogs.proof.record import Unreadable, chained, dumps, loads, record_of, verify
from tests.cogs.proof.records import FOLDER, record_of_playout
from tests.crowd import state_of
from tests.finished import FIRST_ID, NAMES, left_behind
from tests.playout import game_folders, game_in, play_out

FILES = sorted(FOLDER.glob("*.json"))
SCRIPT = Path(alone.__file__)

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
every_game = pytest.mark.parametrize("folder", game_folders())


def run_alone(path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the script as its reader would, and see nothing of this project."""
    return subprocess.run(
        [sys.executable, "-I", str(SCRIPT), str(path), *words], cwd="/", capture_output=True, text=True, timeout=30
    )


# For ever


@every_file
def test_a_record_verifies_for_ever(path):
    record = loads(path.read_bytes())
    assert verify(game_in(record.game), record) is None
    assert chained(record) == record
    assert dumps(record) == path.read_text()


@every_file
def test_a_record_verifies_for_ever_without_the_bot(path):
    done = run_alone(path)
    record = loads(path.read_bytes())
    assert (done.returncode, done.stderr) == (0, "")
    assert record.seal in done.stdout
    assert record.fingerprint in done.stdout
    assert f"All {record.draw_count} draws" in done.stdout


def test_the_records_hold_whatever_a_record_can_hold():
    every = [loads(path.read_bytes()) for path in FILES]
    assert {(record.game, record.rules_version) for record in every} >= {
        (game_in(folder).key, game_in(folder).rules_version) for folder in game_folders()
    }, "python -m tools.record record <game>"
    assert {record.outcome is None for record in every if record.moves} == {True, False}
    assert any(not record.moves for record in every), "stopped before the first move"
    assert {kind for record in every for draw in record.draws for kind in draw} == {"below", "shuffle", "result"}
    later = {kind for record in every for moved in record.moves for draw in moved.draws for kind in draw}
    assert later == {"pick", "shuffle", "result"}
    assert {moved.by_computer for record in every for moved in record.moves} == {True, False}


# What a record holds


@every_game
def test_a_record_tells_the_game_and_no_one_who_played(folder):
    game = game_in(folder)
    session, log = left_behind(game, play_out(game, game.seats[-1], 4))
    record = record_of(game, session, log)
    assert (record.game, record.rules_version) == (game.key, game.rules_version)
    assert (record.options, record.seats) == (session.options, len(session.seats))
    assert (record.session, record.secret, record.seal) == (session.id, session.secret.hex(), session.seal)
    assert [int(click) for click in record.joins] == list(session.joins)
    assert record.outcome == game.outcome(state_of(game, session))
    assert [(m.seat, m.by_computer, m.move) for m in record.moves] == [
        (one.seat, one.by_bot, json.loads(one.move)) for one in log
    ]
    assert [moved.events for moved in record.moves] == [json.loads(one.events or b"[]") for one in log]
    text = dumps(record)
    assert dumps(loads(text.encode())) == text
    assert [name for name in (*NAMES, str(FIRST_ID)[:12]) if name in text] == []


@pytest.mark.parametrize("different", [{"status": Status.LOBBY}, {"status": Status.RUNNING}, {"state": None}], ids=str)
def test_of_a_game_that_goes_on_or_never_began_there_is_no_record(different):
    game = game_in("mausen")
    session, log = left_behind(game, play_out(game, 3, 1), stopped_after=4)
    with pytest.raises(ValueError, match="the secret: only a game that was dealt and is over"):
        record_of(game, replace(session, **different), log)


@every_game
def test_of_a_log_that_does_not_follow_from_the_secret_there_is_no_record(folder):
    """The bot cannot sign what it did not play."""
    game = game_in(folder)
    session, log = left_behind(game, play_out(game, game.seats[0], 3, **game.settle_options({})))
    seen = next(at for at, one in enumerate(log) if one.events)
    for bad in (replace(log[seen], events=b""), replace(log[seen], events=b"[1]"), replace(log[seen], move=b"[]")):
        with pytest.raises(Mismatch) as caught:
            record_of(game, session, (*log[:seen], bad, *log[seen + 1 :]))
        assert caught.value.move == seen + 1
    with pytest.raises(Mismatch):
        record_of(game, replace(session, draws=session.draws + 1), log)


# Two programs, one answer


def test_the_script_draws_what_the_bot_draws():
    """Numbers of every size, dice, picks and shuffles, from secrets and clicks of every kind."""
    rng = Random(1)
    for _ in range(60):
        secret, session = rng.randbytes(32), rng.randrange(10**15)
        joins = [rng.getrandbits(rng.randrange(1, 64)) for _ in range(rng.randrange(8))]
        one = RecordingChance(secret, session, joins)
        for _ in range(6):
            rng.choice(
                (
                    lambda one=one: one.below(rng.randrange(1, 2 ** rng.randrange(1, 257))),
                    lambda one=one: one.below(2**256 - rng.randrange(9)),
                    lambda one=one: one.below(2**255 + 1),  # every other number is thrown away
                    lambda one=one: one.die(rng.randrange(1, 100)),
                    lambda one=one: one.pick(rng.choices(range(9), k=5)),
                    lambda one=one: one.shuffled(rng.choices(range(9), k=rng.randrange(12))),
                )
            )()
        other = alone.Chance({"secret": secret.hex(), "session": session, "joins": [str(click) for click in joins]})
        for kind, asked, result in one.take()[0]:
            assert other.answer({kind: asked}) == (list(result) if kind == "shuffle" else result), (kind, asked)
        assert other.n == one.drawn


def test_the_script_needs_nothing_of_this_project():
    source = SCRIPT.read_text()
    imported = {line.split()[1] for line in source.splitlines() if line.startswith(("import ", "from "))}
    assert imported == {"__future__", "hashlib", "hmac", "json", "re", "sys", "typing"}
    assert ast.parse(source, feature_version=(3, 9))
    assert len(source.splitlines()) < 250, "it shall be read in ten minutes"


# Files that are no records

GOOD = json.loads(FILES[0].read_text())
NO_RECORDS = {
    "not JSON": "this is no JSON",
    "deep": "[" * 100_000,
    "a list": "[]",
    "a number": "1",
    "no format": json.dumps({key: value for key, value in GOOD.items() if key != "format"}),
    "format in words": json.dumps(GOOD | {"format": "1"}),
    "format of tomorrow": json.dumps(GOOD | {"format": 2}),
    "a part is missing": json.dumps({key: value for key, value in GOOD.items() if key != "joins"}),
    "a part too many": json.dumps(GOOD | {"names": ["Anna"]}),
    "no secret": json.dumps(GOOD | {"secret": "a1"}),
    "a secret in capitals": json.dumps(GOOD | {"secret": GOOD["secret"].upper()}),
    "a seal with a line after it": json.dumps(GOOD | {"seal": GOOD["seal"] + "\n"}),
    "clicks that are no numbers": json.dumps(GOOD | {"joins": ["1|2"]}),
    "clicks in other digits": json.dumps(GOOD | {"joins": ["١٢"]}),
    "no moves": json.dumps(GOOD | {"moves": None}),
    "a move that is none": json.dumps(GOOD | {"moves": [1]}),
    "a move without draws": json.dumps(
        GOOD | {"moves": [{key: value for key, value in GOOD["moves"][0].items() if key != "draws"}]}
    ),
    "draws that are none": json.dumps(GOOD | {"draws": [1]}),
    "a table that is no number": json.dumps(GOOD | {"session": "1"}),
}


@pytest.mark.parametrize("text", NO_RECORDS.values(), ids=NO_RECORDS)
def test_what_is_no_record_is_refused_in_a_sentence_by_both(text, tmp_path):
    path = tmp_path / "some.json"
    path.write_text(text)
    with pytest.raises(Unreadable) as refused:
        loads(path.read_bytes())
    with pytest.raises(alone.NoRecord) as refused_alone:
        alone.read(str(path))
    assert str(refused_alone.value).split(":")[0].split(",")[0] == str(refused.value).split(":")[0].split(",")[0]


def test_the_script_says_what_it_needs_and_what_is_wrong(tmp_path):
    for path, words, record in (
        (tmp_path / "none.json", (), "none.json cannot be read: No such file or directory."),
        (tmp_path, ("x",), "Which record?"),
    ):
        done = run_alone(path, *words)
        assert (done.returncode, done.stdout) == (1, "")
        assert record in done.stderr
    (tmp_path / "bad.json").write_text("{")
    assert run_alone(tmp_path / "bad.json").stderr.endswith("bad.json is not JSON.\n")


@pytest.mark.parametrize("change", [{"seats": 3.0}, {"seats": True}, {"rules_version": 1.0}], ids=str)
def test_what_only_looks_the_same_in_python_is_no_record(change):
    with pytest.raises(Unreadable):
        loads(json.dumps(GOOD | change).encode())


def test_a_seat_that_is_none_and_a_move_in_other_words_are_against_the_rules():
    record = record_of_playout(game_in("maunz"), 2, 29)
    game = game_in("maunz")
    for bad in (-1, 2, 10**30):
        moves = [structs.replace(record.moves[0], seat=bad), *record.moves[1:]]
        changed = chained(structs.replace(record, moves=moves))
        assert (found := verify(game, changed)) is not None
        assert (found.move, found.why) == (1, "rule")
    wordy = [structs.replace(record.moves[0], move=record.moves[0].move | {"by": "Anna"}), *record.moves[1:]]
    assert (found := verify(game, chained(structs.replace(record, moves=wordy)))) is not None
    assert (found.move, found.why) == (1, "rule")
