"""The hands of the lesson of Mausen."""

from itertools import pairwise

from cogs.mausen.screen.lesson import LESSON


def test_the_next_hand_of_the_lesson_is_what_the_learner_has_left():
    goes_on = 0
    for task, following in pairwise(LESSON.tasks):
        hand, left = (one.state.hands[0] for one in (task, following))
        if len(left) != len(hand) - 1:
            continue  # a jump to the end
        goes_on += 1
        assert [left] == [tuple(card for card in hand if card != answer.card) for answer in task.answers]
    assert goes_on == len(LESSON.tasks) - 2
