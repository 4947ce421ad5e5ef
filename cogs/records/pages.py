"""The pages of what is remembered: lists of games, a person's card, leaderboards."""

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import NamedTuple

from bot.draw.furniture import rank_sign
from bot.messages.ids import free_id
from bot.messages.names import plain, shown
from bot.messages.page import ALT_LENGTH, Block, Button, Choice, Page, Picture, Select
from bot.text.words import Say
from cogs.records import picture
from cogs.records.finished import Career, Entry, GameCareer, HistoryPage, Leaderboard, Ranked, Result, Rival
from cogs.records.query import Cursor, HistoryQuery

PAGE = 4  # games
_WIDTH = 34
"""So many small letters stand in a line of a phone."""
_INVISIBLE = re.compile(r"[\u2066-\u2069*\\]")
"""Marks of names and of bold."""
MONTH = "month:"
"""Begins the argument of a button for the list of this month."""
CARDS = 6  # games on a person's card

Title = Callable[[str], str]
"""Tells what a game is called."""


# Lists of games


class Look(NamedTuple):
    """How a list shows the games of one kind."""

    sign: str = "🎲"
    others: Callable[[bytes], Iterable[Result]] = lambda _: ()
    """Returns the results of those without a seat, such as the white mouse, from the last state."""


def history(
    query: HistoryQuery,
    page: HistoryPage,
    names: tuple[str, ...],
    title: Title,
    say: Say,
    *,
    looks: Mapping[str, Look],
    contest: Callable[[int], str],
    ways: Callable[[int], tuple[Button, ...]],
    me: int,
    begin: tuple[Button, ...] = (),
) -> Page:
    """Return a page of finished games; `names` has an empty one for oneself, `ways` returns a game's buttons."""
    if not page.entries:
        whose = _whose(query, names)
        return nothing_yet(say("records-history-none", whose=whose), begin if whose == "me" else ())
    own = query.user_id or me
    blocks = list[Block]()
    for entry in page.entries:
        in_contest = contest(entry.contest) if entry.contest else ""
        listed = _entry(entry, own, looks.get(entry.game, Look()), title, in_contest)
        blocks += [listed, *filter(None, (ways(entry.id),))]
    return Page((_head(query, names, title, say), *blocks, *_turning(query, page, say)))


def _whose(query: HistoryQuery, names: tuple[str, ...]) -> str:
    if query.user_id is None:
        return "channel"
    own = names[0] == ""
    return ("with" if own else "pair") if query.other_id else ("me" if own else "person")


def _head(query: HistoryQuery, names: tuple[str, ...], title: Title, say: Say) -> str:
    name, other = (*map(shown, names), "", "")[:2]
    head = say("records-history-head", whose=_whose(query, names), name=name, other=other)
    here = [say("records-history-here")] if query.channel_id and query.user_id else []
    return " · ".join((head, *here, *([title(query.game)] if query.game else [])))


def _entry(entry: Entry, own: int, look: Look, title: Title, contest: str) -> str:
    """Return in one line which game and how it ended for this person, and in small ones when and for whom else."""
    has_points = max(result.score for result in entry.results) > 1  # else there was only winning and losing
    is_draw = {result.rank for result in entry.results} == {1}  # and nobody has won
    medals = ["💤" if one.is_away else "🤝" if is_draw else rank_sign(one.rank) for one in entry.results]
    others = [(one, rank_sign(one.rank)) for one in look.others(entry.state or b"")]
    everyone = sorted((*zip(entry.results, medals, strict=True), *others), key=lambda one: one[0].rank)
    found = [_result(one, medal, own, has_points=has_points) for one, medal in everyone]
    sign = next((medal for one, medal in zip(entry.results, medals, strict=True) if one.user_id == own), look.sign)
    ended = entry.finished_at // 1000
    when = " · ".join(filter(None, (f"<t:{ended}:d> <t:{ended}:t>", contest)))
    lines = [f"{sign} **[{title(entry.game)}]({entry.link})**", *(f"-# {line}" for line in (when, *_lines(found)))]
    return "\n".join(lines)


def _lines(results: Iterable[str]) -> list[str]:
    """Return results in lines of a phone, so that none ends within a result."""
    lines = list[str]()
    for result in results:
        longer = f"{lines[-1]} · {result}" if lines else ""
        is_short = lines and len(_INVISIBLE.sub("", longer)) <= _WIDTH
        lines[-1:] = [longer] if is_short else [*lines[-1:], result]
    return lines


def _result(result: Result, medal: str, own: int, *, has_points: bool) -> str:
    """Return a medal, a name and points, between which no line ends."""
    name = shown(result.name) if result.user_id else shown(result.name).replace(" ", "\u00a0")  # its sign stays with it
    name = f"**{name}**" if result.user_id == own else name
    return "\u00a0".join((medal, name, *([str(result.score)] if has_points else ())))


def _turning(query: HistoryQuery, page: HistoryPage, say: Say) -> tuple[tuple[Button, ...], ...]:
    if not (page.has_newer or page.has_older):
        return ()
    newer = free_id("history.page", query.pack(Cursor(after=page.entries[0].id)))
    older = free_id("history.page", query.pack(Cursor(before=page.entries[-1].id)))
    back = Button(say("records-newer"), newer, emoji="⬅️", disabled=not page.has_newer)
    return ((back, Button(say("records-older"), older, emoji="➡️", disabled=not page.has_older)),)


# A person's card


