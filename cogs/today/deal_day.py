"""The deal of a day: a short game against computers, with the same cards and dice for everyone, and one try."""

from dataclasses import dataclass, replace

import msgspec

from bot.games.contract import Level
from bot.games.deal import LEVEL, OWN, AnyDeal
from bot.messages.page import Page
from bot.person import Person
from bot.sessions.session import Session
from bot.solo.pages import board_and_hand
from bot.solo.solo import Playing, Solo, SoloMove, Start, replayed
from bot.table.pages import news
from bot.table.pages.screen import Plugin
from bot.text.words import Say
from cogs.today import pages
from cogs.today.day import Day, Played, stars_of_deal

KINDS = KIND, LATE = "deal", "late"
"""The kinds of solos: one on a day that was over before is none of this one's."""


@dataclass(frozen=True)
class DealDay:
    """What can be done on a day with a deal."""

    plugin: Plugin
    day: Day

    @property
    def start(self) -> Start:
        """Where everybody begins."""
        game, chance, deal = self.plugin.game, self.day.chance(), self._deal
        state = game.encode_state(deal.begin(game, chance))
        levels: tuple[Level, ...] = (LEVEL,) * (deal.seats - 1)
        return Start(
            game.key,
            game.rules_version,
            game.settle_options(deal.options),
            (None, *levels),
            self.day.secret,
            session=self.day.number,
            drawn=chance.drawn,
            state=state,
            at=self.day.number,
        )

    @property
    def _deal(self) -> AnyDeal:
        assert self.plugin.deal
        return self.plugin.deal

    def finished(self, played: Played, playing: Playing) -> Played:
        """Return what a game came to if it is over; as before if it is not."""
        state = self.plugin.game.decode_state(playing.table.state or b"")
        outcome = self.plugin.game.outcome(state)
        if outcome is None:
            return played
        points, rank = outcome.scores[OWN], self.plugin.ranks(state)[OWN]
        moves = msgspec.json.encode(playing.solo.moves).decode()
        return replace(played, moves=moves, stars=stars_of_deal(rank) if points else 0, points=points)

    def page(self, playing: Playing, say: Say, focus: str = "") -> Page:
        """Return the game as it stands."""
        first, *blocks = board_and_hand(self.plugin, playing.table, OWN, say, focus, f"{playing.solo.kind}.press")
        text = "\n".join(line for line in str(first).split("\n") if line[:1] != "#")
        return Page((f"{pages.head(self.day, say)}\n{text}", *blocks))

    def end_page(self, played: Played, person: Person, say: Say) -> Page:
        """Return what a finished game came to."""
        table = self._table(played, person)
        view = self.plugin.game.view(self.plugin.game.decode_state(table.state or b""), OWN)
        story, picture = self.plugin.screen.moment(table, view, say)
        return Page((f"{pages.head(self.day, say)}\n{story}", picture))

    def story(self, played: Played, person: Person, say: Say) -> Page:
        """Return a finished game in lines, from its beginning to its end."""
        game, table = self.plugin.game, self._table(played, person)
        head = say("today-best-head", name=pages.name_of(self.day, say), points=played.points or 0)
        return news.page(news.lines_of(self.plugin.screen.news, table, game, table.tail, say), say, head)

    def _table(self, played: Played, person: Person) -> Session:
        moves = msgspec.json.decode(played.moves, type=tuple[SoloMove, ...])
        return replayed(self.plugin.game, Solo(KIND, 0, 0, self.start, moves), person)
