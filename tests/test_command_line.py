"""`python -m bot` as the host of the bot meets it: it ends in one sentence, and never in a traceback."""

import asyncio
import json
import logging
import re
import signal
import socket
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from unittest.mock import Mock
from urllib.parse import parse_qs, urlsplit

import pytest
from discord import Permissions
from discord.http import Route
from discord.utils import utcnow
from filelock import FileLock

from bot import __main__ as command_line
from bot.__main__ import _unless
from bot.clicks.places import WANTED
from bot.errors import OperatorError
from bot.hosting.settings import Settings
from bot.run.app import App
from bot.storage.database import Database
from bot.table.service.clock import Clock
from tests.command_line import SETTINGS, sentence

COMMANDS = ("run", "play", "invite", "check", "backup", "restore", "move")
DEADLINE = 30  # seconds, for a process that hangs


@pytest.fixture
def process(environment, tmp_path):
    """Run a command to its end, in a process of its own."""

    def run(*words: str, **settings: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "bot", *words],
            cwd=tmp_path,
            env=environment | settings,
            capture_output=True,
            text=True,
            timeout=DEADLINE,
        )

    return run


# Help and check


def test_help_names_every_command(process):
    done = process("--help")
    assert done.returncode == 0
    assert all(command in done.stdout for command in COMMANDS)
    assert done.stderr == ""


