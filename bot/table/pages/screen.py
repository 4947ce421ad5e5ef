"""What a game shows: its pages, made from views, never from states; and what every game shows in the same way."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.draw.canvas import Drawing, Stored
from bot.draw.seats import SEAT_MARKS, Mark
from bot.draw.signs import sign
from bot.errors import Variable
from bot.games.contract import CALLS, AnyGame, Option, Options, Seat
from bot.games.lesson import AnyLesson
from bot.games.plugin import Plug
from bot.games.registry import Registry
from bot.messages.names import plain
from bot.messages.page import Block, Page, Picture
from bot.sessions.session import Session
from bot.table.pages.missed import Missed
from bot.table.pages.news import News
from bot.text.words import Say


def ending(head: str, story: str, drawing: Picture) -> Page:
    """Return the end of a game: below the picture only who won, so that on a phone it is on one screen with its
    buttons. The story is what happened last, if anything did, then an empty line and the result.
    """
    last, _, result = story.rpartition("\n\n")
    return Page(("\n".join(filter(None, (f"## {head}", last))), drawing, result))


def rules_blocks(key: str, pictures: Sequence[str], say: Say, **variables: Variable) -> Iterator[Block]:
    """Yield the texts of a game's rules, `rules-1` and so on, each with its picture below it, or "" for none: a file of
    this name in the game's `art/`, drawn by `tools/rules_pictures`.
    """
    for number, picture in enumerate(pictures, 1):
        yield say(f"{key}-rules-{number}", **variables)
        if picture:
            yield rules_picture(key, picture, say)


def rules_picture(key: str, name: str, say: Say) -> Picture:
    """Return a picture of a game's rules."""
    return Picture(Stored, (f"{key}/{name}",), say(f"{key}-alt-{name}"))


@dataclass(frozen=True)
class Hand:
    """The private message of each seat, and the button that opens it."""

    page: Callable[[Session, Any, Say, str], Page]
    """What it shows, with a focus too."""
    label: str = "board-hand"
    """The key of the button's label."""
    sign_word: str = ""
    """Its sign, if it is not a hand."""
    has_picture: bool = True
    """Whether its picture shows what the board does not …"""
    retells: bool = True
    """… and whether it says, too, what happened, and what to do. In direct messages both are one message. Where not,
    moves are made on the board: the hand is looked at, and goes with the next click."""
    is_asked: Callable[[Any], bool] = lambda _: False
    """Whether the board asks a player to open it, by a spectator's view: its button is not a quiet one then."""
    only_move: Callable[[Any], Any] = lambda _: None
    """What opening it does, by its seat's view, where all moves look alike. The bot cannot: all would know that."""
    typed: Callable[[Session, Any, Say], str] | None = None
    """What a player reads after a typed move, by the view of their own seat: empty, or None, to open the hand."""

    @property
    def sign(self) -> str:
        """What stands on the button."""
        return sign(self.sign_word) if self.sign_word else "🖐️"


@dataclass(frozen=True)
class Charts:
    """How those look in charts who compete."""

    marks: tuple[Mark, ...] = SEAT_MARKS
    """The seats."""
    others: tuple[tuple[str, Mark], ...] = ()
    """Those without a seat, with the key of the name: see `Recap.unseated`."""


@dataclass(frozen=True)
class RightMoves:
    """Of a game that says which moves were right: after the game, and in puzzles."""

    missed: Callable[["Plugin", Missed, Say], Page]
    """What a player missed in a finished game, as the recap judges it."""
    noted: Callable[[Seat, Any], str]
    """A move in signs that need no language: for the solutions of puzzles."""
    kept_after: Callable[[Any], str]
    """The focus by which what was chosen for a move is chosen again, where a puzzle goes on or is tried again."""


@dataclass(frozen=True)
class Screen:
    """A game's pages. What has no default is compulsory."""

    cover: Callable[..., Drawing]
    """Paints the lobby's picture: the names of the players who sit there, and the chosen length of the game, if any."""
    public: Callable[[Session, Any, Say, str], Page]
    """The board, the same for everyone. The last argument is the focus: which part of it a click has opened, if any."""
    hand: Hand | None
    """None for a game without hands."""
    moment: Callable[[Session, Any, Say], tuple[str, Picture]]
    """What just happened in words, at the beginning too, and the picture of that moment: for a finished game, in which
    no seat has to choose any more."""
    rules: Callable[[Options, Say], Page]
    """How to play, with pictures, at a table with these options: without what it leaves out. All rules for no options.
    """
    news: News
    """What events were, in lines: those that a player missed."""
    lesson: AnyLesson
    """How the game is learned by playing it."""
    caption: Callable[[Session, Any, Sequence[Any], Say], str]
    """The turn that these events were in a sentence, at the end who has won: for films, which show no signs. Empty if
    nothing moved."""
    how_come: Callable[[Session, Any, Say], str] | None = None
    """Why what happened last came out as it did, step by step, and how the points of a finished game came about; empty
    before anything happened. None for a game that explains itself."""
    sign_word: str = ""
    """The game's sign in lists of games, if it is not a die."""
    charts: Charts = Charts()
    right_moves: RightMoves | None = None
    """For a game with puzzles, or whose recap has misses."""

    @property
    def sign(self) -> str:
        """What stands before the game in lists."""
        return sign(self.sign_word) if self.sign_word else "🎲"

    def after_typing(self, session: Session, view: Any, say: Say) -> str:
        """Return what a player reads after a typed move; empty for their hand."""
        if self.hand:
            return self.hand.typed(session, view, say) if self.hand.typed else ""
        return self.moment(session, view, say)[0]


Plugin: TypeAlias = Plug[Screen]
Games: TypeAlias = Registry[Screen]


def title(key: str, say: Say) -> str:
    """Return a game's name."""
    return say(f"{key}-title")


def cover(plugin: Plugin, session: Session, say: Say) -> Picture:
    """Return the lobby's picture: the empty table and its players."""
    names, length = session.names, plugin.game.length
    chosen = (session.options.get(length.key, length.default),) if length else ()
    alt = say(f"{plugin.key}-alt-cover", names=tuple(map(plain, names)))
    return Picture(plugin.screen.cover, (tuple(names), *chosen), alt)


def option_word(game: AnyGame, option: Option, choice: str = "") -> str:
    """Return the key of an option's name, or of a choice: the house's own option has the house's words."""
    if option is CALLS:
        return f"option-{option.key}-{choice}" if choice else f"option-{option.key}"
    return f"{game.key}-option-{option.key}-{choice}" if choice else f"{game.key}-option-{option.key}"


def options_line(plugin: Plugin, options: Options, say: Say) -> str:
    """Return the options that differ from the printed rules in one line; empty if none does."""
    shown = plugin.game.table_options
    chosen = {option.key: options.get(option.key, option.default) for option in shown}
    other = [  # a whole sentence, where the choice's own word is short
        say(f"{option_word(plugin.game, option, chosen[option.key])}.rule")
        for option in shown
        if chosen[option.key] != option.default
    ]
    return say("with-options", options=say("semicolon").join(other)) if other else ""
