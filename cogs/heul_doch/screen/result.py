"""The end of Heul doch! in words: who won and by what, and everybody's pile as it is counted."""

from collections import Counter
from collections.abc import Iterable

from bot.games.contract import Outcome
from bot.sessions.session import Session
from bot.text.words import Say
from bot.ui.names import shown
from cogs.heul_doch.rules.scoring import Counted, Score
from cogs.heul_doch.rules.state import View
from cogs.heul_doch.screen.words import ONION, emoji

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def result(view: View, outcome: Outcome, session: Session, say: Say) -> str:
    """Tell who won and by what, and below it each pile, the best one first."""
    names = [shown(name) for name in session.names]
    winners = ", ".join(names[seat] for seat in outcome.winners)
    lines = [say(f"heul_doch-won-{outcome.reason}", names=winners, lost=view.scores[outcome.winners[0]].lost)]
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        medal = MEDALS.get(outcome.places[seat], f"{outcome.places[seat]}.")
        lines.append(say("heul_doch-result", medal=medal, name=names[seat], score=outcome.scores[seat]))
        lines += [f"-# {line}" for line in _counted(view.scores[seat], say)]
    return "\n".join(lines)


def _counted(score: Score, say: Say) -> list[str]:
    """Tell everything that lay face up, 2×7 + 1×6 for two sevens and a six, then the onions and what is left of the sum."""
    total = score.points + score.lost
    face_up = Counter(one.card.value for one in score.pile if one.fate != "onion")
    summands = [f"{face_up[value]}×{value}" for value in sorted(face_up, reverse=True)]
    lines = [say("heul_doch-face-up", sum=f"{' + '.join(summands)} = {total}")] if summands else []
    if not score.onions:
        return [*lines, say("heul_doch-no-onion")]
    cancelled = ", ".join(
        say("heul_doch-cancelled", value=one.value, cards=one.cards, lost=one.lost) for one in score.cancelled
    )
    onions = say("heul_doch-onions", onions=score.onions, cards=_in_signs(score.pile), cancelled=cancelled)
    rest = f": {total} − {score.lost} = {score.points}" if score.lost else ""
    return [*lines, f"{ONION} {onions}{rest}"]


def _in_signs(pile: Iterable[Counted]) -> str:
    """Write the onions' cards as short as can be: there may be thirty of them."""
    onions = sorted((one.card for one in pile if one.fate == "onion"), key=lambda card: (card.value, card.colour))
    return " ".join(f"{emoji(card)}{card.value}" for card in onions)