def test_the_version_has_a_number(process):
    done = process("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"katzentisch \d+\.\d+\.\d+( \([0-9a-f]+(-dirty)?\))?\n", done.stdout)


def test_a_release_has_the_number_at_the_head_of_the_changelog():
    number = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert re.findall(r"^## \[(.*?)\]", Path("CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)[0] == number


ME = {"id": "42", "username": "katzentisch", "discriminator": "0", "avatar": None, "description": "Cats"}


def test_check_makes_nothing_and_is_not_content_without_a_token(bot, tmp_path):
    done = bot("check", BACKUP_FOLDER="copies")
    assert sentence(done, SETTINGS) == "1 of these cannot be used as they are set."
    assert f"{tmp_path}/table.db: no file yet: the first start makes it" in done.stdout
    assert f"settings  there is no {tmp_path}/.env\n" in done.stdout
    assert "discord   NO: DISCORD_TOKEN is not set." in done.stdout
    assert not [*tmp_path.iterdir()]


@pytest.mark.usefixtures("sqlite_url")
def test_check_says_what_is_there_and_asks_whose_the_token_is_without_printing_it(bot, tmp_path, monkeypatch, caplog):
    (tmp_path / ".env").write_text("CONTACT=me\nDISCORD_TOKEN=\n")
    (tmp_path / ".env").chmod(0o644)
    with discord_that_answers(monkeypatch, 200, ME):
        done = bot("check", DISCORD_TOKEN="a.secret.token")
    assert (done.returncode, done.stderr) == (0, "")
    for words in (
        f"settings  {tmp_path}/.env: CONTACT\n",
        "settings  the environment: DATABASE_URL, DISCORD_TOKEN, LOG_LEVEL\n",
        f"{tmp_path}/table.db: schema 0",
        "up to date (SQLite",
        "; a picture was drawn",
        "no BACKUP_FOLDER",
        "the token is that of katzentisch (42)\n",
        "hint: the application has no icon, no install link yet",
        "warning   .env can be read by all users of this machine",
    ):
        assert words in done.stdout
    assert "secret" not in done.stdout
    said = [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]
    assert said == [], "no warning of discord.py about what `check` does not need"


@pytest.mark.parametrize(("ahead_s", "words"), [(60, "60 s ahead of Discord's"), (-5, "5 s behind Discord's"), (0, "")])
def test_check_says_once_that_the_clock_is_wrong(bot, monkeypatch, ahead_s, words):
    monkeypatch.setattr("bot.hosting.login.utcnow", lambda: utcnow() + timedelta(seconds=ahead_s))
    with discord_that_answers(monkeypatch, 200, ME):
        said = bot("check", DISCORD_TOKEN="good").stdout
    assert said.count("clock is") == bool(words)
    assert words in said


def test_check_tries_all_settings_and_says_of_each_what_is_wrong(bot, monkeypatch, tmp_path):
    (tmp_path / "x").touch()
    wrong = {"BACKUP_FOLDER": "x/copies", "METRICS_PORT": "9464", "METRICS_HOST": "nohost.invalid"}
    with discord_that_answers(monkeypatch, 401, {"message": "401: Unauthorized", "code": 0}):
        done = bot("check", DISCORD_TOKEN="nonsense", **wrong)
    assert sentence(done, SETTINGS) == "3 of these cannot be used as they are set."
    failed = re.findall(r"^(\w+) +NO: (.*)$", done.stdout, re.MULTILINE)
    assert [name for name, _ in failed] == ["backups", "port", "discord"]
    for (_, said), words in zip(
        failed, ("BACKUP_FOLDER x/copies", "METRICS_HOST nohost.invalid", "DISCORD_TOKEN"), strict=True
    ):
        assert words in said


def test_check_names_what_is_no_setting(bot, tmp_path):
    (tmp_path / ".env").write_text("BACKUP_FOLDR=x\nPOSTGRES_PASSWORD=x\nCOLOUR=red\n")
    said = bot("check", LOG_LEVLE="INFO", PATHS="x").stdout
    assert re.findall(r"^warning +(.*)$", said, re.MULTILINE)[-3:] == [
        "BACKUP_FOLDR is no setting: did you mean BACKUP_FOLDER?",
        "COLOUR is no setting",
        "LOG_LEVLE is no setting: did you mean LOG_LEVEL?",
    ]


@pytest.mark.usefixtures("sqlite_url")
def test_check_beside_a_bot_says_so(bot, tmp_path):
    with FileLock(tmp_path / "table.db.lock"), socket.create_server(("127.0.0.1", 0)) as taken:
        done = bot("check", METRICS_PORT=str(taken.getsockname()[1]))
    assert "up to date" in done.stdout
    assert "held by a process of this machine" in done.stdout
    assert "is in use: by a bot that runs, or by another program" in done.stdout


def test_a_database_that_does_not_answer_is_named_without_its_password(bot, unused_tcp_port):
    done = bot("check", DATABASE_URL=f"postgresql://katze:geheim@127.0.0.1:{unused_tcp_port}/tisch")
    assert f"127.0.0.1:{unused_tcp_port}/tisch cannot be used" in done.stdout
    assert "geheim" not in done.stdout


# backup


@pytest.mark.usefixtures("sqlite_url")
def test_a_backup_while_a_bot_owns_the_database(bot, tmp_path):
    there = f"sqlite:///{tmp_path}/table.db"
    with FileLock(tmp_path / "table.db.lock"):
        done = bot("backup", "copies/first.db")
        assert (done.returncode, done.stderr, done.stdout) == (0, "", f"backup    copies/first.db: {there}, whole\n")
        assert (tmp_path / "copies/first.db").stat().st_size > 0
        assert sentence(bot("backup", "copies/first.db")).startswith(
            "copies/first.db is there already: a backup overwrites nothing."
        )
    assert [path.name for path in (tmp_path / "copies").iterdir()] == ["first.db"]


@pytest.mark.usefixtures("sqlite_url")
def test_a_backup_without_a_name_gets_the_date(bot, tmp_path):
    assert bot("backup").returncode == 0
    assert len(list(tmp_path.glob("katzentisch-20*.db"))) == 1


def test_a_backup_of_nothing(bot, tmp_path):
    there = f"sqlite:///{tmp_path}/table.db"
    assert sentence(bot("backup", "copy.db")) == f"There is no database of Katzentisch at {there}."
    assert not (tmp_path / "copy.db").exists()


# restore


@pytest.mark.usefixtures("sqlite_url")
def test_restore_says_what_it_did(bot, tmp_path):
    assert bot("backup", "copy.db").returncode == 0
    done = bot("restore", "copy.db")
    assert (done.returncode, done.stderr) == (0, "")
    assert "restored  copy.db: the next start shows all boards as they were then" in done.stdout
    assert f"what was there is {tmp_path}/table.db.replaced-" in done.stdout
    said = sentence(bot("restore", "nowhere.db"))
    assert said == "nowhere.db cannot be restored: No such file or directory. Nothing was changed."


# run


@pytest.mark.parametrize("words", [["run"], []], ids=["run", "nothing"])
def test_run_without_a_token(bot, words):
    assert sentence(bot(*words), SETTINGS).startswith("DISCORD_TOKEN is not set.")


@contextmanager
def discord_that_answers(monkeypatch, status: int, body: object) -> Generator[None]:
    """Stand in for Discord's REST API."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self):
            if not status:
                return  # and hang up
            text = json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{server.server_port}")
        yield
        server.shutdown()


def test_run_with_a_token_that_discord_refuses(bot, monkeypatch):
    with discord_that_answers(monkeypatch, 401, {"message": "401: Unauthorized", "code": 0}):
        said = sentence(bot("run", DISCORD_TOKEN="bad"), SETTINGS)
    assert said == "Discord refuses DISCORD_TOKEN. Copy it again from the developer portal, page Bot."


def test_invite_prints_an_address_with_all_permissions_and_one_for_people(bot, monkeypatch):
    person = {"id": "42", "username": "katzentisch", "discriminator": "0", "avatar": None}
    application = {"name": "Katzentisch", "description": "", "bot_public": True, "bot_require_code_grant": False}
    verified = {"icon": None, "verify_key": "0", "flags": 0, "owner": person}
    with discord_that_answers(monkeypatch, 200, {**person, **application, **verified}):
        lines = bot("invite", DISCORD_TOKEN="good").stdout.splitlines()
    (_, server), (_, person_address) = (line.split() for line in lines)
    own = parse_qs(urlsplit(person_address).query)
    assert (own["integration_type"], own["scope"]) == (["1"], ["applications.commands"])
    address = urlsplit(server)
    query = parse_qs(address.query)
    assert (address.netloc, query["client_id"]) == ("discord.com", ["42"])
    assert query["scope"] == ["bot applications.commands"]
    assert Permissions(int(query["permissions"][0])) == Permissions(**dict.fromkeys(WANTED, True))


@pytest.fixture
def unit():
    """The unit for systemd: what each setting says."""
    lines = Path("docs/katzentisch.service").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def test_the_unit_for_systemd_starts_a_command_that_there_is(unit):
    program, command = unit["ExecStart"].split()
    assert (Path(program).name, command in COMMANDS) == ("katzentisch", True)


def test_the_unit_writes_in_its_own_folder_alone_and_keeps_to_the_exit_codes(unit):
    assert unit["WorkingDirectory"] == f"/var/lib/{unit['StateDirectory']}"
    assert unit["Environment"] == "PYTHONDONTWRITEBYTECODE=1", "all settings are in .env, for commands too"
    assert "ReadWritePaths" not in unit
    assert (unit["RestartPreventExitStatus"], unit["UMask"]) == (str(SETTINGS), "0077")


def test_run_when_no_one_answers(bot, monkeypatch, unused_tcp_port):
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{unused_tcp_port}")
    said = sentence(bot("run", DISCORD_TOKEN="good"))
    assert said.startswith("Discord cannot be reached: ")


def test_run_when_a_proxy_does_not_answer(bot, monkeypatch, unused_tcp_port):
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    proxy = f"http://127.0.0.1:{unused_tcp_port}"
    said = sentence(bot("run", DISCORD_TOKEN="good", DISCORD_API_URL=proxy))
    assert said.startswith(f"The proxy at DISCORD_API_URL {proxy}/api/v10 does not answer: Cannot connect to host")
    assert said.endswith(" Start it, or empty the setting.")


def test_run_asks_the_proxy_instead_of_discord(bot, monkeypatch):
    with discord_that_answers(monkeypatch, 401, {"message": "401: Unauthorized", "code": 0}):
        proxy, Route.BASE = Route.BASE, "http://127.0.0.1:9"  # where no one answers
        assert "Discord refuses DISCORD_TOKEN." in sentence(
            bot("run", DISCORD_TOKEN="bad", DISCORD_API_URL=f"{proxy}/v10"), SETTINGS
        )


def test_run_with_a_locked_database(bot, tmp_path, monkeypatch):
    """Discord takes the token, and only then the database turns out to be another person's."""
    me = {"id": "1", "username": "Katzentisch", "discriminator": "0", "avatar": None}
    about = {
        "name": "Katzentisch",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "owner": me,
    }
    with discord_that_answers(monkeypatch, 200, me | about), FileLock(tmp_path / "table.db.lock"):
        said = sentence(bot("run", DISCORD_TOKEN="good"))
    assert said.startswith(f"Another Katzentisch is using {tmp_path}/table.db.")


def test_run_with_a_port_for_machines_that_is_taken(bot, monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = sentence(bot("run", DISCORD_TOKEN="good", METRICS_PORT=port))
    assert said == (
        f"METRICS_PORT {port} at METRICS_HOST 127.0.0.1 cannot be used: Address already in use. Choose another one."
    )


async def test_the_bot_stops_even_if_it_connects_again_at_that_moment(monkeypatch):
    """discord.py swallows a cancellation then."""
    monkeypatch.setattr(command_line, "CANCEL_AGAIN_S", 0.01)
    swallowed: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(DEADLINE)
        except asyncio.CancelledError:
            swallowed.append("once")
        await asyncio.sleep(DEADLINE)

    async def guard() -> None:
        await asyncio.sleep(0)
        raise OperatorError("it was lost")

    async with asyncio.timeout(10):
        with pytest.raises(OperatorError, match="it was lost"):
            await _unless(work(), guard())
    assert swallowed == ["once"]


async def test_the_database_is_looked_at_again_and_again(tmp_path, monkeypatch):
    monkeypatch.setattr("bot.storage.ownership.FILE_CHECK_S", 0)
    app = App(Settings(database_url=f"sqlite:///{tmp_path}/table.db"))
    app.database, app.clock = await Database.open(app.settings.database_url), Mock(Clock)
    app._is_set_up.set()
    (tmp_path / "table.db").unlink()
    with pytest.raises(OperatorError, match="was moved, deleted or replaced"):
        await app.watch_database()
    await app.database.close()


# play


def test_play_on_a_port_that_is_taken(bot):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert sentence(bot("play", "--port", str(port))).startswith(f"Port {port} cannot be used: [Errno 98] ")


def test_play_with_a_locked_database(bot, tmp_path, unused_tcp_port):
    (tmp_path / "data/playground").mkdir(parents=True)
    with FileLock(tmp_path / "data/playground/playground.db.lock"):
        assert sentence(bot("play", "--port", str(unused_tcp_port))).startswith(
            f"Another Katzentisch is using {tmp_path}/data/playground/playground.db."
        )


@pytest.mark.slow
@pytest.mark.parametrize(
    "number", [pytest.param(signal.SIGINT, marks=pytest.mark.slow), signal.SIGTERM], ids=["SIGINT", "SIGTERM"]
)
def test_play_ends_cleanly_when_it_is_told_to(environment, tmp_path, unused_tcp_port, number):
    command = [sys.executable, "-m", "bot", "play", "--port", str(unused_tcp_port)]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as playing:
        try:
            wait_until_it_answers(playing, unused_tcp_port)
            playing.send_signal(number)
            said, complained = playing.communicate(timeout=DEADLINE)
        finally:
            playing.kill()
    assert (playing.returncode, complained) == (0, "")
    assert f"127.0.0.1:{unused_tcp_port}" in said
    with FileLock(tmp_path / "data/playground/playground.db.lock", timeout=0):
        pass  # and it let go of its database


def wait_until_it_answers(process: subprocess.Popen[str], port: int) -> None:
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        assert process.poll() is None, process.communicate()
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=DEADLINE) as page:
                assert b"Who are you?" in page.read()
            return
        except urllib.error.URLError:
            time.sleep(0.05)
    raise AssertionError(f"nothing answers at port {port}")
