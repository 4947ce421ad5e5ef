"""The finish of a round: as the rules had it before all mice went to the start."""

import pytest

from cogs.aus_die_maus.rules import rules
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import CHEESES_A_ROUND, Paid
from cogs.aus_die_maus.screen.turns import ended_round
from tests.playout import play_out


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_the_race_as_the_rules_had_it_with_all_four_cheeses(seats, monkeypatch):
    true, ended = [], rules._next_round
    monkeypatch.setattr(rules, "_next_round", lambda state: (true.append(state), ended(state))[1])
    played = play_out(GAME, seats, 1)
    views = [GAME.view(state, None) for state in played.states]
    finishes = [seen for view in views if (seen := ended_round(view))]
    assert [seen.race for seen in finishes] == [state.race for state in true]
    assert [seen.number for seen in finishes] == [*range(1, views[0].rounds)]
    for seen in (*finishes, views[-1]):
        paid = sum(event.cheeses for event in seen.last if isinstance(event, Paid))
        assert paid + (seen.race.rewarded is not None) == CHEESES_A_ROUND
