"""How a game went: the course, the turning point, and luck."""

import pickle
from dataclasses import dataclass, replace
from statistics import mean

import msgspec
import pytest

from bot.games.plugin import Recap
from bot.sessions.replay import ReplayFrame, replay
from cogs.review import review as reviews
from cogs.review.review import FinishedGame, Review, chapter_ends, review, turning_point
from tests.finished import GOLDEN, SOME_GOLDEN, golden_of, recorded, thrown
from tests.playout import game_folders

# The course


@dataclass(frozen=True)
class Moment:
    chapter: int
    standing: tuple[int, ...]


BY_HAND = Recap(chapter=lambda state: state.chapter, chapters="turn", standing=lambda state: state.standing)


def course(*moments: tuple[int, tuple[int, ...]]):
    ends = chapter_ends(BY_HAND, [ReplayFrame(n, 0, Moment(*moment)) for n, moment in enumerate(moments)])
    return tuple(ends), tuple(BY_HAND.standing(frame.state) for frame in ends.values())


def test_a_chapter_ends_with_what_everyone_has_when_the_next_one_begins():
    told = course((1, (0, 0)), (1, (0, 0)), (2, (3, 0)), (2, (3, 9)), (3, (3, 4)))
    assert told == ((0, 1, 2), ((0, 0), (3, 0), (3, 4)))


def test_what_was_taken_back_is_not_told():
    told = course((1, (0, 0)), (2, (3, 0)), (3, (9, 9)), (2, (3, 0)), (3, (4, 0)))
    assert told == ((0, 1, 2), ((0, 0), (3, 0), (4, 0)))


def test_a_game_that_was_given_up_at_once_has_a_course_too():
    assert course((1, (0, 0)), (1, (0, 0))) == ((0, 1), ((0, 0), (0, 0)))


# The turning point


@pytest.mark.parametrize(
    ("standings", "winner", "after"),
    [
        (((0, 0), (1, 0), (2, 1), (3, 2)), 0, 1),  # ahead from the first chapter on
        (((0, 0), (0, 3), (1, 3), (4, 3), (9, 3)), 0, 3),  # overtakes
        (((0, 0), (4, 3), (4, 4), (5, 4)), 0, 3),  # caught once more, though not overtaken
        (((0, 0), (9, 1), (0, 3), (1, 3), (4, 3)), 0, 4),  # the lead of the beginning was lost
        (((0, 0), (4, 3), (4, 4)), 0, 1),  # caught at the very end, and won the tie
        (((0, 0), (3, 4), (4, 4)), 0, 2),  # drew level at the end, and won the tie
        (((0, 0), (4, 3), (4, 4), (5, 5)), 0, 3),
        (((0, 0), (4, 3), (4, 5)), 0, 2),  # won by the other's giving up
        (((60, 40), (70, 30), (100, 0)), 0, 1),  # ahead even before
    ],
)
def test_it_turns_where_the_winner_is_never_caught_again(standings, winner, after):
    assert turning_point(standings, (winner,)) == after
    assert turning_point([standing[::-1] for standing in standings], (1 - winner,)) == after


def test_a_shared_victory_turned_nowhere():
    assert turning_point(((0, 0), (3, 1), (4, 4)), (0, 1)) is None


def a_review(*course, in_percent: bool = False, turning: int | None = 2, **more) -> Review:
    return Review(False, in_percent, tuple(range(len(course))), course, turning, None, **more)


@pytest.mark.parametrize(
    ("course", "turned"),
    [
        (((0, 0), (0, 3), (17, 3), (20, 3)), 2),  # the lead grew by 17 of 20 points
        (((0, 0), (9, 10), (12, 10), (30, 10)), None),  # by 3 of 30
        (((0, 0), (9, 10), (13, 10), (20, 10)), 2),  # by 4 of 20
    ],
)
def test_a_chapter_turned_a_game_of_points_if_the_lead_grew_much(course, turned):
    assert a_review(*course).turned(0) == turned


