"""The pages of a tournament: its living message, the podium at its end, and a person's own place."""

from collections.abc import Sequence
from fractions import Fraction

from bot.draw.furniture import rank_sign
from bot.messages.desired import Words
from bot.messages.ids import free_id
from bot.messages.names import plain, shown
from bot.messages.page import Block, Button, Page, Picture, Style, in_rows
from bot.table.pages.screen import title
from bot.text.words import Say
from cogs.tournament import picture
from cogs.tournament.pairing import ALL_PLAY_ALL, fewest, rounds_for
from cogs.tournament.standings import TournamentStanding, share, standings
from cogs.tournament.tournament import LAST, Entrant, Match, Stage, Tournament

TABLES_MOST, NAMES_MOST = 8, 12
"""So many tables are named that still play, or are over, and so many people who are here, or missing."""


def page(t: Tournament, say: Say, trouble: str = "") -> Page:
    """Return the living message; `trouble` is why its tables cannot be opened."""
    blocks: list[Block] = ["\n".join((say("tournament-title", title=title(t.game, say)), *_status(t, say)))]
    if still := [_result(t, match, say) for match in _this_round(t) if match.session_id or match.is_bye]:
        blocks.append(_shortened(say("tournament-playing"), still, say))
    if not winners(t) and (t.has_results or t.stage == Stage.JOINING):  # between them, the lines name everyone
        blocks += _pictures(t, say)
    if over := _results(t, t.round, say):
        blocks.append(_shortened(say("tournament-results", round=t.round), over, say))
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
    facts = {"title": title(t.game, say), "channel": f"<#{t.where.channel_id}>", "link": t.where.link(t.message_id)}
    return say("tournament-taking-part", until=until, **facts)


def career(ranks: Sequence[int], say: Say) -> list[str]:
    """Return a line on what a person came to in tournaments that are over; none without any."""
    return [say("tournament-career", count=len(ranks), best=rank_sign(min(ranks)))] if ranks else []


def winners(t: Tournament) -> tuple[TournamentStanding, ...]:
    """Return the first three of those who have a rank at the end, and points; none where too little was played."""
    return tuple([one for one in standings(t) if one.entrant.rank and one.points][:3])


def podium(t: Tournament, say: Say, called: tuple[int, ...]) -> Page:
    """Return the message at the end: who has won, all places, who did not play, and what can be done now."""
    first = champions(t)
    names = tuple(f"<@{won.user_id}>" if won.user_id > 0 else shown(won.name) for won in first)
    head = say("tournament-won", title=title(t.game, say), names=names, count=len(names))
    absent = [entrant for entrant in t.entrants if not t.has_played(entrant)]
    missed = (say("tournament-absent", names=_names(absent)),) if absent else ()
    return Page((head, *_pictures(t, say), *missed, _afterwards(t, say)), called=called)


def champions(t: Tournament) -> list[Entrant]:
    """Return those who have won: the message at the end calls them alone."""
    return [entrant for entrant in t.entrants if entrant.rank == 1]


def results(t: Tournament, number: int, say: Say) -> Page:
    """Return who won at which table in this round, else in the last one, with buttons for the others."""
    rounds = {one: lines for one in range(1, t.round + 1) if (lines := _results(t, one, say))}
    if not rounds:
        return Page((say("tournament-no-results"),))
    chosen = number if number in rounds else max(rounds)
    turns = [Button(str(one), _id("results", t, one), "main" if one == chosen else "plain") for one in rounds]
    text = "\n".join((say("tournament-results", round=chosen), *rounds[chosen]))
    return Page((text, *(in_rows(turns) if len(turns) > 1 else ())))


def how(t: Tournament, user_id: int, say: Say) -> Page:
    """Return how it works, with the way out for who takes part."""
    text, leave = f"{_kind(t, say)}\n{say('tournament-how')}", _leave(t, user_id, say)
    return Page((text, leave) if leave else (text,))


