"""The number of a message, by which Discord knows that it has it already."""

from dataclasses import replace

from bot.ui.clicks.outages import nonce_of
from tests.people import around

SESSION = around()


def test_a_message_has_the_same_number_after_a_start():
    assert nonce_of("board", SESSION, None) == nonce_of("board", replace(SESSION, shown_seq=1), None)
    assert len(nonce_of("board", SESSION, None)) <= 25, "Discord takes no more"


def test_another_message_has_another_number():
    others = [
        nonce_of("board", SESSION, 77),
        nonce_of("hand 0", SESSION, None),
        nonce_of("board", replace(SESSION, seq=SESSION.seq + 1), None),
        nonce_of("board", replace(SESSION, id=2), None),
    ]
    assert len({nonce_of("board", SESSION, None), *others}) == 5
