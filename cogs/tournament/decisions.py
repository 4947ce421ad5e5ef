"""What people and the clock do to a tournament: one pure function for each act.

Each takes the newest tournament and returns the next one. It raises NotAllowed if the act is not possible, and then
nothing is changed.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from bot.errors import NotAllowed
from bot.person import Person
from cogs.tournament import pairing
from cogs.tournament.standings import points_of, standings
from cogs.tournament.tournament import GRACE_MS, MOST, ROUND_MS, WINDOW_MS, Entrant, Match, Presence, Stage, Tournament

# What people do


def join(t: Tournament, person: Person, click: int) -> Tournament:
    """Take part; in the first round from the second on, with half a point."""
    if not t.stage.is_active:
        raise NotAllowed("no-tournament-over")
    if own := t.entrant(person.id):
        return t if own.presence == Presence.IN else come(t, person.id)
    if not t.may_join:
        raise NotAllowed("no-tournament-late")
    if len(t.entrants) == MOST:
        raise NotAllowed("no-tournament-full", most=MOST)
    entrant = Entrant(len(t.entrants), person.id, person.name, click, 1 + t.round, here_round=_here_round(t))
    return replace(t, entrants=(*t.entrants, entrant))


def leave(t: Tournament, user_id: int) -> Tournament:
    """Leave: before the first round without a trace, later for good; the computer plays a running game to its end."""
    own = _entrant(t, user_id)
    if t.stage == Stage.JOINING:
        others = (entrant for entrant in t.entrants if entrant != own)
        return replace(t, entrants=tuple(replace(entrant, number=n) for n, entrant in enumerate(others)))
    return t.with_entrant(own, presence=Presence.LEFT)


def come(t: Tournament, user_id: int) -> Tournament:
    """Say that one is here for the next round, or back for it."""
    own = _entrant(t, user_id)
    came = replace(own, presence=Presence.IN, here_round=_here_round(t, own.here_round))
    if came == own:
        is_early = t.pace != "letter" and came.here_round < t.next_round
        raise NotAllowed("no-tournament-soon" if is_early else "no-tournament-here")
    return t.with_entrant(came)


def stop(t: Tournament, user_id: int, *, is_manager: bool) -> Tournament:
    """End it now, with the standings as they are. Only the host and managers of the server may."""
    if not (is_manager or user_id == t.host_id):
        raise NotAllowed("no-tournament-stop")
    return ended(t)


def begin(t: Tournament, user_id: int, now: int, *, is_manager: bool) -> Tournament:
    """Begin before the time: with all who are in, or in the minutes before the round with all who are here."""
    if not (is_manager or user_id == t.host_id):
        raise NotAllowed("no-tournament-begin")
    if t.stage != Stage.JOINING:
        raise NotAllowed("no-tournament-begun")
    if (lacking := pairing.fewest(t.seats) + len(t.missing) - len(t.entrants)) > 0:
        raise NotAllowed("no-tournament-few", missing=lacking)
    return _begin(t, now)


# What the clock and the tables do


def pass_time(t: Tournament, now: int) -> Tournament:
    """Do what is due: open the window, begin a round, end one."""
    if t.wake_at is None or t.wake_at > now:
        return t
    match t.stage:
        case Stage.PLAYING:
            for match in t.now_played:
                t = match_over(t, match, (), frozenset(), now)
            return t
        case Stage.JOINING | Stage.PAUSE:
            return replace(t, wake_at=t.due_at) if now < t.due_at else _begin(t, now)
        case _:
            return replace(t, wake_at=None)


def go_on(t: Tournament, now: int) -> Tournament:
    """After someone came or left: end the pause as soon as all who play on have said that they are here; too few of
    them wait for more. Where nobody, or too few, could still come, it is over.
    """
    if t.stage == Stage.PLAYING and all(entrant.presence == Presence.LEFT for entrant in t.entrants):
        return ended(t)
    if t.stage != Stage.PAUSE:
        return t
    if not _may_go_on(t):
        return ended(t)
    return t if t.missing or not _is_enough(t, t.there) else _begin(t, now)


def match_over(t: Tournament, match: Match, ranks: tuple[int, ...], idle: frozenset[int], now: int) -> Tournament:
    """Note the result of a table, without ranks a draw; with the last one the round ends. Who made no decision of their
    own is out until they are back.
    """
    for number in idle:
        if t.entrants[number].presence == Presence.IN:
            t = t.with_entrant(t.entrants[number], presence=Presence.AWAY)
    t = t.with_match(match, ranks=ranks or (1,) * len(match.entrants), idle=idle, is_cut=not ranks)
    return t if t.now_played else _round_over(t, now)


def ended(t: Tournament) -> Tournament:
    """Return it as over, or as cancelled if no round was played. Only who may have a medal has a rank."""
    if not t.round:
        return replace(t, stage=Stage.CANCELLED, wake_at=None)
    has_winners = t.has_winners
    t = replace(t, stage=Stage.OVER, wake_at=None, matches=tuple(m for m in t.matches if m.ranks or m.channel_id))
    honoured = [one for one in standings(t) if has_winners and one.has_played and one.points > 0]
    ranks = {one.entrant.number: one.rank for one in honoured}
    return replace(t, entrants=tuple(replace(entrant, rank=ranks.get(entrant.number)) for entrant in t.entrants))


def gone(t: Tournament) -> Tournament:
    """Return it as ended where its channel is gone: no thread is left to close."""
    t = ended(t)
    return replace(t, matches=tuple(replace(match, is_closed=True) for match in t.matches))


def _round_over(t: Tournament, now: int) -> Tournament:
    if t.round >= t.rounds or not _may_go_on(t):
        return ended(t)
    if t.pace == "letter":
        return _begin(t, now)
    return replace(t, stage=Stage.PAUSE, due_at=now + WINDOW_MS, wake_at=now + WINDOW_MS)


def _begin(t: Tournament, now: int) -> Tournament:
    """Begin the next round with all who are there; end where they are too few."""
    this = t.next_round
    for entrant in t.missing:
        t = t.with_entrant(entrant, presence=Presence.AWAY)
    rounds = pairing.rounds_for(len(t.entrants), t.seats) if this <= 2 else t.rounds
    if not _is_enough(t, t.there):
        return ended(t)
    end = now + ROUND_MS[t.pace]
    t = replace(t, stage=Stage.PLAYING, round=this, rounds=rounds, due_at=end, wake_at=end + GRACE_MS)
    t = replace(t, matches=(*t.matches, *_matches(t, t.there)))
    return t if t.now_played else _round_over(t, now)


def _may_go_on(t: Tournament) -> bool:
    """Return whether someone is there after a round, enough have not left for good, and of the last two rounds any
    table came to a result.
    """
    stay = [entrant.number for entrant in t.entrants if entrant.presence != Presence.LEFT]
    recent = [match for match in t.matches if match.round >= t.round - 1 and (match.is_played or match.is_cut)]
    is_dead = t.round > 1 and bool(recent) and all(match.is_cut for match in recent)
    return bool(t.there) and not is_dead and _is_enough(t, stay)


def _is_enough(t: Tournament, there: Sequence[int]) -> bool:
    """Return whether the next round can be played with these people."""
    is_enough = len(there) >= (2 if t.round else pairing.fewest(t.seats))
    return is_enough and (max(t.seats) == 2 or bool(pairing.sizes(len(there), t.seats)))


def _matches(t: Tournament, there: Sequence[int]) -> list[Match]:
    points, draw, met = points_of(t), t.draws(f"round {t.round}"), _met(t)
    if max(t.seats) > 2:
        tables = pairing.tables_of(there, t.seats, points, met, draw)
    elif t.is_all_play_all:
        tables = pairing.everyone(len(t.entrants), t.round, draw)
    else:
        tables = pairing.pairs_of(there, points, met, draw)
    here = (table for table in tables if not {*table}.isdisjoint(there))
    return [_match(t.round, number, table, there) for number, table in enumerate(here, 1)]


def _match(number_of_round: int, number: int, table: tuple[int, ...], there: Sequence[int]) -> Match:
    """Return a table; where someone is missing from the beginning, or alone, it is over."""
    idle = frozenset(table).difference(there)
    ranks = tuple(1 + (n in idle) for n in table) if idle or len(table) == 1 else None
    return Match(number_of_round, number, table, ranks=ranks, idle=idle)


def _met(t: Tournament) -> pairing.Met:
    """Return how often two were put at one table, and how often each sat out."""
    tables = (match.entrants if len(match.entrants) > 1 else (pairing.NOBODY, *match.entrants) for match in t.matches)
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def _here_round(t: Tournament, before: int = 0) -> int:
    """Return the last round for which who comes now is here: the next one in the minutes before it, and while the one
    before it goes on without them.
    """
    return t.next_round if t.is_asking or t.stage == Stage.PLAYING else before


def entrant_of(t: Tournament, user_id: int) -> Entrant:
    """Return the person as an entrant; NotAllowed for a stranger."""
    if own := t.entrant(user_id):
        return own
    raise NotAllowed("no-tournament-not-yet" if t.may_join else "no-tournament-stranger")


def _entrant(t: Tournament, user_id: int) -> Entrant:
    """Return the person as an entrant who may still do something; NotAllowed otherwise."""
    if not t.stage.is_active:
        raise NotAllowed("no-tournament-over")
    own = entrant_of(t, user_id)
    if own.presence == Presence.LEFT:
        raise NotAllowed("no-tournament-left")
    return own