def own(t: Tournament, user_id: int, say: Say) -> Page:
    """Return what only this person reads: where they play, how it works, and the way out."""
    me, leave = next(one for one in t.entrants if one.user_id == user_id), _leave(t, user_id, say)
    if match := next((one for one in _this_round(t) if leave and me.number in one.entrants), None):
        names = _names([t.entrants[n] for n in match.entrants if n != me.number])
        kind = "bye" if match.is_bye else "table" if match.channel_id else "soon"
        where = say("tournament-my-table", kind=kind, round=t.round, link=f"<#{match.channel_id}>", names=names)
    else:
        has_more, here = leave and not 0 < t.rounds == t.round, "yes" if me.number in t.there else "no"
        last = "no-tournament-left" if me.has_left else "tournament-my-last"
        where = say("tournament-my-next", round=t.round + 1, here=here) if has_more else say(last)
    come = (_button(t, say, "here", "👋", "main"),) if me in t.missing else ()
    text = f"{where}\n{say('tournament-my-link', link=t.where.link(t.message_id))}"
    return Page((text, (*come, _button(t, say, "how", "❔"), *leave)))


def _leave(t: Tournament, user_id: int, say: Say) -> tuple[Button, ...]:
    is_in = t.stage.is_active and any(entrant.user_id == user_id for entrant in t.stay)
    return (_button(t, say, "leave", "🚪"),) if is_in else ()


def _this_round(t: Tournament) -> list[Match]:
    """Return the tables that are played, and byes for as long as the round is."""
    now = [match for match in t.matches if t.stage == Stage.PLAYING and match.round == t.round]
    return [match for match in now if match.is_bye or not match.ranks]


def _status(t: Tournament, say: Say) -> list[str]:
    """Return where it stands, and who is here, awaited, away and gone."""
    if not t.stage.is_active:
        return [_over(t, say)]
    lines: list[str] = []
    lacking = max(0, fewest(t.seats) - len(t.entrants))
    if not t.round and (lacking or t.stage == Stage.JOINING):
        until = f"{_until(t)} (<t:{t.due_at // 1000}:t>)"
        lines.append(say("tournament-joining", count=len(t.entrants), until=until, missing=lacking))
    if t.stage == Stage.PLAYING:
        lines.append(say("tournament-round", round=t.round, rounds=t.rounds, until=_until(t)))
    elif t.stage == Stage.ASKING:
        lines.append(say("tournament-window", round=t.round + 1, until=_until(t)))
    here = [t.entrants[number] for number in t.there]
    left = [entrant for entrant in t.entrants if entrant.has_left]
    who = (("here", here), ("missing", t.awaited), ("away", t.away), ("gone", left))
    back = t.round + 1 if t.missing and t.stage == Stage.PLAYING else 0
    lines += [say(f"tournament-{key}", names=_names(people), round=back) for key, people in who if people]
    return lines if t.round else [*lines, _kind(t, say), f"-# ⏳ {say(f'tournament-command-pace-{t.pace}')}"]


def _over(t: Tournament, say: Say) -> str:
    """Say that it is over, whether that was early, and that no one has won if so."""
    if t.stage == Stage.CANCELLED:
        return say("tournament-cancelled", fewest=fewest(t.seats))
    is_whole = t.round == t.rounds and not t.now_played
    over = say("tournament-over") if is_whole else say("tournament-early", round=t.round, rounds=t.rounds)
    return over if winners(t) else f"{over} {say('tournament-no-winner')}"


def _kind(t: Tournament, say: Say) -> str:
    """Return in small print how many rounds so many people play, and against whom."""
    count = max(len(t.players or t.entrants), fewest(t.seats))
    kind = "tables" if max(t.seats) > 2 else "all" if count <= ALL_PLAY_ALL else "duel"
    return say("tournament-kind", kind=kind, rounds=t.rounds or rounds_for(count, t.seats))


def _results(t: Tournament, number: int, say: Say) -> list[str]:
    """Return the results of a round, a line for each table that is over, and one for who came after the first."""
    now, late = _this_round(t), _names([one for one in t.entrants if number == 1 and one.since_round == 2])
    lines = [_result(t, match, say) for match in t.matches if match.round == number and match not in now]
    return [*lines, say("tournament-late", names=late)] if late else lines


