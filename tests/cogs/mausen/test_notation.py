"""Cards as people type them."""

import pytest

from bot.errors import InvalidInput
from cogs.mausen.rules.state import FULL_HAND
from cogs.mausen.screen.notation import read_card, spellings


def test_no_two_cards_share_a_spelling():
    names = [name for card in FULL_HAND for name in set(spellings(card))]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("text", ["", "E5", "elephant", "4 elephant", "wolf 2"])
def test_what_is_no_card_is_refused_with_what_was_typed(text):
    with pytest.raises(InvalidInput) as refused:
        read_card(text)
    assert (refused.value.key, refused.value.variables) == ("mausen-no-such-card", {"text": text})
