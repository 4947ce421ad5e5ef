"""The pages of a tournament: its living message, the podium at its end, and a person's own place."""

from collections.abc import Sequence
from fractions import Fraction

from bot.draw.furniture import rank_sign
from bot.messages.ids import free_id
from bot.messages.names import plain, shown
from bot.messages.page import BUTTONS_IN_ROW, Block, Button, Page, Picture, Style
from bot.table.pages.screen import title
from bot.text.words import Say
from cogs.tournament import picture
from cogs.tournament.pairing import ALL_PLAY_ALL, fewest, rounds_for
from cogs.tournament.standings import TournamentStanding, share, standings
from cogs.tournament.tournament import Entrant, Match, Stage, Tournament

PLAYING_MOST, NAMES_MOST = 8, 12
"""So many tables are named that still play, and so many people who are here, or missing."""
ON_PICTURE = 2 * picture.ROWS


def page(t: Tournament, say: Say, trouble: str = "") -> Page:
    """Return the living message; `trouble` is why its tables cannot be opened."""
    blocks: list[Block] = ["\n".join((say("tournament-title", title=title(t.game, say)), *_status(t, say)))]
    begun = [match for match in t.now_played if match.session_id and t.stage == Stage.PLAYING]
    if still := [say("tournament-table", link=f"<#{one.channel_id}>", names=_names_at(t, one)) for one in begun]:
        blocks.append("\n".join((say("tournament-playing"), *_shortened(still, say))))
    if not winners(t):
        blocks += _pictures(t, _everyone(t), say)
    before = t.stage == Stage.PLAYING  # a round's results stay while the next one is played
    recent = [_results(t, number, say) for number in range(t.round - before, t.round + 1)]
    if any(lines := ["\n".join(_shortened(one, say, 1)) for one in recent if one]):
        blocks.append("\n".join(lines))
    if trouble and t.stage == Stage.PLAYING:
        blocks.append(say("tournament-trouble", why=trouble))
    row = _buttons(t, say)
    return Page((*blocks, row) if row else tuple(blocks))


def name(number: int, say: Say) -> str:
    """Return what a tournament is called beside one of its games."""
    return say("tournament-name", number=str(number))


def way_back(number: int, say: Say) -> Button:
    """Return the button that leads from a table to its tournament."""
    return Button(say("tournament-way-back"), free_id("tournament.mine", str(number)), "main", "🏆")


def taking_part(t: Tournament, say: Say) -> str:
    """Return a line on a tournament for who takes part."""
    until = "none" if t.round else _until(t)
    link = t.where.link(t.message_id)
    facts = {"title": title(t.game, say), "channel": f"<#{t.where.channel_id}>", "link": link, "until": until}
    return say("tournament-taking-part", **facts)


def career(ranks: Sequence[int], say: Say) -> list[str]:
    """Return a line on what a person came to in tournaments that are over; none without any."""
    return [say("tournament-career", count=len(ranks), best=rank_sign(min(ranks)))] if ranks else []


def winners(t: Tournament) -> tuple[TournamentStanding, ...]:
    """Return the first three of those who have a rank at the end; none where too little was played."""
    return tuple(one for one in standings(t)[:3] if one.entrant.rank)


def podium(t: Tournament, say: Say) -> Page:
    """Return the message at the end: who has won, all places, who did not play, and what can be done now."""
    first = winners(t)
    others = [one for one in _everyone(t) if one not in first]
    below, rest = others[: picture.IN_ONE], others[picture.IN_ONE :]
    drawn = (
        tuple((one.rank, _row(t, one, say)) for one in first),
        tuple(_row(t, one, say) for one in below),
    )
    names = tuple(f"<@{won.user_id}>" if won.user_id > 0 else shown(won.name) for won in champions(t))
    head = say("tournament-won", title=title(t.game, say), names=names, count=len(names))
    drawing = Picture(picture.podium, drawn, _in_words(t, (*first, *below), say), is_needed=False)
    absent = [entrant for entrant in t.entrants if not t.has_played(entrant)]
    missed = (say("tournament-absent", names=_names(absent)),) if absent else ()
    return Page((head, drawing, *_pictures(t, rest, say), *missed, _afterwards(t, say)))


