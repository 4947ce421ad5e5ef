"""What people and the clock do to a tournament: one pure function for each act, from the newest one to the next.

It raises NotAllowed if the act is not possible.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import combinations, count

from bot.errors import NotAllowed
from bot.person import ChannelRef, Person
from bot.sessions.session import Pace
from cogs.tournament import pairing
from cogs.tournament.standings import points_of, standings
from cogs.tournament.tournament import GRACE_MS, LAST, MOST, ROUND_MS, WINDOW_MS, Entrant, Match, Stage, Tournament

# What people do


def planned(where: ChannelRef, game: str, pace: Pace, language: str, host: Person, now: int, due_at: int) -> Tournament:
    """Return one that people can join; from half of the time on at the latest everyone is asked who is here."""
    wake_at = due_at - min(WINDOW_MS[pace], (due_at - now) // 2)
    return Tournament(0, where, game, pace, language, host.id, now, due_at, wake_at)


def join(t: Tournament, person: Person, click: int) -> Tournament:
    """Take part; in the first round from the second on."""
    if t.entrant(person.id):
        return t
    if not t.may_join:
        raise NotAllowed("no-tournament-late")
    if len(t.entrants) == MOST:
        raise NotAllowed("no-tournament-full", most=MOST)
    entrant = Entrant(len(t.entrants), person.id, person.name, click, here_round=t.coming)
    return replace(t, entrants=(*t.entrants, entrant))


def leave(t: Tournament, user_id: int, now: int) -> Tournament:
    """Leave: before the first round without a trace, later for good."""
    own = _entrant(t, user_id)
    if t.round:
        return _go_on(t.with_entrant(own, has_left=True), now)
    others = (entrant for entrant in t.entrants if entrant != own)
    left = replace(t, entrants=tuple(replace(entrant, number=n) for n, entrant in enumerate(others)))
    return _go_on(left, now) if own in t.missing else left


def come(t: Tournament, user_id: int, now: int) -> Tournament:
    """Say that one is here for the next round; who was away and says so in a round is called again before the next."""
    own = _entrant(t, user_id)
    return _go_on(t.with_entrant(own, here_round=t.coming), now) if own in t.missing else t


def begin(t: Tournament, user_id: int, now: int, *, is_manager: bool) -> Tournament:
    """Begin a round before its time with those who are here; the first one after they were asked."""
    check_hosts(t, user_id, is_manager=is_manager)
    if t.stage not in (Stage.JOINING, Stage.ASKING):
        raise NotAllowed("no-tournament-late")
    is_asked = t.stage == Stage.ASKING
    people = len(t.there if is_asked else t.entrants)
    if lacking := next(more for more in count() if _is_enough(t, range(people + more))):
        raise NotAllowed("no-tournament-few", missing=lacking)
    if is_asked:
        return _begin(t, now)
    own = t.entrant(user_id)
    window_ms = min(WINDOW_MS[t.pace], t.due_at - now)  # never later than it was announced
    return _ask(t.with_entrant(own, here_round=1) if own else t, now, window_ms)


# What the clock and the tables do


def pass_time(t: Tournament, now: int) -> Tournament:
    """Do what is due: ask who is here, begin a round, end one."""
    if t.wake_at is None or t.wake_at > now:
        return t
    if t.stage == Stage.JOINING:
        return _ask(t, now, t.due_at - t.wake_at)  # as announced, unless the clock is late
    if t.stage == Stage.ASKING:
        return _begin(t, now)
    for match in t.now_played:
        t = match_over(t, match, (), frozenset(), frozenset(), now)
    return t


def match_over(
    t: Tournament, match: Match, ranks: tuple[int, ...], idle: frozenset[int], away: Collection[int], now: int
) -> Tournament:
    """Note the result of a table, without ranks a draw; with the last one the round ends. Those who are `idle` made no
    decision of their own, and lose to the others like who has left; for those `away` the next round does not wait.
    """
    for number in away:
        t = t.with_entrant(t.entrants[number], here_round=t.round - 1)
    ranked = zip(match.entrants, ranks or (1,) * len(match.entrants), strict=True)
    final = tuple(LAST if number in idle or t.entrants[number].has_left else rank for number, rank in ranked)
    t = t.with_match(match, ranks=final, idle=idle, is_cut=not ranks)
    return t if t.now_played else _round_over(t, now)


def ended(t: Tournament) -> Tournament:
    """Return it as over, or cancelled; who played has a rank if half was, someone stayed, and someone has a point."""
    if not t.round:
        return replace(t, stage=Stage.CANCELLED, wake_at=None)
    over = replace(t, stage=Stage.OVER, wake_at=None, matches=tuple(m for m in t.matches if m.ranks or m.channel_id))
    is_won = bool(t.stay) and 2 * (t.round - bool(t.now_played)) >= t.rounds
    played = [one for one in standings(over) if over.has_played(one.entrant)]
    ranks = {one.entrant.number: one.rank for one in played if is_won and played[0].points}
    return replace(over, entrants=tuple(replace(entrant, rank=ranks.get(entrant.number)) for entrant in t.entrants))


def _go_on(t: Tournament, now: int) -> Tournament:
    """After a person came or left: end what too few have not left; begin the next round when nobody is awaited."""
    if t.stage == Stage.PLAYING and t.stay:
        return t
    if t.round and not _is_enough(t, t.stay):
        return ended(t)
    return t if t.awaited or not _is_enough(t, t.there) else _begin(t, now)


def _round_over(t: Tournament, now: int) -> Tournament:
    """Ask for the next round those who were here, or where they are too few, all who ever played."""
    if t.round == t.rounds or not _is_enough(t, t.stay):
        return ended(t)
    if not _is_enough(t, [entrant for entrant in t.stay if entrant.here_round == t.round]):
        t = replace(t, entrants=tuple(replace(e, here_round=t.round) if e.since_round else e for e in t.entrants))
    return _ask(t, now, WINDOW_MS[t.pace])


def _ask(t: Tournament, now: int, window_ms: int) -> Tournament:
    """Ask for so long who is here for the next round."""
    due_at = now + window_ms
    return replace(t, stage=Stage.ASKING, due_at=due_at, wake_at=due_at)


def _begin(t: Tournament, now: int) -> Tournament:
    """Begin the next round with all who are there; end where they are too few."""
    if not _is_enough(t, t.there):
        return ended(t)
    this = t.round + 1
    for number in t.there:
        t = t.with_entrant(t.entrants[number], since_round=t.entrants[number].since_round or this)
    planned = pairing.rounds_for(len(t.players), t.seats) if this <= 2 else t.rounds
    needed = pairing.rounds_for(sum(not player.has_left for player in t.players), t.seats)  # nobody plays for who left
    end, t = now + ROUND_MS[t.pace], replace(t, rounds=min(planned, this - 1 + needed))
    matches = (*t.matches, *_matches(t))
    return replace(t, stage=Stage.PLAYING, round=this, due_at=end, wake_at=end + GRACE_MS, matches=matches)


def _is_enough(t: Tournament, there: Sequence[object]) -> bool:
    """Return whether the next round can be played by so many."""
    is_enough = len(there) >= (2 if t.round else pairing.fewest(t.seats))
    return is_enough and (max(t.seats) == 2 or bool(pairing.sizes(len(there), t.seats)))


def _matches(t: Tournament) -> list[Match]:
    """Return the tables of the next round, for those who are there."""
    points, draw, met = points_of(t), t.draws(f"round {t.round + 1}"), _met(t)
    if max(t.seats) > 2:
        tables = pairing.tables_of(t.there, t.seats, points, met, draw)
    else:
        is_all_play_all = t.rounds >= len(t.players) - 1
        circle = pairing.circle([player.number for player in t.players], t.round + 1) if is_all_play_all else ()
        tables = pairing.pairs_of(t.there, points, met, draw, circle)
    return [
        Match(t.round + 1, number, table, ranks=(1,) if len(table) == 1 else None)
        for number, table in enumerate(tables, 1)
    ]


def _met(t: Tournament) -> pairing.Met:
    """Return how often two were put at one table, and how often each sat out."""
    tables = (match.entrants if len(match.entrants) > 1 else (pairing.NOBODY, *match.entrants) for match in t.matches)
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


# Who may


def check_hosts(t: Tournament, user_id: int, *, is_manager: bool) -> None:
    """Refuse all but who opened it and managers of the server."""
    if not (is_manager or user_id == t.host_id):
        raise NotAllowed("no-tournament-host")


def entrant_of(t: Tournament, user_id: int) -> Entrant:
    """Return the person as an entrant; NotAllowed for a stranger."""
    if own := t.entrant(user_id):
        return own
    raise NotAllowed("no-tournament-stranger")


def _entrant(t: Tournament, user_id: int) -> Entrant:
    """Return the person as an entrant who may still do something; NotAllowed otherwise."""
    own = entrant_of(t, user_id)
    if not t.stage.is_active or own.has_left:
        raise NotAllowed("no-tournament-left" if own.has_left else "no-tournament-late")
    return own
