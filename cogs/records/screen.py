"""The pages of what is remembered: lists of games, a person's card, leaderboards."""

from collections.abc import Callable, Mapping

from bot.sessions.records import Career, Cursor, Entry, Ladder, Leaf, Played, Ranked, Result, Rival
from bot.text import Say
from bot.ui.names import plain, shown
from bot.ui.page import Button, Choice, Page, Picture, Select
from bot.ui.router import house_id
from cogs.records import picture
from cogs.records.asked import Asked

PAGE = 5  # games, and as many buttons in the row below
CARDS = 6  # games on a person's card
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
FAVOURITES = {
    "aus_die_maus": "records-favourite-cheese",
    "heul_doch": "records-favourite-colour",
    "maunz": "records-favourite-cats",
    "mausen": "records-favourite-animal",
}
"""What the points of each game come from, in words."""

Title = Callable[[str], str]
"""Tells what a game is called."""


# Lists of games


def history(asked: Asked, leaf: Leaf, names: tuple[str, ...], title: Title, say: Say) -> Page:
    """Return a page of finished games. `names` are those of the people asked for, an empty one for oneself."""
    if not leaf.entries:
        return Page((say("records-history-none", whose=_whose(asked, names)),))
    entries = "\n".join(_entry(entry, title, say) for entry in leaf.entries)
    replays = tuple(Button(str(entry.id), house_id("replay.open", str(entry.id)), emoji="🎬") for entry in leaf.entries)
    return Page((_head(asked, names, title, say), entries, say("records-replay"), replays, *_turning(asked, leaf, say)))


def _whose(asked: Asked, names: tuple[str, ...]) -> str:
    if asked.user_id is None:
        return "channel"
    own = names[0] == ""
    return ("with" if own else "pair") if asked.other_id else ("me" if own else "person")


def _head(asked: Asked, names: tuple[str, ...], title: Title, say: Say) -> str:
    name, other = (*map(shown, names), "", "")[:2]
    head = say("records-history-head", whose=_whose(asked, names), name=name, other=other)
    here = [say("records-history-here")] if asked.is_here and asked.user_id else []
    return " · ".join((head, *here, *([title(asked.game)] if asked.game else [])))


def _entry(entry: Entry, title: Title, say: Say) -> str:
    facts = {"number": str(entry.id), "date": f"<t:{entry.finished_at // 1000}:d>", "title": title(entry.game), "link": entry.link}
    has_points = max(result.score for result in entry.results) > 1  # else there was only winning and losing
    return f"{say('records-entry', **facts)}\n{' · '.join(_result(result, has_points=has_points) for result in entry.results)}"


def _result(result: Result, *, has_points: bool) -> str:
    medal = MEDALS.get(result.place, f"{result.place}.")
    return f"{medal} {shown(result.name)}{f' {result.score}' if has_points else ''}"


def _turning(asked: Asked, leaf: Leaf, say: Say) -> tuple[tuple[Button, ...], ...]:
    if not (leaf.has_newer or leaf.has_older):
        return ()
    newer = house_id("history.page", asked.pack(Cursor(after=leaf.entries[0].id)))
    older = house_id("history.page", asked.pack(Cursor(before=leaf.entries[-1].id)))
    return (
        (
            Button(say("records-newer"), newer, emoji="⬅️", disabled=not leaf.has_newer),
            Button(say("records-older"), older, emoji="➡️", disabled=not leaf.has_older),
        ),
    )


# A person's card


def stats(career: Career, title: Title, say: Say, *, is_own: bool) -> Page:
    """Return a person's card; a friendly word for whoever has played nothing to its end yet."""
    if not career.played:
        return Page((say("records-stats-none", whose="me" if is_own else "person"),))
    told = card(career, title, say)
    provisional = any(one.rating and one.rating.is_provisional for one in career.played)
    notes = (say("records-provisional"),) if provisional else ()
    alt = describe(told, say)
    return Page((say("records-stats-head", name=shown(career.name)), Picture(lambda: picture.draw(told).png(), alt), *notes))


