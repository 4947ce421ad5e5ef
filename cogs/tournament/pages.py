"""The pages of a tournament: its living message, the podium at its end, and a person's own place."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from bot.draw.furniture import rank_sign
from bot.messages.ids import free_id
from bot.messages.names import plain, shown
from bot.messages.page import BUTTONS_IN_ROW, Block, Button, Page, Picture
from bot.table.pages.screen import title
from bot.text.words import Say
from cogs.tournament import picture
from cogs.tournament.pairing import ALL_PLAY_ALL, fewest, rounds_for
from cogs.tournament.standings import TournamentStanding, share, standings
from cogs.tournament.tournament import Entrant, Match, Presence, Stage, Tournament

PLAYING_MOST, NAMES_MOST = 8, 12
"""So many tables are named that still play, and so many people who are here, or missing."""
ON_PICTURE = 2 * picture.ROWS
PODIUM = 3
TEXT_MOST = 3000
"""So many characters of results stand on one page: Discord takes 4000 in all."""
_OUT = (("tournament-out-left", Presence.LEFT), ("tournament-out-away", Presence.AWAY))


def page(t: Tournament, say: Say, *, is_troubled: bool = False) -> Page:
    """Return the living message; `is_troubled` says that its tables cannot be opened."""
    about = (_kind(t, say), say("tournament-pace", pace=t.pace)) if t.stage == Stage.JOINING else ()
    head = say("tournament-title", title=title(t.game, say))
    blocks: list[Block] = ["\n".join((head, _status(t, say), *about))]
    begun = [match for match in t.now_played if match.session_id and t.stage == Stage.PLAYING]
    if still := [say("tournament-table", link=f"<#{one.channel_id}>", names=_names_at(t, one)) for one in begun]:
        blocks.append("\n".join((say("tournament-playing"), *_shortened(still, say))))
    blocks += _pictures(t, say)
    if gone := _gone(t, say):
        blocks.append("\n".join(gone))
    before = t.stage == Stage.PLAYING  # a round's results stay while the next one is played
    recent = [_results(t, number, say) for number in range(t.round - before, t.round + 1)]
    if any(lines := ["\n".join(_shortened(one, say, 1)) for one in recent if one]):
        blocks.append("\n".join(lines))
    if is_troubled and t.stage == Stage.PLAYING:
        blocks.append(say("tournament-trouble"))
    return Page((*blocks, *_buttons(t, say)))


def name(number: int, say: Say) -> str:
    """Return what a tournament is called beside one of its games."""
    return say("tournament-name", number=str(number))


def way_back(number: int, say: Say) -> Button:
    """Return the button that leads from a table to its tournament."""
    return Button(say("tournament-way-back"), free_id("tournament.mine", str(number)), "main", "🏆")


def taking_part(t: Tournament, say: Say) -> str:
    """Return a line on a tournament for who takes part."""
    until = _until(t) if t.stage == Stage.JOINING else "none"
    link = t.where.link(t.message_id)
    facts = {"title": title(t.game, say), "channel": f"<#{t.where.channel_id}>", "link": link, "until": until}
    return say("tournament-taking-part", **facts)


def career(ranks: Sequence[int], say: Say) -> list[str]:
    """Return a line on what a person came to in tournaments that are over; none without any."""
    return [say("tournament-career", count=len(ranks), best=rank_sign(min(ranks)))] if ranks else []


def winners(t: Tournament) -> tuple[TournamentStanding, ...]:
    """Return the first three of those who have a rank at the end; none where too little was played."""
    return tuple(one for one in standings(t)[:PODIUM] if one.entrant.rank)


def podium(t: Tournament, say: Say) -> Page:
    """Return the message at the end: the first three, who shares the last of these places, why equal points differ, and
    what can be done now.
    """
    first = winners(t)
    drawn = tuple(picture.Winner(one.rank, plain(one.entrant.name), _points_in_words(one.points, say)) for one in first)
    lines = (
        say("tournament-place", rank=one.rank, name=plain(one.entrant.name), points=_points_in_words(one.points, say))
        for one in first
    )
    names = tuple(shown(one.entrant.name) for one in first if one.rank == 1)
    head = say("tournament-won", title=title(t.game, say), names=names, count=len(names))
    drawing = Picture(picture.podium, (drawn,), " ".join(lines), is_needed=False)
    equal = [one.entrant for one in standings(t)[PODIUM:] if one.entrant.rank == first[-1].rank]
    also = (say("tournament-also", rank=first[-1].rank, names=_names(equal)),) if equal else ()
    return Page((head, drawing, *also, *_tie(t, standings(t)[: PODIUM + 1], say), _afterwards(t, say)))


def results(t: Tournament, number: int, say: Say) -> Page:
    """Return who won at which table: of all rounds, or if that is too long, of this one, with buttons for the others;
    of the last one if there is none with this number.
    """
    rounds = {one: _results(t, one, say) for one in range(1, t.round + 1)}
    rounds = {one: lines for one, lines in rounds.items() if lines}
    if not rounds:
        return Page((say("tournament-no-results"),))
    scale = say("tournament-scale", most=max(len(match.entrants) for match in t.matches))
    every = "\n".join("\n".join(lines) for lines in rounds.values())
    if len(every) <= TEXT_MOST:
        return Page((every, scale))
    chosen = number if number in rounds else max(rounds)
    turns = [Button(str(one), _id("results", t, one), "main" if one == chosen else "plain") for one in rounds]
    rows = (tuple(turns[at : at + BUTTONS_IN_ROW]) for at in range(0, len(turns), BUTTONS_IN_ROW))
    return Page(("\n".join(rounds[chosen]), scale, *rows))


def proof(t: Tournament, say: Say) -> str:
    """Return the secret of the draws of a tournament that is over."""
    return say("tournament-secret", number=str(t.id), secret=t.secret.hex(), seal=t.seal)


def _tie(t: Tournament, ranked: Sequence[TournamentStanding], say: Say) -> tuple[str, ...]:
    """Return what decides between equal points, where it did."""
    did = any(one.points == other.points and one.rank != other.rank for one, other in pairwise(ranked))
    return (say("tournament-tie", kind="all" if t.is_all_play_all else "rounds"),) if did else ()


def how(t: Tournament, user_id: int, say: Say) -> Page:
    """Return how it works: how many rounds there are, when the next one begins, what becomes of who is away, and what
    points are for; with the way out for who takes part.
    """
    scale = say("tournament-scale", most=max(t.seats))
    text = "\n".join((_kind(t, say), scale, say("tournament-how", pace=t.pace)))
    leave = _leave(t, user_id, say)
    return Page((text, leave) if leave else (text,))


def own(t: Tournament, user_id: int, text: str, say: Say) -> Page:
    """Return what only this person reads, with the ways to how it works, and out."""
    return Page((text, (_how(t, say), *_leave(t, user_id, say))) if t.stage.is_active else (text,))


def _leave(t: Tournament, user_id: int, say: Say) -> tuple[Button, ...]:
    entrant = t.entrant(user_id)
    is_in = t.stage.is_active and entrant is not None and entrant.presence != Presence.LEFT
    return (Button(say("tournament-leave"), _id("leave", t), "plain", "🚪"),) if is_in else ()


def _how(t: Tournament, say: Say) -> Button:
    return Button(say("tournament-how-button"), _id("how", t), "plain", "❔")


def own_place(t: Tournament, user_id: int, say: Say) -> str:
    """Say where a person plays, where they stand, and which ranks they can still reach."""
    standing = next(one for one in standings(t) if one.entrant.user_id == user_id)
    lines = [_own_table(t, standing.entrant, say)]
    if t.has_results and (t.stage.is_active or standing.has_played):
        points = _points_in_words(standing.points, say)
        lines.append(say("tournament-my-place", rank=standing.rank, points=points))
    if reach := _reach(t, standing):
        lines.append(say("tournament-my-reach", places=reach))
    return "\n".join(lines)


def _own_table(t: Tournament, entrant: Entrant, say: Say) -> str:
    """Say where a person plays now, or why they do not."""
    if not t.stage.is_active:
        return _over(t, say)
    tables = [match for match in t.matches if match.round == t.round and entrant.number in match.entrants]
    if playing := next((match for match in tables if match.ranks is None), None):
        others = tuple(shown(t.entrants[n].name) for n in playing.entrants if n != entrant.number)
        link = f"<#{playing.channel_id}>" if playing.channel_id else "…"
        return say("tournament-my-table", link=link, number=playing.number, names=others)
    if entrant.presence != Presence.IN:
        return say("no-tournament-left" if entrant.presence == Presence.LEFT else "tournament-my-away")
    if t.stage != Stage.PLAYING:
        return say("tournament-my-asked" if entrant in t.missing else "tournament-my-wait", until=_until(t))
    if any(len(match.entrants) == 1 for match in tables):
        over = [say("tournament-my-bye")]
    else:
        over = [say("tournament-my-result", result=_result(t, match, say)) for match in tables]
    return "\n".join((*over, say("tournament-my-free", until=_until(t))))


def _status(t: Tournament, say: Say) -> str:
    until = _until(t)
    match t.stage:
        case Stage.JOINING:
            lacking = fewest(t.seats) - len(t.entrants)
            head = say("tournament-joining", count=len(t.entrants), until=f"{until} (<t:{t.due_at // 1000}:t>)")
            ready = say("tournament-lacking", missing=lacking) if lacking > 0 else say("tournament-ready")
            return "\n".join((f"{head} {ready}", *_presence(t, say)))
        case Stage.PLAYING:
            return say("tournament-round", round=t.round, rounds=t.rounds, until=until)
        case Stage.PAUSE:
            window = say("tournament-window", round=t.next_round, until=until)
            return "\n".join((window, *_presence(t, say)))
        case Stage.OVER:
            return _over(t, say)
        case Stage.CANCELLED:
            least, here = fewest(t.seats), len(t.there)
            few = "tournament-few" if len(t.entrants) < least else "tournament-few-here" if here < least else ""
            return say(few or "tournament-cancelled", fewest=least, here=here)


def _over(t: Tournament, say: Say) -> str:
    """Say that it is over, why if that was early, and that no one has won if so."""
    is_whole = t.round == t.rounds and not t.now_played
    left = all(entrant.presence == Presence.LEFT for entrant in t.entrants)
    why = "whole" if is_whole else "left" if left else "few" if len(t.there) < 2 else "early"
    over = say("tournament-over", why=why, round=t.round, rounds=t.rounds)
    return over if winners(t) else f"{over} {say('tournament-no-winner')}"


def _kind(t: Tournament, say: Say) -> str:
    """Return in small print how many rounds so many people play, and against whom."""
    count = max(len(t.entrants), fewest(t.seats))
    kind = "tables" if max(t.seats) > 2 else "all" if count <= ALL_PLAY_ALL else "duel"
    return say("tournament-kind", kind=kind, count=count, rounds=t.rounds or rounds_for(count, t.seats))


def _gone(t: Tournament, say: Say) -> list[str]:
    """Return who is out of the next rounds, once it has begun."""
    if t.stage not in (Stage.PLAYING, Stage.PAUSE):
        return []
    out = ((key, [one for one in t.entrants if one.presence == presence]) for key, presence in _OUT)
    return [say(key, names=_names(people)) for key, people in out if people]


def _results(t: Tournament, number: int, say: Say) -> list[str]:
    """Return the results of a round under its title; nothing if no table is over."""
    tables = [match for match in t.matches if match.round == number and (match.ranks or not t.stage.is_active)]
    over = [_result(t, match, say) for match in tables]
    return [say("tournament-results", round=number), *over] if over else []


def _result(t: Tournament, match: Match, say: Say) -> str:
    """Return in one line who got how many points at a table, the first one first."""
    ranks = match.ranks or ()
    if not ranks:
        return say("tournament-unfinished", number=match.number, names=_names_at(t, match))
    if match.is_cut and not match.idle:
        return say("tournament-cut", names=_names_at(t, match))
    if len(ranks) == 1:
        return say("tournament-result-alone", name=shown(t.entrants[match.entrants[0]].name))
    seats = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    return say("tournament-result", number=match.number, places=" · ".join(_score(t, match, one, say) for one in seats))


def _score(t: Tournament, match: Match, seat: int, say: Say) -> str:
    number, ranks = match.entrants[seat], match.ranks or ()
    if number in match.idle:
        return f"{shown(t.entrants[number].name)} 💤 0"
    mark = "**" if ranks[seat] == 1 and ranks.count(1) == 1 else ""
    return f"{mark}{shown(t.entrants[number].name)} {points_text(share(ranks, seat), say)}{mark}"


def _shortened(lines: Sequence[str], say: Say, heads: int = 0) -> list[str]:
    """Return the first tables, and how many more there are; the first `heads` lines are none."""
    most = PLAYING_MOST + heads
    more = [say("tournament-more", count=len(lines) - most)] if len(lines) > most else []
    return [*lines[:most], *more]


def _presence(t: Tournament, say: Say) -> list[str]:
    """Return who is here for the next round, and for whom it waits."""
    here = [entrant for entrant in t.entrants if t.missing and entrant.here_round == t.next_round]
    told = (("here", here), ("missing", t.missing))
    return [say(f"tournament-{key}", names=_names(people)) for key, people in told if people]


def _names(people: Sequence[Entrant]) -> tuple[str, ...]:
    more = ("…",) if len(people) > NAMES_MOST else ()
    return tuple(shown(entrant.name) for entrant in people[:NAMES_MOST]) + more


def _names_at(t: Tournament, match: Match) -> tuple[str, ...]:
    return _names([t.entrants[number] for number in match.entrants])


def call(t: Tournament, say: Say) -> tuple[str, Button]:
    """Return what asks people whether they are here."""
    people = " ".join(f"<@{entrant.user_id}>" for entrant in t.missing)
    text = say("tournament-call", people=people, title=title(t.game, say), round=t.next_round, until=_until(t))
    return text, _here(t, say)


def _here(t: Tournament, say: Say) -> Button:
    return Button(say("tournament-i-am-here"), _id("here", t), "main", "👋")


def _pictures(t: Tournament, say: Say) -> list[Picture]:
    """Return pictures of the standings, and who stands where in words."""
    everyone = standings(t) if t.stage != Stage.CANCELLED else ()
    heads = (say("tournament-column-reach"), say("tournament-column-points"))
    pictures: list[Picture] = []
    for at in range(0, len(everyone), ON_PICTURE):
        part = everyone[at : at + ON_PICTURE]
        rows = tuple(_row(t, one, say) for one in part)
        alt = " ".join(_in_words(t, one, say) for one in part)
        pictures.append(Picture(picture.draw, (rows, heads), alt))
    return pictures


def _row(t: Tournament, one: TournamentStanding, say: Say) -> picture.Row:
    points, is_away = points_text(one.points, say) if t.has_results else "", one.entrant.presence != Presence.IN
    is_first_round = t.round == 1 and t.stage == Stage.PLAYING
    is_ranked = one.points > 0 and not is_first_round and (t.stage.is_active or one.entrant.rank is not None)
    return picture.Row(one.rank if is_ranked else 0, plain(one.entrant.name), points, _reach(t, one), is_away)


def _in_words(t: Tournament, one: TournamentStanding, say: Say) -> str:
    name, away = plain(one.entrant.name), "no" if one.entrant.presence == Presence.IN else "yes"
    if not t.has_results:
        return f"{name}."
    points = _points_in_words(one.points, say)
    return say("tournament-row", rank=one.rank, name=name, points=points, places=_reach(t, one) or "none", away=away)


def _reach(t: Tournament, one: TournamentStanding) -> str:
    """Return the ranks that a person can still reach; empty while people can join, at the end, and for who has left."""
    if t.may_join or not t.stage.is_active or one.entrant.presence == Presence.LEFT:
        return ""
    return f"{one.best}–{one.worst}" if one.best < one.worst else str(one.best)


def _buttons(t: Tournament, say: Say) -> tuple[tuple[Button, ...], ...]:
    if not t.stage.is_active:
        return (_afterwards(t, say),)
    row: list[Button] = []
    if t.may_join:
        row.append(Button(say("tournament-join"), _id("join", t), "plain" if t.round else "good", "🙋"))
    if t.stage == Stage.JOINING and len(t.entrants) >= fewest(t.seats):
        row.append(Button(say("tournament-begin"), _id("begin", t), "main", "▶️"))
    if t.missing:
        row.append(_here(t, say))
    elif any(entrant.presence == Presence.AWAY for entrant in t.entrants):
        row.append(Button(say("tournament-back"), _id("here", t), "plain", "👋"))
    if t.stage == Stage.JOINING:
        return ((*row, _how(t, say)),)
    row.append(Button(say("tournament-mine"), _id("mine", t), "main" if t.stage == Stage.PLAYING else "plain", "🪑"))
    if t.has_results:
        row.append(_all_results(t, say))
    return (tuple(row),)


def _afterwards(t: Tournament, say: Say) -> tuple[Button, ...]:
    again = Button(say("board-again"), _id("again", t), "main", "🔁")
    if t.stage == Stage.CANCELLED:
        return (again,)
    return (again, _all_results(t, say), Button(say("board-proof"), _id("proof", t), "plain", "🔏"))


def _all_results(t: Tournament, say: Say) -> Button:
    return Button(say("tournament-all-results"), _id("results", t), "plain", "📋")


def _id(action: str, t: Tournament, number: int = 0) -> str:
    return free_id(f"tournament.{action}", f"{t.id}.{number}" if number else str(t.id))


def _until(t: Tournament) -> str:
    """Return a time that counts down by itself in everyone's Discord."""
    return f"<t:{t.due_at // 1000}:R>"


def points_text(points: Fraction, say: Say) -> str:
    """Return points as a number: thirds with two digits."""
    return f"{float(points):.2f}".rstrip("0").rstrip(".").replace(".", say("tournament-decimal"))


def _points_in_words(points: Fraction, say: Say) -> str:
    many = "one" if points == 1 else "less" if points < 2 else "more"
    return say("tournament-points", points=points_text(points, say), many=many)
