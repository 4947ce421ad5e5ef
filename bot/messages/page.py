"""A message before Discord sees it: plain data that screens return and tests read, turned into components in one
place.
"""

import logging
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any, Literal, TypeAlias
from zlib import crc32

import discord

from bot.draw.signs import in_stock
from bot.draw.worker import Args, Paint, drawn
from bot.messages.names import escaped
from bot.unicode import cut

log = logging.getLogger(__name__)

ACCENT = 0xE8963E  # the orange of our cat
PICTURE_FILE = "table"  # always the same name: a file name must not tell anything
LABEL_LENGTH = 80
ALT_LENGTH = 1024
BUTTONS_IN_ROW = 5
MENU_MOST = 25
"""So many can be taken in a menu."""
TABLE_CHANNELS = (
    *(discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice),
    *(discord.ChannelType.stage_voice, discord.ChannelType.forum),
)
"""The kinds of channels with tables, in their threads at least."""

_SENTENCE_END = re.compile(r"(?<=[.!?]) (?=\S)")

Style: TypeAlias = Literal["plain", "main", "good", "bad"]
_STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}


@dataclass(frozen=True)
class Button:
    """A button with the custom_id that the router reads; with `url` a link instead."""

    label: str
    id: str = ""
    style: Style = "plain"
    emoji: str | None = None
    disabled: bool = False
    url: str | None = None
    spoken: str = ""
    """The label where pages are in words, if the usual one leaves something to the emoji."""


@dataclass(frozen=True)
class Choice:
    """One line of a select: label and description of at most 100 characters."""

    label: str
    value: str
    description: str | None = None
    emoji: str | None = None
    is_chosen: bool = False