def champions(t: Tournament) -> list[Entrant]:
    """Return those who have won: the message at the end calls them, and nobody else."""
    return [one.entrant for one in winners(t) if one.rank == 1]


def results(t: Tournament, number: int, say: Say) -> Page:
    """Return who won at which table in this round, else in the last one, with buttons for the others."""
    rounds = {one: lines for one in range(1, t.round + 1) if (lines := _results(t, one, say))}
    if not rounds:
        return Page((say("tournament-no-results"),))
    chosen = number if number in rounds else max(rounds)
    turns = [Button(str(one), _id("results", t, one), "main" if one == chosen else "plain") for one in rounds]
    rows = (tuple(turns[at : at + BUTTONS_IN_ROW]) for at in range(0, len(turns), BUTTONS_IN_ROW) if len(turns) > 1)
    return Page(("\n".join(rounds[chosen]), *rows))


def how(t: Tournament, user_id: int, say: Say) -> Page:
    """Return how it works: how many rounds there are, when the next one begins, and what becomes of who is away; with
    the way out for who takes part.
    """
    text = f"{_kind(t, say)}\n{say('tournament-how')}"
    leave = _leave(t, user_id, say)
    return Page((text, leave) if leave else (text,))


def own(t: Tournament, user_id: int, say: Say) -> Page:
    """Return what only this person reads: where they play, and the ways to how it works, and out. It names its round,
    so that it stays true; before the first there is nothing to say but how it works.
    """
    if t.stage.is_active and not t.round:
        return how(t, user_id, say)
    entrant = next(one for one in t.entrants if one.user_id == user_id)
    text = f"{_own_table(t, entrant, say)}\n{say('tournament-my-link', link=t.where.link(t.message_id))}"
    here = (_button(t, say, "here", "👋", "main"),) if entrant in (*t.missing, *_may_return(t)) else ()
    buttons = (*here, _button(t, say, "how", "❔"), *_leave(t, user_id, say))
    return Page((text, buttons) if t.stage.is_active else (text,))


def _leave(t: Tournament, user_id: int, say: Say) -> tuple[Button, ...]:
    is_in = t.stage.is_active and any(entrant.user_id == user_id for entrant in t.stay)
    return (_button(t, say, "leave", "🚪"),) if is_in else ()


def _own_table(t: Tournament, entrant: Entrant, say: Say) -> str:
    """Say where a person plays now, or why they do not."""
    if not t.stage.is_active:
        return _over(t, say)
    if entrant.has_left:
        return say("tournament-left")
    if entrant in t.missing:
        return say("tournament-window", round=t.round + 1, until=_until(t))
    match = next((one for one in t.matches if one.round == t.round and entrant.number in one.entrants), None)
    if match is None:
        return say("tournament-my-away", round=t.round)
    if match.is_bye:
        return _bye(t, match, say)
    if match.ranks:
        return f"{say('tournament-results', round=t.round)}\n{_result(t, match, say)}"
    others = tuple(shown(t.entrants[n].name) for n in match.entrants if n != entrant.number)
    link = f"<#{match.channel_id}>" if match.channel_id else "none"
    return say("tournament-my-table", round=t.round, link=link, names=others)


def _bye(t: Tournament, match: Match, say: Say) -> str:
    """Say who is free in a round, what they get, and what comes next."""
    name, coming = shown(t.entrants[match.entrants[0]].name), t.round + 1 if t.round < t.rounds else 0
    return say("tournament-bye", name=name, round=match.round, next=coming)


def _may_return(t: Tournament) -> tuple[Entrant, ...]:
    """Return those who may say that they are here again, for a round that is still to come."""
    return t.away if t.round < t.rounds else ()


