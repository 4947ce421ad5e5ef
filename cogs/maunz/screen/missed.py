"""What did I miss? A player's own placements that cost much, as tasks: the bed before each, and what comes of it."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.lesson import FixedChance
from bot.games.plugin import Miss
from bot.sessions.session import Session, Status
from bot.text.words import Say
from bot.ui.pages.ids import button_id
from bot.ui.pages.page import Button, Page
from bot.ui.pages.screen import Plugin
from bot.ui.pages.solos import led
from cogs.maunz.rules.state import PlacePiece, State
from cogs.maunz.screen.controls import EMOJI

PRESS = "maunz.better"


class Misses:
    """The misses of a player, one of which is looked at."""

    def __init__(self, plugin: Plugin, session: Session, misses: Sequence[Miss], nth: int, before: State) -> None:
        self._plugin, self._misses, self._nth, self._before = plugin, misses, nth, before
        self._session = replace(
            session, status=Status.RUNNING, step=nth, tail=(), awaited=frozenset({misses[nth].seat})
        )

    def task(self, say: Say, focus: str = "") -> Page:
        """Return the bed before the placement: find a better one."""
        view = self._plugin.game.view(self._before, None)
        shown = self._plugin.screen.public(self._session, view, say, focus).blocks[1:]
        board = [block for block in led(shown, self._plugin, self._session, PRESS) if not isinstance(block, str)]
        miss = self._misses[self._nth]
        played, *_ = self._moves(miss.lines[0])
        todo = say("maunz-missed-task", why=miss.why, played=noted(played), **self._chances)
        return Page((f"{self._head(say)}\n{todo}", *board, (self._button("maunz.shown", "show", "💡", say),)))

    def answer(self, say: Say, move: PlacePiece | None) -> Page:
        """Return what comes of a placement; None for the best one, shown. IllegalMove by the rules."""
        miss, game = self._misses[self._nth], self._plugin.game
        right = self._moves(miss.right)
        after = game.apply(self._before, miss.seat, move or right[0], FixedChance(())).state
        _, picture = self._plugin.screen.moment(self._session, game.view(after, None), say)
        is_right = move is None or move in right
        verdict = "shown" if move is None else "right" if is_right else "wrong"
        text = f"{self._head(say)}\n{say('maunz-missed-verdict', verdict=verdict)}"
        if not is_right:
            again = self._button("maunz.missed", "again", "↩️", say)
            return Page((text, picture, (again, self._button("maunz.shown", "show", "💡", say))))
        played, best = (" → ".join(map(noted, self._moves(line))) for line in miss.lines)
        why = say("maunz-missed-why", played=played, best=best, **self._chances)
        has_more = self._nth + 1 < len(self._misses)
        on = (self._button("maunz.missed", "next", "▶️", say, 1),) if has_more else ()
        return Page((text, picture, why, *([on] if on else [])))

    @property
    def _chances(self) -> dict[str, int]:
        best, after = self._misses[self._nth].chances
        return {"chance": best, "after": after}

    def _moves(self, encoded: Sequence[str]) -> list[PlacePiece]:
        return [self._plugin.game.decode_move(one.encode()) for one in encoded]

    def _head(self, say: Say) -> str:
        number, of = self._nth + 1, len(self._misses)
        return f"### {say('maunz-missed-head', move=self._before.plies + 1, number=number, of=of)}"

    def _button(self, action: str, what: str, sign: str, say: Say, ahead: int = 0) -> Button:
        custom_id = button_id(self._session, action, str(self._nth + ahead))
        return Button(say(f"maunz-missed-{what}"), custom_id, "good" if what == "next" else "plain", sign)


def noted(move: PlacePiece) -> str:
    """Return a placement in signs."""
    return f"{EMOJI[move.piece]} **{move.square}**"
