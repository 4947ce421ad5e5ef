"""A game's own pages for one person in private: their buttons lead to a lesson or a solo, and not to a session."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.errors import InvalidInput, Stale
from bot.games.contract import Level, Seat, TakeBack
from bot.games.lesson import LEARNER
from bot.messages.ids import NO_SESSION, button_id
from bot.messages.page import Block, Button, Picture, Select
from bot.person import Person
from bot.sessions.open_state import with_outcome
from bot.sessions.session import Session
from bot.solo.solo import Start, table_of
from bot.table.pages.screen import Hand, Plugin
from bot.text.words import Say


def read(plugin: Plugin, pressed: str) -> Any:
    """Return what a button means to a person who plays alone; InvalidInput for one that only a table has."""
    action, _, argument = pressed.partition("|")
    meant = plugin.meant(action, argument)
    if meant == TakeBack() or meant in plugin.game.of_people.moves:
        raise InvalidInput
    return meant


def rerouted(blocks: tuple[Block, ...], plugin: Plugin, table: Session, press: str) -> Iterator[Block]:
    """Lead the buttons that work alone to `press`, with their own action in its argument; drop all others."""
    for block in blocks:
        if isinstance(block, tuple):
            if own := [one for one in block if _is_for_one(one, plugin)]:
                yield tuple(replace(one, id=button_id(table, press, _pressed(one))) for one in own)
        else:
            yield block


def position(plugin: Plugin, table: Session, state: Any, say: Say, focus: str, press: str) -> tuple[Block, ...]:
    """Return the hand, or the board where the hand has no button, without its heading; buttons lead to `press`."""
    view, screen = plugin.game.view(state, LEARNER), plugin.screen
    # whose turn it is, and what to do, the page around it says
    board = tuple(block for block in screen.public(table, view, say, focus).blocks if not isinstance(block, str))
    hand = screen.hand.page(table, view, say, focus).blocks[1:] if screen.hand else ()
    if not any(isinstance(block, Select | tuple) for block in hand):
        hand = board
    elif not any(isinstance(block, Picture) for block in hand):
        hand = (*(block for block in board if isinstance(block, Picture)), *hand)
    return tuple(rerouted(hand, plugin, table, press))


def table_with(plugin: Plugin, person: Person, state: Any, step: int, level: Level = "easy") -> Session:
    """Return a table as the game's pages need it, at which only computer players sit beside the learner."""
    lesson, game = plugin.screen.lesson, plugin.game
    options = game.settle_options(lesson.options)
    others: tuple[Level, ...] = (level,) * (lesson.seats - 1)
    start = Start(game.key, game.rules_version, options, (None, *others), b"", state=game.encode_state(state))
    table, outcome = replace(table_of(game, start, person), step=step), game.outcome(state)
    return with_outcome(table, outcome) if outcome else table


def board_and_hand(plugin: Plugin, table: Session, seat: Seat, say: Say, focus: str, press: str) -> tuple[Block, ...]:
    """Return the board, and below it what the hand adds; the picture of a hand takes the place of the board's."""
    game, screen = plugin.game, plugin.screen
    table = replace(table, id=NO_SESSION)
    state = game.decode_state(table.state or b"")
    board = tuple(rerouted(screen.public(table, game.view(state, None), say, focus).blocks, plugin, table, press))
    if screen.hand is None or not table.status.is_active:
        return board
    hand = tuple(rerouted(screen.hand.page(table, game.view(state, seat), say, focus).blocks, plugin, table, press))
    if has_buttons := any(isinstance(block, tuple) for block in hand):  # then what is to be done stands there
        board = board[: 1 + next(at for at, block in enumerate(board) if isinstance(block, Picture))]
    more = tuple(added for block in hand if (added := _added(block, board, screen.hand)))
    is_first = has_buttons and any(isinstance(one, Picture) for one in more)
    return (*board[:-1], *more) if is_first else (*board, *more)


def _added(block: Block, board: tuple[Block, ...], own: Hand) -> Block | None:
    """Return what a block of a hand adds to the board: no heading, and nothing that stands there."""
    if not isinstance(block, str):
        return None if isinstance(block, Picture) and not own.has_picture else block
    said = {line for one in board if isinstance(one, str) for line in one.split("\n")}
    return "\n".join(line for line in block.split("\n") if line not in said and line[:1] != "#").strip() or None


def solo_id(table: Session, action: str, argument: str = "") -> str:
    """Return the custom_id for an action that belongs to no session, at the step of this table."""
    return button_id(replace(table, id=NO_SESSION), action, argument)


def _is_for_one(button: Button, plugin: Plugin) -> bool:
    try:
        read(plugin, _pressed(button))
    except (InvalidInput, Stale):
        return False
    return True


def _pressed(button: Button) -> str:
    return button.id.split("|", 3)[3]
