"""Cards as people type them."""

import pytest

from bot.errors import InvalidInput
from bot.text.words import LANGUAGES, speaker
from cogs.mausen.rules.state import FULL_HAND, Card
from cogs.mausen.screen.notation import read_card, spellings
from cogs.mausen.screen.prose import card_name


@pytest.mark.parametrize("card", FULL_HAND, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_read_in_every_language_and_in_short(card, language):
    name = card_name(card, speaker(language))
    for typed in (str(card), name, f"  {name.upper().replace(' ', '   ')} "):
        assert read_card(typed) == card


def test_a_card_has_its_short_name_and_one_in_each_language():
    assert set(spellings(Card.parse("E4"))) == {"E4", "elephant 4", "Elefant 4", "éléphant 4", "elefante 4"}


def test_no_two_cards_share_a_spelling():
    names = [name for card in FULL_HAND for name in set(spellings(card))]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("text", ["", "E5", "elephant", "4 elephant", "wolf 2"])
def test_what_is_no_card_is_refused_with_what_was_typed(text):
    with pytest.raises(InvalidInput) as refused:
        read_card(text)
    assert (refused.value.key, refused.value.variables) == ("mausen-no-such-card", {"text": text})
