"""The colours of pictures stand in files: they have to be those of the sprites as they are now."""

import pytest

from bot.draw.canvas import Palette
from tools.palettes import art_folders, choose, palettes

CLOSE = 12
"""Levels of a channel; another version of Pillow may choose a little differently."""


def test_every_file_of_colours_belongs_to_pictures():
    files = [palette.file for palette in palettes()]
    assert files == sorted(file for folder in art_folders() for file in folder.glob("*palette.txt"))
    assert {file.parts[-3] for file in files} >= {"mausen", "maunz", "heul_doch", "aus_die_maus"}


@pytest.mark.parametrize("palette", palettes(), ids=lambda palette: palette.file.parts[-3])
@pytest.mark.slow
def test_the_file_has_every_colour_that_the_sprites_need(palette: Palette):
    """If not, `make palettes` chooses them anew."""
    kept, chosen = _colours(palette.file.read_text(encoding="ascii")), _colours(choose(palette))
    assert len(kept) == len(chosen)
    assert [colour for colour in chosen if not any(_is_close(colour, other) for other in kept)] == []


def _colours(lines: str) -> list[bytes]:
    return [bytes.fromhex(line.removeprefix("#")) for line in lines.splitlines()]


def _is_close(one: bytes, other: bytes) -> bool:
    return all(abs(a - b) <= CLOSE for a, b in zip(one, other, strict=True))
