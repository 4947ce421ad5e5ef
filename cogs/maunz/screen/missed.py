"""What did I miss? A player's own placements that cost much, as tasks: the bed before each, and what comes of it."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.lesson import FixedChance
from bot.messages.ids import button_id
from bot.messages.page import Button, Page
from bot.sessions.session import Status
from bot.solo.pages import rerouted
from bot.table.pages.missed import Missed
from bot.table.pages.screen import Plugin
from bot.text.words import Say
from cogs.maunz.computer.misses import feared
from cogs.maunz.rules.state import PlacePiece
from cogs.maunz.screen.prose import noted

PRESS = "maunz.better"


class Task:
    """A miss, for its player to find a better placement."""

    def __init__(self, plugin: Plugin, missed: Missed, say: Say) -> None:
        self._plugin, self._missed, self._say = plugin, missed, say
        self._miss, self._before = missed.miss, missed.before(missed.miss)
        seat, over = self._miss.seat, missed.session
        self._table = replace(over, status=Status.RUNNING, step=missed.nth, tail=(), awaited=frozenset({seat}))

    def page(self, focus: str = "") -> Page:
        """Return the bed before the placement: find a better one."""
        view = self._plugin.game.view(self._before, None)
        shown = self._plugin.screen.public(self._table, view, self._say, focus).blocks[1:]
        board = [block for block in rerouted(shown, self._plugin, self._table, PRESS) if not isinstance(block, str)]
        played, *_ = self._moves(self._miss.lines[0])
        todo = self._say(
            "maunz-missed-task", why=self._miss.why, played=noted(self._miss.seat, played), **self._chances
        )
        return Page((f"{self._head}\n{todo}", *board, (self._button("maunz.shown", "show", "💡"),)))

    def answer(self, move: PlacePiece | None = None) -> Page:
        """Return what comes of a placement; None for the best one, shown. IllegalMove by the rules."""
        miss, game, say = self._miss, self._plugin.game, self._say
        right = self._moves(miss.right)
        after = game.apply(self._before, miss.seat, move or right[0], FixedChance(())).state
        _, picture = self._plugin.screen.moment(self._table, game.view(after, None), say)
        is_right = move is None or move in right
        made, *replies = self._moves(miss.lines[0])
        verdict = "shown" if move is None else "right" if is_right else "same" if move == made else "wrong"
        text = f"{self._head}\n{say('maunz-missed-verdict', verdict=verdict)}"
        if not is_right:
            reply = replies[0] if replies and move == made else feared(after)
            fear = [say("maunz-missed-reply", reply=noted(1 - miss.seat, reply))] if reply else []
            again = self._button("maunz.missed", "again", "🔁")
            return Page(("\n".join((text, *fear)), picture, (again, self._button("maunz.shown", "show", "💡"))))
        played, best = map(self._line_in_words, miss.lines)
        why = say("maunz-missed-why", played=played, best=best, **self._chances)
        has_more = self._missed.nth + 1 < len(self._missed.misses)
        on = (self._button("maunz.missed", "next", "▶️", 1),) if has_more else ()
        return Page((text, picture, why, *filter(None, ((*on, *self._missed.ways(say)),))))

    @property
    def _chances(self) -> dict[str, int]:
        best, after = self._miss.chances
        return {"chance": best, "after": after}

    def _moves(self, encoded: Sequence[str]) -> list[PlacePiece]:
        return [self._plugin.game.decode_move(one.encode()) for one in encoded]

    def _line_in_words(self, line: Sequence[str]) -> str:
        """Return a placement and the reply to it, each with the sign of its side."""
        seats = (self._miss.seat, 1 - self._miss.seat)
        return " → ".join(noted(seat, move) for seat, move in zip(seats, self._moves(line), strict=False))

    @property
    def _head(self) -> str:
        number, of = self._missed.nth + 1, len(self._missed.misses)
        return f"### {self._say('maunz-missed-head', move=self._before.plies + 1, number=number, of=of)}"

    def _button(self, action: str, what: str, sign: str, ahead: int = 0) -> Button:
        custom_id = button_id(self._table, action, str(self._missed.nth + ahead))
        return Button(self._say(f"maunz-missed-{what}"), custom_id, "good" if what == "next" else "plain", sign)
