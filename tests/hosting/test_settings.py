"""Every setting: explained in .env.example, read from the environment or .env, and refused with a sentence."""

import re
from pathlib import Path

import pytest
from discord.http import Route

from bot.errors import Misconfigured, OperatorError
from bot.hosting.settings import Settings, load_settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"
LINE = re.compile(r"(?P<name>[A-Z_]+)=(?P<value>.*)")


@pytest.fixture(autouse=True)
def nowhere(monkeypatch, tmp_path):
    """Neither this machine's environment nor its .env."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def problems(**overrides) -> list[str]:
    with pytest.raises(OperatorError) as refused:
        load_settings(**overrides)
    first, *lines = str(refused.value).splitlines()
    assert first == "These settings cannot be used (see .env.example):"
    return [line.strip() for line in lines]


# .env.example


def examples() -> dict[str, str]:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    return {match["name"]: match["value"] for line in lines if (match := LINE.fullmatch(line))}


def test_the_example_has_every_setting_and_each_has_a_comment():
    files = {"DISCORD_TOKEN_FILE", "DATABASE_URL_FILE"}
    assert examples().keys() == {name.upper() for name in Settings.model_fields} - files
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 20
    assert lines[0].startswith("# ")
    assert all(line.startswith("# ") or LINE.fullmatch(line) for line in lines)


def test_the_example_says_the_defaults(tmp_path):
    """Copying it changes nothing."""
    (tmp_path / ".env").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    assert load_settings() == Settings.model_construct()


def test_the_secrets_of_the_example_are_empty():
    assert examples()["DISCORD_TOKEN"] == ""


# Reading them


def test_the_environment_counts_more_than_the_file(monkeypatch, tmp_path):
    (tmp_path / ".env").write_text("LOG_LEVEL=debug\nMETRICS_PORT=9000\nBACKUP_FOLDER=x\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("METRICS_PORT", "9001")
    monkeypatch.setenv("BACKUP_FOLDER", "")
    read = load_settings()
    assert (read.log_level, read.metrics_port, read.backup_folder) == ("DEBUG", 9001, None), "empty switches it off"


def test_empty_is_not_set(monkeypatch):
    for name in Settings.model_fields:
        monkeypatch.setenv(name.upper(), "")
    assert load_settings() == Settings.model_construct()


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("http://proxy:8080", "http://proxy:8080/api/v10"),
        ("http://proxy:8080/", "http://proxy:8080/api/v10"),
        ("https://proxy/discord/api/v10/", "https://proxy/discord/api/v10"),
    ],
)
def test_a_proxy_is_spoken_to_as_discord_is(monkeypatch, given, address):
    monkeypatch.setenv("DISCORD_API_URL", given)
    assert load_settings().discord_api_url == address
    version = re.search(r"v\d+$", Route.BASE)
    assert version
    assert address.endswith(f"/api/{version[0]}")


# The token


def test_without_a_token_there_is_a_way_to_try_everything():
    with pytest.raises(OperatorError, match=r"^DISCORD_TOKEN is not set\. .*`make play`"):
        load_settings().token()


def test_the_token_is_read_and_never_printed(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "a.secret.token")
    settings = load_settings()
    assert settings.token() == "a.secret.token"
    assert "secret" not in f"{settings!r} {settings}"


# What cannot be used


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        (
            "DATABASE_URL",
            "katzentisch.db",
            "is no address of a database: write sqlite:///data/katzentisch.db or postgresql://user:password@host/name",
        ),
        (
            "DATABASE_URL",
            "mysql://katze:geheim@host/name",
            "names the database 'mysql': sqlite and postgresql are supported",
        ),
        (
            "DATABASE_URL",
            "sqlite://data/katzentisch.db",
            "needs three slashes and a file for SQLite, for example sqlite:///data/katzentisch.db",
        ),
        (
            "DATABASE_URL",
            "postgresql://katze:ge@heim@host/name",
            "has an @ in its name or its password: write %40 instead",
        ),
        ("SHARD_COUNT", "0", "Input should be greater than or equal to 1"),
        ("SHARD_IDS", "0", "needs SHARD_COUNT: how many shards there are, the same for all processes"),
        ("LOG_LEVEL", "LOUD", "Input should be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("DISCORD_API_URL", "proxy:8080", "is no address of a proxy: write http://host:port"),
        ("DISCORD_API_URL", "http://katze:geheim@proxy", "is no address of a proxy: write http://host:port"),
        ("DISCORD_API_URL", "http://proxy:web", "Port could not be cast to integer value as 'web'"),
        ("DISCORD_API_URL", "http:///api", "is no address of a proxy: write http://host:port"),
        ("METRICS_PORT", "0", "Input should be greater than or equal to 1"),
        ("METRICS_PORT", "web", "Input should be a valid integer, unable to parse string as an integer"),
    ],
)
def test_a_value_that_cannot_be_used_gets_a_sentence(monkeypatch, name, value, sentence):
    monkeypatch.setenv(name, value)
    assert problems() == [f"{name}: {sentence}"]


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("0-3,8", "names shard 8: with SHARD_COUNT=8 they are 0 to 7"),
        ("0-", "is a list of shards, for example 0-3,7"),
        ("3-0", "is a list of shards, for example 0-3,7"),
        ("all", "is a list of shards, for example 0-3,7"),
        ("0-3", "is for several processes, which need PostgreSQL: SQLite is for one, with all shards"),
    ],
)
def test_shards_that_cannot_be_held_get_a_sentence(monkeypatch, value, sentence):
    monkeypatch.setenv("SHARD_COUNT", "8")
    monkeypatch.setenv("SHARD_IDS", value)
    assert problems() == [f"SHARD_IDS: {sentence}"]


def test_shards_are_taken_in_the_order_in_which_they_are_named(monkeypatch):
    monkeypatch.setenv("SHARD_COUNT", "8")
    monkeypatch.setenv("SHARD_IDS", "4-7, 0-3,5")
    assert load_settings().shard_ids == (4, 5, 6, 7, 0, 1, 2, 3)


@pytest.mark.parametrize("token", ["abc\ndef", "abc def", "für"])
def test_a_token_that_no_request_could_have_gets_a_sentence(monkeypatch, token):
    monkeypatch.setenv("DISCORD_TOKEN", token)
    [problem] = problems()
    assert problem == "DISCORD_TOKEN: has a space, a new line or another strange character in it: copy it again"


@pytest.mark.parametrize(("name", "value"), [("DISCORD_TOKEN", "a.b.c"), ("DATABASE_URL", "sqlite:///other.db")])
def test_a_secret_can_stand_in_a_file(monkeypatch, tmp_path, name, value):
    (tmp_path / "secret").write_text(f"{value}\n")
    monkeypatch.setenv(f"{name}_FILE", str(tmp_path / "secret"))
    settings = load_settings()
    assert value in (settings.database_url, settings.discord_token and settings.token())
    monkeypatch.setenv(name, "sqlite:///b.db")
    assert problems() == [f"{name}: is set, and so is {name}_FILE: empty one of them"]
    monkeypatch.delenv(name)
    monkeypatch.setenv(f"{name}_FILE", "nowhere")
    assert problems() == [f"{name}: cannot be read from nowhere: No such file or directory"]


def test_a_file_that_may_not_be_read_gets_a_sentence(monkeypatch, tmp_path):
    (tmp_path / ".env").touch()

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("dotenv.main.DotEnv.dict", refuse)
    with pytest.raises(
        OperatorError, match=r"^\.env cannot be read: Permission denied\. Let the bot's user read it\.$"
    ):
        load_settings()


def test_a_folder_in_the_place_of_the_file_gets_a_sentence(tmp_path):
    (tmp_path / ".env").mkdir()
    with pytest.raises(Misconfigured, match=r"^\.env is a folder, and has to be a file"):
        load_settings()


def test_all_problems_are_told_at_once(monkeypatch):
    for name, value in {"DATABASE_URL": "x", "SHARD_COUNT": "-1", "LOG_LEVEL": "LOUD", "METRICS_PORT": "web"}.items():
        monkeypatch.setenv(name, value)
    assert [problem.partition(":")[0] for problem in problems()] == [
        "DATABASE_URL",
        "SHARD_COUNT",
        "LOG_LEVEL",
        "METRICS_PORT",
    ]


def test_a_file_that_is_not_utf_8_gets_a_sentence(tmp_path):
    (tmp_path / ".env").write_bytes("LOG_LEVEL=DEBUG # für später".encode("latin-1"))
    with pytest.raises(OperatorError, match=r"^\.env cannot be read: .*utf-8"):
        load_settings()


def test_scheduled_backups_are_for_sqlite(monkeypatch):
    monkeypatch.setenv("BACKUP_FOLDER", "backups")
    assert load_settings().backup_folder == Path("backups")
    monkeypatch.setenv("DATABASE_URL", "postgresql://katze:geheim@host/name")
    assert problems() == ["BACKUP_FOLDER: is for SQLite: back PostgreSQL up with its own pg_dump"]
