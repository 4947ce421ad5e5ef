"""The page of a try: what is to be done is on one screen of a phone."""

from bot.messages.page import Button, Picture
from bot.person import Person
from bot.solo.solo import Playing, Solo, replayed
from bot.text.words import speaker
from cogs.replay import tries
from cogs.replay.viewer import viewer
from tests.cogs.replay.test_film import longest


def test_the_picture_of_the_hand_takes_the_place_of_the_table():
    reel = longest("heul_doch")
    at = reel.turn_of(0, 1)
    assert at is not None
    start = tries.start_of(reel, at, 0)
    solo = Solo("try", 1, 1, start)
    table = replayed(reel.plugin.game, solo, Person(1, "Anna", "en"))
    blocks = tries.page_of(reel.plugin, Playing(solo, table), speaker("en")).blocks
    kinds = [type(block) for block in blocks]
    (hand,) = (at for at, kind in enumerate(kinds) if kind is Picture)
    cards = next(at for at, block in enumerate(blocks) if isinstance(block, tuple) and isinstance(block[0], Button))
    assert hand < cards


def test_no_try_begins_with_a_move_that_was_the_only_one():
    reel = longest("aus_die_maus")
    game, options = reel.plugin.game, reel.session.options
    only = [game.only_move(options, frame.state, 0) for frame in reel.frames]
    assert any(only), "a throw is no choice"
    turns = {turn for at in range(reel.last) if (turn := reel.turn_of(0, at)) is not None}
    starts = {tries.start_of(reel, at, 0).at for at in range(max(turns))}
    assert not any(only[at] for at in turns | starts)


def test_the_way_to_try_says_where_the_own_next_turn_is_a_later_moment():
    reel, say = longest("aus_die_maus"), speaker("en")
    own, found = reel.session.seats[0], set[str]()
    for at in range(reel.last + 1):
        turn = reel.turn_of(0, at)
        row = viewer(reel, at, say, own.user_id or 0).blocks[-1]
        assert isinstance(row, tuple)
        label = say("try-next" if turn is not None and turn > at else "try-button")
        assert (label in {button.label for button in row}) == (turn is not None)
        found.add(label)
    assert len(found) == 2
