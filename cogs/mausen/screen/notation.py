"""Cards as people type them: E4, elephant 4, Elefant 4, éléphant 4."""

from bot.errors import InvalidInput
from bot.text.words import LANGUAGES, speaker
from bot.unicode import meant
from cogs.mausen.rules.state import FULL_HAND, Card
from cogs.mausen.screen.prose import card_name


def read_card(text: str) -> Card:
    """Return the card that a player typed, in short or in any language; InvalidInput if it is none."""
    found = meant(text, ((card, words) for card in FULL_HAND for words in spellings(card)))
    if not found:
        raise InvalidInput("mausen-no-such-card", text=text)
    return found[0]


def spellings(card: Card) -> list[str]:
    """Return what a card may be called: in short, and in every language."""
    return [str(card), *(card_name(card, speaker(language)) for language in LANGUAGES)]