def card(career: Career, title: Title, say: Say) -> picture.Card:
    """Return what stands on a person's card."""
    games, wins = sum(one.games for one in career.played), sum(one.wins for one in career.played)
    shelves = tuple(_shelf(one, title(one.game), say) for one in career.played[:CARDS])
    rivals = tuple(_rival(rival, say) for rival in career.rivals)
    return picture.Card(plain(career.name), say("records-total", games=games, wins=wins), shelves, say("records-rivals"), rivals)


def _shelf(played: Played, title: str, say: Say) -> picture.Shelf:
    figures = [(say("records-games"), str(played.games)), (say("records-wins"), str(played.wins))]
    figures.append((say("records-place"), f"{played.mean_place:.1f}".replace(".", say("records-decimal"))))
    if played.best_round and played.best_round > 1:  # where a round brings points, and not just one step
        figures.append((say("records-best"), str(played.best_round)))
    if played.rating:
        figures.append((say("records-rating"), f"{played.rating.points}{'?' if played.rating.is_provisional else ''}"))
    return picture.Shelf(title, tuple(figures), favourite(played.game, played.traits, say))


def favourite(game: str, traits: Mapping[str, int], say: Say) -> str:
    """Return in words what most points came from; empty for a game that says nothing of it, or while there are none."""
    key = FAVOURITES.get(game)
    trait = max(traits, key=lambda trait: (traits[trait], trait), default=None)
    return say(key, trait=trait, count=traits[trait]) if key and trait and traits[trait] > 0 else ""


def _rival(rival: Rival, say: Say) -> picture.Duel:
    text = say("records-rival", ahead=rival.ahead, level=rival.level, behind=rival.behind)
    return picture.Duel(plain(rival.name), text, (rival.ahead, rival.level, rival.behind))


def describe(told: picture.Card, say: Say) -> str:
    """Tell the card in words."""
    shelves = (f"{one.title}: {_facts(one)}." for one in told.shelves)
    rivals = [f"{told.rivals_title}: {'; '.join(f'{duel.name}: {duel.text}' for duel in told.rivals)}."] if told.rivals else []
    return " ".join((f"{told.name}: {told.total}.", *shelves, *rivals))


def _facts(shelf: picture.Shelf) -> str:
    figures = ", ".join(f"{label} {value}" for label, value in shelf.figures)
    return f"{figures}. {shelf.favourite}" if shelf.favourite else figures


# Leaderboards


def leaderboard(ladder: Ladder, game: str, others: tuple[str, ...], title: Title, say: Say) -> Page:
    """Return the best of a server in one game, with a menu of the other games that have a leaderboard."""
    lines = [say("records-leaderboard-head", title=title(game)), *(_rank(one, ladder, say) for one in ladder.top)]
    if not ladder.top:
        lines.append(say("records-leaderboard-none"))
    elif ladder.own is None:
        lines += ["", say("records-leaderboard-unrated")]
    elif ladder.own not in ladder.top:
        lines += ["…", _rank(ladder.own, ladder, say)]
    notes = (say("records-leaderboard-about"),) if ladder.top else ()
    choices = tuple(Choice(title(one), one, is_chosen=one == game) for one in others)
    menu = (Select(house_id("leaderboard.game"), say("records-leaderboard-menu"), choices),) if len(choices) > 1 else ()
    return Page(("\n".join(lines), *notes, *menu))


def _rank(one: Ranked, ladder: Ladder, say: Say) -> str:
    medal = MEDALS.get(one.rank, f"{one.rank}.")
    rating = f"{one.rating.points}{'?' if one.rating.is_provisional else ''}"
    own = "yes" if ladder.own and one.user_id == ladder.own.user_id else "no"
    return say("records-rank", medal=medal, name=shown(one.name), rating=rating, games=one.rating.games, wins=one.rating.wins, own=own)