def _status(t: Tournament, say: Say) -> list[str]:
    """Return where it stands, and who is here, awaited, away and gone."""
    if not t.stage.is_active:
        return [_over(t, say)]
    lines: list[str] = []
    lacking = max(0, fewest(t.seats) - len(t.entrants))
    if not t.round and (lacking or not t.missing):
        until = f"{_until(t)} (<t:{t.due_at // 1000}:t>)"
        lines.append(say("tournament-joining", count=len(t.entrants), until=until, missing=lacking))
    if t.stage == Stage.PLAYING:
        lines.append(say("tournament-round", round=t.round, rounds=t.rounds, until=_until(t)))
        lines += [_bye(t, match, say) for match in t.matches if match.round == t.round and match.is_bye]
    elif t.round or t.missing:
        lines.append(say("tournament-window", round=t.round + 1, until=_until(t)))
    here = [t.entrants[number] for number in t.there if t.missing]
    left = [entrant for entrant in t.entrants if entrant.has_left]
    who = (("here", here), ("missing", t.awaited), ("away", t.away), ("gone", left))
    back = t.coming + 1 if t.stage == Stage.PLAYING and _may_return(t) else 0
    lines += [say(f"tournament-{key}", names=_names(people), round=back) for key, people in who if people]
    return lines if t.round else [*lines, _kind(t, say), f"-# ⏳ {say(f'tournament-command-pace-{t.pace}')}"]


def _over(t: Tournament, say: Say) -> str:
    """Say that it is over, whether that was early, and that no one has won if so."""
    if t.stage == Stage.CANCELLED:
        return say("tournament-cancelled", fewest=fewest(t.seats))
    is_whole = t.round == t.rounds and not t.now_played
    over = say("tournament-over", why="whole" if is_whole else "early", round=t.round, rounds=t.rounds)
    return over if winners(t) else f"{over} {say('tournament-no-winner')}"


def _kind(t: Tournament, say: Say) -> str:
    """Return in small print how many rounds so many people play, and against whom."""
    count = max(len(t.players or t.entrants), fewest(t.seats))
    kind = "tables" if max(t.seats) > 2 else "all" if count <= ALL_PLAY_ALL else "duel"
    return say("tournament-kind", kind=kind, rounds=t.rounds or rounds_for(count, t.seats))


def _results(t: Tournament, number: int, say: Say) -> list[str]:
    """Return the results of a round under its title; nothing if no game is over."""
    is_now = t.stage == Stage.PLAYING and number == t.round
    told = [match for match in t.matches if match.round == number and not (is_now and match.is_bye)]  # that is above
    over = [_result(t, match, say) for match in told if match.ranks or not t.stage.is_active]
    return [say("tournament-results", round=number), *over] if over else []


def _result(t: Tournament, match: Match, say: Say) -> str:
    """Return in one line who got how many points at a table, the first one first."""
    ranks = match.ranks or ()
    if not ranks or (match.is_cut and not match.idle):
        return say("tournament-cut", number=match.number, names=_names_at(t, match))
    if match.is_bye:
        return say("tournament-result-alone", name=shown(t.entrants[match.entrants[0]].name))
    scores: list[str] = []
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        is_idle, is_first = match.entrants[seat] in match.idle, ranks[seat] == 1 and ranks.count(1) == 1
        points = say("tournament-idle") if is_idle else say("tournament-number", points=_number(share(ranks, seat)))
        mark = "**" if is_first and not is_idle else ""
        scores.append(f"{mark}{shown(t.entrants[match.entrants[seat]].name)} {points}{mark}")
    return say("tournament-result", number=match.number, places=" · ".join(scores))


def _shortened(lines: Sequence[str], say: Say, heads: int = 0) -> list[str]:
    """Return the first tables, and how many more there are; the first `heads` lines are none."""
    most = PLAYING_MOST + heads
    more = [say("tournament-more", count=len(lines) - most)] if len(lines) > most else []
    return [*lines[:most], *more]


def _names(people: Sequence[Entrant]) -> tuple[str, ...]:
    more = ("…",) if len(people) > NAMES_MOST else ()
    return tuple(shown(entrant.name) for entrant in people[:NAMES_MOST]) + more


def _names_at(t: Tournament, match: Match) -> tuple[str, ...]:
    return _names([t.entrants[number] for number in match.entrants])


