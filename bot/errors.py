"""Everything that can go wrong, by who can mend it.

    KatzentischError
    ├── GameError              a person asked for what is impossible now: they get a private sentence
    │   ├── IllegalMove        the rules of the game say no
    │   │   └── NotYourTurn    the game waits for others
    │   └── NotAllowed         the table says no: not seated, lobby full, permission missing
    │       ├── InvalidInput   nothing can be understood by what was typed, or a button was forged
    │       ├── AmbiguousInput what was typed means several things
    │       ├── Stale          the button was drawn for an earlier step: they get the fresh screen
    │       └── Unavailable    the database does not answer: they can look, and press again
    └── OperatorError          settings, token or database: the operator of the bot gets a sentence
        └── Misconfigured      settings, token, intents or shards: no new start helps, only the operator does

Anything else is a mistake of ours. Errors carry no sentences: `key` names one in the Fluent files, and `variables`
are what it is filled with.
"""

from typing import TypeAlias

Variable: TypeAlias = str | int | float | tuple[str, ...]
"""What a sentence of the Fluent files is filled with; several strings become a list as the language writes it."""

SEATS = ("seat", "left", "right")
"""The variables of an IllegalMove that are seats: the table puts the names of the players there."""


class KatzentischError(Exception):
    """The root: catch it to catch everything that is not a mistake of ours."""


class GameError(KatzentischError):
    """A person can cause this, and gets a private sentence: `key` names it, `variables` fill it."""

    def __init__(self, key: str, **variables: Variable) -> None:
        super().__init__(key, variables)
        self.key = key
        self.variables = variables


class IllegalMove(GameError):
    """A move that the rules of the game forbid."""


class NotYourTurn(IllegalMove):
    """A move of a seat that the game does not wait for."""


class NotAllowed(GameError):
    """Something that the table forbids, whatever the game."""


class InvalidInput(NotAllowed):
    """Typed text or a button's argument that means nothing."""

    def __init__(self, key: str = "no-forged", **variables: Variable) -> None:
        super().__init__(key, **variables)


class AmbiguousInput(NotAllowed):
    """Typed text that means several things."""


class Stale(NotAllowed):
    """A click on a button that was drawn for an earlier step of the game."""


class Unavailable(NotAllowed):
    """The database is locked or out of reach: the cause is chained, for the log."""

    def __init__(self) -> None:
        super().__init__("no-database")


class OperatorError(KatzentischError):
    """The bot cannot run as it is set up; the message is a whole sentence for the operator."""

    exit_code = 1
    """A new start may help."""


class Misconfigured(OperatorError):
    """The operator has to change something before a start can help: what starts the bot need not try."""

    exit_code = 78
    """EX_CONFIG of BSD's sysexits.h."""
