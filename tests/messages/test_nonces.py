"""The number of a message, by which Discord knows that it has it already."""

from bot.messages.outages import nonce_of


def test_each_message_has_a_number_of_its_own():
    words = [("board", 1, 7, None), ("board", 1, 7, 77), ("board", 1, 8, None), ("hand", 0, 1, 7, None)]
    assert nonce_of(*words[0]) == nonce_of(*words[0])
    assert len({nonce_of(*one) for one in words}) == len(words)
    assert {len(nonce_of(*one)) for one in words} == {24}, "Discord takes no more than 25 characters"
