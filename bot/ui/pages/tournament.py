"""The pages of a tournament: its living message, the podium at its end, and a person's own place."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from bot.draw import standings as picture
from bot.text.words import Say
from bot.tournaments.pairing import fewest
from bot.tournaments.standings import Standing, standings
from bot.tournaments.tournament import Entrant, Match, Presence, Stage, Tournament
from bot.ui.pages.ids import free_id
from bot.ui.pages.names import plain, shown
from bot.ui.pages.page import ALT_LENGTH, Button, Page, Picture

PLAYING_MOST, NAMES_MOST = 8, 12
"""So many tables are named that still play, and so many people who are here, or missing."""
ON_PICTURE = 2 * picture.ROWS
PODIUM = 3


def page(t: Tournament, title: str, seats: range, say: Say, *, trouble: str = "") -> Page:
    """Return the living message; `trouble` is the key of what keeps its tables from opening."""
    blocks = [f"{say('tournament-title', title=title)}\n{_status(t, seats, say)}", *_pictures(t, say)]
    if t.stage == Stage.JOINING:
        kind = "duel" if max(seats) == 2 else "tables"
        blocks.append(say("tournament-how", pace=t.pace))
        blocks.append(f"{say('tournament-pace', pace=t.pace)}\n{say('tournament-kind', kind=kind)}")
    still = [_playing(match, t, say) for match in t.now_played if match.session_id]
    if t.stage == Stage.PLAYING and still:
        more = [say("tournament-more", count=len(still) - PLAYING_MOST)] if len(still) > PLAYING_MOST else []
        blocks.append("\n".join((say("tournament-playing"), *still[:PLAYING_MOST], *more)))
    if cut := [match for match in t.matches if match.is_cut and match.round >= t.round - 1]:
        tables = [[t.entrants[number] for number in match.entrants] for match in cut[:PLAYING_MOST]]
        blocks.append("\n".join(say("tournament-cut", names=_names(table)) for table in tables))
    if trouble:
        blocks.append(say(trouble))
    return Page((*blocks, *_buttons(t, seats, say)))


def podium(t: Tournament, title: str, say: Say) -> Page:
    """Return the message at the end: the first three, why equal points differ, and a button for the proof."""
    everyone = standings(t)
    first = everyone[:PODIUM]
    winners = tuple(
        picture.Winner(one.rank, plain(one.entrant.name), _points_in_words(one.points, say)) for one in first
    )
    lines = (
        say("tournament-place", rank=one.rank, name=plain(one.entrant.name), points=_points_in_words(one.points, say))
        for one in first
    )
    names = tuple(shown(one.entrant.name) for one in first if one.rank == 1)
    head = say("tournament-won", title=title, names=names, count=len(names))
    drawing = Picture(picture.podium, (winners,), " ".join(lines), is_needed=False)
    proof = Button(say("board-proof"), _id("proof", t), "plain", "🔏")
    return Page((head, drawing, *_tie(t, everyone[: PODIUM + 1], say), (proof,)))


def proof(t: Tournament, say: Say) -> str:
    """Return the secret of the draws of a tournament that is over."""
    return say("tournament-secret", number=str(t.id), secret=t.secret.hex(), seal=t.seal)


def _tie(t: Tournament, ranked: Sequence[Standing], say: Say) -> tuple[str, ...]:
    """Return what decides between equal points, where it did."""
    did = any(one.points == other.points and one.rank != other.rank for one, other in pairwise(ranked))
    return (say("tournament-tie", kind="all" if t.is_all_play_all else "rounds"),) if did else ()


def own_place(t: Tournament, user_id: int, say: Say) -> str:
    """Say where a person plays, where they stand, and which ranks they can still reach."""
    standing = next(one for one in standings(t) if one.entrant.user_id == user_id)
    entrant, lines = standing.entrant, list[str]()
    match = next((m for m in t.now_played if entrant.number in m.entrants), None)
    if match:
        others = tuple(shown(t.entrants[n].name) for n in match.entrants if n != entrant.number)
        link = f"<#{match.channel_id}>" if match.channel_id else "…"
        lines.append(say("tournament-my-table", link=link, number=match.number, names=others))
    elif entrant.presence == Presence.IN:
        lines.append(say("tournament-my-free" if t.stage == Stage.PLAYING else "tournament-my-wait", until=_until(t)))
    else:
        lines.append(say("tournament-my-left" if entrant.presence == Presence.LEFT else "tournament-my-away"))
    if t.has_results:
        points = _points_in_words(standing.points, say)
        lines.append(say("tournament-my-place", rank=standing.rank, points=points))
    if reach := _reach(t, standing):
        is_final = standing.best == standing.worst
        lines.append(say("tournament-my-final" if is_final else "tournament-my-reach", places=reach))
    return "\n".join(lines)


def _status(t: Tournament, seats: range, say: Say) -> str:
    until = _until(t)
    match t.stage:
        case Stage.JOINING:
            lacking = fewest(seats) - len(t.entrants)
            head = say("tournament-joining", count=len(t.entrants), until=f"{until} (<t:{t.due_at // 1000}:t>)")
            ready = say("tournament-lacking", missing=lacking) if lacking > 0 else say("tournament-ready")
            return "\n".join((f"{head} {ready}", *_presence(t, say)))
        case Stage.PLAYING:
            return say("tournament-round", round=t.round, rounds=t.rounds, until=until)
        case Stage.PAUSE:
            window = say("tournament-window", round=t.next_round, until=until)
            return "\n".join((window, *_presence(t, say)))
        case Stage.OVER:
            return say("tournament-over")
        case Stage.CANCELLED:
            least, here = fewest(seats), sum(entrant.presence == Presence.IN for entrant in t.entrants)
            few = "tournament-few" if len(t.entrants) < least else "tournament-few-here" if here < least else ""
            return say(few or "tournament-cancelled", fewest=least, here=here)


def _presence(t: Tournament, say: Say) -> list[str]:
    """Return who is here for the next round, and for whom it waits."""
    here = [entrant for entrant in t.entrants if t.missing and entrant.here_round == t.next_round]
    told = (("here", here), ("missing", t.missing))
    return [say(f"tournament-{key}", names=_names(people)) for key, people in told if people]


def _names(people: Sequence[Entrant]) -> tuple[str, ...]:
    more = ("…",) if len(people) > NAMES_MOST else ()
    return tuple(shown(entrant.name) for entrant in people[:NAMES_MOST]) + more


def call(t: Tournament, title: str, say: Say) -> tuple[str, Button]:
    """Return what asks people whether they are here."""
    people = " ".join(f"<@{entrant.user_id}>" for entrant in t.missing)
    text = say("tournament-call", people=people, title=title, round=t.next_round, until=_until(t))
    return text, _here(t, say)


def _here(t: Tournament, say: Say) -> Button:
    return Button(say("tournament-i-am-here"), _id("here", t), "main", "👋")


def _pictures(t: Tournament, say: Say) -> list[Picture]:
    """Return pictures of the standings, and who stands where in words."""
    everyone = standings(t) if t.stage != Stage.CANCELLED else ()
    pictures: list[Picture] = []
    for at in range(0, len(everyone), ON_PICTURE):
        part = everyone[at : at + ON_PICTURE]
        rows = tuple(_row(t, one, say) for one in part)
        alt = " ".join(_in_words(t, one, say) for one in part)
        pictures.append(Picture(picture.draw, (rows,), alt[:ALT_LENGTH]))
    return pictures


def _row(t: Tournament, one: Standing, say: Say) -> picture.Row:
    points, is_away = points_of(one.points, say) if t.has_results else "", one.entrant.presence != Presence.IN
    return picture.Row(one.rank if t.has_results else 0, plain(one.entrant.name), points, _reach(t, one), is_away)


def _in_words(t: Tournament, one: Standing, say: Say) -> str:
    name, away = plain(one.entrant.name), "no" if one.entrant.presence == Presence.IN else "yes"
    if not t.has_results:
        return f"{name}."
    points = _points_in_words(one.points, say)
    return say("tournament-row", rank=one.rank, name=name, points=points, places=_reach(t, one) or "none", away=away)


def _reach(t: Tournament, one: Standing) -> str:
    """Return the ranks that a person can still reach; empty while people can still join, and at the end."""
    if t.may_join or not t.stage.is_active:
        return ""
    return f"{one.best}–{one.worst}" if one.best < one.worst else str(one.best)


def _playing(match: Match, t: Tournament, say: Say) -> str:
    names = tuple(shown(t.entrants[number].name) for number in match.entrants)
    link = f"<#{match.channel_id}>"
    return say("tournament-table", link=link, names=names)


def _buttons(t: Tournament, seats: range, say: Say) -> tuple[tuple[Button, ...], ...]:
    if not t.stage.is_active:
        return ()
    row: list[Button] = []
    if t.may_join:
        row.append(Button(say("tournament-join"), _id("join", t), "plain" if t.round else "good", "🙋"))
    if t.stage == Stage.JOINING and len(t.entrants) >= fewest(seats):
        row.append(Button(say("tournament-begin"), _id("begin", t), "main", "▶️"))
    if t.is_asking:
        row.append(_here(t, say))
    elif any(entrant.presence == Presence.AWAY for entrant in t.entrants):
        row.append(Button(say("tournament-back"), _id("here", t), "plain", "👋"))
    row.append(Button(say("tournament-mine"), _id("mine", t), "plain", "🪑"))
    row.append(Button(say("tournament-leave"), _id("leave", t), "plain", "🚪"))
    return (tuple(row),)


def _id(action: str, t: Tournament) -> str:
    return free_id(f"tournament.{action}", str(t.id))


def _until(t: Tournament) -> str:
    """Return a time that counts down by itself in everyone's Discord."""
    return f"<t:{t.due_at // 1000}:R>"


def points_of(points: Fraction, say: Say) -> str:
    """Return points as a number: thirds with two digits."""
    return f"{float(points):.2f}".rstrip("0").rstrip(".").replace(".", say("tournament-decimal"))


def _points_in_words(points: Fraction, say: Say) -> str:
    many = "one" if points == 1 else "less" if points < 2 else "more"
    return say("tournament-points", points=points_of(points, say), many=many)