@dataclass(frozen=True)
class Select:
    """A menu of up to 25 choices, one of which can be taken."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Picture:
    """A picture, drawn only when it is sent, and what it shows in words.

    It is named by the function that paints it and by what it shows, so that two can be compared undrawn.
    """

    paint: Paint
    args: Args
    alt: str
    is_needed: bool = True
    """Whether the page is worth nothing without it; if not, its words stand in for a picture that cannot be drawn."""

    def draw(self) -> bytes:
        """Return the file, drawn here and now."""
        return self.paint(*self.args).png()


@dataclass(frozen=True)
class Film:
    """A moving picture, ready, and what it shows in words."""

    gif: bytes
    alt: str


@dataclass(frozen=True)
class Download:
    """A file to keep."""

    name: str
    data: bytes


@dataclass(frozen=True)
class ServerMenu:
    """A menu of what a server has, of which several can be taken, or none; of people one at the least."""

    id: str
    placeholder: str
    kind: Literal["roles", "channels", "people"]
    chosen: tuple[int, ...] = ()
    """Ids; those of what is gone are to be left out."""
    most: int = MENU_MOST


@dataclass(frozen=True)
class Section:
    """A text with one button beside it."""

    text: str
    button: Button


Block: TypeAlias = Section | str | Picture | Film | Download | Select | ServerMenu | tuple[Button, ...]


@dataclass(frozen=True)
class Page:
    """One message from top to bottom: texts, pictures, rows of up to five buttons, selects."""

    blocks: tuple[Block, ...]
    accent: int = ACCENT
    called: tuple[int, ...] = ()
    """The users whose telephones ring when it is posted and names them."""

    def __add__(self, blocks: tuple[Block, ...]) -> "Page":
        """Return the page with more blocks at its end."""
        return replace(self, blocks=self.blocks + blocks)

    def with_news(self, texts: tuple[str, ...]) -> "Page":
        """Return the page with these texts where people look before they press: above its first button or menu."""
        controls = (at for at, block in enumerate(self.blocks) if isinstance(block, Select | ServerMenu | tuple))
        first = next(controls, len(self.blocks))
        return replace(self, blocks=(*self.blocks[:first], *texts, *self.blocks[first:]))

    def in_words(self) -> "Page":
        """Return the page for screen readers: instead of pictures what they show, a line for each sentence."""
        return replace(self, blocks=tuple(map(_in_words, self.blocks)))

    @property
    def text(self) -> str:
        """All the text of the page, for tests and for counting."""
        texts = (block.text if isinstance(block, Section) else block for block in self.blocks)
        return "\n".join(text for text in texts if isinstance(text, str))


def in_rows(buttons: Sequence[Button]) -> list[tuple[Button, ...]]:
    """Return buttons in as few rows as take them, about equally long: none stands alone below others."""
    number, rows = len(buttons), -(-len(buttons) // BUTTONS_IN_ROW)
    return [tuple(buttons[number * at // rows : number * (at + 1) // rows]) for at in range(rows)]


def _in_words(block: Block) -> Block:
    if isinstance(block, str):
        return in_stock(block)
    if isinstance(block, Picture):
        return _SENTENCE_END.sub("\n", escaped(in_stock(block.alt)))
    if isinstance(block, Section):
        return replace(block, text=in_stock(block.text), button=_spoken(block.button))
    if isinstance(block, tuple):
        return tuple(map(_spoken, block))
    return block


def _spoken(button: Button) -> Button:
    return replace(button, label=button.spoken or button.label, emoji=button.emoji and in_stock(button.emoji))


async def render(page: Page) -> dict[str, Any]:
    """Return `view` and `files` for sending; pictures are drawn in a thread.

    The view is stopped, so that discord.py stores nothing: the router hears every click.
    """
    files: list[discord.File] = []
    container = discord.ui.Container[discord.ui.LayoutView](accent_colour=page.accent)
    for block in page.blocks:
        if isinstance(block, Picture | Film):
            is_film = isinstance(block, Film)
            data = block.gif if is_film else await _drawn(block)
            if data is None:
                container.add_item(discord.ui.TextDisplay(escaped(in_stock(block.alt))))
                continue
            number, alt = f"{len(files)}-" if files else "", cut(in_stock(block.alt), ALT_LENGTH)
            name = f"{number}{PICTURE_FILE}.{'gif' if is_film else 'png'}"
            files.append(discord.File(BytesIO(data), name, description=alt))
            container.add_item(
                discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))
            )
        elif isinstance(block, Download):
            files.append(discord.File(BytesIO(block.data), block.name))
            container.add_item(discord.ui.File(files[-1]))
        elif isinstance(block, str):
            container.add_item(discord.ui.TextDisplay(block))
        elif isinstance(block, Section):
            container.add_item(discord.ui.Section(block.text, accessory=_button(block.button)))
        else:
            container.add_item(discord.ui.ActionRow(*_controls(block)))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return {"view": view, "files": files}


async def _drawn(picture: Picture) -> bytes | None:
    """Return the file of a picture; None if it cannot be drawn and the page does without."""
    try:
        return await drawn(picture.paint, picture.args)
    except Exception:  # whatever the mistake in a drawing is, it must not keep players from their buttons
        if picture.is_needed:
            raise
        log.exception("a picture cannot be drawn, its words stand in for it: %s", picture.paint.__name__)
        return None


def _controls(block: Select | ServerMenu | tuple[Button, ...]) -> Iterator[discord.ui.Item[discord.ui.LayoutView]]:
    if isinstance(block, Select):
        options = [
            discord.SelectOption(
                label=in_stock(c.label),
                value=c.value,
                description=c.description and in_stock(c.description),
                emoji=c.emoji,
                default=c.is_chosen,
            )
            for c in block.choices
        ]
        # A client keeps what was taken in a menu for as long as the menu is the same: each custom_id makes another one.
        yield discord.ui.Select(
            custom_id=block.id,
            placeholder=cut(block.placeholder, 150),
            options=options,
            id=crc32(block.id.encode()) >> 1,
        )
        return
    if isinstance(block, ServerMenu):
        yield _server_menu(block)
        return
    yield from map(_button, block)


def row_of(buttons: Iterable[Button]) -> discord.ui.View:
    """Return the buttons below a classic message; stopped, like those of pages."""
    view = discord.ui.View(timeout=None)
    for button in buttons:
        view.add_item(_button(button))
    view.stop()
    return view


def _button(button: Button) -> discord.ui.Button[Any]:
    if button.url:
        return discord.ui.Button(label=cut(in_stock(button.label), LABEL_LENGTH), url=button.url, emoji=button.emoji)
    return discord.ui.Button(
        label=cut(in_stock(button.label), LABEL_LENGTH),
        custom_id=button.id,
        style=_STYLES[button.style],
        emoji=button.emoji,
        disabled=button.disabled,
    )


def _server_menu(menu: ServerMenu) -> discord.ui.Item[discord.ui.LayoutView]:
    common: dict[str, Any] = {"custom_id": menu.id, "id": crc32(menu.id.encode()) >> 1}
    common |= {"placeholder": cut(menu.placeholder, 150), "max_values": menu.most}
    if menu.kind == "people":
        return discord.ui.UserSelect(**common)
    common["min_values"] = 0
    chosen = [discord.Object(one) for one in menu.chosen]
    if menu.kind == "roles":
        return discord.ui.RoleSelect(**common, default_values=[*map(discord.SelectDefaultValue.from_role, chosen)])
    values = [*map(discord.SelectDefaultValue.from_channel, chosen)]
    return discord.ui.ChannelSelect(**common, channel_types=[*TABLE_CHANNELS], default_values=values)
