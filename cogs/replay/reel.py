"""A finished game, moment by moment: what was seen of it then, in words and pictures."""

from bisect import bisect_right
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from bot.draw.layout import steps
from bot.errors import InvalidInput
from bot.games.contract import Seat
from bot.messages.ids import button_id, free_id
from bot.messages.page import Button, Picture
from bot.sessions.log import standing
from bot.sessions.replay import ReplayFrame
from bot.sessions.session import TAIL, Session
from bot.table.pages.screen import Plugin
from bot.text.words import Say


@dataclass(frozen=True)
class Reel:
    """The moments of a game that stand, in order; the first one is the moment after the set-up."""

    session: Session
    plugin: Plugin
    seen: tuple[ReplayFrame, ...]
    """All that everyone saw, what was taken back later, too."""

    @classmethod
    def of(cls, session: Session, plugin: Plugin, frames: tuple[ReplayFrame, ...]) -> "Reel":
        """Keep what everyone saw: a secret pick has no moment of its own."""
        return cls(session, plugin, tuple(frame for frame in frames if frame.is_seen))

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The place of each moment among all that everyone saw: buttons carry it."""
        return standing(frame.logged for frame in self.seen)

    @cached_property
    def frames(self) -> tuple[ReplayFrame, ...]:
        """The moments that stand."""
        return tuple(self.seen[place] for place in self.places)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.places) - 1

    def at(self, place: int) -> int:
        """Return the moment with this place, or the one before it if that was taken back; InvalidInput for neither."""
        if not 0 <= place < len(self.seen):
            raise InvalidInput
        return bisect_right(self.places, place) - 1

    def moment(self, at: int, say: Say) -> tuple[str, Picture]:
        """Return what had just happened, and its picture: as a spectator saw it."""
        session = self.session_at(at)
        if at < self.last:  # who was away is not in the log
            seats = (replace(seated, gone=False, missed=0) for seated in session.seats)
            session = replace(session, seats=tuple(seats))
        return self.plugin.screen.moment(session, self.plugin.game.view(self.frames[at].state, None), say)

    def session_at(self, at: int) -> Session:
        """Return the session with the names of those who sat at the table in a moment, and the moves until then."""
        tail = tuple(frame.logged for frame in self.frames[max(0, at + 1 - TAIL) : at + 1] if frame.logged)
        return replace(self.session.as_of(self.frames[at].seq), tail=tail)

    def chooses(self, seat: Seat, at: int) -> bool:
        """Return whether this seat had a choice in a moment: the bot makes a move that is the only one."""
        game, state = self.plugin.game, self.frames[at].state
        return seat in game.waiting_on(state) and game.only_move(self.session.options, state, seat) is None

    def turn_of(self, seat: Seat, at: int) -> int | None:
        """Return the moment before the move shown at `at` if this seat chose it, else its next choice, else None."""
        if at > self.last:
            return None
        if at and self.chooses(seat, at - 1):
            before = self.plugin.game.waiting_on(self.frames[at - 1].state)
            if len(before) > 1 or self.frames[at].seat == seat:  # of several all moved, in secret
                return at - 1
        return next((one for one in range(at, self.last + 1) if self.chooses(seat, one)), None)

    def turns(self, seat: Seat) -> list[int]:
        """Return the moments at which a turn of this seat began; none in games in which all choose at once."""
        waiting = [self.plugin.game.waiting_on(frame.state) for frame in self.frames]
        mine = [False, *(awaited == frozenset((seat,)) for awaited in waiting)]
        return [at for at, (before, now) in enumerate(pairwise(mine)) if now and not before]

    def chapter(self, at: int) -> int | None:
        """Return the round in which the move of a moment was made; None for the beginning."""
        return self.plugin.recap.chapter(self.frames[at - 1].state) if at else None

    def chapters(self, most: int, at: int = 0) -> tuple[tuple[int, int], ...]:
        """Return (round, its first moment) for each round in which moves were made.

        Of more than `most` rounds: the first, the last, round numbers, and those around `at`, so that jumps reach all.
        """
        first: dict[int, int] = {}
        for place, (before, _) in enumerate(pairwise(self.frames), start=1):
            first.setdefault(self.plugin.recap.chapter(before.state), place)
        chapters = tuple(sorted(first.items(), key=lambda chapter: chapter[1]))
        if len(chapters) <= most:
            return chapters
        ends = {*chapters[:1], *chapters[-1:]}
        kept = ([one for one in chapters if one[0] % step == 0 or one in ends] for step in steps())
        marks = next(some for some in kept if len(some) <= most * 2 // 3)
        others = sorted((one for one in chapters if one not in marks), key=lambda one: abs(one[1] - at))
        return tuple(sorted((*marks, *others[: most - len(marks)]), key=lambda one: one[1]))


def ways_into(moment: tuple[Session, int], say: Say) -> tuple[Button, Button]:
    """Return the ways to try from a moment, and to look at it, each of which leads back."""
    session, place = moment
    here = Button(say("try-button"), button_id(session, "try.open", str(place)), "plain", "🔀")
    return here, Button(say("board-replay"), button_id(session, "replay.at", str(place)), "plain", "🎞️")


def replay_button(session: Session, place: int, say: Say) -> Button:
    """Return the way to a moment of a game that is over, for one private message after another."""
    return Button(say("board-replay"), button_id(session, "replay.back", str(place + 1)), "plain", "🎞️")


def listed_button(number: int, say: Say) -> tuple[Button, ...]:
    """Return the way to the game of this number."""
    return (Button(say("replay-listed", number=str(number)), free_id("replay.open", str(number)), emoji="🎞️"),)


def open_button(session: Session, say: Say) -> tuple[Button, ...]:
    """Return the way to a game that is over, from its beginning."""
    return (Button(say("board-replay"), button_id(session, "replay.open"), "plain", "🎞️"),)
