"""`python -m bot verify` as a person who checks a game meets it: plain sentences, and an exit code for programs."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bot.discovery import game_keys
from bot.errors import OperatorError
from cogs.proof.record import loads, verify
from cogs.proof.verify import check_record, checked, differing
from tests.cogs.proof.records import FOLDER, record_of_playout, tampering
from tests.cogs.proof.test_record import run_alone
from tests.playout import game_in

ROOT = Path(__file__).parents[3]
RECORD = FOLDER / "aus_die_maus-v1-2-seats-2.json"
HONEST = json.loads(RECORD.read_text())


@pytest.fixture
def run(tmp_path):
    """Run it in an empty folder, with settings that are of no use: who checks a record has none."""

    def run(*words: str, given: bytes = b"") -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"PYTHONPATH": str(ROOT), "DATABASE_URL": "nonsense"}
        command = [sys.executable, "-m", "bot", "verify", *words]
        done = subprocess.run(command, cwd=tmp_path, env=environment, input=given, capture_output=True, timeout=60)
        return subprocess.CompletedProcess(command, done.returncode, done.stdout.decode(), done.stderr.decode())

    return run


@pytest.fixture
def written_down(tmp_path):
    def write(record: dict) -> str:
        path = tmp_path / "some.json"
        path.write_text(json.dumps(record))
        return str(path)

    return write


def test_a_record_that_is_as_it_should_be(run, tmp_path):
    done = run(str(RECORD))
    assert (done.returncode, done.stderr) == (0, "")
    about = f"aus_die_maus, 2 seats, rules version 1, moves: {len(HONEST['moves'])}."
    assert f"Table {HONEST['session']}: {about}" in done.stdout
    assert HONEST["seal"] in done.stdout
    assert HONEST["fingerprint"] in done.stdout
    assert "its places and scores follow" in done.stdout
    assert list(tmp_path.iterdir()) == [], "nothing is made for it, no database either"


def test_a_record_from_standard_input(run):
    assert run("-", given=RECORD.read_bytes()).returncode == 0


def test_a_record_of_a_game_that_was_stopped_says_so():
    assert "stopped before its end" in checked(record_of_playout(game_in("mausen"), 3, 1, stopped_after=5))


def test_a_record_in_which_something_differs(capsys, written_down):
    record = json.loads(RECORD.read_text())
    at, draw = next((at, moved["draws"][0]) for at, moved in enumerate(record["moves"]) if at > 5 and moved["draws"])
    right, draw["result"] = draw["result"], 3 - draw["result"]
    tampering.rehash(record)
    file = written_down(record)
    assert check_record(file) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"Move {at + 1} differs (draw): draw 1: the record says ")
    assert f'"result":{right}}} follows from the secret and the clicks.' in said
    alone = run_alone(file)
    assert (alone.returncode, alone.stdout) == (1, "")
    assert alone.stderr.startswith(f"Move {at + 1} differs: draw 1: the record says ")


@pytest.mark.parametrize(
    ("tamper", "where"), [(tampering.another_seal, "The set-up"), (tampering.another_fingerprint, "The end")]
)
def test_set_up_and_end_are_called_so_by_both(written_down, tamper, where):
    record = json.loads(RECORD.read_text())
    tamper(record, Random(1))
    read = loads(json.dumps(record).encode())
    found = verify(game_in("aus_die_maus"), read)
    assert found is not None
    assert differing(read, found).startswith(f"{where} differs ({found.why}): ")
    assert run_alone(written_down(record)).stderr.startswith(f"{where} differs: ")


@pytest.mark.parametrize(
    ("change", "record"),
    [
        ({"format": 2}, "has the format 2, and this Katzentisch reads the format 1."),
        (
            {"game": "schach"},
            f"is of a game that this Katzentisch does not have: 'schach'. It has {', '.join(game_keys())}.",
        ),
        ({"game": "../bot"}, "is of a game that this Katzentisch does not have: '../bot'."),
        ({"rules_version": 9}, "was played by version 9 of the rules, and this Katzentisch has version 1."),
        ({"moves": "none"}, "is not a whole record: "),
    ],
    ids=["format", "game", "path", "rules version", "moves"],
)
def test_a_record_that_cannot_be_checked(written_down, change, record):
    file = written_down(HONEST | change)
    with pytest.raises(OperatorError) as refused:
        check_record(file)
    assert str(refused.value).startswith(f"{file} {record}")
    assert len(str(refused.value).splitlines()) == 1


def test_a_file_that_is_none(run, tmp_path):
    words = tmp_path / "words.json"
    words.write_text("words")
    for file, record in (
        (words, f"{words} is not JSON."),
        (tmp_path / "missing", f"{tmp_path}/missing cannot be read: No such file or directory."),
        (tmp_path, f"{tmp_path} cannot be read: Is a directory."),
    ):
        with pytest.raises(OperatorError) as refused:
            check_record(str(file))
        assert str(refused.value) == record
    done = run(given=b"")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "katzentisch: Standard input is not JSON.\n")


@pytest.mark.parametrize("depth", [100, 900, 991, 5000])
def test_a_record_that_is_nested_too_deeply(written_down, depth):
    deep = json.dumps(HONEST).replace('"result": ', f'"result": {"[" * depth}1{"]" * depth}, "was": ', 1)
    path = written_down(HONEST)
    Path(path).write_text(deep)
    with pytest.raises(OperatorError, match=r"is nested too deeply|is not JSON"):
        check_record(path)
    done = run_alone(path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_a_file_without_an_end():
    with pytest.raises(OperatorError, match=r"^/dev/zero is too large to be a record\.$"):
        check_record("/dev/zero")
