"""Cards as people type them: E4, elephant 4, Elefant 4, éléphant 4."""

from bot.errors import InvalidInput
from bot.text.words import LANGUAGES, speaker
from cogs.mausen.rules.state import FULL_HAND, Card
from cogs.mausen.screen.prose import card_name

TYPED_LENGTH = 40  # no card in any language is longer


def read_card(text: str) -> Card:
    """Return the card that a player typed, in short or in any language; InvalidInput if it is none."""
    typed = " ".join(text.lower().split())
    for card in FULL_HAND:
        if typed in spellings(card):
            return card
    raise InvalidInput("mausen-no-such-card", text=text)


def spellings(card: Card) -> list[str]:
    """Return what a card may be called, in small letters: in short, and in every language."""
    return [str(card).lower(), *(card_name(card, speaker(language)).lower() for language in LANGUAGES)]
