"""Verifiable dice and shuffles.

The bot draws a secret when a table opens and shows its SHA-256 at once, the *seal*. Each player who joins mixes in the
id that Discord gave their click, so that no one person, not even the host of the bot, chooses what comes. Draw number n
of a game is

    HMAC-SHA256(secret, "katzentisch|<session>|<join id>,<join id>,…|<n>|<attempt>")

read as a big-endian number; an attempt that would favour low results is thrown away and the next one is read. The
secret is shown when the game ends: with it and the seal, every player can compute every draw again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")
SECRET_BYTES = 32
_RANGE = 1 << 256


def new_secret() -> bytes:
    """Return 32 fresh bytes from the system's own source."""
    return secrets.token_bytes(SECRET_BYTES)


def seal(secret: bytes) -> str:
    """Return the SHA-256 of the secret in hexadecimal: what is posted before the first join."""
    return hashlib.sha256(secret).hexdigest()


class Chance:
    """The draws of one session, in order; `drawn` counts them and is stored with the session."""

    def __init__(self, secret: bytes, session: int, joins: Sequence[int], drawn: int = 0) -> None:
        self._secret = secret
        self._prefix = f"katzentisch|{session}|{','.join(map(str, joins))}"
        self.drawn = drawn

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        if n < 1:
            raise ValueError("nothing to draw from")
        fair = _RANGE - _RANGE % n  # numbers from here up would make low results likelier
        for attempt in range(1 << 16):
            message = f"{self._prefix}|{self.drawn}|{attempt}".encode()
            number = int.from_bytes(hmac.digest(self._secret, message, "sha256"), "big")
            if number < fair:
                break
        else:  # pragma: no cover - 2^16 rejections in a row do not happen
            raise ArithmeticError("no fair number found")
        self.drawn += 1
        return number % n

    def die(self, sides: int = 6) -> int:
        """Return one throw of a die: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a new order (Fisher-Yates, from the last place down)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


class SimulationChance(Chance):
    """Draws for simulated games, not for the table: fast, repeatable from a seed, and without any secret."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(b"", 0, ())
        self._random = Random(seed)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        self.drawn += 1
        return self._random.randrange(n)