def nothing_yet(text: str, begin: tuple[Button, ...]) -> Page:
    """Return the page of a person without a finished game, with the ways to a first one."""
    return Page((text, *filter(None, (begin,))))


def stats(
    career: Career, title: Title, more: Iterable[str], say: Say, begin: tuple[Button, ...] = (), *, is_own: bool
) -> Page:
    """Return a person's card with more lines above it; before the first finished game, how to `begin`."""
    if not career.games:
        none = say("records-stats-none", whose="me" if is_own else "person")
        return nothing_yet(none, begin if is_own else ())
    shown_card = card(career, title, say)
    lines = [say("records-stats-head", name=shown(career.name)), *more]
    if any(one.rating and one.rating.is_provisional for one in career.games):
        lines.append(say("records-provisional"))
    return Page(("\n".join(lines), Picture(picture.draw, (shown_card,), describe(shown_card, say))))


def card(career: Career, title: Title, say: Say) -> picture.Card:
    """Return what stands on a person's card."""
    games, wins = sum(one.games for one in career.games), sum(one.wins for one in career.games)
    figures = tuple(_game_figures(one, title(one.game), say) for one in career.games[:CARDS])
    rivals = tuple(_rival(rival, say) for rival in career.rivals)
    return picture.Card(
        plain(career.name), say("records-total", games=games, wins=wins), figures, say("records-rivals"), rivals
    )


def _game_figures(played: GameCareer, title: str, say: Say) -> picture.GameFigures:
    counts = (("records-games", played.games), ("records-wins", played.wins))
    figures = [(say(key, count=count), str(count)) for key, count in counts]
    if played.best_round:
        figures.append((say("records-best"), str(played.best_round)))
    if played.rating:
        figures.append((say("records-rating"), f"{played.rating.points}{'?' if played.rating.is_provisional else ''}"))
    return picture.GameFigures(title, tuple(figures), favourite(played.game, played.traits, say))


def favourite(game: str, traits: Mapping[str, int], say: Say) -> str:
    """Return in words what most points came from; empty for a game that says nothing of it, or while there are none."""
    trait = max(traits, key=lambda trait: (traits[trait], trait), default=None)
    if trait is None or traits[trait] == 0:
        return ""
    with suppress(KeyError):  # the game is gone, and its words with it
        return say(f"{game}-favourite", trait=trait, count=traits[trait])
    return ""


def _rival(rival: Rival, say: Say) -> picture.Duel:
    text = say("records-rival", ahead=rival.better, level=rival.level, behind=rival.worse)
    return picture.Duel(plain(rival.name), text, (rival.better, rival.level, rival.worse))


def describe(card: picture.Card, say: Say) -> str:
    """Return the card in words; where they are too many, the last games' favourites are left out."""
    texts = [_in_words(card, said, say) for said in range(len(card.games), -1, -1)]
    return next((text for text in texts if len(text) <= ALT_LENGTH), texts[-1])


def _in_words(card: picture.Card, favourites: int, say: Say) -> str:
    """Return the card in words, with so many favourites."""
    colon = say("colon")
    games = [
        f"{one.title}{colon}{_facts(one if at < favourites else one._replace(favourite=''))}."
        for at, one in enumerate(card.games)
    ]
    duels = say("semicolon").join(f"{duel.name}{colon}{duel.text}" for duel in card.rivals)
    rivals = [f"{card.rivals_title}{colon}{duels}."] if duels else []
    return " ".join((f"{card.name}{colon}{card.total}.", *games, *rivals))


def _facts(game: picture.GameFigures) -> str:
    figures = ", ".join(f"{label} {value}" for label, value in game.figures)
    return f"{figures}. {game.favourite}" if game.favourite else figures


# Leaderboards


def leaderboard(
    board: Leaderboard, game: str, games: tuple[str, ...], title: Title, say: Say, *, is_month: bool = False
) -> Page:
    """Return the best of a server in one game, of all time or of this month, with a menu of all games."""
    head = say("records-leaderboard-head", title=title(game), span="month" if is_month else "ever")
    about = say("records-leaderboard-about" if board.top else "records-leaderboard-none")
    lines = [head, about, *(_rank(one, board, say) for one in board.top)]
    if board.top and board.own is None:
        lines += ["", say("records-leaderboard-unrated")]
    elif board.own and board.own not in board.top:
        lines += ["…", _rank(board.own, board, say)]
    choices = tuple(Choice(title(one), one, is_chosen=one == game) for one in games)
    menu = Select(free_id("leaderboard.game", MONTH if is_month else ""), say("records-leaderboard-menu"), choices)
    spans = (
        _span(say("records-all-time"), game, is_chosen=not is_month),
        _span(say("records-this-month"), f"{MONTH}{game}", is_chosen=is_month),
    )
    play = () if board.top else ((Button(say("records-play"), free_id("house.play", game), "main"),),)
    return Page(("\n".join(lines), *play, menu, spans))


def _span(label: str, argument: str, *, is_chosen: bool) -> Button:
    style = "main" if is_chosen else "plain"
    return Button(f"✓ {label}" if is_chosen else label, free_id("leaderboard.span", argument), style)


def _rank(one: Ranked, board: Leaderboard, say: Say) -> str:
    rating = f"{one.rating.points}{'?' if one.rating.is_provisional else ''}"
    own = "yes" if board.own and one.user_id == board.own.user_id else "no"
    facts = {"medal": rank_sign(one.rank), "name": shown(one.name), "games": one.rating.games, "wins": one.rating.wins}
    return say("records-rank", **facts, rating=rating, own=own)
