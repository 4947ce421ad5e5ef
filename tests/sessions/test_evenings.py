"""Who did not meet in an evening."""

import pytest

from bot.sessions.evenings import PAIRS_MOST, who_did_not_meet


@pytest.mark.parametrize(
    ("tables", "pairs"),
    [
        ([], []),
        ([{1, 2, 3}], []),
        ([{1, 2}, {3, 4}], [(1, 3), (2, 4)]),
        ([{1, 2}, {1, 3}, {2, 3}], []),
        ([{1, 2}, {2, 3}], [(1, 3)]),
    ],
)
def test_pairs_are_people_who_were_there_and_met_at_no_table(tables, pairs):
    assert who_did_not_meet(map(frozenset, tables)) == pairs


def test_they_are_a_few():
    assert len(who_did_not_meet(frozenset({n}) for n in range(20))) == PAIRS_MOST
