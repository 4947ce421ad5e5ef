"""A simulated week of a server of 200 people, with 30 bells and without: `python -m tests.bench.bells`.

The bells ring by the bot's own rules. How people behave is assumed, and stands in the constants: only what differs
between the two weeks tells anything.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random
from statistics import mean, median

from bot.games.contract import AnyGame
from bot.sessions.bells import Bell, has_rung, rings_at, whom_to_call
from bot.sessions.session import Seated, Session, Status
from cogs.aus_die_maus.rules import GAME as AUS_DIE_MAUS
from cogs.heul_doch.rules import GAME as HEUL_DOCH
from cogs.maunz.rules import GAME as MAUNZ
from cogs.mausen.rules import GAME as MAUSEN
from tests.people import around

GAMES: tuple[AnyGame, ...] = (MAUSEN, HEUL_DOCH, AUS_DIE_MAUS, MAUNZ)
PEOPLE, BELLS, DAYS, WEEKS = 200, 30, 7, 50
TABLES_A_DAY, PATIENCE_MIN, GAME_MIN = 12, 30, 25
WALK_INS_PER_HOUR = 1.5
"""How many people who are not called come by and sit down at a table that waits."""
ANSWERS = 0.25
"""How many of those who are called sit down, some one to six minutes later."""
MINUTE_MS = 60_000
BEGAN_MS = 1_420_070_400_000


@dataclass
class Week:
    """What came of it."""

    rng: Random
    bells: list[Bell]
    calls: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By person and day."""
    filled: int = 0
    tables: int = 0
    waited_min: list[int] = field(default_factory=list)
    busy: dict[int, int] = field(default_factory=dict)
    """Until which minute people are at a table."""

    def table(self, number: int, minute: int, game: AnyGame) -> None:
        """A table opens in this minute, and is filled or given up."""
        host, joining, now = self._free(minute), Counter[int](), minute
        session = _lobby(number, minute, host)
        for now in range(minute, minute + PATIENCE_MIN):
            for _ in range(joining.pop(now, 0) + (self.rng.random() < WALK_INS_PER_HOUR / 60)):
                session = _joined(session, self._free(now), now)
            if len(session.seats) >= game.seats[0]:
                break
            joining.update(self._rung(session, game, now))
        is_filled = len(session.seats) >= game.seats[0]
        self.tables, self.filled = self.tables + 1, self.filled + is_filled
        until = now + GAME_MIN if is_filled else now
        self.busy |= {s.user_id or 0: until for s in session.seats}
        if is_filled:
            self.waited_min.append(now - minute)

    def _rung(self, session: Session, game: AnyGame, minute: int) -> list[int]:
        """Ring what is due, and return in which minutes people sit down for that."""
        now, came = BEGAN_MS + minute * MINUTE_MS, list[int]()
        bells = [replace(b, is_busy=self.busy.get(b.user_id, -1) > minute) for b in self.bells]
        for when in ("opens", "missing"):
            at = rings_at(session, game, when)
            if at is None or at > now or has_rung(bells, session, when):
                continue
            called = {*whom_to_call(bells, session, when, now)}
            noted = {"called_at": now, "called_for": session.id}
            self.bells = [replace(b, **noted) if b.user_id in called else b for b in self.bells]
            self.calls.update((user_id, minute // 1440) for user_id in called)
            came += [minute + self.rng.randint(1, 6) for _ in called if self.rng.random() < ANSWERS]
        return came

    def _free(self, minute: int) -> int:
        return self.rng.choice([one for one in range(1, PEOPLE + 1) if self.busy.get(one, -1) <= minute])


def _lobby(number: int, minute: int, host: int) -> Session:
    at, seats = BEGAN_MS + minute * MINUTE_MS, (Seated(0, host, ""),)
    lobby = replace(around(), id=number, status=Status.LOBBY, state=None, seats=seats, updated_at=at)
    return replace(lobby, joins=(minute * MINUTE_MS << 22,))


def _joined(session: Session, user_id: int, minute: int) -> Session:
    seats = (*session.seats, Seated(len(session.seats), user_id, ""))
    return replace(session, seats=seats, updated_at=BEGAN_MS + minute * MINUTE_MS)


def week(seed: int, bells: int) -> Week:
    """Live through a week in which tables open between 5 and 11 p. m."""
    rng = Random(seed)
    kinds = ("opens", "opens", "missing")
    lived = Week(rng, [Bell(n, kinds[n % 3]) for n in range(1, bells + 1)])
    for day in range(DAYS):
        minutes = sorted(rng.randrange(17 * 60, 23 * 60) for _ in range(TABLES_A_DAY))
        for nth, minute in enumerate(minutes):
            lived.table(day * 100 + nth + 1, day * 1440 + minute, rng.choice(GAMES))
    return lived


def main() -> None:
    """Live through many weeks, and tell what they were like on average."""
    for bells in (0, BELLS):
        weeks = [week(seed, bells) for seed in range(WEEKS)]
        share = sum(w.filled for w in weeks) / sum(w.tables for w in weeks)
        print(f"{bells} bells: {share:.0%} of {sum(w.tables for w in weeks)} tables filled", end="")
        print(f", after {mean(m for w in weeks for m in w.waited_min):.1f} minutes")
        counts = [w.calls[one, day] for w in weeks for one in range(1, bells + 1) for day in range(DAYS)]
        if counts:
            print(
                f"calls per bell's owner and day: median {median(counts)}, mean {mean(counts):.2f}, most {max(counts)}"
            )


if __name__ == "__main__":
    main()
