"""Everything that can go wrong, by who can mend it.

    KatzentischError
    ├── GameError         a person asked for what is impossible now: they get a private sentence
    │   ├── Rejected      the rules of the game say no
    │   ├── Refused       the table says no: not seated, lobby full, permission missing
    │   ├── Stale         the button was drawn for an earlier step: they get the fresh screen
    │   └── Unavailable   the database does not answer: nothing was changed, they can press again
    └── OperatorError     settings, token or database: whoever runs the bot gets a sentence

Anything else is a bug of ours. Errors carry facts, never sentences: `word` is the key of the sentence in the Fluent files.
"""

Fact = str | int
SEATS = ("seat", "left", "right")  # the facts of a Rejected that are seats: the table puts the names of who sits there


class KatzentischError(Exception):
    """The root: catch it to catch everything that is not a bug."""


class GameError(KatzentischError):
    """A person can cause this, so a person gets told: `word` names the sentence, `facts` fill it."""

    def __init__(self, word: str, **facts: Fact) -> None:
        super().__init__(word, facts)
        self.word = word
        self.facts = facts


class Rejected(GameError):
    """A move that the rules of the game forbid."""


class Refused(GameError):
    """Something that the table forbids, whatever the game."""


class Stale(Refused):
    """A click on a button that was drawn for an earlier step of the game."""


class Unavailable(Refused):
    """The database is locked or out of reach: the cause is chained, for the log."""

    def __init__(self) -> None:
        super().__init__("no-database")


class OperatorError(KatzentischError):
    """The bot cannot run as it is set up; the message is a whole sentence for whoever runs it."""
