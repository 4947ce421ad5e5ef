"""Which ties a board explains."""

from bot.table.pages.ties import broken_ties

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Eva")


def test_each_tie_that_was_broken_is_told_by_rank_wherever_it_was():
    told = broken_ties((2, 1, 5, 4, 3), (9, 9, 4, 4, 4), (1, 3, 0, 2, 6), NAMES)
    third = "🥉\u00a0Eva 6, 4\ufe0f\u20e3\u00a0Dora 2, 5\ufe0f\u20e3\u00a0Cleo 0"
    assert told == f"🥇\u00a0Ben 3, 🥈\u00a0Ada 1; {third}"


def test_a_shared_rank_is_none_but_who_is_behind_it_is_told():
    assert not broken_ties((1, 1, 3, 4, 5), (9, 9, 4, 3, 2), (1, 1, 0, 2, 6), NAMES)
    assert broken_ties((1, 1, 3), (9, 9, 9), (2, 2, 1), NAMES) == "🥇\u00a0Ada 2, 🥇\u00a0Ben 2, 🥉\u00a0Cleo 1"
