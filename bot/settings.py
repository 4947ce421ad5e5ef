"""Every setting of the bot, from the environment or a .env file; .env.example explains each one."""

import re
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.errors import Misconfigured
from bot.storage.database import address


class Settings(BaseSettings):
    """The settings by their names; `load_settings` reads them, and reports all problems at once."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", frozen=True, env_ignore_empty=True
    )

    discord_token: SecretStr | None = None
    discord_api_url: str | None = None
    database_url: str = "sqlite:///data/katzentisch.db"
    sqlite_synchronous: Literal["FULL", "NORMAL"] = "FULL"
    shard_count: int | None = Field(default=None, ge=1)
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    """In the order in which they are taken; without them all."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    contact: str = Field(default="", max_length=200)
    backup_folder: Path | None = None
    backup_hours: int = Field(default=24, ge=1)
    backup_keep: int = Field(default=7, ge=1)
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    metrics_host: str = "127.0.0.1"
    play_port: int = Field(default=8020, ge=1, le=65535)
    play_data: Path = Path("data/playground")

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


def load_settings(**overrides: object) -> Settings:
    """Return the settings; Misconfigured with one line per setting that is wrong."""
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
