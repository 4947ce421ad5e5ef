"""What a tournament is: people who play several rounds of one game, and the tables of each round.

Pure data: what happens is in `decisions`, who meets whom in `pairing`, who leads in `standings`.
"""

import hashlib
import hmac
from dataclasses import dataclass, field, replace
from enum import IntEnum
from random import Random
from typing import Any

from bot.games import chance
from bot.person import ChannelRef
from bot.sessions.deadlines import DAY_MS, MINUTE_MS
from bot.sessions.session import Pace

PACES: tuple[Pace, ...] = ("evening", "letter")
"""The rhythms of tournaments: all in one go, or a round a week. The first is the default."""
WINDOW_MS = 10 * MINUTE_MS
"""Before each round of an evening, for which people can say that they are here."""
ROUND_MS: dict[Pace, int] = {"evening": 120 * MINUTE_MS, "letter": 7 * DAY_MS}
"""How long a round takes at most: then the computer finishes its games."""
GRACE_MS = 30 * MINUTE_MS
"""After that, for the computer to finish them; what still goes on then is a draw."""
MOST = 64
"""So many people can take part."""


class Stage(IntEnum):
    """Where a tournament stands; below OVER it is active."""

    JOINING = 0
    PLAYING = 1
    PAUSE = 2
    """Between two rounds of an evening."""
    OVER = 3
    CANCELLED = 4

    @property
    def is_active(self) -> bool:
        """Whether people can still do something in it."""
        return self < Stage.OVER


class Presence(IntEnum):
    """Whether an entrant plays in the next round."""

    IN = 0
    AWAY = 1
    """They let the computer decide everything, or did not say that they are here: until they are back."""
    LEFT = 2


@dataclass(frozen=True)
class Entrant:
    """A person who takes part."""

    number: int
    """From 0, in the order in which they joined."""
    user_id: int
    """A made-up negative one once the person is forgotten."""
    name: str
    click: int
    """The id of the click by which they joined: it goes into the chance."""
    since_round: int = 1
    """The first round that they can play; the one before it brings half a point."""
    presence: Presence = Presence.IN
    here_round: int = 0
    """The last round for which they said that they are here."""
    rank: int | None = None
    """At the end."""


@dataclass(frozen=True)
class Match:
    """A table of one round. A person alone sits out, and wins; with a match that was over before it began, the one who
    was there does.
    """

    round: int
    """From 1."""
    number: int
    """Within the round, from 1."""
    entrants: tuple[int, ...]
    """The numbers of those who play, in seat order."""
    channel_id: int | None = None
    """Its thread."""
    session_id: int | None = None
    ranks: tuple[int, ...] | None = None
    """In seat order; None while it is played."""
    idle: frozenset[int] = frozenset()
    """The numbers of those who made no decision of their own."""
    is_closed: bool = False
    """Whether its thread is."""
    is_cut: bool = False
    """Whether it ended without a result, as a draw: it was stopped, or time was up."""

    @property
    def is_played(self) -> bool:
        """Whether it is a game, and no one sits out or was missing from the beginning."""
        return len(self.entrants) > 1 and (self.ranks is None or self.session_id is not None)


@dataclass(frozen=True)
class Tournament:
    """People, rounds, tables."""

    id: int
    where: ChannelRef
    game: str
    pace: Pace
    language: str
    host_id: int
    created_at: int
    due_at: int
    """When joining, the pause or the round ends. All times in milliseconds since 1970, UTC."""
    wake_at: int | None
    """When the clock has to look at it next."""
    secret: bytes = field(default_factory=chance.new_secret, repr=False)
    message_id: int | None = None
    podium_id: int | None = None
    """The message at the end."""
    call_id: int | None = None
    """The message that asks before a round who is here, while it stands."""
    stage: Stage = Stage.JOINING
    round: int = 0
    """The one that is played, or was last."""
    rounds: int = 0
    """How many there are to be; none before the first begins."""
    seq: int = 1
    """Counts the changes: the optimistic lock."""
    shown_seq: int = 0
    """The last change that its message shows."""
    entrants: tuple[Entrant, ...] = ()
    matches: tuple[Match, ...] = ()
    seats: tuple[int, ...] = ()
    """How many can play its game; none while it is not loaded. They are not stored."""

    @property
    def seal(self) -> str:
        """The SHA-256 of the secret, shown from the first moment."""
        return chance.seal(self.secret)

    @property
    def is_all_play_all(self) -> bool:
        """Whether there are so many rounds that everyone meets everyone."""
        return self.rounds >= len(self.entrants) - 1

    @property
    def may_join(self) -> bool:
        """Whether people can still come: until the second round."""
        return self.stage.is_active and self.round <= 1

    @property
    def next_round(self) -> int:
        """The round that begins next."""
        return self.round + 1

    @property
    def has_results(self) -> bool:
        """Whether any table is over."""
        return any(match.ranks for match in self.matches)

    @property
    def has_winners(self) -> bool:
        """Whether enough was played for anyone to win it: half of the rounds, and not everyone has left."""
        whole = self.round - bool(self.now_played)
        return 2 * whole >= self.rounds and any(entrant.presence != Presence.LEFT for entrant in self.entrants)

    @property
    def is_asking(self) -> bool:
        """Whether these are the minutes before a round of an evening, in which people say that they are here."""
        return self.pace != "letter" and self.stage in (Stage.JOINING, Stage.PAUSE) and self.wake_at == self.due_at

    @property
    def there(self) -> tuple[int, ...]:
        """The numbers of those who play in the next round."""
        return tuple(entrant.number for entrant in self.entrants if entrant.presence == Presence.IN)

    @property
    def missing(self) -> tuple[Entrant, ...]:
        """Who has not said so, in those minutes."""
        there = (one for one in self.entrants if self.is_asking and one.presence == Presence.IN)
        return tuple(one for one in there if one.here_round < self.next_round)

    @property
    def now_played(self) -> tuple[Match, ...]:
        """The tables of this round at which a game goes on."""
        return tuple(match for match in self.matches if match.ranks is None)

    def entrant(self, user_id: int) -> Entrant | None:
        """Return the person as an entrant; None for a stranger."""
        return next((one for one in self.entrants if one.user_id == user_id), None)

    def with_entrant(self, entrant: Entrant, **what: Any) -> "Tournament":
        """Return it with this entrant changed."""
        changed = replace(entrant, **what)
        return replace(self, entrants=tuple(changed if e.number == entrant.number else e for e in self.entrants))

    def with_match(self, match: Match, **what: Any) -> "Tournament":
        """Return it with this table changed, as it is now."""
        tables = (m if (m.round, m.number) != (match.round, match.number) else replace(m, **what) for m in self.matches)
        return replace(self, matches=tuple(tables))

    def draws(self, what: str) -> Random:
        """Return the chance for one purpose: of the sealed secret and all clicks on Join, so that no one chooses it."""
        clicks = ",".join(str(entrant.click) for entrant in self.entrants)
        message = f"katzentisch|tournament|{self.id}|{clicks}|{what}".encode()
        return Random(hmac.new(self.secret, message, hashlib.sha256).digest())


@dataclass(frozen=True)
class TournamentSaved:
    """A tournament was opened or changed; it is as it was just committed."""

    tournament: Tournament
