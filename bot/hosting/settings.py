"""Every setting of the bot, from the environment or a .env file; .env.example explains each one."""

import os
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.errors import Misconfigured
from bot.storage.database import address

OF_OTHERS = {"POSTGRES_PASSWORD", "REVISION"}
"""What the files for containers read of .env."""


class Settings(BaseSettings):
    """The settings by their names; `load_settings` reads them, and reports all problems at once."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore", frozen=True)

    discord_token_file: Path | None = None
    discord_token: SecretStr | None = Field(default=None, validate_default=True)
    discord_api_url: str | None = None
    database_url_file: Path | None = None
    database_url: str = Field(default="sqlite:///data/katzentisch.db", validate_default=True)
    shard_count: int | None = Field(default=None, ge=1, le=100_000)
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    """Which of them this process serves; without them all."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    contact: str = Field(default="", max_length=200)
    backup_folder: Path | None = None
    backup_keep: int = Field(default=7, ge=1, le=100_000)
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    metrics_host: str = "127.0.0.1"

    @model_validator(mode="before")
    @classmethod
    def _empty_is_not_set(cls, values: dict[str, object]) -> dict[str, object]:
        """Leave out what is empty: in the environment that switches off what .env sets."""
        return {name: value for name, value in values.items() if value != ""}

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _in_any_case(cls, value: object, about: ValidationInfo) -> object:
        return str(value).upper() if about.field_name == "log_level" else str(value).lower()

    @field_validator("discord_token", mode="before")
    @classmethod
    def _one_word(cls, value: object, others: ValidationInfo) -> object:
        """Return the token, from its file if that is set; ValueError for what would be no header of a request."""
        found = _of_file(value, others.data.get("discord_token_file"), "DISCORD_TOKEN_FILE")
        if isinstance(found, str) and not re.fullmatch(r"[!-~]*", found := found.strip()):
            raise ValueError("has a space, a new line or another strange character in it: copy it again")
        return found

    @field_validator("database_url", mode="before")
    @classmethod
    def _of_its_file(cls, value: object, others: ValidationInfo) -> object:
        """Return the address of the database, from its file if that is set."""
        is_default = value == cls.model_fields["database_url"].default
        return (
            _of_file(None if is_default else value, others.data.get("database_url_file"), "DATABASE_URL_FILE") or value
        )

    @field_validator("discord_api_url")
    @classmethod
    def _with_version(cls, value: str | None) -> str | None:
        """Return the address with the version of the API that discord.py speaks, unless a path is given."""
        if value is None:
            return None
        parts = urlsplit(value)  # ValueError: it is no address at all
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0 or parts.username:
            raise ValueError("is no address of a proxy: write http://host:port")
        return value.rstrip("/") if parts.path.strip("/") else f"{value.rstrip('/')}/api/v10"

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, value: str) -> str:
        address(value)
        return value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        """Read `0-3,7`."""
        if not isinstance(value, str):
            return value
        parts = [re.fullmatch(r"\s*([0-9]{1,6})(?:-([0-9]{1,6}))?\s*", part) for part in value.split(",")]
        ranges = [(int(part[1]), int(part[2] or part[1])) for part in parts if part]
        if not all(parts) or any(first > last for first, last in ranges):
            raise ValueError("is a list of shards, for example 0-3,7")
        return tuple(dict.fromkeys(shard for first, last in ranges for shard in range(first, last + 1)))

    @field_validator("shard_ids")
    @classmethod
    def _of_shards(cls, value: tuple[int, ...] | None, others: ValidationInfo) -> tuple[int, ...] | None:
        if value is None or "shard_count" not in others.data:
            return value
        count = others.data["shard_count"]
        if count is None:
            raise ValueError("needs SHARD_COUNT: how many shards there are, the same for all processes")
        if beyond := [shard for shard in value if shard >= count]:
            raise ValueError(f"names shard {beyond[0]}: with SHARD_COUNT={count} they are 0 to {count - 1}")
        if str(others.data.get("database_url", "")).startswith("sqlite") and len(value) < count:
            raise ValueError("is for several processes, which need PostgreSQL: SQLite is for one, with all shards")
        return value

    @field_validator("backup_folder")
    @classmethod
    def _of_sqlite(cls, value: Path | None, others: ValidationInfo) -> Path | None:
        if value and not str(others.data.get("database_url", "sqlite")).startswith("sqlite"):
            raise ValueError("is for SQLite: back PostgreSQL up with its own pg_dump")
        return value

    def token(self) -> str:
        """Return Discord's token; Misconfigured where there is none."""
        if self.discord_token is None:
            raise Misconfigured(
                "DISCORD_TOKEN is not set. Put your bot's token into .env, "
                "or run `make play` to try everything without one."
            )
        return self.discord_token.get_secret_value()


def _of_file(value: object, file: Path | None, name: str) -> object:
    """Return the value, or what stands in the file that holds it instead."""
    if file is None:
        return value
    if value:
        raise ValueError(f"is set, and so is {name}: empty one of them")
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"cannot be read from {file}: {getattr(error, 'strerror', error)}") from None


def load_settings(**overrides: object) -> Settings:
    """Return the settings; Misconfigured with one line per setting that is wrong."""
    if Path(".env").is_dir():  # as Docker makes it where it mounts a file that is not there
        raise Misconfigured(".env is a folder, and has to be a file: make it as .env.example shows.")
    try:
        return Settings(**overrides)  # pyright: ignore[reportArgumentType]  pydantic checks each value itself
    except ValidationError as error:
        problems = (
            f"  {'.'.join(map(str, problem['loc'])).upper()}: {problem['msg'].removeprefix('Value error, ')}"
            for problem in error.errors()
        )
        raise Misconfigured("These settings cannot be used (see .env.example):\n" + "\n".join(problems)) from None
    except UnicodeDecodeError as error:
        raise Misconfigured(f".env cannot be read: {error}. Save it as UTF-8.") from None
    except OSError as error:
        raise Misconfigured(f".env cannot be read: {error.strerror}. Let the bot's user read it.") from None


def read_from() -> list[str]:
    """Return a line for each place that settings come from, with their names."""
    file, known = Path(".env").absolute(), {name.upper() for name in Settings.model_fields}
    given = {name.upper() for name in os.environ} & known
    written = {name.upper() for name, value in dotenv_values(file, encoding="utf-8").items() if value} & known - given
    places = [f"{file}: {', '.join(sorted(written)) or 'none'}"] if file.exists() else [f"there is no {file}"]
    return [*places, f"the environment: {', '.join(sorted(given)) or 'none'}"]


def doubts() -> list[str]:
    """Return a sentence for each name that is no setting, in .env or in an environment that nearly has one, and one for
    a file that others can read.
    """
    known, file = {name.upper() for name in Settings.model_fields}, Path(".env")
    written = {name.upper() for name in dotenv_values(file, encoding="utf-8")} - known - OF_OTHERS
    is_open = file.exists() and file.stat().st_mode & 0o004
    meant = {name: get_close_matches(name, known, 1, 0.85) for name in {*written, *os.environ} - known - OF_OTHERS}
    return [".env can be read by all users of this machine: chmod 600 .env"] * bool(is_open) + [
        f"{name} is no setting" + "".join(f": did you mean {one}?" for one in near)
        for name, near in sorted(meant.items())
        if near or name in written
    ]