def _result(t: Tournament, match: Match, say: Say) -> str:
    """Return in one line who plays at a table, or got how many points there, the first one first."""
    ranks, names = match.ranks or (), _names([t.entrants[number] for number in match.entrants])
    if match.is_bye:
        return say("tournament-bye", name=names)
    if not ranks and t.stage.is_active:
        return say("tournament-table", link=f"<#{match.channel_id}>", names=names)
    scores = [] if ranks else [*names]
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        why = "" if ranks[seat] != LAST else "idle" if match.entrants[seat] in match.idle else "left"
        points = say(f"tournament-{why or 'number'}", points=_number(share(ranks, seat)))
        mark = "**" if not why and share(ranks, seat) == 1 else ""
        scores.append(f"{mark}{shown(t.entrants[match.entrants[seat]].name)} {points}{mark}")
    key = "tournament-cut" if not ranks or (match.is_cut and LAST not in ranks) else "tournament-result"
    return say(key, number=match.number, places=" · ".join(scores))


def _shortened(head: str, tables: Sequence[str], say: Say) -> str:
    """Return the first tables below their title, and how many more there are."""
    more = len(tables) - TABLES_MOST
    return "\n".join((head, *tables[:TABLES_MOST], *([say("tournament-more", count=more)] if more > 0 else ())))


def _names(people: Sequence[Entrant]) -> tuple[str, ...]:
    more = ("…",) if len(people) > NAMES_MOST else ()
    return tuple(shown(entrant.name) for entrant in people[:NAMES_MOST]) + more


def call(t: Tournament, say: Say, called: tuple[int, ...]) -> Words:
    """Return what asks those whom the round waits for whether they are here."""
    people = " ".join(f"<@{entrant.user_id}>" for entrant in t.awaited)
    text = say("tournament-call", people=people, title=title(t.game, say), round=t.round + 1)
    return Words(text, called, (_button(t, say, "here", "👋", "main"),))


def _pictures(t: Tournament, say: Say) -> list[Picture]:
    """Return pictures of where everyone stands, with the same in words: at the end of those who played, the first ones
    on a podium.
    """
    first = winners(t)
    others = [one for one in standings(t) if one not in first and (t.stage.is_active or t.has_played(one.entrant))]
    podium, rows = (tuple(_row(t, one, say) for one in some) for some in (first, others))
    parts = [rows[at : at + picture.ROWS] for at in range(0, len(rows) or len(podium), picture.ROWS)]
    drawn = [(() if at else podium, part) for at, part in enumerate(parts)]
    return [Picture(picture.draw, two, _in_words((*two[0], *two[1]), say), is_needed=False) for two in drawn]


def _row(t: Tournament, one: TournamentStanding, say: Say) -> picture.Row:
    rank = (one.rank if one.entrant.since_round and t.has_results else 0) if t.stage.is_active else one.entrant.rank
    place = say("tournament-place", rank=rank) if rank else ""
    points = say("tournament-points", points=_number(one.points)) if t.has_results else ""
    return picture.Row(place, plain(one.entrant.name), points, one.entrant.has_left or one.entrant in t.away)


def _in_words(rows: Sequence[picture.Row], say: Say) -> str:
    def told(row: picture.Row) -> str:
        facts = {"name": row.name, "points": row.points, "away": "yes" if row.is_away else "no"}
        return say("tournament-row", place=row.place or "none", **facts) if row.points else f"{row.name}."

    return " ".join(map(told, rows))


def _buttons(t: Tournament, say: Say) -> tuple[Button, ...]:
    """Return the buttons of the living message; the ones for afterwards only where there is no podium."""
    if not t.stage.is_active:
        return () if winners(t) or t.stage == Stage.CANCELLED else _afterwards(t, say)
    found: tuple[tuple[object, str, Style, str], ...] = (
        (t.stage == Stage.PLAYING, "mine", "main", "🪑"),
        (t.missing, "here", "main" if t.stage == Stage.ASKING else "plain", "👋"),
        (t.may_join, "join", "good" if t.stage == Stage.JOINING else "plain", "➕"),
        (t.stage != Stage.PLAYING, "how", "plain", "❔"),
        (t.has_results, "results", "plain", "📋"),
    )
    buttons = [_button(t, say, action, emoji, style) for is_there, action, style, emoji in found if is_there]
    if t.stage == Stage.ASKING or (not t.round and len(t.entrants) >= fewest(t.seats)):
        label = say("tournament-button-begin" if t.stage == Stage.ASKING else "tournament-button-ask")
        buttons.append(Button(label, _id("begin", t), "plain", "▶️"))
    return tuple(buttons)


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