@pytest.mark.parametrize(("percent", "turned"), [(56, None), (64, None), (65, 2), (90, 2)])
def test_a_chapter_turned_a_game_of_chances_if_it_changed_them_by_15_points(percent, turned):
    """Of these 64 are 14 more than before."""
    assert a_review((50, 50), (50, 50), (percent, 100 - percent), (100, 0), in_percent=True).turned(0) == turned


def test_a_chapter_decided_a_game_only_if_no_other_one_changed_the_chances_as_much():
    course = (50, 50), (45, 55), (90, 10), (100, 0)
    assert a_review(*course, in_percent=True).decided(0) == a_review(*course, in_percent=True).turned(0) == 2
    later = (50, 50), (40, 60), (60, 40), (100, 0)
    assert a_review(*later, in_percent=True).turned(0) == 2
    assert a_review(*later, in_percent=True).decided(0) is None


def test_who_competes_without_a_seat_counts_for_the_lead():
    course, others = ((0, 0), (0, 1), (17, 3), (20, 3)), ((0,), (0,), (16,), (16,))
    assert a_review(*course).turned(0) == 2
    assert a_review(*course, others=others).turned(0) is None
    assert a_review(*course, others=others).whole_course[-1] == (20, 3, 16)


# Luck


def test_where_no_one_decides_anything_all_is_luck():
    """Everyone has what luck gave: what is more than the table's mean."""
    found = review(FinishedGame(*thrown()), 1)
    points = found.course[-1]
    assert found.luck == pytest.approx([own - mean(points) for own in points], abs=0.9)
    assert found.expected == pytest.approx(points, abs=0.9)
    assert max(points) - min(points) >= 5, "else the test tells nothing"


def test_a_slow_machine_makes_do_with_one_game(monkeypatch):
    monkeypatch.setattr(reviews, "LONGEST_S", 0.0)
    played = FinishedGame(*thrown())
    asked: list[object] = []
    recap = replace(played.recap, standing=lambda state: asked.append(state) or state.sums)
    assert len(review(replace(played, recap=recap), 1).luck or ()) == 3
    assert len(asked) < 100


# Whole games


@pytest.mark.parametrize(
    "path",
    [path if path in SOME_GOLDEN else pytest.param(path, marks=pytest.mark.slow) for path in GOLDEN],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_every_recorded_game_can_be_looked_back_at(path, monkeypatch):
    monkeypatch.setattr(reviews, "LONGEST_S", 0.0)
    played = FinishedGame(*recorded(path))
    found = review(played, 1)
    scores = tuple(seated.score or 0 for seated in played.session.seats)
    assert found.course[-1] == (tuple(100 * score for score in scores) if found.in_percent else scores)
    assert found.chapters == tuple(sorted(set(found.chapters)))
    assert found.by_rounds == (played.recap.chapters == "round")
    assert (found.luck is None) == (not played.recap.simulated_games)
    beaten = 1 in found.ranks[len(scores) :]
    is_shared = sum(seated.rank == 1 for seated in played.session.seats) > 1
    is_given_up = played.log[-1].move == b'{"type":"resign"}'
    assert (found.turning is None) == (is_shared or beaten or is_given_up)
    assert (len(found.ranks) == len(found.whole_course[-1])) == bool(played.recap.unseated)
    assert sum(found.luck or ()) == pytest.approx(0, abs=0.05)
    if found.in_percent:
        for miss in found.misses:
            assert miss.chances[1] in [standing[miss.seat] for standing in found.course], "as the picture has it"
    else:
        ends = chapter_ends(played.recap, replay(played.game, played.session, played.log))
        assert found.course == tuple(played.recap.standing(frame.state) for frame in ends.values())
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


@pytest.mark.parametrize("folder", game_folders())
def test_a_finished_game_of_each_kind_travels_to_another_process(folder):
    """Reviews are made beside the bot; most tests make them in threads, where nothing travels."""
    played = FinishedGame(*recorded(golden_of(folder)[0]))
    few = replace(played, recap=replace(played.recap, simulated_games=min(1, played.recap.simulated_games)))
    arrived = pickle.loads(pickle.dumps((review, few)))
    assert arrived[0](arrived[1], 1) == review(few, 1)
