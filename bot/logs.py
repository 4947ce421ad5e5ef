"""The log of the bot: lines for people or for machines, at no level with a token, a secret or a hidden move in them."""

import json
import logging
import math
import re
import time
from collections import Counter
from datetime import UTC, datetime

OURS = ("bot", "cogs")

_REDACTED = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/?\s\"'\\]+"), r"\1…"),
    (re.compile(r"(k1\|\d+\|\d+\|[a-z_.]+\|)[^\s\"'\\|]+"), r"\1…"),  # the argument of a button may be a hidden card
    (re.compile(r"(\\?[\"']token\\?[\"']: ?\\?[\"'])[^\"'\\]+"), r"\1…"),
    (re.compile(r"\b[\w-]{20,}\.[\w-]{6,}\.[\w-]{20,}"), "…"),  # the token of a bot
    (re.compile(r"\b[0-9a-f]{64}\b"), "…"),  # the secret of a game
    (re.compile(r" ?\(Background on this error at: [^)]*\)"), ""),
)


LIMITED = ("discord.http", "discord.webhook.async_")
"""The loggers in which discord.py writes a line for each request that met a rate limit."""
BETWEEN_LIMITS_S = 60.0


def redacted(line: str) -> str:
    """Return the line without what must not stand in a log."""
    for pattern, instead in _REDACTED:
        line = pattern.sub(instead, line)
    return line


class Lines(logging.Formatter):
    """A line of text for each record, and a traceback below it where there is one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802  logging's name
        """Return the time as RFC 3339 has it, with the zone of this machine."""
        return datetime.fromtimestamp(record.created, UTC).astimezone().isoformat(timespec="milliseconds")

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of this record."""
        return redacted(super().format(record))


class JsonLines(Lines):
    """One JSON object a line, for machines that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of this record."""
        fields = {
            "at": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return redacted(json.dumps(fields, ensure_ascii=False))


class RateLimits(logging.Filter):
    """Lets a line of each kind about a rate limit of Discord through once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._said_at_s: dict[str, float] = {}
        self._held_back: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the line is to be written; it then says how many were not."""
        kind = str(record.msg)
        if record.levelno < logging.WARNING or "rate limit" not in kind.lower():
            return True
        now_s = time.monotonic()
        if now_s - self._said_at_s.get(kind, -math.inf) < BETWEEN_LIMITS_S:
            self._held_back[kind] += 1
            return False
        self._said_at_s[kind] = now_s
        if more := self._held_back.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} (and {more} more since the last such line)", ()
        return True


rate_limits = RateLimits()


def set_up(level: str, form: str, *, is_quiet: bool = False) -> None:
    """Log at this level, as "text" or "json"; `is_quiet` leaves out what INFO would say.

    The level is for our own lines. Libraries never log below WARNING: they tell of themselves, discord.py writes whole
    events, with what users type and the tokens of their clicks, and SQLAlchemy writes rows.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    is_default = level == "INFO"  # another level was chosen by the operator, and stays
    number = logging.WARNING if is_quiet and is_default else logging.getLevelNamesMapping()[level]
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[handler])
    for name in OURS:
        logging.getLogger(name).setLevel(number)
    for name in LIMITED:
        logging.getLogger(name).addFilter(rate_limits)
