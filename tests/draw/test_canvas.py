"""Boards and palettes."""

from io import BytesIO

from PIL import Image

from bot.draw.canvas import Drawing, palette_of, sprite


def board() -> Drawing:
    made = Drawing(Image.new("RGB", (200, 120), "#2a5650"))
    made.put("dog", 4, 10, 96)
    made.write("Anna 🐭", 104, 40, 28, "#ffffff", width=90, anchor="l")
    made.count("12", 150, 90, 30)
    return made


def test_a_board_is_written_as_an_indexed_png():
    picture = Image.open(BytesIO(board().png()))
    assert (picture.format, picture.mode, picture.size) == ("PNG", "P", (200, 120))


def test_a_flat_colour_stays_as_designed():
    picture = Image.open(BytesIO(board().png())).convert("RGB")
    assert picture.getpixel((199, 0)) == (0x2A, 0x56, 0x50)


def test_a_palette_is_the_same_whenever_it_is_made():
    assert palette_of([board().image]).getpalette() == palette_of([board().image]).getpalette()


def test_a_sprite_is_rasterised_once_and_recoloured_by_its_classes():
    assert sprite("cat_head", 50) is sprite("cat_head", 50)
    assert sprite("cat_head", 50, ".fur{fill:#00f}").tobytes() != sprite("cat_head", 50).tobytes()


def test_a_ground_is_not_drawn_on():
    ground = Image.new("RGB", (60, 60), "#ffffff")
    Drawing(ground).put("dog", 0, 0, 60)
    assert ground.getcolors() == [(3600, (255, 255, 255))]