def call(t: Tournament, say: Say) -> tuple[str, Button]:
    """Return what asks those whom the round waits for whether they are here."""
    people = " ".join(f"<@{entrant.user_id}>" for entrant in t.awaited)
    text = say("tournament-call", people=people, title=title(t.game, say), round=t.round + 1)
    return text, _button(t, say, "here", "👋", "main")


def _everyone(t: Tournament) -> list[TournamentStanding]:
    """Return where everyone stands: at the end those who played."""
    return [one for one in standings(t) if t.stage.is_active or t.has_played(one.entrant)]


def _pictures(t: Tournament, people: Sequence[TournamentStanding], say: Say) -> list[Picture]:
    """Return pictures of where these stand, with the same in words."""
    parts = [people[at : at + ON_PICTURE] for at in range(0, len(people), ON_PICTURE)]
    unit = "points" if len(people) <= picture.IN_ONE else "number"  # two columns have no room for the word
    drawn = [tuple(_row(t, one, say, unit) for one in part) for part in parts]
    return [Picture(picture.draw, (rows,), _in_words(t, part, say)) for rows, part in zip(drawn, parts, strict=True)]


def _row(t: Tournament, one: TournamentStanding, say: Say, unit: str = "points") -> picture.Row:
    rank, points = _rank(t, one), say(f"tournament-{unit}", points=_number(one.points)) if t.has_results else ""
    place = say("tournament-place", rank=rank) if rank else ""
    return picture.Row(place, plain(one.entrant.name), points, one.entrant.has_left or one.entrant in t.away)


def _rank(t: Tournament, one: TournamentStanding) -> int:
    """Return the rank that is told: none in the first round, before one was here, and at the end without points."""
    if not t.stage.is_active:
        return one.entrant.rank or 0
    is_ranked = t.stage == Stage.ASKING or t.round > 1
    return one.rank if is_ranked and t.has_results and one.entrant.since_round else 0


def _in_words(t: Tournament, part: Sequence[TournamentStanding], say: Say) -> str:
    lines: list[str] = []
    for one in part:
        row = _row(t, one, say)
        facts = {"name": row.name, "points": row.points, "away": "yes" if row.is_away else "no"}
        lines.append(say("tournament-row", place=row.place or "none", **facts) if t.has_results else f"{row.name}.")
    return " ".join(lines)


def _buttons(t: Tournament, say: Say) -> tuple[Button, ...]:
    """Return the buttons of the living message; the ones for afterwards only where there is no podium."""
    if not t.stage.is_active:
        return () if winners(t) or t.stage == Stage.CANCELLED else _afterwards(t, say)
    found: tuple[tuple[object, str, Style, str], ...] = (
        (t.may_join, "join", "plain" if t.round else "good", "➕"),
        (t.missing or _may_return(t), "here", "main" if t.stage == Stage.ASKING else "plain", "👋"),
        (t.stage != Stage.PLAYING, "how", "plain", "❔"),
        (t.stage == Stage.PLAYING, "mine", "main", "🪑"),
        (t.has_results, "results", "plain", "📋"),
        (t.stage == Stage.ASKING or (not t.round and len(t.entrants) >= fewest(t.seats)), "begin", "plain", "▶️"),
    )
    return tuple(_button(t, say, action, emoji, style) for is_there, action, style, emoji in found if is_there)


def _afterwards(t: Tournament, say: Say) -> tuple[Button, ...]:
    again = Button(say("board-again"), _id("again", t), "main", "🔁")
    proof = Button(say("board-proof"), _id("proof", t), "plain", "🔏")
    return (again, _button(t, say, "results", "📋"), proof)


def _button(t: Tournament, say: Say, action: str, emoji: str, style: Style = "plain") -> Button:
    return Button(say(f"tournament-button-{action}"), _id(action, t), style, emoji)


def _id(action: str, t: Tournament, number: int = 0) -> str:
    return free_id(f"tournament.{action}", f"{t.id}.{number}" if number else str(t.id))


def _until(t: Tournament) -> str:
    """Return a time that counts down by itself in everyone's Discord."""
    return f"<t:{t.due_at // 1000}:R>"


def _number(points: Fraction) -> float:
    return round(float(points), 2)
