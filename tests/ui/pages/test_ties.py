"""Which ties a board explains."""

from bot.ui.pages.ties import broken_ties

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Eva")


def test_each_tie_that_was_broken_is_told_by_rank_wherever_it_was():
    told = broken_ties((2, 1, 5, 4, 3), (9, 9, 4, 4, 4), (1, 3, 0, 2, 6), NAMES)
    assert [*told] == ["Ben 3, Ada 1", "Eva 6, Dora 2, Cleo 0"]


def test_a_shared_rank_is_none_but_who_is_behind_it_is_told():
    assert [*broken_ties((1, 1, 3, 4, 5), (9, 9, 4, 3, 2), (1, 1, 0, 2, 6), NAMES)] == []
    assert [*broken_ties((1, 1, 3), (9, 9, 9), (2, 2, 1), NAMES)] == ["Ada 2, Ben 2, Cleo 1"]
