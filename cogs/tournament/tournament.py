"""What a tournament is: people who play several rounds of one game, and the tables of each round.

Pure data: what happens is in `decisions`, who meets whom in `pairing`, who leads in `standings`.
"""

import hmac
from dataclasses import dataclass, field, replace
from enum import IntEnum
from random import Random
from typing import Any

from bot.games import chance
from bot.person import ChannelRef
from bot.sessions.deadlines import DAY_MS, MINUTE_MS
from bot.sessions.session import Pace

PACES: tuple[Pace, ...] = ("evening", "live", "letter")
"""The rhythms of tournaments: all in one go, also with two minutes a decision, or a round a week."""
WINDOW_MS: dict[Pace, int] = {"evening": 10 * MINUTE_MS, "live": 10 * MINUTE_MS, "letter": DAY_MS}
"""So long before each round everyone is asked who is here."""
ROUND_MS: dict[Pace, int] = {"evening": 120 * MINUTE_MS, "live": 60 * MINUTE_MS, "letter": 7 * DAY_MS}
"""How long a round takes at most: then the computer finishes its games."""
GRACE_MS = 30 * MINUTE_MS
"""After that, for the computer to finish them; what still goes on then is a draw."""
MOST = 64
"""So many people can take part."""
LAST = 99
"""The rank at a table of those who made no decision there or left it for good: no points, and the others move up."""


class Stage(IntEnum):
    """Where a tournament stands; below OVER it is active."""

    JOINING = 0
    PLAYING = 1
    ASKING = 2
    """Before a round, also the first: those who say that they are here play it."""
    OVER = 3
    CANCELLED = 4

    @property
    def is_active(self) -> bool:
        """Whether people can still do something in it."""
        return self < Stage.OVER


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
    since_round: int = 0
    """The first round that they were here for; 0 before it."""
    here_round: int = 0
    """The last round for which they said that they are here, and stayed; who joins in a round counts as here for it."""
    has_left: bool = False
    rank: int | None = None
    """At the end."""


@dataclass(frozen=True)
class Match:
    """A table of one round. A person alone sits out, and wins."""

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
    def is_bye(self) -> bool:
        """Whether a person sits out."""
        return len(self.entrants) == 1


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
    """When the next round begins, or this one ends. All times in milliseconds since 1970, UTC."""
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
    def players(self) -> tuple[Entrant, ...]:
        """Those who have been here for a round, the first ones first."""
        return tuple(sorted((e for e in self.entrants if e.since_round), key=lambda e: e.since_round))

    @property
    def may_join(self) -> bool:
        """Whether people can still come: until the second round."""
        return self.stage.is_active and self.round <= 1

    @property
    def has_results(self) -> bool:
        """Whether any game is over."""
        return any(match.ranks and not match.is_bye for match in self.matches)

    @property
    def stay(self) -> tuple[Entrant, ...]:
        """Those who have not left for good."""
        return tuple(entrant for entrant in self.entrants if not entrant.has_left)

    @property
    def coming(self) -> int:
        """The round for which one is here who joins now, or says so: the next one only while that is asked."""
        return self.round + (self.stage == Stage.ASKING)

    @property
    def there(self) -> tuple[int, ...]:
        """The numbers of those who play in the next round."""
        return tuple(entrant.number for entrant in self.stay if entrant.here_round == self.round + 1)

    @property
    def missing(self) -> tuple[Entrant, ...]:
        """Those who can say that they are here and have not: for the next round while that is asked, or while one is
        played that is not the last, those who are away.
        """
        is_asked = self.stage == Stage.ASKING or self.round < self.rounds
        return tuple(entrant for entrant in self.stay if is_asked and entrant.here_round < self.coming)

    @property
    def awaited(self) -> tuple[Entrant, ...]:
        """Those of them who are called and for whom the round waits: they were here for the one before it."""
        return tuple(entrant for entrant in self.missing if entrant.here_round == self.round)

    @property
    def away(self) -> tuple[Entrant, ...]:
        """Those for whom no round waits until they say that they are here, be it while one is played."""
        return tuple(entrant for entrant in self.stay if self.stage.is_active and entrant.here_round < self.round)

    @property
    def now_played(self) -> tuple[Match, ...]:
        """The tables of this round at which a game goes on."""
        return tuple(match for match in self.matches if match.ranks is None)

    def has_played(self, entrant: Entrant) -> bool:
        """Return whether a person made a decision of their own at any table, or sat out."""
        return any(entrant.number in match.entrants and entrant.number not in match.idle for match in self.matches)

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
        return Random(hmac.digest(self.secret, message, "sha256"))


@dataclass(frozen=True)
class TournamentSaved:
    """A tournament was opened or changed; it is as it was just committed."""

    tournament: Tournament
