"""Boards and palettes."""

from io import BytesIO

from PIL import Image

from bot.draw.canvas import Drawing


def board() -> Drawing:
    made = Drawing(Image.new("RGB", (200, 120), "#2a5650"))
    made.put("dog", 4, 10, 96)
    made.write("Anna 🐭", 104, 40, 28, "#ffffff", width=90, anchor="l")
    made.count("12", 150, 90, 30)
    return made


def test_a_board_is_written_as_an_indexed_png_with_its_colours_as_designed():
    picture = Image.open(BytesIO(board().png()))
    assert (picture.format, picture.mode, picture.size) == ("PNG", "P", (200, 120))
    assert picture.convert("RGB").getpixel((199, 0)) == (0x2A, 0x56, 0x50)
