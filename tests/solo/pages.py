"""What any private page has to keep to."""

from dataclasses import replace

import discord
from PIL import Image

from bot.draw.canvas import Drawing
from bot.messages.page import ALT_LENGTH, Page, Picture, render
from bot.person import Person

COMPONENTS, TEXT = 36, 3500
LONGEST = Person(2**63 - 1, "*_" * 16, "de")


async def fits(page: Page) -> None:
    """Discord takes the page, with room to spare."""
    blank = tuple(replace(b, paint=_empty, args=()) if isinstance(b, Picture) else b for b in page.blocks)
    rendered = await render(Page(blank))
    components = [one for top in rendered["view"].to_components() for one in _every(top)]
    assert len(components) <= COMPONENTS
    assert len(page.text) <= TEXT
    assert all(0 < len(block.alt) <= ALT_LENGTH for block in page.blocks if isinstance(block, Picture))
    ids = [one["custom_id"] for one in components if "custom_id" in one]
    assert len(ids) == len(set(ids))
    texts = [one["content"] for one in components if one["type"] == discord.ComponentType.text_display.value]
    assert all(text.strip() and "{" not in text for text in texts)


def _empty() -> Drawing:
    return Drawing(Image.new("RGB", (1, 1)))


def _every(component):
    yield component
    for inner in component.get("components", ()):
        yield from _every(inner)
